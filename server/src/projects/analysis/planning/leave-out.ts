import { fold, wordsOf } from '../../../catalog/taxonomy/fold.ts'
import { PACKAGES } from '../knowledge/packages.ts'
import { type Reading, tellingWords } from '../reading/brief-reading.ts'
import type { Exclusion } from '../reading/exclusions.ts'
import { stem } from '../reading/stems.ts'

/** Where a title has named what is worked on and goes on with circumstances. */
const CIRCUMSTANCES = /\s(?:for|with|in|on|from|into|at|to|of|by|through|under|near|before|after|until|against|so)\s|[:;]/
const AND = /, (?:and )?| and | & | or /
/** Verbs that are a kind of work themselves: 'we paint the walls' leaves 'tile the walls' to the expert. */
const WORK_VERBS: ReadonlySet<string> = new Set(
  'paint tile wallpaper plaster clean sand insulate wire photograph film design translate mow trim print pack'.split(' ').map(stem),
)
const LEAST_SHARE = 0.4
const WANTED_WEIGHT = 0.9

const verbs: ReadonlySet<string> = new Set(PACKAGES.flatMap(({ tasks }) => tasks.map(({ title }) => wordsOf(fold(title))[0]?.text ?? '')))

/** Verbs of what is there once it was made or got: who has the plan needs nobody to draw it, and who has the tiles still needs them laid. */
const BRINGS_ABOUT: ReadonlySet<string> = new Set(
  'take make create produce source write draft draw design calculate plan measure survey choose select buy get obtain order book reserve gather collect record film photograph capture shoot model research find count interview sketch define compile compare'.split(
    ' ',
  ),
)

/** Verbs of getting it, whatever else they name beside it: 'Compare offers and order windows'. */
const GETS: ReadonlySet<string> = new Set('choose select buy get obtain order compare'.split(' '))

/** Whether what a task does by this title is there already once a thing to work with is. */
export const bringsAbout = (title: string): boolean => BRINGS_ABOUT.has(fold(title.split(' ')[0] ?? ''))

/** Stems that the brief asks for in so many words: no exclusion takes them away. */
export const wantedStems = ({ sentences }: Reading): ReadonlySet<string> =>
  new Set(sentences.flatMap(({ words }) => words.filter(word => !word.isCommon && word.weight >= WANTED_WEIGHT).map(word => word.stem)))

interface Item {
  /** Absent where it shares that of the item before it. */
  verb: string | null
  nouns: string
}

const itemsOf = (head: string): Item[] =>
  head.split(AND).map((text, at) => {
    const [first = '', ...rest] = text.trim().split(' ')
    const isVerb = at === 0 || (verbs.has(fold(first)) && rest.length > 0)
    return isVerb ? { verb: first, nouns: rest.join(' ') } : { verb: null, nouns: text.trim() }
  })

/** 'An alarm system' is alarms. */
const GENERIC: ReadonlySet<string> = new Set('system work job thing part stuff'.split(' ').map(stem))

const namesIt = (exclusion: ReadonlySet<string>, nouns: readonly string[]): boolean => exclusion.has(nouns.at(-1) ?? '')

/**
 * Whether an exclusion speaks of what an item does, and of nothing else: 'the translated texts we deliver ourselves' has a word of many titles, and
 * only one time of three (bench/tuning/lists, 2026-11-29) was it said of what such a title names.
 */
const isExcluded = (exclusion: ReadonlySet<string>, verb: string, nouns: readonly string[]): boolean => {
  const does = stem(fold(verb))
  if (![...exclusion].every(one => one === does || nouns.includes(one) || GENERIC.has(one) || one.includes(' '))) return false
  const isWork = WORK_VERBS.has(does)
  const named = nouns.some(noun => exclusion.has(noun))
  if (exclusion.has(does) && isWork) return exclusion.size === 1 || named
  const isOtherWork = isWork && [...exclusion].some(one => WORK_VERBS.has(one))
  return !isOtherWork && namesIt(exclusion, nouns)
}

const headOf = (title: string): string => title.slice(0, CIRCUMSTANCES.exec(title)?.index ?? title.length)

const joined = (texts: readonly string[]): string =>
  texts.length < 2 ? (texts[0] ?? '') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`

const titleOf = (items: readonly (Item & { isOut: boolean })[], tail: string): string => {
  const texts: string[] = []
  let verb: string | null = null
  for (const item of items) {
    verb = item.verb ?? (item.isOut ? verb : verb)
    if (item.verb !== null && item.nouns === '') continue
    if (item.isOut) continue
    texts.push(verb === null ? item.nouns : `${verb} ${item.nouns}`)
    verb = null
  }
  const text = joined(texts)
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${tail}`
}

/** What is left of a task: its title and the share of its work; null when nothing is. */
export type Rest = { title: string; share: number; words: string } | { title: null; words: string }

/** What stands behind this is done along with the rest of a task, and is a small part of it. */
const ALONG_WITH = ' with '
const SHARE_WITHOUT = 0.9

/** 'Mix and master with music' where no music is wanted: without what the title does along with it. */
const restOfTail = (title: string, head: string, exclusions: readonly Exclusion[], wanted: ReadonlySet<string>): Rest | null => {
  const tail = title.slice(head.length)
  if (!tail.startsWith(ALONG_WITH)) return null
  const unwanted = exclusions.filter(
    ({ kind, isOnlyThere, isOnlyGot, stems }) =>
      kind === 'unwanted' && isOnlyThere !== true && isOnlyGot !== true && ![...stems].some(one => wanted.has(one)),
  )
  const judged = tail
    .slice(ALONG_WITH.length)
    .split(AND)
    .map(text => {
      const nouns = tellingWords(text).map(word => word.stem)
      return { text, exclusion: unwanted.find(({ stems }) => nouns.length > 0 && nouns.every(noun => stems.has(noun))) }
    })
  const words = judged.find(({ exclusion }) => exclusion !== undefined)?.exclusion?.words
  if (words === undefined) return null
  const left = judged.flatMap(({ text, exclusion }) => (exclusion === undefined ? [text] : []))
  return { title: left.length === 0 ? head : `${head}${ALONG_WITH}${joined(left)}`, share: SHARE_WITHOUT, words }
}

/** What exclusions take from a task by its title. Answers null where they take nothing. `named`: writes counted things into a title. */
export const restOf = (
  title: string,
  exclusions: readonly Exclusion[],
  wanted: ReadonlySet<string>,
  named: (title: string) => string,
): Rest | null => {
  const head = headOf(title)
  const items = itemsOf(head)
  let verb = ''
  let words = ''
  const said = items.map(item => {
    verb = item.verb ?? verb
    const nouns = tellingWords(named(item.nouns)).map(word => word.stem)
    const exclusion = exclusions.find(({ kind, stems, isGone, isOnlyThere, isOnlyGot }) => {
      // 'Tiles and glue are there': what there is to work with leaves the work to be done.
      if ((isOnlyThere === true || isOnlyGot === true) && !bringsAbout(verb)) return false
      // What is gone was there before, whatever is wanted in its place.
      const open = new Set([...stems].filter(one => isGone === true || !wanted.has(one)))
      if (kind === 'missing' || open.size === 0) return false
      // 'The eight new windows were delivered': nobody needs to order them.
      return isOnlyGot === true ? namesIt(open, nouns) : isExcluded(open, verb, nouns)
    })
    words = exclusion?.words ?? words
    return {
      ...item,
      does: verb,
      isGot: exclusion?.isOnlyGot === true,
      isOut: exclusion !== undefined,
      isThing: nouns.length > 0 || exclusion !== undefined,
    }
  })
  // Who has the windows needs nobody to choose their frames, nor to compare offers.
  const isGot = said.some(item => item.isGot)
  const judged = said.map(item => ({ ...item, isOut: item.isOut || (isGot && GETS.has(fold(item.does))) }))
  const things = judged.filter(({ isThing }) => isThing)
  const left = things.filter(({ isOut }) => !isOut)
  if (left.length === things.length) return restOfTail(title, head, exclusions, wanted)
  if (left.length === 0) return { title: null, words }
  return { title: titleOf(judged, title.slice(head.length)), share: Math.max(LEAST_SHARE, left.length / things.length), words }
}
