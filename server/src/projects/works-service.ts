import { canBePlannedAnew, projectStatusLabel } from '#contract/projects.ts'
import type { KnownWork, listWorks, planAsWork, planChangedBrief } from '#contract/projects-works.ts'
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
import { briefAndNotesOf, changeProject, type ProjectChanges } from './project-store.ts'
import { requireReplaceable } from './replaceable-plan.ts'

/** What an owner does where the analysis read his brief otherwise than he meant it: he says which work it is, or says it otherwise. */
export interface WorksService {
  /** What the brief may ask for, or some words mean. */
  list(actor: Actor, input: ParsedInputOf<typeof listWorks>): Promise<KnownWork[]>
  planAs(actor: Actor, input: ParsedInputOf<typeof planAsWork>): Promise<{ projectId: number }>
  /** Another brief in the place of the one that was analysed. */
  planChanged(actor: Actor, input: ParsedInputOf<typeof planChangedBrief>): Promise<{ projectId: number }>
}

/** Which plan is replaced by a new analysis, and whether what its tasks really took may go with it. */
type Replaced = Pick<ParsedInputOf<typeof planAsWork>, 'projectId' | 'planVersion' | 'discardsActualHours'>

export const createWorksService = (database: Database, queueAnalysis: QueueAnalysis): WorksService => {
  /** Begins an analysis from a project that is changed, in place of its questions or of the plan that stands; all of it or nothing. */
  const planAnew = (actor: Actor, { projectId, planVersion, discardsActualHours = false }: Replaced, changes: ProjectChanges) =>
    database.transaction(async tx => {
      const project = await lockOwnProject(tx, actor, projectId)
      if (!canBePlannedAnew(project.status))
        throw new AppError(
          'conflict',
          `This project is '${projectStatusLabel(project.status)}'. It is planned anew before its analysis, after one that failed, or while it is '${projectStatusLabel('decomposed')}'.`,
        )
      if (project.planVersion !== planVersion)
        throw new AppError(
          'conflict',
          'The plan was changed meanwhile, in another window or by the analysis. Look at it as it is now, then try again.',
        )
      await requireReplaceable(tx, projectId, discardsActualHours)
      // As if its owner had set it back by hand: the analysis begins from there.
      await changeProject(tx, projectId, { ...changes, status: 'submitted', questions: [] })
      const subject = { id: projectId, ownerId: project.clientAccountId }
      await publish(tx, projectEvent('project-updated', subject, { type: 'project-changed', projectId, status: 'submitted' }))
      await queueAnalysis(tx, projectId)
      return { projectId }
    })

  return {
    list: async (actor, { projectId, search = '' }) => {
      await requireOwnProject(database.query, actor, projectId)
      const found = await briefAndNotesOf(database.query, projectId)
      if (found === null) throw new AppError('not_found', PROJECT_NOT_FOUND)
      const planned = new Set((await templateKeysOf(database.query, projectId)).map(packageOf))
      return worksOfBrief(found.brief, search.trim(), planned)
    },

    planAs: async (actor, { packageId, ...replaced }) => {
      if (!isKnownWork(packageId))
        throw new AppError('bad_request', `There is no work '${packageId}'. Choose one that is listed for the project.`)
      return planAnew(actor, replaced, { statedWork: packageId })
    },

    planChanged: (actor, { title, description, ...replaced }) => planAnew(actor, replaced, { title, description, statedWork: null }),
  }
}
