import { expect, test } from 'vitest'
import { updateProject } from '#contract/projects.ts'
import { deleteTask, undoPlanChange } from '#contract/projects-plan.ts'
import { plannedProject } from '../../../test/planned-project.ts'

test('what a plan says of the budget is true of the plan as it is now, and again when a change is taken back', async () => {
  const { cleo, project, now } = await plannedProject()
  await cleo.call(updateProject, { projectId: project.id, description: 'My boiler knocks. My budget is $350 at most.' })
  const first = await now()
  expect(first.planNotes).toContainEqual(expect.stringMatching(/^Your budget of \$350 does not cover this plan: .* about \$436/))
  const [find] = first.tasks
  const { id: projectId, planVersion } = first
  const { body: smaller } = await cleo.call(deleteTask, { projectId, planVersion, taskId: find?.id ?? 0 })
  expect(smaller.totalEstimatedCost).toBeLessThan(350)
  expect(smaller.planNotes.join()).toContain('Your budget of $350 covers the work of this plan')
  const { body: undone } = await cleo.call(undoPlanChange, { projectId, planVersion: smaller.planVersion })
  expect(undone.planNotes).toEqual(first.planNotes)
})
