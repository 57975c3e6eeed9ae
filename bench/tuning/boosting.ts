import type { Tree } from '../../server/src/projects/analysis/retrieval/boosted-trees.ts'
import type { Case } from './logistic-regression.ts'

/** Gradient boosting of small trees by second derivatives of the logistic loss, over features cut into bins. No library of npm has constraints of direction. */
const TREES = 200
const LEARNED_OF_EACH = 0.06
const MOST_LEAVES = 8
const FEWEST_CASES = 25
const RIDGE = 2
const MOST_BINS = 64
const DIGITS = 4

/** As the trees are written: what is learned is what is read. */
const rounded = (value: number): number => Number(value.toFixed(DIGITS))

interface Binned {
  directions: readonly number[]
  /** By feature: where a bin ends, the last without an end. */
  ends: number[][]
  /** By feature: the bin of each case. */
  bins: Uint8Array[]
}

/** Halfway between neighbouring values, as many cases on either side as can be. */
const endsOf = (values: readonly number[]): number[] => {
  const sorted = values.toSorted((a, b) => a - b)
  const ends = new Set<number>()
  for (let bin = 1; bin < MOST_BINS; bin++) {
    const at = Math.floor((bin * sorted.length) / MOST_BINS)
    const next = sorted.findIndex((value, place) => place >= at && value > (sorted[at] ?? 0))
    if (next > 0) ends.add(rounded(((sorted[next - 1] ?? 0) + (sorted[next] ?? 0)) / 2))
  }
  const least = sorted[0] ?? 0
  const second = sorted.find(value => value > least)
  if (second !== undefined) ends.add(rounded((least + second) / 2))
  return [...ends].toSorted((a, b) => a - b)
}

const binned = (cases: readonly Case[], directions: readonly number[]): Binned => {
  const count = cases[0]?.features.length ?? 0
  const columns = Array.from({ length: count }, (_, at) => cases.map(({ features }) => features[at] ?? 0))
  const ends = columns.map(endsOf)
  const bins = columns.map((values, at) =>
    Uint8Array.from(values, value => {
      const bin = (ends[at] ?? []).findIndex(end => value < end)
      return bin < 0 ? (ends[at]?.length ?? 0) : bin
    }),
  )
  return { directions, ends, bins }
}

/** The first and second derivatives of the loss at each case. */
interface Slopes {
  slope: Float64Array
  bend: Float64Array
}

interface Split {
  gain: number
  feature: number
  /** The last bin of those that go left. */
  bin: number
  /** What either side would add by itself. */
  sides: readonly [less: number, more: number]
}

interface Leaf {
  cases: Uint32Array
  /** What it may add, so that no question before it is contradicted. */
  bounds: readonly [least: number, most: number]
  split: Split | undefined
}

const sumOf = (cases: Uint32Array, values: Float64Array): number => cases.reduce((sum, one) => sum + (values[one] ?? 0), 0)

const addedBy = (slope: number, bend: number, [least, most]: Leaf['bounds']): number =>
  Math.min(most, Math.max(least, -slope / (bend + RIDGE)))

/** How much less is lost where so much is added. */
const worth = (added: number, slope: number, bend: number): number => -added * (2 * slope + (bend + RIDGE) * added)

/** The question that parts the cases of a leaf best. `direction` of a feature: 1 where more of it may only raise the score, -1 where it may only lower it. */
const bestSplit = (cases: Uint32Array, bounds: Leaf['bounds'], { bins, ends, directions }: Binned, { slope, bend }: Slopes) => {
  const [allSlope, allBend] = [sumOf(cases, slope), sumOf(cases, bend)]
  const before = worth(addedBy(allSlope, allBend, bounds), allSlope, allBend)
  let best: Split | undefined
  bins.forEach((binOf, feature) => {
    const count = (ends[feature]?.length ?? 0) + 1
    const [slopes, bends, sizes] = [new Float64Array(count), new Float64Array(count), new Uint32Array(count)]
    for (const one of cases) {
      const bin = binOf[one] ?? 0
      slopes[bin] = (slopes[bin] ?? 0) + (slope[one] ?? 0)
      bends[bin] = (bends[bin] ?? 0) + (bend[one] ?? 0)
      sizes[bin] = (sizes[bin] ?? 0) + 1
    }
    let [lessSlope, lessBend, lessSize] = [0, 0, 0]
    for (let bin = 0; bin < count - 1; bin++) {
      lessSlope += slopes[bin] ?? 0
      lessBend += bends[bin] ?? 0
      lessSize += sizes[bin] ?? 0
      if (lessSize < FEWEST_CASES || cases.length - lessSize < FEWEST_CASES) continue
      const [moreSlope, moreBend] = [allSlope - lessSlope, allBend - lessBend]
      const less = addedBy(lessSlope, lessBend, bounds)
      const more = addedBy(moreSlope, moreBend, bounds)
      if ((more - less) * (directions[feature] ?? 0) < 0) continue
      const gain = worth(less, lessSlope, lessBend) + worth(more, moreSlope, moreBend) - before
      if (gain > (best?.gain ?? 0)) best = { gain, feature, bin, sides: [less, more] }
    }
  })
  return best
}

/** What is between the two sides of a question about a feature with a direction neither of them may pass. */
const boundsOfSides = ({ feature, sides: [less, more] }: Split, [least, most]: Leaf['bounds'], directions: Binned['directions']) => {
  const between = (less + more) / 2
  const direction = directions[feature] ?? 0
  const [left, right]: [Leaf['bounds'], Leaf['bounds']] = [
    [direction < 0 ? between : least, direction > 0 ? between : most],
    [direction > 0 ? between : least, direction < 0 ? between : most],
  ]
  return [left, right] as const
}

/** Grows one tree: again and again the leaf is parted that gains most by it. Adds what it says to the scores. */
const growTree = <Feature extends string>(data: Binned, slopes: Slopes, names: readonly Feature[], scores: Float64Array): Tree<Feature> => {
  const leafOf = (cases: Uint32Array, bounds: Leaf['bounds']): Leaf => ({ cases, bounds, split: bestSplit(cases, bounds, data, slopes) })
  const parted = new Map<Leaf, readonly [less: Leaf, more: Leaf]>()
  const root = leafOf(Uint32Array.from(scores.keys()), [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY])
  const leaves = [root]
  while (leaves.length < MOST_LEAVES) {
    const next = leaves.reduce((best, leaf) => ((leaf.split?.gain ?? 0) > (best.split?.gain ?? 0) ? leaf : best))
    const { split, cases, bounds } = next
    if (split === undefined) break
    const isLess = (one: number) => (data.bins[split.feature]?.[one] ?? 0) <= split.bin
    const [ofLess, ofMore] = boundsOfSides(split, bounds, data.directions)
    const both = [
      leafOf(cases.filter(isLess), ofLess),
      leafOf(
        cases.filter(one => !isLess(one)),
        ofMore,
      ),
    ] as const
    parted.set(next, both)
    leaves.splice(leaves.indexOf(next), 1, ...both)
  }
  const treeOf = (leaf: Leaf): Tree<Feature> => {
    const both = parted.get(leaf)
    const name = names[leaf.split?.feature ?? -1]
    if (both !== undefined && leaf.split !== undefined && name !== undefined)
      return {
        feature: name,
        below: data.ends[leaf.split.feature]?.[leaf.split.bin] ?? 0,
        less: treeOf(both[0]),
        more: treeOf(both[1]),
      }
    const adds = rounded(LEARNED_OF_EACH * addedBy(sumOf(leaf.cases, slopes.slope), sumOf(leaf.cases, slopes.bend), leaf.bounds))
    for (const one of leaf.cases) scores[one] = (scores[one] ?? 0) + adds
    return adds
  }
  return treeOf(root)
}

/**
 * Learns which cases hold: the first tree is the logarithm of their odds, each further one mends what those before it leave. `directions`: features of which
 * more may only raise the score, or only lower it, whatever chance made of the cases. Deterministic.
 */
export const boostTrees = <Feature extends string>(
  cases: readonly Case[],
  names: readonly Feature[],
  directions: Readonly<Partial<Record<Feature, 1 | -1>>>,
): Tree<Feature>[] => {
  const data = binned(
    cases,
    names.map(name => directions[name] ?? 0),
  )
  const all = cases.reduce((sum, { weight }) => sum + weight, 0)
  const holding = cases.reduce((sum, { weight, holds }) => sum + (holds ? weight : 0), 0)
  const odds = rounded(Math.log(holding / (all - holding)))
  const scores = Float64Array.from(cases, () => odds)
  const trees: Tree<Feature>[] = [odds]
  while (trees.length <= TREES) {
    const slope = Float64Array.from(cases, ({ holds, weight }, at) => weight * (1 / (1 + Math.exp(-(scores[at] ?? 0))) - Number(holds)))
    const bend = Float64Array.from(cases, ({ weight }, at) => {
      const chance = 1 / (1 + Math.exp(-(scores[at] ?? 0)))
      return weight * chance * (1 - chance)
    })
    trees.push(growTree(data, { slope, bend }, names, scores))
  }
  return trees
}
