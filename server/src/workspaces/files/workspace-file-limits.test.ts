import { expect, test } from 'vitest'
import { changeWorkspaceSettings } from '#contract/workspaces.ts'
import {
  addWorkspaceFile,
  bringFileBack,
  deleteWorkspaceFile,
  FILE_VERSIONS_MAX,
  listFileVersions,
  restoreFileVersion,
  WORKSPACE_FILES_MAX,
} from '#contract/workspaces-files.ts'
import { deleteMessage, editMessage } from '#contract/workspaces-messages.ts'
import { changeModel, deleteModelComment, listModelComments, resolveModelComment, restoreModel } from '#contract/workspaces-model-calls.ts'
import { type Caller, testApp } from '../../../test/app.ts'
import { workspaceOf } from '../../../test/workspace-of.ts'

const team = async (environment?: Record<string, string>) => {
  const app = await testApp(environment ? { environment } : {})
  const [olga, max, vic, stan] = [await app.person('Olga'), await app.person('Max'), await app.person('Vic'), await app.person('Stan')]
  const workspace = await workspaceOf(olga, { member: max, viewer: vic })
  const add = (caller: Caller, fileName: string, bytes: Buffer) =>
    caller.call(addWorkspaceFile, {
      ...{ workspaceId: workspace.id, uploadedBy: caller.email, fileName, fileType: 'text/plain', fileSize: bytes.length },
      fileData: bytes.toString('base64'),
    })
  return { olga, max, vic, stan, workspace, add, pool: app.database.pool }
}

test('a file that has as many versions as there can be gets none more by an older one that is made the newest again', async () => {
  const { max, workspace, pool } = await team()
  const { fileId } = workspace
  await pool.query(
    `insert into workspace_file_versions (file_id, version, blob_id, media_type, size_bytes, account_id)
     select file_id, n, blob_id, media_type, size_bytes, account_id from workspace_file_versions, generate_series(2, $2) n where file_id = $1`,
    [fileId, FILE_VERSIONS_MAX],
  )
  const refusal = await max.call(restoreFileVersion, { fileId, version: 1 })
  expect([refusal.status, refusal.error?.error]).toEqual([409, expect.stringContaining(`has ${FILE_VERSIONS_MAX} versions`)])
  expect((await max.call(listFileVersions, { fileId })).body).toHaveLength(FILE_VERSIONS_MAX)
})

test('a deleted file comes back only where there is room for one more', async () => {
  const { max, workspace, pool } = await team()
  const { id, fileId } = workspace
  await max.call(deleteWorkspaceFile, { fileId })
  await pool.query(
    `insert into workspace_files (workspace_id, file_name, newest_version_id) select $1, 'sheet ' || n, n from generate_series(1, $2::int) n`,
    [id, WORKSPACE_FILES_MAX],
  )
  const refusal = await max.call(bringFileBack, { fileId })
  expect([refusal.status, refusal.error?.error]).toEqual([409, expect.stringContaining(`room for ${WORKSPACE_FILES_MAX} files`)])
  await pool.query("delete from workspace_files where file_name = 'sheet 1'")
  expect((await max.call(bringFileBack, { fileId })).status).toBe(200)
})

test('a deleted file comes back only where there is room for its bytes, with all its versions', async () => {
  const { max, workspace, add, pool } = await team({ WORKSPACE_FILES_MB: '1' })
  const { id: fileId } = (await add(max, 'large.bin', Buffer.alloc(400_000))).body
  await add(max, 'large.bin', Buffer.alloc(200_000, 1))
  await max.call(deleteWorkspaceFile, { fileId })
  // As where the operator has made the quota smaller since.
  await pool.query("update blobs set size_bytes = 600000 where original_name = 'notes.txt'")
  const refusal = await max.call(bringFileBack, { fileId })
  expect([refusal.status, refusal.error?.error]).toEqual([413, expect.stringContaining('then bring this one back')])
  await max.call(deleteWorkspaceFile, { fileId: workspace.fileId })
  expect((await max.call(bringFileBack, { fileId })).status).toBe(200)
})

test('a stranger hears of what is not his what he hears of what is not there, also of a workspace that is open to everybody', async () => {
  const { olga, stan, workspace } = await team()
  const asked = async (id?: number) => {
    const answers = [
      await stan.call(listFileVersions, { fileId: id ?? workspace.fileId }),
      await stan.call(restoreFileVersion, { fileId: id ?? workspace.fileId, version: 1 }),
      await stan.call(deleteWorkspaceFile, { fileId: id ?? workspace.fileId }),
      await stan.call(bringFileBack, { fileId: id ?? workspace.fileId }),
      await stan.call(changeModel, { modelId: id ?? workspace.modelId, positionX: 1 }),
      await stan.call(restoreModel, { modelId: id ?? workspace.deletedModelId }),
      await stan.call(listModelComments, { modelId: id ?? workspace.modelId }),
      await stan.call(resolveModelComment, { commentId: id ?? workspace.modelCommentId, isResolved: true }),
      await stan.call(deleteModelComment, { commentId: id ?? workspace.modelCommentId }),
      await stan.call(editMessage, { messageId: id ?? workspace.messageId, messageContent: 'Mine' }),
      await stan.call(deleteMessage, { messageId: id ?? workspace.messageId }),
    ]
    return answers.map(({ status, error }) => [status, error])
  }
  const none = await asked(999_999)
  expect(none.every(([status]) => status === 404)).toBe(true)
  expect(await asked()).toEqual(none)
  await olga.call(changeWorkspaceSettings, { workspaceId: workspace.id, userEmail: olga.email, isPublic: true })
  expect(await asked()).toEqual(none)
})
