import { setImmediate } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { AppError } from '#contract/shared/errors.ts'
import type { WorkspaceFile } from '#contract/workspaces-file.ts'
import { UploadQueue } from './upload-queue.ts'

const shared = (fileName: string): WorkspaceFile => ({
  ...{ id: 1, workspaceId: 1, fileName, fileType: 'text/plain', fileSize: 1, fileDescription: '', uploadedBy: '', uploaderName: '' },
  ...{ sharedBy: '', fileUrl: '', isLink: false, version: 1, uploadedAt: '' },
})
const file = (name: string, content = 'x') => new File([content], name)
const lost = new AppError('unavailable', 'The connection is lost.')

/** A queue whose line answers as told: each call takes the next answer, and 'taken' once there are none left. */
const queueWith = (...answers: (Error | 'taken')[]) => {
  const [sent, arrived, problems]: [string[], string[], string[]] = [[], [], []]
  const queue = new UploadQueue({
    send: async ({ name }) => {
      sent.push(name)
      const answer = answers.shift() ?? 'taken'
      if (answer !== 'taken') throw answer
      return shared(name)
    },
    onShared: ({ fileName }) => arrived.push(fileName),
    onProblem: problem => problems.push(problem),
  })
  return { queue, sent, arrived, problems }
}

test('files arrive in the order in which they were given, one after the other', async () => {
  const { queue, arrived } = queueWith()
  queue.add([file('b'), file('a')])
  queue.add([file('c')])
  await vi.waitFor(() => expect(arrived).toEqual(['b', 'a', 'c']))
  expect(queue.uploads).toEqual([])
})

test('a broken line holds up what is on its way, and it goes on in the same order when the line is back', async () => {
  const { queue, sent, arrived, problems } = queueWith('taken', lost)
  queue.add([file('a'), file('b'), file('c')])
  await vi.waitFor(() => expect(queue.uploads[0]).toMatchObject({ file: { name: 'b' }, isHeldUp: true }))
  expect(queue.uploads[0]?.problem).toContain('goes on by itself')
  queue.add([file('d')])
  expect(sent).toEqual(['a', 'b'])
  queue.resume()
  await vi.waitFor(() => expect(arrived).toEqual(['a', 'b', 'c', 'd']))
  expect(problems).toEqual([])
})

test('a line that breaks at the same file again and again is told, and the others go on', async () => {
  const { queue, arrived, problems } = queueWith(lost, lost, lost, lost, lost)
  queue.add([file('a'), file('b')])
  for (let turn = 0; turn < 4; turn += 1) {
    await vi.waitFor(() => expect(queue.uploads[0]?.isHeldUp).toBe(true))
    queue.resume()
  }
  await vi.waitFor(() => expect(arrived).toEqual(['b']))
  expect(problems).toEqual(['The connection is lost.'])
  const [left] = queue.uploads
  if (left) queue.retry(left)
  await vi.waitFor(() => expect(arrived).toEqual(['b', 'a']))
})

test('what the server refuses holds up nothing', async () => {
  const { queue, arrived, problems } = queueWith(new AppError('conflict', 'This workspace is full.'))
  queue.add([file('a'), file('b'), file('nothing', '')])
  await vi.waitFor(() => expect(arrived).toEqual(['b']))
  expect(problems).toEqual(['This file is empty. Choose another one.', 'This workspace is full.'])
})

test('a file that was moved away since it was chosen says that it cannot be read, and is not sent', async () => {
  const { queue, sent, arrived, problems } = queueWith()
  const moved = file('moved')
  Object.defineProperty(moved, 'slice', {
    value: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) }),
  })
  queue.add([moved, file('b')])
  await vi.waitFor(() => expect(arrived).toEqual(['b']))
  expect(problems).toEqual(['Failed to read file as base64 string.'])
  expect(sent).toEqual(['b'])
  expect(queue.uploads[0]?.canRetry).toBe(true)
})

test('one that is stopped makes way for the next', async () => {
  const arrived: string[] = []
  const queue = new UploadQueue({
    send: ({ name }, { signal }) =>
      name === 'a'
        ? new Promise((_answer, fail) => signal.addEventListener('abort', () => fail(signal.reason)))
        : Promise.resolve(shared(name)),
    onShared: ({ fileName }) => arrived.push(fileName),
    onProblem: problem => expect.fail(problem),
  })
  queue.add([file('a'), file('b')])
  const [first] = queue.uploads
  await vi.waitFor(() => expect(first).toBeDefined())
  if (first) queue.remove(first)
  await vi.waitFor(() => expect(arrived).toEqual(['b']))
})

test('a queue that is closed sends nothing more, neither what was on its way nor what stood behind it', async () => {
  const sent: string[] = []
  const isStopped = Promise.withResolvers<void>()
  const queue = new UploadQueue({
    send: ({ name }, { signal }) => {
      sent.push(name)
      return new Promise((_answer, fail) =>
        signal.addEventListener('abort', () => {
          fail(signal.reason)
          isStopped.resolve()
        }),
      )
    },
    onShared: ({ fileName }) => expect.fail(fileName),
    onProblem: problem => expect.fail(problem),
  })
  queue.add([file('a'), file('b')])
  await vi.waitFor(() => expect(sent).toEqual(['a']))
  queue.close()
  await isStopped.promise
  queue.resume()
  queue.add([file('c')])
  await setImmediate()
  expect(sent).toEqual(['a'])
  expect(queue.uploads).toEqual([])
})

test("what arrived after all when its queue was closed is nobody's there any more", async () => {
  const answer = Promise.withResolvers<WorkspaceFile>()
  const arrived: string[] = []
  const sending = Promise.withResolvers<void>()
  const queue = new UploadQueue({
    send: () => {
      sending.resolve()
      return answer.promise
    },
    onShared: ({ fileName }) => arrived.push(fileName),
    onProblem: problem => expect.fail(problem),
  })
  queue.add([file('a')])
  await sending.promise
  queue.close()
  answer.resolve(shared('a'))
  await setImmediate()
  expect(arrived).toEqual([])
})
