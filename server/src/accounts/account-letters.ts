import type { Letter } from '../platform/mail/mail-letter.ts'

/** The words of the mails about signing up and in. `base` is the address people open Onhand at. */
const linkTo = (base: string, path: string, token?: string): string => `${base}${path}${token ? `?token=${encodeURIComponent(token)}` : ''}`

export const verificationLetter = (base: string, to: string, name: string, token: string): Letter => ({
  to,
  subject: 'Confirm your e-mail address',
  heading: 'One click, and you are in',
  paragraphs: [
    `Hello ${name},`,
    'somebody, we hope you, made an account at Onhand with this address. Please confirm that the address is yours.',
  ],
  action: { label: 'Confirm my address', url: linkTo(base, '/verify-email', token) },
  footnote:
    'The link works once and for one hour. If you did not make an account, do not open it: without your confirmation nobody can use the account.',
})

/** Sent where a sign-up met an account: whoever typed the address learns nothing on the screen. */
export const knownAddressLetter = (base: string, to: string, name: string): Letter => ({
  to,
  subject: 'You have an account already',
  heading: 'You have an account already',
  paragraphs: [
    `Hello ${name},`,
    'somebody just tried to sign up at Onhand with this address. There is an account with it, so nothing was changed: log in as you always do.',
    `If you do not know your password any more, choose a new one: ${linkTo(base, '/forgot-password')}`,
  ],
  action: { label: 'Log in', url: linkTo(base, '/log-in') },
  footnote: 'If that was not you, there is nothing to do. Nobody got into your account.',
})

export const resetLetter = (base: string, to: string, name: string, token: string): Letter => ({
  to,
  subject: 'Choose a new password',
  heading: 'Choose a new password',
  paragraphs: [`Hello ${name},`, 'somebody, we hope you, asked for a new password for your account at Onhand.'],
  action: { label: 'Choose a new password', url: linkTo(base, '/reset-password', token) },
  footnote:
    'The link works once and for one hour. If you did not ask for it, there is nothing to do: your password stays as it is. Do not pass this mail on.',
})

export const passwordChangedLetter = (base: string, to: string, name: string): Letter => ({
  to,
  subject: 'Your password was changed',
  heading: 'Your password was changed',
  paragraphs: [
    `Hello ${name},`,
    'the password of your account at Onhand was changed just now, and every other browser was signed out.',
    `If that was not you, choose a new password at once: ${linkTo(base, '/forgot-password')}`,
  ],
})
