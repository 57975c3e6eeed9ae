import { useEffect, useEffectEvent, useState } from 'react'
import { useCall } from '../use-call.tsx'
import { DRAWING_TOOLS, type Drawing, FIRST_DRAWING, TOOL_LOOKS } from './drawing.ts'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input:not([type=color]):not([type=range]), textarea, select')

const isUndo = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 'z'

/** The tool in hand; each has its key, and `u` takes the last own mark back, as does what takes back everywhere. */
export const useDrawing = () => {
  const [drawing, setDrawing] = useState<Drawing>(FIRST_DRAWING)
  const { marks } = useCall().session
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isTyping(event.target)) return
    if (isUndo(event)) {
      event.preventDefault()
      marks.undo()
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'u') marks.undo()
    const tool = DRAWING_TOOLS.find(each => TOOL_LOOKS[each].key === event.key)
    if (tool) setDrawing(before => ({ ...before, tool }))
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  return { drawing, setDrawing }
}
