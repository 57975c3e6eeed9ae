import type { Role } from '#contract/accounts.ts'
import { AppError } from '#contract/shared/errors.ts'

/** Somebody with an account, as this call's session proves it. */
export interface AccountActor {
  kind: 'account'
  accountId: string
  /** This browser's sign-in: what was granted through it ends with it. */
  signInId: string
  email: string
  name: string
  /** Relations by e-mail hold only for a verified address. */
  isEmailVerified: boolean
  roles: readonly Role[]
}

/** Whoever opened the mailed link to one AR session: he may see, signal, annotate and chat there, and nothing else. */
interface GuestActor {
  kind: 'guest'
  /** Of the link: another link to the same session is another guest. */
  guestId: string
  sessionId: number
  name: string
  email: string
}

/** Who a call acts as. A job acts for nobody: it is trusted with what it was sent. */
export type Actor = AccountActor | GuestActor | { kind: 'visitor' }

export const VISITOR: Actor = { kind: 'visitor' }

/** The account behind an actor, or 401. */
export const requireAccount = (actor: Actor): AccountActor => {
  if (actor.kind === 'account') return actor
  throw new AppError('unauthenticated', 'Please log in first.')
}

/** For what is read by everybody, and tells some of it of the reader himself; undefined for a visitor. */
export const accountIdOf = (actor: Actor): string | undefined => (actor.kind === 'account' ? actor.accountId : undefined)

export const isAdmin = (actor: Actor): boolean => actor.kind === 'account' && actor.roles.includes('admin')

/** Reads the actor from a request's headers; VISITOR when nobody is signed in. */
export type ResolveActor = (headers: Headers) => Promise<Actor>
