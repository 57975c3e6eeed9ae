import { type AccessRow, accounts, only } from './access-row.ts'
import type { AccessWorld } from './access-world.ts'

const ofWorkspace = ({ workspace }: AccessWorld) => ({ workspaceId: workspace.id })
const ofMessage = ({ workspace }: AccessWorld) => ({ messageId: workspace.messageId })
const ofFile = ({ workspace }: AccessWorld) => ({ fileId: workspace.fileId })
const ofChannel = ({ workspace }: AccessWorld) => ({ channelId: workspace.channelId })
const ofModel = ({ workspace }: AccessWorld) => ({ modelId: workspace.modelId })
const ofModelComment = ({ workspace }: AccessWorld) => ({ commentId: workspace.modelCommentId })
/** Deleted is deleted: each has one of his own. */
const ofOwnModelComment = ({ workspace }: AccessWorld, person: string) => ({
  commentId: person === 'client' ? workspace.ownersCommentId : workspace.modelCommentId,
})
const ofViewer = ({ workspace }: AccessWorld) => ({ workspaceId: workspace.id, participantId: workspace.viewerId })

/** Of a private workspace: the client's, in which the expert is a member. The other expert is invited. */
export const WORKSPACE_ROWS: Record<string, AccessRow> = {
  listWorkspaces: only(['client'], ({ callers }) => ({ userEmail: callers.client.email })),
  getWorkspace: only(['client', 'expert'], ofWorkspace),
  createWorkspace: only(['client'], ({ callers }) => ({ name: 'Kitchen', ownerEmail: callers.client.email, ownerName: 'Cleo' })),
  openProjectWorkspace: only(['client'], ({ project }) => ({ projectId: project.id })),
  openSessionWorkspace: only(['client', 'expert'], ({ sessionId }) => ({ sessionId })),
  changeWorkspaceSettings: only(['client'], world => ({ ...ofWorkspace(world), userEmail: world.callers.client.email, name: 'Boiler' })),
  joinWorkspace: only(['client', 'expert'], ofWorkspace),
  listVoiceChannels: only(['client', 'expert'], ofWorkspace),
  createVoiceChannel: only(['client', 'expert'], world => ({ ...ofWorkspace(world), name: 'Tiles' })),
  renameVoiceChannel: only(['client', 'expert'], world => ({ ...ofChannel(world), name: 'Pipes' })),
  // Of those with which a workspace begins an owner, of his own each.
  removeVoiceChannel: only(['client', 'expert'], ({ workspace }, person) => ({
    channelId: person === 'client' ? workspace.channelId : workspace.membersChannelId,
  })),
  listMessages: only(['client', 'expert'], ofWorkspace),
  searchMessages: only(['client', 'expert'], world => ({ ...ofWorkspace(world), q: 'boiler' })),
  sendMessage: only(['client'], world => ({
    ...{ ...ofWorkspace(world), senderEmail: world.callers.client.email, senderName: 'Cleo', messageContent: 'Good morning.' },
  })),
  editMessage: only(['expert'], world => ({ ...ofMessage(world), messageContent: 'The boiler, I mean.' })),
  reactToMessage: only(['client', 'expert'], world => ({ ...ofMessage(world), reaction: '👍', isOn: true })),
  markMessagesRead: only(['client', 'expert'], world => ({ ...ofWorkspace(world), ...ofMessage(world) })),
  deleteMessage: only(['client', 'expert'], ofMessage),
  addWorkspaceFile: only(['client'], world => ({
    ...{ ...ofWorkspace(world), uploadedBy: world.callers.client.email, fileName: 'plan.txt', fileType: 'text/plain', fileSize: 4 },
    fileData: 'cGxhbg==',
  })),
  uploadWorkspaceFile: only(['client', 'expert'], ofWorkspace),
  listWorkspaceFiles: only(['client', 'expert'], ofWorkspace),
  readWorkspaceFile: only(['client', 'expert'], ofFile),
  listFileVersions: only(['client', 'expert'], ofFile),
  restoreFileVersion: only(['client', 'expert'], world => ({ ...ofFile(world), version: 1 })),
  deleteWorkspaceFile: only(['client', 'expert'], ofFile),
  bringFileBack: only(['client', 'expert'], ofFile),
  listActivity: only(['client', 'expert'], ofWorkspace),
  listModels: only(['client', 'expert'], ofWorkspace),
  uploadModel: only(['client', 'expert'], ofWorkspace),
  addModel: only(['client'], world => ({
    ...{ ...ofWorkspace(world), createdBy: world.callers.client.email, modelFileUrl: 'https://example.com/pump.glb' },
    ...{ modelFormat: 'glb', modelName: 'Pump' },
  })),
  changeModel: only(['client', 'expert'], world => ({ ...ofModel(world), positionX: 1 })),
  listModelComments: only(['client', 'expert'], ofModel),
  commentOnModel: only(['client', 'expert'], world => ({ ...ofModel(world), x: 0, y: 0, z: 0, content: 'Here it drips.' })),
  resolveModelComment: only(['client', 'expert'], world => ({ ...ofModelComment(world), isResolved: true })),
  deleteModelComment: only(['client', 'expert'], ofOwnModelComment),
  deleteModel: only(['client', 'expert'], ofModel),
  restoreModel: only(['client', 'expert'], world => ({ modelId: world.workspace.deletedModelId })),
  inviteToWorkspace: only(['client'], world => ({
    ...{ ...ofWorkspace(world), inviterEmail: world.callers.client.email, inviterName: 'Cleo', inviteeEmail: 'new@example.com' },
  })),
  listWorkspaceInvitations: only(['client'], ofWorkspace),
  getInvitation: only(['otherExpert'], ({ workspace }) => ({ invitationId: workspace.invitationId })),
  listReceivedInvitations: accounts(() => ({})),
  acceptInvitation: only(['otherExpert'], ({ workspace }) => ({ invitationId: workspace.invitationId })),
  declineInvitation: only(['otherExpert'], ({ workspace }) => ({ invitationId: workspace.invitationId })),
  withdrawInvitation: only(['client'], ({ workspace }) => ({ invitationId: workspace.invitationId })),
  changeParticipantRole: only(['client'], world => ({ ...ofViewer(world), role: 'member' })),
  removeParticipant: only(['client'], ofViewer),
  transferWorkspace: only(['client'], ({ workspace }) => ({ workspaceId: workspace.id, participantId: workspace.ownerId })),
  leaveWorkspace: only(['client', 'expert'], ofWorkspace),
  deleteWorkspace: only(['client'], ofWorkspace),
}
