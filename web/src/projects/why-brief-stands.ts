import { canBePlannedAnew, canChangePlan, type ProjectStatus, projectStatusLabel } from '#contract/projects.ts'

/** Why its owner cannot change the brief of a project now, and what he can do instead; null where he can, or while the analysis reads it. */
export const whyBriefStands = (status: ProjectStatus, isBound: boolean): string | null => {
  if (isBound) {
    const instead = canChangePlan(status) ? ', or edit the tasks below' : ''
    return `The brief stands as it is while offers of this project wait for an answer or for work to be done: experts go by it. Withdraw or finish those first${instead}.`
  }
  if (canBePlannedAnew(status) || status === 'decomposing') return null
  return `The brief stands as it is while the project is ‘${projectStatusLabel(status)}’. To change it, set the status to ‘${projectStatusLabel('decomposed')}’.`
}
