import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { CircleHelp } from 'lucide-react'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { type Project, ProjectBrief } from '#contract/projects.ts'
import { draftOf } from '../platform/draft.ts'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useDecomposeProject, useUpdateProject } from './project-mutations.ts'

const Revision = z.pick(ProjectBrief, { title: true, description: true })
type Revision = z.infer<typeof Revision>

/** The analysis needs to know more before it can plan: its questions, and the brief to answer them in. */
export function BriefQuestions({ project }: { project: Pick<Project, 'id' | 'title' | 'description' | 'questions'> }) {
  const { id, title, description, questions } = project
  const update = useUpdateProject()
  const decompose = useDecomposeProject()
  const draft = draftOf<Revision>(`brief-of-project-${id}`, ['title', 'description'])
  const { register, handleSubmit, formState, subscribe } = useForm({
    resolver: standardSchemaResolver(Revision),
    defaultValues: { title, description, ...draft.load() },
  })
  const { errors } = formState

  useEffect(() => {
    const { save } = draftOf<Revision>(`brief-of-project-${id}`, ['title', 'description'])
    return subscribe({ formState: { values: true }, callback: ({ values }) => save(values) })
  }, [subscribe, id])

  const analyseAgain = async (revision: Revision) => {
    try {
      if (revision.title !== title || revision.description !== description) await update.mutateAsync({ projectId: id, ...revision })
      await decompose.mutateAsync(id)
      draft.clear()
    } catch {
      // Each mutation has told the person; the text stays in the form.
    }
  }

  return (
    <section aria-labelledby="questions-heading" className="grid gap-5 rounded-card border border-line bg-raised p-5">
      <div>
        <h2 id="questions-heading" className="flex items-center gap-2 text-lg">
          <CircleHelp aria-hidden="true" className="size-5 text-amber" />
          The AI needs to know more
        </h2>
        <p className="mt-1 text-soft text-sm">Rather than guess, it asks. Answer in the brief below, then have it analysed again.</p>
      </div>
      <ul className="measure grid list-disc gap-1.5 pl-6 marker:text-marker">
        {questions.map(question => (
          <li key={question}>{question}</li>
        ))}
      </ul>
      <form noValidate className="grid gap-4" onSubmit={handleSubmit(analyseAgain)}>
        <TextField label="Project Title" error={errors.title?.message} {...register('title')} />
        <TextArea label="Project Description" rows={8} error={errors.description?.message} {...register('description')} />
        <div>
          <Button type="submit" isPending={update.isPending || decompose.isPending}>
            Save and analyse again
          </Button>
        </div>
      </form>
    </section>
  )
}
