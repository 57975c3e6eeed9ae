import { useQueryClient } from '@tanstack/react-query'
import type { Project } from '#contract/projects.ts'
import { dismissWish, planLeftOutTask, planWish } from '#contract/projects-wishes.ts'
import { call } from '../../platform/call.ts'
import { showError, showSuccess } from '../../ui/toasts.ts'
import { projectKey } from '../project-queries.ts'
import { CHANGED_BY_NOTE, usePlanChange, useUndoPlanChange } from './plan-mutations.ts'

/** What was pressed goes with its note, and the tasks stand further down: what has happened is told where it was pressed, with the way back. */
const useTellWithUndo = (projectId: number, onSettled: () => void) => {
  const queryClient = useQueryClient()
  const undo = useUndoPlanChange(projectId)
  // The newest change is what is taken back: once there is a newer one, that is not what the message speaks of.
  const takeBack = (planVersion: number) => {
    if (queryClient.getQueryData<Project>(projectKey(projectId))?.planVersion === planVersion) undo.mutate(undefined)
    else showError('The plan was changed since. Take the changes back one after the other, above the tasks.', CHANGED_BY_NOTE)
  }
  return (text: string, { planVersion }: Project) => {
    showSuccess(text, CHANGED_BY_NOTE, { label: 'Undo', onPress: () => takeBack(planVersion), replacesEarlier: true })
    onSettled()
  }
}

/** Plans an open wish as the work that was chosen for it. `onSettled`: its note, and with it what was pressed, is about to go. */
export const usePlanWish = (projectId: number, onSettled: () => void) =>
  usePlanChange(projectId, (chosen: { wish: string; packageId: string }, seen) => call(planWish, { ...seen, ...chosen }), {
    tell: useTellWithUndo(projectId, onSettled),
  })

export const useDismissWish = (projectId: number, onSettled: () => void) =>
  usePlanChange(projectId, (wish: string, seen) => call(dismissWish, { ...seen, wish }), { tell: useTellWithUndo(projectId, onSettled) })

export const usePlanLeftOutTask = (projectId: number, onSettled: () => void) =>
  usePlanChange(projectId, (note: string, seen) => call(planLeftOutTask, { ...seen, note }), {
    tell: useTellWithUndo(projectId, onSettled),
  })
