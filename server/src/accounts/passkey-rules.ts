import * as z from 'zod'
import { AppError } from '#contract/shared/errors.ts'

/** Byte 32 of what an authenticator signs holds its flags; this one says that it checked the person by finger, face or PIN. */
const FLAGS_BYTE = 32
const USER_VERIFIED = 0x04

const Assertion = z.object({ response: z.looseObject({ response: z.looseObject({ authenticatorData: z.string() }) }) })

/**
 * A passkey stands in for password and second factor together only if the device checked the person too. The library asks for that where
 * it can be had and takes an answer without it; we insist. What is read here is signed: the library refuses it when it was changed.
 */
export const requireUserVerification = (input: unknown): void => {
  const { data } = Assertion.safeParse(input)
  if (!data) throw new AppError('bad_request', 'This is not the answer of a passkey.')
  const flags = Buffer.from(data.response.response.authenticatorData, 'base64url')[FLAGS_BYTE] ?? 0
  if ((flags & USER_VERIFIED) === 0)
    throw new AppError('forbidden', 'This passkey did not check that it is you (finger, face or PIN). Please log in another way.')
}

/** The same, said to the browser beforehand. */
export const demandUserVerification = (options: unknown): unknown => ({ ...Object(options), userVerification: 'required' })
