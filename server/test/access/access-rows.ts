import { DEFAULT_AVAILABILITY } from '#contract/ar-sessions-availability.ts'
import { type AccessRow, accounts, everybody, only } from './access-row.ts'
import type { AccessWorld } from './access-world.ts'
import { WORKSPACE_ROWS } from './workspace-rows.ts'

const EVERYBODY: AccessRow = { letsIn: 'everybody' }
const ACCOUNTS: AccessRow = { letsIn: 'accounts' }
const ADMIN: AccessRow = { letsIn: ['admin'] }
const reason = 'Only to see who may do this.'
const about = {
  project: ({ project }: AccessWorld) => ({ projectId: project.id }),
  plan: ({ project }: AccessWorld) => ({ projectId: project.id, planVersion: project.planVersion }),
  service: ({ serviceId }: AccessWorld) => ({ serviceId }),
  review: ({ reviewId }: AccessWorld) => ({ reviewId }),
  request: ({ requestId }: AccessWorld) => ({ requestId }),
  somebody: ({ callers }: AccessWorld) => ({ accountId: callers.otherClient.accountId }),
  session: ({ sessionId }: AccessWorld) => ({ sessionId }),
  profile: ({ beaId }: AccessWorld) => ({ expertProfileId: beaId }),
}

const ofAccounts: Record<string, AccessRow> = {
  getMe: ACCOUNTS,
  signInToDemo: everybody(() => ({ as: 'client' })),
  getSignInMethods: EVERYBODY,
  setPicture: ACCOUNTS,
  removePicture: ACCOUNTS,
  exportAccount: ACCOUNTS,
  deleteAccount: accounts(() => ({ email: 'somebody.else@example.com' })),
  listDevMails: EVERYBODY,
  listAccounts: ADMIN,
  changeRole: only(['admin'], world => ({ ...about.somebody(world), role: 'expert', isGranted: false })),
  suspendAccount: only(['admin'], world => ({ ...about.somebody(world), reason })),
  restoreAccount: only(['admin'], about.somebody),
  listAuditEntries: ADMIN,
  // Whoever has signed out can ask nothing more.
  signOut: EVERYBODY,
}

const ofServices: Record<string, AccessRow> = {
  listOwnServices: only(['expert', 'otherExpert'], () => ({})),
  getOwnService: only(['expert', 'admin'], about.service),
  createService: only(['expert', 'otherExpert'], ({ service }) => ({ ...service, title: 'Boiler repair' })),
  updateService: only(['expert'], ({ service, serviceId }) => ({ ...service, serviceId })),
  pauseService: only(['expert', 'admin'], ({ serviceId }) => ({ serviceId, isPaused: false })),
  addServicePicture: only(['expert'], world => ({ ...about.service(world), text: 'A boiler' })),
  describeServicePicture: only(['expert'], world => ({ ...about.service(world), pictureId: world.pictureId, text: 'A boiler' })),
  arrangeServicePictures: only(['expert'], world => ({ ...about.service(world), pictureIds: [world.pictureId] })),
  removeServicePicture: only(['expert'], world => ({ ...about.service(world), pictureId: world.pictureId })),
  listCategories: EVERYBODY,
  listFeaturedServices: EVERYBODY,
  listServices: EVERYBODY,
  countServices: EVERYBODY,
  listServicesOfExpert: everybody(about.profile),
  getService: everybody(about.service),
  listSimilarServices: everybody(about.service),
  // Nothing can be asked about it after that.
  deleteService: only(['expert'], about.service),
}

const ofContent: Record<string, AccessRow> = {
  getContentPage: everybody(() => ({ slug: 'how-it-works' })),
  getLandingContent: EVERYBODY,
  sendContactMessage: everybody(() => ({
    ...{ name: 'Cleo', email: 'cleo@example.com', topic: 'A general question', message: 'Where do I find all of my projects?' },
  })),
}

const ofExperts: Record<string, AccessRow> = {
  getAssessmentQuestions: only(['expert', 'otherExpert'], () => ({ skillType: 'smart_home' })),
  listAssessments: only(['expert', 'otherExpert'], () => ({})),
  submitAssessment: only(['expert'], world => ({
    ...about.profile(world),
    ...{ skillName: 'Smart home', assessmentType: 'smart_home', attemptId: world.attemptId, answers: [] },
  })),
  listVerificationRequests: only(['expert', 'admin'], about.profile),
  requestVerification: only(['expert'], world => ({
    ...about.profile(world),
    requestType: 'standard_verification',
    submissionNotes: reason,
  })),
  listDraftDocuments: only(['expert'], about.profile),
  keepDraftDocument: only(['expert'], world => ({
    ...about.profile(world),
    ...{ url: `http://localhost/_api/files/${world.uuid}`, documentType: 'licence' },
  })),
  dropDraftDocument: only(['expert'], world => ({ ...about.profile(world), fileId: world.uuid })),
  listExpertProfiles: EVERYBODY,
  getExpertProfile: everybody(about.profile),
  saveExpertProfile: only(['expert'], ({ callers }) => ({ expertEmail: callers.expert.email, expertName: 'Bea' })),
  uploadFile: ACCOUNTS,
  listRequestsToReview: ADMIN,
  getRequestToReview: only(['admin'], about.request),
  decideOnRequest: only(['admin'], world => ({ ...about.request(world), version: 99, status: 'rejected', reason })),
  addReviewNote: only(['admin'], world => ({ ...about.request(world), text: reason })),
  linkToDocument: only(['admin'], ({ documentId }) => ({ documentId })),
  getVerificationAnalytics: ADMIN,
  startPeopleImport: ADMIN,
  listPeopleImports: ADMIN,
  listImportRejections: only(['admin'], ({ importId }) => ({ importId })),
  exportImportRejections: only(['admin'], ({ importId }) => ({ importId })),
  cancelPeopleImport: only(['admin'], ({ importId }) => ({ importId })),
}

const ofHiring: Record<string, AccessRow> = {
  getProjectHiring: only(['client'], about.project),
  countReceivedOffers: ACCOUNTS,
  listAgreedWork: only(['client'], world => ({ ...about.project(world), expertIds: String(world.beaId) })),
  listOffers: only(['client'], about.project),
  listReceivedOffers: ACCOUNTS,
  findExperts: accounts(() => ({ q: 'Bea' })),
  sendOffers: only(['client'], world => ({
    ...{ projectId: world.project.id, requestId: world.uuid, answerWithinDays: 7 },
    offers: [{ ...world.terms, taskId: world.taskId(1), expertId: world.beaId }],
  })),
  counterOffer: only(['client', 'expert'], ({ offer, terms }) => ({ offerId: offer.id, round: offer.round, ...terms })),
  moveOffer: only(['client', 'expert'], ({ offer }) => ({ offerId: offer.id, round: offer.round, to: 'delivered' })),
}

const usualHours = { ...DEFAULT_AVAILABILITY, timezone: 'UTC' }
const aDay = { from: '2030-01-07', until: '2030-01-07', timezone: 'UTC' }
/** The two who take part; an admin looks on. */
const ofSides = (input: NonNullable<AccessRow['input']>): AccessRow =>
  only(['client', 'expert'], (world, person) => ({ ...about.session(world), ...input(world, person) }))

const ofArSessions: Record<string, AccessRow> = {
  listArSessions: ACCOUNTS,
  listAllArSessions: ADMIN,
  getArSession: only(['client', 'expert', 'admin'], about.session),
  saveAnnotation: ofSides((world, person) => ({
    annotationType: 'line',
    annotationData: {},
    createdBy: world.callers[person].email,
    timestampMs: 1,
  })),
  listAnnotations: only(['client', 'expert', 'admin'], about.session),
  sendSessionMessage: ofSides(({ uuid }) => ({ messageId: uuid, content: 'Hello' })),
  listSessionMessages: only(['client', 'expert', 'admin'], about.session),
  saveSessionNotes: ofSides(() => ({ notes: 'Hello' })),
  listSessionTimeLine: only(['client', 'expert', 'admin'], about.session),
  getSessionRecord: only(['client', 'expert', 'admin'], about.session),
  keepSnapshot: ofSides(() => ({})),
  consentToRecording: ofSides(() => ({ isAllowed: false })),
  keepRecording: only(['expert'], world => ({ ...about.session(world), startedAt: '2030-01-07T10:00:00Z', seconds: 1 })),
  removeRecording: ofSides(() => ({ recordingId: 1 })),
  bookArSession: everybody(({ serviceId, callers }, person) => ({
    ...{ sessionTitle: 'Look at my boiler', scheduledAt: '2030-01-07T10:00:00Z', serviceId },
    ...{ clientName: 'Cleo', clientEmail: callers[person].email || 'vera@example.com', expertName: 'Bea' },
  })),
  rescheduleArSession: only(['client', 'expert'], world => ({
    ...about.session(world),
    scheduledAt: '2030-01-07T10:00:00Z',
    revision: 99,
  })),
  cancelArSession: only(['client', 'expert', 'admin'], world => ({ ...about.session(world), reason, revision: 99 })),
  joinArSession: only(['expert', 'admin'], world => ({ ...about.session(world), action: 'end' })),
  answerSessionCall: only(['client'], world => ({ ...about.session(world), isAccepted: false })),
  openGuestLink: everybody(({ guestToken }) => ({ token: guestToken })),
  createGuestLink: only(['client'], about.session),
  revokeGuestLinks: only(['client', 'expert', 'admin'], about.session),
  sendGuestLink: everybody(about.session),
  getAvailability: only(['expert', 'otherExpert'], () => ({})),
  saveAvailability: only(['expert', 'otherExpert'], () => usualHours),
  listSlots: everybody(world => ({ ...about.service(world), ...aDay })),
}

const ofProjects: Record<string, AccessRow> = {
  listProjects: ACCOUNTS,
  getProject: only(['client', 'admin'], about.project),
  createProject: only(['client'], ({ callers }) => ({
    ...{ title: 'Tap drips', description: 'The tap in the kitchen drips.', clientEmail: callers.client.email, clientName: 'Cleo' },
  })),
  decomposeProject: only(['client'], about.project),
  listWorks: only(['client'], about.project),
  // Its work is under way: who is let in is told so.
  planAsWork: only(['client'], world => ({ ...about.plan(world), packageId: 'boiler-fault' })),
  planChangedBrief: only(['client'], world => ({
    ...about.plan(world),
    title: 'Boiler knocks',
    description: 'It knocks whenever the heating starts.',
  })),
  updateProject: only(['client'], world => ({ ...about.project(world), title: 'Boiler knocks again' })),
  editTask: only(['client'], world => ({ ...about.plan(world), taskId: world.taskId(1), title: 'Mend the pipes' })),
  addTask: only(['client'], world => ({
    ...about.plan(world),
    ...{ title: 'Look at it', description: '', deliverable: '', acceptanceCheck: '', complexityLevel: 'low', predecessors: [] },
    ...{ hoursRange: { optimistic: 1, likely: 2, pessimistic: 3 }, requiredSkillIds: ['boiler-repair'] },
  })),
  splitTask: only(['client'], world => ({
    ...about.plan(world),
    taskId: world.taskId(1),
    parts: ['One', 'Two'].map(part => ({
      title: `Part ${part}`,
      description: '',
      hoursRange: { optimistic: 1, likely: 1, pessimistic: 1 },
    })),
  })),
  mergeTasks: only(['client'], world => ({ ...about.plan(world), taskIds: [world.taskId(1), world.taskId(2)], title: 'Both' })),
  moveTask: only(['client'], world => ({ ...about.plan(world), taskId: world.taskId(1), position: 1 })),
  deleteTask: only(['client'], world => ({ ...about.plan(world), taskId: world.taskId(2) })),
  undoPlanChange: only(['client'], about.plan),
  listUnplannedWishes: only(['client'], about.project),
  // Its plan has no wish left open: who is let in is told so.
  planWish: only(['client'], world => ({ ...about.plan(world), wish: 'a new tap', packageId: 'boiler-fault' })),
  dismissWish: only(['client'], world => ({ ...about.plan(world), wish: 'a new tap' })),
  planLeftOutTask: only(['client'], world => ({ ...about.plan(world), note: 'Left out as you asked (no design): Design the layout.' })),
  recordActualHours: only(['client'], world => ({ taskId: world.taskId(0), actualHours: 2 })),
  getEstimateQuality: EVERYBODY,
  getMatchReceipt: only(['client', 'admin'], ({ matchId }) => ({ matchId })),
  refreshMatches: only(['client'], world => ({ taskId: world.taskId(1) })),
  exportPlanJson: only(['client', 'admin'], about.project),
  exportPlanCsv: only(['client', 'admin'], about.project),
  listPlanShares: only(['client'], about.project),
  createPlanShare: only(['client'], world => ({ ...about.project(world), expiresInDays: null })),
  revokePlanShare: only(['client'], world => ({ ...about.project(world), shareId: world.shareId })),
  openSharedPlan: everybody(({ shareToken }) => ({ token: shareToken })),
  listAnalyses: ADMIN,
  getAnalysisFigures: ADMIN,
}

const words = { rating: 4, title: 'Found it at once', content: 'The boiler is quiet again, and I know why.' }

const ofReviews: Record<string, AccessRow> = {
  listReviews: EVERYBODY,
  createReview: only(['client'], ({ callers, project }) => ({
    ...{ reviewType: 'expert', projectId: project.id, expertEmail: callers.expert.email, ...words },
    ...{ reviewerEmail: callers.client.email, reviewerName: 'Cleo' },
  })),
  updateReview: only(['client'], world => ({ ...about.review(world), ...words })),
  respondToReview: only(['expert'], world => ({
    ...about.review(world),
    ...{ content: 'Thank you, gladly again.', responderEmail: world.callers.expert.email, responderName: 'Bea' },
  })),
  voteOnReview: only(['otherClient'], world => ({ ...about.review(world), isHelpful: true, userEmail: world.callers.otherClient.email })),
  takeBackVote: only(['otherClient', 'otherExpert', 'admin'], about.review),
  listReviewableWork: accounts(({ callers }) => ({ expertEmail: callers.expert.email })),
  reportReview: only(['otherClient', 'expert', 'otherExpert', 'admin'], world => ({ ...about.review(world), reason })),
  listReportedReviews: ADMIN,
  settleReports: only(['admin'], world => ({ ...about.review(world), isRemoved: false, reason })),
}

const ids = { notificationIds: [1] }
const ownInbox = ({ callers }: AccessWorld) => ({ recipientEmail: callers.client.email })
const ownPreferences = ({ callers }: AccessWorld) => ({ userEmail: callers.client.email })
const browser = { endpoint: 'https://push.example.com/1' }

const ofNotifications: Record<string, AccessRow> = {
  listNotifications: only(['client'], ownInbox),
  readUnreadNotifications: only(['client'], ownInbox),
  markNotifications: only(['client'], world => ({ ...ownInbox(world), ...ids, isRead: true })),
  archiveNotifications: accounts(() => ({ ...ids, isArchived: true })),
  snoozeNotifications: accounts(() => ({ ...ids, minutes: 10 })),
  explainNotification: only(['client'], ({ notificationId }) => ({ notificationId })),
  readNotificationPreferences: only(['client'], ownPreferences),
  saveNotificationPreferences: only(['client'], world => ({
    ...ownPreferences(world),
    preferences: [{ notificationType: 'offer_answered', emailEnabled: false }],
  })),
  readNotificationSettings: ACCOUNTS,
  saveNotificationSettings: accounts(() => ({ isSoundOn: true })),
  readPushKey: ACCOUNTS,
  subscribeToPush: accounts(() => ({ ...browser, keys: { p256dh: 'x', auth: 'x' } })),
  unsubscribeFromPush: accounts(() => browser),
  readMailSwitch: everybody(({ mailToken }) => ({ token: mailToken })),
  saveMailSwitch: everybody(({ mailToken }) => ({ token: mailToken })),
  readMailTrouble: ACCOUNTS,
  tryMailAgain: ACCOUNTS,
}

/** Every call of the contract by its name. */
const ofCalls: Record<string, AccessRow> = {
  // No call is held here: its participants are asked for where calls are.
  getIceServers: only([], () => ({ room: 'call:session-1' })),
}

export const ACCESS_ROWS: Record<string, AccessRow> = {
  ...ofCalls,
  ...ofProjects,
  ...ofReviews,
  ...ofHiring,
  ...ofArSessions,
  ...ofExperts,
  ...ofContent,
  ...ofServices,
  ...ofNotifications,
  ...WORKSPACE_ROWS,
  ...ofAccounts,
}
