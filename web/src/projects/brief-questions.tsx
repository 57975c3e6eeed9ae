import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { type Project, ProjectBrief } from '#contract/projects.ts'
import { draftOf } from '../platform/draft.ts'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { TextField } from '../ui/text-field.tsx'
import { OtherWorks } from './other-works.tsx'
import { useDecomposeProject, useUpdateProject } from './project-mutations.ts'
import { QuestionList } from './question-list.tsx'

const Revision = z.pick(ProjectBrief, { title: true, description: true })
type Revision = z.infer<typeof Revision>

interface BriefQuestionsProps {
  project: Project
  /** The person has asked for the analysis. */
  onStart: () => void
}

/** The analysis needs to know more before it can plan: its questions, and the brief to answer them in. */
export function BriefQuestions({ project, onStart }: BriefQuestionsProps) {
  const { id, title, description, questions } = project
  const update = useUpdateProject()
  const decompose = useDecomposeProject()
  const draft = draftOf<Revision>(`brief-of-project-${id}`, ['title', 'description'])
  const { register, handleSubmit, formState, subscribe, getValues, trigger } = useForm({
    resolver: standardSchemaResolver(Revision),
    defaultValues: { title, description, ...draft.load() },
  })
  const { errors } = formState

  useEffect(() => {
    const { save } = draftOf<Revision>(`brief-of-project-${id}`, ['title', 'description'])
    return subscribe({ formState: { values: true }, callback: ({ values }) => save(values) })
  }, [subscribe, id])

  const keep = async (revision: Revision) => {
    if (revision.title !== title || revision.description !== description) await update.mutateAsync({ projectId: id, ...revision })
  }
  /** What was typed goes with the brief, whichever way it is planned. */
  const keepTyped = async (): Promise<boolean> => {
    const typed = Revision.safeParse(getValues())
    if (!typed.success) return trigger()
    try {
      await keep(typed.data)
      draft.clear()
      return true
    } catch {
      return false
    }
  }
  const analyseAgain = async (revision: Revision) => {
    onStart()
    try {
      await keep(revision)
      await decompose.mutateAsync({ projectId: id })
      draft.clear()
    } catch {
      // Each mutation has told the person; the text stays in the form.
    }
  }

  return (
    <>
      <QuestionList
        questions={questions}
        form={
          <form noValidate className="grid gap-4" onSubmit={handleSubmit(analyseAgain)}>
            <TextField label="Project Title" error={errors.title?.message} {...register('title')} />
            <TextArea label="Project Description" rows={8} error={errors.description?.message} {...register('description')} />
            <div>
              <Button type="submit" isPending={update.isPending || decompose.isPending}>
                Save and analyse again
              </Button>
            </div>
          </form>
        }
      >
        Rather than guess, it asks. Answer in the brief below, then have it analysed again.
      </QuestionList>
      <section aria-labelledby="works-heading" className="grid gap-3 rounded-card border border-line bg-raised p-5">
        <h2 id="works-heading" className="text-lg">
          Or say which work it is
        </h2>
        <OtherWorks project={project} prepare={keepTyped} onStart={onStart} />
      </section>
    </>
  )
}
