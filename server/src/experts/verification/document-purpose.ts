import type { FilePurpose } from '../../files/file-purpose.ts'

export const VERIFICATION_DOCUMENT = 'verification-document'

/** Whoever handed a document in may take it back out. Admins read it by a link that is signed and recorded, never by its own address. */
export const DOCUMENT_PURPOSE: FilePurpose = {
  name: VERIFICATION_DOCUMENT,
  readers: async (actor, file) => actor.kind === 'account' && actor.accountId === file.ownerAccountId,
}
