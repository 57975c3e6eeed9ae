import { listDevMails } from '#contract/accounts.ts'
import type { Database } from '../database/database.ts'
import type { Bind } from '../http/bind.ts'
import { newestMails } from './mail-store.ts'

const SHOWN = 100

/** The outbox, for the demo only: in production a mail is its recipient's. */
export const bindDevMails = (bind: Bind, database: Database): void => {
  bind(listDevMails, async () => {
    const rows = await newestMails(database.query, SHOWN)
    return rows.map(({ id, recipient, subject, body, html, headers, calendar, createdAt }) => ({
      id,
      to: recipient,
      subject,
      text: body,
      html,
      headers: headers ?? {},
      calendar: calendar?.text ?? null,
      createdAt: createdAt.toISOString(),
    }))
  })
}
