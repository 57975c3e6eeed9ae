import type { PlacedQuantity } from './over-time.ts'

/** Where a total is told in its parts: '14 points: ...', '8 machines (3 of these, 5 of those)', 'two machines, namely ...'. */
const OPENS_PARTS =
  /^[^:()]*?(?:\((?![^)]*\))|:(?!\d\d\b)[^:]*$|\b(?:namely|viz|consisting of|comprising|und zwar|namlich|bestehend aus|a saber|en concreto|a savoir)\b)/
/** How heavy one of them is. */
const WEIGHT = /^(?:kg|kilo|kilos|t|to|ton|tonn|tonne|tonelad|g|lb|lbs)$/

/** '8 lamps, six in the hall and two in the stairwell' are eight: what comes behind only says how they are shared out. */
export const withParts = (
  quantities: readonly PlacedQuantity[],
  folded: string,
  isMeasured: (quantity: PlacedQuantity) => boolean,
): PlacedQuantity[] => {
  const parts = new Set<PlacedQuantity>()
  quantities.forEach((total, at) => {
    let sum = 0
    const behind: PlacedQuantity[] = []
    for (const part of quantities.slice(at + 1)) {
      if (WEIGHT.test(part.nouns[0] ?? '')) continue
      const isAlike = part.nouns.join(' ') === total.nouns.join(' ')
      const isOpened = OPENS_PARTS.test(folded.slice(total.at, part.at))
      if (parts.has(total) || isMeasured(total) || !(isAlike || isOpened)) break
      // 'Three bikes: my own and the two bikes of my sons'
      if (isOpened && part.nouns[0] === total.nouns[0] && part.value < total.value) parts.add(part)
      sum += part.value
      behind.push(part)
      if (sum === total.value && behind.length > 1) for (const one of behind) parts.add(one)
      if (sum >= total.value) break
    }
  })
  return quantities.map(quantity => (parts.has(quantity) ? { ...quantity, isPart: true } : quantity))
}
