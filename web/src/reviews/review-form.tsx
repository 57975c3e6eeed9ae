import { useState } from 'react'
import type { ReviewableProject } from '#contract/reviews.ts'
import { NativeSelect } from '../ui/native-select.tsx'
import { useCreateReview } from './review-mutations.ts'
import type { ReviewReader } from './review-reader.ts'
import { ReviewWordsForm } from './review-words-form.tsx'

/** What is reviewed: a service, or an expert. */
export type ReviewSubject = { serviceId: number } | { expertEmail: string }

interface ReviewFormProps {
  subject: ReviewSubject
  projects: readonly [ReviewableProject, ...ReviewableProject[]]
  reader: ReviewReader
  onDone?: () => void
}

/** Writes a review for one of the projects in which expert and reader worked together. */
export function ReviewForm({ subject, projects, reader, onDone }: ReviewFormProps) {
  const create = useCreateReview()
  const [chosen, setChosen] = useState(projects[0].projectId)
  const projectId = projects.some(project => project.projectId === chosen) ? chosen : projects[0].projectId
  return (
    <ReviewWordsForm
      label="Write a review"
      isPending={create.isPending}
      submitLabel="Submit Review"
      pendingLabel="Submitting..."
      onSubmit={words =>
        create.mutate(
          {
            ...('serviceId' in subject ? { reviewType: 'service' as const } : { reviewType: 'expert' as const }),
            ...{ ...subject, ...words, projectId, reviewerEmail: reader.email, reviewerName: reader.name },
          },
          { onSuccess: () => onDone?.() },
        )
      }
    >
      {projects.length > 1 && (
        <NativeSelect
          label="For your project"
          value={String(projectId)}
          options={projects.map(project => ({ value: String(project.projectId), label: project.projectTitle }))}
          onChange={event => setChosen(Number(event.target.value))}
        />
      )}
    </ReviewWordsForm>
  )
}
