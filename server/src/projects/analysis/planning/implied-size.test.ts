import { expect, test } from 'vitest'
import { analyseBrief } from '../built-in-analyst.ts'

/** The likely hours of the whole plan. */
const hoursOf = (title: string, description: string): number =>
  analyseBrief({ title, description }).reduce((sum, step) => sum + (step.kind === 'task' ? step.task.hours.likely : 0), 0)

test('what is told to be so many in all is not what the package counts, where it has a name of its own', () => {
  const app = (hives: string) =>
    hoursOf('App', `I keep bees${hives}. We want a phone app to note inspections, photos and honey, also without reception.`)
  expect(app(', 80 hives in all')).toBeLessThan(app('') * 2)
})

test.each([
  ['many of a thing as few of it', 'Museum tools', 'Please scan and clean up {n} hand tools into printable files.', 6, 24],
  ['sites on one server', 'Hosting', '{n} client sites, plain WordPress, need moving to a VPS with a DNS switch.', 5, 30],
  ['a thing that the package calls otherwise', 'Candles', 'I need descriptions for {n} candles in my shop, about 80 words each.', 10, 40],
  ['another thing that the package counts', 'Shutters', 'Repeindre {n} volets en bois, peinture écaillée.', 4, 16],
  ['panels of what is measured in metres', 'Fence', 'The storm took down {n} fence panels, please replace them.', 2, 8],
  ['the flats that it is done in', 'Thermostats', 'Please swap the heating controllers in {n} of my rental flats for smart ones.', 2, 8],
  [
    'a thing that the package never heard of, where it is all that is counted',
    'Torno',
    'Hay que ajustar {n} garlopas de nuestra carpintería, cortan mal.',
    2,
    8,
  ],
  [
    'far more than usual of a thing',
    'Boilers',
    'Landlord here, {n} of my houses need the old gas combi taken out and a modern system put in.',
    2,
    11,
  ],
  ['the only length that is named', 'Valla', 'Quiero cerrar la finca con malla y postes, son {n} metros de perímetro.', 60, 240],
  ['locked doors', 'Llaves', 'Hay {n} puertas cerradas que hay que abrir sin romperlas, perdimos las llaves.', 2, 10],
  [
    'what another sentence counts',
    'Schränke',
    'Unsere Kanzlei bekommt Einbauschränke unter die Dachschräge. Es sind {n} Nischen, jede anders tief, jede also für sich auszumessen und zu bauen.',
    3,
    9,
  ],
  ['doors where rooms are usual', 'Türen', 'Wir möchten {n} Zimmertüren abschleifen und weiß lackieren lassen.', 4, 16],
  ['interviews, where minutes are usual', 'Transkript', 'Für meine Masterarbeit sollen {n} Interviews wortgetreu abgetippt werden.', 4, 16],
  [
    'what comes each week for months, whatever it is called',
    'Podcast editor',
    'We run an interview show and want someone to cut out the ums and level the voices. We put out one a week and would like to book you for {n} months.',
    3,
    9,
  ],
  ['groups that are each taught', 'Négociation', 'Former nos commerciaux à la négociation, {n} groupes à passer, en présentiel.', 3, 12],
])('the hours follow %s', (_what, title, text, few, many) => {
  const [small, large] = [few, many].map(count => hoursOf(title, text.replace('{n}', String(count))))
  expect(large).toBeGreaterThan((small ?? 0) * Math.sqrt(many / few) * 0.9)
  expect(large).toBeLessThan((small ?? 0) * (many / few) * 1.15)
})

test.each([
  [
    'square metres, of a package that counts houses',
    'Casa',
    'Quiero comprar una casa de {n} m² y que un técnico la revise entera.',
    90,
    450,
  ],
  ['racks, where ports are usual', 'Racks', 'On a {n} baies de brassage pleines de spaghettis. Tout doit être repris et étiqueté.', 2, 12],
  [
    'sensors, beside a screen that an article counts',
    'Brewery',
    'We want live charts and history for {n} sensors, on a screen in the office.',
    3,
    12,
  ],
  [
    'what a package that is counted by guests is done in, each of them whole',
    'Cena',
    'Buscamos local para cenas de empresa en {n} ciudades.',
    3,
    12,
  ],
  ['metres that are no length of anything else', 'Valla', 'Hay que revisar la instalación eléctrica de una nave de {n} m².', 90, 450],
])('the hours grow with %s', (_what, title, text, few, many) => {
  const [small = 0, large = 0] = [few, many].map(count => hoursOf(title, text.replace('{n}', String(count))))
  expect(large).toBeGreaterThan(small * 1.2)
  expect(large).toBeLessThanOrEqual((small * many) / few)
})

test.each([
  ['how high the room is', 'Cloison', 'Séparer une chambre en deux avec une cloison en placo, plafond à {n} m.', 2, 4],
  ['how old it is', 'Nevera', 'La nevera no enfría nada abajo y arriba congela todo, es de {n} años.', 3, 12],
  ['how strong it is', 'Moto', 'Mi scooter {n} arranca pero se cala en los semáforos.', 50, 125],
  ['how far it went', 'VAE', 'Le moteur Bosch coupe dans les côtes, erreur 503. {n} km.', 400, 4200],
  ['how many live in it', 'Breaker', 'The breaker trips every evening since I have {n} cats and their heat lamps.', 2, 6],
  ['how many people work there', 'Website', 'Our website is down since Monday. We are {n} colleagues and cannot work.', 3, 30],
  ['how old somebody is', 'Wi-Fi', 'The Wi-Fi is weak in the room of my mother, who is {n}.', 40, 80],
  ['the number of a house', 'Tap', 'The kitchen tap drips at house number {n}, please repair it.', 4, 40],
  ['how long it lasts', 'Therme', 'Die Therme springt an und geht nach {n} Sekunden wieder aus.', 3, 30],
])('the hours do not follow %s', (_what, title, text, few, many) => {
  const [small, large] = [few, many].map(count => hoursOf(title, text.replace('{n}', String(count))))
  expect(large).toBe(small)
})

test('of two things that a package counts a number counts the nearer: windows to be cleaned are no cleanings', () => {
  const [few, many] = [8, 32].map(count => hoursOf('Fenster', `${count} Fenster putzen, Altbau, vierter Stock.`))
  expect(many).toBeLessThan((few ?? 0) * 4.6)
})

test.each([
  ['how many offices a company has', 'Logo', 'We are a company with {n} offices and need a logo.', 6],
  ['how many rooms a hotel has', 'Boiler', 'The boiler of our hotel with {n} rooms is broken, please repair it.', 40],
  ['how many bedrooms a house has', 'Boiler', 'The boiler in my {n} bedroom house does not start.', 3],
])('the hours do not follow %s', (_what, title, text, many) => {
  expect(hoursOf(title, text.replace('{n}', String(many)))).toBe(hoursOf(title, text.replace('{n}', '2')))
})

test('whatever guests are called, they are counted as guests', () => {
  const seminar = (guests: string) =>
    hoursOf('Séminaire', `Deux jours pour 60 ${guests}, près de Lyon, salle, hôtel et une activité le soir.`)
  expect(seminar('commerciaux')).toBe(seminar('invités'))
})

test('a rhythm of something else makes no more work', () => {
  const work = 'Transcribe our team interviews, three recordings.'
  expect(hoursOf('Transcripts', `${work} We meet once a week for six months.`)).toBe(hoursOf('Transcripts', work))
})
