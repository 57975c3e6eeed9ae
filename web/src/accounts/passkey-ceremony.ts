import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import {
  passkeyRegistrationOptions,
  passkeySignInOptions,
  verifyPasskeyRegistration,
  verifyPasskeySignIn,
} from '#contract/accounts-auth.ts'
import { call } from '../platform/call.ts'

const loadWebAuthn = () => import('@simplewebauthn/browser')

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '')

/** The browser's reasons in words; what the server refused has its own. */
const inWords = (error: unknown): Error => {
  switch (nameOf(error)) {
    case 'NotAllowedError':
      return new Error('No passkey was used: it was cancelled, or took too long. Nothing has changed.', { cause: error })
    case 'InvalidStateError':
      return new Error('This device already has a passkey for your account.', { cause: error })
    case 'SecurityError':
      return new Error('Passkeys belong to one address: open Onhand at the one it was set up for (the demo: localhost).', { cause: error })
    default:
      return error instanceof Error ? error : new Error('The passkey could not be used.', { cause: error })
  }
}

export const canUsePasskeys = (): boolean => typeof window !== 'undefined' && typeof window.PublicKeyCredential === 'function'

/** Whether the browser can offer passkeys among what it fills into the field of the address. */
export const canOfferPasskeys = async (): Promise<boolean> => canUsePasskeys() && (await loadWebAuthn()).browserSupportsWebAuthnAutofill()

/** Has the person show a passkey. `isOffered`: the browser only lists it in the form's field and waits; a request by button takes its place. */
export const askForPasskey = async ({ isOffered }: { isOffered: boolean }): Promise<AuthenticationResponseJSON> => {
  const [{ startAuthentication }, options] = await Promise.all([loadWebAuthn(), call(passkeySignInOptions, {})])
  try {
    return await startAuthentication({
      // The server's WebAuthn library made it for the browser's, of the same house; the contract passes it through.
      optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
      useBrowserAutofill: isOffered,
    })
  } catch (error) {
    throw inWords(error)
  }
}

export const signInWithPasskey = (response: AuthenticationResponseJSON) => call(verifyPasskeySignIn, { response: { ...response } })

/** Takes back what is offered in the field: the form it belonged to is gone. */
export const endPasskeyOffer = async (): Promise<void> => (await loadWebAuthn()).WebAuthnAbortService.cancelCeremony()

/** Makes a passkey on this device and keeps it in the account. */
export const addPasskey = async (name: string): Promise<void> => {
  const [{ startRegistration }, options] = await Promise.all([loadWebAuthn(), call(passkeyRegistrationOptions, { name })])
  try {
    // As above: made for the browser's library by the server's.
    const response = await startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON })
    await call(verifyPasskeyRegistration, { response: { ...response }, name })
  } catch (error) {
    throw inWords(error)
  }
}
