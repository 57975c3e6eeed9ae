/** What one case is like, by feature, and whether it holds. */
export interface Case {
  features: readonly number[]
  holds: boolean
  weight: number
}

export interface Fit {
  bias: number
  weights: number[]
}

const ROUNDS = 30
/** Of weights that are counted in standard deviations: the less it is, the more they may say. */
const RIDGE = 10

/** Solves a system of linear equations by Gauss-Jordan elimination with pivoting. */
const solve = (matrix: readonly (readonly number[])[], right: readonly number[]): number[] => {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0])
  const size = rows.length
  for (let column = 0; column < size; column++) {
    const pivot = rows.reduce(
      (best, row, at) => (at >= column && Math.abs(row[column] ?? 0) > Math.abs(rows[best]?.[column] ?? 0) ? at : best),
      column,
    )
    const [own = [], other = []] = [rows[pivot], rows[column]]
    rows[pivot] = other
    const scale = own[column] ?? 1
    rows[column] = own.map(value => value / scale)
    rows.forEach((row, at) => {
      const factor = row[column] ?? 0
      if (at !== column) rows[at] = row.map((value, place) => value - factor * (rows[column]?.[place] ?? 0))
    })
  }
  return rows.map(row => row[size] ?? 0)
}

export const chanceOf = ({ bias, weights }: Fit, features: readonly number[]): number =>
  1 / (1 + Math.exp(-features.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), bias)))

/** Logistic regression with a ridge, by Newton's method. */
export const fitLogistic = (cases: readonly Case[]): Fit => {
  const count = cases[0]?.features.length ?? 0
  const means = Array.from({ length: count }, (_, at) => cases.reduce((sum, { features }) => sum + (features[at] ?? 0), 0) / cases.length)
  const deviations = means.map((mean, at) =>
    Math.sqrt(cases.reduce((sum, { features }) => sum + ((features[at] ?? 0) - mean) ** 2, 0) / cases.length || 1),
  )
  const scaled = cases.map(one => ({
    ...one,
    features: [...one.features.map((value, at) => (value - (means[at] ?? 0)) / (deviations[at] ?? 1)), 1],
  }))
  let solution = Array.from({ length: count + 1 }, () => 0)
  for (let round = 0; round < ROUNDS; round++) {
    const gradient = solution.map((value, at) => (at < count ? RIDGE * value : 0))
    const curvature: number[][] = solution.map((_, row) => solution.map((__, column) => (row === column && row < count ? RIDGE : 0)))
    for (const { features, holds, weight } of scaled) {
      const chance = chanceOf({ bias: 0, weights: solution }, features)
      const slope = weight * (chance - Number(holds))
      const bend = weight * chance * (1 - chance)
      features.forEach((value, row) => {
        gradient[row] = (gradient[row] ?? 0) + slope * value
        const own = curvature[row]
        if (own !== undefined)
          for (let column = 0; column <= count; column++) own[column] = (own[column] ?? 0) + bend * value * (features[column] ?? 0)
      })
    }
    const step = solve(curvature, gradient)
    solution = solution.map((value, at) => value - (step[at] ?? 0))
  }
  const weights = means.map((_, at) => (solution[at] ?? 0) / (deviations[at] ?? 1))
  return { bias: (solution[count] ?? 0) - weights.reduce((sum, weight, at) => sum + weight * (means[at] ?? 0), 0), weights }
}
