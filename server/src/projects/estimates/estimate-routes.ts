import { getEstimateQuality, recordActualHours } from '#contract/projects-estimates.ts'
import type { Bind } from '../../platform/http/bind.ts'
import type { EstimateService } from './estimate-service.ts'

export const bindEstimates = (bind: Bind, estimates: EstimateService): void => {
  bind(recordActualHours, estimates.record)
  bind(getEstimateQuality, estimates.quality)
}
