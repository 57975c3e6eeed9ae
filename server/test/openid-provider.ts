import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { closeAfterTests } from './close-after-tests.ts'

/** Who logs in at the provider, as its tokens tell of him. */
export interface Person {
  sub: string
  email: string
  email_verified: boolean
  name?: string
}

export interface OpenIdProvider {
  issuer: string
  clientId: string
  clientSecret: string
  /** Logs somebody in at the page that a browser was sent to; answers where it is sent back to. */
  logIn(authorizationUrl: string, person: Person): URL
}

const base64url = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

const bodyOf = async (request: IncomingMessage): Promise<URLSearchParams> => {
  let text = ''
  for await (const chunk of request) text += chunk
  return new URLSearchParams(text)
}

interface Grant {
  person: Person
  nonce: string | null
  challenge: string | null
  redirectUri: string | null
}

/** A small OpenID provider that checks what the specification has it check: client, code, PKCE and the way back. */
export const startOpenIdProvider = async (): Promise<OpenIdProvider> => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const [clientId, clientSecret] = ['onhand', randomBytes(12).toString('hex')]
  const grants = new Map<string, Grant>()
  let issuer = ''

  const idToken = ({ person, nonce }: Grant): string => {
    const now = Math.floor(Date.now() / 1000)
    const claims = { iss: issuer, aud: clientId, iat: now, exp: now + 300, ...(nonce ? { nonce } : {}), ...person }
    const content = `${base64url({ alg: 'RS256', kid: 'one', typ: 'JWT' })}.${base64url(claims)}`
    return `${content}.${sign('RSA-SHA256', Buffer.from(content), privateKey).toString('base64url')}`
  }

  const isClient = (request: IncomingMessage, body: URLSearchParams): boolean => {
    const basic = Buffer.from((request.headers.authorization ?? '').replace('Basic ', ''), 'base64').toString()
    return basic === `${clientId}:${clientSecret}` || (body.get('client_id') === clientId && body.get('client_secret') === clientSecret)
  }

  const exchange = async (request: IncomingMessage): Promise<unknown> => {
    const body = await bodyOf(request)
    const code = body.get('code') ?? ''
    const grant = grants.get(code)
    grants.delete(code)
    const proof = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url')
    if (!grant || !isClient(request, body) || grant.challenge !== proof || grant.redirectUri !== body.get('redirect_uri')) return undefined
    return { access_token: randomBytes(8).toString('hex'), token_type: 'Bearer', expires_in: 300, id_token: idToken(grant) }
  }

  const server = createServer(async (request, response) => {
    const answers: Record<string, () => unknown> = {
      '/.well-known/openid-configuration': () => ({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        id_token_signing_alg_values_supported: ['RS256'],
      }),
      '/keys': () => ({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }] }),
      '/token': () => exchange(request),
    }
    const answer = await answers[request.url ?? '']?.()
    response.writeHead(answer ? 200 : 400, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? { error: 'invalid_grant' }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closeAfterTests(() => new Promise(closed => server.close(() => closed())))
  // The server was just told to listen on TCP.
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    issuer,
    clientId,
    clientSecret,
    logIn: (authorizationUrl, person) => {
      const { searchParams } = new URL(authorizationUrl)
      const code = randomBytes(8).toString('hex')
      const redirectUri = searchParams.get('redirect_uri')
      grants.set(code, { person, nonce: searchParams.get('nonce'), challenge: searchParams.get('code_challenge'), redirectUri })
      const back = new URL(redirectUri ?? '')
      back.searchParams.set('code', code)
      back.searchParams.set('state', searchParams.get('state') ?? '')
      return back
    },
  }
}
