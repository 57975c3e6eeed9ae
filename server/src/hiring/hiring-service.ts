import * as z from 'zod'
import type {
  counterOffer,
  findExperts,
  HiringExpert,
  listOffers,
  listReceivedOffers,
  moveOffer,
  Offer,
  sendOffers,
} from '#contract/hiring.ts'
import type { ParsedInputOf } from '#contract/shared/endpoint.ts'
import { AppError } from '#contract/shared/errors.ts'
import type { Page } from '#contract/shared/pagination.ts'
import { decodeCursor, pageOf, RowId, RowMoment } from '../platform/database/cursor.ts'
import type { Queryable } from '../platform/database/database.ts'
import { type Actor, requireAccount } from '../platform/identity/actor.ts'
import { findAlikeExperts, findHiringExperts, LIKENED_WORDS } from './expert-search-store.ts'
import { expertIdsOf } from './offer-count-store.ts'
import { createOfferMoves, type MoveParts, OFFER_NOT_FOUND } from './offer-moves.ts'
import { sideOf } from './offer-policy.ts'
import { sendAll } from './offer-sending.ts'
import { type OfferRow, offerById, offersOfProject, offersToExperts, stepsOf } from './offer-store.ts'
import { offerView } from './offer-view.ts'

const ReceivedAfter = z.object({ changedAt: RowMoment, id: RowId })
const FoundPosition = z.strictObject({ isUnavailable: z.boolean(), standing: z.number(), id: RowId })
/** As exact as the database knows it: of a number that is nearer to nothing it says that it is none. */
const Likeness = z.number().min(0).max(LIKENED_WORDS).transform(Math.fround)
/** With a likeness it goes on among those who are called nearly so. */
const SearchPosition = z.union([z.strictObject({ ...FoundPosition.shape, likeness: Likeness }), FoundPosition])

/** Offers between a client and an expert. Each side sees its own, nobody else sees any. */
export interface HiringService {
  list(actor: Actor, input: ParsedInputOf<typeof listOffers>): Promise<Page<Offer>>
  received(actor: Actor, input: ParsedInputOf<typeof listReceivedOffers>): Promise<Page<Offer>>
  experts(actor: Actor, input: ParsedInputOf<typeof findExperts>): Promise<Page<HiringExpert>>
  send(actor: Actor, input: ParsedInputOf<typeof sendOffers>): Promise<Offer[]>
  counter(actor: Actor, input: ParsedInputOf<typeof counterOffer>): Promise<Offer>
  move(actor: Actor, input: ParsedInputOf<typeof moveOffer>): Promise<Offer>
}

/** Offers as whoever asks sees them: each from his side, and none of which he is no side. */
const createOfferViews = ({ database, projects }: Pick<MoveParts, 'database' | 'projects'>) => {
  const views = async (db: Queryable, actor: Actor, rows: readonly OfferRow[]): Promise<Offer[]> => {
    const steps = await stepsOf(
      db,
      rows.map(({ offer }) => offer.id),
    )
    return rows.flatMap(row => {
      const side = sideOf(actor, row)
      return side ? [offerView(row, side, steps, projects)] : []
    })
  }
  return {
    views,
    seenBy: async (actor: Actor, offerId: number): Promise<Offer> => {
      const [view] = await database.snapshot(async tx => {
        const row = await offerById(tx, offerId)
        return row ? views(tx, actor, [row]) : []
      })
      if (!view) throw new AppError('not_found', OFFER_NOT_FOUND)
      return view
    },
  }
}

const findExpertsFor =
  ({ database }: Pick<MoveParts, 'database'>): HiringService['experts'] =>
  async (actor, { q, cursor, limit }) => {
    const { accountId: except } = requireAccount(actor)
    const after = decodeCursor(SearchPosition, cursor)
    const asked = { words: q.split(/\s+/), except, limit: limit + 1 }
    const alike = async (from: Parameters<typeof findAlikeExperts>[1]['after']) => {
      const rows = await database.snapshot(tx => findAlikeExperts(tx, { ...asked, after: from }))
      return pageOf(rows, limit, ({ isUnavailable, likeness, standing, id }) => ({ isUnavailable, likeness, standing, id }))
    }
    if (after && 'likeness' in after) return alike(after)
    const found = await findHiringExperts(database.query, { ...asked, after })
    if (found.length === 0 && after === undefined) return alike(undefined)
    return pageOf(found, limit, ({ isUnavailable, standing, id }) => ({ isUnavailable, standing, id }))
  }

export const createHiringService = (parts: MoveParts): HiringService => {
  const { database, projects } = parts
  const moves = createOfferMoves(parts)
  const { views, seenBy } = createOfferViews(parts)
  return {
    list: async (actor, { projectId, cursor, limit }) => {
      await projects.requireOwn(actor, projectId)
      const below = decodeCursor(RowId, cursor)
      return database.snapshot(async tx => {
        const rows = await offersOfProject(tx, projectId, below, limit + 1)
        return pageOf(await views(tx, actor, rows), limit, last => last.id)
      })
    },
    received: async (actor, { status, cursor, limit }) => {
      const account = requireAccount(actor)
      const after = decodeCursor(ReceivedAfter, cursor)
      return database.snapshot(async tx => {
        const rows = await offersToExperts(tx, await expertIdsOf(tx, account), { status, after, limit: limit + 1 })
        return pageOf(await views(tx, actor, rows), limit, ({ changedAt, id }) => ({ changedAt, id }))
      })
    },
    experts: findExpertsFor(parts),
    send: async (actor, input) => {
      const sent = await database.transaction(tx => sendAll(tx, parts, actor, input))
      return views(database.query, actor, sent)
    },
    counter: async (actor, input) => {
      await moves.counter(actor, input)
      return seenBy(actor, input.offerId)
    },
    move: async (actor, input) => {
      await moves.move(actor, input)
      return seenBy(actor, input.offerId)
    },
  }
}
