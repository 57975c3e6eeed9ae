import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { ANALYSIS_OUTCOMES, FALLBACK_REASONS } from '#contract/projects-analyses.ts'
import { projects } from '../project-tables.ts'

/** A call of a small model may cost less than a hundredth of a cent. */
const costColumn = () => numeric({ precision: 14, scale: 6, mode: 'number' })

/** Every run of an analysis, for the operator: it stays when its project goes, and then names nobody. */
export const analysisRuns = pgTable(
  'analysis_runs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    run: uuid().notNull().unique(),
    projectId: integer().references(() => projects.id, { onDelete: 'set null' }),
    analystName: text().notNull(),
    outcome: text({ enum: ANALYSIS_OUTCOMES }).notNull().default('running'),
    fallbackReason: text({ enum: FALLBACK_REASONS }),
    detail: text(),
    isFromCache: boolean().notNull().default(false),
    /** Written before a model is asked: what it used may never be known. */
    hasAskedModel: boolean().notNull().default(false),
    inputTokens: integer(),
    outputTokens: integer(),
    cost: costColumn().notNull().default(0),
    startedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    endedAt: timestamp({ withTimezone: true }),
  },
  table => [
    index('analysis_runs_of_project').on(table.projectId),
    index('analysis_runs_by_start').on(table.startedAt),
    check('analysis_runs_end', sql`(${table.outcome} = 'running') = (${table.endedAt} is null)`),
  ],
)

/** Plans of models by what they were asked: the same brief is not paid for twice. Gone with the project whose brief it was. */
export const analysisPlans = pgTable(
  'analysis_plans',
  {
    /** Hash of the brief, the model and the version of the instructions. */
    key: text().primaryKey(),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** Parsed when it is read. */
    steps: jsonb().$type<unknown>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  table => [index('analysis_plans_of_project').on(table.projectId), index('analysis_plans_by_age').on(table.createdAt)],
)

/** What models may have cost on a day (UTC): the most a call can cost is taken before it, what it did not need is given back. */
export const analysisSpending = pgTable('analysis_spending', {
  day: date().primaryKey(),
  taken: costColumn().notNull(),
})
