/** The first moment of a day, '2026-11-22', where the reader is. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00`)

/** Its last. A day is not always 24 hours long. */
export const endOfDay = (day: string): Date => {
  const next = startOfDay(day)
  next.setDate(next.getDate() + 1)
  return new Date(next.getTime() - 1)
}

const twoDigits = (count: number) => String(count).padStart(2, '0')

/** '2026-11-22', where the reader is. */
export const dayOf = (moment: Date): string => `${moment.getFullYear()}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`

/** The same day some days later, at a full hour. */
export const daysLater = (now: Date, days: number, hour: number): Date =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, hour)
