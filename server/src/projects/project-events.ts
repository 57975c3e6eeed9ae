import * as z from 'zod'
import { OWN_PROJECTS_ROOM, ProjectLiveEvent, projectRoom } from '#contract/projects-live.ts'
import type { DomainEvent } from '../platform/events/domain-event.ts'
import type { LiveForwarder } from '../platform/live/live-rooms.ts'

export const PROJECT_EVENTS = [
  'project-submitted',
  'project-updated',
  'analysis-started',
  'analysis-restarted',
  'analysis-outlined',
  'task-proposed',
  'task-matched',
  'analysis-asked',
  'project-analysed',
  'analysis-failed',
  'plan-changed',
  'task-hours-recorded',
] as const
type ProjectEventType = (typeof PROJECT_EVENTS)[number]

/** What is told of a project to an owner who is not looking. `words`: questions that wait for an answer, or why there is no plan. */
interface ProjectTidings {
  title: string
  words?: string[]
}

/** What happens to projects, with what is said of it live, in the contract's words. */
export const projectEvent = (
  type: ProjectEventType,
  project: { id: number; ownerId: string },
  live: ProjectLiveEvent,
  told?: ProjectTidings,
): DomainEvent => ({
  subject: projectRoom(project.id),
  type,
  payload: { live, ownerId: project.ownerId, ...(told ? { told } : {}) },
})

const PROJECT_SUBJECT = projectRoom(0).replace('0', '')
const Payload = z.object({ live: z.unknown(), ownerId: z.string() })

/** A project's events are said in its own room; that it changed at all, in its owner's room too. */
export const forwardProjectEvents: LiveForwarder = event => {
  if (!event.subject.startsWith(PROJECT_SUBJECT)) return []
  const { live, ownerId } = Payload.parse(event.payload)
  const said = ProjectLiveEvent.parse(live)
  const isOfList = said.type === 'project-changed' || said.type === 'plan-changed'
  const own = isOfList ? [{ room: OWN_PROJECTS_ROOM.replace('me', ownerId), event: said }] : []
  return [{ room: event.subject, event: said }, ...own]
}
