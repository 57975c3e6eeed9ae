import { useState } from 'react'
import { classNames } from './class-names.ts'

/** The first letters of a name, two at most. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map(word => [...word][0]?.toUpperCase() ?? '')
    .join('')

/** A person: the picture if there is one that loads, else the initials. Decoration, the name stands beside it. */
export function Avatar({ name, imageUrl = null, className }: { name: string; imageUrl?: string | null; className?: string }) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  const look = classNames(
    'inline-grid size-10 shrink-0 place-items-center rounded-full bg-trust-wash font-semibold text-trust text-xs',
    className,
  )
  if (imageUrl === null || imageUrl === brokenUrl) {
    return (
      <span aria-hidden="true" className={look}>
        {initialsOf(name)}
      </span>
    )
  }
  return (
    <img
      // The server's page may have missed it before this code was there.
      ref={image => {
        if (image?.complete && image.naturalWidth === 0) setBrokenUrl(imageUrl)
      }}
      src={imageUrl}
      alt=""
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      width={40}
      height={40}
      className={classNames(look, 'object-cover')}
      onError={() => setBrokenUrl(imageUrl)}
    />
  )
}
