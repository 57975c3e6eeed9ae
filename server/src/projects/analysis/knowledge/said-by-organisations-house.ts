/** What clients say: organisations, with figures, of computers, house and garden; written before any list of works was read (2026-11-27). By the package's id, ' / ' between. */
export const SAID_BY_ORGANISATIONS_OF_HOUSE_AND_IT: Readonly<Record<string, string>> = {
  'business-website':
    "Our museum site was built in 2014 and visitors on phones, now 70 percent of 40,000 a month, have to pinch and zoom. We want it redone from the ground up before the summer exhibition opens in June. / Für unsere Berufsschule mit 1.400 Schülern soll eine neue Internetseite her, bei der 12 Lehrkräfte Termine selbst eintragen können. Die alte stammt von 2011 und der Ersteller ist in Rente. / Nous sommes un bureau d'études de 48 personnes, notre site date de 2013 et les candidats ingénieurs nous disent qu'il fait fuir. Nous voulons une refonte visuelle complète avant le salon d'octobre.",
  'web-shop':
    'We sell about 600 spare parts for lifts by phone and fax order sheets. Our 220 trade customers keep asking to order online with their own prices, and we would like that running by October. / Somos una bodega de 35 empleados y queremos vender vino por internet a cinco países, con edad comprobada e impuestos distintos en cada uno, antes de la vendimia de septiembre. / Le catalogue de notre grossiste compte 9 000 références en PDF. Les 400 clients voudraient filtrer par diamètre, matière et stock sur écran, sinon ils vont chez le concurrent.',
  'broken-hacked-site':
    'Since the hosting company changed something on Tuesday, the hospital\'s web pages show a white screen with "critical error". Around 3,000 patients a day look for visiting hours there. / Someone broke into our school\'s WordPress and now Google shows adverts for pills under our name. 900 parents use it, and the browser warns them away since Friday.',
  'accessible-site':
    'The council must prove by next March that blind residents can use our 1,200 web pages with a screen reader. A complaint was lodged in May and we do not know where we stand.',
  'cms-relaunch':
    'We are moving from a 2009 Joomla with 2,300 news articles to something our four press officers can handle. All old addresses must still lead somewhere because newspapers link to them.',
  'web-application':
    "Tenants of our 340 flats should be able to log in, see their annual statement and report a dripping tap. Today everything comes by letter and two clerks type it in. / Staff on 6 sites, 310 in all, need a place in the browser for the canteen menu, forms, holiday requests and news, because the notice boards are never current. / El ayuntamiento, con 22.000 vecinos, necesita que las solicitudes de poda, vado y empadronamiento se rellenen en la página y no en papel, porque la ley nos obliga desde abril. / La bibliothèque départementale veut que ses 52 communes publient leurs animations dans un agenda commun en ligne, car aujourd'hui tout circule dans un tableau envoyé par courriel. / We want our museum depot's 35,000 objects, now in 14 Excel files and a card index, in one program where curators can see where a thing is and who borrowed it. / The court's archive wants citizens' requests to pass through five desks with deadlines and reminders, instead of a paper folder that got lost 17 times last year. / Unser Betrieb mit 160 Leuten plant die Produktion mit Magnettafel. Wir wünschen uns ein auf uns zugeschnittenes Programm für 22 Maschinen, weil Eilaufträge ständig alles umwerfen. / Gestionamos 28 residencias de mayores y cada una calcula turnos en su hoja. Queremos un programa propio que reparta a 900 cuidadores respetando descansos, porque la inspección nos multó en marzo. / Nous fabriquons des serres et chaque devis prend deux jours. Un configurateur interne, avec 150 options et les règles de nos techniciens, devrait sortir prix et plan en une heure.",
  'webapp-change':
    'Our booking form for the climbing hall lets two groups reserve the same wall at 6 pm. It happened eleven times last month, and the volunteer who wrote it in PHP has moved abroad.',
  'booking-payment-integration':
    'The regional theatre wants visitors to choose their seats on a plan of 620 places and pay by card on our pages, because the box office phone is jammed every Monday. / For a fundraising campaign in November our foundation needs one single page where people can give monthly, with a counter showing how close we are to planting 50,000 trees. / Wir vermieten 85 Baumaschinen und wollen, dass Kunden im Netz sehen, welcher Bagger wann frei ist, und gleich reservieren. Zurzeit blockieren 60 Anrufe am Tag zwei Leute. / La escuela de música tiene 640 alumnos y las matrículas se hacen en cola desde las seis de la mañana. Pedimos un formulario con plazas limitadas por instrumento para el 1 de junio.',
  'site-localisation':
    'Our manufacturing firm exports to 14 countries but the site is only in English. We need French, Polish and Turkish versions that our sales staff of five can keep up to date themselves.',
  'seo-work':
    'When people search for hip replacement in our region, our clinic with 180 beds comes up on page four, behind far smaller ones. We would like that changed within a year.',
  'gdpr-technical-work':
    "The data protection authority wrote that our pages set tracking cookies before anyone agrees. We have until the 30th to answer, for four sites with about 60,000 visitors monthly. / The state data protection office visits in six weeks. Our school board with 23 schools has no register of what it stores about 9,000 pupils, and for how long. / L'autorité nous demande une analyse d'impact pour nos 58 caméras à l'entrée des lycées. Le dossier doit partir avant le 15 octobre et personne ici n'en a rédigé.",
  'system-integration':
    "Orders from our web shop, some 150 a day, are retyped into the warehouse software by two people. The mistakes cost us returns every week, so the two should talk to each other. / Three suppliers want orders as EDIFACT from 1 July, but our goods system from 2012 can only make PDF. About 90 orders a day are concerned. / Our laboratory has 11 analysers from five makers, each with its own output file. Results for 700 samples a day should flow into the lab system without typing. / Nous devons envoyer nos 2 500 factures mensuelles à la plateforme de l'État au format Factur-X dès septembre 2026, alors que notre outil maison ne produit que du papier.",
  'shop-change':
    'On our shop 68 of 100 customers who fill a basket give up at the payment step, twice as many as last year. We changed to a new card provider in February. / Al actualizar la tienda de Prestashop el viernes desaparecieron los precios de 1.100 artículos y los clientes ven cero euros. Ya entraron 14 pedidos así y hay que volver atrás.',
  'website-change':
    'Die Kontaktformulare auf unserer Firmenseite liefern seit drei Wochen täglich rund 200 Werbenachrichten auf Russisch, und die fünf echten Anfragen gehen darin unter.',
  'domain-hosting':
    "Unsere Agentur hat aufgegeben und wir kommen weder an die Domain noch an den Webspace. 55 Mitarbeiter, Seite seit Montag nicht erreichbar, am 15. beginnt unsere Messe. / Depuis le changement de serveur du 3 mars, le site de notre mutuelle affiche « connexion non sécurisée » et 2 000 adhérents n'osent plus entrer leurs coordonnées. / A certificate expired again last night and 300 pharmacies could not send prescriptions until noon. It is the fourth time in two years; renewal should happen without a human.",
  'app-modernise':
    "Apple wrote that our clinic's appointment app will be taken out of the store in 30 days because it has not been updated since 2020. 11,000 patients have it installed. / Google verlangt bis 31. August eine neue Zielversion, sonst darf unsere Vereinsanwendung mit 5.200 Nutzern nicht mehr aktualisiert werden. Entwickelt wurde sie 2019 mit Ionic.",
  'new-mobile-app':
    "The zoo wants visitors to see on their phone where they are, when the seals are fed and how long the queue is. We have 48 hectares, 300,000 guests a year, and wish to start at Easter. / Our teachers' union with 8,500 members would like to send short alerts straight to members' phones on strike days, since only one in five opens our mails. / The museum's audio guide devices, 250 of them from 2010, are breaking one by one. Guests should listen on their own phones in six languages, with the tour starting when they stand before a painting. / A regional bus operator with 90 buses wants passengers to buy tickets on the phone and show a code to the driver. The paper ticket machines lose support in December next year. / Our nurses in home care, 140 people, should see their route, the patient's medication and record the minutes on a phone. The paper sheets come back three weeks late and invoices slip. / Our gym chain has seven studios and 9,400 members who still carry plastic cards. We would like entry, class booking and freezing of membership on the phone before January's rush. / Farmers in our cooperative, 320 of them, should photograph a leaf and learn which disease it may be, even on fields without a signal. The agronomist gets 60 such pictures a day. / Volunteers of our rescue service, 210 people, must be alarmed on their own phone and answer yes or no within a minute, even when the phone is on silent. / We count meters in 2,700 flats by hand each December. The reader should scan the barcode, type the figure, and it should land in our billing without typing again. / Unsere Stadtwerke möchten, dass Bürger Schlaglöcher und kaputte Laternen mit Foto und Standort vom Handy melden. 64.000 Einwohner, derzeit 30 Anrufe am Tag, Start zum Frühjahr. / Wir verkaufen Messgeräte mit Bluetooth und brauchen ein Programm fürs Telefon, das die Werte von bis zu 16 Fühlern anzeigt und speichert. Die Messe ist im November. / Eltern unserer 9 Kitas mit 720 Kindern sollen Krankmeldungen und Abholzeiten am Telefon eingeben können, weil die Gruppenleiterinnen morgens eine Stunde lang nur Anrufe annehmen. / Nuestra cooperativa de taxis, 180 coches, pierde clientes frente a las plataformas. Queremos que la gente pida el taxi desde el móvil, vea dónde viene y pague, listo para las fiestas de agosto. / Los 70 comerciales de la distribuidora toman pedidos en papel en los bares. Deberían ver existencias y precio en una tableta y mandar el pedido al momento, aunque no haya cobertura. / El parque natural recibe 95.000 excursionistas y quiere una guía para el teléfono con 22 senderos, mapas que funcionen sin señal y avisos de incendio, antes de mayo. / Nos 55 gardiens d'immeubles notent leurs rondes sur un cahier que personne ne lit. Ils devraient flasher une étiquette à chaque porte avec leur téléphone et signaler une anomalie en photo. / La clinique vétérinaire a six cabinets et les maîtres oublient un rappel de vaccin sur trois. Un carnet de santé de l'animal sur le téléphone, avec notifications, réglerait cela.",
  'app-bug':
    "Since the Android 15 update, our drivers' delivery app closes by itself when they scan a parcel. It concerns 74 handhelds and about 1,900 parcels a day. / Reviews of our energy portal's phone version fell to 1.9 stars: people say they cannot log in with their face any more. 26,000 customers, started with version 4.2 in August. / The battery of our inspectors' phones is empty by noon since the new mileage recorder we had made runs in the background. 85 phones, and the maker blames the phones. / Depuis la version 3, notre application de livraison de repas met douze secondes à afficher la carte sur les téléphones de plus de quatre ans, soit un tiers de nos 6 000 clients.",
  prototype:
    'Before we spend our whole grant, the health department wants to see a clickable draft of a phone program for diabetics, so that 20 patients can try it in September.',
  'ar-app':
    'Our building company wants foremen to point a tablet at a wall and see the pipes from the drawings behind it. Try-out on a school site with 3 floors, start in April.',
  'video-game':
    'Para los 1.300 alumnos del instituto queremos un juego en el móvil sobre reciclaje con puntos por clase, porque la campaña con carteles no dio resultado.',
  'app-after-launch':
    "L'application de notre caisse de retraite n'est pas utilisable par les malvoyants, le Défenseur des droits nous a écrit. 17 000 téléchargements, mise en conformité exigée sous six mois.",
  'legacy-code':
    "Our order processing was written in Delphi in 1999 and runs on one Windows 7 computer. 40 people depend on it, the only man who understands it retires in 14 months. / Nuestro programa de facturación tiene que cumplir la nueva norma Verifactu antes de enero; está hecho en Visual Basic 6 y lo usan 65 personas en cuatro delegaciones. / Tenemos un sistema de reservas de quirófanos con 20 años y sin ningún documento. Antes de cambiarlo, alguien debe estudiar el código y explicarnos qué hace, plazo dos meses. / Notre éditeur a fait faillite en avril et nous a laissé le code source sur une clé. 75 agents s'en servent pour les aides sociales, il faut quelqu'un pour le maintenir.",
  'program-fault':
    'Every night a job that computes wages for 480 nurses stops at about person 300 with an "out of memory" line. It ran well until we joined with the second hospital. / In our invoices, VAT is off by one cent in about one of 40 cases, and the tax auditor noticed. The software is our own, in C#, written eight years ago. / Die Schnittstelle zwischen unserem Krankenhaussystem und der Apotheke verschluckt seit dem Update vom 12. Mai etwa jede fünfzigste Bestellung. Das fällt erst auf Station auf.',
  'software-testing':
    "Our developers, nine of them, are afraid to change anything since each release breaks something in invoicing. We would like checks that run by themselves before each release, by autumn. / Notre logiciel de gestion des cantines sert 14 000 repas par jour et personne n'ose le mettre à jour, faute de savoir ce qui casse. Nous voulons des tests automatiques avant la rentrée.",
  'desktop-program':
    'The technical college has 60 rooms, 190 teachers and 85 classes and two people spend all of August on the timetable by hand. A program with our rules should propose one. / The tariff tables of the water board are in an Excel workbook with 4,000 lines of macros that crashes weekly. 18,000 bills a year depend on it, so it should become a real program.',
  'plc-project':
    'For our bottling machines we want a new operating panel: 12 screens, touch, four languages. The old one was made with a tool that no longer exists.',
  'api-backend':
    'Our partners, some 30 insurers, wish to fetch damage reports from our system automatically. We need a proper, documented door for that, with access rights and limits.',
  'software-choice':
    'We have a plan for a dispatch system for 50 ambulances but three offers differ by a factor of five. Somebody neutral should write down what it must do before the tender in March.',
  'device-firmware':
    'Our sensor boxes, 600 pieces in wells, hang after a few weeks and somebody must drive out to restart them. The small program inside needs correcting and a way to update from afar.',
  'version-control':
    "The source of our product lies on a shared drive in folders named final2 and final_new. Seven people work on it and last month one overwrote a week's work.",
  'automation-script':
    'Das Landratsamt braucht ein kleines Werkzeug, das aus 6.000 Word-Bescheiden im Jahr automatisch das Aktenzeichen liest und die Datei richtig ablegt. / Für unsere Prüfstände sollen Messreihen von 8 Stationen automatisch ausgewertet und als Protokoll ausgegeben werden. Bisher tippt ein Techniker täglich drei Stunden Zahlen ab. / Rechnungen von 700 Lieferanten kommen als PDF und Papier, zwei Kolleginnen tippen alles ab. Betrag, Datum und Bestellnummer sollen künftig automatisch erkannt werden, Start im Januar.',
  'scada-dashboard':
    'La fábrica de azulejos quiere que las 9 prensas avisen solas cuando paran y por qué, en un panel hecho a medida, ya que hoy lo apuntan en una libreta.',
  'prediction-model':
    "Our bakery chain with 26 shops throws away 14 percent of the bread each evening. From four years of till data we would like to know each morning how much to bake. / A camera above our belt takes pictures of tiles, 40 a minute. We would like cracked ones to be recognised and pushed out, as now two people stare at it in shifts. / We record vibration at 55 pumps every ten seconds since 2021 and nobody looks at it. It should tell us a fortnight ahead which one is about to fail. / All 84 schools of the district report pupils on different forms. For the planning of classrooms to 2035 we want a forecast by street how many children will come. / La clínica dental, con ocho sedes, ve que una de cada seis citas queda vacía. Con los datos de 75.000 citas queremos saber quién faltará y llamar antes. / Nuestra aseguradora pequeña, 110 empleados, sospecha partes falsos de cristales. Hay 26.000 expedientes en cinco años y buscamos un sistema que marque los raros para revisarlos. / Notre centre d'appels de 65 agents enregistre 1 400 conversations par jour que personne n'écoute. Nous voulons savoir de quoi les gens se plaignent, semaine après semaine. / Le conservatoire botanique possède 88 000 planches d'herbier photographiées ; lire les étiquettes manuscrites demanderait dix ans. Peut-on les faire déchiffrer par une machine d'ici 2027 ?",
  dashboard:
    'Each month three people spend four days gathering figures from eight Excel files for the board. We want one screen where sales, stock and sick days are current every morning.',
  'data-cleanup':
    'Our customer list has 48,000 entries, among them the same firm up to six times in different spelling. Before the mailing in September, duplicates must be found and merged.',
  'chatbot-llm':
    "The hospital's pharmacy wants a helper that answers doctors' questions from our own 1,600 pages of guidelines, naming the page, because the phone rings 70 times a shift. / Auf unserer Internetseite fragen täglich 250 Bürger nach denselben Dingen: Öffnungszeiten, Ausweis, Sperrmüll. Ein Auskunftsprogramm soll rund um die Uhr in fünf Sprachen antworten.",
  'data-pipeline':
    "Figures from our till, our web shop and our accounts never agree, and each department of the 220 staff has its own truth. We want one place where all of it is kept together. / Our nightly load into the reporting database has failed on nine of the last 30 mornings, and the sales team of 35 then works with yesterday's numbers. / Les données de nos 47 capteurs de qualité de l'air arrivent dans trois formats. Elles doivent être publiées chaque heure en données ouvertes, obligation préfectorale au 1er janvier.",
  'ai-at-work':
    'Management wants to know where AI would help in our insurance brokerage of 80 people before we buy anything. We expect three or four well-founded proposals by the end of the quarter.',
  'transcribe-job':
    'Our 1,250 hours of recorded interviews with war witnesses should become searchable text, in dialect partly, so that researchers can find a village name within seconds.',
  'data-evaluation':
    "The council asked 5,800 residents about traffic, with lots of free remarks. We need to know by the meeting on the 14th what they say, and whether the answers are statistically sound. / Unsere Stadtbücherei hat 210.000 Ausleihen im Jahr und möchte wissen, welche Bestände an welchem Standort fehlen. Die Daten liegen vor, aber niemand von 34 Leuten kann sie auswerten. / Notre usine de yaourts consomme 20 % d'énergie de plus certains jours sans explication. Deux ans de relevés à la minute attendent qu'on en trouve la cause.",
  'database-move':
    'The Access database of our blood donor service is 1.9 gigabytes and close to its limit. 23 people use it, 160,000 donors are in it, and it must move somewhere solid. / The database behind our dispatch for 70 lorries has to be kept running while we upgrade from PostgreSQL 11, which nobody supports any more. We can stand still ten minutes at most.',
  'ai-governance':
    'We use a program that ranks job applicants, 2,000 a year. Our works council and the new European law ask us to show that it treats women and older people fairly.',
  'slow-database':
    "A query for unpaid fees over 11 years in our university's database takes 40 minutes, in spring it took two. Nothing was changed as far as we know, 70 clerks wait.",
  'corporate-course':
    'Unsere 60 Büroleute sollen lernen, wie man KI-Werkzeuge sinnvoll und rechtlich sauber im Alltag benutzt. Die Verordnung verlangt das ohnehin, wir dachten an zwei Tage im Mai. / Nursing staff, average age 52, struggle with the new Teams and file storage. We want 90 people shown in small groups how to work with it, before the old drive closes.',
  'data-entry':
    'Tenemos 19 años de análisis de agua de 340 pozos en papel y en disquetes. Queremos reunirlos en una base de datos ordenada porque la confederación los pide en noviembre.',
  'map-gis':
    'Para el plan de movilidad hay que pintar en mapas los trayectos de 12.000 tarjetas de autobús por hora y barrio, de forma que los concejales lo entiendan el 3 de mayo.',
  'server-migration':
    "Our two servers in the cellar are nine years old and the room was flooded in July. 130 staff should work from a rented data centre by spring, with as little standstill as possible. / Unser Dateiserver mit 9 Terabyte Bauplänen soll nach SharePoint umziehen, samt Rechten von 150 Personen. Beim ersten Versuch im März brachen nach zwei Tagen die Pfade ab. / Nach dem Wegfall der günstigen VMware-Lizenzen soll unsere Umgebung mit 5 Hosts und 80 virtuellen Maschinen auf Proxmox laufen, Vertragsende ist der 30. November. / El proveedor de alojamiento cierra el 31 de julio y tenemos allí ocho webs, 120 buzones y una base de datos. Hay que mudarlo todo sin perder correos. / Notre hébergement de données de santé n'est pas certifié HDS et l'ARS nous donne jusqu'en mars. Il faut transférer le dossier de 52 000 patients chez un hébergeur agréé.",
  'cloud-bill':
    "The bill for our rented servers at Amazon tripled in 18 months although we have the same 4,000 users. Someone should find out what we pay for and cut it. / Notre facture OVH compte 63 machines dont personne ne sait à quoi servent vingt d'entre elles. Un inventaire clair s'impose avant le renouvellement du contrat en juin.",
  'delivery-pipeline':
    "Each time our six programmers publish a new version, one of them copies files by hand on a Sunday night, and every third time something is forgotten. That should run by itself. / Passwords to our databases stand in plain text in the code that 12 developers and two outside firms can read. The auditor gave us 60 days to find a decent place for them. / We give our test team of eight only one test environment, and they queue for it. Each branch should get its own for a few hours and vanish after. / Nos mises en production prennent la nuit du samedi et quatre personnes. Nous aimerions livrer chaque semaine en journée sans que les 2 300 usagers s'en aperçoivent.",
  'monitoring-setup':
    'We learned from a customer that our service had been down all weekend. We would like to be called within five minutes when one of our 35 machines stops. / Un suivi permanent du réseau nous manque : 62 équipements dans neuf agences, et nous apprenons les pannes par les clients. Nous voulons être alertés avant eux.',
  'disaster-recovery':
    "All our data, 14 terabytes of X-ray pictures, lies with a single provider in one building. The insurer wants proof that we can be working again elsewhere within 24 hours. / La préfecture exige un plan de reprise écrit et testé pour nos 12 applications. Le dernier date de 2012 et cite des serveurs qui n'existent plus. / Nadie sabría qué hacer si nos atacan un sábado. Queremos un plan escrito con teléfonos y funciones, y ensayarlo una mañana con los 12 directivos antes del verano.",
  'cloud-setup':
    'Our software runs on 22 hand-built virtual machines, no two the same. If one dies nobody can rebuild it, so we would like it described in files and repeatable. / The programmers want to put our 17 small services into containers, but the three administrators have never run Kubernetes. We need a cluster set up properly before the launch in February. / Unsere Fachanwendung soll künftig in zwei Rechenzentren gleichzeitig laufen, damit die 112 angeschlossenen Kommunen bei einem Brand weiterarbeiten können. Vorgabe des Ministeriums bis Mitte 2027.',
  'mail-collaboration':
    'Our 400 mailboxes still sit on an Exchange 2016 in the basement whose support has ended. We wish to have them in Microsoft 365 before the summer holidays.',
  'outage-performance':
    'Since we moved the archive to Azure, opening a drawing takes 25 seconds instead of three. 90 engineers complain, the line is 500 Mbit and hardly used. / Nuestra plataforma de cursos tiene 15.000 alumnos y cada septiembre se cae la primera semana. Queremos que los servidores crezcan solos cuando hay mucha gente y encojan después.',
  'cloud-access':
    'Our start-up of 25 grew fast and everyone has administrator rights in Google Cloud. Before the ISO audit in April, projects, roles and limits should be put in order.',
  'backup-setup':
    'Our backups go to the cloud each night, so they say, but nobody of the 50 staff has ever tried to fetch one back. We want that proven for all nine systems. / Unsere Sicherungen hängen am selben Netz wie die Server. Nach dem Angriff auf die Klinik nebenan wollen wir, dass 30 Terabyte so liegen, dass kein Erpresser herankommt.',
  'server-care':
    'Wir sind 38 Leute, haben kein eigenes IT-Personal mehr, aber 16 gemietete Server bei Hetzner. Jemand soll Aktualisierungen, Sicherungen und Störungen dauerhaft übernehmen.',
  'hosting-advice':
    'La consejería quiere saber si le conviene llevar 45 aplicaciones a la nube o renovar su sala de servidores de 2015. Necesitamos un estudio comparado antes del presupuesto de octubre.',
  'data-rescue':
    'Borraron por error un disco entero en nuestra cuenta de Azure con los planos de 200 obras. Pasó ayer a las cinco y queremos recuperar lo que se pueda. / The computer that runs the milling machine, Windows XP from 2004, no longer starts and clicks. The machine does 70 percent of our orders and the files are on it. / Se cayó café en el portátil de la directora, con la contabilidad de 2024 sin copia. No enciende y la auditoría empieza en nueve días.',
  'printer-help':
    'The office printer for 30 people on the second floor prints every page twice since Monday and then stops with "memory full". Restarting and new toner did not help. / Der Etikettendrucker im Lager verschiebt seit gestern alle Barcodes um einen Zentimeter, die Scanner lesen sie nicht. 350 Pakete stehen schon da. / Les trois traceurs grand format de notre cabinet d\'architectes n\'apparaissent plus sur les Mac depuis la dernière version du système. Rendu du concours dans cinq jours, 18 planches A0.',
  'new-computer-move':
    'We are hiring 24 people on 1 September and each needs a laptop with our programs, mail and access set up. Our only IT man is on leave until the 10th. / Around 180 office computers cannot run Windows 11 or have not been moved yet. Support has ended and the insurer asks for a date, so we want this done by Christmas. / Für 75 Arbeitsplätze im Amt brauchen wir neue Rechner, die jetzigen sind von 2016. Jemand soll sagen, welche passen, sie beschaffen und bis Ende Juni hinstellen. / El colegio quiere renovar el aula de informática, 30 puestos de 2012 que tardan siete minutos en arrancar, antes de que empiece el curso en septiembre.',
  'office-it-care':
    'Our law firm of 45 wants somebody to phone when something is stuck, with an answer within an hour on weekdays. The former provider closed in spring. / Une prestation régulière nous manque : visite mensuelle sur nos quatre sites, 95 postes, pour mettre à jour, vérifier les sauvegardes et remplacer ce qui fatigue.',
  'meeting-room':
    'In the two meeting rooms neither picture nor sound works when guests join by Teams. We have 20 meetings a week there and resort to passing a phone around.',
  'program-trouble':
    'Outlook of our 12 accountants asks for the password every few minutes since the mail move last week. Typing it in helps for a quarter of an hour. / A docking station problem: on 18 of our 50 new laptops the second screen goes black several times a day. Cables were swapped, the dealer shrugs. / Das Kassensystem im Museumsshop druckt keine Bons mehr, seit am Dienstag das Update kam. Wir haben 600 Besucher am Tag und müssen laut Finanzamt Bons ausgeben. / Los lectores de tarjeta para firmar con certificado dejaron de funcionar en 19 ordenadores del juzgado tras cambiar el navegador. Hay 40 notificaciones con plazo.',
  'device-management':
    'Our school has 16 carts with 480 tablets of three makes, and teachers spend the first ten minutes updating. All should be managed from one desk by the new term. / Nuestros 130 empleados usan cada uno su móvil privado y su memoria USB. Queremos teléfonos de empresa que se puedan configurar y bloquear a distancia si se pierden.',
  'server-fault':
    'Logging on in the morning takes eleven minutes for all 65 staff of the town hall, since the summer. Once they are in, everything runs normally. / The server in our cupboard beeps since last night, one of six disks shows orange. 28 people work on it and the drawings of ten years are there.',
  'office-it-move':
    'We move 85 desks to the new building over the weekend of 18 May. On Monday at 8 computers, phones and printers have to stand there and work.',
  'access-rights':
    "Doctors on two wards log in and out of the shared computers some 60 times a day. They would like to hold a badge to it and find their session. / Dans notre EHPAD, 26 postes partagés ont chacun un mot de passe collé sur l'écran. Nous voulons un compte par soignant, créé et fermé automatiquement à l'arrivée et au départ.",
  'voip-phones':
    'Our desk phones, 110 of them, hang on a system from 2006 for which there are no parts. Staff also work from home, so we want calling by computer.',
  'it-inventory':
    'Our eleven field offices each bought their own Office, and now Microsoft asks us to prove 240 licences by the end of the month. We have a shoebox of papers.',
  'remote-access':
    "Seit dem Umzug ins Homeoffice bricht bei 14 von 40 Kolleginnen die Verbindung zum Firmennetz alle halbe Stunde ab, meist bei denen mit demselben Internetanbieter. / Staff of 9 branch offices reach the main office's programs through lines that cost a lot and crawl. We would like cheaper ordinary internet, joined safely, by the contract's end in May.",
  'slow-computer':
    "L'ordinateur qui commande l'affichage des salles du cinéma redémarre seul trois ou quatre fois par soirée depuis quinze jours. Ventilateur nettoyé, rien n'y fait.",
  'awareness-training':
    'Our bookkeeper transferred to a false account after a mail that seemed to come from the director. We want all 150 staff trained so that this does not happen again.',
  'security-audit':
    "A hospital group wants to know whether a stranger could get into its 600 computers from outside. The board asked for a serious attempt with a report before the June meeting. / Our production machines, 40 controllers from 1998 to 2015, hang on the same network as the office. After an incident at a neighbour's we want to know how exposed they are. / La région finance un diagnostic de cybersécurité pour les PME. Nous sommes 64, sans service informatique, et souhaitons un état des lieux avec priorités avant fin mai.",
  'iso-certification':
    'As a supplier to carmakers we must show the TISAX label by September next year. We are 210 people, have a few rules on paper and no idea where to begin. / From the new European rules on important companies, water supply included, we gather that we are concerned with 85 staff. Someone should tell us what is missing and by when. / Unsere Stadtverwaltung mit 260 Arbeitsplätzen soll bis Ende 2026 ein Sicherheitskonzept nach BSI-Grundschutz vorlegen. Wir haben bisher nur eine Passwortregel von 2015. / Ein Kunde verlangt bis Oktober ein Zertifikat nach ISO 27001 von uns. Wir sind 70 Leute, entwickeln Medizinsoftware und brauchen Begleitung vom ersten Schritt bis zur Prüfung. / Nuestro ayuntamiento, 140 puestos, debe cumplir el Esquema Nacional de Seguridad, categoría media, antes de diciembre para no perder la subvención. No sabemos por dónde empezar.',
  'security-hardening':
    "Our insurer requires a second proof besides the password for all 320 mailboxes and outside access by 1 January, otherwise the cyber policy ends. / Former employees can apparently still log in: we found 63 accounts of people who left up to seven years ago. Rights for 280 people should be put in order. / Our firewall is from 2013, gets no updates, and the one who set it up has left. 95 staff on three sites with outside access, replacement before the audit in April. / We have a scan result with 2,700 weak points on 240 machines from the group's headquarters and eight weeks to bring it under 100. Our two admins are overwhelmed. / Los discos de 115 portátiles de los asistentes sociales no están cifrados y en mayo perdieron dos. Queremos que nadie pueda leerlos si se extravían, con claves guardadas.",
  'scam-help':
    "A laptop with names and diagnoses of 1,900 patients was stolen from a doctor's car on Sunday. We hear that there are 72 hours for a report and do not know how. / Quelqu'un a publié sur un forum 450 adresses et mots de passe de nos salariés. Nous voulons savoir d'où vient la fuite et être avertis à la prochaine.",
  'attack-detection':
    'We have virus protection from four makers on 175 computers and nobody reads the warnings. We would like someone who watches day and night and steps in.',
  'security-questionnaire':
    "Five of our managers got calls in the boss's own voice, made by machine, asking for transfers. We want rules and a procedure for payments above a limit that hold.",
  'product-rules':
    'We build 3,000 heat controllers a year with internet connection. From December 2027 a European law wants security updates and a list of all parts of the software; we need to get ready.',
  'hacked-account':
    "In the accounts there was a login from Nigeria at 3 am and a rule which forwards all the finance director's mail. We want to know what was taken and that they are out.",
  'data-protection-case':
    'Wir brauchen einen externen Datenschutzbeauftragten für unsere drei Pflegeheime mit 190 Mitarbeitern, die bisherige Kollegin geht zum 1. Februar in Elternzeit.',
  'digital-forensics':
    'Un antiguo socio se llevó, creemos, la base de 8.000 clientes en un USB. Necesitamos pruebas del ordenador que sirvan ante el juez en la vista de mayo.',
  'office-network':
    "Notre laboratoire pharmaceutique de 180 personnes veut séparer visiteurs, bureaux et automates, car en janvier un virus arrivé par un prestataire s'est propagé partout en deux heures. / Our switches, 34 of them from 2009, fail one after the other and cannot power the new cameras. We want them replaced on a weekend, because the hospital's labs run on workdays. / We want only known devices to get into the network of our authority, when anybody plugs a cable into one of 640 sockets. The auditors criticised it twice.",
  'site-wifi':
    "In our hotel with 94 rooms guests on the third and fourth floor have no internet in bed. The boxes hang in the corridors since 2015 and reviews mention it weekly. / We want visitors of our four museums to go online with their phone, kept apart from our own computers, with terms to accept, for up to 800 people at once. / During our congress with 1,500 people, the wireless net collapsed by 10 o'clock last year. On 22 May the same number will come to the same hall. / Before moving our 75 people into a listed 1890 building with walls 80 cm thick, we want to know where wireless boxes have to hang. The heritage office decides in May. / In unserer Produktionshalle, 4.200 Quadratmeter, fällt das WLAN immer aus, wenn der Kran fährt. 15 Tablets an den Maschinen zeigen dann keine Aufträge mehr. / Unser Altenheim mit 130 Zimmern soll für Bewohner und Pflege Funkinternet bekommen, weil die neue Dokumentation auf Tablets läuft. Bisher gibt es nur im Büro Anschluss. / En la residencia universitaria, 310 habitaciones, el internet se vuelve inútil a partir de las nueve de la noche. Hay 300 megas contratados y doce aparatos viejos en los pasillos. / El camping tiene 220 parcelas repartidas en seis hectáreas y los huéspedes exigen conexión junto a la caravana. Debe estar montado antes de Semana Santa. / Le port de plaisance compte 480 anneaux et les plaisanciers captent mal au bout des pontons. Nous voulons une couverture sans fil résistant au sel, prête pour la saison.",
  'network-cabling':
    'Our new school wing has 22 classrooms and wants two data sockets each plus one for a wireless box in the ceiling. The walls are closed in week 32. / From the road to our new building it is 180 metres. The council offers fibre to the kerb, and we need it brought to the server room before we open in August. / Nuestro armario de comunicaciones está en un cuarto sin ventilación a 41 grados y el equipo se apaga por las tardes. Queremos trasladarlo a otra sala con sus 144 cables.',
  'network-fault':
    "Twice a day the whole network of the town library stands still for some minutes, on all 70 computers. Our provider says the line is fine. / Devices on our net get the same address as others, since somebody plugged in an own router perhaps. About 30 of 190 places are affected each morning. / Sur nos 26 bornes Wi-Fi achetées en 2022, une dizaine clignotent orange et n'acceptent plus personne depuis la coupure de courant de dimanche. / Les visioconférences de nos 45 ingénieurs se figent alors que le débit mesuré est excellent. L'opérateur, le fabricant et notre informaticien se renvoient la balle depuis février.",
  'building-link':
    'Two office buildings 350 metres apart on either side of a railway should share one network. From roof to roof one can see across, and 40 people move over on 1 March.',
  'internet-line':
    'If the digger cuts our only line again, as on 4 April, 120 call centre agents sit idle. We want a second way out that takes over unnoticed. / Der Anbieter schaltet unseren alten Anschluss zum 30. September ab. Wir brauchen Beratung, was 58 Leute mit viel Videotelefonie künftig brauchen, und jemanden, der umstellt.',
  'mobile-signal':
    'In the operating tract the mobile phones of doctors show no bars at all. We have lead in the walls and three floors underground; calls for 200 staff should get through.',
  'camera-fault':
    'Die Überwachungskameras an unseren 6 Parkhäusern ruckeln, seit es 82 Stück sind. Wir vermuten, dass die Leitung oder die Verteiler zu schwach sind.',
  'rack-tidy':
    'No hay plano ni contraseña de la red del hospital comarcal: la empresa que la llevaba quebró. Queremos saber qué hay conectado, unas 900 tomas, y cómo está todo.',
  'smart-home-build':
    "Our office tower of 11 floors leaves 600 lights burning at night since people forget them. They should go off by themselves and respond to daylight, to meet the energy target for 2027. / In the care home we want a light path to the bathroom to come on when one of our 48 residents puts a foot out of bed, since there were nine falls last year. / For the boardroom with 16 seats, we wish one touch on a panel to lower the screen, close the curtains, dim the light and start the projector. / Water stood in our archive cellar twice this winter and nobody noticed till Monday. Small feelers in eight rooms should send word to the caretaker's phone at once. / In the serviced apartments for people in wheelchairs, 20 units, doors, windows and lamps should obey the voice or a large button. The first tenants arrive on 1 July. / A vacation resort wants the pool cover, garden sprinklers and path lights of 30 bungalows to run by sunset and weather, steered from the reception. / Our house from 1995 with nine doctors' practices has a bus system whose maker is gone. We want to know if it can be modernised step by step or must all come out. / All sockets of the training kitchen with 12 hobs should be dead after 6 pm unless the teacher allows it, as twice a plate glowed until morning. / Unser Neubau mit 38 Wohnungen soll Licht, Jalousien und Fußbodenheizung vernetzt bekommen, bedienbar vom Sofa. Der Elektriker fragt bis Mitte März, welche Leitungen er legen soll. / Gestionamos 40 apartamentos turísticos y los vecinos se quejan del ruido. Buscamos sensores que avisen al móvil cuando se supere el nivel de la vecindad, listos para junio. / Le siège de notre fondation, 2 800 m², possède trois télécommandes par salle. Nous voulons un seul écran mural par salle pour lumière, stores et vidéo, avant l'inauguration du 9 novembre.",
  'smart-climate':
    'Six holiday houses which we let should be heated only when guests are there. Today they run at 22 degrees for weeks, and the caretaker drives 40 km to turn them down. / We have solar panels with 60 kW on the roof, eight car chargers and a heat pump, each with its own app. They should agree who gets the power when. / La oficina de 85 personas gasta en aire acondicionado con ventanas abiertas. Queremos que el aparato se pare solo al abrirlas y se apague cuando la sala quede vacía. / La casa rural tiene nueve habitaciones con radiadores eléctricos. Desde el teléfono queremos encenderlos dos horas antes de llegar los huéspedes, porque la factura se ha duplicado. / Dans nos 66 logements sociaux neufs, le bailleur impose des thermostats connectés lisibles à distance pour repérer les passoires. Ils sont livrés, il faut les poser et les relier.',
  'smart-home-mend':
    "We lost the person who programmed our building bus. Now 35 wall buttons in the new conference centre switch the wrong lights, and we have no project file. / Our gateway for 120 radiator heads in the school lost all of them after an update on Friday. Some classrooms are at 27 degrees, others at 14. / Die Visualisierung unserer Gebäudesteuerung zeigt seit dem Rechnertausch nur Fragezeichen statt Werten. 5 Etagen, etwa 400 Datenpunkte, Anlage von 2011. / Después del corte de luz, la pantalla que mandaba persianas y luces del auditorio de 300 plazas se quedó en negro y todo está encendido día y noche. / Le portail et les quatre barrières de notre résidence d'entreprises ne s'ouvrent plus depuis l'application après le changement d'opérateur mobile. 150 salariés attendent le matin. / Les capteurs de présence de nos 40 bureaux éteignent la lumière quand on reste assis sans bouger. Les employés agitent les bras depuis la livraison en janvier, il faut reparamétrer.",
  'alarm-entry':
    'Cleaners and guests of our 14 flats should open the door with a code which is valid only for their days. Handing over keys costs us eleven hours a week.',
  'voice-devices':
    'The voice speakers in our demo flat no longer find the 23 lamps and sockets since we changed the router. Prospective buyers come on Saturday.',
  'leak-guard':
    'In den Toiletten unserer Raststätte sollen Hähne, Spülung und Licht melden, wenn etwas dauernd läuft. Im letzten Jahr liefen 900 Kubikmeter Wasser unbemerkt weg.',
  'shutter-motors':
    'Unsere Rollläden im Kindergarten, 31 Stück, fahren bei Sturm nicht hoch und zwei sind schon gerissen. Ein Windfühler soll das künftig regeln.',
  'electrical-fault':
    'In our office with 40 desks the fuse for the east side goes out every afternoon around two, mostly when the kitchen is used. It began when eight electric heaters came in. / A digger tore the cable to our sports field, and the floodlights on six masts are dark. Training for 14 teams begins at dusk, in three weeks at the latest. / Staff got small shocks on the metal counter of our canteen kitchen, two this week. The kitchen serves 600 meals daily and was rewired in 2007. / La residencia de ancianos tiene 18 años y saltan los plomos de la lavandería cuando funcionan dos secadoras a la vez. Son 95 residentes y la ropa se acumula. / El ascensor de carga del mercado se para porque la tensión cae a 190 voltios por las mañanas, según midió un puesto. Hay 54 comerciantes afectados. / La salle des fêtes de 350 places tombe dans le noir dès que le traiteur branche ses fours. Douze mariages sont réservés cet été et le compteur est à 36 kVA.',
  'lighting-renewal':
    "The lights in our school gym, 64 tubes from 1994, hum and flicker, and the tubes are no longer sold. We wish for something economical, shot at by balls, by the autumn holidays. / En la nave de cítricos quedan 200 focos de vapor de sodio que consumen mucho. Queremos cambiarlos por otros de bajo consumo antes de la campaña de noviembre. / Nos 210 lampadaires communaux datent de 1985 et le conseil veut éteindre entre minuit et cinq heures. Il faut moderniser les armoires et passer en LED avant l'hiver.",
  'ev-charger-install':
    'Our car park should get charging points for 20 company cars by next summer, since the leasing firm only offers electric ones now. The building has a 250 ampere supply.',
  'electrical-check':
    "We must have about 1,700 devices with plugs, kettles, computers and drills tested and stickered, as the accident insurer found none valid on her visit in May. / Industria nos pide la revisión de la instalación de alta tensión de la cantera, caducada desde marzo, con dos centros de 1.000 kVA, en el plazo de 30 días. / Après l'inondation du 17 octobre, les tableaux du rez-de-chaussée de notre usine textile ont trempé une nuit. Nous devons savoir ce qui peut être remis sous tension. / Die 5 Kippbratpfannen und Kessel unserer Schulküche müssen laut Unfallkasse jährlich geprüft werden. Der letzte Aufkleber ist von 2020, wir kochen 700 Essen.",
  'solar-install':
    'The roof of our brewery has 1,900 square metres facing south and we use most power by day. We would like solar panels working before prices change in January.',
  'backup-power':
    'A blackout of four hours spoiled vaccines for 30,000 in our pharmacy warehouse. We want a generator that starts by itself and keeps the cold rooms going for two days.',
  'lightning-protection':
    'Our church with 52 metre tower was struck in June, the organ control burned. We are told the wires leading to the ground are from 1961 and partly missing.',
  'cooker-circuit':
    'In the joinery we get a new saw with 18 kW on 4 November and there is only a socket for 11 kW at that wall, 25 metres from the distribution box.',
  'rewire-panel':
    'The main board of our 1968 block with 45 flats still has screw fuses and cloth cables. The network operator refuses the heat pump until it is renewed. / In unserer Kita, Baujahr 1972, sind 140 Steckdosen ohne Kindersicherung und teils ohne Schutzleiter. Der Träger verlangt bis zum Sommer einen ordentlichen Zustand.',
  'electrical-points':
    'We rent a former bank hall of 900 square metres for co-working: 70 desks in the middle of a stone floor need power without cables to trip over, from August.',
  'power-supply-upgrade':
    'The transformer of our dairy, 630 kVA from 1983, smells and hums louder than before. If it fails, 80,000 litres of milk a day have nowhere to go. / Unsere Werkhalle braucht eine zweite Stromzuleitung mit 400 Ampere, weil im Mai drei Spritzgussmaschinen kommen und der Anschluss heute schon an der Grenze liegt.',
  'fire-alarm-service':
    'Our fire alarm in the hotel goes off in room 214 about twice a week at night, with no smoke. 110 guests stand in the yard, and the fire brigade bills us. / The fire hose cabinets in our 9-storey hospital, 54 pieces, have not been opened in years. The inspector gave only one bar at the top and asks for action. / The fire brigade demanded that smoke can get out of our two stairwells with eight floors. The flaps at the top have not opened since 2017.',
  'light-trouble':
    'Im Treppenhaus unseres Wohnblocks mit 64 Parteien bleibt das Licht seit Samstag nach einer halben Minute dunkel, eine Mieterin ist bereits gestürzt.',
  'pressure-pipes':
    'On the sixth floor of our residential block only a trickle comes from the taps, while the ground floor is fine. 12 households, since the works in the street in April. / Brown water comes out of the taps in our 1958 school after every weekend. 540 children; the head wants the old pipes out during the six weeks of holidays. / In winter the pipe to the stables freezes, and 120 cows have no drink. It runs 90 metres in only 40 cm of soil, laid by my predecessor. / Bleirohre wurden in unserem Haus von 1911 mit 17 Wohnungen gefunden. Laut Gesetz müssen sie schon weg sein, das Gesundheitsamt setzt uns Frist bis 12. Januar.',
  'water-treatment':
    'The health office found legionella in the showers of our sports hall, 4,600 per 100 ml. 22 showers are shut and the swimming club trains from September. / White crust blocks taps and coffee machines in all 62 flats, some only four years old. Tenants demand softer water, the works measured 24 degrees of hardness.',
  'blocked-drain':
    'The drains of our restaurant kitchen come up every fortnight and it stinks to the guests. 180 meals a day, the grease tank was emptied in May. / In der Grundschule sind zwei Urinale übergelaufen und das Abwasser steht im Flur. Die Pümpel halfen nicht, ab Montag kommen 260 Kinder aus den Ferien.',
  'tap-toilet-repair':
    'All 46 toilets in our shopping centre run on for minutes after each flush, and our water bill rose by 2,100 cubic metres. Caretaker changed the seals in ten. / El polideportivo quiere grifos y duchas que se cierren solos en los 48 puntos, porque se los dejan abiertos y gastamos 6.500 metros cúbicos al año.',
  'new-pipework':
    'We are turning an office floor into eight treatment rooms for doctors from February. Each wants a basin with warm water and a drain, the nearest pipe is 15 metres off. / Our new laboratory needs deionised water at 14 benches and a waste line that stands acids. Moving in is on 2 May, plans are with the architect. / Montamos una cocina industrial para 400 menús y hacen falta tomas, desagües y separador de grasas en 90 metros cuadrados antes de que llegue la maquinaria el 8 de abril.',
  'water-heater-change':
    'Our laundry boiler for 1,500 litres of hot water is leaking at the bottom, 17 years old. Two hotels depend on our sheets so it has to be replaced within days.',
  'water-hygiene':
    "By law our hotel with 75 rooms must have its drinking water tested and a risk assessment on paper. The last owner left nothing at all behind. / Le dispositif qui empêche l'eau de notre usine de revenir dans le réseau public doit être contrôlé chaque année. Nous en avons six, le dernier certificat date de 2021.",
  'basement-pump':
    'In our underground garage the pump in the pit did not start in the last heavy rain, and 18 cars stood in 30 cm of water. Storm season begins in June.',
  'sewer-septic':
    'The authority requires by the end of 2026 a tightness check of all sewers under our factory yard, some 700 metres, laid about 1970. / La fosa séptica de la escuela rural, para 85 niños, rebosa cada vez que llueve. Tiene más de 30 años y la comarca nos exige una solución legal.',
  'bathroom-renovation':
    'Disabled visitors have no toilet in our town museum. There is a store room of 6 square metres on the ground floor and a drain below; it should be ready by Easter. / Unser Jugendgästehaus mit 180 Betten renoviert 30 Bäder von 1979, je sechs im Monat, während die Gruppen weiter anreisen. Fertig vor der Saison 2027.',
  'gas-work':
    'Since last Thursday the gas firm has shut off our bakery because a joint in the cellar leaks. Four ovens stand still, and we supply nine shops.',
  leak: 'Der Wasserzähler läuft nachts weiter, obwohl alle 28 Mieter schlafen: 3 Kubikmeter in acht Stunden. Irgendwo im Boden muss etwas undicht sein. / Reventó una tubería en el tercer piso de las oficinas anoche y el agua bajó por dos plantas. La hemos cortado, pero 70 personas están sin baños.',
  'outdoor-tap':
    'Les bornes-fontaines de nos huit squares gèlent chaque hiver et deux ont éclaté. La mairie veut les remplacer par des modèles qui se vident seuls, avant novembre.',
  'pool-service':
    "La piscine municipale perd 12 cm d'eau par nuit depuis la réouverture de mai, soit 40 m³. Les joints du bassin ont été refaits, la fuite doit être ailleurs. / The pond in the hospital park, 900 square metres, is green and stinks since July, fish float on top. There is a metre of mud, we are told.",
  'shower-fit':
    "L'internat refait ses 14 douches collectives en cabines individuelles pendant l'été. Il faut reprendre arrivées, siphons et étanchéité, la rentrée étant le 1er septembre.",
  'boiler-replace':
    'Our oil boiler of 350 kW from 1993 may not be replaced by another one after 2028. The school has 3,800 square metres, and we would like to know what can take its place, and have it built. / Unser Pfarrhaus und die Kirche sollen ans Fernwärmenetz, der Anschluss liegt ab Oktober in der Straße. Der alte Ölkessel, 120 kW, und die drei Tanks müssen dann weg.',
  'ac-fault':
    "Server room at 34 degrees since the cooling device failed at noon. 11 cabinets run the hospital's patient data, doors are open and fans set up. / Condensed water drops from the ceiling vents onto 30 desks whenever it is humid outside, since the chilled ceiling was put into service in June. / En los 52 fancoils del hotel huele a humedad al encenderlos en mayo. Llevan cuatro años sin limpiarse y abrimos temporada el día 15.",
  'air-conditioning-work':
    'For 26 consulting rooms under a flat roof, we want cooling before the next summer: 31 degrees were measured last July and two patients fainted. / Im Dachgeschoss sollen 9 Büros mit stillen Deckengeräten gekühlt werden, die Außengeräte dürfen wegen Denkmalschutz von der Straße nicht sichtbar sein. Fertig bis Juni. / El colegio tiene 19 aulas orientadas al sur y en junio se llega a 35 grados. Los padres piden aire fresco antes del próximo verano y hay subvención hasta marzo.',
  'ventilation-work':
    "The air in our open-plan office with 120 people smells of old cellar. Filters of the plant on the roof were never changed, as far as anyone remembers. / Kitchen smoke of our canteen comes into the dining hall since the new cooker with six flames was installed. The hood is from 1996, and the smell sits in clothes. / Des moisissures noires apparaissent dans 37 de nos logements rénovés en 2021 depuis que les fenêtres sont étanches. Il manque apparemment une extraction d'air dans cuisines et bains.",
  'radiator-trouble':
    'Heating costs in our 44 flats doubled although all windows were renewed. Experts say the whole pipework was never adjusted and far flats get too little.',
  'boiler-fault':
    "The gas burner of our greenhouse locks out with a fault around 4 am each frosty night. 20,000 orchids would be lost within hours. / Der Schornsteinfeger hat unseren Pelletkessel mit 150 kW stillgelegt, weil die Abgaswerte nicht stimmen. 21 Wohnungen hängen daran und nachts friert es. / La chaudière gaz de notre groupe scolaire s'arrête chaque lundi matin et 310 élèves gardent leur manteau. Le réparateur a changé la sonde, rien n'a changé.",
  'heating-design':
    'Our factory vents 60 degree warm air from compressors, about 90 kW, out of the wall, while the hall next door is heated by gas. That should be used. / Before we sign for a 5,000 square metre former printing house, we want to know if its heating and ventilation from 1988 still last, and what renewal involves.',
  'cooling-plant':
    "Our cold store for 200 tonnes of apples no longer gets below 6 degrees and ices up at the back. Harvest begins on 25 August. / La chambre froide de la banque alimentaire, 45 m³, monte à 11 degrés l'après-midi et le moteur tourne sans arrêt. Huit tonnes de denrées à sauver.",
  'floor-heating':
    'An underfloor heating in the nursery, 700 square metres, has been cold in three group rooms since it was flushed. 75 children play on the floor there.',
  'heat-pump-fault':
    'Unsere Wärmepumpe im Verwaltungsbau, 80 kW, taktet alle fünf Minuten und braucht doppelt so viel Strom wie versprochen. Sie läuft seit November 2023.',
  'pipe-winterising':
    "Le réseau de chaleur de l'hôpital a des tuyaux non calorifugés sur 260 mètres en sous-sol, où il fait 38 degrés. L'audit énergétique recommande de les isoler cette année.",
  'laundry-repair':
    'Three of the eight washing machines in our student residence stop with water inside and do not spin. 240 students share them and the queue reaches the corridor. / A dryer for 25 kilos in our laundry squeals and smells scorched. It dries the sheets of 160 beds, and the lint filter was cleaned. / In unserem Waschsalon nehmen 4 von 12 Maschinen keine Münzen mehr an, und zwei schleudern mit lautem Schlagen. Das Wochenende bringt uns sonst 200 Kunden. / La lavadora industrial del albergue vibra tanto que se desplaza medio metro al centrifugar. Tiene nueve años, lava la ropa de 75 peregrinos al día. / Deux des six sèche-linge de la caserne ne chauffent plus. Les tenues de 64 pompiers doivent sécher entre deux interventions, appareils de 2016.',
  'small-appliance-electronics':
    "Our coffee machine for 60 office staff grinds but gives only lukewarm water. It has made about 45,000 cups since 2019 and was never opened. / A steam iron station of our theatre's wardrobe, 2011, drips brown water onto costumes. Premiere is on the 9th with 48 costumes to press. / Der Bodenstaubsauger-Park unserer Reinigungsfirma, 85 Stück, liegt halb defekt im Keller. Wir möchten retten, was sich lohnt, bevor wir im Herbst neu kaufen.",
  'cooking-appliance-repair':
    "The baking oven in our school kitchen throws the fuse as soon as it reaches 180 degrees. It is a 12-tray model and 300 pupils eat there. / The gas hob in the parish hall has six flames and three go out as soon as you let go of the knob. On Saturday we cook for 130. / Three microwaves in the hospital's ward kitchens spark when switched on. They are five years old, same make, and nurses heat 50 meals a day in them. / Se rompió la bisagra y la goma del horno de convección de la pastelería, modelo de 2010 que ya no se fabrica. Horneamos 900 piezas diarias.",
  'cold-appliance-repair':
    "In our hotel 22 of the 90 minibars no longer cool, though the lamp inside burns. They are all from 2013 and hum a little. / Our ice cream parlour's machine with two cylinders makes soup instead of ice since the weekend. In July we sell 400 portions a day with it. / The refrigerated counter in the museum café, two metres long, sweats on the glass and cakes spoil by evening. Seals look torn on one side. / Der Kühlschrank für Blutproben in unserer Praxis taut ständig ab, im Protokoll stehen 9 statt 5 Grad. Wir verschicken täglich 80 Proben. / El abatidor de temperatura de nuestra cocina central tarda cuatro horas en vez de una y media, y sanidad exige registro. Preparamos 1.100 menús diarios. / La máquina de hielo del chiringuito hace cubitos huecos y pocos. Dicen que es la cal; da 90 kilos al día y quedan tres semanas para julio. / La cave à vin réfrigérée du restaurant, 180 bouteilles, est passée de 12 à 19 degrés en une nuit. Le moteur claque puis s'arrête, elle a huit ans.",
  'appliance-buying-advice':
    'We want a yearly contract for all kitchen machines of our four nursing homes, about 65 pieces, since repairs on call always take a week and more.',
  'conveyor-repair':
    'The vacuum packer in our butchery no longer draws the air from the bags. It does 500 packs a day, oil was changed in spring.',
  'workshop-machine':
    'Our sewing workshop for refugees has 26 donated machines, domestic ones and some industrial. Half skip stitches or jam, and the course starts in September.',
  'machine-restoration':
    "Cleaning machine for our sports hall, one you sit on, no longer picks up water and leaves lines. The hall has 1,900 square metres and matches each weekend. / Notre ressourcerie reçoit 900 appareils ménagers par an et cherche quelqu'un pour les tester et les remettre en état, afin d'en revendre la moitié.",
  'dishwasher-repair-work':
    'Le lave-vaisselle à capot de notre internat affiche E3 et vidange sans fin. 380 couverts matin, midi et soir, les agents lavent à la main depuis jeudi.',
  'door-easing':
    'The entrance door of our library drags on the floor and 700 people a day have to shoulder it open. It is oak, from 1912, and three metres high.',
  'wall-hanging':
    'Twelve classrooms need new whiteboards hung, pin boards moved and hooks put up for 25 coats each, all during the week of half-term.',
  'sand-floor':
    'The wooden floor in our dance school, 160 square metres, has splinters and black marks after 20 years. We can close for ten days in August. / Im Sitzungssaal knarrt das Parkett so laut, dass die Mitschnitte unbrauchbar sind. 140 Quadratmeter Eiche von 1954, an drei Stellen lose.',
  'draughty-windows':
    'Rain comes in at six windows of our 1880 villa with offices; the frames are soft and putty falls out. The heritage office wants them kept.',
  'kitchen-fit':
    'The staff kitchen on each of our five floors has swollen doors and hanging fronts, from 2005. We would like the cupboards renewed around the present machines.',
  'partition-wall':
    'We moved into 1,100 square metres and need four meeting rooms partitioned off, with doors that keep voices in. 60 staff move in on 1 October.',
  'woodwork-repair':
    "The steps to our court building are worn and two people fell in spring. 18 wooden treads inside need strips or new edges before the autumn rains. / Unsere Ferienanlage hat 24 Holzterrassen, bei neun sind die Bretter morsch und ein Gast brach im Juli ein. Vor der Saison sollen alle wieder sicher sein. / Un plancher du premier étage de notre foyer plie sous les pas, sur 12 m² près de la salle d'eau. La maison date de 1870, 28 jeunes y logent.",
  'built-in-furniture':
    'Our archive of 2,400 boxes needs shelves built in a cellar with arches, where nothing bought fits. The removal van comes on 14 May. / Los bancos y percheros del vestuario de la fábrica, para 130 operarios, están rotos. Queremos que se fabriquen de nuevo a medida, porque el hueco tiene columnas.',
  'locksmith-job':
    'After a break-in on Sunday night the back door of our shop is splintered and the frame hangs loose. We have goods inside, and it must close by tonight.',
  'assemble-mount':
    'In our care home the doors of 38 rooms are scratched by beds and wheelchairs up to knee height. They shall get protective plates before the home inspection. / A caretaker left and nobody replaces him until January. In our three office houses small things pile up: handles, locks, tiles, a list of 74 points. / Für die neue Filiale müssen 85 Regale, 40 Tische und die Kassentheke aufgebaut und an der Wand befestigt werden, Lieferung am 6. März, Eröffnung am 13.',
  'wall-repair':
    'Plaster fell from the stairwell ceiling, about three square metres, in our block of 20 flats. The rest sounds hollow, and children play below. / El falso techo de la consulta se hundió en un rincón tras la gotera ya arreglada; son 22 placas manchadas y los perfiles oxidados. Abrimos el lunes.',
  'upholstery-work':
    'We would like the 90 year old wooden pews of our chapel, 26 of them, glued, repaired and waxed; some collapse when people sit.',
  'doors-windows':
    "Our farm museum's barn gate, 4 by 4.5 metres, was torn off by the storm on 3 February. A new one in the old manner should hang before we open at Easter. / Ein Fenster im Amtsgericht schließt nicht mehr, insgesamt klemmen 17 von 60 Kunststofffenstern aus 1998. Vor der Heizperiode sollen alle eingestellt werden. / Las 46 persianas del instituto están atascadas o sin cinta y en clase no se ve la pantalla. Los alumnos vuelven el 9 de septiembre. / Les volets battants de notre mairie-école, 34 paires en bois, s'écaillent et six ferment mal. Le conseil souhaite une remise en état complète avant l'hiver prochain.",
  'paint-rooms':
    'Offices on the ground floor, 300 square metres, look shabby after 14 years: yellow walls, nail holes. We want them painted over the Whitsun days as clients visit.',
  'stairs-glass-build':
    'La biblioteca quiere un altillo de madera de 35 metros cuadrados para lectura infantil, con barandilla segura y escalera, antes de la feria del libro de abril.',
  'roof-repair':
    "La toiture de notre préau laisse passer l'eau à quatre endroits depuis la grêle du 11 mai, et 200 enfants y attendent le car.",
  'garden-upkeep':
    "Around our company's building lie 6,000 square metres of lawn that someone should mow every second week from April to October, as our caretaker retires in March. / We bought a plot of 1.2 hectares overgrown with brambles and young birches. Before surveying in March everything should be cut, roots out, and taken away. / Auf 3 Hektar Streuobst unserer Gemeinde stehen 180 alte Apfelbäume voller Misteln, seit 15 Jahren ungeschnitten. Die Förderung verlangt den Schnitt bis Ende März. / Notre domaine viticole reçoit 25 000 visiteurs et les allées de gravier, 800 mètres, sont envahies d'herbes. La vapeur n'a tenu que six semaines, nous voulons un entretien durable dès mars.",
  'tree-assessment':
    'A beech of about 25 metres beside our kindergarten dropped a branch as thick as a leg last week. We want to know if it is safe for the 80 children.',
  'garden-plan':
    "Our clinic's inner court, 400 square metres, is gravel and ashtrays. Patients should have green, seats and shade there, even in beds on wheels; we have until May next year. / Our primary school would like 500 square metres of asphalt turned into a garden with beds, hill and water pump, planned together with the pupils, before summer 2027. / For the 150th anniversary on 12 June, our 30 stone troughs and the entrance shall be full of flowers, and be kept so until October. / Im Innenhof unserer Behörde sollen Hochbeete und ein Holzdeck für Pausen entstehen, 220 Quadratmeter, Unterbau ist eine Tiefgarage. 90 Kollegen haben abgestimmt. / El parque municipal pierde césped en 4.000 metros cuadrados por tres veranos de sequía. Queremos plantas que aguanten casi sin agua antes del otoño. / Para el patio del colegio, 900 metros cuadrados sin sombra, queremos árboles grandes y pérgolas con trepadoras antes de junio; en mayo se midieron 51 grados en el suelo. / Le lycée agricole veut planter 1,5 kilomètre de haies champêtres pour lesquelles la région verse une aide, à condition de planter avant le 15 mars.",
  'garden-drains':
    'Water stands on our sports pitch for days after rain, and 11 of 30 matches were cancelled. The ground was laid in 1986.',
  'green-roof':
    'Our 22 shop flats have a flat roof of 800 square metres, and the city pays half if it becomes green. The roof was sealed last year.',
  'paving-mend':
    'In the car park 14 plane trees lift the asphalt with their roots, and two people tripped. The trees are protected and must stay.',
  'pest-plant-health':
    'The box bushes in our castle garden, 600 metres of edging, are eaten bare by caterpillars within days. We have 50,000 visitors from May on. / Las 38 palmeras del paseo tienen el picudo rojo, seis ya están secas. El hotel teme que caigan sobre los huéspedes y la temporada empieza en abril.',
  'irrigation-repair':
    'The sprinklers of our golf course, 240 heads, water the bunkers and leave greens dry since a lightning strike. It is 33 degrees and the tournament is in twelve days.',
  'invasive-plants':
    'Japanese knotweed grows along 70 metres of the stream behind our factory, two metres high. The water authority gave us notice to remove it in a lasting way.',
  'fence-build':
    'A fence along our substation, 410 metres and two metres high, was cut open in three places. We want it replaced by something sturdier before the end of June.',
  'lawn-laying':
    "Wild boars have ploughed the cemetery meadow, 2,000 square metres, three nights in a row. It needs levelling and sowing again, as All Saints' Day is near.",
  'tree-felling':
    'Nach dem Sturm am 9. August liegen 17 Bäume quer über unserem Campinggelände, einer hängt auf einem Dach. In fünf Tagen reisen 300 Gäste an. / Un chêne mort de 20 mètres penche au-dessus de la cour du collège. La souche doit disparaître aussi, car un abri à vélos de 60 places y sera construit cet été.',
  'terrace-fence':
    'Unser Firmenparkplatz mit 45 Stellplätzen soll entsiegelt und mit Rasenfugenpflaster neu angelegt werden, weil die Stadt ab 2026 Gebühren für Regenwasser erhebt.',
  'irrigation-pool':
    'El riego de nuestras 12 rotondas se programa a mano una por una. Quisiéramos goteo nuevo que se ajuste a la lluvia, porque gastamos 9.000 metros cúbicos.',
  'masonry-work':
    "La murette en pierre sèche du jardin de l'abbaye s'est effondrée sur 14 mètres après les pluies de novembre. Visites guidées à partir du 1er mai.",
}
