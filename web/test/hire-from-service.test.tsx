import { afterEach, expect, test } from 'vitest'
import { listServices } from '#contract/catalog.ts'
import { ASKED_TOO_OFTEN, listOffers, OFFERS_PER_EXPERT_AND_TASK, OPEN_OFFERS_PER_TASK, TOO_MANY_ASKED } from '#contract/hiring.ts'
import { hiringProject } from '../../server/test/hired-project.ts'
import { seedExpert, seedService } from '../../server/test/seed.ts'
import { keepChoices, readChoices } from '../src/hiring/kept-choices.ts'
import { keepWantedFrom, wantedFromOf } from '../src/hiring/wanted-from.ts'
import { screen, visit, waitFor, within } from './render.tsx'

afterEach(() => {
  keepChoices({ ownerEmail: 'cleo@example.com', projectId: 1 }, new Map())
  sessionStorage.clear()
  localStorage.clear()
})

/** A plan with three tasks, and a service of Pia, who was suggested for none of them. */
const withService = async () => {
  const made = await hiringProject()
  await made.app.database.pool.query('delete from task_matches where expert_id = $1', [made.piaId])
  await seedService(made.app.database, made.piaId, { title: 'Chimney check', hourlyRate: 70 })
  const [service] = (await made.cleo.call(listServices, {})).body
  return { ...made, serviceId: service?.id ?? 0 }
}

test('from a service a client chooses a project and its tasks, and its expert is asked at the rate of the service', async () => {
  const { app, cleo, project, serviceId } = await withService()
  const { user, address } = await visit(`/services/${serviceId}`, { app, by: cleo })
  await user.click(await screen.findByRole('link', { name: 'Hire Pia' }))
  await screen.findByRole('heading', { level: 1, name: 'Hire Pia' })
  await user.click(await screen.findByRole('link', { name: `Choose tasks of ${project.title}` }))
  const wanted = within(await screen.findByRole('region', { name: 'Hire Pia' }))
  expect(address()).toBe(`/projects/${project.id}/hiring?service=${serviceId}`)
  // Nothing speaks for one task more than for another: the client says which.
  expect(wanted.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([false, false, false])
  await user.click(wanted.getByRole('checkbox', { name: 'Mend it' }))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Pia' }).checked).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Send 1 offer' }))
  await screen.findByText('Offer sent.')
  const [sent] = (await cleo.call(listOffers, { projectId: project.id })).body
  const task = project.tasks.find(({ title }) => title === 'Mend it')
  expect(sent).toMatchObject({
    ...{ taskTitle: 'Mend it', price: Math.round((task?.estimatedHours ?? 0) * 70), expert: { expertName: 'Pia' } },
    steps: [{ note: 'I come from your service ‘Chimney check’.' }],
  })
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Hire Pia' })).toBeNull())
})

test('who describes something new first is not made to search the expert again', async () => {
  const { app, cleo, project, serviceId } = await withService()
  const { user, address } = await visit(`/hire?service=${serviceId}`, { app, by: cleo })
  await user.click(await screen.findByRole('link', { name: 'Describe what you need' }))
  expect(await screen.findByText(/you send Pia an offer from its hiring page: ‘Chimney check’ is remembered/)).toBeTruthy()
  expect(address()).toBe(`/submit-project?service=${serviceId}`)
  await user.type(screen.getByLabelText('Project Title'), 'Chimney smokes')
  await user.type(screen.getByLabelText('Project Description'), 'The chimney smokes whenever the wind comes from the west.')
  await user.click(screen.getByRole('button', { name: 'Submit for AI Analysis' }))
  await screen.findByRole('heading', { name: 'Project Submitted!' })
  expect(wantedFromOf(project.id + 1)).toEqual({ kind: 'service', id: serviceId })

  // As if the plan of this one had been made so.
  keepWantedFrom(project.id, { kind: 'service', id: serviceId })
  const later = await visit(`/projects/${project.id}`, { app, by: cleo })
  await later.user.click(await screen.findByRole('button', { name: 'Proceed to Hiring' }))
  const wanted = within(await screen.findByRole('region', { name: 'Hire Pia' }))
  await later.user.click(wanted.getByRole('button', { name: 'Not this expert after all' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Hire Pia' })).toBeNull())
  expect(wantedFromOf(project.id)).toBeNull()
})

test('from his own page an expert is hired the same way, at his own rate', async () => {
  const { app, cleo, project, piaId } = await withService()
  const { user, address } = await visit(`/experts/${piaId}`, { app, by: cleo })
  await user.click(await screen.findByRole('link', { name: 'Hire Pia' }))
  await screen.findByRole('heading', { level: 1, name: 'Hire Pia' })
  expect(address()).toBe(`/hire?expert=${piaId}`)
  await user.click(await screen.findByRole('link', { name: 'Describe what you need' }))
  await screen.findByText('Once there is a plan, you send Pia an offer from its hiring page.')
  expect(address()).toBe(`/submit-project?expert=${piaId}`)
  keepWantedFrom(project.id, { kind: 'expert', id: piaId })
  await visit(`/projects/${project.id}/hiring`, { app, by: cleo })
  const wanted = within(await screen.findByRole('region', { name: 'Hire Pia' }))
  await user.click(wanted.getByRole('checkbox', { name: 'Mend it' }))
  const task = project.tasks.find(({ title }) => title === 'Mend it')
  const { rows } = await app.database.pool.query('select hourly_rate from expert_profiles where id = $1', [piaId])
  const offer = within(screen.getByRole('group', { name: 'Offer to Pia' }))
  expect(offer.getByLabelText<HTMLInputElement>('Price in US dollars').value).toBe(
    String(Math.round((task?.estimatedHours ?? 0) * Number(rows[0].hourly_rate))),
  )
  expect(offer.getByLabelText<HTMLTextAreaElement>('A word to the expert (optional)').value).toBe('')
})

test('on his page an expert finds no way to hire himself, and nobody one to hire who is off the market', async () => {
  const { app, cleo, pia, piaId } = await withService()
  await visit(`/experts/${piaId}`, { app, by: pia })
  expect((await screen.findByRole('link', { name: 'Edit your profile' })).getAttribute('href')).toBe('/expert-verification')
  expect(screen.queryByRole('link', { name: 'Hire Pia' })).toBeNull()
  await visit(`/hire?expert=${piaId}`, { app, by: pia })
  await screen.findByRole('heading', { name: 'Expert Not Found' })
  await app.database.pool.query("update expert_profiles set verification_status = 'rejected' where id = $1", [piaId])
  await visit(`/experts/${piaId}`, { app, by: cleo })
  await screen.findByText('Pia takes no work here at the moment.')
  expect(screen.queryByRole('link', { name: 'Hire Pia' })).toBeNull()
  await visit(`/hire?expert=${piaId}`, { app, by: cleo })
  await screen.findByRole('heading', { name: 'Expert Not Found' })
})

test('who was suggested and came by a service stands at its rate', async () => {
  const { app, cleo, project, piaId, serviceId, taskId } = await withService()
  await app.database.pool.query("insert into task_matches (task_id, expert_id, rank, match_score, parts) values ($1, $2, 1, 80, '[]')", [
    taskId(1),
    piaId,
  ])
  const { user } = await visit(`/projects/${project.id}/hiring?service=${serviceId}`, { app, by: cleo })
  await screen.findByRole('region', { name: 'Hire Pia' })
  const suggested = () => screen.getByRole<HTMLInputElement>('radio', { name: 'Pia' })
  const factsOf = (control: HTMLElement) =>
    (control.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map(id => document.getElementById(id)?.textContent)
      .join(' ')
  expect(factsOf(suggested())).toContain('$70.00/hr')
  const ofTask = within(screen.getByRole('region', { name: /Mend it/ }))
  await user.click(ofTask.getByRole('radio', { name: 'Nobody now' }))
  await user.click(suggested())
  const offer = within(screen.getByRole('group', { name: 'Offer to Pia' }))
  expect(offer.getByLabelText<HTMLTextAreaElement>('A word to the expert (optional)').value).toContain('Chimney check')
  const task = project.tasks.find(({ title }) => title === 'Mend it')
  expect(offer.getByLabelText<HTMLInputElement>('Price in US dollars').value).toBe(String(Math.round((task?.estimatedHours ?? 0) * 70)))
})

test('who is not wanted after all is asked for nothing: neither where he was chosen beforehand nor where he was ticked', async () => {
  const { app, cleo, project, piaId, serviceId, taskId } = await withService()
  await app.database.pool.query('delete from task_matches where task_id = $1', [taskId(0)])
  await app.database.pool.query("insert into task_matches (task_id, expert_id, rank, match_score, parts) values ($1, $2, 1, 80, '[]')", [
    taskId(0),
    piaId,
  ])
  const place = { ownerEmail: cleo.email, projectId: project.id }
  const { user } = await visit(`/projects/${project.id}/hiring?service=${serviceId}`, { app, by: cleo })
  const wanted = within(await screen.findByRole('region', { name: 'Hire Pia' }))
  expect(wanted.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([true, false, false])
  await user.click(wanted.getByRole('checkbox', { name: 'Mend it' }))
  expect([...readChoices(place).keys()]).toEqual([taskId(0), taskId(1)])
  await user.click(wanted.getByRole('button', { name: 'Not this expert after all' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Hire Pia' })).toBeNull())
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send offers' }).disabled).toBe(true)
  expect(readChoices(place).size).toBe(0)
})

test('where the server would refuse to ask an expert he is not to be chosen, and it says why', async () => {
  const { app, cleo, project, piaId, serviceId, taskId } = await withService()
  const tell = (task: number, expertId: number, status: string) =>
    app.database.pool.query(
      `insert into offers (project_id, task_id, task_title, expert_id, request_id, status, scope, price, due_date, answer_within_days, expires_at)
        values ($1, $2, 'A task', $3, gen_random_uuid(), $4, 'Mend it.', 100, current_date + 30, 7, $5)`,
      [project.id, taskId(task), expertId, status, status === 'offered' ? new Date(Date.now() + 86_400_000) : null],
    )
  for (let time = 0; time < OFFERS_PER_EXPERT_AND_TASK; time++) await tell(0, piaId, 'declined')
  for (let other = 0; other < OPEN_OFFERS_PER_TASK; other++)
    await tell(1, await seedExpert(app.database, { expertEmail: `other${other}@example.com` }), 'offered')
  await visit(`/projects/${project.id}/hiring?service=${serviceId}`, { app, by: cleo })
  const wanted = within(await screen.findByRole('region', { name: 'Hire Pia' }))
  const boxes = wanted.getAllByRole<HTMLInputElement>('checkbox')
  expect(boxes.map(({ disabled, labels }) => [disabled, labels?.[0]?.textContent])).toEqual([
    [true, `Find the cause${ASKED_TOO_OFTEN}`],
    [true, `Mend it${TOO_MANY_ASKED}`],
    [false, 'Try it out'],
  ])
})

test('a refused sending is said once, beside its button, until something else is chosen', async () => {
  const { app, cleo, project, piaId, serviceId } = await withService()
  const { user } = await visit(`/projects/${project.id}/hiring?service=${serviceId}`, { app, by: cleo })
  const wanted = within(await screen.findByRole('region', { name: 'Hire Pia' }))
  await user.click(wanted.getByRole('checkbox', { name: 'Mend it' }))
  await app.database.pool.query('delete from services where expert_id = $1', [piaId])
  await app.database.pool.query('delete from expert_profiles where id = $1', [piaId])
  await user.click(screen.getByRole('button', { name: 'Send 1 offer' }))
  const refusal = 'There is no such expert any more. Choose another one.'
  await screen.findByText(refusal)
  await waitFor(() => expect(screen.getAllByText(refusal, { exact: false })).toHaveLength(1))
  await user.click(wanted.getByRole('checkbox', { name: 'Mend it' }))
  expect(screen.queryByText(refusal, { exact: false })).toBeNull()
})

test('a stranger is asked to log in or sign up, and comes back to it; nobody hires himself, or by a service that is paused', async () => {
  const { app, pia, serviceId } = await withService()
  await visit(`/hire?service=${serviceId}`, { app, by: app.visitor() })
  await screen.findByText('Log in or sign up to hire Pia: you come back to this page.')
  for (const [name, path] of [
    ['Log In', '/log-in'],
    ['Sign Up', '/sign-up'],
  ] as const)
    expect(within(screen.getByRole('main')).getByRole('link', { name }).getAttribute('href')).toBe(
      `${path}?next=${encodeURIComponent(`/hire?service=${serviceId}`)}`,
    )
  await visit(`/hire?service=${serviceId}`, { app, by: pia })
  await screen.findByRole('heading', { name: 'Service Not Found' })
  await app.database.pool.query('update services set is_paused = true')
  await visit(`/hire?service=${serviceId}`, { app, by: app.visitor() })
  await screen.findByRole('heading', { name: 'Service Not Found' })
  await visit('/hire', { app, by: app.visitor() })
  await screen.findByRole('heading', { name: 'Service Not Found' })
})

test('a service that did not come is asked for again, and is not called gone', async () => {
  const { app, cleo, project, serviceId } = await withService()
  for (const path of [`/hire?service=${serviceId}`, `/projects/${project.id}/hiring?service=${serviceId}`]) {
    await app.database.pool.query('alter table services rename to services_away')
    const { user } = await visit(path, { app, by: cleo })
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByRole('heading', { name: 'Error Loading Service' })).toBeTruthy()
    await app.database.pool.query('alter table services_away rename to services')
    await user.click(alert.getByRole('button', { name: 'Retry' }))
    await screen.findByRole('heading', { name: 'Hire Pia' })
  }
})
