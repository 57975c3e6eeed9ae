import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { closeAfterTests } from './close-after-tests.ts'

interface ReceivedMail {
  to: string[]
  /** As it came over the wire. */
  raw: string
  /** Its sender was told that it is taken. */
  isAnswered: boolean
}

interface MailServerManners {
  /** Refuses a recipient while it answers an error. */
  refuse?(recipient: string): Error | undefined
  /** Refuses a message that was taken in already. */
  refuseMessage?(): Error | undefined
  /** Hangs up after a message was taken in, so that its sender never learns of it. */
  hangsUp?(): boolean
  /** Takes a message in and says nothing. */
  isSilent?(): boolean
  options?: SMTPServerOptions
}

/** What a mail server answers that does not want something. */
export const refusal = (responseCode: number, words = 'not now'): Error => Object.assign(new Error(words), { responseCode })

/** A real mail server on loopback, and what it was given. */
export const startMailServer = async ({ refuse, refuseMessage, hangsUp, isSilent, options }: MailServerManners = {}) => {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, answer) => answer(refuse?.(address)),
    onData: (stream, session, answer) => {
      let raw = ''
      stream.on('data', chunk => (raw += chunk))
      stream.on('end', () => {
        const refused = refuseMessage?.()
        const [isCut, isHeld] = [hangsUp?.() ?? false, isSilent?.() ?? false]
        const to = session.envelope.rcptTo.map(recipient => recipient.address)
        if (!refused) received.push({ to, raw, isAnswered: !isCut && !isHeld })
        if (isCut) for (const connection of server.connections) connection.close()
        else if (!isHeld) answer(refused)
      })
    },
    ...options,
  })
  server.on('error', () => undefined)
  const listening = server.listen(0, '127.0.0.1')
  if (!listening.listening) await once(listening, 'listening')
  closeAfterTests(() => new Promise(closed => server.close(() => closed())))
  // The server was just told to listen on TCP.
  const { port } = listening.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, port, received }
}

/** A line of a message's head, unfolded. */
export const headerOf = (raw: string, name: string): string | undefined =>
  raw
    .split('\r\n\r\n', 1)[0]
    ?.replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .find(line => line.toLowerCase().startsWith(`${name.toLowerCase()}: `))
    ?.slice(name.length + 2)
