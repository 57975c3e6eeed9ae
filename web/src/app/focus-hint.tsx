import { useEffect, useRef } from 'react'

/** As long as a browser waits with what it shows below the mouse. */
const HINT_AFTER_MS = 700
/** Between the control and its hint, and between the hint and the edge of the window. */
const GAP_PX = 6

/** What a control says by its title, as a mouse reads it, or what it is called where a picture is all that is to be seen. */
const wordsOf = (control: HTMLElement): string => control.title || (control.textContent.trim() === '' ? (control.ariaLabel ?? '') : '')

/** Such a control, where the keyboard has reached it. A frame or a heading is none. */
const hinted = (focused: Element | null): HTMLElement | null => {
  if (!focused?.matches(':focus-visible')) return null
  const control = focused.closest<HTMLElement>('button, a, input[title], label[title]')
  return control && wordsOf(control) !== '' ? control : null
}

/** Below the control, or above it where there is no room, and inside the window. */
const place = (hint: HTMLElement, control: HTMLElement): void => {
  const [of, own] = [control.getBoundingClientRect(), hint.getBoundingClientRect()]
  const below = of.bottom + GAP_PX
  const top = below + own.height > window.innerHeight ? of.top - GAP_PX - own.height : below
  const left = Math.min(of.left + of.width / 2 - own.width / 2, document.documentElement.getBoundingClientRect().right - own.width - GAP_PX)
  Object.assign(hint.style, { top: `${top}px`, left: `${Math.max(GAP_PX, left)}px` })
}

/** Watches where the keyboard is; answers how to stop. */
const followFocus = (hint: HTMLElement): (() => void) => {
  const listening = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const hide = () => {
    clearTimeout(timer)
    hint.hidePopover?.()
    // Nothing is left to be found by who looks for words on the page.
    hint.textContent = ''
  }
  const show = () => {
    const control = hinted(document.activeElement)
    if (!control?.isConnected) return
    hint.textContent = wordsOf(control)
    // Above whatever fills the window, too.
    hint.showPopover?.()
    place(hint, control)
  }
  const later = () => {
    hide()
    if (hinted(document.activeElement)) timer = setTimeout(show, HINT_AFTER_MS)
  }
  const { signal } = listening
  document.addEventListener('focusin', later, { signal })
  for (const sign of ['focusout', 'pointerdown', 'keydown'] as const) document.addEventListener(sign, hide, { signal })
  document.addEventListener('scroll', hide, { signal, capture: true, passive: true })
  return () => {
    listening.abort()
    hide()
  }
}

/**
 * What a mouse reads of a picture's button when it rests on it, for whoever goes through by the keyboard: the `title` of the control that has
 * the focus, or its name. Any key hides it. A reader of the screen hears the control's name anyway. One on the page.
 */
export function FocusHint() {
  const hint = useRef<HTMLDivElement>(null)
  useEffect(() => (hint.current ? followFocus(hint.current) : undefined), [])
  return (
    <div
      ref={hint}
      popover="manual"
      aria-hidden="true"
      className="pointer-events-none fixed inset-auto m-0 w-max max-w-xs rounded-control border-0 bg-ink px-2 py-1 text-paper text-sm shadow-float"
    />
  )
}
