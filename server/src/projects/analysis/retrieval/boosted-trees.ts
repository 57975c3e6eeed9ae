/** Questions one after the other, 'is this feature less than so much?'; what is reached in the end is added to the score. */
export type Tree<Feature extends string> =
  | number
  | { readonly feature: Feature; readonly below: number; readonly less: Tree<Feature>; readonly more: Tree<Feature> }

const BETWEEN = ' '
const LESS = '<'

/** A tree as one line: a question, what follows where it holds, and what follows where it does not, `called<0.5 clause<-2.3 -0.12 0.05 0.4`. */
export const treeAsText = <Feature extends string>(tree: Tree<Feature>): string =>
  typeof tree === 'number'
    ? String(tree)
    : [`${tree.feature}${LESS}${tree.below}`, treeAsText(tree.less), treeAsText(tree.more)].join(BETWEEN)

/** Reads trees, a line each; refuses questions about features that are none. */
export const readTrees = <Feature extends string>(text: string, features: readonly Feature[]): Tree<Feature>[] => {
  const numberIn = (word: string): number => {
    const number = Number(word)
    if (word === '' || !Number.isFinite(number)) throw new Error(`no tree: '${word}' is no number`)
    return number
  }
  const readTree = (words: Iterator<string>): Tree<Feature> => {
    const word: string = words.next().value ?? ''
    const [name, below] = word.split(LESS)
    if (below === undefined) return numberIn(word)
    const feature = features.find(known => known === name)
    if (feature === undefined) throw new Error(`no tree: '${name}' is no feature`)
    return { feature, below: numberIn(below), less: readTree(words), more: readTree(words) }
  }
  return text
    .trim()
    .split('\n')
    .map(line => {
      const words = line.split(BETWEEN).values()
      const tree = readTree(words)
      if (words.next().done !== true) throw new Error(`no tree: more than one in '${line}'`)
      return tree
    })
}

const reach = <Feature extends string>(tree: Tree<Feature>, features: Readonly<Record<Feature, number>>): number => {
  let at: Tree<Feature> = tree
  while (typeof at !== 'number') at = features[at.feature] < at.below ? at.less : at.more
  return at
}

/** How likely it is that what the trees were learned of holds, from 0 to 1: the logistic function of the sum of what they reach. */
export const chanceIn = <Feature extends string>(trees: readonly Tree<Feature>[], features: Readonly<Record<Feature, number>>): number =>
  1 / (1 + Math.exp(-trees.reduce<number>((sum, tree) => sum + reach(tree, features), 0)))
