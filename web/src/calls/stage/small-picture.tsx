import { useEffect, useRef } from 'react'
import type { CallPeerState } from '../call-peer.ts'
import { useSpeakerOf } from '../media/speaker.ts'
import type { StageView } from './stage-view.ts'
import { StillImage } from './still-image.tsx'

const FRAME = 'aspect-[4/3] w-full rounded-card bg-device object-cover shadow-float ring-1 ring-on-device/25'

/** What is not large, in the corner. */
export function SmallPicture({ view }: { view: StageView }) {
  const video = useRef<HTMLVideoElement>(null)
  const stream = view.kind === 'video' ? view.stream : null
  useEffect(() => {
    if (video.current) video.current.srcObject = stream
  }, [stream])
  if (view.kind === 'off') return <p className="rounded-card bg-device/85 p-3 text-center text-xs ring-1 ring-on-device/25">{view.text}</p>
  if (view.kind === 'still') return <StillImage blob={view.blob} className={FRAME} />
  if (view.kind !== 'video') return null
  // Silent: what is heard comes from one place.
  return <video ref={video} aria-label={view.label} autoPlay playsInline muted className={FRAME} />
}

/** Whoever is not the large picture is heard all the same. */
export function OtherSounds({ large, peers }: { large: StageView; peers: readonly CallPeerState[] }) {
  const heard = large.kind === 'video' && !large.isOwn ? large.stream : null
  return peers.map(({ peerId, stream }) => stream && stream !== heard && <Sound key={peerId} stream={stream} />)
}

function Sound({ stream }: { stream: MediaStream }) {
  const audio = useRef<HTMLAudioElement>(null)
  useEffect(() => {
    if (audio.current) audio.current.srcObject = stream
  }, [stream])
  useSpeakerOf(audio)
  // biome-ignore lint/a11y/useMediaCaption: a call has no captions
  return <audio ref={audio} autoPlay />
}
