import { MAX_INT } from '#contract/shared/primitives.ts'

/** Whether a part of an address can be an id at all: what cannot is not found, without asking the server. */
export const isIdText = (text: string | null | undefined): text is string => /^[1-9]\d{0,9}$/.test(text ?? '') && Number(text) <= MAX_INT
