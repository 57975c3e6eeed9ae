import type { Database } from '../platform/database/database.ts'
import type { PersonalData } from '../platform/identity/personal-data.ts'
import { offersOfAccount, stepsOf } from './offer-store.ts'

export const createHiringPersonalData = (database: Database): PersonalData => ({
  domain: 'hiring',
  export: async accountId => {
    const rows = await offersOfAccount(database.query, accountId)
    const steps = await stepsOf(
      database.query,
      rows.map(({ offer }) => offer.id),
    )
    return rows.map(({ offer, projectTitle, clientName, expert }) => ({
      ...offer,
      projectTitle,
      clientName,
      expertName: expert.expertName,
      steps: steps.filter(({ offerId }) => offerId === offer.id),
    }))
  },
  // Offers go with the project or the profile they belong to: the foreign keys say so.
  erase: async () => undefined,
})
