import type { AccessWorld, Person } from './access-world.ts'

/**
 * Who is let in by a call: 'everybody', every account, or those named. Everybody else must hear 401, 403 or 404. `input` is what the call is about,
 * in words that would be taken from whoever may; whether what he then wants can be done is not asked here.
 */
export interface AccessRow {
  letsIn: 'everybody' | 'accounts' | readonly Exclude<Person, 'visitor'>[]
  input?(world: AccessWorld, person: Person): Record<string, unknown>
}

export const everybody = (input: AccessRow['input']): AccessRow => ({ letsIn: 'everybody', ...(input ? { input } : {}) })
export const accounts = (input: NonNullable<AccessRow['input']>): AccessRow => ({ letsIn: 'accounts', input })
export const only = (letsIn: AccessRow['letsIn'], input: NonNullable<AccessRow['input']>): AccessRow => ({ letsIn, input })
