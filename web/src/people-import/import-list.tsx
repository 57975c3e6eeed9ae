import { CircleCheck, CirclePause, CircleX, Clock, LoaderCircle, type LucideIcon } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { type ImportStatus, isImportUnderWay, type PeopleImport } from '#contract/people-import.ts'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { formatMoment } from '../ui/format.ts'
import { LoadError } from '../ui/load-error.tsx'
import { MorePages } from '../ui/more-pages.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useCancelImport, useListImports } from './import-queries.ts'
import { ImportRejections } from './import-rejections.tsx'
import { counted, formatCount, formatSize, importSaid, importStatusLabel } from './import-words.ts'

const Dialog = lazy(() => import('../ui/dialog.tsx').then(module => ({ default: module.Dialog })))

const SKELETONS = ['one', 'two', 'three']
const ROWS = 'divide-y divide-line border-line border-y'
const LOOKS: Record<ImportStatus, { tone: BadgeTone; icon: LucideIcon }> = {
  queued: { tone: 'neutral', icon: Clock },
  running: { tone: 'waiting', icon: LoaderCircle },
  done: { tone: 'good', icon: CircleCheck },
  failed: { tone: 'bad', icon: CircleX },
  cancelled: { tone: 'neutral', icon: CirclePause },
}

export function ImportListSkeleton() {
  return (
    <div role="status" aria-label="Loading imports" className={ROWS}>
      {SKELETONS.map(name => (
        <div key={name} className="py-4">
          <Skeleton className="h-16" />
        </div>
      ))}
    </div>
  )
}

/** Imports, newest first; those under way are followed. */
export function ImportList() {
  const { data, error, isPending, isRefetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useListImports()
  if (isPending) return <ImportListSkeleton />
  if (!data) {
    return (
      <LoadError title="Error Loading Imports" query={{ refetch, isRefetching }}>
        <p>{error.message}</p>
      </LoadError>
    )
  }
  const imports = data.pages.flatMap(page => page.items)
  const [newest] = imports
  if (!newest) {
    return (
      <EmptyState title="No Imports Yet">
        <p>Every file that is imported here stays in this list: who started it, what came of it, and which lines were skipped.</p>
      </EmptyState>
    )
  }
  return (
    <>
      {/* Said when the state changes, not with every count. */}
      <p role="status" className="sr-only">
        {importSaid(newest)}
      </p>
      <ul className={ROWS}>
        {imports.map(run => (
          <li key={run.id}>
            <ImportRow run={run} />
          </li>
        ))}
      </ul>
      <MorePages hasNextPage={hasNextPage} isFetching={isFetchingNextPage} error={error} onMore={fetchNextPage} />
    </>
  )
}

function ImportRow({ run }: { run: PeopleImport }) {
  const { tone, icon } = LOOKS[run.status]
  return (
    <article className="grid gap-2 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="wrap-anywhere min-w-0 text-base">{run.fileName}</h3>
        <Badge tone={tone} icon={icon}>
          {importStatusLabel(run.status)}
        </Badge>
        {isImportUnderWay(run.status) && <StopImport run={run} />}
      </div>
      <p className="text-soft text-sm">
        <time dateTime={run.createdAt}>{formatMoment(run.createdAt)}</time>, {formatSize(run.fileBytes)}, started by{' '}
        {run.startedBy ?? 'an account that is gone'}
        {run.endedBy !== null && `, stopped by ${run.endedBy}`}
      </p>
      {run.status === 'running' && <ProgressBar label={`Progress of ${run.fileName}`} value={run.share} />}
      {run.status !== 'queued' && (
        <p className="text-sm tabular-nums">
          {counted(run.linesDone, 'line')} read: {counted(run.expertsCreated, 'expert')} created, {formatCount(run.expertsUpdated)} updated,{' '}
          {counted(run.servicesWritten, 'service')} written, {counted(run.categoriesCreated, 'category', 'categories')} created
        </p>
      )}
      {run.failureReason !== null && <p className="wrap-anywhere text-danger text-sm">{run.failureReason}</p>}
      {run.skillWordsUnknown > 0 && (
        <p className="wrap-anywhere text-soft text-sm">
          {counted(run.skillWordsUnknown, 'skill word')} left out because no skill is called so, such as {run.unknownSkills.join(', ')}
        </p>
      )}
      {run.linesRejected > 0 && <ImportRejections importId={run.id} rejected={run.linesRejected} />}
    </article>
  )
}

function StopImport({ run }: { run: PeopleImport }) {
  const [isAsking, setAsking] = useState(false)
  const cancel = useCancelImport()
  const stop = () => cancel.mutate(run.id, { onSettled: () => setAsking(false) })
  return (
    <>
      <Button variant="quiet" size="small" aria-label={`Stop the import of ${run.fileName}`} onClick={() => setAsking(true)}>
        Stop
      </Button>
      <Suspense>
        {isAsking && (
          <Dialog title="Stop this import?" onClose={() => setAsking(false)}>
            <p>The people written until now stay. Import the file again to go on: who is there is updated, not doubled.</p>
            <p className="flex flex-wrap justify-end gap-3">
              <Button variant="secondary" onClick={() => setAsking(false)}>
                Let it run
              </Button>
              <Button variant="danger" isPending={cancel.isPending} onClick={stop}>
                Stop import
              </Button>
            </p>
          </Dialog>
        )}
      </Suspense>
    </>
  )
}
