import { type PointerEvent, useEffect, useMemo, useState } from 'react'
import { marksOf } from '#contract/calls-marks.ts'
import { MarkLayer } from '../mark-layer.tsx'
import { type FrameSource, stillFrames } from '../media/frame-source.ts'
import { useCall, useMarks } from '../use-call.tsx'
import type { MarkTool } from '../use-mark-drawing.ts'
import { contentBox, toFrame } from '../video-box.ts'
import type { StageView } from './stage-view.ts'
import { StillImage } from './still-image.tsx'
import { VideoPicture } from './video-picture.tsx'

interface StagePictureProps {
  view: StageView
  tool: MarkTool | null
  /** What is in view, for a still or a snapshot of it. */
  onSource: (source: FrameSource | null) => void
}

const WAITING = 'Waiting for other user to connect...'

/** The large picture: somebody's camera, a shared screen or a still, with the marks on it. */
export function StagePicture({ view, tool, onSource }: StagePictureProps) {
  const [shown, setShown] = useState<{ surface: string; source: FrameSource | null } | null>(null)
  const { state, pointers } = useMarks()
  const { marks } = useCall().session
  const drawn = useMemo(() => marksOf(state), [state])
  if (view.kind === 'nothing') return <p className="grid size-full place-items-center p-6 text-center">{WAITING}</p>
  if (view.kind === 'off') return <p className="grid size-full place-items-center p-6 text-center">{view.text}</p>
  // The next picture tells of itself once it stands: until then the one before says nothing of where it lies.
  const source = shown?.surface === view.surface ? shown.source : null
  const take = (taken: FrameSource | null) => {
    setShown({ surface: view.surface, source: taken })
    onSource(taken)
  }
  const point = ({ clientX, clientY, currentTarget }: PointerEvent<Element>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const spot = source && toFrame(contentBox({ left: 0, top: 0, width, height }, source.frame()), { x: clientX - left, y: clientY - top })
    marks.point(spot && { ...spot, surface: view.surface })
  }
  return (
    <div className="relative size-full" {...(tool === null && { onPointerMove: point, onPointerLeave: () => marks.point(null) })}>
      {view.kind === 'still' ? (
        <StillPicture key={view.surface} blob={view.blob} onSource={take} />
      ) : (
        <VideoPicture key={view.surface} stream={view.stream} label={view.label} isMuted={view.isOwn} onSource={take} />
      )}
      <MarkLayer source={source} surface={view.surface} marks={drawn} pointers={pointers} channel={marks} tool={tool} />
    </div>
  )
}

function StillPicture({ blob, onSource }: { blob: Blob; onSource: (source: FrameSource | null) => void }) {
  const [image, setImage] = useState<HTMLImageElement | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once of each element
  useEffect(() => {
    onSource(image && stillFrames(image))
    return () => onSource(null)
  }, [image])
  return <StillImage blob={blob} alt="The still that both of you draw on" className="size-full object-contain" onImage={setImage} />
}
