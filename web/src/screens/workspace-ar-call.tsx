import { Video } from 'lucide-react'
import type { Workspace } from '#contract/workspaces.ts'
import { mayInWorkspace } from '#contract/workspaces-rights.ts'
import { useGetArSession } from '../ar-sessions/session-queries.ts'
import { useIsLive } from '../platform/live-room.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { useStandings } from '../workspaces/use-who-is-where.ts'

const listed = new Intl.ListFormat('en', { type: 'conjunction' })

const wordsOf = (mayTalk: boolean, inside: number): string => {
  if (!mayTalk) return 'Look on'
  return inside === 0 ? 'Start an AR call' : 'Join the AR call'
}

/** The AR Call tab: the session the workspace was made for, and a call of its own, for as many as a call bears. */
export function WorkspaceArCall({ workspace, onJoin }: { workspace: Workspace; onJoin: () => void }) {
  const mayTalk = mayInWorkspace(workspace.role, 'talk')
  const inside = useStandings('calls').filter(({ said }) => said.isInCall)
  return (
    <section aria-labelledby="ar-call" className="grid gap-4">
      <h2 id="ar-call" className="text-lg">
        AR Call
      </h2>
      {workspace.arSessionId !== null && <OwnSession sessionId={workspace.arSessionId} />}
      <div className="grid justify-items-start gap-3 rounded-card border border-line p-6">
        <h3 className="font-medium text-base">A call in this workspace</h3>
        <p className="measure text-soft text-sm">
          Show what you have in front of you, and everybody in the call can draw on it. Up to six people at once; viewers look on.
        </p>
        <p role="status" className="text-sm">
          {inside.length === 0 ? 'Nobody is in the call.' : `In the call: ${listed.format(inside.map(({ name }) => name))}.`}
        </p>
        {mayTalk || inside.length > 0 ? (
          <Button onClick={onJoin}>
            <Video aria-hidden="true" className="size-5" />
            {wordsOf(mayTalk, inside.length)}
          </Button>
        ) : (
          <p className="text-soft text-sm">You are a viewer here: once a member is in the call, you can look on.</p>
        )}
      </div>
    </section>
  )
}

function OwnSession({ sessionId }: { sessionId: number }) {
  const { data: session } = useGetArSession(sessionId, useIsLive())
  if (!session) return null
  return (
    <div className="grid justify-items-start gap-3 rounded-card border border-line p-6">
      <h3 className="wrap-anywhere font-medium text-base">{session.sessionTitle}</h3>
      <p className="text-soft text-sm">The AR session of this workspace.</p>
      <ButtonLink variant="secondary" to={`/ar-sessions/${sessionId}`}>
        Open the session
      </ButtonLink>
    </div>
  )
}
