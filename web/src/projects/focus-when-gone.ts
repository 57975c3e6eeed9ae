import { useEffect, useRef } from 'react'

/** The focus is nowhere when what had it has gone from the page; who has moved it elsewhere meanwhile keeps it there. */
export const focusIfNowhere = (heading: HTMLElement | null | undefined): boolean => {
  const { activeElement, body } = document
  if (activeElement !== null && activeElement !== body) return false
  heading?.setAttribute('tabindex', '-1')
  heading?.focus()
  return true
}

/** The heading of a plan's tasks, where the focus goes when nothing nearer is left. */
export const TASKS_HEADING = 'tasks-heading'
export const tasksHeading = () => document.getElementById(TASKS_HEADING)

/** A button goes with what it did. Answers what to call when it is pressed, with what: once `isGone` says so of that, the focus goes to `next`. */
export const useFocusWhenGone = <Pressed>(
  isGone: (pressed: Pressed) => boolean,
  next: () => HTMLElement | null,
): ((pressed: Pressed) => void) => {
  const press = useRef<{ pressed: Pressed } | null>(null)
  useEffect(() => {
    if (press.current === null || !isGone(press.current.pressed)) return
    press.current = null
    focusIfNowhere(next())
  })
  return pressed => {
    press.current = { pressed }
  }
}
