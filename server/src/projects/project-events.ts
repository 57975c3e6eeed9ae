import { type ProjectLiveEvent, projectRoom } from '#contract/projects-live.ts'
import type { DomainEvent } from '../platform/events/domain-event.ts'
import type { LiveForwarder } from '../platform/live/live-rooms.ts'

/** What happens to projects. Those with a `live` part are said in the project's room in the contract's words. */
export const projectEvent = (
  type:
    | 'project-submitted'
    | 'project-updated'
    | 'analysis-started'
    | 'analysis-outlined'
    | 'task-proposed'
    | 'task-matched'
    | 'analysis-asked'
    | 'project-analysed'
    | 'analysis-failed',
  projectId: number,
  live: ProjectLiveEvent,
): DomainEvent => ({ subject: projectRoom(projectId), type, payload: { live } })

const PREFIX = projectRoom(0).replace('0', '')

const hasLive = (payload: unknown): payload is { live: unknown } => typeof payload === 'object' && payload !== null && 'live' in payload

/** A project's events go to its room, which has the subject's name. */
export const forwardProjectEvents: LiveForwarder = event =>
  event.subject.startsWith(PREFIX) && hasLive(event.payload) ? [{ room: event.subject, event: event.payload.live }] : []
