import { expect, test } from 'vitest'
import { addWorkspaceFile, uploadWorkspaceFile } from '#contract/workspaces-files.ts'
import { testApp } from '../../../test/app.ts'
import { workspaceOf } from '../../../test/workspace-of.ts'

test('a quotation mark in a name stays readable where the file is saved, whichever way it came', async () => {
  const { app, person } = await testApp()
  const max = await person('Max')
  const { id: workspaceId } = await workspaceOf(max, { member: await person('Olga'), viewer: await person('Vic') })
  const about = { workspaceId, uploadedBy: max.email, fileType: 'text/plain', fileSize: 1 }
  const sent = await max.upload(uploadWorkspaceFile, { workspaceId }, new File(['a'], 'Pipe 5" — Ölstand.txt'))
  const added = await max.call(addWorkspaceFile, { ...about, fileName: 'Pipe 6" — Ölstand.txt', fileData: btoa('b') })
  for (const [{ body }, inches] of [
    [sent, 5],
    [added, 6],
  ] as const) {
    expect(body.fileName).toBe(`Pipe ${inches}' — Ölstand.txt`)
    const { 'content-disposition': disposition } = (await app.http.inject({ url: body.fileUrl, headers: { cookie: max.cookie } })).headers
    expect(disposition).toMatch(
      new RegExp(
        `^attachment; filename="Pipe ${inches}' . .lstand.txt"; filename\\*=UTF-8''Pipe%20${inches}%27%20%E2%80%94%20%C3%96lstand.txt$`,
      ),
    )
  }
})
