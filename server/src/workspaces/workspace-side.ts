import { WorkspaceSaid } from '#contract/workspaces-live.ts'
import { mayInWorkspace, WorkspaceRole } from '#contract/workspaces-rights.ts'
import type { FileService } from '../files/file-service.ts'
import type { Database } from '../platform/database/database.ts'
import type { RoomKind } from '../platform/live/live-rooms.ts'
import type { MailPort } from '../platform/mail/mail.ts'
import { createActivityService } from './activity/activity-service.ts'
import { createWorkspaceFileService, workspaceFilePurpose } from './files/workspace-file-service.ts'
import { createInvitationService } from './invitation-service.ts'
import { createMessageService } from './message-service.ts'
import { createModelCommentService } from './models/model-comment-service.ts'
import { createModelService, modelFilePurpose } from './models/model-service.ts'
import { createParticipantService } from './participant-service.ts'
import { createVoiceService } from './voice-service.ts'
import { createWorkspaceBoard } from './workspace-board.ts'
import { createWorkspaceCalls } from './workspace-calls.ts'
import { createWorkspaceHousekeeping } from './workspace-housekeeping.ts'
import type { WorkspaceProjects, WorkspaceSessions } from './workspace-opening.ts'
import type { WorkspaceDoor } from './workspace-routes.ts'
import { createWorkspaceService } from './workspace-service.ts'

interface WorkspaceSideParts {
  database: Database
  mail: MailPort
  /** The address people open Onhand at. */
  base: string
  projects: WorkspaceProjects
  sessions: WorkspaceSessions
  files: FileService
  modelMaxMegabytes: number
  /** How much may lie in one workspace. */
  quotaMegabytes: number
}

/** Who looks on says what he looks at and that he types; he moves nothing. */
const isForAll = (said: unknown): boolean => WorkspaceSaid.safeParse(said).data?.type !== 'model-moving'

/** All of workspaces that the app wires: what can be asked, the room in which people hear one another, their whiteboard, and the job that clears up. */
export const createWorkspaceSide = (parts: WorkspaceSideParts) => {
  const { database, mail, base, projects, sessions, files, modelMaxMegabytes, quotaMegabytes } = parts
  const workspaces = createWorkspaceService({ database, projects, sessions })
  const door: WorkspaceDoor = {
    workspaces,
    participants: createParticipantService(database),
    invitations: createInvitationService({ database, mail, base }),
    messages: createMessageService(database),
    activity: createActivityService(database),
    files: createWorkspaceFileService({ database, files, quotaMegabytes }),
    voice: createVoiceService(database),
  }
  const modelDoor = {
    models: createModelService({ database, files, maxMegabytes: modelMaxMegabytes, quotaMegabytes }),
    comments: createModelCommentService(database),
  }
  const roomKind: RoomKind = {
    kind: 'workspace',
    mayListen: workspaces.mayListen,
    sideOf: workspaces.roleOf,
    says: WorkspaceSaid,
    maySay: (side, said) => isForAll(said) || mayInWorkspace(WorkspaceRole.safeParse(side).data ?? null, 'shapeModels'),
  }
  return {
    ...{ door, modelDoor, roomKind, calls: createWorkspaceCalls(database), boardKind: createWorkspaceBoard(database) },
    housekeeping: createWorkspaceHousekeeping(database, files),
    filePurposes: [modelFilePurpose(database), workspaceFilePurpose(database)],
  }
}
