import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useId } from 'react'
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

const NOTHING_OFFERED = 'It sounds like nothing that Onhand could add by itself. If it is missing, add a task of your own below.'

interface OpenWishProps {
  project: Project
  wish: string
  /** Its note, and with it what was pressed, is about to go. */
  onSettled: () => void
}

/** Below a note that something is not planned: what it may mean, each planned by one press, and a way to say that nothing is missing. */
export function OpenWish({ project, wish, onSettled }: OpenWishProps) {
  const works = useWorksOf(project, wish)
  const plan = usePlanWish(project.id, onSettled)
  const dismiss = useDismissWish(project.id, onSettled)
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
      {offered.length > 0 && (
        <ul aria-label={`What “${wish}” may mean`} className="grid justify-items-start gap-2">
          {offered.map(work => (
            <li key={work.packageId}>
              <WorkButton
                work={work}
                isPending={plan.isPending && plan.variables.packageId === work.packageId}
                isAtEnd={isBusy}
                onPress={() => plan.mutate({ wish, packageId: work.packageId })}
              />
            </li>
          ))}
        </ul>
      )}
      <Button
        variant="quiet"
        size="small"
        className="-ml-3 !text-amber justify-self-start"
        isPending={dismiss.isPending}
        isAtEnd={isBusy}
        aria-label={`Nothing is missing: dismiss “${wish}”`}
        onClick={() => dismiss.mutate(wish)}
      >
        Nothing is missing
      </Button>
    </div>
  )
}

interface WorkButtonProps {
  work: MeantWork
  isPending: boolean
  isAtEnd: boolean
  onPress: () => void
}

/** Plans a work; its tasks describe it and are no part of its name. */
function WorkButton({ work, isPending, isAtEnd, onPress }: WorkButtonProps) {
  const tasks = useId()
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        className="!justify-start wrap-anywhere py-1.5 text-left"
        aria-describedby={tasks}
        isPending={isPending}
        isAtEnd={isAtEnd}
        onClick={onPress}
      >
        <Plus aria-hidden="true" className="size-4 flex-none" />
        <span>
          <span className="sr-only">Plan </span>
          {work.title}
          <HoursOf work={work} />
        </span>
      </Button>
      <p id={tasks} className="mt-1 text-xs">
        {work.taskTitles.join(' · ')}
      </p>
    </>
  )
}

function HoursOf({ work: { hours } }: { work: MeantWork }) {
  return <span className="whitespace-nowrap text-soft">, {formatHoursRange(hours.low, hours.high)}</span>
}
