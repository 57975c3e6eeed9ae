/**
 * The socket of shared documents, `/_live/docs`: Yjs in the words of Hocuspocus, one document a socket. What is acknowledged there (`SyncStatus`) is
 * kept in the database. A document is named `kind:id`; whoever may only read it is told so when he is let in, and his changes are refused.
 */
export const DOCUMENTS_PATH = '/_live/docs'

/** Largest message, in bytes: what was changed without a connection comes back as one. */
export const DOCUMENT_MAX_MESSAGE_BYTES = 4 * 1024 * 1024
/** A document that has grown so far takes nothing in any more; what it has can still be deleted. */
export const DOCUMENT_MAX_BYTES = 16 * 1024 * 1024
/** Messages that one socket may send in a second for as long as it likes, and how many at once. */
export const DOCUMENT_MESSAGES_PER_SECOND = 150
export const DOCUMENT_MESSAGES_AT_ONCE = 600
/** Largest thing to say to the others without its being kept, in characters. */
export const DOCUMENT_MAX_SAY_LENGTH = 16_000
/** Changes that build on others which have not come yet: they come in another order now and then, but not many. */
export const DOCUMENT_MAX_WAITING_BYTES = 256 * 1024
/** Longest name of a document, in bytes, and the largest message about who is there. */
export const DOCUMENT_MAX_NAME_BYTES = 150
export const DOCUMENT_MAX_PRESENCE_BYTES = 4_000
/** What may wait for a browser that reads slowly, in bytes: a whole document, and what is changed while it is on its way. */
export const DOCUMENT_MAX_UNSENT_BYTES = DOCUMENT_MAX_BYTES + DOCUMENT_MAX_MESSAGE_BYTES
/** Sockets of one account on one node: a person has a few tabs and devices. */
export const DOCUMENT_SOCKETS_PER_ACCOUNT = 20

/** Why the server closed a socket of a document. A page connects again by itself and is told what it may then. */
export const DOCUMENT_CLOSE = {
  badMessage: { code: 4400, reason: 'A message begins with the plain name of a document, the same one for as long as the socket stands.' },
  signedOut: { code: 4401, reason: 'The sign-in behind this socket has ended.' },
  rightsChanged: { code: 4403, reason: 'What you may do here has changed.' },
  tooSlow: { code: 4408, reason: 'More has changed than your connection could take in; connect again.' },
  presenceTooLarge: { code: 4413, reason: `What is told of who is there can have at most ${DOCUMENT_MAX_PRESENCE_BYTES} bytes.` },
  tooMany: { code: 4429, reason: 'Too much at once. Close other tabs, or wait a moment.' },
  shuttingDown: { code: 1012, reason: 'The server is restarting; connect again.' },
} as const
