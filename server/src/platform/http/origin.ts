import type { Config } from '../config.ts'

/**
 * Whether a request may come from this origin. Absent is allowed: programs and one-click links send none, and a browser always sends one
 * with a POST or a WebSocket. The demo trusts the loopback names at its own port.
 */
export const createOriginRule = (config: Config): ((origin: string | undefined, host: string | undefined) => boolean) => {
  const publicOrigin = config.publicUrl ? new URL(config.publicUrl).origin : undefined
  return (origin, host) => {
    if (!origin) return true
    if (publicOrigin) return origin === publicOrigin
    if (!URL.canParse(origin) || !host) return false
    const { hostname, port } = new URL(origin)
    const isSameHost = `http://${host}` === origin || `https://${host}` === origin
    const isLoopbackName = hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]'
    return isSameHost ? isLoopbackName || config.isDemoPublic : isLoopbackName && port === new URL(`http://${host}`).port
  }
}
