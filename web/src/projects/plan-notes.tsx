/** What the plan assumed, left out or doubts. */
export function PlanNotes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null
  return (
    <section aria-labelledby="notes-heading">
      <h2 id="notes-heading" className="mb-2 text-lg">
        Notes on this plan
      </h2>
      <ul className="measure grid list-disc gap-1 pl-6 text-soft text-sm marker:text-marker">
        {notes.map(note => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  )
}
