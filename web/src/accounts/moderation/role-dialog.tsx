import type { GrantedRole, ModeratedAccount } from '#contract/accounts-moderation.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { roleLabel } from '../role-label.ts'

interface RoleDialogProps {
  account: ModeratedAccount
  role: GrantedRole
  isPending: boolean
  onConfirm: (isGranted: boolean) => void
  onClose: () => void
}

const ADMINS = 'An admin sees verification requests and their documents, and decides about accounts and roles.'

const meaningOf = (role: GrantedRole, isGranted: boolean): string => {
  if (role === 'admin') return ADMINS
  return isGranted
    ? 'An expert finds his offers and the Verification Center in his menu. Services that were held back are on offer again.'
    : 'He is neither found nor hired any more, his services leave the market, and he cannot change his profile until the role is given back.'
}

/** Asks before a role is given or removed. */
export function RoleDialog({ account, role, isPending, onConfirm, onClose }: RoleDialogProps) {
  const isGranted = !account.roles.includes(role)
  const label = roleLabel(role).toLowerCase()
  return (
    <Dialog
      title={isGranted ? `Give ${account.name} the role ${label}?` : `Remove the role ${label} from ${account.name}?`}
      onClose={onClose}
    >
      <p>{meaningOf(role, isGranted)} It counts at once, and stands in the audit.</p>
      <p className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button variant={isGranted ? 'primary' : 'danger'} isPending={isPending} onClick={() => onConfirm(isGranted)}>
          {isGranted ? 'Give the role' : 'Remove the role'}
        </Button>
      </p>
    </Dialog>
  )
}
