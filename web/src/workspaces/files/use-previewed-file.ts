import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { WorkspaceFile } from '#contract/workspaces-file.ts'
import { useWorkspaceFile } from './file-queries.ts'

const PARAMETER = 'file'
const WHOLE_NUMBER = /^[1-9]\d{0,8}$/
const OPENED_HERE = 'file opened here'

/** Which file is open stands in the address: the browser's Back closes it, and a link leads to it, however far down the list it is. */
export const usePreviewedFile = (workspaceId: number, files: readonly WorkspaceFile[]) => {
  const [parameters, setParameters] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const withFile = (fileId: number | null) => {
    const next = new URLSearchParams(parameters)
    if (fileId === null) next.delete(PARAMETER)
    else next.set(PARAMETER, String(fileId))
    return next
  }
  const forget = () => setParameters(withFile(null), { preventScrollReset: true, replace: true })
  const wanted = parameters.get(PARAMETER)
  const wantedId = WHOLE_NUMBER.test(wanted ?? '') ? Number(wanted) : null
  const listed = files.find(({ id }) => id === wantedId)
  const { data, isFetching, isRefetching, error, refetch } = useWorkspaceFile(workspaceId, listed ? null : wantedId)
  // What was gone a while ago may have been brought back.
  const isGone = wantedId === null || (data === null && !isFetching)
  // As it is by now: a new version of what is open shows itself.
  const previewed = listed ?? data ?? undefined
  const isMissing = wanted !== null && !previewed && isGone
  const forgetMissing = useEffectEvent(forget)
  useEffect(() => {
    if (isMissing) forgetMissing()
  }, [isMissing])
  return {
    previewed,
    /** Why it cannot be told what the address leads to. */
    failure: error && !previewed ? { error, isRefetching, refetch } : null,
    open: (fileId: number) => setParameters(withFile(fileId), { preventScrollReset: true, state: OPENED_HERE }),
    close: () => {
      // Where it was opened by a press, closing takes that step back; where a link led to it, there is none to go back to.
      if (state === OPENED_HERE) void navigate(-1)
      else forget()
    },
  }
}
