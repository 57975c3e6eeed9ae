import type { Database } from '../platform/database/database.ts'
import type { PersonalData } from '../platform/identity/personal-data.ts'
import { correctionsOf } from './plan/plan-correction-store.ts'
import { projectById, projectsOf } from './project-store.ts'
import { sharesOf } from './sharing/plan-share-store.ts'

/** Far more than anybody writes. */
const ALL = 100_000

export const createProjectPersonalData = (database: Database): PersonalData => ({
  domain: 'projects',
  export: async accountId => {
    const exported: unknown[] = []
    const corrections = await correctionsOf(database.query, accountId)
    // One after the other: a download may take its time, the connections are for everybody.
    for (const { id } of await projectsOf(database.query, accountId, undefined, ALL)) {
      const planCorrections = corrections.filter(({ projectId }) => projectId === id)
      const planShares = await sharesOf(database.query, id)
      const found = await database.snapshot(tx => projectById(tx, id))
      exported.push({ ...found?.project, planCorrections, planShares })
    }
    return exported
  },
  // Projects and all that hangs on them go with the account's row: the foreign keys say so.
  erase: async () => undefined,
})
