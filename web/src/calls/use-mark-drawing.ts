import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { MAX_MARK_POINTS, type Mark, type MarkPoint, type MarkType } from '#contract/calls-marks.ts'
import { ARROW_KEYS, ARROWS, type ElementKey, FAR_ARROW_KEYS, keyPressed, type Pressed, useShortcuts } from '../ui/shortcuts.ts'
import type { MarkChannel } from './mark-channel.ts'
import { type Box, nearestOfFrame, toFrame } from './video-box.ts'

/** What is drawn with. */
export interface MarkTool {
  type: MarkType
  color: string
  size: number
}

/** How far the arrow keys carry the cursor; with Shift, and without. */
const STEP = { far: 0.1, near: 0.02 }
/** A circle set by the keyboard, and one set by a mere touch. */
const USUAL_RADIUS = 0.06
const MIDDLE: MarkPoint = { x: 0.5, y: 0.5 }
/** What a key does to the drawing while the picture has the focus. */
interface DrawingKey extends ElementKey {
  onKey(drawing: { move(event: Pressed): void; press(): void; cancel(): void }, event: Pressed): void
}
/** All of them: the handler's and the list's alike. */
const DRAWING_KEYS: readonly DrawingKey[] = [
  { ...ARROW_KEYS, does: 'Move the cursor', onKey: ({ move }, event) => move(event) },
  { ...FAR_ARROW_KEYS, does: 'Move it further', onKey: ({ move }, event) => move(event) },
  { keys: ['Enter'], does: 'Begin a mark, and end it', onKey: ({ press }) => press() },
  { keys: ['Escape'], does: 'Give up what was begun', onKey: ({ cancel }) => cancel() },
]
const NAMES: Readonly<Record<MarkType, string>> = { freehand: 'Line', line: 'Line', arrow: 'Arrow', circle: 'Circle', text: 'Text' }

const within = (value: number) => Math.min(1, Math.max(0, value))
const percent = (share: number) => Math.round(share * 100)

interface DrawingParts {
  box: Box
  tool: MarkTool | null
  surface: string
  channel: MarkChannel
  frameId(): number | null
}

/** A mark on its way, and what it is drawn by: a pen, finger or mouse; null: the keyboard. */
interface Stroke {
  mark: Mark
  pointerId: number | null
}

/** As the pen has gone on to a spot: along it, or from where it began. */
const drawnOn = (mark: Mark, spot: MarkPoint): Mark => {
  const [first = spot] = mark.points
  return { ...mark, points: mark.type === 'freehand' ? [...mark.points, spot].slice(0, MAX_MARK_POINTS) : [first, spot] }
}

/** Drawing by pen, finger, mouse or keyboard: what is being drawn goes out live, what is done is added. */
export const useMarkDrawing = ({ box, tool, surface, channel, frameId }: DrawingParts) => {
  const [draft, setDraft] = useState<Mark | null>(null)
  /** The same, and not a drawing of the page later: a busy machine hears several moves, and the lifting, before it draws the page anew. */
  const drawing = useRef<Stroke | null>(null)
  useShortcuts('On the picture, after Tab', tool ? DRAWING_KEYS : [])
  /** Where a text is being written. */
  const [writing, setWriting] = useState<MarkPoint | null>(null)
  /** A text that is too long stays open until it is shorter. */
  const isHeld = useRef(false)
  const writeAt = (spot: MarkPoint) => {
    if (!isHeld.current) setWriting(spot)
  }
  const [cursor, setCursor] = useState<MarkPoint | null>(null)
  const [said, setSaid] = useState('')

  const begin = (points: MarkPoint[], text?: string): Mark | null =>
    tool && { id: crypto.randomUUID(), ...tool, points, surface, frameId: frameId(), ...(text === undefined ? {} : { text }) }
  const show = (mark: Mark | null, pointerId: number | null = null) => {
    drawing.current = mark && { mark, pointerId }
    setDraft(mark)
    channel.draw(mark)
  }
  /** Where the picture under the pen has become another, a spot on that one is none of the mark's. */
  const isInPlace = ({ surface: begunOn }: Mark) => begunOn === surface && box.width > 0 && box.height > 0
  const finish = (mark: Mark) => {
    const [first, second] = mark.points
    // A touch that did not move is a dot, or a circle of the usual size around it.
    const radius = first && second && Math.hypot(first.x - second.x, first.y - second.y)
    const isTouch = mark.type === 'circle' && first && (radius === undefined || radius < 0.005)
    channel.add(isTouch ? { ...mark, points: [first, { x: within(first.x + USUAL_RADIUS), y: first.y }] } : mark)
    drawing.current = null
    setDraft(null)
    setSaid(`${NAMES[mark.type]} drawn.`)
  }
  const spotOf = ({ clientX, clientY, currentTarget }: PointerEvent<Element>) => {
    const { left, top } = currentTarget.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
  /** A palm, or a second finger, is no part of the mark that another one draws. */
  const isOthers = ({ pointerId, currentTarget }: PointerEvent<Element>) => {
    const drawnBy = drawing.current?.pointerId ?? null
    return drawnBy !== null && drawnBy !== pointerId && currentTarget.hasPointerCapture(drawnBy)
  }
  /** The mark that this pointer draws. */
  const strokeOf = ({ pointerId }: PointerEvent<Element>) => (drawing.current?.pointerId === pointerId ? drawing.current.mark : null)
  const onPointerDown = (event: PointerEvent<Element>) => {
    if (isOthers(event)) return
    const spot = toFrame(box, spotOf(event))
    if (!spot || !tool || event.button !== 0) return
    setCursor(null)
    if (tool.type === 'text') {
      // The press would take the focus from the field again.
      event.preventDefault()
      return writeAt(spot)
    }
    event.currentTarget.setPointerCapture(event.pointerId)
    show(begin([spot]), event.pointerId)
  }
  const onPointerMove = (event: PointerEvent<Element>) => {
    if (isOthers(event)) return
    const at = spotOf(event)
    const inside = toFrame(box, at)
    channel.point(inside && { ...inside, surface })
    const mark = strokeOf(event)
    if (mark && isInPlace(mark)) show(drawnOn(mark, nearestOfFrame(box, at)), event.pointerId)
  }
  const onPointerUp = (event: PointerEvent<Element>) => {
    const mark = strokeOf(event)
    if (!mark) return
    const [at, last] = [nearestOfFrame(box, spotOf(event)), mark.points.at(-1)]
    const isThere = last?.x === at.x && last.y === at.y
    finish(isThere || !isInPlace(mark) ? mark : drawnOn(mark, at))
  }
  const cancel = () => {
    show(null)
    setWriting(null)
  }
  const onPointerCancel = (event: PointerEvent<Element>) => {
    if (strokeOf(event)) show(null)
  }
  /** What the keyboard goes on with; what was begun on another picture is given up. */
  const unfinished = () => (drawing.current && isInPlace(drawing.current.mark) ? drawing.current.mark : null)
  const press = (spot: MarkPoint) => {
    if (tool?.type === 'text') return writeAt(spot)
    const before = unfinished()
    const begun = before ?? begin([spot])
    const isDone = before !== null || tool?.type === 'circle'
    if (begun && isDone) finish({ ...begun, points: before ? [...begun.points.slice(0, 1), spot] : begun.points })
    else {
      show(begun)
      setSaid('Begun. Move the cursor and press Enter again.')
    }
  }
  const move = ({ key, shiftKey }: Pressed) => {
    const [right, down] = ARROWS[key] ?? [0, 0]
    const from = cursor ?? MIDDLE
    const step = shiftKey ? STEP.far : STEP.near
    const to = { x: within(from.x + right * step), y: within(from.y + down * step) }
    setCursor(to)
    setSaid(`${percent(to.x)} % from the left, ${percent(to.y)} % from the top.`)
    channel.point({ ...to, surface })
    const begun = unfinished()
    if (begun) show({ ...begun, points: [...begun.points.slice(0, 1), to] })
  }
  const pressHere = () => {
    const from = cursor ?? MIDDLE
    setCursor(from)
    press(from)
  }
  const onKeyDown = (event: KeyboardEvent<Element>) => {
    const pressed = tool && !writing ? keyPressed(DRAWING_KEYS, event) : undefined
    if (!pressed) return
    // Escape is what is around it too: full screen, a menu.
    if (event.key !== 'Escape') event.preventDefault()
    pressed.onKey({ move, press: pressHere, cancel }, event)
  }
  return {
    ...{ draft, cursor, writing, said, cancel },
    hold: (isTooLong: boolean) => {
      isHeld.current = isTooLong
    },
    write: (text: string) => {
      const mark = writing && text.trim() !== '' ? begin([writing], text.trim()) : null
      setWriting(null)
      if (mark) finish(mark)
    },
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onKeyDown, onPointerLeave: () => channel.point(null) },
  }
}
