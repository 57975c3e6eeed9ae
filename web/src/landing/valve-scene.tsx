/** A heating manifold with one valve marked: what an expert points at when one room stays cold. */
export function ValveScene() {
  const valves = [70, 170, 270, 370]
  return (
    <svg
      role="img"
      aria-label="A heating manifold with four valves. The expert has circled the third and drawn an arrow that says: a quarter turn left."
      viewBox="0 0 440 280"
      className="h-auto w-full rounded-card border border-line bg-sunken"
    >
      <g className="stroke-control" strokeWidth="1.5" strokeLinecap="round">
        <path d="M20 92h400" className="stroke-line" strokeWidth="26" />
        <path d="M20 92h400" strokeWidth="1" strokeDasharray="2 10" />
        {valves.map(x => (
          <g key={x} transform={`translate(${x} 0)`}>
            <path d="M0 100v160" className="stroke-line" strokeWidth="14" />
            <rect x="-20" y="112" width="40" height="22" rx="4" className="fill-raised" />
            <rect x="-14" y="134" width="28" height="34" rx="6" className="fill-raised" />
            <path d="M-6 140v22M0 140v22M6 140v22" />
            <rect x="-9" y="168" width="18" height="14" rx="3" className="fill-paper" />
          </g>
        ))}
        <rect x="8" y="72" width="16" height="40" rx="4" className="fill-raised" />
        <circle cx="404" cy="52" r="22" className="fill-raised" />
        <path d="M404 74v10M404 52l9-9" />
      </g>
      <g className="stroke-marker" fill="none" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
        <path d="M282 104c-26-8-50 8-50 44 0 30 14 46 38 46 26 0 42-20 40-50-2-24-16-42-42-42" />
        <path d="M186 232c20 4 42-6 52-26M217 212l21-6 5 21" />
      </g>
      <rect x="52" y="216" width="140" height="34" rx="17" className="fill-marker-fill" />
      <text x="122" y="238" textAnchor="middle" className="fill-on-marker font-semibold text-[14px]">
        A quarter turn left
      </text>
    </svg>
  )
}
