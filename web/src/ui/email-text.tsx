import { Fragment } from 'react'

/** An address that breaks after its @ and its dots, and within a part of it only where that part alone is longer than the line. */
export function EmailText({ children }: { children: string }) {
  let at = 0
  return (
    <span className="wrap-anywhere">
      {children.split(/(?<=[@.])/).map(part => {
        const key = at
        at += part.length
        return (
          <Fragment key={key}>
            {key > 0 && <wbr />}
            {part}
          </Fragment>
        )
      })}
    </span>
  )
}
