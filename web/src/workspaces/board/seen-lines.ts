const COPIED = ['font', 'letterSpacing', 'fontFeatureSettings', 'fontKerning', 'tabSize', 'lineHeight'] as const

/** What the field shows, laid out in the same way where its lines can be measured: a field tells nothing of them. */
const mirrorOf = (field: HTMLTextAreaElement, width: number): HTMLElement => {
  const mirror = document.createElement('div')
  const look = getComputedStyle(field)
  for (const name of COPIED) mirror.style[name] = look[name]
  Object.assign(mirror.style, {
    ...{ position: 'fixed', left: '0', top: '0', visibility: 'hidden', width: `${width}px` },
    ...{ whiteSpace: 'pre-wrap', overflowWrap: 'break-word' },
  })
  mirror.setAttribute('aria-hidden', 'true')
  mirror.textContent = field.value
  return mirror
}

/** The words of a field as it shows them where it is as wide as this: with a line break wherever it wraps a line. */
export const seenLines = (field: HTMLTextAreaElement, width: number): string => {
  const mirror = mirrorOf(field, width)
  document.body.append(mirror)
  const letters = mirror.firstChild
  const range = document.createRange()
  let [lines, line, top, at] = ['', '', Number.NEGATIVE_INFINITY, 0]
  for (const letter of letters ? field.value : '') {
    if (letters) range.setStart(letters, at)
    if (letters) range.setEnd(letters, at + letter.length)
    at += letter.length
    const box = range.getBoundingClientRect()
    const isNext = line !== '' && box.height > 0 && box.top > top + box.height / 2
    if (isNext) {
      // The space at which a line is wrapped is not seen.
      lines += `${line.trimEnd()}\n`
      line = ''
    }
    if (letter === '\n') {
      lines += `${line}\n`
      line = ''
      top = Number.NEGATIVE_INFINITY
      continue
    }
    line += letter
    if (box.height > 0) top = box.top
  }
  mirror.remove()
  return (lines + line).trimEnd()
}
