import { timeZone } from '#contract/shared/time-zone.ts'
import { atFirstUse } from './at-first-use.ts'

const REGION_LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** What the browser says of where it is; null when it says nothing that is a zone. */
export const browserTimeZone = (): string | null => {
  const zone = timeZone.safeParse(Intl.DateTimeFormat().resolvedOptions().timeZone)
  return zone.success ? zone.data : null
}

/** 'Lisbon, Europe'; 'Knox, America, Indiana'. */
export const placeOfZone = (zone: string): string => {
  const [place = zone, ...region] = zone.replaceAll('_', ' ').split('/').reverse()
  return [place, ...region.reverse()].join(', ')
}

const part = (zone: string, at: Date, timeZoneName: 'shortOffset' | 'long') =>
  new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName }).formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''

const offsetOf = (zone: string, at: Date) => part(zone, at, 'shortOffset').replace(/^GMT([+-]0$)?/, 'UTC')
/** Whoever searches types a hyphen; what is read has a minus. */
const asShown = (offset: string) => offset.replace('-', '\u2212')

const MINUTE_MS = 60_000
const minutesOf = (offset: string): number => {
  const [, sign, hours = '0', minutes = '0'] = /^UTC([+-])(\d+)(?::(\d+))?$/.exec(offset) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}
/** Written as the reader is used to. One clock for all zones: a formatter for each of four hundred takes its time. */
const clock = atFirstUse(() => new Intl.DateTimeFormat(undefined, { timeZone: 'UTC', timeStyle: 'short' }))
const timeAt = (offset: string, at: Date) => clock().format(new Date(at.getTime() + minutesOf(offset) * MINUTE_MS))

/** What a clock shows there at this moment, and how far it is ahead: '2:32 PM', 'UTC+1'. */
export const clockOfZone = (zone: string, at: Date): { time: string; offset: string } => {
  const offset = offsetOf(zone, at)
  return { time: timeAt(offset, at), offset: asShown(offset) }
}

const zonesOf = (locale: Intl.Locale): readonly string[] => {
  // Not every browser knows this; without it a country's name finds nothing, its cities still do.
  const ask: unknown = Reflect.get(locale, 'getTimeZones')
  const zones: unknown = typeof ask === 'function' ? ask.call(locale) : []
  return Array.isArray(zones) ? zones : []
}

/** The countries of each zone, by the names that people type. */
const countriesByZone = (): Map<string, string> => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const countries = new Map<string, string>()
  for (const first of REGION_LETTERS) {
    for (const second of REGION_LETTERS) {
      const name = names.of(first + second)
      if (!name) continue
      for (const zone of zonesOf(new Intl.Locale(`und-${first}${second}`))) countries.set(zone, `${countries.get(zone) ?? ''} ${name}`)
    }
  }
  return countries
}

export interface TimeZoneChoice {
  value: string
  label: string
  detail: string
  /** Everything that finds it, besides its label. */
  words: string
}

/** Every zone the browser knows, and the one that was chosen before if it does not. */
export const timeZoneChoices = (at: Date, chosen: string | undefined): TimeZoneChoice[] => {
  const known = ['UTC', ...Intl.supportedValuesOf('timeZone').filter(zone => zone !== 'UTC')]
  const countries = countriesByZone()
  return (chosen && !known.includes(chosen) ? [chosen, ...known] : known)
    .map(zone => {
      const offset = offsetOf(zone, at)
      return {
        value: zone,
        label: placeOfZone(zone),
        detail: `${timeAt(offset, at)} · ${asShown(offset)}`,
        words: `${zone} ${part(zone, at, 'long')} ${offset}${countries.get(zone) ?? ''}`,
      }
    })
    .sort((one, other) => one.label.localeCompare(other.label, 'en'))
}
