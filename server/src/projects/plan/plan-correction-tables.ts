import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { PLAN_CHANGE_KINDS } from '#contract/projects.ts'
import { accounts } from '../../accounts/account-tables.ts'
import { projects } from '../project-tables.ts'
import type { PlanRows } from './plan-rows.ts'

/** What clients change in the plans that were made for them. The analysis learns from it, and a change is taken back by it. */
export const planCorrections = pgTable(
  'plan_corrections',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text({ enum: PLAN_CHANGE_KINDS }).notNull(),
    taskTitle: text().notNull(),
    /** Whose plan it was. */
    analystName: text(),
    before: jsonb().$type<PlanRows>().notNull(),
    after: jsonb().$type<PlanRows>().notNull(),
    /** The plan's notes as they were; null where the change left them alone. */
    notesBefore: text().array(),
    /** The plan's version that this change made. */
    planVersion: integer().notNull(),
    /** Its plan was replaced: it can no longer be taken back. */
    isClosed: boolean().notNull().default(false),
    undoneAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  table => [
    index('plan_corrections_of_project').on(table.projectId, table.id),
    index('plan_corrections_of_account').on(table.accountId),
    check('plan_corrections_kind', sql`${table.kind} in ('edited', 'added', 'split', 'merged', 'moved', 'deleted', 'dismissed')`),
  ],
)
