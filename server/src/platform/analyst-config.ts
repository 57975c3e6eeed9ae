import * as z from 'zod'

const MODEL_PROVIDERS = ['anthropic', 'openai', 'openai-compatible'] as const

const amount = (least: number, most: number) =>
  z.coerce.number('must be a number').min(least, `must be from ${least} to ${most}`).max(most, `must be from ${least} to ${most}`)
const whole = (least: number, most: number) => amount(least, most).int('must be a whole number')

/** The settings of the analyst, as they stand in the environment. */
export const ANALYST_SETTINGS = {
  ANALYST: z.enum(['built-in', 'model'], { error: 'must be built-in or model' }).default('built-in'),
  AI_PROVIDER: z.enum(MODEL_PROVIDERS, { error: 'must be anthropic, openai or openai-compatible' }).optional(),
  AI_MODEL: z.string().max(200, 'must be at most 200 characters long').optional(),
  AI_API_KEY: z.string().optional(),
  AI_BASE_URL: z.url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' }).optional(),
  AI_JSON_SCHEMA: z.stringbool({ truthy: ['yes', 'true', '1'], falsy: ['no', 'false', '0'], error: 'must be yes or no' }).default(true),
  /** The analysis as a job ends after five minutes: the built-in analyst must still find time. */
  AI_TIME_LIMIT_SECONDS: whole(5, 240).default(90),
  AI_MAX_OUTPUT_TOKENS: whole(1_000, 200_000).default(12_000),
  AI_INPUT_PRICE: amount(0, 10_000).optional(),
  AI_OUTPUT_PRICE: amount(0, 10_000).optional(),
  AI_MAX_COST_PER_ANALYSIS: amount(0.001, 1_000).default(0.5),
  AI_MAX_COST_PER_DAY: amount(0.001, 1_000_000).default(10),
  AI_MAX_ANALYSES_PER_CLIENT: whole(1, 100_000).default(20),
}

const Settings = z.object(ANALYST_SETTINGS)
type Settings = z.output<typeof Settings>

/** A language model as the operator chose it, with what it may take. Money in US dollars. */
export interface ModelSettings {
  provider: (typeof MODEL_PROVIDERS)[number]
  model: string
  apiKey: string | undefined
  baseUrl: string | undefined
  /** Whether the server holds its answer to a JSON schema. */
  hasJsonSchema: boolean
  timeLimitMs: number
  maxOutputTokens: number
  inputPricePerMillion: number
  outputPricePerMillion: number
  maxCostPerAnalysis: number
  maxCostPerDay: number
  /** Of one client in a day: nobody uses up what is there for all. */
  maxAnalysesPerClient: number
}

/** The model that analyses; undefined where the built-in analyst does. */
export const modelSettings = (e: Settings): ModelSettings | undefined =>
  e.ANALYST === 'model' && e.AI_PROVIDER !== undefined && e.AI_MODEL !== undefined
    ? {
        provider: e.AI_PROVIDER,
        model: e.AI_MODEL,
        apiKey: e.AI_API_KEY,
        baseUrl: e.AI_BASE_URL?.replace(/\/+$/, ''),
        hasJsonSchema: e.AI_JSON_SCHEMA,
        timeLimitMs: e.AI_TIME_LIMIT_SECONDS * 1_000,
        maxOutputTokens: e.AI_MAX_OUTPUT_TOKENS,
        inputPricePerMillion: e.AI_INPUT_PRICE ?? 0,
        outputPricePerMillion: e.AI_OUTPUT_PRICE ?? 0,
        maxCostPerAnalysis: e.AI_MAX_COST_PER_ANALYSIS,
        maxCostPerDay: e.AI_MAX_COST_PER_DAY,
        maxAnalysesPerClient: e.AI_MAX_ANALYSES_PER_CLIENT,
      }
    : undefined

const isSet = (given: Readonly<Record<string, unknown>>, name: string) => given[name] !== undefined

/** What does not go together among the settings that were given, in one line; null when all does. */
export const analystMistake = (given: Readonly<Record<string, unknown>>): string | null => {
  const ai = Object.keys(ANALYST_SETTINGS).filter(name => name.startsWith('AI_') && isSet(given, name))
  if (given['ANALYST'] === 'built-in') return null
  if (given['ANALYST'] !== 'model')
    return ai.length === 0
      ? null
      : `${ai[0]} is for the model analyst: set ANALYST=model too, or ANALYST=built-in to keep the AI_ settings for later`
  const provider = given['AI_PROVIDER']
  const isOwnServer = provider === 'openai-compatible'
  const needed = ['AI_PROVIDER', 'AI_MODEL', isOwnServer ? 'AI_BASE_URL' : 'AI_API_KEY']
  const missing = needed.filter(name => !isSet(given, name))
  if (missing.length > 0) return `${missing.join(' and ')} must be set too: ANALYST=model cannot ask a model without`
  const prices = ['AI_INPUT_PRICE', 'AI_OUTPUT_PRICE'].filter(name => !isSet(given, name))
  if (!isOwnServer && prices.length > 0)
    return `${prices.join(' and ')} must be set too, in dollars per million tokens: without prices no limit of money holds with AI_PROVIDER=${provider}`
  const limits = ['AI_MAX_COST_PER_ANALYSIS', 'AI_MAX_COST_PER_DAY'].filter(name => isSet(given, name))
  if (prices.length > 0 && (limits.length > 0 || prices.length === 1))
    return `${prices.join(' and ')} must be set too, in dollars per million tokens: ${limits[0] ?? 'the cost'} is counted with both prices`
  return null
}
