import { availableParallelism, loadavg } from 'node:os'
import { builtInAnalyst } from '../server/src/projects/analysis/built-in-analyst.ts'
import { BREAKDOWN_HEAD, breakdown, failureRows } from './gold/breakdown.ts'
import { GOLD_BRIEFS, GOLD_UNPLANNED } from './gold/briefs.ts'
import { disturbedLines } from './gold/disturbed-lines.ts'
import { cellsOf, pairVerdicts, planLines, refusalLines, timeLines, wordingSpreads } from './gold/gold-lines.ts'
import { openGoldMarket } from './gold/gold-market.ts'
import { analyse, type Outcome, watchAnalyst } from './gold/gold-outcome.ts'
import type { UnplannedBrief } from './gold/gold-shape.ts'
import { judgeBrief, type Verdict } from './gold/judge-brief.ts'
import { printCells } from './table.ts'

interface Refusal {
  brief: UnplannedBrief
  outcome: Outcome
}

const percent = (part: number, of: number) => `${((part / of) * 100).toFixed(1)} %`

/** One line for each fault, for those who keep the set. Whoever tunes the knowledge does not look: see bench/gold/README.md. */
const printMisses = (verdicts: readonly Verdict[], refusals: readonly Refusal[]): void => {
  console.log('\nMisses (not for those who tune)\n')
  for (const { brief, outcome, failures } of verdicts.filter(({ failures, hostileWon }) => failures.length > 0 || hostileWon)) {
    const tasks = outcome.tasks.map(task => `${task.title} [${task.skillIds.join(' ')}] {${task.experts.map(({ key }) => key).join(' ')}}`)
    console.log(`${brief.id}: ${failures.join('; ')} | ${outcome.totalHours} h of ${brief.hours.join('-')} | ${tasks.join(' > ')}`)
  }
  for (const { brief, outcome } of refusals.filter(each => each.outcome.tasks.length > 0))
    console.log(`${brief.id}: planned | ${outcome.tasks.map(({ title }) => title).join(' > ')}`)
  for (const { name, ratio, isRight } of pairVerdicts(verdicts)) if (!isRight) console.log(`pair ${name}: ${ratio.toFixed(2)} times`)
  for (const { name, spread, isStable } of wordingSpreads(verdicts))
    if (!isStable) console.log(`wording ${name}: ${percent(spread, 1)} apart`)
}

/**
 * The gold set against the real analyst and the real matching over a real database in which the gold experts are the market.
 *
 * "First task": the trade of the leading (first) skill of the plan's first task. It is right when it is one of the brief's trades, or the
 * skill is one that the brief asks for. "First three tasks": the share of right ones among the first three (fewer where the plan is
 * shorter), where a skill that does no harm counts as right too; the mean over briefs. "Expert": the same of the experts suggested for the
 * first task, by the first skill in their profile. A brief that was answered with questions though a plan is due counts against each.
 */
export const benchGold = async (options: { showsMisses: boolean }): Promise<void> => {
  const analyst = watchAnalyst(builtInAnalyst)
  const market = await openGoldMarket(analyst)
  try {
    const verdicts: Verdict[] = []
    const refusals: Refusal[] = []
    for (const brief of GOLD_BRIEFS) verdicts.push(judgeBrief(brief, await analyse(market, analyst, brief)))
    for (const brief of GOLD_UNPLANNED) refusals.push({ brief, outcome: await analyse(market, analyst, brief) })
    const outcomes = [...verdicts, ...refusals].map(({ outcome }) => outcome)
    const lines = [...planLines(verdicts), ...refusalLines(refusals), ...timeLines(outcomes)]
    const load = `load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`
    printCells(`Judgement: ${analyst.name} on the gold set (${load})`, ['what', 'measured', 'of', 'aim'], lines.map(cellsOf))
    printCells(
      'By trade',
      BREAKDOWN_HEAD,
      breakdown(verdicts, ({ brief }) => brief.trades[0] ?? ''),
    )
    printCells(
      'By language',
      BREAKDOWN_HEAD,
      breakdown(verdicts, ({ brief }) => brief.language),
    )
    printCells(
      'By manner',
      BREAKDOWN_HEAD,
      breakdown(verdicts, ({ brief }) => brief.manner),
    )
    printCells('Failures', ['failure', 'briefs', 'most in trade', 'language', 'manner'], failureRows(verdicts))
    // A model is paid by the brief, and answers the same one differently anyway.
    if (analyst.isDeterministic) {
      const disturbed = await disturbedLines(analyst)
      const rows = disturbed.map(line => [
        line.disturbance,
        String(line.of),
        percent(line.sameTrade, line.of),
        percent(line.sameTotal, line.of),
      ])
      printCells('The same briefs, disturbed', ['disturbance', 'briefs', 'same first trade', 'total within 15 %'], rows)
    }
    if (options.showsMisses) printMisses(verdicts, refusals)
  } finally {
    await market.close()
  }
}
