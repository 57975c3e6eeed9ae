import type { PlacedQuantity } from './over-time.ts'

/** Where a total is told in its parts: '14 points: ...', '8 machines (3 of these, 5 of those)', 'two machines, namely ...'. */
const OPENS_PARTS =
  /^[^:()]*?(?:\((?![^)]*\))|:(?!\d\d\b)[^:]*$|\b(?:namely|viz|consisting of|comprising|und zwar|namlich|bestehend aus|a saber|en concreto|a savoir)\b)/
/** How heavy one of them is. */
const WEIGHT = /^(?:kg|kilo|kilos|t|to|ton|tonn|tonne|tonelad|g|lb|lbs)$/

/** How many a list in a bracket or behind a colon names: 'two birth certificates, marriage certificate, degree' are four. */
const itemsOf = (folded: string, total: PlacedQuantity, quantities: readonly PlacedQuantity[]): number => {
  const [, inBracket, behindColon] = /^[^:()]*?(?:\(([^)]*)\)|:(?!\d\d\b)([^:.;!?]*))/.exec(folded.slice(total.at)) ?? []
  const list = inBracket ?? behindColon
  if (list === undefined) return 0
  let at = folded.indexOf(list, total.at)
  return list.split(/(,|\b(?:and|und|y|et)\b)/).reduce((sum, item, place) => {
    const [from, to] = [at, at + item.length]
    at = to
    if (place % 2 === 1 || item.trim() === '') return sum
    return sum + (quantities.find(quantity => quantity.at >= from && quantity.at < to)?.value ?? 1)
  }, 0)
}

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
    if (sum < total.value && behind.length > 0 && itemsOf(folded, total, quantities) === total.value)
      for (const one of behind) parts.add(one)
  })
  return quantities.map(quantity => (parts.has(quantity) ? { ...quantity, isPart: true } : quantity))
}
