import * as z from 'zod/mini'
import { endpoint } from './shared/endpoint.ts'
import { type FileRule, MB, MODEL_FILE_TYPES, MODEL_MAX_MB } from './shared/file-rule.ts'
import { pageInput } from './shared/pagination.ts'
import { email, positiveInt, positiveIntText, textAtLeast } from './shared/primitives.ts'
import { WORKSPACE_ID } from './workspaces.ts'
import {
  MODEL_COMMENT_MAX,
  MODEL_COMMENTS_PER_PAGE,
  MODEL_FAR,
  MODEL_NAME_MAX,
  MODEL_SCALE_MIN,
  ModelComment,
  WorkspaceModel,
} from './workspaces-models.ts'

const MODEL_ID = 'A valid model ID is required.'
const COMMENT_ID = 'A valid comment ID is required.'
const MODEL_URL = 'modelFileUrl must be a URL: the link of a model on the web, beginning with https://, or of one uploaded here.'

/** The limit as it ships; the operator's setting MODEL_MAX_MB stands in its place. */
export const modelFileRule = (megabytes: number): FileRule => ({
  maxBytes: megabytes * MB,
  tooLarge: `A model here can have at most ${megabytes}MB. Make it smaller, with fewer triangles or smaller pictures, or share it as a link.`,
  types: MODEL_FILE_TYPES,
  wrongType: 'This is not a model that can be shown here. Choose a .glb, .gltf, .obj or .stl file.',
})

const coordinate = (field: string) => {
  const message = `${field} is a number between -${MODEL_FAR} and ${MODEL_FAR}.`
  return z.number({ error: message }).check(z.minimum(-MODEL_FAR, { error: message }), z.maximum(MODEL_FAR, { error: message }))
}
const SCALE = 'scaleFactor must be a positive number.'
const transform = {
  positionX: z.optional(coordinate('positionX')),
  positionY: z.optional(coordinate('positionY')),
  positionZ: z.optional(coordinate('positionZ')),
  rotationX: z.optional(coordinate('rotationX')),
  rotationY: z.optional(coordinate('rotationY')),
  rotationZ: z.optional(coordinate('rotationZ')),
  scaleFactor: z.optional(
    z.number({ error: SCALE }).check(z.minimum(MODEL_SCALE_MIN, { error: SCALE }), z.maximum(MODEL_FAR, { error: SCALE })),
  ),
}
const modelName = textAtLeast(1, 'Model name is required.').check(
  z.maxLength(MODEL_NAME_MAX, { error: `A model's name must be at most ${MODEL_NAME_MAX} characters long.` }),
)

export const listModels = endpoint({
  method: 'GET',
  path: '/_api/collaboration/3d-models',
  summary: 'The 3D models of a workspace, in the order in which they came.',
  access: 'signed-in',
  input: z.object({ workspaceId: positiveIntText(WORKSPACE_ID) }),
  output: z.array(WorkspaceModel),
})

export const uploadModel = endpoint({
  method: 'POST',
  path: '/_api/collaboration/3d-models/upload',
  summary: 'Takes the file of a model: glb, gltf with all it needs in itself, obj or stl. Its url is what is shared by the next call.',
  access: 'signed-in',
  file: modelFileRule(MODEL_MAX_MB),
  input: z.object({ workspaceId: positiveIntText(WORKSPACE_ID) }),
  output: z.object({ name: z.string(), url: z.string(), modelFormat: z.string() }),
  rateLimitPerMinute: 20,
})

export const addModel = endpoint({
  method: 'POST',
  path: '/_api/collaboration/3d-models',
  summary: 'Shares a model: one that the caller uploaded, or a link to another site, which each browser fetches without credentials.',
  access: 'signed-in',
  ownEmail: 'createdBy',
  input: z.object({
    workspaceId: positiveInt(WORKSPACE_ID),
    createdBy: email('createdBy must be a valid email address.'),
    modelFileUrl: z
      .string({ error: MODEL_URL })
      .check(z.maxLength(2_000, { error: 'This link is too long.' }), z.url({ protocol: /^https?$/, error: MODEL_URL })),
    modelFormat: textAtLeast(1, 'Model format is required.').check(z.maxLength(20, { error: 'modelFormat is a word such as glb.' })),
    modelName,
    ...transform,
  }),
  output: WorkspaceModel,
  rateLimitPerMinute: 60,
})

export const changeModel = endpoint({
  method: 'POST',
  path: '/_api/collaboration/3d-models/change',
  summary: 'Names, moves, turns or scales a model; what is not given stays. Of two who change the same, the later one counts.',
  access: 'signed-in',
  input: z.object({ modelId: positiveInt(MODEL_ID), modelName: z.optional(modelName), ...transform }),
  output: WorkspaceModel,
  rateLimitPerMinute: 240,
})

export const deleteModel = endpoint({
  method: 'POST',
  path: '/_api/collaboration/3d-models/delete',
  summary: 'Takes a model away for all. For a day it can be brought back.',
  access: 'signed-in',
  input: z.object({ modelId: positiveInt(MODEL_ID) }),
  output: z.object({ isDeleted: z.literal(true) }),
})

export const restoreModel = endpoint({
  method: 'POST',
  path: '/_api/collaboration/3d-models/restore',
  summary: 'Brings back a model that was taken away, as it stood, with its comments.',
  access: 'signed-in',
  input: z.object({ modelId: positiveInt(MODEL_ID) }),
  output: WorkspaceModel,
})

export const listModelComments = endpoint({
  method: 'GET',
  path: '/_api/collaboration/3d-models/comments',
  summary: 'What was said of a model, newest first.',
  access: 'signed-in',
  isPaged: true,
  input: z.object({ modelId: positiveIntText(MODEL_ID), ...pageInput(MODEL_COMMENTS_PER_PAGE) }),
  output: z.array(ModelComment),
})

export const commentOnModel = endpoint({
  method: 'POST',
  path: '/_api/collaboration/3d-models/comments',
  summary: "Says something of a spot on a model, given in the model's own coordinates.",
  access: 'signed-in',
  input: z.object({
    ...{ modelId: positiveInt(MODEL_ID), x: coordinate('x'), y: coordinate('y'), z: coordinate('z') },
    content: textAtLeast(1, 'Write a comment first.').check(
      z.maxLength(MODEL_COMMENT_MAX, { error: `A comment must be at most ${MODEL_COMMENT_MAX} characters long.` }),
    ),
  }),
  output: ModelComment,
  rateLimitPerMinute: 60,
})

export const resolveModelComment = endpoint({
  method: 'POST',
  path: '/_api/collaboration/3d-models/comments/resolve',
  summary: 'Notes that what a comment asks for is done, or that it is not.',
  access: 'signed-in',
  input: z.object({ commentId: positiveInt(COMMENT_ID), isResolved: z.boolean({ error: 'isResolved is true or false.' }) }),
  output: ModelComment,
})

export const deleteModelComment = endpoint({
  method: 'POST',
  path: '/_api/collaboration/3d-models/comments/delete',
  summary: "Deletes one's own comment, an owner that of anybody.",
  access: 'signed-in',
  input: z.object({ commentId: positiveInt(COMMENT_ID) }),
  output: z.object({ isDeleted: z.literal(true) }),
})
