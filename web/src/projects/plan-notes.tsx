import { TriangleAlert } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { canChangePlan, type Project } from '#contract/projects.ts'
import { BUILT_IN_ANALYST, taskLeftOutIn, wishIn } from '#contract/projects-plan-notes.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { NOTES_HEADING, notesHeading, tasksHeading } from './plan/plan-headings.ts'
import { useFocusWhenGone } from './use-focus-when-gone.ts'

const OpenWish = lazy(() => import('./plan/open-wish.tsx').then(module => ({ default: module.OpenWish })))

const LeftOutTask = lazy(() => import('./plan/left-out-task.tsx').then(module => ({ default: module.LeftOutTask })))

/** What was quoted from the brief says nothing of the note's own matter. */
const withoutQuotes = (note: string) => note.replace(/“[^”]*”/g, '')
const isAboutLimits = (note: string) => /\b(?:budget|deadline)\b/i.test(withoutQuotes(note))
const isGoodNews = (note: string) => /\bcovers the work of this plan\b/.test(note)

/** A wish that is not planned, a budget or a deadline that may not hold: what a client must see before he hires. */
const isWarning = (note: string) => wishIn(note) !== null || (isAboutLimits(note) && !isGoodNews(note))

/** What the plan assumed, left out or doubts; first of all what is missing in it or cannot hold. Who may change the plan settles there what is missing. */
export function PlanNotes({ project }: { project: Project }) {
  const { planNotes: notes, mayChange, status } = project
  const keepFocus = useFocusWhenGone<string>(
    settled => !notes.some(note => note === settled || wishIn(note) === settled),
    () => notesHeading() ?? tasksHeading(),
  )
  if (notes.length === 0) return null
  const warnings = notes.filter(isWarning)
  const others = notes.filter(note => !isWarning(note))
  const canChange = mayChange && canChangePlan(status)
  return (
    <section aria-labelledby={NOTES_HEADING} className="grid gap-3">
      <h2 id={NOTES_HEADING} className="text-lg">
        Notes on this plan
      </h2>
      {warnings.length > 0 && (
        <ul className="grid gap-2">
          {warnings.map(note => {
            const wish = wishIn(note)
            return (
              <li key={note} className="wrap-anywhere flex gap-2.5 rounded-card bg-amber-wash px-4 py-3 text-amber text-sm">
                <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 flex-none" />
                <div className="grid min-w-0 gap-2">
                  {note}
                  {wish !== null && canChange && (
                    <Suspense fallback={<Skeleton className="h-9 w-64 max-w-full" />}>
                      <OpenWish project={project} wish={wish} onSettled={() => keepFocus(wish)} />
                    </Suspense>
                  )}
                </div>
              </li>
            )
          })}
        </ul>
      )}
      {others.length > 0 && (
        <ul className="wrap-anywhere measure grid list-disc gap-1 pl-6 text-soft text-sm marker:text-marker">
          {others.map(note => {
            const title = project.analystName === BUILT_IN_ANALYST ? taskLeftOutIn(note) : null
            return (
              <li key={note}>
                {note}{' '}
                {title !== null && canChange && (
                  <Suspense fallback={<Skeleton className="inline-block h-4 w-28 align-middle" />}>
                    <LeftOutTask project={project} note={note} title={title} onSettled={() => keepFocus(note)} />
                  </Suspense>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
