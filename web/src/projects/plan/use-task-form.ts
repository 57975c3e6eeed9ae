import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { TaskFields } from '#contract/projects-plan.ts'
import { changesOf, reconcile } from './task-changes.ts'
import { keepTaskDraft, readTaskDraft, type TaskDraftPlace } from './task-draft.ts'

/**
 * The form of a task. When the task changes elsewhere, the fields in which nothing was typed follow; `contested` names those in which both
 * have changed something, and which keep what was typed. What was typed is kept until it is saved or given up: whoever goes back, and comes
 * again, finds it.
 */
export const useTaskForm = (latest: TaskFields, place: TaskDraftPlace) => {
  const [kept] = useState(() => readTaskDraft(place))
  const form = useForm({ resolver: standardSchemaResolver(TaskFields), defaultValues: kept?.typed ?? latest })
  const { getValues, reset, subscribe } = form
  const base = useRef(kept?.base ?? latest)
  const [contested, setContested] = useState<string[]>([])
  const content = JSON.stringify(latest)
  useEffect(() => {
    const now: TaskFields = JSON.parse(content)
    if (JSON.stringify(base.current) === content) return
    const merged = reconcile(base.current, getValues(), now)
    base.current = now
    reset(merged.fields, { keepErrors: true })
    setContested(known => [...new Set([...known, ...merged.contested])])
  }, [content, getValues, reset])
  const [draftPlace] = useState(place)
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keepTaskDraft(draftPlace, { base: base.current, typed: values }),
      }),
    [subscribe, draftPlace],
  )
  /** Keeps what is typed in the form; answers whether anything is. */
  const keepTyped = (): boolean => {
    const typed = getValues()
    keepTaskDraft(draftPlace, { base: base.current, typed })
    return Object.keys(changesOf(base.current, typed)).length > 0
  }
  return { form, contested, isKept: kept !== null, keepTyped }
}
