import { BOARD_REACH, BOARD_STEPS } from '#contract/workspaces-board.ts'

/** A spot on the board in units, and how hard the pen pressed (0 to 1; a half where nothing tells). */
export interface BoardPoint {
  x: number
  y: number
  pressure: number
}
export interface BoardBox {
  left: number
  top: number
  right: number
  bottom: number
}

const PRESSURES = 255

/** A number of units as it travels and is kept. */
export const toSteps = (units: number): number => Math.max(-BOARD_REACH, Math.min(BOARD_REACH, Math.round(units * BOARD_STEPS)))
export const toUnits = (steps: number): number => steps / BOARD_STEPS

/** x, y and pressure in whole numbers, one after another. */
export const toNumbers = (points: readonly BoardPoint[]): number[] =>
  points.flatMap(({ x, y, pressure }) => [toSteps(x), toSteps(y), Math.round(pressure * PRESSURES)])

export const fromNumbers = (numbers: readonly number[]): BoardPoint[] => {
  const points: BoardPoint[] = []
  for (let at = 0; at + 2 < numbers.length; at += 3)
    points.push({ x: toUnits(numbers[at] ?? 0), y: toUnits(numbers[at + 1] ?? 0), pressure: (numbers[at + 2] ?? 0) / PRESSURES })
  return points
}

/** Each number's difference to the same of the point before, small ones in one byte: about three bytes a point. */
export const encodePoints = (points: readonly BoardPoint[]): Uint8Array<ArrayBuffer> => {
  const bytes: number[] = []
  const last = [0, 0, 0]
  toNumbers(points).forEach((number, index) => {
    const difference = number - (last[index % 3] ?? 0)
    last[index % 3] = number
    let rest = difference < 0 ? -difference * 2 - 1 : difference * 2
    while (rest > 127) {
      bytes.push((rest % 128) | 128)
      rest = Math.floor(rest / 128)
    }
    bytes.push(rest)
  })
  return Uint8Array.from(bytes)
}

export const decodePoints = (bytes: Uint8Array): BoardPoint[] => {
  const numbers: number[] = []
  let [value, scale] = [0, 1]
  for (const byte of bytes) {
    value += (byte & 127) * scale
    scale *= 128
    if (byte > 127) continue
    const difference = value % 2 === 1 ? -(value + 1) / 2 : value / 2
    numbers.push((numbers[numbers.length - 3] ?? 0) + difference)
    value = 0
    scale = 1
  }
  return fromNumbers(numbers)
}

export const boxAround = (points: readonly BoardPoint[], margin: number): BoardBox => {
  const box = {
    left: Number.POSITIVE_INFINITY,
    top: Number.POSITIVE_INFINITY,
    right: Number.NEGATIVE_INFINITY,
    bottom: Number.NEGATIVE_INFINITY,
  }
  for (const { x, y } of points) {
    box.left = Math.min(box.left, x - margin)
    box.right = Math.max(box.right, x + margin)
    box.top = Math.min(box.top, y - margin)
    box.bottom = Math.max(box.bottom, y + margin)
  }
  return box
}

export const meets = (one: BoardBox, other: BoardBox): boolean =>
  one.left <= other.right && one.right >= other.left && one.top <= other.bottom && one.bottom >= other.top

export const movedBox = ({ left, top, right, bottom }: BoardBox, x: number, y: number): BoardBox => ({
  ...{ left: left + x, top: top + y, right: right + x, bottom: bottom + y },
})

/** The smallest box that has all of them in it; null around nothing. There may be thousands: no spreading. */
export const boxOf = (boxes: readonly BoardBox[]): BoardBox | null =>
  boxes.reduce<BoardBox | null>(
    (all, { left, top, right, bottom }) =>
      all
        ? {
            ...{ left: Math.min(all.left, left), top: Math.min(all.top, top) },
            ...{ right: Math.max(all.right, right), bottom: Math.max(all.bottom, bottom) },
          }
        : { left, top, right, bottom },
    null,
  )
