import { lazy, Suspense, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useVoice } from '../calls/voice/use-voice.tsx'
import { late } from '../platform/late.ts'
import { usePresence } from '../workspaces/use-presence.tsx'
import { useListVoiceChannels } from '../workspaces/voice/voice-queries.ts'

const VoiceControls = lazy(() =>
  late(() => import('../calls/voice/voice-controls.tsx')).then(module => ({ default: module.VoiceControls })),
)

/** Beside the other parts of the workspace: that one talks, and the way out. Tells the others where one is. */
export function VoiceBar({ workspaceId }: { workspaceId: number }) {
  const presence = usePresence()
  const { channelId, isMuted, isDeafened, isOnlooker } = useVoice()
  useEffect(() => {
    presence?.stand({ type: 'voice', channelId, isMuted: isMuted || isOnlooker, isDeafened })
  }, [presence, channelId, isMuted, isDeafened, isOnlooker])
  const [parameters] = useSearchParams()
  // Where the channel itself is shown, its controls stand in it.
  return channelId === null || parameters.get('tab') === 'voice-chat' ? null : <Joined workspaceId={workspaceId} channelId={channelId} />
}

function Joined({ workspaceId, channelId }: { workspaceId: number; channelId: number }) {
  const { data: channels } = useListVoiceChannels(workspaceId)
  const name = channels?.find(({ id }) => id === channelId)?.name
  return (
    <section
      aria-label="Voice"
      className="flex flex-wrap items-center justify-between gap-x-3 rounded-card border border-line bg-raised px-3 py-1 shadow-float"
    >
      <p className="wrap-anywhere min-w-0 flex-1 text-sm">You are in {name ?? 'a voice channel'}.</p>
      <Suspense>
        <VoiceControls isSmall />
      </Suspense>
    </section>
  )
}
