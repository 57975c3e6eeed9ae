import { Circle } from 'lucide-react'
import type { ArSession } from '#contract/ar-sessions.ts'
import { useGetSessionRecord } from '../ar-sessions/record-queries.ts'
import { useConsentToRecording } from '../ar-sessions/recording-queries.ts'
import { Notice } from '../calls/stage/call-notices.tsx'
import { Button } from '../ui/button.tsx'

/** The client is asked for as long as the expert wants to record; a no takes the expert's wish back, until he asks anew. */
export function RecordingQuestion({ session: { id, role, expertName } }: { session: ArSession }) {
  const { data: record } = useGetSessionRecord(id)
  const consent = useConsentToRecording(id)
  const by = record?.consent.by ?? []
  if (role !== 'client' || by.includes('client') || !by.includes('expert')) return null
  const answer = (label: string, isAllowed: boolean) => (
    <Button variant="secondary" size="small" disabled={consent.isPending} onClick={() => consent.mutate(isAllowed)}>
      {label}
    </Button>
  )
  return (
    <Notice icon={Circle}>
      <p>{expertName} asks to record this call.</p>
      <div className="flex flex-wrap gap-2">
        {answer('Allow recording', true)}
        {answer('No', false)}
      </div>
    </Notice>
  )
}
