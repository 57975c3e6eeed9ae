import { infiniteQueryOptions, type QueryClient, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Endpoint, InputOf, OutputOf } from '#contract/shared/endpoint.ts'
import {
  addModel,
  changeModel,
  commentOnModel,
  deleteModel,
  deleteModelComment,
  listModelComments,
  listModels,
  resolveModelComment,
  restoreModel,
} from '#contract/workspaces-model-calls.ts'
import type { WorkspaceModel } from '#contract/workspaces-models.ts'
import { call, callPage } from '../../platform/call.ts'
import { useIsLive } from '../../platform/live-room.ts'
import { keepFocus } from '../../ui/screen-heading.ts'
import { showError, showSuccess } from '../../ui/toasts.ts'
import { workspaceKey } from '../workspace-queries.ts'
import { dropModel, keepComment, keepModel, modelCommentsKey, modelsKey } from './model-cache.ts'

const WITHOUT_LIVE_REFRESH_MS = 10_000

export const useListModels = (workspaceId: number) => {
  const isLive = useIsLive()
  return useQuery({
    queryKey: modelsKey(workspaceId),
    queryFn: ({ signal }) => call(listModels, { workspaceId }, signal),
    refetchInterval: isLive ? false : WITHOUT_LIVE_REFRESH_MS,
  })
}

const commentsQuery = (modelId: number) =>
  infiniteQueryOptions({
    queryKey: modelCommentsKey(modelId),
    queryFn: ({ pageParam, signal }) => callPage(listModelComments, { modelId, ...(pageParam !== null && { cursor: pageParam }) }, signal),
    // Widened: the first page has no cursor, the others have.
    initialPageParam: null as string | null,
    getNextPageParam: page => page.nextCursor,
  })

export const useModelComments = (modelId: number) => useInfiniteQuery(commentsQuery(modelId))

interface Words<E extends Endpoint> {
  failed: (message: string) => string
  done: (queryClient: QueryClient, output: OutputOf<E>, input: InputOf<E>) => void
}

const useModelCall = <E extends Endpoint>(endpoint: E, { failed, done }: Words<E>) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<E>) => call(endpoint, input),
    onSuccess: (output, input) => done(queryClient, output, input),
    onError: error => showError(failed(error.message), endpoint.path),
    onSettled: keepFocus,
  })
}

export const useAddModel = () =>
  useModelCall(addModel, {
    failed: message => `Failed to add 3D model: ${message}`,
    done: (queryClient, model) => {
      showSuccess(`3D Model "${model.modelName}" added successfully!`, addModel.path)
      keepModel(queryClient, model)
      void queryClient.invalidateQueries({ queryKey: workspaceKey(model.workspaceId) })
    },
  })

export const useChangeModel = () =>
  useModelCall(changeModel, { failed: message => `Failed to change 3D model: ${message}`, done: keepModel })

/** Gone at once; what says so also brings it back. */
export const useDeleteModel = ({ id: modelId, workspaceId, modelName }: Pick<WorkspaceModel, 'id' | 'workspaceId' | 'modelName'>) => {
  const restore = useModelCall(restoreModel, {
    failed: message => `Failed to bring back 3D model: ${message}`,
    done: (queryClient, model) => keepModel(queryClient, model),
  })
  return useModelCall(deleteModel, {
    failed: message => `Failed to delete 3D model: ${message}`,
    done: queryClient => {
      dropModel(queryClient, workspaceId, modelId)
      showSuccess(`3D Model "${modelName}" deleted.`, deleteModel.path, { label: 'Undo', onPress: () => restore.mutate({ modelId }) })
    },
  })
}

const COMMENT_FAILED = (message: string) => `Failed to save the comment: ${message}`

export const useCommentOnModel = () =>
  useModelCall(commentOnModel, { failed: COMMENT_FAILED, done: (queryClient, comment) => keepComment(queryClient, comment, false) })

export const useResolveModelComment = () =>
  useModelCall(resolveModelComment, { failed: COMMENT_FAILED, done: (queryClient, comment) => keepComment(queryClient, comment, false) })

export const useDeleteModelComment = (modelId: number) =>
  useModelCall(deleteModelComment, {
    failed: message => `Failed to delete the comment: ${message}`,
    done: queryClient => void queryClient.invalidateQueries({ queryKey: modelCommentsKey(modelId) }),
  })
