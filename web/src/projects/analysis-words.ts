import type { AnalysisFigures, AnalysisOutcome, FallbackReason } from '#contract/projects-analyses.ts'

const OUTCOMES: Record<AnalysisOutcome, string> = {
  running: 'Running',
  planned: 'Planned',
  asked: 'Asked back',
  refused: 'Refused',
  failed: 'Failed',
  stopped: 'Stopped',
}

const REASONS: Record<FallbackReason, string> = {
  'timed-out': 'the model took too long',
  unreachable: 'the model could not be reached',
  refused: 'the provider refused (key, model or request)',
  overloaded: 'the provider was too busy',
  'cut-off': 'the answer broke off',
  unusable: 'the answer was not usable',
  'too-dear': 'it would have cost more than one analysis may',
  'allowance-spent': "the day's allowance was used up",
}

export const outcomeLabel = (outcome: AnalysisOutcome | 'fell-back'): string => (outcome === 'fell-back' ? 'Fell back' : OUTCOMES[outcome])
export const reasonText = (reason: FallbackReason): string => REASONS[reason]

const COST = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const SMALL_COST = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 4 })
const TOKENS = new Intl.NumberFormat('en-US')
const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

const MINUTE_MS = 60_000

/** '$0.0123': a single analysis may cost less than a cent; '$1.20' */
export const formatCost = (dollars: number): string => (dollars < 1 ? SMALL_COST : COST).format(dollars)
export const formatTokens = (tokens: number): string => TOKENS.format(tokens)
/** 'Nov 21', for a day as the server counts it. */
export const formatDay = (isoDate: string): string => DAY.format(new Date(isoDate))
/** '0.4 s', '1 min 12 s' */
export const formatDuration = (milliseconds: number): string => {
  const seconds = Math.round(milliseconds / 1_000)
  if (milliseconds < MINUTE_MS) return `${(milliseconds / 1_000).toFixed(1)} s`
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

/** The newest days in one sentence. */
export const daysInWords = ({ days }: AnalysisFigures): string => {
  const sum = (count: (day: AnalysisFigures['days'][number]) => number) => days.reduce((total, day) => total + count(day), 0)
  const runs = sum(day => day.runs)
  return `${TOKENS.format(runs)} ${runs === 1 ? 'analysis' : 'analyses'} in ${days.length} days, ${sum(day => day.fellBack)} of them fell back, ${sum(day => day.failed)} failed; ${formatCost(sum(day => day.cost))} in all.`
}
