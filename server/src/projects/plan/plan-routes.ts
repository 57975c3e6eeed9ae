import { addTask, deleteTask, editTask, mergeTasks, moveTask, splitTask, undoPlanChange } from '#contract/projects-plan.ts'
import type { Bind } from '../../platform/http/bind.ts'
import type { PlanService } from './plan-service.ts'

export const bindPlans = (bind: Bind, plans: PlanService): void => {
  bind(editTask, plans.edit)
  bind(addTask, plans.add)
  bind(splitTask, plans.split)
  bind(mergeTasks, plans.merge)
  bind(moveTask, plans.move)
  bind(deleteTask, plans.delete)
  bind(undoPlanChange, plans.undo)
}
