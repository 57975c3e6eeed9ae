import { dayOf, dueDateError } from '#contract/hiring-terms.ts'
import { AppError } from '#contract/shared/errors.ts'

/** A day to come that leaves the other side its days for an answer. */
export const requireDayToCome = (dueDate: string, answerDays: number): void => {
  const error = dueDateError(dueDate, { today: dayOf(Date.now()), answerDays })
  if (error !== null) throw new AppError('bad_request', error)
}
