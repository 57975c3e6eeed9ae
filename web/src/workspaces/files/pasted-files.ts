import { takenNow } from './taken-now.ts'

/** Where words are written: what is pasted there are words, wherever there are any. */
const TEXT_FIELD = 'textarea, input, [contenteditable=""], [contenteditable="true"]'

/**
 * The files that a paste brings. A word processor and a browser put a picture of the words beside them: in a field for text the words are
 * meant, and the browser writes them there.
 */
export const pastedFiles = ({ clipboardData, target }: Pick<ClipboardEvent, 'clipboardData' | 'target'>): File[] => {
  const files = [...(clipboardData?.files ?? [])]
  const isInField = target instanceof Element && target.closest(TEXT_FIELD) !== null
  const isText = clipboardData?.types.includes('text/plain') ?? false
  return isInField && isText ? [] : takenNow(files)
}
