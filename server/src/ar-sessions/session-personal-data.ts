import { AppError } from '#contract/shared/errors.ts'
import type { FileService } from '../files/file-service.ts'
import type { Database } from '../platform/database/database.ts'
import type { PersonalData } from '../platform/identity/personal-data.ts'
import { revokeLinks } from './guest-link-store.ts'
import { exportSessions, forgetSides, holdSessionsOf, openSessionsOf, partsOf } from './session-erasure-store.ts'
import { cancelSession } from './session-moves.ts'

const FORMER = 'Former member'

/**
 * What is to come is cancelled, and the other side is told, so that nobody waits for somebody who is gone. What was stays for the other side as
 * its record, without the name, the address and the words; recordings, in which both are seen and heard, go.
 */
export const createSessionPersonalData = (database: Database, files: FileService): PersonalData => ({
  domain: 'ar-sessions',
  export: accountId => exportSessions(database.query, accountId),
  erase: async (tx, accountId) => {
    const parts = await partsOf(tx, accountId)
    await holdSessionsOf(tx, parts)
    const open = await openSessionsOf(tx, parts)
    const active = open.find(({ session }) => session.status === 'active')
    if (active)
      throw new AppError('conflict', `The AR session ‘${active.session.title}’ is going on. End it first, then delete the account.`)
    // First the names: what the other side is told of carries none.
    const { sessionIds, blobIds } = await forgetSides(tx, parts, FORMER)
    for (const sessionId of sessionIds) await revokeLinks(tx, sessionId)
    await files.discard(tx, blobIds)
    for (const row of open) {
      const isExpert = row.session.expertId !== null && parts.expertIds.includes(row.session.expertId)
      await cancelSession(tx, row, isExpert ? 'expert' : 'client', 'The account was deleted.')
    }
  },
})
