import { expect, test } from 'vitest'
import { understand } from '../built-in-analyst.ts'

const packagesOf = (description: string, title = 'Work to be done') =>
  understand({ title, description }).choice.chosen.map(({ template }) => template.id)

test.each([
  [
    'the broken clip of a tractor',
    'spare-part',
    'the little plastic clip which holds the bonnet of my 1972 Massey is broken and nobody sells it any more. I have both halves. Need 4 of it, must stand petrol and heat',
  ],
  [
    'an electric bicycle',
    'bike-repair',
    "moteur bosch qui coupe dans les côtes, erreur 503 sur l'écran, et le frein arrière couine. 4200 km. Lyon 7e",
  ],
  [
    'a flat that is cleaned with its oven',
    'home-cleaning',
    'Tenants moved out and the place stinks of cigarettes, kitchen is a disgrace. 2 bed flat, needs scrubbing top to bottom by Friday incl. inside of the oven and windows',
  ],
  ['an explainer film with its parts', 'explainer-animation', 'Explainer film 60 s: script, voice, music, logo at the end'],
  ['a move with what is moved', 'house-moving', 'Umzug 3 Zimmer, Klavier, Waschmaschine, 4. Stock'],
  ['a bathroom with its parts', 'bathroom-renovation', 'bathroom: tiles, shower, toilet, sink, lights'],
  ['a logo beside what others do', 'logo-brand', 'Nur ein Logo, die Website macht mein Neffe, Fotos haben wir'],
])('what is said by the way brings no work of its own: %s', (_, only, description) => {
  expect(packagesOf(description)).toEqual([only])
})

test('a digger that cannot come in is no machine to mend', () => {
  const text =
    'Lay patio slabs behind the kitchen, 45 square metres, dig out the lawn, hardcore, bedding and pointing. No access for a digger, all by barrow through the side gate.'
  expect(packagesOf(text)).toContain('terrace-fence')
  expect(packagesOf(text)).not.toContain('hydraulic-repair')
})

test('what a long list names, and what a sentence of its own asks for, is work', () => {
  expect(
    packagesOf('New windows (14), new electrics, new heating with heat pump, insulate the roof, paint everything, 2 bathrooms.'),
  ).toEqual(expect.arrayContaining(['window-replacement', 'rewire-panel', 'heat-pump-install', 'paint-rooms', 'bathroom-renovation']))
  expect(
    packagesOf(
      'The tap in the bathroom drips. The old desktop at reception takes ten minutes to start, that needs sorting too.',
    ).toSorted(),
  ).toEqual(['slow-computer', 'tap-toilet-repair'])
})

test.each([
  ['Dachrinne reinigen + Zaun streichen + Rasen mähen', ['gutter-clean', 'outdoor-wood-paint', 'lawn-care']],
  ['dripping tap, new socket in the hall, door that sticks', ['tap-toilet-repair', 'electrical-points', 'door-easing']],
  ['Steuererklärung\nTestament\nMietvertrag prüfen', ['tax-return', 'will-draft', 'contract-review']],
  // All of it together sounds like nothing.
  ['brummender Dimmer, Gartensteckdose, Wechselrichter rot', ['light-trouble', 'outbuilding-supply', 'solar-fault']],
  ['I need a logo, a website and some flyers for my new hair salon.', ['logo-brand', 'business-website', 'flyer-brochure']],
  [
    'The electrical wiring of our house from 1920 is old and has to be replaced in six rooms. The roof leaks near the chimney. And the garden fence needs painting.',
    ['rewire-panel', 'roof-repair'],
  ],
])('the wishes of a list are all planned: %s', (description, wished) => {
  expect(packagesOf(description, '')).toEqual(expect.arrayContaining(wished))
})
