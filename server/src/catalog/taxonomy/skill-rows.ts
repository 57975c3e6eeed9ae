import type { Skill } from './taxonomy.ts'

/** Id, name, aliases (comma between), related ids (space between), US dollars an hour where it differs from the trade's. */
export type SkillRow = readonly [id: string, name: string, aliases: string, related: string, defaultHourlyRate?: number]

const split = (text: string, by: string): string[] =>
  text
    .split(by)
    .map(part => part.trim())
    .filter(part => part !== '')

/** Skills are written a line each, so that a trade can be read and compared at a glance. */
export const skillsOf = (tradeId: string, rows: readonly SkillRow[]): Skill[] =>
  rows.map(([id, name, aliases, related, defaultHourlyRate]) => ({
    id,
    name,
    tradeId,
    aliases: split(aliases, ','),
    related: split(related, ' '),
    ...(defaultHourlyRate === undefined ? {} : { defaultHourlyRate }),
  }))
