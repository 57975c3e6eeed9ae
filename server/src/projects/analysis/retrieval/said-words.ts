/**
 * How often the lessons of each label say each feature (multinomial naive Bayes), beside what the wish model learned of it: the two err in
 * different briefs. Plain data, so that it can be kept in a file; sparse, for most labels never say a feature.
 */
export interface SaidWords {
  /** By feature: where its labels begin, with the end of the last. */
  starts: Uint32Array
  /** The labels that say a feature, side by side. */
  labels: Uint16Array
  /** By entry of `labels`: the logarithm of how much more often that one says it than nobody would. */
  logs: Float32Array
  /** By label: the logarithm of all that it says. */
  volumes: Float32Array
}

/** What a label never said it may say all the same: this part of what labels say of it on average. */
const UNSAID = 0.6
const LEAST_UNSAID = 0.001

/** `lessons`: what is said of each label, by feature, and how much the lesson weighs. */
export const countSaidWords = (
  lessons: readonly { label: number; features: ReadonlyMap<string, number>; weight: number }[],
  features: readonly string[],
  labels: number,
): SaidWords => {
  const counts = new Map(features.map(feature => [feature, new Map<number, number>()]))
  for (const { label, features: said, weight } of lessons)
    for (const [feature, value] of said) {
      const own = counts.get(feature)
      own?.set(label, (own.get(label) ?? 0) + weight * value)
    }
  const starts = new Uint32Array(features.length + 1)
  const sayers: number[] = []
  const logs: number[] = []
  const volumes = new Float64Array(labels)
  let unsaidOfAll = 0
  features.forEach((feature, place) => {
    const own = [...(counts.get(feature) ?? [])]
    const unsaid = UNSAID * (own.reduce((sum, [, count]) => sum + count, 0) / labels) + LEAST_UNSAID
    unsaidOfAll += unsaid
    for (const [label, count] of own) {
      sayers.push(label)
      logs.push(Math.log(1 + count / unsaid))
      volumes[label] = (volumes[label] ?? 0) + count
    }
    starts[place + 1] = sayers.length
  })
  return {
    starts,
    labels: Uint16Array.from(sayers),
    logs: Float32Array.from(logs),
    volumes: Float32Array.from(volumes, said => Math.log(said + unsaidOfAll)),
  }
}

/** Adds to each label's score how likely it says what is told (by place of the feature), times `weight`. */
export const addSaidWords = (
  { starts, labels, logs, volumes }: SaidWords,
  told: readonly (readonly [place: number, value: number])[],
  weight: number,
  scores: Float32Array,
): void => {
  const length = told.reduce((sum, [, value]) => sum + value, 0)
  for (let label = 0; label < scores.length; label++) scores[label] = (scores[label] ?? 0) - weight * length * (volumes[label] ?? 0)
  for (const [place, value] of told)
    for (let at = starts[place] ?? 0; at < (starts[place + 1] ?? 0); at++) {
      const label = labels[at] ?? 0
      scores[label] = (scores[label] ?? 0) + weight * value * (logs[at] ?? 0)
    }
}
