import { NAMED_IN_ADVICE } from './named-in-advice.ts'
import { NAMED_IN_CRAFT_FACTORY_AND_FLEET_JOBS } from './named-in-craft-factory-and-fleet-jobs.ts'
import { NAMED_IN_CRAFT_GROUNDS_AND_BUILDING_JOBS } from './named-in-craft-grounds-and-building-jobs.ts'
import { NAMED_IN_CRAFT_PIPE_AND_WIRE_JOBS } from './named-in-craft-pipe-and-wire-jobs.ts'
import { NAMED_IN_CREATIVE_WORK } from './named-in-creative.ts'
import { NAMED_IN_DIGITAL_WORK } from './named-in-digital.ts'
import { NAMED_IN_THE_HOUSE } from './named-in-house.ts'
import { NAMED_IN_MACHINES } from './named-in-machines.ts'
import { NAMED_IN_MORE_COMPUTER_JOBS } from './named-in-more-computer-jobs.ts'
import { NAMED_IN_MORE_JOBS } from './named-in-more-jobs.ts'
import { NAMED_IN_MORE_WORDS_AND_SOUND_JOBS } from './named-in-more-words-and-sound-jobs.ts'
import { NAMED_IN_OFFICE_FORM_AND_SPACE_JOBS } from './named-in-office-form-and-space-jobs.ts'
import { NAMED_IN_OFFICE_LANGUAGE_AND_STAGE_JOBS } from './named-in-office-language-and-stage-jobs.ts'
import { NAMED_IN_OFFICE_PROGRAMMING_JOBS } from './named-in-office-programming-jobs.ts'
import { NAMED_IN_OFFICE_RIGHTS_AND_MONEY_JOBS } from './named-in-office-rights-and-money-jobs.ts'
import { NAMED_IN_OFFICE_SAFEKEEPING_JOBS } from './named-in-office-safekeeping-jobs.ts'

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
  ...NAMED_IN_CRAFT_PIPE_AND_WIRE_JOBS,
  ...NAMED_IN_CRAFT_FACTORY_AND_FLEET_JOBS,
  ...NAMED_IN_CRAFT_GROUNDS_AND_BUILDING_JOBS,
  ...NAMED_IN_OFFICE_SAFEKEEPING_JOBS,
  ...NAMED_IN_OFFICE_PROGRAMMING_JOBS,
  ...NAMED_IN_OFFICE_FORM_AND_SPACE_JOBS,
  ...NAMED_IN_OFFICE_LANGUAGE_AND_STAGE_JOBS,
  ...NAMED_IN_OFFICE_RIGHTS_AND_MONEY_JOBS,
}
