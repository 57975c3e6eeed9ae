import { Fragment, type ReactNode } from 'react'

const LINK = /(https?:\/\/[^\s<>"”’]*[^\s<>"”’.,;:!?)])/gi

interface LinkedTextProps {
  children: string
  /** How what is no address is shown; as it is unless told. */
  plain?: (piece: string) => ReactNode
}

/** What somebody wrote, with web addresses that can be followed. It is text: nothing of it is markup. */
export function LinkedText({ children, plain = piece => piece }: LinkedTextProps) {
  return children.split(LINK).map((piece, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name
      <a key={index} href={piece} target="_blank" rel="noopener noreferrer nofollow" className="underline underline-offset-2">
        {piece}
      </a>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name
      <Fragment key={index}>{plain(piece)}</Fragment>
    ),
  )
}
