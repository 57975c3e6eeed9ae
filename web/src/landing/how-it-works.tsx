import { ButtonLink } from '../ui/button.tsx'
import { MarkArrow } from '../ui/mark.tsx'

const STEPS = [
  { title: 'Describe Your Project', text: 'In your own words: what is wrong or wanted, where, and by when.' },
  {
    title: 'AI Analysis',
    text: 'The brief becomes tasks with skills, hours and cost, each tied to the sentence it answers. What is unclear is asked, not invented.',
  },
  { title: 'Expert Matching', text: 'Up to three experts for each task, verified ones marked, with the reasons behind every score.' },
] as const

export function HowItWorks() {
  return (
    <section aria-labelledby="how-heading" className="border-line border-t py-16">
      <h2 id="how-heading" className="mb-10 text-xl">
        How It Works
      </h2>
      <ol className="grid gap-10 md:grid-cols-3">
        {STEPS.map(({ title, text }, index) => (
          <li key={title} className="relative">
            <div className="mb-3 flex items-center gap-3">
              <span aria-hidden="true" className="font-bold font-display text-marker-ink text-xl tabular-nums">
                {index + 1}
              </span>
              {index < STEPS.length - 1 && <MarkArrow isDrawn={false} className="hidden size-7 -rotate-45 text-line md:block" />}
            </div>
            <h3 className="mb-1.5 text-lg">{title}</h3>
            <p className="text-soft">{text}</p>
          </li>
        ))}
      </ol>
      <ButtonLink to="/submit-project" size="large" className="mt-10">
        Submit Your Project
      </ButtonLink>
    </section>
  )
}
