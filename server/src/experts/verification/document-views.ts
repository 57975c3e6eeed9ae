import type { Readable } from 'node:stream'
import { DOCUMENT_LINK_SECONDS, DOCUMENTS_PATH, type linkToDocument } from '#contract/experts-verification-review.ts'
import type { OutputOf } from '#contract/shared/endpoint.ts'
import { AppError } from '#contract/shared/errors.ts'
import type { FileService, StoredFile } from '../../files/file-service.ts'
import { audit } from '../../platform/audit/audit-trail.ts'
import type { Database } from '../../platform/database/database.ts'
import { type Actor, isAdmin, requireAccount } from '../../platform/identity/actor.ts'
import type { DocumentLinks } from './document-link.ts'
import { DOCUMENT_VIEWED, documentById, insertEvent, subjectOf } from './verification-store.ts'

/** How admins look at what experts handed in. */
export interface DocumentViews {
  link(actor: Actor, documentId: number): Promise<OutputOf<typeof linkToDocument>>
  /** The document behind a link, and its bytes; that it was opened is written down first. */
  open(actor: Actor, link: DocumentLink): Promise<{ file: StoredFile; bytes: Readable }>
}

/** A link as it comes back. */
interface DocumentLink {
  documentId: number
  expires: number
  signature: string
}

export interface DocumentParts {
  database: Database
  files: FileService
  links: DocumentLinks
}

export const createDocumentViews = ({ database, files, links }: DocumentParts): DocumentViews => ({
  link: async (actor, documentId) => {
    const { accountId } = requireAccount(actor)
    const document = await documentById(database.query, documentId)
    if (!document) throw new AppError('not_found', 'This document is not here any more.')
    if (document.scan === 'waiting') throw new AppError('conflict', 'This file is being checked for viruses. Try again in a moment.')
    if (document.scan === 'infected')
      throw new AppError('conflict', `The virus scanner found something in this file (${document.finding}): it is not opened.`)
    const expiresAt = new Date(Date.now() + DOCUMENT_LINK_SECONDS * 1000)
    const signature = links.sign({ documentId, accountId, expiresAt })
    return {
      url: `${DOCUMENTS_PATH}/${documentId}?expires=${expiresAt.getTime()}&signature=${signature}`,
      expiresAt: expiresAt.toISOString(),
    }
  },
  open: async (actor, { documentId, expires, signature }) => {
    const { accountId } = requireAccount(actor)
    // Also the link of somebody who was an admin when he asked for it.
    const holds = isAdmin(actor) && links.holds({ documentId, accountId, expiresAt: new Date(expires) }, signature)
    if (!holds)
      throw new AppError('forbidden', 'This link does not work any more, or is not yours. Open the document from its request again.')
    const document = await documentById(database.query, documentId)
    const file = document && (await files.find(document.blobId))
    if (!document || !file) throw new AppError('not_found', 'This document is not here any more.')
    const { requestId, documentName } = document
    await database.transaction(async tx => {
      await insertEvent(tx, { requestId, action: DOCUMENT_VIEWED, text: documentName, byAccountId: accountId })
      await audit(tx, { actorAccountId: accountId, action: DOCUMENT_VIEWED, subject: subjectOf(requestId), detail: { documentId } })
    })
    return { file, bytes: await files.read(file) }
  },
})
