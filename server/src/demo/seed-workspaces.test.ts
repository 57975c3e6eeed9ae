import { expect, test } from 'vitest'
import { listWorkspaces } from '#contract/workspaces.ts'
import { listMessages } from '#contract/workspaces-messages.ts'
import { testApp } from '../../test/app.ts'
import { DEMO_PEOPLE } from '../accounts/account-service.ts'
import { seedWorkspaces } from './seed-workspaces.ts'

test('the demo client and the demo expert have one workspace to talk in, with a word that the client has not read', async () => {
  const { app, database, person } = await testApp()
  const [casey, eli] = [await person('Casey'), await person('Eli')]
  const rename = 'update accounts set email = $1 where id = $2'
  await database.pool.query(rename, [DEMO_PEOPLE.client.email, casey.accountId])
  await database.pool.query(rename, [DEMO_PEOPLE.expert.email, eli.accountId])
  await Promise.all([seedWorkspaces(database, app.keepFile), seedWorkspaces(database, app.keepFile)])
  const listed = await casey.call(listWorkspaces, { userEmail: DEMO_PEOPLE.client.email })
  expect(listed.body).toMatchObject([{ role: 'owner', participantCount: 2, fileCount: 2, unreadCount: 1 }])
  const { body } = await eli.call(listMessages, { workspaceId: listed.body[0]?.id ?? 0 })
  expect(body.map(({ senderName }) => senderName)).toEqual(['Casey', 'Eli', 'Casey', 'Eli', 'Casey', 'Eli'])
})
