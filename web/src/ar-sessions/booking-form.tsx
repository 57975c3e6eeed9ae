import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { ArBooking, type ArSession } from '#contract/ar-sessions.ts'
import { errorCodeOf } from '../platform/app-error.ts'
import { Button } from '../ui/button.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { SearchChoice } from '../ui/search-choice.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { TextField } from '../ui/text-field.tsx'
import { type BookableService, type BookedSubject, expertOf, idsOf, titleFor } from './booked-subject.ts'
import { useBookArSession } from './session-mutations.ts'
import { SlotPicker } from './slot-picker.tsx'
import { takenText, useSlotChoice, withoutRefusal } from './use-slot-choice.ts'

/** What is typed; who and when is chosen. */
const BookingWords = z.pick(ArBooking, { sessionTitle: true, sessionDescription: true, clientName: true, clientEmail: true })
type BookingWords = z.infer<typeof BookingWords>

export interface BookingFormProps {
  /** Who is signed in; null for a visitor, who books by his address. */
  client: { name: string; email: string } | null
  /** What the address of the page has chosen already. */
  subject: BookedSubject | null
  useFoundServices: (typed: string) => { found: readonly BookableService[]; isSearching: boolean }
  onBooked: (session: ArSession) => void
  onCancel: () => void
}

const CHOOSE_SERVICE = 'Choose the service that you want help with.'
const NO_TIME = 'Choose a free time.'

/** The form of a booking. What was typed stays whatever the server says. */
export function BookingForm({ client, subject: given, useFoundServices, onBooked, onCancel }: BookingFormProps) {
  const [subject, setSubject] = useState(given)
  const [isTried, setTried] = useState(false)
  const { register, handleSubmit, formState, setValue } = useForm<BookingWords>({
    resolver: standardSchemaResolver(BookingWords),
    defaultValues: {
      sessionTitle: subject ? titleFor(subject) : '',
      sessionDescription: '',
      clientName: client?.name ?? '',
      clientEmail: client?.email ?? '',
    },
  })
  const { errors } = formState
  const booking = useBookArSession()
  // What the server said was of the time before.
  const choice = withoutRefusal(useSlotChoice(subject && slotsOf(subject)), booking)
  const isTaken = booking.error !== null && errorCodeOf(booking.error) === 'conflict'
  const taken = isTaken ? takenText(booking.error.message, booking.variables?.scheduledAt, choice) : undefined

  const choose = (service: BookableService) => {
    const chosen: BookedSubject = { kind: 'service', service }
    setSubject(chosen)
    if (booking.isError) booking.reset()
    setValue('sessionTitle', titleFor(chosen), { shouldValidate: isTried })
  }
  const book = (words: BookingWords) => {
    if (!subject || choice.startsAt === null) return
    booking.mutate(
      {
        ...words,
        sessionDescription: words.sessionDescription || null,
        expertName: expertOf(subject),
        ...idsOf(subject),
        scheduledAt: choice.startsAt,
      },
      { onSuccess: onBooked },
    )
  }
  return (
    <form
      noValidate
      method="post"
      className="grid gap-5"
      onSubmit={event => {
        setTried(true)
        void handleSubmit(book)(event)
      }}
    >
      {subject?.kind === 'task' ? (
        <p className="text-sm">
          For the task <span className="font-medium">{subject.task.title}</span>, with {subject.task.expertName}.
        </p>
      ) : (
        <SearchChoice
          label="Select AR-Enabled Service"
          placeholder="Search, or choose from the list"
          hint={subject ? `With ${expertOf(subject)}` : 'Services whose experts look through your camera.'}
          error={isTried && !subject ? CHOOSE_SERVICE : undefined}
          nothingFound="No AR-enabled service is called that."
          useFound={useFoundServices}
          chosen={subject?.service ?? null}
          onChange={choose}
        />
      )}
      <TextField label="Session Title" error={errors.sessionTitle?.message} {...register('sessionTitle')} />
      <SlotPicker
        choice={choice}
        isKnown={subject !== null}
        error={taken ?? (isTried && subject && !choice.isPending && choice.startsAt === null ? NO_TIME : undefined)}
      />
      <TextArea
        label="What should the expert know? (optional)"
        rows={2}
        error={errors.sessionDescription?.message}
        {...register('sessionDescription')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Your Name" autoComplete="name" error={errors.clientName?.message} {...register('clientName')} />
        <TextField
          label="Your Email"
          type="email"
          autoComplete="email"
          readOnly={client !== null}
          hint="We'll send session details to this email."
          error={errors.clientEmail?.message}
          {...register('clientEmail')}
        />
      </div>
      {booking.error && taken === undefined && (
        <p role="alert" className="text-danger text-sm">
          {booking.error.message}
        </p>
      )}
      <DialogActions onCancel={onCancel}>
        <Button type="submit" isPending={booking.isPending}>
          {booking.isPending ? 'Booking...' : 'Book AR Session'}
        </Button>
      </DialogActions>
    </form>
  )
}

const slotsOf = (subject: BookedSubject) =>
  subject.kind === 'service' ? { serviceId: Number(subject.service.id) } : { taskId: subject.task.taskId }
