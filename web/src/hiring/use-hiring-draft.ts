import { useEffect, useState } from 'react'
import { isHired, isOpenOffer, type Offer } from '#contract/hiring.ts'
import { type AnswerDays, dayOf, firstDueDay, readPrice } from '#contract/hiring-terms.ts'
import type { Project, Task } from '#contract/projects.ts'
import { averageRate } from '#contract/projects-rates.ts'
import { useCurrentUser } from '../platform/current-user.ts'
import { type ChoiceEffect, choiceEffect } from './choice-effect.ts'
import { type Forecast, type ForecastChoice, forecast } from './hiring-forecast.ts'
import { useListAgreedWork } from './hiring-queries.ts'
import { type Choice, type Choices, type ChoicesPlace, type ChosenExpert, keepChoices, readChoices } from './kept-choices.ts'
import { errorsTyped, readTerms } from './read-terms.ts'
import type { TermsErrors, TypedTerms } from './terms-fields.tsx'
import { choicesWithWanted, type Wanted } from './wanted-choices.ts'
import { declinedAt, isAsked, whyNotAsked } from './why-not-asked.ts'

/** The price of an expert's estimated hours, in whole dollars. */
const priceOf = ({ estimatedHours }: Pick<Task, 'estimatedHours'>, { hourlyRate }: Pick<ChosenExpert, 'hourlyRate'>): number =>
  Math.max(1, Math.round(estimatedHours * hourlyRate))

const scopeOf = ({ description, deliverable, acceptanceCheck }: Task): string =>
  [description, deliverable && `Deliverable: ${deliverable}`, acceptanceCheck && `Done when: ${acceptanceCheck}`].filter(Boolean).join('\n')

const localDay = (): string => {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

/** Nothing typed, or half a day: the day is worked out. */
const isDay = (typed: string | undefined): typed is string => typed !== undefined && !Number.isNaN(Date.parse(typed))

const choiceOf = (task: Task, { expert, typed }: Choice): ForecastChoice => ({
  expertId: expert.id,
  price: readPrice(typed.price ?? '') ?? priceOf(task, expert),
  ...(isDay(typed.dueDate) && { dueDate: typed.dueDate }),
})

const agreedOf = ({ expert, price, dueDate, status }: Offer): ForecastChoice => ({
  ...{ expertId: expert?.id ?? null, price },
  dueDate: status === 'accepted' ? dueDate : null,
})

/** Of each task whose offers nobody has answered yet, the dearest, and the latest day: either may be taken. */
const sentOf = (offers: readonly Offer[]): Map<number, ForecastChoice> => {
  const sent = new Map<number, ForecastChoice & { dueDate: string }>()
  for (const { taskId, expert, price, dueDate, status } of offers) {
    if (taskId === null || !isOpenOffer(status)) continue
    const other = sent.get(taskId)
    const day = other && other.dueDate > dueDate ? other.dueDate : dueDate
    sent.set(taskId, { ...(other && other.price >= price ? other : { expertId: expert?.id ?? null, price }), dueDate: day })
  }
  return sent
}

const termsOf = (task: Task, { expert, typed }: Choice, dates: Forecast): TypedTerms => ({
  scope: scopeOf(task),
  price: String(priceOf(task, expert)),
  dueDate: dates.dueDates.get(task.id) ?? '',
  note: '',
  ...typed,
})

/** Those who stand to choose from. */
const expertsShown = (project: Project, choices: Choices): number[] => [
  ...new Set([
    ...project.tasks.flatMap(task => task.matches.map(match => match.expert.id)),
    ...[...choices.values()].map(choice => choice.expert.id),
  ]),
]

/** What the client has chosen and typed, task by task. */
const useChoices = (begin: () => Choices, onChange: () => void) => {
  const [choices, setChoices] = useState(begin)
  const [answerWithinDays, setAnswerWithinDays] = useState<AnswerDays>(7)
  const put = (taskId: number, choice: Choice | null) => {
    onChange()
    setChoices(before => {
      const after = new Map(before)
      if (choice) after.set(taskId, choice)
      else after.delete(taskId)
      return after
    })
  }
  return {
    ...{ choices, answerWithinDays, put },
    setAnswerWithinDays: (days: AnswerDays) => {
      onChange()
      setAnswerWithinDays(days)
    },
    change: (taskId: number, changed: Partial<TypedTerms>) => {
      const choice = choices.get(taskId)
      if (choice) put(taskId, { expert: choice.expert, typed: { ...choice.typed, ...changed } })
    },
    clear: () => setChoices(new Map()),
    /** Takes back every choice of which that holds. */
    takeBack: (isMeant: (choice: Choice) => boolean) => {
      onChange()
      setChoices(before => new Map([...before].filter(([, choice]) => !isMeant(choice))))
    },
  }
}

type ReadChoice = { task: Task; choice: Choice } & ReturnType<typeof readTerms>

/** By task: all that is wrong once sending was tried, before that what is wrong in a field that was typed in. */
const errorsOf = (read: readonly ReadChoice[], isTried: boolean): ReadonlyMap<number, TermsErrors> =>
  new Map(
    read.flatMap(each => {
      if (!('errors' in each)) return []
      const { typed } = each.choice
      return [[each.task.id, isTried ? each.errors : errorsTyped(each.errors, field => typed[field] !== undefined)] as const]
    }),
  )

/** The offers a client is about to send: who for which task, on which terms, and what that does to cost and dates. */
export const useHiringDraft = (project: Project, offers: readonly Offer[], wanted: Wanted | null, onChange: () => void) => {
  const ownerEmail = useCurrentUser()?.email ?? ''
  // As it was at first: whoever logs in while this is on the page does not inherit it.
  const [place] = useState<ChoicesPlace>({ ownerEmail, projectId: project.id })
  const typed = useChoices(() => choicesWithWanted(readChoices(place), project, offers, wanted), onChange)
  const { choices, answerWithinDays } = typed
  const busyUntil = useListAgreedWork(project.id, expertsShown(project, choices))
  const [isTried, setTried] = useState(false)

  const agreed = new Map(offers.flatMap(offer => (offer.taskId !== null && isHired(offer.status) ? [[offer.taskId, offer] as const] : [])))
  // A task that was taken meanwhile, or an expert who was asked in another window, is nothing to send or to keep any more.
  const chosen = project.tasks.flatMap(task => {
    const choice = choices.get(task.id)
    return choice && !agreed.has(task.id) && whyNotAsked(offers, task.id, choice.expert.id) === null ? [{ task, choice }] : []
  })
  useEffect(() => keepChoices(place, new Map(chosen.map(({ task, choice }) => [task.id, choice]))))
  const counted = new Map<number, ForecastChoice>([
    ...sentOf(offers),
    ...[...agreed].map(([taskId, offer]) => [taskId, agreedOf(offer)] as const),
    ...chosen.map(({ task, choice }) => [task.id, choiceOf(task, choice)] as const),
  ])
  const calendar = { today: localDay(), answerDays: answerWithinDays, busyUntil }
  const dates = forecast(project.tasks, counted, calendar)
  const termsCalendar = { today: dayOf(Date.now()), answerDays: answerWithinDays }
  const read = chosen.map(({ task, choice }) => ({ task, choice, ...readTerms(termsOf(task, choice, dates), termsCalendar) }))
  const errors = errorsOf(read, isTried)

  return {
    ...{ agreed, dates, errors, answerWithinDays },
    ...{ put: typed.put, change: typed.change, setAnswerWithinDays: typed.setAnswerWithinDays },
    /** Takes back every choice of an expert. */
    forget: (expertId: number) => typed.takeBack(({ expert }) => expert.id === expertId),
    /** Those who were chosen as the best matches of all tasks at once, and whose offers nobody has touched since. */
    bestMatches: chosen.flatMap(({ task, choice }) => (choice.isBestMatch ? [{ taskId: task.id, expert: choice.expert }] : [])),
    takeBackBestMatches: () => typed.takeBack(({ isBestMatch }) => isBestMatch === true),
    firstDay: firstDueDay(termsCalendar),
    clear: () => {
      typed.clear()
      setTried(false)
    },
    isAsked: (taskId: number, expertId: number) => isAsked(offers, taskId, expertId),
    /** Why an expert is not asked for a task now; null when he can be. */
    whyNotAsked: (taskId: number, expertId: number) => whyNotAsked(offers, taskId, expertId),
    declinedAt: (taskId: number, expertId: number) => declinedAt(offers, taskId, expertId),
    /** Those who are about to be asked for what they declined before. */
    askedAgain: chosen.flatMap(({ task, choice: { expert } }) => {
      const at = declinedAt(offers, task.id, expert.id)
      return at === null ? [] : [{ taskId: task.id, taskTitle: task.title, expertName: expert.expertName, declinedAt: at }]
    }),
    count: chosen.length,
    priceOf,
    /** What those who are chosen, asked or hired come to for an estimated hour of their tasks; null where there are none. */
    rateOfChosen: averageRate(
      project.tasks.flatMap(({ id, estimatedHours }) => {
        const choice = counted.get(id)
        return choice ? [{ estimatedHours, estimatedCost: choice.price }] : []
      }),
    ),
    /** What the offers that are about to be sent come to. */
    chosenCost: chosen.reduce((sum, { task }) => sum + (counted.get(task.id)?.price ?? 0), 0),
    /** Tasks that nobody is chosen for, asked for or hired for. */
    openTasks: project.tasks.filter(({ id }) => !counted.has(id)),
    /** Those who are chosen, asked or hired for a task of this plan. */
    expertsInPlan: new Set([...counted.values()].flatMap(({ expertId }) => expertId ?? [])),
    expertOf: (taskId: number) => chosen.find(({ task }) => task.id === taskId)?.choice.expert,
    termsOf: (task: Task): TypedTerms | null => {
      const choice = choices.get(task.id)
      return choice ? termsOf(task, choice, dates) : null
    },
    effectOf: (task: Task, expert: ChosenExpert): ChoiceEffect => {
      const own = chosen.find(({ task: { id }, choice }) => id === task.id && choice.expert.id === expert.id)
      const choice = own ? choiceOf(task, own.choice) : { price: priceOf(task, expert) }
      return choiceEffect(project.tasks, counted, calendar, task, { ...choice, expertId: expert.id })
    },
    /** The offers as they are sent; null, with what is wrong kept, when some of them cannot be. */
    read: () => {
      setTried(true)
      if (errors.size > 0) return null
      return read.flatMap(({ task, choice, ...each }) =>
        'terms' in each ? [{ ...each.terms, taskId: task.id, expertId: choice.expert.id }] : [],
      )
    },
  }
}

export type HiringDraft = ReturnType<typeof useHiringDraft>
