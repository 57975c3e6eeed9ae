import { expect, test } from 'vitest'
import { updateProject } from '#contract/projects.ts'
import { createPlanShare } from '#contract/projects-sharing.ts'
import { plannedProject } from '../../server/test/planned-project.ts'
import { plannedTask, scriptedAnalyst } from '../../server/test/scripted-analyst.ts'
import { screen, visit } from './render.tsx'

/** Three days side by side, and one task that waits for one of them. */
const wide = () =>
  scriptedAnalyst(async function* () {
    yield { kind: 'outline', taskCount: 4, planNotes: [], statedBudget: null }
    const hours = { optimistic: 6, likely: 6, pessimistic: 6 }
    for (const key of ['walls', 'floor', 'door']) yield { kind: 'task', task: plannedTask({ key, title: `Do the ${key}`, hours }) }
    yield { kind: 'task', task: plannedTask({ key: 'clean', title: 'Clean up', hours, predecessorKeys: ['door'] }) }
  })

const days = (text: string | null | undefined) => Number(/(\d+) working days?/.exec(text ?? '')?.[1])
const WHAT_A_DAY_IS =
  'A day here is 6 hours of work, without weekends or waiting. A note on the deadline counts only tasks that wait for each other, as ‘An expert for each task’ does.'

test('the timeline says what a day of it is, and counts as the note on the deadline does once each task has its expert', async () => {
  const { app, cleo, path, project } = await plannedProject({ analyst: wide() })
  await cleo.call(updateProject, { projectId: project.id, description: 'Do up the room. It has to be done within 1 day.' })
  const { user } = await visit(`${path}?view=timeline`, { app, by: cleo })
  const note = await screen.findByText(/tasks that wait for each other need about/)
  expect(await screen.findByText(WHAT_A_DAY_IS)).toBeTruthy()
  const counted = () => days(screen.getByText(/^About \d/).textContent)
  const alone = counted()
  await user.click(screen.getByRole('radio', { name: 'An expert for each task' }))
  expect([days(/need (.*)$/.exec(note.textContent ?? '')?.[1]), alone, counted()]).toEqual([2, 4, 2])

  const { body } = await cleo.call(createPlanShare, { projectId: project.id, expiresInDays: 7 })
  await visit(`/shared/plans/${body.token}?view=timeline`, { app, by: cleo })
  expect(await screen.findByText(WHAT_A_DAY_IS)).toBeTruthy()
})
