import { CircleAlert } from 'lucide-react'
import { ANSWER_MAX, type AssessmentQuestion } from '#contract/experts-assessments.ts'
import { counted } from '../../ui/counted.ts'
import { inputClass } from '../../ui/field.tsx'

interface QuestionFieldProps {
  question: AssessmentQuestion
  number: number
  answer: string
  isMissing: boolean
  onAnswer: (answer: string) => void
}

/** One question with its answers, or with room for one's own words. */
export function QuestionField({ question, number, answer, isMissing, onAnswer }: QuestionFieldProps) {
  const id = `question-${question.id}`
  const { hint, problem } = counted(answer, ANSWER_MAX)
  const wrong = isMissing ? 'This question has no answer yet.' : problem
  const errorId = wrong ? `${id}-error` : undefined
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={errorId} className="grid scroll-mt-28 gap-2 outline-none">
      <legend className="mb-3 font-medium">
        {number}. {question.question}
      </legend>
      {question.type === 'multiple_choice' ? (
        question.options.map(option => (
          <label
            key={option}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control border border-line bg-raised px-3 py-2 has-checked:border-ink has-checked:bg-sunken"
          >
            <input
              type="radio"
              name={id}
              value={option}
              checked={answer === option}
              onChange={() => onAnswer(option)}
              className="size-4 shrink-0 accent-(--color-ink)"
            />
            <span className="text-sm">{option}</span>
          </label>
        ))
      ) : (
        <textarea
          aria-label={question.question}
          rows={3}
          value={answer}
          onChange={event => onAnswer(event.target.value)}
          className={inputClass(wrong !== undefined, 'resize-y')}
        />
      )}
      {hint && <p className="text-soft text-sm">{hint}</p>}
      {wrong && (
        <p id={errorId} role="alert" className="flex items-center gap-1.5 text-danger text-sm">
          <CircleAlert aria-hidden="true" className="size-4 flex-none" />
          {wrong}
        </p>
      )}
    </fieldset>
  )
}
