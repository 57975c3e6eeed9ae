import { createProject, getProject, type Project } from '#contract/projects.ts'
import { type Caller, type TestApp, testApp } from './app.ts'
import { plannedTask, scriptedAnalyst } from './scripted-analyst.ts'
import { seedExpert } from './seed.ts'

/** Three tasks, one after the other. */
export const threeTasks = () =>
  scriptedAnalyst(async function* () {
    yield { kind: 'outline', taskCount: 3, planNotes: ['Parts are not included.'], statedBudget: null }
    const hours = { optimistic: 1, likely: 2, pessimistic: 3 }
    const [boiler, pipes] = [['boiler-repair'], ['pipe-fitting']]
    yield { kind: 'task', task: plannedTask({ key: 'find', title: 'Find the cause', requiredSkillIds: boiler, hours }) }
    yield { kind: 'task', task: plannedTask({ key: 'mend', title: 'Mend it', requiredSkillIds: pipes, predecessorKeys: ['find'], hours }) }
    yield {
      kind: 'task',
      task: plannedTask({ key: 'test', title: 'Try it out', requiredSkillIds: boiler, predecessorKeys: ['mend'], hours }),
    }
  })

/** Somebody's project as the analysis left it. */
export interface PlannedProject {
  app: TestApp
  cleo: Caller
  project: Project
  path: string
  /** The project as it is now. */
  now(): Promise<Project>
}

/** Cleo's project with a plan of three tasks, and an expert for each of their skills. */
export const plannedProject = async (options: Parameters<typeof testApp>[0] = {}): Promise<PlannedProject> => {
  const app = await testApp({ analyst: threeTasks(), ...options })
  await seedExpert(app.database, { expertName: 'Bea', skillIds: ['boiler-repair'], hourlyRate: 80 })
  await seedExpert(app.database, { expertName: 'Pia', skillIds: ['pipe-fitting'], hourlyRate: 60 })
  const cleo = await app.person('Cleo')
  const brief = { title: 'Boiler knocks', description: 'My boiler knocks. One radiator stays cold.', clientName: 'Cleo' }
  const { id } = (await cleo.call(createProject, { ...brief, clientEmail: cleo.email })).body
  await app.app.analyse(id)
  const now = async () => (await cleo.call(getProject, { projectId: id })).body
  return { app, cleo, project: await now(), path: `/projects/${id}`, now }
}
