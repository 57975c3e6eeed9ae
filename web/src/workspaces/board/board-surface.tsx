import { SquarePen } from 'lucide-react'
import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useShortcuts } from '../../ui/shortcuts.ts'
import { usePlaceOnPage } from '../../ui/use-place-on-page.ts'
import type { Spot } from './board-camera.ts'
import type { BoardDesk } from './board-desk.ts'
import { boardSpot } from './board-hand.ts'
import { boardKeys, PAN_KEY, pressOnBoard } from './board-keys.ts'
import { TextWriter } from './text-writer.tsx'
import { useBoardPointer } from './use-board-pointer.ts'

/** For who has neither keys nor a second press. Over the board: in the toolbar it would push the board away under the hand. */
function EditText({ desk: { mayDraw, selectedText, writer } }: { desk: BoardDesk }) {
  if (!mayDraw || !selectedText || writer.writing) return null
  return (
    <Button variant="secondary" size="small" className="absolute top-2 right-2" onClick={() => writer.writeOn(selectedText)}>
      <SquarePen aria-hidden="true" className="size-4" />
      Edit text
    </Button>
  )
}

interface BoardSurfaceProps {
  desk: BoardDesk
  /** It has all the screen, and takes what is left of it. */
  isFull: boolean
  onImages(files: readonly File[], at: Spot): void
}

/** The board itself: a picture that is drawn on by pen, finger, mouse or keyboard. It ends where the screen does. */
export function BoardSurface({ desk, isFull, onImages }: BoardSurfaceProps) {
  const frame = useRef<HTMLDivElement>(null)
  usePlaceOnPage(frame)
  useShortcuts('Whiteboard, when it has the focus', boardKeys(desk))
  const surface = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const isPanning = useRef(false)
  const [said, setSaid] = useState('')
  const handlers = useBoardPointer(desk, surface, isPanning)

  useEffect(() => (canvas.current ? desk.stage.show(canvas.current) : undefined), [desk])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === PAN_KEY) isPanning.current = true
    const words = pressOnBoard(desk, event)
    if (words === null) return
    event.preventDefault()
    setSaid(words)
  }
  const onKeyUp = (event: KeyboardEvent) => {
    if (event.key === PAN_KEY) isPanning.current = false
  }
  const { mayDraw, choice } = desk
  const onDrop = (event: DragEvent) => {
    const { files } = event.dataTransfer
    if (!mayDraw || files.length === 0 || !canvas.current) return
    event.preventDefault()
    onImages([...files], boardSpot(desk.stage, canvas.current, event))
  }
  const drawing = { ...handlers, onKeyDown, onKeyUp, tabIndex: 0 }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping an image is a shortcut for the toolbar's button.
    <div
      ref={frame}
      data-board
      onDragOver={event => mayDraw && event.preventDefault()}
      onDrop={onDrop}
      className={classNames(
        'relative overflow-clip rounded-card border border-line bg-white',
        isFull
          ? 'min-h-40 flex-1'
          : 'h-[clamp(18rem,calc(100dvh-var(--above,26rem)-4.25rem-env(safe-area-inset-bottom)),48rem)] md:h-[max(18rem,calc(100dvh-var(--above,17rem)-1.25rem))]',
      )}
    >
      <div
        {...drawing}
        ref={surface}
        role="application"
        aria-label={
          mayDraw
            ? 'Whiteboard. Letters take a tool, Enter puts it down in the middle, arrow keys move what is selected or the view.'
            : 'Whiteboard. Arrow keys move the view, plus and minus zoom.'
        }
        onBlur={() => {
          isPanning.current = false
        }}
        className="absolute inset-0 touch-none select-none outline-offset-[-3px] focus-visible:outline-3 focus-visible:outline-focus"
        style={{ cursor: mayDraw && choice.tool !== 'select' ? 'crosshair' : 'default' }}
      >
        <canvas ref={canvas} className="block size-full" />
      </div>
      <EditText desk={desk} />
      {desk.writer.writing && <TextWriter key={desk.writer.writing.key} desk={desk} writing={desk.writer.writing} />}
      <span className="sr-only" role="status">
        {said}
      </span>
    </div>
  )
}
