import { buffer } from 'node:stream/consumers'
import { PICTURE_PIXELS } from '#contract/accounts.ts'
import { fileUrl } from '#contract/files.ts'
import type { FilePurpose } from '../files/file-purpose.ts'
import type { FileService } from '../files/file-service.ts'
import type { Database } from '../platform/database/database.ts'
import { type Actor, requireAccount } from '../platform/identity/actor.ts'
import type { PersonalData } from '../platform/identity/personal-data.ts'
import { pictureOf, putPicture, takePicture } from './account-picture-store.ts'

/** Shown beside a name wherever the name is: whoever has the address sees it. */
export const ACCOUNT_PICTURE: FilePurpose = { name: 'account-picture', readers: 'everybody', isShown: true }

const SQUARE = { width: PICTURE_PIXELS, height: PICTURE_PIXELS, isCut: true }

export interface AccountPictureService {
  /** `file`: a picture as it was uploaded. */
  set(actor: Actor, file: { path: string }): Promise<{ avatarUrl: string }>
  remove(actor: Actor): Promise<{ avatarUrl: null }>
  avatarUrl(accountId: string): Promise<string | null>
  personalData: PersonalData
}

export const createAccountPictureService = (database: Database, files: FileService): AccountPictureService => ({
  set: async (actor, { path }) => {
    const { accountId } = requireAccount(actor)
    const { id } = await files.keepPicture(path, SQUARE, { ownerAccountId: accountId, purpose: ACCOUNT_PICTURE.name })
    await database.transaction(async tx => {
      const former = await takePicture(tx, accountId)
      await putPicture(tx, accountId, id)
      await files.discard(tx, former)
    })
    return { avatarUrl: fileUrl(id) }
  },
  remove: async actor => {
    const { accountId } = requireAccount(actor)
    await database.transaction(async tx => files.discard(tx, await takePicture(tx, accountId)))
    return { avatarUrl: null }
  },
  avatarUrl: async accountId => {
    const id = await pictureOf(database.query, accountId)
    return id === undefined ? null : fileUrl(id)
  },
  personalData: {
    domain: 'picture',
    export: async accountId => {
      const id = await pictureOf(database.query, accountId)
      const file = id === undefined ? undefined : await files.find(id)
      if (!file) return null
      const bytes = await buffer(await files.read(file))
      return { type: file.mediaType, sizeBytes: file.sizeBytes, dataUrl: `data:${file.mediaType};base64,${bytes.toString('base64')}` }
    },
    // The file itself goes with the account's other files.
    erase: async (tx, accountId) => void (await takePicture(tx, accountId)),
  },
})
