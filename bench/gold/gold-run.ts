import type { Analyst } from '../../server/src/projects/analysis/analyst.ts'
import { GOLD_BRIEFS, GOLD_UNPLANNED } from './briefs.ts'
import { openGoldMarket } from './gold-market.ts'
import { analyse, type Outcome } from './gold-outcome.ts'
import type { UnplannedBrief } from './gold-shape.ts'
import { judgeBrief, type Verdict } from './judge-brief.ts'
import { ownSkillsAnalyst } from './own-skills-analyst.ts'

/** An answer to a text on which nobody could plan work. */
export interface Refusal {
  brief: UnplannedBrief
  outcome: Outcome
}

/** Every brief of the set, one after the other, as one client would submit them. */
export const runGold = async (): Promise<{ analyst: Analyst; verdicts: Verdict[]; refusals: Refusal[] }> => {
  const market = await openGoldMarket()
  try {
    const verdicts: Verdict[] = []
    const refusals: Refusal[] = []
    for (const brief of GOLD_BRIEFS) {
      const outcome = await analyse(market, brief)
      verdicts.push(judgeBrief(brief, outcome, brief.innocent ? await analyse(market, brief.innocent) : null))
    }
    for (const brief of GOLD_UNPLANNED) refusals.push({ brief, outcome: await analyse(market, brief) })
    return { analyst: market.analyst, verdicts, refusals }
  } finally {
    await market.close()
  }
}

/** The matching alone, on tasks that ask for exactly what the briefs expect. */
export const runMatchingAlone = async (): Promise<Verdict[]> => {
  const briefs = GOLD_BRIEFS.filter(({ experts }) => experts !== undefined)
  const market = await openGoldMarket(ownSkillsAnalyst(briefs))
  try {
    const verdicts: Verdict[] = []
    for (const brief of briefs) verdicts.push(judgeBrief(brief, await analyse(market, brief)))
    return verdicts
  } finally {
    await market.close()
  }
}
