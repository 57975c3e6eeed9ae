import { isLoopback } from '../config.ts'

/** The services that browsers take push messages from: Chrome and Edge on Android, Firefox, Windows, Safari. */
const HOSTS = ['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com']
const DOMAINS = ['.push.services.mozilla.com', '.notify.windows.com', '.push.apple.com']

/** Whether this server sends to an address that a browser names: it fetches no others, whatever a user writes there. */
export type PushServiceRule = (endpoint: string) => boolean

const isNamed = (url: URL, named: string): boolean => url.host === named || url.hostname === named

/**
 * Known services over https at its own port, and those that the operator names as host or host:port. Without encryption only loopback is
 * spoken to, and only where he names it.
 */
export const createPushServiceRule =
  (named: readonly string[]): PushServiceRule =>
  endpoint => {
    const url = URL.parse(endpoint)
    if (!url) return false
    if (url.username !== '' || url.password !== '') return false
    const isOfOperator = named.some(host => isNamed(url, host))
    if (url.protocol === 'http:') return isOfOperator && isLoopback(url.hostname)
    if (url.protocol !== 'https:') return false
    if (isOfOperator) return true
    return url.port === '' && (HOSTS.includes(url.hostname) || DOMAINS.some(domain => url.hostname.endsWith(domain)))
  }
