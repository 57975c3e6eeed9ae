import type { EstimateFigures, EstimateQuality } from '#contract/projects-estimates.ts'
import { ScrollRegion } from '../ui/scroll-region.tsx'
import { countBands, EstimateScatter, RATIO_BANDS } from './estimate-scatter.tsx'

const percent = (share: number): string => `${Math.round(share * 100)} %`

/** 'took 8 % more than estimated' */
const typically = (medianRatio: number): string => {
  const difference = Math.round(Math.abs(medianRatio - 1) * 100)
  return difference === 0 ? 'what was estimated' : `${difference} % ${medianRatio > 1 ? 'more' : 'less'} than estimated`
}

function Figures({ name, figures, of }: { name: string; figures: EstimateFigures; of: string }) {
  const rows = [
    { value: percent(figures.inInterval), what: 'took hours within the range we gave. It should be 80 %.' },
    { value: percent(figures.within25), what: 'of the estimates were at most a quarter away from the hours it took.' },
    { value: percent(figures.withinFactor2), what: 'were within a factor of 2: not less than half, not more than twice.' },
  ]
  return (
    <section aria-label={name} className="grid content-start gap-4 rounded-card border border-line bg-raised p-5">
      <h2 className="text-lg">{name}</h2>
      <p className="text-soft text-sm">
        From {figures.count.toLocaleString('en-US')} finished {of}. In the middle they took {typically(figures.medianRatio)}.
      </p>
      <dl className="grid gap-3">
        {rows.map(({ value, what }) => (
          <div key={what} className="grid grid-cols-[4.5rem_1fr] items-baseline gap-3">
            <dt className="text-right font-display font-semibold text-xl tabular-nums">{value}</dt>
            <dd className="text-sm">{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function TradeTable({ trades, otherTrades }: Pick<EstimateQuality, 'trades' | 'otherTrades'>) {
  const rows = [...trades, ...(otherTrades === null ? [] : [{ name: 'Other trades together', ...otherTrades }])]
  if (rows.length === 0) return null
  const head = ['Tasks', 'In the range', 'Within 25 %', 'Within ×2', 'Median']
  return (
    <section aria-labelledby="by-trade" className="grid gap-3">
      <h2 id="by-trade" className="text-lg">
        By trade
      </h2>
      <p className="measure text-soft text-sm">
        Trades with fewer than five finished tasks, or from fewer than three projects, are not shown alone. Median: hours taken for each
        hour estimated.
      </p>
      <ScrollRegion label="Estimates by trade" className="shows-there-is-more rounded-card border border-line">
        <table className="w-full min-w-140 text-sm tabular-nums">
          <thead>
            <tr className="border-line border-b bg-sunken text-left">
              <th scope="col" className="px-4 py-2 font-medium">
                Trade
              </th>
              {head.map(name => (
                <th key={name} scope="col" className="px-4 py-2 text-right font-medium">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, count, inInterval, within25, withinFactor2, medianRatio }) => (
              <tr key={name} className="border-line border-b last:border-0">
                <th scope="row" className="px-4 py-2 text-left font-normal">
                  {name}
                </th>
                {[
                  count.toLocaleString('en-US'),
                  percent(inInterval),
                  percent(within25),
                  percent(withinFactor2),
                  medianRatio.toFixed(2),
                ].map((cell, at) => (
                  <td key={head[at]} className="px-4 py-2 text-right">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  )
}

function Picture({ points }: Pick<EstimateQuality, 'points'>) {
  const counts = countBands(points)
  return (
    <section aria-labelledby="picture" className="grid gap-3">
      <h2 id="picture" className="text-lg">
        Task by task
      </h2>
      <p className="measure text-soft text-sm">
        Each dot is one of the newest finished tasks. On the line it took what was estimated, above it longer; the band is a factor of 2.
      </p>
      <div className="grid items-start gap-x-12 gap-y-6 md:grid-cols-[minmax(0,32rem)_minmax(0,20rem)]">
        <EstimateScatter points={points} />
        <table className="w-full text-sm tabular-nums">
          <caption className="mb-2 text-left text-soft">The same in numbers: what it took of its estimate</caption>
          <tbody>
            {RATIO_BANDS.map(({ name }, at) => (
              <tr key={name} className="border-line border-b last:border-0">
                <th scope="row" className="py-2 pr-6 text-left font-normal">
                  {name}
                </th>
                <td className="py-2 text-right">{counts[at]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** How good estimates were, in figures; honest about how few they are. */
export function EstimateFiguresList({ quality }: { quality: EstimateQuality }) {
  const { tasks, projects, taskCount, projectCount, points } = quality
  if (tasks === null) {
    return (
      <section className="measure rounded-card border border-line bg-raised p-5">
        <h2 className="mb-2 text-lg">{taskCount === 0 ? 'Nothing to show yet' : 'Too few to show yet'}</h2>
        <p className="text-soft">
          {taskCount === 0
            ? 'No finished task on this site has said what it really took.'
            : `So far ${taskCount} finished ${taskCount === 1 ? 'task has' : 'tasks have'} said what it really took.`}{' '}
          From five on you find here how close the estimates were. When your project is in progress, record the hours of a task at the task
          itself: that is all it takes.
        </p>
      </section>
    )
  }
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <Figures name="Task estimates" figures={tasks} of="tasks" />
        {projects === null ? (
          <section aria-label="Project estimates" className="grid content-start gap-4 rounded-card border border-line bg-raised p-5">
            <h2 className="text-lg">Project estimates</h2>
            <p className="text-soft text-sm">
              {projectCount === 0 ? 'No project' : `Only ${projectCount} ${projectCount === 1 ? 'project' : 'projects'}`} so far of which
              every task says what it took: too few for figures.
            </p>
          </section>
        ) : (
          <Figures name="Project estimates" figures={projects} of="projects" />
        )}
      </div>
      <Picture points={points} />
      <TradeTable trades={quality.trades} otherTrades={quality.otherTrades} />
    </>
  )
}
