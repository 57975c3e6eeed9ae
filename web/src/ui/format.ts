import { roundedRange } from '#contract/shared/range.ts'

const DATE = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })
// The same on the server's page as in the browser, whose zone may be another.
const LONG_DATE = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' })
const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' })
const RATE = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const MONEY = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' })
const NUMBER = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

/** 'Nov 20, 2026' */
export const formatDate = (isoDateTime: string): string => DATE.format(new Date(isoDateTime))
/** 'November 20, 2026' */
export const formatLongDate = (isoDateTime: string): string => LONG_DATE.format(new Date(isoDateTime))
/** 'Nov 20, 2026' of a day that has no time and no zone: '2026-11-20'. */
export const formatDay = (day: string): string => DAY.format(new Date(day))
/** '$65.00/hr' */
export const formatHourlyRate = (dollars: number): string => `${RATE.format(dollars)}/hr`
/** '$1,300', with cents only where there are some. */
export const formatMoney = (dollars: number): string => MONEY.format(dollars)
/** '12,300' */
export const formatCount = (count: number): string => NUMBER.format(count)
/** '7.5 h' */
export const formatHours = (hours: number): string => `${NUMBER.format(hours)} h`
/** '4-12 h' with a proper dash, as exact as the range is. */
export const formatHoursRange = (low: number, high: number): string => `${roundedRange(low, high).map(NUMBER.format).join('–')} h`
/** '$2,700-$6,300' likewise. */
export const formatMoneyRange = (low: number, high: number): string => roundedRange(low, high).map(formatMoney).join('–')
