import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Offer } from '#contract/hiring.ts'
import type { Task } from '#contract/projects.ts'
import { classNames } from '../ui/class-names.ts'
import { formatHourlyRate, formatHours, formatMoney } from '../ui/format.ts'
import { OfferCard } from './offer-card.tsx'
import { TermsFields } from './terms-fields.tsx'
import { type ChosenExpert, type HiringDraft, priceOf } from './use-hiring-draft.ts'

const ExpertSearch = lazy(() => import('./expert-search.tsx').then(module => ({ default: module.ExpertSearch })))

interface TaskHiringProps {
  task: Task
  number: number
  offers: readonly Offer[]
  draft: HiringDraft
  /** Offers may be sent in the project's present state. */
  isOpen: boolean
  /** What else can be done about an offer. */
  moreOf: (offer: Offer) => ReactNode
}

/** One task: the offers made for it, and who else could do it. */
export function TaskHiring({ task, number, offers, draft, isOpen, moreOf }: TaskHiringProps) {
  const isTaken = draft.agreed.has(task.id)
  const heading = `hire-task-${task.id}`
  return (
    <section aria-labelledby={heading} className="grid gap-4 border-line border-t pt-6">
      <div>
        <h2 id={heading} className="flex gap-3 text-lg">
          <span aria-hidden="true" className="font-semibold text-marker-ink tabular-nums">
            {number}
          </span>
          <span className="wrap-anywhere min-w-0">{task.title}</span>
        </h2>
        <p className="mt-1 text-soft text-sm tabular-nums">
          Estimated {formatHours(task.estimatedHours)}, {formatMoney(task.estimatedCost)}; {task.requiredSkills.join(', ')}
        </p>
      </div>
      {offers.map(offer => (
        <OfferCard key={offer.id} offer={offer} heading={<ExpertAsked offer={offer} />} more={moreOf(offer)} />
      ))}
      {isOpen && !isTaken && <Choice task={task} draft={draft} />}
    </section>
  )
}

function ExpertAsked({ offer }: { offer: Offer }) {
  const { expert, status } = offer
  return (
    <>
      <h3 className="wrap-anywhere text-base">{expert.expertName}</h3>
      <p className="wrap-anywhere text-soft text-sm">
        {expert.title}, {formatHourlyRate(expert.hourlyRate)}
      </p>
      {!expert.hasJoined && status === 'offered' && (
        <p className="text-soft text-sm">Has not joined yet: the offer is there once he claims his profile.</p>
      )}
    </>
  )
}

function Choice({ task, draft }: { task: Task; draft: HiringDraft }) {
  const [added, setAdded] = useState<ChosenExpert | null>(null)
  const chosen = draft.expertOf(task.id)
  const terms = draft.termsOf(task)
  const suggested = task.matches.map(({ expert, matchScore }) => ({ ...expert, score: matchScore }))
  const further = added && !suggested.some(({ id }) => id === added.id) ? [{ ...added, title: '', score: null }] : []
  return (
    <div className="grid gap-4">
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 font-medium text-sm">Who is to do it?</legend>
        {[...suggested, ...further].map(expert => (
          <Candidate
            key={expert.id}
            task={task}
            expert={expert}
            detail={expert.score === null ? null : `${expert.score}% match`}
            isAsked={draft.isAsked(task.id, expert.id)}
            isChosen={chosen?.id === expert.id}
            onChoose={() => draft.choose(task.id, expert)}
          />
        ))}
        <label className="flex min-h-11 cursor-pointer items-center gap-3 px-3 text-sm">
          <input
            type="radio"
            name={`expert-of-${task.id}`}
            checked={chosen === undefined}
            onChange={() => draft.choose(task.id, null)}
            className="size-5 flex-none accent-marker-fill"
          />
          Nobody now
        </label>
      </fieldset>
      <Suspense>
        <ExpertSearch
          taskTitle={task.title}
          onFound={expert => {
            setAdded(expert)
            draft.choose(task.id, expert)
          }}
        />
      </Suspense>
      {chosen && terms && (
        <fieldset className="grid gap-3 rounded-card border border-line bg-raised p-4">
          <legend className="px-1 font-medium text-sm">Offer to {chosen.expertName}</legend>
          <TermsFields
            terms={terms}
            errors={draft.errors.get(task.id) ?? {}}
            noteLabel="A word to the expert (optional)"
            onChange={changed => draft.change(task.id, changed)}
          />
          <p className="text-soft text-sm">
            The price is {formatHours(task.estimatedHours)} at {formatHourlyRate(chosen.hourlyRate)}, the day leaves time for the worst
            case. Change what you like.
          </p>
        </fieldset>
      )}
    </div>
  )
}

interface CandidateProps {
  task: Task
  expert: ChosenExpert & { title: string }
  detail: string | null
  isAsked: boolean
  isChosen: boolean
  onChoose: () => void
}

/** An expert, and what choosing him makes of the task's cost. */
function Candidate({ task, expert, detail, isAsked, isChosen, onChoose }: CandidateProps) {
  const price = priceOf(task, expert)
  const more = price - Math.round(task.estimatedCost)
  const difference = more === 0 ? 'as estimated' : `${formatMoney(Math.abs(more))} ${more > 0 ? 'more' : 'less'} than estimated`
  return (
    <label
      className={classNames(
        'flex min-h-14 cursor-pointer items-center gap-3 rounded-control border px-3 py-2',
        isChosen ? 'border-marker' : 'border-line',
      )}
    >
      <input
        type="radio"
        name={`expert-of-${task.id}`}
        checked={isChosen}
        disabled={isAsked}
        onChange={onChoose}
        className="size-5 flex-none accent-marker-fill"
      />
      <span className="min-w-0 flex-1">
        <span className="wrap-anywhere block font-semibold">{expert.expertName}</span>
        <span className="wrap-anywhere block text-soft text-sm">{[expert.title, detail].filter(Boolean).join(', ')}</span>
      </span>
      <span className="text-right text-sm tabular-nums">
        <span className="block font-semibold">{isAsked ? 'Asked' : formatMoney(price)}</span>
        <span className="block text-soft">{isAsked ? 'waiting' : difference}</span>
      </span>
    </label>
  )
}
