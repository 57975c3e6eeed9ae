/** Screen share zoom: steps of 1.2 from 1 to 5. */
const STEP = 1.2
const MOST = 5

export const zoomedIn = (zoom: number): number => Math.min(MOST, zoom * STEP)
export const zoomedOut = (zoom: number): number => (zoom / STEP < 1.01 ? 1 : zoom / STEP)
export const mayZoomIn = (zoom: number): boolean => zoom < MOST
