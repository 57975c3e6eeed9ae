import { useId, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'

/** More than this may be more than two lines of a phone. */
const SHORT = { characters: 80, lines: 2 }

/** What a workspace is for. A long text would push the workspace itself off the screen: it is folded to two lines. */
export function WorkspaceDescription({ description }: { description: string }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  if (description === '') return null
  const isLong = description.length > SHORT.characters || description.split('\n').length > SHORT.lines
  return (
    <>
      <p id={id} className={classNames('wrap-anywhere whitespace-pre-wrap text-soft text-sm', isLong && !isOpen && 'line-clamp-2')}>
        {description}
      </p>
      {isLong && (
        <Button variant="quiet" size="small" className="-ml-3" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Show less' : 'Show more'}
        </Button>
      )}
    </>
  )
}
