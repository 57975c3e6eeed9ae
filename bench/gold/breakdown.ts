import { FAILURES, type Verdict } from './judge-brief.ts'

type Pick<T> = (verdict: Verdict) => T

const share = (verdicts: readonly Verdict[], isGood: Pick<boolean | null>): string => {
  const answers = verdicts.map(isGood).filter(answer => answer !== null)
  return answers.length === 0 ? '-' : `${Math.round((answers.filter(Boolean).length / answers.length) * 100)} %`
}

const recall = (verdicts: readonly Verdict[]): string => {
  const sum = (pick: Pick<number>) => verdicts.reduce((total, verdict) => total + pick(verdict), 0)
  return `${Math.round((sum(({ wishesFound }) => wishesFound) / sum(({ wishes }) => wishes)) * 100)} %`
}

/** Shares first, then how many briefs failed in which way; a brief may fail in several. */
export const BREAKDOWN_HEAD = ['of', 'briefs', 'trade', 'recall', 'hours', 'best expert', 'no fault', ...FAILURES]

const rowOf = (name: string, verdicts: readonly Verdict[]): string[] => [
  name,
  String(verdicts.length),
  share(verdicts, ({ taskFirst }) => taskFirst),
  recall(verdicts),
  share(verdicts, ({ hours }) => hours === 'in'),
  share(verdicts, ({ bestForFirst }) => bestForFirst),
  share(verdicts, ({ failures }) => failures.length === 0),
  ...FAILURES.map(failure => String(verdicts.filter(({ failures }) => failures.includes(failure)).length || '')),
]

/** A row for each value that `by` takes. What a tuner may see: classes, never texts. */
export const breakdown = (verdicts: readonly Verdict[], by: Pick<string>): string[][] =>
  [...Map.groupBy(verdicts, by)].sort(([a], [b]) => a.localeCompare(b)).map(([name, those]) => rowOf(name, those))

const SIZES = [
  { name: '1: under 8 h', below: 8 },
  { name: '2: 8 to 40 h', below: 40 },
  { name: '3: 40 to 160 h', below: 160 },
  { name: '4: over 160 h', below: Number.POSITIVE_INFINITY },
]

/** By the middle of what the panel expects: small jobs and large ones go wrong in different ways. */
export const sizeOf = ({ brief: { hours } }: Verdict): string =>
  SIZES.find(({ below }) => Math.sqrt(hours[0] * hours[1]) < below)?.name ?? ''
