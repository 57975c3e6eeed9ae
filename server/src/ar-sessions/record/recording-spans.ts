import type { SessionMomentKind } from '#contract/ar-sessions.ts'

/** The clock of who records and that of the server may differ by so much. */
const SLACK_MS = 30_000

interface Span {
  from: number
  until: number
}

/** When both sides allowed a recording, by the time line. Consent that was never taken back ends with the session, or now. */
export const allowedSpans = (moments: readonly { kind: SessionMomentKind; at: Date }[], end: number): Span[] => {
  const spans: Span[] = []
  let from: number | undefined
  for (const { kind, at } of moments) {
    if (kind === 'recording-started') from ??= at.getTime()
    if (kind !== 'recording-stopped' || from === undefined) continue
    spans.push({ from, until: at.getTime() })
    from = undefined
  }
  return from === undefined ? spans : [...spans, { from, until: end }]
}

/** Whether all of a recording lies in one of these. */
export const isWithin = (spans: readonly Span[], startedAt: number, seconds: number): boolean =>
  spans.some(({ from, until }) => startedAt >= from - SLACK_MS && startedAt + seconds * 1_000 <= until + SLACK_MS)
