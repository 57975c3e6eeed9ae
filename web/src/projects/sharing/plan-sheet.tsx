import type { PlanDocument } from '#contract/projects-sharing.ts'
import { formatDate, formatHours, formatHoursRange, formatMoney, formatMoneyRange } from '../../ui/format.ts'
import { COMPLEXITY_LABELS } from '../complexity-labels.ts'

type SheetTask = PlanDocument['tasks'][number]

/** A plan to be read, on paper too: its brief where there is one, totals, notes, and task after task. */
export function PlanSheet({ plan }: { plan: PlanDocument }) {
  return (
    <div className="grid gap-8">
      {plan.brief !== null && (
        <section aria-labelledby="sheet-brief" className="break-inside-avoid">
          <h2 id="sheet-brief" className="mb-2 text-lg">
            Brief
          </h2>
          <p className="wrap-anywhere measure whitespace-pre-line">{plan.brief}</p>
        </section>
      )}
      <PlanTotals plan={plan} />
      {plan.notes.length > 0 && (
        <section aria-labelledby="sheet-notes" className="break-inside-avoid">
          <h2 id="sheet-notes" className="mb-2 text-lg">
            Notes on this plan
          </h2>
          <ul className="wrap-anywhere measure grid list-disc gap-1 pl-6 text-sm">
            {plan.notes.map(note => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </section>
      )}
      <SheetTasks tasks={plan.tasks} />
    </div>
  )
}

/** What all of it takes. */
export function PlanTotals({ plan }: { plan: PlanDocument }) {
  const { totalEstimatedHours, totalEstimatedCost, hoursInterval80, costInterval80, tasks, createdAt } = plan
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-4 rounded-card border border-line bg-raised p-5 sm:grid-cols-4 print:border-control">
      <Figure
        name="Estimated hours"
        value={totalEstimatedHours === null ? null : formatHours(totalEstimatedHours)}
        range={hoursInterval80 && formatHoursRange(hoursInterval80.low, hoursInterval80.high)}
      />
      <Figure
        name="Estimated cost"
        value={totalEstimatedCost === null ? null : formatMoney(totalEstimatedCost)}
        range={costInterval80 && formatMoneyRange(costInterval80.low, costInterval80.high)}
      />
      <Figure name="Tasks" value={String(tasks.length)} range={null} />
      <Figure name="Created" value={formatDate(createdAt)} range={null} />
    </dl>
  )
}

function Figure({ name, value, range }: { name: string; value: string | null; range: string | null }) {
  return (
    <div>
      <dt className="text-soft text-sm">{name}</dt>
      <dd className="font-semibold text-lg tabular-nums">{value ?? 'Not known yet'}</dd>
      {range !== null && <dd className="text-soft text-xs tabular-nums">4 times out of 5: {range}</dd>}
    </div>
  )
}

/** The tasks in their order. */
function SheetTasks({ tasks }: { tasks: readonly SheetTask[] }) {
  return (
    <section aria-labelledby="sheet-tasks">
      <h2 id="sheet-tasks" className="mb-3 break-after-avoid text-lg">
        Tasks
      </h2>
      <ol className="grid gap-4 print:block">
        {tasks.map(task => (
          <li
            key={task.number}
            id={`task-${task.number}`}
            className="break-inside-avoid rounded-card border border-line bg-raised p-5 print:mb-3 print:border-control print:p-4"
          >
            <SheetTaskEntry task={task} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function SheetTaskEntry({ task }: { task: SheetTask }) {
  const { optimistic, pessimistic } = task.hoursRange
  const facts = [
    { name: 'Deliverable', text: task.deliverable },
    { name: 'Done when', text: task.acceptanceCheck },
    { name: 'Skills', text: task.requiredSkills.join(', ') },
    { name: 'Complexity', text: COMPLEXITY_LABELS[task.complexityLevel] },
    { name: 'After', text: task.after.map(number => `task ${number}`).join(', ') },
    { name: 'Answers', text: task.citedSentences.map(sentence => `“${sentence}”`).join(' ') },
  ].filter(({ text }) => text !== '')
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="wrap-anywhere min-w-0 text-base">
          <span className="text-marker-ink tabular-nums">{task.number}</span> {task.title}
        </h3>
        <p className="ml-auto flex items-baseline gap-3 tabular-nums">
          <span className="text-soft text-sm">{formatHoursRange(optimistic, pessimistic)}</span>
          <span className="font-semibold">{formatHours(task.estimatedHours)}</span>
          <span className="min-w-20 text-right font-semibold">{formatMoney(task.estimatedCost)}</span>
        </p>
      </div>
      {task.description !== '' && <p className="wrap-anywhere measure mt-1 whitespace-pre-line">{task.description}</p>}
      <dl className="mt-3 grid gap-1 text-sm">
        {facts.map(({ name, text }) => (
          <div key={name} className="grid grid-cols-[6.5rem_1fr] gap-2">
            <dt className="text-soft">{name}</dt>
            <dd className="wrap-anywhere min-w-0 whitespace-pre-line">{text}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
