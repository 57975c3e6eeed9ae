import { useLocation, useNavigate, useSearchParams } from 'react-router'

const PARAMETER = 'file'
const OPENED_HERE = 'file opened here'

/** Which file is open stands in the address: the browser's Back closes it, and a link leads to it. */
export const usePreviewedFile = () => {
  const [parameters, setParameters] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const withFile = (fileId: number | null) => {
    const next = new URLSearchParams(parameters)
    if (fileId === null) next.delete(PARAMETER)
    else next.set(PARAMETER, String(fileId))
    return next
  }
  return {
    fileId: Number(parameters.get(PARAMETER)),
    open: (fileId: number) => setParameters(withFile(fileId), { preventScrollReset: true, state: OPENED_HERE }),
    close: () => {
      // Where it was opened by a press, closing takes that step back; where a link led to it, there is none to go back to.
      if (state === OPENED_HERE) void navigate(-1)
      else setParameters(withFile(null), { preventScrollReset: true, replace: true })
    },
  }
}
