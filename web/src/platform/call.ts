import type { Endpoint, InputOf, OutputOf } from '#contract/shared/endpoint.ts'
import { AppError, ERROR_STATUS, type ErrorCode, isErrorCode } from '#contract/shared/errors.ts'
import { NEXT_CURSOR_HEADER } from '#contract/shared/headers.ts'
import type { Page } from '#contract/shared/pagination.ts'
import { connection } from './connection.ts'

const CONNECTION_LOST = 'The connection is lost. Nothing you entered is gone; try again when you are back online.'
const NOT_UNDERSTOOD = 'The server answered with something this page does not understand. Reload the page and try again.'

export type ItemOf<E extends Endpoint> = OutputOf<E> extends (infer Item)[] ? Item : never

/** A GET's input as a query string; what is undefined, null or empty is left out. */
const queryOf = (input: object): string => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input)) {
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value))
  }
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

const codeOfStatus = (status: number): ErrorCode =>
  Object.keys(ERROR_STATUS)
    .filter(isErrorCode)
    .find(code => ERROR_STATUS[code] === status) ?? 'internal'

/** The server's own words where it sent some, else the status. */
const refusalOf = (status: number, body: unknown): AppError => {
  const fields = typeof body === 'object' && body !== null ? body : {}
  const code = 'code' in fields && isErrorCode(fields.code) ? fields.code : codeOfStatus(status)
  const text = 'error' in fields && typeof fields.error === 'string' && fields.error !== '' ? fields.error : `HTTP error! status: ${status}`
  return new AppError(code, text)
}

const request = async (endpoint: Endpoint, input: object, signal: AbortSignal | undefined): Promise<Response> => {
  const isGet = endpoint.method === 'GET'
  const init: RequestInit = { credentials: 'same-origin' }
  if (!isGet) {
    init.method = 'POST'
    init.headers = { 'content-type': 'application/json' }
    init.body = endpoint.isEnveloped ? (await import('./envelope.ts')).wrapped(input) : JSON.stringify(input)
  }
  if (signal) init.signal = signal
  return fetch(isGet ? endpoint.path + queryOf(input) : endpoint.path, init)
}

const send = async (
  { isEnveloped }: Endpoint,
  ask: () => Promise<Response>,
  signal: AbortSignal | undefined,
): Promise<{ response: Response; body: unknown }> => {
  try {
    const response = await ask()
    const body = parseJson(await response.text())
    // What speaks JSON is the server itself; a proxy's page tells by its status whether there is one.
    if (body === undefined) connection.answered(response.status)
    else connection.answered()
    // A refusal comes without an envelope.
    return { response, body: isEnveloped && response.ok ? (await import('./envelope.ts')).unwrapped(body) : body }
  } catch (cause) {
    if (signal?.aborted) throw cause
    connection.suspect()
    throw new AppError('unavailable', CONNECTION_LOST, { cause })
  }
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    // A proxy's error page, most likely: the status speaks for it.
    return undefined
  }
}

/** The parsed answer to what `ask` sends, or an AppError with the text to show. */
export const receive = async <E extends Endpoint>(
  endpoint: E,
  ask: () => Promise<Response>,
  signal: AbortSignal | undefined,
): Promise<{ response: Response; output: OutputOf<E> }> => {
  const { response, body } = await send(endpoint, ask, signal)
  if (!response.ok) throw refusalOf(response.status, body)
  const parsed = endpoint.output.safeParse(body)
  if (!parsed.success) throw new AppError('internal', NOT_UNDERSTOOD, { cause: parsed.error })
  // The generic's own schema parsed it; the compiler only sees the bound of E.
  return { response, output: parsed.data as OutputOf<E> }
}

// Every endpoint's input is an object schema.
const exchange = <E extends Endpoint>(endpoint: E, input: InputOf<E>, signal: AbortSignal | undefined) =>
  receive(endpoint, () => request(endpoint, input as object, signal), signal)

/** Makes one call of the contract from the browser and answers its parsed output, or throws an AppError with the text to show. */
export const call = async <E extends Endpoint>(endpoint: E, input: InputOf<E>, signal?: AbortSignal): Promise<OutputOf<E>> =>
  (await exchange(endpoint, input, signal)).output

/** `call` for a paged list: its items and the cursor of the next page, null on the last. */
export const callPage = async <E extends Endpoint & { isPaged: true }>(
  endpoint: E,
  input: InputOf<E>,
  signal?: AbortSignal,
): Promise<Page<ItemOf<E>>> => {
  const { response, output } = await exchange(endpoint, input, signal)
  // The output of a paged endpoint is a bare array.
  return { items: output as ItemOf<E>[], nextCursor: response.headers.get(NEXT_CURSOR_HEADER) }
}
