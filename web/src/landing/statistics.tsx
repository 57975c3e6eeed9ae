const STATISTICS = [
  { value: '10,000+', name: 'projects analyzed' },
  { value: '95%', name: 'match accuracy' },
  { value: '2min', name: 'average analysis' },
] as const

export function Statistics() {
  return (
    <dl className="grid grid-cols-3 gap-x-4 sm:flex sm:gap-x-10">
      {STATISTICS.map(({ value, name }) => (
        <div key={name} className="flex flex-col-reverse justify-end">
          <dt className="text-soft text-sm">{name}</dt>
          <dd className="font-display font-semibold text-xl tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
