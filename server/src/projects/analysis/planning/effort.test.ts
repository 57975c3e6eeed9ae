import { expect, test } from 'vitest'
import { quantitiesIn } from '../reading/quantities.ts'
import { complexityAt, countedFor, countFor, effortFactor, isFarMoreThanUsual, scaledHours, uncountedFactor } from './effort.ts'

const CAMERA = { singular: 'camera', plural: 'cameras', base: 4, nouns: ['kameras', 'camaras'] }
const LAW = { exponent: 0.9, fixedPart: 0.2 }

test('the base amount leaves the hours as they are', () => {
  expect(effortFactor(LAW, 4, 4)).toBe(1)
})

test('ten times as many take longer, but less than ten times as long', () => {
  const factor = effortFactor(LAW, 40, 4)
  expect(factor).toBeGreaterThan(4)
  expect(factor).toBeLessThan(10)
})

test('fewer take less, never less than the fixed part', () => {
  expect(effortFactor(LAW, 1, 4)).toBeLessThan(1)
  expect(effortFactor(LAW, 0.001, 4)).toBeGreaterThanOrEqual(LAW.fixedPart)
})

test('a count beyond reason stops growing', () => {
  expect(effortFactor(LAW, 1e12, 4)).toBe(effortFactor(LAW, 1e15, 4))
})

test.each([
  ['12 cameras', 12],
  ['sechs Kameras', 6],
  ['12 doors', null],
])('%s: a driver is counted by any of its names', (text, count) => {
  expect(countFor(CAMERA, quantitiesIn(text, 0))).toBe(count)
})

test('areas are counted in square metres however they are written', () => {
  const floor = { singular: 'm² of floor', plural: 'm² of floor', base: 20, nouns: [] }
  expect(countFor(floor, quantitiesIn('a room of 30 square metres', 0))).toBe(30)
})

test('a German word counts as what it ends with, where nothing else is counted', () => {
  const mail = { singular: 'e-mail', plural: 'e-mails', base: 4, nouns: ['mails'] }
  expect(countFor(mail, quantitiesIn('fünf Willkommensmails', 0))).toBe(5)
  expect(countFor(mail, quantitiesIn('fünf Willkommensmails und zwei Mails', 0))).toBe(2)
})

test.each([0.01, 0.3, 1, 2.7, 40])('hours stay in order at factor %d', factor => {
  const { optimistic, likely, pessimistic } = scaledHours([0.5, 1, 1.2], factor)
  expect(optimistic).toBeGreaterThan(0)
  expect(likely).toBeGreaterThanOrEqual(optimistic)
  expect(pessimistic).toBeGreaterThanOrEqual(likely)
})

test('much more of the same is harder, up to high', () => {
  expect([complexityAt('low', 10), complexityAt('high', 10), complexityAt('low', 1)]).toEqual(['medium', 'high', 'low'])
})

const SCREEN = { singular: 'operator screen', plural: 'operator screens', base: 8, nouns: ['screens'] }

test.each([
  ['40 screens', 40, false],
  ['400 screens', 400, true],
  ['4,000 screens', null, false],
])('%s: a number beyond belief counts nothing, one far from the usual is to be looked at', (text, count, isFar) => {
  const counted = countFor(SCREEN, quantitiesIn(text, 0))
  expect(counted).toBe(count)
  expect(isFarMoreThanUsual(SCREEN, counted ?? 0)).toBe(isFar)
})

test('what is measured in bulk may be any amount', () => {
  const word = { singular: 'word', plural: 'words', base: 300, nouns: ['words'] }
  expect(countFor(word, quantitiesIn('90,000 words', 0))).toBe(90_000)
})

test('an article is no count where dozens are usual', () => {
  const signal = { singular: 'signal', plural: 'signals', base: 64, nouns: [] }
  expect(countFor(signal, quantitiesIn('give a signal to the flap', 0))).toBeNull()
  expect(countFor({ ...signal, base: 4 }, quantitiesIn('give a signal to the flap', 0))).toBe(1)
})

test('an article does not stand for what is not counted', () => {
  const room = { singular: 'room', plural: 'rooms', base: 3, nouns: [], worth: [['box', 12]] as const }
  const box = { singular: 'box', plural: 'boxes', base: 30, nouns: [] }
  expect(countedFor(room, { room, box }, quantitiesIn('a box', 0)).size).toBeNull()
  expect(countedFor(room, { room, box }, quantitiesIn('24 boxes', 0)).size).toBe(2)
})

test('what is named in a whole is not more than the whole', () => {
  const room = { singular: 'room', plural: 'rooms', base: 4, nouns: [], worth: [['point', 10]] as const, squareMetresEach: 25 }
  const drivers = { room, point: { singular: 'point', plural: 'points', base: 40, nouns: ['sockets'] } }
  expect(countedFor(room, drivers, quantitiesIn('a house of 120 m², and 6 sockets', 0)).size).toBe(5)
  expect(countedFor(room, drivers, quantitiesIn('a house of 120 m², 80 sockets', 0)).size).toBe(8)
  expect(countedFor(room, drivers, quantitiesIn('the kitchen with 6 sockets in a house of 120 m²', 0)).size).toBe(0.6)
})

test('what is counted besides is added, and stands for what is not counted', () => {
  const item = { singular: 'item', plural: 'items', base: 10, nouns: ['tapes'], worth: [['slide', 30]] as const, added: ['slide'] }
  const drivers = { item, slide: { singular: 'slide', plural: 'slides', base: 300, nouns: [] } }
  const sizeOf = (text: string) => countedFor(item, drivers, quantitiesIn(text, 0))
  expect(sizeOf('12 tapes and 300 slides')).toMatchObject({ count: 12, size: 22, beside: [{ count: 300 }] })
  expect(sizeOf('300 slides')).toMatchObject({ count: 300, size: 10 })
  expect(sizeOf('12 tapes')).toMatchObject({ count: 12, size: 12, beside: [] })
})

test.each([
  ['three workshops of 4 hours each', 12 / 7],
  ['drei Workshops zu je 4 Stunden', 12 / 7],
  ['two workshops', 2],
  ['6 workshops of 90 minutes', 9 / 7],
])('%s last as long as is said', (text, size) => {
  const day = { singular: 'training session', plural: 'training sessions', base: 1, nouns: ['workshop'], measure: ['hour', 7] as const }
  expect(countedFor(day, { day }, quantitiesIn(text, 0)).size).toBeCloseTo(size)
})

test('of pieces and the pictures of each, those that bear the name of what is counted are counted, all of them', () => {
  const picture = { singular: 'picture', plural: 'pictures', base: 20, nouns: ['pieces'] }
  expect(countFor(picture, quantitiesIn('I need 40 pieces photographed, 4 pictures each.', 0))).toBe(160)
  expect(countFor(picture, quantitiesIn('I need 40 pieces photographed.', 0))).toBe(40)
})

test('what follows no count grows a little with what is counted most, and shrinks less', () => {
  const drivers = { camera: CAMERA, recorder: { singular: 'recorder', plural: 'recorders', base: 1, nouns: [] } }
  const at = (cameras: number | null) =>
    uncountedFactor(
      drivers,
      new Map([
        ['camera', cameras],
        ['recorder', null],
      ]),
    )
  expect(at(null)).toBe(1)
  expect(at(4)).toBe(1)
  expect(at(40)).toBeGreaterThan(1.3)
  expect(at(40)).toBeLessThan(2.5)
  expect(at(1)).toBeLessThan(1)
  expect(1 - at(1)).toBeLessThan(at(16) - 1)
})

test('an area that is said to be of what is measured is the only one', () => {
  const lawn = { singular: 'm² of lawn', plural: 'm² of lawn', base: 80, nouns: ['sqm'] }
  const terrace = { singular: 'm² of terrace', plural: 'm² of terrace', base: 20, nouns: ['sqm'] }
  const said = quantitiesIn('Lay a 15 sqm terrace and returf 60 sqm of lawn.', 0)
  expect([countFor(lawn, said), countFor(terrace, said)]).toEqual([60, 15])
  expect(countFor(lawn, quantitiesIn('Returf the lawn, 60 m² in front and 30 m² of lawn behind the house.', 0))).toBe(90)
})

test('hours of film are minutes for what is paid by the minute, and minutes hours for what is counted in hours', () => {
  const minute = { singular: 'minute', plural: 'minutes', base: 30, nouns: ['min'] }
  const hour = { singular: 'hour of recording', plural: 'hours of recording', base: 3, nouns: [] }
  const shortFilm = { ...minute, base: 5 }
  expect(countFor(minute, quantitiesIn('two hours of finished documentary', 0))).toBe(120)
  expect(countFor(hour, quantitiesIn('45 minutes of raw interview audio', 0))).toBe(0.75)
  for (const other of ['our studio is two hours away', '3 hours a week'])
    expect(countFor(minute, quantitiesIn(`Subtitles for our film, ${other}`, 0))).toBeNull()
  expect(countFor(shortFilm, quantitiesIn('from six hours of footage', 0))).toBeNull()
})

test('of things that hold others what they hold is counted where both are counted alike', () => {
  const chart = { singular: 'figure', plural: 'figures', base: 10, nouns: ['charts', 'dashboards'] }
  expect(countFor(chart, quantitiesIn('We need two dashboards, each with around 6 charts.', 0))).toBe(12)
})

test('lessons are as long as they are said to be, in minutes or in hours', () => {
  const lesson = { singular: 'lesson', plural: 'lessons', base: 8, nouns: ['lessons', 'hour'], measure: ['minute', 60] as const }
  const size = (text: string) => countedFor(lesson, { lesson }, quantitiesIn(text, 0)).size
  expect(size('8 lessons of two hours each')).toBe(16)
  expect(size('8 lessons of 30 minutes each')).toBe(4)
  expect(size('8 lessons of one hour each')).toBe(8)
})

test('a film is as long as it is to be, whatever it is cut from', () => {
  const minute = { singular: 'finished minute', plural: 'finished minutes', base: 3, nouns: ['minuten'] }
  expect(countFor(minute, quantitiesIn('We shot about 90 minutes of footage and want a film of 5 minutes.', 0))).toBe(5)
  expect(countFor(minute, quantitiesIn('Edit 12 minutes of video.', 0))).toBe(12)
})
