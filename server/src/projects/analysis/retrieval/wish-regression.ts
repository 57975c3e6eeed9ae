/** What is taught, side by side in plain lists: a lesson's words lie from its start to the next one's. */
export interface Taught {
  starts: Uint32Array
  /** By word of a lesson: the place of the feature. */
  places: Uint32Array
  /** By word of a lesson: how much it says; those of one lesson are a vector of length 1. */
  values: Float32Array
  /** By lesson. */
  labels: Uint16Array
  /** By lesson: how much it counts. */
  weights: Float32Array
  /** By lesson: its own, so that a lesson more changes neither the order of the others nor what is passed over of them. */
  chances: Uint32Array
}

/** What there is to learn: the labels of one group (a trade) share a part of it. */
export interface Shape {
  /** By feature, for what is passed over. */
  chances: Uint32Array
  /** By label: its group. */
  groups: Uint16Array
}

/** So often it is learned from the start, with others passed over, and the mean taken: each alone errs by chance. */
export const TIMES = 2
const ROUNDS = 10
const FIRST_STEP = 5
/** Of a lesson's words so many are passed over each time it is taught, others each time: what is learned then leans on no single word. */
const PASSED_OVER = 0.5
/** A lesson of fewer words, a trigger as a rule, is taught whole. */
const FEWEST_TO_PASS_OVER = 5
/** Of all that a lesson would change, what is too little to matter. */
const LEAST_CHANGE = 0.004
/** Packages with many lessons are not to swallow those with few. */
const MOST_BALANCE = 2
/** How fast a trade learns from what its packages are taught: a word that one of them says speaks a little for the others, too. */
const STEP_OF_GROUP = 0.3
const SEED = 7
const ALL_NUMBERS = 2 ** 32

/** Scatters two whole numbers over all of 32 bits. */
const scattered = (one: number, other: number): number => {
  let mixed = Math.imul(one ^ Math.imul(other + SEED, 0x9e3779b1), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

/** A number of all 32 bits for a text, always the same. */
export const numberOf = (text: string): number => {
  let number = 0
  for (let at = 0; at < text.length; at++) number = scattered(number, text.charCodeAt(at))
  return number
}

/** What a text holds: how much of each feature, by the feature's place; of length 1, or less where words of it are not known. */
export type SparseVector = readonly (readonly [place: number, value: number])[]

/** Lessons as they are taught. */
export const taughtFrom = <Of extends { label: number; features: ReadonlyMap<string, number>; weight: number }>(
  lessons: readonly Of[],
  vectorOf: (features: ReadonlyMap<string, number>) => SparseVector,
): Taught => {
  const vectors = lessons.map(({ features }) => vectorOf(features))
  const starts = new Uint32Array(vectors.length + 1)
  vectors.forEach((vector, at) => {
    starts[at + 1] = (starts[at] ?? 0) + vector.length
  })
  return {
    starts,
    places: Uint32Array.from(vectors.flatMap(vector => vector.map(([place]) => place))),
    values: Float32Array.from(vectors.flatMap(vector => vector.map(([, value]) => value))),
    labels: Uint16Array.from(lessons, ({ label }) => label),
    weights: Float32Array.from(lessons, ({ weight }) => weight),
    chances: Uint32Array.from(lessons, ({ label, features }) => scattered(label, numberOf([...features.keys()].join(' ')))),
  }
}

/** Lessons in an order of chance: neighbours of one package must not be learned one after the other. */
const shuffled = ({ chances }: Taught, round: number): Uint32Array => {
  const places = Float64Array.from(chances, (chance, at) => scattered(chance, round) * chances.length + at)
  return Uint32Array.from(places.sort(), place => place % chances.length)
}

const balanceOf = ({ labels, weights }: Taught, labelCount: number): Float32Array => {
  const taught = new Float32Array(labelCount)
  labels.forEach((label, at) => {
    taught[label] = (taught[label] ?? 0) + (weights[at] ?? 0)
  })
  const usual = taught.reduce((sum, one) => sum + one, 0) / labelCount
  return taught.map(own => Math.min(MOST_BALANCE, Math.sqrt(usual / (own || usual))))
}

/** Turns scores into shares of 1, in place. Plain loops here and below: this runs some millions of times. */
export const toShares = (scores: Float32Array): void => {
  let most = Number.NEGATIVE_INFINITY
  for (let at = 0; at < scores.length; at++) most = Math.max(most, scores[at] ?? 0)
  let sum = 0
  for (let at = 0; at < scores.length; at++) {
    const share = Math.exp((scores[at] ?? 0) - most)
    scores[at] = share
    sum += share
  }
  for (let at = 0; at < scores.length; at++) scores[at] = (scores[at] ?? 0) / sum
}

/** What one run of the regression has at hand; the lists are written anew for each lesson. */
interface Learner {
  taught: Taught
  shape: Shape
  groupCount: number
  /** By feature and label, a feature's labels side by side; and by feature and group. */
  weights: Float32Array<ArrayBuffer>
  groupWeights: Float32Array
  /** Of the present lesson: its words that are not passed over, and what they say. */
  places: Uint32Array
  values: Float32Array
  shares: Float32Array
  groupScores: Float32Array
  /** The labels that the present lesson changes, and how much. */
  changed: Uint16Array
  changes: Float32Array
}

const createLearner = (taught: Taught, shape: Shape): Learner => {
  const features = shape.chances.length
  const labels = shape.groups.length
  const groupCount = shape.groups.reduce((most, group) => Math.max(most, group), 0) + 1
  const longest = taught.starts.reduce((most, start, at) => Math.max(most, (taught.starts[at + 1] ?? start) - start), 0)
  return {
    taught,
    shape,
    groupCount,
    weights: new Float32Array(features * labels),
    groupWeights: new Float32Array(features * groupCount),
    places: new Uint32Array(longest),
    values: new Float32Array(longest),
    shares: new Float32Array(labels),
    groupScores: new Float32Array(groupCount),
    changed: new Uint16Array(labels),
    changes: new Float32Array(labels),
  }
}

/** Takes what is left of a lesson's words when some are passed over, of length 1 again; answers how many are left. */
const take = ({ taught, shape, places, values }: Learner, lesson: number, round: number): number => {
  const start = taught.starts[lesson] ?? 0
  const end = taught.starts[lesson + 1] ?? start
  const isWhole = end - start < FEWEST_TO_PASS_OVER
  const now = scattered(taught.chances[lesson] ?? 0, round)
  let count = 0
  let squares = 0
  for (let at = start; at < end; at++) {
    const place = taught.places[at] ?? 0
    if (!isWhole && scattered(now, shape.chances[place] ?? 0) < PASSED_OVER * ALL_NUMBERS) continue
    const value = taught.values[at] ?? 0
    places[count] = place
    values[count] = value
    squares += value * value
    count += 1
  }
  const length = isWhole ? 1 : Math.sqrt(squares)
  for (let at = 0; at < count; at++) values[at] = (values[at] ?? 0) / length
  return count
}

/** How much the words taken sound like each label so far, as shares of 1. */
const score = (
  { shape: { groups }, groupCount, weights, groupWeights, places, values, shares, groupScores }: Learner,
  count: number,
): void => {
  const labels = groups.length
  shares.fill(0)
  groupScores.fill(0)
  for (let word = 0; word < count; word++) {
    const value = values[word] ?? 0
    const ofPlace = (places[word] ?? 0) * labels
    for (let label = 0; label < labels; label++) shares[label] = (shares[label] ?? 0) + (weights[ofPlace + label] ?? 0) * value
    const ofGroups = (places[word] ?? 0) * groupCount
    for (let group = 0; group < groupCount; group++)
      groupScores[group] = (groupScores[group] ?? 0) + (groupWeights[ofGroups + group] ?? 0) * value
  }
  for (let label = 0; label < labels; label++) shares[label] = (shares[label] ?? 0) + (groupScores[groups[label] ?? 0] ?? 0)
  toShares(shares)
}

/** Writes how much each label and each group (into `groupScores`) is to change; answers how many labels do. */
const findChanges = ({ shape: { groups }, shares, groupScores, changed, changes }: Learner, due: number, step: number): number => {
  groupScores.fill(0)
  let count = 0
  for (let label = 0; label < groups.length; label++) {
    const change = step * ((label === due ? 1 : 0) - (shares[label] ?? 0))
    const group = groups[label] ?? 0
    groupScores[group] = (groupScores[group] ?? 0) + change
    if (change < LEAST_CHANGE && change > -LEAST_CHANGE) continue
    changed[count] = label
    changes[count] = change
    count += 1
  }
  return count
}

const teach = (learner: Learner, due: number, count: number, step: number): void => {
  const changedCount = findChanges(learner, due, step)
  const { shape, groupCount, weights, groupWeights, places, values, groupScores, changed, changes } = learner
  for (let word = 0; word < count; word++) {
    const value = values[word] ?? 0
    const ofPlace = (places[word] ?? 0) * shape.groups.length
    for (let at = 0; at < changedCount; at++) {
      const cell = ofPlace + (changed[at] ?? 0)
      weights[cell] = (weights[cell] ?? 0) + (changes[at] ?? 0) * value
    }
    const ofGroups = (places[word] ?? 0) * groupCount
    for (let group = 0; group < groupCount; group++) {
      const change = groupScores[group] ?? 0
      if (change < LEAST_CHANGE && change > -LEAST_CHANGE) continue
      groupWeights[ofGroups + group] = (groupWeights[ofGroups + group] ?? 0) + STEP_OF_GROUP * change * value
    }
  }
}

/**
 * Multinomial logistic regression by stochastic gradient descent, with dropout, learned from the start in the `time`th order of chance:
 * its weights by feature and label, a feature's labels side by side. Deterministic, and no time asks anything of another.
 */
export const learnOnce = (taught: Taught, shape: Shape, time: number): Float32Array<ArrayBuffer> => {
  const learner = createLearner(taught, shape)
  const { weights, groupWeights, groupCount } = learner
  const labels = shape.groups.length
  const balance = balanceOf(taught, labels)
  const lessons = ROUNDS * taught.labels.length
  let at = 0
  for (let round = time * ROUNDS; round < (time + 1) * ROUNDS; round++)
    for (const lesson of shuffled(taught, round)) {
      // Smaller and smaller down to nothing, so that what was taught last says no more than what was taught first.
      const left = 1 - at / lessons
      at += 1
      const count = take(learner, lesson, round)
      if (count === 0) continue
      const due = taught.labels[lesson] ?? 0
      score(learner, count)
      teach(learner, due, count, FIRST_STEP * left * (taught.weights[lesson] ?? 0) * (balance[due] ?? 1))
    }
  for (let cell = 0; cell < weights.length; cell++) {
    const ofGroup = Math.floor(cell / labels) * groupCount + (shape.groups[cell % labels] ?? 0)
    weights[cell] = (weights[cell] ?? 0) + (groupWeights[ofGroup] ?? 0)
  }
  return weights
}

/** Of what was learned several times over; written into the first, since each may be of hundreds of megabytes. */
export const meanOfTimes = ([mean = new Float32Array(), ...others]: readonly Float32Array[]): Float32Array => {
  const times = others.length + 1
  for (let cell = 0; cell < mean.length; cell++) {
    let sum = mean[cell] ?? 0
    for (const other of others) sum += other[cell] ?? 0
    mean[cell] = sum / times
  }
  return mean
}

/** All times, one after the other. */
export const learnWeights = (taught: Taught, shape: Shape): Float32Array =>
  meanOfTimes(Array.from({ length: TIMES }, (_, time) => learnOnce(taught, shape, time)))
