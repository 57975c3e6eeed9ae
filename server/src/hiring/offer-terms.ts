import { AppError } from '#contract/shared/errors.ts'

const DAY_MS = 86_400_000

/** Today is a day to come, also where it is still yesterday by the server's clock. */
export const requireDayToCome = (dueDate: string): void => {
  const yesterday = new Date(Date.now() - DAY_MS).toISOString().slice(0, 10)
  if (dueDate < yesterday) throw new AppError('bad_request', 'The day by which the work is to be done has passed. Choose a later one.')
}
