import { expect, test } from 'vitest'
import { exclusionsIn } from './exclusions.ts'
import { stem } from './stems.ts'

test.each([
  ['No design needed.', 'unwanted', 'design'],
  ['Do not paint the kitchen.', 'unwanted', 'kitchen'],
  ['Replacement of the boiler is not requested.', 'unwanted', 'boiler'],
  ['Dishwasher hookup: hands off.', 'unwanted', 'dishwasher'],
  ['The dishwasher connection must remain as is.', 'unwanted', 'dishwasher'],
  ['Doors and frames are not to be painted.', 'unwanted', 'doors'],
  ['The client supplies the tap', 'unwanted', 'tap'],
  ['Please do not try to sell us a new boiler', 'unwanted', 'boiler'],
  ['We will rip out the carpet at the weekend before you come.', 'unwanted', 'carpet'],
  ['We do the invitations.', 'unwanted', 'invitations'],
  ['The wording will come from her.', 'unwanted', 'wording'],
  ['Les contremarches sont à laisser en l’état.', 'unwanted', 'contremarches'],
  ['Un contrat d’entretien n’est pas souhaité.', 'unwanted', 'contrat'],
  ['L’immatriculation, inutile de vous en occuper, mon comptable la fait.', 'unwanted', 'immatriculation'],
  ['El solado posterior lo realizará otra empresa.', 'unwanted', 'solado'],
  ['No se incluye la reparación de azulejos.', 'unwanted', 'azulejos'],
  ['Der Fensteraustausch ist nicht Teil des Auftrags.', 'unwanted', 'fensteraustausch'],
  ['Buddeln tut mein Schwager.', 'unwanted', 'buddeln'],
  ['Die Belege liegen sortiert vor.', 'done', 'belege'],
  ['The consumer unit should be fine.', 'done', 'unit'],
  ['On a arraché la vieille moquette.', 'done', 'moquette'],
  ['I have already stripped the old covering.', 'done', 'covering'],
  ['There’s a light up there but no fan rated box.', 'missing', 'box'],
  ['Wir haben zwei Jahre lang keine Abrechnung gemacht.', 'missing', 'abrechnung'],
  ['The hull was blacked in March so none of that.', 'done', 'hull'],
  ['Ein alter Server, kein funktionierendes Backup.', 'missing', 'backup'],
  ['There’s wallpaper in the hall but no wallpapering wanted.', 'unwanted', 'wallpapering'],
  ['Wir möchten keine Texte von ChatGPT geschrieben.', 'unwanted', 'texte'],
  ['Les invitations sont parties la semaine dernière.', 'done', 'invitations'],
  ['Renovate the room without painting.', 'unwanted', 'painting'],
  ["Don't touch the database.", 'unwanted', 'database'],
  ["We don't need a logo", 'unwanted', 'logo'],
  ['Kein Design nötig', 'unwanted', 'design'],
  ['ohne Malerarbeiten', 'unwanted', 'malerarbeiten'],
  ['sin diseño', 'unwanted', 'diseno'],
  ['sans peinture', 'unwanted', 'peinture'],
  ['I already have the logo', 'done', 'logo'],
  ['The texts are already written', 'done', 'texts'],
  ['Wir haben bereits ein Logo', 'done', 'logo'],
  ['pas de design', 'unwanted', 'design'],
  ['no photos, please', 'unwanted', 'photos'],
  ['Move our app to AWS. No kubernetes.', 'unwanted', 'kubernetes'],
  ['Bitte kein Austausch der Heizung.', 'unwanted', 'austausch'],
  ['pas de boutique en ligne', 'unwanted', 'boutique'],
  ['Non voglio cambiare la caldaia', 'unwanted', 'caldaia'],
  ['no hot water since yesterday', 'missing', 'water'],
  ['We have no logo', 'missing', 'logo'],
  ['There is no power', 'missing', 'power'],
  ['Not the bathroom radiator.', 'unwanted', 'bathroom'],
  ['Paint the living room, but not the ceiling', 'unwanted', 'ceiling'],
  ['Alles streichen, aber nicht die Decke', 'unwanted', 'decke'],
  ['Pintar el salón pero no el techo', 'unwanted', 'techo'],
  ['Repeindre le salon mais pas le plafond', 'unwanted', 'plafond'],
  ['There are only two sockets and no RCD, so we need an electrician', 'missing', 'rcd'],
  ['Es gibt zwei Steckdosen und keine Lampe', 'missing', 'lampe'],
  ['We want a website and no online payment', 'unwanted', 'payment'],
  ['Please skip the ceiling.', 'unwanted', 'ceiling'],
  ['Not for iPhone.', 'unwanted', 'iphone'],
  ['Renovate our flat without flooring.', 'unwanted', 'flooring'],
  ['Reformar el baño sin azulejar', 'unwanted', 'azulejar'],
  ['Do not quote for design or backend.', 'unwanted', 'backend'],
  ['Pintar el salón sin tocar el techo', 'unwanted', 'techo'],
  ['Design is done in Figma.', 'done', 'design'],
  ['oiled, and no more creaking', 'missing', 'creaking'],
])('%s: %s', (sentence, kind, word) => {
  const found = exclusionsIn(sentence).find(exclusion => exclusion.stems.has(stem(word)))
  expect(found?.kind).toBe(kind)
})

test.each([
  'Cameras are needed, with recording on our own storage and not in the cloud.',
  'Kameras mit Aufzeichnung bei uns, keine Cloud.',
  'He changed the sensor, without success.',
])('%s: where and whose is no work left out', sentence => {
  expect(exclusionsIn(sentence)).toEqual([])
})

test.each([
  'We do not want to worry about venue, catering or music.',
  'Wir wollen uns nicht um Saal, Essen und Musik kümmern.',
  'No queremos preocuparnos del catering ni de la música.',
  'Nous ne voulons pas nous occuper du traiteur ni de la musique.',
])('%s: what others are to see to is no work left out', sentence => {
  expect(exclusionsIn(sentence)).toEqual([])
})

test.each([
  ['We do not want to deal with paperwork, no catering needed.', 'catering'],
  ['We do not want to worry about the venue, and we want no music.', 'music'],
])('%s: what is said after it is', (sentence, word) => {
  expect(exclusionsIn(sentence).flatMap(({ stems }) => [...stems])).toContain(stem(word))
})

test('what comes after a comma and says where or how is no further thing left out', () => {
  const found = exclusionsIn('It has to run in the browser without an app, in English, Spanish and French.')
  expect(found.flatMap(({ stems }) => [...stems])).not.toContain(stem('Spanish'))
})

test('what follows a "but" is not excluded', () => {
  const [exclusion] = exclusionsIn('We already have a website but it is slow')
  expect(exclusion?.stems.has('slow')).toBe(false)
})

test('a plain wish excludes nothing', () => {
  expect(exclusionsIn('Please paint the walls and lay the floor')).toEqual([])
})

test.each(['La llave no gira en la cerradura de la puerta.', 'No tenemos ninguna copia.', 'The spotlights go off by themselves.'])(
  '"%s" tells of trouble and takes nothing out of the work',
  sentence => {
    expect(exclusionsIn(sentence).filter(({ kind }) => kind !== 'missing')).toEqual([])
  },
)

test.each(['Sin cables visibles.', 'without visible cables', 'ohne sichtbare Kabel', 'sans fils apparents'])(
  '"%s" says how, not what',
  sentence => {
    expect(exclusionsIn(sentence)).toEqual([])
  },
)

test.each(['Cabling is fine.', 'The heating works well, the boiler is ok.', 'We have already hired an architect.'])(
  '%s is done already',
  sentence => {
    expect(exclusionsIn(sentence).map(({ kind }) => kind)).toContain('done')
  },
)

test.each([
  'Fliesen haben wir schon gekauft.',
  'We have already bought the tiles',
  'Ya hemos comprado los azulejos',
  'Nous avons déjà acheté le carrelage',
])('what is only bought is still to be worked with: %s', sentence => {
  expect(exclusionsIn(sentence)).toEqual([])
})

test.each([
  'Gears on my bicycle skip when I pedal uphill.',
  'Quiero poner las piezas nuevas sin llamar a nadie.',
  'The handle turns without catching.',
  'A hotel run by my parents needs a website with ten pages.',
  'The spreadsheet does not calculate the totals correctly.',
  'We can live without using the stairs for two days.',
  'Les clients commandent sans appeler personne.',
  "I've had two rejections and would like to publish it on my own.",
  'Der Bräutigam ist Zimmermann und hat sein Haus selbst gebaut.',
])('"%s" leaves nothing out', sentence => {
  expect(exclusionsIn(sentence).filter(({ kind }) => kind !== 'missing')).toEqual([])
})

test('what somebody has done is made, what is only there is not', () => {
  const isMade = (sentence: string) => exclusionsIn(sentence)[0]?.isMade === true
  expect(isMade('The foundation is finished.')).toBe(true)
  expect(isMade('Die Tapeten sind schon runter.')).toBe(true)
  expect(isMade("L'enduit est déjà fait.")).toBe(true)
  expect(isMade('The radiators are new.')).toBe(false)
})

test.each([
  'Every room is warm apart from the back bedroom',
  'Alle Zimmer sind warm bis auf das Bad',
  'Alle Zimmer sind warm, außer dem Bad',
  "I don't want to dig a single hole myself",
  'Ich will nicht selbst graben',
  "J'ai versé deux bouteilles de produit sans effet",
  'the bike started to skip gears',
  'We would like that people can pick a slot themselves',
])('"%s" leaves nothing out', text => {
  expect(exclusionsIn(text).filter(({ kind }) => kind === 'unwanted')).toEqual([])
})

test.each([
  'Paint everything apart from the ceiling',
  'Alle Zimmer streichen, bis auf die Decke',
  'Then skip the ceiling',
  'Also skip the ceiling',
])('"%s" leaves the ceiling out', text => {
  const [first] = exclusionsIn(text)
  expect(first?.kind).toBe('unwanted')
  expect(first?.stems).toContain(stem(text.includes('Decke') ? 'decke' : 'ceiling'))
})

test.each(['The house was finished in 1990', 'The job was complete rubbish', 'Der Lack ist schon ab'])(
  '"%s" tells of no work that is done',
  text => {
    expect(exclusionsIn(text).some(({ isMade }) => isMade === true)).toBe(false)
  },
)

test.each([
  ['The bathroom is to be renovated completely, except the tiles.', 'tiles'],
  ['Das Bad wird komplett saniert, ausser den Fliesen.', 'fliesen'],
  ['Toutes les pièces sont à peindre sauf les plafonds.', 'plafonds'],
  ["I don't want to paint the ceiling myself and the garage is not included.", 'garage'],
  ['I decided to skip the ceiling.', 'ceiling'],
  ['No special effects please.', 'effects'],
])('"%s" leaves %s out', (text, noun) => {
  expect(exclusionsIn(text).some(({ kind, stems }) => kind === 'unwanted' && stems.has(stem(noun)))).toBe(true)
})

test.each([
  'Our fitter swapped the sensor, no change.',
  'Todavía no quiero contarla.',
  'Jemand soll es planen und am Tag selbst vor Ort sein.',
])('"%s" forbids no work', text => {
  expect(exclusionsIn(text).filter(({ kind }) => kind === 'unwanted')).toEqual([])
})

test.each(['Two founders, no designer.', 'Written for homeowners, not for engineers.', 'We have no IT department.'])(
  '%s Who they have not is not left out',
  text => {
    expect(exclusionsIn(text).filter(({ kind }) => kind === 'unwanted')).toEqual([])
  },
)

test.each(['I want to make a will and leave the house to my daughter.', 'Data must stay in the EU.'])('%s Nothing is left out', text => {
  expect(exclusionsIn(text)).toEqual([])
})

test('what is said to somebody is no trouble', () => {
  expect(exclusionsIn('A camper with a bed, no gas please.').map(({ kind, words }) => [kind, words])).toEqual([['unwanted', 'gas']])
  expect(exclusionsIn('There is no gas in the kitchen.').filter(({ kind }) => kind === 'unwanted')).toEqual([])
})

test('what was only got is still to be worked with', () => {
  const got = (text: string) => exclusionsIn(text).map(({ isOnlyGot }) => isOnlyGot === true)
  expect(got('The worktop is already delivered.')).toEqual([true])
  expect(got('The wiring is already done.')).toEqual([false])
  expect(got('The screen is delivered and the wiring is already done.')).toEqual([true, false])
})

test.each([
  ['New windows are out of the question here.', 'new windows'],
  ['Neue Fenster kommen wegen Denkmalschutz nicht in Frage.', 'neue fenster'],
  ['Cambiar las ventanas queda descartado.', 'cambiar las ventanas'],
  ['Hors de question de changer les fenêtres.', 'changer les fenetres'],
])('what is out of the question is not wanted: %s', (text, words) => {
  expect(
    exclusionsIn(text)
      .filter(({ kind }) => kind === 'unwanted')
      .map(one => one.words),
  ).toEqual([words])
})

test.each([
  ['Der Text ist fertig, muss aber noch übersetzt werden.', 'translate'],
  ['The text is written, it only needs proofreading.', 'proofread'],
])('what is done may be worked with: %s', (text, stem) => {
  expect([...(exclusionsIn(text)[0]?.stillToDo ?? [])]).toContain(stem)
})

test.each(['An Excel file every morning is perfect.', 'A plumber has already looked at the boiler.', 'I already called the landlord.'])(
  'nothing is done: %s',
  text => {
    expect(exclusionsIn(text).filter(({ kind }) => kind === 'done')).toEqual([])
  },
)

test('work that somebody has already done is made, what he has is only there', () => {
  expect(exclusionsIn('A friend has already screwed down the loose boards.')[0]).toMatchObject({ kind: 'done', isMade: true })
  expect(exclusionsIn('We already have the tiles.')[0]?.isMade).toBeUndefined()
})

test.each([
  ['Wohnung streichen, ohne Gästezimmer.', 'gastezimmer'],
  ['Aber kein Gästebad.', 'gastebad'],
  ['An online shop without payments, please.', 'payments'],
  ['Bookkeeping, no payroll.', 'payroll'],
])('%s leaves it out', (sentence, words) => {
  expect(
    exclusionsIn(sentence)
      .filter(({ kind }) => kind === 'unwanted')
      .map(one => one.words),
  ).toContain(words)
})

test.each([
  'We will take down payments online, so build us a web shop.',
  'We will remove old products every week, so we need a web shop.',
  'Old kitchen out, new kitchen in.',
  'The wifi should be good everywhere.',
  'We knocked down a wall and need it plastered and painted.',
  'Nous avons déposé une demande de permis.',
  'The customer brings his coupon on a page of the shop.',
  'La app la usan mis clientes.',
  'Die App tut mein Vater nicht verstehen.',
  'Our terrace is not covered.',
  'The window is not to be opened any more.',
  'The smell comes from our kitchen.',
  'Tenants are coming for the keys.',
])('%s leaves nothing out', sentence => {
  expect(exclusionsIn(sentence).filter(({ kind }) => kind !== 'missing')).toEqual([])
})

test.each(['No work on Saturdays, please.', 'Kein Lärm nach 20 Uhr.', 'Hay que cambiar el termo eléctrico por uno nuevo que ya tengo.'])(
  'when, and what is there to work with, leaves nothing out: %s',
  sentence => {
    expect(exclusionsIn(sentence)).toEqual([])
  },
)

test.each([
  'Our cameras are online but do not record motion, please find out why',
  'The patio doors close but don’t fit the frame, please adjust them',
  'Do not sand the floor by hand, use a machine.',
  'Do not mow on Sundays.',
  'Please do not install cheap sockets, we want brass.',
])('a complaint, and how or when something is done, leaves nothing out: %s', sentence => {
  expect(exclusionsIn(sentence).filter(({ kind }) => kind === 'unwanted')).toEqual([])
})

test.each([
  ['No work in the kitchen after all, only the hall', 'kitchen'],
  ['Keine Arbeiten am Dach nach der Dämmung', 'dach'],
])('what stands behind a time is left out: %s', (sentence, word) => {
  expect(exclusionsIn(sentence).some(({ stems }) => stems.has(stem(word)))).toBe(true)
})
