import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate, useRouteError } from 'react-router'
import { connection } from '../platform/connection.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'

/** How the browsers, and the build's own loader, name code that did not arrive. */
const CODE_IS_MISSING = /dynamically imported module|importing a module script failed|unable to preload css|module script/i

/** A screen broke, or its code did not arrive. */
export function ErrorScreen() {
  const error = useRouteError()
  const { pathname } = useLocation()
  const isCodeMissing = error instanceof Error && CODE_IS_MISSING.test(error.message)
  return <div className="page py-16">{isCodeMissing ? <MissingCode key={pathname} /> : <BrokenScreen />}</div>
}

const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 60_000

/** At once where nothing was tried yet: then less and less often, for the code may be gone for good. */
const pauseAfter = (tries: number): number => (tries === 0 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** Math.min(tries, 20), LONGEST_PAUSE_MS))

function MissingCode() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const [tries, setTries] = useState(0)

  const fetchAgain = () => {
    setTries(tries + 1)
    return navigate(pathname + search + hash, { replace: true })
  }
  /** The page stays as it is while there is no server: a reload would only lose it. */
  const tryAgain = async () => {
    setAsking(true)
    const isThere = await connection.isThere()
    setAsking(false)
    if (!isThere) return
    // The server is there and the code is not: it has been renewed since this page was loaded.
    if (tries > 0) location.reload()
    else await fetchAgain()
  }

  const onReturn = useEffectEvent(() => void fetchAgain())
  // After each try anew: a line that lets calls through before it lets code through is not the last word.
  useEffect(() => {
    const stopListening = connection.onReturn(onReturn)
    const timer = setTimeout(() => connection.suspect(), pauseAfter(tries))
    return () => {
      stopListening()
      clearTimeout(timer)
    }
  }, [tries])

  return (
    <ErrorState
      level={1}
      title="This page did not arrive"
      action={
        <Button isPending={isAsking} onClick={tryAgain}>
          Try again
        </Button>
      }
    >
      <p>The connection was lost while it was on its way. It is tried again as soon as the connection is back; what you typed is kept.</p>
    </ErrorState>
  )
}

function BrokenScreen() {
  return (
    <ErrorState
      level={1}
      title="Something went wrong on this page"
      action={
        <>
          <Button onClick={() => location.reload()}>Try again</Button>
          <ButtonLink to="/" variant="secondary" reloadDocument>
            Go to home
          </ButtonLink>
        </>
      }
    >
      <p>Nothing you have saved is lost, and text you were typing is kept in this tab.</p>
    </ErrorState>
  )
}
