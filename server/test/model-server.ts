import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import * as z from 'zod'
import { closeAfterTests } from './close-after-tests.ts'

/** What the server says to one question. */
export type ModelAnswer =
  /** A refusal before any work. */
  | { status: number; headers?: Record<string, string>; message: string }
  | {
      /** The answer's text, as the model would write it. */
      text: string
      finish?: 'stop' | 'length' | 'filtered'
      /** Null: the server does not say. */
      usage?: { input: number; output: number } | null
      /** Characters in one event. */
      pieceLength?: number
      /** The connection breaks after the text. */
      isCutOff?: boolean
      /** Nothing more comes after the text, and nothing ends. */
      isStuck?: boolean
    }

const Question = z.object({ model: z.string(), tools: z.array(z.unknown()).optional() })

/** A question as it arrived. */
export interface AskedQuestion {
  path: string
  headers: IncomingMessage['headers']
  body: string
}

/** A model's answer in the form it was asked for. */
export const elements = (list: readonly unknown[]): string => JSON.stringify({ elements: list })

const piecesOf = ({ text, pieceLength = 60 }: Extract<ModelAnswer, { text: string }>): string[] =>
  text.match(new RegExp(`[^]{1,${pieceLength}}`, 'g')) ?? []
const USUAL = { input: 1_000, output: 500 }

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString()
}

/** How each protocol says why an answer ended. */
const OPENAI_ENDS = { stop: 'stop', length: 'length', filtered: 'content_filter' }
const ANTHROPIC_ENDS = { stop: 'end_turn', length: 'max_tokens', filtered: 'refusal' }

/** Chat completions as OpenAI and those who copy it stream them. */
const openAiEvents = (model: string, answer: Extract<ModelAnswer, { text: string }>) => {
  const { finish = 'stop', usage = USUAL, isCutOff, isStuck } = answer
  const chunk = (more: object) => `data: ${JSON.stringify({ id: 'c1', object: 'chat.completion.chunk', created: 1, model, ...more })}\n\n`
  const choice = (delta: object, finish_reason: string | null) => chunk({ choices: [{ index: 0, delta, finish_reason }] })
  const body = [choice({ role: 'assistant', content: '' }, null), ...piecesOf(answer).map(content => choice({ content }, null))]
  if (isCutOff || isStuck) return body
  const counted = usage && {
    usage: { prompt_tokens: usage.input, completion_tokens: usage.output, total_tokens: usage.input + usage.output },
  }
  return [...body, choice({}, OPENAI_ENDS[finish]), ...(counted ? [chunk({ choices: [], ...counted })] : []), 'data: [DONE]\n\n']
}

/** Messages as Anthropic streams them; where the question brings a tool for the answer, as its input. */
const anthropicEvents = (model: string, isTool: boolean, answer: Extract<ModelAnswer, { text: string }>) => {
  const { finish = 'stop', usage, isCutOff, isStuck } = answer
  const event = (type: string, more: object) => `event: ${type}\ndata: ${JSON.stringify({ type, ...more })}\n\n`
  const { input, output } = usage ?? USUAL
  const message = { id: 'm1', type: 'message', role: 'assistant', model, content: [], stop_reason: null, stop_sequence: null }
  const block = isTool ? { type: 'tool_use', id: 't1', name: 'json', input: {} } : { type: 'text', text: '' }
  const delta = (piece: string) => (isTool ? { type: 'input_json_delta', partial_json: piece } : { type: 'text_delta', text: piece })
  const body = [
    event('message_start', { message: { ...message, usage: { input_tokens: input, output_tokens: 1 } } }),
    event('content_block_start', { index: 0, content_block: block }),
    ...piecesOf(answer).map(piece => event('content_block_delta', { index: 0, delta: delta(piece) })),
  ]
  if (isCutOff || isStuck) return body
  const stop = isTool && finish === 'stop' ? 'tool_use' : ANTHROPIC_ENDS[finish]
  return [
    ...body,
    event('content_block_stop', { index: 0 }),
    event('message_delta', { delta: { stop_reason: stop, stop_sequence: null }, usage: { output_tokens: output } }),
    event('message_stop', {}),
  ]
}

const refuse = (response: ServerResponse, { status, headers, message }: Extract<ModelAnswer, { status: number }>) => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify({ type: 'error', error: { type: 'error', message } }))
}

const write = (response: ServerResponse, piece: string) => new Promise(resolve => response.write(piece, resolve))

const stream = async (response: ServerResponse, events: readonly string[], answer: Extract<ModelAnswer, { text: string }>) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const piece of events) if (!response.destroyed) await write(response, piece)
  if (answer.isCutOff) response.destroy()
  else if (!answer.isStuck) response.end()
}

/**
 * A server on this machine that speaks the protocols of OpenAI and Anthropic and says what a test tells it to, answer after answer; the
 * last one again for whatever else is asked.
 */
export const modelServer = async (answers: readonly ModelAnswer[]): Promise<{ baseUrl: string; questions: AskedQuestion[] }> => {
  const questions: AskedQuestion[] = []
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request)
    const answer = answers[Math.min(questions.length, answers.length - 1)]
    questions.push({ path: request.url ?? '', headers: request.headers, body })
    if (answer === undefined) return response.destroy()
    if ('status' in answer) return refuse(response, answer)
    const { model, tools } = Question.parse(JSON.parse(body))
    const isAnthropic = request.url?.endsWith('/messages') === true
    return stream(response, isAnthropic ? anthropicEvents(model, tools !== undefined, answer) : openAiEvents(model, answer), answer)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  closeAfterTests(async () => {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the model server has no port')
  return { baseUrl: `http://127.0.0.1:${address.port}/v1`, questions }
}
