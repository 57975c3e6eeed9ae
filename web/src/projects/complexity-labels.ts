import type { ComplexityLevel } from '#contract/projects.ts'

export const COMPLEXITY_LABELS: Record<ComplexityLevel, string> = { low: 'Low', medium: 'Medium', high: 'High', expert: 'Expert' }
