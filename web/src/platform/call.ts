import type { Endpoint, InputOf, OutputOf } from '#contract/shared/endpoint.ts'
import { AppError, ERROR_STATUS, type ErrorCode, isErrorCode } from '#contract/shared/errors.ts'
import { FILE_FIELD, type FileRule } from '#contract/shared/file-rule.ts'
import { NEXT_CURSOR_HEADER } from '#contract/shared/headers.ts'
import type { Page } from '#contract/shared/pagination.ts'
import { connection } from './connection.ts'
import { postWithProgress } from './upload-request.ts'

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

/** The file, and its fields beside it; the browser itself says how the form is written. */
const formOf = (input: object, file: File): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(input)) if (value !== undefined) form.set(name, String(value))
  form.set(FILE_FIELD, file)
  return form
}

interface Extras {
  signal?: AbortSignal | undefined
  file?: File
  /** Is told how much of the file has left, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined
}

const request = (endpoint: Endpoint, input: object, { signal, file, onProgress }: Extras): Promise<Response> => {
  if (file && onProgress) return postWithProgress(endpoint.path, formOf(input, file), { signal, onProgress })
  const isGet = endpoint.method === 'GET'
  const init: RequestInit = { credentials: 'same-origin' }
  if (!isGet) {
    init.method = 'POST'
    init.body = file ? formOf(input, file) : JSON.stringify(input)
    if (!file) init.headers = { 'content-type': 'application/json' }
  }
  if (signal) init.signal = signal
  return fetch(isGet ? endpoint.path + queryOf(input) : endpoint.path, init)
}

const send = async (endpoint: Endpoint, input: object, extras: Extras): Promise<{ response: Response; body: unknown }> => {
  const { signal } = extras
  try {
    const response = await request(endpoint, input, extras)
    const body = parseJson(await response.text())
    // What speaks JSON is the server itself; a proxy's page tells by its status whether there is one.
    if (body === undefined) connection.answered(response.status)
    else connection.answered()
    return { response, body }
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

const receive = async <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  extras: Extras,
): Promise<{ response: Response; output: OutputOf<E> }> => {
  // Every endpoint's input is an object schema.
  const { response, body } = await send(endpoint, input as object, extras)
  if (!response.ok) throw refusalOf(response.status, body)
  const parsed = endpoint.output.safeParse(body)
  if (!parsed.success) throw new AppError('internal', NOT_UNDERSTOOD, { cause: parsed.error })
  // The generic's own schema parsed it; the compiler only sees the bound of E.
  return { response, output: parsed.data as OutputOf<E> }
}

/** Makes one call of the contract from the browser and answers its parsed output, or throws an AppError with the text to show. */
export const call = async <E extends Endpoint>(endpoint: E, input: InputOf<E>, signal?: AbortSignal): Promise<OutputOf<E>> =>
  (await receive(endpoint, input, { signal })).output

/** `call` for an endpoint that takes a file. */
export const callWithFile = async <E extends Endpoint & { file: FileRule }>(
  endpoint: E,
  input: InputOf<E>,
  file: File,
  watching: Pick<Extras, 'signal' | 'onProgress'> = {},
): Promise<OutputOf<E>> => (await receive(endpoint, input, { file, ...watching })).output

/** `call` for a paged list: its items and the cursor of the next page, null on the last. */
export const callPage = async <E extends Endpoint & { isPaged: true }>(
  endpoint: E,
  input: InputOf<E>,
  signal?: AbortSignal,
): Promise<Page<ItemOf<E>>> => {
  const { response, output } = await receive(endpoint, input, { signal })
  // The output of a paged endpoint is a bare array.
  return { items: output as ItemOf<E>[], nextCursor: response.headers.get(NEXT_CURSOR_HEADER) }
}
