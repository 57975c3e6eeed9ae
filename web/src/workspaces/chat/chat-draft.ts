import { draftOf } from '../../platform/draft.ts'

const KEPT_MS = 30 * 86_400_000

/** What the draft is kept under: the chat and the person. */
export const chatDraftName = (userEmail: string, workspaceId: number): string => `${userEmail}.${workspaceId}`

/** What is typed and not sent, kept in this browser. */
export const chatDraft = (name: string) => draftOf<{ text: string }>(`chat.${name}`, ['text'], { keptForMs: KEPT_MS })
