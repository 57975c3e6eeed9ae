import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import type { Page } from '@playwright/test'
import { relayKey } from '../server/src/calls/relay-key.ts'
import { expect, test } from './house.ts'

const SECRET = 'shared with the relay of the journey'
const PORT = 34_780
const hasCoturn = spawnSync('turnserver', ['--version']).error === undefined
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1_000) + seconds

/** Whether somebody takes connections there. */
const isListening = async (): Promise<boolean> => {
  const socket = connect(PORT, '127.0.0.1')
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return isOpen
}

let relay: ChildProcess

test.skip(!hasCoturn, 'There is no TURN server on this machine: apt-get install coturn')

test.beforeAll(async () => {
  const args = [
    '-n',
    '--listening-ip=127.0.0.1',
    '--relay-ip=127.0.0.1',
    `--listening-port=${PORT}`,
    '--min-port=34800',
    '--max-port=34900',
  ]
  const rules = ['--use-auth-secret', `--static-auth-secret=${SECRET}`, '--realm=onhand.test', '--no-tls', '--no-dtls', '--no-cli']
  const rest = ['--fingerprint', '--allow-loopback-peers', '--log-file=stdout', `--pidfile=/tmp/onhand-turn-${process.pid}.pid`]
  relay = spawn('turnserver', [...args, ...rules, ...rest], { stdio: 'ignore' })
  await expect.poll(() => isListening(), { timeout: 30_000 }).toBe(true)
})

test.afterAll(() => {
  relay.kill('SIGTERM')
})

/** What two ends that know of no other way than the relay make of this key: the word that came through, or why not. */
const throughRelay = (page: Page, key: { username: string; credential: string }) =>
  page.evaluate(
    async ({ key, url }) => {
      const make = () => new RTCPeerConnection({ iceServers: [{ urls: [url], ...key }], iceTransportPolicy: 'relay' })
      const [here, there] = [make(), make()]
      const outcome = new Promise<string>(done => {
        there.ondatachannel = ({ channel }) => {
          channel.onmessage = ({ data }) => done(String(data))
        }
        here.onicecandidateerror = ({ errorCode }) => done(`refused: ${errorCode}`)
      })
      here.onicecandidate = ({ candidate }) => candidate && there.addIceCandidate(candidate)
      there.onicecandidate = ({ candidate }) => candidate && here.addIceCandidate(candidate)
      const channel = here.createDataChannel('word')
      channel.onopen = () => channel.send('through the relay')
      await here.setLocalDescription()
      if (here.localDescription) await there.setRemoteDescription(here.localDescription)
      await there.setLocalDescription()
      if (there.localDescription) await here.setRemoteDescription(there.localDescription)
      const said = await outcome
      here.close()
      there.close()
      return said
    },
    { key, url: `turn:127.0.0.1:${PORT}?transport=udp` },
  )

test('a real relay takes the key that we make, and neither a wrong nor an old one', async ({ page }) => {
  await page.goto('/_api/health')
  expect(await throughRelay(page, relayKey(SECRET, 'ed', inSeconds(600)))).toBe('through the relay')
  expect(await throughRelay(page, relayKey('some other secret', 'ed', inSeconds(600)))).toBe('refused: 401')
  expect(await throughRelay(page, relayKey(SECRET, 'ed', inSeconds(-60)))).toBe('refused: 401')
})
