import type { Project } from '#contract/projects.ts'
import { isRefused } from '#contract/projects-refusal.ts'
import { OtherWorks } from './other-works.tsx'
import { QuestionList } from './question-list.tsx'
import { RevisedBriefForm } from './revised-brief-form.tsx'
import { useRevisedBrief } from './use-revised-brief.ts'

interface BriefQuestionsProps {
  project: Project
  /** The person has asked for the analysis. */
  onStart: () => void
}

/** The analysis needs to know more before it can plan: its questions, and the brief to answer them in. One that is refused may only be changed. */
export function BriefQuestions({ project, onStart }: BriefQuestionsProps) {
  const refused = isRefused(project.questions)
  const brief = useRevisedBrief(project, onStart)
  return (
    <>
      <QuestionList
        questions={project.questions}
        form={<RevisedBriefForm brief={brief} onSubmit={revision => brief.analyseAgain(revision)} />}
      >
        {refused
          ? 'If you meant something else, change the brief below, then have it analysed again.'
          : 'Rather than guess, it asks. Answer in the brief below, then have it analysed again.'}
      </QuestionList>
      {!refused && (
        <section aria-labelledby="works-heading" className="grid gap-3 rounded-card border border-line bg-raised p-5">
          <h2 id="works-heading" className="text-lg">
            Or say which work it is
          </h2>
          <OtherWorks project={project} prepare={brief.keepTyped} onStart={onStart} />
        </section>
      )}
    </>
  )
}
