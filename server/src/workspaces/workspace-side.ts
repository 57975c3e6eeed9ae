import { WorkspaceSaid } from '#contract/workspaces-live.ts'
import type { Database } from '../platform/database/database.ts'
import type { RoomKind } from '../platform/live/live-rooms.ts'
import type { MailPort } from '../platform/mail/mail.ts'
import { createInvitationService } from './invitation-service.ts'
import { createMessageService } from './message-service.ts'
import { createParticipantService } from './participant-service.ts'
import { createWorkspaceHousekeeping } from './workspace-housekeeping.ts'
import type { WorkspaceDoor } from './workspace-routes.ts'
import { createWorkspaceService, type WorkspaceProjects } from './workspace-service.ts'

interface WorkspaceSideParts {
  database: Database
  mail: MailPort
  /** The address people open Onhand at. */
  base: string
  projects: WorkspaceProjects
}

/** All of workspaces that the app wires: what can be asked, the room in which people hear one another, and the job that clears up. */
export const createWorkspaceSide = ({ database, mail, base, projects }: WorkspaceSideParts) => {
  const workspaces = createWorkspaceService({ database, projects })
  const door: WorkspaceDoor = {
    workspaces,
    participants: createParticipantService(database),
    invitations: createInvitationService({ database, mail, base }),
    messages: createMessageService(database),
  }
  const roomKind: RoomKind = { kind: 'workspace', mayListen: workspaces.mayListen, says: WorkspaceSaid }
  return { door, roomKind, housekeeping: createWorkspaceHousekeeping(database) }
}
