import { useState } from 'react'
import type { Project } from '#contract/projects.ts'
import { NewPlanQuestion } from './new-plan-question.tsx'
import { lossOf } from './plan-loss.ts'
import { RevisedBriefForm } from './revised-brief-form.tsx'
import { useRevisedBrief } from './use-revised-brief.ts'

interface BriefChangeProps {
  project: Project
  /** The person has asked for the analysis. */
  onStart: () => void
}

/** Something was forgotten, or said so that it was read otherwise: the brief is changed, and a new plan made of it. */
export function BriefChange({ project, onStart }: BriefChangeProps) {
  const brief = useRevisedBrief(project, onStart)
  const loss = lossOf(project)
  // Of another loss than was asked about the question is another.
  const [asked, setAsked] = useState<string | null>(null)
  const start = brief.handleSubmit(revision => {
    setAsked(null)
    return brief.analyseAgain(revision, { discardsActualHours: true })
  })
  return (
    <>
      <RevisedBriefForm brief={brief} onSubmit={revision => (loss === null ? brief.analyseAgain(revision) : setAsked(loss))} />
      {loss !== null && asked === loss && <NewPlanQuestion loss={loss} onConfirm={start} onClose={() => setAsked(null)} />}
    </>
  )
}
