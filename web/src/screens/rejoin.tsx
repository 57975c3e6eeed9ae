import { X } from 'lucide-react'
import * as z from 'zod/mini'
import type { Workspace } from '#contract/workspaces.ts'
import { useVoice } from '../calls/voice/use-voice.tsx'
import { useBeforeReload } from '../platform/before-reload.ts'
import { Button } from '../ui/button.tsx'
import { useListVoiceChannels } from '../workspaces/voice/voice-queries.ts'

const VoicePlace = z.object({ channelId: z.int(), isMuted: z.boolean(), isDeafened: z.boolean(), isPushToTalk: z.boolean() })
const ArCallPlace = z.literal('ar-call')

interface RejoinProps {
  workspace: Workspace
  userEmail: string
  isInCall: boolean
  onJoinCall: () => void
}

/**
 * Leads whoever was talking when his page was loaded anew back into it. He is asked: a microphone that opens by itself is worse than one
 * more press, and without a press many browsers play no sound.
 */
export function Rejoin({ workspace, userEmail, isInCall, onJoinCall }: RejoinProps) {
  const arCall = useBeforeReload(`ar-call-${workspace.id}-${userEmail}`, ArCallPlace, isInCall ? 'ar-call' : null)
  const { channelId, isMuted, isDeafened, isPushToTalk, change, join } = useVoice()
  const here = channelId === null ? null : { channelId, isMuted, isDeafened, isPushToTalk }
  const voice = useBeforeReload(`voice-${workspace.id}-${userEmail}`, VoicePlace, here)
  const rejoinVoice = ({ channelId: before, ...settings }: z.infer<typeof VoicePlace>) => {
    change(settings)
    join(before)
  }
  return (
    <>
      {voice.was && workspace.allowVoiceChat && (
        <VoiceQuestion workspaceId={workspace.id} was={voice.was} onRejoin={rejoinVoice} onDismiss={voice.settle} />
      )}
      {arCall.was && <Question place="the AR call" onRejoin={onJoinCall} onDismiss={arCall.settle} />}
    </>
  )
}

interface VoiceQuestionProps {
  workspaceId: number
  was: z.infer<typeof VoicePlace>
  onRejoin: (was: z.infer<typeof VoicePlace>) => void
  onDismiss: () => void
}

/** The channel may have been removed meanwhile: then there is nothing to ask. */
function VoiceQuestion({ workspaceId, was, onRejoin, onDismiss }: VoiceQuestionProps) {
  const { data: channels } = useListVoiceChannels(workspaceId)
  const channel = channels?.find(({ id }) => id === was.channelId)
  if (!channel) return null
  const muted = was.isMuted && !was.isDeafened ? ', muted as before' : ''
  return <Question place={`${channel.name}${muted}`} onRejoin={() => onRejoin(was)} onDismiss={onDismiss} />
}

function Question({ place, onRejoin, onDismiss }: { place: string; onRejoin: () => void; onDismiss: () => void }) {
  return (
    <section
      aria-label={`Before the page was loaded anew: ${place}`}
      className="flex items-center gap-2 rounded-card border border-line bg-raised py-1 pr-1 pl-3 shadow-float"
    >
      <p role="status" className="wrap-anywhere min-w-0 flex-1 text-sm">
        You were in {place}.
      </p>
      <Button size="small" onClick={onRejoin}>
        Rejoin
      </Button>
      <Button size="small" variant="quiet" aria-label="Not now" title="Not now" className="!px-2" onClick={onDismiss}>
        <X aria-hidden="true" className="size-5" />
      </Button>
    </section>
  )
}
