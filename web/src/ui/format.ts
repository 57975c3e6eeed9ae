const DATE = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })
const RATE = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const MONEY = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' })
const NUMBER = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

/** 'Nov 20, 2026' */
export const formatDate = (isoDateTime: string): string => DATE.format(new Date(isoDateTime))
/** '$65.00/hr' */
export const formatHourlyRate = (dollars: number): string => `${RATE.format(dollars)}/hr`
/** '$1,300', with cents only where there are some. */
export const formatMoney = (dollars: number): string => MONEY.format(dollars)
/** '7.5 h' */
export const formatHours = (hours: number): string => `${NUMBER.format(hours)} h`
/** '4-12 h' with a proper dash. */
export const formatHoursRange = (low: number, high: number): string => `${NUMBER.format(low)}–${NUMBER.format(high)} h`
export const formatMoneyRange = (low: number, high: number): string => `${formatMoney(low)}–${formatMoney(high)}`
