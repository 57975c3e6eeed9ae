import * as z from 'zod'
import { type NotificationRule, rule, type Tidings } from '../notification-rule.ts'

const Payload = z.object({ accountId: z.string(), reason: z.string().default(''), role: z.string().default('') })

const accountRule = (say: (payload: z.output<typeof Payload>) => Pick<Tidings, 'title' | 'message'> & Partial<Tidings>): NotificationRule =>
  rule(Payload, payload => [
    {
      ...{ to: [payload.accountId], type: 'account_security', because: 'It concerns your own account.' },
      link: { path: '/account', text: 'See your account' },
      detail: { about: { key: 'account', name: 'your account' } },
      ...say(payload),
    },
  ])

const NOT_YOU = 'If that was not you, choose a new password at once.'

export const ACCOUNT_RULES: Record<string, NotificationRule> = {
  'account-suspended': accountRule(({ reason }) => ({
    title: 'Your account is suspended',
    message: `Nobody can log in to your account at Onhand until it is restored. This is why: ${reason}`,
    link: { path: '/contact', text: 'Write to us' },
    isUrgent: true,
    reachesSuspended: true,
  })),
  'account-restored': accountRule(() => ({
    title: 'Your account is restored',
    message: 'You can log in and work as before.',
    link: { path: '/log-in', text: 'Log in' },
  })),
  'role-granted': accountRule(({ role }) => ({
    title: `You have the role ‘${role}’ now`,
    message: 'An admin gave it to you.',
  })),
  'role-revoked': accountRule(({ role }) => ({
    title: `You do not have the role ‘${role}’ any more`,
    message: 'An admin took it away. If you think that this is wrong, write to us.',
    link: { path: '/contact', text: 'Write to us' },
  })),
  'password-changed': accountRule(() => ({
    title: 'Your password was changed',
    message: `The password of your account was changed, and every other browser was signed out. ${NOT_YOU}`,
    isUrgent: true,
    hasOwnLetter: true,
  })),
  'two-factor-enabled': accountRule(() => ({
    title: 'Signing in asks for a code now',
    message: `A second factor was switched on for your account. ${NOT_YOU}`,
  })),
  'two-factor-disabled': accountRule(() => ({
    title: 'Signing in asks for no code any more',
    message: `The second factor of your account was switched off. ${NOT_YOU}`,
    isUrgent: true,
  })),
  'recovery-codes-made': accountRule(() => ({
    title: 'You have new recovery codes',
    message: `Those you had before open nothing any more. ${NOT_YOU}`,
    isUrgent: true,
  })),
  'passkey-added': accountRule(() => ({
    title: 'A passkey was added',
    message: `Whoever holds it can sign in to your account. ${NOT_YOU}`,
  })),
  'passkey-removed': accountRule(() => ({
    title: 'A passkey was removed',
    message: `It does not sign in to your account any more. ${NOT_YOU}`,
    isUrgent: true,
  })),
}
