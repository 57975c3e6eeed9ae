import { type Config, linkBase } from '../../platform/config.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { MailPort } from '../../platform/mail/mail.ts'
import { senderOf } from '../../platform/mail/mail-sender.ts'
import { createPushSender } from '../../platform/push/push-sender.ts'
import { createPushServiceRule } from '../../platform/push/push-services.ts'
import { createVapidKeys } from '../../platform/push/vapid-keys.ts'
import type { Logger } from '../../platform/telemetry/logger.ts'
import { createDeliveryJobs, type DeliveryJobs } from './delivery-jobs.ts'
import { failDeliveriesOf } from './delivery-store.ts'
import { createMailCarrier } from './mail-carrier.ts'
import { createMailSwitchLinks } from './mail-switch-link.ts'
import { createMailSwitchService, type MailSwitchService } from './mail-switch-service.ts'
import { createPushCarrier } from './push-carrier.ts'
import { createPushService, type PushService } from './push-service.ts'

/** The way of notifications out of the house, put together. */
export interface DeliverySide extends DeliveryJobs {
  mailSwitch: MailSwitchService
  push: PushService
}

interface DeliveryParts {
  database: Database
  jobs: Pick<Jobs, 'send'>
  mail: MailPort
  config: Config
  secret: string
  logger: Logger
}

/** A mail that will never arrive: what it told has failed, with the server's words. */
export const onMailGivenUp = (tx: Transaction, mailId: number, words: string): Promise<void> =>
  failDeliveriesOf(tx, mailId, `The mail could not be delivered. The mail server says: ${words}`)

/** Whom push services may write to when our messages trouble them. */
const contactOf = ({ operatorEmail, publicUrl, mailFrom }: Config): string => {
  if (operatorEmail) return `mailto:${operatorEmail}`
  return publicUrl?.startsWith('https://') ? publicUrl : `mailto:${senderOf(mailFrom).email}`
}

const createPush = (database: Database, config: Config) => {
  const keys = createVapidKeys(database)
  const isKnownService = createPushServiceRule(config.pushServices)
  return {
    push: createPushService({ database, keys, isKnownService }),
    carrier: createPushCarrier({ database, sender: createPushSender({ keys, isKnownService, contact: contactOf(config) }) }),
  }
}

export const createDeliverySide = ({ database, jobs, mail, config, secret, logger }: DeliveryParts): DeliverySide => {
  const links = createMailSwitchLinks(secret)
  const { push, carrier } = createPush(database, config)
  const house = { links, base: linkBase(config), sender: senderOf(config.mailFrom) }
  const carriers = { email: createMailCarrier(mail, house), push: carrier }
  return {
    ...createDeliveryJobs(jobs, { database, logger }, carriers),
    mailSwitch: createMailSwitchService(database, links),
    push,
  }
}
