import { ArrowDown, Send } from 'lucide-react'
import { type Offer, sendingError } from '#contract/hiring.ts'
import { ANSWER_DAYS, type AnswerDays } from '#contract/hiring-terms.ts'
import { HOURS_A_DAY, type Project } from '#contract/projects.ts'
import { averageRate, GOING_RATE_EXPLAINED } from '#contract/projects-rates.ts'
import { Button } from '../ui/button.tsx'
import { formatDay, formatHourlyRate, formatMoney } from '../ui/format.ts'
import { NativeSelect } from '../ui/native-select.tsx'
import { countOffers } from './offer-words.ts'
import type { HiringDraft } from './use-hiring-draft.ts'

interface HiringSummaryProps {
  project: Project
  offers: readonly Offer[]
  draft: HiringDraft
  isSending: boolean
  isOpen: boolean
  /** Why the last sending was refused. */
  error: string | undefined
  onSend: () => void
}

const answerDays = (text: string): AnswerDays => ANSWER_DAYS.find(days => String(days) === text) ?? 7

const SUMMARY = 'with-this-choice'

/** On a phone the summary stands below all tasks: this leads there from wherever somebody chose. */
export function ToSummary({ draft: { count, chosenCost } }: Pick<HiringSummaryProps, 'draft'>) {
  if (count === 0) return null
  return (
    <a
      href={`#${SUMMARY}`}
      className="sticky bottom-18 z-10 inline-flex min-h-11 items-center gap-2 justify-self-center rounded-full bg-ink px-4 font-medium text-paper text-sm tabular-nums focus-visible:z-30 md:bottom-4 lg:hidden"
    >
      <span>
        {countOffers(count)} chosen, {formatMoney(Math.round(chosenCost))}
        <span className="sr-only">: go to sending</span>
      </span>
      <ArrowDown aria-hidden="true" className="size-4" />
    </a>
  )
}

/** What the choice does to the plan's cost and dates, and the button that sends it. */
export function HiringSummary({ project, offers, draft, isSending, isOpen, error, onSend }: HiringSummaryProps) {
  const { dates, agreed, count, chosenCost, openTasks } = draft
  const unanswered = offers.filter(({ status }) => status === 'offered').length
  const difference = Math.round(dates.cost - dates.estimatedCost)
  return (
    <aside
      id={SUMMARY}
      tabIndex={-1}
      aria-label="What the choice makes"
      className="grid scroll-mt-20 gap-4 rounded-card border border-line bg-raised p-5"
    >
      <h2 className="text-lg">With this choice</h2>
      <dl aria-live="polite" className="grid gap-2 text-sm tabular-nums">
        <Line name="To be sent" value={count === 0 ? countOffers(0) : `${countOffers(count)}, ${formatMoney(Math.round(chosenCost))}`} />
        <Line name="Estimated cost" value={formatMoney(Math.round(dates.estimatedCost))} />
        <Line name="Cost of all tasks" value={formatMoney(Math.round(dates.cost))} />
        <Line
          name="Against the estimate"
          value={difference === 0 ? 'the same' : `${formatMoney(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'}`}
        />
        {dates.endsOn !== null && (
          <Line
            name="All done by"
            value={`${formatDay(dates.endsOn)}, ${dates.workingDays} working ${dates.workingDays === 1 ? 'day' : 'days'}`}
          />
        )}
        <Line name="Sent, not answered" value={countOffers(unanswered)} />
        <Line name="Agreed" value={`${agreed.size} of ${project.tasks.length} tasks`} />
        <Line name="Tasks with nobody chosen or asked" value={String(openTasks.length)} />
      </dl>
      {isOpen && (
        <p className="text-soft text-sm">
          The last day on which a task is due. Where none is said yet, it counts from the end of the time to answer, at {HOURS_A_DAY} hours
          of work a working day and as many hours as it may take at worst. An offer that is sent counts as taken.
        </p>
      )}
      <RatesCompared project={project} rateOfChosen={draft.rateOfChosen} />
      {isOpen && (
        <>
          <NativeSelect
            label="Time to answer"
            value={String(draft.answerWithinDays)}
            options={ANSWER_DAYS.map(days => ({ value: String(days), label: days === 1 ? '1 day' : `${days} days` }))}
            onChange={event => draft.setAnswerWithinDays(answerDays(event.target.value))}
          />
          <p role="status" className="text-danger text-sm empty:hidden">
            {sendingError(count) ?? error}
          </p>
          <Button disabled={count === 0 || sendingError(count) !== null} isPending={isSending} onClick={onSend}>
            {!isSending && <Send aria-hidden="true" className="size-4" />}
            {isSending ? 'Sending...' : count === 0 ? 'Send offers' : `Send ${countOffers(count)}`}
          </Button>
          <p className="text-soft text-sm">No payment is taken: an offer agrees on scope, price and day.</p>
          <p className="text-soft text-sm">
            Whoever gets an offer reads its scope as you send it. The task, your brief and their titles are shown without sentences on money
            and on how to reach you. Once accepted, the expert reads all of it and your e-mail address.
          </p>
        </>
      )}
    </aside>
  )
}

/** Why what is asked is not what was estimated. */
function RatesCompared({ project: { tasks }, rateOfChosen }: { project: Project; rateOfChosen: number | null }) {
  const rate = averageRate(tasks)
  if (rate === null) return null
  return (
    <p className="text-soft text-sm tabular-nums">
      The estimate counts {formatHourlyRate(rate)} on average, the going rates of the skills: {GOING_RATE_EXPLAINED}.
      {rateOfChosen === null
        ? ' Each expert asks a rate of their own.'
        : ` Those chosen, asked or hired come to ${formatHourlyRate(rateOfChosen)} on average.`}
    </p>
  )
}

function Line({ name, value }: { name: string; value: string }) {
  return (
    <div className="grid grid-cols-[auto_minmax(min-content,1fr)] items-baseline gap-3">
      <dt className="text-soft">{name}</dt>
      <dd className="text-right font-semibold">{value}</dd>
    </div>
  )
}
