import { useMutation, useQuery } from '@tanstack/react-query'
import type { ArSession } from '#contract/ar-sessions.ts'
import { listAnnotations, saveAnnotation } from '#contract/ar-sessions-record.ts'
import { MarkOperation } from '#contract/calls-marks.ts'
import { call, callPage } from '../platform/call.ts'
import { showError } from '../ui/toasts.ts'
import { RETRY_EVERY_MS, retryUntilReached } from './retry-until-reached.ts'

const PAGE = 100

/** All pages: what was drawn last may undo what was drawn first. */
const allMarksOf = async (sessionId: number, signal: AbortSignal): Promise<MarkOperation[]> => {
  const operations: MarkOperation[] = []
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await callPage(listAnnotations, { sessionId, limit: PAGE, ...(cursor === undefined ? {} : { cursor }) }, signal)
    // What another program has saved in its own words is its own to draw.
    operations.push(...page.items.flatMap(({ annotationData }) => MarkOperation.safeParse(annotationData).data ?? []))
    cursor = page.nextCursor
  }
  return operations
}

/** What was drawn in a session before this page came to it. */
export const useListKeptMarks = (sessionId: number) =>
  useQuery({
    // Not below the sessions' key: what is drawn from now on comes from the call itself.
    queryKey: ['ar-session-marks', sessionId],
    queryFn: ({ signal }) => allMarksOf(sessionId, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** Keeps what one draws oneself; each mark counts once, however often it is sent. */
export const useKeepMark = ({ id: sessionId, role, clientEmail, expertEmail }: ArSession) => {
  const createdBy = role === 'client' ? clientEmail : expertEmail
  return useMutation({
    mutationFn: (operation: MarkOperation) =>
      call(saveAnnotation, {
        ...{ sessionId, createdBy, annotationData: operation, timestampMs: operation.at },
        ...(operation.type === 'add'
          ? { annotationType: operation.mark.type, operationId: operation.mark.id }
          : { annotationType: operation.type }),
      }),
    retry: retryUntilReached,
    retryDelay: RETRY_EVERY_MS,
    onError: error => showError(`Failed to save annotation: ${error.message}`, 'save-annotation'),
  })
}
