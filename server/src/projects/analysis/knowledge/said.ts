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
import { SAID_IN_EVERYDAY_WORDS } from './said-in-everyday-words.ts'
import { SAID_IN_FOUR_LANGUAGES_OF_ADVICE } from './said-in-four-languages-advice.ts'
import { SAID_IN_FOUR_LANGUAGES_OF_CREATIVE_WORK } from './said-in-four-languages-creative.ts'
import { SAID_IN_FOUR_LANGUAGES_OF_DIGITAL_WORK } from './said-in-four-languages-digital.ts'
import { SAID_IN_FOUR_LANGUAGES_OF_THE_HOUSE } from './said-in-four-languages-house.ts'
import { SAID_IN_FOUR_LANGUAGES_OF_MACHINES } from './said-in-four-languages-machines.ts'
import { SAID_IN_TELEGRAMS } from './said-in-telegrams.ts'
import { SAID_IN_TROUBLE_OF_HOUSE_AND_IT } from './said-in-trouble-house.ts'
import { SAID_IN_TROUBLE_OF_OTHER_WORK } from './said-in-trouble-office.ts'
import { SAID_OF_IT_TRADES } from './said-it-trades.ts'
import { SAID_OF_LANGUAGE_TRADES } from './said-language-trades.ts'
import { SAID_OF_115_WORKS_OF_CRAFT } from './said-of-115-works-craft.ts'
import { SAID_OF_115_WORKS_OF_OFFICES } from './said-of-115-works-office.ts'
import { SAID_OF_COMMON_JOBS } from './said-of-common-jobs.ts'
import { SAID_OF_MORE_CRAFT_JOBS } from './said-of-more-jobs-craft.ts'
import { SAID_OF_MORE_EVENT_JOBS } from './said-of-more-jobs-events.ts'
import { SAID_OF_MORE_OFFICE_JOBS } from './said-of-more-jobs-office.ts'
import { SAID_OF_NEWEST_JOBS } from './said-of-newest-jobs.ts'
import { SAID_OF_OFFICE_WISHES } from './said-of-office-wishes.ts'
import { SAID_OF_THINGS } from './said-of-things.ts'
import { SAID_OF_OFFICE_WORK } from './said-office.ts'
import { SAID_ONCE_MISREAD } from './said-once-misread.ts'
import { SAID_PLAINLY_OF_CRAFTS } from './said-plainly-of-crafts.ts'
import { SAID_PLAINLY_OF_OFFICE_WORK } from './said-plainly-of-office-work.ts'
import { SAID_PLAINLY_WITH_FIGURES_OF_HOUSE_AND_IT } from './said-plainly-with-figures-house.ts'
import { SAID_PLAINLY_WITH_FIGURES_OF_OTHER_WORK } from './said-plainly-with-figures-office.ts'
import { SAID_OF_TEACHING_AND_EVENTS } from './said-teaching-events.ts'
import { SAID_WHO_ASK_ADVICE_OF_HOUSE_AND_IT } from './said-who-ask-advice-house.ts'
import { SAID_WHO_ASK_ADVICE_OF_OTHER_WORK } from './said-who-ask-advice-office.ts'
import { SAID_WITH_A_PLAN_OF_HOUSE_AND_IT } from './said-with-a-plan-house.ts'
import { SAID_WITH_A_PLAN_OF_OTHER_WORK } from './said-with-a-plan-office.ts'

/** What clients say, file by file: by a package's id, ' / ' between. A new file of sayings is added here. */
export const SAID: readonly Readonly<Record<string, string>>[] = [
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
  SAID_OF_115_WORKS_OF_CRAFT,
  SAID_OF_115_WORKS_OF_OFFICES,
  SAID_ONCE_MISREAD,
  SAID_IN_EVERYDAY_WORDS,
  SAID_IN_TELEGRAMS,
  SAID_OF_COMMON_JOBS,
]
