import { and, asc, eq, gt, inArray, ne, or, sql } from 'drizzle-orm'
import { OPEN_OFFER_STATUSES } from '#contract/hiring.ts'
import { accounts } from '../accounts/account-tables.ts'
import { expertProfiles, isProfileOf } from '../experts/expert-tables.ts'
import type { Transaction } from '../platform/database/database.ts'
import { projects } from '../projects/project-tables.ts'
import { offerSteps, offers } from './offer-tables.ts'

/** Keeps whoever would send an offer to this account, or from its projects, waiting: what was found holds until the transaction ends. */
export const lockSides = async (tx: Transaction, accountId: string): Promise<{ projectIds: number[]; expertIds: number[] }> => {
  const own = await tx
    .select({ id: projects.id })
    .from(projects)
    .where(eq(projects.clientAccountId, accountId))
    .orderBy(asc(projects.id))
    .for('update')
  const profiles = await tx
    .select({ id: expertProfiles.id })
    .from(expertProfiles)
    .innerJoin(accounts, eq(accounts.id, accountId))
    .where(isProfileOf({ accountId: accounts.id, email: accounts.email, isEmailVerified: accounts.emailVerified }))
    .for('update', { of: expertProfiles })
  return { projectIds: own.map(({ id }) => id), expertIds: profiles.map(({ id }) => id) }
}

type Sides = Awaited<ReturnType<typeof lockSides>>
const ofSides = ({ projectIds, expertIds }: Sides) => or(inArray(offers.projectId, projectIds), inArray(offers.expertId, expertIds))

/** The tasks of offers that bind somebody else too: they wait for an answer, or were agreed and are not confirmed. */
export const boundTasks = async (tx: Transaction, sides: Sides): Promise<string[]> => {
  const isAwaited = and(inArray(offers.status, OPEN_OFFER_STATUSES), gt(offers.expiresAt, new Date()))
  const rows = await tx
    .select({ taskTitle: offers.taskTitle })
    .from(offers)
    .where(and(ofSides(sides), or(isAwaited, inArray(offers.status, ['accepted', 'delivered']))))
    .orderBy(asc(offers.id))
  return [...new Set(rows.map(({ taskTitle }) => taskTitle))]
}

/** Of an expert's offers only the work that was confirmed stays, for its client, on the terms agreed and without the expert's other words. */
export const forgetExpertsOffers = async (tx: Transaction, { expertIds }: Sides): Promise<void> => {
  await tx.delete(offers).where(and(inArray(offers.expertId, expertIds), ne(offers.status, 'closed')))
  const kept = tx.select({ id: offers.id }).from(offers).where(inArray(offers.expertId, expertIds))
  const agreed = sql`select o.scope from ${offers} o where o.id = ${offerSteps.offerId}`
  await tx
    .update(offerSteps)
    .set({
      note: '',
      scope: sql`case when ${offerSteps.scope} is null or ${offerSteps.scope} = (${agreed}) then ${offerSteps.scope} else '' end`,
    })
    .where(and(inArray(offerSteps.offerId, kept), eq(offerSteps.by, 'expert')))
}
