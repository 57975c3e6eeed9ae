import { Link } from 'react-router'
import { useInstallation } from '../platform/installation.ts'
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
  const { isDemo } = useInstallation()
  const facts = [
    services > 0 && counted(services, 'service', 'services'),
    expertsVerified > 0 && counted(expertsVerified, 'verified expert', 'verified experts'),
  ].filter(fact => fact !== false)
  if (facts.length === 0) return null
  return (
    <div className="grid gap-1 text-soft text-sm">
      <p className="tabular-nums">
        <span className="font-medium text-ink">{isDemo ? 'In this demo:' : 'Here, right now:'}</span> {facts.join(' and ')}.
        {isDemo && ' People and figures are samples.'}
      </p>
      <p className="flex flex-wrap gap-x-4">
        <FigureLink to="/trust-safety">What verified means</FigureLink>
        <FigureLink to="/how-good-are-estimates">How good the estimates are</FigureLink>
      </p>
    </div>
  )
}

function FigureLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="touch-target inline-flex min-h-6 items-center underline decoration-marker underline-offset-4 hover:text-ink">
      {children}
    </Link>
  )
}
