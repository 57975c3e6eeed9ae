import { SquarePen } from 'lucide-react'
import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { type Shortcut, useShortcuts } from '../../ui/shortcuts.ts'
import { usePlaceOnPage } from '../../ui/use-place-on-page.ts'
import type { Spot } from './board-camera.ts'
import type { BoardDesk } from './board-desk.ts'
import { boardSpot } from './board-hand.ts'
import { HAND_TOOLS } from './board-tools.ts'
import { TextWriter } from './text-writer.tsx'
import { useBoardPointer } from './use-board-pointer.ts'

/** Pixels of the page that a key carries what is selected, or the view. */
const STEP = { near: 8, far: 80 }
const KEY_ZOOM = 1.25
const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ...{ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] },
}

/** What `press` and the surface do with keys, for the list of shortcuts. */
const VIEW_KEYS: readonly Shortcut[] = [
  { keys: ['Arrow keys'], does: 'Move the view, or what is selected' },
  { keys: ['Shift+Arrow keys'], does: 'Move it further' },
  { keys: ['+', '-'], does: 'Zoom in and out' },
  { keys: ['0'], does: 'All that is on the board' },
  { keys: ['Space'], does: 'Held: move the view with the pointer' },
]
const DRAW_KEYS: readonly Shortcut[] = [
  ...HAND_TOOLS.map(({ key, label }) => ({ keys: [key], does: label })),
  { keys: ['Enter'], does: 'Put it down in the middle, or write on the selected text' },
  { keys: ['Delete', 'Backspace'], does: 'Delete what is selected' },
  { keys: ['Escape'], does: 'Give up, and select nothing' },
  { keys: ['Mod+z'], does: 'Undo' },
  { keys: ['Mod+y', 'Mod+Shift+z'], does: 'Redo' },
  { keys: ['Mod+a'], does: 'Select all' },
]

/** Undo, redo and selecting all, as everywhere; answers what is to be said of it. */
const command = ({ model, hand, choose }: Pick<BoardDesk, 'model' | 'hand'> & { choose(): void }, event: KeyboardEvent): string | null => {
  const key = event.key.toLowerCase()
  if (key === 'a') {
    choose()
    hand.selected = new Set(model.shapes.map(({ id }) => id))
    return `${hand.selected.size} selected.`
  }
  const isRedo = key === 'y' || (key === 'z' && event.shiftKey)
  if (!isRedo && key !== 'z') return null
  if (isRedo) model.redo()
  else model.undo()
  return isRedo ? 'Redone.' : 'Undone.'
}

const moveBy = (desk: BoardDesk, [x, y]: readonly [number, number], isFar: boolean): string | null => {
  const step = isFar ? STEP.far : STEP.near
  const ids = desk.hand.selectedThere
  const { zoom } = desk.stage.camera
  if (ids.length > 0) desk.model.move(ids, (x * step) / zoom, (y * step) / zoom)
  else desk.stage.pan(-x * step, -y * step)
  return ids.length > 0 ? 'Moved.' : null
}

/** What a key does on the board; null: nothing. The words are for who does not see it. */
const press = (desk: BoardDesk, event: KeyboardEvent): string | null => {
  const { mayDraw } = desk
  const way = WAYS[event.key]
  if (event.ctrlKey || event.metaKey)
    return mayDraw ? command({ ...pick(desk), choose: () => desk.choose({ tool: 'select' }) }, event) : null
  if (way) return moveBy(desk, way, event.shiftKey) ?? ''
  if (event.key === '+' || event.key === '=') desk.stage.zoom(KEY_ZOOM)
  else if (event.key === '-') desk.stage.zoom(1 / KEY_ZOOM)
  else if (event.key === '0') desk.stage.fit()
  else if (!mayDraw) return null
  else if (event.key === 'Delete' || event.key === 'Backspace') return `${desk.removeSelected()} deleted.`
  else if (event.key === 'Enter' && desk.selectedText) desk.writer.writeOn(desk.selectedText)
  else if (event.key === 'Enter') return desk.putDown() ? 'Put down in the middle. The arrow keys move it.' : null
  else if (event.key === 'Escape') {
    if (desk.hand.isIdle) return null
    desk.hand.cancel()
    desk.hand.selected = new Set()
  } else {
    const taken = HAND_TOOLS.find(({ key }) => key === event.key.toLowerCase())
    if (!taken) return null
    desk.choose({ tool: taken.tool })
    return `${taken.label}.`
  }
  return ''
}
const pick = ({ model, hand }: BoardDesk) => ({ model, hand })

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
  useShortcuts('Whiteboard, when it has the focus', desk.mayDraw ? [...DRAW_KEYS, ...VIEW_KEYS] : VIEW_KEYS)
  const surface = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const isPanning = useRef(false)
  const [said, setSaid] = useState('')
  const handlers = useBoardPointer(desk, surface, isPanning)

  useEffect(() => (canvas.current ? desk.stage.show(canvas.current) : undefined), [desk])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === ' ') isPanning.current = true
    const words = event.key === ' ' ? '' : press(desk, event)
    if (words === null) return
    event.preventDefault()
    setSaid(words)
  }
  const onKeyUp = (event: KeyboardEvent) => {
    if (event.key === ' ') isPanning.current = false
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
