import { roundedRange } from '#contract/shared/range.ts'
import { atFirstUse } from './at-first-use.ts'

const dateFormat = atFirstUse(() => new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' }))
// The same on the server's page as in the browser, whose zone may be another.
const longDateFormat = atFirstUse(
  () => new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' }),
)
const dayFormat = atFirstUse(() => new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' }))
const moment = { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const momentFormat = atFirstUse(() => new Intl.DateTimeFormat('en-US', moment))
const fullMomentFormat = atFirstUse(() => new Intl.DateTimeFormat('en-US', { ...moment, year: 'numeric' }))
const timeFormat = atFirstUse(() => new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }))
const rateFormat = atFirstUse(() => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }))
const moneyFormat = atFirstUse(
  () => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' }),
)
const numberFormat = atFirstUse(() => new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 }))

/** 'Nov 20, 2026' */
export const formatDate = (isoDateTime: string): string => dateFormat().format(new Date(isoDateTime))
/** 'November 20, 2026' */
export const formatLongDate = (isoDateTime: string): string => longDateFormat().format(new Date(isoDateTime))
/** 'Nov 20, 2026' of a day that has no time and no zone: '2026-11-20'. */
export const formatDay = (day: string): string => dayFormat().format(new Date(day))
/** 'Nov 20, 14:05', where the reader is. */
export const formatMoment = (isoDateTime: string): string => momentFormat().format(new Date(isoDateTime))
/** '14:05' */
export const formatTime = (isoDateTime: string): string => timeFormat().format(new Date(isoDateTime))
/** 'Nov 20, 2026, 14:05' */
export const formatFullMoment = (isoDateTime: string): string => fullMomentFormat().format(new Date(isoDateTime))
/** '$65.00/hr' */
export const formatHourlyRate = (dollars: number): string => `${rateFormat().format(dollars)}/hr`
/** '$1,300', with cents only where there are some. */
export const formatMoney = (dollars: number): string => moneyFormat().format(dollars)
/** '12,300' */
export const formatCount = (count: number): string => numberFormat().format(count)
/** '7.5 h' */
export const formatHours = (hours: number): string => `${numberFormat().format(hours)} h`
/** '4-12 h' with a proper dash, as exact as the range is. */
export const formatHoursRange = (low: number, high: number): string => `${roundedRange(low, high).map(numberFormat().format).join('–')} h`
/** '$2,700-$6,300' likewise. */
export const formatMoneyRange = (low: number, high: number): string => roundedRange(low, high).map(formatMoney).join('–')
