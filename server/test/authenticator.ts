import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import * as z from 'zod'

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()
const text = (value: string): Buffer => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
const bytes = (value: Buffer): Buffer => Buffer.concat([Buffer.from([0x58, value.length]), value])

const Options = z.object({ challenge: z.string(), rpId: z.string().optional(), rp: z.object({ id: z.string() }).optional() })

/** A device that keeps one passkey, as far as WebAuthn goes: what it signs is checked by the server as any other's. */
export const createAuthenticator = (origin: string) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let counter = 0

  // The key as COSE writes it: kind EC2, algorithm ES256, curve P-256, x, y.
  const coseKey = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    bytes(Buffer.from(y, 'base64url')),
  ])
  const authenticatorData = (rpId: string, flags: number, credential = Buffer.alloc(0)): Buffer => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    counter += 1
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, credential])
  }
  const clientData = (type: string, challenge: string, site = origin): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: site, crossOrigin: false }))
  const answer = (response: Record<string, Buffer>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response: Object.fromEntries(Object.entries(response).map(([name, value]) => [name, value.toString('base64url')])),
  })

  return {
    /** Makes the passkey. */
    create: (given: unknown) => {
      const { challenge, rp } = Options.parse(given)
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey])
      const data = authenticatorData(rp?.id ?? '', USER_PRESENT | USER_VERIFIED | HAS_CREDENTIAL, credential)
      const authData = data.length > 255 ? Buffer.from([0x59, data.length >> 8, data.length & 255]) : Buffer.from([0x58, data.length])
      const none = [text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0])]
      const attestationObject = Buffer.concat([Buffer.from([0xa3]), ...none, text('authData'), authData, data])
      return answer({ clientDataJSON: clientData('webauthn.create', challenge), attestationObject })
    },
    /** Signs a challenge; `isUserVerified`: after a look at finger, face or PIN; `site`: who asked. */
    get: (given: unknown, { isUserVerified = true, site = origin } = {}) => {
      const { challenge, rpId } = Options.parse(given)
      const data = authenticatorData(rpId ?? '', USER_PRESENT | (isUserVerified ? USER_VERIFIED : 0))
      const clientDataJSON = clientData('webauthn.get', challenge, site)
      const signature = sign('SHA256', Buffer.concat([data, sha256(clientDataJSON)]), privateKey)
      return answer({ clientDataJSON, authenticatorData: data, signature })
    },
  }
}
