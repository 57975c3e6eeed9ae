import type { CallError } from '../call-error.ts'

const GONE = 'You are no longer in a voice channel: the one you were in was removed, or is not open to you any more.'

/** Why somebody is in no voice channel any more. Nothing is wrong with the connection of who was shown out, or finds no such channel. */
export const endOfVoice = ({ kind, message, cause }: CallError): string => {
  if (kind === 'peer-unavailable') return GONE
  return kind === 'disconnected' && cause instanceof Error ? `You are no longer in the voice channel. ${cause.message}` : message
}
