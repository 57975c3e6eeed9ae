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

const WITH_MODIFIER = 'Mod+'

/** Signs that the page itself listens to can be turned off where they are pressed alone; what an element with the focus listens to cannot. */
const isTurnedOff = ({ press }: Shortcut, key: string): boolean => press !== undefined && key.length === 1 && !areSingleKeysOn()

/** A sign that takes Shift on one keyboard takes none on another: Shift counts with letters alone. */
const isPressed = (written: string, { key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean => {
  const wantsModifier = written.startsWith(WITH_MODIFIER)
  const wanted = wantsModifier ? written.slice(WITH_MODIFIER.length) : written
  const isLetter = wanted.toLowerCase() !== wanted.toUpperCase()
  return key.toLowerCase() === wanted && (ctrlKey || metaKey) === wantsModifier && !altKey && !(isLetter && shiftKey)
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
