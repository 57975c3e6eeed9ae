import * as z from 'zod/mini'
import { endpoint } from './shared/endpoint.ts'
import { pageInput } from './shared/pagination.ts'
import { email, hours, isoDateTime, money, positiveInt, positiveIntText, textAtLeast } from './shared/primitives.ts'
import type { Process } from './shared/process.ts'

export const PROJECT_TITLE_MAX = 200
export const PROJECT_DESCRIPTION_MAX = 20_000
/** Larger estimates are slips of the keyboard. */
const MAX_COST = 999_999_999
const MAX_HOURS = 99_999_999
export const MATCHES_PER_TASK = 3
/** What an expert gets done of somebody's work on a day: with this many hours a working day is counted. */
export const HOURS_A_DAY = 6
export const PROJECTS_PAGE_SIZE = 24
export const REDIRECT_AFTER_SUBMIT_MS = 3_000

export const PROJECT_STATUSES = ['submitted', 'decomposing', 'decomposed', 'in_progress', 'completed', 'cancelled', 'failed'] as const
export type ProjectStatus = (typeof PROJECT_STATUSES)[number]

const BY_HAND = ['submitted', 'decomposed', 'in_progress', 'completed', 'cancelled'] as const satisfies ProjectStatus[]

/**
 * `decomposing` and `failed` are the system's alone. The owner sets the others in any order while no offer binds the
 * project; moving a project out of `decomposing` stops its analysis.
 */
export const PROJECT_PROCESS: Process<ProjectStatus, 'owner' | 'system'> = {
  states: PROJECT_STATUSES,
  initial: 'submitted',
  transitions: [
    ...BY_HAND.map(to => ({ from: PROJECT_STATUSES, to, by: ['owner'] as const })),
    { from: ['submitted', 'failed'], to: 'decomposing', by: ['owner', 'system'] },
    { from: ['decomposing'], to: 'decomposed', by: ['system'] },
    // The brief was too thin or no project at all: it waits, with questions, for a better one.
    { from: ['decomposing'], to: 'submitted', by: ['system'] },
    { from: ['decomposing'], to: 'failed', by: ['system'] },
    // The first accepted offer, and the last confirmed work.
    { from: ['decomposed'], to: 'in_progress', by: ['system'] },
    { from: ['in_progress'], to: 'completed', by: ['system'] },
  ],
}

/** While offers bind a project it keeps its status. */
export const PROJECT_IS_BOUND = 'Offers of this project wait for an answer or for work to be done. Withdraw or finish those first.'

/** What the status selector offers. */
export const STATUSES_BY_HAND: readonly ProjectStatus[] = BY_HAND

const STATUS_LABELS: Record<ProjectStatus, string> = {
  submitted: 'Submitted',
  decomposing: 'AI Processing',
  decomposed: 'Decomposed',
  in_progress: 'In Progress',
  completed: 'Completed',
  cancelled: 'Cancelled',
  failed: 'Failed',
}
const isProjectStatus = (status: string): status is ProjectStatus => Object.hasOwn(STATUS_LABELS, status)
export const projectStatusLabel = (status: string): string => (isProjectStatus(status) ? STATUS_LABELS[status] : 'Unknown')

/** Tasks are there to be seen and hired for: from `decomposed` on. */
export const isAnalysed = (status: ProjectStatus): boolean => status === 'decomposed' || status === 'in_progress' || status === 'completed'
/** Whether an analysis may be asked for: by hand from `submitted`, again after a failure. */
export const canStartAnalysis = (status: ProjectStatus): boolean => status === 'submitted' || status === 'failed'
/** Whether its owner may say which work it asks for: where an analysis may be asked for, and of a plan on which no work has begun. */
export const canBePlannedAnew = (status: ProjectStatus): boolean => canStartAnalysis(status) || status === 'decomposed'
/** Its owner may change a plan that stands and is not over. */
export const canChangePlan = (status: ProjectStatus): boolean => status === 'decomposed' || status === 'in_progress'
/** 'Proceed to Hiring' stays enabled while a task may be unhired. */
export const canProceedToHiring = (status: ProjectStatus): boolean => isAnalysed(status)

export const COMPLEXITY_LEVELS = ['low', 'medium', 'high', 'expert'] as const
export const ComplexityLevel = z.enum(COMPLEXITY_LEVELS)
export type ComplexityLevel = z.infer<typeof ComplexityLevel>

/** What a match's score is made of. `points` are whole and add up to `matchScore`; `maxPoints` over all parts add up to 100. */
export const MatchPart = z.object({
  part: z.enum(['skills', 'relevance', 'quality', 'verification', 'availability', 'rate', 'timezone']),
  points: z.int(),
  maxPoints: z.int(),
  reason: z.string(),
})
export type MatchPart = z.infer<typeof MatchPart>

/** An expert suggested for a task. `matchScore` is a whole percentage, `hourlyRate` in US dollars. */
export const Match = z.object({
  id: z.int(),
  matchScore: z.int().check(z.minimum(0), z.maximum(100)),
  parts: z.array(MatchPart),
  /** Has the place that is kept for somebody verified whom few have worked with yet. */
  isNewcomer: z.boolean(),
  matchedAt: isoDateTime,
  expert: z.object({
    id: z.int(),
    expertName: z.string(),
    expertAvatarUrl: z.nullable(z.string()),
    title: z.string(),
    hourlyRate: money,
    isVerified: z.boolean(),
    /** False for an imported one who has not claimed his profile yet: an offer waits until he does. */
    hasJoined: z.boolean(),
    rating: z.number(),
    reviewsCount: z.int(),
  }),
})
export type Match = z.infer<typeof Match>

/** Working hours of a task: the range, not a promise. `estimatedHours` of the task is its mean. */
export const HoursRange = z.object({ optimistic: hours, likely: hours, pessimistic: hours })
export type HoursRange = z.infer<typeof HoursRange>

/** One task of a plan. `estimatedCost` in US dollars: hours x the going rate of its skills. `predecessors` are ids of tasks of the same project. */
export const Task = z.object({
  id: z.int(),
  position: z.int(),
  title: z.string(),
  description: z.string(),
  deliverable: z.string(),
  acceptanceCheck: z.string(),
  citedSentences: z.array(z.string()),
  complexityLevel: ComplexityLevel,
  estimatedHours: hours,
  hoursRange: HoursRange,
  /** What the finished task really took; null as long as nobody has said. */
  actualHours: z.nullable(hours),
  estimatedCost: money,
  hourlyRate: money,
  requiredSkills: z.array(z.string()),
  /** The same skills by their ids in the taxonomy. */
  requiredSkillIds: z.array(z.string()),
  predecessors: z.array(z.int()),
  matches: z.array(Match),
  /** Its experts are being looked for. */
  isAwaitingMatches: z.boolean(),
})
export type Task = z.infer<typeof Task>

export const PLAN_CHANGE_KINDS = ['edited', 'added', 'split', 'merged', 'moved', 'deleted', 'dismissed'] as const

/** What was changed of a plan last and can be undone. `taskTitle` is the task's as it was called before; of what was 'dismissed', the wish. */
export const PlanChange = z.object({ kind: z.enum(PLAN_CHANGE_KINDS), taskTitle: z.string() })
export type PlanChange = z.infer<typeof PlanChange>

/** How far an analysis is. `tasksExpected` is known once the plan's outline stands; `tasksMatched` counts tasks whose experts are found. */
export const AnalysisProgress = z.object({ tasksExpected: z.nullable(z.int()), tasksProposed: z.int(), tasksMatched: z.int() })
export type AnalysisProgress = z.infer<typeof AnalysisProgress>

/** A range that holds the true value four times out of five. */
const Interval80 = z.object({ low: z.number(), high: z.number() })

/**
 * Something that would narrow the interval of a plan's total. `count`: a number that the brief does not say, called `noun`; `task`: a task that
 * needs a closer look. `share`: of the total's variance, 0 to 1, that comes with `taskIds`.
 */
export const Narrowing = z.object({
  kind: z.enum(['count', 'task']),
  taskIds: z.array(z.int()),
  share: z.number(),
  hoursThen: Interval80,
  costThen: Interval80,
  /** In one or two plain sentences. */
  advice: z.string(),
  /** Of a count, what the brief should answer; of a task, what an expert will want to know first. */
  question: z.nullable(z.string()),
  noun: z.nullable(z.string()),
})
export type Narrowing = z.infer<typeof Narrowing>

/** A project as its list shows it. */
export const ProjectSummary = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  clientName: z.string(),
  clientEmail: z.string(),
  status: z.enum(PROJECT_STATUSES),
  totalEstimatedHours: z.nullable(hours),
  totalEstimatedCost: z.nullable(money),
  taskCount: z.int(),
  /** Questions that the analysis waits for the client to answer. */
  questionCount: z.int(),
  /** The analysis makes no plan of this brief, since it asks for harm: then it waits for no answer. */
  isRefused: z.boolean(),
  createdAt: isoDateTime,
})
export type ProjectSummary = z.infer<typeof ProjectSummary>

/** A project with its plan. `questions`: what the analysis needs to know before it can plan. `planNotes`: what it assumed, left out or doubts. */
export const Project = z.extend(ProjectSummary, {
  /** Whether the caller may change it: its owner may, an admin only reads. */
  mayChange: z.boolean(),
  /** Counts the plan's changes: whoever changes it says which one was in view. */
  planVersion: z.int(),
  /** The change that `undoPlanChange` takes back; null when there is none. */
  undoableChange: z.nullable(PlanChange),
  tasks: z.array(Task),
  progress: z.nullable(AnalysisProgress),
  questions: z.array(z.string()),
  planNotes: z.array(z.string()),
  failureReason: z.nullable(z.string()),
  analystName: z.nullable(z.string()),
  hoursInterval: z.nullable(Interval80),
  costInterval: z.nullable(Interval80),
  /** What would narrow the totals most, the best first; empty where no single thing does. */
  narrowing: z.array(Narrowing),
})
export type Project = z.infer<typeof Project>

const TITLE_TOO_SHORT = 'Title must be at least 5 characters long'
const DESCRIPTION_TOO_SHORT = 'Description must be at least 20 characters long'
export const PROJECT_ID = 'Project ID must be a positive integer'

const title = textAtLeast(5, TITLE_TOO_SHORT).check(
  z.maxLength(PROJECT_TITLE_MAX, { error: `Title must be at most ${PROJECT_TITLE_MAX} characters long` }),
)
const description = textAtLeast(20, DESCRIPTION_TOO_SHORT).check(
  z.maxLength(PROJECT_DESCRIPTION_MAX, { error: `Description must be at most ${PROJECT_DESCRIPTION_MAX} characters long` }),
)

/** The brief: also the form's schema. */
export const ProjectBrief = z.object({
  title,
  description,
  clientName: textAtLeast(2, 'Client name is required').check(
    z.maxLength(200, { error: 'Client name must be at most 200 characters long' }),
  ),
  clientEmail: email('Invalid email address'),
})
export type ProjectBrief = z.infer<typeof ProjectBrief>

export const listProjects = endpoint({
  method: 'GET',
  path: '/_api/projects',
  summary: "The caller's own projects, newest first.",
  access: 'signed-in',
  input: z.object(pageInput(PROJECTS_PAGE_SIZE)),
  output: z.array(ProjectSummary),
  isPaged: true,
})

export const getProject = endpoint({
  method: 'GET',
  path: '/_api/projects/detail',
  summary: 'One project with its tasks and their matches. For its owner and admins.',
  access: 'signed-in',
  input: z.object({ projectId: positiveIntText(PROJECT_ID) }),
  output: Project,
})

export const createProject = endpoint({
  method: 'POST',
  path: '/_api/projects',
  summary: 'Submits a brief. Answers the project as `submitted`; its analysis is queued.',
  access: 'signed-in',
  // `requestId`: made by the browser for one form; sent again with it, the first project is answered and no second one made.
  input: z.extend(ProjectBrief, { requestId: z.optional(z.uuid({ error: 'requestId must be a UUID.' })) }),
  output: Project,
  ownEmail: 'clientEmail',
  rateLimitPerMinute: 120,
})

export const decomposeProject = endpoint({
  method: 'POST',
  path: '/_api/projects/decompose',
  summary:
    'Asks for the analysis of a submitted or failed project. Idempotent: one that is queued or running is not started twice. 409 where it would delete recorded actual hours and the call does not say so.',
  access: 'signed-in',
  input: z.object({
    projectId: positiveInt(PROJECT_ID),
    /** A new plan takes the place of the old one, and what its tasks really took goes with it. */
    discardsActualHours: z.optional(z.boolean({ error: 'discardsActualHours is true or false.' })),
  }),
  output: z.object({ projectId: z.int() }),
  rateLimitPerMinute: 120,
})

export const updateProject = endpoint({
  method: 'POST',
  path: '/_api/projects/update',
  summary: "Changes the brief, the status or the totals. An unknown status is 400, a move that is not the owner's to make 409.",
  access: 'signed-in',
  input: z.object({
    projectId: positiveInt(PROJECT_ID),
    title: z.optional(title),
    description: z.optional(description),
    status: z.optional(textAtLeast(1, 'Status cannot be empty')),
    totalEstimatedCost: z.optional(
      z
        .number({ error: 'Estimated cost must be a positive number' })
        .check(
          z.positive({ error: 'Estimated cost must be a positive number' }),
          z.maximum(MAX_COST, { error: `Estimated cost must be at most ${MAX_COST}` }),
        ),
    ),
    totalEstimatedHours: z.optional(
      z
        .number({ error: 'Estimated hours must be a positive number' })
        .check(
          z.positive({ error: 'Estimated hours must be a positive number' }),
          z.maximum(MAX_HOURS, { error: `Estimated hours must be at most ${MAX_HOURS}` }),
        ),
    ),
  }),
  output: z.object({ id: z.int() }),
})
