import { auditOnce } from '../../platform/audit/audit-trail.ts'
import type { Database } from '../../platform/database/database.ts'
import { requireAccount } from '../../platform/identity/actor.ts'
import type { SeeSession } from '../record/session-record-service.ts'

/** A page asks for the parts of a record one by one, and again for what is new: an hour of looking is one look. */
const ONE_LOOK_MINUTES = 60

/** Seeing what is kept of a session: that an admin looked at what others said and drew is written down first. */
export const seeKept =
  (database: Database, see: SeeSession): SeeSession =>
  async (actor, sessionId) => {
    const session = await see(actor, sessionId)
    if (session.role !== 'admin') return session
    const { accountId: actorAccountId } = requireAccount(actor)
    await database.transaction(tx =>
      auditOnce(tx, { actorAccountId, action: 'session-viewed', subject: `ar-session:${sessionId}` }, ONE_LOOK_MINUTES),
    )
    return session
  }
