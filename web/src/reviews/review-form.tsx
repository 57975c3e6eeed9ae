import { useState } from 'react'
import type { ReviewableWork } from '#contract/reviews.ts'
import { NativeSelect } from '../ui/native-select.tsx'
import { reviewDraft } from './review-draft.ts'
import { useCreateReview } from './review-mutations.ts'
import type { ReviewReader } from './review-reader.ts'
import { ReviewWordsForm } from './review-words-form.tsx'

/** What is reviewed: a service, or an expert. */
export type ReviewSubject = { serviceId: number } | { expertEmail: string }

interface ReviewFormProps {
  subject: ReviewSubject
  work: readonly [ReviewableWork, ...ReviewableWork[]]
  reader: ReviewReader
  onDone?: () => void
}

const keyOf = ({ projectId, sessionId }: ReviewableWork): string => (sessionId === null ? `project-${projectId}` : `session-${sessionId}`)

/** Writes a review for one of the projects or AR sessions in which expert and reader worked together. */
export function ReviewForm({ subject, work, reader, onDone }: ReviewFormProps) {
  const about = 'serviceId' in subject ? `service-${subject.serviceId}` : subject.expertEmail
  const [draft] = useState(() => reviewDraft(`${about}-${keyOf(work[0])}`, reader.email))
  const create = useCreateReview(draft.clear)
  const [chosen, setChosen] = useState(keyOf(work[0]))
  const reviewed = work.find(each => keyOf(each) === chosen) ?? work[0]
  const { projectId, sessionId } = reviewed
  return (
    <ReviewWordsForm
      label="Write a review"
      draft={draft}
      isPending={create.isPending}
      submitLabel="Submit Review"
      pendingLabel="Submitting..."
      onSubmit={words =>
        create.mutate(
          {
            ...('serviceId' in subject ? { reviewType: 'service' as const } : { reviewType: 'expert' as const }),
            ...{ ...subject, ...words, projectId, sessionId, reviewerEmail: reader.email, reviewerName: reader.name },
          },
          { onSuccess: () => onDone?.() },
        )
      }
    >
      {work.length > 1 && (
        <NativeSelect
          label="For"
          value={keyOf(reviewed)}
          options={work.map(each => ({ value: keyOf(each), label: each.title }))}
          onChange={event => setChosen(event.target.value)}
        />
      )}
    </ReviewWordsForm>
  )
}
