import { useSearchParams } from 'react-router'
import { SignedInOnly } from '../accounts/signed-in-only.tsx'
import { PageTitle } from '../platform/page-head.tsx'
import { AnalysisFigures } from '../projects/analysis-figures.tsx'
import { filterOf, paramsOf } from '../projects/analysis-filter.ts'
import { AnalysisFilters } from '../projects/analysis-filters.tsx'
import { AnalysisList, AnalysisListSkeleton } from '../projects/analysis-list.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/** For admins: which analyst did what, how long, at what cost. */
export function AnalysesScreen() {
  return (
    <div className="page grid gap-8 py-10">
      <PageTitle title="Analyses" />
      <div>
        <h1 className="text-xl">Analyses</h1>
        <p className="measure mt-2 text-soft">
          Which analyst planned what, how long it took, what it cost, and where the built-in analyst worked in the model's place.
        </p>
      </div>
      <SignedInOnly waiting={<AnalysisListSkeleton />} purpose="What the analysts did is shown to admins. Log in as one to see it.">
        {({ roles }) =>
          roles.includes('admin') ? (
            <Analyses />
          ) : (
            <EmptyState title="For Admins Only">
              <p>Your own projects and their plans are under My Projects.</p>
            </EmptyState>
          )
        }
      </SignedInOnly>
    </div>
  )
}

function Analyses() {
  const [params, setParams] = useSearchParams()
  const filter = filterOf(params)
  return (
    <>
      <AnalysisFigures />
      <section aria-labelledby="runs-heading" className="grid gap-4">
        <h2 id="runs-heading" className="text-lg">
          Every analysis
        </h2>
        <AnalysisFilters filter={filter} onChange={chosen => setParams(paramsOf(chosen))} />
        <AnalysisList filter={filter} onClear={() => setParams({})} />
      </section>
    </>
  )
}
