import { expect, test } from 'vitest'
import { sharedWhileAsked } from './shared-while-asked.ts'

const asking = () => {
  const answers: PromiseWithResolvers<string>[] = []
  const shared = sharedWhileAsked((_what: { q: string; page?: number | undefined }) => {
    const answer = Promise.withResolvers<string>()
    answers.push(answer)
    return answer.promise
  })
  return { shared, answers }
}

test('who asks the same at once is answered together, who asks something else or later is not', async () => {
  const { shared, answers } = asking()
  const both = [shared.ask({ q: 'roof' }), shared.ask({ q: 'roof' })]
  const other = shared.ask({ q: 'roof', page: 2 })
  expect(answers).toHaveLength(2)
  answers[0]?.resolve('slate')
  expect(await Promise.all(both)).toEqual(['slate', 'slate'])
  answers[1]?.resolve('tile')
  expect(await other).toBe('tile')
  void shared.ask({ q: 'roof' })
  expect(answers).toHaveLength(3)
})

test('what fails, fails for those who asked, and is asked anew by the next', async () => {
  const { shared, answers } = asking()
  const both = [shared.ask({ q: 'roof' }), shared.ask({ q: 'roof' })]
  answers[0]?.reject(new Error('no ladder'))
  for (const each of both) await expect(each).rejects.toThrow('no ladder')
  void shared.ask({ q: 'roof' })
  expect(answers).toHaveLength(2)
})

test('after a change nobody is answered with what was being looked up before it', async () => {
  const { shared, answers } = asking()
  const before = shared.ask({ q: 'roof' })
  shared.forget()
  const after = shared.ask({ q: 'roof' })
  answers[0]?.resolve('old')
  await before
  // The old answer takes nothing away from those who share the new one.
  void shared.ask({ q: 'roof' })
  expect(answers).toHaveLength(2)
  answers[1]?.resolve('new')
  expect(await after).toBe('new')
})
