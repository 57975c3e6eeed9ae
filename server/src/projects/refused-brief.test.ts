import { expect, test } from 'vitest'
import { createProject, getProject } from '#contract/projects.ts'
import { listAnalyses } from '#contract/projects-analyses.ts'
import { HARM_REFUSED, isRefused } from '#contract/projects-refusal.ts'
import { testApp } from '../../test/app.ts'
import { analyseBrief } from './analysis/built-in-analyst.ts'

const HARMFUL = 'can someone get into my ex wifes icloud, she must not notice'
const THIN = 'Please help me with something at home.'

const saidOf = (description: string) =>
  analyseBrief({ title: 'Need help', description }).flatMap(step => (step.kind === 'questions' ? step.questions : []))

test('a brief that asks for harm is answered with the words by which the browser knows a refusal; one that is thin is not', () => {
  expect(saidOf(HARMFUL)[0]).toBe(HARM_REFUSED)
  expect(isRefused(saidOf(HARMFUL))).toBe(true)
  expect(saidOf(THIN).length).toBeGreaterThan(0)
  expect(isRefused(saidOf(THIN))).toBe(false)
  expect(isRefused([])).toBe(false)
})

test('an admin reads of its analysis that it was refused, and of a thin brief that the analysis asked back', async () => {
  const app = await testApp()
  const cleo = await app.person('Cleo')
  for (const description of [HARMFUL, THIN]) {
    const brief = { title: 'Need help', description, clientName: 'Cleo', clientEmail: cleo.email }
    const { body } = await cleo.call(createProject, brief)
    await app.app.analyse(body.id)
    expect((await cleo.call(getProject, { projectId: body.id })).body.status).toBe('submitted')
  }
  const ada = await app.person('Ada', ['admin'])
  const { body } = await ada.call(listAnalyses, {})
  expect(body.map(({ outcome }) => outcome)).toEqual(['asked', 'refused'])
  const refused = await ada.call(listAnalyses, { outcome: 'refused' })
  expect(refused.body.map(({ outcome }) => outcome)).toEqual(['refused'])
})
