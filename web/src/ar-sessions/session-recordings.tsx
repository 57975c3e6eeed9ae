import { useState } from 'react'
import type { SessionRecord } from '#contract/ar-sessions-record.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { formatFullMoment } from '../ui/format.ts'
import { useRemoveRecording } from './recording-queries.ts'
import { talkedWords } from './session-times.ts'

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
        {recordings.map(({ id, url, seconds, startedAt }) => (
          <li key={id} className="grid gap-2 rounded-card border border-line bg-raised p-4">
            {/* biome-ignore lint/a11y/useMediaCaption: a call has no captions */}
            <video src={url} controls preload="metadata" className="aspect-video w-full rounded-card bg-sunken" />
            <div className="flex flex-wrap items-center justify-between gap-2">
              <p className="text-soft text-sm">
                {formatFullMoment(startedAt)}, {talkedWords(seconds)}
              </p>
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
