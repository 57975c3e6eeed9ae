import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { AppError } from '#contract/shared/errors.ts'
import {
  type AnyFileRule,
  FILE_FIELD,
  FILE_MISSING,
  FILE_TOO_MANY,
  type FileRule,
  type FileType,
  isModelFileType,
  MB,
} from '#contract/shared/file-rule.ts'
import { cleanAnyFileName, cleanFileName } from '../storage/file-name.ts'
import { anyFileTypeOf, fileTypeOf } from '../storage/file-type.ts'
import { modelTypeOf } from '../storage/model-type.ts'
import type { Spool, SpooledFile } from '../storage/spool.ts'

/** A file that a call brought: whole, within its limit, of a type that its own bytes prove, under a name that does no harm. */
export interface ReceivedFile<Type extends string = FileType> extends SpooledFile {
  name: string
  type: Type
}

interface ReceivedForm {
  fields: Record<string, unknown>
  file: ReceivedFile<string>
}

const FIELD_LIMITS = { fields: 20, fieldSize: 64 * 1024, headerPairs: 100 }
/** What the form itself takes beside its file. */
const FORM_BYTES = MB

/** A form writes a quotation mark in a name as `%22`, and nothing else in this way. */
const nameIn = (filename: string): string => filename.replaceAll('%22', '"')

const accept = async ({ file, filename }: MultipartFile, spool: Spool, rule: FileRule | AnyFileRule): Promise<ReceivedFile<string>> => {
  const spooled = await spool.take(file, rule)
  if (rule.types === 'any') {
    const type = await anyFileTypeOf(spooled.path)
    return { ...spooled, name: cleanAnyFileName(nameIn(filename), type), type }
  }
  // Half of the models are text like any other: only where one is expected it is taken for one.
  const type = await (rule.types.some(isModelFileType) ? modelTypeOf(spooled.path, spooled.sizeBytes) : fileTypeOf(spooled.path))
  if (!type || !rule.types.includes(type)) {
    await spooled.discard()
    throw new AppError('unsupported_media_type', rule.wrongType)
  }
  return { ...spooled, name: cleanFileName(nameIn(filename), type), type }
}

const isOfTheDisk = (error: unknown): boolean => error instanceof Error && 'syscall' in error

/** What broke while a form was read: our disk's failure is ours, anything else is the form's. */
const translate = (error: unknown): unknown => {
  const isKnown = error instanceof AppError || isOfTheDisk(error) || Object(error).statusCode === 413
  return isKnown ? error : new AppError('bad_request', 'The upload could not be read. Please try again.', { cause: error })
}

/** Reads a call's form: its one file into the spool, its fields as they are. Whoever receives it discards the file in the end. */
export const receiveForm = async (request: FastifyRequest, spool: Spool, rule: FileRule | AnyFileRule): Promise<ReceivedForm> => {
  if (!request.isMultipart())
    throw new AppError('unsupported_media_type', `Send a form (multipart/form-data) with the file in the field ${FILE_FIELD}.`)
  // Said at the start is refused at the start: nobody waits for the end of what cannot be kept.
  if (Number(request.headers['content-length']) > rule.maxBytes + FORM_BYTES) throw new AppError('payload_too_large', rule.tooLarge)
  const fields: Record<string, unknown> = {}
  let file: ReceivedFile<string> | undefined
  try {
    for await (const part of request.parts({ limits: { ...FIELD_LIMITS, fileSize: Number.POSITIVE_INFINITY } })) {
      if (part.type === 'field') fields[part.fieldname] = part.value
      else if (file || part.fieldname !== FILE_FIELD) throw new AppError('bad_request', FILE_TOO_MANY)
      else file = await accept(part, spool, rule)
    }
    if (!file) throw new AppError('bad_request', FILE_MISSING)
    return { fields, file }
  } catch (error) {
    await file?.discard()
    throw translate(error)
  }
}
