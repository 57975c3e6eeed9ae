/** A brief as strangers wrote it to try the analyst, and the packages that its plan must come from (space between, no others). */
export type TrialRow = readonly [title: string, description: string, packages: string]

/** Briefs that were once planned wrongly: each row holds what was put right. */
export const TRIAL_BRIEFS: readonly TrialRow[] = [
  // The trade
  ['Car wont start', 'car makes click click when I turn the key, Opel Corsa 2009, battery is new', 'car-diagnosis'],
  ['Sell my car', 'I want to sell my used car, a Honda 2015, for 8000 dollars', 'used-car-sale'],
  ['Aircon', '2 air conditioners not cooling anymore, daikin, last service 4 years ago, office 80 sqm', 'ac-fault'],
  ['CNC pump', 'CNC mill Haas VF2 spindle alarm 120 and coolant pump leak, production stopped, urgent!', 'cnc-fault'],
  ['Hacked website', 'my wordpress website was hacked and shows casino ads, please clean it', 'broken-hacked-site'],
  ['Blocked sink', 'My kitchen sink is blocked and water comes back up in the bath.', 'blocked-drain'],
  ['Phone screen', 'broke the screen of my iphone 13, want it fixed today', 'phone-tablet-repair'],
  ['Piano', 'my piano is out of tune and two keys stick', 'piano-tuning-work'],
  ['Guitar', 'The neck of my guitar is bent and the strings buzz.', 'instrument-mending'],
  // One wish, one package
  [
    '3d print',
    'I need a replacement gear for my grandmothers sewing machine, the plastic one broke. I have calipers. Needs a CAD model and print in nylon, 2 pieces',
    'spare-part',
  ],
  [
    'Wedding',
    'We marry on 12 June with 120 guests in a barn, need catering, DJ, photographer and someone to plan the day. no flowers, my aunt does them. Budget 18000 GBP',
    'wedding',
  ],
  [
    'Math',
    'My daughter (14) fails in maths, two lessons a week for ten weeks till the exam, online, fractions and equations',
    'school-tutoring',
  ],
  ['Alarm system', 'put a alarm system in my jewelry shop, 6 doors 4 windows no cameras please because of staff', 'alarm-entry'],
  ['Sockets please', 'Please replace 12 sockets in my flat and add 3 new ones in the kitchen', 'electrical-points'],
  ['E-bike repair', 'The gears of my e-bike slip and the brakes squeak. Two bikes. Budget max 150 euro. By Saturday.', 'bike-repair'],
  // Each wish of a list
  [
    'Toilet leaking',
    'the loo is leaking at the bottom when I flush, and the tap in the kitchen drips. Also the sink is slow to drain. I rent, so nothing that damages the tiles.',
    'tap-toilet-repair blocked-drain',
  ],
  [
    '40 cameras warehouse',
    'We need 40 cameras in our warehouse, three racks of network switches, and the office wifi is awful. Two floors, 1200 sqm. No cabling needed, cables are already there. Finished in 3 weeks, budget $15k.',
    'camera-network office-network',
  ],
  [
    'Website, logo and ads',
    'I open a small cafe in March. I need a logo, a menu card, a simple website with opening hours, google ads and somebody who registers the company and does the monthly books.',
    'flyer-brochure logo-brand business-website ads-campaign company-formation bookkeeping-work',
  ],
  [
    'Opening a cafe',
    'We open a cafe in May: company registration, monthly books, a logo, menu design, a small website, and somebody who checks the lease contract.',
    'flyer-brochure logo-brand business-website contract-review company-formation bookkeeping-work',
  ],
  [
    "Fuite d'eau",
    "J'ai une fuite d'eau sous l'évier de la cuisine et le lave-vaisselle ne vidange plus. Budget 200 euros maximum.",
    'sink-leak dishwasher-repair-work',
  ],
  [
    'Garden',
    'Build a raised bed and fix the fence (20 m), cut down one dead birch near power line, put in irrigation for lawn 200m2',
    'raised-beds fence-build tree-felling irrigation-pool',
  ],
  ['Roof', 'my roof is leaking when it rains hard and there is mould in the kids room', 'roof-repair damp-mould'],
  [
    'Whole house',
    'We bought a house from 1955, 140 m2. New windows (14), new electrics, new heating with heat pump, insulate the roof, paint everything, 2 bathrooms. Budget 180 000 EUR. Kids arrive in May.',
    'window-replacement rewire-panel heat-pump-install insulate paint-rooms bathroom-renovation',
  ],
  [
    'Renovation',
    'New windows (14), new electrics, new heating with heat pump, insulate the roof, paint everything, 2 bathrooms.',
    'window-replacement rewire-panel heat-pump-install insulate paint-rooms bathroom-renovation',
  ],
  [
    'Moving house',
    'Move the furniture from a 3 room flat to another city, 200 km, piano included, paint the old flat white before',
    'house-moving paint-rooms',
  ],
  [
    'Move and paint',
    'We are moving from a 3 room flat to a house 20 km away. The old flat must be painted white before we hand it over.',
    'house-moving paint-rooms',
  ],
  // Where the work stands, what they use and other people's words
  ['Phishing', 'My colleague clicked a phishing mail and entered his password. What now? We use Microsoft 365.', 'hacked-account'],
  [
    'Kitchen electrics',
    'In our new kitchen we need 8 sockets, a connection for the induction hob and lights under the cupboards.',
    'electrical-points cooker-circuit',
  ],
  [
    'Salon website',
    'I run a hair salon and would like a small website where people see prices and can book an appointment. I have photos.',
    'business-website',
  ],
  ['Stairs', 'Three steps of our wooden stairs creak and the handrail is loose.', 'woodwork-repair'],
  [
    'Mixed',
    'Our office needs 12 network sockets, a phone system for 8 people and somebody who looks after the computers every month.',
    'network-cabling voip-phones office-it-care',
  ],
  ['Shopify french', 'Translate our Shopify store into French and Italian, 120 products, about 15,000 words.', 'site-localisation'],
  ['Databases', 'Migrate 3 Postgres databases to AWS RDS.', 'database-move'],
  ['Attic', 'We want to convert our attic into two bedrooms: plans, permit, and an estimate of costs.', 'permit-drawings structure-cost'],
  ['Second thoughts', 'The printer is offline since we changed the router and the wifi in the bedroom is weak.', 'printer-help home-wifi'],
  ['Robot', 'Our KUKA robot stops with a position error after a collision, production is down.', 'robot-fault'],
  ['Blinds', 'I want my 9 roller shutters to close by themselves at sunset and the heating to go down when we leave.', 'smart-climate'],
  ['Server bill', 'Our AWS bill went from 800 to 3000 dollars a month and nobody knows why.', 'cloud-bill'],
  ['Flats not built yet', "A VR tour of three flats that are not built yet, we have the architect's plans.", 'vr-app'],
  ['Neighbour', "My neighbour's tree hangs over my garden and he refuses to cut it, what are my rights?", 'private-dispute'],
  // Italian
  ['Caldaia', 'La caldaia perde acqua e la pressione scende ogni giorno. Non voglio cambiare la caldaia.', 'boiler-fault'],
  ['Rubinetto', 'Il rubinetto della cucina perde acqua e non si chiude bene.', 'tap-toilet-repair'],
  ['Lavatrice', "La mia lavatrice non scarica l'acqua e fa rumore.", 'laundry-repair'],
  // No words of a trigger: heard by the wish model, in four languages, in stories, with the wish in a subordinate clause
  ['Notebook', 'Mein Laptop ist seit dem letzten Windows-Update eine Katastrophe, ich drücke an und gehe Kaffee kochen', 'slow-computer'],
  [
    'Internet',
    'Der Dachdeckerbetrieb meines Bruders hat nur eine Facebook-Seite. Er bräuchte was Richtiges mit Bildern von seinen Arbeiten und einem Formular.',
    'business-website',
  ],
  ['Kasse & Lager', 'Was im Laden über die Kasse geht, soll im Onlineshop sofort vom Bestand abgezogen werden', 'system-integration'],
  [
    'address book',
    'Our donors are in five spreadsheets, many people several times with different spelling, we want one clean list of about 6000.',
    'data-cleanup',
  ],
  ['Anmeldung', 'Viele fangen unser Anmeldeformular an, aber kaum einer schickt es ab. Woran liegt das?', 'ux-audit'],
  ['promo', 'We launch a new gym in March and want people within 5 miles to see it when they scroll, budget 600 a month', 'ads-campaign'],
  ['Visum', 'Für die Botschaft muss mein Führungszeugnis ins Englische, mit Stempel', 'sworn-translation'],
  ['moved', "I moved from Spain to Germany in June and don't know where I have to declare what", 'tax-return'],
  ['salsa guitar', "I'm 45 and would love to finally play the guitar, I have one at home, zero knowledge", 'music-course'],
  ['wc', 'the cistern keeps filling all night, I hear it hissing', 'tap-toilet-repair'],
  ['chispas', 'Al enchufar la plancha saltan chispas y huele a quemado', 'electrical-fault'],
  ['Geschirr', 'die Gläser kommen milchig raus und unten steht immer Wasser, Bosch', 'dishwasher-repair-work'],
  ['ruedas', 'Necesito cambiar las cuatro ruedas y mirar los frenos antes de las vacaciones', 'car-service wheel-balance'],
  ['peindre', "On vient d'acheter, tout est orange : salon et deux chambres à remettre en blanc", 'paint-rooms'],
  ['Förderband', 'bleibt alle zehn Minuten stehen und zeigt Störung Lichtschranke', 'machine-fault'],
  [
    'T-Shirts',
    "My sister paints T-shirts. She'd like a name sign with style and a place online where people can buy them.",
    'web-shop logo-brand',
  ],
  [
    'HP desktop',
    'Bought it 4 years ago, now Excel needs a minute to come up and sometimes the cursor just stands still. No idea what to do, please someone look at it.',
    'slow-computer',
  ],
  [
    'Teams',
    'Unser Steuerbüro (8 Personen) will weg vom alten Exchange im Keller, alles soll zu Microsoft, Postfächer inkl. Archiv',
    'mail-collaboration',
  ],
  [
    'my therapy practice',
    "I'm a speech therapist, just left the clinic to work for myself. People should find my phone number, where I am and what I offer when they look me up.",
    'business-website',
  ],
  ['idea', 'Quiero hacer una app donde los vecinos se presten herramientas, con mapa y mensajes', 'new-mobile-app'],
  [
    'emails',
    'I get about 60 mails a day with orders as attachments and type each into our list. There has to be a smarter way.',
    'automation-script',
  ],
  [
    'Zahlen fürs Team',
    'Unser Vertriebsleiter baut jeden Freitag Charts in PowerPoint. Lieber eine Seite, wo man Umsatz je Region immer aktuell sieht.',
    'dashboard',
  ],
  [
    'Airbnb',
    'Our flat gets no bookings because my phone pictures are dreadful. Need someone to come and shoot it properly.',
    'photo-shoot',
  ],
  ['job', "I stayed home with the kids for 8 years and don't know how to put that on paper so that somebody invites me", 'cv-application'],
  ['copied', 'A shop in China sells exact copies of the lamp I designed, with my photos. What can I do?', 'trademark'],
  ['Rente', 'Meine Eltern sollen plötzlich eine Steuererklärung abgeben für die letzten vier Jahre, beide Rentner', 'tax-return'],
  ['Babyparty', 'meine schwester ist im siebten monat und wir wollen sie überraschen, 15 frauen, deko und kuchen', 'party'],
  ['Gully', 'Bei starkem Regen drückt es im Keller das Wasser aus dem Bodenablauf hoch', 'blocked-drain'],
  ['Truhe', 'Gefriertruhe läuft Tag und Nacht durch, aber das Fleisch taut an', 'cold-appliance-repair'],
  ['gravel', 'my gravel bike skips under load and the back disc rubs all the time', 'bike-repair'],
  ['persiana', 'La persiana del salón se ha quedado a medias y no sube ni baja', 'doors-windows'],
  [
    'alquiler',
    'Antes de volver a alquilar el piso (55 m2) hay que pintar todo y cambiar el suelo por uno laminado',
    'paint-rooms lay-floor',
  ],
  [
    'usb stick',
    "My thesis was on a USB stick and now Windows says it must be formatted before I can use it. I haven't clicked anything. Hand-in is in nine days.",
    'data-rescue',
  ],
  [
    'Neuer PC',
    'Ich hab mir einen neuen PC gekauft und möchte, dass alle meine Bilder und Programme vom alten rüberkommen. Bin 71 und kenne mich nicht aus.',
    'new-computer-move',
  ],
  ['Instagram', 'someone got into my insta and changed the mail, they write to all my friends asking for money', 'hacked-account'],
  [
    'Sicherheit kleine Firma',
    'Nachdem bei unserem Nachbarbetrieb alles verschlüsselt wurde, wollen wir unsere 12 Leute und Rechner besser schützen. Was ist sinnvoll?',
    'security-hardening',
  ],
  [
    'Portal for our tenants',
    'We manage 600 flats. Tenants should log in, report damages with photos, see their bills, and our caretakers get the jobs on their phone.',
    'web-application',
  ],
  [
    'Push',
    'Our existing Flutter app should send push messages when an order is ready and users should be able to pay by Apple Pay.',
    'app-feature',
  ],
  [
    'Stop copy paste',
    'Every Monday I spend 3 hours copying numbers from 14 PDFs into one Excel. Can a machine do this for me?',
    'automation-script',
  ],
  [
    'Shopify y contabilidad',
    'Queremos que los pedidos de Shopify pasen solos a Holded y que el stock se actualice en los dos lados.',
    'system-integration',
  ],
  [
    'Oracle to Postgres',
    'We want to get rid of the Oracle licence, the database is 200 GB with around 150 stored procedures. Target PostgreSQL.',
    'database-move',
  ],
  [
    'Predict returns',
    "We'd love to know in advance which orders will be sent back. Three years of order history is available.",
    'prediction-model',
  ],
  [
    'slides',
    'I talk in front of investors in two weeks and my deck of 18 slides looks like a school project. Make it pretty.',
    'slide-deck',
  ],
  ['Test with real people', 'We would like 8 older people to try our new ticket machine menu and learn where they get stuck.', 'user-test'],
  [
    'Imagefilm',
    'Wir sind eine Schreinerei und möchten einen zweiminütigen Film über unsere Werkstatt, mit Interview vom Chef, auch aus der Luft.',
    'video-shoot',
  ],
  [
    'Mehr Anfragen',
    'Wir zahlen jeden Monat 800 Euro für Google Anzeigen und es ruft trotzdem keiner an. Kann das jemand prüfen und besser einstellen?',
    'ads-mend',
  ],
  ['articles', '8 blog articles of 1200 words each about sustainable gardening for our seed shop, please with keywords.', 'blog-articles'],
  [
    'Bedienungsanleitung',
    'Für unsere Verpackungsmaschine brauchen wir eine Betriebsanleitung, ca. 60 Seiten, nach Norm.',
    'technical-docs',
  ],
  [
    'Website auf Französisch',
    'Unsere Website (deutsch, rund 30 Seiten) soll es auch auf Französisch und Englisch geben.',
    'site-localisation',
  ],
  ['Herencia', 'Murió mi padre y mis hermanos y yo no nos ponemos de acuerdo con la casa. Hay un testamento de 1998.', 'inheritance-case'],
  [
    'shoebox',
    'I am a self employed hairdresser and my receipts of the whole year are in a shoe box, someone please sort it and keep my books.',
    'bookkeeping-work',
  ],
  [
    'Bank wants numbers',
    'The bank wants to see a forecast for three years before they lend us the money for the second bakery.',
    'financial-plan',
  ],
  ['Excel Schulung', 'Für 14 Kolleginnen im Büro suchen wir eine eintägige Excel-Schulung, Pivot und Formeln.', 'corporate-course'],
  ['60. Geburtstag', 'Meine Mutter wird 60, wir sind ca. 45 Leute und brauchen Raum, Essen und Musik.', 'party'],
  ['Japan', 'Three weeks Japan with two kids, somebody please put the route, hotels and trains together.', 'trip'],
  ['frigo', 'le frigo fait un bruit bizarre et le beurre est tout mou', 'cold-appliance-repair'],
  [
    'buying used',
    'I found a 2016 Tiguan for 11k at a private seller, would feel better if somebody who knows cars looks at it with me before I pay',
    'used-car-check',
  ],
  ['Grundriss', 'Makler will Grundrisse von unserem Haus, 140 qm auf zwei Etagen, alte Pläne gibt es nicht.', 'floor-plan'],
  [
    'see sofa in room',
    'Our customers ought to see the sofa in their own living room through the phone before buying. 30 models.',
    'ar-app',
  ],
  // Small jobs, single fields and large roll-outs of the office trades
  [
    'Button dead',
    'The "Book now" button on our wordpress homepage does nothing when people press it. Everything else works.',
    'website-change',
  ],
  [
    'Kasse im Shop',
    'Seit gestern können unsere Kunden im Shop nicht mehr mit Kreditkarte bezahlen, nach dem Klick auf Kaufen passiert nichts. Shopware 6.',
    'shop-change',
  ],
  ['Apple says no', 'The app is finished but apple refused it for the third time because of guideline 5.1.1', 'app-publish'],
  [
    'ERP',
    'We are a wholesaler with 60 staff, want to introduce Odoo for purchasing, warehouse, sales and accounting. Old data must come across.',
    'erp-rollout',
  ],
  [
    'Tests',
    'Each release of our web shop software breaks something. We want automated tests for the 15 most important journeys.',
    'software-testing',
  ],
  [
    'Encuesta',
    'Tengo 420 encuestas de clientes en un Excel y necesito saber qué diferencias hay entre hombres y mujeres y por edad, con gráficos.',
    'data-evaluation',
  ],
  ['AWS', 'Our AWS bill went from 1,200 to 3,900 dollars a month within half a year and nobody can tell me why.', 'cloud-bill'],
  ['Slow query', 'A report in our Postgres database takes six minutes since the order table has 30 million rows.', 'slow-database'],
  ['Scam call', "A man from 'Microsoft' was on my mothers computer for an hour yesterday and she typed in her banking codes.", 'scam-help'],
  [
    'ISO',
    'Our largest customer demands ISO 27001 by next autumn. 70 employees, two sites, nothing written down so far.',
    'iso-certification',
  ],
  ['Blurry logo', 'I only have our emblem as a tiny jpg, printer needs it as vector for a 3 m banner.', 'artwork-change'],
  ['Cuento', 'He escrito un cuento sobre un erizo y necesito 14 ilustraciones a color y la portada.', 'illustration-slides'],
  [
    'Chronik',
    'Unser Sportverein wird 100. Die Festschrift hat 120 Seiten, Texte und Fotos sind da, jemand muss sie setzen und druckfertig machen.',
    'book-layout',
  ],
  [
    'Erklärfilm',
    'Wir brauchen einen animierten Film von 90 Sekunden, der unsere Versicherung für Hunde erklärt, mit Sprecher.',
    'explainer-animation',
  ],
  ['VHS', '30 old video cassettes with my kids childhood, I want them on a hard disk.', 'tape-digitising'],
  ['Grandpa photo', 'The only picture of my grandfather as a soldier is torn in half and faded. Can it be made whole?', 'picture-retouch'],
  ['Newspaper', 'Our bakery turns 100 in June and the papers should write about it.', 'press-work'],
  ['Mein Leben', 'Mein Vater ist 84 und erzählt wunderbar. Daraus soll ein Buch werden, etwa 200 Seiten, für die Enkel.', 'book-writing'],
  ['Fichas', 'Necesito 150 descripciones de producto para mi tienda de plantas, unas 80 palabras cada una.', 'product-texts'],
  [
    'Antrag',
    'Eine Stiftung könnte unseren Jugendtreff fördern, aber wir haben noch nie einen Antrag geschrieben. Frist ist in sechs Wochen.',
    'grant-writing-job',
  ],
  ['Deepl', 'We put our website texts through DeepL, 6000 words English, a native speaker should correct them.', 'translation-check'],
  ['Kaution', 'Vor vier Monaten bin ich ausgezogen und der Vermieter behält 2.400 Euro mit immer neuen Ausreden.', 'tenancy-case'],
  ['Separation', "Mon mari et moi nous séparons d'un commun accord, deux enfants et une maison à crédit.", 'family-case'],
  [
    'Buy competitor',
    'We want to buy a competitor with 40 employees and about 250 contracts. Check everything before we sign and draft the purchase contract.',
    'due-diligence',
  ],
  ['Factura impagada', 'Un cliente me debe 4.800 euros desde febrero y no contesta.', 'debt-collection'],
  ['Wife visa', 'My wife is from Ghana and shall come to live with me in Austria, where do we start?', 'immigration-case'],
  ['Contrôle fiscal', "J'ai reçu un courrier: contrôle fiscal de mon restaurant dans trois semaines.", 'tax-audit-support'],
  [
    'Hourly rate',
    'I am a gardener with two helpers, work all day and at the end of the month nothing is left. What must I charge?',
    'costing-work',
  ],
  ['Violín', 'Mi hija de siete años quiere aprender violín, en casa, una vez por semana.', 'music-course'],
  [
    'Tablet',
    'My father is 79 and got a tablet from us. Someone patient should show him mails, photos and video calls.',
    'computer-lessons',
  ],
  ['DJ', 'Only music for my 40th, saturday 8 till 2, about 70 people, place and food are settled.', 'event-music-job'],
  [
    'Village feast',
    'Our village turns 800 and we want a two-day feast with 2000 visitors, stalls, bands and fireworks. Permits and safety worry us.',
    'public-festival',
  ],
  ['Rome', '28 pupils and three teachers to Rome for five days in May, bus, hostel, programme.', 'group-travel'],
  // Stories: the wish stands in one sentence of many, under a title that says nothing
  [
    'My late father',
    "Dad passed last month. There's a flat in Spain and a savings account in Germany and he wrote something by hand in 2009 that my stepmother says isn't valid. My brother and I don't know what we have to do first. We live in Leeds.",
    'inheritance-case',
  ],
  [
    'Garden after the digger',
    "The builders left the back looking like the Somme. about 120 square metres clay, ruts, rubble. I don't want to dig a single hole myself, I want grass by June that the kids can play football on",
    'lawn-laying',
  ],
  [
    'No subject',
    'after the storm 6 or so slates lie in the flower bed and there is daylight in the attic. it is a two storey terrace. I already rang the insurance they need a quote',
    'roof-repair',
  ],
  [
    'IT-Problem',
    'Unser Server steht unterm Schreibtisch, piept seit heute morgen und keiner kommt mehr an die Kundendaten. 7 Arbeitsplätze.',
    'server-fault',
  ],
  [
    'Ayuda por favor',
    'Hola, vivimos en un tercero y desde hace una semana la vecina de abajo nos dice que le cae agua por la lámpara del baño. En casa no vemos nada. El seguro no contesta. Necesitamos que alguien averigüe de dónde viene y lo arregle.',
    'leak',
  ],
  // The sample projects of the demo
  [
    'Bathroom renovation in a 1970s flat',
    'The bathroom of our flat is from 1974 and has to be renewed completely. It is 6 square metres. We want a walk-in shower instead of the bathtub, a new toilet and washbasin, and new tiles on the floor and up to 2 metres on the walls. The old pipes are galvanised steel and should be replaced while the wall is open. There are only two sockets and no RCD, so the electrics of the room need an electrician. The budget is $14,000. We live in the flat during the works, so the toilet must not be out of use for more than two days. No underfloor heating.',
    'bathroom-renovation',
  ],
  [
    'Move the accounting of our shop to new software',
    'We sell handmade furniture in a shop and online, about 150 orders a month. The bookkeeping is done in Excel and we are always late with the VAT. We want to choose an accounting software, connect it to our Shopify store and to the bank, import the figures of this year and have our monthly bookkeeping done for the first three months. One person in the office needs training.',
    'accounts-switch corporate-course',
  ],
  [
    'Translate our machine manuals into Spanish',
    'Two manuals of together 140 pages have to be translated from English into Spanish for customers in Mexico. The layout is in InDesign and should stay as it is. The warnings must follow the wording of the standard. A technician of ours can answer questions by video.',
    'document-translation',
  ],
  [
    'AR guide for visitors of a botanical garden',
    'Visitors should point their phone at 30 plants and see flower, fruit and history in augmented reality. It has to run in the browser without an app, in English, Spanish and French. We have photos and texts but no 3D models. A first version with 5 plants should be ready for the spring festival, the budget for it is $18,000.',
    'ar-app',
  ],
  [
    'Online courses for our dance school',
    'Our dance school wants to offer 12 of its courses online as well. We need filming of the lessons in our own studio, editing, a site where pupils pay and watch, and somebody who shows two of our teachers how to go on alone. The music must be licensed. The first 4 courses should be online in three months.',
    'online-course',
  ],
  [
    'Packaging line stops several times a shift',
    'Our packaging line for tea bags stops 5 to 10 times in every shift with a sensor fault on the HMI. The controller is a Siemens S7-300. Our own electrician has changed the photo sensor and the cable, without success. We need a remote diagnosis with the camera at the cabinet, a correction of the PLC program if it is the cause, and a short training for two maintenance people so that they can read the diagnostics themselves.',
    'machine-fault',
  ],
  [
    'Wi-Fi and cameras for a small hotel',
    'Our hotel has 22 rooms on three floors and guests complain about the Wi-Fi. We want a survey, new access points with cabling where it is missing, and separate networks for guests, office and payment terminals. In addition 8 security cameras are needed for the entrances, the corridor and the car park, with recording on our own storage and not in the cloud. The internet connection is 500 Mbit/s and stays. Work in guest rooms is possible only between 11:00 and 15:00.',
    'site-wifi camera-network',
  ],
  // What is only told, and one more thing in the same breath
  [
    'Garage door',
    'We had the drive paved two years ago and a wallbox put in the garage last summer. Since the frost the garage door stops half way and goes back up. The remote has new batteries.',
    'garage-door',
  ],
  [
    'Camera in the stable',
    "There's power in the stable and the house wifi reaches the yard just about. We tried a baby monitor but the range is too short. I want two cameras I can watch on the phone at night.",
    'camera-network',
  ],
  [
    'Newsletter',
    "I teach yoga and have a list of 600 addresses in a spreadsheet from my old studio. My website was made by a friend, she also takes my photos. Now I'd love to send something nice every month without spending a whole Sunday on it. Mailchimp looked complicated.",
    'newsletter',
  ],
  [
    'Association',
    "Nous cherchons quelqu'un pour traduire nos statuts en anglais (6 pages) et un graphiste pour refaire notre logo qui date de 1998.",
    'document-translation artwork-change',
  ],
  // Told by laymen who name no trade, and by experts in their own terms
  [
    'Nobody comes',
    'I make candles and stand at three markets a month. I want people in Ohio and Texas to be able to get them too without ringing me. About 30 kinds, some in gift sets.',
    'web-shop',
  ],
  [
    'The people upstairs',
    'Every night until two they stamp around and play bass. I spoke to them, I wrote to them, the agent shrugs. Do I have any rights?',
    'private-dispute',
  ],
  [
    'Boss',
    'After eleven years she told me on Friday that my position is no longer needed and I should sign a paper by Wednesday. I have not signed. Is the sum fair?',
    'employment-law',
  ],
  [
    'Brief bekommen',
    'Das Amt will 4.300 Euro nachhaben für 2022, ich verstehe nicht wofür, ich habe doch nur nebenher Nachhilfe gegeben. Frist läuft in zwei Wochen ab.',
    'tax-question',
  ],
  [
    'No me pagan',
    'Hice unas puertas para un restaurante en marzo, 6.200 euros, factura entregada, y desde entonces solo excusas.',
    'debt-collection',
  ],
  [
    'Les papiers',
    'Je monte ma petite activité de couture à la maison, je ne sais pas quel statut prendre ni où m’inscrire, et s’il faut une assurance.',
    'company-formation',
  ],
  [
    'Mamie et le docteur',
    'Ma grand-mère est portugaise, elle voit un spécialiste mardi et ne comprend pas ce qu’on lui dit. Je travaille, je ne peux pas y aller.',
    'appointment-interpreting',
  ],
  [
    'TISAX',
    'Automobilzulieferer, 180 MA, Assessment Level 2 gefordert bis Q3. VDA-ISA Selbstbewertung, Maßnahmenplan, Richtlinien, Begleitung bis Prüfung.',
    'iso-certification',
  ],
  [
    'Lohn Bau',
    'Übernahme der Lohnabrechnung für 22 gewerbliche Arbeitnehmer, Baulohn inkl. SOKA-Bau, Saison-KUG und Pfändungen, DATEV LODAS vorhanden.',
    'payroll-run',
  ],
  [
    'Sous-titrage SME',
    'Documentaire 52 min, transcription, sous-titres SME français selon charte CSA et version anglaise, livraison STL et SRT.',
    'subtitles-work',
  ],
]

/** Wishes that are planned beside one that no package knows, and what of them is told as not planned. */
export const WISHES_BESIDE_UNKNOWN: readonly (readonly [description: string, wish: string])[] = [
  ['Edit 8 episodes of our podcast, mix and master, plus a knitted sweater', 'a knitted sweater'],
  ['We need a logo for our bakery and a hand-woven basket.', 'a hand-woven basket'],
]
