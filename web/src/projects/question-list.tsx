import { CircleHelp } from 'lucide-react'
import type { ReactNode } from 'react'

/** What the analysis needs to know before it can plan; below, how to answer. */
export function QuestionList({ questions, children, form }: { questions: readonly string[]; children: ReactNode; form?: ReactNode }) {
  return (
    <section aria-labelledby="questions-heading" className="grid min-w-0 gap-5 rounded-card border border-line bg-raised p-5">
      <div>
        <h2 id="questions-heading" className="flex items-center gap-2 text-lg">
          <CircleHelp aria-hidden="true" className="size-5 text-amber" />
          The AI needs to know more
        </h2>
        <p className="mt-1 text-soft text-sm">{children}</p>
      </div>
      <ul className="wrap-anywhere measure grid list-disc gap-1.5 pl-6 marker:text-marker">
        {questions.map(question => (
          <li key={question}>{question}</li>
        ))}
      </ul>
      {form}
    </section>
  )
}
