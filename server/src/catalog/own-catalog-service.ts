import {
  type addServicePicture,
  type arrangeServicePictures,
  type createService,
  type listOwnServices,
  mayTurn,
  type OwnService,
  PAUSE_REASON,
  type pauseService,
  SERVICE_PICTURES_MAX,
  type ServiceFields,
  type updateService,
} from '#contract/catalog-own.ts'
import type { OutputOf, ParsedInputOf } from '#contract/shared/endpoint.ts'
import { AppError } from '#contract/shared/errors.ts'
import type { FilePurpose } from '../files/file-purpose.ts'
import type { FileService } from '../files/file-service.ts'
import { audit } from '../platform/audit/audit-trail.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { type Actor, requireAccount } from '../platform/identity/actor.ts'
import { mayChangeService, mayPauseService } from './catalog-policy.ts'
import type { CatalogService } from './catalog-service.ts'
import { serviceDetail } from './catalog-store.ts'
import {
  addPicture,
  allServicesOf,
  arrangePictures,
  changeService,
  expertOf,
  hasCategory,
  holdExpert,
  insertService,
  isTitleTaken,
  lockService,
  picturesOf,
  removeService,
  setPause,
} from './own-catalog-store.ts'
import { ownView, view } from './service-view.ts'
import { TAXONOMY } from './taxonomy/taxonomy-index.ts'

/** Shown on the page of a service: whoever has the address sees it. */
export const SERVICE_PICTURE: FilePurpose = { name: 'service-picture', readers: 'everybody', isShown: true }
const PICTURE_SHAPE = { width: 1600, height: 1200, isCut: false }

const NOT_FOUND = 'Service Not Found'
const SAME_TITLE = 'You have a service of this title. Change that one, or find another title.'

/** What an expert does with the services he offers, and an admin with anybody's. */
export interface OwnCatalogService {
  list(actor: Actor): Promise<OutputOf<typeof listOwnServices>>
  detail(actor: Actor, serviceId: number): Promise<OwnService>
  create(actor: Actor, input: ParsedInputOf<typeof createService>): Promise<OwnService>
  update(actor: Actor, input: ParsedInputOf<typeof updateService>): Promise<OwnService>
  pause(actor: Actor, input: ParsedInputOf<typeof pauseService>): Promise<OwnService>
  remove(actor: Actor, serviceId: number): Promise<{ serviceId: number }>
  /** `file`: a picture as it was uploaded. */
  addPicture(actor: Actor, input: ParsedInputOf<typeof addServicePicture>, file: { path: string }): Promise<OwnService>
  arrangePictures(actor: Actor, input: ParsedInputOf<typeof arrangeServicePictures>): Promise<OwnService>
}

type LockedService = NonNullable<Awaited<ReturnType<typeof lockService>>>

const requireExpert = async (db: Parameters<typeof expertOf>[0], actor: Actor) => {
  const expert = await expertOf(db, requireAccount(actor).accountId)
  if (!expert) throw new AppError('forbidden', 'Experts offer services. Create your expert profile first.')
  return expert
}

/** The service, held until the transaction ends, for whoever may do this with it; to anybody else there is nothing to change. */
const lockFor = async (
  tx: Transaction,
  actor: Actor,
  serviceId: number,
  may: (actor: Actor, ownerId: string | null) => boolean,
): Promise<LockedService> => {
  const service = await lockService(tx, serviceId)
  if (!service) throw new AppError('not_found', NOT_FOUND)
  requireAccount(actor)
  if (!may(actor, service.accountId)) throw new AppError('forbidden', 'Only the expert who offers this service may change it.')
  return service
}

const requireTurn = (service: LockedService, isByAdmin: boolean): void => {
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

/** `catalog`: its figures grow old with every change. */
export const createOwnCatalogService = (
  database: Database,
  files: FileService,
  catalog: Pick<CatalogService, 'forgetCounts'>,
): OwnCatalogService => {
  const shown = async (serviceId: number): Promise<OwnService> => {
    const row = await serviceDetail(database.query, serviceId)
    if (!row) throw new AppError('not_found', NOT_FOUND)
    return ownView(row)
  }
  /** Changes a service and answers what it is then. */
  const changed = async (serviceId: number, change: (tx: Transaction) => Promise<void>): Promise<OwnService> => {
    await database.transaction(change)
    catalog.forgetCounts()
    return shown(serviceId)
  }

  return {
    list: async actor => {
      const expert = await requireExpert(database.query, actor)
      const rows = await allServicesOf(database.query, expert.id)
      return rows.map(row => ({ ...view(row), isPaused: row.isPaused, isPausedByAdmin: row.isPausedByAdmin }))
    },
    detail: async (actor, serviceId) => {
      requireAccount(actor)
      const row = await serviceDetail(database.query, serviceId)
      if (!row || !mayPauseService(actor, row.ownerAccountId)) throw new AppError('not_found', NOT_FOUND)
      return ownView(row)
    },
    create: async (actor, input) => {
      const id = await database.transaction(async tx => {
        const expert = await requireExpert(tx, actor)
        await holdExpert(tx, expert.id)
        await requireKnown(tx, input)
        const inserted = await insertService(tx, expert.id, written(input))
        if (inserted === undefined) throw new AppError('conflict', SAME_TITLE)
        return inserted
      })
      return shown(id)
    },
    update: (actor, input) =>
      changed(input.serviceId, async tx => {
        const service = await lockFor(tx, actor, input.serviceId, mayChangeService)
        await holdExpert(tx, service.expertId)
        await requireKnown(tx, input)
        if (await isTitleTaken(tx, service.expertId, input.title, service.id)) throw new AppError('conflict', SAME_TITLE)
        await changeService(tx, service.id, written(input))
      }),
    pause: (actor, { serviceId, isPaused, reason }) =>
      changed(serviceId, async tx => {
        const service = await lockFor(tx, actor, serviceId, mayPauseService)
        const isByAdmin = !mayChangeService(actor, service.accountId)
        requireTurn(service, isByAdmin)
        if (isByAdmin && isPaused && !reason) throw new AppError('bad_request', PAUSE_REASON)
        await setPause(tx, serviceId, {
          isPaused,
          isPausedByAdmin: isPaused && isByAdmin,
          pauseReason: isPaused && isByAdmin ? (reason ?? null) : null,
        })
        if (!isByAdmin) return
        const action = isPaused ? 'service-paused' : 'service-resumed'
        await audit(tx, { actorAccountId: requireAccount(actor).accountId, action, subject: `service:${serviceId}` })
      }),
    remove: async (actor, serviceId) => {
      await database.transaction(async tx => {
        const service = await lockFor(tx, actor, serviceId, mayChangeService)
        if (service.reviewsCount > 0)
          throw new AppError(
            'conflict',
            'This service has reviews, and stays for those who wrote and read them. Pause it: then it is in no list.',
          )
        await files.discard(tx, await removeService(tx, serviceId))
      })
      catalog.forgetCounts()
      return { serviceId }
    },
    addPicture: async (actor, { serviceId, text }, { path }) => {
      const { accountId } = requireAccount(actor)
      // Who may not is told before anything is drawn.
      await database.transaction(tx => lockFor(tx, actor, serviceId, mayChangeService))
      const { id, width, height } = await files.keepPicture(path, PICTURE_SHAPE, {
        ownerAccountId: accountId,
        purpose: SERVICE_PICTURE.name,
      })
      return changed(serviceId, async tx => {
        await lockFor(tx, actor, serviceId, mayChangeService)
        if ((await picturesOf(tx, serviceId)).length >= SERVICE_PICTURES_MAX)
          throw new AppError('conflict', `A service shows ${SERVICE_PICTURES_MAX} pictures at most. Remove one first.`)
        await addPicture(tx, { serviceId, blobId: id, text, width, height })
      })
    },
    arrangePictures: (actor, { serviceId, pictures }) =>
      changed(serviceId, async tx => {
        await lockFor(tx, actor, serviceId, mayChangeService)
        await files.discard(tx, await arrangePictures(tx, serviceId, pictures))
      }),
  }
}
