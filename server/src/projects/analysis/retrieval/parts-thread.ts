import { parentPort, workerData } from 'node:worker_threads'
import type { BriefInParts } from '../knowledge/briefs-in-parts.ts'
import type { PackageTemplate } from '../knowledge/package-template.ts'
import { learnParts } from './part-model.ts'
import { saidAlone } from './said-alone.ts'

/** What a thread that learns what clauses do is given; it answers with `LearnedParts`. */
export interface ToLearnFrom {
  packages: readonly PackageTemplate[]
  briefs: readonly BriefInParts[]
}

// Only `learnInThreads` starts it, with just that.
const { packages, briefs }: ToLearnFrom = workerData
parentPort?.postMessage(learnParts(briefs, saidAlone(packages)))
