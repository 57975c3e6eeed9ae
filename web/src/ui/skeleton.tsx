import { classNames } from './class-names.ts'

/** A place that is kept for what comes. Decoration: the list or page around it says that it is loading. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames('breathes block rounded-control bg-line', className)} />
}
