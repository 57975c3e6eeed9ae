import { Pause, Play } from 'lucide-react'
import { useState } from 'react'
import { buttonClass } from '../ui/button.tsx'
import { FuseBox } from './fuse-box.tsx'

const SCENE = '0 0 440 540'

/** A call as the client sees it: his hand shakes, and the expert's marks stay on the breaker that they were drawn on. */
export function HeroScene() {
  const [isPaused, setPaused] = useState(false)
  return (
    <figure className="relative mx-auto w-full max-w-md">
      <div
        role="img"
        aria-label="A phone camera shows a fuse box. An expert has circled one tripped breaker and points an arrow at it; the marks stay on the breaker while the view moves."
        className="relative"
      >
        <svg aria-hidden="true" viewBox={SCENE} className="h-auto w-full">
          {/* The real thing, faint around the phone. */}
          <g className="opacity-25">
            <FuseBox />
          </g>
          <rect x="78" y="8" width="284" height="524" rx="42" className="fill-device" />
        </svg>
        {/* The phone's view, in the scene's own measures. A layer of its own moves without being painted again. */}
        <div className="absolute top-[4.074%] left-[20.909%] h-[91.852%] w-[58.182%] overflow-hidden rounded-[11.7%/6.05%] bg-sunken">
          <div
            className="sways absolute top-[-4.435%] left-[-35.938%] h-[108.871%] w-[171.875%]"
            style={isPaused ? { animationPlayState: 'paused' } : undefined}
          >
            <svg aria-hidden="true" viewBox={SCENE} className="size-full">
              <FuseBox />
              <Marks />
            </svg>
          </div>
        </div>
        <svg aria-hidden="true" viewBox={SCENE} className="absolute inset-0 size-full">
          <CallControls />
        </svg>
      </div>
      <button
        type="button"
        aria-pressed={isPaused}
        aria-label="Pause the moving picture"
        className={buttonClass('secondary', 'small', 'absolute right-0 bottom-2 !px-2 motion-reduce:hidden')}
        onClick={() => setPaused(!isPaused)}
      >
        {isPaused ? <Play aria-hidden="true" className="size-4" /> : <Pause aria-hidden="true" className="size-4" />}
      </button>
    </figure>
  )
}

/** Part of the swaying world, so that they stay where they were drawn. */
function Marks() {
  const path = { pathLength: 1, fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round', strokeWidth: 5 } as const
  return (
    <g className="stroke-marker">
      <path
        {...path}
        className="drawn [animation-delay:500ms]"
        d="M268 217c-20-9-46 4-48 42-2 40 13 64 34 64 24 0 33-30 30-62-3-27-15-49-44-42"
      />
      <path {...path} className="drawn [animation-delay:1300ms]" d="M156 372c16 18 44 8 62-30M197 349l21-7 5 22" />
      <g className="arrives [animation-delay:2000ms]">
        <rect x="112" y="380" width="132" height="32" rx="16" className="fill-marker-fill stroke-none" />
        <text x="178" y="401" textAnchor="middle" className="fill-on-marker stroke-none font-semibold text-[14px]">
          This one tripped
        </text>
      </g>
    </g>
  )
}

/** On the glass and not in the world: it does not sway. */
function CallControls() {
  return (
    <g>
      <rect x="108" y="38" width="96" height="36" rx="18" className="fill-device" />
      <circle cx="126" cy="56" r="11" className="fill-trust-wash" />
      <text x="126" y="60" textAnchor="middle" className="fill-trust font-semibold text-[10px]">
        ML
      </text>
      <circle cx="150" cy="56" r="4" className="fill-marker" />
      <text x="160" y="60.5" className="fill-on-device font-medium text-[13px]">
        Live
      </text>
      <rect x="152" y="452" width="136" height="48" rx="24" className="fill-device" />
      <circle cx="182" cy="476" r="14" className="fill-on-device/25" />
      <circle cx="220" cy="476" r="14" className="fill-marker-fill" />
      <circle cx="258" cy="476" r="14" className="fill-on-device/25" />
      <path d="M214 476h12" className="stroke-on-marker" strokeWidth="3" strokeLinecap="round" />
    </g>
  )
}
