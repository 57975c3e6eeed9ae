import { useEffect, useState } from 'react'

interface StillImageProps {
  blob: Blob
  alt?: string
  className: string
  onImage?: (image: HTMLImageElement | null) => void
}

/** A picture that came over the connection; without `alt` its place says what it is. */
export function StillImage({ blob, alt = '', className, onImage }: StillImageProps) {
  const [url, setUrl] = useState<string | undefined>(undefined)
  useEffect(() => {
    const made = URL.createObjectURL(blob)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return <img ref={onImage} src={url} alt={alt} className={className} />
}
