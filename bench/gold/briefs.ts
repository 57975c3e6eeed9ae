import * as z from 'zod'
import { DESIGN_BRIEFS } from './briefs-design.ts'
import { HOME_BRIEFS } from './briefs-home.ts'
import { HOSTILE_BRIEFS } from './briefs-hostile.ts'
import { HOUSE_AND_INDUSTRY_BRIEFS } from './briefs-house-industry.ts'
import { IT_BRIEFS } from './briefs-it.ts'
import { MIXED_BRIEFS } from './briefs-mixed.ts'
import { PAIR_BRIEFS } from './briefs-pairs.ts'
import { SERVICE_BRIEFS } from './briefs-services.ts'
import { SOFTWARE_BRIEFS } from './briefs-software.ts'
import { UNPLANNED_BRIEFS } from './briefs-without-plan.ts'
import { WORDING_BRIEFS } from './briefs-wordings.ts'
import { GOLD_EXPERTS } from './experts.ts'
import { PlannedBrief, UnplannedBrief } from './gold-shape.ts'

/** Every brief on which a plan must follow; parsed, so that a slip of an id stops the bench and is not measured. */
export const GOLD_BRIEFS = z
  .array(PlannedBrief)
  .parse([
    ...SOFTWARE_BRIEFS,
    ...IT_BRIEFS,
    ...HOME_BRIEFS,
    ...HOUSE_AND_INDUSTRY_BRIEFS,
    ...DESIGN_BRIEFS,
    ...SERVICE_BRIEFS,
    ...MIXED_BRIEFS,
    ...PAIR_BRIEFS,
    ...WORDING_BRIEFS,
    ...HOSTILE_BRIEFS,
  ])

/** Every text that must be answered with a question. */
export const GOLD_UNPLANNED = z.array(UnplannedBrief).parse(UNPLANNED_BRIEFS)

const expertKeys = new Set(GOLD_EXPERTS.map(({ key }) => key))
const strangers = GOLD_BRIEFS.flatMap(({ id, experts = [] }) => experts.filter(key => !expertKeys.has(key)).map(key => `${id}: ${key}`))
const ids = [...GOLD_BRIEFS, ...GOLD_UNPLANNED].map(({ id }) => id)
const repeated = ids.filter((id, place) => ids.indexOf(id) !== place)
if (strangers.length + repeated.length > 0)
  throw new Error(`the gold set names experts that are not there or uses an id twice: ${[...strangers, ...repeated].join(', ')}`)
