/** The ends of a range, with no more figures than its width bears: a range of 47 hours is not known to tenths. */
export const roundedRange = (low: number, high: number): [low: number, high: number] => {
  const width = high - low
  const digits = width <= 0 ? 1 : Math.min(1, 1 - Math.floor(Math.log10(width)))
  const round = (value: number) => Number((Math.round(value * 10 ** digits) / 10 ** digits).toFixed(Math.max(0, digits)))
  return [round(low), round(high)]
}
