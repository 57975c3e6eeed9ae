import { Fragment, type ReactNode } from 'react'
import { LinkedText } from '../../ui/linked-text.tsx'
import { splitByNames } from './named-people.ts'

/** What somebody wrote, with its links and with those who are named in it. It is text: nothing of it is markup. */
export function MessageText({ text, mentions }: { text: string; mentions: readonly string[] }) {
  const named = (piece: string): ReactNode =>
    splitByNames(piece, mentions).map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name
      <Fragment key={index}>{index % 2 === 1 ? <strong className="font-semibold">{part}</strong> : part}</Fragment>
    ))
  return (
    <span className="wrap-anywhere whitespace-pre-wrap">
      <LinkedText plain={named}>{text}</LinkedText>
    </span>
  )
}
