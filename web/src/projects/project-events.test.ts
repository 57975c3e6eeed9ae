import { describe, expect, test } from 'vitest'
import type { Project, Task } from '#contract/projects.ts'
import { briefSegments } from './brief-segments.ts'
import { afterEvent, progressShare } from './project-events.ts'

const task = (id: number, changes: Partial<Task> = {}): Task => ({
  id,
  position: id,
  title: `Task ${id}`,
  description: 'Find out why the breaker trips.',
  deliverable: 'A report',
  acceptanceCheck: 'The breaker holds for a day.',
  citedSentences: [],
  complexityLevel: 'medium',
  estimatedHours: 4,
  hoursRange: { optimistic: 2, likely: 4, pessimistic: 8 },
  actualHours: null,
  estimatedCost: 260,
  hourlyRate: 65,
  requiredSkills: ['Electrical'],
  requiredSkillIds: ['electrical-installation'],
  predecessors: [],
  matches: [],
  isAwaitingMatches: true,
  ...changes,
})

const match = {
  id: 1,
  matchScore: 87,
  parts: [],
  isNewcomer: false,
  matchedAt: '2026-01-15T12:00:00.000Z',
  expert: {
    id: 3,
    expertName: 'Mara Lind',
    expertAvatarUrl: null,
    title: 'Electrician',
    hourlyRate: 65,
    isVerified: true,
    hasJoined: true,
    rating: 4.5,
    reviewsCount: 2,
  },
}

const project: Project = {
  id: 12,
  title: 'Breaker trips',
  description: 'The breaker trips every night.',
  clientName: 'Ada',
  clientEmail: 'ada@example.com',
  status: 'decomposing',
  totalEstimatedHours: null,
  totalEstimatedCost: null,
  taskCount: 0,
  questionCount: 0,
  isRefused: false,
  mayChange: true,
  planVersion: 0,
  undoableChange: null,
  createdAt: '2026-11-20T12:00:00.000Z',
  tasks: [],
  progress: null,
  questions: [],
  planNotes: [],
  failureReason: null,
  analystName: null,
  hoursInterval: null,
  costInterval: null,
  narrowing: [],
}
const progress = (tasksProposed: number, tasksMatched: number, tasksExpected: number | null = 4) => ({
  tasksExpected,
  tasksProposed,
  tasksMatched,
})

describe('a project that hears its room', () => {
  test('takes a proposed task in at its position', () => {
    const after = [2, 1].reduce(
      (state, id) => afterEvent(state, { type: 'task-proposed', projectId: 12, task: task(id), progress: progress(id, 0) }),
      project,
    )
    expect(after.tasks.map(({ id }) => id)).toEqual([1, 2])
    expect(after.taskCount).toBe(2)
  })
  test('is not changed by an event that it has already heard', () => {
    const event = { type: 'task-proposed', projectId: 12, task: task(1), progress: progress(1, 0) } as const
    expect(afterEvent(afterEvent(project, event), event)).toEqual(afterEvent(project, event))
  })
  test('keeps the experts of a task when its proposal is heard again', () => {
    const matched = { ...project, tasks: [task(1, { matches: [match] })] }
    expect(
      afterEvent(matched, { type: 'task-proposed', projectId: 12, task: task(1), progress: progress(1, 0) }).tasks[0]?.matches,
    ).toEqual([match])
  })
  test('gives a task its experts', () => {
    const after = afterEvent(
      { ...project, tasks: [task(1)] },
      { type: 'task-matched', projectId: 12, taskId: 1, matches: [match], progress: progress(1, 1) },
    )
    expect(after.tasks[0]?.matches).toEqual([match])
  })
  test('shows what a task took, and no longer when that is taken back', () => {
    const begun: Project = { ...project, status: 'in_progress', tasks: [task(1), task(2)] }
    const recorded = afterEvent(begun, { type: 'task-hours-recorded', projectId: 12, taskId: 2, actualHours: 5.5 })
    expect(recorded.tasks.map(({ actualHours }) => actualHours)).toEqual([null, 5.5])
    expect(afterEvent(recorded, { type: 'task-hours-recorded', projectId: 12, taskId: 2, actualHours: null })).toEqual(begun)
  })

  test('does not let progress run backwards', () => {
    const after = afterEvent(
      { ...project, progress: progress(3, 2) },
      { type: 'analysis-progressed', projectId: 12, progress: progress(1, 0, null) },
    )
    expect(after.progress).toEqual(progress(3, 2))
  })
  test('is being analysed as soon as something is proposed', () => {
    expect(
      afterEvent({ ...project, status: 'submitted' }, { type: 'analysis-progressed', projectId: 12, progress: progress(0, 0) }).status,
    ).toBe('decomposing')
  })
})

describe('progress', () => {
  test('counts each task twice: proposed, and matched', () => {
    expect([progress(0, 0), progress(2, 0), progress(4, 2), progress(4, 4)].map(progressShare)).toEqual([0, 0.25, 0.75, 1])
  })
  test('is unknown until the number of tasks is', () => {
    expect([null, progress(1, 0, null)].map(progressShare)).toEqual([null, null])
  })
})

describe('the brief', () => {
  const description = 'The breaker trips. It smells. Please be quick.'
  test('is one stretch when no task cites it', () => {
    expect(briefSegments(description, []).map(({ text }) => text)).toEqual([description])
  })
  test('is cut at the cited sentences, each with the tasks that answer it', () => {
    const segments = briefSegments(description, [
      task(1, { citedSentences: ['The breaker trips.'] }),
      task(2, { citedSentences: ['The breaker trips.', 'It smells.'] }),
    ])
    expect(segments.map(segment => [segment.text, segment.tasks.map(({ number }) => number)])).toEqual([
      ['The breaker trips.', [1, 2]],
      [' ', []],
      ['It smells.', [2]],
      [' Please be quick.', []],
    ])
  })
  test('survives a citation that is not in it', () => {
    expect(briefSegments(description, [task(1, { citedSentences: ['Nothing of the sort.', ''] })])).toHaveLength(1)
  })
})
