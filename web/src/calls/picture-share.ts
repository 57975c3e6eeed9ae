import { videoLimits } from './call-mode.ts'

/** What one other is sent of a picture: its shorter side in pixels, pictures a second, and bits a second. */
interface PictureShare {
  shortSide: number
  maxFramerate: number
  maxBitrate: number
}

const share = (shortSide: number, maxFramerate: number, maxBitrate: number): PictureShare => ({ shortSide, maxFramerate, maxBitrate })

/**
 * A browser makes its picture anew for each one it sends it to. What a laptop can do is shared out among them, by how many they are: whoever looks at
 * it large gets more of it than who has it beside another one, some 160 pixels wide.
 */
const CAMERA = [
  { large: share(720, 30, 2_000_000), small: share(360, 15, 300_000) },
  { large: share(540, 24, 1_000_000), small: share(270, 15, 200_000) },
  { large: share(450, 20, 700_000), small: share(180, 12, 120_000) },
  { large: share(360, 20, 500_000), small: share(180, 10, 100_000) },
] as const
const CAMERA_AMONG_MORE = { large: share(360, 15, 400_000), small: share(180, 8, 80_000) }

/** Of a screen the text is to be read: it stays larger, and moves less. */
const SCREEN = [share(1_440, 15, 2_500_000), share(1_440, 15, 2_000_000), share(1_080, 12, 1_500_000), share(1_080, 10, 1_200_000)] as const
const SCREEN_AMONG_MORE = share(1_080, 8, 1_000_000)

/** Towards whom a picture goes. */
export interface ShareOf {
  slot: 'camera' | 'screen'
  /** To how many it goes. */
  others: number
  isLarge: boolean
  /** What the way to him bears, as far as it is known. */
  availableKbps: number | undefined
}

const shareFor = ({ slot, others, isLarge }: ShareOf): PictureShare => {
  if (slot === 'screen') return SCREEN[Math.max(others, 1) - 1] ?? SCREEN_AMONG_MORE
  return (CAMERA[Math.max(others, 1) - 1] ?? CAMERA_AMONG_MORE)[isLarge ? 'large' : 'small']
}

/** How a picture of this size is sent to one of them: no more than his share, and than the way to him bears. */
export const pictureLimits = (of: ShareOf, size: { width?: number; height?: number }) => {
  const { shortSide, maxFramerate, maxBitrate } = shareFor(of)
  const { width = 0, height = 0 } = size
  const shared = Math.max(1, Math.min(width, height) / shortSide)
  // A screen that is too narrow for its way is sent less often by the browser itself: smaller, nobody could read it.
  if (of.slot === 'screen') return { maxBitrate, maxFramerate, scaleResolutionDownBy: shared }
  const way = videoLimits(of.availableKbps)
  return {
    maxBitrate: Math.min(maxBitrate, way.maxBitrate),
    maxFramerate,
    scaleResolutionDownBy: Math.max(shared, way.scaleResolutionDownBy),
  }
}

/** Keeps what is sent to one other within its limits. */
export class PictureLimiter {
  readonly #applied = new WeakMap<RTCRtpSender, string>()
  #chain: Promise<void> = Promise.resolve()

  /** One after another: what the browser was asked for a moment ago must stand before it is asked for something else. */
  keep(sender: RTCRtpSender | undefined, of: ShareOf): Promise<void> {
    this.#chain = this.#chain.then(
      () => this.#apply(sender, of),
      () => this.#apply(sender, of),
    )
    return this.#chain
  }

  async #apply(sender: RTCRtpSender | undefined, of: ShareOf) {
    if (!sender?.track) return
    const limits = pictureLimits(of, sender.track.getSettings())
    const text = JSON.stringify(limits)
    const parameters = sender.getParameters()
    const [encoding] = parameters.encodings
    if (!encoding || this.#applied.get(sender) === text) return
    Object.assign(encoding, limits)
    await sender.setParameters(parameters)
    this.#applied.set(sender, text)
  }
}
