import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { getExpertProfile } from '#contract/experts.ts'
import { getAssessmentQuestions, listAssessments, MULTIPLE_CHOICE_QUIZ, submitAssessment } from '#contract/experts-assessments.ts'
import { testApp } from '../../../test/app.ts'
import { expertPerson } from '../../../test/applied.ts'
import { assessmentAttempts } from './assessment-tables.ts'
import { QUESTION_BANKS } from './question-banks.ts'

const SKILL = 'smart_home'

/** Ana, an expert, and how she begins and hands in an attempt. */
const examinee = async () => {
  const app = await testApp()
  const { by, expertProfileId } = await expertPerson(app, 'Ana')
  const begin = async () => (await by.call(getAssessmentQuestions, { skillType: SKILL })).body
  const rightAnswer = (questionId: number) => {
    const question = QUESTION_BANKS[SKILL].find(({ id }) => id === questionId)
    return question?.type === 'multiple_choice' ? question.options[0] : (question?.ideas.map(idea => idea[0]).join(' ') ?? '')
  }
  const attempt = {
    ...{ expertProfileId, skillName: 'Smart Home', assessmentType: MULTIPLE_CHOICE_QUIZ },
    // What a page that cheats would say.
    ...{ scorePercentage: 100, passThreshold: 0, completionTimeMinutes: 1 },
  }
  const submit = async (rightOnes: number, questions?: Awaited<ReturnType<typeof begin>>) => {
    const put = questions ?? (await begin())
    const answers = put.map(({ id }, at) => ({ questionId: id, answer: at < rightOnes ? rightAnswer(id) : '' }))
    return by.call(submitAssessment, { ...attempt, attemptId: put[0]?.attemptId ?? '', answers })
  }
  const change = (values: Partial<typeof assessmentAttempts.$inferInsert>) => app.database.query.update(assessmentAttempts).set(values)
  return { app, by, expertProfileId, begin, submit, attempt, change, rightAnswer }
}

test('an attempt puts twelve questions, the same however often it is asked, and tells nothing of what is right', async () => {
  const { begin } = await examinee()
  const first = await begin()
  expect(first).toHaveLength(12)
  const timeless = (questions: typeof first) => questions.map(({ secondsLeft: _left, ...question }) => question)
  expect(timeless(await begin())).toEqual(timeless(first))
  for (const question of first)
    expect(Object.keys(question).sort()).toEqual(['attemptId', 'deadlineAt', 'id', 'options', 'question', 'secondsLeft', 'type'])
})

test('the questions say how long there is left', async () => {
  const { begin, change } = await examinee()
  expect((await begin())[0]?.secondsLeft).toBeGreaterThan(20 * 60 - 30)
  await change({ deadlineAt: new Date(Date.now() + 100_000) })
  const left = (await begin())[0]?.secondsLeft
  expect(left).toBeGreaterThan(70)
  expect(left).toBeLessThanOrEqual(100)
  await change({ deadlineAt: new Date(Date.now() - 1_000) })
  expect((await begin())[0]?.secondsLeft).toBe(0)
})

test('ten windows that begin at once are in one attempt', async () => {
  const { app, begin } = await examinee()
  const all = await Promise.all(Array.from({ length: 10 }, begin))
  expect(new Set(all.map(questions => questions[0]?.attemptId)).size).toBe(1)
  expect(await app.database.query.$count(assessmentAttempts)).toBe(1)
})

test('whoever knows passes, and the badge stands on the profile', async () => {
  const { app, by, expertProfileId, submit } = await examinee()
  const { body } = await submit(12)
  expect(body).toMatchObject({ skillName: 'Smart Home', scorePercentage: 100, passThreshold: 70, hasPassed: true, nextAttemptAt: null })
  expect((await app.visitor().call(getExpertProfile, { expertProfileId })).body.passedAssessments).toEqual([SKILL])
  const [, state] = (await by.call(listAssessments, {})).body
  expect(state).toMatchObject({ skillType: SKILL, hasPassed: true, lastScore: 100, attempts: 1, openUntil: null, nextAttemptAt: null })
  expect((await by.call(getAssessmentQuestions, { skillType: SKILL })).error.error).toBe('You have passed Smart Home already.')
})

test('the server counts, whatever the page says of its score; who did not pass waits', async () => {
  const { app, by, expertProfileId, submit, change } = await examinee()
  const { body } = await submit(8)
  expect(body).toMatchObject({ scorePercentage: 67, hasPassed: false })
  expect(body.nextAttemptAt).not.toBeNull()
  expect((await app.visitor().call(getExpertProfile, { expertProfileId })).body.passedAssessments).toEqual([])
  const again = await by.call(getAssessmentQuestions, { skillType: SKILL })
  expect([again.status, again.error.error]).toEqual([
    409,
    expect.stringMatching(/^You can try again on \d{4}-\d\d-\d\d at \d\d:\d\d UTC\.$/),
  ])
  // Another assessment does not wait for this one.
  expect((await by.call(getAssessmentQuestions, { skillType: 'ar_support' })).status).toBe(200)
  await change({ startedAt: new Date(Date.now() - 25 * 3_600_000) })
  expect((await by.call(getAssessmentQuestions, { skillType: SKILL })).status).toBe(200)
})

test('an attempt is handed in once, in time, whole, and by whom it belongs to', async () => {
  const { app, begin, submit, attempt, change, by } = await examinee()
  const questions = await begin()
  const answers = questions.map(({ id }) => ({ questionId: id, answer: 'x' }))
  const attemptId = questions[0]?.attemptId ?? ''
  expect(await by.call(submitAssessment, { ...attempt, attemptId, answers: answers.slice(1) })).toMatchObject({
    status: 400,
    error: { error: 'Answer every question before you submit.' },
  })
  const { by: bo, expertProfileId: bosId } = await expertPerson(app, 'Bo')
  expect((await bo.call(submitAssessment, { ...attempt, attemptId, answers })).status).toBe(403)
  expect((await bo.call(submitAssessment, { ...attempt, expertProfileId: bosId, attemptId, answers })).status).toBe(404)
  await change({ deadlineAt: new Date(Date.now() - 31_000) })
  expect((await submit(12, questions)).error.error).toBe('Time is over: this attempt was not handed in before its end.')
  await change({ deadlineAt: new Date(Date.now() - 1_000) })
  const both = await Promise.all([submit(12, questions), submit(0, questions)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await submit(12, questions)).error.error).toBe('This attempt was handed in already.')
})

test('an attempt whose time ran out counts, and is followed by another when its time has come', async () => {
  const { app, by, begin, change } = await examinee()
  const [first] = await begin()
  await change({ deadlineAt: new Date(Date.now() - 60_000) })
  expect((await by.call(getAssessmentQuestions, { skillType: SKILL })).status).toBe(409)
  await change({ startedAt: new Date(Date.now() - 25 * 3_600_000) })
  const [second] = await begin()
  expect(second?.attemptId).not.toBe(first?.attemptId)
  const [ended] = await app.database.query
    .select()
    .from(assessmentAttempts)
    .where(eq(assessmentAttempts.id, first?.attemptId ?? ''))
  expect(ended).toMatchObject({ scorePercentage: null, hasPassed: false })
})

test('it is for experts; without attemptId and answers nothing is scored', async () => {
  const { app, by, attempt } = await examinee()
  const [client, admin, visitor] = [await app.person('Cleo'), await app.person('Ada', ['client', 'admin']), app.visitor()]
  for (const who of [client, admin]) {
    expect((await who.call(listAssessments, {})).status).toBe(404)
    expect((await who.call(getAssessmentQuestions, { skillType: SKILL })).status).toBe(404)
  }
  expect((await visitor.call(listAssessments, {})).status).toBe(401)
  expect((await visitor.call(getAssessmentQuestions, { skillType: SKILL })).status).toBe(401)
  expect((await visitor.send('POST', submitAssessment.path, attempt)).status).toBe(401)
  expect(await by.send('POST', submitAssessment.path, attempt)).toMatchObject({
    status: 400,
    error: { error: 'attemptId is required: it came with the questions.' },
  })
  expect((await by.send('POST', submitAssessment.path, { ...attempt, scorePercentage: 101 })).error.error).toBe(
    'scorePercentage must be from 0 to 100.',
  )
  expect((await by.call(getAssessmentQuestions, { skillType: 'astrology' })).error.error).toBe('No Assessment Available')
  expect((await by.send('GET', getAssessmentQuestions.path, {})).error.error).toBe('skillType is required.')
})
