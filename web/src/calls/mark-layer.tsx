import { useRef } from 'react'
import type { DrawnMark, Mark, MarkPoint } from '#contract/calls-marks.ts'
import type { LivePointer, MarkChannel } from './mark-channel.ts'
import { MarkShape } from './mark-shape.tsx'
import { MarkTextField } from './mark-text-field.tsx'
import type { FrameSource } from './media/frame-source.ts'
import { useContentBox } from './use-content-box.ts'
import { type MarkTool, useMarkDrawing } from './use-mark-drawing.ts'
import type { Box } from './video-box.ts'

export interface MarkLayerProps {
  /** What lies under the layer and is drawn on: the element must cover it exactly. */
  source: FrameSource | null
  fit?: 'contain' | 'cover'
  /** The name of what is drawn on; marks of other surfaces are not shown. */
  surface: string
  marks: readonly DrawnMark[]
  pointers: readonly LivePointer[]
  channel: MarkChannel
  /** Null: only to be looked at. */
  tool: MarkTool | null
  /** Where a mark's points are now, for a tracker that follows what they are on; null hides it. */
  positionsOf?: (mark: Mark) => readonly MarkPoint[] | null
}

const asDrawn = (mark: Mark): readonly MarkPoint[] => mark.points

/** Beside the arrow, on the side where there is room. */
const nameBeside = ({ x, y }: MarkPoint) => ({
  x: x > 0.5 ? -6 : 14,
  y: y > 0.9 ? -6 : 20,
  textAnchor: x > 0.5 ? ('end' as const) : ('start' as const),
})

const OthersPointer = ({ live, surface, box }: { live: LivePointer; surface: string; box: Box }) => {
  const { pointer, stroke, name } = live
  const isHere = pointer?.surface === surface
  return (
    <g>
      {stroke?.surface === surface && <MarkShape mark={stroke} points={stroke.points} box={box} isUnfinished />}
      {isHere && (
        <g data-pointer={live.peerId} transform={`translate(${box.left + pointer.x * box.width} ${box.top + pointer.y * box.height})`}>
          <path d="M 0 0 L 0 16 L 4.5 12 L 11 11 Z" fill="#fff" stroke="#111" strokeWidth={1.5} />
          <text {...nameBeside(pointer)} fontSize={13} fill="#fff" stroke="#111" strokeWidth={3} paintOrder="stroke">
            {name}
          </text>
        </g>
      )}
    </g>
  )
}

const Cursor = ({ at, box }: { at: MarkPoint; box: Box }) => {
  const [x, y] = [box.left + at.x * box.width, box.top + at.y * box.height]
  const cross = `M ${x - 12} ${y} h 24 M ${x} ${y - 12} v 24`
  return (
    <g>
      <path d={cross} stroke="#111" strokeWidth={5} />
      <path d={cross} stroke="#fff" strokeWidth={2} />
    </g>
  )
}

/** Marks over a picture: those of all, the pointers of the others, and what is being drawn here. It fills the element it stands in. */
export const MarkLayer = ({ source, fit = 'contain', surface, marks, pointers, channel, tool, positionsOf = asDrawn }: MarkLayerProps) => {
  const layer = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLDivElement>(null)
  /** What was pressed to end the text goes on where one draws. */
  const drawOn = () => canvas.current?.focus({ preventScroll: true })
  const box = useContentBox({ element: layer, source, surface, fit })
  const frameId = () => source?.frame().frameId ?? null
  const { draft, cursor, writing, said, write, hold, cancel, handlers } = useMarkDrawing({ box, tool, surface, channel, frameId })
  const shown = marks.filter(({ mark }) => mark.surface === surface)
  const drawing = tool ? { ...handlers, tabIndex: 0 } : {}
  return (
    <div ref={layer} className="absolute inset-0 overflow-hidden">
      <div
        {...drawing}
        ref={canvas}
        role="application"
        aria-label={tool ? 'Drawing surface. Arrow keys move the cursor, Enter marks, Escape cancels.' : 'Marks on the picture'}
        className="absolute inset-0 outline-offset-[-3px] focus-visible:outline-3 focus-visible:outline-white"
        // A finger draws or points, and moves no page: the browser would take it away after its first moves.
        style={{ touchAction: 'none', ...(tool && { cursor: 'crosshair' }) }}
      >
        <svg className="size-full" aria-hidden="true">
          {box.width > 0 && (
            <>
              {shown.map(({ mark, from }) => {
                const points = positionsOf(mark)
                return points && <MarkShape key={`${from}/${mark.id}`} mark={mark} points={points} box={box} />
              })}
              {pointers.map(live => (
                <OthersPointer key={live.peerId} live={live} surface={surface} box={box} />
              ))}
              {draft && <MarkShape mark={draft} points={draft.points} box={box} isUnfinished />}
              {cursor && tool && <Cursor at={cursor} box={box} />}
            </>
          )}
        </svg>
      </div>
      {writing && tool && (
        <MarkTextField
          key={`${writing.x} ${writing.y}`}
          at={writing}
          box={box}
          size={tool.size}
          onWrite={write}
          onHold={hold}
          onCancel={cancel}
          onDone={drawOn}
        />
      )}
      <span className="sr-only" role="status">
        {said}
      </span>
    </div>
  )
}
