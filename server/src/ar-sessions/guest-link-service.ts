import type { createGuestLink, openGuestLink, revokeGuestLinks, sendGuestLink } from '#contract/ar-sessions-guests.ts'
import { sessionRoom } from '#contract/ar-sessions-live.ts'
import { callRoom } from '#contract/calls-live.ts'
import type { OutputOf, ParsedInputOf } from '#contract/shared/endpoint.ts'
import { AppError } from '#contract/shared/errors.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { publish } from '../platform/events/domain-event.ts'
import { type Actor, type ResolveActor, requireAccount, VISITOR } from '../platform/identity/actor.ts'
import { askAgainInRoom } from '../platform/live/live-store.ts'
import type { MailPort } from '../platform/mail/mail.ts'
import { hashOf, isOpenToLinks, makeGuestLink } from './guest-link.ts'
import { countAskedFor, countLinks, guestLinkByHash, markOpened, revokeLinks } from './guest-link-store.ts'
import { requireTimesOfHeld } from './session-booking.ts'
import { sessionEvent } from './session-events.ts'
import { type GuestHouse, heldLetter, linkLetter } from './session-letters.ts'
import { SESSION_NOT_FOUND } from './session-moves.ts'
import { roleOf } from './session-policy.ts'
import { changeSession, lockSession, type SessionRow, sessionById } from './session-store.ts'
import { isOverdue, statusNow } from './session-view.ts'

export const GUEST_COOKIE = 'onhand.guest'
const LINKS_MAX = 20
/** Anybody can ask by the number of a session, which is easily guessed: its client is not flooded. */
const SENT_PER_DAY = 3
const DAY_MS = 86_400_000
const NO_LINK = 'This link does not work any more. Ask for another one, or log in to see your sessions.'

/** Links that let a client in without signing in, and who comes by them. */
export interface GuestLinkService {
  /** The guest whose opened link this browser keeps; a visitor where there is none that leads anywhere. */
  resolve: ResolveActor
  open(input: ParsedInputOf<typeof openGuestLink>): Promise<OutputOf<typeof openGuestLink>>
  create(actor: Actor, input: ParsedInputOf<typeof createGuestLink>): Promise<OutputOf<typeof createGuestLink>>
  revoke(actor: Actor, input: ParsedInputOf<typeof revokeGuestLinks>): Promise<OutputOf<typeof revokeGuestLinks>>
  sendAgain(input: ParsedInputOf<typeof sendGuestLink>): Promise<void>
  /** Mails a visitor the link that makes his booking one. */
  mailHeld(tx: Transaction, row: SessionRow): Promise<void>
}

interface GuestLinkParts {
  database: Database
  mail: MailPort
  house: GuestHouse
}

const tokenIn = (headers: Headers): string | undefined =>
  (headers.get('cookie') ?? '')
    .split('; ')
    .find(cookie => cookie.startsWith(`${GUEST_COOKIE}=`))
    ?.slice(GUEST_COOKIE.length + 1)

const resolveIn =
  ({ database }: GuestLinkParts): ResolveActor =>
  async headers => {
    const token = tokenIn(headers)
    if (!token) return VISITOR
    const link = await guestLinkByHash(database.query, hashOf(token))
    if (!link || link.revokedAt !== null || link.openedAt === null) return VISITOR
    const row = await sessionById(database.query, link.sessionId)
    if (!row || !isOpenToLinks(row)) return VISITOR
    const { clientName: name, clientEmail: email } = row.session
    return { kind: 'guest', guestId: link.id, sessionId: link.sessionId, name, email }
  }

/** The proof of the address: what was held is booked with it, and everybody is told. */
const confirm = async (tx: Transaction, row: SessionRow): Promise<void> => {
  if (row.session.heldUntil === null) return
  await requireTimesOfHeld(tx, row)
  await changeSession(tx, row.session.id, { heldUntil: null })
  const booked = await sessionById(tx, row.session.id)
  if (booked) await publish(tx, sessionEvent('session-booked', booked, 'client'))
}

const openIn =
  ({ database }: GuestLinkParts): GuestLinkService['open'] =>
  ({ token }) =>
    database.transaction(async tx => {
      const link = await guestLinkByHash(tx, hashOf(token))
      const row = link && link.revokedAt === null ? await lockSession(tx, link.sessionId) : undefined
      if (!link || !row) throw new AppError('not_found', NO_LINK)
      if (isOverdue(row.session))
        throw new AppError('conflict', 'The booking was not confirmed in time, and its time is free again. Book it once more.')
      if (statusNow(row.session) === 'cancelled' && !isOpenToLinks(row)) throw new AppError('conflict', 'This session was cancelled.')
      if (!isOpenToLinks(row)) throw new AppError('not_found', NO_LINK)
      await markOpened(tx, link.id)
      await confirm(tx, row)
      return { sessionId: link.sessionId, clientName: row.session.clientName }
    })

export const createGuestLinkService = (parts: GuestLinkParts): GuestLinkService => {
  const { database, mail, house } = parts
  const seen = async (tx: Transaction, actor: Actor, sessionId: number) => {
    const row = await lockSession(tx, sessionId)
    const role = row && roleOf(requireAccount(actor), row)
    if (!row || !role) throw new AppError('not_found', SESSION_NOT_FOUND)
    return { row, role }
  }
  return {
    resolve: resolveIn(parts),
    open: openIn(parts),
    create: (actor, { sessionId }) =>
      database.transaction(async tx => {
        const { row, role } = await seen(tx, actor, sessionId)
        if (role !== 'client') throw new AppError('forbidden', 'The client makes links to the session.')
        if (!['scheduled', 'active'].includes(statusNow(row.session)) || row.session.heldUntil !== null)
          throw new AppError('conflict', 'There are links to a session that is booked and not over.')
        if ((await countLinks(tx, sessionId)) >= LINKS_MAX)
          throw new AppError('conflict', `${LINKS_MAX} links to this session work already. End them, then make another one.`)
        return { url: await makeGuestLink(tx, house.base, sessionId) }
      }),
    revoke: (actor, { sessionId }) =>
      database.transaction(async tx => {
        await seen(tx, actor, sessionId)
        const revoked = await revokeLinks(tx, sessionId)
        for (const room of [callRoom('session', sessionId), sessionRoom(sessionId)]) await askAgainInRoom(tx, room)
        return { revoked }
      }),
    sendAgain: ({ sessionId }) =>
      database.transaction(async tx => {
        const row = await lockSession(tx, sessionId)
        if (!row || row.session.clientAccountId !== null || row.session.clientEmail === '') return
        if (!['scheduled', 'active'].includes(statusNow(row.session))) return
        if ((await countAskedFor(tx, sessionId, new Date(Date.now() - DAY_MS))) >= SENT_PER_DAY) return
        const write = row.session.heldUntil === null ? linkLetter : heldLetter
        await mail.send(tx, write(row, await makeGuestLink(tx, house.base, sessionId, true)))
      }),
    mailHeld: async (tx, row) => {
      await mail.send(tx, heldLetter(row, await makeGuestLink(tx, house.base, row.session.id)))
    },
  }
}
