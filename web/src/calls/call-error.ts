import type { AppError } from '#contract/shared/errors.ts'

/** What can go wrong between two browsers and the server that brings them together. */
export type CallErrorKind =
  | 'browser-incompatible'
  | 'disconnected'
  | 'invalid-id'
  | 'invalid-key'
  | 'network'
  | 'peer-unavailable'
  | 'ssl-unavailable'
  | 'server-error'
  | 'socket-error'
  | 'socket-closed'
  | 'unavailable-id'
  | 'webrtc'

/** A failure of a call; its message is the text to show. */
export class CallError extends Error {
  readonly kind: CallErrorKind
  constructor(kind: CallErrorKind, message: string, options?: { cause?: unknown }) {
    super(message, options)
    this.name = 'CallError'
    this.kind = kind
  }
}

/** By the code with which the server refused the room. */
const KIND_OF_REFUSAL: Readonly<Record<string, CallErrorKind>> = {
  bad_request: 'invalid-id',
  unauthenticated: 'invalid-key',
  forbidden: 'disconnected',
  not_found: 'peer-unavailable',
  conflict: 'unavailable-id',
  unavailable: 'network',
  internal: 'server-error',
}

/** A call that is full, or from which one is shown out, is no error of the connection: it is told as it is. */
const TOLD_AS_IT_IS: readonly string[] = ['conflict', 'forbidden']

export const callErrorOfRefusal = (refusal: AppError): CallError => {
  const { code, message } = refusal
  const text = TOLD_AS_IT_IS.includes(code) ? message : `Connection error: ${message}`
  return new CallError(KIND_OF_REFUSAL[code] ?? 'socket-error', text, { cause: refusal })
}

/** Whatever went wrong, as something to show. */
export const callErrorOf = (cause: unknown): CallError =>
  cause instanceof CallError ? cause : new CallError('server-error', `Connection error: ${cause instanceof Error ? cause.message : cause}`)

/** What a browser lacks that a call needs; undefined when it lacks nothing. */
export const missingForCalls = (): CallError | undefined => {
  if (!window.isSecureContext)
    return new CallError('ssl-unavailable', 'Camera and microphone need a secure address. Open this page with https://.')
  const hasAll = 'RTCPeerConnection' in window && 'mediaDevices' in navigator && 'restartIce' in RTCPeerConnection.prototype
  return hasAll
    ? undefined
    : new CallError('browser-incompatible', 'This browser cannot hold calls. Open this page in a current Chrome, Edge, Firefox or Safari.')
}
