import { expect, test } from 'vitest'
import { createReview, listReviews, type Review } from '#contract/reviews.ts'
import type { TestApp } from '../../server/test/app.ts'
import { hiringProject } from '../../server/test/hired-project.ts'
import { fireEvent, screen, visit, waitFor, within } from './render.tsx'

const WORDS = { rating: 4.5, title: 'Found it at once', content: 'The boiler is quiet again, and I know why.' }

const worked = async () => {
  const hired = await hiringProject()
  await hired.delivered()
  const { cleo, bea, project } = hired
  const write = async (): Promise<Review> => {
    const input = { reviewType: 'expert' as const, projectId: project.id, expertEmail: bea.email, reviewerEmail: cleo.email }
    return (await cleo.call(createReview, { ...input, reviewerName: 'Cleo', ...WORDS })).body
  }
  return { ...hired, write }
}

const many = (app: TestApp, expertId: number, count: number) =>
  app.database.pool.query(
    `insert into reviews (review_type, expert_id, reviewer_name, rating, title, content, keywords, created_at)
     select 'expert', $1, 'Ann Other', 1 + (n % 5), 'Review ' || n, 'Some words about the work.', 'Bea', now() - n * interval '1 day'
     from generate_series(1, $2) n`,
    [expertId, count],
  )

test('a page behind the last says so and leads back', async () => {
  const { app, beaId } = await worked()
  await many(app, beaId, 12)
  const { user, address } = await visit('/reviews?page=9999', { app, by: app.visitor() })
  await screen.findByRole('heading', { name: 'There are only 3 pages' })
  await user.click(screen.getByRole('button', { name: 'Go to page 3, the last' }))
  await screen.findByText('Page 3 of 3')
  expect(address()).toBe('/reviews?page=3')
})

test('all reviews are paged, sorted and searched, and the address says how', async () => {
  const { app, beaId } = await worked()
  await many(app, beaId, 12)
  const { user, address } = await visit('/reviews', { app, by: app.visitor() })
  await screen.findByRole('heading', { level: 1, name: 'Explore All Reviews' })
  await screen.findByRole('heading', { name: '12 Reviews' })
  const stats = within(screen.getByRole('region', { name: 'Platform Stats' }))
  expect(await stats.findByText('Based on 12 reviews')).toBeTruthy()
  const previous = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' })
  const next = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Next' })
  expect([previous().disabled, next().disabled]).toEqual([true, false])
  await user.click(next())
  await user.click(next())
  await screen.findByText('Page 3 of 3')
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
  expect(next().disabled).toBe(true)
  expect(address()).toBe('/reviews?page=3')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Highest Rating')
  expect(address()).toBe('/reviews?sortBy=rating')
  await user.type(screen.getByPlaceholderText('Search reviews by content, expert, or service...'), 'review 11')
  await screen.findByRole('heading', { name: '1 Review' })
  expect(address()).toBe('/reviews?sortBy=rating&search=review+11')
  expect(stats.getByText('Based on 12 reviews')).toBeTruthy()
  await user.type(screen.getByRole('searchbox'), ' nothing')
  await screen.findByText('No reviews found.')
})

test('a vote counts at once, and is taken back when it fails', async () => {
  const { app, write } = await worked()
  await write()
  const stan = await app.person('Stan')
  const { user, wire } = await visit('/reviews', { app, by: stan })
  const card = within(await screen.findByRole('article', { name: 'Review by Cleo' }))
  expect(card.getByText('Was this review helpful?')).toBeTruthy()
  await user.click(card.getByRole('button', { name: 'Helpful' }))
  await waitFor(() => expect(card.getByRole('button', { name: 'Helpful' }).getAttribute('aria-pressed')).toBe('true'))
  await waitFor(async () => expect((await stan.call(listReviews, {})).body.reviews[0]?.helpfulCount).toBe(1))
  wire.cut()
  await user.click(card.getByRole('button', { name: 'Not helpful' }))
  await screen.findByText(/^Failed to update: The connection is lost/)
  await waitFor(() => expect(card.getByRole('button', { name: 'Helpful' }).getAttribute('aria-pressed')).toBe('true'))
})

test('a vote that is pressed again is taken back, and who presses fast gets what he pressed last', async () => {
  const { app, write } = await worked()
  await write()
  const stan = await app.person('Stan')
  const { user } = await visit('/reviews', { app, by: stan })
  const card = within(await screen.findByRole('article', { name: 'Review by Cleo' }))
  const button = (name: string) => card.getByRole('button', { name })
  const kept = async () => (await stan.call(listReviews, {})).body.reviews[0]
  await user.click(button('Helpful'))
  expect(button('Helpful').getAttribute('aria-pressed')).toBe('true')
  await user.click(button('Helpful'))
  expect(button('Helpful').getAttribute('aria-pressed')).toBe('false')
  await waitFor(async () => expect(await kept()).toMatchObject({ helpfulCount: 0, myVote: null }))
  for (const name of ['Helpful', 'Helpful', 'Helpful', 'Not helpful', 'Helpful']) await user.click(button(name))
  await waitFor(async () => expect(await kept()).toMatchObject({ helpfulCount: 1, myVote: true }))
  expect(button('Helpful').getAttribute('aria-pressed')).toBe('true')
})

test('the reviewed expert responds once; nobody else can', async () => {
  const { app, cleo, bea, write } = await worked()
  await write()
  await visit('/reviews', { app, by: cleo })
  await screen.findByRole('article', { name: 'Review by Cleo' })
  expect(screen.queryByRole('button', { name: 'Respond' })).toBeNull()
  const { user } = await visit('/reviews', { app, by: bea })
  await user.click(await screen.findByRole('button', { name: 'Respond' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Respond to Review' }))
  expect(dialog.getByText('Your response will be publicly visible below the review.')).toBeTruthy()
  const submit = dialog.getByRole<HTMLButtonElement>('button', { name: 'Submit Response' })
  await user.type(dialog.getByPlaceholderText('Write your response...'), ' Thanks!   ')
  expect(submit.disabled).toBe(true)
  await user.type(dialog.getByPlaceholderText('Write your response...'), 'Gladly.')
  await user.click(submit)
  await screen.findByText('Response posted successfully!')
  const card = within(screen.getByRole('article', { name: 'Review by Cleo' }))
  expect(await card.findByText('Expert')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Respond' })).toBeNull())
})

test('what was typed as a response is there again after the dialog was closed by a slip, until it is sent', async () => {
  const { app, bea, write } = await worked()
  await write()
  const { user } = await visit('/reviews', { app, by: bea })
  const respond = async () => {
    await user.click(await screen.findByRole('button', { name: 'Respond' }))
    return within(await screen.findByRole('dialog', { name: 'Respond to Review' })).getByRole<HTMLTextAreaElement>('textbox')
  }
  await user.type(await respond(), 'Thanks, gladly again.{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await respond()).value).toBe('Thanks, gladly again.')
  await user.click(screen.getByRole('button', { name: 'Submit Response' }))
  await screen.findByText('Response posted successfully!')
  expect(Object.values({ ...sessionStorage }).join()).not.toContain('gladly')
})

test('a client reviews the expert from where the work was delivered, with half stars by keyboard', async () => {
  const { app, cleo, path } = await worked()
  const { user } = await visit(`${path}/hiring`, { app, by: cleo })
  await user.click(await screen.findByRole('button', { name: 'Review Bea' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByRole('button', { name: 'Submit Review' }))
  expect(dialog.getByText('Choose how many stars')).toBeTruthy()
  const stars = dialog.getByRole('slider', { name: 'Rating' })
  await waitFor(() => expect(document.activeElement).toBe(stars))
  fireEvent.keyDown(stars, { key: '5' })
  fireEvent.keyDown(stars, { key: 'ArrowLeft' })
  expect(stars.getAttribute('aria-valuetext')).toBe('4.5 of 5 stars')
  // What is chosen is no longer asked for; what is missing still is, and the keyboard stays here.
  expect(dialog.queryByText('Choose how many stars')).toBeNull()
  expect(dialog.getByLabelText('Title').getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(stars)
  await user.type(dialog.getByLabelText('Title'), WORDS.title)
  await user.type(dialog.getByLabelText('Your review'), WORDS.content)
  await user.click(dialog.getByRole('button', { name: 'Submit Review' }))
  await screen.findByText('Review submitted successfully!')
  expect((await cleo.call(listReviews, {})).body.reviews[0]).toMatchObject(WORDS)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Review Bea' })).toBeNull())
})

test('an admin removes a reported review, and its place says why', async () => {
  const { app, write, bea } = await worked()
  await write()
  const expert = await visit('/reviews', { app, by: bea })
  await expert.user.click(await screen.findByRole('button', { name: 'Report' }))
  await expert.user.type((await screen.findByRole('dialog')).querySelector('textarea') ?? document.body, 'It is about somebody else.')
  await expert.user.click(screen.getByRole('button', { name: 'Send report' }))
  await screen.findByText('Thank you. An admin will look at this review.')
  const { user } = await visit('/admin/reviews', { app, by: await app.person('Ada', ['client', 'admin']) })
  await user.click(await screen.findByRole('button', { name: 'Remove it' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Reason'), 'It is about another expert.')
  await user.click(dialog.getByRole('button', { name: 'Remove it' }))
  await screen.findByText('Nothing Reported')
  await visit('/reviews', { app, by: app.visitor() })
  expect(await screen.findByText(/This review was removed on .*: It is about another expert\./)).toBeTruthy()
  expect(await screen.findByText('No reviews available yet.')).toBeTruthy()
})

test('what was typed as a review is there again after the dialog was closed by a slip, stars and all, until it is sent', async () => {
  const { app, cleo, path } = await worked()
  const { user } = await visit(`${path}/hiring`, { app, by: cleo })
  const write = async () => {
    await user.click(await screen.findByRole('button', { name: 'Review Bea' }))
    return within(await screen.findByRole('dialog', { name: 'How was it with Bea?' }))
  }
  const first = await write()
  fireEvent.keyDown(await first.findByRole('slider', { name: 'Rating' }), { key: '4' })
  await user.type(first.getByLabelText('Title'), WORDS.title)
  await user.type(first.getByLabelText('Your review'), `${WORDS.content}{Escape}`)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const again = await write()
  expect((await again.findByRole('slider', { name: 'Rating' })).getAttribute('aria-valuetext')).toBe('4 of 5 stars')
  await user.click(again.getByRole('button', { name: 'Submit Review' }))
  await screen.findByText('Review submitted successfully!')
  expect((await cleo.call(listReviews, {})).body.reviews[0]).toMatchObject({ ...WORDS, rating: 4 })
  expect(Object.values({ ...localStorage }).join()).not.toContain(WORDS.title)
})

test('what was begun as a change of a review says that it is not saved, and what is published can be taken again', async () => {
  const { app, cleo, write } = await worked()
  await write()
  const { user } = await visit('/reviews', { app, by: cleo })
  const change = async () => {
    await user.click(await screen.findByRole('button', { name: 'Edit' }))
    return within(await screen.findByRole('dialog', { name: 'Change your review' }))
  }
  const first = await change()
  await user.type(await first.findByLabelText('Title'), ' again{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const again = await change()
  expect((await again.findByLabelText<HTMLInputElement>('Title')).value).toBe(`${WORDS.title} again`)
  await user.click(again.getByRole('button', { name: 'Start from what is published' }))
  expect(again.getByLabelText<HTMLInputElement>('Title').value).toBe(WORDS.title)
  expect(again.queryByText(/It is not saved yet/)).toBeNull()
})
