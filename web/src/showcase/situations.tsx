import { useState } from 'react'
import { announce } from '../ui/announcer.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { FoldSummary } from '../ui/fold-summary.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { MorePages } from '../ui/more-pages.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { RangeBar } from '../ui/range-bar.tsx'
import { ScrollRegion } from '../ui/scroll-region.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { TimeAgo } from '../ui/time-ago.tsx'
import { useMinute } from '../ui/use-minute.ts'
import { Chapter, Specimen, State } from './specimen.tsx'

const LONG_AGO = new Date('2026-05-31T12:00:00Z')
const NEVER_THERE = { refetch: () => announce('Asked again.'), isRefetching: false }

/** What stands there while something comes, when nothing is there, and when it went wrong. */
export function Situations() {
  const [pages, setPages] = useState(1)
  const now = useMinute()
  const [part, setPart] = useState<'one' | 'other'>('one')
  return (
    <Chapter title="Situations">
      <Specimen name="Parts of a screen">
        <State name="one of two is shown">
          <Tabs
            label="Example parts"
            tabs={[
              { id: 'one', label: 'One part', content: () => <p>What the one part holds.</p> },
              { id: 'other', label: 'The other', content: () => <p>What the other part holds.</p> },
            ]}
            chosen={part}
            onChoose={setPart}
          />
        </State>
      </Specimen>
      <Specimen name="What folds">
        <State name="closed until it is asked">
          <details className="group">
            <FoldSummary>Why this match</FoldSummary>
            <p className="mt-1 text-sm text-soft">Knows leak detection; free on Tuesday.</p>
          </details>
        </State>
      </Specimen>
      <Specimen name="Waiting">
        <State name="spinner">
          <Spinner className="size-6 text-marker" />
        </State>
        <State name="skeleton, in the shape of what comes">
          <div className="grid w-64 gap-2">
            <Skeleton className="h-6 w-40" />
            <Skeleton className="h-4" />
            <Skeleton className="h-4 w-52" />
          </div>
        </State>
        <State name="progress, known and not yet known">
          <div className="grid w-64 gap-4">
            <ProgressBar label="Progress of an upload" value={0.4} />
            <ProgressBar label="Progress of something just begun" value={null} />
          </div>
        </State>
      </Specimen>
      <div className="grid gap-6 lg:grid-cols-2">
        <EmptyState title="No Projects Yet" action={<ButtonLink to="/submit-project">Submit Your First Project</ButtonLink>}>
          <p>Your projects live here.</p>
        </EmptyState>
        <ErrorState title="Project Not Found" action={<ButtonLink to="/projects">Back to My Projects</ButtonLink>}>
          <p>It was deleted, or is somebody else's.</p>
        </ErrorState>
        <LoadError title="Error Loading Projects" query={NEVER_THERE}>
          <p>The server does not answer. Nothing is lost.</p>
        </LoadError>
      </div>
      <Specimen name="Data">
        <State name="an estimate: its range, and a dot at its mean" isWide>
          <RangeBar label="Between 4 and 12 h, 7 h on average" low={4} value={7} high={12} max={16} />
        </State>
        <State name="wider than a phone: it scrolls by itself" isWide>
          <ScrollRegion label="Example of what scrolls" className="rounded-control border border-line p-3">
            <p className="text-sm">
              A row of a table, or a line of a file, with more to say than a phone has room for beside everything else.
            </p>
          </ScrollRegion>
        </State>
        <State name="a card holds one thing">
          <Card>Never a card in a card.</Card>
        </State>
        <State name="how long ago it was; the moment on top of it">
          <TimeAgo moment={LONG_AGO} now={now} />
        </State>
        <State name="said to a screen reader">
          <Button variant="secondary" onClick={() => announce('Three tasks arrived.')}>
            Announce
          </Button>
        </State>
      </Specimen>
      <Specimen name="The end of a page of a list">
        <State name={`page ${pages}`} isWide>
          <MorePages hasNextPage isFetching={false} error={null} onMore={() => setPages(pages + 1)} />
        </State>
        <State name="the next page could not be had" isWide>
          <MorePages hasNextPage isFetching={false} error={new Error('The connection is lost.')} onMore={() => undefined} />
        </State>
      </Specimen>
    </Chapter>
  )
}
