import { Worker } from 'node:worker_threads'
import { type BriefInParts, taughtInParts } from '../knowledge/briefs-in-parts.ts'
import type { PackageTemplate } from '../knowledge/package-template.ts'
import { PACKAGES } from '../knowledge/packages.ts'
import { type LearnedParts, learnParts } from './part-model.ts'
import type { ToLearnFrom } from './parts-thread.ts'
import { saidAlone } from './said-alone.ts'
import { type LearnedWishes, learnWishes } from './wish-model.ts'

/** All that is learned from what the product knows: what a wish sounds like, and what the clauses of a brief do. */
export interface Learned {
  wishes: LearnedWishes
  parts: LearnedParts
}

/** Learns it all: some minutes of work. */
export const learn = (packages: readonly PackageTemplate[] = PACKAGES, briefs: readonly BriefInParts[] = taughtInParts()): Learned => ({
  wishes: learnWishes(packages, briefs),
  parts: learnParts(briefs, saidAlone(packages)),
})

/** The same in half the time where there are two processors: what clauses do is learned in a thread of its own. */
export const learnInThreads = async (packages: readonly PackageTemplate[], briefs: readonly BriefInParts[]): Promise<Learned> => {
  const given: ToLearnFrom = { packages, briefs }
  const thread = new Worker(new URL('./parts-thread.ts', import.meta.url), { workerData: given })
  const parts = new Promise<LearnedParts>((resolve, reject) => {
    thread.once('message', resolve)
    thread.once('messageerror', reject)
    thread.once('error', reject)
    // After an answer it changes nothing.
    thread.once('exit', code => reject(new Error(`the thread that learns what clauses do ended with ${code} and no answer`)))
  })
  // Whoever fails first is heard; the other is not left alone.
  parts.catch(() => undefined)
  try {
    const wishes = learnWishes(packages, briefs)
    return { wishes, parts: await parts }
  } finally {
    await thread.terminate()
  }
}
