import { Fragment, type ReactNode } from 'react'

const LINK = /(https?:\/\/[^\s<>"”’]*[^\s<>"”’.,;:!?)])/gi

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
      {text.split(LINK).map((piece, index) =>
        index % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name
          <a key={index} href={piece} target="_blank" rel="noopener noreferrer nofollow" className="underline underline-offset-2">
            {piece}
          </a>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name
          <Fragment key={index}>{named(piece)}</Fragment>
        ),
      )}
    </span>
  )
}
