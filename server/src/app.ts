import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import { createAccountAuth } from './accounts/account-auth.ts'
import { bindAccountAuth } from './accounts/account-auth-routes.ts'
import { createAccountHousekeeping } from './accounts/account-housekeeping.ts'
import { createAccountMail } from './accounts/account-mail.ts'
import { ACCOUNT_PICTURE, createAccountPictureService } from './accounts/account-picture-service.ts'
import { bindAccounts, SIGNED_OUT_COOKIE } from './accounts/account-routes.ts'
import { createAccountService } from './accounts/account-service.ts'
import { bindCatalog } from './catalog/catalog-routes.ts'
import { createCatalogService } from './catalog/catalog-service.ts'
import { CONTENT_FOLDER, contentFiles } from './content/content-files.ts'
import { bindContent } from './content/content-routes.ts'
import { createContentService } from './content/content-service.ts'
import { registerSitemap } from './content/sitemap.ts'
import { createExpertClaim, createExpertPersonalData } from './experts/expert-account.ts'
import { createExpertService } from './experts/expert-service.ts'
import { createFileDisposal, createFileHousekeeping } from './files/file-housekeeping.ts'
import { createFilePersonalData } from './files/file-personal-data.ts'
import { bindFiles } from './files/file-routes.ts'
import { createFileService } from './files/file-service.ts'
import { createPeopleImportJob } from './people-import/people-import-job.ts'
import { bindPeopleImport } from './people-import/people-import-routes.ts'
import { createPeopleImportService } from './people-import/people-import-service.ts'
import type { Config } from './platform/config.ts'
import type { Connection, Database, Transaction } from './platform/database/database.ts'
import type { Listener } from './platform/database/listener.ts'
import { startDispatcher } from './platform/events/dispatcher.ts'
import { createBind } from './platform/http/bind.ts'
import { createHttpServer } from './platform/http/http-server.ts'
import { registerOpenApi } from './platform/http/openapi.ts'
import { registerOperationsRoutes } from './platform/http/operations-routes.ts'
import { createOriginRule } from './platform/http/origin.ts'
import { headersOf } from './platform/http/web-headers.ts'
import type { Actor } from './platform/identity/actor.ts'
import { createHousekeeping } from './platform/jobs/housekeeping.ts'
import { createJobs, type SendTime } from './platform/jobs/jobs.ts'
import { type LiveHub, startLiveHub } from './platform/live/live-hub.ts'
import { liveConsumer } from './platform/live/live-rooms.ts'
import { routeUpgrades } from './platform/live/live-upgrade.ts'
import { createMailRound, createSendMailJob } from './platform/mail/mail-jobs.ts'
import { createMail } from './platform/mail/mail-queue.ts'
import { bindDevMails } from './platform/mail/mail-routes.ts'
import { createMailTransport } from './platform/mail/mail-transport.ts'
import type { Pages } from './platform/pages/page-renderer.ts'
import { type PageVisitor, registerPages } from './platform/pages/page-routes.ts'
import { createStorage } from './platform/storage/storage.ts'
import type { Logger } from './platform/telemetry/logger.ts'
import { createMetrics } from './platform/telemetry/metrics.ts'
import { createAnalysisHousekeeping } from './projects/analysis/analysis-housekeeping.ts'
import { createAnalysisJob } from './projects/analysis/analysis-job.ts'
import { bindAnalyses } from './projects/analysis/analysis-routes.ts'
import { createAnalysisService } from './projects/analysis/analysis-service.ts'
import type { Analyst } from './projects/analysis/analyst.ts'
import { builtInAnalyst, createBuiltInAnalyst } from './projects/analysis/built-in-analyst.ts'
import { configuredAnalyst } from './projects/analysis/configured-analyst.ts'
import { bindEstimates } from './projects/estimates/estimate-routes.ts'
import { createEstimateService } from './projects/estimates/estimate-service.ts'
import { MATCH_FACTS } from './projects/matching/match-facts.ts'
import { createMatchService } from './projects/matching/match-service.ts'
import { createMatching } from './projects/matching/matching.ts'
import { createPlanMatchJob } from './projects/plan/plan-match-job.ts'
import { bindPlans } from './projects/plan/plan-routes.ts'
import { createPlanService } from './projects/plan/plan-service.ts'
import { forwardProjectEvents } from './projects/project-events.ts'
import { createProjectPersonalData } from './projects/project-personal-data.ts'
import { bindProjects } from './projects/project-routes.ts'
import { createProjectService } from './projects/project-service.ts'
import { bindPlanShares } from './projects/sharing/plan-share-routes.ts'
import { createPlanShareService } from './projects/sharing/plan-share-service.ts'

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

export interface App {
  http: FastifyInstance
  /** Runs the analysis of one project here and now, outside the queue: for seeding. */
  analyse(projectId: number): Promise<void>
  /** Queues the analysis of a project for later, as part of a transaction: for seeding. */
  analyseLater(tx: Transaction, projectId: number, when: SendTime): Promise<void>
  /** Makes the queue ready to take jobs. */
  startQueue(): Promise<void>
  /** Starts handing events on and taking live sockets. */
  start(): Promise<void>
  /** Takes jobs up from now on. Needs the queue. `isAlone`: no other node works on this database, so what seems to run was left behind. */
  work(options: { isAlone: boolean }): Promise<void>
  /** Drains and ends all of it; in-flight requests are answered first. */
  close(): Promise<void>
}

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

/** The one place where things are wired. */
export const createApp = async (parts: AppParts): Promise<App> => {
  const { config, database, connection, logger } = parts
  const isDemo = config.mode === 'demo'
  const metrics = createMetrics()
  const jobs = createJobs(connection, metrics, logger)
  const http = await createHttpServer(config, logger, metrics)
  const storage = await createStorage(config)

  const mailTransport = createMailTransport(config)
  const sendMail = createSendMailJob(database, mailTransport)
  const mail = createMail(jobs, sendMail)
  const accountMail = createAccountMail(database, config, mail)
  const auth = createAccountAuth({
    database,
    config,
    secret: parts.authSecret,
    mail: accountMail,
    claimExpert: createExpertClaim(database),
    logger,
  })
  const fileDisposal = createFileDisposal(database, storage)
  const files = createFileService(database, storage, tx => jobs.send(tx, fileDisposal, {}))
  const pictures = createAccountPictureService(database, files)
  const accounts = createAccountService(database, config, pictures, [
    createProjectPersonalData(database),
    createExpertPersonalData(database),
    createFilePersonalData(database, files),
  ])
  const catalog = createCatalogService(database)
  const experts = createExpertService(database)
  const matching = createMatching(database, experts)
  const estimates = createEstimateService(database)
  const analyst = parts.analyst ?? (await configuredAnalyst(config.model, database, createBuiltInAnalyst(estimates.learned)))
  const analysisJob = createAnalysisJob(database, analyst, experts, matching)
  // Sample projects cost nothing and are there at once, whatever analyst is set up.
  const sampleAnalysis = createAnalysisJob(database, parts.analyst ?? builtInAnalyst, experts, matching)
  const planMatchJob = createPlanMatchJob(database, matching)
  const peopleImportJob = createPeopleImportJob(database, files)
  const housekeeping = createHousekeeping(database)
  const kinds = [
    analysisJob,
    planMatchJob,
    housekeeping,
    sendMail,
    createMailRound(database, mailTransport),
    createAccountHousekeeping(database),
    fileDisposal,
    createFileHousekeeping(database, storage),
    createAnalysisHousekeeping(database),
    peopleImportJob,
  ]
  const projects = createProjectService(database, (tx, projectId) => jobs.send(tx, analysisJob, { projectId }))
  const plans = createPlanService({
    ...{ database, experts, detail: projects.detail },
    queueMatching: (tx, projectId) => jobs.send(tx, planMatchJob, { projectId }),
  })

  const bound: Endpoint[] = []
  const bind = createBind(http, { resolveActor: auth.resolveActor, limitsReads: !isDemo, bound, spool: storage.spool })
  bindAccounts(bind, { accounts, pictures, auth, isDemo })
  bindAccountAuth(bind, http, { accountAuth: auth, accountMail, config })
  if (isDemo) bindDevMails(bind, database)
  bindCatalog(bind, catalog)
  bindProjects(bind, projects, createMatchService(database, matching))
  bindPlans(bind, plans)
  bindPlanShares(bind, createPlanShareService(database, projects.detail))
  bindFiles(bind, http, { files, purposes: [ACCOUNT_PICTURE], resolveActor: auth.resolveActor, config })
  const queueImport = (tx: Transaction, importId: number) => jobs.send(tx, peopleImportJob, { importId })
  bindPeopleImport(bind, createPeopleImportService({ database, files, queueImport }), config.importMaxMegabytes)
  bindAnalyses(bind, createAnalysisService(database, config.model))
  bindEstimates(bind, estimates)
  bindContent(
    bind,
    createContentService({
      files: contentFiles(CONTENT_FOLDER, join(config.dataDir, 'content')),
      mail,
      operatorEmail: config.operatorEmail,
      facts: MATCH_FACTS,
      catalog,
      experts,
      projects,
      transaction: database.transaction,
      logger,
    }),
  )
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

  const roomKinds = [
    { kind: 'project', mayListen: projects.mayListen },
    // Whose room it is stands in its name; nobody can ask for another's.
    {
      kind: 'projects',
      isOwn: true as const,
      mayListen: async (actor: Actor, id: string) => actor.kind === 'account' && actor.accountId === id,
    },
  ]
  let hub: LiveHub | undefined
  let dispatcher: Listener | undefined
  let endUpgrades: (() => void) | undefined
  return {
    http,
    analyse: projectId =>
      sampleAnalysis.work({ projectId }, new AbortController().signal).catch(error => {
        logger.warn({ err: error, projectId }, 'an analysis outside the queue failed')
        return sampleAnalysis.giveUp?.({ projectId }, error)
      }),
    analyseLater: (tx, projectId, when) => jobs.send(tx, analysisJob, { projectId }, when),
    startQueue: () => jobs.start(kinds),
    start: async () => {
      hub = await startLiveHub(database, roomKinds, metrics, logger)
      endUpgrades = routeUpgrades(http.server, {
        hub,
        resolveActor: auth.resolveActor,
        isOriginAllowed: createOriginRule(config),
        isForeign: path => pages?.isForeignUpgrade(path) ?? false,
        logger,
      })
      dispatcher = await startDispatcher(database, [liveConsumer([forwardProjectEvents])], metrics, logger)
    },
    work: async ({ isAlone }) => {
      if (isAlone) await jobs.giveBackAbandoned()
      await jobs.work(kinds)
    },
    close: async () => {
      endUpgrades?.()
      await hub?.close()
      await http.close()
      await jobs.stop()
      mailTransport.close()
      await dispatcher?.close()
      await pages?.close()
      storage.blobs.close()
    },
  }
}
