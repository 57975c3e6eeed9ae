import { TriangleAlert } from 'lucide-react'

/** What was quoted from the brief says nothing of the note's own matter. */
const withoutQuotes = (note: string) => note.replace(/“[^”]*”/g, '')
const isAboutLimits = (note: string) => /\b(?:budget|deadline)\b/i.test(withoutQuotes(note))
const isGoodNews = (note: string) => /\bcovers the work of this plan\b/.test(note)

/** A wish that is not planned, a budget or a deadline that may not hold: what a client must see before he hires. */
const isWarning = (note: string) => note.startsWith('Not planned: ') || (isAboutLimits(note) && !isGoodNews(note))

/** What the plan assumed, left out or doubts; first of all what is missing in it or cannot hold. */
export function PlanNotes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null
  const warnings = notes.filter(isWarning)
  const others = notes.filter(note => !isWarning(note))
  return (
    <section aria-labelledby="notes-heading" className="grid gap-3">
      <h2 id="notes-heading" className="text-lg">
        Notes on this plan
      </h2>
      {warnings.length > 0 && (
        <ul className="grid gap-2">
          {warnings.map(note => (
            <li key={note} className="wrap-anywhere flex gap-2.5 rounded-card bg-amber-wash px-4 py-3 text-amber text-sm">
              <TriangleAlert aria-hidden="true" className="mt-0.5 size-5" />
              {note}
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <ul className="wrap-anywhere measure grid list-disc gap-1 pl-6 text-soft text-sm marker:text-marker">
          {others.map(note => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
