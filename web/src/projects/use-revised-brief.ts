import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useMemo, useRef } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { type Project, ProjectBrief } from '#contract/projects.ts'
import { draftOf } from '../platform/draft.ts'
import { usePlanChangedBrief, useUpdateProject } from './project-mutations.ts'

const Revision = z.pick(ProjectBrief, { title: true, description: true })
type Revision = z.infer<typeof Revision>

/** What was typed, and the brief that it was typed over: over another one it is nobody's draft. */
type KeptRevision = Revision & { of: string }

const briefDraftOf = ({ id, title, description }: Pick<Project, 'id' | 'title' | 'description'>) => {
  const draft = draftOf<KeptRevision>(`brief-of-project-${id}`, ['title', 'description', 'of'])
  const of = JSON.stringify([title, description])
  return {
    load: (): Partial<Revision> => {
      const { of: over, ...typed } = draft.load()
      return over === of ? typed : {}
    },
    save: (typed: Revision) => draft.save({ ...typed, of }),
    clear: draft.clear,
  }
}

/** The brief of a project in a form: kept as it is typed, and analysed again. `onStart`: the person has asked for the analysis. */
export const useRevisedBrief = (project: Project, onStart: () => void) => {
  const { id, title, description, planVersion } = project
  const update = useUpdateProject()
  const planChanged = usePlanChangedBrief()
  const draft = useMemo(() => briefDraftOf({ id, title, description }), [id, title, description])
  const { register, handleSubmit, formState, subscribe, getValues, reset, trigger } = useForm({
    resolver: standardSchemaResolver(Revision),
    defaultValues: { title, description },
  })
  const { errors, isDirty } = formState

  const isTyped = useRef(false)
  useEffect(() => {
    isTyped.current = isDirty
  }, [isDirty])
  useEffect(() => {
    // What is being typed is not taken away by a brief that another window changes meanwhile.
    if (isTyped.current) return
    reset({ title, description })
    const typed = draft.load()
    if (Object.keys(typed).length > 0) reset({ title, description, ...typed }, { keepDefaultValues: true })
  }, [draft, title, description, reset])

  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => draft.save(values) }), [subscribe, draft])

  return {
    ...{ register, handleSubmit, errors },
    isPending: update.isPending || planChanged.isPending,
    isChanged: isDirty,
    /** What was typed is let go. */
    discard: () => {
      reset({ title, description })
      // Last: the reset is told as a change, and kept.
      draft.clear()
    },
    /** What was typed goes with the brief, whichever way it is planned. */
    keepTyped: async (): Promise<boolean> => {
      const typed = Revision.safeParse(getValues())
      if (!typed.success) return trigger()
      try {
        if (typed.data.title !== title || typed.data.description !== description) await update.mutateAsync({ projectId: id, ...typed.data })
        draft.clear()
        return true
      } catch {
        return false
      }
    },
    /** `discardsActualHours`: the person was asked, and does without what is lost. */
    analyseAgain: async (revision: Revision, { discardsActualHours = false } = {}) => {
      onStart()
      try {
        await planChanged.mutateAsync({ projectId: id, planVersion, ...revision, discardsActualHours })
        draft.clear()
      } catch {
        // The mutation has told the person; the text stays in the form.
      }
    },
  }
}

export type RevisedBrief = ReturnType<typeof useRevisedBrief>
