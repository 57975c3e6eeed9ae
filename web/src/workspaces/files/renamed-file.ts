import { previewName } from '../../ui/preview.ts'

/** Why a file is called otherwise here than where it came from; null: it is not. */
export const renamedWords = (given: string, here: string): string | null => {
  if (given === here) return null
  const [before, now] = [previewName(given), previewName(here)]
  // The server adds an ending where the one that is there leads astray, and changes nothing else at the end.
  const isOtherKind = here.split('.').length > given.split('.').length
  return isOtherKind
    ? `"${before}" is called "${now}" here: what is in it is not what its ending says.`
    : `"${before}" is called "${now}" here: a name may not be longer, or has characters that not every computer takes.`
}
