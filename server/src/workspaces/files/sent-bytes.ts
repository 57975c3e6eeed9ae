import { AppError } from '#contract/shared/errors.ts'

const DATA_URL = /^data:[^,]*;base64,/i
const BASE64 = /^[A-Za-z0-9+/_-]*={0,2}$/

/** The bytes of a file that came as text: base64, or a data URL of it. */
export const sentBytes = (fileData: string): Buffer => {
  const text = fileData.replace(DATA_URL, '').replace(/\s+/g, '')
  if (text.length % 4 === 1 || !BASE64.test(text)) throw new AppError('bad_request', 'fileData must be base64, or a data URL in base64.')
  return Buffer.from(text, 'base64')
}
