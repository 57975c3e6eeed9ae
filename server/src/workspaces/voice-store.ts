import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Queryable, Transaction } from '../platform/database/database.ts'
import { voiceChannels } from './voice-tables.ts'
import { workspaces } from './workspace-tables.ts'

export type VoiceChannelRow = typeof voiceChannels.$inferSelect

export const channelsOf = (db: Queryable, workspaceId: number): Promise<VoiceChannelRow[]> =>
  db.select().from(voiceChannels).where(eq(voiceChannels.workspaceId, workspaceId)).orderBy(asc(voiceChannels.id)).execute()

/** A channel of a workspace that is there. */
export const channelById = async (db: Queryable, channelId: number): Promise<VoiceChannelRow | undefined> => {
  const [row] = await db
    .select({ channel: voiceChannels })
    .from(voiceChannels)
    .innerJoin(workspaces, eq(workspaces.id, voiceChannels.workspaceId))
    .where(and(eq(voiceChannels.id, channelId), isNull(workspaces.deletedAt)))
  return row?.channel
}

/** The workspace is held, and has no channel of this name. */
export const insertChannel = async (
  tx: Transaction,
  channel: { workspaceId: number; name: string; createdBy: string },
): Promise<VoiceChannelRow> => {
  const [row] = await tx.insert(voiceChannels).values(channel).returning()
  if (!row) throw new Error('the channel was not written')
  return row
}

export const renameChannel = async (tx: Transaction, channelId: number, name: string): Promise<void> => {
  await tx.update(voiceChannels).set({ name }).where(eq(voiceChannels.id, channelId))
}

export const dropChannel = async (tx: Transaction, channelId: number): Promise<void> => {
  await tx.delete(voiceChannels).where(eq(voiceChannels.id, channelId))
}
