import { fold } from '../../../catalog/taxonomy/fold.ts'
import type { Reading } from '../reading/brief-reading.ts'
import { isAllThatIsWanted } from '../reading/only-this.ts'
import type { Hearing } from './hearing.ts'
import type { Spoken } from './packages-spoken-of.ts'

/** What the sentence that says so must sound like at least. */
const SPOKEN_OF = 0.2

/** 'The laptop will not start. All I want is the photos off it': what was said before it is no work, however broken it is. */
export const onlyWhatIsWanted = (chosen: readonly Spoken[], { sentences }: Reading, hearing: Hearing): readonly Spoken[] => {
  const saying = sentences.flatMap(({ text, isInstruction }, at) => (!isInstruction && isAllThatIsWanted(fold(text)) ? [at] : []))
  const last = Math.max(...saying)
  const isWanted = ({ packageIndex }: Spoken) => saying.some(at => (hearing.sentenceByBoth(at).packages[packageIndex] ?? 0) >= SPOKEN_OF)
  if (!chosen.some(isWanted)) return chosen
  return chosen.filter(one => isWanted(one) || one.sentenceIndexes.some(at => at > last))
}
