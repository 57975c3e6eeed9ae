import { useEffect, useEffectEvent, useRef } from 'react'
import { type Mark, marksOf } from '#contract/calls-marks.ts'
import { useCall } from '../use-call.tsx'
import { drawnStill } from './snapshot.ts'
import { type StageSide, surfaceOfStill } from './stage-view.ts'

const sameMarks = (marks: readonly Mark[]): string => marks.map(({ id }) => id).join(' ')

interface DrawnStillParts {
  side: StageSide
  /** Keeps a still with what was drawn on it. */
  onDrawnStill: (picture: File) => void
}

/**
 * What was drawn on a still is kept when the still ends, by whoever held it, however it ends: so each is kept once. One that stands in the record as
 * it is now is not kept again.
 */
export const useDrawnStill = ({ side, onDrawnStill }: DrawnStillParts) => {
  const { state, session } = useCall()
  const kept = useRef({ surface: '', marks: '' })
  const marksOn = (surface: string) =>
    marksOf(session.marks.snapshot().state).flatMap(({ mark }) => (mark.surface === surface ? [mark] : []))
  const own = state.frozen?.isOwn && side !== 'admin' ? state.frozen : null
  const keep = useEffectEvent(async ({ id, blob }: { id: string; blob: Blob }) => {
    const marks = marksOn(surfaceOfStill(id))
    const isKept = kept.current.surface === surfaceOfStill(id) && kept.current.marks === sameMarks(marks)
    if (marks.length === 0 || isKept) return
    const picture = await drawnStill(blob, marks)
    if (picture) onDrawnStill(picture)
  })
  const id = own?.id
  const blob = own?.blob
  useEffect(() => (id !== undefined && blob ? () => void keep({ id, blob }) : undefined), [id, blob])
  return {
    marksOn,
    /** It was kept as it stands. */
    wasKept: (surface: string) => {
      kept.current = { surface, marks: sameMarks(marksOn(surface)) }
    },
  }
}
