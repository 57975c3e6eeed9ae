import { Worker } from 'node:worker_threads'
import { type BriefInParts, taughtInParts } from '../knowledge/briefs-in-parts.ts'
import type { PackageTemplate } from '../knowledge/package-template.ts'
import { PACKAGES } from '../knowledge/packages.ts'
import type { ToLearnFrom } from './lessons-thread.ts'
import { type LearnedParts, learnParts } from './part-model.ts'
import { saidAlone } from './said-alone.ts'
import { type LearnedWishes, learnedWishes, learnWishes, wishesToLearn } from './wish-model.ts'
import { learnOnce, meanOfTimes, TIMES } from './wish-regression.ts'

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

/** Learns a part of it in a thread of its own. */
const learnInThread = <Answer>(given: ToLearnFrom) => {
  const thread = new Worker(new URL('./lessons-thread.ts', import.meta.url), { workerData: given })
  const learned = new Promise<Answer>((resolve, reject) => {
    thread.once('message', resolve)
    thread.once('messageerror', reject)
    thread.once('error', reject)
    // After an answer it changes nothing.
    thread.once('exit', code => reject(new Error(`the thread that learns ${given.what} ended with ${code} and no answer`)))
  })
  // Whoever fails first is heard; the others are not left alone.
  learned.catch(() => undefined)
  return { learned, stop: () => thread.terminate() }
}

/** The same in two thirds of the time where there are two processors, and in less where there are more. */
export const learnInThreads = async (packages: readonly PackageTemplate[], briefs: readonly BriefInParts[]): Promise<Learned> => {
  const threads: { stop: () => Promise<unknown> }[] = []
  const inThread = <Answer>(given: ToLearnFrom): Promise<Answer> => {
    const thread = learnInThread<Answer>(given)
    threads.push(thread)
    return thread.learned
  }
  try {
    const parts = inThread<LearnedParts>({ what: 'parts', packages, briefs })
    const wishes = wishesToLearn(packages, briefs)
    const { taught, shape } = wishes
    const others = Array.from({ length: TIMES - 1 }, (_, at) => inThread<Float32Array>({ what: 'wishes', taught, shape, time: at + 1 }))
    const times = [learnOnce(taught, shape, 0), ...(await Promise.all(others))]
    return { wishes: learnedWishes(wishes, meanOfTimes(times)), parts: await parts }
  } finally {
    await Promise.all(threads.map(({ stop }) => stop()))
  }
}
