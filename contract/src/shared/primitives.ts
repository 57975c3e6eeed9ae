import * as z from 'zod/mini'

/** The largest key and count that the database holds. */
export const MAX_INT = 2_147_483_647

/** An integer key as it travels in a JSON body. */
export const positiveInt = (message: string) =>
  z.int({ error: message }).check(z.positive({ error: message }), z.maximum(MAX_INT, { error: message }))

/** An integer key as it travels in a query string, where everything is text. */
export const positiveIntText = (message: string, notANumber = message) =>
  z.coerce
    .number({ error: notANumber })
    .check(z.int({ error: message }), z.positive({ error: message }), z.maximum(MAX_INT, { error: message }))

/** An e-mail address, compared without regard to case: it is lower-cased on the way in. */
export const email = (message: string) =>
  z.pipe(z.string({ error: message }).check(z.trim(), z.email({ error: message })), z.string().check(z.toLowerCase()))

/** Half of a pair, also in browsers that know no `isWellFormed`: with 'u' a whole pair is one character and is not found here. */
const HALF_CHARACTER = /[\ud800-\udfff]/u
const isKept = (text: string): boolean => !text.includes('\u0000') && !HALF_CHARACTER.test(text)

/** Text that a database can keep: the null character is not text, nor is half of a pair that makes one character. */
export const plainText = (message: string) =>
  z.string({ error: message }).check(z.refine(isKept, { error: 'The text holds a character that cannot be kept.' }))

/** Text with a lower limit, counted after trimming. */
export const textAtLeast = (length: number, message: string) => plainText(message).check(z.trim(), z.minLength(length, { error: message }))

/** A moment, ISO 8601 in UTC. */
export const isoDateTime = z.iso.datetime({ error: 'A date and time in ISO 8601 is required.' })

/** An amount of the house's currency (US dollars), with at most two decimals. */
export const money = z.number().check(z.nonnegative())

/** Working hours. */
export const hours = z.number().check(z.nonnegative())
