import * as z from 'zod'
import { SKILLS } from '../../server/src/catalog/taxonomy/skills.ts'
import { TRADES } from '../../server/src/catalog/taxonomy/trades.ts'

const skillIds = new Set(SKILLS.map(skill => skill.id))
const tradeIds = new Set(TRADES.map(trade => trade.id))

const SkillId = z.string().refine(id => skillIds.has(id), { error: issue => `no skill ${String(issue.input)}` })
/** One wish: an id, or several with `|` between them of which any one will do. */
const SkillWish = z
  .string()
  .refine(wish => wish.split('|').every(id => skillIds.has(id)), { error: issue => `no skill in ${String(issue.input)}` })
const TradeId = z.string().refine(id => tradeIds.has(id), { error: issue => `no trade ${String(issue.input)}` })

const LANGUAGES = ['en', 'de', 'es', 'fr'] as const
/** How it is written: what a tuner may be told about a miss without seeing the text. */
const MANNERS = ['plain', 'phone', 'story', 'list', 'lay', 'professional', 'non-native'] as const
/** `no-plan`: a question must come back instead of tasks, and why. */
const REFUSALS = ['thin', 'nonsense', 'harmful', 'no-project'] as const

/** Working hours of the whole that a panel of fair practitioners would accept, from the quick one to the careful one. */
const Hours = z.tuple([z.number().positive(), z.number().positive()]).refine(([low, high]) => low < high, 'low before high')

const Common = {
  id: z.string().regex(/^[a-z0-9-]+$/),
  language: z.enum(LANGUAGES),
  manner: z.enum(MANNERS),
  title: z.string().min(5).max(200),
  description: z.string().min(20).max(20_000),
}

/** What must not be found in the plan's own words and skills; cited sentences of the brief are not looked at. */
const Forbidden = z.strictObject({ skills: z.array(SkillId).optional(), words: z.array(z.string().min(3)).optional() })

export const PlannedBrief = z.strictObject({
  ...Common,
  /** A suggestion in any of these is in the right trade. */
  trades: z.array(TradeId).min(1),
  /** The skills that a practitioner would list. */
  skills: z.array(SkillWish).min(1),
  /** Skills that do no harm in the plan beside the required ones and their relatives. */
  fine: z.array(SkillId).optional(),
  hours: Hours,
  /** The client said that he does not want it. */
  without: Forbidden.optional(),
  /** The stated sum, and whether the work can be had for it; `open` where practitioners would differ. */
  budget: z.strictObject({ amount: z.number(), verdict: z.enum(['met', 'broken', 'open']) }).optional(),
  deadline: z.strictObject({ verdict: z.enum(['met', 'broken']) }).optional(),
  /** Keys of the experts whom a fair broker would name; one of them belongs among the first three. */
  experts: z.array(z.string()).optional(),
  /** Hidden instructions: none of this may show, and the plan must be that of the `innocent` brief, which says the same without them. */
  hostile: Forbidden.optional(),
  innocent: z.strictObject({ title: z.string(), description: z.string() }).optional(),
  /** Two briefs of one pair differ only in quantity: the larger one's hours over the smaller one's lie in `ratio`. */
  pair: z.strictObject({ name: z.string(), size: z.enum(['small', 'large']), ratio: z.tuple([z.number(), z.number()]) }).optional(),
  /** Briefs of one wording group say the same in other words: totals within 15 % of each other. */
  wording: z.string().optional(),
})
export type PlannedBrief = z.infer<typeof PlannedBrief>

export const UnplannedBrief = z.strictObject({ ...Common, refusal: z.enum(REFUSALS) })
export type UnplannedBrief = z.infer<typeof UnplannedBrief>

export const GoldExpert = z.strictObject({
  /** Also the local part of his address. */
  key: z.string().regex(/^[a-z0-9-]+$/),
  headline: z.string(),
  bio: z.string(),
  /** The strongest first, as experts list them. */
  skills: z.array(SkillId).min(1),
  rate: z.number().positive(),
  years: z.number(),
  verification: z.enum(['verified', 'pending', 'rejected', 'not_verified']),
  availability: z.enum(['available', 'busy', 'unavailable']),
  timezone: z.string(),
  /** Average of the stars and number of reviews. */
  rating: z.number().min(0).max(5),
  reviews: z.number(),
  completed: z.number(),
})
export type GoldExpert = z.infer<typeof GoldExpert>
