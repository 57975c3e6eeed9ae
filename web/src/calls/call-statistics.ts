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
  nominated?: boolean
  currentRoundTripTime?: number
  availableOutgoingBitrate?: number
  localCandidateId?: string
  candidateType?: string
  packetsReceived?: number
  packetsLost?: number
  framesDecoded?: number
  fractionLost?: number
}

/** Reads a connection once a second: what was lost is counted between two readings. */
export const createStatisticsReader = () => {
  let received = 0
  let lost = 0
  return async (connection: RTCPeerConnection): Promise<CallStatistics | undefined> => {
    const entries: Entry[] = []
    for (const entry of (await connection.getStats()).values()) entries.push(entry)
    const way = entries.find(({ type, nominated, state }) => type === 'candidate-pair' && nominated && state === 'succeeded')
    if (!way) return undefined
    const inbound = entries.filter(({ type }) => type === 'inbound-rtp')
    const sum = (numbers: (number | undefined)[]) => numbers.reduce<number>((total, each) => total + (each ?? 0), 0)
    const nowReceived = sum(inbound.map(each => each.packetsReceived))
    const nowLost = sum(inbound.map(each => each.packetsLost))
    const [freshReceived, freshLost] = [nowReceived - received, Math.max(0, nowLost - lost)]
    received = nowReceived
    lost = nowLost
    const lossIn = freshReceived + freshLost > 0 ? freshLost / (freshReceived + freshLost) : 0
    // What the other one says of what we send.
    const lossOut = Math.max(0, ...entries.map(({ type, fractionLost }) => (type === 'remote-inbound-rtp' ? (fractionLost ?? 0) : 0)))
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
