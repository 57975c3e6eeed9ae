import { isUnreachedError } from '../platform/app-error.ts'

export const RETRY_EVERY_MS = 2_000
/** Half an hour: a call outlives a server that starts anew, and a phone that passes a tunnel. */
const MOST_RETRIES = 900

/** For what counts once, however often it is sent: it is sent again until the server takes or refuses it. */
export const retryUntilReached = (failures: number, error: Error): boolean => failures < MOST_RETRIES && isUnreachedError(error)
