import type { ImportLine } from '../people-import/import-line.ts'
import { sampleRandom } from './sample-random.ts'

const RATING_MIN = 3.6
const RATING_MAX = 5

/** What clients tend to say of somebody, and how many of them. */
export interface SampleOpinion {
  usualRating: number
  count: number
}

/** What is said about a sample expert beside his services, and about each of these by title: the reviews are written from it. */
interface SampleReputation {
  completedCount: number
  ofProjects: SampleOpinion
  services: ReadonlyMap<string, SampleOpinion>
}

const rating = (value: number): number => Math.min(RATING_MAX, Math.max(RATING_MIN, value))

/** Most are good, few are perfect; who has been here longer was reviewed more often. The same for a person on every run. */
export const sampleReputation = ({ email, yearsExperience = 0, verificationStatus, services = [] }: ImportLine): SampleReputation => {
  const random = sampleRandom(email)
  const usual = RATING_MIN + (RATING_MAX - RATING_MIN) * Math.max(random.next(), random.next())
  const scale = verificationStatus === 'verified' ? 1 : 0.3
  const ofServices = new Map(
    services.map(service => {
      const count = Math.round(scale * random.between(2, 6 + Math.round(yearsExperience / 2))) + 1
      return [service.title, { usualRating: rating(usual + (random.next() - 0.5) * 0.3), count }]
    }),
  )
  // Reviews of the person come from projects too, beside those of his services.
  const ofProjects = { usualRating: usual, count: random.between(1, 6) }
  const reviewsCount = [...ofServices.values(), ofProjects].reduce((sum, { count }) => sum + count, 0)
  return { completedCount: Math.round(reviewsCount * (1.2 + random.next())), ofProjects, services: ofServices }
}
