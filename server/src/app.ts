import type { FastifyInstance } from 'fastify'
import { openDoors } from './app-doors.ts'
import { type AppParts, createServices, type Services } from './app-services.ts'
import { forwardSessionRecordEvents } from './ar-sessions/record/session-record-events.ts'
import { forwardSessionEvents } from './ar-sessions/session-events.ts'
import type { FileService } from './files/file-service.ts'
import type { Transaction } from './platform/database/database.ts'
import type { Listener } from './platform/database/listener.ts'
import { documentsDoor, type SharedDocuments, startSharedDocuments } from './platform/documents/shared-documents.ts'
import { startDispatcher } from './platform/events/dispatcher.ts'
import { createOriginRule } from './platform/http/origin.ts'
import type { Actor } from './platform/identity/actor.ts'
import type { SendTime } from './platform/jobs/jobs.ts'
import { type LiveHub, startLiveHub } from './platform/live/live-hub.ts'
import { liveConsumer, type RoomKind } from './platform/live/live-rooms.ts'
import { liveDoor, routeUpgrades } from './platform/live/live-upgrade.ts'
import type { Pages } from './platform/pages/page-renderer.ts'
import { forwardProjectEvents } from './projects/project-events.ts'
import { consumeForActivity } from './workspaces/activity/activity-consumer.ts'
import { forwardWorkspaceEvents } from './workspaces/workspace-events.ts'

export interface App {
  http: FastifyInstance
  /** Runs the analysis of one project here and now, outside the queue: for seeding. */
  analyse(projectId: number): Promise<void>
  /** Queues the analysis of a project for later, as part of a transaction: for seeding. */
  analyseLater(tx: Transaction, projectId: number, when: SendTime): Promise<void>
  /** Keeps a file that was made here: for seeding. */
  keepFile: FileService['keepMade']
  /** Makes the queue ready to take jobs. */
  startQueue(): Promise<void>
  /** Starts handing events on and taking live sockets. */
  start(): Promise<void>
  /** Takes jobs up from now on. Needs the queue. `isAlone`: no other node works on this database, so what seems to run was left behind. */
  work(options: { isAlone: boolean }): Promise<void>
  /** Drains and ends all of it; in-flight requests are answered first. */
  close(): Promise<void>
}

/** Whose room it is stands in its name; nobody can ask for another's. */
const ownRoom = (kind: string) => ({
  kind,
  isOwn: true as const,
  mayListen: async (actor: Actor, id: string) => actor.kind === 'account' && actor.accountId === id,
})

/** Handing events on, and the sockets that hear of them. */
const liveSide = (
  { config, database, logger, authSecret }: AppParts,
  {
    http,
    resolveActor,
    metrics,
    projects,
    mayHearSession,
    calls,
    workspaces,
    forwardOfferEvents,
    consumeForNotifications,
    consumeForGuests,
  }: Services,
  pages: Pages | undefined,
) => {
  const roomKinds: RoomKind[] = [
    { kind: 'project', mayListen: projects.mayListen },
    calls.roomKind,
    workspaces.roomKind,
    ownRoom('projects'),
    ownRoom('offers'),
    ownRoom('sessions'),
    ownRoom('notifications'),
    { kind: 'session', mayListen: mayHearSession, isForGuestsToo: true },
    ownRoom('workspaces'),
  ]
  let hub: LiveHub | undefined
  let documents: SharedDocuments | undefined
  let dispatcher: Listener | undefined
  let endUpgrades: (() => void) | undefined
  return {
    start: async () => {
      documents = await startSharedDocuments({ database, kinds: [workspaces.boardKind], resolveActor, logger })
      const { askAgain: onAskAgain } = documents
      hub = await startLiveHub({ database, kinds: roomKinds, resolveActor, metrics, logger, secret: authSecret, onAskAgain })
      endUpgrades = routeUpgrades(http.server, {
        doors: [liveDoor(hub), documentsDoor(documents)],
        resolveActor,
        isOriginAllowed: createOriginRule(config),
        isForeign: path => pages?.isForeignUpgrade(path) ?? false,
        logger,
      })
      const forwarders = [
        forwardProjectEvents,
        forwardOfferEvents,
        forwardSessionEvents,
        forwardSessionRecordEvents,
        forwardWorkspaceEvents,
      ]
      const consumers = [liveConsumer(forwarders), consumeForNotifications, consumeForGuests, consumeForActivity]
      dispatcher = await startDispatcher(database, consumers, metrics, logger)
    },
    endSockets: async () => {
      endUpgrades?.()
      await hub?.close()
      await documents?.close()
    },
    endEvents: async () => dispatcher?.close(),
  }
}

/** The one place where things are wired, with `app-services.ts` (what is there) and `app-doors.ts` (what can be asked). */
export const createApp = async (parts: AppParts): Promise<App> => {
  const { logger } = parts
  const services = await createServices(parts)
  const { http, jobs, kinds, analysisJob, sampleAnalysis, mailTransport, storage } = services
  const pages = await openDoors(parts, services)
  const live = liveSide(parts, services, pages)
  return {
    http,
    analyse: projectId =>
      sampleAnalysis.work({ projectId }, new AbortController().signal).catch(error => {
        logger.warn({ err: error, projectId }, 'an analysis outside the queue failed')
        return sampleAnalysis.giveUp?.({ projectId }, error)
      }),
    analyseLater: (tx, projectId, when) => jobs.send(tx, analysisJob, { projectId }, when),
    keepFile: services.files.keepMade,
    startQueue: () => jobs.start(kinds),
    start: async () => {
      // Made at the first start, so that a copy of the database taken at any time later has it.
      await services.delivery.push.key()
      await live.start()
    },
    work: async ({ isAlone }) => {
      if (isAlone) await jobs.giveBackAbandoned()
      await jobs.work(kinds)
    },
    close: async () => {
      await live.endSockets()
      await http.close()
      await jobs.stop()
      mailTransport.close()
      await live.endEvents()
      await pages?.close()
      storage.blobs.close()
    },
  }
}
