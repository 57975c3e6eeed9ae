import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { FILES_PATH, fileUrl, UPLOADS_WAITING, uploadFile } from '#contract/files.ts'
import { AppError } from '#contract/shared/errors.ts'
import type { Config } from '../platform/config.ts'
import type { Bind } from '../platform/http/bind.ts'
import { headersOf } from '../platform/http/web-headers.ts'
import { type Actor, type ResolveActor, requireAccount } from '../platform/identity/actor.ts'
import { fileHeaders } from './file-headers.ts'
import { type FilePurpose, UPLOADED } from './file-purpose.ts'
import { rangeOf } from './file-range.ts'
import type { FileService, StoredFile } from './file-service.ts'

/** What is open to everybody stays the same under its address for ever; a week, so that what was taken away is forgotten too. */
const PUBLIC_CACHE = 'public, max-age=604800, immutable'
/** Whoever has read it once asks again whether he still may. */
const PRIVATE_CACHE = 'private, no-cache'

interface FileDoor {
  files: FileService
  purposes: readonly FilePurpose[]
  resolveActor: ResolveActor
  config: Pick<Config, 'publicUrl'>
}

const headersFor = (file: StoredFile, { readers, isShown }: FilePurpose) => ({
  ...fileHeaders(file, { isShown: isShown ?? false, cacheControl: readers === 'everybody' ? PUBLIC_CACHE : PRIVATE_CACHE }),
  'accept-ranges': 'bytes',
  etag: `"${file.id}"`,
})

/** To whom it is not open a file does not exist. */
const refuse = (actor: Actor): never => {
  if (actor.kind === 'visitor') requireAccount(actor)
  throw new AppError('not_found', 'There is no such file, or it is not open to you.')
}

export const bindFiles = (bind: Bind, http: FastifyInstance, { files, purposes, resolveActor, config }: FileDoor): void => {
  bind(uploadFile, async (actor, _input, { file, request }) => {
    const { name, type } = file
    const { accountId } = requireAccount(actor)
    const about = { originalName: name, mediaType: type, ownerAccountId: accountId, purpose: UPLOADED.name }
    const { id } = await files.keep(file, about, UPLOADS_WAITING)
    // Without a public address it is the demo's, whose origin rule has looked at this host.
    return { name, url: `${config.publicUrl ?? `${request.protocol}://${request.host}`}${fileUrl(id)}`, type }
  })

  const all = [UPLOADED, ...purposes]
  const readable = async (request: FastifyRequest): Promise<{ file: StoredFile; purpose: FilePurpose }> => {
    const { id } = z.object({ id: z.string() }).parse(request.params)
    const file = z.uuid().safeParse(id).success ? await files.find(id) : undefined
    const purpose = all.find(({ name }) => name === file?.purpose)
    if (file && purpose?.readers === 'everybody') return { file, purpose }
    const actor = await resolveActor(headersOf(request))
    return file && purpose && purpose.readers !== 'everybody' && (await purpose.readers(actor, file)) ? { file, purpose } : refuse(actor)
  }

  http.get(`${FILES_PATH}/:id`, { helmet: false }, async (request: FastifyRequest, reply: FastifyReply) => {
    const { file, purpose } = await readable(request)
    const headers = headersFor(file, purpose)
    if (request.headers['if-none-match']?.includes(headers.etag)) return reply.code(304).headers(headers).send()
    const isSame = !request.headers['if-range'] || request.headers['if-range'] === headers.etag
    const range = rangeOf(isSame ? request.headers.range : undefined, file.sizeBytes)
    if (range === 'unsatisfiable') {
      reply.code(416).headers({ 'content-range': `bytes */${file.sizeBytes}`, 'cache-control': 'no-store' })
      return reply.send({ error: 'This part lies behind the end of the file.', code: 'bad_request' })
    }
    // Opened before anything is said of it: no cache keeps a failure as if it were the file.
    if (range === 'whole') {
      const content = await files.read(file)
      return reply.headers({ ...headers, 'content-length': file.sizeBytes }).send(content)
    }
    const content = await files.read(file, range)
    reply.code(206).headers({
      ...headers,
      'content-length': range.last - range.first + 1,
      'content-range': `bytes ${range.first}-${range.last}/${file.sizeBytes}`,
    })
    return reply.send(content)
  })
}
