const ROWS = [0, 1, 2]
const PLACES = [0, 1, 2, 3, 4, 5]
const TRIPPED = { row: 1, place: 3 }

/** A fuse box with one breaker tripped, in the coordinates of the hero scene. */
export function FuseBox() {
  return (
    <g className="stroke-control" strokeWidth="1.5" strokeLinecap="round">
      {/* Conduits from above. */}
      <path d="M128 0v84M220 0v84M312 0v84" strokeWidth="10" className="stroke-line" />
      <rect x="44" y="84" width="352" height="364" rx="14" className="fill-raised" />
      <rect x="62" y="102" width="316" height="328" rx="8" className="fill-paper" />
      <path d="M52 138v26M52 368v26" strokeWidth="5" />
      {ROWS.map(row => (
        <g key={row} transform={`translate(78 ${120 + row * 102})`}>
          <path d="M-8 44h300" className="stroke-line" strokeWidth="12" />
          {PLACES.map(place => (
            <Breaker key={place} x={place * 48} isTripped={row === TRIPPED.row && place === TRIPPED.place} />
          ))}
        </g>
      ))}
    </g>
  )
}

function Breaker({ x, isTripped }: { x: number; isTripped: boolean }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <rect width="42" height="88" rx="4" className="fill-raised" />
      <path d="M9 12h24M9 78h16" className="stroke-line" strokeWidth="3" />
      <rect x="12" y="24" width="18" height="42" rx="3" className="fill-sunken" />
      <rect
        x="12"
        y={isTripped ? 46 : 24}
        width="18"
        height="20"
        rx="3"
        className={isTripped ? 'fill-marker stroke-none' : 'fill-ink stroke-none'}
      />
    </g>
  )
}
