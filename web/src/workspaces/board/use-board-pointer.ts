import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import type { Spot } from './board-camera.ts'
import type { BoardDesk } from './board-desk.ts'
import { boardSpot } from './board-hand.ts'

/** A wheel's step, and how much nearer that is. */
const WHEEL_ZOOM = 0.0015
const LINE_PX = 16

interface Fingers {
  touches: Map<number, Spot>
  /** Drawing by a pen was seen: a hand that rests on the screen draws nothing from then on. */
  hasPen: boolean
  /** The pointer that draws. */
  drawing: number | null
  /** The pointer that pans, and where it was. */
  panning: { id: number; at: Spot } | null
}

const middleOf = (spots: readonly Spot[]): Spot => ({
  x: spots.reduce((sum, { x }) => sum + x, 0) / spots.length,
  y: spots.reduce((sum, { y }) => sum + y, 0) / spots.length,
})
const spreadOf = ([one, other]: readonly Spot[]): number => (one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0)

/** Two fingers carry the board along, and spread it. */
const pinch = (desk: BoardDesk, touches: Map<number, Spot>, moved: () => void): void => {
  const before = [...touches.values()]
  moved()
  const after = [...touches.values()]
  const [from, to] = [middleOf(before), middleOf(after)]
  desk.stage.pan(to.x - from.x, to.y - from.y)
  const [was, is] = [spreadOf(before), spreadOf(after)]
  if (was > 0 && is > 0) desk.stage.zoom(is / was, to)
}

/** Mouse, pen and fingers on the board. `isPanning`: the space bar is held. */
export const useBoardPointer = (desk: BoardDesk, surface: RefObject<HTMLElement | null>, isPanning: RefObject<boolean>) => {
  const fingers = useRef<Fingers>({ touches: new Map(), hasPen: false, drawing: null, panning: null })

  useEffect(() => {
    const element = surface.current
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const { left, top } = (element ?? document.body).getBoundingClientRect()
      const by = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PX : 1
      if (event.ctrlKey || event.metaKey)
        desk.stage.zoom(Math.exp(-event.deltaY * by * WHEEL_ZOOM * 2), { x: event.clientX - left, y: event.clientY - top })
      else desk.stage.pan(-(event.shiftKey ? event.deltaY : event.deltaX) * by, -(event.shiftKey ? 0 : event.deltaY) * by)
    }
    // Listened to by hand, since React's listener may not keep the page from scrolling.
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  }, [desk, surface])

  const spotOf = ({ clientX, clientY, currentTarget }: PointerEvent<Element>): Spot => {
    const { left, top } = currentTarget.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
  const onPointerDown = (event: PointerEvent<Element>) => {
    const { current: state } = fingers
    const at = spotOf(event)
    if (event.pointerType === 'pen') state.hasPen = true
    if (event.pointerType === 'touch') state.touches.set(event.pointerId, at)
    event.currentTarget.setPointerCapture(event.pointerId)
    if (state.touches.size > 1) {
      desk.hand.cancel()
      Object.assign(state, { drawing: null, panning: null })
      return
    }
    const isPalm = event.pointerType === 'touch' && state.hasPen
    const pans = isPanning.current || event.button === 1 || isPalm || !desk.mayDraw
    if (pans) state.panning = { id: event.pointerId, at }
    else if (event.button === 0) {
      // The press would take the focus from the field of a text again.
      if (desk.choice.tool === 'text') {
        event.preventDefault()
        // A press beside a field says that it is done: not that another text is to be begun.
        if (desk.writer.writing && document.activeElement instanceof HTMLTextAreaElement) return document.activeElement.blur()
      }
      state.drawing = event.pointerId
      desk.hand.down(boardSpot(desk.stage, event.currentTarget, event), { pressure: pressureOf(event), isAdding: event.shiftKey })
    }
  }
  const onPointerMove = (event: PointerEvent<Element>) => {
    const { current: state } = fingers
    const at = spotOf(event)
    if (state.touches.size > 1 && state.touches.has(event.pointerId))
      return pinch(desk, state.touches, () => state.touches.set(event.pointerId, at))
    if (state.panning?.id === event.pointerId) {
      desk.stage.pan(at.x - state.panning.at.x, at.y - state.panning.at.y)
      state.panning.at = at
    } else if (state.drawing === null || state.drawing === event.pointerId) {
      const passed = event.nativeEvent.getCoalescedEvents?.() ?? []
      const { currentTarget } = event
      const events = passed.length > 0 ? passed : [event.nativeEvent]
      desk.hand.move(events.map(each => ({ at: boardSpot(desk.stage, currentTarget, each), pressure: pressureOf(each) })))
    }
    return undefined
  }
  const end = (event: PointerEvent<Element>, isCancelled: boolean) => {
    const { current: state } = fingers
    state.touches.delete(event.pointerId)
    if (state.panning?.id === event.pointerId) state.panning = null
    if (state.drawing !== event.pointerId) return
    state.drawing = null
    if (isCancelled) desk.hand.cancel()
    else desk.hand.up()
  }
  return {
    ...{ onPointerDown, onPointerMove },
    onDoubleClick: (event: MouseEvent<Element>) => {
      const text = desk.mayDraw && desk.choice.tool === 'select' && desk.hand.textAt(boardSpot(desk.stage, event.currentTarget, event))
      if (text) desk.writer.writeOn(text)
    },
    onPointerUp: (event: PointerEvent<Element>) => end(event, false),
    onPointerCancel: (event: PointerEvent<Element>) => end(event, true),
    onPointerLeave: () => desk.others.point(null),
  }
}

/** Only a pen knows how hard it is pressed. */
const pressureOf = ({ pointerType, pressure }: { pointerType: string; pressure: number }): number =>
  pointerType === 'pen' ? pressure : 0.5
