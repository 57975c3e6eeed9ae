import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type HarmWeights, isJudgedHarm, weightsAsText, weightsFrom } from '../server/src/projects/analysis/harm/harm-judge.ts'
import { rulesAskedIn } from '../server/src/projects/analysis/harm/harm-rules.ts'
import { printCells } from './table.ts'
import { learnHarm } from './tuning/harm-learning.ts'
import { harmlessBriefs, lessonsOfHarm, wishesOfHarm } from './tuning/harm-lessons.ts'

const FILE = join(import.meta.dirname, '../server/src/projects/analysis/harm/harm-weights.ts')

const keep = (text: string): void =>
  writeFileSync(
    FILE,
    `/** Learned by \`npm run bench -- harm --keep\`, see \`harm-judge.ts\`: what speaks for a wish to harm, and what against it. */\nexport const HARM_WEIGHTS = \`\n${text}\n\`\n`,
  )

const rowsOf = (weights: HarmWeights): string[][] => {
  const row = (what: string, texts: readonly string[]): string[] => [
    what,
    `${texts.filter(text => rulesAskedIn(text).length > 0).length} of ${texts.length}`,
    `${texts.filter(text => isJudgedHarm(text, weights)).length} of ${texts.length}`,
  ]
  const wishes = (isSeen: boolean, isHarm: boolean) =>
    wishesOfHarm(isSeen)
      .filter(one => one.isHarm === isHarm)
      .map(({ text }) => text)
  return [
    row('harmful wishes, seen', wishes(true, true)),
    row('harmful wishes', wishes(false, true)),
    row('lawful wishes in like words, seen', wishes(true, false)),
    row('lawful wishes in like words', wishes(false, false)),
    row('harmless briefs, seen', harmlessBriefs(true)),
    row('harmless briefs', harmlessBriefs(false)),
  ]
}

/** For those who tune: learns anew what asks for harm, prints what is then refused of what was kept out of the lesson and of the rest, and keeps it if asked to. */
export const benchHarm = (options: { isKept: boolean }): void => {
  const text = weightsAsText(learnHarm(lessonsOfHarm()))
  printCells('Refused as harm', ['texts', 'by the rules alone', 'as judged'], rowsOf(weightsFrom(text)))
  if (options.isKept) keep(text)
}
