import type { IncomingMessage } from 'node:http'

/** A node request's headers as the web's own class, which the identity port speaks. */
export const headersOf = (request: Pick<IncomingMessage, 'headers'>): Headers => {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  return headers
}
