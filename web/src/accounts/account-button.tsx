import { type ComponentType, Suspense, useRef, useState } from 'react'
import type { CurrentUser } from '#contract/accounts.ts'
import { Avatar } from '../ui/avatar.tsx'
import type { AccountMenuProps } from './account-menu.tsx'
import { useStoredTheme } from './theme.ts'

interface AccountButtonProps {
  user: CurrentUser
  /** What opens; it may come late. */
  Menu: ComponentType<AccountMenuProps>
  /** The button is about to be used. */
  onNear: () => void
}

/** Who is signed in. What he can do about it loads when the button is about to be used. */
export function AccountButton({ user, Menu, onNear }: AccountButtonProps) {
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
        onPointerEnter={onNear}
        onFocus={onNear}
        onClick={() => setOpen(true)}
      >
        <Avatar name={user.name} imageUrl={user.avatarUrl} className="size-9" />
      </button>
      <Suspense>{isOpen && <Menu user={user} triggerRef={trigger} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
