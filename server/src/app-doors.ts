import { join } from 'node:path'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import type { createAccountAuth } from './accounts/account-auth.ts'
import { bindAccountAuth } from './accounts/account-auth-routes.ts'
import { bindAccountModeration } from './accounts/account-moderation-routes.ts'
import { ACCOUNT_PICTURE } from './accounts/account-picture-service.ts'
import { bindAccounts, SIGNED_OUT_COOKIE } from './accounts/account-routes.ts'
import type { createAccountService } from './accounts/account-service.ts'
import type { AppParts, Services } from './app-services.ts'
import { bindGuestLinks, GONE_GUEST_COOKIE } from './ar-sessions/guest-link-routes.ts'
import { bindSessionRecord } from './ar-sessions/record/session-record-routes.ts'
import { bindArSessions } from './ar-sessions/session-routes.ts'
import { bindCalls } from './calls/call-routes.ts'
import { bindCatalog, bindOwnCatalog } from './catalog/catalog-routes.ts'
import { SERVICE_PICTURE } from './catalog/own-picture-service.ts'
import { CONTENT_FOLDER, contentFiles } from './content/content-files.ts'
import { bindContent } from './content/content-routes.ts'
import { createContentService } from './content/content-service.ts'
import { registerSitemap } from './content/sitemap.ts'
import { bindAssessments } from './experts/assessments/assessment-routes.ts'
import { bindExperts } from './experts/expert-routes.ts'
import { DOCUMENT_PURPOSE } from './experts/verification/document-purpose.ts'
import { bindVerification } from './experts/verification/verification-routes.ts'
import { bindFiles } from './files/file-routes.ts'
import { bindHiring } from './hiring/hiring-routes.ts'
import { bindMailSwitch } from './notifications/delivery/mail-switch-routes.ts'
import { bindPush } from './notifications/delivery/push-routes.ts'
import { bindNotifications } from './notifications/notification-routes.ts'
import { bindPeopleImport } from './people-import/people-import-routes.ts'
import { createPeopleImportService } from './people-import/people-import-service.ts'
import type { Transaction } from './platform/database/database.ts'
import { type Bind, createBind } from './platform/http/bind.ts'
import { registerOpenApi } from './platform/http/openapi.ts'
import { registerOperationsRoutes } from './platform/http/operations-routes.ts'
import { headersOf } from './platform/http/web-headers.ts'
import { bindDevMails } from './platform/mail/mail-routes.ts'
import type { Pages } from './platform/pages/page-renderer.ts'
import { type PageVisitor, registerPages } from './platform/pages/page-routes.ts'
import { bindAnalyses } from './projects/analysis/analysis-routes.ts'
import { createAnalysisService } from './projects/analysis/analysis-service.ts'
import { bindEstimates } from './projects/estimates/estimate-routes.ts'
import { MATCH_FACTS } from './projects/matching/match-facts.ts'
import { createMatchService } from './projects/matching/match-service.ts'
import { bindPlans } from './projects/plan/plan-routes.ts'
import { bindProjects } from './projects/project-routes.ts'
import { bindPlanShares } from './projects/sharing/plan-share-routes.ts'
import { createPlanShareService } from './projects/sharing/plan-share-service.ts'
import { bindReviews } from './reviews/review-routes.ts'
import { registerShownFiles } from './workspaces/files/shown-file-route.ts'
import { bindModels } from './workspaces/models/model-routes.ts'
import { bindWorkspaces } from './workspaces/workspace-routes.ts'

/** The demo signs a visitor in as its client on the first page, unless he logged out by hand. */
const arriveInDemo =
  (accounts: ReturnType<typeof createAccountService>, auth: ReturnType<typeof createAccountAuth>): PageVisitor['onPage'] =>
  async request => {
    const headers = headersOf(request)
    const isNavigation = request.method === 'GET' && /text\/html|\*\/\*/.test(headers.get('accept') ?? '') && !/\.[a-z]+$/.test(request.url)
    if (!isNavigation || headers.get('cookie')?.includes(`${SIGNED_OUT_COOKIE}=yes`)) return []
    if ((await auth.resolveActor(headers)).kind === 'account') return auth.refresh(headers)
    const { accountId } = await accounts.demoAccount('client')
    return auth.signIn(accountId, headers)
  }

/** A page prolongs the sign-in that it is opened with. */
const keepSignedIn =
  (auth: ReturnType<typeof createAccountAuth>): PageVisitor['onPage'] =>
  request =>
    auth.refresh(headersOf(request))

const bindPeople = (bind: Bind, { config, database }: AppParts, services: Services) => {
  const { http, auth, resolveActor, accountMail, accounts, accountModeration, pictures, files, jobs, peopleImportJob } = services
  const isDemo = config.mode === 'demo'
  bindAccounts(bind, { accounts, pictures, auth, isDemo, goneCookies: [GONE_GUEST_COOKIE] })
  bindAccountModeration(bind, accountModeration)
  bindAccountAuth(bind, http, { accountAuth: auth, accountMail, config })
  if (isDemo) bindDevMails(bind, database)
  const purposes = [ACCOUNT_PICTURE, DOCUMENT_PURPOSE, SERVICE_PICTURE, ...services.sessionPurposes, ...services.workspaces.filePurposes]
  bindFiles(bind, http, { files, purposes, resolveActor, config })
  const queueImport = (tx: Transaction, importId: number) => jobs.send(tx, peopleImportJob, { importId })
  bindPeopleImport(bind, createPeopleImportService({ database, files, queueImport }), config.importMaxMegabytes)
}

const bindExpertSide = (bind: Bind, services: Services) => {
  const { http, resolveActor, expertProfiles, verification, verificationDrafts: drafts, verificationReview: review, assessments } = services
  bindExperts(bind, expertProfiles)
  bindAssessments(bind, assessments)
  bindVerification(bind, http, { verification, drafts, review, resolveActor })
}

const bindProjectWork = (
  bind: Bind,
  { config, database }: AppParts,
  { projects, works, plans, wishes, matching, estimates, hiring, hiringStanding }: Services,
) => {
  bindProjects(bind, projects, createMatchService(database, matching), works)
  bindPlans(bind, plans, wishes)
  bindPlanShares(bind, createPlanShareService(database, projects.detail))
  bindAnalyses(bind, createAnalysisService(database, config.model))
  bindEstimates(bind, estimates)
  bindHiring(bind, hiring, hiringStanding)
}

const bindMarket = (
  bind: Bind,
  { config, database, logger }: AppParts,
  { mail, catalog, ownCatalog, experts, reviews, moderation }: Services,
) => {
  bindCatalog(bind, catalog)
  bindOwnCatalog(bind, ownCatalog)
  bindReviews(bind, reviews, moderation)
  bindContent(
    bind,
    createContentService({
      files: contentFiles(CONTENT_FOLDER, join(config.dataDir, 'content')),
      mail,
      operatorEmail: config.operatorEmail,
      facts: MATCH_FACTS,
      catalog,
      experts,
      transaction: database.transaction,
      logger,
    }),
  )
}

/** Everything that can be asked over HTTP: calls, their description, operations, and the pages behind them all. */
export const openDoors = async (parts: AppParts, services: Services): Promise<Pages | undefined> => {
  const { config, database } = parts
  const { http, metrics, jobs, storage, auth, resolveActor, accounts, catalog } = services
  const isDemo = config.mode === 'demo'
  const bound: Endpoint[] = []
  const bind = createBind(http, { resolveActor, limitsReads: !isDemo, bound, spool: storage.spool })
  bindPeople(bind, parts, services)
  bindExpertSide(bind, services)
  bindMarket(bind, parts, services)
  bindProjectWork(bind, parts, services)
  bindArSessions(bind, { sessions: services.arSessions, availability: services.arAvailability, listAll: services.allSessions })
  bindSessionRecord(bind, http, {
    ...{ records: services.sessionRecords, media: services.sessionMedia, report: services.sessionReport },
    resolveActor,
  })
  bindGuestLinks(bind, services.guestLinks, config.publicUrl?.startsWith('https:') ?? false)
  bindNotifications(bind, services.notifications, services.notificationPreferences)
  bindMailSwitch(bind, http, services.delivery.mailSwitch)
  bindCalls(bind, services.calls)
  bindPush(bind, services.delivery.push)
  bindWorkspaces(bind, services.workspaces.door, config)
  bindModels(bind, services.workspaces.modelDoor, config)
  registerShownFiles(http, { shared: services.workspaces.door.files, files: services.files, resolveActor })
  registerSitemap(http, catalog, config.publicUrl)
  await registerOpenApi(http, bound)
  registerOperationsRoutes(http, config, metrics, [
    { name: 'database', check: async () => void (await database.pool.query('select 1')) },
    { name: 'files', isDear: true, check: () => storage.blobs.check() },
    { name: 'queue', check: () => jobs.checkWorking() },
  ])
  const pages = await parts.pages?.(http.server)
  await registerPages(http, pages, {
    isDemo,
    publicUrl: config.publicUrl,
    onPage: isDemo ? arriveInDemo(accounts, auth) : keepSignedIn(auth),
  })
  return pages
}
