import type { AnalysisErrand, AnalysisStep, Analyst, Brief } from '../../server/src/projects/analysis/analyst.ts'

/** An analyst behind the same port that keeps what passed and how long the analyst took, without the time its steps were worked on. */
export interface WatchedAnalyst extends Analyst {
  lastSteps(): AnalysisStep[]
  lastMs(): number
}

export const watchAnalyst = (analyst: Analyst): WatchedAnalyst => {
  let steps: AnalysisStep[] = []
  let ms = 0
  const watched = async function* (brief: Brief, signal: AbortSignal, errand?: AnalysisErrand) {
    steps = []
    ms = 0
    const run = analyst.analyse(brief, signal, errand)[Symbol.asyncIterator]()
    for (;;) {
      const begun = performance.now()
      const { value, done } = await run.next()
      ms += performance.now() - begun
      if (done) return
      steps = value.kind === 'start-over' ? [] : [...steps, value]
      yield value
    }
  }
  return { name: analyst.name, isDeterministic: analyst.isDeterministic, analyse: watched, lastSteps: () => steps, lastMs: () => ms }
}
