import { lazy, Suspense, useRef, useState } from 'react'
import type { CurrentUser } from '#contract/accounts.ts'
import { Avatar } from '../ui/avatar.tsx'
import { useStoredTheme } from './theme.ts'

const loadMenu = () => import('./account-menu.tsx')
const AccountMenu = lazy(() => loadMenu().then(module => ({ default: module.AccountMenu })))

/** Who is signed in. What he can do about it loads when the button is about to be used. */
export function AccountButton({ user }: { user: CurrentUser }) {
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  useStoredTheme()
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
        <Avatar name={user.name} imageUrl={user.avatarUrl} className="size-9" />
      </button>
      <Suspense>{isOpen && <AccountMenu user={user} triggerRef={trigger} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
