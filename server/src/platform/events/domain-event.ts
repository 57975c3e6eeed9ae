import { sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { domainEvents } from './event-tables.ts'

/** Something that happened, in the past tense: `subject` is kind:id (`project:12`), `payload` is JSON. */
export interface DomainEvent {
  subject: string
  type: string
  payload: unknown
}

/** Heard by the dispatcher at commit. */
export const OUTBOX_CHANNEL = 'onhand_outbox'

/**
 * Writes an event into the outbox as part of the caller's transaction: it is handed on after the commit, or never. Writers of one subject
 * must hold a lock on its row, so that the order of ids is the order of commits.
 */
export const publish = async (tx: Transaction, ...events: DomainEvent[]): Promise<void> => {
  if (events.length === 0) return
  await tx.insert(domainEvents).values(events)
  await tx.execute(sql`select pg_notify(${OUTBOX_CHANNEL}, '')`)
}
