import { ARROW_KEYS, ARROWS, type ElementKey, FAR_ARROW_KEYS, keyPressed, type Pressed } from '../../ui/shortcuts.ts'
import type { BoardDesk } from './board-desk.ts'
import { HAND_TOOLS } from './board-tools.ts'

/** Pixels of the page that a key carries what is selected, or the view. */
const STEP = { near: 8, far: 80 }
const KEY_ZOOM = 1.25
/** While it is held the pointer moves the view. */
export const PAN_KEY = ' '

/** What a key of the board does; the words it answers are for who does not see it. Null: nothing, and the key is the page's. */
interface BoardKey extends ElementKey {
  onKey(desk: BoardDesk, event: Pressed): string | null
}

const moveBy = (desk: BoardDesk, { key, shiftKey }: Pressed): string => {
  const [x, y] = ARROWS[key] ?? [0, 0]
  const step = shiftKey ? STEP.far : STEP.near
  const ids = desk.hand.selectedThere
  const { zoom } = desk.stage.camera
  if (ids.length > 0) desk.model.move(ids, (x * step) / zoom, (y * step) / zoom)
  else desk.stage.pan(-x * step, -y * step)
  return ids.length > 0 ? 'Moved.' : ''
}

const silently = (action: () => void): string => {
  action()
  return ''
}

const enter = (desk: BoardDesk): string | null => {
  const { selectedText } = desk
  if (selectedText) return silently(() => desk.writer.writeOn(selectedText))
  return desk.putDown() ? 'Put down in the middle. The arrow keys move it.' : null
}

const giveUp = ({ hand }: BoardDesk): string | null => {
  if (hand.isIdle) return null
  hand.cancel()
  hand.selected = new Set()
  return ''
}

const undo = ({ model }: BoardDesk): string => {
  model.undo()
  return 'Undone.'
}
const redo = ({ model }: BoardDesk): string => {
  model.redo()
  return 'Redone.'
}

const selectAll = (desk: BoardDesk): string => {
  desk.choose({ tool: 'select' })
  desk.hand.selected = new Set(desk.model.shapes.map(({ id }) => id))
  return `${desk.hand.selected.size} selected.`
}

const zoomBy = (desk: BoardDesk, { key }: Pressed): string => silently(() => desk.stage.zoom(key === '-' ? 1 / KEY_ZOOM : KEY_ZOOM))

const VIEW_KEYS: readonly BoardKey[] = [
  { ...ARROW_KEYS, does: 'Move the view, or what is selected', onKey: moveBy },
  { ...FAR_ARROW_KEYS, does: 'Move it further', onKey: moveBy },
  // The plus without Shift, on many keyboards.
  { keys: ['+', '-'], hears: ['+', '=', '-'], does: 'Zoom in and out', onKey: zoomBy },
  { keys: ['0'], does: 'All that is on the board', onKey: desk => silently(() => desk.stage.fit()) },
  { keys: ['Space'], hears: [PAN_KEY], does: 'Held: move the view with the pointer', onKey: () => '' },
]
const DRAW_KEYS: readonly BoardKey[] = [
  ...HAND_TOOLS.map(({ key, label, tool }) => ({
    ...{ keys: [key], does: label },
    onKey: (desk: BoardDesk) => {
      desk.choose({ tool })
      return `${label}.`
    },
  })),
  { keys: ['Enter'], does: 'Put it down in the middle, or write on the selected text', onKey: enter },
  { keys: ['Delete', 'Backspace'], does: 'Delete what is selected', onKey: desk => `${desk.removeSelected()} deleted.` },
  { keys: ['Escape'], does: 'Give up, and select nothing', onKey: giveUp },
  { keys: ['Mod+z'], does: 'Undo', onKey: undo },
  { keys: ['Mod+y', 'Mod+Shift+z'], does: 'Redo', onKey: redo },
  { keys: ['Mod+a'], does: 'Select all', onKey: selectAll },
]

/** All that the board does with keys, for whoever may draw on it and for whoever looks on: its handler and the list of shortcuts alike. */
export const boardKeys = ({ mayDraw }: Pick<BoardDesk, 'mayDraw'>): readonly BoardKey[] =>
  mayDraw ? [...DRAW_KEYS, ...VIEW_KEYS] : VIEW_KEYS

export const pressOnBoard = (desk: BoardDesk, event: Pressed): string | null =>
  keyPressed(boardKeys(desk), event)?.onKey(desk, event) ?? null
