import type { ReactNode } from 'react'
import type { Offer, OfferBrief } from '#contract/hiring.ts'
import { FoldSummary } from '../ui/fold-summary.tsx'
import { formatHours } from '../ui/format.ts'

/** What the plan and the client say of the work, beside what the scope says already. */
export function BriefOfOffer({ offer: { brief, scope, status } }: { offer: Offer }) {
  if (!brief) return null
  const { task } = brief
  return (
    <div className="grid gap-1 text-sm">
      {task && (
        <p className="wrap-anywhere text-soft tabular-nums">
          Estimated {formatHours(task.estimatedHours)}; {task.requiredSkills.join(', ')}
        </p>
      )}
      <details className="group" open={status === 'offered'}>
        <FoldSummary>What it is about</FoldSummary>
        <dl className="measure mt-1 grid gap-3">
          {task && <TaskWords task={task} scope={scope} />}
          <Words name="The project, as the client describes it">
            {brief.projectDescription === '' ? 'Told once you have accepted.' : brief.projectDescription}
          </Words>
        </dl>
        {!brief.isWhole && (
          <p className="mt-2 text-soft">
            Sentences on money and on how to reach somebody are left out. You read all of it, and the client’s e-mail address, once you have
            accepted.
          </p>
        )}
      </details>
    </div>
  )
}

function TaskWords({ task, scope }: { task: NonNullable<OfferBrief['task']>; scope: string }) {
  const rows: [string, string][] = [
    ['The task', task.description],
    ['Deliverable', task.deliverable],
    ['Done when', task.acceptanceCheck],
  ]
  return rows
    .filter(([, text]) => text !== '' && !scope.includes(text))
    .map(([name, text]) => (
      <Words key={name} name={name}>
        {text}
      </Words>
    ))
}

function Words({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-medium">{name}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  )
}
