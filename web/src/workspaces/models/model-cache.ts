import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Page } from '#contract/shared/pagination.ts'
import type { WorkspaceLiveEvent } from '#contract/workspaces-live.ts'
import type { ModelComment, WorkspaceModel } from '#contract/workspaces-models.ts'
import { askAnew } from '../../platform/query-client.ts'
import { WORKSPACES_KEY } from '../workspace-queries.ts'

export const modelsKey = (workspaceId: number) => [...WORKSPACES_KEY, 'models', workspaceId] as const
export const modelCommentsKey = (modelId: number) => [...WORKSPACES_KEY, 'model-comments', modelId] as const

export type ModelEvent = Extract<WorkspaceLiveEvent, { type: `model-${string}` }>
type CommentPages = InfiniteData<Page<ModelComment>>

/** Keeps a model as somebody told it; what is known already of a later state stays. */
export const keepModel = (queryClient: QueryClient, model: WorkspaceModel): void =>
  void queryClient.setQueryData<WorkspaceModel[]>(modelsKey(model.workspaceId), known => {
    if (!known) return known
    const before = known.find(({ id }) => id === model.id)
    if (before && before.revision >= model.revision) return known
    return [...known.filter(({ id }) => id !== model.id), model].toSorted((a, b) => a.id - b.id)
  })

export const dropModel = (queryClient: QueryClient, workspaceId: number, modelId: number): void =>
  void queryClient.setQueryData<WorkspaceModel[]>(modelsKey(workspaceId), known => known?.filter(({ id }) => id !== modelId))

/** A comment stands where it stood; a new one is the newest. */
export const keepComment = (queryClient: QueryClient, comment: ModelComment, isRemoved: boolean): void =>
  void queryClient.setQueryData<CommentPages>(modelCommentsKey(comment.modelId), known => {
    if (!known) return known
    const isKnown = known.pages.some(page => page.items.some(({ id }) => id === comment.id))
    const pages = known.pages.map((page, at) => {
      if (isRemoved) return { ...page, items: page.items.filter(({ id }) => id !== comment.id) }
      if (isKnown) return { ...page, items: page.items.map(each => (each.id === comment.id ? comment : each)) }
      return at === 0 ? { ...page, items: [comment, ...page.items] } : page
    })
    return { ...known, pages }
  })

export const keepModelEvent = (queryClient: QueryClient, workspaceId: number, event: ModelEvent): void => {
  if (event.type === 'model-changed') keepModel(queryClient, event.model)
  else if (event.type === 'model-removed') dropModel(queryClient, workspaceId, event.modelId)
  else keepComment(queryClient, event.comment, event.isRemoved)
  const queryKey = 'comment' in event ? modelCommentsKey(event.comment.modelId) : modelsKey(workspaceId)
  if (queryClient.isFetching({ queryKey }) > 0) void askAnew(queryClient, queryKey)
}

/** After a gap in what was heard: the models are fetched anew, and what is said of them. */
export const modelsAreOld = (queryClient: QueryClient, workspaceId: number): void => {
  void askAnew(queryClient, modelsKey(workspaceId))
  void askAnew(queryClient, [...WORKSPACES_KEY, 'model-comments'])
}
