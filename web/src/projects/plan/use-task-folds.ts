import { useState } from 'react'
import { useLocation } from 'react-router'
import type { Task } from '#contract/projects.ts'
import { taskAnchor } from '../task-anchor.ts'

/** Up to so many tasks are read one after the other; more are looked over first. */
const READ_IN_FULL = 8

/** Whether a task is open, and how to change it. */
export interface TaskFold {
  isOpen: boolean
  onToggle: () => void
}

/** What somebody chose, and where the address led to then: who is led to a task afterwards finds it open. */
interface Choice {
  isOpen: boolean
  hash: string
}

/**
 * Which tasks of a long plan are open: at first the first one, so that it is seen what a task holds. What arrives while somebody reads folds
 * nothing that stands on the page.
 */
export const useTaskFolds = (tasks: readonly Task[]) => {
  const { hash } = useLocation()
  const [wereMany] = useState(tasks.length > READ_IN_FULL)
  const [choices, setChoices] = useState<ReadonlyMap<number, Choice>>(new Map())
  const isFolding = tasks.length > READ_IN_FULL
  const isOpen = ({ id }: Task, index: number): boolean => {
    const choice = choices.get(id)
    if (!isFolding || (hash === `#${taskAnchor(id)}` && choice?.hash !== hash)) return true
    return choice?.isOpen ?? index < (wereMany ? 1 : READ_IN_FULL)
  }
  const choose = (chosen: readonly Task[], isChosenOpen: boolean) =>
    setChoices(before => new Map([...before, ...chosen.map(({ id }) => [id, { isOpen: isChosenOpen, hash }] as const)]))
  return {
    isFolding,
    /** Undefined in a plan that is short enough to be read in full. */
    foldOf: (task: Task, index: number): TaskFold | undefined =>
      isFolding ? { isOpen: isOpen(task, index), onToggle: () => choose([task], !isOpen(task, index)) } : undefined,
    areAllOpen: tasks.every(isOpen),
    setAll: (isChosenOpen: boolean) => choose(tasks, isChosenOpen),
  }
}
