import { randomUUID } from 'node:crypto'
import { bookArSession } from '#contract/ar-sessions.ts'
import { createGuestLink } from '#contract/ar-sessions-guests.ts'
import { listCategories } from '#contract/catalog.ts'
import { addServicePicture, createService, pauseService } from '#contract/catalog-own.ts'
import { getAssessmentQuestions } from '#contract/experts-assessments.ts'
import { requestVerification, STANDARD_VERIFICATION } from '#contract/experts-verification.ts'
import { startPeopleImport } from '#contract/people-import.ts'
import { createPlanShare } from '#contract/projects-sharing.ts'
import { createReview } from '#contract/reviews.ts'
import { createVoiceChannel } from '#contract/workspaces-voice.ts'
import { DEMO_PEOPLE } from '../../src/accounts/account-service.ts'
import { upsertAccount } from '../../src/accounts/account-store.ts'
import { createMailSwitchLinks } from '../../src/notifications/delivery/mail-switch-link.ts'
import { type Caller, TEST_SECRET } from '../app.ts'
import { uploadedDocument } from '../applied.ts'
import { workingHour } from '../booked-session.ts'
import { hiringProject, TERMS } from '../hired-project.ts'
import { picture } from '../sample-files.ts'
import { workspaceOf } from '../workspace-of.ts'

/** Who calls. The client owns the project, the expert works for him and has applied to be verified; the others have nothing to do with either. */
export const PEOPLE = ['visitor', 'client', 'otherClient', 'expert', 'otherExpert', 'admin'] as const
export type Person = (typeof PEOPLE)[number]

/** A house in which everything that a call could be about is there, and belongs to somebody. */
export const accessWorld = async () => {
  const hired = await hiringProject()
  const { app, cleo, bea, pia, beaId, project } = hired
  await upsertAccount(app.database.query, { ...DEMO_PEOPLE.client, roles: ['client'], emailVerified: true, isSample: true })
  const [dan, ada] = [await app.person('Dan'), await app.person('Ada', ['client', 'admin'])]
  const callers: Record<Person, Caller> = {
    visitor: app.visitor(),
    client: cleo,
    otherClient: dan,
    expert: bea,
    otherExpert: pia,
    admin: ada,
  }
  const offer = await hired.delivered()
  const review = await cleo.call(createReview, {
    ...{ reviewType: 'expert', projectId: project.id, expertEmail: bea.email, reviewerEmail: cleo.email, reviewerName: 'Cleo' },
    ...{ rating: 4, title: 'Found it at once', content: 'The boiler is quiet again, and I know why.' },
  })
  const [category] = (await cleo.call(listCategories, {})).body
  const service = {
    ...{ title: 'Boiler diagnosis', description: 'Your boiler is looked at through your camera.', categoryId: category?.id ?? 0 },
    ...{ skillIds: ['boiler-repair'], hourlyRate: 65, isArEnabled: true },
  }
  const { id: serviceId } = (await bea.call(createService, service)).body
  await bea.call(pauseService, { serviceId, isPaused: false })
  const session = await cleo.call(bookArSession, {
    ...{ sessionTitle: 'Look at my boiler', scheduledAt: workingHour(), serviceId, expertName: 'Bea' },
    ...{ clientName: 'Cleo', clientEmail: cleo.email },
  })
  const guestLink = await cleo.call(createGuestLink, { sessionId: session.body.id })
  const pictured = await bea.upload(addServicePicture, { serviceId, text: 'A boiler' }, await picture())
  const imported = await ada.upload(startPeopleImport, {}, new File(['{}\n'], 'people.ndjson'))
  await app.database.pool.query("update expert_profiles set verification_status = 'pending' where id = $1", [beaId])
  const request = await bea.call(requestVerification, {
    expertProfileId: beaId,
    requestType: STANDARD_VERIFICATION,
    submissionNotes: 'My licence, from the chamber.',
    documents: [await uploadedDocument(bea)],
  })
  const [question] = (await bea.call(getAssessmentQuestions, { skillType: 'smart_home' })).body
  const share = await cleo.call(createPlanShare, { projectId: project.id, expiresInDays: null })
  const { rows } = await app.database.pool.query(
    'select (select min(id) from task_matches) as match, (select min(id) from verification_documents) as document',
  )
  const told = await app.database.pool.query(
    `with inbox as (insert into notification_inboxes (account_id, unread_count) values ($1, 1))
     insert into notifications (account_id, type, category, title, message, because, event_id, is_in_app)
     values ($1, 'work_delivered', 'project_update', 'Work is delivered', 'Look at it.', 'You hired Bea.', 0, true) returning id`,
    [cleo.accountId],
  )
  const viewer = await app.person('Vic')
  const workspace = await workspaceOf(cleo, { member: bea, viewer }, pia)
  const membersChannel = await bea.call(createVoiceChannel, { workspaceId: workspace.id, name: 'Valves' })
  const mailToken = createMailSwitchLinks(TEST_SECRET).sign({ accountId: cleo.accountId, kinds: ['offer_answered'] })
  return {
    ...{
      app,
      callers,
      viewer,
      project,
      taskId: hired.taskId,
      offer,
      terms: TERMS,
      reviewId: review.body.id,
      matchId: Number(rows[0].match),
    },
    ...{
      beaId,
      serviceId,
      service,
      sessionId: session.body.id,
      guestToken: guestLink.body.url.split('#')[1],
      pictureId: pictured.body.pictures[0]?.id ?? 0,
      attemptId: question?.attemptId,
    },
    ...{ requestId: request.body.id, documentId: Number(rows[0].document), importId: imported.body.id },
    ...{
      shareId: share.body.share.id,
      shareToken: share.body.token,
      notificationId: Number(told.rows[0].id),
      uuid: randomUUID(),
      mailToken,
      workspace: { ...workspace, membersChannelId: membersChannel.body.id },
    },
  }
}
export type AccessWorld = Awaited<ReturnType<typeof accessWorld>>
