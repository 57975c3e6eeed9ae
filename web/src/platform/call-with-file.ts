import type { Endpoint, InputOf, OutputOf } from '#contract/shared/endpoint.ts'
import { type AnyFileRule, FILE_FIELD, type FileRule } from '#contract/shared/file-rule.ts'
import { receive } from './call.ts'
import { postWithProgress } from './upload-request.ts'

/** The file, and its fields beside it; the browser itself says how the form is written. */
const formOf = (input: object, file: File): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(input)) if (value !== undefined) form.set(name, String(value))
  form.set(FILE_FIELD, file)
  return form
}

interface Watching {
  signal?: AbortSignal | undefined
  /** Is told how much of the file has left, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined
}

const post = (path: string, form: FormData, { signal, onProgress }: Watching): Promise<Response> =>
  onProgress
    ? postWithProgress(path, form, { signal, onProgress })
    : fetch(path, { method: 'POST', credentials: 'same-origin', body: form, ...(signal && { signal }) })

/** `call` for an endpoint that takes a file. Apart from it, so that no page loads this before somebody sends one. */
export const callWithFile = async <E extends Endpoint & { file: FileRule | AnyFileRule }>(
  endpoint: E,
  input: InputOf<E>,
  file: File,
  watching: Watching = {},
): Promise<OutputOf<E>> => {
  // Every endpoint's input is an object schema.
  const form = formOf(input as object, file)
  return (await receive(endpoint, () => post(endpoint.path, form, watching), watching.signal)).output
}
