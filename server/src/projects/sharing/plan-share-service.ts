import { createHash, randomBytes } from 'node:crypto'
import type { Project } from '#contract/projects.ts'
import {
  type createPlanShare,
  MAX_OPEN_SHARES,
  type openSharedPlan,
  type PlanDocument,
  type PlanShare,
  type revokePlanShare,
  type SharedPlan,
} from '#contract/projects-sharing.ts'
import type { OutputOf, ParsedInputOf } from '#contract/shared/endpoint.ts'
import { AppError } from '#contract/shared/errors.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Actor } from '../../platform/identity/actor.ts'
import { lockOwnProject, requireOwnProject } from '../own-project.ts'
import { projectById } from '../project-store.ts'
import { planCsv } from './plan-csv.ts'
import { planDocument } from './plan-document.ts'
import { countOpenShares, insertShare, revokeShare, type ShareRow, shareByTokenHash, sharesOf } from './plan-share-store.ts'

/** A plan on its way out: as a file, or by a link. */
export interface PlanShareService {
  exportJson(actor: Actor, projectId: number): Promise<PlanDocument>
  exportCsv(actor: Actor, projectId: number): Promise<string>
  list(actor: Actor, projectId: number): Promise<PlanShare[]>
  create(actor: Actor, input: ParsedInputOf<typeof createPlanShare>): Promise<OutputOf<typeof createPlanShare>>
  revoke(actor: Actor, input: ParsedInputOf<typeof revokePlanShare>): Promise<PlanShare>
  open(input: ParsedInputOf<typeof openSharedPlan>): Promise<SharedPlan>
}

const DAY_MS = 86_400_000
const TOKEN_BYTES = 32

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

const stateOf = ({ expiresAt, revokedAt }: ShareRow): PlanShare['state'] => {
  if (revokedAt !== null) return 'revoked'
  return expiresAt !== null && expiresAt.getTime() <= Date.now() ? 'expired' : 'open'
}

const view = (row: ShareRow): PlanShare => ({
  id: row.id,
  state: stateOf(row),
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt?.toISOString() ?? null,
})

/** `detail`: a project as its reader may see it, or a refusal. */
export const createPlanShareService = (
  database: Database,
  detail: (actor: Actor, projectId: number) => Promise<Project>,
): PlanShareService => {
  const exported = async (actor: Actor, projectId: number) => planDocument(await detail(actor, projectId), { isShared: false })
  return {
    exportJson: exported,
    exportCsv: async (actor, projectId) => planCsv(await exported(actor, projectId)),
    list: async (actor, projectId) => {
      await requireOwnProject(database.query, actor, projectId)
      return (await sharesOf(database.query, projectId)).map(view)
    },
    create: (actor, { projectId, expiresInDays }) =>
      database.transaction(async tx => {
        await lockOwnProject(tx, actor, projectId)
        if ((await countOpenShares(tx, projectId)) >= MAX_OPEN_SHARES)
          throw new AppError('conflict', `${MAX_OPEN_SHARES} links to this plan work already. Withdraw one that nobody needs any more.`)
        const token = randomBytes(TOKEN_BYTES).toString('base64url')
        const expiresAt = expiresInDays === null ? null : new Date(Date.now() + expiresInDays * DAY_MS)
        return { share: view(await insertShare(tx, { projectId, tokenHash: hashOf(token), expiresAt })), token }
      }),
    revoke: (actor, { projectId, shareId }) =>
      database.transaction(async tx => {
        await lockOwnProject(tx, actor, projectId)
        const row = await revokeShare(tx, projectId, shareId)
        if (!row) throw new AppError('not_found', 'There is no such link to this plan. Reload the page to see those there are.')
        return view(row)
      }),
    open: async ({ token }) => {
      const share = await shareByTokenHash(database.query, hashOf(token))
      if (!share) throw new AppError('not_found', 'Nothing is shared here. Check the link, or ask whoever sent it.')
      const state = stateOf(share)
      if (state !== 'open') return { state }
      const found = await database.snapshot(tx => projectById(tx, share.projectId))
      if (!found) return { state: 'revoked' }
      return { state, plan: planDocument(found.project, { isShared: true }) }
    },
  }
}
