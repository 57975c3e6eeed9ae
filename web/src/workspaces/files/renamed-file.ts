import { previewName } from '../../ui/preview.ts'

const endingOf = (name: string): string => (/\.[^.]+$/.exec(name)?.[0] ?? '').toLowerCase()

/** Why a file is called otherwise here than where it came from; null: it is not. */
export const renamedWords = (given: string, here: string): string | null => {
  if (given === here) return null
  const [before, now] = [previewName(given), previewName(here)]
  // The server adds an ending where the one that is there leads astray; points and spaces at the end go in any case.
  const isOtherKind = endingOf(here) !== endingOf(given.replace(/[. ]+$/, ''))
  return isOtherKind
    ? `"${before}" is called "${now}" here: what is in it is not what its ending says.`
    : `"${before}" is called "${now}" here: a name may not be longer, or has characters that not every computer takes.`
}
