import { asc, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../platform/database/database.ts'
import { workspaceModelComments, workspaceModels } from './models/model-tables.ts'
import {
  messageReactions,
  workspaceFiles,
  workspaceFileVersions,
  workspaceMessages,
  workspaceParticipants,
  workspaces,
} from './workspace-tables.ts'

/**
 * Holds every workspace in which somebody takes part or left something, in one order, until the transaction ends: nobody makes one of his
 * versions the newest again meanwhile, and of two who leave at once one waits for the other. Answers their ids.
 */
export const holdWorkspacesOf = async (tx: Transaction, accountId: string): Promise<number[]> => {
  const { workspaceId } = workspaceParticipants
  const leftIn = [
    tx.select({ id: workspaceId }).from(workspaceParticipants).where(eq(workspaceParticipants.accountId, accountId)),
    tx.select({ id: workspaceFiles.workspaceId }).from(workspaceFiles).where(eq(workspaceFiles.accountId, accountId)),
    tx
      .select({ id: workspaceFiles.workspaceId })
      .from(workspaceFileVersions)
      .innerJoin(workspaceFiles, eq(workspaceFiles.id, workspaceFileVersions.fileId))
      .where(eq(workspaceFileVersions.accountId, accountId)),
    tx.select({ id: workspaceMessages.workspaceId }).from(workspaceMessages).where(eq(workspaceMessages.accountId, accountId)),
    tx
      .select({ id: workspaceMessages.workspaceId })
      .from(messageReactions)
      .innerJoin(workspaceMessages, eq(workspaceMessages.id, messageReactions.messageId))
      .where(eq(messageReactions.accountId, accountId)),
    tx.select({ id: workspaceModels.workspaceId }).from(workspaceModels).where(eq(workspaceModels.accountId, accountId)),
    tx
      .select({ id: workspaceModels.workspaceId })
      .from(workspaceModelComments)
      .innerJoin(workspaceModels, eq(workspaceModels.id, workspaceModelComments.modelId))
      .where(eq(workspaceModelComments.accountId, accountId)),
  ]
  const ids = new Set<number>()
  for (const found of leftIn) for (const { id } of await found) ids.add(id)
  const held = await tx
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(inArray(workspaces.id, [...ids]))
    .orderBy(asc(workspaces.id))
    .for('no key update')
  return held.map(({ id }) => id)
}
