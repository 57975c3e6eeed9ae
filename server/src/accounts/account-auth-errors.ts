import * as z from 'zod'
import { PASSWORD_MAX, PASSWORD_MIN } from '#contract/accounts-auth.ts'
import { AppError, type ErrorCode } from '#contract/shared/errors.ts'

type Words = readonly [ErrorCode, string]

const LINK_IS_WORTHLESS: Words = ['bad_request', 'This link was used already, has expired or is not complete. Please ask for a new one.']
const WRONG_CODE: Words = ['bad_request', 'This code is wrong, has expired or was used already.']
const LOG_IN_AGAIN: Words = ['unauthenticated', 'The time for this step is over. Please log in again from the start.']
const PASSKEY_FAILED: Words = ['bad_request', 'This passkey could not be checked. Please try again, or log in another way.']
const NO_SECOND_FACTOR: Words = ['conflict', 'Two-factor sign-in is not set up for this account.']

/** The library's codes in words for people. What is missing here is told by its status alone. */
const WORDS: Record<string, Words> = {
  INVALID_EMAIL_OR_PASSWORD: ['unauthenticated', 'The e-mail address or the password is wrong.'],
  ACCOUNT_SUSPENDED: [
    'forbidden',
    'This account is suspended. We wrote you why; if you think that is a mistake, write to us by the contact form.',
  ],
  EMAIL_NOT_VERIFIED: ['forbidden', 'Please confirm your e-mail address first: open the link in the mail that we sent you.'],
  INVALID_EMAIL: ['bad_request', 'Invalid email address'],
  INVALID_PASSWORD: ['bad_request', 'The password is wrong.'],
  PASSWORD_TOO_SHORT: ['bad_request', `The password must be at least ${PASSWORD_MIN} characters long`],
  PASSWORD_TOO_LONG: ['bad_request', `The password must be at most ${PASSWORD_MAX} characters long`],
  INVALID_TOKEN: LINK_IS_WORTHLESS,
  TOKEN_EXPIRED: LINK_IS_WORTHLESS,
  USER_NOT_FOUND: LINK_IS_WORTHLESS,
  EMAIL_ALREADY_VERIFIED: ['conflict', 'This address is confirmed already.'],
  EMAIL_MISMATCH: ['forbidden', 'You are logged in with another address.'],
  CREDENTIAL_ACCOUNT_NOT_FOUND: ['conflict', 'This account has no password yet. Choose one with "Forgot password?".'],
  UNAUTHORIZED: ['unauthenticated', 'Please log in first.'],
  SESSION_EXPIRED: LOG_IN_AGAIN,
  SESSION_NOT_FRESH: ['forbidden', 'Please log out and in again first: for this your sign-in must be less than a day old.'],
  INVALID_CODE: WRONG_CODE,
  INVALID_BACKUP_CODE: WRONG_CODE,
  INVALID_TWO_FACTOR_COOKIE: LOG_IN_AGAIN,
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: ['too_many_requests', 'Too many wrong codes. Please log in again from the start.'],
  ACCOUNT_TEMPORARILY_LOCKED: ['too_many_requests', 'Too many wrong codes. This account takes no code for the next 15 minutes.'],
  TOTP_ALREADY_ENABLED: ['conflict', 'Two-factor sign-in is set up already.'],
  TOTP_NOT_ENABLED: NO_SECOND_FACTOR,
  TWO_FACTOR_NOT_ENABLED: NO_SECOND_FACTOR,
  BACKUP_CODES_NOT_ENABLED: NO_SECOND_FACTOR,
  CHALLENGE_NOT_FOUND: PASSKEY_FAILED,
  AUTHENTICATION_FAILED: PASSKEY_FAILED,
  FAILED_TO_VERIFY_REGISTRATION: PASSKEY_FAILED,
  PASSKEY_NOT_FOUND: ['bad_request', 'This passkey is not known here. It may have been removed from the account.'],
  PREVIOUSLY_REGISTERED: ['conflict', 'This device has a passkey for your account already.'],
  PROVIDER_NOT_FOUND: ['not_found', 'Signing in with this provider is not set up here.'],
  INVALID_CALLBACK_URL: ['bad_request', 'callbackURL must be a path of this site.'],
}

const BY_STATUS: Record<number, Words> = {
  400: ['bad_request', 'This could not be done with what was sent.'],
  401: ['unauthenticated', 'Please log in first.'],
  403: ['forbidden', 'This is not allowed.'],
  404: ['not_found', 'There is no such call.'],
  409: ['conflict', 'This does not fit what is there already.'],
  422: ['bad_request', 'This could not be done with what was sent.'],
  429: ['too_many_requests', 'Too many requests. Wait a minute and try again.'],
}

const LibraryError = z.object({ code: z.string() })

const errorOf = (words: Words): AppError => new AppError(words[0], words[1])

/** A refusal of the library as one of ours. */
export const translateAuthError = (status: number, body: unknown): AppError => {
  const { data } = LibraryError.safeParse(body)
  const words = (data && WORDS[data.code]) ?? BY_STATUS[status]
  return words
    ? errorOf(words)
    : new AppError('internal', 'Something went wrong on our side. Please try again.', { cause: new Error(`${status} ${data?.code ?? ''}`) })
}

export const worthlessLink = (): AppError => errorOf(LINK_IS_WORTHLESS)
