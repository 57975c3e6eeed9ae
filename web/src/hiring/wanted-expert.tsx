import type { Project } from '#contract/projects.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Button } from '../ui/button.tsx'
import { formatHourlyRate } from '../ui/format.ts'
import type { HiringDraft } from './use-hiring-draft.ts'
import { type Wanted, wantedChoice } from './wanted-choices.ts'

interface WantedExpertProps {
  wanted: Wanted
  project: Project
  draft: HiringDraft
  onForget: () => void
}

/** Here a client says for which tasks he wants the expert he came for. */
export function WantedExpert({ wanted, project, draft, onForget }: WantedExpertProps) {
  const { expert, serviceTitle } = wanted
  const open = project.tasks.filter(({ id }) => !draft.agreed.has(id))
  if (open.length === 0) return null
  return (
    <section aria-labelledby="wanted-expert" className="grid gap-4 rounded-card border border-marker bg-raised p-5">
      <div className="flex items-start gap-3">
        <Avatar name={expert.expertName} imageUrl={expert.expertAvatarUrl} />
        <div className="min-w-0">
          <h2 id="wanted-expert" className="wrap-anywhere text-lg">
            Hire {expert.expertName}
          </h2>
          <p className="wrap-anywhere text-soft text-sm">
            {serviceTitle ?? expert.title}, {formatHourlyRate(expert.hourlyRate)}
          </p>
        </div>
      </div>
      <fieldset>
        <legend className="mb-1 font-medium text-sm">For which tasks?</legend>
        {open.map(({ id, title }) => {
          const whyNot = draft.whyNotAsked(id, expert.id)
          return (
            <label key={id} className="flex min-h-11 cursor-pointer items-center gap-3 py-1.5 text-sm">
              <input
                type="checkbox"
                checked={draft.isAsked(id, expert.id) || draft.expertOf(id)?.id === expert.id}
                disabled={whyNot !== null}
                onChange={event => draft.put(id, event.target.checked ? wantedChoice(wanted) : null)}
                className="size-5 flex-none accent-marker-fill"
              />
              <span className="wrap-anywhere min-w-0">
                {title}
                {whyNot !== null && <span className="block text-soft">{whyNot}</span>}
              </span>
            </label>
          )
        })}
      </fieldset>
      <p className="text-soft text-sm">The terms of each offer stand below with its task. Nothing is sent until you press Send.</p>
      <Button variant="quiet" size="small" className="justify-self-start" onClick={onForget}>
        Not this expert after all
      </Button>
    </section>
  )
}
