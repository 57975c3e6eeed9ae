import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chanceIn, type Tree, treeAsText } from '../../server/src/projects/analysis/retrieval/boosted-trees.ts'
import type { Case } from './logistic-regression.ts'

/** Trees that the analyst judges by, as a file of its source. */
interface KeptTrees {
  /** Below `server/src/projects/analysis`, without its ending. */
  path: string
  name: string
  /** The bench that learns them, and what they tell. */
  bench: string
  tells: string
}

/** Writes what was learned to where the analyst reads it. */
export const keepTrees = <Feature extends string>({ path, name, bench, tells }: KeptTrees, trees: readonly Tree<Feature>[]): void => {
  const text = trees.map(treeAsText).join('\n')
  writeFileSync(
    join(import.meta.dirname, `../../server/src/projects/analysis/${path}.ts`),
    `/** Learned by \`npm run bench -- ${bench} --keep\`, see \`boosted-trees.ts\`: ${tells}. */\nexport const ${name} = \`\n${text}\n\`\n`,
  )
}

/** How likely a case holds, by trees over features of these names. */
export const chanceOfCase = <Feature extends string>(
  trees: readonly Tree<Feature>[],
  names: readonly Feature[],
  { features }: Pick<Case, 'features'>,
): number => chanceIn(trees, Object.fromEntries(names.map((name, at) => [name, features[at] ?? 0])) as Record<Feature, number>)
