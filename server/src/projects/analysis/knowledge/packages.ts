import { APPLIANCE_PACKAGES } from './craft-appliances.ts'
import { AR_VR_PACKAGES } from './craft-ar-vr.ts'
import { ARCHITECTURE_PACKAGES } from './craft-architecture.ts'
import { CAD_PACKAGES } from './craft-cad-3d.ts'
import { ELECTRICAL_PACKAGES } from './craft-electrical.ts'
import { GARDEN_PACKAGES } from './craft-garden.ts'
import { GARDEN_JOB_PACKAGES } from './craft-garden-jobs.ts'
import { HEATING_PACKAGES } from './craft-heating.ts'
import { HOME_BUILDING_PACKAGES } from './craft-home-building.ts'
import { HOME_FITTING_PACKAGES } from './craft-home-fitting.ts'
import { HOME_JOB_PACKAGES } from './craft-home-jobs.ts'
import { HOME_REPAIR_PACKAGES } from './craft-home-repair.ts'
import { INSTRUMENT_PACKAGES } from './craft-instruments.ts'
import { MACHINE_JOB_PACKAGES } from './craft-machine-jobs.ts'
import { MACHINE_PACKAGES } from './craft-machines.ts'
import { MAKING_PACKAGES } from './craft-making.ts'
import { MORE_CRAFT_PACKAGES } from './craft-more-jobs.ts'
import { NETWORK_JOB_PACKAGES } from './craft-network-jobs.ts'
import { NETWORK_PACKAGES } from './craft-networks.ts'
import { PLUMBING_PACKAGES } from './craft-plumbing.ts'
import { SMART_HOME_PACKAGES } from './craft-smart-home.ts'
import { VEHICLE_JOB_PACKAGES } from './craft-vehicle-jobs.ts'
import { VEHICLE_PACKAGES } from './craft-vehicles.ts'
import { HOME_SERVICE_PACKAGES } from './home-services.ts'
import { MORE_COMPUTER_JOB_PACKAGES } from './more-computer-jobs.ts'
import { MORE_WORDS_AND_SOUND_JOB_PACKAGES } from './more-words-and-sound-jobs.ts'
import { NAMED_IN_ADVICE } from './named-in-advice.ts'
import { NAMED_IN_CREATIVE_WORK } from './named-in-creative.ts'
import { NAMED_IN_DIGITAL_WORK } from './named-in-digital.ts'
import { NAMED_IN_THE_HOUSE } from './named-in-house.ts'
import { NAMED_IN_MACHINES } from './named-in-machines.ts'
import { NAMED_IN_MORE_COMPUTER_JOBS } from './named-in-more-computer-jobs.ts'
import { NAMED_IN_MORE_JOBS } from './named-in-more-jobs.ts'
import { NAMED_IN_MORE_WORDS_AND_SOUND_JOBS } from './named-in-more-words-and-sound-jobs.ts'
import { DATA_CLOUD_PACKAGES } from './office-data-cloud.ts'
import { DATA_JOB_PACKAGES } from './office-data-jobs.ts'
import { DESIGN_PACKAGES } from './office-design.ts'
import { DESIGN_JOB_PACKAGES } from './office-design-jobs.ts'
import { EVENT_JOB_PACKAGES } from './office-event-jobs.ts'
import { IT_PACKAGES } from './office-it.ts'
import { IT_JOB_PACKAGES } from './office-it-jobs.ts'
import { LANGUAGE_PACKAGES } from './office-language.ts'
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
import { SECURITY_PACKAGES } from './office-security.ts'
import { SOFTWARE_PACKAGES } from './office-software.ts'
import { SOFTWARE_JOB_PACKAGES } from './office-software-jobs.ts'
import { WEB_PACKAGES } from './office-web.ts'
import { WEB_JOB_PACKAGES } from './office-web-jobs.ts'
import { WRITING_JOB_PACKAGES } from './office-writing-jobs.ts'
import type { PackageTemplate } from './package-template.ts'
import { SAID_OF_ADVICE_TRADES } from './said-advice-trades.ts'
import { SAID_AS_A_LAYMAN_OF_ADVICE } from './said-as-layman-advice.ts'
import { SAID_AS_A_LAYMAN_OF_DIGITAL_WORK } from './said-as-layman-digital.ts'
import { SAID_AS_A_LAYMAN_OF_THE_HOUSE } from './said-as-layman-house.ts'
import { SAID_AS_A_LAYMAN_OF_MACHINES } from './said-as-layman-machines.ts'
import { SAID_AS_STORIES_OF_HOUSE_AND_IT } from './said-as-stories-house.ts'
import { SAID_AS_STORIES_OF_OTHER_WORK } from './said-as-stories-office.ts'
import { SAID_AT_HOME } from './said-at-home.ts'
import { SAID_AT_THE_BORDER_OF_ADVICE } from './said-at-the-border-advice.ts'
import { SAID_AT_THE_BORDER_OF_CREATIVE_WORK } from './said-at-the-border-creative.ts'
import { SAID_AT_THE_BORDER_OF_DIGITAL_WORK } from './said-at-the-border-digital.ts'
import { SAID_AT_THE_BORDER_OF_THE_HOUSE } from './said-at-the-border-house.ts'
import { SAID_AT_THE_BORDER_OF_MACHINES } from './said-at-the-border-machines.ts'
import { SAID_BY_ALL_KINDS_OF_HOUSE_AND_IT } from './said-by-all-kinds-house.ts'
import { SAID_BY_ALL_KINDS_OF_OTHER_WORK } from './said-by-all-kinds-office.ts'
import { SAID_BY_HOUSEHOLDS_OF_HOUSE_AND_IT } from './said-by-households-house.ts'
import { SAID_BY_HOUSEHOLDS_OF_OTHER_WORK } from './said-by-households-office.ts'
import { SAID_BY_ORGANISATIONS_OF_HOUSE_AND_IT } from './said-by-organisations-house.ts'
import { SAID_BY_ORGANISATIONS_OF_OTHER_WORK } from './said-by-organisations-office.ts'
import { SAID_BY_PRIVATE_PEOPLE_OF_HOUSE_AND_IT } from './said-by-private-people-house.ts'
import { SAID_BY_PRIVATE_PEOPLE_OF_OTHER_WORK } from './said-by-private-people-office.ts'
import { SAID_BY_PROFESSIONALS_OF_HOUSE_AND_IT } from './said-by-professionals-house.ts'
import { SAID_BY_PROFESSIONALS_OF_OTHER_WORK } from './said-by-professionals-office.ts'
import { SAID_BY_SMALL_FIRMS_OF_HOUSE_AND_IT } from './said-by-small-firms-house.ts'
import { SAID_BY_SMALL_FIRMS_OF_OTHER_WORK } from './said-by-small-firms-office.ts'
import { SAID_OF_CRAFT_WORK } from './said-craft.ts'
import { SAID_OF_THE_HOUSE } from './said-craft-house.ts'
import { SAID_OF_CRAFT_JOBS } from './said-craft-jobs.ts'
import { SAID_OF_LINES } from './said-craft-lines.ts'
import { SAID_OF_MACHINES } from './said-craft-machines.ts'
import { SAID_OF_PLANS } from './said-craft-plans.ts'
import { SAID_IN_CRAFT_STORIES } from './said-craft-stories.ts'
import { SAID_IN_TENDERS } from './said-craft-tenders.ts'
import { SAID_OF_CREATIVE_TRADES } from './said-creative-trades.ts'
import { SAID_OF_DIGITAL_TRADES } from './said-digital-trades.ts'
import { SAID_IN_FOUR_LANGUAGES_OF_ADVICE } from './said-in-four-languages-advice.ts'
import { SAID_IN_FOUR_LANGUAGES_OF_CREATIVE_WORK } from './said-in-four-languages-creative.ts'
import { SAID_IN_FOUR_LANGUAGES_OF_DIGITAL_WORK } from './said-in-four-languages-digital.ts'
import { SAID_IN_FOUR_LANGUAGES_OF_THE_HOUSE } from './said-in-four-languages-house.ts'
import { SAID_IN_FOUR_LANGUAGES_OF_MACHINES } from './said-in-four-languages-machines.ts'
import { SAID_IN_TROUBLE_OF_HOUSE_AND_IT } from './said-in-trouble-house.ts'
import { SAID_IN_TROUBLE_OF_OTHER_WORK } from './said-in-trouble-office.ts'
import { SAID_OF_IT_TRADES } from './said-it-trades.ts'
import { SAID_OF_LANGUAGE_TRADES } from './said-language-trades.ts'
import { SAID_OF_MORE_CRAFT_JOBS } from './said-of-more-jobs-craft.ts'
import { SAID_OF_MORE_EVENT_JOBS } from './said-of-more-jobs-events.ts'
import { SAID_OF_MORE_OFFICE_JOBS } from './said-of-more-jobs-office.ts'
import { SAID_OF_NEWEST_JOBS } from './said-of-newest-jobs.ts'
import { SAID_OF_OFFICE_WISHES } from './said-of-office-wishes.ts'
import { SAID_OF_THINGS } from './said-of-things.ts'
import { SAID_OF_OFFICE_WORK } from './said-office.ts'
import { SAID_PLAINLY_OF_CRAFTS } from './said-plainly-of-crafts.ts'
import { SAID_PLAINLY_OF_OFFICE_WORK } from './said-plainly-of-office-work.ts'
import { SAID_PLAINLY_WITH_FIGURES_OF_HOUSE_AND_IT } from './said-plainly-with-figures-house.ts'
import { SAID_PLAINLY_WITH_FIGURES_OF_OTHER_WORK } from './said-plainly-with-figures-office.ts'
import { SAID_OF_TEACHING_AND_EVENTS } from './said-teaching-events.ts'
import { SAID_WHO_ASK_ADVICE_OF_HOUSE_AND_IT } from './said-who-ask-advice-house.ts'
import { SAID_WHO_ASK_ADVICE_OF_OTHER_WORK } from './said-who-ask-advice-office.ts'
import { SAID_WITH_A_PLAN_OF_HOUSE_AND_IT } from './said-with-a-plan-house.ts'
import { SAID_WITH_A_PLAN_OF_OTHER_WORK } from './said-with-a-plan-office.ts'

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
]

const SAID = [
  SAID_PLAINLY_OF_CRAFTS,
  SAID_PLAINLY_OF_OFFICE_WORK,
  SAID_OF_CRAFT_WORK,
  SAID_OF_CRAFT_JOBS,
  SAID_OF_LINES,
  SAID_OF_THE_HOUSE,
  SAID_OF_MACHINES,
  SAID_OF_PLANS,
  SAID_IN_CRAFT_STORIES,
  SAID_IN_TENDERS,
  SAID_OF_OFFICE_WORK,
  SAID_AT_HOME,
  SAID_OF_THINGS,
  SAID_OF_OFFICE_WISHES,
  SAID_AS_A_LAYMAN_OF_THE_HOUSE,
  SAID_AS_A_LAYMAN_OF_MACHINES,
  SAID_AS_A_LAYMAN_OF_DIGITAL_WORK,
  SAID_AS_A_LAYMAN_OF_ADVICE,
  SAID_OF_DIGITAL_TRADES,
  SAID_OF_IT_TRADES,
  SAID_OF_CREATIVE_TRADES,
  SAID_OF_LANGUAGE_TRADES,
  SAID_OF_ADVICE_TRADES,
  SAID_OF_TEACHING_AND_EVENTS,
  SAID_AT_THE_BORDER_OF_THE_HOUSE,
  SAID_AT_THE_BORDER_OF_MACHINES,
  SAID_AT_THE_BORDER_OF_DIGITAL_WORK,
  SAID_AT_THE_BORDER_OF_CREATIVE_WORK,
  SAID_AT_THE_BORDER_OF_ADVICE,
  SAID_IN_FOUR_LANGUAGES_OF_THE_HOUSE,
  SAID_IN_FOUR_LANGUAGES_OF_MACHINES,
  SAID_IN_FOUR_LANGUAGES_OF_DIGITAL_WORK,
  SAID_IN_FOUR_LANGUAGES_OF_CREATIVE_WORK,
  SAID_IN_FOUR_LANGUAGES_OF_ADVICE,
  SAID_OF_MORE_CRAFT_JOBS,
  SAID_OF_MORE_EVENT_JOBS,
  SAID_OF_MORE_OFFICE_JOBS,
  SAID_BY_PRIVATE_PEOPLE_OF_HOUSE_AND_IT,
  SAID_BY_PRIVATE_PEOPLE_OF_OTHER_WORK,
  SAID_BY_SMALL_FIRMS_OF_HOUSE_AND_IT,
  SAID_BY_SMALL_FIRMS_OF_OTHER_WORK,
  SAID_BY_PROFESSIONALS_OF_HOUSE_AND_IT,
  SAID_BY_PROFESSIONALS_OF_OTHER_WORK,
  SAID_BY_ALL_KINDS_OF_HOUSE_AND_IT,
  SAID_BY_ALL_KINDS_OF_OTHER_WORK,
  SAID_IN_TROUBLE_OF_HOUSE_AND_IT,
  SAID_IN_TROUBLE_OF_OTHER_WORK,
  SAID_WITH_A_PLAN_OF_HOUSE_AND_IT,
  SAID_WITH_A_PLAN_OF_OTHER_WORK,
  SAID_BY_HOUSEHOLDS_OF_HOUSE_AND_IT,
  SAID_BY_HOUSEHOLDS_OF_OTHER_WORK,
  SAID_BY_ORGANISATIONS_OF_HOUSE_AND_IT,
  SAID_BY_ORGANISATIONS_OF_OTHER_WORK,
  SAID_PLAINLY_WITH_FIGURES_OF_HOUSE_AND_IT,
  SAID_PLAINLY_WITH_FIGURES_OF_OTHER_WORK,
  SAID_AS_STORIES_OF_HOUSE_AND_IT,
  SAID_AS_STORIES_OF_OTHER_WORK,
  SAID_WHO_ASK_ADVICE_OF_HOUSE_AND_IT,
  SAID_WHO_ASK_ADVICE_OF_OTHER_WORK,
  SAID_OF_NEWEST_JOBS,
]

/** By a package's id and a task's key: how clients name just that part of the work. */
export const NAMED_PARTS: Readonly<Record<string, string>> = {
  ...NAMED_IN_THE_HOUSE,
  ...NAMED_IN_MACHINES,
  ...NAMED_IN_DIGITAL_WORK,
  ...NAMED_IN_CREATIVE_WORK,
  ...NAMED_IN_ADVICE,
  ...NAMED_IN_MORE_JOBS,
  ...NAMED_IN_MORE_COMPUTER_JOBS,
  ...NAMED_IN_MORE_WORDS_AND_SOUND_JOBS,
}

/** All the built-in analyst knows how to plan. */
export const PACKAGES: readonly PackageTemplate[] = WRITTEN.map(template => ({
  ...template,
  tasks: template.tasks.map(task => ({ ...task, namedBy: NAMED_PARTS[`${template.id}/${task.key}`]?.split(', ') ?? [] })),
  said: [...template.said, ...SAID.flatMap(said => said[template.id]?.split(' / ') ?? [])],
}))
