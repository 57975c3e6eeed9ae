import { expect, test } from 'vitest'
import { exportAccount } from '#contract/accounts.ts'
import { listOffers, listReceivedOffers, type Offer } from '#contract/hiring.ts'
import { hiringProject, move } from '../../test/hired-project.ts'

const WORDS = 'My boiler knocks. One radiator stays cold.'
const PRIVATE = 'Our budget is 900 dollars. Write to cleo@home.example.'

/** Bea's offer for work that its client has described with more than an expert needs before he answers. */
const briefed = async () => {
  const hiring = await hiringProject()
  const { app, bea, cleo, project, offer } = hiring
  await app.database.pool.query('update projects set description = $1 where id = $2', [`${WORDS} ${PRIVATE}`, project.id])
  const sent = await offer()
  const received = async (): Promise<Offer> => {
    const [found] = (await bea.call(listReceivedOffers, {})).body
    if (!found) throw new Error('no offer')
    return found
  }
  return { ...hiring, bea, cleo, sent, received }
}

test('an expert who is asked reads what is wanted, without the budget and without how to reach the client', async () => {
  const { received, project } = await briefed()
  const { brief, clientEmail } = await received()
  const [task] = project.tasks
  expect(brief).toEqual({
    isWhole: false,
    projectDescription: WORDS,
    task: {
      description: task?.description,
      deliverable: task?.deliverable,
      acceptanceCheck: task?.acceptanceCheck,
      requiredSkills: task?.requiredSkills,
      estimatedHours: task?.estimatedHours,
    },
  })
  expect(clientEmail).toBeNull()
})

test('the titles of project and task are read without money and contacts too, until the expert has accepted', async () => {
  const { app, bea, cleo, project, offer } = await hiringProject()
  await app.database.pool.query("update projects set title = 'My boiler. Ring 555-123-4567.' where id = $1", [project.id])
  await app.database.pool.query("update tasks set title = 'Mend it for 500 dollars' where id = $1", [project.tasks[0]?.id])
  const sent = await offer()
  const titles = async (who = bea) => {
    const [found] = (await who.call(listReceivedOffers, {})).body
    return [found?.projectTitle, found?.taskTitle]
  }
  expect(await titles()).toEqual(['My boiler.', 'A task'])
  expect(JSON.stringify((await bea.call(exportAccount, {})).body['hiring'])).not.toMatch(/500 dollars|555-123/)
  expect((await cleo.call(listOffers, { projectId: project.id })).body[0]?.taskTitle).toBe('Mend it for 500 dollars')
  await move(bea, sent, 'accepted')
  expect(await titles()).toEqual(['My boiler. Ring 555-123-4567.', 'Mend it for 500 dollars'])
})

test('who has accepted reads all of it, up to the confirmed work; his client reads the plan', async () => {
  const { bea, cleo, sent, received, project } = await briefed()
  await move(bea, sent, 'accepted')
  expect((await received()).brief).toMatchObject({ isWhole: true, projectDescription: `${WORDS} ${PRIVATE}` })
  await move(cleo, (await move(bea, await received(), 'delivered')).body, 'closed')
  expect((await received()).brief?.isWhole).toBe(true)
  expect((await cleo.call(listOffers, { projectId: project.id })).body[0]?.brief).toBeNull()
})

test.each(['declined', 'withdrawn', 'ended'] as const)('an offer that is over tells its expert no more of the project: %s', async how => {
  const { bea, cleo, sent, received } = await briefed()
  if (how === 'withdrawn') await move(cleo, sent, 'withdrawn')
  else if (how === 'declined') await move(bea, sent, 'declined')
  else await move(bea, (await move(bea, sent, 'accepted')).body, 'declined', 'I have fallen ill.')
  expect(await received()).toMatchObject({ brief: null, clientEmail: null, scope: sent.scope })
})

test('a task that is gone leaves what the project says', async () => {
  const { app, sent, received, bea, cleo } = await briefed()
  await move(cleo, (await move(bea, (await move(bea, sent, 'accepted')).body, 'delivered')).body, 'closed')
  await app.database.pool.query('delete from tasks where id = $1', [sent.taskId])
  expect(await received()).toMatchObject({ taskId: null, brief: { task: null, isWhole: true } })
})
