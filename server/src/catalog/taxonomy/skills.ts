import { CREATIVE_SKILLS } from './skills/skills-creative.ts'
import { HOME_SKILLS } from './skills/skills-home.ts'
import { INDUSTRY_SKILLS } from './skills/skills-industry.ts'
import { IT_SKILLS } from './skills/skills-it.ts'
import { SERVICE_SKILLS } from './skills/skills-services.ts'
import { SOFTWARE_SKILLS } from './skills/skills-software.ts'
import type { Skill } from './taxonomy.ts'

/** Every skill the product ships with. */
export const SKILLS: readonly Skill[] = [
  ...SOFTWARE_SKILLS,
  ...IT_SKILLS,
  ...HOME_SKILLS,
  ...INDUSTRY_SKILLS,
  ...CREATIVE_SKILLS,
  ...SERVICE_SKILLS,
]
