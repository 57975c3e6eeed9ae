import { useEffect, useState } from 'react'
import { type AnswerDays, isHired, isOpenOffer, type Offer } from '#contract/hiring.ts'
import type { Project, Task } from '#contract/projects.ts'
import { useCurrentUser } from '../platform/current-user.ts'
import { type Forecast, type ForecastChoice, forecast } from './hiring-forecast.ts'
import { type Choice, type Choices, type ChoicesPlace, type ChosenExpert, keepChoices, readChoices } from './kept-choices.ts'
import { readTerms } from './read-terms.ts'
import type { TermsErrors, TypedTerms } from './terms-fields.tsx'

/** The price of an expert's estimated hours, in whole dollars. */
const priceOf = ({ estimatedHours }: Pick<Task, 'estimatedHours'>, { hourlyRate }: Pick<ChosenExpert, 'hourlyRate'>): number =>
  Math.max(1, Math.round(estimatedHours * hourlyRate))

const scopeOf = ({ description, deliverable, acceptanceCheck }: Task): string =>
  [description, deliverable && `Deliverable: ${deliverable}`, acceptanceCheck && `Done when: ${acceptanceCheck}`].filter(Boolean).join('\n')

const localDay = (): string => {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

const choiceOf = (task: Task, { expert, typed }: Choice): ForecastChoice => ({
  expertId: expert.id,
  price: Number(typed.price ?? '') || priceOf(task, expert),
})

const agreedOf = ({ expert, price, dueDate, status }: Offer): ForecastChoice => ({
  expertId: expert?.id ?? null,
  price,
  agreed: { dueDate, isDone: status !== 'accepted' },
})

const termsOf = (task: Task, { expert, typed }: Choice, dates: Forecast): TypedTerms => ({
  scope: scopeOf(task),
  price: String(priceOf(task, expert)),
  dueDate: dates.dueDates.get(task.id) ?? '',
  note: '',
  ...typed,
})

/** What choosing an expert makes of a task's price, and of the day on which the plan is done. */
export interface ChoiceEffect {
  price: number
  /** Against the estimate of the task. */
  difference: number
  endsOn: string
}

/** What the client has chosen and typed, task by task. */
const useChoices = (place: ChoicesPlace) => {
  const [choices, setChoices] = useState<Choices>(() => readChoices(place))
  const put = (taskId: number, choice: Choice | null) =>
    setChoices(before => {
      const after = new Map(before)
      if (choice) after.set(taskId, choice)
      else after.delete(taskId)
      return after
    })
  return {
    choices,
    choose: (taskId: number, expert: ChosenExpert | null) => put(taskId, expert && { expert, typed: {} }),
    change: (taskId: number, changed: Partial<TypedTerms>) => {
      const choice = choices.get(taskId)
      if (choice) put(taskId, { ...choice, typed: { ...choice.typed, ...changed } })
    },
    clear: () => setChoices(new Map()),
  }
}

/** The offers a client is about to send: who for which task, on which terms, and what that does to cost and dates. */
export const useHiringDraft = (project: Project, offers: readonly Offer[]) => {
  const ownerEmail = useCurrentUser()?.email ?? ''
  // As it was at first: whoever logs in while this is on the page does not inherit it.
  const [place] = useState<ChoicesPlace>({ ownerEmail, projectId: project.id })
  const { choices, choose, change, clear } = useChoices(place)
  const [errors, setErrors] = useState<ReadonlyMap<number, TermsErrors>>(new Map())
  const [answerWithinDays, setAnswerWithinDays] = useState<AnswerDays>(7)

  const agreed = new Map(offers.flatMap(offer => (offer.taskId !== null && isHired(offer.status) ? [[offer.taskId, offer] as const] : [])))
  const isAsked = (taskId: number, expertId: number) =>
    offers.some(offer => offer.taskId === taskId && offer.expert?.id === expertId && isOpenOffer(offer.status))
  // A task that was taken meanwhile, or an expert who was asked in another window, is nothing to send or to keep any more.
  const chosen = project.tasks.flatMap(task => {
    const choice = choices.get(task.id)
    return choice && !agreed.has(task.id) && !isAsked(task.id, choice.expert.id) ? [{ task, choice }] : []
  })
  useEffect(() => keepChoices(place, new Map(chosen.map(({ task, choice }) => [task.id, choice]))))
  const counted = new Map<number, ForecastChoice>([
    ...[...agreed].map(([taskId, offer]) => [taskId, agreedOf(offer)] as const),
    ...chosen.map(({ task, choice }) => [task.id, choiceOf(task, choice)] as const),
  ])
  const calendar = { today: localDay(), answerDays: answerWithinDays }
  const dates = forecast(project.tasks, counted, calendar)

  return {
    ...{ agreed, isAsked, dates, errors, answerWithinDays, setAnswerWithinDays, choose, change, clear },
    count: chosen.length,
    expertOf: (taskId: number) => chosen.find(({ task }) => task.id === taskId)?.choice.expert,
    termsOf: (task: Task): TypedTerms | null => {
      const choice = choices.get(task.id)
      return choice ? termsOf(task, choice, dates) : null
    },
    effectOf: (task: Task, expert: ChosenExpert): ChoiceEffect => {
      const isChosen = chosen.some(({ task: { id }, choice }) => id === task.id && choice.expert.id === expert.id)
      const price = (isChosen && counted.get(task.id)?.price) || priceOf(task, expert)
      const then = forecast(project.tasks, new Map([...counted, [task.id, { expertId: expert.id, price }]]), calendar)
      return { price, difference: Math.round(price - task.estimatedCost), endsOn: then.endsOn }
    },
    /** The offers as they are sent; null, with what is wrong kept, when some of them cannot be. */
    read: () => {
      const read = chosen.map(({ task, choice }) => ({ task, choice, ...readTerms(termsOf(task, choice, dates)) }))
      const wrong = new Map(read.flatMap(each => ('errors' in each ? [[each.task.id, each.errors] as const] : [])))
      setErrors(wrong)
      if (wrong.size > 0) return null
      return read.flatMap(({ task, choice, ...each }) =>
        'terms' in each ? [{ ...each.terms, taskId: task.id, expertId: choice.expert.id }] : [],
      )
    },
  }
}

export type HiringDraft = ReturnType<typeof useHiringDraft>
