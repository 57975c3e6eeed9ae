import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { sessionRoom } from '#contract/ar-sessions-live.ts'
import { marksOf } from '#contract/calls-marks.ts'
import type { CallPeerState } from '../src/calls/call-peer.ts'
import type { CallSession } from '../src/calls/call-session.ts'
import { askForWaysAhead } from '../src/calls/known-ways.ts'
import { MarkLayer } from '../src/calls/mark-layer.tsx'
import { type FrameSource, stillFrames, videoFrames } from '../src/calls/media/frame-source.ts'
import { watchLevel } from '../src/calls/media/level-meter.ts'
import { canShareScreen } from '../src/calls/media/open-media.ts'
import { canFloat, toggleFloating } from '../src/calls/media/picture-in-picture.ts'
import { buildAhead } from '../src/calls/prepared-connection.ts'
import { CallProvider, useCall, useMarks } from '../src/calls/use-call.tsx'
import { live } from '../src/platform/live-room.ts'

/** A bare page around a call, for journeys and benches that are about the call and not about a screen. */
declare global {
  interface Window {
    callPage: { session: CallSession; notices: string[]; firstFrameAt: number | undefined; openedAt: number }
  }
}

const notices: string[] = []
const wanted = new URLSearchParams(location.search)
const room = wanted.get('room') ?? ''
/** The camera opens by itself, and a coming is measured. */
const isMeasured = wanted.has('camera')
let openedAt = 0

const show = (stream: MediaStream | null, onVideo: (video: HTMLVideoElement) => void) => (video: HTMLVideoElement | null) => {
  if (!video || video.srcObject === stream) return
  video.srcObject = stream
  video.requestVideoFrameCallback(() => {
    window.callPage.firstFrameAt ??= performance.now()
  })
  onVideo(video)
}

const Peer = ({ peer }: { peer: CallPeerState }) => {
  const { state, session } = useCall()
  const { state: drawn, pointers } = useMarks()
  const [source, setSource] = useState<FrameSource | null>(null)
  const [still, setStill] = useState<FrameSource | null>(null)
  const { frozen } = state
  const surface = frozen ? frozen.id : 'camera'
  return (
    <section aria-label={peer.name}>
      <p role="status">{[peer.status, peer.quality, peer.media?.mode].join(' ')}</p>
      <div style={{ position: 'relative', width: 'min(640px, 60vw)', height: 360 }}>
        <video
          ref={show(peer.stream, video => setSource(videoFrames(video)))}
          autoPlay
          muted
          playsInline
          aria-label={`Camera of ${peer.name}`}
          style={{ width: '100%', height: '100%', objectFit: 'contain' }}
        />
        {frozen && (
          <img
            alt="Still"
            src={URL.createObjectURL(frozen.blob)}
            onLoad={event => setStill(stillFrames(event.currentTarget))}
            style={{ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'contain' }}
          />
        )}
        <MarkLayer
          {...{ source: frozen ? still : source, surface, pointers, marks: marksOf(drawn), channel: session.marks }}
          tool={{ type: 'arrow', color: '#ff0000', size: 5 }}
        />
      </div>
      <video ref={show(peer.screen, () => undefined)} autoPlay muted playsInline aria-label={`Screen of ${peer.name}`} width={160} />
      <button type="button" onClick={() => source && session.freeze(source)}>
        Freeze
      </button>
    </section>
  )
}

const Page = () => {
  const { state, session } = useCall()
  const { media } = session
  const [level, setLevel] = useState(0)
  useEffect(() => {
    if (isMeasured) void media.start({ hasVideo: true })
  }, [media])
  // Where the camera opens by itself a coming is measured: a session's own page has no meter beside the call, and it stops the page for a while.
  const microphone = isMeasured ? null : media.track('microphone')
  useEffect(() => (microphone ? watchLevel(microphone, setLevel) : undefined), [microphone])
  window.callPage = { session, notices, openedAt, firstFrameAt: window.callPage?.firstFrameAt }
  return (
    <main>
      <output aria-label="Call">{state.status}</output>
      <p role="alert">{state.error?.message}</p>
      <button type="button" onClick={() => media.start({ hasVideo: true })}>
        Open camera
      </button>
      {canShareScreen() && (
        <button type="button" onClick={() => media.setScreen(!state.local.isScreenOn)}>
          Screen
        </button>
      )}
      {canFloat() && (
        <button
          type="button"
          onClick={() => document.querySelector('video') && toggleFloating(document.querySelector('video') as HTMLVideoElement)}
        >
          Float
        </button>
      )}
      <meter aria-label="Loudness" value={level} />
      {state.peers.map(peer => (
        <Peer key={peer.peerId} peer={peer} />
      ))}
    </main>
  )
}

/** What the layer needs of the product's style sheet, which is not here. */
const style = document.createElement('style')
style.textContent = '.absolute{position:absolute}.inset-0{inset:0}.size-full{width:100%;height:100%}.overflow-hidden{overflow:hidden}'
document.head.append(style)

/** What a session's page has before anybody comes into its call: the live socket stands, the ways are known, a connection is built. */
const waitAsInWaitingRoom = async () => {
  const isOpen = Promise.withResolvers<void>()
  const stop = live.onStatus(() => live.isOpen && isOpen.resolve())
  live.subscribe(sessionRoom(Number(room.split('-').at(-1))), { onEvent: () => undefined, onReset: () => undefined })
  buildAhead()
  await Promise.all([isOpen.promise, askForWaysAhead(room)])
  stop()
}

const come = () => {
  openedAt = performance.now()
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <CallProvider room={room} onNotice={text => notices.push(text)}>
      <Page />
    </CallProvider>,
  )
}

if (isMeasured) void waitAsInWaitingRoom().then(come)
else come()
