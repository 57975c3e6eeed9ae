import { type RefObject, useEffect, useMemo, useState } from 'react'
import type { Frame, FrameSource } from './media/frame-source.ts'
import { type Box, contentBox } from './video-box.ts'

const NOTHING: Box = { left: 0, top: 0, width: 0, height: 0 }

/** Where the picture lies within an element that covers it, in the element's own pixels, as both change. */
export const useContentBox = (element: RefObject<Element | null>, source: FrameSource | null, fit: 'contain' | 'cover'): Box => {
  const [size, setSize] = useState({ width: 0, height: 0 })
  const [picture, setPicture] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const covered = element.current
    if (!covered) return
    const observer = new ResizeObserver(() => setSize({ width: covered.clientWidth, height: covered.clientHeight }))
    observer.observe(covered)
    return () => observer.disconnect()
  }, [element])
  useEffect(() => {
    const look = ({ width, height }: Frame) =>
      setPicture(known => (known.width === width && known.height === height ? known : { width, height }))
    if (source) look(source.frame())
    return source?.onFrame(look)
  }, [source])
  return useMemo(
    () => (size.width > 0 && picture.width > 0 ? contentBox({ left: 0, top: 0, ...size }, picture, fit) : NOTHING),
    [size, picture, fit],
  )
}
