import type { RefObject } from 'react'
import { useNavigate } from 'react-router'
import { type CurrentUser, DEMO_IDENTITIES } from '#contract/accounts.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Menu } from '../ui/menu.tsx'
import { showShortcuts } from '../ui/shortcuts-shown.ts'
import { OFFERS, type OwnPlace, ownPlaces } from './own-places.ts'
import { roleLabel } from './role-label.ts'
import { type DemoIdentity, useSignInToDemo, useSignOut } from './use-sign-in.ts'

const ACCOUNT = { id: 'account', label: 'Account' }
const SHORTCUTS = { id: 'shortcuts', label: 'Keyboard shortcuts' }
const LOG_OUT = { id: 'log-out', label: 'Log out' }
const demoIdentityOf = (id: string): DemoIdentity | undefined => DEMO_IDENTITIES.find(identity => id === `view-as-${identity}`)

export interface AccountMenuProps {
  user: CurrentUser
  triggerRef: RefObject<HTMLElement | null>
  onClose: () => void
}

/** What somebody who is signed in can do about it. Loaded when it is first opened. `offersWaiting`: for his answer. */
export function AccountMenu({ user, triggerRef, onClose, offersWaiting = 0 }: AccountMenuProps & { offersWaiting?: number }) {
  const signIn = useSignInToDemo()
  const signOut = useSignOut()
  const navigate = useNavigate()
  const own = ownPlaces(user)

  const choose = (id: string) => {
    const identity = demoIdentityOf(id)
    if (identity) signIn.mutate(identity)
    else if (id === ACCOUNT.id) navigate('/account')
    else if (id === SHORTCUTS.id) showShortcuts(true)
    else if (id === LOG_OUT.id) signOut.mutate()
    else if (own.some(({ places }) => places.some(({ path }) => path === id))) navigate(id)
  }
  const viewAs = DEMO_IDENTITIES.map(identity => ({ id: `view-as-${identity}`, label: `View as ${identity}` }))
  const labelOf = (place: OwnPlace) => (place === OFFERS && offersWaiting > 0 ? `${place.label} (${offersWaiting})` : place.label)
  const groups = [
    ...(user.isDemo ? [viewAs] : []),
    ...own.map(({ places }) => places.map(place => ({ id: place.path, label: labelOf(place) }))),
    [ACCOUNT, SHORTCUTS, LOG_OUT],
  ]

  return (
    <Menu label="Account" triggerRef={triggerRef} header={<Identity user={user} />} groups={groups} onChoose={choose} onClose={onClose} />
  )
}

function Identity({ user }: { user: CurrentUser }) {
  return (
    <span className="flex items-center gap-3">
      <Avatar name={user.name} imageUrl={user.avatarUrl} />
      <span>
        <span className="block font-semibold text-sm">{user.name}</span>
        <span className="block text-soft text-xs">{user.email}</span>
        <span className="block text-soft text-xs">{user.roles.map(roleLabel).join(', ')}</span>
      </span>
    </span>
  )
}
