import { createHmac } from 'node:crypto'

/**
 * A name and a key for a TURN server that shares a secret with us (draft-uberti-behave-turn-rest-00, coturn's `use-auth-secret`). They are good
 * until the second in the name; nobody has to tell the TURN server of them.
 */
export const relayKey = (secret: string, holder: string, expiresAtSeconds: number): { username: string; credential: string } => {
  const username = `${expiresAtSeconds}:${holder}`
  return { username, credential: createHmac('sha1', secret).update(username).digest('base64') }
}
