import type { ImportLine } from '../people-import/import-line.ts'
import { sampleRandom } from './sample-random.ts'

const RATING_MIN = 3.6
const RATING_MAX = 5

interface SampleRating {
  ratingAverage: number
  reviewsCount: number
}

/** What is said about a sample expert, and about each of his services by title. */
export interface SampleReputation extends SampleRating {
  completedCount: number
  services: ReadonlyMap<string, SampleRating>
}

const rating = (value: number): number => Math.round(Math.min(RATING_MAX, Math.max(RATING_MIN, value)) * 100) / 100

/** Most are good, few are perfect; who has been here longer was reviewed more often. The same for a person on every run. */
export const sampleReputation = ({ email, yearsExperience = 0, verificationStatus, services = [] }: ImportLine): SampleReputation => {
  const random = sampleRandom(email)
  const usual = RATING_MIN + (RATING_MAX - RATING_MIN) * Math.max(random.next(), random.next())
  const scale = verificationStatus === 'verified' ? 1 : 0.3
  const ofServices = new Map(
    services.map(service => {
      const reviewsCount = Math.round(scale * random.between(3, 12 + 2 * yearsExperience)) + 1
      return [service.title, { ratingAverage: rating(usual + (random.next() - 0.5) * 0.3), reviewsCount }]
    }),
  )
  // Reviews of the person come from projects too, beside those of his services.
  const ofProjects = random.between(1, 10)
  const reviewed = [...ofServices.values(), { ratingAverage: usual, reviewsCount: ofProjects }]
  const reviewsCount = reviewed.reduce((sum, part) => sum + part.reviewsCount, 0)
  const ratingAverage = rating(reviewed.reduce((sum, part) => sum + part.ratingAverage * part.reviewsCount, 0) / reviewsCount)
  return { ratingAverage, reviewsCount, completedCount: Math.round(reviewsCount * (1.2 + random.next())), services: ofServices }
}
