import { createGuestLink, openGuestLink, revokeGuestLinks, sendGuestLink } from '#contract/ar-sessions-guests.ts'
import type { Bind } from '../platform/http/bind.ts'
import { GUEST_COOKIE, type GuestLinkService } from './guest-link-service.ts'

const COOKIE_SECONDS = 210 * 86_400
/** Said when somebody leaves: this browser is no guest's any more. */
export const GONE_GUEST_COOKIE = `${GUEST_COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`

/** `isSecure`: the house is reached by https alone, and so is the cookie. */
export const bindGuestLinks = (bind: Bind, links: GuestLinkService, isSecure: boolean): void => {
  bind(openGuestLink, async (_actor, input, { reply }) => {
    const opened = await links.open(input)
    const secure = isSecure ? '; Secure' : ''
    reply.header(
      'set-cookie',
      `${GUEST_COOKIE}=${encodeURIComponent(input.token)}; Path=/; Max-Age=${COOKIE_SECONDS}; HttpOnly; SameSite=Lax${secure}`,
    )
    return opened
  })
  bind(createGuestLink, links.create)
  bind(revokeGuestLinks, links.revoke)
  bind(sendGuestLink, async (_actor, input) => {
    await links.sendAgain(input)
    return { isAsked: true as const }
  })
}
