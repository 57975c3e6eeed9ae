import { expect, test } from 'vitest'
import { countOf, lengthOf } from './count-of.ts'
import { quantitiesIn, withWordsOfPages } from './quantities.ts'
import { stem } from './stems.ts'

const count = (text: string, noun: string) => countOf(quantitiesIn(text, 0), new Set([stem(noun)]))

test.each([
  ['Drawings to convert: 60; the budget is open', 'drawing', 60],
  ['Tabletas por arreglar: 25', 'tablet', 25],
  ['PCs in the office: 30', 'computer', 30],
  ['PCs in the office: 30', 'office', null],
  ['Number of windows: 8', 'window', 8],
  ['Recordings: 12 x 45 min', 'minutes', 540],
  ['Haas ST-20 lathes', 'lathe', null],
  ['iPads (9. Generation, 2021)', 'ipad', null],
  ['piso 3.º sin ascensor', 'piso', null],
  ['chairs x8', 'chair', 8],
  ['sechs Termine zu je einer Stunde', 'stunde', null],
  ['a newsletter a month for 12 months', 'newsletter', 12],
  ['une newsletter Mailchimp par mois pendant 6 mois', 'newsletter', 6],
  ['a tutor, 60 minutes each time, twice a week for 12 weeks', 'lesson', 24],
  ['Piso de 85 m² con gotelé en las paredes, unos 210 m²', 'sqm', 210],
  ['bookkeeping for the whole of 2023, 40 receipts a month', 'receipts', 480],
  ['Catering for guests: 20', 'guest', 20],
  ['Book with pages: 200', 'page', 200],
  ['Die Fenster im Haus: 8', 'fenster', 8],
  ['Las ventanas del piso: 8', 'ventana', 8],
  ['a list of windows to clean: 8', 'window', 8],
  ['ten 45 min lessons', 'lesson', 10],
  ['Transcribe twelve 60 min interviews', 'interview', 12],
  ['the entire 2000 m² facade', 'sqm', 2000],
  ['for the entire 2000 word text', 'word', 2000],
  ['a house of the year 1920', 'month', null],
  ['Parkett im Haus 90 m², Wandfliesen im Bad 15 m²', 'sqm', 105],
  ['Paint the walls of a flat of 85 m² and a flat of 60 m²', 'sqm', 145],
  ['chairs to reupholster, qty-12', 'chair', 12],
  ['fence 5 m-8 m long', 'fence', null],
  ['3 gen sets', 'sets', 3],
  ['fit six of the same windows', 'window', 6],
  ['40 cameras', 'camera', 40],
  ['Translate our manual, 40 pages with 12000 words', 'word', 12_000],
  ['20 pages with 5000 words in total', 'word', 5000],
  ['Paint three bedrooms, each with two windows, and 6 doors', 'door', 6],
  ['6 Ferienwohnungen, jede mit Küche und Bad, und 30 Steckdosen sind kaputt', 'steckdose', 30],
  ['Four rooms, each with a window, and 120 m² of wall to paint', 'sqm', 120],
  ['Wohnzimmer von 5 x 6 m streichen', 'sqm', 30],
  ['Paint a wall 4 by 3 metres high', 'sqm', 12],
  ['turn the 1890s letters of my great-grandfather into a typed document', 'letter', null],
  ['a 60s bungalow with 4 rooms', 'room', 4],
  ['3 jar sizes (125, 250, 500 g)', 'size', 3],
  ['Anleitung, 48 Seiten Word, aus dem Deutschen ins Niederländische', 'word', null],
  ['coudre un pantalon, 5 séances de 2 h chacune', 'hours', 10],
  ['un animador para los peques 2 horas (son 14)', 'horas', 2],
  ['2 clases por semana de hora y media durante 8 semanas', 'minutes', 1440],
  ['four issues a month for half a year', 'issue', 24],
  ['five open issues a week for a year', 'issue', 5],
  ['DJ de 20 h à 2 h', 'hours', 6],
  ['Fotograf von 14h bis 22h', 'hours', 8],
  ['people in their 60s', 'people', null],
  ['im ersten Jahr der Ausbildung, 2 Stunden pro Woche', 'stunden', 2],
  ['bookkeeping, 40 receipts a month for the first year', 'receipts', 480],
  ['Mow our plot of 1500 m² and fell two trees', 'sqm', 1500],
  ['Nachhilfe für zwei Kinder, 4 und 6 Stunden pro Woche', 'stunden', 10],
  ['it costs 80 Euro Zylinder inklusive', 'zylinder', null],
  ['Repair the inverter of our 8 kWp solar plant', 'panel', null],
  ['My sash window is stuck', 'window', 1],
  ['a roof system of 8 kWp', 'panel', 18],
  ['22 modules, together 9.9 kWp', 'panel', null],
  ['5 broken or slipped concrete tiles on the back slope', 'tile', 5],
  ['Five turned and milled parts, to be modelled', 'part', 5],
  ['Please change 9 euro cylinders to one keyed-alike set', 'cylinder', 9],
  ['12 PoE-Kameras (4K) samt Rekorder', 'kamera', 12],
  ['two identical en-suites ripped out', 'bathroom', 2],
  ['14 Seiten mit je ca. 250 Wörtern, Terminologieliste mit 60 Einträgen', 'worter', 3500],
  ['three web applications, each with login, two user roles and around 40 endpoints', 'endpoint', 120],
  ['12 tables to PostgreSQL 15, with foreign keys', 'table', 12],
  ['une terrasse en bois de 3 sur 4 mètres', 'sqm', 12],
  ['the box room, study, hall, lounge and main bedroom', 'room', 5],
  ['Finca de 2 hectáreas, 10 olivos sin podar', 'sqm', null],
  ['3 weeks in Japan with two kids 6 and 9', 'kid', 2],
  ['There are 20 images and every one has to be cut out.', 'photo', 20],
  ['32 Cat 6A network sockets', 'socket', 32],
  ['ten chats, three quarters of an hour each', 'minutes', 450],
  ['recorded 10 episodes, half an hour each', 'minutes', 300],
  ['quatre séances d’une heure et demie', 'minutes', 360],
  ['Il y a cinq heures de bande brute à monter', 'heures', 5],
  ['nothing was entered for the past year and a half', 'months', 18],
  ['We send a friendly 400-word e-newsletter.', 'words', 400],
  ['We have eight shops and each needs its own sign, on a budget of 1500', 'sign', 8],
  ['six flats and every flat has its own boiler on the wall', 'boiler', 6],
  ['10 flavours, 148 x 60 mm, each with its own drawing', 'drawing', 10],
  ['Enlever cinq fenêtres et poser cinq fenêtres en PVC', 'fenetres', 5],
  ['four papers (two birth certificates, marriage certificate, degree)', 'papers', 4],
  ['a 24-port patch panel', 'port', 24],
  ['acht Erklärvideos von je 90 Sekunden', 'sekunden', 720],
  ['measure eight flats of roughly 70 square metres', 'sqm', 560],
  ['8 buildings, each roughly 200 square metres on two floors', 'sqm', 1600],
  ['auf unserem Grundstück (1.850 m²) ein Haus mit 140 m²', 'sqm', 140],
  ['on site for 4 festival days, 10 hours a day', 'hours', 40],
  ['zwei Mal pro Woche je 60 Minuten, über 16 Wochen', 'minutes', 1920],
  ['twice a week for ten weeks, 90 minutes each', 'minutes', 1800],
  ['a novel of 95,000 words, set in Lisbon 1755', 'word', 95_000],
  ['a wedding on June 14, 90 guests', 'guest', 90],
  ['move 80 mailboxes to Microsoft 365', 'mailbox', 80],
  ['12 new outdoor IP cameras', 'camera', 12],
  ['three bathrooms', 'bathroom', 3],
  ['a couple of doors', 'door', 2],
  ['about 60,000 words', 'word', 60_000],
  ['60k words', 'word', 60_000],
  ['1.200 Wörter', 'worter', 1_200],
  ['zwölf Steckdosen', 'steckdose', 12],
  ['diez enchufes', 'enchufe', 10],
  ['quatre pièces', 'piece', 4],
  ['two dozen chairs', 'chair', 24],
  ['Cameras: 12', 'camera', 12],
  ['création de quarante-cinq (45) pages', 'pages', 45],
  ['mit 38 Rauchmeldern', 'rauchmelder', 38],
  ['Überholung unserer Klarinetten (Stückzahl 9)', 'klarinetten', 9],
  ['repair of our dishwashers (2 units)', 'dishwashers', 2],
  ['Stimmung von Klavieren (insgesamt vier Instrumente)', 'klavier', 4],
  ['hornos de la cocina en número de tres (3)', 'hornos', 3],
  ['colocación de barras en el baño (siete uds.)', 'barras', 7],
  ['dents de ramasseur brisées (nombre : 26)', 'dents', 26],
  ['les dix-huit chaises', 'chaises', 18],
  ['trescientas sillas', 'sillas', 300],
  ['quince bicis, cinco son eléctricas', 'bicis', 15],
  ['fifteen bikes, five of which are electric', 'bikes', 15],
  ['Les 15 vélos, dont cinq électriques, doivent être remis en état.', 'velos', 15],
  ['moving a 3 bed house', 'bedroom', 3],
  ['we have 30 windows, six of them need replacing', 'windows', 6],
  ['a website with 20 pages including 3 languages', 'languages', 3],
  ['Umzug, 70 m², darunter 2 Klaviere', 'klavier', 2],
  ['une salle et un menu pour cent invités', 'invites', 100],
  ['set up fifteen PCs', 'computer', 15],
  ['livrer 40 balles de foin', 'balles', 40],
  ['asar tres pavos', 'pavos', 3],
  ['flyers, qty 1500, on thick paper', 'flyers', 1500],
  ['vier Lampen, davon zwei im Flur', 'lampen', 4],
  ['we have 12 units to furnish', 'unit', 12],
  ['Alquilo bicis y tengo 35 con frenos malos', 'bicis', 35],
  ['320 Normseiten', 'seiten', 320],
  ['120 m2', 'sqm', 120],
  ['30 square metres', 'sqm', 30],
  ['1000 sq ft', 'sqm', 93],
  ['two sockets upstairs and three sockets downstairs', 'socket', 5],
  ['replace 12 sockets and add 3 in the kitchen', 'socket', 15],
  ['replace 12 sockets and add 3 new ones', 'socket', 15],
  ['two lessons a week for ten weeks', 'lesson', 20],
  ['one lesson per week for 3 months', 'lesson', 13],
  ['deux heures par semaine pendant trois mois', 'heure', 26],
  ['guitar lessons once a week for 3 months', 'lesson', 13],
  ['three lessons a week for half a year', 'lesson', 78],
  ['bookkeeping for four quarters', 'month', 12],
  ['Bitte einen Heizkörper austauschen', 'heizkorper', 1],
  ['paint the bedroom', 'bedroom', 1],
  ['a radiator in the hall and 2 radiators upstairs', 'radiator', 2],
  ['twenty-five chairs', 'chair', 25],
  ['chairs: 20 by 15 June', 'chair', 20],
  ['lay 60 x 60 marble tiles', 'tile', null],
  ['budget dix-huit cents balles', 'balles', null],
  ['las persianas en la calle Mayor número 12', 'persianas', null],
  ['twenty-five per cent of the chairs', 'chairs', null],
  ['the impeller of the Volvo D1-20 engine', 'engine', null],
  ['pendiente del dos por ciento y canaleta', 'canaleta', null],
  ['Lohnabrechnung für 37 Beschäftigte, davon 6 Azubis', 'azubis', null],
  ['a 10 x 12 deck', 'deck', 1],
  ['4 sofás y 12 sillas cada una con un cojín', 'silla', 12],
  ['4 sofas and 12 chairs each with a cushion', 'chair', 12],
  ['five songs with 12 tracks each', 'track', 60],
  ['two hundred and fifty chairs', 'chair', 250],
  ['fünfundzwanzig Stühle', 'stuhle', 25],
  ['dreißig Stühle', 'stuhle', 30],
  ['treinta y cinco sillas', 'silla', 35],
  ['doscientas o doscientos enchufes', 'enchufe', 200],
  ['vingt et un volets', 'volet', 21],
  ['quatre-vingt-dix volets', 'volet', 90],
  ['une trentaine de fenêtres', 'fenetre', 30],
  ['half a dozen doors', 'door', 6],
  ['eine halbe Seite', 'seite', 0.5],
  ['3-4 articles', 'article', 4],
  ['14 to 16 articles', 'article', 15],
  ['drei bis fünf Artikel', 'artikel', 4],
  ['2 pages each for 5 products', 'page', 10],
  ['8 articles of 1,000 words', 'word', 8_000],
  ['the windows must be replaced, there are twelve of them', 'window', 12],
  ['app screens for our gym, about thirty in all', 'screen', 30],
  ['16 000 mots', 'mot', 16_000],
  ['a room of 4 x 5 m', 'sqm', 20],
  ['between 10 and 14 chairs', 'chair', 12],
  ['zwischen zehn und vierzehn Stühlen', 'stuhl', 12],
  ['entre 10 et 14 chaises', 'chaise', 12],
  ['12 (twelve) chairs', 'chair', 12],
  ['zwölf (12) Stühle', 'stuhl', 12],
  ['40 or so chairs', 'chair', 40],
  ['chairs x12', 'chair', 12],
  ['zweieinhalb Stunden', 'stunde', 2.5],
  ['zwei Dutzend Stühle', 'stuhl', 24],
  ['20 interviews of one hour each', 'interview', 20],
  ['3,5 x 4 m Zimmer', 'sqm', 14],
  ['300 Quadratmeter Rasen', 'sqm', 300],
  ['1.500 pies cuadrados', 'sqm', 139],
  ['2,5 ha Wiese', 'sqm', 25_000],
  ['20 Tsd. Wörter', 'worter', 20_000],
  ['hundertzwanzig Fotos', 'fotos', 120],
  ['zweitausendfünfhundert Stühle', 'stuhl', 2_500],
  ['2 1/2 hours', 'hour', 2.5],
  ['ein 24-seitiger Katalog', 'seite', 24],
  ['a half-day workshop', 'day', 0.5],
  ['twenty 30-minute lessons', 'lesson', 20],
  ['twenty 30-minute lessons', 'minute', 600],
  ['two 45-minute lessons a week for ten weeks', 'lesson', 20],
  ['3 x 60 Minuten', 'minute', 180],
  ['three supplier contracts of about 10 pages each', 'page', 30],
  ['Paint 6 flats of 60 m2', 'sqm', 360],
  ['Pintar 6 pisos de 60 m2', 'sqm', 360],
  ['6 Wohnungen mit 60 m² streichen', 'sqm', 360],
  ['Paint 3 rooms of 60 m2', 'sqm', 60],
  ['mow the lawn every two weeks from April to September', 'visit', 13],
  ['alle 14 Tage Fenster putzen, ein ganzes Jahr', 'visit', 26],
  ['every Monday for 8 weeks', 'visit', 8],
  ['payroll for 6 employees every month for a year', 'employee', 6],
  ['10 Paar Schuhe', 'shoes', 10],
  ['twenty or so windows', 'window', 20],
  ['une brochure de 2000 mots', 'mot', 2_000],
  ['trim and level 24 recordings', 'recording', 24],
  ['seven one-hour lessons', 'lesson', 7],
  ['seven one-hour lessons', 'minute', 420],
  ['twenty one-hour lessons', 'lesson', 20],
  ['5 Artikel zu je 800 Wörtern', 'worter', 4_000],
  ['3 days a month for six months', 'workday', 18],
  ['zwei Tage pro Woche, fünf Monate lang', 'workday', 42],
  ['three half days at our place', 'day', 1.5],
  ['5 x 2 Stunden', 'minute', 600],
  ['approx. 120 I/O', 'signal', 120],
  ['64 Ein- und Ausgänge', 'signal', 64],
  ['120 pax', 'people', 120],
  ['128 pp of text', 'page', 128],
  ['feature film, fine cut 2:30 min', 'minutes', 2.5],
  ['4h of raw footage', 'hour', 4],
  ['five songs, 12 tracks each', 'song', 5],
  ['five songs, 12 tracks each', 'track', 60],
  ['pipe runs for 2, 3 and 5 lamps', 'lamp', 10],
  ['forty of our members', 'member', 40],
  ['ocho plantillas, unas 14 páginas, ficha de cada doctor', 'pagina', 14],
])('%s counts', (text, noun, expected) => {
  expect(count(text, noun)).toBe(expected)
})

test.each([
  ['the cameras', 'camera'],
  ['tiles 40x60', 'tile'],
  ['40x60cm tiles', 'tile'],
  ['3 doors and cameras', 'camera'],
  ['0 cameras', 'camera'],
  ['a 3D print', 'print'],
  ['a 4K video of our wedding, please', 'wedding'],
  ['a 5 axis milling machine', 'axis'],
  ['a 360 tour', 'tour'],
  ['the house of 1955 rooms', 'room'],
  ['4. Stock ohne Zimmer', 'stock'],
  ['laptops with Windows 11 computers', 'computer'],
  ['my boiler is 15 years old', 'year'],
  ['lessons before her exam in ten weeks', 'week'],
  ['2 walls in the bedrooms', 'bedroom'],
  ['four hours of video', 'video'],
  ['two lessons, she is nine', 'nine'],
  ['our staff and a set of keys', 'set'],
  ['two lessons on the 12, and level 2 is reached', 'level'],
  ['a 500 kg goods lift', 'lift'],
  ['600 people gave us their e-mail', 'e-mail'],
  ['the camera sees 20 oranges a second', 'orange'],
  ['9.000 Flaschen am Tag', 'flasche'],
  ['lamps flicker below 20 %', 'lamp'],
  ['bottles are due on 10 and 17 June', 'june'],
  ['on Saturday 8 guests', 'saturday'],
])('%s counts no %s', (text, noun) => {
  expect(count(text, noun)).toBeNull()
})

test('a number may count what the sentence before speaks of', () => {
  expect(countOf(quantitiesIn('There are twelve.', 1, 'Our windows need replacing.'), new Set([stem('window')]))).toBe(12)
})

test('a number said in two sentences is counted once', () => {
  const quantities = [...quantitiesIn('40 cameras', 0), ...quantitiesIn('All 40 cameras need power', 1)]
  expect(countOf(quantities, new Set([stem('camera')]))).toBe(40)
})

test.each([
  ['a wooden fence (20 m)', 'fence', 20],
  ['20 m of fence', 'fence', 20],
  ['our 30 m hedge, 2 m high', 'hedge', 30],
  ['100 feet of fence', 'fence', 31],
  ['12 lfm Zaun', 'zaun', 12],
  ['our hedge of 15 m needs trimming', 'hedge', 15],
  ['a garden fence, 10 m long', 'fence', 10],
  ['a fence of 20 m along the street', 'fence', 20],
])('%s is so many metres', (text, noun, expected) => {
  expect(lengthOf(quantitiesIn(text, 0), new Set([stem(noun)]))).toBe(expected)
})

test('two fences are no two metres of fence', () => {
  expect(lengthOf(quantitiesIn('two fences', 0), new Set([stem('fence')]))).toBeNull()
})

test('pages are words where no words are counted', () => {
  const words = (text: string) => countOf(withWordsOfPages(quantitiesIn(text, 0)), new Set(['word']))
  expect(words('a 25 page contract')).toBe(6_250)
  expect(words('60,000 words on 120 pages')).toBe(60_000)
})

test('nine invoices open and 21,700 in all are nine', () => {
  expect(count('nine invoices open, 21,700 in all', 'invoice')).toBe(9)
})

test.each([
  ['22 downlights, flicker below 20', 22],
  ['22 downlights and 3 in the hall', 25],
])('%s: a bare number is more of the same only where nothing says otherwise', (text, expected) => {
  expect(count(text, 'downlights')).toBe(expected)
})

test.each([
  ['2 bathrooms and a second kitchen', 'bathroom', 2],
  ['paint 12 rooms a second time', 'room', 12],
  ['3 doors y 5 ventanas por otras nuevas', 'ventana', 5],
  ['3 drafts and 12 photos per email', 'photo', 12],
])('%s: neither a flow nor so many of each', (text, noun, expected) => {
  expect(count(text, noun)).toBe(expected)
})

test('three iOS apps are three apps', () => {
  expect(count('3 iOS apps', 'app')).toBe(3)
})

test.each([
  ['paint the hall, stairs and landing', 3],
  ['Wohnzimmer, Küche und Flur streichen', 3],
  ['paint 5 rooms, hall and kitchen', 5],
  ['the kitchen in our flat', null],
])('of the rooms in "%s" there are %s', (text, rooms) => {
  expect(count(text, 'room')).toBe(rooms)
})

test.each([
  ['paint the hallway', 1],
  ['Flur und Treppe sind alt, bitte das Wohnzimmer streichen', null],
  ['repeindre la cuisine', 1],
  ['paint our house, the kitchen first', null],
])('a single room that is named is the one that is meant: "%s"', (text, rooms) => {
  expect(count(text, 'room')).toBe(rooms)
})

test.each([
  ['docena d metros d tubo', 'tubo', 12],
  ['6 interviews to type up, 45 mins a piece', 'minutes', 270],
])('what is typed in haste is counted: "%s"', (text, noun, value) => {
  expect(quantitiesIn(text, 0).some(one => one.value === value && one.nouns.includes(stem(noun)))).toBe(true)
})

test.each(['paint the living room and two bedrooms', 'peindre le salon et deux chambres', 'pintar el salón y dos dormitorios'])(
  '"%s" speaks of one room beside two',
  text => {
    expect(countOf(quantitiesIn(text, 0), new Set([stem('room'), stem('bedroom')]))).toBe(3)
  },
)

test('a French "very" counts nothing, and how old somebody is says nothing of how often', () => {
  expect(quantitiesIn('notre évier se vide très lentement', 0)).toEqual([])
  expect(count('Mi hijo de 12 años quiere una clase a la semana', 'lesson')).toBeNull()
  expect(count('lessons once a week for 3 months', 'lesson')).toBe(13)
})

test('a year and hours of the clock are no guests and no days', () => {
  expect(count('Please organise our conference for 2027 in Lyon', 'guest')).toBeNull()
  expect(count('Garden party for 60', 'guest')).toBe(60)
  expect(count('An interpreter for three full days, 9 to 5', 'day')).toBe(3)
})

test('words on so many pages are not counted twice', () => {
  const all = withWordsOfPages(quantitiesIn('ungefähr 2.400 Wörter auf sechs Seiten', 0))
  expect(countOf(all, new Set([stem('worter'), stem('word')]))).toBe(2_400)
})

test('how long something was not done counts nothing of it', () => {
  expect(count('das Stimmen eines seit acht Jahren nicht gestimmten Klaviers', 'klavier')).toBeNull()
})

test('papers and their pages are not added up', () => {
  const nouns = new Set(['certificate', 'page'].map(stem))
  expect(countOf(quantitiesIn('three certificates, seven pages in all', 0), nouns)).toBe(7)
  expect(countOf(quantitiesIn('12 certificates, one page of them is torn', 0), nouns)).toBe(12)
})

test.each(['a hedge, 420 cm long', 'Hecke, Länge 4.200 mm', 'haie, longueur 4200 mm', 'a hedge, length 420 cm, width 120 cm'])(
  '%s: is read in metres',
  text => {
    expect(lengthOf(quantitiesIn(text, 0), new Set(['hedge', 'hecke', 'haie'].map(stem)))).toBe(4.2)
  },
)

test('what is said of each is said of the number next to it', () => {
  const values = (text: string) => quantitiesIn(text, 0).flatMap(({ value, isArticle }) => (isArticle === true ? [] : [value]))
  expect(values('40 Verkäufer in drei Workshops zu je 4 Stunden')).toEqual([40, 3, 12])
  expect(values('Train 40 salespeople in three workshops of 4 hours each.')).toEqual([40, 3, 12])
})

test.each<[string, number, string]>([
  ['8 lamps, six in the hall and two in the stairwell', 8, 'lamps'],
  ['6 photorealistic images, four on white and two in a living room scene', 6, 'photorealistic'],
  ['Service three bikes: my e-bike and the two bikes of my kids', 3, 'bikes'],
  ['14 points: 4 in the hall, 6 in the kitchen, 4 outside', 14, 'points'],
  ['10 points: 6 sockets and 4 lamps', 4, 'lamps'],
  ['4 lamps in the hall and 2 lamps outside', 6, 'lamps'],
  ['8 lamps (LED) in the hall, 4 lamps in the cellar', 12, 'lamps'],
  ['5 rooms: paint 3 windows and 2 doors', 3, 'windows'],
])('%s: a total and what it is made up of are not added up', (text, count, noun) => {
  expect(countOf(quantitiesIn(text, 0), new Set([stem(noun)]))).toBe(count)
})

test('a total counts what its parts count as well', () => {
  const both = new Set(['machines', 'servers'].map(stem))
  expect(countOf(quantitiesIn('8 machines in a rack (3 Linux servers, 5 Windows)', 0), both)).toBe(8)
})

test.each([
  ['120 pages, about 250 words per page', 30_000],
  ['40 Seiten mit 300 Wörtern pro Seite', 12_000],
])('%s: the words of all pages', (text, count) => {
  expect(countOf(quantitiesIn(text, 0), new Set(['words', 'wortern', 'worter'].map(stem)))).toBe(count)
})

test.each<[string, string, number]>([
  ['28 postes de travail à câbler (deux prises par poste)', 'prises', 56],
  ['28 Arbeitsplätze mit zwei Dosen pro Platz', 'dosen', 56],
  ['28 desks, two sockets per desk', 'sockets', 56],
  ['28 desks and 3 meeting rooms, two sockets per desk', 'sockets', 56],
  ['40 pièces, deux vues par bijou', 'vues', 80],
  ['12 windows por otras nuevas', 'windows', 12],
  ['two visits per week for 5 offices', 'visits', 2],
])('%s: so many of each', (text, noun, count) => {
  expect(countOf(quantitiesIn(text, 0), new Set([stem(noun)]))).toBe(count)
})

test('people in groups are so many groups', () => {
  const all = quantitiesIn('First aid workshop for 80 people in groups of 10, two hours per group', 0)
  expect(all.map(({ value, nouns }) => [value, nouns[0]])).toEqual([
    [80, stem('people')],
    [8, stem('group')],
    [16, stem('hours')],
  ])
})

test('areas in a bracket are no rooms', () => {
  const all = quantitiesIn('two bedrooms (12 and 15 m²)', 0)
  expect(countOf(all, new Set([stem('bedrooms')]))).toBe(2)
  expect(countOf(all, new Set(['sqm']))).toBe(27)
})

test.each([
  'Cat-7 Verkabelung',
  'Cat 6A cabling',
  'I would like a new one',
  'My mum (78) cannot print',
  'Meine Mutter (81) hat ein Tablet',
])('%s: counts nothing', text => {
  expect(quantitiesIn(text, 0).filter(({ isArticle }) => isArticle !== true)).toEqual([])
})

test('a firm of so many people has not so many programs', () => {
  expect(countOf(quantitiesIn('We are a 30 person software company', 0), new Set([stem('software')]))).toBeNull()
  expect(countOf(quantitiesIn('We need 20 employee portraits', 0), new Set([stem('portraits')]))).toBe(20)
})

test.each<[string, number | null]>([
  ['We need a DJ for our party, 8 pm to 1 am', 5],
  ['Hochzeit von 15 Uhr bis Mitternacht', 9],
  ['Photographer for our wedding, 2 pm till 10 pm', 8],
  ['A party for two hours, 8 pm to 10 pm', 2],
  ['DJ from 7 to 9 pm at our party', 2],
  ['Wedding band, 8 pm to 12 am', 4],
  ['The office is open 9 am to 5 pm', null],
])('%s: lasts so many hours', (text, hours) => {
  expect(countOf(quantitiesIn(text, 0), new Set([stem('hours')]))).toBe(hours)
})

test('the version of something is no part of a list', () => {
  expect(countOf(quantitiesIn('EKS 1.31, 23 HTTP services behind ingress-nginx', 0), new Set([stem('http')]))).toBe(23)
})

test.each([
  ['Painting, two coats: kitchen, hall, living room and both bedrooms.', 5],
  ['Betroffen sind: Bad, Küche, Flur, Wohnzimmer und beide Kinderzimmer.', 6],
])('%s: both are two', (sentence, rooms) => {
  const quantities = quantitiesIn(sentence, 0).filter(({ isArticle }) => isArticle !== true)
  const ofRooms = quantities.filter(({ nouns }) => nouns.some(noun => /^(?:room|bedroom|kinderzimmer)$/.test(noun)))
  expect(ofRooms.reduce((sum, { value }) => sum + value, 0)).toBe(rooms)
})

test('a bare number before a rhythm says how often', () => {
  expect(countOf(quantitiesIn('We can pay 60 a week for ten weeks', 0), new Set([stem('session')]))).toBe(10)
  expect(countOf(quantitiesIn('deux par semaine pendant six mois', 0), new Set([stem('session')]))).toBe(52)
})

test.each([
  ['The missing returns are 2019/20, 2020/21, 2021/22 and 2022/23.', 'year', 4],
  ['The word count comes to just over 18k.', 'word', 18_000],
  ['The word count is about 5,000.', 'word', 5000],
  ['Shooting from 2pm until midnight', 'hour', 10],
  ['We need a photographer from noon until midnight', 'hour', 12],
  ['In our laundry stand 30 identical front-loading washing machines', 'machine', 30],
  ['Grind out two tree stumps', 'tree', null],
  ['above 60 the steering wheel shakes', 'wheel', null],
  ['I want a dozen and a half sockets', 'socket', 18],
  ['two machines, namely one mill machine (3,200 kg) and one lathe (1,800 kg)', 'machine', 2],
  ['die Löhne für 14 Leute, darunter 5 Leute im Minijob', 'leute', 14],
  ['quiero una terraza de cuarenta metros con losas', 'sqm', 40],
  ['un piso de unos 80 metros', 'sqm', 80],
])('%s', (sentence, noun, value) => {
  expect(count(sentence, noun)).toBe(value)
})

test('a French number of things to do is no current, and two words before a colon are counted', () => {
  expect(count('Mitigeurs : 20 à remplacer', 'mitigeurs')).toBe(20)
  expect(count('Groupes prévus : six à sept.', 'groupes')).toBe(7)
})

test('metros of a place are no square metres where they say how long it is, and each room is not one room', () => {
  expect(count('una terraza de 12 metros de largo', 'sqm')).toBe(null)
  expect(count('boucher les trous dans chaque chambre', 'chambre')).toBe(null)
  expect(lengthOf(quantitiesIn('a wall 2,400 mm long', 0), new Set())).toBe(2.4)
})

test.each([
  ['a 24-port patch panel', 'panel'],
  ['a four-layer board', 'board'],
  ['We send a friendly 400-word e-newsletter.', 'newsletter'],
  ['a speech after a 30-minute telephone interview', 'minutes'],
  ['Six of us draw.', 'draw'],
])('%s counts no %s', (text, noun) => {
  const numbers = quantitiesIn(text, 0).filter(({ isArticle }) => isArticle !== true)
  expect(countOf(numbers, new Set([stem(noun)]))).toBeNull()
})

test.each([
  ['Please transcribe twelve 45-minute phone interviews.', 'minutes', 540],
  ['Fit 5 sockets upstairs, remove the old lamp, install 5 sockets downstairs.', 'sockets', 10],
  ['Mow the lawn on our plot of 800 m² and clean 60 m² of paving.', 'sqm', 860],
  ['We need a logo, we have four shops and each has its own logo today.', 'logo', 1],
  ['all nine computers are saved, and prove to us once that it works', 'computers', 9],
  ['we have 4 disks in a failed RAID 5', 'disks', 4],
])('%s counts what it says', (text, noun, many) => {
  expect(count(text, noun)).toBe(many)
})

test.each([
  ['We plan a wedding with dinner.', 'About 40 have said yes.', 'dinner'],
  ['We want to move our office with 30 desks.', 'Two are coming on Monday to help.', 'desks'],
])('%s %s: counts no %s', (before, text, noun) => {
  expect(countOf(quantitiesIn(text, 1, before), new Set([stem(noun)]))).toBeNull()
})

test('a number that needs something counts what was spoken of before', () => {
  const found = quantitiesIn('A dozen need gluing and clamping.', 1, 'The chairs are coming apart.')
  expect(countOf(found, new Set([stem('chairs')]))).toBe(12)
})

test('what is picked of them counts what was spoken of before, however much was told of it', () => {
  const before = 'A friend took the photos at our wedding and they are lovely but rather dark and yellow from the barn lights.'
  expect(countOf(quantitiesIn("We've picked 350 of them, all raw files.", 1, before), new Set([stem('photos')]))).toBe(350)
})

const counted = (text: string) =>
  quantitiesIn(text, 0).flatMap(({ value, nouns, isArticle }) => (isArticle === true ? [] : [`${value} ${nouns[0] ?? ''}`]))

test.each([
  ['Queremos 8 clases de una hora, los sábados.', ['8 lesson']],
  ['Ten online one-to-one sessions of 60 minutes.', ['10 onlin', '600 minut']],
  ['Four and a half hours of clips.', ['4.5 hour']],
  ['Two shoeboxes of receipts.', ['2 shoebox']],
  ['Zwei Ordner mit Belegen.', ['2 ordner']],
  ['35 different ones, pictures of each, two angles.', ['35 different', '70 angl']],
  ['A couple of dozen wall sockets.', ['24 wall']],
  ['70 receipts/month for half a year.', ['420 receipts', '6 month', '6 visit']],
  ['Our 6 warehouse guys.', ['6 warehouse']],
  ['A Massey Ferguson 135 tractor, 2 tyres.', ['2 tyre']],
  ['Our MySQL 5.7 database, 85 tables.', ['85 tabl']],
  ['Please repair 3 engine mounts and 4 pumps.', ['3 engine', '4 pump']],
  ['2 x 180W solar panels.', ['2 solar']],
  [
    '8 blog articles, 2 newsletters and 12 product photos per month, for three months.',
    ['24 article', '6 newsletter', '36 product', '3 month', '3 visit'],
  ],
  ['The fridge is warm, 3 other appliances are fine.', []],
  ['Translate 40 tractor manuals.', ['40 tractor']],
  ['Train 14 forklift drivers.', ['14 forklift']],
  ['Our firm has 12 boiler rooms.', ['12 boiler']],
  ['Build in React 8 to 12 screens.', ['10 screen']],
  ['The line fills 900 bottles of juice an hour, 2 valves leak.', ['2 valve']],
  ['Photos of our 120 year old farmhouse, 6 rooms.', ['6 room']],
  ['Write 3 sample chapters.', ['3 sampl']],
  ['16 double spreads, and 2 sample sketches first.', ['16 doubl']],
  ['14 fence panels, 6ft closeboard ones.', ['14 fence']],
  ['6 visits of an hour and a half.', ['6 visit', '540 minut']],
  ['Not played for 15 yrs, 2 sticking keys.', ['15 year', '2 stick']],
  ['Photographer for 2 hours on 3rd sept.', ['2 hour']],
  ['Photos of 36 mugs.', ['36 photo']],
  ['Photos of 5 rooms.', ['5 room']],
  ['Postgres 11 to 16, 3 servers.', ['3 server']],
  ['Move 11 to 15 pianos.', ['13 piano']],
  ["9 entretiens d'environ 50 minutes.", ['9 maintain', '450 minut']],
  ['30 pages with around 200 words on a page.', ['30 page', '6000 word']],
  ['Four of us want to learn bridge.', ['4 person']],
  ['Wir sind zu dritt.', ['3 person']],
  ['Wir sind 12 Mitarbeiter.', ['12 employee']],
  ['Somos dos pisos arriba.', ['2 flat']],
  ['Only one of us can drive.', []],
  ['10 maths lessons over 5 weeks, he is free Monday to Friday.', ['10 maths', '5 week']],
  ['Answer the phone on one network.', ['1 network']],
  ['Cuatro horas y media de vídeo.', ['4.5 hora']],
  ['Vier 3-fach-Steckdosen.', ['4 socket']],
  ['Eine 4-Zimmer-Wohnung streichen.', ['4 zimmer']],
  ['Every weekday evening for three weeks.', ['3 week', '15 visit']],
  ['Show us 3 concepts, then we choose one.', ['3 concept']],
  ['300 filled-in questionnaires.', ['300 fill']],
  ['Ein 16-Port-Switch.', ['16 port']],
  ['Zwei 30-Liter-Boiler.', ['2 boiler']],
  ['Arrange 2 songs for our 20-piece wind band.', ['2 song']],
  ['Arrange 2 songs for an 8 piece soul and funk band.', ['2 song']],
  ['Engrave a 6-piece brass bell set.', ['6 piec']],
  ['A 12-piece cutlery set.', ['12 piec']],
  ['Our Jura X8 leaks, 3 cups a day.', ['3 cup']],
  ['Chairs x8.', ['8 chair']],
  ['Una hora a la semana durante tres meses.', ['3 mese', '13 visit']],
])('what is counted: %s', (text, all) => {
  expect(counted(text)).toEqual(all)
})

test.each([
  ['Quiero una tienda online para vender 25 quesos artesanos.', 25],
  ['A shop that sells our 40 teas.', 40],
  ['Wir wollen 60 Teesorten online verkaufen.', 60],
  ['Une boutique pour vendre nos douze savons.', 12],
  ['On vend 45 fromages.', 45],
  ['We sell up to 60 candles.', 60],
  ['Wir verkaufen online über 60 Teesorten.', 60],
])('what is sold are products: %s', (text, count) => {
  expect(countOf(quantitiesIn(text, 0), new Set([stem('product')]))).toBe(count)
})

test.each([
  'We sell to 30 shops and bought 5 scanners.',
  'Schulung für 15 neue Verkäuferinnen.',
  '12 Schulungen für unsere Verkäufer.',
  '40 Fotos für den Verkauf.',
  'We sell about 200 orders a month and need a web shop.',
  'We have been selling 12 years from a market stall.',
  'Photos to sell our 3 bedroom house.',
])('no products are sold: %s', text => {
  expect(countOf(quantitiesIn(text, 0), new Set([stem('product')]))).toBeNull()
})

test('hours of what is held are no more of it', () => {
  const lessons = new Set(['lesson', 'hour'])
  expect(countOf(quantitiesIn('Ten maths lessons of one hour each.', 0), lessons)).toBe(10)
  expect(countOf(quantitiesIn('Ten hours of maths.', 0), lessons)).toBe(10)
  expect(countOf(quantitiesIn('2 trial lessons and then 30 hours of driving.', 0), lessons)).toBe(32)
})

test.each([
  ['There are twelve', 'Il y en a douze.', 'pommier'],
  ['A couple of them', 'We want a couple of them.', 'bed'],
  ['Five of the same', 'We own 5 of the same.', 'machine'],
])('%s: of what the sentence before names', (_what, text, noun) => {
  const before = { pommier: 'Il faut tailler nos pommiers.', bed: 'Build raised beds.', machine: 'Our coffee machine needs a service.' }[
    noun
  ]
  expect(quantitiesIn(text, 1, before).some(({ nouns, value }) => value > 1 && nouns.includes(stem(noun)))).toBe(true)
})
