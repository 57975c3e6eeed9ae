import type { AnalysisProgress, Project, Task } from '#contract/projects.ts'
import type { ProjectLiveEvent } from '#contract/projects-live.ts'

const withTask = (tasks: Task[], task: Task): Task[] =>
  [...tasks.filter(({ id }) => id !== task.id), task].sort((one, other) => one.position - other.position)

/** Progress never runs backwards: an event may be older than the state it meets. */
const furthest = (known: AnalysisProgress | null, told: AnalysisProgress): AnalysisProgress =>
  known === null
    ? told
    : {
        tasksExpected: told.tasksExpected ?? known.tasksExpected,
        tasksProposed: Math.max(known.tasksProposed, told.tasksProposed),
        tasksMatched: Math.max(known.tasksMatched, told.tasksMatched),
      }

/** A project after one event of its room. Applying an event again changes nothing. */
export const afterEvent = (project: Project, event: Exclude<ProjectLiveEvent, { type: 'project-changed' | 'plan-changed' }>): Project => {
  if (event.type === 'task-hours-recorded') {
    const { taskId, actualHours } = event
    return { ...project, tasks: project.tasks.map(task => (task.id === taskId ? { ...task, actualHours } : task)) }
  }
  const progress =
    project.status === 'decomposing' || project.status === 'submitted' ? furthest(project.progress, event.progress) : project.progress
  // Something is being proposed: the analysis has begun, whether or not we have been told.
  const status = project.status === 'submitted' ? 'decomposing' : project.status
  if (event.type === 'task-proposed') {
    const known = project.tasks.find(({ id }) => id === event.task.id)
    const task = known && known.matches.length > event.task.matches.length ? { ...event.task, matches: known.matches } : event.task
    const tasks = withTask(project.tasks, task)
    return { ...project, status, progress, tasks, taskCount: tasks.length }
  }
  if (event.type === 'task-matched') {
    return {
      ...project,
      status,
      progress,
      tasks: project.tasks.map(task => (task.id === event.taskId ? { ...task, matches: event.matches, isAwaitingMatches: false } : task)),
    }
  }
  return { ...project, status, progress }
}

/** From 0 to 1: each task counts once when it is proposed and once when its experts are found. Null while the number of tasks is unknown. */
export const progressShare = (progress: AnalysisProgress | null): number | null =>
  progress === null || progress.tasksExpected === null || progress.tasksExpected === 0
    ? null
    : Math.min(1, (progress.tasksProposed + progress.tasksMatched) / (2 * progress.tasksExpected))
