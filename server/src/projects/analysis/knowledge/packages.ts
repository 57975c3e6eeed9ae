import { APPLIANCE_PACKAGES } from './craft-appliances.ts'
import { HOME_FITTING_PACKAGES } from './craft-home-fitting.ts'
import { HOME_REPAIR_PACKAGES } from './craft-home-repair.ts'
import { NETWORK_PACKAGES } from './craft-networks.ts'
import { SMART_HOME_PACKAGES } from './craft-smart-home.ts'
import { HOME_SERVICE_PACKAGES } from './home-services.ts'
import { MOBILE_PACKAGES } from './office-mobile.ts'
import { SOFTWARE_PACKAGES } from './office-software.ts'
import { WEB_PACKAGES } from './office-web.ts'
import type { PackageTemplate } from './package-template.ts'

/** All the built-in analyst knows how to plan. A new file of knowledge is added here. */
export const PACKAGES: readonly PackageTemplate[] = [
  ...APPLIANCE_PACKAGES,
  ...HOME_FITTING_PACKAGES,
  ...HOME_REPAIR_PACKAGES,
  ...NETWORK_PACKAGES,
  ...SMART_HOME_PACKAGES,
  ...HOME_SERVICE_PACKAGES,
  ...MOBILE_PACKAGES,
  ...SOFTWARE_PACKAGES,
  ...WEB_PACKAGES,
]
