import { ListChecks, Undo2 } from 'lucide-react'
import { useRef } from 'react'
import { OFFERS_PER_SENDING } from '#contract/hiring.ts'
import type { Match, Project, Task } from '#contract/projects.ts'
import { averageRate } from '#contract/projects-rates.ts'
import { announce } from '../ui/announcer.tsx'
import { Button } from '../ui/button.tsx'
import { formatHourlyRate, formatMoney } from '../ui/format.ts'
import { bestMatches } from './best-matches.ts'
import { againstEstimate } from './offer-words.ts'
import { tasksByExpert, tasksInWords } from './suggested-for.ts'
import type { HiringDraft } from './use-hiring-draft.ts'
import { choiceOfExpert, type Wanted } from './wanted-choices.ts'

interface AllTasksAtOnceProps {
  project: Project
  draft: HiringDraft
  /** Whom somebody came for; null when it is nobody. */
  wanted: Wanted | null
}

/** Whoever was asked in vain is not asked again without a look at him. */
const askableFor = ({ id, matches }: Task, draft: HiringDraft) =>
  matches.filter(({ expert }) => draft.whyNotAsked(id, expert.id) === null && draft.declinedAt(id, expert.id) === null)

interface TaskAndAskable {
  task: Task
  askable: readonly Match[]
}

/** The best match for each task, all of them together. */
const bestPicks = (toMatch: readonly TaskAndAskable[], draft: HiringDraft) => {
  const found = bestMatches(
    toMatch.map(({ task: { id }, askable }) => ({
      id,
      candidates: askable.map(({ expert, matchScore }) => ({ expertId: expert.id, matchScore, hasJoined: expert.hasJoined })),
    })),
    draft.expertsInPlan,
  )
  return toMatch.flatMap(({ task, askable }) => {
    const expert = askable.find(match => match.expert.id === found.get(task.id))?.expert
    return expert ? [{ task, expert }] : []
  })
}

/** Chooses the best match for all tasks that have nobody, in one go; nothing is sent, and what was chosen by hand stays. */
export function AllTasksAtOnce({ project: { tasks }, draft, wanted }: AllTasksAtOnceProps) {
  const choosing = useRef<HTMLButtonElement>(null)
  const numberOf = (taskId: number) => tasks.findIndex(({ id }) => id === taskId) + 1
  const withNobody = draft.openTasks.map(task => ({ task, askable: askableFor(task, draft) }))
  const matchable = withNobody.filter(({ askable }) => askable.length > 0)
  const toMatch = matchable.slice(0, Math.max(0, OFFERS_PER_SENDING - draft.count))
  const unsuggested = withNobody.filter(({ askable }) => askable.length === 0).map(({ task }) => numberOf(task.id))
  const matched = draft.bestMatches.map(({ taskId, expert }) => ({ number: numberOf(taskId), expert }))
  const isAllTaken = toMatch.length === 0 && matched.length === 0
  // While he writes the terms of a choice it becomes his own: the page does not jump then.
  if (tasks.length < 2 || (isAllTaken && draft.count === 0)) return null

  const picks = bestPicks(toMatch, draft)
  const choose = () => {
    const chosen = picks.map(({ task, expert }) => ({ taskId: task.id, number: numberOf(task.id), expert }))
    for (const { taskId, expert } of chosen) draft.put(taskId, { ...choiceOfExpert(expert, wanted), isBestMatch: true })
    const words = tasksByExpert(chosen).map(({ expertName, tasks: own }) => `${expertName} for ${own}`)
    announce(`Chosen: ${words.join('; ')}. Nothing is sent yet.`)
  }
  const takeBack = () => {
    draft.takeBackBestMatches()
    announce('The best matches are taken back. Nothing was sent.')
    // The button that was pressed goes.
    choosing.current?.focus()
  }
  return (
    <section aria-labelledby="all-at-once" className="grid gap-3 rounded-card border border-line bg-raised p-5">
      <h2 id="all-at-once" className="text-lg">
        All tasks at once
      </h2>
      {matched.length > 0 ? (
        <ul aria-label="Best matches chosen" className="grid gap-1 text-sm">
          {tasksByExpert(matched).map(({ expertId, expertName, tasks: own }) => (
            <li key={expertId} className="wrap-anywhere">
              <span className="font-semibold">{expertName}</span> for {own}
            </li>
          ))}
          {unsuggested.length > 0 && <li>Nobody is left to suggest for {tasksInWords(unsuggested)}: search there.</li>}
          {matchable.length > toMatch.length && (
            <li>At most {OFFERS_PER_SENDING} offers are sent at once: choose for the other tasks afterwards.</li>
          )}
        </ul>
      ) : (
        <p className="measure text-sm">
          {isAllTaken
            ? 'Each task that somebody is suggested for has somebody chosen or asked.'
            : 'Takes the best match for each task with nobody chosen or asked; of experts who match nearly as well, one for several tasks.'}
        </p>
      )}
      {picks.length > 0 && <CostThen {...{ picks, draft, wanted }} isWhole={picks.length === draft.openTasks.length} />}
      <p className="measure text-soft text-sm">The terms of each offer stand below with its task. Nothing is sent until you press Send.</p>
      <div className="flex flex-wrap gap-x-3 gap-y-2">
        <Button ref={choosing} variant="secondary" isAtEnd={toMatch.length === 0} onClick={choose}>
          <ListChecks aria-hidden="true" className="size-5 flex-none" />
          Choose the best match for every task
        </Button>
        {matched.length > 0 && (
          <Button variant="quiet" onClick={takeBack}>
            <Undo2 aria-hidden="true" className="size-5 flex-none" />
            {matched.length === 1 ? 'Undo this choice' : `Undo these ${matched.length} choices`}
          </Button>
        )}
      </div>
    </section>
  )
}

interface CostThenProps extends Pick<AllTasksAtOnceProps, 'draft' | 'wanted'> {
  picks: ReturnType<typeof bestPicks>
  /** Nothing of the plan is left at its estimate. */
  isWhole: boolean
}

/** What the project costs with the best matches at their own rates, and why that is not what was estimated. */
function CostThen({ picks, draft: { dates, priceOf }, wanted, isWhole }: CostThenProps) {
  const asked = picks.map(({ task, expert }) => ({
    estimatedHours: task.estimatedHours,
    estimatedCost: priceOf(task, choiceOfExpert(expert, wanted).expert),
  }))
  const tasks = picks.map(({ task }) => task)
  const [rateAsked, rateCounted] = [averageRate(asked), averageRate(tasks)]
  const costOf = (some: readonly { estimatedCost: number }[]) => some.reduce((sum, { estimatedCost }) => sum + estimatedCost, 0)
  const cost = dates.cost + costOf(asked) - costOf(tasks)
  return (
    <p className="measure text-sm tabular-nums">
      {rateAsked !== null &&
        rateCounted !== null &&
        `They ask ${formatHourlyRate(rateAsked)} on average; the estimate counts ${formatHourlyRate(rateCounted)}, the going rates of the skills. `}
      With them all tasks come to <span className="font-semibold">{formatMoney(Math.round(cost))}</span>,{' '}
      {againstEstimate(Math.round(cost - dates.estimatedCost))}.{!isWhole && ' Tasks that are left over count as estimated.'}
    </p>
  )
}
