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
  const draftFor = (which: ReviewableWork) => reviewDraft(`${about}-${keyOf(which)}`, reader.email)
  const isBegun = (which: ReviewableWork) => Object.keys(draftFor(which).load()).length > 0
  const [shown, setShown] = useState('')
  // What was begun is for the work that it was begun for, also after a reload.
  const [chosen, setChosen] = useState(() => keyOf(work.find(isBegun) ?? work[0]))
  const reviewed = work.find(each => keyOf(each) === chosen) ?? work[0]
  const draft = draftFor(reviewed)
  const create = useCreateReview(draft.clear)
  const choose = (key: string) => {
    const next = work.find(each => keyOf(each) === key) ?? work[0]
    // What is typed goes along, unless something was begun for that one: then that stands there.
    if (isBegun(next)) setShown(key)
    else if (isBegun(reviewed)) {
      draftFor(next).save(draft.load())
      draft.clear()
    }
    setChosen(keyOf(next))
  }
  const { projectId, sessionId } = reviewed
  return (
    <ReviewWordsForm
      key={shown}
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
          onChange={event => choose(event.target.value)}
        />
      )}
    </ReviewWordsForm>
  )
}
