import { createProject, decomposeProject, getProject, listProjects, updateProject } from '#contract/projects.ts'
import { getMatchReceipt, refreshMatches } from '#contract/projects-matching.ts'
import { listWorks, planAsWork, planChangedBrief } from '#contract/projects-works.ts'
import type { Bind } from '../platform/http/bind.ts'
import type { MatchService } from './matching/match-service.ts'
import type { ProjectService } from './project-service.ts'
import type { WorksService } from './works-service.ts'

export const bindProjects = (bind: Bind, projects: ProjectService, matches: MatchService, works: WorksService): void => {
  bind(listProjects, projects.list)
  bind(getProject, (actor, input) => projects.detail(actor, input.projectId))
  bind(createProject, projects.create)
  bind(decomposeProject, projects.decompose)
  bind(listWorks, works.list)
  bind(planAsWork, works.planAs)
  bind(planChangedBrief, works.planChanged)
  bind(updateProject, projects.update)
  bind(refreshMatches, matches.refresh)
  bind(getMatchReceipt, matches.receipt)
}
