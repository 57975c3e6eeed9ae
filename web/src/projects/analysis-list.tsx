import { Ban, CircleCheck, CircleHelp, CirclePause, CircleX, LoaderCircle, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { AnalysisOutcome, AnalysisRun } from '#contract/projects-analyses.ts'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { formatMoment } from '../ui/format.ts'
import { LoadError } from '../ui/load-error.tsx'
import { MorePages } from '../ui/more-pages.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { type AnalysisFilter, isNarrowed } from './analysis-filter.ts'
import { useListAnalyses } from './analysis-queries.ts'
import { formatCost, formatDuration, formatTokens, outcomeLabel, reasonText } from './analysis-words.ts'

const SKELETONS = ['one', 'two', 'three', 'four', 'five']
const ROWS = 'divide-y divide-line border-line border-y'

const LOOKS: Record<AnalysisOutcome, { tone: BadgeTone; icon: LucideIcon }> = {
  running: { tone: 'waiting', icon: LoaderCircle },
  planned: { tone: 'good', icon: CircleCheck },
  asked: { tone: 'neutral', icon: CircleHelp },
  refused: { tone: 'neutral', icon: Ban },
  failed: { tone: 'bad', icon: CircleX },
  stopped: { tone: 'neutral', icon: CirclePause },
}

export function AnalysisListSkeleton() {
  return (
    <div role="status" aria-label="Loading analyses" className={ROWS}>
      {SKELETONS.map(name => (
        <div key={name} className="grid gap-3 py-4 lg:grid-cols-2">
          <Skeleton className="h-12 max-w-96" />
          <Skeleton className="h-12" />
        </div>
      ))}
    </div>
  )
}

interface AnalysisListProps {
  filter: AnalysisFilter
  onClear: () => void
}

/** Runs of analyses, newest first, a page at a time. */
export function AnalysisList({ filter, onClear }: AnalysisListProps) {
  const { data, error, isPending, isPlaceholderData, isRefetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useListAnalyses(filter)
  if (isPending) return <AnalysisListSkeleton />
  if (!data) {
    return (
      <LoadError title="Error Loading Analyses" query={{ refetch, isRefetching }}>
        <p>{error?.message}</p>
      </LoadError>
    )
  }
  const runs = data.pages.flatMap(page => page.items)
  if (runs.length === 0) return <NoRuns isFiltered={isNarrowed(filter)} onClear={onClear} />
  return (
    <>
      <p role="status" className="sr-only">
        {runs.length} {runs.length === 1 ? 'analysis' : 'analyses'} shown{hasNextPage ? ', more can be loaded' : ''}
      </p>
      <ul aria-busy={isPlaceholderData} className={classNames(ROWS, isPlaceholderData && 'opacity-60')}>
        {runs.map(run => (
          <li key={run.id}>
            <RunRow run={run} />
          </li>
        ))}
      </ul>
      <MorePages hasNextPage={hasNextPage} isFetching={isFetchingNextPage} error={error} onMore={fetchNextPage} />
    </>
  )
}

function NoRuns({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (!isFiltered)
    return (
      <EmptyState title="No Analyses Yet">
        <p>Every brief that is analysed appears here: by which analyst, how long it took, and what it cost.</p>
      </EmptyState>
    )
  return (
    <EmptyState
      title="No Such Analyses"
      action={
        <Button variant="secondary" onClick={onClear}>
          Show all
        </Button>
      }
    >
      <p>No analysis matches what you chose.</p>
    </EmptyState>
  )
}

function RunRow({ run }: { run: AnalysisRun }) {
  const { tone, icon } = LOOKS[run.outcome]
  const why = run.fallbackReason === null ? null : `The built-in analyst planned: ${reasonText(run.fallbackReason)}.`
  return (
    <article className="grid gap-x-8 gap-y-3 py-4 lg:grid-cols-[minmax(0,1fr)_34rem]">
      <div className="grid min-w-0 content-start gap-1.5">
        <h3 className="wrap-anywhere text-base">
          {run.project === null ? (
            <span className="text-soft">A project that is gone</span>
          ) : (
            <Link to={`/projects/${run.project.id}`} className="underline decoration-line underline-offset-4 hover:decoration-marker">
              {run.project.title}
            </Link>
          )}
        </h3>
        <p className="flex flex-wrap items-center gap-2 text-soft text-xs">
          <Badge tone={tone} icon={icon}>
            {outcomeLabel(run.outcome)}
          </Badge>
          {run.fallbackReason !== null && (
            <Badge tone="waiting" icon={TriangleAlert}>
              {outcomeLabel('fell-back')}
            </Badge>
          )}
          <time dateTime={run.startedAt}>{formatMoment(run.startedAt)}</time>
        </p>
        {why !== null && <p className="text-soft text-sm">{why}</p>}
        {run.detail !== null && <p className="wrap-anywhere text-soft text-xs">{run.detail}</p>}
      </div>
      <Facts run={run} />
    </article>
  )
}

function Facts({ run }: { run: AnalysisRun }) {
  const { inputTokens, outputTokens } = run
  return (
    <dl className="grid grid-cols-[1fr_1.6fr_auto] content-start gap-x-4 gap-y-2 text-sm sm:grid-cols-[minmax(0,1fr)_6rem_11rem_5rem]">
      <Fact name="Analyst" className="max-sm:col-span-3">
        {run.analystName}
        {run.isFromCache && <span className="block text-soft text-xs">as kept from before</span>}
      </Fact>
      <Fact name="Took" isNumber>
        {run.durationMs === null ? '…' : formatDuration(run.durationMs)}
      </Fact>
      <Fact name="Tokens" isNumber>
        {inputTokens === null || outputTokens === null ? '–' : `${formatTokens(inputTokens)} in, ${formatTokens(outputTokens)} out`}
      </Fact>
      <Fact name="Cost" isNumber>
        {formatCost(run.cost)}
      </Fact>
    </dl>
  )
}

interface FactProps {
  name: string
  isNumber?: boolean
  className?: string
  children: ReactNode
}

function Fact({ name, isNumber = false, className = '', children }: FactProps) {
  return (
    <div className={`min-w-0 ${isNumber ? 'tabular-nums sm:text-right' : ''} ${className}`}>
      <dt className="text-soft text-xs">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
