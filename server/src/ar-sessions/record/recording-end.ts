import type { ArSession } from '#contract/ar-sessions.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { publish } from '../../platform/events/domain-event.ts'
import { insertMoment } from '../session-store.ts'
import { sessionRecordEvent } from './session-record-events.ts'
import { accountsOf, consentOf, writeConsent } from './session-record-store.ts'
import { consentView } from './session-record-view.ts'

/**
 * The page that recorded is gone: nothing is recorded any more, and nobody is asked for it. As after a press on 'Stop recording' both allow it anew
 * before it goes on; the time line names nobody, for nobody stopped it.
 */
export const endRecording = async (tx: Transaction, session: Pick<ArSession, 'id' | 'sessionTitle' | 'status'>): Promise<void> => {
  const { id } = session
  const before = consentView(await consentOf(tx, id))
  if (before.by.length === 0) return
  const consent = consentView(await writeConsent(tx, id, 'expert', false))
  if (before.isAllowed) await insertMoment(tx, id, 'recording-stopped')
  await publish(tx, sessionRecordEvent({ type: 'recording-consent-changed', sessionId: id, consent }, session, await accountsOf(tx, id)))
}
