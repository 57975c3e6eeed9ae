import { AccountList, AccountListSkeleton } from '../accounts/moderation/account-list.tsx'
import { AuditList } from '../accounts/moderation/audit-list.tsx'
import { SignedInOnly } from '../accounts/signed-in-only.tsx'
import { PageTitle } from '../platform/page-head.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/** For admins: who is here, in which role, and what admins did. */
export function AccountsScreen() {
  return (
    <div className="page grid gap-8 py-10">
      <PageTitle title="Accounts and Roles" />
      <div>
        <h1 className="text-xl">Accounts and Roles</h1>
        <p className="measure mt-2 text-soft">Who is here and in which role. Whatever is changed here stands in the audit below.</p>
      </div>
      <SignedInOnly waiting={<AccountListSkeleton />} purpose="Accounts are looked after by admins. Log in as one to see them.">
        {({ roles }) =>
          roles.includes('admin') ? (
            <>
              <section aria-labelledby="accounts-heading" className="grid gap-4">
                <h2 id="accounts-heading" className="text-lg">
                  Accounts
                </h2>
                <AccountList />
              </section>
              <section aria-labelledby="audit-heading" className="grid gap-4">
                <h2 id="audit-heading" className="text-lg">
                  What admins did
                </h2>
                <AuditList />
              </section>
            </>
          ) : (
            <EmptyState title="For Admins Only">
              <p>Your own account is in the account menu.</p>
            </EmptyState>
          )
        }
      </SignedInOnly>
    </div>
  )
}
