import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import type { Project } from '#contract/projects.ts'
import { listUnplannedWishes, type MeantWork } from '#contract/projects-wishes.ts'
import { call } from '../../platform/call.ts'
import { Button } from '../../ui/button.tsx'
import { formatHoursRange } from '../../ui/format.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useDismissWish, usePlanWish } from './wish-mutations.ts'

/** Asked for once for all wishes of a plan, and anew when the plan has changed: what is planned already is not offered. */
const useWorksOf = ({ id, planVersion }: Project, wish: string) =>
  useQuery({
    queryKey: ['projects', 'wishes', id, planVersion],
    queryFn: ({ signal }) => call(listUnplannedWishes, { projectId: id }, signal),
    // What stands stays under the finger meanwhile; what was planned in between the server refuses.
    placeholderData: keepPreviousData,
    select: wishes => wishes.find(one => one.wish === wish)?.works ?? [],
  })

const NOTHING_OFFERED = 'It sounds like no work that Onhand plans by itself. If it is missing, add a task of your own below.'

interface OpenWishProps {
  project: Project
  wish: string
  /** Its note, and with it what was pressed, is about to go. */
  onPress: () => void
}

/** Below a note that something is not planned: what it may mean, each planned by one press, and a way to say that nothing is missing. */
export function OpenWish({ project, wish, onPress }: OpenWishProps) {
  const works = useWorksOf(project, wish)
  const plan = usePlanWish(project.id)
  const dismiss = useDismissWish(project.id)
  const isBusy = plan.isPending || dismiss.isPending
  const offered = works.data ?? []
  return (
    <div className="grid gap-2">
      {/* Asked again after a failure it stands as it stood. */}
      {works.isPending && works.errorUpdateCount === 0 && <Skeleton className="h-9 w-64 max-w-full" />}
      {works.data === undefined && works.errorUpdateCount > 0 && (
        <p>
          What it may mean could not be looked up.{' '}
          <button type="button" className="touch-target underline" onClick={() => works.refetch()}>
            Try again
          </button>
        </p>
      )}
      {works.data !== undefined && <p>{offered.length === 0 ? NOTHING_OFFERED : 'Is it one of these?'}</p>}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form. */}
      <div role="group" aria-label={`What “${wish}” may mean`} className="flex flex-wrap gap-2">
        {offered.map(work => (
          <Button
            key={work.packageId}
            variant="secondary"
            size="small"
            className="!justify-start wrap-anywhere py-1.5 text-left"
            isPending={plan.isPending && plan.variables.packageId === work.packageId}
            isAtEnd={isBusy}
            onClick={() => {
              onPress()
              plan.mutate({ wish, packageId: work.packageId })
            }}
          >
            <Plus aria-hidden="true" className="size-4 flex-none" />
            <span className="min-w-0">
              <span className="sr-only">Plan </span>
              {work.title}
              <HoursOf work={work} />
              <span className="line-clamp-1 font-normal text-soft text-xs">{work.taskTitles.join(' · ')}</span>
            </span>
          </Button>
        ))}
        <Button
          variant="quiet"
          size="small"
          className="!text-amber"
          isPending={dismiss.isPending}
          isAtEnd={isBusy}
          aria-label={`Nothing is missing: dismiss “${wish}”`}
          onClick={() => {
            onPress()
            dismiss.mutate(wish)
          }}
        >
          Nothing is missing
        </Button>
      </div>
    </div>
  )
}

function HoursOf({ work: { hours } }: { work: MeantWork }) {
  return <span className="whitespace-nowrap text-soft">, {formatHoursRange(hours.low, hours.high)}</span>
}
