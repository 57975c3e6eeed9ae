import { availableParallelism, loadavg } from 'node:os'
import type { Analyst } from '../server/src/projects/analysis/analyst.ts'
import { BREAKDOWN_HEAD, breakdown, sizeOf } from './gold/breakdown.ts'
import { disturbedLines } from './gold/disturbed-lines.ts'
import {
  answererLines,
  cellsOf,
  matchingLines,
  pairVerdicts,
  planLines,
  refusalLines,
  timeLines,
  wordingSpreads,
} from './gold/gold-lines.ts'
import { type Refusal, runGold, runMatchingAlone } from './gold/gold-run.ts'
import type { Verdict } from './gold/judge-brief.ts'
import { shortWishLines } from './gold/short-wish-lines.ts'
import { printCells } from './table.ts'

const LINE_HEAD = ['what', 'measured', 'of', 'aim']

const percent = (part: number, of: number) => `${((part / of) * 100).toFixed(1)} %`

/** One line for each fault, for those who keep the set. Whoever tunes the knowledge does not look: see bench/gold/README.md. */
const printMisses = (verdicts: readonly Verdict[], refusals: readonly Refusal[], matched: readonly Verdict[]): void => {
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
  for (const { brief, outcome } of matched.filter(({ bestIsFirst }) => !bestIsFirst))
    console.log(`matching ${brief.id}: ${outcome.tasks[0]?.experts.map(({ key }) => key).join(' ')} instead of ${brief.experts?.join(' ')}`)
}

const printDisturbed = async (analyst: Analyst): Promise<void> => {
  const rows = (await disturbedLines(analyst)).map(line => [
    line.disturbance,
    String(line.of),
    percent(line.sameTrade, line.of),
    percent(line.sameTotal, line.of),
  ])
  printCells('The same briefs, disturbed', ['disturbance', 'briefs', 'same first trade', 'total within 15 %'], rows)
}

/**
 * The gold set against the real analyst and the real matching over a real database in which the gold experts are the market.
 *
 * "First task": the trade of the leading (first) skill of the plan's first task. It is right when it is one of the brief's trades, or the
 * skill is one that the brief asks for. "First three tasks": the share of right ones among the first three (fewer where the plan is
 * shorter), where a skill that does no harm counts as right too; the mean over briefs. "Expert": the same of the experts suggested for the
 * first task, by the first skill in their profile. A brief that was answered with questions though a plan is due counts against each.
 * `ANALYST` and the `AI_` settings choose the analyst, as for `npm start`: the model analyst is measured by the same lines.
 * The panel's middle is the geometric mean of the hours that its quick and its careful practitioner would take.
 */
export const benchGold = async (options: { showsMisses: boolean }): Promise<void> => {
  const { analyst, verdicts, refusals } = await runGold()
  const outcomes = [...verdicts, ...refusals].map(({ outcome }) => outcome)
  const lines = [...planLines(verdicts), ...refusalLines(refusals), ...timeLines(outcomes), ...answererLines(outcomes)]
  const load = `load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`
  printCells(`Judgement: ${analyst.name} on the gold set (${load})`, LINE_HEAD, lines.map(cellsOf))
  const by = (title: string, pick: (verdict: Verdict) => string) => printCells(title, BREAKDOWN_HEAD, breakdown(verdicts, pick))
  by('By trade', ({ brief }) => brief.trades[0] ?? '')
  by('By language', ({ brief }) => brief.language)
  by('By manner', ({ brief }) => brief.manner)
  by('By size', sizeOf)
  const matched = await runMatchingAlone()
  printCells('Matching alone: tasks with the brief’s own skills', LINE_HEAD, matchingLines(matched).map(cellsOf))
  if (analyst.isDeterministic) printCells('Short wishes, many of a kind', LINE_HEAD, (await shortWishLines(analyst)).map(cellsOf))
  // A model is paid by the brief, and answers the same one differently anyway.
  if (analyst.isDeterministic) await printDisturbed(analyst)
  if (options.showsMisses) printMisses(verdicts, refusals, matched)
}
