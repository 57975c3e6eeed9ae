import { Aperture, MessageSquare } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { lastOwnMark, type MarkOperation } from '#contract/calls-marks.ts'
import { showNotice } from '../../ui/toasts.ts'
import type { CallPeerState } from '../call-peer.ts'
import type { FrameSource } from '../media/frame-source.ts'
import { CallProvider, useCall, useMarks } from '../use-call.tsx'
import { CallControls } from './call-controls.tsx'
import { CallNotices, QualityLabel } from './call-notices.tsx'
import { markToolOf } from './drawing.ts'
import { IncomingCall } from './incoming-call.tsx'
import { MarksToolbar } from './marks-toolbar.tsx'
import { snapshotOf } from './snapshot.ts'
import { StageButton } from './stage-button.tsx'
import { StageLayout } from './stage-layout.tsx'
import { StagePicture } from './stage-picture.tsx'
import { mainPeer, type StageSide, type StageView, stageViews } from './stage-view.ts'
import { useDrawing } from './use-drawing.ts'

export interface CallStageProps {
  /** As `callRoom` names it. */
  room: string
  title: string
  side: StageSide
  /** Beside the picture: what the two write to each other. */
  aside: ReactNode
  /** What can be done about what the call is for, such as ending it. */
  actions: ReactNode
  /** What is asked in it just now; over the picture. */
  question: ReactNode
  /** What was drawn before, once it is known; and what is drawn here from now on. */
  keptMarks: readonly MarkOperation[] | undefined
  onMark: (operation: MarkOperation) => void
  /** What is in view, with its marks, as a picture. */
  onSnapshot: (picture: File) => void
  onLeave: () => void
}

const NOTICE_MS = 4_000
const tell = (text: string) => showNotice({ text, about: text, durationMs: NOTICE_MS })

/** A call over the whole window, from coming in until leaving. */
export function CallStage({ room, ...stage }: CallStageProps) {
  return (
    <CallProvider room={room} onNotice={tell}>
      <Stage {...stage} />
    </CallProvider>
  )
}

function Stage({ title, side, aside, actions, question, keptMarks, onMark, onSnapshot, onLeave }: Omit<CallStageProps, 'room'>) {
  const { state: call, session } = useCall()
  const { drawing, setDrawing } = useDrawing()
  const { state: marks } = useMarks()
  const [source, setSource] = useState<FrameSource | null>(null)
  // A client shows his own camera and is shown the marks on it; everybody else looks at the others.
  const [isSwapped, setSwapped] = useState(side === 'client')
  const [isAsideOpen, setAsideOpen] = useState(() => window.matchMedia('(min-width: 64rem)').matches)
  const picture = useRef<HTMLDivElement>(null)
  useOpenDevices(side)
  useKeptMarks(keptMarks, onMark)
  const seen = { call, side }
  const { large, small } = stageViews(seen, isSwapped && mainPeer(seen) !== undefined)
  const keepPicture = async () => {
    const taken = source && (await snapshotOf(source, picture.current?.querySelector('svg') ?? null))
    if (taken) onSnapshot(taken)
  }
  const toolbar = (
    <MarksToolbar
      drawing={drawing}
      onChange={setDrawing}
      mayUndo={call.person !== null && lastOwnMark(marks, call.person) !== undefined}
      onUndo={() => session.marks.undo()}
      onClear={() => session.marks.clear()}
    />
  )
  return (
    <StageLayout
      title={title}
      status={
        <>
          <QualityLabel quality={mainPeer(seen)?.quality ?? null} />
          <div className="pointer-events-auto flex min-w-0 flex-wrap items-center gap-2">{actions}</div>
        </>
      }
      notice={<CallNotices seen={seen}>{question}</CallNotices>}
      picture={
        <div ref={picture} className="size-full">
          <StagePicture view={large} tool={markToolOf(drawing)} onSource={setSource} />
        </div>
      }
      preview={
        <>
          <SmallPicture view={small} />
          <OtherSounds large={large} peers={call.peers} />
        </>
      }
      toolbar={large.kind === 'nothing' ? null : toolbar}
      controls={
        <CallControls source={source} isSwapped={isSwapped} onSwap={() => setSwapped(!isSwapped)} onLeave={onLeave}>
          <StageButton icon={Aperture} label="Keep a picture" isDisabled={!source} onPress={() => void keepPicture()} />
          <StageButton icon={MessageSquare} label="Chat" isPressed={isAsideOpen} onPress={() => setAsideOpen(!isAsideOpen)} />
        </CallControls>
      }
      aside={isAsideOpen ? aside : null}
      onAsideClose={() => setAsideOpen(false)}
    >
      <IncomingCall />
    </StageLayout>
  )
}

/** What was drawn before is drawn again; what is drawn here is kept. */
const useKeptMarks = (kept: readonly MarkOperation[] | undefined, onMark: (operation: MarkOperation) => void) => {
  const { marks } = useCall().session
  const keep = useEffectEvent(onMark)
  useEffect(() => {
    if (kept) marks.restore(kept)
  }, [marks, kept])
  useEffect(() => {
    marks.onOperation = (operation, isOwn) => isOwn && keep(operation)
    return () => {
      marks.onOperation = undefined
    }
  }, [marks])
}

/** Opens camera and microphone on coming in: a client's towards what is broken, an expert's towards himself. */
const useOpenDevices = (side: StageSide) => {
  const { media } = useCall().session
  useEffect(() => {
    if (side !== 'admin') void media.start({ hasVideo: true, facing: side === 'client' ? 'environment' : 'user' })
  }, [media, side])
}

function SmallPicture({ view }: { view: StageView }) {
  const video = useRef<HTMLVideoElement>(null)
  const stream = view.kind === 'video' ? view.stream : null
  useEffect(() => {
    if (video.current) video.current.srcObject = stream
  }, [stream])
  if (view.kind !== 'video') return null
  // Silent: what is heard comes from one place.
  return (
    <video
      ref={video}
      aria-label={view.label}
      autoPlay
      playsInline
      muted
      className="aspect-[4/3] w-full rounded-card bg-device object-cover shadow-float ring-1 ring-on-device/25"
    />
  )
}

/** Whoever is not the large picture is heard all the same. */
function OtherSounds({ large, peers }: { large: StageView; peers: readonly CallPeerState[] }) {
  const heard = large.kind === 'video' && !large.isOwn ? large.stream : null
  return peers.map(({ peerId, stream }) => stream && stream !== heard && <Sound key={peerId} stream={stream} />)
}

function Sound({ stream }: { stream: MediaStream }) {
  const audio = useRef<HTMLAudioElement>(null)
  useEffect(() => {
    if (audio.current) audio.current.srcObject = stream
  }, [stream])
  // biome-ignore lint/a11y/useMediaCaption: a call has no captions
  return <audio ref={audio} autoPlay />
}
