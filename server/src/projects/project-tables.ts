import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, numeric, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { COMPLEXITY_LEVELS, type HoursRange, type MatchPart, type Narrowing, PROJECT_STATUSES } from '#contract/projects.ts'
import type { MatchInputs } from '#contract/projects-matching.ts'
import { accounts } from '../accounts/account-tables.ts'
import { expertProfiles } from '../experts/expert-tables.ts'
import type { TaskGrounds } from './analysis/analyst.ts'

const hoursColumn = () => numeric({ precision: 10, scale: 1, mode: 'number' })
const moneyColumn = () => numeric({ precision: 12, scale: 2, mode: 'number' })

export const projects = pgTable(
  'projects',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    clientAccountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    clientName: text().notNull(),
    /** The browser's own id of the form that was sent. */
    requestId: uuid(),
    title: text().notNull(),
    description: text().notNull(),
    status: text({ enum: PROJECT_STATUSES }).notNull().default('submitted'),
    totalEstimatedHours: hoursColumn(),
    totalEstimatedCost: moneyColumn(),
    hoursLow: hoursColumn(),
    hoursHigh: hoursColumn(),
    costLow: moneyColumn(),
    costHigh: moneyColumn(),
    narrowing: jsonb().$type<Narrowing[]>().notNull().default([]),
    /** What the client said he can spend on all of it; null when he did not. */
    statedBudget: moneyColumn(),
    /** The work package that the client says the brief asks for; null where the analyst reads it. */
    statedWork: text(),
    questions: text().array().notNull().default(sql`'{}'`),
    planNotes: text().array().notNull().default(sql`'{}'`),
    failureReason: text(),
    analystName: text(),
    /** The analysis that may write tasks. One that finds another's here was replaced and stops. */
    analysisRun: uuid(),
    tasksExpected: integer(),
    /** Counts what changes the plan, so that a change made to an older one is noticed. */
    planVersion: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  table => [
    uniqueIndex('projects_request').on(table.clientAccountId, table.requestId),
    index('projects_of_client').on(table.clientAccountId, table.id),
    check(
      'projects_status',
      sql`${table.status} in ('submitted', 'decomposing', 'decomposed', 'in_progress', 'completed', 'cancelled', 'failed')`,
    ),
  ],
)

export const tasks = pgTable(
  'tasks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    deliverable: text().notNull(),
    acceptanceCheck: text().notNull(),
    citedSentences: text().array().notNull(),
    complexityLevel: text({ enum: COMPLEXITY_LEVELS }).notNull(),
    hoursRange: jsonb().$type<HoursRange>().notNull(),
    /** The same as the analyst wrote it: null for a task made by hand, different where somebody has put other hours in its place. */
    analystHours: jsonb().$type<HoursRange>(),
    grounds: jsonb().$type<TaskGrounds>(),
    estimatedHours: hoursColumn().notNull(),
    hourlyRate: moneyColumn().notNull(),
    estimatedCost: moneyColumn().notNull(),
    requiredSkillIds: text().array().notNull(),
    /** Ids of tasks of the same project. */
    predecessors: integer().array().notNull(),
    matchedAt: timestamp({ withTimezone: true }),
  },
  table => [
    uniqueIndex('tasks_of_project').on(table.projectId, table.position),
    check('tasks_complexity', sql`${table.complexityLevel} in ('low', 'medium', 'high', 'expert')`),
  ],
)

/** Experts suggested for a task, with the receipt of the score: what it was computed from, by which rules, and its parts, as they were then. */
export const taskMatches = pgTable(
  'task_matches',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    taskId: integer()
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    expertId: integer()
      .notNull()
      .references(() => expertProfiles.id, { onDelete: 'cascade' }),
    rank: integer().notNull(),
    matchScore: integer().notNull(),
    parts: jsonb().$type<MatchPart[]>().notNull(),
    isNewcomer: boolean().notNull().default(false),
    /** Null, as the inputs are, for a match made before receipts were kept. */
    rulesVersion: integer(),
    inputs: jsonb().$type<MatchInputs>(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  table => [
    uniqueIndex('task_matches_expert').on(table.taskId, table.expertId),
    uniqueIndex('task_matches_rank').on(table.taskId, table.rank),
    index('task_matches_by_expert').on(table.expertId, table.createdAt),
    check('task_matches_score', sql`${table.matchScore} between 0 and 100`),
  ],
)
