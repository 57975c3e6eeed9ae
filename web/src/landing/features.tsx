import { ListTree, type LucideIcon, ScanEye, ShieldCheck } from 'lucide-react'
import { Link } from 'react-router'

interface Feature {
  icon: LucideIcon
  title: string
  text: string
  link: { path: string; words: string }
}

const FEATURES: readonly Feature[] = [
  {
    icon: ListTree,
    title: 'AI Task Decomposition',
    text: 'Plain words become tasks with skills, hours and cost, each tied to the sentence that asked for it.',
    link: { path: '/how-it-works#from-your-words-to-a-plan', words: 'How a plan is made' },
  },
  {
    icon: ScanEye,
    title: 'AR Remote Assistance',
    text: 'An expert looks through your camera and draws on what it shows. The marks stay on the thing.',
    link: { path: '/services?ar=true', words: 'Services with AR help' },
  },
  {
    icon: ShieldCheck,
    title: 'Blockchain Trust',
    text: 'Planned, not built yet: payments secured by escrow smart contracts and released milestone by milestone.',
    link: { path: '/how-it-works#how-money-works', words: 'How money works today' },
  },
]

export function Features() {
  return (
    <section aria-labelledby="features-heading" className="border-line border-t py-16">
      <h2 id="features-heading" className="mb-10 text-xl">
        What it rests on
      </h2>
      <ul className="grid gap-10 md:grid-cols-3">
        {FEATURES.map(({ icon: Icon, title, text, link }) => (
          <li key={title} className="grid content-start gap-2">
            <Icon aria-hidden="true" className="size-7 text-trust" />
            <h3 className="text-lg">{title}</h3>
            <p className="text-soft">{text}</p>
            <Link
              to={link.path}
              className="touch-target inline-flex items-center justify-self-start font-medium text-sm underline decoration-marker underline-offset-4"
            >
              {link.words}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
