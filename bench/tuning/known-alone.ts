import { wishIn } from '#contract/projects-plan-notes.ts'
import { analyseBrief } from '../../server/src/projects/analysis/built-in-analyst.ts'
import { briefInParts } from './in-parts.ts'
import { inTwos } from './in-twos.ts'
import { shortWishes } from './strangers.ts'

interface Planned {
  ids: ReadonlySet<string>
  /** Whether it says that something is not planned. */
  isTold: boolean
}

const planned = (description: string): Planned => {
  const steps = analyseBrief({ title: '', description })
  return {
    ids: new Set(steps.flatMap(step => (step.kind === 'task' ? [step.task.key.split('/')[0] ?? ''] : []))),
    isTold: steps.some(step => step.kind === 'outline' && step.planNotes.some(note => wishIn(note) !== null)),
  }
}

/** What becomes of short wishes in one brief that are each planned rightly alone: what is lost there was lost by what stands beside it. */
export const rowsOfKnownAlone = (): string[][] => {
  const [seen, unseen] = [true, false].map(isSeen => {
    const wishes = shortWishes(isSeen)
    const isKnown = new Map(wishes.map(({ wanted, description }) => [wanted, planned(description).ids.has(wanted)]))
    return inTwos(wishes).flatMap(inParts => {
      const wanted = inParts.parts.flatMap(({ packages }) => packages)
      if (!wanted.every(id => isKnown.get(id) === true)) return []
      const { ids, isTold } = planned(briefInParts(inParts).description)
      return [{ isAll: wanted.every(id => ids.has(id)), isTold }]
    })
  })
  const row = (what: string, holds: (one: { isAll: boolean; isTold: boolean }) => boolean) => [
    what,
    ...[seen ?? [], unseen ?? []].map(all => `${all.filter(holds).length} of ${all.length}`),
  ]
  return [
    row('all planned', ({ isAll }) => isAll),
    row('not all planned, and told so', ({ isAll, isTold }) => !isAll && isTold),
    row('not all planned, and not told', ({ isAll, isTold }) => !isAll && !isTold),
  ]
}
