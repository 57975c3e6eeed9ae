import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { AppError } from '#contract/shared/errors.ts'
import { SHOWN_FILE_PATH } from '#contract/workspaces-files.ts'
import { fileHeaders } from '../../files/file-headers.ts'
import type { FileService } from '../../files/file-service.ts'
import { headersOf } from '../../platform/http/web-headers.ts'
import type { ResolveActor } from '../../platform/identity/actor.ts'
import type { WorkspaceFileService } from './workspace-file-service.ts'

interface ShownFileDoor {
  shared: WorkspaceFileService
  files: FileService
  resolveActor: ResolveActor
}

const Params = z.object({ id: z.string() })

/** A PDF in a frame of the workspace's page: the browser's own viewer shows it, and the sandbox holds there as well. */
export const registerShownFiles = (http: FastifyInstance, { shared, files, resolveActor }: ShownFileDoor): void => {
  http.get(`${SHOWN_FILE_PATH}/:id`, { helmet: false }, async (request, reply) => {
    const actor = await resolveActor(headersOf(request))
    if (actor.kind === 'visitor') throw new AppError('unauthenticated', 'Please log in first.')
    const file = await shared.shown(actor, Params.parse(request.params).id)
    if (!file) throw new AppError('not_found', 'There is no such file, or it is not open to you.')
    const headers = fileHeaders(file, { isShown: true, isFramed: true, cacheControl: 'private, no-store' })
    return reply.headers({ ...headers, 'content-length': file.sizeBytes }).send(await files.read(file))
  })
}
