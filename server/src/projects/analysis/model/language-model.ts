import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { extractJsonMiddleware, type LanguageModel, wrapLanguageModel } from 'ai'
import type { ModelSettings } from '../../../platform/analyst-config.ts'
import { boundedText } from './bounded-text.ts'

// The library's advice is for programmers; operators read one JSON line each.
globalThis.AI_SDK_LOG_WARNINGS = false

/** What a token may take on the wire, with the event that brings it. */
const BYTES_A_TOKEN = 1_000
const BYTES_AROUND = 1_000_000

/** A server that never ends is cut off. */
const boundedFetch =
  (mostBytes: number): typeof fetch =>
  async (input, init) => {
    const answer = await fetch(input, init)
    if (answer.body === null) return answer
    let bytes = 0
    const counted = answer.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform: (chunk, controller) => {
          bytes += chunk.byteLength
          if (bytes > mostBytes) controller.error(new Error(`longer than ${mostBytes} bytes`))
          else controller.enqueue(chunk)
        },
      }),
    )
    return new Response(counted, { status: answer.status, statusText: answer.statusText, headers: answer.headers })
  }

const modelOf = ({ provider, model, apiKey, baseUrl, hasJsonSchema, maxOutputTokens }: ModelSettings) => {
  const common = {
    fetch: boundedFetch(BYTES_AROUND + maxOutputTokens * BYTES_A_TOKEN),
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
  wrapLanguageModel({ model: modelOf(settings), middleware: [extractJsonMiddleware(), boundedText(settings.maxOutputTokens)] })
