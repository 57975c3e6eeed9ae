import { useState } from 'react'
import { durationWords, type SessionRecord } from '#contract/ar-sessions-record.ts'
import { MB } from '#contract/shared/file-rule.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { formatFullMoment } from '../ui/format.ts'
import { browserTimeZone } from '../ui/time-zones.ts'
import { useRemoveRecording } from './recording-queries.ts'
import { clockIn } from './session-times.ts'

/** A browser reads all of a file to know its length: of a long one it is said below, and learned as it plays. */
const LENGTH_READ_OF_BYTES = 100 * MB

const nameOf = (startedAt: string): string => `Recording, ${clockIn(startedAt, browserTimeZone() ?? 'UTC')}`

/** What was recorded as it came does not say how long it is: only who was at its end knows, and can go anywhere in it. */
const learnLength = (video: HTMLVideoElement) => {
  if (Number.isFinite(video.duration)) return
  const goBack = () => {
    if (!Number.isFinite(video.duration)) return
    video.removeEventListener('durationchange', goBack)
    video.currentTime = 0
  }
  video.addEventListener('durationchange', goBack)
  video.currentTime = Number.MAX_SAFE_INTEGER
}

/** What was recorded of the call; nothing where nothing was. Each side may take it away. */
export function SessionRecordings({ record: { session, recordings } }: { record: SessionRecord }) {
  const [leaving, setLeaving] = useState<number | null>(null)
  if (recordings.length === 0) return null
  return (
    <section aria-labelledby="recordings-heading" className="grid gap-3">
      <h2 id="recordings-heading" className="text-lg">
        Recordings
      </h2>
      <ul className="grid gap-4">
        {recordings.map(({ id, url, seconds, sizeBytes, startedAt }) => (
          <li key={id} className="grid gap-2 rounded-card border border-line bg-raised p-4">
            {/* biome-ignore lint/a11y/useMediaCaption: a call has no captions */}
            <video
              src={url}
              controls
              preload="metadata"
              aria-label={nameOf(startedAt)}
              onLoadedMetadata={({ currentTarget }) => sizeBytes <= LENGTH_READ_OF_BYTES && learnLength(currentTarget)}
              className="aspect-video w-full rounded-card bg-sunken"
            />
            <div className="flex flex-wrap items-center justify-between gap-2">
              <div>
                <h3 className="text-base">{nameOf(startedAt)}</h3>
                <p className="text-soft text-sm">
                  {formatFullMoment(startedAt)}, {durationWords(seconds)}
                </p>
              </div>
              {session.role !== 'admin' && (
                <Button variant="quiet" size="small" onClick={() => setLeaving(id)}>
                  Remove
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {leaving !== null && <RemoveDialog sessionId={session.id} recordingId={leaving} onClose={() => setLeaving(null)} />}
    </section>
  )
}

function RemoveDialog({ sessionId, recordingId, onClose }: { sessionId: number; recordingId: number; onClose: () => void }) {
  const remove = useRemoveRecording(sessionId)
  return (
    <Dialog title="Remove this recording?" onClose={onClose}>
      <p className="text-soft">It is gone for both of you, and cannot be brought back.</p>
      <DialogActions onCancel={onClose}>
        <Button variant="danger" isPending={remove.isPending} onClick={() => remove.mutate(recordingId, { onSuccess: onClose })}>
          Remove
        </Button>
      </DialogActions>
    </Dialog>
  )
}
