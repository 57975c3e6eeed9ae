import { Circle, type LucideIcon, MousePointer2, MoveUpRight, PenLine, Slash, Type } from 'lucide-react'
import { MARK_COLOR, MARK_SIZE, type MarkType } from '#contract/calls-marks.ts'
import type { MarkTool } from '../use-mark-drawing.ts'

/** `pointer`: one shows where, and draws nothing. */
export const DRAWING_TOOLS = ['pointer', 'circle', 'arrow', 'line', 'freehand', 'text'] as const
export type DrawingTool = (typeof DRAWING_TOOLS)[number]

export const TOOL_LOOKS: Record<DrawingTool, { label: string; icon: LucideIcon; key: string }> = {
  pointer: { label: 'Pointer', icon: MousePointer2, key: 'p' },
  circle: { label: 'Circle', icon: Circle, key: 'c' },
  arrow: { label: 'Arrow', icon: MoveUpRight, key: 'a' },
  line: { label: 'Line', icon: Slash, key: 'l' },
  freehand: { label: 'Freehand', icon: PenLine, key: 'f' },
  text: { label: 'Text', icon: Type, key: 't' },
}

export const UNDO_KEYS = ['u', 'Mod+z'] as const

/** What the next mark is drawn with. */
export interface Drawing {
  tool: DrawingTool
  /** '#ff0000' */
  color: string
  size: number
}
export const FIRST_DRAWING: Drawing = { tool: 'circle', color: MARK_COLOR, size: MARK_SIZE.usual }

const isMarkType = (tool: DrawingTool): tool is MarkType => tool !== 'pointer'

/** What the layer of marks is to draw with; null where one only points. */
export const markToolOf = ({ tool, color, size }: Drawing): MarkTool | null => (isMarkType(tool) ? { type: tool, color, size } : null)
