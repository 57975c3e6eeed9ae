import { dismissWish, planWish } from '#contract/projects-wishes.ts'
import { call } from '../../platform/call.ts'
import { usePlanChange } from './plan-mutations.ts'

/** Plans an open wish as the work that was chosen for it. */
export const usePlanWish = (projectId: number) =>
  usePlanChange(projectId, (chosen: { wish: string; packageId: string }, seen) => call(planWish, { ...seen, ...chosen }))

export const useDismissWish = (projectId: number) => usePlanChange(projectId, (wish: string, seen) => call(dismissWish, { ...seen, wish }))
