import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requireObj, requireStlText } from './model-text.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'models-'))
})
afterAll(() => rm(folder, { recursive: true }))

const written = async (text: string): Promise<string> => {
  const path = join(folder, 'model')
  await writeFile(path, text)
  return path
}
const TRIANGLE = ['v 0 0 0', 'v 1 0 0', 'v 0 1 0', 'f 1 2 3']

test('a line without an end is refused, and so is one that is continued for ever', async () => {
  const tooLong = 'it is longer than 65536 letters'
  await expect(requireObj(await written(`v 0 0 0\nf ${'1 '.repeat(1_000_000)}`))).rejects.toThrow(
    `Line 2 of this .obj file is damaged: ${tooLong}`,
  )
  await expect(requireObj(await written(`v 0 0 0\nf ${'1 2 3 \\\n'.repeat(100_000)}`))).rejects.toThrow(tooLong)
  await expect(requireObj(await written(`v 0 0 0\nf ${'\\\n'.repeat(1_000_000)}`))).rejects.toThrow(tooLong)
  await expect(requireStlText(await written(`solid ${'a'.repeat(200_000)}\n`))).rejects.toThrow(
    `Line 1 of this .stl file is damaged: ${tooLong}`,
  )
})

test('lines are told apart and counted wherever a piece of the file ends, with each kind of end', async () => {
  for (const end of ['\n', '\r\n', '\r']) {
    const lines = [...TRIANGLE, ...Array.from({ length: 60_000 }, (_, at) => `# ${at} é`), 'f 1 2 \\', '3', 'f 1 2 4']
    await expect(requireObj(await written(lines.join(end)))).rejects.toThrow('Line 60007 of this .obj file is damaged: it names vertex 4')
    await requireObj(await written(lines.slice(0, -1).join(end)))
  }
})

test('a line just as long as one may be is read, and the last one without its end', async () => {
  await requireObj(await written([...TRIANGLE, `# ${'x'.repeat(65_534)}`, ...TRIANGLE].join('\n')))
  await requireObj(await written([...TRIANGLE.slice(0, 3), 'f 1 2 \\', '3 \\'].join('\n')))
})

test('others are answered while a large text is read', async () => {
  const path = await written([...TRIANGLE, ...Array.from({ length: 300_000 }, () => 'f 1 2 3')].join('\n'))
  let [isRead, turns] = [false, 0]
  const reading = requireObj(path).finally(() => {
    isRead = true
  })
  while (!isRead) {
    await setImmediate()
    turns += 1
  }
  await reading
  // Of a file of 2.4 MB each piece is read in a turn of its own.
  expect(turns).toBeGreaterThan(30)
})
