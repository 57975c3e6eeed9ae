import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, numeric, pgTable, real, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { HoursRange } from '#contract/projects.ts'
import { accounts } from '../../accounts/account-tables.ts'
import { projects, tasks } from '../project-tables.ts'

const hoursColumn = () => numeric({ precision: 10, scale: 1, mode: 'number' })

/** What a finished task really took, beside what its estimate said when that was recorded. */
export const taskOutcomes = pgTable(
  'task_outcomes',
  {
    taskId: integer()
      .primaryKey()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** The project's client: nobody's word counts for more than a part of what is learned. */
    clientAccountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    recordedBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    actualHours: hoursColumn().notNull(),
    estimatedHours: hoursColumn().notNull(),
    hoursRange: jsonb().$type<HoursRange>().notNull(),
    /** Whether the estimate was the analyst's: hours that were put in by hand tell nothing of his. */
    isAnalysts: boolean().notNull(),
    templateKeys: text().array().notNull(),
    /** What the estimate had been multiplied by already. */
    learnedFactor: real().notNull(),
    /** Of the task's first skill. */
    tradeId: text(),
    isSample: boolean().notNull(),
    recordedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  table => [
    index('task_outcomes_newest').on(table.recordedAt),
    index('task_outcomes_of_client').on(table.clientAccountId),
    index('task_outcomes_of_project').on(table.projectId),
    index('task_outcomes_recorded_by').on(table.recordedBy),
    check('task_outcomes_hours', sql`${table.actualHours} > 0`),
  ],
)
