import { memo } from 'react'
import type { Mark, MarkPoint } from '#contract/calls-marks.ts'
import { penPath, radiusOf, spotIn, thicknessOf } from './mark-path.ts'
import { LETTERS_OF_MARKS, LINE_HEIGHT, setText, textHeight } from './mark-text.ts'
import type { Box } from './video-box.ts'

interface WordsProps {
  mark: Mark
  at: MarkPoint
  box: Box
}

/** Its lines, all within the frame. A kept picture knows no letters of the page: those of the system, each line as wide for everybody. */
const Words = ({ mark: { text = '', size, color }, at, box }: WordsProps) => {
  const { lines, x, y, shrunk } = setText({ text, size, at, aspect: box.height / box.width })
  const height = textHeight(size, box.width) * shrunk
  const look = { fill: color, stroke: '#000', strokeWidth: height / 8, paintOrder: 'stroke', fontSize: height, fontWeight: 700 } as const
  return lines.map((line, index) => (
    <text
      // biome-ignore lint/suspicious/noArrayIndexKey: a line is what stands at its place
      key={index}
      {...look}
      x={box.left + x * box.width}
      y={box.top + y * box.width + index * LINE_HEIGHT * height}
      fontFamily={LETTERS_OF_MARKS}
      textLength={line.width * height}
      lengthAdjust="spacingAndGlyphs"
    >
      {line.text}
    </text>
  ))
}

interface MarkShapeProps {
  mark: Mark
  /** Where its points are now: those of the mark, or where they have gone with what they are on. */
  points: readonly MarkPoint[]
  box: Box
  isUnfinished?: boolean
}

/** A mark as it stands on the picture. Drawn anew only when it, its place or the picture has changed: others come and point many times a second. */
export const MarkShape = memo(({ mark, points, box, isUnfinished = false }: MarkShapeProps) => {
  const spots = points.map(point => spotIn(box, point))
  const [from, to = from] = [spots[0], spots.at(-1)]
  if (!from || !to) return null
  const thickness = thicknessOf(mark.size, box)
  const stroke = { stroke: mark.color, strokeWidth: thickness, fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const
  const told = { 'data-mark': isUnfinished ? undefined : mark.id, opacity: isUnfinished ? 0.8 : 1 }
  if (mark.type === 'text') {
    const [at] = points
    return (
      at && (
        <g {...told}>
          <Words mark={mark} at={at} box={box} />
        </g>
      )
    )
  }
  if (mark.type === 'circle') return <circle {...told} {...stroke} cx={from[0]} cy={from[1]} r={radiusOf(from, to)} />
  return <path {...told} {...stroke} d={penPath(mark.type, spots, thickness)} />
})
