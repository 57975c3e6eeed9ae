import { expect, test } from 'vitest'
import { snoozeNotifications } from '#contract/notifications.ts'
import { testApp } from '../../server/test/app.ts'
import { notified } from '../../server/test/notified.ts'
import { screen, visit } from './render.tsx'

test.each([
  { at: '/collaboration/7', isShown: false },
  { at: '/collaboration/7?tab=files', isShown: true },
])('a mention is not laid over the chat that shows it, but is told in another part: $at', async ({ at, isShown }) => {
  const app = await testApp()
  const cleo = await app.person('Cleo')
  const ids = await notified(app.database, cleo, [
    { type: 'workspace_mention', actionPath: '/collaboration/7', actionText: 'Open the workspace' },
    { type: 'workspace_mention', actionPath: '/collaboration/8', actionText: 'Open the other workspace' },
  ])
  await cleo.call(snoozeNotifications, { notificationIds: ids, minutes: 60 })
  const liveAt = await app.listen()
  const { isLive } = await visit(at, { app, by: cleo, liveAt })
  await isLive
  await screen.findByRole('button', { name: 'Notifications' })
  for (const id of ids) await cleo.call(snoozeNotifications, { notificationIds: [id], minutes: 0 })
  await screen.findByRole('button', { name: 'Open the other workspace' })
  // Either may come first.
  if (isShown) await screen.findByRole('button', { name: 'Open the workspace' })
  else expect(screen.queryByRole('button', { name: 'Open the workspace' })).toBeNull()
})
