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
  const isCodeMissing = error instanceof Error && CODE_IS_MISSING.test(error.message)
  return <div className="page py-16">{isCodeMissing ? <MissingCode /> : <BrokenScreen />}</div>
}

/** Where code was fetched again in vain since the page was loaded: there, only a new page helps. */
const triedAgainAt = new Set<string>()

function MissingCode() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)

  const fetchAgain = () => {
    triedAgainAt.add(pathname)
    return navigate(pathname + search + hash, { replace: true })
  }
  /** The page stays as it is while there is no server: a reload would only lose it. */
  const tryAgain = async () => {
    setAsking(true)
    const isThere = await connection.isThere()
    setAsking(false)
    if (!isThere) return
    // The server is there and the code is not: it has been renewed since this page was loaded.
    if (triedAgainAt.has(pathname)) location.reload()
    else await fetchAgain()
  }

  const onReturn = useEffectEvent(() => void (triedAgainAt.has(pathname) || fetchAgain()))
  useEffect(() => {
    const stopListening = connection.onReturn(onReturn)
    connection.suspect()
    return stopListening
  }, [])

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
