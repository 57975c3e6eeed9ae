import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { deleteAccount, exportAccount, getMe, PICTURE_PIXELS, removePicture, setPicture } from '#contract/accounts.ts'
import { getService, listServices } from '#contract/catalog.ts'
import { MB } from '#contract/shared/file-rule.ts'
import { eventually, type TestApp, testApp } from '../../test/app.ts'
import { pdf, picture } from '../../test/sample-files.ts'
import { seedExpert, seedService } from '../../test/seed.ts'
import { blobs } from '../files/file-tables.ts'

const read = (app: TestApp, url: string | null) => app.app.http.inject(url ?? '')
const files = (app: TestApp) => app.database.query.select().from(blobs)

const file = (name: string, type: string, bytes: Uint8Array) => new File([new Uint8Array(bytes)], name, { type })

/** What a phone writes: turned by a note in the file rather than in its pixels, with the place where it was taken. */
const photo = async () => {
  const [width, height] = [120, 40]
  const [red, blue] = [
    [255, 0, 0],
    [0, 0, 255],
  ]
  const pixels = Array.from({ length: width * height }, (_, at) => (at % width < width / 2 ? red : blue)).flat()
  const made = sharp(Buffer.from(pixels.map(Number)), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 100 })
    .withExif({ IFD0: { Make: 'Telltale', Orientation: '6' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 43/1 0/1' } })
  return file('me.jpg', 'image/jpeg', await made.toBuffer())
}

test('a picture becomes a small upright square for everybody who has its address, without what else the file told', async () => {
  const app = await testApp()
  const ana = await app.person('Ana')
  expect((await ana.call(getMe, {})).body.avatarUrl).toBeNull()
  const { body } = await ana.upload(setPicture, {}, await photo())
  expect((await ana.call(getMe, {})).body.avatarUrl).toBe(body.avatarUrl)
  const shown = await read(app, body.avatarUrl)
  expect(shown.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-disposition': 'inline; filename=picture.webp',
    'cache-control': 'public, max-age=604800, immutable',
    'x-content-type-options': 'nosniff',
  })
  const metadata = await sharp(shown.rawPayload).metadata()
  expect(metadata).toMatchObject({ format: 'webp', width: PICTURE_PIXELS, height: PICTURE_PIXELS })
  expect([metadata.exif, metadata.xmp, metadata.icc, metadata.orientation]).toEqual([undefined, undefined, undefined, undefined])
  expect(shown.rawPayload.toString('latin1')).not.toContain('Telltale')
  // Turned by a quarter, what was left is above.
  const top = await sharp(shown.rawPayload).extract({ left: 120, top: 10, width: 4, height: 4 }).removeAlpha().raw().toBuffer()
  expect([(top[0] ?? 0) > 200, (top[2] ?? 255) < 60]).toEqual([true, true])
})

test('a new picture has a new address, and the old one is gone with its file', async () => {
  const app = await testApp()
  const ana = await app.person('Ana')
  await app.listen()
  const first = (await ana.upload(setPicture, {}, await picture('png'))).body.avatarUrl
  const [kept] = await files(app)
  const second = (await ana.upload(setPicture, {}, await picture('webp', { colour: '#14c832' }))).body.avatarUrl
  expect(second).not.toBe(first)
  expect([(await read(app, first)).statusCode, (await read(app, second)).statusCode]).toEqual([401, 200])
  expect(await files(app)).toHaveLength(1)
  const sha256 = kept?.sha256 ?? ''
  await eventually(async () => !existsSync(join(app.config.dataDir, 'files/kept', sha256.slice(0, 2), sha256)))
})

test('it is taken away, also twice', async () => {
  const app = await testApp()
  const ana = await app.person('Ana')
  const { avatarUrl } = (await ana.upload(setPicture, {}, await picture())).body
  for (const _ of [1, 2]) expect(await ana.call(removePicture, {})).toMatchObject({ status: 200, body: { avatarUrl: null } })
  expect((await ana.call(getMe, {})).body.avatarUrl).toBeNull()
  expect((await read(app, avatarUrl)).statusCode).toBe(401)
  expect(await files(app)).toEqual([])
})

test('the export holds the picture itself; deleting the account leaves nothing of it', async () => {
  const app = await testApp()
  const ana = await app.person('Ana')
  const { avatarUrl } = (await ana.upload(setPicture, {}, await picture())).body
  const shown = (await read(app, avatarUrl)).rawPayload
  expect((await ana.call(exportAccount, {})).body['picture']).toEqual({
    type: 'image/webp',
    sizeBytes: shown.length,
    dataUrl: `data:image/webp;base64,${shown.toString('base64')}`,
  })
  await ana.call(deleteAccount, { email: ana.email })
  expect((await read(app, avatarUrl)).statusCode).toBe(401)
  expect(await files(app)).toEqual([])
})

test('an expert is shown with it beside his services, unless his profile names another', async () => {
  const app = await testApp()
  const ana = await app.person('Ana', ['client', 'expert'])
  const expertId = await seedExpert(app.database, { accountId: ana.accountId })
  await seedService(app.database, expertId, { title: 'Boiler check' })
  await seedService(app.database, await seedExpert(app.database, { avatarUrl: 'https://example.com/bo.png' }), { title: 'Tap check' })
  const { avatarUrl } = (await ana.upload(setPicture, {}, await picture())).body
  const listed = (await app.visitor().call(listServices, {})).body
  expect(new Map(listed.map(service => [service.title, service.expertAvatarUrl]))).toEqual(
    new Map([
      ['Boiler check', avatarUrl],
      ['Tap check', 'https://example.com/bo.png'],
    ]),
  )
  const serviceId = listed.find(service => service.title === 'Boiler check')?.id ?? 0
  expect((await app.visitor().call(getService, { serviceId })).body.expertAvatarUrl).toBe(avatarUrl)
})

test('it is for the signed-in, and each changes his own', async () => {
  const app = await testApp()
  expect((await app.visitor().upload(setPicture, {}, await picture())).status).toBe(401)
  expect((await app.visitor().call(removePicture, {})).status).toBe(401)
  const [ana, bo] = [await app.person('Ana'), await app.person('Bo')]
  await ana.upload(setPicture, {}, await picture())
  await bo.call(removePicture, {})
  expect((await ana.call(getMe, {})).body.avatarUrl).toMatch(/^\/_api\/files\//)
  expect((await bo.call(getMe, {})).body.avatarUrl).toBeNull()
})

test.each([
  ['no picture at all', async () => pdf('me.png'), 415, 'A picture must be a .jpg, .png or .webp file.'],
  [
    'a damaged one',
    async () => file('me.png', 'image/png', Buffer.from(await (await picture()).arrayBuffer()).subarray(0, 60)),
    400,
    'This picture cannot be read: it may be damaged. Choose another one.',
  ],
  [
    'one that would fill the memory when it is unpacked',
    () => picture('png', { width: 6000, height: 6000 }),
    400,
    'A picture may have 25 megapixels at most. Choose a smaller one.',
  ],
  [
    'one of more than 5 MB',
    async () => {
      const start = Buffer.from(await (await picture()).arrayBuffer())
      return file('me.png', 'image/png', Buffer.concat([start, Buffer.alloc(5 * MB + 1 - start.length)]))
    },
    413,
    'A picture may have 5 MB at most. Choose a smaller one.',
  ],
])('%s is refused, and the picture before it stays', async (_what, given, status, error) => {
  const app = await testApp()
  const ana = await app.person('Ana')
  const { avatarUrl } = (await ana.upload(setPicture, {}, await picture())).body
  expect(await ana.upload(setPicture, {}, await given())).toMatchObject({ status, error: { error } })
  expect((await ana.call(getMe, {})).body.avatarUrl).toBe(avatarUrl)
  expect(await files(app)).toHaveLength(1)
})
