import { detailOf } from './notification-detail.ts'

const FORMER = 'Former member'

/** What a notification says of people, as it is kept. */
export interface Worded {
  title: string
  message: string
  senderName: string | null
  metadata: Record<string, unknown>
}

const asPattern = (name: string): string => name.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`)

/** Says `Former member` where a name stands as a word of its own: 'Al' is no part of 'All'. */
const withoutName = (name: string) => {
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}_])${asPattern(name)}(?![\p{L}\p{N}_])`, 'gu')
  return (text: string): string => text.replaceAll(pattern, FORMER)
}

const forgetName = (row: Worded, name: string): Worded => {
  const without = withoutName(name)
  const { quote, nextSteps, about, calendar, facts } = detailOf(row.metadata)
  const { quote: _quote, ...rest } = row.metadata
  return {
    title: without(row.title),
    message: without(row.message),
    senderName: row.senderName === name ? FORMER : row.senderName,
    metadata: {
      ...rest,
      // His own words go with him.
      ...(quote && quote.by !== name ? { quote: { ...quote, text: without(quote.text) } } : {}),
      ...(nextSteps ? { nextSteps: nextSteps.map(without) } : {}),
      ...(about ? { about: { ...about, name: without(about.name) } } : {}),
      ...(calendar ? { calendar: { ...calendar, title: without(calendar.title) } } : {}),
      ...(facts ? { facts: facts.map(({ label, value }) => ({ label, value: without(value) })) } : {}),
    },
  }
}

/** A notification without the name of somebody who is gone, whatever he was called in it. */
export const forgetNames = (row: Worded, names: readonly string[]): Worded =>
  names.filter(name => name.trim() !== '').reduce((said, name) => forgetName(said, name), row)
