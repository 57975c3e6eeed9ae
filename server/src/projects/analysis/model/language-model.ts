import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { extractJsonMiddleware, type LanguageModel, wrapLanguageModel } from 'ai'
import type { ModelSettings } from '../../../platform/analyst-config.ts'

// The library's advice is for programmers; operators read one JSON line each.
globalThis.AI_SDK_LOG_WARNINGS = false

/** Of one answer, its envelope included: a server that never ends is cut off here. */
const MOST_ANSWER_BYTES = 8 * 1024 * 1024

const boundedFetch: typeof fetch = async (input, init) => {
  const answer = await fetch(input, init)
  if (answer.body === null) return answer
  let bytes = 0
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        bytes += chunk.byteLength
        if (bytes > MOST_ANSWER_BYTES) controller.error(new Error(`the answer is longer than ${MOST_ANSWER_BYTES} bytes`))
        else controller.enqueue(chunk)
      },
    }),
  )
  return new Response(counted, { status: answer.status, statusText: answer.statusText, headers: answer.headers })
}

const modelOf = ({ provider, model, apiKey, baseUrl, hasJsonSchema }: ModelSettings) => {
  const common = {
    fetch: boundedFetch,
    ...(apiKey === undefined ? {} : { apiKey }),
    ...(baseUrl === undefined ? {} : { baseURL: baseUrl }),
  }
  if (provider === 'anthropic') return createAnthropic(common)(model)
  // The older of OpenAI's two protocols: the one that proxies speak too.
  if (provider === 'openai') return createOpenAI(common).chat(model)
  return createOpenAICompatible({
    ...common,
    name: 'openai-compatible',
    baseURL: baseUrl ?? '',
    includeUsage: true,
    supportsStructuredOutputs: hasJsonSchema,
  })(model)
}

/** The operator's model. One that puts its JSON into a code fence is understood all the same. */
export const languageModelOf = (settings: ModelSettings): LanguageModel =>
  wrapLanguageModel({ model: modelOf(settings), middleware: extractJsonMiddleware() })
