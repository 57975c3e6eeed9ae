import {
  addModel,
  changeModel,
  commentOnModel,
  deleteModel,
  deleteModelComment,
  listModelComments,
  listModels,
  modelFileRule,
  resolveModelComment,
  restoreModel,
  uploadModel,
} from '#contract/workspaces-model-calls.ts'
import type { Config } from '../../platform/config.ts'
import type { Bind } from '../../platform/http/bind.ts'
import { ownAddress } from '../own-address.ts'
import type { ModelCommentService } from './model-comment-service.ts'
import type { ModelService } from './model-service.ts'

interface ModelDoor {
  models: ModelService
  comments: ModelCommentService
}

export const bindModels = (bind: Bind, { models, comments }: ModelDoor, config: Pick<Config, 'publicUrl' | 'modelMaxMegabytes'>): void => {
  const address = ownAddress(config)
  bind(listModels, (actor, { workspaceId }) => models.list(actor, workspaceId))
  bind({ ...uploadModel, file: modelFileRule(config.modelMaxMegabytes) }, async (actor, input, { file, request }) => {
    const { path, ...uploaded } = await models.upload(actor, input, file)
    return { ...uploaded, url: `${address.of(request)}${path}` }
  })
  bind(addModel, (actor, input, { request }) => models.add(actor, input, address.isOwn(request)))
  bind(changeModel, models.change)
  bind(deleteModel, (actor, { modelId }) => models.delete(actor, modelId))
  bind(restoreModel, (actor, { modelId }) => models.restore(actor, modelId))
  bind(listModelComments, comments.list)
  bind(commentOnModel, comments.add)
  bind(resolveModelComment, comments.resolve)
  bind(deleteModelComment, (actor, { commentId }) => comments.delete(actor, commentId))
}
