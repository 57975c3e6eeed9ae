import { getAnalysisFigures, listAnalyses } from '#contract/projects-analyses.ts'
import type { Bind } from '../../platform/http/bind.ts'
import type { AnalysisService } from './analysis-service.ts'

export const bindAnalyses = (bind: Bind, analyses: AnalysisService): void => {
  bind(listAnalyses, (_actor, input) => analyses.list(input))
  bind(getAnalysisFigures, () => analyses.figures())
}
