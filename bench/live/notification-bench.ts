import { drizzle } from 'drizzle-orm/node-postgres'
import { listNotifications, readUnreadNotifications } from '#contract/notifications.ts'
import { OWN_INBOX_ROOM } from '#contract/notifications-live.ts'
import { notificationsBelow, unreadCountOf } from '../../server/src/notifications/notification-store.ts'
import { readConfig } from '../../server/src/platform/config.ts'
import type { Database } from '../../server/src/platform/database/database.ts'
import { joinDatabase } from '../../server/src/platform/database/join-database.ts'
import { publish } from '../../server/src/platform/events/domain-event.ts'
import { createLogger } from '../../server/src/platform/telemetry/logger.ts'
import { startOnhand } from '../onhand.ts'
import { type Person, signInPeople } from '../people.ts'
import { type Measurement, percentile } from '../table.ts'
import { clockMs } from './live-clients.ts'
import { type Clients, startClients, startServer } from './live-ends.ts'

const PEOPLE = 1_000
const INBOX = 10_000
const OTHERS_BETWEEN = 20
const ROUNDS = 40
const FAN_OUT_ROUNDS = 10
const READS = 100
const DEEP_PAGES = 100
const ms = (value: number) => `${value.toFixed(1)} ms`
const both = (times: readonly number[], share: number) => `${ms(percentile(times, 0.5))} / ${ms(percentile(times, share))}`

let requests = 0
/** What happens to somebody's verification, as its domain tells it. Answers when the commit began. */
const happens = (database: Database, type: string, ownerId: string | null) =>
  database.transaction(async tx => {
    requests += 1
    const about = { requestId: requests, expertName: 'Ada', requestType: 'initial', reason: 'All is well.' }
    const what = ownerId === null ? { status: 'in_review', by: 'expert' } : { status: 'approved', by: 'admin' }
    await publish(tx, { subject: `expert:${1_000_000 + requests}`, type, payload: { ...about, ...what, ownerId } })
    return clockMs()
  })

const timesOf = async (clients: Clients, count: number, rounds: number, say: () => Promise<number>): Promise<number[]> => {
  const times: number[] = []
  for (let round = -3; round < rounds; round++) {
    const { arrived } = await clients.expect(count)
    const saidAt = await say()
    for (const at of await arrived) if (round >= 0) times.push(at - saidAt)
  }
  return times
}

const arrival = (what: string, ours: number[], raw: number[], aimMs: number): Measurement => {
  const p99 = percentile(ours, 0.99)
  return {
    ...{
      what: `${what}, p50 / p99`,
      measured: both(ours, 0.99),
      reference: both(raw, 0.99),
      ratio: percentile(ours, 0.5) / percentile(raw, 0.5),
    },
    ...{ aim: `p99 < ${aimMs} ms`, isMet: p99 < aimMs },
  }
}

const benchArrival = async (database: Database, url: string, people: readonly Person[]): Promise<Measurement[]> => {
  const raw = await startServer('raw', { connectionString: '' })
  const cookies = people.map(({ cookie }) => cookie)
  const [ours, plain] = [
    await startClients({ url, cookies, rooms: [OWN_INBOX_ROOM] }),
    await startClients({ url: raw.url, cookies, rooms: [] }),
  ]
  const sayRaw = (to: 'one' | 'each') => async () => {
    const saidAt = clockMs()
    await fetch(`${raw.url}/send?times=1&to=${to}`, {
      method: 'POST',
      body: JSON.stringify({ type: 'event', person: 0, text: 'x'.repeat(500) }),
    })
    return saidAt
  }
  try {
    const toOne = await timesOf(ours, 1, ROUNDS, () => happens(database, 'verification-changed', people[7]?.accountId ?? null))
    const toAll = await timesOf(ours, PEOPLE, FAN_OUT_ROUNDS, () => happens(database, 'verification-requested', null))
    return [
      arrival(`event to notification on the socket, ${PEOPLE} connected`, toOne, await timesOf(plain, 1, ROUNDS, sayRaw('one')), 1_000),
      arrival(`one event to ${PEOPLE} recipients`, toAll, await timesOf(plain, PEOPLE, FAN_OUT_ROUNDS, sayRaw('each')), 2_000),
    ]
  } finally {
    await ours.stop()
    await plain.stop()
    await raw.stop()
  }
}

/** An inbox of which every third is unread; between any two of it lie those of twenty other people. */
const fillInbox = async (database: Database, { accountId }: Person, others: readonly Person[]): Promise<void> => {
  await database.pool.query(
    `insert into notifications (account_id, type, category, title, message, because, action_path, action_text, event_id, is_in_app, read_at, created_at)
    select case when n % $3 = 0 then $1 else ($4::uuid[])[1 + n % $5] end, 'verification_decided', 'account_alert', 'You are verified ' || n, 'All is well.',
      'You asked to be verified.', '/expert-verification', 'See it', -n, true, case when n % 9 < 3 then null else now() end, now() - make_interval(secs => 10 * ($2 * $3 - n))
    from generate_series(1, $2::int * $3::int) n`,
    [accountId, INBOX, OTHERS_BETWEEN + 1, others.map(other => other.accountId), others.length],
  )
  await database.pool.query(
    `insert into notification_inboxes (account_id, unread_count) select $1, count(*) from notifications where account_id = $1 and is_in_app and archived_at is null and snoozed_until is null and read_at is null
    on conflict (account_id) do update set unread_count = excluded.unread_count`,
    [accountId],
  )
  await database.pool.query('vacuum analyze notifications')
}

/** What the store asks, explained by the database. */
const explain = async (database: Database, accountId: string, deepId: number): Promise<void> => {
  const asked: { query: string; params: unknown[] }[] = []
  const logged = drizzle({
    client: database.pool,
    casing: 'snake_case',
    logger: { logQuery: (query, params) => void asked.push({ query, params }) },
  })
  await notificationsBelow(logged, accountId, { place: 'inbox' }, undefined, 21)
  await notificationsBelow(logged, accountId, { place: 'inbox' }, deepId, 21)
  await unreadCountOf(logged, accountId)
  for (const [index, { query, params }] of asked.entries()) {
    const { rows } = await database.pool.query(`explain (analyze, costs off, timing off) ${query}`, params)
    console.log(`\n${['First page', `Page ${DEEP_PAGES}`, 'Unread count'][index]}\n`)
    for (const row of rows) console.log(`    ${row['QUERY PLAN']}`)
  }
}

const benchInbox = async (database: Database, url: string, [person, ...others]: [Person, ...Person[]]): Promise<Measurement[]> => {
  const { accountId, email, cookie } = person
  await fillInbox(database, person, others)
  const get = async (path: string, query: Record<string, string>) => {
    const answer = await fetch(`${url}${path}?${new URLSearchParams({ recipientEmail: email, ...query })}`, { headers: { cookie } })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer.text()
  }
  let cursor = ''
  for (let page = 1; page < DEEP_PAGES; page++)
    cursor = /"nextCursor":"([^"]+)"/.exec(await get(listNotifications.path, cursor ? { cursor } : {}))?.[1] ?? ''
  const plainPage = `select * from notifications where account_id = $1 order by id desc limit 20 offset $2`
  const asks: [string, () => Promise<unknown>, () => Promise<unknown>][] = [
    ['first page', () => get(listNotifications.path, {}), () => database.pool.query(plainPage, [accountId, 0])],
    [
      `page ${DEEP_PAGES}`,
      () => get(listNotifications.path, { cursor }),
      () => database.pool.query(plainPage, [accountId, 20 * DEEP_PAGES]),
    ],
    [
      'unread, with their count',
      () => get(readUnreadNotifications.path, {}),
      () => database.pool.query('select count(*) from notifications where account_id = $1 and read_at is null', [accountId]),
    ],
  ]
  const lines: Measurement[] = []
  for (const [what, ask, askPlainly] of asks) {
    const [times, plain]: [number[], number[]] = [[], []]
    const timed = async (into: number[], run: () => Promise<unknown>) => {
      const begun = performance.now()
      await run()
      into.push(performance.now() - begun)
    }
    for (let turn = 0; turn < READS; turn++) {
      await timed(times, ask)
      await timed(plain, askPlainly)
    }
    const p95 = percentile(times, 0.95)
    lines.push({
      ...{ what: `inbox of ${INBOX}: ${what}, p50 / p95`, measured: both(times, 0.95), reference: both(plain, 0.95) },
      ...{ ratio: percentile(times, 0.5) / percentile(plain, 0.5), aim: 'p95 < 50 ms', isMet: p95 < 50 },
    })
  }
  const { rows } = await database.pool.query('select id from notifications where account_id = $1 order by id desc offset $2 limit 1', [
    accountId,
    20 * DEEP_PAGES,
  ])
  await explain(database, accountId, rows[0].id)
  return lines
}

/** Through the whole app: events, rules, rows, counts, sockets, and an inbox that has grown. */
export const benchNotifications = async (dataDir: string): Promise<Measurement[]> => {
  const onhand = await startOnhand(dataDir)
  const joined = await joinDatabase(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }), createLogger('silent'))
  try {
    const people = await signInPeople(joined.database, dataDir, PEOPLE, 'admin')
    const arrivals = await benchArrival(joined.database, onhand.url, people)
    const [first, ...others] = people
    return first ? [...arrivals, ...(await benchInbox(joined.database, onhand.url, [first, ...others]))] : arrivals
  } finally {
    await joined.close()
    await onhand.stop()
  }
}
