import { Link, useNavigation } from 'react-router'
import { useCurrentUser } from '../platform/current-user.ts'
import { useNextPath } from './next-path.ts'

/** For who comes to sign in or up and is somebody already, as every visitor of the demo is. */
export function AlreadySignedIn() {
  const user = useCurrentUser()
  const next = useNextPath()
  const isLeaving = useNavigation().state !== 'idle'
  if (!user || isLeaving) return null
  return (
    <p className="rounded-card bg-sunken px-4 py-3 text-sm">
      You are signed in as {user.name}. Go on here and another account takes that place in this browser, or{' '}
      <Link to={next ?? '/'} className="underline">
        continue as {user.name}
      </Link>
      .
    </p>
  )
}
