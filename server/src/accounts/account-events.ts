import type { DomainEvent } from '../platform/events/domain-event.ts'

export const ACCOUNT_EVENTS = [
  'account-suspended',
  'account-restored',
  'role-granted',
  'role-revoked',
  'password-changed',
  'two-factor-enabled',
  'two-factor-disabled',
  'recovery-codes-made',
  'passkey-added',
  'passkey-removed',
] as const
export type AccountEventType = (typeof ACCOUNT_EVENTS)[number]

/** What happened to an account that its owner must know, whoever did it. */
export const accountEvent = (type: AccountEventType, accountId: string, told: { reason?: string; role?: string } = {}): DomainEvent => ({
  subject: `account:${accountId}`,
  type,
  payload: { accountId, ...told },
})
