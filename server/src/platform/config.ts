import { resolve } from 'node:path'
import * as z from 'zod'
import { IMPORT_MAX_MB, MODEL_MAX_MB } from '#contract/shared/file-rule.ts'
import { ANALYST_SETTINGS, analystMistake, modelSettings } from './analyst-config.ts'

const flag = z.stringbool({ truthy: ['yes', 'true', '1'], falsy: ['no', 'false', '0'], error: 'must be yes or no' })
const url = (protocols: string[]) =>
  z.url({
    protocol: new RegExp(`^(${protocols.join('|')})$`),
    error: `must be an address that begins with ${protocols.map(p => `${p}://`).join(' or ')}`,
  })

/** Which proxies' word on the client's address counts: none, so many hops, or these addresses. */
const trustedProxies = (setting: string): false | number | string[] => {
  if (/^(no|false|0)$/i.test(setting)) return false
  if (/^(yes|true)$/i.test(setting)) return 1
  return /^\d+$/.test(setting) ? Number(setting) : setting.split(',').map(address => address.trim())
}

/** How Onhand shows itself to a provider of sign-ins. */
interface ProviderClient {
  clientId: string
  clientSecret: string
}
const clientOf = (clientId: string | undefined, clientSecret: string | undefined): ProviderClient | undefined =>
  clientId && clientSecret ? { clientId, clientSecret } : undefined
const oidcOf = (issuer: string | undefined, name: string, client: ProviderClient | undefined) =>
  issuer && client ? { issuer: issuer.replace(/\/+$/, ''), name, ...client } : undefined

/** The bucket for files; undefined when they lie in the data folder. */
const s3Of = (e: {
  S3_BUCKET?: string | undefined
  S3_PREFIX: string
  S3_REGION: string
  S3_ENDPOINT?: string | undefined
  S3_PATH_STYLE?: boolean | undefined
  S3_ACCESS_KEY_ID?: string | undefined
  S3_SECRET_ACCESS_KEY?: string | undefined
}) => {
  if (!e.S3_BUCKET) return undefined
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = e
  return {
    bucket: e.S3_BUCKET,
    prefix: e.S3_PREFIX,
    region: e.S3_REGION,
    ...(e.S3_ENDPOINT ? { endpoint: e.S3_ENDPOINT } : {}),
    // A server of one's own seldom has a name for each bucket.
    forcePathStyle: e.S3_PATH_STYLE ?? e.S3_ENDPOINT !== undefined,
    ...(accessKeyId && secretAccessKey ? { keys: { accessKeyId, secretAccessKey } } : {}),
  }
}

/** One or more servers that help browsers to find each other. */
const callServers = (schemes: string[]) =>
  z.string().regex(new RegExp(`^(none|(${schemes.join('|')}):[^\\s,]+(\\s*,\\s*(${schemes.join('|')}):[^\\s,]+)*)$`), {
    error: `must be addresses such as ${schemes[0]}:calls.example.org:3478, separated by commas, or none`,
  })
const listOf = (setting: string) => (setting === 'none' ? [] : setting.split(',').map(each => each.trim()))
const PUBLIC_STUN = 'stun:stun.l.google.com:19302, stun:stun.cloudflare.com:3478'

/** Settings that mean something together only. */
const TOGETHER = [
  ['TURN_URL', 'TURN_SECRET'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
]

/** Every setting is an environment variable with a default; each has its line in docs/operations.md. */
const Environment = z
  .object({
    ONHAND_MODE: z.enum(['demo', 'production'], { error: 'must be demo or production' }).default('demo'),
    ONHAND_DEMO_PUBLIC: flag.default(false),
    PORT: z.coerce
      .number('must be a number')
      .int('must be a whole number')
      .min(0, 'must be from 0 to 65535')
      .max(65535, 'must be from 0 to 65535')
      .default(3000),
    HOST: z.string().min(1, 'must not be empty').default('127.0.0.1'),
    DATA_DIR: z.string().min(1, 'must not be empty').default('data'),
    DATABASE_URL: url(['postgres', 'postgresql']).optional(),
    DATABASE_POOL_SIZE: z.coerce.number('must be a number').int().min(2, 'must be at least 2').max(200).default(10),
    PUBLIC_URL: url(['http', 'https']).optional(),
    AUTH_SECRET: z.string().min(32, 'must be at least 32 characters long').optional(),
    LOG_LEVEL: z
      .enum(['debug', 'info', 'warn', 'error', 'silent'], { error: 'must be debug, info, warn, error or silent' })
      .default('info'),
    METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters long').optional(),
    TRUST_PROXY: z.string().default('no'),
    SMTP_URL: url(['smtp', 'smtps']).optional(),
    MAIL_FROM: z
      .string()
      .regex(/^([^<>@\r\n]+ <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/, 'must be an address such as Onhand <help@example.org>')
      .default('Onhand <no-reply@localhost>'),
    PUSH_SERVICES: z
      .string()
      .regex(/^[\w.-]+(:\d+)?(\s*,\s*[\w.-]+(:\d+)?)*$/, 'must be host names, such as push.example.org, push.example.com:8443')
      .optional(),
    STUN_URLS: callServers(['stun', 'stuns']).optional(),
    TURN_URL: callServers(['turn', 'turns']).optional(),
    TURN_SECRET: z.string().min(16, 'must be at least 16 characters long').optional(),
    OPERATOR_EMAIL: z.email('must be an e-mail address').optional(),
    GOOGLE_CLIENT_ID: z.string().optional(),
    GOOGLE_CLIENT_SECRET: z.string().optional(),
    GITHUB_CLIENT_ID: z.string().optional(),
    GITHUB_CLIENT_SECRET: z.string().optional(),
    OIDC_ISSUER: url(['http', 'https']).optional(),
    OIDC_CLIENT_ID: z.string().optional(),
    OIDC_CLIENT_SECRET: z.string().optional(),
    S3_BUCKET: z.string().optional(),
    S3_ENDPOINT: url(['http', 'https']).optional(),
    S3_REGION: z.string().default('us-east-1'),
    S3_PREFIX: z
      .string()
      .regex(/^([\w.-]+\/)*$/, 'must be empty or end with a slash, such as onhand/')
      .default(''),
    S3_PATH_STYLE: flag.optional(),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    VIRUS_SCANNER: url(['clamd']).optional(),
    OIDC_NAME: z.string().max(40, 'must be at most 40 characters long').default('single sign-on'),
    IMPORT_MAX_MB: z.coerce
      .number('must be a number')
      .int('must be a whole number')
      .min(1, 'must be at least 1')
      .max(2000, 'must be at most 2000')
      .default(IMPORT_MAX_MB),
    MODEL_MAX_MB: z.coerce
      .number('must be a number')
      .int('must be a whole number')
      .min(1, 'must be at least 1')
      .max(2000, 'must be at most 2000')
      .default(MODEL_MAX_MB),
    WORKSPACE_FILES_MB: z.coerce
      .number('must be a number')
      .int('must be a whole number')
      .min(1, 'must be at least 1')
      .max(1_000_000, 'must be at most 1000000')
      .default(1_000),
    ...ANALYST_SETTINGS,
  })
  .transform(e => ({
    mode: e.ONHAND_MODE,
    isDemoPublic: e.ONHAND_DEMO_PUBLIC,
    port: e.PORT,
    host: e.HOST,
    dataDir: resolve(e.DATA_DIR),
    databaseUrl: e.DATABASE_URL,
    databasePoolSize: e.DATABASE_POOL_SIZE,
    publicUrl: e.PUBLIC_URL?.replace(/\/+$/, ''),
    authSecret: e.AUTH_SECRET,
    logLevel: e.LOG_LEVEL,
    metricsToken: e.METRICS_TOKEN,
    trustedProxies: trustedProxies(e.TRUST_PROXY),
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM,
    // Services for push messages beside the known ones.
    pushServices: (e.PUSH_SERVICES ?? '').split(',').flatMap(host => host.trim() || []),
    // Two browsers on one machine need nobody to find each other, and the demo asks nobody outside.
    calls: {
      stunUrls: listOf(e.STUN_URLS ?? (e.ONHAND_MODE === 'demo' ? 'none' : PUBLIC_STUN)),
      turnUrls: listOf(e.TURN_URL ?? 'none'),
      turnSecret: e.TURN_SECRET,
    },
    // In the demo mail stays on the machine, so any address will do.
    operatorEmail: e.OPERATOR_EMAIL ?? (e.ONHAND_MODE === 'demo' ? 'operator@localhost' : undefined),
    s3: s3Of(e),
    google: clientOf(e.GOOGLE_CLIENT_ID, e.GOOGLE_CLIENT_SECRET),
    github: clientOf(e.GITHUB_CLIENT_ID, e.GITHUB_CLIENT_SECRET),
    oidc: oidcOf(e.OIDC_ISSUER, e.OIDC_NAME, clientOf(e.OIDC_CLIENT_ID, e.OIDC_CLIENT_SECRET)),
    virusScanner: e.VIRUS_SCANNER,
    importMaxMegabytes: e.IMPORT_MAX_MB,
    modelMaxMegabytes: e.MODEL_MAX_MB,
    workspaceFilesMegabytes: e.WORKSPACE_FILES_MB,
    model: modelSettings(e),
  }))

export type Config = z.output<typeof Environment>

/** A setting that cannot be used; its message is the one line the operator reads. */
class ConfigError extends Error {}

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '::1'])
export const isLoopback = (host: string): boolean => LOOPBACK.has(host)

/** The address people open Onhand at, without a slash at its end: links in mails begin with it. */
export const publicBase = ({ publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>): string =>
  publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`

/** What links in mails begin with. Without a public address: the name that is printed at the start, for a browser keeps its sign-in by the name. */
export const linkBase = (config: Pick<Config, 'publicUrl' | 'host' | 'port'>): string =>
  config.publicUrl ?? publicBase(config).replace('//127.0.0.1:', '//localhost:')

/** Reads the settings or throws a ConfigError whose message names the variable, what is wrong and what to do. */
export const readConfig = (environment: NodeJS.ProcessEnv): Config => {
  // An empty variable is one that was not set: compose files pass them that way.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map(issue => `${issue.path.join('.')} ${issue.message}`).join('; '))
  }
  for (const names of TOGETHER) {
    const missing = names.filter(name => given[name] === undefined)
    if (missing.length > 0 && missing.length < names.length)
      throw new ConfigError(`${missing.join(' and ')} must be set too: ${names.join(', ')} go together`)
  }
  const mistake = analystMistake(given)
  if (mistake !== null) throw new ConfigError(mistake)
  const config = parsed.data
  const lost = config.s3 ? undefined : Object.keys(given).find(name => name.startsWith('S3_'))
  if (lost) throw new ConfigError(`S3_BUCKET must be set too: without it ${lost} means nothing and files would stay in the data folder`)
  if (config.mode === 'demo' && !isLoopback(config.host) && !config.isDemoPublic) {
    throw new ConfigError(
      `HOST ${config.host} would show the demo, in which everybody is signed in, to the network; set ONHAND_DEMO_PUBLIC=yes if you mean it, or ONHAND_MODE=production`,
    )
  }
  if (config.mode === 'production' && !config.authSecret)
    throw new ConfigError('AUTH_SECRET is needed in production: at least 32 random characters')
  if (config.mode === 'production' && !config.publicUrl)
    throw new ConfigError('PUBLIC_URL is needed in production: the address people open, such as https://help.example.org')
  return config
}
