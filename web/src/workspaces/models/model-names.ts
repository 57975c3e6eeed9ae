import { MODEL_NAME_MAX } from '#contract/workspaces-models.ts'

/** What is said of a model when it is shared. */
export interface SharedModel {
  modelFileUrl: string
  modelFormat: string
  modelName: string
}

export const stemOf = (name: string): string => name.replace(/\.[^.]*$/, '').slice(0, MODEL_NAME_MAX) || 'Model'
