import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { canStartAnalysis, type Project, ProjectBrief } from '#contract/projects.ts'
import { draftOf } from '../platform/draft.ts'
import { lossOf } from './plan-loss.ts'
import { useDecomposeProject, useUpdateProject } from './project-mutations.ts'

const Revision = z.pick(ProjectBrief, { title: true, description: true })
type Revision = z.infer<typeof Revision>

/** The brief of a project in a form: kept as it is typed, and analysed again. `onStart`: the person has asked for the analysis. */
export const useRevisedBrief = (project: Project, onStart: () => void) => {
  const { id, title, description, status } = project
  const update = useUpdateProject()
  const decompose = useDecomposeProject()
  const draft = draftOf<Revision>(`brief-of-project-${id}`, ['title', 'description'])
  const { register, handleSubmit, formState, subscribe, getValues, trigger } = useForm({
    resolver: standardSchemaResolver(Revision),
    defaultValues: { title, description, ...draft.load() },
  })

  useEffect(() => {
    const { save } = draftOf<Revision>(`brief-of-project-${id}`, ['title', 'description'])
    return subscribe({ formState: { values: true }, callback: ({ values }) => save(values) })
  }, [subscribe, id])

  const keep = async (revision: Revision) => {
    const isChanged = revision.title !== title || revision.description !== description
    // A plan stands until its owner has it made anew, which begins where a brief is submitted.
    const setBack = canStartAnalysis(status) ? {} : { status: 'submitted' }
    if (isChanged || setBack.status !== undefined) await update.mutateAsync({ projectId: id, ...revision, ...setBack })
  }
  return {
    register,
    handleSubmit,
    errors: formState.errors,
    isPending: update.isPending || decompose.isPending,
    /** What was typed goes with the brief, whichever way it is planned. */
    keepTyped: async (): Promise<boolean> => {
      const typed = Revision.safeParse(getValues())
      if (!typed.success) return trigger()
      try {
        await keep(typed.data)
        draft.clear()
        return true
      } catch {
        return false
      }
    },
    analyseAgain: async (revision: Revision) => {
      onStart()
      try {
        await keep(revision)
        await decompose.mutateAsync({ projectId: id, discardsActualHours: lossOf(project) !== null })
        draft.clear()
      } catch {
        // Each mutation has told the person; the text stays in the form.
      }
    },
  }
}

export type RevisedBrief = ReturnType<typeof useRevisedBrief>
