import { expect, test } from 'vitest'
import { workspacePath } from '#contract/workspaces.ts'
import { addWorkspaceFile, deleteWorkspaceFile } from '#contract/workspaces-files.ts'
import { testApp } from '../../server/test/app.ts'
import { workspaceOf } from '../../server/test/workspace-of.ts'
import { screen, visit, waitFor } from './render.tsx'

const shared = async () => {
  const app = await testApp()
  const [olga, max] = [await app.person('Olga'), await app.person('Max')]
  const { id: workspaceId } = await workspaceOf(olga, { member: max, viewer: await app.person('Vic') })
  const { body: file } = await olga.call(addWorkspaceFile, {
    ...{ workspaceId, uploadedBy: olga.email, fileName: 'valve.txt', fileType: 'text/plain', fileSize: 11, fileData: btoa('half a turn') },
  })
  const files = `${workspacePath(workspaceId)}?tab=files`
  return { app, olga, max, file, files }
}

test('a link to a file opens it, and goes from the address when somebody deletes that file', async () => {
  const { app, olga, max, file, files } = await shared()
  const page = await visit(`${files}&file=${file.id}`, { app, by: max, liveAt: await app.listen({ withJobs: false }) })
  expect(await screen.findByRole('dialog', { name: 'valve.txt' })).toBeTruthy()
  expect(page.address()).toBe(`${files}&file=${file.id}`)
  await olga.call(deleteWorkspaceFile, { fileId: file.id })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(page.address()).toBe(files))
})

test('a link to a file that is not there leads to the files, and opens none that comes later', async () => {
  const { app, max, files } = await shared()
  const page = await visit(`${files}&file=999999`, { app, by: max })
  expect(await screen.findByText('valve.txt')).toBeTruthy()
  await waitFor(() => expect(page.address()).toBe(files))
})
