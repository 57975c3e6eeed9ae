import { type RefObject, useEffect, useMemo, useState } from 'react'
import type { Frame, FrameSource } from './media/frame-source.ts'
import { type Box, contentBox } from './video-box.ts'

const NOTHING: Box = { left: 0, top: 0, width: 0, height: 0 }

interface Covered {
  element: RefObject<Element | null>
  source: FrameSource | null
  /** What the picture is of: another one has a shape of its own. */
  surface: string
  fit: 'contain' | 'cover'
}

/** Where the picture lies within an element that covers it, in the element's own pixels, as both change. */
export const useContentBox = ({ element, source, surface, fit }: Covered): Box => {
  const [size, setSize] = useState({ width: 0, height: 0 })
  const [picture, setPicture] = useState({ width: 0, height: 0, surface })
  useEffect(() => {
    const covered = element.current
    if (!covered) return
    const observer = new ResizeObserver(() => setSize({ width: covered.clientWidth, height: covered.clientHeight }))
    observer.observe(covered)
    return () => observer.disconnect()
  }, [element])
  useEffect(() => {
    const look = ({ width, height }: Frame) => {
      // Video and stills of one camera take each other's place on a bad way, and the next has no size until it is there: what was drawn
      // stays in sight meanwhile, and what is pressed counts.
      if (width === 0 || height === 0) return
      setPicture(known =>
        known.width === width && known.height === height && known.surface === surface ? known : { width, height, surface },
      )
    }
    if (source) look(source.frame())
    return source?.onFrame(look)
  }, [source, surface])
  return useMemo(
    () =>
      size.width > 0 && picture.width > 0 && picture.surface === surface ? contentBox({ left: 0, top: 0, ...size }, picture, fit) : NOTHING,
    [size, picture, surface, fit],
  )
}
