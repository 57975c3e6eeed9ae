import type { BoardDesk } from './board-desk.ts'
import type { ImageSource } from './board-image.ts'
import type { BoardShape } from './board-shape.ts'
import { HAND_TOOLS } from './board-tools.ts'

/** So many are told one by one; of lines there are easily thousands. */
const MAX_TOLD = 50

const WORDS_OF_MISSING = { gone: ' (its file was deleted)', unreadable: ' (this browser cannot show it)', coming: '' } as const

const nameOf = ({ stroke }: BoardShape, images: ImageSource): string => {
  const label = HAND_TOOLS.find(({ tool }) => tool === stroke.tool)?.label ?? ''
  if (stroke.image) {
    const picture = images.of(stroke.image.bytes)
    return `Image: ${stroke.image.name}${typeof picture === 'string' ? WORDS_OF_MISSING[picture] : ''}`
  }
  return stroke.tool === 'text' ? `Text: ${stroke.text}` : label
}
const isByHand = ({ stroke }: BoardShape): boolean => stroke.tool === 'pen' || stroke.tool === 'highlighter'

/** What is on the board in words, for who does not see it. A press selects it, so that the keys on the board move or delete it. */
export function BoardList({ desk }: { desk: BoardDesk }) {
  const { shapes } = desk.model
  const told = shapes.filter(shape => !isByHand(shape))
  const lines = shapes.length - told.length
  const select = (id: string) => {
    desk.choose({ tool: 'select' })
    desk.hand.selected = new Set([id])
  }
  return (
    <details className="text-sm">
      <summary className="min-h-11 cursor-pointer py-2 text-soft">What is on the board ({shapes.length})</summary>
      <ul className="grid gap-1 pb-2">
        {lines > 0 && <li className="py-1">{lines === 1 ? '1 line drawn by hand' : `${lines} lines drawn by hand`}</li>}
        {told.slice(-MAX_TOLD).map(shape => (
          <li key={shape.id}>
            {desk.mayDraw ? (
              <button
                type="button"
                aria-pressed={desk.hand.selected.has(shape.id)}
                onClick={() => select(shape.id)}
                className="wrap-anywhere min-h-9 rounded-control px-2 text-left hover:bg-sunken aria-pressed:bg-sunken"
              >
                {nameOf(shape, desk.images)}
              </button>
            ) : (
              <span className="wrap-anywhere px-2">{nameOf(shape, desk.images)}</span>
            )}
          </li>
        ))}
        {told.length > MAX_TOLD && <li className="text-soft">The {told.length - MAX_TOLD} oldest are not listed.</li>}
      </ul>
    </details>
  )
}
