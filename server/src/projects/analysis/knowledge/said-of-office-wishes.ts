/** More of what clients say of office work, software, media and advice, in stories: by the package's id, ' / ' between. */
export const SAID_OF_OFFICE_WISHES: Readonly<Record<string, string>> = {
  dashboard:
    'every Monday I paste numbers from four places, want to see them on one page / turnover by branch at a glance / owner wants traffic lights, not tables / Zahlen auf einen Blick statt Excel-Listen / ver las ventas de un vistazo / suivre mes chiffres sur un écran',
  'data-cleanup':
    'addresses typed by ten people, some three times / two member lists after the merger, one is needed / postcodes missing, names in capitals / Dubletten in der Kundenliste / direcciones repetidas y mal escritas / fichier d’adresses plein d’erreurs',
  'prediction-model':
    'how many loaves will we sell tomorrow / which machines fail next / tell good from bad parts on photos / which members will leave / Absatz vorhersagen / Ausschuss auf Bildern erkennen / predecir la demanda / prévoir les ventes',
  'chatbot-llm':
    'people ask the same twenty things, something should answer from our handbook / search through ten years of reports by asking / replies suggested for incoming questions / Fragen aus unseren Unterlagen beantworten / un asistente que conozca nuestros manuales / répondre aux questions à partir de nos documents',
  'cloud-setup':
    'runs on my laptop, customers should reach it / where shall we host it so that it grows / Anwendung ins Internet bringen, skaliert / desplegar la aplicación / héberger notre application',
  'server-migration':
    'our provider closes in May, everything must go elsewhere / from the cupboard to a data centre / Umzug zum neuen Hoster / cambiar de proveedor de hosting / changer d’hébergeur',
  'database-move':
    'access file of 2 GB to something serious / oracle is too dear / version out of support / Datenbank umziehen ohne Ausfall / pasar la base de datos a postgres / migrer la base',
  'delivery-pipeline':
    'copying files by hand on Friday nights, one day it goes wrong / tests shall run when we push / automatisch bauen und ausliefern / despliegue automático / déploiement automatisé',
  'outage-performance':
    'falls over whenever many come at once / gateway errors on busy days / crawls after noon, memory full / bricht unter Last zusammen / se cae cuando entra mucha gente / tombe dès qu’il y a du monde',
  'logo-brand':
    'a logo / design us a logo / logo and colours / ein Logo entwerfen / un logo nuevo / un logo / we open soon and have no face yet / something that works on a van and on a pen / the old sign is from my father and looks it / colours and letters for our new practice / Erscheinungsbild für die Gründung / unser Zeichen wirkt altbacken / imagen para un negocio nuevo / no tenemos nombre gráfico ni colores / une identité pour notre ouverture',
  'flyer-brochure':
    'something to put into letterboxes / folded card with prices for the counter / poster for the summer concert / Faltblatt für die Praxis / Speisekarte gestalten / carteles para la fiesta / dépliant pour l’office du tourisme',
  packaging:
    'jam jars need something on them that sells / box for my candles / bag for coffee in three sorts / Etikett für unseren Honig / Schachtel für Pralinen / etiqueta para aceite / étui pour savons',
  'illustration-slides':
    'animals for a children’s story / a mascot for the kindergarten / Zeichnungen fürs Kinderbuch / dibujos para un cuento / dessiner une mascotte',
  'ux-audit':
    'people put things into the basket and leave / nobody finds the button / why do they give up at step three / Besucher springen ab, warum / la gente se pierde en la web / les visiteurs abandonnent',
  'app-interface-design':
    'screens for our app before anyone programs / layout of the tool, our coder has no taste / Bildschirme entwerfen / diseño de pantallas / maquettes des écrans',
  prototype:
    'something clickable for investors / would anybody want this, a quick try / Klickmodell / una maqueta para probar / une maquette cliquable',
  'user-test':
    'watch six grandmothers use it / ask our members what they want / Befragung der Kunden / encuesta / tester avec de vrais gens',
  'slow-computer':
    'takes ages and the fan howls / hangs on the turning circle / stays black after I press the button / spilled tea into the notebook and it went dark / Rechner friert ein / PC lahm / Wasser über die Tastatur, tot / va lentísimo / se apaga solo / rame et se bloque / ne s’allume plus après une chute',
  'data-rescue':
    'the drive with all my wedding pictures ticks and is not seen / wiped the card by mistake / spreadsheet gone after the crash, no copy / stick bent, dissertation on it / Platte klickt, Bilder weg / versehentlich formatiert / he borrado las fotos / disque dur qui clique, tout mon travail dessus',
  'mail-collaboration':
    'ours land in the spam of others / new address with our name instead of gmail / shared calendar for eight / move fifteen boxes to Microsoft / unsere Nachrichten landen im Spam / Postfächer umziehen / nuestros correos van a spam / correo con dominio propio / nos messages arrivent en indésirables',
  'printer-help':
    'says offline since the new internet / paper comes out blank / scan to mail stopped / streaks on each page / Drucker wird nicht gefunden / druckt nur leere Seiten / la impresora no aparece / l’imprimante ne répond plus',
  'new-computer-move':
    'bought a new laptop, want all as before, pictures, mails, programs / new mobile, chats must come along / alles auf den neuen Rechner / pasar todo al portátil nuevo / tout transférer sur le nouveau',
  'office-it-care':
    'ten people, nobody who cares for the computers / one to call when anything is stuck, monthly / Betreuung für unsere Kanzlei / alguien que lleve la informática / un informaticien pour notre cabinet',
  'phone-tablet-repair':
    'fell in the toilet / glass is a spider web / battery lasts an hour / Display gesprungen / Akku tot / pantalla rota / écran cassé',
  'web-copy':
    'our pages read like a manual, they should make people call / text for the start page of a yoga studio / Texte für die Startseite / textos para la web / textes de notre site',
  'blog-articles':
    'four posts a month about gardening / keep our magazine alive / Beiträge für den Ratgeber / entradas del blog / articles réguliers',
  'cv-application':
    'twenty years at one firm, now I must apply and have nothing on paper / cover letter for a nurse / Bewerbungsmappe / Anschreiben nach Kündigung / hacer mi currículum / refaire mon cv et une lettre',
  'technical-docs':
    'operators do it by word of mouth, write it down / guide for our device in plain words / Bedienungsanleitung / manual de usuario / notice d’utilisation',
  'proofreading-work':
    'eighty pages, commas and spelling, before I hand in / German is not my first language, please smooth it / Korrektur lesen / corregir el texto / relire mon mémoire',
  'document-translation':
    'menu, letters, a contract from Italian / leaflet of our museum into four tongues / Unterlagen ins Deutsche bringen / pasar un informe al inglés / traduire notre brochure',
  'sworn-translation':
    'marriage paper for the registry, stamped / school marks for abroad / Urkunde beglaubigt übersetzen / traducción jurada del título / acte de naissance, traducteur assermenté',
  'site-localisation':
    'our shop in French and Dutch too / strings of the app into six / Seite auf Englisch anbieten / la web en tres idiomas / notre site en anglais',
  'interpreting-job':
    'investors from Seoul for two days / conference with booths / Dolmetscher für Verhandlungen / intérprete para la feria / interprète pour une réunion',
  'school-tutoring':
    'he is lost since fractions / grades fell after we moved / twice a week, someone who can explain physics / sitzen bleiben droht, Mathe und Englisch / Nachhilfe am Nachmittag / clases particulares de química / va mal en mates / soutien scolaire en maths, il décroche',
  'language-course':
    'want to talk with my in-laws in Portuguese / evening lessons, from zero / confident in meetings in a foreign tongue / Sprachunterricht einzeln abends / fürs Büro Englisch auffrischen / hablar mejor inglés para el trabajo / conversation en allemand',
  'corporate-course':
    'whole sales team shall learn to listen / first aid for thirty / new tool, show our staff / Mitarbeiter schulen / formar a la plantilla / former nos équipes',
  'exam-prep':
    'driving theory in three weeks / resit in August / entrance test for medicine / Prüfung in vier Wochen / preparar la selectividad / préparer le concours',
  'online-course':
    'what I teach on weekends should run by itself, videos and tests / everyone new hears the same two days, record it / Schulung als Lernmodule / curso en línea con vídeos / mettre notre formation en ligne',
  wedding:
    'we say yes in August and have planned nothing / someone to hold all strings on the day / heiraten nächstes Jahr, alles offen / nos casamos y no sabemos por dónde empezar / on se marie, tout à organiser',
  conference:
    'two days for our dealers, hotel, talks, dinner / annual meeting of 300 doctors / Tagung organisieren / jornada de empresa / séminaire annuel, salle, nuits et activités',
  party:
    'my parents’ golden anniversary / 18th in a hall, everything please / Geburtstag feiern mit sechzig / fiesta sorpresa / fête pour les 50 ans',
  trip: 'three weeks Japan with two kids / round tour by train / Reise durch Island planen / viaje a medida / organiser notre voyage',
  'trade-fair': 'stand at the fair in Hanover, from booth to leads / Messeauftritt / ir a una feria / salon professionnel, notre stand',
  'contract-review':
    'before I sign what the publisher sent / one for freelancers of ours / Vertrag prüfen vor Unterschrift / revisar un contrato / relire un contrat',
  'terms-privacy':
    'we sell online and have no conditions / imprint and cookies / AGB und Datenschutz / textos legales de la tienda / mentions légales, cgv',
  trademark: 'someone uses our name / protect the recipe name in Europe / Marke anmelden / registrar la marca / déposer notre nom',
  'employment-law':
    'sacked after twelve years, is that right / they do not pay overtime / warning letter at work / Abmahnung, was tun / Aufhebungsvertrag / me han despedido / licenciement abusif',
  'private-dispute':
    'trees of next door take our light / noise at night, talked and talked / roommate owes me / Streit am Zaun / Lärm von nebenan, was kann ich tun / el vecino no me deja dormir / le voisin fait du bruit, que faire',
  'bookkeeping-work':
    'receipts in a box since spring / our lady for accounts retired / monthly, forty invoices / Belege liegen seit Monaten / Buchhaltung abgeben / llevar las cuentas / tenir ma compta',
  'annual-accounts': 'year is over, balance sheet for the bank / Abschluss machen / cuentas anuales / bilan de fin d’année',
  'tax-return':
    'first time with rent income and shares / moved country mid year / freelancer beside my job / Steuererklärung für Selbständige / declaración de la renta / déclaration de revenus',
  'payroll-run': 'payslips for nine, each month / first employee, what now / Löhne abrechnen / nóminas / fiches de paie',
  'financial-plan': 'bank asks for figures of three years / will my shop carry / Finanzplan für die Bank / plan financiero / prévisionnel',
  'company-formation': 'two friends, one idea, which form / open a ltd / GmbH gründen / crear una sociedad / créer ma société',
  'video-edit':
    'hours of holiday clips into twenty minutes with songs / cut the noise and the long breaks / Aufnahmen zusammenschneiden / montar el vídeo de la boda / monter nos rushes',
  'video-shoot':
    'film our choir, three angles, clean tone / portrait of our workshop, two minutes / someone with a camera at our ceremony and a nice clip after / Imagefilm drehen / Konzert mitfilmen und schneiden / grabar un concierto / tourner un clip',
  'podcast-audio': 'interviews hiss, make them pleasant / start a show about gardening / Tonspur säubern / nettoyer le son',
  'music-work':
    'recorded drums, bass and voices at home, make it sound like the radio / song for my wife from my words / levels are all over, ep of five',
  'photo-shoot':
    'our dishes look sad on the menu / rooms of the hotel in good light / fifty mugs on white / Bilder von unseren Produkten / fotos del restaurante / photographier nos bijoux',
  'seo-work':
    'type our trade and town, we are on page four / competitors come first / bei der Suche weiter oben stehen / aparecer los primeros / remonter dans les résultats',
  'ads-campaign':
    'more bookings by paid clicks, 500 a month / new course, people must hear of it / Anzeigen schalten / anuncios en instagram / lancer une campagne',
  'ads-mend':
    'clicks cost and nobody orders / agency takes money, no calls / Anzeigen bringen nichts / gasto en anuncios y no llama nadie / mes annonces coûtent et ne rapportent rien',
  'social-media-plan':
    'somebody posts for us three times a week / we have an account and no time / Kanäle betreuen / llevar nuestras redes / animer nos réseaux',
  newsletter:
    'write to our 800 guests twice a year / mail by itself after a purchase / Rundschreiben einrichten / boletín mensual / envoyer une lettre à nos clients',
  'new-mobile-app':
    'parents should see on their mobile what their kids ate / people book, pay and follow the courier / idea for phones, iphone and android / eine App für unsere Patienten / quiero una app para mi gimnasio / une appli pour nos adhérents',
  'app-bug':
    'closes itself when I tap the map / users write that login spins / App stürzt beim Start ab / se cierra sola / plante à l’ouverture',
  'app-modernise':
    'not shown any more on new phones / written in 2015, needs a refresh / veraltete App / app antigua / appli vieillissante',
  'app-feature': 'add dark mode and chat / pay inside / Push-Nachrichten ergänzen / añadir pagos / ajouter un chat',
  'security-audit':
    'can strangers get in, prove it / customer demands a pentest / Angriff simulieren / prueba de intrusión / tester nos défenses',
  'hacked-account':
    'somebody posts in my name / locked out of my own profile / Konto übernommen / me han robado la cuenta / mon compte a été piraté',
  ransomware: 'all files end in .lock and a note asks for bitcoin / verschlüsselt über Nacht / cifrado, piden rescate / fichiers chiffrés',
  'gdpr-technical-work':
    'delete what we need not keep, who may see what / register and consent put into the tools / Löschkonzept / borrar datos y permisos / conformité rgpd dans nos outils',
  'security-hardening':
    'second factor for everyone, laptops encrypted / insurer sent a list of measures / sicherer werden / proteger la oficina / sécuriser nos postes',
  'api-backend': 'the app needs something behind it / partners shall fetch our stock / Schnittstelle bauen / un backend / une api',
  'desktop-program':
    'small tool that renames and sorts scans / runs without internet on one pc / kleines Windows-Programm / programa de escritorio / petit logiciel',
  'legacy-code':
    'only one man knew the code and he died / runs on XP only, must go on new machines / altes Programm retten / programa antiguo en Delphi / vieux logiciel à reprendre',
  'automation-script':
    'I copy the same cells for hours / rename 3,000 files / jeden Tag dieselben Klicks / copiar y pegar cada día / copier-coller tous les matins',
  'system-integration':
    'orders typed twice, once here once there / till and accounts should know each other / Bestellungen sollen von selbst ins Warenwirtschaftssystem / que los pedidos pasen solos / relier la boutique à la compta',
  'business-website':
    'people ask for our page and there is none / five pages, who we are, prices, how to find us / schlichte Seite für meinen Betrieb / necesito presencia en internet / être visible sur internet, un site simple',
  'web-shop':
    'a place online where people can buy them / a place on the internet to buy them / a place online where people can buy what I paint / sell our cheese to people far away / cards, parcels, stock / online verkaufen / vender por internet / vendre en ligne',
  'slow-website': 'ten seconds until you see anything / Seite lädt ewig / la web tarda / site lent',
  'broken-hacked-site':
    'casino words on our pages / white page since the update / Seite zeigt fremde Werbung / la web está hackeada / page blanche',
  'booking-payment-integration':
    'they ring for every slot, let them choose it themselves / pay a deposit when they reserve / courses fill by paper list / Termine selbst buchen / que reserven solos / réserver et payer en ligne',
  'web-application':
    'members log in, see what they owe, tick who came / our process in the browser instead of lists / Portal mit Anmeldung / plataforma para socios / espace membres',
  'data-evaluation':
    'encuestas a clientes en una hoja, comparar por edad y sexo con gráficos / survey is done, what does it say / is the difference real, with a test / Fragebögen auswerten / analizar encuestas / analyser des questionnaires',
  'data-pipeline': 'five systems, one place every night / Daten zusammenführen / almacén de datos / entrepôt de données',
  'report-mend': 'the chart shows wrong months / figure does not match / Bericht stimmt nicht / el informe falla / rapport faux',
  'map-gis': 'where do our patients come from / dots on a map / Standorte auswerten / mapa de clientes / carte',
  'labelling-work': 'mark 5,000 pictures of leaves / Bilder beschriften / etiquetar imágenes / annoter',
  'ai-at-work':
    'staff should use chatgpt properly / what can it do for a law office / KI im Alltag / usar la ia en la empresa / l’ia au bureau',
  'artwork-change': 'our logo only as jpg, need clean / new phone number on the card / Datei anpassen / retocar el logo / vectoriser',
  'slide-deck': 'pitch on Tuesday, my slides are ugly / Vortrag hübsch / presentación / diaporama',
  'social-graphics': 'templates for posts / banners / Kacheln / plantillas / visuels',
  'book-layout':
    'chronicle of our village ready for the printer, text and pictures are there / poems into a small book / Festschrift setzen / Buch druckfertig machen / maquetar un libro / mise en page d’un livre',
  'sign-lettering': 'letters on the shop front and the van / Schild über der Tür / Fahrzeug beschriften / rótulo / enseigne',
  'infographic-work': 'explain our steps in one picture / Schaubild / esquema / schéma',
  'screen-redesign': 'checkout form is ugly / eine Maske neu / rediseñar un formulario / refaire un écran',
  'project-lead': 'somebody who holds it together for six months / Projektleitung auf Zeit / jefe de proyecto / chef de projet',
  'catering-job': 'sixty hungry people, hot and vegetarian / Essen für die Feier / comida para cien / buffet pour quarante',
  'event-music-job':
    'someone who makes them dance, brings his own speakers / quartet while we eat / DJ für den Abend / música para la boda / animer la soirée',
  'event-technology-job':
    'speakers and microphones for the speech / stage and lamps on the square / Anlage mieten mit Techniker / sonido para un acto / sono et éclairage',
  'decoration-job':
    'flowers on tables and at the arch / hall should look like a forest / Blumenschmuck / flores y mesas / fleurs pour l’église',
  'moderation-job': 'someone on stage who leads through the evening / durch den Abend führen / presentador / animateur',
  'venue-finding': 'a place for 80 with garden, we know none / Raum gesucht / buscar salón / trouver une salle',
  'public-festival': 'street party, permits, bands, toilets / Dorffest / fiesta del pueblo / fête de village',
  memorial: 'service for my brother, by the sea, no church / Trauerfeier / despedida / cérémonie d’adieu',
  'group-travel': 'coach and hotel for forty pensioners / Vereinsausflug / viaje de grupo / voyage de groupe',
  'invitation-job': 'who comes, who does not, keep the list / Gästeliste / invitaciones / gérer les réponses',
  'backup-setup': 'if the house burns, are my pictures gone / copy every night / Sicherung einrichten / copia de seguridad / sauvegarde',
  'program-trouble':
    'photoshop says licence / cannot get into the tax program / Programm startet nicht / no abre el programa / le logiciel refuse de s’ouvrir',
  'pc-build': 'for games and editing, 1,500 / Rechner zusammenstellen / montar un pc / monter une tour',
  'office-server': 'box in the store room is eight years old / neuer Server fürs Büro / servidor nuevo / remplacer le serveur',
  'server-fault':
    'beeps and nobody can reach the files / since the power cut the machine in the rack stays off / Server piept, keiner kommt an die Daten / el servidor no arranca / serveur en panne',
  'cloud-bill': 'bill doubled since May / Rechnung zu hoch / factura de la nube / facture cloud',
  'monitoring-setup': 'customers tell us that it is down, we should know first / Überwachung / avisos / être alerté',
  'slow-database': 'report takes ten minutes / Abfrage dauert / consulta lenta / requête lente',
  'iso-certification': 'client only buys from certified / nis2 / Zertifikat / certificación / certification',
  'security-questionnaire': 'big customer sent 200 questions / Fragebogen Informationssicherheit / cuestionario / questionnaire sécurité',
  'scam-help':
    'told him my pin on the phone, savings gone / clicked the parcel link and typed my card / Enkeltrick / me han estafado / arnaque au faux conseiller',
  'awareness-training': 'two fell for fake mails / Phishing-Schulung / formar contra fraudes / sensibiliser',
  'music-course': 'ten year old wants the drums / finally learn to sing / Gitarrenunterricht / clases de piano / apprendre la batterie',
  'computer-lessons':
    'grandad got a mobile and is lost / show me slowly how to send pictures / Smartphone erklären / enseñar a mi madre el móvil / apprendre la tablette',
  'programming-course': 'python from nothing / Programmieren lernen / aprender a programar / apprendre à coder',
  'career-coaching-work': 'burned out, which way now / first time as a boss / neu orientieren / cambiar de trabajo / changer de voie',
  'fitness-plan': 'marathon in October / ten kilos / Rückentraining / ponerme en forma / remise en forme',
  'team-workshop': 'two departments do not talk / day in the woods with exercises / Klausurtag / jornada de equipo / journée d’équipe',
  'teaching-material': 'worksheets for class four / Unterrichtsmaterial / fichas / supports de cours',
  'thesis-support': 'stuck with my method chapter / Masterarbeit Betreuung / orientar mi tfg / accompagner mon mémoire',
  'tenancy-case':
    'deposit not returned / rent up by a third / heating off and the owner shrugs / Kaution einbehalten / no me devuelven la fianza / caution non rendue',
  'family-case': 'no maintenance paid, kids not brought back / we split after 15 years / Unterhalt / custodia / pension et garde',
  'inheritance-case':
    'dad passed away, a flat abroad and savings, what he wrote by hand may not be valid, what do we do first / father died, half siblings, a letter instead of a testament / who gets the farm / Erbe unter Geschwistern / mi padre murió sin testamento / succession compliquée',
  'consumer-claim': 'sofa broke, shop says no / flight cancelled / Händler weigert sich / no me devuelven el dinero / refus de garantie',
  'debt-collection':
    'customer does not pay for work I did / third reminder, silence / Rechnung unbezahlt / no me pagan la factura / client qui ne règle pas',
  'traffic-case': 'flashed but I was not driving / licence gone for a month / Bußgeld / multa injusta / contester une amende',
  'property-purchase': 'buy from a private owner, is the register clean / Kaufvertrag Wohnung / comprar sin cargas / acheter un terrain',
  'immigration-case':
    'my husband is abroad, bring him here / work permit for a cook / Visum für meine Frau / traer a mi esposa / faire venir mon mari',
  'due-diligence': 'buy the competitor, look into everything / Firma prüfen vor Kauf / revisar una empresa / audit d’acquisition',
  'company-change': 'partner leaves / hand over to my son / Gesellschafter ausscheiden / cerrar la sociedad / céder mes parts',
  'tax-question':
    'letter of the tax office, I understand nothing / may I deduct / Nachzahlung, warum / carta de hacienda / courrier des impôts',
  'accounts-switch': 'from paper to a program / Rechnungsprogramm einführen / factura electrónica / changer de logiciel de compta',
  'costing-work': 'do I earn with each cake / Stundensatz rechnen / calcular precios / prix de revient',
  'company-value': 'what is my firm worth / Unternehmenswert / valorar / estimer l’entreprise',
  'accounts-audit': 'club wants the cash checked / Kassenprüfung / auditoría / audit des comptes',
  'map-entry':
    'shows the wrong street and closing time / reviews of another place under our name / falsche Öffnungszeiten / ficha de google / fiche établissement fausse',
  'analytics-setup': 'who visits and what do they click / Besucher messen / medir visitas / mesurer les visites',
  'market-study': 'is there room for another gym here / Wettbewerb ansehen / estudio de mercado / étude de marché',
  'press-work': 'local paper should write about us / Presse / prensa / presse',
  'marketplace-listing': 'our mugs on the big platform / Angebot bei Ebay / vender en amazon / annonces',
  'marketing-plan': 'how do people hear of our new shop / Bekannt werden / plan de marketing / se faire connaître',
  'picture-retouch': 'remove the stranger from our photo / torn portrait of 1920 / Bild ausbessern / retocar / restaurer une photo',
  'subtitles-work': 'words under our films in two tongues / Untertitel / subtítulos / sous-titrer',
  'voice-job': 'a warm voice for our film / Sprecher / locución / voix off',
  'explainer-animation': 'ninety seconds, drawn, how our pump works / Erklärfilm / vídeo animado / film animé',
  'live-stream-job': 'mass on the internet, live / Übertragung / retransmitir / diffuser en direct',
  'tape-digitising': 'super 8 of my parents on a disc / slides, 800 / Kassetten / cintas / cassettes',
  'event-photo-job':
    'christening on Sunday, nice pictures / someone takes pictures while we say yes and cut the cake / Hochzeit begleiten mit Fotos / fotógrafo para la boda / photographe de mariage',
  'spreadsheet-work': 'formula gives #NAME / sheet that plans shifts / macro broke / Excel-Liste kaputt / hoja de cálculo / fichier excel',
  'program-fault': 'our tool prints the wrong date / one field more / Fehler im Programm / error en el programa / bogue',
  'software-testing': 'before we release someone should try to break it / testen / probar / tests',
  'video-game': 'a small jump and run with my cat / Spiel / juego / jeu',
  'device-firmware': 'sensor and esp32, send to phone / Mikrocontroller / placa / capteur connecté',
  'erp-rollout': 'stock, orders, accounts in one / einführen, 25 Leute / implantar un erp / déployer un erp',
  'software-choice':
    'which program for a care service, something ready made / shift plans, what exists / fertige Software aussuchen / qué programa elegir / quel logiciel choisir',
  'app-publish': 'apple rejects it / in den Store bringen / subir la app / publier',
  'website-change':
    'form sends nothing / new opening times / menu jumps on mobile / Kontaktformular kommt nicht an / cambiar un texto / le formulaire n’envoie rien',
  'shop-change': 'voucher code fails / shipping for islands / Gutschein geht nicht / error al pagar / frais de port faux',
  'webapp-change': 'export button and one more role / Ansicht ergänzen / añadir un filtro / ajouter un champ',
  'site-care': 'updates, copies, someone who looks after it / Pflege der Seite / mantenimiento web / maintenance',
  'accessible-site': 'blind people cannot use it / barrierefrei / accesible / accessibilité',
  'domain-hosting': 'certificate warning / domain belongs to our ex / Domain umziehen / dominio / nom de domaine',
  'cms-relaunch': 'from the old kit to a modern system / Relaunch / rehacer la web / refonte',
  'speech-personal': 'best man, I stammer, write me something / Rede / discurso / discours',
  'book-writing': 'my life on a trawler, I tell, you write / Memoiren / biografía / biographie',
  'product-texts': '300 articles, three lines each / Beschreibungen / descripciones / fiches produits',
  'grant-writing-job': 'foundation closes on the 30th, we have an idea and no words / Förderantrag / subvención / demande de subvention',
  'letter-writing': 'a kind no to a neighbour / Brief / carta / lettre',
  'script-work': 'ten minutes for a stage / Drehbuch / guion / scénario',
  'annual-report-text': 'year in review of our charity / Jahresbericht / memoria / rapport annuel',
  'transcribe-job': 'hours of interviews typed / abtippen / transcribir / retranscrire',
  'translation-check': 'machine did it, is it right / prüfen / revisar / relecture',
  'book-translation': 'my novel in English / Roman / novela / roman',
  'appointment-interpreting':
    'with my mother to the hospital, she speaks only Turkish / Amt begleiten / acompañar al médico / accompagner à la préfecture',
}
