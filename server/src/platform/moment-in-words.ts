/** A moment as letters write it, on the clock of the one who reads it; the zone stands beside, so that nobody takes it for another. */
export const momentInWords = (at: Date, timeZone: string): string => {
  const format: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone }
  const day = new Intl.DateTimeFormat('en-GB', format).format(at)
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(at)
  return `${day}, ${time} (${timeZone.replaceAll('_', ' ')})`
}
