import { HeroScene } from '../landing/hero-scene.tsx'
import { HowItWorks } from '../landing/how-it-works.tsx'
import { Statistics } from '../landing/statistics.tsx'
import { PageTitle } from '../platform/page-head.tsx'
import { BriefStarter } from '../projects/brief-starter.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { MarkUnderline } from '../ui/mark.tsx'

export function HomeScreen() {
  return (
    <div className="page">
      <PageTitle />
      <section className="grid items-center gap-12 py-10 lg:grid-cols-[1.15fr_0.85fr] lg:py-16">
        <div className="grid gap-7">
          <h1 className="isolate text-2xl">
            On-Demand Expertise,{' '}
            <span className="relative inline-block">
              Instantly
              <MarkUnderline className="absolute inset-x-0 -bottom-2 -z-10 h-3 w-full text-marker" />
            </span>{' '}
            Synchronized.
          </h1>
          <p className="measure text-lg text-soft">
            Say what is wrong or wanted. Onhand splits it into tasks with hours and cost, and finds the verified expert who points at the
            right screw.
          </p>
          <BriefStarter />
          <Statistics />
        </div>
        <HeroScene />
      </section>
      <HowItWorks />
      <section className="grid justify-items-center gap-4 border-line border-t py-16 text-center">
        <h2 className="text-xl">What is on your bench?</h2>
        <p className="text-soft">A few sentences are enough to begin with.</p>
        <ButtonLink to="/submit-project" size="large">
          Submit Project
        </ButtonLink>
      </section>
    </div>
  )
}
