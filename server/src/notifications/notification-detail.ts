import * as z from 'zod'

const entry = { uid: z.string(), sequence: z.int(), title: z.string(), isCancelled: z.boolean() }

/**
 * What a notification carries beyond its sentence, in `metadata`: letters are drawn from it. Each part is there or not; a rule fills in what
 * its kind has, and needs to know nothing of letters.
 */
export const NotificationDetail = z.object({
  /** A small table: the terms of an offer, the totals of a plan. Values are words, ready to be read. */
  facts: z.array(z.object({ label: z.string(), value: z.string() })).optional(),
  /** Somebody's own words: a review, a reason, what is missing. `by`: who says so. `stars`: of five. */
  quote: z.object({ text: z.string(), by: z.string(), stars: z.number().optional() }).optional(),
  /** What the person may do now, a sentence each. */
  nextSteps: z.array(z.string()).optional(),
  /** What it is about, as digests put it: "3 changes to the offer 'Rewire kitchen'" of `{ key: 'offer:12', name: "the offer 'Rewire kitchen'" }`. */
  about: z.object({ key: z.string(), name: z.string() }).optional(),
  /** A day or an hour for the calendar. `uid` names the thing (offer-12) and stays; `sequence` grows with each of its steps. */
  calendar: z
    .union([z.object({ ...entry, day: z.iso.date() }), z.object({ ...entry, start: z.iso.datetime(), end: z.iso.datetime() })])
    .optional(),
})
export type NotificationDetail = z.infer<typeof NotificationDetail>

/** A notification without any of it is told all the same. */
export const detailOf = (metadata: unknown): NotificationDetail => NotificationDetail.safeParse(metadata).data ?? {}
