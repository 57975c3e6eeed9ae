import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { getService, listServices } from '#contract/catalog.ts'
import { startOnhand, startScript } from './onhand.ts'
import { type Measurement, median } from './table.ts'

const ROUNDS = 7
const SECONDS = 2
const CONNECTIONS = 32
const AIM = 0.7

const requestsPerSecond = async (url: string): Promise<number> => {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`)
  return result.requests.average
}

const compare = async (what: string, ours: string, reference: string): Promise<Measurement> => {
  const rounds: { ours: number; reference: number }[] = []
  // Interleaved: what disturbs the machine disturbs both.
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({ reference: await requestsPerSecond(reference), ours: await requestsPerSecond(ours) })
  const ratio = median(rounds.map(round => round.ours / round.reference))
  const per = (values: number[]) => `${Math.round(median(values))} requests/s`
  return {
    what,
    measured: per(rounds.map(round => round.ours)),
    reference: per(rounds.map(round => round.reference)),
    ratio,
    aim: `>= ${AIM}`,
    isMet: ratio >= AIM,
  }
}

/** The full stack against node:http + pg with the same query on the same database. */
export const benchHttp = async (dataDir: string): Promise<Measurement[]> => {
  const onhand = await startOnhand(dataDir)
  const pointer = join(dataDir, 'postgres-folder')
  const host = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : join(dataDir, 'postgres')
  const reference = await startScript('bench/reference-server.ts', { PGHOST: host })
  try {
    const list = `${listServices.path}`
    const detail = `${getService.path}?serviceId=1`
    // Warm both: compiled code, filled caches.
    for (const server of [onhand, reference]) for (const path of [list, detail]) await requestsPerSecond(server.url + path)
    return [
      await compare('services list, 24 of all', onhand.url + list, reference.url + list),
      await compare('service detail', onhand.url + detail, reference.url + detail),
    ]
  } finally {
    await reference.stop()
    await onhand.stop()
  }
}
