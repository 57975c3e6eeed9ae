import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, smallint, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { ASSESSMENT_TYPES } from '#contract/experts.ts'
import { expertProfiles } from '../expert-tables.ts'
import type { PutQuestion } from './put-question.ts'

/** Attempts at an assessment. Which answers are right stands in the bank alone. */
export const assessmentAttempts = pgTable(
  'assessment_attempts',
  {
    id: uuid().primaryKey(),
    expertProfileId: integer()
      .notNull()
      .references(() => expertProfiles.id, { onDelete: 'cascade' }),
    skillType: text({ enum: ASSESSMENT_TYPES }).notNull(),
    questions: jsonb().$type<PutQuestion[]>().notNull(),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    deadlineAt: timestamp({ withTimezone: true }).notNull(),
    submittedAt: timestamp({ withTimezone: true }),
    answers: jsonb().$type<{ questionId: number; answer: string }[]>(),
    /** Null until it was handed in; an attempt whose time ran out never has one. */
    scorePercentage: smallint(),
    hasPassed: boolean().notNull().default(false),
  },
  table => [
    index('assessment_attempts_of_expert').on(table.expertProfileId, table.skillType, table.startedAt),
    uniqueIndex('assessment_attempts_one_is_open').on(table.expertProfileId, table.skillType).where(sql`submitted_at is null`),
    check('assessment_attempts_score', sql`${table.scorePercentage} between 0 and 100`),
  ],
)
