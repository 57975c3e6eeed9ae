import { SignedInOnly } from '../accounts/signed-in-only.tsx'
import { ImportForm } from '../people-import/import-form.tsx'
import { ImportList, ImportListSkeleton } from '../people-import/import-list.tsx'
import { PageTitle } from '../platform/page-head.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/** For admins: brings in experts and their services from a file, and tells what came of it. */
export function ImportScreen() {
  return (
    <div className="page grid gap-8 py-10">
      <PageTitle title="Import People" />
      <div>
        <h1 className="text-xl">Import People</h1>
        <p className="measure mt-2 text-soft">
          Brings in experts and their services from a file. Nobody gets an account by it: experts claim their profiles by verifying their
          addresses.
        </p>
      </div>
      <SignedInOnly waiting={<ImportListSkeleton />} purpose="People are imported by admins. Log in as one to do it.">
        {({ roles }) =>
          roles.includes('admin') ? (
            <>
              <ImportForm />
              <section aria-labelledby="imports-heading" className="grid gap-4">
                <h2 id="imports-heading" className="text-lg">
                  Every import
                </h2>
                <ImportList />
              </section>
            </>
          ) : (
            <EmptyState title="For Admins Only">
              <p>Experts who are here already are found under Browse Services.</p>
            </EmptyState>
          )
        }
      </SignedInOnly>
    </div>
  )
}
