import { useState } from 'react'
import { useShortcuts } from '../../ui/shortcuts.ts'
import { useCall } from '../use-call.tsx'
import { DRAWING_TOOLS, type Drawing, FIRST_DRAWING, TOOL_LOOKS, UNDO_KEYS } from './drawing.ts'

/** The tool in hand; each has its key, and `u` takes the last own mark back, as does what takes back everywhere. */
export const useDrawing = () => {
  const [drawing, setDrawing] = useState<Drawing>(FIRST_DRAWING)
  const { marks } = useCall().session
  useShortcuts('Marks', [
    ...DRAWING_TOOLS.map(tool => ({
      keys: [TOOL_LOOKS[tool].key],
      does: TOOL_LOOKS[tool].label,
      press: () => setDrawing(before => ({ ...before, tool })),
    })),
    { keys: UNDO_KEYS, does: 'Undo my last mark', press: () => marks.undo() },
  ])
  return { drawing, setDrawing }
}
