import type { Workspace } from '#contract/workspaces.ts'
import { useVoice } from '../calls/voice/use-voice.tsx'
import { VoiceControls } from '../calls/voice/voice-controls.tsx'
import { VoicePeople } from '../calls/voice/voice-people.tsx'
import { VoiceChannels } from '../workspaces/voice/voice-channels.tsx'

/** The Voice Chat tab. */
export function WorkspaceVoice({ workspace, ownName }: { workspace: Workspace; ownName: string }) {
  const { channelId, join } = useVoice()
  return (
    <VoiceChannels
      workspace={workspace}
      joinedId={channelId}
      onJoin={join}
      people={<VoicePeople ownName={ownName} />}
      controls={<VoiceControls />}
    />
  )
}
