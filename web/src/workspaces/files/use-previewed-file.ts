import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { WorkspaceFile } from '#contract/workspaces-file.ts'

const PARAMETER = 'file'
const OPENED_HERE = 'file opened here'

/**
 * Which file is open stands in the address: the browser's Back closes it, and a link leads to it for as long as it is among the files that the
 * list shows at first. `isCurrent`: these are the files as they are by now; then one that is not among them goes from the address.
 */
export const usePreviewedFile = (files: readonly WorkspaceFile[], isCurrent: boolean) => {
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
  // As it is by now: a new version of what is open shows itself.
  const previewed = files.find(({ id }) => String(id) === parameters.get(PARAMETER))
  const isMissing = isCurrent && parameters.has(PARAMETER) && !previewed
  const forgetMissing = useEffectEvent(forget)
  useEffect(() => {
    if (isMissing) forgetMissing()
  }, [isMissing])
  return {
    previewed,
    open: (fileId: number) => setParameters(withFile(fileId), { preventScrollReset: true, state: OPENED_HERE }),
    close: () => {
      // Where it was opened by a press, closing takes that step back; where a link led to it, there is none to go back to.
      if (state === OPENED_HERE) void navigate(-1)
      else forget()
    },
  }
}
