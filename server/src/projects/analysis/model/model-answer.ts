import { jsonSchema } from 'ai'
import * as z from 'zod'
import { COMPLEXITY_LEVELS } from '#contract/projects.ts'

/** One thing that a model says. Bounds are not here: providers' schemas know few of them, and what can be mended is not refused. */
const ELEMENTS = [
  z.object({ kind: z.literal('question'), text: z.string() }),
  z.object({ kind: z.literal('outline'), taskCount: z.number() }),
  z.object({ kind: z.literal('note'), text: z.string() }),
  z.object({
    kind: z.literal('task'),
    key: z.string(),
    title: z.string(),
    description: z.string(),
    sentences: z.array(z.number()),
    deliverable: z.string(),
    acceptanceCheck: z.string(),
    complexityLevel: z.enum(COMPLEXITY_LEVELS),
    skills: z.array(z.string()),
    hours: z.object({ optimistic: z.number(), likely: z.number(), pessimistic: z.number() }),
    after: z.array(z.string()),
  }),
] as const

export const AnswerElement = z.discriminatedUnion('kind', ELEMENTS)
export type AnswerElement = z.output<typeof AnswerElement>
export type AnsweredTask = Extract<AnswerElement, { kind: 'task' }>

const SCHEMA = z.toJSONSchema(z.union(ELEMENTS), { target: 'draft-7' })

/**
 * What providers hold the answer to ('anyOf': OpenAI's strict mode knows no 'oneOf'). It validates nothing itself: an element that does
 * not fit must reach us, to be told to the model.
 */
export const ANSWER_SCHEMA = jsonSchema<unknown>(SCHEMA)

/** The length of the schema as it travels with a question. */
export const SCHEMA_BYTES = JSON.stringify(SCHEMA).length
