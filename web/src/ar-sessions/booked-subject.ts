import type { SearchChoiceItem } from '../ui/search-choice.tsx'

/** An AR-enabled service that can be booked. `id` is its key as text. */
export interface BookableService extends SearchChoiceItem {
  expertName: string
}

/** A task for which an expert is hired. */
interface HiredTask {
  taskId: number
  projectId: number
  title: string
  expertName: string
}

/** What a session is booked for. */
export type BookedSubject = { kind: 'service'; service: BookableService } | { kind: 'task'; task: HiredTask }

export const expertOf = (subject: BookedSubject): string =>
  subject.kind === 'service' ? subject.service.expertName : subject.task.expertName

export const idsOf = (subject: BookedSubject) =>
  subject.kind === 'service'
    ? { serviceId: Number(subject.service.id) }
    : { taskId: subject.task.taskId, projectId: subject.task.projectId }

/** Says which service or task it is; as long as a title may be. */
export const titleFor = (subject: BookedSubject): string =>
  `AR Session for ${subject.kind === 'service' ? subject.service.name : subject.task.title}`.slice(0, 200)
