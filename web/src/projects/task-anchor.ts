/** Where on the page a task stands. */
export const taskAnchor = (taskId: number): string => `task-${taskId}`
