import type { BoardBox } from './board-points.ts'

/** Which part of the board is seen: the unit in the upper left corner, and how many pixels of the page a unit is. */
export interface BoardCamera {
  x: number
  y: number
  zoom: number
}
export interface Spot {
  x: number
  y: number
}

const ZOOM = { least: 0.05, most: 8 } as const
const FIT_MARGIN = 40

const withinZoom = (zoom: number) => Math.min(ZOOM.most, Math.max(ZOOM.least, zoom))

export const toBoard = ({ x, y, zoom }: BoardCamera, at: Spot): Spot => ({ x: x + at.x / zoom, y: y + at.y / zoom })
export const toScreen = ({ x, y, zoom }: BoardCamera, at: Spot): Spot => ({ x: (at.x - x) * zoom, y: (at.y - y) * zoom })

/** Nearer or farther, with what is under `at` (on the page) staying there. */
export const zoomed = (camera: BoardCamera, by: number, at: Spot): BoardCamera => {
  const zoom = withinZoom(camera.zoom * by)
  const fixed = toBoard(camera, at)
  return { zoom, x: fixed.x - at.x / zoom, y: fixed.y - at.y / zoom }
}

export const panned = (camera: BoardCamera, x: number, y: number): BoardCamera => ({
  ...camera,
  ...{ x: camera.x - x / camera.zoom, y: camera.y - y / camera.zoom },
})

/** All of a box in view, and never larger than it is. */
export const fitted = ({ left, top, right, bottom }: BoardBox, width: number, height: number): BoardCamera => {
  const room = Math.min((width - FIT_MARGIN) / Math.max(1, right - left), (height - FIT_MARGIN) / Math.max(1, bottom - top))
  const zoom = withinZoom(Math.min(1, room))
  return { zoom, x: (left + right) / 2 - width / zoom / 2, y: (top + bottom) / 2 - height / zoom / 2 }
}
