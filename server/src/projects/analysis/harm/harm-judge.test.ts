import { expect, test } from 'vitest'
import { asksForHarm, harmsAskedIn } from './harm.ts'
import { LAWFUL } from './harm-concepts.ts'
import { harmOf, isJudgedHarm, weightsAsText, weightsFrom } from './harm-judge.ts'
import { RULES } from './harm-rules.ts'
import { HARM_WEIGHTS } from './harm-weights.ts'
import { conceptName, nameOf, SIGNS_OF_RULES, signsOfHarm, stretchesOf } from './signs-of-harm.ts'

test.each([
  'In our launderette ten of the Electrolux machines stop with the drum full of water and show E20. Find the cause and repair them on site. I empty the coin boxes before you come.',
  'Stapler u.a.. Der Gasstapler (2,5 t) hebt nur noch bis Kniehöhe, vier Neue haben noch keinen Schein und sollen ihn bei uns im Hof machen.',
  'Ich wünsche mir jemanden, der mir einen Pflanzplan für den Balkon macht (bienenfreundlich, nichts Giftiges wegen der Katze), die Pflanzen und Kübel besorgt und einpflanzt.',
  'We are a 35-person accountancy practice. Last month a colleague typed her password into a fake DocuSign page. Our IT provider reset the account and confirmed nothing was sent from it, so the incident itself is closed. We want an awareness session for all staff.',
  'Mi tía murió sin testamento, tenía un piso y unas tierras que nadie sabe bien dónde están. Somos siete primos y otro no coge el teléfono.',
  'Unos ciberdelincuentes nos llamaron y dimos un código; necesitamos ayuda con la denuncia.',
])('"%s" is planned', lawful => {
  expect(asksForHarm(lawful)).toBe(false)
})

test.each(['Busco a alguien con el aparato para dejar el cuentakilómetros en 110.000 y que no se note'])(
  '"%s" is refused although no rule knows it',
  harmful => {
    expect(harmsAskedIn(harmful)).toEqual([])
    expect(asksForHarm(harmful)).toBe(true)
  },
)

test('harmless sentences beside it do not outweigh a sentence that the rules take for harm', () => {
  const harmful = 'Wind back the mileage of my van before I sell it.'
  expect(asksForHarm(`Paint the kitchen. ${harmful} Paint both doors in white.`)).toBe(true)
  expect(
    asksForHarm(
      'Paint the ceiling white, plan a network socket in the attic, wind back the mileage of my van before I sell it, four tyres as well.',
    ),
  ).toBe(true)
})

test('sentences beside each other are judged together, those far apart are not', () => {
  expect(stretchesOf('First one here. Second one here. Third one here. Fourth one here.')).toEqual([
    'First one here. Second one here. Third one here.',
    'Second one here. Third one here. Fourth one here.',
  ])
  expect(stretchesOf(`One word. ${'far '.repeat(50)}. Last word.`)).toHaveLength(3)
})

test('a text without a word asks for nothing', () => {
  expect(stretchesOf('')).toEqual([])
  expect(asksForHarm('')).toBe(false)
  expect(asksForHarm('!!! 12 ...')).toBe(false)
})

test('weights are read as they were written', () => {
  const weights = {
    bias: -2,
    weights: new Map([
      ['word:a', 0.5],
      ['RULE', 2.25],
    ]),
  }
  const read = weightsFrom(weightsAsText(weights))
  expect(read.bias).toBeCloseTo(weights.bias)
  expect([...read.weights].map(([name, weight]) => [name, weight.toFixed(2)]).toSorted()).toEqual([
    ['RULE', '2.25'],
    ['word:a', '0.50'],
  ])
})

test('a sign that weighs more makes harm of a text', () => {
  const weights = (weight: number) => ({ bias: 0, weights: new Map([[nameOf('word', 'swordfish'), weight]]) })
  expect(isJudgedHarm('Bring the swordfish', weights(9))).toBe(true)
  expect(isJudgedHarm('Bring the swordfish', weights(-9))).toBe(false)
  expect(harmOf('Bring the swordfish', weights(9))).toBeGreaterThan(harmOf('Bring the swordfish', weights(1)))
})

test('what the rules say is a sign, apart from the words', () => {
  expect(signsOfHarm('Wind back the mileage of my van before I sell it.').rules).toContain('RULE')
  expect(signsOfHarm('Paint the kitchen in white.').rules).toEqual([])
})

/** A rule that was changed goes by another name: learn anew with `npm run bench -- harm --keep`. */
test('the judge weighs no concept and no wish that the rules do not know', () => {
  const known = new Set<string>([
    ...SIGNS_OF_RULES,
    ...[LAWFUL, ...RULES.flatMap(({ all, unless = [] }) => [...all, ...unless])].map(conceptName),
    ...RULES.flatMap(({ wish }) => [nameOf('asked', wish), nameOf('nearly', wish)]),
  ])
  const weighed = [...weightsFrom(HARM_WEIGHTS).weights.keys()].filter(name => /^(?:c|a|n):|^[A-Z]/.test(name))
  expect(weighed.filter(name => !known.has(name))).toEqual([])
})
