import { type CallQuality, callQuality } from '#contract/calls.ts'
import type { WaySample } from './call-mode.ts'

/** What the last second told of a connection. */
export interface CallStatistics extends WaySample {
  quality: CallQuality
  /** Of the other one's pictures, since the connection stands. */
  framesDecoded: number
  /** Whether a relay carries it. */
  isRelayed: boolean
}

/** The fields of the browser's statistics that are read here; which of them are there depends on the browser. */
interface Entry {
  type: string
  id: string
  kind?: string
  state?: string
  timestamp?: number
  nominated?: boolean
  selected?: boolean
  selectedCandidatePairId?: string
  currentRoundTripTime?: number
  availableOutgoingBitrate?: number
  localCandidateId?: string
  candidateType?: string
  packetsReceived?: number
  packetsLost?: number
  framesDecoded?: number
  fractionLost?: number
}

/** The pair that carries it. After a new way was found, those of the former ways still stand there, with what they were last. */
const wayOf = (entries: readonly Entry[]): Entry | undefined => {
  const selected = entries.find(({ selectedCandidatePairId }) => selectedCandidatePairId)?.selectedCandidatePairId
  const pairs = entries.filter(({ type }) => type === 'candidate-pair')
  return (
    pairs.find(({ id }) => id === selected) ??
    pairs.find(pair => pair.selected) ??
    pairs.find(({ nominated, state }) => nominated && state === 'succeeded')
  )
}

/** For so many looks a word of the other side counts: of what is not sent any more it says nothing, and its last word stands there for good. */
const WORD_COUNTS = 3
/** What was sent into the gap between two ways is counted as lost by the looks at the new one's beginning. It says nothing of that way. */
const GAP_COUNTS = 3

/**
 * What the other side says is lost of what we send: the worst that it said lately. On a new way what it said before, all that it says at the beginning,
 * and the first thing that it says of each, are about the gap.
 */
const createLossOut = () => {
  let ways = 0
  /** `way`: on which it was said. */
  const words = new Map<string, { timestamp: number | undefined; looks: number; way: number }>()
  return (entries: readonly Entry[], { isNewWay, isAtGap }: { isNewWay: boolean; isAtGap: boolean }): number => {
    if (isNewWay) ways += 1
    let worst = 0
    for (const { type, id, timestamp, fractionLost = 0 } of entries) {
      if (type !== 'remote-inbound-rtp') continue
      const before = words.get(id)
      const isSame = before !== undefined && before.timestamp === timestamp
      const isAboutGap = isAtGap || (before?.way ?? 0) !== ways
      const looks = isAboutGap ? WORD_COUNTS + 1 : isSame ? before.looks + 1 : 1
      words.set(id, { timestamp, looks, way: isSame ? before.way : ways })
      if (looks <= WORD_COUNTS) worst = Math.max(worst, fractionLost)
    }
    return worst
  }
}

/** Reads a connection once a second: what was lost is counted between two readings. */
export const createStatisticsReader = () => {
  let received = 0
  let lost = 0
  let wayId: string | undefined
  let looksAtGap = 0
  const lossOutOf = createLossOut()
  return async (connection: RTCPeerConnection): Promise<CallStatistics | undefined> => {
    const entries: Entry[] = []
    for (const entry of (await connection.getStats()).values()) entries.push(entry)
    const way = wayOf(entries)
    if (!way) return undefined
    const isNewWay = wayId !== undefined && wayId !== way.id
    wayId = way.id
    looksAtGap = isNewWay ? GAP_COUNTS : Math.max(0, looksAtGap - 1)
    const lossOut = lossOutOf(entries, { isNewWay, isAtGap: looksAtGap > 0 })
    const inbound = entries.filter(({ type }) => type === 'inbound-rtp')
    const sum = (numbers: (number | undefined)[]) => numbers.reduce<number>((total, each) => total + (each ?? 0), 0)
    const nowReceived = sum(inbound.map(each => each.packetsReceived))
    const nowLost = sum(inbound.map(each => each.packetsLost))
    const [freshReceived, freshLost] = [nowReceived - received, Math.max(0, nowLost - lost)]
    received = nowReceived
    lost = nowLost
    const lossIn = looksAtGap === 0 && freshReceived + freshLost > 0 ? freshLost / (freshReceived + freshLost) : 0
    const latencyMs = (way.currentRoundTripTime ?? 0) * 1_000
    const loss = Math.max(lossIn, lossOut)
    return {
      ...{ latencyMs, loss, quality: callQuality({ latencyMs, loss }) },
      availableKbps: way.availableOutgoingBitrate === undefined ? undefined : way.availableOutgoingBitrate / 1_000,
      framesDecoded: sum(inbound.map(each => each.framesDecoded)),
      isRelayed: entries.some(({ id, candidateType }) => id === way.localCandidateId && candidateType === 'relay'),
    }
  }
}
