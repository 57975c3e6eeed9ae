import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { AppError } from '#contract/shared/errors.ts'
import { CURRENT_USER_KEY } from './current-user.ts'
import { askAnew, createQueryClient } from './query-client.ts'

test('a further page that is under way arrives though the list is fetched anew meanwhile', async () => {
  const client = createQueryClient()
  const asked: { page: number; answer: (page: string) => void }[] = []
  const list = new InfiniteQueryObserver(client, {
    queryKey: ['list'],
    queryFn: ({ pageParam: page }) => new Promise<string>(answer => asked.push({ page, answer })),
    initialPageParam: 1,
    getNextPageParam: (_last, pages) => pages.length + 1,
  })
  const stop = list.subscribe(() => undefined)
  const answer = async (page: number, text: string) => {
    await expect.poll(() => asked.length).toBe(1)
    const [request] = asked.splice(0)
    expect(request?.page).toBe(page)
    request?.answer(text)
  }
  const pages = () => list.getCurrentResult().data?.pages
  await answer(1, 'first')
  await expect.poll(pages).toEqual(['first'])

  void list.fetchNextPage()
  const isAnew = client.invalidateQueries({ queryKey: ['list'] })
  await answer(2, 'second')
  await expect.poll(pages).toEqual(['first', 'second'])
  await answer(1, 'first, changed')
  await answer(2, 'second')
  await isAnew
  expect(pages()).toEqual(['first, changed', 'second'])
  stop()
})

test('what is told to be another while the first answer is on its way is asked for again, and the older answer counts no more', async () => {
  const client = createQueryClient()
  const asked: ((answer: string) => void)[] = []
  const observer = new QueryObserver(client, {
    queryKey: ['list', 'first'],
    queryFn: ({ signal }) => {
      // Taken, so that a cancelled question is dropped.
      void signal
      return new Promise<string>(answer => asked.push(answer))
    },
  })
  const stop = observer.subscribe(() => undefined)
  await expect.poll(() => asked.length).toBe(1)
  const isAnew = askAnew(client, ['list'])
  await expect.poll(() => asked.length).toBe(2)
  asked[0]?.('before')
  asked[1]?.('after')
  await isAnew
  expect(observer.getCurrentResult().data).toBe('after')
  stop()
})

test('who was refused is asked anew who he is: his role may have been taken away since', async () => {
  const client = createQueryClient()
  const roles = ['admin', 'client']
  const me = new QueryObserver(client, { queryKey: CURRENT_USER_KEY, queryFn: async () => roles.shift() })
  const stop = me.subscribe(() => undefined)
  await expect.poll(() => me.getCurrentResult().data).toBe('admin')
  const asking = client.fetchQuery({ queryKey: ['queue'], queryFn: () => Promise.reject(new AppError('forbidden', 'For admins.')) })
  await expect(asking).rejects.toThrow('For admins.')
  await expect.poll(() => me.getCurrentResult().data).toBe('client')
  stop()
})
