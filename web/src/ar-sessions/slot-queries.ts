import { queryOptions, useQuery } from '@tanstack/react-query'
import { BOOKING_DAYS_AHEAD, listSlots } from '#contract/ar-sessions-availability.ts'
import type { InputOf } from '#contract/shared/endpoint.ts'
import { call } from '../platform/call.ts'
import { SESSIONS_KEY } from './session-queries.ts'
import { dayPlus, lastDayOf } from './slot-days.ts'

/** Whose slots: of the expert of a service, of the one hired for a task; with the session that is to be moved. */
export type SlotsOf = Pick<InputOf<typeof listSlots>, 'serviceId' | 'taskId' | 'sessionId'>

const STALE_AFTER_MS = 15_000
/** How many days are asked for at once where the next free one is searched. */
const STEP_DAYS = 60

// Asked with a day to spare on either side: which moments are this month's is the expert's calendar's to say, which the answer tells.
const monthQuery = (of: SlotsOf, month: string) =>
  queryOptions({
    queryKey: [...SESSIONS_KEY, 'slots', of, month],
    queryFn: ({ signal }) =>
      call(listSlots, { ...of, from: dayPlus(`${month}-01`, -1), until: dayPlus(lastDayOf(month), 1), timezone: 'UTC' }, signal),
    staleTime: STALE_AFTER_MS,
  })

export const useListSlots = (of: SlotsOf | null, month: string) => useQuery({ ...monthQuery(of ?? {}, month), enabled: of !== null })

const firstFreeFrom = async (of: SlotsOf, from: string, signal: AbortSignal): Promise<string | null> => {
  for (let start = from, asked = 0; asked < BOOKING_DAYS_AHEAD; asked += STEP_DAYS, start = dayPlus(start, STEP_DAYS)) {
    const { slots } = await call(listSlots, { ...of, from: start, until: dayPlus(start, STEP_DAYS), timezone: 'UTC' }, signal)
    const free = slots.find(({ isFree }) => isFree)
    if (free) return free.startsAt
  }
  return null
}

/** The moment of the first free slot after a month; null when there is none as far as one can book. */
export const useNextFreeSlot = (of: SlotsOf | null, month: string, isWanted: boolean) =>
  useQuery({
    queryKey: [...SESSIONS_KEY, 'slots', of, 'after', month],
    queryFn: ({ signal }) => firstFreeFrom(of ?? {}, dayPlus(lastDayOf(month), 1), signal),
    enabled: of !== null && isWanted,
    staleTime: STALE_AFTER_MS,
  })
