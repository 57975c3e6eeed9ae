import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { AssessmentType, ExpertProfile } from '#contract/experts.ts'
import { ASSESSMENT_NAMES, type AssessmentQuestion, type AssessmentResult } from '#contract/experts-assessments.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { answersDraft, readAnswers } from './answers-draft.ts'
import { useAssessmentQuestions, useSubmitAssessment } from './assessment-queries.ts'
import { Countdown } from './countdown.tsx'
import { QuestionField } from './question-field.tsx'

interface AssessmentRunProps {
  profile: ExpertProfile
  skillType: AssessmentType
  /** Null: it was left, or its time ran out. */
  onEnd: (result: AssessmentResult | null) => void
}

/** One attempt, from its first question to its result. */
export function AssessmentRun({ profile, skillType, onEnd }: AssessmentRunProps) {
  const { data: questions, error, isPending, isRefetching, refetch } = useAssessmentQuestions(skillType)
  if (isPending) {
    return (
      <div role="status" aria-label="Loading assessment">
        <Skeleton className="h-96" />
      </div>
    )
  }
  const back = (
    <Button variant="secondary" onClick={() => onEnd(null)}>
      Back to the assessments
    </Button>
  )
  if (!questions) {
    return (
      <LoadError title="Failed to load assessment" query={{ refetch, isRefetching }} more={back}>
        <p>{error.message}</p>
      </LoadError>
    )
  }
  const [first] = questions
  if (!first) return <EmptyState title="No Assessment Available" action={back} />
  return (
    <Questions
      key={first.attemptId}
      profile={profile}
      skillType={skillType}
      questions={questions}
      attemptId={first.attemptId}
      secondsLeft={first.secondsLeft}
      onEnd={onEnd}
    />
  )
}

interface QuestionsProps extends AssessmentRunProps {
  questions: readonly AssessmentQuestion[]
  attemptId: string
  secondsLeft: number
}

/** What is answered so far, kept through a reload, and handing it in. */
const useAnswers = ({ profile, skillType, questions, attemptId, onEnd }: Omit<QuestionsProps, 'secondsLeft'>) => {
  const draft = answersDraft(attemptId)
  const [answers, setAnswers] = useState(() => readAnswers(draft))
  const submit = useSubmitAssessment(profile, skillType)
  return {
    answers,
    isPending: submit.isPending,
    answer: (questionId: number, given: string) => {
      const next = { ...answers, [questionId]: given }
      setAnswers(next)
      draft.save({ answers: JSON.stringify(next) })
    },
    send: () =>
      submit.mutate(
        { attemptId, answers: questions.map(({ id }) => ({ questionId: id, answer: answers[id] ?? '' })) },
        {
          onSuccess: result => {
            draft.clear()
            onEnd(result)
          },
        },
      ),
  }
}

function Questions({ secondsLeft, ...props }: QuestionsProps) {
  const { skillType, questions, onEnd } = props
  const { answers, isPending, answer, send } = useAnswers(props)
  // Then it is handed in as it is, also when that failed and is tried again.
  const [isOver, setOver] = useState(false)
  const [missing, setMissing] = useState<number | null>(null)
  const isUnanswered = ({ id }: AssessmentQuestion) => (answers[id] ?? '').trim() === ''
  const sendAtTheEnd = useEffectEvent(() => {
    setOver(true)
    if (!isPending) send()
  })
  const hand = (event: FormEvent) => {
    event.preventDefault()
    const unanswered = isOver ? undefined : questions.find(isUnanswered)
    setMissing(unanswered?.id ?? null)
    if (unanswered) document.getElementById(`question-${unanswered.id}`)?.focus()
    else send()
  }
  return (
    <form noValidate onSubmit={hand} className="grid max-w-2xl gap-8">
      <Heading skillType={skillType}>
        {questions.filter(question => !isUnanswered(question)).length} of {questions.length} answered,{' '}
        <Countdown secondsLeft={secondsLeft} onOver={() => sendAtTheEnd()} />
      </Heading>
      <ol className="grid gap-8">
        {questions.map((question, at) => (
          <li key={question.id}>
            <QuestionField
              question={question}
              number={at + 1}
              answer={answers[question.id] ?? ''}
              isMissing={missing === question.id}
              onAnswer={given => {
                setMissing(null)
                answer(question.id, given)
              }}
            />
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isPending={isPending}>
          {isPending ? 'Submitting...' : 'Submit Assessment'}
        </Button>
        <Button variant="quiet" onClick={() => onEnd(null)}>
          Leave it for now
        </Button>
      </div>
      <p className="text-soft text-sm">Left, it can be gone on with until its time is over. What is handed in cannot be changed.</p>
    </form>
  )
}

/** Stays in view, and has the focus when the questions come. */
function Heading({ skillType, children }: { skillType: AssessmentType; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  return (
    <div className="sticky top-(--below-header) z-10 -mx-2 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 bg-paper px-2 py-3">
      <h2 ref={heading} tabIndex={-1} className="text-lg outline-none">
        {ASSESSMENT_NAMES[skillType]}
      </h2>
      <p className="text-soft text-sm tabular-nums">{children}</p>
    </div>
  )
}
