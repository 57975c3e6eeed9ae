import * as z from 'zod/mini'

/** An integer key as it travels in a JSON body. */
export const positiveInt = (message: string) => z.int({ error: message }).check(z.positive({ error: message }))

/** An integer key as it travels in a query string, where everything is text. */
export const positiveIntText = (message: string, notANumber = message) =>
  z.coerce.number({ error: notANumber }).check(z.int({ error: message }), z.positive({ error: message }))

/** An e-mail address, compared without regard to case: it is lower-cased on the way in. */
export const email = (message: string) =>
  z.pipe(z.string({ error: message }).check(z.trim(), z.email({ error: message })), z.string().check(z.toLowerCase()))

/** Text with a lower limit, counted after trimming. */
export const textAtLeast = (length: number, message: string) =>
  z.string({ error: message }).check(z.trim(), z.minLength(length, { error: message }))

/** A moment, ISO 8601 in UTC. */
export const isoDateTime = z.iso.datetime({ error: 'A date and time in ISO 8601 is required.' })

/** An amount of the house's currency (US dollars), with at most two decimals. */
export const money = z.number().check(z.nonnegative())

/** Working hours. */
export const hours = z.number().check(z.nonnegative())
