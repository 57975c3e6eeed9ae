import { type BriefInParts, taughtInParts } from '../../server/src/projects/analysis/knowledge/briefs-in-parts.ts'
import { PACKAGES } from '../../server/src/projects/analysis/knowledge/packages.ts'
import { type Learned, learn } from '../../server/src/projects/analysis/retrieval/lessons-learned.ts'

const THIRDS = [0, 1, 2]

/** The briefs in parts that are taught, a third at a time, with what is learned without that third: how they would be read by one who had never seen them. Takes minutes. */
export const taughtInThirds = (): { briefs: BriefInParts[]; learned: Learned }[] =>
  THIRDS.map(third => {
    const isHeld = (_: unknown, at: number) => at % THIRDS.length === third
    const taught = taughtInParts()
    return {
      briefs: taught.filter(isHeld),
      learned: learn(
        PACKAGES,
        taught.filter((one, at) => !isHeld(one, at)),
      ),
    }
  })
