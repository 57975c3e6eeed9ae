import { parentPort, workerData } from 'node:worker_threads'
import type { BriefInParts } from '../knowledge/briefs-in-parts.ts'
import type { PackageTemplate } from '../knowledge/package-template.ts'
import { learnParts } from './part-model.ts'
import { saidAlone } from './said-alone.ts'
import { learnOnce, type Shape, type Taught } from './wish-regression.ts'

/** What a thread is given: what clauses do, answered with `LearnedParts`; or one time of what wishes sound like, with its weights. */
export type ToLearnFrom =
  | { what: 'parts'; packages: readonly PackageTemplate[]; briefs: readonly BriefInParts[] }
  | { what: 'wishes'; taught: Taught; shape: Shape; time: number }

// Only `learnInThreads` starts it, with just that.
const given: ToLearnFrom = workerData
if (given.what === 'parts') parentPort?.postMessage(learnParts(given.briefs, saidAlone(given.packages)))
else {
  const weights = learnOnce(given.taught, given.shape, given.time)
  parentPort?.postMessage(weights, [weights.buffer])
}
