import { useSearchParams } from 'react-router'

export const PLAN_VIEWS = ['list', 'graph', 'timeline'] as const
export type PlanView = (typeof PLAN_VIEWS)[number]

const isPlanView = (value: string | null): value is PlanView => PLAN_VIEWS.some(view => view === value)

/** How the plan is looked at: the address remembers it. */
export const usePlanView = (): PlanView => {
  const asked = useSearchParams()[0].get('view')
  return isPlanView(asked) ? asked : 'list'
}
