import { lazy, Suspense, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { callRoom } from '#contract/calls-live.ts'
import type { Workspace } from '#contract/workspaces.ts'
import { mayInWorkspace } from '#contract/workspaces-rights.ts'
import type { CallSession, CallState } from '../calls/call-session.ts'
import { CallProvider, HeldCall, useCallState, useHeldCall } from '../calls/use-call.tsx'
import { VoiceProvider } from '../calls/voice/use-voice.tsx'
import { latePart } from '../platform/late-part.ts'
import { PartOnItsWay } from '../platform/part-on-its-way.tsx'
import { Button } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { usePresence } from '../workspaces/use-presence.tsx'
import { WorkspacePage } from '../workspaces/workspace-page.tsx'
import { Rejoin } from './rejoin.tsx'
import { VoiceBar } from './voice-bar.tsx'

// Each tab's code arrives when it is opened.
const GroupStage = lazy(() => latePart(() => import('../calls/group/group-stage.tsx')).then(module => ({ default: module.GroupStage })))
const SharedScreen = lazy(() =>
  latePart(() => import('../calls/group/shared-screen.tsx')).then(module => ({ default: module.SharedScreen })),
)
const WorkspaceArCall = lazy(() => latePart(() => import('./workspace-ar-call.tsx')).then(module => ({ default: module.WorkspaceArCall })))
const WorkspaceVoice = lazy(() => latePart(() => import('./workspace-voice.tsx')).then(module => ({ default: module.WorkspaceVoice })))

interface WorkspaceWithCallsProps {
  workspace: Workspace
  user: { email: string; name: string }
}

/** A workspace and its calls: they go on whichever of its parts is open. */
export function WorkspaceWithCalls({ workspace, user }: WorkspaceWithCallsProps) {
  const mayTalk = mayInWorkspace(workspace.role, 'talk')
  const screen = useScreenCall(workspace, mayTalk)
  const [isInCall, setInCall] = useState(false)
  const [smallPlace, setSmallPlace] = useState<Element | null>(null)
  useSayCalls({ isSharing: screen.isSharing, isInCall })
  return (
    <VoiceProvider isOnlooker={!mayTalk}>
      {isInCall && (
        <CallProvider room={callRoom('workspace', workspace.id)}>
          <Suspense fallback={<PartOnItsWay>{null}</PartOnItsWay>}>
            <GroupStage title={workspace.name} isOnlooker={!mayTalk} smallPlace={smallPlace} onLeave={() => setInCall(false)} />
          </Suspense>
        </CallProvider>
      )}
      <WorkspacePage
        workspace={workspace}
        user={user}
        beside={
          <>
            {/* In one line of bars with the others: none lies over another. */}
            <div ref={setSmallPlace} className="empty:hidden" />
            <VoiceBar workspaceId={workspace.id} />
            <Rejoin workspace={workspace} userEmail={user.email} isInCall={isInCall} onJoinCall={() => setInCall(true)} />
          </>
        }
        calls={{
          arCall: <WorkspaceArCall workspace={workspace} onJoin={() => setInCall(true)} />,
          screenShare: <ScreenShare {...screen} mayShare={mayTalk} />,
          voiceChat: <WorkspaceVoice workspace={workspace} ownName={user.name} />,
        }}
      />
    </VoiceProvider>
  )
}

interface ScreenCall {
  session: CallSession | null
  call: CallState | null
  isSharing: boolean
  tryAgain: () => void
}

/** In the screen's call while its tab is open, and for as long as one shows one's own. Who may more or less than before comes in anew. */
const useScreenCall = (workspace: Workspace, mayTalk: boolean): ScreenCall => {
  const [parameters] = useSearchParams()
  const [attempt, setAttempt] = useState(0)
  const [isSharing, setSharing] = useState(false)
  const isOpen = parameters.get('tab') === 'screen-share' || isSharing
  const room = isOpen && workspace.allowScreenSharing ? callRoom('screen', workspace.id) : null
  const session = useHeldCall(room, { attempt: `${mayTalk} ${attempt}` })
  const call = useCallState(session)
  const isScreenOn = call?.local.isScreenOn === true
  useEffect(() => setSharing(isScreenOn), [isScreenOn])
  return { session, call, isSharing, tryAgain: () => setAttempt(attempt + 1) }
}

const useSayCalls = ({ isSharing, isInCall }: { isSharing: boolean; isInCall: boolean }) => {
  const presence = usePresence()
  useEffect(() => presence?.stand({ type: 'calls', isSharing, isInCall }), [presence, isSharing, isInCall])
}

/** The Screen Share tab. */
function ScreenShare({ session, call, mayShare, tryAgain }: ScreenCall & { mayShare: boolean }) {
  const isOver = call?.error && (call.status === 'ended' || (call.status === 'failed' && call.peerId === null))
  return (
    <section aria-labelledby="screen-share" className="grid gap-4">
      <h2 id="screen-share" className="text-lg">
        Screen Share
      </h2>
      {isOver ? (
        <ErrorState title="The screen cannot be shown" action={<Button onClick={tryAgain}>Try again</Button>}>
          <p>{call.error?.message}</p>
        </ErrorState>
      ) : session ? (
        <HeldCall session={session}>
          <SharedScreen mayShare={mayShare} />
        </HeldCall>
      ) : (
        <Skeleton className="aspect-video" />
      )}
    </section>
  )
}
