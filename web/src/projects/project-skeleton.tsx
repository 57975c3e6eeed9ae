import { Skeleton } from '../ui/skeleton.tsx'

/** The shape of a project that is on its way. */
export function ProjectSkeleton() {
  return (
    <div role="status" aria-label="Loading project" className="grid gap-8 lg:grid-cols-[1fr_20rem]">
      <div className="grid content-start gap-4">
        <Skeleton className="h-9 w-3/5" />
        <Skeleton className="h-5 w-full max-w-xl" />
        <Skeleton className="h-5 w-4/5 max-w-xl" />
        <Skeleton className="mt-4 h-64 w-full" />
      </div>
      <Skeleton className="h-96 w-full" />
    </div>
  )
}
