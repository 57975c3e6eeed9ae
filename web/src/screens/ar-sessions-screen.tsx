import { Plus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { DemoMailHint } from '../accounts/check-mail.tsx'
import { SignInLinks } from '../accounts/sign-in-links.tsx'
import { type BookingAsked, readBookingAsked, withBooking } from '../ar-sessions/booking-address.ts'
import { type EmptySessions, readSessionFilter, SessionList, SessionListSkeleton } from '../ar-sessions/session-list.tsx'
import { useFindArServices } from '../catalog/bookable-services.ts'
import { useCurrentUser } from '../platform/current-user.ts'
import { PageTitle } from '../platform/page-head.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { useMinute } from '../ui/use-minute.ts'
import { useBookedSubject } from './use-booked-subject.ts'

const BookingDialog = lazy(() => import('../ar-sessions/booking-dialog.tsx').then(module => ({ default: module.BookingDialog })))

const DESCRIPTION =
  'Book an hour in which an expert looks through your camera and draws on what you see: a circle, an arrow, a word at the right spot.'

/** Sessions to come and past ones; where one books a session, also without an account. */
export function ArSessionsScreen() {
  const [address, setAddress] = useSearchParams()
  const user = useCurrentUser()
  const setBooking = (isOpen: boolean) => setAddress(before => withBooking(before, isOpen), { preventScrollReset: true, replace: !isOpen })
  const book = (
    <Button onClick={() => setBooking(true)}>
      <Plus aria-hidden="true" className="size-5" />
      Book New Session
    </Button>
  )
  // A dialog is the browser's: the server's page has none.
  const asked = useMinute() && readBookingAsked(address)
  return (
    <div className="page py-10">
      <PageTitle title="AR Sessions" description={DESCRIPTION} />
      <div className="mb-8 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-xl">AR Sessions</h1>
        {book}
      </div>
      {user === undefined ? (
        <SessionListSkeleton />
      ) : (
        <SessionList
          status={readSessionFilter(address.get('status'))}
          onChange={status => setAddress(status === undefined ? {} : { status }, { replace: true, preventScrollReset: true })}
          empty={user?.roles.includes('expert') ? FOR_EXPERTS : FOR_CLIENTS}
          forVisitors={<ForVisitors />}
        />
      )}
      {asked && user !== undefined && <Booking asked={asked} client={user} onClose={() => setBooking(false)} />}
    </div>
  )
}

const FOR_CLIENTS: EmptySessions = {
  text: 'In an AR session an expert looks through your camera and draws on what you see.',
  action: (
    <ButtonLink to="/services?ar=true" variant="secondary">
      Find AR Experts
    </ButtonLink>
  ),
}

const FOR_EXPERTS: EmptySessions = {
  text: 'Clients book you in the hours that you offer, for those of your services that you offer with AR.',
  action: (
    <div className="flex flex-wrap justify-center gap-3">
      <ButtonLink to="/expert/availability" variant="secondary">
        Set your hours
      </ButtonLink>
      <ButtonLink to="/expert/services" variant="secondary">
        My services
      </ButtonLink>
    </div>
  ),
}

interface BookingProps {
  asked: BookingAsked
  client: { name: string; email: string } | null
  onClose: () => void
}

function Booking({ asked, client, onClose }: BookingProps) {
  const { subject, isLoading } = useBookedSubject(asked)
  if (isLoading) return null
  return (
    <Suspense>
      <BookingDialog
        client={client && { name: client.name, email: client.email }}
        subject={subject}
        useFoundServices={useFindArServices}
        mailHint={<DemoMailHint />}
        onClose={onClose}
      />
    </Suspense>
  )
}

function ForVisitors() {
  return (
    <EmptyState title="Your sessions are shown to you alone" action={<SignInLinks className="justify-center" />}>
      <p>
        Log in to see them. Booked without an account? The link in our mail opens the session. And you can book a new one right here: no
        account is needed.
      </p>
    </EmptyState>
  )
}
