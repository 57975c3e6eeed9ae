import * as z from 'zod/mini'

/** Whether a text names a time zone of the IANA database. Offsets such as +02:00 are none: they know no summer. */
const isTimeZone = (text: string): boolean => {
  if (text !== 'UTC' && !/^[A-Za-z_]+(\/[A-Za-z0-9_+-]+)+$/.test(text)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: text })
    return true
  } catch {
    return false
  }
}

const MESSAGE = 'Choose a time zone from the list, such as Europe/Lisbon.'

/** A time zone by its name in the IANA database. */
export const timeZone = z.string({ error: MESSAGE }).check(z.refine(isTimeZone, { error: MESSAGE }))
