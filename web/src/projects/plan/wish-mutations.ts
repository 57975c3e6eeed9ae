import type { Project } from '#contract/projects.ts'
import { dismissWish, planWish } from '#contract/projects-wishes.ts'
import { call } from '../../platform/call.ts'
import { showSuccess } from '../../ui/toasts.ts'
import { planChangeText } from './plan-change-text.ts'
import { usePlanChange, useUndoPlanChange } from './plan-mutations.ts'

/** What was pressed goes with its note, and the tasks stand further down: what has happened is told where it was pressed, with the way back. */
const useTellWithUndo = (projectId: number) => {
  const undo = useUndoPlanChange(projectId)
  return (project: Project): Project => {
    const change = project.undoableChange
    if (change) {
      showSuccess(planChangeText({ ...change, isUndone: false }), 'settle-wish', { label: 'Undo', onPress: () => undo.mutate(undefined) })
    }
    return project
  }
}

/** Plans an open wish as the work that was chosen for it. */
export const usePlanWish = (projectId: number) => {
  const tell = useTellWithUndo(projectId)
  return usePlanChange(projectId, async (chosen: { wish: string; packageId: string }, seen) =>
    tell(await call(planWish, { ...seen, ...chosen })),
  )
}

export const useDismissWish = (projectId: number) => {
  const tell = useTellWithUndo(projectId)
  return usePlanChange(projectId, async (wish: string, seen) => tell(await call(dismissWish, { ...seen, wish })))
}
