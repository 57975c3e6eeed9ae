import { CircleAlert } from 'lucide-react'
import { lazy, type ReactNode, type RefObject, Suspense, useRef, useState } from 'react'
import { Link } from 'react-router'
import { isBindingOffer, isOpenOffer, type Offer, OPEN_OFFERS_PER_TASK, TOO_MANY_ASKED } from '#contract/hiring.ts'
import type { Match, Task } from '#contract/projects.ts'
import { Button } from '../ui/button.tsx'
import { formatHourlyRate, formatHours, formatMoney } from '../ui/format.ts'
import { Candidate } from './candidate.tsx'
import type { ChosenExpert } from './kept-choices.ts'
import { OfferCard } from './offer-card.tsx'
import { NOT_JOINED } from './offer-words.ts'
import { type Standing, type TaskToFill, tasksInWords } from './suggested-for.ts'
import { TermsFields } from './terms-fields.tsx'
import type { HiringDraft } from './use-hiring-draft.ts'
import { choiceOfExpert, type Wanted } from './wanted-choices.ts'

const ExpertSearch = lazy(() => import('./expert-search.tsx').then(module => ({ default: module.ExpertSearch })))

interface TaskHiringProps {
  task: Task
  number: number
  offers: readonly Offer[]
  draft: HiringDraft
  /** Offers may be sent in the project's present state. */
  isOpen: boolean
  /** Where else an expert stands on the page. */
  standingOf: (expertId: number) => Standing
  /** The other tasks that an expert is suggested for, and nobody is chosen for. */
  openBeside: (expertId: number) => readonly TaskToFill[]
  /** Whom somebody came for; null when it is nobody. */
  wanted: Wanted | null
  /** What else can be done about an offer. */
  moreOf: (offer: Offer) => ReactNode
  /** The reasons of a match. */
  whyOf: (match: Match) => ReactNode
}

/** One task: the offers made for it, and who else could do it. */
export function TaskHiring({ task, number, offers, draft, isOpen, standingOf, openBeside, wanted, moreOf, whyOf }: TaskHiringProps) {
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
          Estimated {formatHours(task.estimatedHours)} at the going rate of {formatHourlyRate(task.hourlyRate)},{' '}
          {formatMoney(task.estimatedCost)}; {task.requiredSkills.join(', ')}
        </p>
      </div>
      {offers.map(offer => (
        <OfferCard key={offer.id} offer={offer} heading={<ExpertAsked offer={offer} />} more={moreOf(offer)} />
      ))}
      {isOpen && !isTaken && <Choice {...{ task, number, offers, draft, standingOf, openBeside, wanted, whyOf }} />}
    </section>
  )
}

function ExpertAsked({ offer: { expert, status } }: { offer: Offer }) {
  if (!expert) return <h3 className="text-base">Former member</h3>
  return (
    <>
      <h3 className="wrap-anywhere text-base">
        <Link
          to={`/experts/${expert.id}`}
          className="touch-target inline-flex min-h-6 items-center underline decoration-line underline-offset-4 hover:decoration-marker"
        >
          {expert.expertName}
        </Link>
      </h3>
      <p className="wrap-anywhere text-soft text-sm">
        {expert.title}, {formatHourlyRate(expert.hourlyRate)}
      </p>
      {!expert.hasJoined && status === 'offered' && <p className="text-soft text-sm">{NOT_JOINED}</p>}
      {!expert.canBeHired && isBindingOffer(status) && (
        <p className="flex items-center gap-1.5 text-danger text-sm">
          <CircleAlert aria-hidden="true" className="size-4 flex-none" />
          {isOpenOffer(status)
            ? 'No longer available here: withdraw the offer, and choose somebody else.'
            : 'No longer available here: you may end the agreement, and choose somebody else.'}
        </p>
      )}
    </>
  )
}

type ChoiceProps = Pick<TaskHiringProps, 'task' | 'number' | 'offers' | 'draft' | 'standingOf' | 'openBeside' | 'wanted' | 'whyOf'>

function Choice({ task, number, offers, draft, standingOf, openBeside, wanted, whyOf }: ChoiceProps) {
  const [added, setAdded] = useState<ChosenExpert | null>(null)
  const terms = useRef<HTMLFieldSetElement>(null)
  /** Whoever goes through the experts with the arrows is not taken away from them at the first. */
  const isPressed = useRef(false)
  const chosen = draft.expertOf(task.id)
  if (offers.filter(({ status }) => isOpenOffer(status)).length >= OPEN_OFFERS_PER_TASK)
    return <p className="text-soft text-sm">{TOO_MANY_ASKED}</p>
  // Who came for an expert by a service is told the rate of that service wherever he stands, also where he was suggested or is found.
  // Whether he has joined by now is known of the match only.
  const shown = (expert: ChosenExpert) => {
    const known = [wanted?.expert, chosen].find(each => each?.id === expert.id)
    return known === undefined ? expert : { ...known, hasJoined: expert.hasJoined }
  }
  const chooseFor = (taskId: number, expert: ChosenExpert) => draft.put(taskId, choiceOfExpert(expert, wanted))
  const choose = (expert: ChosenExpert) => chooseFor(task.id, expert)
  const suggested = task.matches.map(match => ({ expert: shown(match.expert), matchScore: match.matchScore, why: whyOf(match) }))
  // Who was searched stays in the list, also when he was chosen on an earlier visit.
  const further = [added, chosen].find(expert => expert && !suggested.some(({ expert: { id } }) => id === expert.id))
  return (
    <div className="grid gap-4">
      <fieldset
        className="grid gap-2"
        onPointerDown={() => {
          isPressed.current = true
        }}
        onKeyDown={() => {
          isPressed.current = false
        }}
      >
        <legend className="mb-1.5 font-medium text-sm">Who is to do it?</legend>
        {[...suggested, ...(further ? [{ expert: further, matchScore: null, why: null }] : [])].map(({ expert, matchScore, why }) => (
          <Candidate
            key={expert.id}
            {...{ task, number, expert, matchScore, why }}
            standing={standingOf(expert.id)}
            effect={draft.effectOf(task, expert)}
            whyNot={draft.whyNotAsked(task.id, expert.id)}
            declinedAt={draft.declinedAt(task.id, expert.id)}
            isChosen={chosen?.id === expert.id}
            onChoose={() => {
              choose(expert)
              if (isPressed.current) bringIntoView(terms)
            }}
          />
        ))}
        <label className="flex min-h-11 cursor-pointer items-center gap-3 px-3 text-sm">
          <input
            type="radio"
            name={`expert-of-${task.id}`}
            checked={chosen === undefined}
            onChange={() => draft.put(task.id, null)}
            className="size-5 flex-none accent-marker-fill"
          />
          Nobody now
        </label>
      </fieldset>
      <Suspense>
        <ExpertSearch
          taskTitle={task.title}
          onFound={expert => {
            setAdded(shown(expert))
            choose(expert)
          }}
        />
      </Suspense>
      {chosen && <ChosenTerms place={terms} task={task} chosen={chosen} draft={draft} />}
      {chosen && (
        <AskedBesides
          tasks={openBeside(chosen.id)}
          expertName={chosen.expertName}
          onChoose={ids => {
            for (const id of ids) chooseFor(id, chosen)
            // The button goes.
            terms.current?.focus()
          }}
        />
      )}
    </div>
  )
}

interface AskedBesidesProps {
  tasks: readonly TaskToFill[]
  expertName: string
  onChoose: (taskIds: readonly number[]) => void
}

/** One for several tasks is chosen for all of them at once. */
function AskedBesides({ tasks, expertName, onChoose }: AskedBesidesProps) {
  if (tasks.length === 0) return null
  return (
    <div>
      <Button variant="secondary" size="small" className="h-auto py-1.5" onClick={() => onChoose(tasks.map(({ id }) => id))}>
        <span className="wrap-anywhere">
          Ask {expertName} for {tasksInWords(tasks.map(({ number }) => number))} as well
        </span>
      </Button>
    </div>
  )
}

/** The form stands below all experts: once it is there, whoever pressed one further up is brought to it. */
const bringIntoView = (form: RefObject<HTMLElement | null>) =>
  requestAnimationFrame(() => {
    form.current?.focus({ preventScroll: true })
    form.current?.scrollIntoView({ block: 'nearest' })
  })

interface ChosenTermsProps {
  place: RefObject<HTMLFieldSetElement | null>
  task: Task
  chosen: ChosenExpert
  draft: HiringDraft
}

/** The terms of the offer that is about to be sent. On a phone it lies over the way to the summary, and not below it. */
function ChosenTerms({ place, task, chosen, draft }: ChosenTermsProps) {
  const terms = draft.termsOf(task)
  if (!terms) return null
  return (
    <fieldset
      ref={place}
      tabIndex={-1}
      className="relative z-20 grid scroll-mt-[calc(var(--below-header)+1rem)] scroll-mb-24 gap-3 rounded-card border border-line bg-raised p-4 outline-none"
    >
      <legend className="px-1 font-medium text-sm">Offer to {chosen.expertName}</legend>
      <TermsFields
        scopeHint="From your plan. It goes to the expert as it stands here: leave out what you do not want to tell before they accept."
        terms={terms}
        errors={draft.errors.get(task.id) ?? {}}
        firstDay={draft.firstDay}
        noteLabel="A word to the expert (optional)"
        onChange={changed => draft.change(task.id, changed)}
      />
      <p className="text-soft text-sm">
        The price is {formatHours(task.estimatedHours)} at {formatHourlyRate(chosen.hourlyRate)}; the day leaves{' '}
        {draft.answerWithinDays === 1 ? '1 day' : `${draft.answerWithinDays} days`} for the answer, and time for the work at its worst.
        Change what you like.
      </p>
    </fieldset>
  )
}
