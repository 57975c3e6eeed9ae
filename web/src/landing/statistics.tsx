const STATISTICS = [
  { value: '10,000+', name: 'projects analyzed' },
  { value: '95%', name: 'match accuracy' },
  { value: '2min', name: 'average analysis' },
] as const

export function Statistics() {
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-4">
      {STATISTICS.map(({ value, name }) => (
        <div key={name} className="flex flex-col-reverse">
          <dt className="text-soft text-sm">{name}</dt>
          <dd className="font-display font-semibold text-xl tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
