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
  const [isAsking, setAsking] = useState(false)
  const start = brief.handleSubmit(revision => {
    setAsking(false)
    return brief.analyseAgain(revision)
  })
  return (
    <>
      <RevisedBriefForm brief={brief} onSubmit={loss === null ? brief.analyseAgain : async () => setAsking(true)} />
      {isAsking && loss !== null && <NewPlanQuestion loss={loss} onConfirm={start} onClose={() => setAsking(false)} />}
    </>
  )
}
