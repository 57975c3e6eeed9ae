import { Fragment, type ReactNode } from 'react'
import { LinkedText } from '../../ui/linked-text.tsx'

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Pieces of a text in order; those at odd places matched. */
const splitBy = (text: string, names: readonly string[]): string[] =>
  names.length === 0
    ? [text]
    : text.split(
        new RegExp(
          `(@(?:${names
            .toSorted((a, b) => b.length - a.length)
            .map(escaped)
            .join('|')}))`,
          'g',
        ),
      )

/** What somebody wrote, with its links and with those who are named in it. It is text: nothing of it is markup. */
export function MessageText({ text, mentions }: { text: string; mentions: readonly string[] }) {
  const named = (piece: string): ReactNode =>
    splitBy(piece, mentions).map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name
      <Fragment key={index}>{index % 2 === 1 ? <strong className="font-semibold">{part}</strong> : part}</Fragment>
    ))
  return (
    <span className="wrap-anywhere whitespace-pre-wrap">
      <LinkedText plain={named}>{text}</LinkedText>
    </span>
  )
}
