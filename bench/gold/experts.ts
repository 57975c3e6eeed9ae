import * as z from 'zod'
import { CREATIVE_EXPERTS } from './experts-creative.ts'
import { HOUSE_EXPERTS } from './experts-house.ts'
import { SERVICE_EXPERTS } from './experts-services.ts'
import { TECHNICAL_EXPERTS } from './experts-technical.ts'
import { GoldExpert } from './gold-shape.ts'

/** The market of the gold set: a specialist beside a well-rated generalist in every trade. */
export const GOLD_EXPERTS = z.array(GoldExpert).parse([...TECHNICAL_EXPERTS, ...HOUSE_EXPERTS, ...CREATIVE_EXPERTS, ...SERVICE_EXPERTS])
