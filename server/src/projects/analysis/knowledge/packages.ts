import { APPLIANCE_PACKAGES } from './craft-appliances.ts'
import { AR_VR_PACKAGES } from './craft-ar-vr.ts'
import { ARCHITECTURE_PACKAGES } from './craft-architecture.ts'
import { CAD_PACKAGES } from './craft-cad-3d.ts'
import { ELECTRICAL_PACKAGES } from './craft-electrical.ts'
import { CRAFT_FACTORY_AND_FLEET_JOB_PACKAGES } from './craft-factory-and-fleet-jobs.ts'
import { GARDEN_PACKAGES } from './craft-garden.ts'
import { GARDEN_JOB_PACKAGES } from './craft-garden-jobs.ts'
import { CRAFT_GROUNDS_AND_BUILDING_JOB_PACKAGES } from './craft-grounds-and-building-jobs.ts'
import { HEATING_PACKAGES } from './craft-heating.ts'
import { HOME_BUILDING_PACKAGES } from './craft-home-building.ts'
import { HOME_FITTING_PACKAGES } from './craft-home-fitting.ts'
import { HOME_JOB_PACKAGES } from './craft-home-jobs.ts'
import { HOME_REPAIR_PACKAGES } from './craft-home-repair.ts'
import { CRAFT_HOUSE_AND_GROUNDS_JOB_PACKAGES } from './craft-house-and-grounds-jobs.ts'
import { INSTRUMENT_PACKAGES } from './craft-instruments.ts'
import { MACHINE_JOB_PACKAGES } from './craft-machine-jobs.ts'
import { MACHINE_PACKAGES } from './craft-machines.ts'
import { MAKING_PACKAGES } from './craft-making.ts'
import { MORE_CRAFT_PACKAGES } from './craft-more-jobs.ts'
import { NETWORK_JOB_PACKAGES } from './craft-network-jobs.ts'
import { NETWORK_PACKAGES } from './craft-networks.ts'
import { CRAFT_PIPE_AND_WIRE_JOB_PACKAGES } from './craft-pipe-and-wire-jobs.ts'
import { PLUMBING_PACKAGES } from './craft-plumbing.ts'
import { CRAFT_SMALL_JOB_PACKAGES } from './craft-small-jobs.ts'
import { SMART_HOME_PACKAGES } from './craft-smart-home.ts'
import { VEHICLE_JOB_PACKAGES } from './craft-vehicle-jobs.ts'
import { VEHICLE_PACKAGES } from './craft-vehicles.ts'
import { HOME_SERVICE_PACKAGES } from './home-services.ts'
import { MORE_COMPUTER_JOB_PACKAGES } from './more-computer-jobs.ts'
import { MORE_EVERYDAY_JOB_PACKAGES } from './more-everyday-jobs.ts'
import { MORE_WORDS_AND_SOUND_JOB_PACKAGES } from './more-words-and-sound-jobs.ts'
import { NAMED_PARTS } from './named-parts.ts'
import { DATA_CLOUD_PACKAGES } from './office-data-cloud.ts'
import { DATA_JOB_PACKAGES } from './office-data-jobs.ts'
import { DESIGN_PACKAGES } from './office-design.ts'
import { DESIGN_JOB_PACKAGES } from './office-design-jobs.ts'
import { EVENT_JOB_PACKAGES } from './office-event-jobs.ts'
import { OFFICE_FORM_AND_SPACE_JOB_PACKAGES } from './office-form-and-space-jobs.ts'
import { IT_PACKAGES } from './office-it.ts'
import { IT_JOB_PACKAGES } from './office-it-jobs.ts'
import { LANGUAGE_PACKAGES } from './office-language.ts'
import { OFFICE_LANGUAGE_AND_STAGE_JOB_PACKAGES } from './office-language-and-stage-jobs.ts'
import { LEARNING_EVENT_PACKAGES } from './office-learning-events.ts'
import { LEARNING_JOB_PACKAGES } from './office-learning-jobs.ts'
import { LEGAL_ACCOUNTING_PACKAGES } from './office-legal-accounting.ts'
import { LEGAL_JOB_PACKAGES } from './office-legal-jobs.ts'
import { MARKETING_JOB_PACKAGES } from './office-marketing-jobs.ts'
import { MEDIA_JOB_PACKAGES } from './office-media-jobs.ts'
import { MEDIA_MARKETING_PACKAGES } from './office-media-marketing.ts'
import { MOBILE_PACKAGES } from './office-mobile.ts'
import { MORE_EVENT_PACKAGES } from './office-more-events.ts'
import { MORE_OFFICE_PACKAGES } from './office-more-jobs.ts'
import { OFFICE_PROGRAMMING_JOB_PACKAGES } from './office-programming-jobs.ts'
import { OFFICE_RIGHTS_AND_MONEY_JOB_PACKAGES } from './office-rights-and-money-jobs.ts'
import { OFFICE_SAFEKEEPING_JOB_PACKAGES } from './office-safekeeping-jobs.ts'
import { SECURITY_PACKAGES } from './office-security.ts'
import { OFFICE_SMALL_BUSINESS_JOB_PACKAGES } from './office-small-business-jobs.ts'
import { OFFICE_SMALL_CREATIVE_JOB_PACKAGES } from './office-small-creative-jobs.ts'
import { SOFTWARE_PACKAGES } from './office-software.ts'
import { SOFTWARE_JOB_PACKAGES } from './office-software-jobs.ts'
import { WEB_PACKAGES } from './office-web.ts'
import { WEB_JOB_PACKAGES } from './office-web-jobs.ts'
import { WRITING_JOB_PACKAGES } from './office-writing-jobs.ts'
import type { PackageTemplate } from './package-template.ts'
import { SAID } from './said.ts'

/** A new file of knowledge is added here. */
const WRITTEN: readonly PackageTemplate[] = [
  ...APPLIANCE_PACKAGES,
  ...AR_VR_PACKAGES,
  ...ARCHITECTURE_PACKAGES,
  ...CAD_PACKAGES,
  ...GARDEN_PACKAGES,
  ...HOME_FITTING_PACKAGES,
  ...HOME_REPAIR_PACKAGES,
  ...INSTRUMENT_PACKAGES,
  ...MACHINE_PACKAGES,
  ...NETWORK_PACKAGES,
  ...SMART_HOME_PACKAGES,
  ...VEHICLE_PACKAGES,
  ...ELECTRICAL_PACKAGES,
  ...PLUMBING_PACKAGES,
  ...HEATING_PACKAGES,
  ...GARDEN_JOB_PACKAGES,
  ...HOME_BUILDING_PACKAGES,
  ...HOME_JOB_PACKAGES,
  ...MACHINE_JOB_PACKAGES,
  ...VEHICLE_JOB_PACKAGES,
  ...NETWORK_JOB_PACKAGES,
  ...MAKING_PACKAGES,
  ...HOME_SERVICE_PACKAGES,
  ...DATA_CLOUD_PACKAGES,
  ...DESIGN_PACKAGES,
  ...IT_PACKAGES,
  ...LANGUAGE_PACKAGES,
  ...LEARNING_EVENT_PACKAGES,
  ...LEGAL_ACCOUNTING_PACKAGES,
  ...MEDIA_MARKETING_PACKAGES,
  ...MOBILE_PACKAGES,
  ...SECURITY_PACKAGES,
  ...SOFTWARE_PACKAGES,
  ...WEB_PACKAGES,
  ...DATA_JOB_PACKAGES,
  ...DESIGN_JOB_PACKAGES,
  ...EVENT_JOB_PACKAGES,
  ...IT_JOB_PACKAGES,
  ...LEARNING_JOB_PACKAGES,
  ...LEGAL_JOB_PACKAGES,
  ...MARKETING_JOB_PACKAGES,
  ...MEDIA_JOB_PACKAGES,
  ...SOFTWARE_JOB_PACKAGES,
  ...WEB_JOB_PACKAGES,
  ...WRITING_JOB_PACKAGES,
  ...MORE_CRAFT_PACKAGES,
  ...MORE_EVENT_PACKAGES,
  ...MORE_OFFICE_PACKAGES,
  ...MORE_COMPUTER_JOB_PACKAGES,
  ...MORE_WORDS_AND_SOUND_JOB_PACKAGES,
  ...MORE_EVERYDAY_JOB_PACKAGES,
  ...CRAFT_PIPE_AND_WIRE_JOB_PACKAGES,
  ...CRAFT_FACTORY_AND_FLEET_JOB_PACKAGES,
  ...CRAFT_GROUNDS_AND_BUILDING_JOB_PACKAGES,
  ...OFFICE_SAFEKEEPING_JOB_PACKAGES,
  ...OFFICE_PROGRAMMING_JOB_PACKAGES,
  ...OFFICE_FORM_AND_SPACE_JOB_PACKAGES,
  ...OFFICE_LANGUAGE_AND_STAGE_JOB_PACKAGES,
  ...OFFICE_RIGHTS_AND_MONEY_JOB_PACKAGES,
  ...CRAFT_SMALL_JOB_PACKAGES,
  ...CRAFT_HOUSE_AND_GROUNDS_JOB_PACKAGES,
  ...OFFICE_SMALL_BUSINESS_JOB_PACKAGES,
  ...OFFICE_SMALL_CREATIVE_JOB_PACKAGES,
]

/** All the built-in analyst knows how to plan. */
export const PACKAGES: readonly PackageTemplate[] = WRITTEN.map(template => ({
  ...template,
  tasks: template.tasks.map(task => ({ ...task, namedBy: NAMED_PARTS[`${template.id}/${task.key}`]?.split(', ') ?? [] })),
  said: [...template.said, ...SAID.flatMap(said => said[template.id]?.split(' / ') ?? [])],
}))
