import {
  type createService,
  type listOwnServices,
  mayTurn,
  type OwnService,
  PAUSE_REASON,
  type pauseService,
  SERVICES_PER_EXPERT_MAX,
  type ServiceFields,
  type updateService,
} from '#contract/catalog-own.ts'
import type { OutputOf, ParsedInputOf } from '#contract/shared/endpoint.ts'
import { AppError } from '#contract/shared/errors.ts'
import type { FileService } from '../files/file-service.ts'
import { audit } from '../platform/audit/audit-trail.ts'
import type { Database, Queryable, Transaction } from '../platform/database/database.ts'
import { publish } from '../platform/events/domain-event.ts'
import { type Actor, requireAccount } from '../platform/identity/actor.ts'
import { mayChangeService, mayPauseService } from './catalog-policy.ts'
import type { CatalogService } from './catalog-service.ts'
import { serviceDetail } from './catalog-store.ts'
import {
  allServicesOf,
  changeService,
  countServicesOf,
  expertOf,
  hasCategory,
  holdExpert,
  holdStanding,
  insertService,
  isTitleTaken,
  removeService,
  setPause,
} from './own-catalog-store.ts'
import { createOwnPictures, type OwnPictures, type OwnServiceParts } from './own-picture-service.ts'
import { serviceEvent } from './service-events.ts'
import { type LockedService, lockFor, NOT_FOUND } from './service-lock-service.ts'
import { ownView, view } from './service-view.ts'
import { TAXONOMY } from './taxonomy/taxonomy-index.ts'

const TOO_MANY = `You have ${SERVICES_PER_EXPERT_MAX} services, as many as one expert can offer. Change or delete one of them instead.`
const HELD_BACK =
  'You cannot be hired at the moment, so nothing of yours can be put on offer. The Expert Verification Center says why, and what you can do.'
const SAME_TITLE = 'You have a service of this title. Change that one, or find another title.'

/** What an expert does with the services he offers, and an admin with anybody's. */
export interface OwnCatalogService extends OwnPictures {
  list(actor: Actor): Promise<OutputOf<typeof listOwnServices>>
  detail(actor: Actor, serviceId: number): Promise<OwnService>
  create(actor: Actor, input: ParsedInputOf<typeof createService>): Promise<OwnService>
  update(actor: Actor, input: ParsedInputOf<typeof updateService>): Promise<OwnService>
  pause(actor: Actor, input: ParsedInputOf<typeof pauseService>): Promise<OwnService>
  remove(actor: Actor, serviceId: number): Promise<{ serviceId: number }>
}

const requireExpert = async (db: Queryable, actor: Actor) => {
  const expert = await expertOf(db, requireAccount(actor).accountId)
  if (!expert) throw new AppError('forbidden', 'Experts offer services. Create your expert profile first.')
  return expert
}

const requireTurn = (service: LockedService, isByAdmin: boolean, isPaused: boolean): void => {
  if (isByAdmin && service.isHeldBack && !isPaused)
    throw new AppError('conflict', 'Its expert cannot be hired at the moment. It is back on the market by itself when he can.')
  if (mayTurn(service, !isByAdmin)) return
  if (isByAdmin) throw new AppError('conflict', 'Its expert has paused this service, or not offered it yet: only he puts it on the market.')
  throw new AppError('forbidden', 'An admin took this service off the market. Change what was said, then ask to have it looked at again.')
}

const requireKnown = async (tx: Transaction, { categoryId, skillIds }: ServiceFields): Promise<void> => {
  if (!(await hasCategory(tx, categoryId))) throw new AppError('bad_request', 'There is no such category any more. Choose another one.')
  const unknown = skillIds.find(id => TAXONOMY.skill(id) === null)
  if (unknown !== undefined) throw new AppError('bad_request', `There is no skill '${unknown}'. Choose one from the list.`)
}

const written = ({ title, description, categoryId, skillIds, hourlyRate, isArEnabled }: ServiceFields) => {
  const ids = [...new Set(skillIds)]
  const keywords = ids.map(id => TAXONOMY.skill(id)?.name ?? id).join(' ')
  return { title, description, categoryId, hourlyRate, isArEnabled, skillIds: ids, keywords }
}

const insert = async (tx: Transaction, actor: Actor, fields: ServiceFields): Promise<number> => {
  const expert = await requireExpert(tx, actor)
  await holdExpert(tx, expert.id)
  await requireKnown(tx, fields)
  if ((await countServicesOf(tx, expert.id)) >= SERVICES_PER_EXPERT_MAX) throw new AppError('conflict', TOO_MANY)
  const id = await insertService(tx, expert.id, written(fields))
  if (id === undefined) throw new AppError('conflict', SAME_TITLE)
  return id
}

const change = async (tx: Transaction, actor: Actor, input: ParsedInputOf<typeof updateService>): Promise<void> => {
  const service = await lockFor(tx, actor, input.serviceId, mayChangeService)
  await holdExpert(tx, service.expertId)
  await requireKnown(tx, input)
  if (await isTitleTaken(tx, service.expertId, input.title, service.id)) throw new AppError('conflict', SAME_TITLE)
  await changeService(tx, service.id, written(input))
}

const turn = async (tx: Transaction, actor: Actor, { serviceId, isPaused, reason }: ParsedInputOf<typeof pauseService>): Promise<void> => {
  await holdStanding(tx, serviceId)
  const service = await lockFor(tx, actor, serviceId, mayPauseService)
  const isByAdmin = !mayChangeService(actor, service.accountId)
  requireTurn(service, isByAdmin, isPaused)
  if (isByAdmin && isPaused && !reason) throw new AppError('bad_request', PAUSE_REASON)
  const isHeldBack = await setPause(tx, serviceId, {
    isPaused,
    isPausedByAdmin: isPaused && isByAdmin,
    pauseReason: isPaused && isByAdmin ? (reason ?? null) : null,
  })
  if (isHeldBack && !isByAdmin) throw new AppError('conflict', HELD_BACK)
  if (!isByAdmin) return
  const action = isPaused ? 'service-paused' : 'service-resumed'
  await audit(tx, { actorAccountId: requireAccount(actor).accountId, action, subject: `service:${serviceId}` })
  await publish(tx, serviceEvent(isPaused ? 'service-stopped' : 'service-put-back', service, reason ?? ''))
}

/** Answers the files that were its pictures. */
const remove = async (tx: Transaction, actor: Actor, serviceId: number): Promise<string[]> => {
  const service = await lockFor(tx, actor, serviceId, mayChangeService)
  if (service.reviewsCount > 0)
    throw new AppError(
      'conflict',
      'This service has reviews, and stays for those who wrote and read them. Pause it: then it is in no list.',
    )
  return removeService(tx, serviceId)
}

/** `catalog`: its figures grow old with every change. */
export const createOwnCatalogService = (
  database: Database,
  files: FileService,
  catalog: Pick<CatalogService, 'forgetCounts'>,
): OwnCatalogService => {
  const shown = async (actor: Actor, serviceId: number): Promise<OwnService> => {
    const row = await serviceDetail(database.query, serviceId)
    if (!row) throw new AppError('not_found', NOT_FOUND)
    return ownView(actor, row)
  }
  const changed: OwnServiceParts['changed'] = async (actor, serviceId, make) => {
    await database.transaction(make)
    return shown(actor, serviceId)
  }
  /** How many services there are may be another number then. */
  const forgettingCounts = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    const answered = await answer
    catalog.forgetCounts()
    return answered
  }

  return {
    ...createOwnPictures({ database, files, shown, changed }),
    list: async actor => {
      const expert = await requireExpert(database.query, actor)
      const rows = await allServicesOf(database.query, expert.id)
      return rows.map(row => {
        const { isPaused, isDraft, isPausedByAdmin, isHeldBack } = row
        return { ...view(row), isPaused, isDraft, isPausedByAdmin, isHeldBack }
      })
    },
    detail: async (actor, serviceId) => {
      requireAccount(actor)
      const row = await serviceDetail(database.query, serviceId)
      if (!row || !mayPauseService(actor, row.ownerAccountId)) throw new AppError('not_found', NOT_FOUND)
      return ownView(actor, row)
    },
    create: async (actor, input) => shown(actor, await database.transaction(tx => insert(tx, actor, input))),
    update: (actor, input) => forgettingCounts(changed(actor, input.serviceId, tx => change(tx, actor, input))),
    pause: (actor, input) => forgettingCounts(changed(actor, input.serviceId, tx => turn(tx, actor, input))),
    remove: (actor, serviceId) =>
      forgettingCounts(
        database.transaction(async tx => {
          await files.discard(tx, await remove(tx, actor, serviceId))
          return { serviceId }
        }),
      ),
  }
}
