/** From this part of the limit on, how much is left is said. */
const NEAR = 0.9

/** What is said of a text with a limit: near it how much is written, and past it how much is too many. What was typed stays as it is. */
export const counted = (text: string, maxCharacters: number): { hint: string | undefined; problem: string | undefined } => {
  const { length } = text.trim()
  const tooMany = length - maxCharacters
  return {
    hint: length >= maxCharacters * NEAR ? `${length} of ${maxCharacters} characters.` : undefined,
    problem: tooMany > 0 ? `${tooMany === 1 ? '1 character' : `${tooMany} characters`} too many: at most ${maxCharacters}.` : undefined,
  }
}

/** A field's own hint and error, with what is said of its length. */
export const countedLook = (
  { text, maxCharacters }: { text: string; maxCharacters: number },
  { hint, error }: { hint?: string | undefined; error?: string | undefined },
) => {
  const said = counted(text, maxCharacters)
  return { hint: [hint, said.hint].filter(Boolean).join(' ') || undefined, error: said.problem ?? error }
}
