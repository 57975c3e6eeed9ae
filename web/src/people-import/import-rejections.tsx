import { ChevronRight, Download } from 'lucide-react'
import { useState } from 'react'
import { MAX_REJECTIONS_KEPT } from '#contract/people-import.ts'
import { Button } from '../ui/button.tsx'
import { LoadErrorLine } from '../ui/load-error.tsx'
import { MorePages } from '../ui/more-pages.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useDownloadRejections, useListRejections } from './import-queries.ts'
import { counted, formatCount } from './import-words.ts'

/** The lines of an import that were skipped, with the reason of each; fetched when they are opened. */
export function ImportRejections({ importId, rejected }: { importId: number; rejected: number }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="group" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary className="touch-target inline-flex min-h-8 items-center gap-1 rounded-control text-sm hover:text-ink">
        <ChevronRight aria-hidden="true" className="size-4 transition-transform duration-150 group-open:rotate-90" />
        {counted(rejected, 'rejected line')}
      </summary>
      {isOpen && <Rejections importId={importId} rejected={rejected} />}
    </details>
  )
}

function Rejections({ importId, rejected }: { importId: number; rejected: number }) {
  const { data, error, isPending, hasNextPage, fetchNextPage, isFetchingNextPage, isRefetching, refetch } = useListRejections(
    importId,
    rejected,
  )
  const download = useDownloadRejections()
  if (isPending) return <Skeleton className="mt-2 h-24" />
  if (!data) {
    return (
      <div className="mt-2">
        <LoadErrorLine query={{ refetch, isRefetching }}>{error.message}</LoadErrorLine>
      </div>
    )
  }
  return (
    <div className="mt-2 grid gap-3">
      <table className="w-full text-sm">
        <thead>
          <tr className="text-left text-soft">
            <th scope="col" className="w-20 py-1 pr-3 font-medium">
              Line
            </th>
            <th scope="col" className="py-1 font-medium">
              Reason
            </th>
          </tr>
        </thead>
        <tbody>
          {data.pages
            .flatMap(page => page.items)
            .map(({ lineNumber, reason }) => (
              <tr key={lineNumber} className="border-line border-t align-top">
                <th scope="row" className="py-1.5 pr-3 text-left font-normal tabular-nums">
                  {formatCount(lineNumber)}
                </th>
                <td className="wrap-anywhere py-1.5">{reason}</td>
              </tr>
            ))}
        </tbody>
      </table>
      {rejected > MAX_REJECTIONS_KEPT && (
        <p className="text-soft text-sm">Only the first {formatCount(MAX_REJECTIONS_KEPT)} are kept with their reasons.</p>
      )}
      <MorePages hasNextPage={hasNextPage} isFetching={isFetchingNextPage} error={error} onMore={fetchNextPage} />
      <p>
        <Button variant="secondary" size="small" isPending={download.isPending} onClick={() => download.mutate(importId)}>
          {!download.isPending && <Download aria-hidden="true" className="size-4" />}
          Download all as CSV
        </Button>
      </p>
    </div>
  )
}
