import { useMemo, useState } from 'react'
import { SLOT_TAKEN } from '#contract/ar-sessions.ts'
import { BOOKING_DAYS_AHEAD, type Slot } from '#contract/ar-sessions-availability.ts'
import { browserTimeZone } from '../ui/time-zones.ts'
import { clockIn, dayIn } from './session-times.ts'
import { dayPlus, firstFreeDay, monthOf, proposedSlot, slotsByDay } from './slot-days.ts'
import { type SlotsOf, useListSlots, useNextFreeSlot } from './slot-queries.ts'

const NO_SLOTS: readonly Slot[] = []

/** The choice of a day and a time out of an expert's free ones. What nobody has chosen yet is proposed: on `firstDay`, if that has any. */
export const useSlotChoice = (of: SlotsOf | null, firstDay: string | null = null) => {
  const own = browserTimeZone() ?? 'UTC'
  const [focused, setFocused] = useState(firstDay)
  const [day, setDay] = useState(firstDay)
  const [startsAt, setStartsAt] = useState<string | null>(null)
  const now = new Date().toISOString()

  const thisMonth = useListSlots(of, monthOf(dayIn(now, own)))
  const expertZone = thisMonth.data?.expertTimezone
  const zone = expertZone ?? own
  const today = dayIn(now, zone)
  const monthToday = monthOf(today)
  const isOver = thisMonth.data !== undefined && firstFreeDay(slotsByDay(thisMonth.data.slots, zone, monthToday)) === null
  const soonest = useNextFreeSlot(of, monthToday, isOver).data
  // Until somebody turns the pages, the month is the first one in which anything is free.
  const shown = focused ?? (isOver && soonest ? dayIn(soonest, zone) : today)
  const month = monthOf(shown)

  const loaded = useListSlots(of, month)
  const days = useMemo(() => (loaded.data ? slotsByDay(loaded.data.slots, zone, month) : undefined), [loaded.data, zone, month])
  const chosenDay = days && (day !== null && days.get(day)?.some(({ isFree }) => isFree) ? day : firstFreeDay(days))
  const isEmpty = days !== undefined && chosenDay === null
  const next = useNextFreeSlot(of, month, isEmpty)
  const slots = (chosenDay && days?.get(chosenDay)) || NO_SLOTS
  const isChosenFree = slots.some(slot => slot.startsAt === startsAt && slot.isFree)

  return {
    own,
    zone,
    expertName: loaded.data?.expertName ?? thisMonth.data?.expertName,
    today,
    lastDay: dayPlus(today, BOOKING_DAYS_AHEAD),
    focused: shown,
    day: chosenDay ?? null,
    slots,
    startsAt: isChosenFree ? startsAt : proposedSlot(slots, zone),
    isPending: of !== null && loaded.isPending,
    query: loaded,
    isFreeDay: (asked: string) => days === undefined || (days.get(asked)?.some(({ isFree }) => isFree) ?? false),
    /** Set where the month that is shown has nothing free; `startsAt` is null where nothing is free later either. */
    nextFree: isEmpty && next.data !== undefined ? { startsAt: next.data } : null,
    isEmpty,
    focus: setFocused,
    chooseDay: (chosen: string) => {
      setDay(chosen)
      setFocused(chosen)
    },
    chooseTime: setStartsAt,
  }
}
export type SlotChoice = ReturnType<typeof useSlotChoice>

/** What is read when the time that was asked for is taken: by then the next free one may stand where it stood, and that one was not refused. */
export const takenText = (message: string, askedFor: string | undefined, { startsAt, own }: SlotChoice): string => {
  if (message !== SLOT_TAKEN || askedFor === undefined || startsAt === null || startsAt === askedFor) return message
  return `Somebody else has just booked ${clockIn(askedFor, own)}. ${clockIn(startsAt, own)} is proposed instead.`
}

/**
 * The choice, where what the server refused is taken back as soon as another day or time is taken. What is still on its way is not: who
 * takes back a booking that is being made would not hear that it was.
 */
export const withoutRefusal = (choice: SlotChoice, asked: { isError: boolean; reset: () => void }): SlotChoice => {
  const takeBack = () => {
    if (asked.isError) asked.reset()
  }
  return {
    ...choice,
    chooseDay: day => {
      takeBack()
      choice.chooseDay(day)
    },
    chooseTime: startsAt => {
      takeBack()
      choice.chooseTime(startsAt)
    },
  }
}
