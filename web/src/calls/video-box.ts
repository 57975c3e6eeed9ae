import { MARK_DECIMALS } from '#contract/calls-marks.ts'

/** A rectangle in the pixels of the page. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

interface Size {
  width: number
  height: number
}

/** Where a picture lies within an element that shows all of it, or all of it filled (`object-fit`): the bars beside it belong to nobody's frame. */
export const contentBox = (element: Box, picture: Size, fit: 'contain' | 'cover' = 'contain'): Box => {
  if (picture.width <= 0 || picture.height <= 0 || element.width <= 0 || element.height <= 0) return element
  const scales = [element.width / picture.width, element.height / picture.height]
  const scale = fit === 'contain' ? Math.min(...scales) : Math.max(...scales)
  const [width, height] = [picture.width * scale, picture.height * scale]
  return { left: element.left + (element.width - width) / 2, top: element.top + (element.height - height) / 2, width, height }
}

const rounded = (share: number) => Math.round(share * 10 ** MARK_DECIMALS) / 10 ** MARK_DECIMALS

/** The spot of the frame under a spot of the page, as shares; null beside the picture. */
export const toFrame = (box: Box, page: { x: number; y: number }): { x: number; y: number } | null => {
  const [x, y] = [(page.x - box.left) / box.width, (page.y - box.top) / box.height]
  return x >= 0 && x <= 1 && y >= 0 && y <= 1 ? { x: rounded(x), y: rounded(y) } : null
}

/** The nearest spot of the frame: a stroke that leaves the picture goes on along its edge. */
export const nearestOfFrame = (box: Box, page: { x: number; y: number }): { x: number; y: number } => ({
  x: rounded(Math.min(1, Math.max(0, (page.x - box.left) / box.width))),
  y: rounded(Math.min(1, Math.max(0, (page.y - box.top) / box.height))),
})
