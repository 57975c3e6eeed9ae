import { useQueryClient } from '@tanstack/react-query'
import { OfferLiveEvent, OWN_OFFERS_ROOM } from '#contract/hiring-live.ts'
import { useLiveRoom } from '../platform/live-room.ts'
import { announce } from '../ui/announcer.tsx'
import { HIRING_KEY } from './hiring-queries.ts'
import { statusWords } from './offer-words.ts'

/** Fetches offers anew when the other side has moved one, and says so. */
export const useLiveOffers = () => {
  const queryClient = useQueryClient()
  const fetchAnew = () => void queryClient.invalidateQueries({ queryKey: HIRING_KEY })
  useLiveRoom(OWN_OFFERS_ROOM, {
    onReset: fetchAnew,
    onEvent: received => {
      const told = OfferLiveEvent.safeParse(received)
      if (told.success) announce(`${told.data.taskTitle}: ${statusWords(told.data)}`)
      fetchAnew()
    },
  })
}
