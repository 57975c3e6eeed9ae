import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import {
  canProceedToHiring,
  canStartAnalysis,
  decomposeProject,
  getProject,
  listProjects,
  PROJECT_PROCESS,
  PROJECT_STATUSES,
  ProjectBrief,
  projectStatusLabel,
  updateProject,
} from './projects.ts'
import { mayMove, movesFrom } from './shared/process.ts'

const message = (schema: z.ZodMiniType, value: unknown): string | undefined => {
  const parsed = schema.safeParse(value)
  return parsed.success ? undefined : parsed.error.issues[0]?.message
}

const BRIEF = { title: 'Fuses', description: 'x'.repeat(20), clientName: 'Al', clientEmail: 'al@example.com' }

describe('the brief', () => {
  test.each([
    ['title', 'Fuse', 'Title must be at least 5 characters long'],
    ['title', 'Fuses', undefined],
    ['title', '  Fus  ', 'Title must be at least 5 characters long'],
    ['title', 'x'.repeat(201), 'Title must be at most 200 characters long'],
    ['description', 'x'.repeat(19), 'Description must be at least 20 characters long'],
    ['description', 'x'.repeat(20_000), undefined],
    ['description', 'x'.repeat(20_001), 'Description must be at most 20000 characters long'],
    ['clientName', 'A', 'Client name is required'],
    ['clientName', 'Al', undefined],
    ['clientEmail', 'al@', 'Invalid email address'],
    ['clientEmail', ' Al@Example.com ', undefined],
    ['title', undefined, 'Title must be at least 5 characters long'],
    ['clientEmail', 7, 'Invalid email address'],
  ])('%s %j gives %j', (field, value, expected) => {
    expect(message(ProjectBrief, { ...BRIEF, [field]: value })).toBe(expected)
  })

  test('is trimmed, and its address lower-cased', () => {
    expect(ProjectBrief.parse({ ...BRIEF, title: '  Fuses  ', clientEmail: ' AL@Example.com' })).toMatchObject({
      title: 'Fuses',
      clientEmail: 'al@example.com',
    })
  })
})

describe('the calls', () => {
  test.each([
    [getProject.input, { projectId: '7' }, undefined],
    [getProject.input, { projectId: '0' }, 'Project ID must be a positive integer'],
    [getProject.input, { projectId: 'seven' }, 'Project ID must be a positive integer'],
    [getProject.input, { projectId: '1.5' }, 'Project ID must be a positive integer'],
    [getProject.input, { projectId: '3000000000' }, 'Project ID must be a positive integer'],
    [updateProject.input, { projectId: 7, totalEstimatedCost: 1e15 }, 'Estimated cost must be at most 999999999'],
    [updateProject.input, { projectId: 7, title: 'a\u0000bcdef' }, 'The text holds a character that cannot be kept.'],
    [updateProject.input, { projectId: 7, title: 'a\ud83dbcdef' }, 'The text holds a character that cannot be kept.'],
    [updateProject.input, { projectId: 7, title: 'a\ud83d\ude00bcdef' }, undefined],
    [getProject.input, {}, 'Project ID must be a positive integer'],
    [decomposeProject.input, { projectId: 7 }, undefined],
    [decomposeProject.input, { projectId: -1 }, 'Project ID must be a positive integer'],
    [updateProject.input, { projectId: 7, status: '' }, 'Status cannot be empty'],
    [updateProject.input, { projectId: 7, totalEstimatedCost: 0 }, 'Estimated cost must be a positive number'],
    [updateProject.input, { projectId: 7, totalEstimatedCost: 0.01 }, undefined],
    [updateProject.input, { projectId: 7, totalEstimatedHours: -3 }, 'Estimated hours must be a positive number'],
    [updateProject.input, { projectId: 7, title: 'abcd' }, 'Title must be at least 5 characters long'],
    [listProjects.input, { limit: '0' }, 'limit must be an integer from 1 to 100'],
    [listProjects.input, { limit: '101' }, 'limit must be an integer from 1 to 100'],
    [listProjects.input, { limit: '100' }, undefined],
  ])('%# %j', (schema, value, expected) => {
    expect(message(schema, value)).toBe(expected)
  })
})

describe('the life cycle', () => {
  test('labels what it knows and nothing else', () => {
    expect(PROJECT_STATUSES.map(projectStatusLabel)).toEqual([
      'Submitted',
      'AI Processing',
      'Decomposed',
      'In Progress',
      'Completed',
      'Cancelled',
      'Failed',
    ])
    expect(projectStatusLabel('toString')).toBe('Unknown')
  })

  test('lets the owner set everything but what the system sets', () => {
    for (const from of PROJECT_STATUSES) {
      const byHand = movesFrom(PROJECT_PROCESS, 'owner', from).filter(to => to !== 'decomposing')
      expect(byHand).toEqual(['submitted', 'decomposed', 'in_progress', 'completed', 'cancelled'].filter(to => to !== from))
    }
    expect(mayMove(PROJECT_PROCESS, 'owner', 'decomposing', 'failed')).toBe(false)
  })

  test('lets the system leave every state that it enters', () => {
    expect(movesFrom(PROJECT_PROCESS, 'system', 'decomposing')).toEqual(['submitted', 'decomposed', 'failed'])
    expect(movesFrom(PROJECT_PROCESS, 'system', 'failed')).toEqual(['decomposing'])
  })

  test('tells what a project is ready for', () => {
    expect(PROJECT_STATUSES.filter(canStartAnalysis)).toEqual(['submitted', 'failed'])
    expect(PROJECT_STATUSES.filter(canProceedToHiring)).toEqual(['decomposed', 'in_progress', 'completed'])
  })
})
