import type { LanguageModelMiddleware } from 'ai'
import { ModelFailure } from './model-failure.ts'

/** More than any language or code needs. */
const CHARACTERS_A_TOKEN = 8
/** Where an element of an answer may end: only there is something new to be read. */
const MAY_END = '}'

/**
 * The text of an answer, up to what the tokens that were asked for can say, in pieces that each may end an element. The library reads all it has
 * anew with every piece: an answer that goes on and on in small ones would hold up the whole process, however soon it is to be cut off.
 */
export const boundedText = (maxOutputTokens: number): LanguageModelMiddleware => ({
  specificationVersion: 'v4',
  wrapStream: async ({ doStream }) => {
    const mostCharacters = maxOutputTokens * CHARACTERS_A_TOKEN
    let characters = 0
    const { stream, ...rest } = await doStream()
    type Part = typeof stream extends ReadableStream<infer T> ? T : never
    const held = new Map<string, string>()
    const release = (controller: TransformStreamDefaultController<Part>) => {
      for (const [id, delta] of held) controller.enqueue({ type: 'text-delta', id, delta })
      held.clear()
    }
    const bounded = new TransformStream<Part, Part>({
      transform: (part, controller) => {
        if (part.type !== 'text-delta') {
          release(controller)
          controller.enqueue(part)
          return
        }
        characters += part.delta.length
        held.set(part.id, (held.get(part.id) ?? '') + part.delta)
        if (characters > mostCharacters) {
          const problems = [`it was longer than ${mostCharacters} characters: be much shorter`]
          const error = new ModelFailure('cut-off', `the answer is longer than ${mostCharacters} characters`, { problems })
          controller.enqueue({ type: 'error', error })
          controller.terminate()
        } else if (part.delta.includes(MAY_END)) release(controller)
      },
      flush: release,
    })
    return { stream: stream.pipeThrough(bounded), ...rest }
  },
})
