import { ANALYSIS_FILTERS } from '#contract/projects-analyses.ts'

type OutcomeFilter = (typeof ANALYSIS_FILTERS)[number]

/** Which runs of analyses are shown; it stands in the address. */
export interface AnalysisFilter {
  analystName: string | null
  outcome: OutcomeFilter | null
}

export const isOutcomeFilter = (value: string | null): value is OutcomeFilter => ANALYSIS_FILTERS.some(known => known === value)

export const isNarrowed = ({ analystName, outcome }: AnalysisFilter): boolean => analystName !== null || outcome !== null

export const filterOf = (params: URLSearchParams): AnalysisFilter => {
  const outcome = params.get('outcome')
  return { analystName: params.get('analyst'), outcome: isOutcomeFilter(outcome) ? outcome : null }
}

export const paramsOf = ({ analystName, outcome }: AnalysisFilter): URLSearchParams =>
  new URLSearchParams({ ...(analystName === null ? {} : { analyst: analystName }), ...(outcome === null ? {} : { outcome }) })
