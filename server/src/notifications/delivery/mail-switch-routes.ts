import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import {
  ONE_CLICK_PATH,
  readMailSwitch,
  readMailTrouble,
  saveMailSwitch,
  tryMailAgain,
  UNSUBSCRIBE_PAGE,
} from '#contract/notifications-mail.ts'
import { AppError } from '#contract/shared/errors.ts'
import type { Bind } from '../../platform/http/bind.ts'
import type { MailSwitchService } from './mail-switch-service.ts'

const Link = z.object({ token: z.string().max(2_000).catch('') })
const tokenOf = (query: unknown): string => Link.parse(query).token

/** The form is one line; a file has no place in it. */
const FORM_LIMITS = { fields: 5, fieldSize: 1_000, fieldNameSize: 100, files: 0, parts: 5 }

export const bindMailSwitch = (bind: Bind, http: FastifyInstance, mailSwitch: MailSwitchService): void => {
  bind(readMailSwitch, (_actor, { token }) => mailSwitch.read(token))
  bind(saveMailSwitch, (_actor, { token, undo }) => (undo ? mailSwitch.takeBack(token, undo) : mailSwitch.switchOff(token)))
  bind(readMailTrouble, actor => mailSwitch.trouble(actor))
  bind(tryMailAgain, actor => mailSwitch.tryAgain(actor))

  http.register(async scope => {
    // Mail programs send a form and nothing else; it is read here only, for what a stranger's page may send is a form too.
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 1_000 }, (_request, body, parsed) =>
      parsed(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    // RFC 8058 would have this form rather than the other; both are sent.
    await scope.register(multipart, { attachFieldsToBody: 'keyValues', limits: FORM_LIMITS })
    scope.post(ONE_CLICK_PATH, { helmet: false, config: { isOpenToAll: true } }, async ({ query, body }) => {
      if (Object(body)['List-Unsubscribe'] !== 'One-Click')
        throw new AppError('bad_request', 'Post List-Unsubscribe=One-Click as a form (RFC 8058), or open the link in a browser.')
      return mailSwitch.switchOff(tokenOf(query))
    })
    // Links are opened by programs that look for harm in them too: only the page's button switches.
    scope.get(ONE_CLICK_PATH, { helmet: false }, async ({ query }, reply) =>
      reply.redirect(`${UNSUBSCRIBE_PAGE}?${new URLSearchParams({ token: tokenOf(query) })}`, 303),
    )
  })
}
