import { useState } from 'react'
import type { ArSession } from '#contract/ar-sessions.ts'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { useSaveSessionNotes } from './record-queries.ts'

interface SessionNotesProps {
  session: ArSession
  notes: { client: string; expert: string }
}

/** What each side has noted; one's own is written here, the other side reads it. */
export function SessionNotes({ session, notes }: SessionNotesProps) {
  const own = session.role === 'admin' ? null : session.role
  const others = (['client', 'expert'] as const).filter(side => side !== own && notes[side] !== '')
  const names = { client: session.clientName, expert: session.expertName }
  return (
    <section aria-labelledby="notes-heading" className="grid gap-4">
      <h2 id="notes-heading" className="text-lg">
        Notes
      </h2>
      {others.map(side => (
        <div key={side}>
          <h3 className="font-medium text-sm">{names[side]}</h3>
          <p className="wrap-anywhere whitespace-pre-line text-sm">{notes[side]}</p>
        </div>
      ))}
      {own && <OwnNotes sessionId={session.id} saved={notes[own]} />}
      {!own && others.length === 0 && <p className="text-soft text-sm">Nobody has noted anything.</p>}
    </section>
  )
}

function OwnNotes({ sessionId, saved }: { sessionId: number; saved: string }) {
  const [text, setText] = useState(saved)
  const save = useSaveSessionNotes(sessionId)
  const isChanged = text !== saved
  return (
    <div className="grid justify-items-start gap-2">
      <div className="w-full">
        <TextArea
          label="Your notes"
          hint="The other side reads them here, and they stand in the report."
          rows={4}
          value={text}
          onChange={event => setText(event.target.value)}
        />
      </div>
      <Button variant="secondary" size="small" disabled={!isChanged} isPending={save.isPending} onClick={() => save.mutate(text)}>
        {isChanged || save.isPending ? 'Save notes' : 'Saved'}
      </Button>
    </div>
  )
}
