import type { FastifyReply } from 'fastify'
import {
  createPlanShare,
  exportPlanCsv,
  exportPlanJson,
  listPlanShares,
  openSharedPlan,
  revokePlanShare,
} from '#contract/projects-sharing.ts'
import type { Bind } from '../../platform/http/bind.ts'
import type { PlanShareService } from './plan-share-service.ts'

const asFile = (reply: FastifyReply, type: string, name: string) =>
  reply.header('content-type', `${type}; charset=utf-8`).header('content-disposition', `attachment; filename="${name}"`)

export const bindPlanShares = (bind: Bind, shares: PlanShareService): void => {
  bind(exportPlanJson, async (actor, { projectId }, { reply }) => {
    const plan = await shares.exportJson(actor, projectId)
    asFile(reply, 'application/json', `plan-${projectId}.json`)
    return plan
  })
  bind(exportPlanCsv, async (actor, { projectId }, { reply }) => {
    const table = await shares.exportCsv(actor, projectId)
    asFile(reply, 'text/csv', `plan-${projectId}.csv`)
    return table
  })
  bind(listPlanShares, (actor, { projectId }) => shares.list(actor, projectId))
  bind(createPlanShare, shares.create)
  bind(revokePlanShare, shares.revoke)
  bind(openSharedPlan, (_actor, input) => shares.open(input))
}
