import { BRIEFS_IN_PARTS_ABROAD } from './briefs-in-parts-abroad.ts'
import { BRIEFS_IN_PARTS_ALL } from './briefs-in-parts-all.ts'
import { BRIEFS_IN_PARTS_COMPUTERS } from './briefs-in-parts-computers.ts'
import { BRIEFS_IN_PARTS_COURTESIES } from './briefs-in-parts-courtesies.ts'
import { BRIEFS_IN_PARTS_DIGITAL } from './briefs-in-parts-digital.ts'
import { BRIEFS_IN_PARTS_ENGLISH } from './briefs-in-parts-english.ts'
import { BRIEFS_IN_PARTS_FAMILIES } from './briefs-in-parts-families.ts'
import { BRIEFS_IN_PARTS_FIRMS } from './briefs-in-parts-firms.ts'
import { BRIEFS_IN_PARTS_HOME } from './briefs-in-parts-home.ts'
import { BRIEFS_IN_PARTS_HOUSE } from './briefs-in-parts-house.ts'
import { BRIEFS_IN_PARTS_HURRIED } from './briefs-in-parts-hurried.ts'
import { BRIEFS_IN_PARTS_INSTITUTIONS } from './briefs-in-parts-institutions.ts'
import { BRIEFS_IN_PARTS_LISTS } from './briefs-in-parts-lists.ts'
import { BRIEFS_IN_PARTS_MACHINES } from './briefs-in-parts-machines.ts'
import { BRIEFS_IN_PARTS_ONLINE } from './briefs-in-parts-online.ts'
import { BRIEFS_IN_PARTS_PAPERS } from './briefs-in-parts-papers.ts'
import { BRIEFS_IN_PARTS_PEOPLE } from './briefs-in-parts-people.ts'
import { BRIEFS_IN_PARTS_PLAIN } from './briefs-in-parts-plain.ts'
import { BRIEFS_IN_PARTS_RARE } from './briefs-in-parts-rare.ts'
import { BRIEFS_IN_PARTS_SHORT } from './briefs-in-parts-short.ts'
import { BRIEFS_IN_PARTS_STORIES } from './briefs-in-parts-stories.ts'
import { BRIEFS_IN_PARTS_WORDS } from './briefs-in-parts-words.ts'
import { BRIEFS_IN_PARTS_WORKSHOPS } from './briefs-in-parts-workshops.ts'

/**
 * What a part of a brief does: it asks for work, says more of what is asked for, tells how things are, tells what is done or will be done
 * otherwise, says what is not wanted, or names the terms: money, times, access, thanks.
 */
export const PARTS = ['wish', 'more', 'told', 'done', 'not', 'terms'] as const
export type PartOfBrief = (typeof PARTS)[number]

export interface BriefInParts {
  language: string
  title: string
  /** What experts would ask for all that is wished for. */
  hours: readonly [low: number, high: number]
  /** Together, one space between, they are the description. `packages`: ids of the work that the part speaks of. */
  parts: readonly { part: PartOfBrief; packages: readonly string[]; text: string }[]
}

const isPart = (word: string): word is PartOfBrief => PARTS.some(part => part === word)

const partOf = (said: string): BriefInParts['parts'][number] => {
  const colon = said.indexOf(': ')
  const [part = '', ...packages] = said.slice(0, colon).split(' ')
  if (!isPart(part)) throw new Error(`no part of a brief: ${said}`)
  return { part, packages, text: said.slice(colon + 2).replaceAll('\\n', '\n') }
}

const briefOf = (line: string): BriefInParts => {
  const [language = '', title = '', hours = '', ...parts] = line.split(' | ')
  const [low = 0, high = 0] = hours.replace('hours ', '').split('-').map(Number)
  return { language, title, hours: [low, high], parts: parts.map(partOf) }
}

/** Reads a list of them: a line each, `language | title | hours 2-5 | wish boiler-fault: The boiler is dead, | done: ...`; `\\n` is a new line of the brief. */
export const briefsInParts = (list: string): BriefInParts[] => list.trim().split('\n').map(briefOf)

const LISTS: readonly string[] = [
  BRIEFS_IN_PARTS_ABROAD,
  BRIEFS_IN_PARTS_ALL,
  BRIEFS_IN_PARTS_COMPUTERS,
  BRIEFS_IN_PARTS_COURTESIES,
  BRIEFS_IN_PARTS_DIGITAL,
  BRIEFS_IN_PARTS_ENGLISH,
  BRIEFS_IN_PARTS_FAMILIES,
  BRIEFS_IN_PARTS_FIRMS,
  BRIEFS_IN_PARTS_HOME,
  BRIEFS_IN_PARTS_HOUSE,
  BRIEFS_IN_PARTS_HURRIED,
  BRIEFS_IN_PARTS_INSTITUTIONS,
  BRIEFS_IN_PARTS_LISTS,
  BRIEFS_IN_PARTS_MACHINES,
  BRIEFS_IN_PARTS_ONLINE,
  BRIEFS_IN_PARTS_PAPERS,
  BRIEFS_IN_PARTS_PEOPLE,
  BRIEFS_IN_PARTS_PLAIN,
  BRIEFS_IN_PARTS_RARE,
  BRIEFS_IN_PARTS_SHORT,
  BRIEFS_IN_PARTS_STORIES,
  BRIEFS_IN_PARTS_WORDS,
  BRIEFS_IN_PARTS_WORKSHOPS,
]

/** What is taught: which part of a brief each clause is, and what its wishes sound like. Read when it is asked for: only who learns needs it. */
export const taughtInParts = (): BriefInParts[] => LISTS.flatMap(briefsInParts)
