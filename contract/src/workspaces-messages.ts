import * as z from 'zod/mini'
import { endpoint } from './shared/endpoint.ts'
import { email, MAX_INT, positiveInt, positiveIntText, textAtLeast } from './shared/primitives.ts'
import { WORKSPACE_ID } from './workspaces.ts'
import { WorkspaceFile } from './workspaces-file.ts'

export const MESSAGE_MAX = 8_000
/** In the UI; the call's own default and limit are below. */
export const MESSAGES_PER_PAGE = 20
const MESSAGES_DEFAULT = 50
const MESSAGES_MAX = 100
export const REACTIONS = ['👍', '❤️', '🎉', '😄', '👀', '✅'] as const
const MENTIONS_MAX = 50
export const SEARCH_FROM_CHARACTERS = 2

const MESSAGE_ID = 'A valid message ID is required.'
const LIMIT = `limit must be an integer from 1 to ${MESSAGES_MAX}`
const AFTER = 'after must be the id of a message, or 0.'
const BEFORE = 'before must be the positive integer id of a message.'

const content = textAtLeast(1, 'Message content is required.').check(
  z.maxLength(MESSAGE_MAX, { error: `A message must be at most ${MESSAGE_MAX} characters long.` }),
)

/** What a reply answers, in short. `senderName` of who deleted his account says so. */
const RepliedMessage = z.object({ id: z.int(), senderName: z.string(), messageContent: z.string(), isDeleted: z.boolean() })

/** A message of the chat. Deleted ones stay as a trace without words. */
export const WorkspaceMessage = z.object({
  id: z.int(),
  workspaceId: z.int(),
  /** Empty when the account is gone. */
  senderEmail: z.string(),
  senderName: z.string(),
  messageContent: z.string(),
  messageType: z.string(),
  referenceFileId: z.nullable(z.int()),
  /** As it was when the message was asked for; null without one, and when it was deleted. */
  referenceFile: z.nullable(WorkspaceFile),
  timestampSent: z.string(),
  editedAt: z.nullable(z.string()),
  isDeleted: z.boolean(),
  /** The browser's own id of the message, by which it knows it again; null for one that a program sent without. */
  clientId: z.nullable(z.string()),
  replyTo: z.nullable(RepliedMessage),
  /** Names as they stand in the text after an `@`. */
  mentions: z.array(z.string()),
  reactions: z.array(z.object({ reaction: z.enum(REACTIONS), by: z.array(z.object({ email: z.string(), name: z.string() })) })),
})
export type WorkspaceMessage = z.infer<typeof WorkspaceMessage>

export const listMessages = endpoint({
  method: 'GET',
  path: '/_api/collaboration/messages',
  summary: 'Messages of a workspace, oldest first: the newest, those `before` a message, or those `after` one.',
  access: 'signed-in',
  input: z.object({
    workspaceId: positiveIntText(WORKSPACE_ID),
    limit: z._default(
      z.coerce
        .number({ error: LIMIT })
        .check(z.int({ error: LIMIT }), z.minimum(1, { error: LIMIT }), z.maximum(MESSAGES_MAX, { error: LIMIT })),
      MESSAGES_DEFAULT,
    ),
    before: z.optional(positiveIntText(BEFORE)),
    after: z.optional(
      z.coerce
        .number({ error: AFTER })
        .check(z.int({ error: AFTER }), z.nonnegative({ error: AFTER }), z.maximum(MAX_INT, { error: AFTER })),
    ),
  }),
  output: z.array(WorkspaceMessage),
})

const clientId = z.optional(z.uuid({ error: 'clientId must be a UUID.' }))

export const sendMessage = endpoint({
  method: 'POST',
  path: '/_api/collaboration/messages',
  summary: 'Writes into the chat. The same `clientId` sent again is the same message. `mentions`: participants who are told.',
  access: 'signed-in',
  ownEmail: 'senderEmail',
  input: z.object({
    workspaceId: positiveInt(WORKSPACE_ID),
    senderEmail: email('Invalid sender email format.'),
    senderName: textAtLeast(1, 'Sender name is required.'),
    messageContent: content,
    messageType: z._default(textAtLeast(1, 'messageType is text.').check(z.maxLength(40, { error: 'messageType is a word.' })), 'text'),
    referenceFileId: z.optional(z.nullable(positiveInt('referenceFileId must be a positive integer.'))),
    replyToId: z.optional(z.nullable(positiveInt(MESSAGE_ID))),
    mentions: z.optional(
      z.array(positiveInt('mentions are ids of participants.')).check(z.maxLength(MENTIONS_MAX, { error: 'Mention at most 50 people.' })),
    ),
    clientId,
  }),
  output: WorkspaceMessage,
  rateLimitPerMinute: 120,
})

export const editMessage = endpoint({
  method: 'POST',
  path: '/_api/collaboration/messages/edit',
  summary: "Changes the words of one's own message; that it was edited is shown.",
  access: 'signed-in',
  input: z.object({ messageId: positiveInt(MESSAGE_ID), messageContent: content }),
  output: WorkspaceMessage,
})

export const deleteMessage = endpoint({
  method: 'POST',
  path: '/_api/collaboration/messages/delete',
  summary: "Takes the words of one's own message away, an owner those of anybody; that there was one is shown.",
  access: 'signed-in',
  input: z.object({ messageId: positiveInt(MESSAGE_ID) }),
  output: WorkspaceMessage,
})

export const reactToMessage = endpoint({
  method: 'POST',
  path: '/_api/collaboration/messages/react',
  summary: 'Adds a reaction of the caller to a message, or takes it away.',
  access: 'signed-in',
  input: z.object({
    messageId: positiveInt(MESSAGE_ID),
    reaction: z.enum(REACTIONS, { error: `reaction is one of ${REACTIONS.join(' ')}.` }),
    isOn: z.boolean({ error: 'isOn is true or false.' }),
  }),
  output: WorkspaceMessage,
})

export const markMessagesRead = endpoint({
  method: 'POST',
  path: '/_api/collaboration/messages/read',
  summary: 'Notes how far the caller has read; never back.',
  access: 'signed-in',
  input: z.object({ workspaceId: positiveInt(WORKSPACE_ID), messageId: positiveInt(MESSAGE_ID) }),
  output: z.object({ lastReadMessageId: z.int() }),
  rateLimitPerMinute: 240,
})

export const SEARCH_TOO_SHORT = `Search for at least ${SEARCH_FROM_CHARACTERS} characters.`

export const searchMessages = endpoint({
  method: 'GET',
  path: '/_api/collaboration/messages/search',
  summary: 'Messages of a workspace that hold these words, newest first; `before` goes on.',
  access: 'signed-in',
  input: z.object({
    workspaceId: positiveIntText(WORKSPACE_ID),
    q: textAtLeast(SEARCH_FROM_CHARACTERS, SEARCH_TOO_SHORT).check(z.maxLength(100, { error: 'Search for at most 100 characters.' })),
    before: z.optional(positiveIntText(BEFORE)),
  }),
  output: z.array(WorkspaceMessage),
})
