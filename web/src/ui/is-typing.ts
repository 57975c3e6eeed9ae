/** Whether a key that is pressed here is a letter that somebody writes. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('input:not([type=color], [type=range], [type=checkbox], [type=radio]), textarea, select, [contenteditable]')
