import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { WORKSPACE_TYPES } from '#contract/workspaces.ts'
import { WORKSPACE_ROLES } from '#contract/workspaces-rights.ts'
import { accounts } from '../accounts/account-tables.ts'
import { arSessions } from '../ar-sessions/session-tables.ts'
import { services } from '../catalog/catalog-tables.ts'
import { blobs } from '../files/file-tables.ts'
import { projects } from '../projects/project-tables.ts'

/** Where a team works together. A deleted one stays for a while, for the operator to restore. */
export const workspaces = pgTable(
  'workspaces',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    description: text().notNull().default(''),
    workspaceType: text({ enum: WORKSPACE_TYPES }).notNull().default('general'),
    isPublic: boolean().notNull().default(false),
    allowScreenSharing: boolean().notNull().default(true),
    allowWhiteboard: boolean().notNull().default(true),
    allowVoiceChat: boolean().notNull().default(true),
    projectId: integer().references(() => projects.id, { onDelete: 'set null' }),
    serviceId: integer().references(() => services.id, { onDelete: 'set null' }),
    arSessionId: integer().references(() => arSessions.id, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    deletedAt: timestamp({ withTimezone: true }),
  },
  table => [
    // A project has one workspace, whoever opens it at the same moment.
    uniqueIndex('workspaces_of_project').on(table.projectId).where(sql`deleted_at is null`),
    // A project that goes looks for its workspaces, deleted ones too.
    index('workspaces_by_project').on(table.projectId),
    uniqueIndex('workspaces_of_session').on(table.arSessionId).where(sql`deleted_at is null`),
    index('workspaces_by_session').on(table.arSessionId),
    index('workspaces_of_service').on(table.serviceId),
    index('workspaces_public').on(table.id).where(sql`is_public and deleted_at is null`),
    index('workspaces_deleted').on(table.deletedAt).where(sql`deleted_at is not null`),
    check('workspaces_type', sql`${table.workspaceType} in ('general', 'ar_session')`),
  ],
)

/** Who takes part now. Whoever leaves or is removed has no row any more. */
export const workspaceParticipants = pgTable(
  'workspace_participants',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    workspaceId: integer()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    role: text({ enum: WORKSPACE_ROLES }).notNull(),
    /** How far the chat was read. */
    lastReadMessageId: integer().notNull().default(0),
    joinedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  table => [
    uniqueIndex('workspace_participants_account').on(table.workspaceId, table.accountId),
    index('workspace_participants_of_account').on(table.accountId, table.workspaceId),
    check('workspace_participants_role', sql`${table.role} in ('owner', 'member', 'viewer')`),
  ],
)

/** Invitations by mail. What they open is opened by the confirmed address, not by their number. */
export const workspaceInvitations = pgTable(
  'workspace_invitations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    workspaceId: integer()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    inviteeEmail: text().notNull(),
    role: text({ enum: WORKSPACE_ROLES }).notNull(),
    inviteMessage: text().notNull().default(''),
    invitedBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    acceptedAt: timestamp({ withTimezone: true }),
    declinedAt: timestamp({ withTimezone: true }),
    withdrawnAt: timestamp({ withTimezone: true }),
  },
  table => [
    uniqueIndex('workspace_invitations_waiting')
      .on(table.workspaceId, table.inviteeEmail)
      .where(sql`accepted_at is null and declined_at is null and withdrawn_at is null`),
    index('workspace_invitations_of_workspace').on(table.workspaceId, table.id),
    index('workspace_invitations_of_address').on(table.inviteeEmail),
    index('workspace_invitations_by').on(table.invitedBy),
    check('workspace_invitations_address_is_lower_case', sql`${table.inviteeEmail} = lower(${table.inviteeEmail})`),
    check('workspace_invitations_role', sql`${table.role} in ('owner', 'member', 'viewer')`),
  ],
)

/** Files that people share, each under its name; what it holds is in its versions. A deleted one stays a while, to be brought back. */
export const workspaceFiles = pgTable(
  'workspace_files',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    workspaceId: integer()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Who brought it first; null when the account is gone. */
    accountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    fileName: text().notNull(),
    fileDescription: text().notNull().default(''),
    /** By it files stand in order: the newest first. */
    newestVersionId: integer().notNull().default(0),
    deletedAt: timestamp({ withTimezone: true }),
  },
  table => [
    // A name is there once; an upper-case letter makes no other file.
    uniqueIndex('workspace_files_name').on(table.workspaceId, sql`lower(${table.fileName})`).where(sql`deleted_at is null`),
    index('workspace_files_of_workspace').on(table.workspaceId, table.newestVersionId),
    index('workspace_files_of_account').on(table.accountId),
    index('workspace_files_deleted').on(table.deletedAt).where(sql`deleted_at is not null`),
  ],
)

/** What a file was and is: bytes that lie here, or an address elsewhere. Several may share the bytes: an older one that was made the newest again. */
export const workspaceFileVersions = pgTable(
  'workspace_file_versions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    fileId: integer()
      .notNull()
      .references(() => workspaceFiles.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    blobId: uuid().references(() => blobs.id),
    linkUrl: text(),
    mediaType: text().notNull(),
    sizeBytes: integer().notNull(),
    /** Who brought what it holds; null when the account is gone. */
    accountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  table => [
    uniqueIndex('workspace_file_versions_number').on(table.fileId, table.version),
    index('workspace_file_versions_of_blob').on(table.blobId),
    index('workspace_file_versions_of_account').on(table.accountId),
    check('workspace_file_versions_hold_one', sql`(${table.blobId} is null) <> (${table.linkUrl} is null)`),
  ],
)

/** The chat. A deleted message keeps its place without its words. */
export const workspaceMessages = pgTable(
  'workspace_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    workspaceId: integer()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Null when the account is gone. */
    accountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    /** The browser's own id: what is sent again is one message. */
    clientId: uuid(),
    messageContent: text().notNull(),
    messageType: text().notNull().default('text'),
    referenceFileId: integer().references(() => workspaceFiles.id, { onDelete: 'set null' }),
    replyToId: integer(),
    /** Accounts that are named in it. */
    mentions: uuid().array().notNull().default(sql`'{}'`),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    editedAt: timestamp({ withTimezone: true }),
    deletedAt: timestamp({ withTimezone: true }),
  },
  table => [
    index('workspace_messages_of_workspace').on(table.workspaceId, table.id),
    index('workspace_messages_of_account').on(table.accountId),
    index('workspace_messages_of_file').on(table.referenceFileId),
    uniqueIndex('workspace_messages_client').on(table.workspaceId, table.accountId, table.clientId),
    check('workspace_messages_deleted', sql`${table.deletedAt} is null or ${table.messageContent} = ''`),
  ],
)

export const messageReactions = pgTable(
  'workspace_message_reactions',
  {
    messageId: integer()
      .notNull()
      .references(() => workspaceMessages.id, { onDelete: 'cascade' }),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    reaction: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  table => [
    primaryKey({ columns: [table.messageId, table.accountId, table.reaction] }),
    index('workspace_message_reactions_of_account').on(table.accountId),
  ],
)
