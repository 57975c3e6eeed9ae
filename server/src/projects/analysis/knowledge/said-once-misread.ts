/** What clients said that was planned as other work once (since 2026-11-28), by the id of the package that it asks for, ' / ' between. */
export const SAID_ONCE_MISREAD: Readonly<Record<string, string>> = {
  'inheritance-case':
    "My wife and I want to draw up a joint will, we have two grown-up children and a house / draw up a will / draw up our wills / We'd like a joint will so that the survivor can stay in the house and all children are treated equally / a joint will for us two / mutual will of a married couple / we want our last will drawn up, two children and a flat / a will for my mother, she has a house and three children / ein gemeinschaftliches Testament für uns beide / wir möchten ein Berliner Testament / un testamento conjunto para los dos / un testament pour nous deux, avec trois enfants",
  'user-test':
    'Usability test of our online shop with eight customers / please test the shop with 8 customers aged 30 to 60, remotely / 6 users should try our banking app and think aloud / watch ten people of our audience using the new website / Usability-Test unserer App mit sechs Nutzern / prueba de usabilidad de la tienda online con ocho clientes / test utilisateur de notre boutique en ligne avec huit personnes',
  'logo-brand':
    "only a logo, nothing else / nur ein Logo, die Website macht jemand anders / solo un logotipo / juste un logo / I'd like to see three drafts of a logo for my cafe / We need a logo for our bakery, please show us three drafts / a logo for our choir, three proposals to choose from / drei Entwürfe für ein Logo, aus denen wir wählen / tres propuestas de logotipo para elegir / trois pistes de logo pour choisir",
  wedding:
    'our wedding in June with 90 guests: venue, food, flowers and a DJ, somebody should plan it all / getting married in September, 100 guests, we need venue, catering, band or DJ / wir heiraten im Mai mit 80 Gästen: Saal, Essen, DJ und Blumen / nos casamos en verano, 120 invitados, con finca, catering y DJ / nous nous marions en juin, 110 invités, salle, traiteur et DJ',
  'event-music-job':
    'We need a DJ for our company Christmas party on 12 December, 120 people, 8 pm to 1 am / a DJ for our Christmas party / DJ for a birthday from nine till two / wir suchen einen DJ für die Weihnachtsfeier / un DJ para la fiesta de Navidad de la empresa / un DJ pour notre soirée de fin d’année',
  'cv-application':
    "I need my CV rewritten and a cover letter for the job ad I'll send you / My CV is old and looks terrible, I want to apply for a ward manager position / I am a nurse with 12 years of experience and want to apply for a ward manager position, my CV is old, I need it rewritten (2 pages) and a cover letter for the job ad, application closes on Friday / nurse with 12 years of experience wants to apply, CV and letter needed / rewrite my CV, two pages, application closes on Friday / Lebenslauf überarbeiten und Anschreiben für eine Stellenanzeige / reescribir mi currículum y la carta para una oferta de empleo / refaire mon CV et la lettre pour une annonce",
  'new-mobile-app':
    'Necesito una app para reservas de mi peluquería con depósito de 10 euros por cita / una app de reservas para mi barbería en la que el cliente paga una señal / an app for my salon where clients book and pay a deposit / eine App für meinen Friseursalon mit Terminbuchung und Anzahlung / une application de réservation pour mon salon avec acompte',
  'tool-move':
    'three of us answer the mails of support and customers get two answers or none, we need it organised with tickets / our info mailbox is a mess, the same mail is answered twice, we want tickets / Support-Postfach mit Tickets, damit keiner doppelt antwortet / un buzón de soporte con tickets para que nadie conteste dos veces / une boîte de support avec des tickets pour ne plus répondre deux fois',
  'paint-rooms':
    'Paint our hallway, 40 m², the walls are plain plaster, no wallpaper / Flur streichen, Wände sind verputzt, keine Tapete / hay que pintar la sala de espera, 30 m2 / pintar la sala de espera de la clínica por la tarde / das Wartezimmer der Praxis streichen / repeindre la salle d’attente du cabinet / paint the waiting room of our practice in the evening',
  'machine-fault':
    'The HMI of our filling line lost connection to the PLC and shows only #### values / operator panel shows no values any more, PLC runs / Bedienpanel zeigt nur noch Rauten, Verbindung zur SPS weg / la pantalla HMI ha perdido la conexión con el autómata / le pupitre ne communique plus avec l’automate',
  'proofreading-work':
    'Could someone proofread my one-page application letter in German? / only check spelling and commas of my application letter / mein Anschreiben ist fertig, bitte nur Korrektur lesen / corregir una carta de presentación ya escrita / relire ma lettre de motivation, elle est écrite',
  'data-entry':
    'About 900 paper invoices of the last two years must be typed into Excel, with date, supplier and amount / type our paper index cards into a spreadsheet / Papierrechnungen in Excel abtippen / pasar facturas en papel a Excel / saisir des factures papier dans Excel',
  'service-charge-accounts':
    'Nebenkostenabrechnung für 6 Wohnungen, zwei Mieter sind ausgezogen / Brauche die Nebenkostenabrechnung 2024 für 6 Wohnungen, Mietverträge habe ich als PDF / service charge statement for six flats, two tenants moved out',
  leak: 'Tenemos una fuga de agua en la cocina, hay que encontrarla y repararla / El baño pierde agua, hay que encontrar la fuga y repararla / Wir haben ein Leck in der Küche, man muss es finden und reparieren / fuite dans la cuisine, il faut la trouver et la réparer',
  'toilet-fit':
    'I want the toilet in each of my three flats swapped / swap the toilets of three rental flats, new ones are in the cellar / Toiletten in drei Wohnungen austauschen',
  'code-speed-up':
    'Our FastAPI backend has become slow, requests take 4 seconds since the last update / the API got slow after the update, every request takes seconds / unsere Schnittstelle ist seit dem Update langsam, jede Anfrage dauert vier Sekunden / nuestra API va lenta desde la última versión / notre API est devenue lente, chaque requête prend quatre secondes / Our FastAPI service answers in 4 to 6 seconds under load, please find the cause and fix it / the API is slow under load, find out why and make it fast',
  conference:
    'organizar la inauguración de nuestra librería: 70 personas, cuentacuentos, algo de picar y las invitaciones / opening party of our shop for 70 people with snacks and invitations / Eröffnungsfeier unseres Ladens organisieren / inauguration de notre boutique à organiser, 60 invités / We are planning a summer party for our 60 employees in a barn, with catering, a band and a marquee / company summer party for 80 employees, tent, food and music / Sommerfest für 120 Mitarbeiter mit Zelt, Essen und Band / die Firma feiert ihr Jubiläum mit 150 Gästen, Essen und Musik / fiesta de verano para los 70 empleados con carpa, comida y música / fête d’été pour nos 90 salariés, chapiteau, traiteur et groupe / staff party for 100 with food and live music',
  'electrical-points':
    'we need a socket for a new dryer on the opposite wall of the utility room / a socket for the tumble dryer / eine Steckdose für den Trockner / un enchufe para la secadora / une prise pour le sèche-linge / necesito 10 puntos eléctricos nuevos en la cocina / diez puntos de luz y enchufes nuevos / 12 new electrical points in the kitchen / ten more sockets and switches in the new kitchen / acht neue Steckdosen und Schalter in der Küche / dix points électriques neufs dans la cuisine / puntos eléctricos nuevos para la reforma',
  'garden-plan':
    'planter trois pommiers au fond du jardin / plant three apple trees at the end of the garden / drei Apfelbäume im Garten pflanzen / plantar tres manzanos en el jardín / faire planter des arbres fruitiers',
  'home-cleaning':
    'we have just renovated a flat and need a clean after the builders / acabamos de reformar un piso y necesitamos una limpieza de fin de obra / frisch renoviert, jetzt brauchen wir eine Bauendreinigung / on vient de rénover, il faut un nettoyage de fin de chantier / the renovation is finished, the flat has to be cleaned',
  'instrument-mending':
    'my grandfather’s cello has an open seam and the bridge is warped, I would like it playable again / Cello mit offener Naht, soll wieder spielbar werden / violonchelo con la costura abierta y el puente torcido / mon violon est décollé, le remettre en état de jouer / the pegs of the violin slip',
  'garden-upkeep':
    'please mow our lawn every two weeks from April to October / somebody who mows the lawn, 300 square metres / Rasen mähen alle zwei Wochen / bitte unseren Rasen regelmäßig mähen / cortar el césped cada dos semanas / tondre la pelouse toutes les deux semaines',
  'contract-review':
    'please check the lease for our new shop before we sign, which clauses are risky / Bitte den Mietvertrag für unser Ladenlokal prüfen, bevor wir unterschreiben / revisar el contrato de alquiler del local antes de firmar / relire le bail commercial avant signature',
  'structure-cost':
    'an estimate of costs for the attic conversion / what will the conversion of our attic cost, an estimate please / Kostenschätzung für den Dachausbau / presupuesto estimado de la reforma del ático / estimation du coût de l’aménagement des combles',
  'car-service':
    "Car air conditioning (R1234yf) has been refilled twice and is empty again, leak search please / find the leak in the car's air conditioning / R134a car air conditioning, leak test with nitrogen / Klimaanlage im Auto verliert Kältemittel, Lecksuche / The air conditioning in my car blows only warm air / my car's aircon does not cool anymore, please check and refill it / car air con needs regassing / The AC of our van stopped cooling last week / aircon in the Golf smells and hardly cools / refill the air conditioning of my car / Klimaanlage im Auto kühlt nicht mehr / Die Klima im Golf bläst nur noch warm, bitte prüfen und befüllen / Klimaservice fürs Auto / el aire acondicionado del coche no enfría / recargar el aire del coche / la clim de ma voiture ne refroidit plus / recharger la climatisation de la voiture",
  'employment-law':
    'please check the non-compete clause in my employment contract before I sign / I have a job offer, can somebody check the contract / is this clause in my new work contract allowed / review my employment contract before signing / what do I risk if I sign this job contract / Arbeitsvertrag prüfen, bevor ich unterschreibe / Wettbewerbsverbot im neuen Arbeitsvertrag, ist das zulässig / revisar mi contrato de trabajo antes de firmarlo / relire mon contrat de travail avant de signer',
  'video-shoot':
    "a two-minute film about our company and a 20 second teaser for Instagram / company film with a short version for social media / Imagefilm und dazu ein Teaser / vídeo de empresa y una versión corta para redes / un film d'entreprise et une version courte",
  'rewire-panel':
    "Rewire our 120 m² house and add 6 sockets in the kitchen / rewire the whole house, and more sockets while you are at it / complete rewire of a three-bed house with extra sockets / Haus komplett neu verkabeln, dazu mehr Steckdosen / recablear toda la casa y poner más enchufes / refaire toute l'électricité de la maison avec des prises en plus",
  'slow-computer':
    'three laptops in our office have become very slow / and three laptops have become slow / some of our laptops are slow / two office PCs take ages to start / drei Laptops im Büro sind sehr langsam geworden / tres portátiles de la oficina van muy lentos / trois portables du bureau sont devenus très lents',
  'seo-work':
    'Keyword research for a bike shop: 300 terms with volume and difficulty, clustered into pages / keyword research and a content plan, writing is done by us / a list of search terms with volume for our guest house / Keyword-Recherche mit Suchvolumen und Clustern / estudio de palabras clave para nuestra tienda / étude de mots-clés pour notre site',
  'data-cleanup':
    'the same people are in our donor list three or four times / our members are in the list twice, once with the old address / assign 180,000 invoice lines to UNSPSC classes / doubles in the customer list, Müller and Mueller / classify product lines by a standard / dieselben Leute stehen dreimal in unserer Spenderliste / las mismas personas salen varias veces en la lista / les mêmes personnes figurent trois fois dans le fichier',
  'legacy-code':
    "an old program from the nineties runs only on one ancient computer / the program my brother wrote does not start on new computers / our mill's recipe program runs on Windows 95 only / Das alte DOS-Programm läuft nur noch auf dem alten Rechner / el programa antiguo solo funciona en un ordenador viejo / le vieux logiciel ne tourne que sur l'ancien PC",
  newsletter:
    "4,000 people left their address for news and we never know what to write to them / our customers gave us their mail addresses, have them come back to us / write to our customers more than at Christmas / wir haben 4000 Adressen von Kunden und schreiben nie / tenemos 4.000 correos de clientes y no sabemos qué enviarles / nous avons 4 000 adresses de clients et n'écrivons jamais",
  'script-work':
    "scripts for a museum audio guide in two versions / write the texts for the audio stops of our museum / Scripts for four audio stops of two minutes each / Texte für den Audioguide schreiben / guiones para la audioguía del museo / textes de l'audioguide du musée",
  'press-work':
    'Press release of one page on a new ferry line with a quote from the director / write a press release for trade and local papers / Pressemitteilung über die neue Linie',
  'appointment-interpreting': "alguien que traduzca entre nosotros y su madre / quelqu'un qui parle les deux langues pour nous aider",
  'document-translation':
    'Chinese annual accounts into English, 14 pages, balance sheet and notes / translate the balance sheet and notes of a supplier',
  'digital-sculpting':
    'a ring with the outline of our mountain, the goldsmith needs the shape on the computer / model a wedding ring so that it can be cast / make the 3D shape of a pendant for casting / den Ring am Computer modellieren, der Goldschmied gießt ihn / modelar un anillo para fundirlo / modéliser une bague pour la fonte',
  'ar-app':
    "let customers see our armchair in their own room with the phone before they buy / our three best chairs should stand in the customer's room by phone / products at true size in one's own living room by camera / Kunden sollen den Sessel mit dem Handy in ihr Zimmer stellen / ver el sillón en su salón con el móvil antes de comprar / voir le fauteuil chez soi avec le téléphone",
  'smart-climate':
    'I want the house warm when one of us is there and cool when nobody is / the house is heated all day though nobody is in, turning each radiator by hand I forget / radiators that know our shifts / Heizung soll nur laufen, wenn jemand da ist / que la calefacción funcione solo cuando estamos / chauffer seulement quand on est là',
  'website-change':
    "people write to me through the form on my site and nothing arrives / messages from the contact form never reach me / the contact form says thank you but no mail comes / das Kontaktformular schickt nichts mehr / los mensajes del formulario de contacto no me llegan / le formulaire de contact n'envoie plus rien",
  party:
    'organizar una fiesta para 60 personas en una finca que ya está reservada: catering, música y decoración / la finca ya está reservada, faltan catering, música y decoración / the venue for my 40th is booked, we still need food, music and decoration / party in a barn that we have booked, somebody should see to catering, a DJ and flowers / Geburtstagsfeier mit 50 Gästen, der Saal ist gebucht, es fehlen Essen, Musik und Deko / anniversaire de 50 personnes, la salle est réservée, il faut traiteur, musique et décoration',
  'product-texts':
    'escriba las descripciones de los productos / descripciones para los 40 productos de la tienda / and write the product descriptions / write descriptions for the products in our shop / die Produkttexte schreiben / Beschreibungen für unsere Produkte schreiben / rédiger les fiches produits / écrire les descriptions des produits',
  'blocked-drain':
    "the shower drains very slowly / shower drain unblocked / and the drain unblocked / the water stands in the shower for minutes / Dusche läuft nur langsam ab / die Dusche läuft schlecht ab / la ducha desagua muy despacio / desatascar el desagüe de la ducha / la douche s'évacue très lentement / déboucher l'évacuation de la douche",
  'network-fault':
    'the Wi-Fi in our office drops every afternoon / Wi-Fi that drops several times a day, twelve people / WLAN im Büro bricht jeden Nachmittag ab / el wifi de la oficina se corta cada tarde / le wifi du bureau décroche chaque après-midi',
  'window-replacement':
    'The new windows were delivered on Monday and stand in the garage, we need somebody to install them / install eight new windows that are already here / Fit the windows that I bought, the old ones have to come out / The windows have arrived, who can put them in? / six new windows lie in the garage and wait to be fitted / Die neuen Fenster sind geliefert und stehen in der Garage, wer baut sie ein? / acht gelieferte Fenster einbauen / las ventanas nuevas ya llegaron, necesito quien las instale / les nouvelles fenêtres sont livrées, il faut les poser',
  'web-copy':
    'rewrite our twelve order emails so that they sound friendly and short / the automatic mails of our shop (confirmation, shipped, refund) sound like a court letter, rewrite them / reword our booking confirmation emails / unsere Bestellmails freundlicher formulieren / die automatischen Mails des Shops neu texten / reescribir los correos automáticos de la tienda / réécrire les e-mails automatiques de la boutique',
  'flyer-brochure':
    'our trade fair banner, 85 x 200 cm, needs a new design / design a roll-up banner / a new design for our roll-up / Roll-up neu gestalten / Messebanner gestalten / diseñar un roll up / créer un roll-up',
  'model-from-sketch':
    'Brauche ein 3D-Modell (STEP) und eine Fertigungszeichnung mit Toleranzen, das Teil kann ich schicken / 3D model as STEP and a drawing from an old cast part / model an old cover that is not made any more, I can send the part / altes Gussteil nachkonstruieren / STEP-Datei von einem alten Teil / modelo 3D de una pieza antigua que puedo enviar / modéliser une vieille pièce que je peux envoyer',
  'permit-drawings':
    "draw up plans of the attic conversion that we can hand to the builder / we want to turn the attic into a bedroom and need someone to draw up the plans / plans for our loft conversion for the builder / Pläne für den Dachausbau zeichnen, die wir dem Bauunternehmer geben / planos para convertir el desván en dormitorio / plans pour aménager les combles à donner à l'artisan",
  'terms-privacy':
    'wir haben eine Abmahnung wegen unserer Datenschutzerklärung bekommen / Abmahnung wegen Impressum und Datenschutz im Onlineshop / Ein Anwalt soll die Abmahnung prüfen, darauf antworten und die Datenschutzerklärung in Ordnung bringen / we got a warning letter because of our privacy policy / reclamación por la política de privacidad de nuestra tienda online / mise en demeure pour notre politique de confidentialité',
  'tax-return':
    "my last self assessment isn't filed, I've got the bank statements and a carrier bag of receipts / my self assessment is overdue / file my self assessment for last year / sole trader tax return is late",
  'tile-work':
    'retile the shower area in our bathroom, about 7 square metres of wall, old tiles come off first / retile the wall around the bath, 6 m² / new tiles in the shower only / nur den Duschbereich neu fliesen, 7 m², alte Fliesen vorher ab / alicatar de nuevo la zona de la ducha / refaire le carrelage de la douche, 7 m²',
  'smart-home-mend':
    'three of our Tado thermostats lose the connection every night / smart thermostats that disconnect / trois têtes thermostatiques perdent la connexion toutes les nuits / Thermostate verlieren jede Nacht die Verbindung / los sensores de la alarma se desconectan desde que cambiamos el router',
  'prediction-model':
    'queremos que los correos de soporte se clasifiquen solos en 8 categorías, tenemos 20.000 ya etiquetados / train a model that sorts our support mails into eight categories, 20,000 are labelled already / classify incoming tickets automatically from labelled examples / Support-Mails automatisch in Kategorien einordnen, 20.000 sind schon gelabelt / classer automatiquement les e-mails du support',
  'irrigation-pool':
    'Ich habe sechs Hochbeete und möchte eine automatische Tropfbewässerung mit Zeitschalter / drip irrigation for our six raised beds with a simple timer / riego por goteo para mis bancales elevados / arrosage goutte à goutte pour nos bacs potagers',
}
