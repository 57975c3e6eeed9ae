import { lazy, Suspense } from 'react'
import type { PlanDocument } from '#contract/projects-sharing.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { usePlanView } from '../plan/plan-views.ts'
import { ViewSwitch } from '../plan/view-switch.tsx'
import { PlanSheet, PlanTotals } from './plan-sheet.tsx'

const PlanGraph = lazy(() => import('../plan/plan-graph.tsx').then(module => ({ default: module.PlanGraph })))
const PlanTimeline = lazy(() => import('../plan/plan-timeline.tsx').then(module => ({ default: module.PlanTimeline })))

const inTheList = (anchor: string) => `?#${anchor}`

/** Somebody's plan, to be read by whoever has the link. */
export function SharedPlan({ plan }: { plan: PlanDocument }) {
  const view = usePlanView()
  const tasks = plan.tasks.map(({ number, after, ...task }) => ({ ...task, id: number, predecessors: after }))
  return (
    <div className="grid gap-6">
      <div className="print:hidden">
        <ViewSwitch view={view} />
      </div>
      {view === 'list' ? (
        <PlanSheet plan={plan} />
      ) : (
        <>
          <PlanTotals plan={plan} />
          <div className="min-w-0">
            <Suspense fallback={<Skeleton className="h-96" />}>
              {view === 'graph' ? <PlanGraph tasks={tasks} addressOf={inTheList} /> : <PlanTimeline tasks={tasks} addressOf={inTheList} />}
            </Suspense>
          </div>
        </>
      )}
    </div>
  )
}
