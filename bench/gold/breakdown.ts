import { FAILURES, type Verdict } from './judge-brief.ts'

const share = (verdicts: readonly Verdict[], isGood: (verdict: Verdict) => boolean | null): string => {
  const answers = verdicts.map(isGood).filter(answer => answer !== null)
  return answers.length === 0 ? '-' : `${Math.round((answers.filter(Boolean).length / answers.length) * 100)} %`
}

const ratio = (verdicts: readonly Verdict[], part: (verdict: Verdict) => number, whole: (verdict: Verdict) => number): string => {
  const sum = (pick: (verdict: Verdict) => number) => verdicts.reduce((total, verdict) => total + pick(verdict), 0)
  return sum(whole) === 0 ? '-' : `${Math.round((sum(part) / sum(whole)) * 100)} %`
}

export const BREAKDOWN_HEAD = ['of', 'briefs', 'planned', 'trade', 'recall', 'belonging', 'hours', 'best expert', 'low', 'high', 'no fault']

const rowOf = (name: string, verdicts: readonly Verdict[]): string[] => [
  name,
  String(verdicts.length),
  share(verdicts, ({ isPlanned }) => isPlanned),
  share(verdicts, ({ taskFirst }) => taskFirst),
  ratio(
    verdicts,
    v => v.wishesFound,
    v => v.wishes,
  ),
  ratio(
    verdicts,
    v => v.skillsRight,
    v => v.skillsNamed,
  ),
  share(verdicts, ({ hours }) => hours === 'in'),
  share(verdicts, ({ bestForFirst }) => bestForFirst),
  String(verdicts.filter(({ hours }) => hours === 'low').length),
  String(verdicts.filter(({ hours }) => hours === 'high').length),
  share(verdicts, ({ failures }) => failures.length === 0),
]

/** A row for each value that `by` takes. What a tuner may see: classes, never texts. */
export const breakdown = (verdicts: readonly Verdict[], by: (verdict: Verdict) => string): string[][] => {
  const names = [...new Set(verdicts.map(by))].sort()
  return names.map(name =>
    rowOf(
      name,
      verdicts.filter(verdict => by(verdict) === name),
    ),
  )
}

/** How often each kind of failure happened, and where most: trade, then language and manner. */
export const failureRows = (verdicts: readonly Verdict[]): string[][] =>
  FAILURES.map(failure => {
    const those = verdicts.filter(({ failures }) => failures.includes(failure))
    const most = (by: (verdict: Verdict) => string) => {
      const counts = new Map<string, number>()
      for (const verdict of those) counts.set(by(verdict), (counts.get(by(verdict)) ?? 0) + 1)
      const top = [...counts].sort(([, a], [, b]) => b - a).slice(0, 4)
      return top.map(([name, count]) => `${name} ${count}`).join(', ')
    }
    return [
      failure,
      String(those.length),
      most(({ brief }) => brief.trades[0] ?? ''),
      most(({ brief }) => brief.language),
      most(({ brief }) => brief.manner),
    ]
  })
