import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** What a link to a document is good for: this document, this reader, until then. */
interface DocumentPass {
  documentId: number
  accountId: string
  expiresAt: Date
}

/** Signs what a link to a document is good for, so that nobody makes one up or makes it last. */
export interface DocumentLinks {
  sign(pass: DocumentPass): string
  /** Whether the signature is ours, is this reader's, and its time is not over. */
  holds(pass: DocumentPass, signature: string): boolean
}

export const createDocumentLinks = (secret: string): DocumentLinks => {
  // A key of its own: what one purpose signs means nothing to another.
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'links to verification documents', 32))
  const sign: DocumentLinks['sign'] = ({ documentId, accountId, expiresAt }) =>
    createHmac('sha256', key).update(`${documentId}:${accountId}:${expiresAt.getTime()}`).digest('base64url')
  return {
    sign,
    holds: (pass, signature) => {
      const [ours, given] = [Buffer.from(sign(pass)), Buffer.from(signature)]
      return ours.length === given.length && timingSafeEqual(ours, given) && pass.expiresAt.getTime() > Date.now()
    },
  }
}
