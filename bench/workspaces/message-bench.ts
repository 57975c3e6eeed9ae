import { workspaceRoom } from '#contract/workspaces-live.ts'
import { listMessages, searchMessages, sendMessage } from '#contract/workspaces-messages.ts'
import type { JoinedDatabase } from '../../server/src/platform/database/join-database.ts'
import { clockMs } from '../live/live-clients.ts'
import { startClients, startServer } from '../live/live-ends.ts'
import { type Measurement, median, percentile } from '../table.ts'
import { type Bench, furtherWorkspace, PEOPLE, post } from './workspace-of-bench.ts'

const ROUNDS = 60
const WARM_ROUNDS = 5
const MESSAGES = 100_000
const FEW = 100
const READS = 60
const SEEN_AIM_MS = 1_000
const ms = (value: number) => `${value.toFixed(1)} ms`
const both = (values: readonly number[], share: number) => `${ms(median(values))} / ${ms(percentile(values, share))}`

/** From the press on Send to every one of fifty screens, against a server that only sends it to fifty sockets. */
export const benchMessages = async (bench: Bench): Promise<Measurement> => {
  const raw = await startServer('raw', { connectionString: '' })
  const cookies = bench.people.map(({ cookie }) => cookie)
  const ours = await startClients({ url: bench.url, cookies, rooms: [workspaceRoom(bench.workspaceId)] })
  const plain = await startClients({ url: raw.url, cookies, rooms: [] })
  const [times, plainTimes]: [number[], number[]] = [[], []]
  const text = 'The boiler knocks again, shall I come at nine tomorrow?'
  const { email: senderEmail } = bench.member
  const message = { workspaceId: bench.workspaceId, senderEmail, senderName: 'Person 1', messageContent: text }
  const rawMessage = JSON.stringify({ type: 'event', person: 0, text: 'x'.repeat(600) })
  for (let round = -WARM_ROUNDS; round < ROUNDS; round += 1) {
    const heard = await ours.expect(PEOPLE)
    const saidAt = clockMs()
    await post(bench, bench.member, sendMessage, message)
    for (const at of await heard.arrived) if (round >= 0) times.push(at - saidAt)
    const plainly = await plain.expect(PEOPLE)
    const plainAt = clockMs()
    await fetch(`${raw.url}/send?times=1&to=each`, { method: 'POST', body: rawMessage })
    for (const at of await plainly.arrived) if (round >= 0) plainTimes.push(at - plainAt)
  }
  await ours.stop()
  await plain.stop()
  await raw.stop()
  const p99 = percentile(times, 0.99)
  return {
    what: `message sent to message seen, ${PEOPLE} in the workspace, p50 / p99`,
    ...{ measured: both(times, 0.99), reference: `${both(plainTimes, 0.99)} (POST and raw ws)`, ratio: median(times) / median(plainTimes) },
    ...{ aim: `p99 < ${SEEN_AIM_MS} ms`, isMet: p99 < SEEN_AIM_MS },
  }
}

const fill = async ({ database }: JoinedDatabase, { people }: Bench, workspaceId: number, count: number): Promise<void> => {
  await database.pool.query(
    `insert into workspace_messages (workspace_id, account_id, message_content, created_at)
    select $1, ($2::uuid[])[1 + n % $3], 'Message ' || n || ': the valve of the heating drips, part ' || n % 977, now() - make_interval(secs => $4::int - n)
    from generate_series(1, $4::int) n`,
    [workspaceId, people.map(({ accountId }) => accountId), people.length, count],
  )
  await database.pool.query('vacuum analyze workspace_messages')
}

/** What the chat asks when it is opened, scrolled and searched, in a workspace of a hundred thousand messages against one of a hundred. */
export const benchLongChat = async (bench: Bench, joined: JoinedDatabase): Promise<Measurement[]> => {
  const [long, short] = [await furtherWorkspace(bench, joined), await furtherWorkspace(bench, joined)]
  await fill(joined, bench, long, MESSAGES)
  await fill(joined, bench, short, FEW)
  const get = async (path: string, query: Record<string, string>) => {
    const answer = await fetch(`${bench.url}${path}?${new URLSearchParams(query)}`, { headers: { cookie: bench.owner.cookie } })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as { id: number }[]
  }
  const middleOf = async (workspaceId: number): Promise<string> => {
    const { rows } = await joined.database.pool.query(
      'select percentile_disc(0.5) within group (order by id) as id from workspace_messages where workspace_id = $1',
      [workspaceId],
    )
    return String(rows[0]?.['id'])
  }
  const middles = { [long]: await middleOf(long), [short]: await middleOf(short) }
  const asks: [string, (workspaceId: number) => Promise<unknown>][] = [
    ['opened', id => get(listMessages.path, { workspaceId: `${id}`, limit: '20' })],
    ['older ones, from the middle', id => get(listMessages.path, { workspaceId: `${id}`, limit: '20', before: middles[id] ?? '' })],
    ['searched', id => get(searchMessages.path, { workspaceId: `${id}`, q: 'part 42' })],
  ]
  const rows: Measurement[] = []
  for (const [what, ask] of asks) {
    const [times, fewTimes]: [number[], number[]] = [[], []]
    for (let turn = 0; turn < READS; turn += 1) {
      for (const [id, into] of [
        [long, times],
        [short, fewTimes],
      ] as const) {
        const begun = performance.now()
        await ask(id)
        into.push(performance.now() - begun)
      }
    }
    rows.push({
      what: `a chat of ${MESSAGES}: ${what}, p50 / p95`,
      ...{ measured: both(times, 0.95), reference: `${both(fewTimes, 0.95)} (a chat of ${FEW})`, ratio: median(times) / median(fewTimes) },
    })
  }
  return rows
}
