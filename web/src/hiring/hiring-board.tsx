import { type ReactNode, useState } from 'react'
import { canSendOffers, isOpenOffer, type Offer, OPEN_OFFERS_PER_TASK, whyNoOffersAreSent } from '#contract/hiring.ts'
import type { Match, Project } from '#contract/projects.ts'
import { useIsLive } from '../platform/live-room.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { focusScreenHeading } from '../ui/screen-heading.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { AllTasksAtOnce } from './all-tasks-at-once.tsx'
import { AskAgainDialog } from './ask-again-dialog.tsx'
import { useSendOffers } from './hiring-mutations.ts'
import { useListOffers } from './hiring-queries.ts'
import { HiringSummary, ToSummary } from './hiring-summary.tsx'
import { useOfferOfAddress } from './offer-anchor.ts'
import { OfferCard } from './offer-card.tsx'
import { standingOf } from './suggested-for.ts'
import { TaskHiring } from './task-hiring.tsx'
import { useHiringDraft } from './use-hiring-draft.ts'
import { useLiveOffers } from './use-live-offers.ts'
import type { Wanted } from './wanted-choices.ts'
import { WantedExpert } from './wanted-expert.tsx'

export function HiringBoardSkeleton() {
  return (
    <div role="status" aria-label="Loading offers" className="grid gap-6">
      <Skeleton className="h-48 !rounded-card" />
      <Skeleton className="h-48 !rounded-card" />
    </div>
  )
}

interface HiringBoardProps {
  project: Project
  /** Whom somebody came for; null when it is nobody. */
  wanted: Wanted | null
  /** He was asked, or is not wanted any more. */
  onWantedDone: () => void
  /** What else can be done about an offer. */
  moreOf: (offer: Offer) => ReactNode
  /** The reasons of a match. */
  whyOf: (match: Match) => ReactNode
}

/** Hiring for a plan: task by task who is asked, who is hired, and who could be. */
export function HiringBoard(props: HiringBoardProps) {
  useLiveOffers()
  const { data, error, isRefetching, refetch } = useListOffers(props.project.id, useIsLive())
  if (data) return <Board {...props} offers={data} />
  if (!error) return <HiringBoardSkeleton />
  return (
    <LoadError title="Error Loading Offers" query={{ refetch, isRefetching }}>
      <p>{error.message}</p>
    </LoadError>
  )
}

function Board({ project, offers, wanted, onWantedDone, moreOf, whyOf }: HiringBoardProps & { offers: readonly Offer[] }) {
  const send = useSendOffers()
  // What was refused is not what stands there any more.
  const draft = useHiringDraft(project, offers, wanted, () => send.isError && send.reset())
  useOfferOfAddress()
  const isOpen = canSendOffers(project.status)
  const [isAsking, setAsking] = useState(false)
  const sendAll = ({ isAskedAgain = false } = {}) => {
    const read = draft.read()
    if (!read) {
      requestAnimationFrame(() => document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
      return
    }
    const isToConfirm = draft.askedAgain.length > 0 && !isAskedAgain
    setAsking(isToConfirm)
    if (isToConfirm) return
    const { answerWithinDays } = draft
    send.mutate(
      { projectId: project.id, answerWithinDays, offers: read },
      {
        onSuccess: () => {
          draft.clear()
          if (wanted && read.some(({ expertId }) => expertId === wanted.expert.id)) onWantedDone()
          focusScreenHeading()
        },
      },
    )
  }
  const isToFill = (taskId: number) =>
    !draft.agreed.has(taskId) && offers.filter(offer => offer.taskId === taskId && isOpenOffer(offer.status)).length < OPEN_OFFERS_PER_TASK
  const toFill = project.tasks
    .map(({ id, matches }, index) => ({ id, number: index + 1, expertIds: matches.map(match => match.expert.id) }))
    .filter(({ id }) => isToFill(id))
  /** Tasks that an expert is suggested for, and nobody is chosen for. */
  const openFor = (expertId: number) =>
    toFill.filter(
      ({ id, expertIds }) =>
        expertIds.includes(expertId) &&
        draft.expertOf(id) === undefined &&
        draft.whyNotAsked(id, expertId) === null &&
        draft.declinedAt(id, expertId) === null,
    )
  const forget = ({ expert }: Wanted) => {
    draft.forget(expert.id)
    onWantedDone()
  }
  if (project.tasks.length === 0) {
    return (
      <EmptyState title="No tasks">
        <p>There is nothing to hire for: this plan has no tasks.</p>
      </EmptyState>
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid gap-8">
        {!isOpen && <p className="measure">{whyNoOffersAreSent(project.status)}</p>}
        {wanted && isOpen && <WantedExpert {...{ wanted, project, draft }} onForget={() => forget(wanted)} />}
        {isOpen && <AllTasksAtOnce {...{ project, draft, wanted }} />}
        {project.tasks.map((task, index) => (
          <TaskHiring
            key={task.id}
            task={task}
            number={index + 1}
            offers={offers.filter(({ taskId }) => taskId === task.id)}
            draft={draft}
            isOpen={isOpen}
            standingOf={expertId => standingOf(toFill, index + 1, expertId)}
            openBeside={expertId => openFor(expertId).filter(({ id }) => id !== task.id)}
            {...{ wanted, moreOf, whyOf }}
          />
        ))}
        <LostOffers offers={offers.filter(({ taskId }) => taskId === null)} moreOf={moreOf} />
        {isOpen && <ToSummary draft={draft} />}
      </div>
      <div className="lg:sticky lg:top-[calc(var(--below-header)+1.5rem)]">
        <HiringSummary
          {...{ project, offers, draft, isOpen }}
          isSending={send.isPending}
          error={send.error?.message}
          onSend={() => sendAll()}
        />
        {isAsking && (
          <AskAgainDialog askedAgain={draft.askedAgain} onSend={() => sendAll({ isAskedAgain: true })} onClose={() => setAsking(false)} />
        )}
      </div>
    </div>
  )
}

function LostOffers({ offers, moreOf }: Pick<HiringBoardProps, 'moreOf'> & { offers: readonly Offer[] }) {
  if (offers.length === 0) return null
  return (
    <section aria-label="Offers for tasks that are gone" className="grid gap-4 border-line border-t pt-6">
      <h2 className="text-lg">For tasks that are gone</h2>
      {offers.map(offer => (
        <OfferCard key={offer.id} offer={offer} heading={<h3 className="text-base">{offer.taskTitle}</h3>} more={moreOf(offer)} />
      ))}
    </section>
  )
}
