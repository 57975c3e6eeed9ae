import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { closeAfterTests } from './close-after-tests.ts'

interface ReceivedPush {
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

/** A push service on loopback, and what it was given. `answer` says what it answers: 201 until told otherwise. */
export const startPushService = async (answer: (path: string) => number | Promise<number> = () => 201) => {
  const received: ReceivedPush[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    const path = request.url ?? ''
    const status = await answer(path)
    received.push({ path, headers: request.headers, body: Buffer.concat(chunks) })
    response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closeAfterTests(() => new Promise(closed => server.close(() => closed())))
  // The server was just told to listen on TCP.
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, host: `127.0.0.1:${port}`, received }
}

const AUTH_BYTES = 16
const SALT_BYTES = 16
const TAG_BYTES = 16

/** A browser's half of a subscription: its keys, and how it reads what arrives (RFC 8188 and 8291). */
export const createBrowser = () => {
  const pair = createECDH('prime256v1')
  const ownPoint = pair.generateKeys()
  const auth = randomBytes(AUTH_BYTES)
  const derived = (key: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, info, length))
  return {
    keys: { p256dh: ownPoint.toString('base64url'), auth: auth.toString('base64url') },
    read: (body: Buffer): unknown => {
      const salt = body.subarray(0, SALT_BYTES)
      const pointAt = SALT_BYTES + 5
      const sealedAt = pointAt + (body[pointAt - 1] ?? 0)
      const point = body.subarray(pointAt, sealedAt)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), ownPoint, point])
      const secret = derived(pair.computeSecret(point), auth, info, 32)
      const key = derived(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
      const nonce = derived(secret, salt, 'Content-Encoding: nonce\0', 12)
      const opened = createDecipheriv('aes-128-gcm', key, nonce)
      opened.setAuthTag(body.subarray(-TAG_BYTES))
      const plain = Buffer.concat([opened.update(body.subarray(sealedAt, -TAG_BYTES)), opened.final()])
      // A 2 ends the last record; after it is padding.
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString())
    },
  }
}

/** What the signature of a push message says, once it was checked with the key that it names (RFC 8292). */
export const signerOf = (authorization: string | undefined): { key: string; claims: { aud: string; exp: number; sub: string } } => {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization ?? '') ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') }
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
  const isValid = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isValid) throw new Error('the signature is not by the key')
  return { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) }
}
