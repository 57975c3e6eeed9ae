import { TAXONOMY } from '../../../catalog/taxonomy/taxonomy-index.ts'
import type { PackageTemplate } from '../knowledge/package-template.ts'
import { PLANNED_ALREADY } from '../knowledge/same-trouble.ts'
import { type Reading, tellingWords } from '../reading/brief-reading.ts'
import type { Hearing } from './hearing.ts'
import { type KindOfWork, kindOfPackage } from './kind-of-work.ts'
import type { PackageIndex } from './package-index.ts'

interface Chosen {
  template: PackageTemplate
}

/** Whether a task of a chosen package is this one's trade and names what the brief says of it: a new bathroom brings its electrician. */
export const isDoneWithin = (
  template: PackageTemplate,
  chosen: readonly Chosen[],
  { sentences }: Reading,
  places: Iterable<number>,
): boolean => {
  const said = new Set([...places].flatMap(at => (sentences[at]?.words ?? []).flatMap(word => (word.isCommon ? [] : word.stem))))
  return chosen.some(
    ({ template: { tradeId, tasks } }) =>
      tradeId !== template.tradeId &&
      tasks.some(
        ({ title, skillIds, onlyWhen }) =>
          onlyWhen.length === 0 &&
          TAXONOMY.skill(skillIds[0] ?? '')?.tradeId === template.tradeId &&
          tellingWords(title).some(({ stem, isCommon }) => !isCommon && said.has(stem)),
      ),
  )
}

/** Where something is broken and nothing is wished for, a sentence beside it asks for no new thing: 'Duschen wird zum Abenteuer'. */
export const isMadeBesideFault = (
  template: PackageTemplate,
  { sentences }: Reading,
  kind: KindOfWork,
  places: readonly number[],
): boolean =>
  kind === 'mend' &&
  kindOfPackage(template) === 'make' &&
  !places.some(at => sentences[at]?.isWish === true || sentences[at]?.isAsked === true || sentences[at]?.voice === 'adds')

const CLEARLY = 0.9
const HARDLY = 0.04

/** Whether a sentence that asks for work sounds clearly like one package and hardly like another: two wishes, however near the two are. */
export type StandsApart = (one: PackageTemplate, other: PackageTemplate) => boolean

export const createStandsApart = ({ packages }: PackageIndex, { sentences }: Reading, hearing: Hearing): StandsApart => {
  const asking = sentences.flatMap(({ isTitle, isAsked, voice }, at) => {
    const heard = hearing.sentences[at]?.packages
    return heard !== undefined && !isTitle && (isAsked || voice === 'asks' || voice === 'adds') ? [heard] : []
  })
  return (one, other) => {
    const [own, before] = [packages.indexOf(one), packages.indexOf(other)]
    return asking.some(heard => (heard[own] ?? 0) >= CLEARLY && (heard[before] ?? 0) <= HARDLY)
  }
}

const plannedAlready = new Map(Object.entries(PLANNED_ALREADY).map(([first, others]) => [first, new Set(others.split(' '))]))

/**
 * Whether a chosen package organises this one's work itself (a wedding brings its photographer), or one chosen before it knows the same
 * trouble.
 */
export const isCovered = (one: PackageTemplate, chosen: readonly Chosen[], standsApart: StandsApart = () => false): boolean => {
  const { id } = one
  const own = chosen.findIndex(({ template }) => template.id === id)
  const before = own === -1 ? chosen : chosen.slice(0, own)
  return (
    chosen.some(({ template }) => template.covers.includes(id)) ||
    before.some(({ template }) => plannedAlready.get(template.id)?.has(id) === true && !standsApart(one, template))
  )
}
