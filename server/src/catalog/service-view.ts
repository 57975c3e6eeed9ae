import type { Service, ServiceDetail } from '#contract/catalog.ts'
import type { OwnService } from '#contract/catalog-own.ts'
import { ASSESSMENT_NAMES } from '#contract/experts-assessments.ts'
import { fileUrl } from '#contract/files.ts'
import type { DetailRow, ServiceRow } from './catalog-store.ts'
import { TAXONOMY } from './taxonomy/taxonomy-index.ts'

/** A service as a list shows it. */
export const view = (row: ServiceRow): Service => ({
  ...row,
  skills: row.skillIds.map(id => TAXONOMY.skill(id)?.name ?? id),
  expertBadges: row.expertAssessments.map(type => ASSESSMENT_NAMES[type]),
})

export const detailView = (row: DetailRow, { isOwn }: { isOwn: boolean }): ServiceDetail => ({
  ...view(row),
  pictures: row.pictures.map(({ blobId, ...picture }) => ({ ...picture, url: fileUrl(blobId) })),
  isPaused: row.isPaused,
  isPausedByAdmin: row.isPausedByAdmin,
  isOwn,
  expert: {
    yearsExperience: row.expertYears,
    location: row.expertLocation,
    timezone: row.expertTimezone,
    availabilityStatus: row.expertAvailability,
    completedCount: row.expertCompleted,
    rating: row.expertRating,
    reviewsCount: row.expertReviews,
    createdAt: row.expertSince.toISOString(),
  },
})

export const ownView = (row: DetailRow): OwnService => ({
  ...detailView(row, { isOwn: true }),
  skillIds: row.skillIds,
  pauseReason: row.pauseReason,
})
