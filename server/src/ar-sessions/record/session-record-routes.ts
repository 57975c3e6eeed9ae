import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import {
  consentToRecording,
  getSessionRecord,
  keepRecording,
  keepSnapshot,
  listAnnotations,
  listSessionMessages,
  listSessionTimeLine,
  removeRecording,
  SESSION_REPORT_PATH,
  saveAnnotation,
  saveSessionNotes,
  sendSessionMessage,
} from '#contract/ar-sessions-record.ts'
import { AppError } from '#contract/shared/errors.ts'
import { timeZone } from '#contract/shared/time-zone.ts'
import type { Bind } from '../../platform/http/bind.ts'
import { headersOf } from '../../platform/http/web-headers.ts'
import type { ResolveActor } from '../../platform/identity/actor.ts'
import type { SessionMediaService } from './session-media-service.ts'
import type { SessionRecordService } from './session-record-service.ts'
import type { MakeSessionReport } from './session-report-service.ts'

interface RecordDoor {
  records: SessionRecordService
  media: SessionMediaService
  report: MakeSessionReport
  resolveActor: ResolveActor
}

/** Each is drawn anew, and takes its time: so many for everybody, in the demo too, which limits no other reading. */
const REPORTS_PER_MINUTE = 10

const ReportQuery = z.object({
  sessionId: z.coerce.number().int().positive(),
  timezone: z
    .string()
    .refine(text => timeZone.safeParse(text).success)
    .catch('UTC'),
})

export const bindSessionRecord = (bind: Bind, http: FastifyInstance, { records, media, report, resolveActor }: RecordDoor): void => {
  bind(saveAnnotation, records.saveAnnotation)
  bind(listAnnotations, records.annotations)
  bind(sendSessionMessage, records.sendMessage)
  bind(listSessionMessages, records.messages)
  bind(saveSessionNotes, records.saveNotes)
  bind(listSessionTimeLine, records.timeLine)
  bind(getSessionRecord, records.record)
  bind(keepSnapshot, (actor, input, { file }) => media.keepSnapshot(actor, input, file))
  bind(consentToRecording, media.consent)
  bind(keepRecording, (actor, input, { file }) => media.keepRecording(actor, input, file))
  bind(removeRecording, media.removeRecording)

  http.get(SESSION_REPORT_PATH, { config: { rateLimit: { max: REPORTS_PER_MINUTE, allowList: [] } } }, async (request, reply) => {
    const { data, error } = ReportQuery.safeParse(request.query)
    if (error) throw new AppError('bad_request', 'Session ID must be a positive integer.')
    const actor = await resolveActor(headersOf(request))
    if (actor.kind === 'visitor') throw new AppError('unauthenticated', 'Please log in first.')
    const { fileName, bytes } = await report(actor, data.sessionId, data.timezone)
    reply.headers({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'no-store',
    })
    return reply.send(bytes)
  })
}
