import { ArrowUpRight, Circle, Eraser, Highlighter, type LucideIcon, Minus, MousePointer2, Pencil, Square, Type } from 'lucide-react'
import { BOARD_COLOR, BOARD_SIZE, type BoardTool } from '#contract/workspaces-board.ts'

/** What is in the hand. An image is not drawn: it is chosen, pasted or dropped. */
export type HandTool = Exclude<BoardTool, 'image'> | 'select' | 'eraser'
export interface BoardChoice {
  tool: HandTool
  color: string
  size: number
}
export const FIRST_CHOICE: BoardChoice = { tool: 'pen', color: BOARD_COLOR, size: BOARD_SIZE.usual }

/** The tools with the key that takes each in hand. */
export const HAND_TOOLS: readonly { tool: HandTool; label: string; key: string; icon: LucideIcon }[] = [
  { tool: 'select', label: 'Select', key: 'v', icon: MousePointer2 },
  { tool: 'pen', label: 'Pen', key: 'p', icon: Pencil },
  { tool: 'highlighter', label: 'Highlighter', key: 'h', icon: Highlighter },
  { tool: 'text', label: 'Text', key: 't', icon: Type },
  { tool: 'rectangle', label: 'Rectangle', key: 'r', icon: Square },
  { tool: 'ellipse', label: 'Ellipse', key: 'o', icon: Circle },
  { tool: 'line', label: 'Line', key: 'l', icon: Minus },
  { tool: 'arrow', label: 'Arrow', key: 'a', icon: ArrowUpRight },
  { tool: 'eraser', label: 'Eraser', key: 'e', icon: Eraser },
]
