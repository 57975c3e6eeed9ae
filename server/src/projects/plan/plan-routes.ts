import { addTask, deleteTask, editTask, mergeTasks, moveTask, splitTask, undoPlanChange } from '#contract/projects-plan.ts'
import { dismissWish, listUnplannedWishes, planLeftOutTask, planWish } from '#contract/projects-wishes.ts'
import type { Bind } from '../../platform/http/bind.ts'
import type { PlanService } from './plan-service.ts'
import type { WishService } from './wish-service.ts'

export const bindPlans = (bind: Bind, plans: PlanService, wishes: WishService): void => {
  bind(editTask, plans.edit)
  bind(addTask, plans.add)
  bind(splitTask, plans.split)
  bind(mergeTasks, plans.merge)
  bind(moveTask, plans.move)
  bind(deleteTask, plans.delete)
  bind(undoPlanChange, plans.undo)
  bind(listUnplannedWishes, wishes.list)
  bind(planWish, wishes.plan)
  bind(dismissWish, wishes.dismiss)
  bind(planLeftOutTask, wishes.planLeftOut)
}
