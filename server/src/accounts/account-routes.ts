import {
  deleteAccount,
  exportAccount,
  getMe,
  getSignInMethods,
  removePicture,
  setPicture,
  signInToDemo,
  signOut,
} from '#contract/accounts.ts'
import type { Bind } from '../platform/http/bind.ts'
import { headersOf } from '../platform/http/web-headers.ts'
import type { AccountAuth } from './account-auth.ts'
import type { AccountPictureService } from './account-picture-service.ts'
import type { AccountService } from './account-service.ts'

/** Set when somebody logged out by hand: the demo does not sign him in again behind his back. */
export const SIGNED_OUT_COOKIE = 'onhand.signed_out'

interface AccountDoor {
  accounts: AccountService
  pictures: AccountPictureService
  auth: AccountAuth
  isDemo: boolean
  /** Cookies of other domains that go when somebody logs out, as they are set then: the next one at the machine is not taken for him. */
  goneCookies: readonly string[]
}

export const bindAccounts = (bind: Bind, { accounts, pictures, auth, isDemo, goneCookies }: AccountDoor): void => {
  bind(getMe, async (actor, _input, { request, reply }) => {
    const user = await accounts.me(actor)
    // Every page asks this once: whoever comes back within a sign-in's life stays signed in.
    const cookies = await auth.refresh(headersOf(request))
    if (cookies.length > 0) reply.header('set-cookie', cookies)
    return user
  })
  bind(setPicture, (actor, _input, { file }) => pictures.set(actor, file))
  bind(removePicture, actor => pictures.remove(actor))
  bind(exportAccount, actor => accounts.export(actor))
  bind(deleteAccount, async (actor, input, { request, reply }) => {
    const answer = await accounts.delete(actor, input)
    reply.header('set-cookie', [...(await auth.signOut(headersOf(request))), ...goneCookies])
    return answer
  })
  bind(getSignInMethods, async () => accounts.signInMethods())
  if (isDemo) {
    bind(signInToDemo, async (_actor, input, { request, reply }) => {
      const { accountId, user } = await accounts.demoAccount(input.as)
      reply.header('set-cookie', [
        ...(await auth.signIn(accountId, headersOf(request))),
        `${SIGNED_OUT_COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`,
      ])
      return user
    })
  }
  bind(signOut, async (_actor, _input, { request, reply }) => {
    const cookies = await auth.signOut(headersOf(request))
    const signedOut = `${SIGNED_OUT_COOKIE}=yes; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax`
    reply.header('set-cookie', [...cookies, ...goneCookies, signedOut])
    return { isSignedIn: false as const }
  })
}
