import { InfiniteQueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createQueryClient } from './query-client.ts'

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
