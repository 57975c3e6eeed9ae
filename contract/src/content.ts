import * as z from 'zod/mini'
import { CONTENT_SLUGS } from './content-slugs.ts'
import { endpoint } from './shared/endpoint.ts'
import { email, textAtLeast } from './shared/primitives.ts'

export const ContentSlug = z.enum(CONTENT_SLUGS, { error: 'There is no such page.' })
export type ContentSlug = z.infer<typeof ContentSlug>

/** A page of words. `html` is made from Markdown on the server and holds no markup that an author wrote himself. */
export const ContentPage = z.object({
  slug: ContentSlug,
  title: z.string(),
  description: z.string(),
  html: z.string(),
  /** What the page answers: its headings that end in a question mark, each with the plain words below it. */
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
})
export type ContentPage = z.infer<typeof ContentPage>

export const getContentPage = endpoint({
  method: 'GET',
  path: '/_api/content/page',
  summary: 'The words of one page.',
  access: 'public',
  input: z.object({ slug: ContentSlug }),
  output: ContentPage,
})

/** The statistics are the operator's words; the figures are counted, of other things than those words speak of. */
export const LandingContent = z.object({
  statistics: z.array(z.object({ value: z.string(), name: z.string() })),
  figures: z.object({
    expertsVerified: z.int(),
    services: z.int(),
  }),
})
export type LandingContent = z.infer<typeof LandingContent>

export const getLandingContent = endpoint({
  method: 'GET',
  path: '/_api/content/landing',
  summary: "Home's statistics and, beside them, live figures.",
  access: 'public',
  input: z.object({}),
  output: LandingContent,
})

export const CONTACT_TOPICS = [
  'A general question',
  'Something does not work',
  'Working as an expert',
  'Safety or abuse',
  'Privacy and my data',
  'Something else',
] as const
export const CONTACT_NAME_MAX = 100
const CONTACT_MESSAGE_MIN = 10
export const CONTACT_MESSAGE_MAX = 5000

export const ContactMessage = z.object({
  name: textAtLeast(2, 'Please tell us your name.').check(
    z.maxLength(CONTACT_NAME_MAX, { error: `A name is at most ${CONTACT_NAME_MAX} characters long.` }),
    z.regex(/^\P{Cc}*$/u, { error: 'A name is one line of text.' }),
  ),
  email: email('Please enter a valid email address.'),
  topic: z.enum(CONTACT_TOPICS, { error: 'Please choose what it is about.' }),
  message: textAtLeast(CONTACT_MESSAGE_MIN, `A message must be at least ${CONTACT_MESSAGE_MIN} characters long.`).check(
    z.maxLength(CONTACT_MESSAGE_MAX, { error: `A message is at most ${CONTACT_MESSAGE_MAX} characters long.` }),
  ),
  /** A field that people do not see. Whoever fills it in is a program. */
  website: z.optional(z.string().check(z.maxLength(200, { error: 'This field stays empty.' }))),
})
export type ContactMessage = z.infer<typeof ContactMessage>

export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/_api/content/contact',
  summary: 'Mails a message to the operator and a confirmation to its sender. Nothing else is kept of it.',
  access: 'public',
  rateLimitPerMinute: 5,
  input: ContactMessage,
  output: z.object({ isSent: z.literal(true) }),
})
