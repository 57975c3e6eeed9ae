/** Rows of a plan as the database wrote them: what a change touched, and the order of all tasks by their ids. */
export interface PlanRows {
  order: number[]
  /** Rows of `tasks`, and of `task_matches` of those; whatever columns these have. */
  tasks: Record<string, unknown>[]
  matches: Record<string, unknown>[]
}
