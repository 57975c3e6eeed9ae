import { getExpertProfile, listExpertProfiles, saveExpertProfile } from '#contract/experts.ts'
import type { Bind } from '../platform/http/bind.ts'
import type { ExpertProfileService } from './expert-profile-service.ts'

export const bindExperts = (bind: Bind, profiles: ExpertProfileService): void => {
  bind(listExpertProfiles, profiles.list)
  bind(getExpertProfile, (actor, { expertProfileId }) => profiles.detail(actor, expertProfileId))
  bind(saveExpertProfile, profiles.save)
}
