import { canBePlannedAnew, projectStatusLabel } from '#contract/projects.ts'
import type { KnownWork, listWorks, planAsWork } from '#contract/projects-works.ts'
import type { ParsedInputOf } from '#contract/shared/endpoint.ts'
import { AppError } from '#contract/shared/errors.ts'
import type { Database } from '../platform/database/database.ts'
import { publish } from '../platform/events/domain-event.ts'
import type { Actor } from '../platform/identity/actor.ts'
import { isKnownWork, worksOfBrief } from './analysis/known-works.ts'
import { packageOf } from './analysis/learned-hours.ts'
import { lockOwnProject, PROJECT_NOT_FOUND, requireOwnProject } from './own-project.ts'
import { templateKeysOf } from './plan/plan-store.ts'
import { projectEvent } from './project-events.ts'
import type { QueueAnalysis } from './project-service.ts'
import { briefAndNotesOf, changeProject } from './project-store.ts'
import { requireReplaceable } from './replaceable-plan.ts'

/** Which work a brief asks for, where its owner knows better than the analysis. */
export interface WorksService {
  /** What the brief may ask for, or some words mean. */
  list(actor: Actor, input: ParsedInputOf<typeof listWorks>): Promise<KnownWork[]>
  planAs(actor: Actor, input: ParsedInputOf<typeof planAsWork>): Promise<{ projectId: number }>
}

export const createWorksService = (database: Database, queueAnalysis: QueueAnalysis): WorksService => ({
  list: async (actor, { projectId, search = '' }) => {
    await requireOwnProject(database.query, actor, projectId)
    const found = await briefAndNotesOf(database.query, projectId)
    if (found === null) throw new AppError('not_found', PROJECT_NOT_FOUND)
    const planned = new Set((await templateKeysOf(database.query, projectId)).map(packageOf))
    return worksOfBrief(found.brief, search.trim(), planned)
  },

  planAs: (actor, { projectId, planVersion, packageId, discardsActualHours = false }) =>
    database.transaction(async tx => {
      const project = await lockOwnProject(tx, actor, projectId)
      if (!isKnownWork(packageId))
        throw new AppError('bad_request', `There is no work '${packageId}'. Choose one that is listed for the project.`)
      if (!canBePlannedAnew(project.status))
        throw new AppError(
          'conflict',
          `This project is '${projectStatusLabel(project.status)}'. It is planned as another work before its analysis, after one that failed, or while it is '${projectStatusLabel('decomposed')}'.`,
        )
      if (project.planVersion !== planVersion)
        throw new AppError(
          'conflict',
          'The plan was changed meanwhile, in another window or by the analysis. Look at it as it is now, then try again.',
        )
      await requireReplaceable(tx, projectId, discardsActualHours)
      // As if its owner had set it back by hand: the analysis begins from there.
      await changeProject(tx, projectId, { status: 'submitted', statedWork: packageId, questions: [] })
      const subject = { id: projectId, ownerId: project.clientAccountId }
      await publish(tx, projectEvent('project-updated', subject, { type: 'project-changed', projectId, status: 'submitted' }))
      await queueAnalysis(tx, projectId)
      return { projectId }
    }),
})
