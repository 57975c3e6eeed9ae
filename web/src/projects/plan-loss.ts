import type { Project } from '#contract/projects.ts'

/** What people have put into a plan and a new analysis takes away, in words; null when there is nothing. */
export const lossOf = ({ tasks, undoableChange }: Pick<Project, 'tasks' | 'undoableChange'>): string | null => {
  const finished = tasks.filter(({ actualHours }) => actualHours !== null).length
  const losses = [
    ...(finished > 0 ? [`the hours recorded for ${finished} ${finished === 1 ? 'task' : 'tasks'}`] : []),
    ...(undoableChange === null ? [] : ['the changes that were made by hand']),
  ]
  return losses.length === 0 ? null : losses.join(' and ')
}
