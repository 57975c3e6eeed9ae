import { lazy, Suspense, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { type CurrentUser, DEMO_IDENTITIES } from '#contract/accounts.ts'
import { Avatar } from '../ui/avatar.tsx'
import { roleLabel } from './role-label.ts'
import { useStoredTheme } from './theme.ts'
import { type DemoIdentity, useSignInToDemo, useSignOut } from './use-sign-in.ts'

const loadMenu = () => import('../ui/menu.tsx')
const Menu = lazy(() => loadMenu().then(module => ({ default: module.Menu })))

const ACCOUNT = { id: 'account', label: 'Account' }
const LOG_OUT = { id: 'log-out', label: 'Log out' }
const demoIdentityOf = (id: string): DemoIdentity | undefined => DEMO_IDENTITIES.find(identity => id === `view-as-${identity}`)

/** Who is signed in, and what he can do about it. The menu itself loads when the button is about to be used. */
export function AccountMenu({ user }: { user: CurrentUser }) {
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const signIn = useSignInToDemo()
  const signOut = useSignOut()
  const navigate = useNavigate()
  useStoredTheme()

  const choose = (id: string) => {
    const identity = demoIdentityOf(id)
    if (identity) signIn.mutate(identity)
    else if (id === ACCOUNT.id) navigate('/account')
    else if (id === LOG_OUT.id) signOut.mutate()
  }
  const viewAs = DEMO_IDENTITIES.map(identity => ({ id: `view-as-${identity}`, label: `View as ${identity}` }))

  return (
    <>
      <button
        ref={trigger}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={`Account: ${user.name}`}
        className="touch-target inline-grid min-h-11 min-w-11 place-items-center rounded-full"
        onPointerEnter={loadMenu}
        onFocus={loadMenu}
        onClick={() => setOpen(true)}
      >
        <Avatar name={user.name} className="size-9" />
      </button>
      <Suspense>
        {isOpen && (
          <Menu
            label="Account"
            triggerRef={trigger}
            header={<Identity user={user} />}
            groups={user.isDemo ? [viewAs, [ACCOUNT, LOG_OUT]] : [[ACCOUNT, LOG_OUT]]}
            onChoose={choose}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  )
}

function Identity({ user }: { user: CurrentUser }) {
  return (
    <>
      <span className="block font-semibold text-sm">{user.name}</span>
      <span className="block text-soft text-xs">{user.email}</span>
      <span className="block text-soft text-xs">{user.roles.map(roleLabel).join(', ')}</span>
    </>
  )
}
