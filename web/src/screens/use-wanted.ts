import type { ServiceDetail } from '#contract/catalog.ts'
import type { ExpertProfile } from '#contract/experts.ts'
import { useGetWantedService } from '../catalog/catalog-queries.ts'
import { useGetWantedExpert } from '../experts/expert-queries.ts'
import type { Wanted } from '../hiring/wanted-choices.ts'
import type { WantedFrom } from '../hiring/wanted-from.ts'
import { useCurrentUser } from '../platform/current-user.ts'

const ofService = (service: ServiceDetail): Wanted | null => {
  if (service.isPaused || service.isOwn) return null
  const { expertId, expertName, expertAvatarUrl, expertTitle, hourlyRate, isExpertVerified, expert, title } = service
  return {
    expert: {
      ...{ id: expertId, expertName, expertAvatarUrl, title: expertTitle, hourlyRate, isVerified: isExpertVerified },
      ...{ rating: expert.rating, reviewsCount: expert.reviewsCount },
    },
    serviceTitle: title,
  }
}

const ofExpert = (profile: ExpertProfile, ownEmail: string | undefined): Wanted | null => {
  if (profile.isOffMarket || profile.expertEmail === ownEmail) return null
  const { id, expertName, avatarUrl, title, hourlyRate, verificationStatus, rating, reviewsCount } = profile
  return {
    expert: {
      ...{ id, expertName, expertAvatarUrl: avatarUrl, title, hourlyRate },
      ...{ isVerified: verificationStatus === 'verified', rating, reviewsCount },
    },
    serviceTitle: null,
  }
}

/** The expert whom somebody came for, from a service or from his own page: null when he cannot be had. */
export const useWanted = (from: WantedFrom | null) => {
  const ownEmail = useCurrentUser()?.email
  const service = useGetWantedService(from?.kind === 'service' ? from.id : null)
  const profile = useGetWantedExpert(from?.kind === 'expert' ? from.id : null)
  const { error, isLoading, isRefetching, refetch } = from?.kind === 'expert' ? profile : service
  const wanted = (service.data && ofService(service.data)) ?? (profile.data && ofExpert(profile.data, ownEmail)) ?? null
  return { wanted, isLoading, isRefetching, refetch, failure: service.data || profile.data ? null : error }
}

/** What did not come, as its error is headed. */
export const wantedErrorTitle = (from: WantedFrom | null): string =>
  from?.kind === 'expert' ? 'Error Loading Expert' : 'Error Loading Service'
