import { and, desc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import { accounts } from '../accounts/account-tables.ts'
import type { Queryable, Transaction } from '../platform/database/database.ts'
import { workspaceInvitations, workspaces } from './workspace-tables.ts'

export type NewInvitation = typeof workspaceInvitations.$inferInsert

const isWaiting = and(
  isNull(workspaceInvitations.acceptedAt),
  isNull(workspaceInvitations.declinedAt),
  isNull(workspaceInvitations.withdrawnAt),
)

const invitations = (db: Queryable, where: SQL | undefined) =>
  db
    .select({
      invitation: workspaceInvitations,
      inviterName: accounts.name,
      workspaceName: workspaces.name,
      isWorkspaceGone: sql<boolean>`(${workspaces.deletedAt} is not null)`,
    })
    .from(workspaceInvitations)
    .innerJoin(workspaces, eq(workspaces.id, workspaceInvitations.workspaceId))
    .leftJoin(accounts, eq(accounts.id, workspaceInvitations.invitedBy))
    .where(where)
    .orderBy(desc(workspaceInvitations.id))

export type InvitationRow = Awaited<ReturnType<typeof invitations>>[number]

export const invitationById = async (db: Queryable, invitationId: number): Promise<InvitationRow | undefined> => {
  const [row] = await invitations(db, eq(workspaceInvitations.id, invitationId))
  return row
}

/** Those that nobody has answered or withdrawn, the newest first; some may have run out. */
export const waitingInvitations = (db: Queryable, workspaceId: number): Promise<InvitationRow[]> =>
  invitations(db, and(eq(workspaceInvitations.workspaceId, workspaceId), isWaiting)).execute()

/** Those to an address that can be accepted, the newest first. */
export const openInvitationsTo = (db: Queryable, inviteeEmail: string, limit: number): Promise<InvitationRow[]> =>
  invitations(
    db,
    and(
      eq(workspaceInvitations.inviteeEmail, inviteeEmail),
      isWaiting,
      gt(workspaceInvitations.expiresAt, sql`now()`),
      isNull(workspaces.deletedAt),
    ),
  )
    .limit(limit)
    .execute()

export const insertInvitation = async (tx: Transaction, invitation: NewInvitation): Promise<number> => {
  const [row] = await tx.insert(workspaceInvitations).values(invitation).returning({ id: workspaceInvitations.id })
  if (!row) throw new Error('the invitation was not written')
  return row.id
}

/** A new invitation to an address takes the place of the one before. */
export const withdrawInvitationsTo = async (tx: Transaction, workspaceId: number, inviteeEmail: string): Promise<void> => {
  await tx
    .update(workspaceInvitations)
    .set({ withdrawnAt: sql`now()` })
    .where(and(eq(workspaceInvitations.workspaceId, workspaceId), eq(workspaceInvitations.inviteeEmail, inviteeEmail), isWaiting))
}

export const withdraw = async (tx: Transaction, invitationId: number): Promise<void> => {
  await tx
    .update(workspaceInvitations)
    .set({ withdrawnAt: sql`now()` })
    .where(and(eq(workspaceInvitations.id, invitationId), isWaiting))
}

export const accept = async (tx: Transaction, invitationId: number): Promise<void> => {
  await tx
    .update(workspaceInvitations)
    .set({ acceptedAt: sql`now()` })
    .where(and(eq(workspaceInvitations.id, invitationId), isWaiting))
}

export const decline = async (tx: Transaction, invitationId: number): Promise<void> => {
  await tx
    .update(workspaceInvitations)
    .set({ declinedAt: sql`now()` })
    .where(and(eq(workspaceInvitations.id, invitationId), isWaiting))
}

/** The account behind an address that its owner has confirmed. */
export const accountOfAddress = async (db: Queryable, email: string): Promise<{ id: string } | undefined> => {
  const [row] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.email, email), eq(accounts.emailVerified, true)))
  return row
}

export const forgetInvitationsTo = async (tx: Transaction, inviteeEmail: string): Promise<void> => {
  await tx.delete(workspaceInvitations).where(eq(workspaceInvitations.inviteeEmail, inviteeEmail))
}
