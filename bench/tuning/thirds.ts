import { type BriefInParts, taughtInParts } from '../../server/src/projects/analysis/knowledge/briefs-in-parts.ts'
import type { PackageTemplate } from '../../server/src/projects/analysis/knowledge/package-template.ts'
import { PACKAGES } from '../../server/src/projects/analysis/knowledge/packages.ts'
import { readBrief } from '../../server/src/projects/analysis/reading/brief-reading.ts'
import { type Learned, learn } from '../../server/src/projects/analysis/retrieval/lessons-learned.ts'
import { inTwos, type OneWish } from './in-twos.ts'
import { isLanguage } from './written-briefs.ts'

const THIRDS = [0, 1, 2]
/** Of so many sayings each third leaves out one. */
const ONE_SAYING_OF = 90
const FEWEST_WORDS = 3
const MOST_WORDS = 10

/** What is taught, with what is learned without it: how it would be read by one who had never seen it. */
interface Third {
  /** A third of the briefs in parts. */
  briefs: BriefInParts[]
  /** Some of the sayings, several in one brief. */
  sayings: BriefInParts[]
  learned: Learned
}

/** The short sentences among what clients say of a package, as wishes. */
const wishesOf = ({ id }: PackageTemplate, said: readonly string[]): OneWish[] =>
  said.flatMap(description => {
    const { sentences, language } = readBrief({ title: '', description })
    const words = description.split(' ').length
    const isSentence = sentences.length === 1 && words >= FEWEST_WORDS && words <= MOST_WORDS
    return isSentence && language !== null && isLanguage(language) ? [{ language, description, wanted: id }] : []
  })

/** The briefs in parts that are taught, a third at a time, and a few sayings beside each. Takes minutes. */
export const taughtInThirds = (): Third[] =>
  THIRDS.map(third => {
    const isHeld = (_: unknown, at: number) => at % THIRDS.length === third
    const taught = taughtInParts()
    const all = PACKAGES.map((template, place) => {
      const isLeftOut = (at: number) => (place + at) % ONE_SAYING_OF === third
      return {
        template: { ...template, said: template.said.filter((_, at) => !isLeftOut(at)) },
        wishes: wishesOf(
          template,
          template.said.filter((_, at) => isLeftOut(at)),
        ),
      }
    })
    return {
      briefs: taught.filter(isHeld),
      sayings: inTwos(all.flatMap(({ wishes }) => wishes)),
      learned: learn(
        all.map(({ template }) => template),
        taught.filter((one, at) => !isHeld(one, at)),
      ),
    }
  })
