import type { Browser, BrowserContext, Page } from '@playwright/test'
import { signInPeople } from '../bench/people.ts'
import { createWorkspace } from '../contract/src/workspaces.ts'
import { acceptInvitation, inviteToWorkspace } from '../contract/src/workspaces-participants.ts'
import { readConfig } from '../server/src/platform/config.ts'
import { joinDatabase } from '../server/src/platform/database/join-database.ts'
import { createLogger } from '../server/src/platform/telemetry/logger.ts'
import { DESK } from './house.ts'

/** One of several in a workspace, in a browser of his own. */
export interface OneOfCrowd {
  name: string
  email: string
  context: BrowserContext
  page: Page
}

const post = async (context: BrowserContext, path: string, data: object) => {
  const answer = await context.request.post(path, { data })
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
  return answer.json()
}

/** So many people who are signed in, and a workspace of the first in which all take part as members. */
export const crowdOfWorkspace = async (browser: Browser, baseURL: string, count: number) => {
  const dataDir = process.env['E2E_DATA_DIR'] ?? ''
  const { database, close } = await joinDatabase(readConfig({ DATA_DIR: dataDir }), createLogger('silent'))
  const accounts = await signInPeople(database, dataDir, count, 'client')
  await close()
  const people: OneOfCrowd[] = []
  for (const [index, { email, cookie }] of accounts.entries()) {
    const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', viewport: DESK })
    await context.addCookies(
      cookie.split('; ').map(each => ({ name: each.slice(0, each.indexOf('=')), value: each.slice(each.indexOf('=') + 1), url: baseURL })),
    )
    people.push({ name: `Person ${index}`, email, context, page: await context.newPage() })
  }
  const [owner, ...others] = people
  if (!owner) throw new Error('a crowd has somebody in it')
  const workspace: { id: number } = await post(owner.context, createWorkspace.path, {
    ...{ name: `A crowd ${Date.now()}`, ownerEmail: owner.email, ownerName: owner.name },
  })
  for (const { context, email } of others) {
    const inviting = { workspaceId: workspace.id, inviterEmail: owner.email, inviterName: owner.name, inviteeEmail: email, role: 'member' }
    const invitation: { id: number } = await post(owner.context, inviteToWorkspace.path, inviting)
    await post(context, acceptInvitation.path, { invitationId: invitation.id })
  }
  return { people, workspace }
}
