import { type FormEvent, lazy, Suspense, useState } from 'react'
import type { Project } from '#contract/projects.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { lossOf } from './plan-loss.ts'
import { useDecomposeProject, useUpdateProject } from './project-mutations.ts'

const NewPlanQuestion = lazy(() => import('./new-plan-question.tsx').then(module => ({ default: module.NewPlanQuestion })))

const COUNT = /^\d{1,3}(?:[, ]?\d{3})*$/
const NO_COUNT = 'Please give a whole number, such as 12.'

interface CountAnswerProps {
  project: Pick<Project, 'id' | 'description' | 'tasks' | 'undoableChange'>
  noun: string
  question: string
  onStart: () => void
}

/** Puts a missing count into the brief and has it analysed again. */
export function CountAnswer({ project, noun, question, onStart }: CountAnswerProps) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const update = useUpdateProject()
  const decompose = useDecomposeProject()

  const loss = lossOf(project)
  const [isAsking, setAsking] = useState(false)
  const count = text.trim()

  const answer = (event: FormEvent) => {
    event.preventDefault()
    if (!COUNT.test(count)) return setError(NO_COUNT)
    setError(undefined)
    return loss === null ? start() : setAsking(true)
  }

  const start = async () => {
    setAsking(false)
    onStart()
    const { id: projectId, description } = project
    try {
      await update.mutateAsync({ projectId, description: `${description.trim()}\n\nThere are ${count} ${noun}.`, status: 'submitted' })
      await decompose.mutateAsync({ projectId, discardsActualHours: loss !== null })
    } catch {
      // Each mutation has told the person; the number stays in the field.
    }
  }

  return (
    <form noValidate className="grid gap-2" onSubmit={answer}>
      <TextField
        label={question}
        hint="It is added to your brief, and the plan is made anew from it."
        error={error}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={event => setText(event.target.value)}
      />
      <Button
        type="submit"
        variant="secondary"
        size="small"
        className="justify-self-start"
        isPending={update.isPending || decompose.isPending}
      >
        Add and analyse again
      </Button>
      <Suspense>{isAsking && loss !== null && <NewPlanQuestion loss={loss} onConfirm={start} onClose={() => setAsking(false)} />}</Suspense>
    </form>
  )
}
