import { Minimize2, PhoneOff } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { lastOwnMark } from '#contract/calls-marks.ts'
import { classNames } from '../../ui/class-names.ts'
import { showError } from '../../ui/toasts.ts'
import type { CallState } from '../call-session.ts'
import type { FrameSource } from '../media/frame-source.ts'
import { CallControls } from '../stage/call-controls.tsx'
import { CallFailure, OwnWeakWays } from '../stage/call-notices.tsx'
import { markToolOf } from '../stage/drawing.ts'
import { MarksToolbar } from '../stage/marks-toolbar.tsx'
import { OtherSounds, SmallPicture } from '../stage/small-picture.tsx'
import { StageButton } from '../stage/stage-button.tsx'
import { StageLayout } from '../stage/stage-layout.tsx'
import { StagePicture } from '../stage/stage-picture.tsx'
import type { StageView } from '../stage/stage-view.ts'
import { useDrawing } from '../stage/use-drawing.ts'
import { useCall, useMarkState } from '../use-call.tsx'
import { type SharedView, sharedCameras, sharedScreens } from './shared-views.ts'
import { SmallCall } from './small-call.tsx'

interface LargeStageProps {
  title: string
  /** He looks on: his camera stays closed and nothing is drawn. */
  isOnlooker: boolean
  onLeave: () => void
}

interface GroupStageProps extends LargeStageProps {
  /** Where it stands while it is small. */
  smallPlace: Element | null
}

/** An AR call of several: over the whole window, or small beside the workspace. */
export function GroupStage({ smallPlace, ...props }: GroupStageProps) {
  const { isOnlooker, onLeave } = props
  const { state: call, session } = useCall()
  const [chosenId, setChosenId] = useState<string | null>(null)
  const [isSmall, setSmall] = useState(false)
  useEffect(() => {
    if (!isOnlooker) void session.media.start({ hasVideo: true, facing: 'environment' })
  }, [session, isOnlooker])
  useShownOut(onLeave)
  useSmallOnBack(isSmall, () => setSmall(true))
  const cameras = sharedCameras(call).filter(({ id }) => !isOnlooker || id !== call.peerId)
  const large = largeOf(call.frozen, [...sharedScreens(call), ...cameras], chosenId)
  const watchedId = isSmall || large.view.kind !== 'video' ? null : (cameras.find(({ view }) => view === large.view)?.id ?? null)
  useEffect(() => session.watch(watchedId), [session, watchedId])
  if (isSmall) {
    return (
      <>
        {smallPlace &&
          createPortal(
            <SmallCall large={large.view} isOnlooker={isOnlooker} onOpen={() => setSmall(false)} onLeave={onLeave} />,
            smallPlace,
          )}
        <OtherSounds large={NOTHING_LARGE} peers={call.peers} />
      </>
    )
  }
  return (
    <LargeCall {...props} cameras={cameras} large={large.view} chosenId={chosenId} onChoose={setChosenId} onSmall={() => setSmall(true)} />
  )
}

/** The browser's Back shows what is below: a call over all of it would hide that anything happened. */
const useSmallOnBack = (isSmall: boolean, makeSmall: () => void) => {
  const onBack = useEffectEvent(makeSmall)
  useEffect(() => {
    if (isSmall) return undefined
    const listener = () => onBack()
    window.addEventListener('popstate', listener)
    return () => window.removeEventListener('popstate', listener)
  }, [isSmall])
}

/** The small picture is silent: all are heard beside it. */
const NOTHING_LARGE: StageView = { kind: 'nothing' }

interface LargeCallProps extends LargeStageProps {
  cameras: readonly SharedView[]
  large: StageView
  chosenId: string | null
  onChoose: (id: string | null) => void
  onSmall: () => void
}

/** One picture large, to be drawn on by all, the others beside it to be chosen. */
function LargeCall({ title, isOnlooker, onLeave, cameras, large, chosenId, onChoose, onSmall }: LargeCallProps) {
  const { state: call, session } = useCall()
  const marks = useMarkState()
  const { drawing, setDrawing } = useDrawing()
  const [source, setSource] = useState<FrameSource | null>(null)
  const others = cameras.filter(({ view }) => view !== large)
  const mayDraw = !isOnlooker && (large.kind === 'video' || large.kind === 'still')
  const makeSmall = <StageButton icon={Minimize2} label="Back to the workspace" onPress={onSmall} />
  return (
    <StageLayout
      title={title}
      status={
        <>
          {large.kind === 'video' && <span className="wrap-anywhere rounded-full bg-device/85 px-2.5 py-1">{large.label}</span>}
          <span className="rounded-full bg-device/85 px-2.5 py-1">{call.peers.length + 1} in the call</span>
        </>
      }
      notice={<Notice call={call} isOnlooker={isOnlooker} />}
      picture={<StagePicture view={large} tool={mayDraw ? markToolOf(drawing) : null} onSource={setSource} />}
      preview={
        <>
          <ul className="pointer-events-auto grid max-h-[60dvh] gap-2 overflow-y-auto">
            {others.map(({ id, name, view }) => (
              <li key={id} className="w-full min-w-16 justify-self-end" style={{ maxWidth: widthAmong(others.length) }}>
                <Choice name={name} view={view} onChoose={() => onChoose(id)} />
              </li>
            ))}
          </ul>
          <OtherSounds large={large} peers={call.peers} />
        </>
      }
      toolbar={
        mayDraw ? (
          <MarksToolbar
            drawing={drawing}
            onChange={setDrawing}
            mayUndo={call.person !== null && lastOwnMark(marks, call.person) !== undefined}
            onUndo={() => session.marks.undo()}
            onClear={() => session.marks.clear()}
          />
        ) : null
      }
      controls={
        isOnlooker ? (
          <>
            {makeSmall}
            <StageButton icon={PhoneOff} label="Disconnect" isAlert onPress={onLeave} />
          </>
        ) : (
          <CallControls
            source={source}
            isSwapped={chosenId !== null && chosenId === call.peerId}
            onSwap={() => onChoose(chosenId === call.peerId ? null : call.peerId)}
            onLeave={onLeave}
          >
            {makeSmall}
          </CallControls>
        )
      }
      aside={null}
      onAsideClose={onLeave}
    />
  )
}

/** So narrow that all stand below one another without scrolling; they are four to three. */
const widthAmong = (count: number) => `calc((60dvh - ${count - 1} * 0.5rem) / ${count} * 4 / 3)`

function Notice({ call, isOnlooker }: { call: CallState; isOnlooker: boolean }) {
  return (
    <div role="status" className="grid justify-items-center gap-2">
      <CallFailure call={call} />
      <OwnWeakWays call={call} peers={call.peers} />
      {isOnlooker && <p className="rounded-card bg-device/85 px-3 py-2 text-sm">You look on. An owner can make you a member.</p>}
    </div>
  )
}

/** Whom the server shows out, or does not let in, is back where he came from, and reads why. */
const useShownOut = (onLeave: () => void) => {
  const { status, error } = useCall().state
  const leave = useEffectEvent(onLeave)
  const text = status === 'ended' ? error?.message : undefined
  useEffect(() => {
    if (text === undefined) return
    showError(text)
    leave()
  }, [text])
}

/** The still that all look at; else what was chosen; else a screen, else the first camera that is on. */
const largeOf = (frozen: { id: string; blob: Blob } | null, views: readonly SharedView[], chosenId: string | null): { view: StageView } => {
  if (frozen) return { view: { kind: 'still', blob: frozen.blob, surface: `still:${frozen.id}` } }
  const isSeen = ({ view }: SharedView) => view.kind === 'video' || view.kind === 'still'
  const others = views.filter(({ view }) => view.kind !== 'video' || !view.isOwn)
  return views.find(({ id }) => id === chosenId) ?? others.find(isSeen) ?? views.find(isSeen) ?? views[0] ?? { view: { kind: 'nothing' } }
}

function Choice({ name, view, onChoose }: { name: string; view: StageView; onChoose: () => void }) {
  const isPicture = view.kind === 'video' || view.kind === 'still'
  return (
    <button
      type="button"
      aria-label={`Look at ${name === 'You' ? 'your own picture' : `the picture of ${name}`}`}
      className={classNames('block w-full rounded-card text-left text-xs', isPicture && 'relative')}
      onClick={onChoose}
    >
      <SmallPicture view={view} />
      {isPicture && <span className="absolute bottom-1 left-1 rounded bg-device/85 px-1.5 py-0.5">{name}</span>}
    </button>
  )
}
