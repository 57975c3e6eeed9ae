import { askForWays } from '../known-ways.ts'

/** What ways to the other side a browser finds from where it stands. */
export interface NetworkFound {
  /** A way past routers, without a relay. */
  isDirect: boolean
  /** Null: this installation has none. */
  isRelayReached: boolean | null
}

const LONGEST_MS = 6_000

const candidateTypes = (iceServers: RTCIceServer[]): Promise<ReadonlySet<string>> =>
  new Promise((done, failed) => {
    const connection = new RTCPeerConnection({ iceServers })
    const types = new Set<string>()
    const finish = () => {
      clearTimeout(timer)
      connection.close()
      done(types)
    }
    const timer = setTimeout(finish, LONGEST_MS)
    connection.onicecandidate = ({ candidate }) => {
      if (candidate === null) finish()
      else if (candidate.type) types.add(candidate.type)
    }
    connection.createDataChannel('check')
    connection.setLocalDescription().catch(failed)
  })

const isRelay = (url: string) => url.startsWith('turn')

/** Tries the servers of a call that this browser may join; sends nothing of anybody. */
export const checkNetwork = async (room: string): Promise<NetworkFound> => {
  const { iceServers } = await askForWays(room)
  const types = await candidateTypes(iceServers)
  const hasRelay = iceServers.some(({ urls }) => [urls].flat().some(isRelay))
  return { isDirect: types.has('host') || types.has('srflx'), isRelayReached: hasRelay ? types.has('relay') : null }
}
