import type { Endpoint } from '#contract/shared/endpoint.ts'
import { type AnyFileRule, FILE_FIELD, type FileRule, isModelFileType } from '#contract/shared/file-rule.ts'
import { type Caller, formBytes } from '../app.ts'
import { picture, webm } from '../sample-files.ts'
import { glb } from '../sample-models.ts'
import type { AccessWorld } from './access-world.ts'

const sampleFor = ({ types }: FileRule | AnyFileRule): Promise<File> | File => {
  if (types === 'any' || types.includes('image/png')) return picture()
  return types.some(isModelFileType) ? glb() : webm()
}

/** What somebody hears who makes a call about `input`; a call that carries a file carries one that would be taken. */
export const statusFor = async (
  { app }: AccessWorld,
  endpoint: Endpoint,
  input: Record<string, unknown>,
  { cookie }: Pick<Caller, 'cookie'>,
): Promise<number> => {
  const { method, path: url } = endpoint
  const from = (headers: Record<string, string> = {}) => ({ method, url, headers: { ...headers, ...(cookie ? { cookie } : {}) } })
  const { http } = app.app
  const text = Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]))
  if (method === 'GET') return (await http.inject({ ...from(), query: text })).statusCode
  if (!endpoint.file) return (await http.inject({ ...from(), payload: input })).statusCode
  const form = new FormData()
  for (const [name, value] of Object.entries(text)) form.set(name, value)
  form.set(FILE_FIELD, await sampleFor(endpoint.file))
  const { headers, body } = await formBytes(form)
  return (await http.inject({ ...from(headers), payload: body })).statusCode
}
