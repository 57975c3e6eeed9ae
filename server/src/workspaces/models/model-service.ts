import { FILES_PATH, fileUrl, UPLOADS_WAITING } from '#contract/files.ts'
import type { ParsedInputOf } from '#contract/shared/endpoint.ts'
import { AppError } from '#contract/shared/errors.ts'
import { FILE_TYPES, isModelFileType, MB } from '#contract/shared/file-rule.ts'
import type { WorkspaceLiveEvent } from '#contract/workspaces-live.ts'
import type { addModel, changeModel, uploadModel } from '#contract/workspaces-model-calls.ts'
import { MAX_MODELS, type WorkspaceModel } from '#contract/workspaces-models.ts'
import { type FilePurpose, UPLOADED } from '../../files/file-purpose.ts'
import type { FileService } from '../../files/file-service.ts'
import type { Database, Queryable, Transaction } from '../../platform/database/database.ts'
import { publish } from '../../platform/events/domain-event.ts'
import { type AccountActor, type Actor, requireAccount } from '../../platform/identity/actor.ts'
import type { SpooledFile } from '../../platform/storage/spool.ts'
import { inWorkspace } from '../workspace-access.ts'
import { workspaceEvent } from '../workspace-events.ts'
import { requireRight } from '../workspace-policy.ts'
import { makeRoom } from '../workspace-quota.ts'
import { standingIn, type WorkspaceRow } from '../workspace-store.ts'
import {
  countModels,
  insertModel,
  isModelDeleted,
  type ModelChanges,
  modelById,
  modelsOf,
  workspaceOfModelFile,
  writeModel,
} from './model-store.ts'
import { requireWholeModel } from './model-structure.ts'

const MODEL_FILE = 'workspace-model'
const MODEL_NOT_FOUND = 'There is no such model here any more.'
const UPLOAD_NOT_FOUND = 'There is no such upload of yours, or it is shared already. Upload the model again.'

/** 3D models of a workspace; what is said of them is `model-comment-service.ts`. */
export interface ModelService {
  list(actor: Actor, workspaceId: number): Promise<WorkspaceModel[]>
  upload(
    actor: Actor,
    input: ParsedInputOf<typeof uploadModel>,
    file: SpooledFile & { name: string; type: string },
  ): Promise<{ name: string; path: string; modelFormat: string }>
  /** `isOwn`: whether an address is this server's; another's is a link, whatever its path is. */
  add(actor: Actor, input: ParsedInputOf<typeof addModel>, isOwn: (url: URL) => boolean): Promise<WorkspaceModel>
  change(actor: Actor, input: ParsedInputOf<typeof changeModel>): Promise<WorkspaceModel>
  delete(actor: Actor, modelId: number): Promise<{ isDeleted: true }>
  restore(actor: Actor, modelId: number): Promise<WorkspaceModel>
}

/** Open to whoever takes part in the workspace that shares it. */
export const modelFilePurpose = (database: Database): FilePurpose => ({
  name: MODEL_FILE,
  readers: async (actor, { id }) => {
    const workspaceId = actor.kind === 'account' ? await workspaceOfModelFile(database.query, id) : undefined
    if (actor.kind !== 'account' || workspaceId === undefined) return false
    return (await standingIn(database.query, workspaceId, actor.accountId))?.role != null
  },
})

export const requireModel = async (db: Queryable, modelId: number, { isDeletedToo = false } = {}): Promise<WorkspaceModel> => {
  const model = await modelById(db, modelId, { isDeletedToo })
  if (!model) throw new AppError('not_found', MODEL_NOT_FOUND)
  return model
}

/** For whoever takes part where it is; anybody else learns no more of it than of one that never was. */
export const requireModelOf = async (
  db: Queryable,
  { accountId }: AccountActor,
  modelId: number,
  { isDeletedToo = false } = {},
): Promise<WorkspaceModel> => {
  const model = await requireModel(db, modelId, { isDeletedToo })
  if (!(await standingIn(db, model.workspaceId, accountId))?.role) throw new AppError('not_found', MODEL_NOT_FOUND)
  return model
}

/** Says a model as it is now to everybody who looks. */
const say = async (
  tx: Transaction,
  type: 'model-added' | 'model-changed' | 'model-restored',
  { workspace, account, modelId }: { workspace: WorkspaceRow; account: AccountActor; modelId: number },
): Promise<WorkspaceModel> => {
  const model = await requireModel(tx, modelId)
  await publish(
    tx,
    workspaceEvent(type, workspace, account, { live: { type: 'model-changed', model }, told: { modelId, modelName: model.modelName } }),
  )
  return model
}

const requireRoom = async (tx: Transaction, workspaceId: number): Promise<void> => {
  if ((await countModels(tx, workspaceId)) >= MAX_MODELS)
    throw new AppError('conflict', `A workspace has room for ${MAX_MODELS} models. Delete one that is not needed any more first.`)
}

interface ModelParts {
  database: Database
  files: FileService
  maxMegabytes: number
  /** How much may lie in one workspace, its files and its models together. */
  quotaMegabytes: number
}

interface Given {
  workspaceId: number
  accountId: string
  url: URL
  isOwn: boolean
}

/** What was uploaded here becomes the team's; anything else is a link, which must not be read or changed on its way. */
const takeFile = async (parts: ModelParts, tx: Transaction, { workspaceId, accountId, url, isOwn }: Given): Promise<string | null> => {
  if (isOwn && url.pathname.startsWith(`${FILES_PATH}/`)) {
    const file = await parts.files.handIn(tx, url.href, { ownerAccountId: accountId, purpose: MODEL_FILE, isGivenAway: true })
    if (!file) throw new AppError('not_found', UPLOAD_NOT_FOUND)
    if (!isModelFileType(file.mediaType))
      throw new AppError('bad_request', 'This upload is not a 3D model. Upload a .glb, .gltf, .obj or .stl file.')
    await makeRoom(tx, parts, workspaceId, file.sizeBytes)
    return file.id
  }
  if (url.protocol !== 'https:') throw new AppError('bad_request', 'A link to a model begins with https://.')
  return null
}

const changesIn = ({ modelId: _id, ...given }: ParsedInputOf<typeof changeModel>): ModelChanges =>
  // Only what is undefined goes; the rest has the types that it was parsed to.
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as ModelChanges

const uploadFor =
  (database: Database, files: FileService, maxMegabytes: number): ModelService['upload'] =>
  async (actor, { workspaceId }, { name, type, ...spooled }) => {
    const { accountId } = requireAccount(actor)
    requireRight(await standingIn(database.query, workspaceId, accountId), 'shapeModels')
    if (!isModelFileType(type)) throw new Error(`the rule let ${type} through as a model`)
    await requireWholeModel({ ...spooled, type })
    const about = { originalName: name, mediaType: type, ownerAccountId: accountId, purpose: UPLOADED.name }
    const maxBytes = Math.max(UPLOADS_WAITING.maxBytes, 2 * maxMegabytes * MB)
    const { id } = await files.keep(spooled, about, { ...UPLOADS_WAITING, maxBytes })
    return { name, path: fileUrl(id), modelFormat: FILE_TYPES[type][0] }
  }

export const createModelService = (parts: ModelParts): ModelService => {
  const { database, files, maxMegabytes } = parts
  /** Changes one model as who may: found first, then looked at again while its workspace is kept. */
  const shape = async <T>(
    actor: Actor,
    modelId: number,
    { isDeletedToo }: { isDeletedToo: boolean },
    work: (held: { tx: Transaction; workspace: WorkspaceRow; account: AccountActor; model: WorkspaceModel }) => Promise<T>,
  ): Promise<T> => {
    const { workspaceId } = await requireModelOf(database.query, requireAccount(actor), modelId, { isDeletedToo })
    return inWorkspace(database, actor, { workspaceId, right: 'shapeModels' }, async ({ tx, workspace, account }) =>
      work({ tx, workspace, account, model: await requireModel(tx, modelId, { isDeletedToo }) }),
    )
  }
  return {
    list: (actor, workspaceId) =>
      database.snapshot(async tx => {
        requireRight(await standingIn(tx, workspaceId, requireAccount(actor).accountId), 'read')
        return modelsOf(tx, workspaceId)
      }),
    upload: uploadFor(database, files, maxMegabytes),
    add: (actor, { createdBy: _own, workspaceId, modelFormat, ...given }, isOwn) =>
      inWorkspace(database, actor, { workspaceId, right: 'shapeModels' }, async ({ tx, workspace, account }) => {
        await requireRoom(tx, workspaceId)
        const { accountId } = account
        const url = new URL(given.modelFileUrl)
        const blobId = await takeFile(parts, tx, { workspaceId, accountId, url, isOwn: isOwn(url) })
        const modelId = await insertModel(tx, { ...given, workspaceId, accountId, blobId, modelFormat: modelFormat.toLowerCase() })
        return say(tx, 'model-added', { workspace, account, modelId })
      }),
    change: (actor, input) =>
      shape(actor, input.modelId, { isDeletedToo: false }, async ({ tx, model, ...by }) => {
        const changes = changesIn(input)
        if (Object.keys(changes).length === 0) return model
        await writeModel(tx, model.id, changes)
        return say(tx, 'model-changed', { ...by, modelId: model.id })
      }),
    delete: (actor, modelId) =>
      shape(actor, modelId, { isDeletedToo: true }, async ({ tx, workspace, account, model }) => {
        if (await isModelDeleted(tx, modelId)) return { isDeleted: true }
        await writeModel(tx, modelId, { deletedAt: new Date() })
        const live: WorkspaceLiveEvent = { type: 'model-removed', modelId, by: { name: account.name, email: account.email } }
        await publish(tx, workspaceEvent('model-deleted', workspace, account, { live, told: { modelId, modelName: model.modelName } }))
        return { isDeleted: true }
      }),
    restore: (actor, modelId) =>
      shape(actor, modelId, { isDeletedToo: true }, async ({ tx, workspace, account, model }) => {
        if (!(await isModelDeleted(tx, modelId))) return model
        await requireRoom(tx, workspace.id)
        await writeModel(tx, modelId, { deletedAt: null })
        return say(tx, 'model-restored', { workspace, account, modelId })
      }),
  }
}
