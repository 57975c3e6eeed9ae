import { focusScreenHeading } from '../ui/screen-heading.ts'

/** What was pressed may be gone with the move it made: then the keyboard goes on at the heading, and not at nothing. */
export const keepFocus = () =>
  requestAnimationFrame(() => requestAnimationFrame(() => document.activeElement === document.body && focusScreenHeading()))
