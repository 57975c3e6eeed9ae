import {
  answerSessionCall,
  bookArSession,
  cancelArSession,
  getArSession,
  joinArSession,
  listArSessions,
  rescheduleArSession,
} from '#contract/ar-sessions.ts'
import { getAvailability, listSlots, saveAvailability } from '#contract/ar-sessions-availability.ts'
import { listAllArSessions } from '#contract/ar-sessions-moderation.ts'
import type { Bind } from '../platform/http/bind.ts'
import type { AvailabilityService } from './availability-service.ts'
import type { ListAllSessions } from './moderation/session-overview-service.ts'
import type { ArSessionService } from './session-service.ts'

interface SessionDoor {
  sessions: ArSessionService
  availability: AvailabilityService
  listAll: ListAllSessions
}

export const bindArSessions = (bind: Bind, { sessions, availability, listAll }: SessionDoor): void => {
  bind(listArSessions, sessions.list)
  bind(getArSession, (actor, { sessionId }) => sessions.detail(actor, sessionId))
  bind(listAllArSessions, listAll)
  bind(bookArSession, sessions.book)
  bind(joinArSession, sessions.join)
  bind(answerSessionCall, sessions.answer)
  bind(rescheduleArSession, sessions.reschedule)
  bind(cancelArSession, sessions.cancel)
  bind(getAvailability, availability.own)
  bind(saveAvailability, availability.save)
  bind(listSlots, availability.slots)
}
