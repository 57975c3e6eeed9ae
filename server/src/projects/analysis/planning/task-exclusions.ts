import { TAXONOMY } from '../../../catalog/taxonomy/taxonomy-index.ts'
import type { PackageTemplate, TaskTemplate } from '../knowledge/package-template.ts'
import { type ReadExclusion, type Reading, tellingWords } from '../reading/brief-reading.ts'
import { type Exclusion, isStillToDo } from '../reading/exclusions.ts'

/** Stems of a text of a template. */
export const stemsIn = (text: string): string[] => tellingWords(text).map(word => word.stem)

/** 'The old tiles are already off': what is gone leaves out nothing but taking it away. */
const TAKES_AWAY = /\b(?:take|strip|remove|clear|demolish|dismantle|pull|rip|dispose|break out|knock)\b/i
/** 'New windows are out of the question': the old ones may still be mended. */
const OF_NEW = /^(?:new|neue\p{L}?|nuev[oa]s?|nouve(?:au|aux|lle|lles)) /u
const MAKES_NEW =
  /\b(?:new|replace|choose|order|buy|install|fit|build|make|create|design|draw|lay|hang|mount|put|set up|deliver|measure)\b/i
/** 'The old pictures can stay online': new ones are still to be taken. */
const OF_OLD =
  /^(?:the |our |my |die |unsere |meine |las? |los |les |nos |nuestr[oa]s )?(?:old|alte[nrs]?|viej[oa]s?|antigu[oa]s?|ancien(?:ne)?s?) /u
const STAYS = /\b(?:stays?|remains?|bleib\p{L}*|qued\p{L}+|reste\p{L}*)\b/u
/** 'The old one is already gone': whatever it was that the task takes away. */
const OLD_ONE = /^(?:old(?: ones?)?|alte[nrs]?|viej[oa]s?|antigu[oa]s?|ancien(?:ne)?s?)$/u
export const isOldOneGone = ({ title }: TaskTemplate, { isGone, words }: Exclusion): boolean =>
  isGone === true && OLD_ONE.test(words) && TAKES_AWAY.test(title) && /\bold\b/i.test(title)
const isOfOldOne = ({ title }: TaskTemplate, { kind, words }: Exclusion): boolean =>
  (kind === 'unwanted' && OF_NEW.test(words) && !MAKES_NEW.test(title)) ||
  (OF_OLD.test(words) && STAYS.test(words) && !TAKES_AWAY.test(title))

const EITHER = /(\p{L}+) or (\p{L}+)/u
/** 'Oiled, not lacquered' leaves 'Oil or lacquer' to be done. */
const isOneOfTwoWays = ({ title }: TaskTemplate, { kind, stems }: Exclusion): boolean => {
  const ways = EITHER.exec(title)?.slice(1).map(stemsIn) ?? []
  return kind === 'unwanted' && ways.some(way => way.some(stem => stems.has(stem))) && !ways.every(way => way.some(stem => stems.has(stem)))
}

/** 'No web design' names a whole work by its own words, and a package without that trade has none of it, whatever 'design' means there. */
export const isOfOtherTrade = ({ tasks, tradeId }: PackageTemplate, { words, stems }: Exclusion): boolean => {
  // 'No data migration' names a task's own work as well.
  const isInTitle = tasks.some(({ title }) => [...stems].every(stem => stemsIn(title).includes(stem)))
  const named = TAXONOMY.mentionsIn(words).filter(({ words: said }) => said.includes(' '))
  const trades = new Set([tradeId, ...tasks.flatMap(({ skillIds }) => skillIds.map(id => TAXONOMY.skill(id)?.tradeId))])
  return !isInTitle && named.length > 0 && !named.some(({ skill }) => trades.has(skill.tradeId))
}

/** Those exclusions that may speak of a task. */
export const exclusionsOf = <T extends Exclusion>(task: TaskTemplate, exclusions: readonly T[]): T[] =>
  exclusions.filter(
    exclusion =>
      (exclusion.isGone !== true || TAKES_AWAY.test(task.title)) &&
      !isOfOldOne(task, exclusion) &&
      !isOneOfTwoWays(task, exclusion) &&
      !isStillToDo([task.title, ...task.namedBy], exclusion),
  )

/** 'We need no regular mowing' beside a lawn that is to be scarified: a task that the brief asks for by another name is not all left out. */
export const isAskedBesides = (
  { namedBy }: TaskTemplate,
  { stems, sentenceIndex }: ReadExclusion,
  { sentences }: Reading,
  ofOthers: ReadonlySet<number>,
): boolean => {
  const others = namedBy.map(stemsIn).filter(named => named.length > 0 && !named.some(stem => stems.has(stem)))
  return sentences.some(({ words, isAsked, isTitle }, at) => {
    if (at === sentenceIndex || !isAsked || isTitle || ofOthers.has(at)) return false
    const said = new Set(words.map(({ stem }) => stem))
    return others.some(named => named.every(stem => said.has(stem)))
  })
}
