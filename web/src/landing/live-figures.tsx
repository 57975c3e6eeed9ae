import { formatCount } from '../ui/format.ts'

interface Figures {
  expertsVerified: number
  services: number
}

const counted = (count: number, one: string, many: string) => `${formatCount(count)} ${count === 1 ? one : many}`

/**
 * Who and what is here, beside the operator's words. Only what those do not speak of: two counts of projects would contradict each other.
 * What is still nothing is not mentioned.
 */
export function LiveFigures({ figures: { services, expertsVerified } }: { figures: Figures }) {
  const facts = [
    services > 0 && counted(services, 'service', 'services'),
    expertsVerified > 0 && counted(expertsVerified, 'verified expert', 'verified experts'),
  ].filter(fact => fact !== false)
  if (facts.length === 0) return null
  return (
    <p className="text-soft text-sm tabular-nums">
      <span className="font-medium text-ink">Here, right now:</span> {facts.join(' and ')}.
    </p>
  )
}
