import { BOARD_DOCUMENT, BoardPresence, BoardSaid } from '#contract/workspaces-board.ts'
import { workspaceRoom } from '#contract/workspaces-live.ts'
import { mayInWorkspace } from '#contract/workspaces-rights.ts'
import type { Database } from '../platform/database/database.ts'
import type { DocumentKind } from '../platform/documents/document-kinds.ts'
import { standingOfActor } from './workspace-access.ts'

/** The whiteboard: who takes part sees it, who may draw changes it, and nobody where an owner has switched it off. */
export const createWorkspaceBoard = (database: Database): DocumentKind => ({
  kind: BOARD_DOCUMENT,
  presence: BoardPresence,
  says: BoardSaid,
  roomOf: id => workspaceRoom(Number(id)),
  rightOf: async (actor, id) => {
    const standing = await standingOfActor(database.query, actor, id)
    if (!standing?.role || !standing.workspace.allowWhiteboard) return null
    return mayInWorkspace(standing.role, 'draw') ? 'write' : 'read'
  },
})
