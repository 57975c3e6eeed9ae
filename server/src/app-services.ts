import type { FastifyInstance } from 'fastify'
import { createAccountAuth } from './accounts/account-auth.ts'
import { createAccountHousekeeping } from './accounts/account-housekeeping.ts'
import { createAccountMail } from './accounts/account-mail.ts'
import { createAccountModerationService } from './accounts/account-moderation-service.ts'
import { createAccountPictureService } from './accounts/account-picture-service.ts'
import { becomeExpert } from './accounts/account-roles.ts'
import { createAccountService } from './accounts/account-service.ts'
import { createAvailabilityService } from './ar-sessions/availability-service.ts'
import { createGuestLetterConsumer } from './ar-sessions/guest-letter-consumer.ts'
import { createGuestLinkService } from './ar-sessions/guest-link-service.ts'
import { createSessionOverview } from './ar-sessions/moderation/session-overview-service.ts'
import { mayHear, maySee, seeKept } from './ar-sessions/moderation/session-viewing.ts'
import { createSessionMediaService, sessionFilePurposes } from './ar-sessions/record/session-media-service.ts'
import { createSessionRecordService } from './ar-sessions/record/session-record-service.ts'
import { createSessionReport } from './ar-sessions/record/session-report-service.ts'
import { createSessionCalls } from './ar-sessions/session-call.ts'
import { createSessionPeople } from './ar-sessions/session-people.ts'
import { createSessionPersonalData } from './ar-sessions/session-personal-data.ts'
import { createArSessionService } from './ar-sessions/session-service.ts'
import { createSessionSweep } from './ar-sessions/session-sweep.ts'
import { createCallService } from './calls/call-service.ts'
import { createCatalogService } from './catalog/catalog-service.ts'
import { createOwnCatalogService } from './catalog/own-catalog-service.ts'
import { createAssessmentService } from './experts/assessments/assessment-service.ts'
import { createExpertClaim, createExpertPersonalData } from './experts/expert-account.ts'
import { createExpertProfileService } from './experts/expert-profile-service.ts'
import { createExpertService } from './experts/expert-service.ts'
import { createDocumentLinks } from './experts/verification/document-link.ts'
import { createDocumentScanJob } from './experts/verification/document-scan-job.ts'
import { createDraftHousekeeping, createVerificationDraftService } from './experts/verification/verification-draft-service.ts'
import { createVerificationReviewService } from './experts/verification/verification-review-service.ts'
import { createVerificationService } from './experts/verification/verification-service.ts'
import { createFileDisposal, createFileHousekeeping } from './files/file-housekeeping.ts'
import { createFilePersonalData } from './files/file-personal-data.ts'
import { createFileService } from './files/file-service.ts'
import { createHiringPersonalData } from './hiring/hiring-personal-data.ts'
import { createHiringService } from './hiring/hiring-service.ts'
import { createHiringStandingService } from './hiring/hiring-standing-service.ts'
import { createOfferForwarder } from './hiring/offer-events.ts'
import { createOfferExpiryJob, createOfferSweep } from './hiring/offer-expiry-job.ts'
import { createDeliverySide, onMailGivenUp } from './notifications/delivery/delivery-side.ts'
import { createNotificationHousekeeping } from './notifications/inbox-housekeeping.ts'
import { createInboxRound, createWakeJob } from './notifications/inbox-wake.ts'
import { createNotificationConsumer } from './notifications/notification-consumer.ts'
import { createNotificationPersonalData } from './notifications/notification-personal-data.ts'
import { createNotificationService } from './notifications/notification-service.ts'
import { createNotificationPreferenceService } from './notifications/preference-service.ts'
import { createPeopleImportJob } from './people-import/people-import-job.ts'
import { type Config, linkBase } from './platform/config.ts'
import type { Connection, Database, Transaction } from './platform/database/database.ts'
import { createHttpServer } from './platform/http/http-server.ts'
import type { ResolveActor } from './platform/identity/actor.ts'
import { createHousekeeping } from './platform/jobs/housekeeping.ts'
import { createJobs } from './platform/jobs/jobs.ts'
import { createMailRound, createSendMailJob } from './platform/mail/mail-jobs.ts'
import { createMail } from './platform/mail/mail-queue.ts'
import { senderOf } from './platform/mail/mail-sender.ts'
import { createMailTransport } from './platform/mail/mail-transport.ts'
import type { Pages } from './platform/pages/page-renderer.ts'
import { createStorage } from './platform/storage/storage.ts'
import { createClamdScanner } from './platform/storage/virus-scanner.ts'
import type { Logger } from './platform/telemetry/logger.ts'
import { createMetrics } from './platform/telemetry/metrics.ts'
import { createAnalysisHousekeeping } from './projects/analysis/analysis-housekeeping.ts'
import { createAnalysisJob } from './projects/analysis/analysis-job.ts'
import type { Analyst } from './projects/analysis/analyst.ts'
import { builtInAnalyst, createBuiltInAnalyst } from './projects/analysis/built-in-analyst.ts'
import { configuredAnalyst } from './projects/analysis/configured-analyst.ts'
import { createEstimateService } from './projects/estimates/estimate-service.ts'
import { createMatching } from './projects/matching/matching.ts'
import { createPlanChanger } from './projects/plan/plan-changer.ts'
import { createPlanMatchJob } from './projects/plan/plan-match-job.ts'
import { createPlanService } from './projects/plan/plan-service.ts'
import { createWishService } from './projects/plan/wish-service.ts'
import { createProjectHiring } from './projects/project-hiring.ts'
import { createProjectPersonalData } from './projects/project-personal-data.ts'
import { createProjectService } from './projects/project-service.ts'
import { createWorksService } from './projects/works-service.ts'
import { createReviewModerationService } from './reviews/review-moderation-service.ts'
import { createReviewPersonalData } from './reviews/review-personal-data.ts'
import { createReviewService } from './reviews/review-service.ts'
import { createWorkspacePersonalData } from './workspaces/workspace-personal-data.ts'
import { createWorkspaceSide } from './workspaces/workspace-side.ts'

/** What the app is built from. `pages` is absent where only the API is wanted. */
export interface AppParts {
  config: Config
  database: Database
  connection: Connection
  authSecret: string
  logger: Logger
  analyst?: Analyst
  pages?: (server: FastifyInstance['server']) => Promise<Pages>
}

const DAY_SECONDS = 86_400

/** What all domains rest on. */
const createGround = async ({ config, database, connection, logger, authSecret }: AppParts) => {
  const metrics = createMetrics()
  const jobs = createJobs(connection, metrics, logger)
  const http = await createHttpServer(config, logger, metrics)
  const storage = await createStorage(config)

  const mailTransport = createMailTransport(config)
  const posting = { database, transport: mailTransport, onGivenUp: onMailGivenUp }
  const sendMail = createSendMailJob(posting)
  const mail = createMail(jobs, sendMail)
  const accountMail = createAccountMail(database, config, mail)
  const auth = createAccountAuth({
    database,
    config,
    secret: authSecret,
    mail: accountMail,
    claimExpert: createExpertClaim(database),
    logger,
  })
  return { metrics, jobs, http, storage, mailTransport, mailJobs: [sendMail, createMailRound(posting)], mail, accountMail, auth }
}
type Ground = Awaited<ReturnType<typeof createGround>>

const createPeople = ({ config, database }: AppParts, { jobs, storage }: Ground) => {
  const fileDisposal = createFileDisposal(database, storage)
  const files = createFileService(database, storage, tx => jobs.send(tx, fileDisposal, {}))
  const pictures = createAccountPictureService(database, files)
  const accounts = createAccountService(database, config, pictures, [
    createProjectPersonalData(database),
    createHiringPersonalData(database, createProjectHiring(database)),
    createReviewPersonalData(database),
    createWorkspacePersonalData(database, files),
    // After hiring, which holds the expert as whoever books him does; before the experts: what is booked with one is cancelled while he is there.
    createSessionPersonalData(database, files),
    createExpertPersonalData(database),
    createFilePersonalData(database, files),
    createNotificationPersonalData(database),
  ])
  const accountModeration = createAccountModerationService(database)
  return { fileDisposal, files, pictures, accounts, accountModeration }
}

/** Who experts are, and how that is proven. */
const createExperts = ({ config, database, authSecret }: AppParts, { jobs }: Ground, { files }: ReturnType<typeof createPeople>) => {
  const scanJob = config.virusScanner
    ? createDocumentScanJob({ database, files, scanner: createClamdScanner(config.virusScanner) })
    : undefined
  const queueScan = scanJob && ((tx: Transaction, requestId: number) => jobs.send(tx, scanJob, { requestId }))
  return {
    expertProfiles: createExpertProfileService(database, becomeExpert),
    verification: createVerificationService({ database, files, queueScan }),
    verificationDrafts: createVerificationDraftService(database, files),
    verificationReview: createVerificationReviewService({
      ...{ database, files },
      links: createDocumentLinks(authSecret),
    }),
    assessments: createAssessmentService(database),
    verificationJobs: [createDraftHousekeeping(database), ...(scanJob ? [scanJob] : [])],
  }
}

const createProjects = async ({ config, database, ...parts }: AppParts, { jobs }: Ground) => {
  const catalog = createCatalogService(database)
  const experts = createExpertService(database)
  const matching = createMatching(database, experts)
  const estimates = createEstimateService(database)
  const analyst = parts.analyst ?? (await configuredAnalyst(config.model, database, createBuiltInAnalyst(estimates.learned)))
  const analysisJob = createAnalysisJob(database, analyst, experts, matching)
  // Sample projects cost nothing and are there at once, whatever analyst is set up.
  const sampleAnalysis = createAnalysisJob(database, parts.analyst ?? builtInAnalyst, experts, matching)
  const planMatchJob = createPlanMatchJob(database, matching)
  const queueAnalysis = (tx: Transaction, projectId: number) => jobs.send(tx, analysisJob, { projectId })
  const projects = createProjectService(database, queueAnalysis)
  const works = createWorksService(database, queueAnalysis)
  const changer = createPlanChanger({
    ...{ database, detail: projects.detail },
    queueMatching: (tx, projectId) => jobs.send(tx, planMatchJob, { projectId }),
  })
  const plans = createPlanService({ database, experts, changer, detail: projects.detail })
  const wishes = createWishService({ database, experts, changer, learned: estimates.learned })
  return { catalog, experts, matching, estimates, analysisJob, sampleAnalysis, planMatchJob, projects, works, plans, wishes }
}

const createHiring = ({ database }: AppParts, { jobs }: Ground) => {
  const projectHiring = createProjectHiring(database)
  const offerExpiryJob = createOfferExpiryJob(database, projectHiring)
  const hiring = createHiringService({
    database,
    projects: projectHiring,
    queueExpiry: (tx, offer, days) => jobs.send(tx, offerExpiryJob, offer, { startAfterSeconds: days * DAY_SECONDS }),
  })
  const reviews = createReviewService(database)
  return {
    ...{ offerJobs: [offerExpiryJob, createOfferSweep(database, projectHiring)], hiring },
    hiringStanding: createHiringStandingService(database, projectHiring),
    forwardOfferEvents: createOfferForwarder(projectHiring),
    ...{ reviews, moderation: createReviewModerationService(database, reviews) },
  }
}

const createArSessions = (
  { config, database }: AppParts,
  { mail, auth }: Ground,
  { files }: ReturnType<typeof createPeople>,
  { experts }: Awaited<ReturnType<typeof createProjects>>,
) => {
  const house = { base: linkBase(config), sender: senderOf(config.mailFrom) }
  const guestLinks = createGuestLinkService({ database, mail, house })
  const resolveActor: ResolveActor = async headers => {
    const actor = await auth.resolveActor(headers)
    return actor.kind === 'visitor' ? guestLinks.resolve(headers) : actor
  }
  const arSessions = createArSessionService({ database, mailHeld: guestLinks.mailHeld })
  const seeKeptOf = seeKept(database, arSessions.detail)
  const maySeeKept = maySee(seeKeptOf)
  return {
    ...{ guestLinks, resolveActor, arSessions },
    mayHearSession: mayHear(maySeeKept),
    sessionRecords: createSessionRecordService(database, arSessions.detail, seeKeptOf),
    consumeForGuests: createGuestLetterConsumer(mail, house),
    sessionCalls: createSessionCalls(database),
    arAvailability: createAvailabilityService({ database, setExpertTimezone: experts.setTimezone }),
    allSessions: createSessionOverview(database),
    sessionMedia: createSessionMediaService(database, files, arSessions.detail),
    sessionReport: createSessionReport(database, files, seeKeptOf),
    sessionPurposes: sessionFilePurposes(database, maySeeKept),
  }
}

const createNotifications = ({ config, database, authSecret, logger }: AppParts, { jobs, mail, metrics }: Ground) => {
  const base = linkBase(config)
  const { deliveryJobs, ...delivery } = createDeliverySide({ database, jobs, mail, config, secret: authSecret, logger })
  const wakeJob = createWakeJob(database, base)
  return {
    notifications: createNotificationService({
      ...{ database, base },
      queueWake: (tx, accountId, afterSeconds) => jobs.send(tx, wakeJob, { accountId }, { startAfterSeconds: afterSeconds }),
    }),
    notificationPreferences: createNotificationPreferenceService(database),
    consumeForNotifications: createNotificationConsumer({
      ...{ base, words: createProjectHiring(database), told: metrics.notificationsTold },
      queueDelivery: delivery.queueDelivery,
    }),
    notificationJobs: [wakeJob, createInboxRound(database, base), createNotificationHousekeeping(database, logger), ...deliveryJobs],
    delivery,
  }
}

/** Every service and job, made once and given what it needs. */
export const createServices = async (parts: AppParts) => {
  const { database } = parts
  const ground = await createGround(parts)
  const people = createPeople(parts, ground)
  const expertSide = createExperts(parts, ground, people)
  const work = await createProjects(parts, ground)
  const ownCatalog = createOwnCatalogService(database, people.files, work.catalog)
  const deals = createHiring(parts, ground)
  const sessions = createArSessions(parts, ground, people, work)
  const told = createNotifications(parts, ground)
  const workspaces = createWorkspaceSide({
    database,
    mail: ground.mail,
    base: linkBase(parts.config),
    projects: createProjectHiring(database),
    sessions: createSessionPeople(),
    files: people.files,
    modelMaxMegabytes: parts.config.modelMaxMegabytes,
    quotaMegabytes: parts.config.workspaceFilesMegabytes,
  })
  const peopleImportJob = createPeopleImportJob(database, people.files)
  // Whoever holds calls says here who may join them.
  const calls = createCallService({ holders: { session: sessions.sessionCalls, ...workspaces.calls }, ice: parts.config.calls })
  const { mailJobs, storage } = ground
  const { fileDisposal } = people
  const { analysisJob, planMatchJob } = work
  const kinds = [
    analysisJob,
    planMatchJob,
    createHousekeeping(database),
    ...mailJobs,
    createAccountHousekeeping(database),
    fileDisposal,
    createFileHousekeeping(database, storage),
    createAnalysisHousekeeping(database),
    peopleImportJob,
    ...deals.offerJobs,
    createSessionSweep(database, people.files),
    ...expertSide.verificationJobs,
    ...told.notificationJobs,
    workspaces.housekeeping,
  ]
  return {
    ...ground,
    ...people,
    ...expertSide,
    ...work,
    ownCatalog,
    ...deals,
    ...sessions,
    ...told,
    peopleImportJob,
    calls,
    kinds,
    workspaces,
  }
}
export type Services = Awaited<ReturnType<typeof createServices>>
