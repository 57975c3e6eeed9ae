import { type ErrorCode, isErrorCode } from '#contract/shared/errors.ts'

/** The code of a refusal, or null. Looks at the field and not at the class: the server's render has its own copy of the class. */
export const errorCodeOf = (error: unknown): ErrorCode | null =>
  error instanceof Error && 'code' in error && isErrorCode(error.code) ? error.code : null

/** The server was not reached: sent again when it is back, it may well be taken. */
export const isUnreachedError = (error: unknown): boolean => errorCodeOf(error) === 'unavailable'
/** What was filled in is refused as it is: said where it was filled in. */
export const isInputRefused = (error: unknown): boolean => ['conflict', 'bad_request'].includes(errorCodeOf(error) ?? '')
export const isSignedOutError = (error: unknown): boolean => errorCodeOf(error) === 'unauthenticated'
