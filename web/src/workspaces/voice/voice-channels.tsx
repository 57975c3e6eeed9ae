import { HeadphoneOff, MicOff, Pencil, Plus, Trash2, Volume2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Workspace } from '#contract/workspaces.ts'
import { mayInWorkspace } from '#contract/workspaces-rights.ts'
import { MAX_VOICE_CHANNELS, mayRemoveChannel, type VoiceChannel } from '#contract/workspaces-voice.ts'
import { Button } from '../../ui/button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useStandings } from '../use-who-is-where.ts'
import { ChannelDialog, RemoveChannelDialog } from './channel-dialogs.tsx'
import { useListVoiceChannels } from './voice-queries.ts'

interface VoiceChannelsProps {
  workspace: Workspace
  /** The channel that this tab is in. */
  joinedId: number | null
  onJoin: (channelId: number) => void
  /** Of the joined channel: who is in it, and what can be done. */
  people: ReactNode
  controls: ReactNode
}

type Asking = { about: 'new' } | { about: 'rename' | 'remove'; channel: VoiceChannel }

/** The voice channels, and who is in each: also for who is in none. */
export function VoiceChannels({ workspace, joinedId, onJoin, people, controls }: VoiceChannelsProps) {
  const { data: channels, error, isRefetching, refetch } = useListVoiceChannels(workspace.id)
  const [asking, setAsking] = useState<Asking | null>(null)
  const mayChange = mayInWorkspace(workspace.role, 'changeChannels')
  if (!channels) {
    if (!error) return <Skeleton className="h-64" />
    return (
      <LoadError title="Error loading voice channels." query={{ refetch, isRefetching }}>
        <p>{error.message}</p>
      </LoadError>
    )
  }
  const isFull = channels.length >= MAX_VOICE_CHANNELS
  return (
    <section aria-labelledby="voice" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="voice" className="text-lg">
          Voice Chat
        </h2>
        {mayChange && (
          <Button variant="secondary" size="small" disabled={isFull} onClick={() => setAsking({ about: 'new' })}>
            <Plus aria-hidden="true" className="size-4" />
            Add a channel
          </Button>
        )}
      </div>
      {isFull && mayChange && <p className="text-soft text-sm">A workspace has at most {MAX_VOICE_CHANNELS} voice channels.</p>}
      <ul className="grid gap-3">
        {channels.map(channel => (
          <li key={channel.id} className="grid gap-3 rounded-card border border-line p-4">
            <div className="flex flex-wrap items-center gap-2">
              <Volume2 aria-hidden="true" className="size-5 flex-none text-soft" />
              <h3 className="wrap-anywhere min-w-0 flex-1 font-medium text-base">{channel.name}</h3>
              {mayChange && (
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`Rename ${channel.name}`}
                  onClick={() => setAsking({ about: 'rename', channel })}
                >
                  <Pencil aria-hidden="true" className="size-4" />
                </Button>
              )}
              {mayRemoveChannel(workspace.role, channel) && (
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`Remove ${channel.name}`}
                  onClick={() => setAsking({ about: 'remove', channel })}
                >
                  <Trash2 aria-hidden="true" className="size-4" />
                </Button>
              )}
              {channel.id !== joinedId && (
                <Button size="small" variant="secondary" aria-label={`Join ${channel.name}`} onClick={() => onJoin(channel.id)}>
                  Join
                </Button>
              )}
            </div>
            {channel.id === joinedId ? (
              <>
                {people}
                {controls}
              </>
            ) : (
              <OthersIn channel={channel} />
            )}
          </li>
        ))}
      </ul>
      {asking && asking.about !== 'remove' && (
        <ChannelDialog
          workspaceId={workspace.id}
          channel={asking.about === 'rename' ? asking.channel : undefined}
          onClose={() => setAsking(null)}
        />
      )}
      {asking?.about === 'remove' && (
        <RemoveChannelDialog workspaceId={workspace.id} channel={asking.channel} onClose={() => setAsking(null)} />
      )}
    </section>
  )
}

function OthersIn({ channel }: { channel: VoiceChannel }) {
  const inside = useStandings('voice').filter(({ said }) => said.channelId === channel.id)
  if (inside.length === 0) return <p className="text-soft text-sm">Nobody is here.</p>
  return (
    <ul aria-label={`In ${channel.name}`} className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {inside.map(({ peerId, name, said }) => (
        <li key={peerId} className="inline-flex items-center gap-1.5">
          {name}
          {said.isDeafened ? (
            <HeadphoneOff role="img" aria-label="Deafened" className="size-4 text-soft" />
          ) : (
            said.isMuted && <MicOff role="img" aria-label="Muted" className="size-4 text-soft" />
          )}
        </li>
      ))}
    </ul>
  )
}
