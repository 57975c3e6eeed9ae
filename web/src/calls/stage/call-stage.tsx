import { Aperture, MessageSquare } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { lastOwnMark, type MarkOperation } from '#contract/calls-marks.ts'
import { useShortcuts } from '../../ui/shortcuts.ts'
import { showNotice } from '../../ui/toasts.ts'
import type { FrameSource } from '../media/frame-source.ts'
import { CallProvider, useCall, useMarkState } from '../use-call.tsx'
import { CallControls } from './call-controls.tsx'
import { CallNotices, QualityLabel } from './call-notices.tsx'
import { markToolOf } from './drawing.ts'
import { MarksToolbar } from './marks-toolbar.tsx'
import { OtherSounds, SmallPicture } from './small-picture.tsx'
import { snapshotOf } from './snapshot.ts'
import { StageButton } from './stage-button.tsx'
import { StageLayout } from './stage-layout.tsx'
import { StagePicture } from './stage-picture.tsx'
import { mainPeer, type StageSide, stageViews } from './stage-view.ts'
import { useDrawing } from './use-drawing.ts'
import { useDrawnStill } from './use-drawn-still.ts'
import { useUnread } from './use-unread.ts'
import { useWhoLeft } from './use-who-left.ts'

export interface CallStageProps {
  /** As `callRoom` names it. */
  room: string
  title: string
  side: StageSide
  /** Beside the picture: what the two write to each other. */
  aside: ReactNode
  /** What the others have written there, the latest last; undefined: not known yet. */
  written: readonly string[] | undefined
  /** What can be done about what the call is for, such as ending it. */
  actions: ReactNode
  /** What is asked in it just now; over the picture. */
  question: ReactNode
  /** What was drawn before, once it is known; and what is drawn here from now on. */
  keptMarks: readonly MarkOperation[] | undefined
  onMark: (operation: MarkOperation) => void
  /** What is in view, with its marks, as a picture. */
  onSnapshot: (picture: File) => void
  /** A still on which something was drawn has ended. */
  onDrawnStill: (picture: File) => void
  onLeave: () => void
}

const KEEP_KEY = 'k'
const NOTICE_MS = 4_000
const tell = (text: string) => showNotice({ text, about: text, durationMs: NOTICE_MS })

/** A call over the whole window, from coming in until leaving. */
export function CallStage(stage: CallStageProps) {
  const { room } = stage
  return (
    // Two admins who look in are two.
    <CallProvider room={room} side={stage.side === 'admin' ? undefined : stage.side} onNotice={tell}>
      <Stage {...stage} />
    </CallProvider>
  )
}

function Stage({
  room,
  title,
  side,
  aside,
  written,
  actions,
  question,
  keptMarks,
  onMark,
  onSnapshot,
  onDrawnStill,
  onLeave,
}: CallStageProps) {
  const { state: call, session } = useCall()
  const { drawing, setDrawing } = useDrawing()
  const marks = useMarkState()
  const [source, setSource] = useState<FrameSource | null>(null)
  // A client shows his own camera and is shown the marks on it; everybody else looks at the others.
  const [isSwapped, setSwapped] = useState(side === 'client')
  const [isAsideOpen, setAsideOpen] = useState(() => window.matchMedia('(min-width: 64rem)').matches)
  const unread = useUnread({ room, side, written, isOpen: isAsideOpen })
  useOpenDevices(side)
  useKeptMarks(keptMarks, onMark)
  const { marksOn, wasKept } = useDrawnStill({ side, onDrawnStill })
  const seen = { call, side }
  const whoLeft = useWhoLeft(seen)
  // Before anybody came the place is his who is waited for; after that the client's picture stays where it was.
  const { large, small } = stageViews(seen, isSwapped && (mainPeer(seen) !== undefined || whoLeft !== undefined))
  const keepPicture = async () => {
    if (!source || !('surface' in large)) return
    wasKept(large.surface)
    const taken = await snapshotOf(source, marksOn(large.surface))
    if (taken) onSnapshot(taken)
  }
  useShortcuts('Call', [{ keys: [KEEP_KEY], does: 'Keep a picture', press: () => void keepPicture() }])
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
      notice={
        <CallNotices seen={seen} whoLeft={whoLeft}>
          {question}
        </CallNotices>
      }
      picture={<StagePicture view={large} tool={markToolOf(drawing)} onSource={setSource} />}
      preview={
        <>
          <SmallPicture view={small} />
          <OtherSounds large={large} peers={call.peers} />
        </>
      }
      toolbar={large.kind === 'video' || large.kind === 'still' ? toolbar : null}
      controls={
        <CallControls source={source} isSwapped={isSwapped} onSwap={() => setSwapped(!isSwapped)} onLeave={onLeave}>
          <StageButton icon={Aperture} label="Keep a picture" shortcut={KEEP_KEY} isDisabled={!source} onPress={() => void keepPicture()} />
          <StageButton
            icon={MessageSquare}
            label={unread === 0 ? 'Chat' : `Chat, ${unread} new`}
            count={unread}
            isPressed={isAsideOpen}
            onPress={() => setAsideOpen(!isAsideOpen)}
          />
        </CallControls>
      }
      aside={isAsideOpen ? aside : null}
      onAsideClose={() => setAsideOpen(false)}
    />
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
