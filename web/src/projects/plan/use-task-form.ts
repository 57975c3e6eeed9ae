import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { TaskFields } from '#contract/projects-plan.ts'
import { reconcile } from './task-changes.ts'

/**
 * The form of a task. When the task changes elsewhere, the fields in which nothing was typed follow; `contested` names those in which both
 * have changed something, and which keep what was typed.
 */
export const useTaskForm = (latest: TaskFields) => {
  const form = useForm({ resolver: standardSchemaResolver(TaskFields), defaultValues: latest })
  const { getValues, reset } = form
  const base = useRef(latest)
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
  return { form, contested }
}
