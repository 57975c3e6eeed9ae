import { FlaskConical } from 'lucide-react'
import { Link } from 'react-router'
import { breadcrumbs, PageTitle } from '../platform/page-head.tsx'
import type { ScreenPrefetch } from '../platform/reader.ts'
import { EstimateFiguresList } from '../projects/estimate-figures.tsx'
import { estimateQualityQuery, useGetEstimateQuality } from '../projects/estimate-quality-query.ts'
import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

const TITLE = 'How good are estimates?'

export const prefetchEstimateQuality: ScreenPrefetch = (queryClient, reader) => queryClient.prefetchQuery(estimateQualityQuery(reader))

/** What estimates were worth, from what finished work really took. */
export function EstimateQualityScreen() {
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-8 py-10">
      <PageTitle
        title={TITLE}
        description="How close the hours of past plans came to what the work really took: by task, by project and by trade, from recorded data."
        structuredData={origin => [
          breadcrumbs(origin, [
            { name: 'Home', path: '/' },
            { name: TITLE, path: '/how-good-are-estimates' },
          ]),
        ]}
      />
      <div>
        <h1 className="mb-3 text-xl">{TITLE}</h1>
        <p className="measure text-soft">
          Every task of a plan has a range of hours, and every plan a range that should hold the true total four times out of five. When
          work is finished its client records what it really took. This page compares the two, good or bad.
        </p>
      </div>
      <LoadedQuality />
      <HowItLearns />
    </div>
  )
}

function LoadedQuality() {
  const { data, error, isPending, isRefetching, refetch } = useGetEstimateQuality()
  if (isPending) return <Skeleton className="h-96" />
  if (!data) {
    return (
      <LoadError title="The figures did not arrive" query={{ refetch, isRefetching }}>
        <p>{error?.message}</p>
      </LoadError>
    )
  }
  return (
    <>
      {data.sampleCount > 0 && (
        <p className="measure flex gap-2.5 rounded-card bg-amber-wash px-4 py-3 text-amber text-sm">
          <FlaskConical aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          <span>
            Sample data: {data.sampleCount === data.taskCount ? 'all' : data.sampleCount.toLocaleString('en-US')} of these{' '}
            {data.taskCount.toLocaleString('en-US')} tasks are made up, to show what this page looks like. They say nothing about real work,
            and no estimate learns from them.
          </span>
        </p>
      )}
      <EstimateFiguresList quality={data} />
    </>
  )
}

function HowItLearns() {
  return (
    <section aria-labelledby="learning" className="measure grid gap-3">
      <h2 id="learning" className="text-lg">
        How estimates learn
      </h2>
      <p>
        The built-in analyst starts from a handbook of typical hours. Once at least five finished jobs of at least four clients have said
        what a kind of work really took, its hours move towards that: carefully at first, further with every job, never below 60 % or above
        180 % of the handbook. Extreme reports are damped, and no single client counts for more than a quarter. A plan that was corrected
        says so in its notes.
      </p>
      <p>
        Only estimates that stood as the analyst wrote them are judged here; hours that were changed by hand are left out. Nobody is named,
        and nothing is shown of a kind with fewer than five tasks, three projects or three clients.
      </p>
      <p>
        To put it in proportion: in a published set of about 7,900 software tasks, professionals who estimated their own work were within a
        quarter of the truth about half of the time, and within a factor of 2 about 80 % of the time. A text alone tells less, so expect
        wide ranges: honest and wide is worth more than narrow and wrong. An expert's own quote always replaces the estimate.
      </p>
      <p>
        <Link to="/how-it-works" className="underline underline-offset-2">
          How Onhand works
        </Link>
      </p>
    </section>
  )
}
