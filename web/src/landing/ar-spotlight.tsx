import { Circle, MoveUpRight, PenLine, Slash } from 'lucide-react'
import { ButtonLink } from '../ui/button.tsx'
import { ValveScene } from './valve-scene.tsx'

const TOOLS = [
  { icon: Circle, name: 'Circle' },
  { icon: MoveUpRight, name: 'Arrow' },
  { icon: Slash, name: 'Line' },
  { icon: PenLine, name: 'Freehand' },
] as const

export function ArSpotlight() {
  return (
    <section aria-labelledby="ar-heading" className="grid items-center gap-10 border-line border-t py-16 lg:grid-cols-2">
      <ValveScene />
      <div className="grid gap-5">
        <h2 id="ar-heading" className="text-xl">
          Show it, and an expert marks the spot
        </h2>
        <p className="measure text-soft">
          In an AR session the expert sees what your camera sees and draws on it while you watch: around the part, along the cable, at the
          screw. On smartphones, tablets and AR glasses.
        </p>
        <ul aria-label="The expert's marks" className="flex flex-wrap gap-x-6 gap-y-2">
          {TOOLS.map(({ icon: Icon, name }) => (
            <li key={name} className="inline-flex items-center gap-2 font-medium text-sm">
              <Icon aria-hidden="true" className="size-5 text-marker-ink" />
              {name}
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/ar-sessions" variant="secondary">
            Book AR Session
          </ButtonLink>
          <ButtonLink to="/services?ar=true" variant="secondary">
            Find AR Experts
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
