import type { Jobs } from '../jobs/jobs.ts'
import type { MailPort } from './mail.ts'
import type { SendMailJob } from './mail-jobs.ts'
import { insertMail } from './mail-store.ts'

/** Mail that is written down and queued in one transaction: it leaves exactly when what it tells of has happened. */
export const createMail = (jobs: Pick<Jobs, 'send'>, sendMail: SendMailJob): MailPort => ({
  send: async (tx, mail) => {
    const mailId = await insertMail(tx, mail)
    await jobs.send(tx, sendMail, { mailId })
    return mailId
  },
})
