import { CircleAlert } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'

/** What the server said to a form. It takes the focus, so that nobody has to look for it. */
export function FormError({ error }: { error: Error | null }) {
  const place = useRef<HTMLDivElement>(null)
  // Together with the text: a moment later it would take the focus from who has already gone back to typing.
  useLayoutEffect(() => {
    if (error) place.current?.focus()
  }, [error])
  if (!error) return null
  return (
    <div
      ref={place}
      role="alert"
      tabIndex={-1}
      className="flex items-start gap-2 rounded-control bg-danger-wash px-3 py-2.5 text-danger text-sm"
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4" />
      <p>{error.message}</p>
    </div>
  )
}
