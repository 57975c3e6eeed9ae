import { SKILLS } from '../../server/src/catalog/taxonomy/skills.ts'
import type { Analyst, Brief } from '../../server/src/projects/analysis/analyst.ts'
import { meanHours } from '../../server/src/projects/analysis/plan-simulation.ts'
import { GOLD_BRIEFS } from './briefs.ts'
import { DISTURBANCES } from './disturbances.ts'
import { SAME_TOTAL } from './judge-brief.ts'

/** What changed by a disturbance: shares of the briefs that had a plan before. */
export interface DisturbedLine {
  disturbance: string
  of: number
  sameTrade: number
  sameTotal: number
}

const tradeOf = new Map(SKILLS.map(skill => [skill.id, skill.tradeId]))

const planOf = async (analyst: Analyst, brief: Brief): Promise<{ trade: string; hours: number } | null> => {
  let trade = ''
  let hours = 0
  for await (const step of analyst.analyse(brief, new AbortController().signal)) {
    if (step.kind === 'questions') return null
    if (step.kind !== 'task') continue
    trade ||= tradeOf.get(step.task.requiredSkillIds[0] ?? '') ?? ''
    hours += meanHours(step.task.hours)
  }
  return { trade, hours }
}

/** Each brief again, disturbed, against its own undisturbed plan. The analyst alone: matching is not in question here. */
export const disturbedLines = async (analyst: Analyst): Promise<DisturbedLine[]> => {
  const before = await Promise.all(GOLD_BRIEFS.map(async brief => ({ brief, plan: await planOf(analyst, brief) })))
  const lines: DisturbedLine[] = []
  for (const [disturbance, disturb] of Object.entries(DISTURBANCES)) {
    const line = { disturbance, of: 0, sameTrade: 0, sameTotal: 0 }
    for (const [place, { brief, plan }] of before.entries()) {
      if (plan === null) continue
      const after = await planOf(analyst, disturb(brief, place))
      line.of += 1
      if (after?.trade === plan.trade) line.sameTrade += 1
      if (after && Math.abs(after.hours - plan.hours) <= SAME_TOTAL * Math.max(after.hours, plan.hours)) line.sameTotal += 1
    }
    lines.push(line)
  }
  return lines
}
