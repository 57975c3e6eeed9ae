import type * as z from 'zod/mini'
import type { AnyFileRule, FileRule } from './file-rule.ts'

/**
 * Who may call at all. `public`: anyone; the actor is still known if there is one. `signed-in`: an account (a guest is not one).
 * `guest`: an account, or the guest of an AR session. `admin`: an account with the admin role. Relations to a thing (owner, participant, ...) are
 * the service's to check.
 */
type Access = 'public' | 'guest' | 'signed-in' | 'admin'

type Schema = z.ZodMiniType

/** One call of the API, written once: server, browser, tests and the OpenAPI page read it from here. */
export interface Endpoint<I extends Schema = Schema, O extends Schema = Schema> {
  method: 'GET' | 'POST'
  path: `/_api/${string}`
  summary: string
  access: Access
  /** Parsed from the query of a GET and from the JSON body of a POST. */
  input: I
  /** Parsed on the way out too, so that a column never leaks. A list's output is a bare array. */
  output: O
  /** The handler answers a Page; the next cursor travels in the `x-next-cursor` header. */
  isPaged?: true
  /** The input field whose e-mail must be the actor's own (403 otherwise). */
  ownEmail?: string
  /** Body and answer travel as superjson's `{json, meta}`, so that dates are dates at both ends; a GET's query stays plain, an error too. */
  isEnveloped?: true
  /** The call carries a file: it is a multipart form, the file in the field `file`, the input in fields beside it. */
  file?: FileRule | AnyFileRule
  /** A JSON body may be as large as this, where the general limit is too small, and what is said of a larger one. */
  maxBodyBytes?: number
  bodyTooLarge?: string
  /** Requests a minute for one address where the product's general limit is too generous. */
  rateLimitPerMinute?: number
}

export const endpoint = <I extends Schema, O extends Schema, const E extends Endpoint<I, O>>(definition: E & Endpoint<I, O>): E =>
  definition

/** What a caller passes. */
export type InputOf<E extends Endpoint> = z.input<E['input']>
/** What a handler receives, after parsing. */
export type ParsedInputOf<E extends Endpoint> = z.output<E['input']>
/** What a caller gets. */
export type OutputOf<E extends Endpoint> = z.output<E['output']>
