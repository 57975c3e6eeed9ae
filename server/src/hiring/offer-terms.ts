import { AppError } from '#contract/shared/errors.ts'

export const DAY_MS = 86_400_000
const YEARS_AHEAD = 5

const dayFromNow = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

/** Today is a day to come, also where it is still yesterday by the server's clock. A day too far ahead is a slip of the keyboard. */
export const requireDayToCome = (dueDate: string): void => {
  if (dueDate > dayFromNow(YEARS_AHEAD * 365))
    throw new AppError(
      'bad_request',
      `The day by which the work is to be done is more than ${YEARS_AHEAD} years away. Choose an earlier one.`,
    )
  if (dueDate < dayFromNow(-1)) throw new AppError('bad_request', 'The day by which the work is to be done has passed. Choose a later one.')
}
