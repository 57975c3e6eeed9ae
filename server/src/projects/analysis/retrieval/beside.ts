import { TAXONOMY } from '../../../catalog/taxonomy/taxonomy-index.ts'
import type { PackageTemplate } from '../knowledge/package-template.ts'
import { PLANNED_ALREADY } from '../knowledge/same-trouble.ts'
import { type Reading, tellingWords } from '../reading/brief-reading.ts'
import { type KindOfWork, kindOfPackage } from './kind-of-work.ts'

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

const plannedAlready = new Map(Object.entries(PLANNED_ALREADY).map(([first, others]) => [first, new Set(others.split(' '))]))

/**
 * Whether a chosen package organises this one's work itself (a wedding brings its photographer), or one chosen before it knows the same
 * trouble.
 */
export const isCovered = ({ id }: PackageTemplate, chosen: readonly Chosen[]): boolean => {
  const own = chosen.findIndex(({ template }) => template.id === id)
  const before = own === -1 ? chosen : chosen.slice(0, own)
  return (
    chosen.some(({ template }) => template.covers.includes(id)) || before.some(({ template }) => plannedAlready.get(template.id)?.has(id))
  )
}
