import { ANALYSIS_FILTERS } from '#contract/projects-analyses.ts'
import { NativeSelect } from '../ui/native-select.tsx'
import { type AnalysisFilter, isOutcomeFilter } from './analysis-filter.ts'
import { useAnalysisFigures } from './analysis-queries.ts'
import { outcomeLabel } from './analysis-words.ts'

interface AnalysisFiltersProps {
  filter: AnalysisFilter
  onChange: (filter: AnalysisFilter) => void
}

const OUTCOMES = [{ value: '', label: 'All outcomes' }, ...ANALYSIS_FILTERS.map(value => ({ value, label: outcomeLabel(value) }))]

export function AnalysisFilters({ filter, onChange }: AnalysisFiltersProps) {
  const known = useAnalysisFigures().data?.analystNames ?? []
  // One that the address names stays to be seen, whether or not it worked lately.
  const names = filter.analystName === null || known.includes(filter.analystName) ? known : [filter.analystName, ...known]
  return (
    <div className="grid gap-4 sm:max-w-2xl sm:grid-cols-2">
      <NativeSelect
        label="Analyst"
        value={filter.analystName ?? ''}
        options={[{ value: '', label: 'All analysts' }, ...names.map(name => ({ value: name, label: name }))]}
        onChange={event => onChange({ ...filter, analystName: event.target.value || null })}
      />
      <NativeSelect
        label="Outcome"
        value={filter.outcome ?? ''}
        options={OUTCOMES}
        onChange={event => onChange({ ...filter, outcome: isOutcomeFilter(event.target.value) ? event.target.value : null })}
      />
    </div>
  )
}
