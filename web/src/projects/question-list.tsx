import { Ban, CircleHelp } from 'lucide-react'
import type { ReactNode } from 'react'
import { isRefused } from '#contract/projects-refusal.ts'
import { classNames } from '../ui/class-names.ts'

/** What the analysis needs to know before it can plan, or that it refuses to; below, how to answer. */
export function QuestionList({ questions, children, form }: { questions: readonly string[]; children: ReactNode; form?: ReactNode }) {
  const refused = isRefused(questions)
  return (
    <section aria-labelledby="questions-heading" className="grid min-w-0 gap-5 rounded-card border border-line bg-raised p-5">
      <div>
        <h2 id="questions-heading" className="flex items-center gap-2 text-lg">
          {refused ? (
            <Ban aria-hidden="true" className="size-5 flex-none text-danger" />
          ) : (
            <CircleHelp aria-hidden="true" className="size-5 text-amber" />
          )}
          {refused ? 'Onhand cannot plan this' : 'The AI needs to know more'}
        </h2>
        <p className="mt-1 text-soft text-sm">{children}</p>
      </div>
      <ul className={classNames('wrap-anywhere measure grid gap-1.5', !refused && 'list-disc pl-6 marker:text-marker')}>
        {questions.map(question => (
          <li key={question}>{question}</li>
        ))}
      </ul>
      {form}
    </section>
  )
}
