import type { Task } from '#contract/projects.ts'
import { type Calendar, type ForecastChoice, type ForecastTask, forecast } from './hiring-forecast.ts'

/** Other work in this plan, or agreed with others `until` a day: the day of the task, which its offer proposes too, and when the whole plan is done. */
export interface AfterOtherWork {
  until: string | null
  taskEndsOn: string | null
  /** Null when all is done. */
  endsOn: string | null
}

/** What choosing an expert makes of a task's price, and of the days on which the task and the plan are done. */
export interface ChoiceEffect {
  price: number
  /** Against the estimate of the task. */
  difference: number
  /** Of an expert who is known to have other work first; null of the others. */
  afterOtherWork: AfterOtherWork | null
}

/** `counted`: who is hired, asked or chosen so far. The days come from the forecast that the offer's own day comes from. */
export const choiceEffect = (
  tasks: readonly ForecastTask[],
  counted: ReadonlyMap<number, ForecastChoice>,
  calendar: Calendar,
  task: Pick<Task, 'id' | 'estimatedCost'>,
  choice: ForecastChoice & { expertId: number },
): ChoiceEffect => {
  const { expertId, price } = choice
  const { dueDates, endsOn } = forecast(tasks, new Map([...counted, [task.id, choice]]), calendar)
  const until = calendar.busyUntil.get(expertId) ?? null
  const hasOtherTask = [...counted].some(([taskId, other]) => taskId !== task.id && other.expertId === expertId)
  return {
    ...{ price, difference: Math.round(price - task.estimatedCost) },
    afterOtherWork: until !== null || hasOtherTask ? { until, taskEndsOn: dueDates.get(task.id) ?? null, endsOn } : null,
  }
}
