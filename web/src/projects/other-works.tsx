import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ClipboardList } from 'lucide-react'
import { useState } from 'react'
import type { Project } from '#contract/projects.ts'
import { type KnownWork, listWorks, MOST_LETTERS_OF_SEARCH } from '#contract/projects-works.ts'
import { call } from '../platform/call.ts'
import { Button } from '../ui/button.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useSettled } from '../ui/use-settled.ts'
import { NewPlanQuestion } from './new-plan-question.tsx'
import { lossOf } from './plan-loss.ts'
import { usePlanAsWork } from './project-mutations.ts'

interface OtherWorksProps {
  project: Pick<Project, 'id' | 'planVersion' | 'tasks' | 'undoableChange'>
  /** Done first; false: nothing is planned, as where what was typed cannot be kept. */
  prepare?: () => Promise<boolean>
  /** The person has asked for the analysis. */
  onStart: () => void
}

/** What a brief may ask for, each planned by one press, and a search through all other work that Onhand knows. */
export function OtherWorks({ project, prepare, onStart }: OtherWorksProps) {
  const { id: projectId, planVersion } = project
  const [typed, setTyped] = useState('')
  const { settled, settle } = useSettled(typed)
  const search = settled.trim()
  const works = useQuery({
    queryKey: ['projects', 'works', projectId, planVersion, search],
    queryFn: ({ signal }) => call(listWorks, search === '' ? { projectId } : { projectId, search }, signal),
    placeholderData: keepPreviousData,
  })
  const planAs = usePlanAsWork()
  const loss = lossOf(project)
  const [asked, setAsked] = useState<KnownWork | null>(null)
  const plan = async ({ packageId }: KnownWork) => {
    setAsked(null)
    if (prepare !== undefined && !(await prepare())) return
    onStart()
    planAs.mutate({ projectId, planVersion, packageId, discardsActualHours: loss !== null })
  }
  return (
    <div className="grid gap-3">
      <form
        onSubmit={event => {
          event.preventDefault()
          settle(typed)
        }}
      >
        <SearchField name="work" value={typed} onChange={setTyped} placeholder="Any other work" maxLength={MOST_LETTERS_OF_SEARCH} />
      </form>
      <Works
        works={works.data}
        isSearching={works.isPlaceholderData}
        hasFailed={works.isError}
        isSearch={search !== ''}
        onRetry={() => works.refetch()}
        pendingId={planAs.isPending ? planAs.variables.packageId : null}
        onChoose={work => (loss === null ? plan(work) : setAsked(work))}
      />
      {asked !== null && loss !== null && <NewPlanQuestion loss={loss} onConfirm={() => plan(asked)} onClose={() => setAsked(null)} />}
    </div>
  )
}

interface WorksProps {
  works: readonly KnownWork[] | undefined
  /** They still answer what was searched for before. */
  isSearching: boolean
  hasFailed: boolean
  isSearch: boolean
  onRetry: () => void
  /** The work that is about to be planned. */
  pendingId: string | null
  onChoose: (work: KnownWork) => void
}

function Works({ works, isSearching, hasFailed, isSearch, onRetry, pendingId, onChoose }: WorksProps) {
  if (works === undefined && hasFailed)
    return (
      <p className="text-sm" role="alert">
        The works could not be looked up.{' '}
        <button type="button" className="touch-target underline" onClick={onRetry}>
          Try again
        </button>
      </p>
    )
  if (works === undefined) return <Skeleton className="h-40" />
  return (
    <>
      <p role="status" className="text-soft text-sm">
        {isSearching
          ? 'Searching...'
          : works.length > 0
            ? 'Press one, and the brief is planned as that.'
            : isSearch
              ? 'Onhand plans no work that sounds like this. Try another word for it.'
              : 'Nothing that Onhand plans comes near. Search for it above.'}
      </p>
      {works.length > 0 && (
        <ul aria-label="Works" className="grid justify-items-start gap-2">
          {works.map(work => (
            <li key={work.packageId} className="max-w-full">
              <Button
                variant="secondary"
                size="small"
                className="!justify-start wrap-anywhere py-1.5 text-left"
                isPending={pendingId === work.packageId}
                isAtEnd={pendingId !== null}
                onClick={() => onChoose(work)}
              >
                <ClipboardList aria-hidden="true" className="size-4 flex-none" />
                <span>
                  <span className="sr-only">Plan it as: </span>
                  {work.title}
                  <span className="font-normal text-soft">, {work.tradeName}</span>
                </span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
