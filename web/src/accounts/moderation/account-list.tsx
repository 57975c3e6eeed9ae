import { Ban } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Role } from '#contract/accounts.ts'
import { GRANTED_ROLES, type GrantedRole, type ModeratedAccount } from '#contract/accounts-moderation.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { formatDate } from '../../ui/format.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { MorePages } from '../../ui/more-pages.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useSettled } from '../../ui/use-settled.ts'
import { roleLabel } from '../role-label.ts'
import { type AccountFilter, useChangeRole, useListAccounts, useRestoreAccount } from './moderation-queries.ts'

const SuspendDialog = lazy(async () => ({ default: (await import('./suspend-dialog.tsx')).SuspendDialog }))
const RoleDialog = lazy(async () => ({ default: (await import('./role-dialog.tsx')).RoleDialog }))

const SHOWN: readonly { value: NonNullable<AccountFilter['show']> | ''; label: string }[] = [
  { value: '', label: 'All accounts' },
  { value: 'expert', label: 'Experts' },
  { value: 'admin', label: 'Admins' },
  { value: 'suspended', label: 'Suspended' },
]

export function AccountListSkeleton() {
  return (
    <div role="status" aria-label="Loading accounts">
      <Skeleton className="h-80" />
    </div>
  )
}

/** Accounts, searched by name or address; what each may do, and whether anybody may sign in to it. */
export function AccountList() {
  const [words, setWords] = useState('')
  const [show, setShow] = useState<(typeof SHOWN)[number]['value']>('')
  const { settled: q } = useSettled(words)
  return (
    <>
      <div className="grid max-w-2xl gap-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
        <NativeSelect
          label="Show"
          value={show}
          options={SHOWN}
          onChange={event => setShow(SHOWN.find(({ value }) => value === event.target.value)?.value ?? '')}
        />
        <TextField
          label="Search"
          type="search"
          placeholder="Name or email..."
          value={words}
          onChange={event => setWords(event.target.value)}
        />
      </div>
      <Accounts filter={{ ...(q === '' ? {} : { q }), ...(show === '' ? {} : { show }) }} />
    </>
  )
}

function Accounts({ filter }: { filter: AccountFilter }) {
  const { data, error, isPending, isRefetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useListAccounts(filter)
  if (isPending) return <AccountListSkeleton />
  if (!data) {
    return (
      <LoadError title="Error Loading Accounts" query={{ refetch, isRefetching }}>
        <p>{error.message}</p>
      </LoadError>
    )
  }
  const accounts = data.pages.flatMap(page => page.items)
  return (
    <>
      <p role="status" className="sr-only">
        {accounts.length === 1 ? '1 account' : `${accounts.length} accounts`} shown
      </p>
      {accounts.length === 0 ? (
        <EmptyState title="No Accounts Found">
          <p>Nobody fits what you chose.</p>
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line border-line border-y">
          {accounts.map(account => (
            <li key={account.id}>
              <AccountRow account={account} />
            </li>
          ))}
        </ul>
      )}
      <MorePages hasNextPage={hasNextPage} isFetching={isFetchingNextPage} error={error} onMore={fetchNextPage} />
    </>
  )
}

function AccountRow({ account }: { account: ModeratedAccount }) {
  const { name, email, roles, createdAt, isEmailVerified, suspendedAt, suspensionReason, isOwn } = account
  return (
    <article className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 flex-1 basis-72">
        <h3 className="wrap-anywhere text-base">{name}</h3>
        <p className="wrap-anywhere text-soft text-sm">
          {email}
          {!isEmailVerified && ' (not confirmed)'}, since {formatDate(createdAt)}
        </p>
        <p className="mt-1 flex flex-wrap gap-1.5">
          {roles.map((role: Role) => (
            <Badge key={role}>{roleLabel(role)}</Badge>
          ))}
          {suspendedAt !== null && (
            <Badge tone="bad" icon={Ban}>
              Suspended
            </Badge>
          )}
        </p>
        {suspensionReason !== null && <p className="wrap-anywhere mt-1 text-sm">{suspensionReason}</p>}
      </div>
      {isOwn ? <p className="text-soft text-sm">Your own account</p> : <Deeds account={account} />}
    </article>
  )
}

function Deeds({ account }: { account: ModeratedAccount }) {
  const [asked, setAsked] = useState<'suspend' | GrantedRole | null>(null)
  const change = useChangeRole()
  const restore = useRestoreAccount()
  const { id, name, roles, suspendedAt } = account
  return (
    <div className="flex flex-wrap gap-2">
      {GRANTED_ROLES.map(role => {
        const isGranted = !roles.includes(role)
        const label = roleLabel(role).toLowerCase()
        const words = isGranted ? `Give the role ${label}` : `Remove the role ${label}`
        return (
          <Button key={role} variant="secondary" size="small" aria-label={`${words}: ${name}`} onClick={() => setAsked(role)}>
            {words}
          </Button>
        )
      })}
      {suspendedAt === null ? (
        <Button variant="secondary" size="small" aria-label={`Suspend ${name}`} onClick={() => setAsked('suspend')}>
          Suspend
        </Button>
      ) : (
        <Button
          variant="secondary"
          size="small"
          aria-label={`Restore ${name}`}
          isPending={restore.isPending}
          onClick={() => restore.mutate(id)}
        >
          Restore
        </Button>
      )}
      <Suspense>
        {asked === 'suspend' && <SuspendDialog account={account} onClose={() => setAsked(null)} />}
        {asked !== null && asked !== 'suspend' && (
          <RoleDialog
            account={account}
            role={asked}
            isPending={change.isPending}
            onClose={() => setAsked(null)}
            onConfirm={isGranted => change.mutate({ accountId: id, role: asked, isGranted }, { onSettled: () => setAsked(null) })}
          />
        )}
      </Suspense>
    </div>
  )
}
