import type { Browser, Page } from '@playwright/test'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import { createWorkspace, workspacePath } from '#contract/workspaces.ts'
import type { JoinedDatabase } from '../../server/src/platform/database/join-database.ts'
import { type Person, signInPeople } from '../people.ts'

export const PEOPLE = 50

/** A workspace of so many people on a running server. */
export interface Bench {
  url: string
  workspaceId: number
  owner: Person
  member: Person
  people: Person[]
}

export const post = async ({ url }: { url: string }, by: Person, { path }: Endpoint, body: object | FormData): Promise<{ id: number }> => {
  const isForm = body instanceof FormData
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { cookie: by.cookie, origin: url, ...(isForm ? {} : { 'content-type': 'application/json' }) },
    body: isForm ? body : JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer.json() as Promise<{ id: number }>
}

/** Another workspace of the same people. */
export const furtherWorkspace = async (bench: Omit<Bench, 'workspaceId'>, { database }: JoinedDatabase): Promise<number> => {
  const { owner, people } = bench
  const { id } = await post(bench, owner, createWorkspace, { name: 'Measured', ownerEmail: owner.email, ownerName: 'Person 0' })
  await database.pool.query(
    "insert into workspace_participants (workspace_id, account_id, role) select $1, unnest($2::uuid[]), 'member' on conflict do nothing",
    [id, people.map(({ accountId }) => accountId)],
  )
  return id
}

export const workspaceOfBench = async (url: string, joined: JoinedDatabase, dataDir: string): Promise<Bench> => {
  const people = await signInPeople(joined.database, dataDir, PEOPLE, 'client')
  const [owner, member] = people
  if (!owner || !member) throw new Error('nobody was signed in')
  const bench = { url, owner, member, people }
  return { ...bench, workspaceId: await furtherWorkspace(bench, joined) }
}

/** A tab of the workspace in a browser of its owner. */
export const openTab = async ({ url, owner, workspaceId }: Bench, browser: Browser, tab: string): Promise<Page> => {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 800 } })
  const cookies = owner.cookie
    .split('; ')
    .map(cookie => ({ name: cookie.split('=')[0] ?? '', value: cookie.slice(cookie.indexOf('=') + 1), url }))
  await context.addCookies(cookies)
  const page = await context.newPage()
  await page.goto(`${workspacePath(workspaceId)}?tab=${tab}`)
  return page
}
