import { expect, test } from 'vitest'
import { FILES_PATH } from '#contract/files.ts'
import type { WorkspaceFile } from '#contract/workspaces-file.ts'
import { ArrivingImages } from './arriving-images.ts'

const shared = (fileName: string): WorkspaceFile => ({
  ...{ id: 1, workspaceId: 1, fileName, fileType: 'image/png', fileSize: 1, fileDescription: '', uploadedBy: '', uploaderName: '' },
  ...{ sharedBy: '', fileUrl: `${FILES_PATH}/${fileName}`, isLink: false, version: 1, uploadedAt: '' },
})
const wish = { size: { width: 4, height: 3 }, at: { x: 10, y: 20 } }

test('an image that arrives while no board is open waits for the next one, and is placed there once', () => {
  const images = new ArrivingImages()
  const files = ['a.png', 'b.png', 'c.png'].map(name => new File(['x'], name))
  for (const file of files) images.want(file, wish)
  const [placedFirst, placedThen]: [string[], string[]] = [[], []]
  const arrive = (at: number) => files[at] && images.arrived(shared(files[at].name), files[at])

  const close = images.placeWith(({ image }) => placedFirst.push(image.name))
  arrive(0)
  close()
  arrive(1)
  expect(placedFirst).toEqual(['a.png'])
  images.placeWith(({ image, size, at }) => {
    expect({ size, at }).toEqual(wish)
    placedThen.push(image.name)
  })
  arrive(2)
  expect(placedThen).toEqual(['b.png', 'c.png'])
  expect(placedFirst).toEqual(['a.png'])
})

test('a board that closes after another one opened leaves that one its images', () => {
  const images = new ArrivingImages()
  const file = new File(['x'], 'a.png')
  images.want(file, wish)
  const placed: string[] = []
  const close = images.placeWith(() => expect.fail('this board is closed'))
  images.placeWith(({ image }) => placed.push(image.name))
  close()
  images.arrived(shared('a.png'), file)
  expect(placed).toEqual(['a.png'])
})
