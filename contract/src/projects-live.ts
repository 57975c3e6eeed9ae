import * as z from 'zod/mini'
import { AnalysisProgress, Match, PlanChange, PROJECT_STATUSES, Task } from './projects.ts'
import { hours } from './shared/primitives.ts'

/** The caller's own projects: whichever of them changes. */
export const OWN_PROJECTS_ROOM = 'projects:me'

export const projectRoom = (projectId: number) => `project:${projectId}`

/** What the room of a project hears, in order. After `project-changed` and `plan-changed` the project is fetched anew; the others carry what they add. */
export const ProjectLiveEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('analysis-progressed'), projectId: z.int(), progress: AnalysisProgress }),
  z.object({ type: z.literal('task-proposed'), projectId: z.int(), task: Task, progress: AnalysisProgress }),
  z.object({ type: z.literal('task-matched'), projectId: z.int(), taskId: z.int(), matches: z.array(Match), progress: AnalysisProgress }),
  z.object({
    type: z.literal('plan-changed'),
    projectId: z.int(),
    planVersion: z.int(),
    change: z.extend(PlanChange, { isUndone: z.boolean() }),
  }),
  z.object({ type: z.literal('task-hours-recorded'), projectId: z.int(), taskId: z.int(), actualHours: z.nullable(hours) }),
  z.object({ type: z.literal('project-changed'), projectId: z.int(), status: z.enum(PROJECT_STATUSES) }),
])
export type ProjectLiveEvent = z.infer<typeof ProjectLiveEvent>
