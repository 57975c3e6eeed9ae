import type { Service, ServiceDetail } from '#contract/catalog.ts'
import type { OwnService } from '#contract/catalog-own.ts'
import { ASSESSMENT_NAMES } from '#contract/experts-assessments.ts'
import { fileUrl } from '#contract/files.ts'
import type { Actor } from '../platform/identity/actor.ts'
import { mayChangeService } from './catalog-policy.ts'
import type { DetailRow, ServiceRow } from './catalog-store.ts'
import { TAXONOMY } from './taxonomy/taxonomy-index.ts'

/** A service as a list shows it. */
export const view = (row: ServiceRow): Service => ({
  ...row,
  skills: row.skillIds.map(id => TAXONOMY.skill(id)?.name ?? id),
  expertBadges: row.expertAssessments.map(type => ASSESSMENT_NAMES[type]),
})

/** `isTold`: the reader may know why it is not on offer. */
export const detailView = (row: DetailRow, { isOwn, isTold }: { isOwn: boolean; isTold: boolean }): ServiceDetail => ({
  ...view(row),
  pictures: row.pictures.map(({ blobId, ...picture }) => ({ ...picture, url: fileUrl(blobId) })),
  isPaused: row.isPaused,
  isPausedByAdmin: row.isPausedByAdmin,
  isHeldBack: isTold && row.isHeldBack,
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

/** A service with all that its expert can change; an admin sees it, too, and it is not his. */
export const ownView = (actor: Actor, row: DetailRow): OwnService => ({
  ...detailView(row, { isOwn: mayChangeService(actor, row.ownerAccountId), isTold: true }),
  skillIds: row.skillIds,
  isDraft: row.isDraft,
  pauseReason: row.pauseReason,
})
