import { ARROW_KEYS, type ElementKey, keyPressed, type Pressed } from '../../../ui/shortcuts.ts'

const STEP_RADIANS = Math.PI / 24
const STEP_ZOOM = 0.85

/** Around, over, and the share of the distance that is left. */
export type Turn = readonly [around: number, over: number, zoom: number]

/** What a key does to the view: turns it, or shows all. Null: nothing. */
interface ViewKey extends ElementKey {
  onKey(event: Pressed): Turn | 'all' | null
}

const TURNS: Readonly<Record<string, Turn>> = {
  ...{ ArrowLeft: [-STEP_RADIANS, 0, 1], ArrowRight: [STEP_RADIANS, 0, 1] },
  ...{ ArrowUp: [0, -STEP_RADIANS, 1], ArrowDown: [0, STEP_RADIANS, 1] },
}

/** All that the picture of the models does with keys: its handler and the list of shortcuts alike. */
export const VIEW_KEYS: readonly ViewKey[] = [
  { ...ARROW_KEYS, does: 'Turn the view', onKey: ({ key }) => TURNS[key] ?? null },
  // The plus without Shift, on many keyboards.
  {
    keys: ['+', '-'],
    hears: ['+', '=', '-'],
    does: 'Nearer and further',
    onKey: ({ key }) => [0, 0, key === '-' ? 1 / STEP_ZOOM : STEP_ZOOM],
  },
  { keys: ['f'], does: 'Show all of it', onKey: () => 'all' },
]

export const pressOnView = (event: Pressed): Turn | 'all' | null => keyPressed(VIEW_KEYS, event)?.onKey(event) ?? null
