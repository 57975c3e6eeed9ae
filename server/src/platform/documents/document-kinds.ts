import type * as z from 'zod/mini'
import type { Actor } from '../identity/actor.ts'

export type DocumentRight = 'read' | 'write'

/** A kind of shared document, registered by the domain that owns it. */
export interface DocumentKind {
  /** The word before the colon. */
  kind: string
  /** What this actor may do with it: asked when he comes, again and again while he is there, and when its room is asked again. */
  rightOf(actor: Actor, id: string): Promise<DocumentRight | null>
  /** The live room in which a right to it is said to be taken away. */
  roomOf(id: string): string
  /** What is seen of somebody who is there; his name is put to it. */
  presence: z.ZodMiniType<{ name?: string | undefined }>
  /** What those who may write may say to the others without its being kept. */
  says: z.ZodMiniType
}

export interface NamedDocument {
  kind: DocumentKind
  id: string
}

/** What a name stands for, if anything. */
export const documentNamed = (kinds: readonly DocumentKind[], name: string): NamedDocument | undefined => {
  const [word, id] = name.split(':')
  const kind = kinds.find(each => each.kind === word)
  return kind && id !== undefined && name === `${word}:${id}` ? { kind, id } : undefined
}
