import type { Actor } from '../platform/identity/actor.ts'
import type { StoredFile } from './file-store.ts'

/** What a file is for. Each domain that keeps files registers its own in app-doors.ts: who may read them, and how they are shown. */
export interface FilePurpose {
  name: string
  /** `everybody`: neither a sign-in is asked for, nor that caches forget it. */
  readers: 'everybody' | ((actor: Actor, file: StoredFile) => Promise<boolean>)
  /** Shown in the page rather than saved. Only for pictures that we made ourselves. */
  isShown?: boolean
}

/** Just uploaded, and not handed in with anything yet: its uploader's alone. */
export const UPLOADED: FilePurpose = {
  name: 'uploaded',
  readers: async (actor, file) => actor.kind === 'account' && actor.accountId === file.ownerAccountId,
}
