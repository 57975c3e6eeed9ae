import { ChartGantt, ListOrdered, Workflow } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { classNames } from '../../ui/class-names.ts'
import { PLAN_VIEWS, type PlanView } from './plan-views.ts'

const VIEWS = {
  list: { label: 'List', Icon: ListOrdered },
  graph: { label: 'Graph', Icon: Workflow },
  timeline: { label: 'Timeline', Icon: ChartGantt },
}

/** The same plan as a list, as a graph of what comes before what, or laid out in time. */
export function ViewSwitch({ view }: { view: PlanView }) {
  const [search] = useSearchParams()
  const addressOf = (other: PlanView) => {
    const next = new URLSearchParams(search)
    if (other === 'list') next.delete('view')
    else next.set('view', other)
    return `?${next}`
  }
  return (
    <nav aria-label="Show the plan as" className="inline-flex rounded-control border border-control bg-raised p-0.5">
      {PLAN_VIEWS.map(other => {
        const { label, Icon } = VIEWS[other]
        const isShown = other === view
        return (
          <Link
            key={other}
            to={addressOf(other)}
            replace
            preventScrollReset
            aria-current={isShown ? 'true' : undefined}
            className={classNames(
              'touch-target inline-flex min-h-9 items-center justify-center gap-1.5 rounded-[6px] px-3 font-medium text-sm',
              isShown ? 'bg-ink text-paper' : 'text-ink hover:bg-sunken',
            )}
          >
            <Icon aria-hidden="true" className="size-4" />
            {label}
          </Link>
        )
      })}
    </nav>
  )
}
