import type { Config } from '../config.ts'

/** Whether a request may come from this origin to this host. */
export type OriginRule = (origin: string | undefined, host: string | undefined) => boolean

const isLoopbackName = (hostname: string) => hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]'

/**
 * An absent origin is allowed: programs and one-click links send none, and a browser always sends one with a POST or a WebSocket. The demo
 * trusts the loopback names at its own port, and answers to no other host: a foreign name that points at loopback (DNS rebinding) reads nothing.
 */
export const createOriginRule = (config: Config): OriginRule => {
  const publicOrigin = config.publicUrl ? new URL(config.publicUrl).origin : undefined
  return (origin, host) => {
    if (publicOrigin) return !origin || origin === publicOrigin
    const asked = URL.parse(`http://${host}`)
    if (!host || !asked) return false
    if (!config.isDemoPublic && !isLoopbackName(asked.hostname)) return false
    if (!origin) return true
    const from = URL.parse(origin)
    return (
      from !== null &&
      (from.host === asked.host || (isLoopbackName(from.hostname) && isLoopbackName(asked.hostname) && from.port === asked.port))
    )
  }
}
