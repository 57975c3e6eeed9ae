import { draftOf } from '../platform/draft.ts'

const DAY_MS = 24 * 60 * 60_000

/** Where a person who is signing up wants to be in the end: the mailed link opens another tab, which knows nothing of this one. */
export const pendingSignUp = draftOf<{ next: string }>('sign-up', ['next'], { keptForMs: DAY_MS })
