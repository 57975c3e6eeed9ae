import type { CallMode } from '#contract/calls-live.ts'

/** What the last second told of the way to the other one. */
export interface WaySample {
  /** What the browser believes it may send, in kbit/s; undefined while it does not know. */
  availableKbps: number | undefined
  loss: number
  latencyMs: number
}

/** How the picture is sent, and what led there. All times in samples, one a second. */
export interface ModeState {
  mode: CallMode
  badFor: number
  goodFor: number
  /** How long it must go well before more is tried; twice as long after each try that went wrong. */
  patience: number
  /** Since the last change. */
  since: number
  /** That change was for the better, and has yet to prove itself. */
  isTrial: boolean
}

export const MODE_AT_START: ModeState = { mode: 'video', badFor: 0, goodFor: 0, patience: 8, since: 0, isTrial: false }

const WORSE = { video: 'stills', stills: 'audio', audio: 'audio' } as const
const BETTER = { video: 'video', stills: 'video', audio: 'stills' } as const
/** Below this there is no room for moving pictures beside the sound, and below that not for stills. */
const NEEDED_KBPS = { video: 100, stills: 45, audio: 0 } as const
const BAD_SECONDS = 3
const MOST_PATIENCE = 60
/** A change for the better that fails so soon was too early. */
const TOO_EARLY = 15

/**
 * A guess is as old as what was sent last: while no video goes, hardly anything lets it rise again. Stills that are tried after a time of sound alone
 * are not given up for it, nor kept from trying video, which alone can tell.
 */
const isNarrow = ({ mode, isTrial }: ModeState, { availableKbps }: WaySample) =>
  availableKbps !== undefined && availableKbps < NEEDED_KBPS[mode] && !(mode === 'stills' && isTrial)
const isBad = (state: ModeState, sample: WaySample) => isNarrow(state, sample) || sample.loss > 0.15 || sample.latencyMs > 1_500
const isGood = ({ loss, latencyMs }: WaySample) => loss < 0.03 && latencyMs < 500

/** Sound first: three bad seconds take a step down, and a step up needs the way to be good for much longer. */
export const nextMode = (state: ModeState, sample: WaySample): ModeState => {
  const { mode } = state
  const bad = isBad(state, sample)
  const badFor = bad ? state.badFor + 1 : 0
  const goodFor = !bad && isGood(sample) ? state.goodFor + 1 : 0
  const counted = { ...state, badFor, goodFor, since: state.since + 1 }
  if (badFor >= BAD_SECONDS && WORSE[mode] !== mode) {
    const wasTooEarly = state.isTrial && state.since < TOO_EARLY
    const patience = wasTooEarly ? Math.min(MOST_PATIENCE, state.patience * 2) : state.patience
    return { mode: WORSE[mode], badFor: 0, goodFor: 0, patience, since: 0, isTrial: false }
  }
  if (goodFor >= state.patience && BETTER[mode] !== mode)
    return { ...counted, mode: BETTER[mode], badFor: 0, goodFor: 0, since: 0, isTrial: true }
  return counted
}

/** What a camera may send, so that the sound keeps its share of a narrow way. */
export const videoLimits = (availableKbps: number | undefined): { maxBitrate: number; scaleResolutionDownBy: number } => {
  if (availableKbps === undefined || availableKbps > 900) return { maxBitrate: 2_000_000, scaleResolutionDownBy: 1 }
  if (availableKbps > 450) return { maxBitrate: 600_000, scaleResolutionDownBy: 1.5 }
  if (availableKbps > 220) return { maxBitrate: 250_000, scaleResolutionDownBy: 2 }
  return { maxBitrate: 100_000, scaleResolutionDownBy: 4 }
}
