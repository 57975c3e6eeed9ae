import { expect, test } from 'vitest'
import { startPeopleImport } from '#contract/people-import.ts'
import { type Caller, eventually, testApp } from '../../server/test/app.ts'
import { screen, visit, within } from './render.tsx'

const LINE = '{"type":"expert","email":"ana@example.org","name":"Ana Costa","title":"Plumber","hourlyRate":45}'

/** The form as a browser writes it; the document of these tests has files that Node does not know. */
const upload = (by: Caller, ...lines: string[]) => {
  const head = 'content-disposition: form-data; name="file"; filename="people.ndjson"'
  const body = Buffer.from(`--edge\r\n${head}\r\n\r\n${lines.join('\n')}\r\n--edge--\r\n`)
  return by.send('POST', startPeopleImport.path, body, { 'content-type': 'multipart/form-data; boundary=edge' })
}

/** The house with an admin, and an import that has ended. */
const imported = async (...lines: string[]) => {
  const app = await testApp()
  const ada = await app.person('Ada', ['client', 'admin'])
  await app.listen()
  await upload(ada, ...lines)
  await eventually(async () => {
    const answer = await ada.send('GET', '/_api/admin/imports', {})
    return JSON.stringify(answer.body).includes('"done"')
  })
  return { app, ada }
}

test('the history shows what came of an import, and its rejected lines when they are opened', async () => {
  const { app, ada } = await imported(LINE, 'nonsense')
  const { user } = await visit('/admin/import', { app, by: ada })
  const item = within(await screen.findByRole('article'))
  expect(item.getByText('Done')).toBeTruthy()
  expect(item.getByText(/2 lines read: 1 expert created, 0 updated/)).toBeTruthy()
  expect(item.getByText(/started by Ada/)).toBeTruthy()
  await user.click(item.getByText('1 rejected line'))
  const rows = within(await item.findByRole('table')).getAllByRole('row')
  expect(rows.at(-1)?.textContent).toBe('2the line is not JSON')
})

test('it says how imported experts get their profiles', async () => {
  const { app, ada } = await imported(LINE)
  await visit('/admin/import', { app, by: ada })
  expect(await screen.findByText(/experts claim their profiles by verifying their addresses/)).toBeTruthy()
})

test('without a file nothing is sent, and the form says what to do', async () => {
  const app = await testApp()
  const { user, wire } = await visit('/admin/import', { app, by: await app.person('Ada', ['client', 'admin']) })
  await screen.findByRole('heading', { name: 'No Imports Yet' })
  await user.click(screen.getByRole('button', { name: 'Start import' }))
  expect(screen.getByRole('alert').textContent).toBe('Choose a file first.')
  expect(document.activeElement).toBe(screen.getByLabelText('File of people'))
  expect(wire.count(startPeopleImport)).toBe(0)
})

test('an import that waits can be stopped, after a question', async () => {
  const app = await testApp()
  const ada = await app.person('Ada', ['client', 'admin'])
  await upload(ada, LINE)
  const { user } = await visit('/admin/import', { app, by: ada })
  await user.click(await screen.findByRole('button', { name: 'Stop the import of people.ndjson' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Stop import' }))
  await screen.findByText('Stopped')
})

test('who is no admin is told so and sees nothing', async () => {
  const { app } = await imported(LINE)
  await visit('/admin/import', { app, by: await app.person('Cleo') })
  await screen.findByRole('heading', { name: 'For Admins Only' })
  expect(screen.queryByText('people.ndjson')).toBeNull()
})
