import { lazy, Suspense, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { LoadErrorLine } from '../ui/load-error.tsx'
import type { ReviewSubject } from './review-form.tsx'
import { useListReviewableWork } from './review-queries.ts'
import type { ReviewReader } from './review-reader.ts'

const ReviewForm = lazy(() => import('./review-form.tsx').then(module => ({ default: module.ReviewForm })))
const Dialog = lazy(() => import('../ui/dialog.tsx').then(module => ({ default: module.Dialog })))

interface WriteReviewProps {
  subject: ReviewSubject
  name: string
  reader: ReviewReader | null
}

/** The form on the page of what is reviewed; who cannot review reads why. */
export function WriteReview({ subject, name, reader }: WriteReviewProps) {
  const { data, error, isRefetching, refetch } = useListReviewableWork(subject, reader !== null)
  const [first, ...others] = data ?? []
  if (error && !data) {
    return <LoadErrorLine query={{ refetch, isRefetching }}>Whether you may review {name} could not be asked.</LoadErrorLine>
  }
  if (!reader || !first) {
    return (
      <p className="text-soft text-sm">
        Reviews come from clients for whom {name} has delivered work, or who had an AR session with {name}, once for each.
      </p>
    )
  }
  return (
    <section aria-labelledby="write-review" className="grid gap-4 rounded-card border border-line bg-raised p-5">
      <h2 id="write-review" className="text-lg">
        You worked with {name}: how was it?
      </h2>
      <Suspense>
        {/* Once one is sent, the next begins empty. */}
        <ReviewForm key={others.length} subject={subject} work={[first, ...others]} reader={reader} />
      </Suspense>
    </section>
  )
}

interface ReviewButtonProps {
  expertEmail: string
  name: string
  reader: ReviewReader
  /** What was done: the work of a project, or an AR session. */
  work: { projectId: number } | { sessionId: number }
}

/** Reviewing from where the work was confirmed; nothing where it is done already. */
export function ReviewButton({ expertEmail, name, reader, work }: ReviewButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const { data } = useListReviewableWork({ expertEmail }, true)
  const done = data?.find(each => ('projectId' in work ? each.projectId === work.projectId : each.sessionId === work.sessionId))
  if (!done) return null
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Review {name}
      </Button>
      <Suspense>
        {isOpen && (
          <Dialog title={`How was it with ${name}?`} onClose={() => setOpen(false)}>
            <ReviewForm subject={{ expertEmail }} work={[done]} reader={reader} onDone={() => setOpen(false)} />
          </Dialog>
        )}
      </Suspense>
    </>
  )
}
