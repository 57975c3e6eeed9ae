import { deserialize, stringify } from 'superjson'

/** A body as superjson writes it: dates stay dates. Loaded with the first call that travels so. */
export const wrapped = (input: object): string => stringify(input)

/** What an envelope holds; nothing for what is none, which no schema takes. */
export const unwrapped = (body: unknown): unknown => {
  try {
    // It looks for `json` and `meta` itself, and throws where they make no sense.
    return deserialize(body as Parameters<typeof deserialize>[0])
  } catch {
    return undefined
  }
}
