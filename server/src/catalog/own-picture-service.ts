import {
  type addServicePicture,
  type arrangeServicePictures,
  type describeServicePicture,
  type OwnService,
  type removeServicePicture,
  SERVICE_PICTURES_MAX,
} from '#contract/catalog-own.ts'
import type { ParsedInputOf } from '#contract/shared/endpoint.ts'
import { AppError } from '#contract/shared/errors.ts'
import type { FilePurpose } from '../files/file-purpose.ts'
import type { FileService } from '../files/file-service.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { type Actor, requireAccount } from '../platform/identity/actor.ts'
import { mayChangeService } from './catalog-policy.ts'
import { addPicture, describePicture, picturesOf, placePictures, removePicture } from './own-catalog-store.ts'
import { lockFor } from './service-lock-service.ts'

/** Shown on the page of a service: whoever has the address sees it. */
export const SERVICE_PICTURE: FilePurpose = { name: 'service-picture', readers: 'everybody', isShown: true }
const PICTURE_SHAPE = { width: 1600, height: 1200, isCut: false }

const PICTURE_GONE = 'This picture is not there any more. Reload the page to see those that are.'
const OTHER_PICTURES = 'The pictures have changed meanwhile, perhaps in another tab. Look at them as they are now, then put them in order.'

/** What an expert does with the pictures of his services. Each call changes one thing, so that two tabs do not take back what the other did. */
export interface OwnPictures {
  /** `file`: a picture as it was uploaded. */
  addPicture(actor: Actor, input: ParsedInputOf<typeof addServicePicture>, file: { path: string }): Promise<OwnService>
  describePicture(actor: Actor, input: ParsedInputOf<typeof describeServicePicture>): Promise<OwnService>
  removePicture(actor: Actor, input: ParsedInputOf<typeof removeServicePicture>): Promise<OwnService>
  arrangePictures(actor: Actor, input: ParsedInputOf<typeof arrangeServicePictures>): Promise<OwnService>
}

const requireRoom = async (tx: Transaction, actor: Actor, serviceId: number): Promise<void> => {
  await lockFor(tx, actor, serviceId, mayChangeService)
  if ((await picturesOf(tx, serviceId)).length >= SERVICE_PICTURES_MAX)
    throw new AppError('conflict', `A service shows ${SERVICE_PICTURES_MAX} pictures at most. Remove one first.`)
}

export interface OwnServiceParts {
  database: Database
  files: FileService
  /** The service as it is now. */
  shown(actor: Actor, serviceId: number): Promise<OwnService>
  /** Changes the service in a transaction of its own, and answers what it is then. */
  changed(actor: Actor, serviceId: number, make: (tx: Transaction) => Promise<void>): Promise<OwnService>
}

export const createOwnPictures = ({ database, files, shown, changed }: OwnServiceParts): OwnPictures => {
  const changedByOwner: OwnServiceParts['changed'] = (actor, serviceId, make) =>
    changed(actor, serviceId, async tx => {
      await lockFor(tx, actor, serviceId, mayChangeService)
      await make(tx)
    })

  return {
    addPicture: async (actor, { serviceId, text }, { path }) => {
      const { accountId } = requireAccount(actor)
      // Who may not, or has too many, is told before anything is drawn.
      await database.transaction(tx => requireRoom(tx, actor, serviceId))
      const picture = await files.keepPicture(path, PICTURE_SHAPE, { ownerAccountId: accountId, purpose: SERVICE_PICTURE.name })
      try {
        await database.transaction(async tx => {
          await requireRoom(tx, actor, serviceId)
          await addPicture(tx, { serviceId, blobId: picture.id, text, width: picture.width, height: picture.height })
        })
      } catch (error) {
        await database.transaction(tx => files.discard(tx, [picture.id]))
        throw error
      }
      return shown(actor, serviceId)
    },
    describePicture: (actor, { serviceId, pictureId, text }) =>
      changedByOwner(actor, serviceId, async tx => {
        if (!(await describePicture(tx, serviceId, pictureId, text))) throw new AppError('not_found', PICTURE_GONE)
      }),
    removePicture: (actor, { serviceId, pictureId }) =>
      changedByOwner(actor, serviceId, async tx => {
        const removed = await removePicture(tx, serviceId, pictureId)
        if (removed.length === 0) throw new AppError('not_found', PICTURE_GONE)
        await files.discard(tx, removed)
      }),
    arrangePictures: (actor, { serviceId, pictureIds }) =>
      changedByOwner(actor, serviceId, async tx => {
        const there = (await picturesOf(tx, serviceId)).map(({ id }) => id)
        const isWhole = there.length === pictureIds.length && there.every(id => pictureIds.includes(id))
        if (!isWhole) throw new AppError('conflict', OTHER_PICTURES)
        await placePictures(tx, serviceId, pictureIds)
      }),
  }
}
