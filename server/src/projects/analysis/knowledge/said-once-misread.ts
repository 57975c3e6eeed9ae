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
    'hay que pintar la sala de espera, 30 m2 / pintar la sala de espera de la clínica por la tarde / das Wartezimmer der Praxis streichen / repeindre la salle d’attente du cabinet / paint the waiting room of our practice in the evening',
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
    'We are planning a summer party for our 60 employees in a barn, with catering, a band and a marquee / company summer party for 80 employees, tent, food and music / Sommerfest für 120 Mitarbeiter mit Zelt, Essen und Band / die Firma feiert ihr Jubiläum mit 150 Gästen, Essen und Musik / fiesta de verano para los 70 empleados con carpa, comida y música / fête d’été pour nos 90 salariés, chapiteau, traiteur et groupe / staff party for 100 with food and live music',
  'electrical-points':
    'necesito 10 puntos eléctricos nuevos en la cocina / diez puntos de luz y enchufes nuevos / 12 new electrical points in the kitchen / ten more sockets and switches in the new kitchen / acht neue Steckdosen und Schalter in der Küche / dix points électriques neufs dans la cuisine / puntos eléctricos nuevos para la reforma',
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
}
