import { type RefObject, useEffect, useRef } from 'react'
import { isTyping } from './is-typing.ts'
import { areSingleKeysOn } from './single-keys.ts'

export interface Shortcut {
  /** Any of these: 'c', 'Mod+z' (Ctrl, on a Mac the command key), or in words what an element itself listens to: 'Arrow keys'. */
  keys: readonly string[]
  /** What it does, as one reads it in the list. */
  does: string
  /** Left out where the element that has the focus listens itself. */
  press?: () => void
}

/** What an element listens to itself while it has the focus; it goes into the list as it stands. */
export interface ElementKey extends Omit<Shortcut, 'press'> {
  /** As the browser calls them, where the list has words for them. */
  hears?: readonly string[]
}

/** What a keyboard event tells, the browser's own and React's. */
export type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

export const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ...{ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] },
}
/** The arrow keys, alone and with Shift, as they are listed and heard. */
export const ARROW_KEYS = { keys: ['Arrow keys'], hears: Object.keys(ARROWS) } as const
export const FAR_ARROW_KEYS = { keys: ['Shift+Arrow keys'], hears: Object.keys(ARROWS).map(key => `Shift+${key}`) } as const

interface ShortcutGroup {
  place: string
  shortcuts: readonly Shortcut[]
}

/** What keys do in the parts of the page that are there just now. */
const groups = new Set<RefObject<ShortcutGroup>>()
/** A key in one of these belongs to it. */
const OWN_KEYS = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'

const mayPress = ({ target, defaultPrevented, repeat }: KeyboardEvent) =>
  !defaultPrevented && !repeat && !isTyping(target) && !(target instanceof Element && target.closest(OWN_KEYS))

/** Signs that the page itself listens to can be turned off where they are pressed alone; what an element with the focus listens to cannot. */
const isTurnedOff = ({ press }: Shortcut, key: string): boolean => press !== undefined && key.length === 1 && !areSingleKeysOn()

/** Before a key: Ctrl, on a Mac the command key; and Shift. */
const WITH = { modifier: 'Mod+', shift: 'Shift+' }

/** A sign that takes Shift on one keyboard takes none on another: where it is not asked for, Shift counts with letters alone. */
const isPressed = (written: string, { key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): boolean => {
  const wantsModifier = written.startsWith(WITH.modifier)
  const afterModifier = wantsModifier ? written.slice(WITH.modifier.length) : written
  const wantsShift = afterModifier.startsWith(WITH.shift)
  const wanted = wantsShift ? afterModifier.slice(WITH.shift.length) : afterModifier
  const isLetter = wanted.length === 1 && wanted.toLowerCase() !== wanted.toUpperCase()
  const isRightShift = wantsShift ? shiftKey : !(isLetter && shiftKey)
  return key.toLowerCase() === wanted.toLowerCase() && (ctrlKey || metaKey) === wantsModifier && !altKey && isRightShift
}

/** Which of its keys an element was told; with Shift first one that asks for it. What is listed of it is what it does. */
export const keyPressed = <Key extends ElementKey>(keys: readonly Key[], event: Pressed): Key | undefined => {
  const told = (mayBe: (written: string) => boolean) =>
    keys.find(({ keys: listed, hears = listed }) => hears.some(key => mayBe(key) && isPressed(key, event)))
  return told(key => key.includes(WITH.shift)) ?? told(() => true)
}

const keysOf = (shortcut: Shortcut): readonly string[] => shortcut.keys.filter(key => !isTurnedOff(shortcut, key))

/** Listens to these keys for as long as its component stands, wherever the focus is, and has them in the list that '?' opens. */
export const useShortcuts = (place: string, shortcuts: readonly Shortcut[]): void => {
  const group = useRef<ShortcutGroup>({ place, shortcuts })
  useEffect(() => {
    group.current = { place, shortcuts }
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const meant = mayPress(event) && group.current.shortcuts.find(one => one.press && keysOf(one).some(key => isPressed(key, event)))
      if (!meant) return
      event.preventDefault()
      meant.press?.()
    }
    groups.add(group)
    window.addEventListener('keydown', onKey)
    return () => {
      groups.delete(group)
      window.removeEventListener('keydown', onKey)
    }
  }, [])
}

const withKeysThatWork = (shortcut: Shortcut): Shortcut[] => {
  const keys = keysOf(shortcut)
  return keys.length > 0 ? [{ ...shortcut, keys }] : []
}

/** What can be pressed here and now, by place; what came last first: the whole page's own come at the end. */
export const shortcutsHere = (): readonly ShortcutGroup[] => {
  const places = new Map<string, readonly Shortcut[]>()
  for (const { current } of groups)
    places.set(current.place, [...(places.get(current.place) ?? []), ...current.shortcuts.flatMap(withKeysThatWork)])
  return [...places].flatMap(([place, shortcuts]) => (shortcuts.length > 0 ? { place, shortcuts } : [])).reverse()
}
