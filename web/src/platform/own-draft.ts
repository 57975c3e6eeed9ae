import { useCurrentUser } from './current-user.ts'
import { type Draft, draftOf } from './draft.ts'

/** Long enough to sleep on what one says of somebody, answers or decides. */
const KEPT_FOR_MS = 7 * 86_400_000

/** Of whoever writes, in each tab of this browser until it is sent or he signs out. A sign-in that ends while he writes takes nothing from him. */
export const ownDraft = <Fields extends Record<string, string>>(
  name: string,
  fieldNames: readonly (keyof Fields & string)[],
  email: string,
): Draft<Fields> => draftOf(name, fieldNames, { keptForMs: KEPT_FOR_MS, ofAccount: email })

/** The same of whoever is signed in. Without anybody it is this tab's, so that nobody else comes upon it. */
export const useOwnDraft = <Fields extends Record<string, string>>(
  name: string,
  fieldNames: readonly (keyof Fields & string)[],
): Draft<Fields> => {
  const user = useCurrentUser()
  return user ? ownDraft(name, fieldNames, user.email) : draftOf(name, fieldNames)
}

const ONE_TEXT = ['text'] as const
/** The draft of one text: a reason, a note. A dialog is closed by a slip. */
export const useOwnText = (name: string): Draft<{ text: string }> => useOwnDraft(name, ONE_TEXT)
