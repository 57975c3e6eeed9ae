import { AppError } from '#contract/shared/errors.ts'
import { auditOnce } from '../../platform/audit/audit-trail.ts'
import type { Database } from '../../platform/database/database.ts'
import { type Actor, requireAccount } from '../../platform/identity/actor.ts'
import type { SeeSession } from '../record/session-record-service.ts'

/** A page asks for the parts of a record one by one, and again for what is new: an hour of looking is one look. */
const ONE_LOOK_MINUTES = 60

/** Written down before he sees or hears anything: a look that cannot be is none. */
export const noteAdmin = (
  database: Database,
  actor: Actor,
  { sessionId, action }: { sessionId: number; action: 'session-viewed' | 'session-call-entered' },
): Promise<void> => {
  const { accountId: actorAccountId } = requireAccount(actor)
  return database.transaction(tx => auditOnce(tx, { actorAccountId, action, subject: `ar-session:${sessionId}` }, ONE_LOOK_MINUTES))
}

/** Seeing what is kept of a session: that an admin looked at what others said and drew is written down first. */
export const seeKept =
  (database: Database, see: SeeSession): SeeSession =>
  async (actor, sessionId) => {
    const session = await see(actor, sessionId)
    if (session.role === 'admin') await noteAdmin(database, actor, { sessionId, action: 'session-viewed' })
    return session
  }

/** Whether somebody sees a session, asked by who opens its doors one by one: its room, its files. */
export type MaySeeSession = (actor: Actor, sessionId: number) => Promise<boolean>

const isRefusal = (error: unknown): boolean => error instanceof AppError && (error.code === 'not_found' || error.code === 'forbidden')

/** No is only what the session itself refuses: a look that could not be written down is a failure, and nobody is told that there is no such thing. */
export const maySee =
  (see: SeeSession): MaySeeSession =>
  (actor, sessionId) =>
    see(actor, sessionId).then(
      () => true,
      error => {
        if (isRefusal(error)) return false
        throw error
      },
    )

/** Whether somebody hears what happens in a session: also that it was cancelled. The name of its room is anybody's to make up. */
export const mayHear =
  (maySeeSession: MaySeeSession) =>
  async (actor: Actor, sessionId: string): Promise<boolean> =>
    /^[1-9]\d{0,8}$/.test(sessionId) && maySeeSession(actor, Number(sessionId))
