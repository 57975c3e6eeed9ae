import * as z from 'zod/mini'
import { mayInWorkspace, type WorkspaceRole } from './workspaces-rights.ts'

/** In one workspace at a time. */
export const MAX_MODELS = 100
export const MODEL_NAME_MAX = 120
export const MODEL_COMMENT_MAX = 1_000
export const MODEL_COMMENTS_PER_PAGE = 50

/** What the viewer shows. Another word is kept as it is given and said to be none of these. */
export const MODEL_FORMATS = ['glb', 'gltf', 'obj', 'stl'] as const
export type ModelFormat = (typeof MODEL_FORMATS)[number]
export const isModelFormat = (format: string): format is ModelFormat => MODEL_FORMATS.some(one => one === format)

/** By the ending of a file's name: what most of these hold cannot be told from their bytes. */
export const modelFormatOf = (fileName: string): ModelFormat | null => {
  const dot = fileName.lastIndexOf('.')
  const ending = dot === -1 ? '' : fileName.slice(dot + 1).toLowerCase()
  return isModelFormat(ending) ? ending : null
}

/** Further out than this nothing is placed: beyond it a graphics card's numbers no longer tell neighbours apart. */
export const MODEL_FAR = 1_000_000
export const MODEL_SCALE_MIN = 0.000001

/** Where a model stands in the workspace's space: position in its units, rotation in radians, a factor. */
export const TRANSFORM_FIELDS = ['positionX', 'positionY', 'positionZ', 'rotationX', 'rotationY', 'rotationZ', 'scaleFactor'] as const
export type TransformField = (typeof TRANSFORM_FIELDS)[number]
export type ModelTransform = Record<TransformField, number>

/** A model that a team shares. `modelFileUrl`: where its file is; of an uploaded one it is open to who takes part. */
export const WorkspaceModel = z.object({
  id: z.int(),
  workspaceId: z.int(),
  /** Empty when the account is gone. */
  createdBy: z.string(),
  modelFileUrl: z.string(),
  modelFormat: z.string(),
  modelName: z.string(),
  positionX: z.number(),
  positionY: z.number(),
  positionZ: z.number(),
  rotationX: z.number(),
  rotationY: z.number(),
  rotationZ: z.number(),
  scaleFactor: z.number(),
  /** Counts changes: of two states of a model the one with the larger number is the later. */
  revision: z.int(),
  /** False for a link to another site's file, which the browser fetches itself. */
  isUploaded: z.boolean(),
  /** Null for a link. */
  sizeBytes: z.nullable(z.int()),
  createdAt: z.string(),
})
export type WorkspaceModel = z.infer<typeof WorkspaceModel>

/** What somebody says of a spot on a model, in the model's own coordinates: it stays there however the model is moved. */
export const ModelComment = z.object({
  id: z.int(),
  modelId: z.int(),
  x: z.number(),
  y: z.number(),
  z: z.number(),
  content: z.string(),
  authorName: z.string(),
  /** Empty when the account is gone. */
  authorEmail: z.string(),
  isResolved: z.boolean(),
  createdAt: z.string(),
})
export type ModelComment = z.infer<typeof ModelComment>

/** Who wrote a comment takes it away, owners what anybody said. */
export const mayDeleteModelComment = (role: WorkspaceRole, email: string, { authorEmail }: Pick<ModelComment, 'authorEmail'>): boolean =>
  mayInWorkspace(role, 'moderate') || (mayInWorkspace(role, 'shapeModels') && authorEmail === email)
