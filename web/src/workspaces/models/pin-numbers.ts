import type { ModelComment } from '#contract/workspaces-models.ts'

/** By which number an open comment stands at its spot and in the list: the oldest is the first. Newest first they are given. */
export const pinNumbers = (comments: readonly ModelComment[]): ReadonlyMap<number, number> => {
  const open = comments.filter(({ isResolved }) => !isResolved)
  return new Map(open.map(({ id }, at) => [id, open.length - at]))
}
