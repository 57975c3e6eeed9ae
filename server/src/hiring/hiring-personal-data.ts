import { isHired } from '#contract/hiring.ts'
import { AppError } from '#contract/shared/errors.ts'
import type { Database } from '../platform/database/database.ts'
import type { PersonalData } from '../platform/identity/personal-data.ts'
import type { ProjectHiring } from '../projects/project-hiring.ts'
import { boundTasks, forgetExpertsOffers, lockSides } from './offer-erasure-store.ts'
import { offersOfAccount, stepsOf } from './offer-store.ts'

/** More tasks than these are counted. */
const NAMED_TASKS = 3

/** Nobody leaves the other side of a deal without a word. Each of these ends by a press of his own. */
const stillBound = (tasks: readonly string[]): string => {
  const named = tasks.slice(0, NAMED_TASKS).map(title => `‘${title}’`)
  const others = tasks.length - named.length
  const list = [...named, ...(others > 0 ? [`${others} more`] : [])].join(', ')
  return `Somebody else still counts on you: ${list}. End that first, then delete the account: what you offered or had done, on the hiring page of your project; what was offered to you, under My Offers.`
}

export const createHiringPersonalData = (database: Database, { titleFor }: Pick<ProjectHiring, 'titleFor'>): PersonalData => ({
  domain: 'hiring',
  export: async accountId => {
    const rows = await offersOfAccount(database.query, accountId)
    const steps = await stepsOf(
      database.query,
      rows.map(({ offer }) => offer.id),
    )
    return rows.map(({ offer, projectTitle, clientName, clientAccountId, expert }) => {
      const isWhole = clientAccountId === accountId || isHired(offer.status)
      return {
        ...offer,
        taskTitle: titleFor(offer.taskTitle, 'task', isWhole),
        projectTitle: titleFor(projectTitle, 'project', isWhole),
        clientName,
        expertName: expert?.expertName ?? null,
        steps: steps.filter(({ offerId }) => offerId === offer.id),
      }
    })
  },
  // A client's offers go with his projects: the foreign keys say so.
  erase: async (tx, accountId) => {
    const sides = await lockSides(tx, accountId)
    const bound = await boundTasks(tx, sides)
    if (bound.length > 0) throw new AppError('conflict', stillBound(bound))
    await forgetExpertsOffers(tx, sides)
  },
})
