import { type Browser, expect, type Page } from '@playwright/test'
import { createWorkspace, workspacePath } from '../contract/src/workspaces.ts'
import { acceptInvitation, inviteToWorkspace, type WorkspaceInvitation } from '../contract/src/workspaces-participants.ts'
import { signedInAs } from './call-page.ts'
import { DESK } from './house.ts'

const post = async <T>(page: Page, path: string, data: object): Promise<T> => {
  const answer = await page.request.post(path, { data })
  expect(answer.ok()).toBe(true)
  return answer.json()
}

/** A workspace of the demo's client, in which the demo's expert takes part in a browser of his own. */
export const demoTeam = async (page: Page, browser: Browser, name: string): Promise<{ address: string; other: Page }> => {
  await signedInAs(page.context(), 'client')
  const me = async (by: Page): Promise<{ email: string; name: string }> => (await by.request.get('/_api/me')).json()
  const client = await me(page)
  const { id } = await post<{ id: number }>(page, createWorkspace.path, { name, ownerEmail: client.email, ownerName: client.name })
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: DESK, acceptDownloads: true })
  await signedInAs(context, 'expert')
  const other = await context.newPage()
  const expert = await me(other)
  const inviting = { workspaceId: id, inviterEmail: client.email, inviterName: client.name, inviteeEmail: expert.email, role: 'member' }
  const invitation = await post<WorkspaceInvitation>(page, inviteToWorkspace.path, inviting)
  await post(other, acceptInvitation.path, { invitationId: invitation.id })
  return { address: workspacePath(id), other }
}
