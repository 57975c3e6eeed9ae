/** Orders as professionals jot them down, and plain wishes with a detail of another trade in them (2026-11-30, written by somebody who saw nothing but the titles), by the package's id, ' / ' between. */
export const SAID_IN_TELEGRAMS: Readonly<Record<string, string>> = {
  dashboard:
    'Power BI, 5 pages, sales + margin by region, source SQL Server view, daily refresh, row-level security for 12 reps / Für unsere Bäckereikette eine Übersichtsseite bauen, auf der ich jeden Morgen Umsatz, Retouren und Mehlverbrauch der acht Filialen sehe.',
  'data-cleanup':
    'Adressbestand 14.000 Zeilen, Dubletten, PLZ falsch, drei Excel-Listen zusammenführen, Export CSV UTF-8 / Combine the three member lists of our rowing club into one and throw out the duplicates; the boats and oars are on a separate sheet.',
  'prediction-model':
    'Churn model, 36 months subscription data, ~80k customers, Python/LightGBM, AUC report, scoring script for monthly run / Entrenar un modelo que prediga cuántas barras de pan venderá cada día nuestra panadería según el tiempo y las fiestas del barrio.',
  'chatbot-llm':
    "RAG sobre 600 PDF internos, respuestas con cita de página, castellano, servidor UE, widget para intranet / Build an assistant that answers our fitters' questions from the installation manuals of 40 heat pumps and names the page it took it from.",
  'cloud-setup':
    'AWS eu-central-1, Django + Postgres, ECS Fargate, RDS, S3, two environments, Terraform; repo supplied / Mettre en ligne sur Azure notre logiciel de réservation pour salons de coiffure, avec une base de données et un environnement de test.',
  'server-migration':
    'Migration 9 sites WordPress, mutualisé OVH vers VPS, DNS, certificats, boîtes mail conservées, coupure < 1 h / Move the web server of our riding school from the old provider to Hetzner over a weekend, so the lesson bookings for the ponies carry on.',
  'database-move':
    'Oracle 12c to PostgreSQL 16, 240 GB, 35 stored procs, cut-over window Sunday 02:00-06:00, rollback plan / Die MySQL-Datenbank unserer Tierarztpraxis von Version 5.7 auf 8 heben, ohne dass Impftermine und Röntgenbilder der Patienten verloren gehen.',
  'delivery-pipeline':
    'GitLab CI für Monorepo, 6 Services: Lint, Unit-Tests, Docker-Build, Deploy auf Staging, Freigabe Prod manuell / Set up GitHub Actions so that every merge of our garden-planning app is tested and goes live by itself instead of by hand on Friday evenings.',
  'outage-performance':
    '502s under load since Monday, nginx + php-fpm, 8 vCPU at 100%, ~300 req/s peak, root access available / Conseguir que nuestros servidores dejen de caerse cada vez que salen a la venta las entradas del concierto de verano.',
  'data-evaluation':
    'Encuesta clientes, 420 respuestas Excel, cruces por edad y tienda, 5 preguntas, informe breve con gráficos / Look once through two years of till receipts from our ice-cream parlour and tell me which flavours and opening hours pay and which do not.',
  'data-pipeline':
    'ELT Shopify + GA4 + Exact into BigQuery, dbt models, hourly, ~2m rows, Airflow or Cloud Composer / Construire un entrepôt de données qui réunit chaque nuit les mesures de nos 200 ruches connectées, la météo et les ventes de miel.',
  'report-mend':
    'Power BI : mesure DAX CA N-1 fausse depuis changement calendrier, ajouter filtre par agence, .pbix fourni / Repair the monthly sales report that has shown zero for the bathroom showroom since we renamed the branches, and add a column for tiles.',
  'map-gis':
    'QGIS, 3 catchment maps 10/20/30 min drive time, census layer, A3 PDF 300 dpi + GeoPackage / Auf einer Karte darstellen, wo in unserem Landkreis Hausärzte fehlen, mit Fahrzeiten zum nächsten Krankenhaus und zur Apotheke.',
  'labelling-work':
    '3.500 Drohnenfotos, Bounding Boxes, 6 Klassen, COCO-JSON, Zweitprüfung 10 %, Guideline liegt vor / Mark cracked and whole roof tiles in 2,000 drone photographs so that our programmer can train his model on them.',
  'ai-at-work':
    'Copilot rollout, 25 staff, use-case workshop, prompt library, house rules on confidential data, 2 half days / Introducir herramientas de IA en nuestra gestoría, para que cinco empleados las usen cada día en cartas, nóminas y actas sin miedo.',
  'artwork-change':
    'Logo JPG borroso a vector, cambiar teléfono y dirección en tríptico InDesign, salida PDF/X-4 / Swap the old address and the phone number in our finished flyer for the tyre shop; the InDesign file is there, nothing else changes.',
  'slide-deck':
    "Investor deck, 14 slides, 16:9 PowerPoint master, charts editable, text final, brand colours supplied / Mettre en forme ma présentation de vingt diapositives sur l'isolation des combles, pour qu'elle soit belle devant les élus de la commune.",
  'social-graphics':
    '12 visuels Instagram 1080x1350 + 4 bannières LinkedIn, charte fournie, textes fournis, gabarits Canva / Design ten Instagram tiles and a YouTube thumbnail for my channel on repairing vintage motorbikes, in the same style as my helmet sticker.',
  'book-layout':
    'Annual magazine, 64 pp A4, InDesign, 80 images, 4 rubrics, print-ready PDF/X, cover incl., copy ready / Das Kochbuch unseres Landfrauenvereins mit 90 Rezepten und Fotos gestalten und für die Druckerei setzen, samt Register und Umschlag.',
  'sign-lettering':
    "Fahrzeugbeschriftung Crafter L3H2, Folienplot, Logo vektor vorhanden, Seiten + Heck, Druckdaten 1:10 / Design the lettering for our plumber's van and the sign over the workshop door; the logo with the dripping tap exists already.",
  'infographic-work':
    'Process diagram, 7 steps, A4 landscape, flat style, SVG + PNG, EN and DE text layers, sketch supplied / Dibujar un esquema claro que explique en una sola página cómo funciona la aerotermia de una casa, para el folleto del instalador.',
  'screen-redesign':
    "Rediseño pantalla checkout móvil, Figma, 3 variantes, campos de 14 a 7, estados de error / Rework the one registration form on our kindergarten's site, since parents give up halfway at the vaccination and pick-up questions.",
  'project-lead':
    'Interim product owner, 4 months, 3 days/week, Scrum, team of 7, fintech, backlog + stakeholder reporting / Piloter pendant six mois le chantier informatique de notre hôpital, tenir le planning et faire avancer les équipes, les infirmières comprises.',
  'logo-brand':
    'Logo + mini charte : pictogramme, 2 typos, 4 couleurs, déclinaisons N&B, livrables AI, SVG, PNG / Design a logo and colours for my new chimney sweep business that look good on a van, a jacket and the invoice.',
  'flyer-brochure':
    'Tri-fold DL, 6 pp, restaurant lunch offer, CMYK 3 mm bleed, photos supplied, 2 correction rounds / Einen Handzettel in A5 für unseren Hundesalon gestalten, mit Preisen fürs Scheren und Baden und einer Wegbeschreibung.',
  packaging:
    'Etikett Honigglas 500 g, Banderole 190 x 60 mm, 3 Sorten, Pflichtangaben, Stanzkontur vorhanden, Goldfolie / Design the carton and label for our handmade soap so that it looks expensive on the shelf of a pharmacy.',
  'illustration-slides':
    "Children's picture book, 14 spreads, watercolour look, hedgehog lead character, 300 dpi layered PSD / Dibujar un personaje, un fontanero pulpo con ocho llaves inglesas, en seis posturas para las hojas de nuestra empresa de tuberías.",
  'ux-audit':
    'Auditoría heurística app banca, iOS + Android, 10 flujos, severidad Nielsen, informe priorizado, 2 semanas / Find out why people get lost in our online booking of driving lessons and tell us what to change first so that they stay.',
  'app-interface-design':
    "Figma UI, 28 screens, fitness tracker, light + dark, iOS/Android, components, clickable, handoff; wireframes ready / Concevoir toutes les vues d'une application avec laquelle les vignerons notent leurs traitements et leurs vendanges, le code viendra plus tard.",
  prototype:
    'POC capteur humidité bac à fleurs, ESP32, appli web minimale, démo 3 semaines, budget 2 k€ / Put together a rough working version of my idea, a bin that tells the cleaners it is full, so I can show investors it works.',
  'user-test':
    '8 moderated remote sessions, 45 min, B2B buyers, recruit + incentive, screen recording, top findings deck / Unsere neue Fahrkarten-App mit sechs älteren Leuten ausprobieren und uns berichten, woran sie beim Kauf eines Bustickets scheitern.',
  'catering-job':
    'Fingerfood 80 Pax, 1/3 vegetarisch, Sommerfest Kanzlei, Anlieferung 17 Uhr, Geschirr + Abholung, ohne Service / Cook and serve a hot buffet for sixty people at the opening of our new car showroom, with something for vegans and the mechanics.',
  'event-music-job':
    'Jazz trio, wedding reception, 3 x 40 min, own PA, outdoors covered, Sat 14 June, 16:00-19:00 / Pinchar música para bailar de diez a cuatro en la fiesta de los cincuenta años de nuestro taller mecánico, también canciones de los ochenta.',
  'event-technology-job':
    "PA + luz para 250 pax, 4 micros inalámbricos, tarima 6x4, técnico in situ, montaje viernes / Bring loudspeakers, two radio microphones and a small stage to our school's summer fête and have someone run the desk while the choir sings.",
  'decoration-job':
    'Table styling, 12 round tables, eucalyptus + white roses, candles, chair covers hire, set-up 10:00, strike midnight / Décorer la salle des fêtes et les tables pour le départ en retraite de notre boulanger, avec du blé, des fleurs et des guirlandes.',
  'moderation-job':
    "Animatrice bilingue FR-EN, remise de prix, 2 h, 300 personnes, conducteur fourni, briefing visio / Lead our guests through the evening of the builders' guild on stage, introduce the speakers and interview the three best apprentices.",
  'venue-finding':
    'Seminar venue, 40 pax, within 30 min of Leeds station, daylight, 3 breakouts, overnight 25, Oct, ~£95 DDR / Eine Scheune oder einen Saal mit Küche für unsere Hochzeit mit 110 Gästen finden, wo auch ein Bierwagen und Hunde erlaubt sind.',
  'public-festival':
    'Weinfest Marktplatz, 2 Tage, 1.500 Besucher, Bühne, 14 Stände, Genehmigungen, GEMA, Toiletten, Security / Organise the street festival in our quarter with bands, food stalls and road closures, from the council permits to the portable toilets.',
  memorial:
    'Celebrant-led funeral, 50 guests, woodland burial, music + eulogy, order of service, wake afterwards at pub / Preparar la despedida de mi padre, que fue marinero, con flores, música y un barco para esparcir las cenizas en el mar.',
  'group-travel':
    'Autocar 52 plazas, Madrid-Lisboa, 4 días, hotel 3* MP, 48 alumnos + 4 profes, seguros / Arrange flights, hotel and coach for the 35 carpenters of our guild who want to visit the timber fair in Hanover.',
  'invitation-job':
    "RSVP management, 220 guests, e-invite, plus-ones, dietary, two reminders, weekly status list, Excel master / Envoyer les invitations pour l'inauguration de notre cabinet dentaire, relancer ceux qui ne répondent pas et tenir la liste des présents.",
  'digital-sculpting':
    "ZBrush : buste 18 cm d'après 6 photos, étanche, STL, tirage résine puis fonte bronze / Sculpt my late dog in digital clay from photographs so that a foundry can cast him in bronze for the garden pond.",
  'game-models':
    'Low-poly knight, 8k tris, PBR 2k, rigged, idle/walk/attack cycles, FBX for Unity, concept art supplied / Einen Bagger und drei Bauarbeiter als animierte 3D-Figuren für unser Kinderspiel modellieren, mit Bewegungen fürs Graben und Winken.',
  'scale-model':
    'Umgebungsmodell 1:500, Wettbewerb, Einsatzplatte 60 x 80 cm, Weißmodell Polystyrol, DWG + Höhenlinien vorhanden / Make a model of the old mill in 1:50 that blind visitors of our museum can feel with their hands, water wheel included.',
  'xr-advice':
    'VR feasibility, forklift training, headset comparison Quest 3 vs Pico, cost frame, 1-day workshop + memo / Aconsejarnos si merece la pena enseñar cocinas con gafas de realidad virtual en la feria del mueble y qué modelo alquilar.',
  'film-360':
    'Vídeo 360 5.7K, recorrido bodega, 3 min, audio ambisonics, estabilización, export YouTube + Quest / Shoot a film in all directions inside our cement works, so that schoolchildren with goggles stand in the middle of the kiln hall.',
  'projection-show':
    "Façade mapping, town hall 24 x 14 m, 6 min loop, 2 x 20k lm, content + Resolume, 3 nights / Créer un sol interactif dans notre centre dentaire pour enfants, où des poissons projetés s'enfuient sous leurs pas.",
  'design-system':
    'Design tokens + 40 composants Figma, variables clair/sombre, doc Zeroheight, alignement Storybook existant / Bring order into the buttons, colours and forms of our five programs for dental labs, so that they all use the same building blocks.',
  'information-architecture':
    'Intranet IA, 900 pages, card sort n=20, tree test, 2-level nav, redirect map, labels EN / Das Menü der Gemeinde-Website neu ordnen, damit die Leute Müllabfuhr, Bauantrag und Hundesteuer auf Anhieb finden.',
  'design-review':
    'Designgutachten Geschäftsbericht-Layout, Lesbarkeit, Kontraste, 12 Seiten PDF, Kommentare schriftlich, 1 Tag / Tell us honestly whether our draft for the medicine leaflet can be read by old people, and what type, spacing and colours to change.',
  'typeface-design':
    'Custom sans, 2 weights, Latin Extended-A, OTF + WOFF2, kerning, Glyphs source, based on shop sign letters / Convertir la letra manuscrita de mi abuela en una fuente que se pueda teclear, para imprimir sus recetas de cocina.',
  'board-game-design':
    'Juego de mesa: 110 cartas 63x88, tablero plegado, caja 30x30, reglamento 12 pp, arte final imprenta / Work out rules, cards and a board for a family game about beekeeping that we can play with up to five people in an hour.',
  'wayfinding-graphics':
    "Wayfinding clinic, 4 floors, 85 signs, pictograms, tactile, elevation drawings + schedule, DIN 1450 / Concevoir les panneaux et le guidage de notre exposition sur les machines à vapeur, de l'entrée du musée jusqu'à la forge.",
  'record-cover':
    'Pochette vinyle 12", recto verso + ronds centraux, gabarit presseur, carré 3000 px streaming, photo fournie / Design the square picture for my podcast about bees and beekeepers that also stays readable as a tiny icon on a phone.',
  'filming-advice':
    'Home studio setup, YouTube talking head, Sony A6700, key + fill, lav vs shotgun, 2 h remote coaching / Mir zeigen, wie ich in meiner Backstube mit Handy, Lampe und Ansteckmikro ordentliche Videos über Sauerteig aufnehme.',
  'photo-sorting':
    '12.000 Bilder, 4 Festplatten, Dubletten, Lightroom-Verschlagwortung, EXIF-Datum, 3-2-1-Archiv / Go through the forty thousand pictures of our mountain rescue team, weed out doubles and order them by year so that they last.',
  'footage-enhancement':
    'Stabilise + denoise 6 min 1080p dashcam, night, grain, upscale 4K, DaVinci/Topaz, muzzle flash VFX 2 shots / Aclarar y estabilizar el vídeo oscuro y movido de nuestra boda, que grabó mi cuñado electricista con el móvil.',
  'backup-setup':
    'Backup 3-2-1, NAS Synology + nube, 6 PCs, 2 TB, Veeam, prueba de restauración trimestral / Make sure the data of our physiotherapy practice is copied every night to a second place, appointment book and patient files alike.',
  'program-trouble':
    'Outlook 365 keeps asking for password, Win 11, MFA reset done, two profiles, remote session today / Faire de nouveau démarrer le logiciel de caisse de mon salon de coiffure, qui affiche une erreur depuis la mise à jour de mardi.',
  'pc-build':
    "PC montage vidéo, Ryzen 9, RTX 4070, 64 Go, silencieux, 2 000 €, assemblage + Windows / Choose the parts for a computer on which I can draw houses in 3D, and put it together for me at my architect's office.",
  'office-server':
    'Dell T350, Server 2022, AD + file share, 18 users, UPS, replace SBS 2011, weekend swap / In unserer Zimmerei einen neuen Server für zwölf Leute aufstellen, auf dem die Abbundpläne und die Lohnabrechnung sicher liegen.',
  'server-fault':
    'Docker-Host bootet nicht, Kernel Panic nach Update, Debian 12, Hetzner Rescue, 4 Container kritisch / Get our mail server going again, which has been rejecting every message since last night; the bookings of our guest house come in there.',
  'cloud-bill':
    'AWS spend €14k/month, 40% EC2, rightsizing, savings plans, orphaned EBS, NAT egress, FinOps report / Bajar lo que pagamos cada mes a Amazon por los servidores de nuestra app de repartos, que ya cuesta más que las furgonetas.',
  'monitoring-setup':
    'Grafana + Prometheus + Loki, 22 hosts, alertas Telegram, uptime externo, runbook, guardia fines de semana / Have something watch our servers and ring my mobile at night when the ordering site of the pizzeria is down.',
  'slow-database':
    'Postgres 14, 600 GB, p95 query 9 s, missing indexes, autovacuum bloat, pg_stat_statements dump supplied / Accélérer la base de données de notre entrepôt de pièces auto, où chercher un filtre à huile prend maintenant vingt secondes.',
  'iso-certification':
    "ISO 27001, 35 salariés, analyse d'écarts, SMSI, déclaration d'applicabilité, audit blanc avant novembre / Get our pressing plant ready for the TISAX assessment that our customer, a car maker, demands by the spring.",
  'security-questionnaire':
    'Vendor risk questionnaire, 180 Qs, SIG Lite, SaaS HR, SOC 2 report available, deadline Friday / Den Sicherheitsfragebogen eines Krankenhauses ausfüllen, das unsere Software für die Essensbestellung der Patienten kaufen will.',
  'scam-help':
    'Fake-Shop, 380 € per Überweisung, Ausweiskopie verschickt, Sperrung, Anzeige, Kreditauskunft, Sofortmaßnahmen / Tell me what to do at once after I gave my card number to a man who claimed to be from the gas company.',
  'awareness-training':
    'Phishing simulation, 120 mailboxes, 3 waves, 45 min live session, CEO fraud, click-rate report / Enseñar a las enfermeras de nuestra residencia a reconocer correos falsos y llamadas de timadores, con ejemplos de verdad.',
  'slow-computer':
    'Portátil Lenovo i5 8 GB, arranque 6 min, ventilador a tope, Win 11, posible SSD + limpieza / Make my old computer quick again, which takes minutes to open the pattern files for my embroidery machine.',
  'data-rescue':
    "WD external 4 TB, clicking, not mounting, RAW in disk mgmt, photos 2012-2024, no backup, quote per GB / Récupérer les photos effacées de la carte mémoire de mon drone, que j'avais prises du toit pour le couvreur.",
  'mail-collaboration':
    'Migration IMAP OVH vers Microsoft 365, 16 boîtes, 90 Go, MX, SPF/DKIM, calendriers partagés / Set up e-mail addresses and shared calendars for the eight midwives of our practice, and bring the old messages over.',
  'printer-help':
    'HP M479, scan-to-folder dead after SMB1 off, Win 11, 5 PCs, LAN, driver reinstall tried / Meinen Drucker wieder mit dem WLAN verbinden, damit ich im Blumenladen endlich Trauerkarten und Lieferscheine ausdrucken kann.',
  'new-computer-move':
    "iPhone 11 auf 15, WhatsApp, eSIM, 128 GB, Banking-App, Authenticator, Altgerät löschen, vor Ort 1 h / Bring everything from my old Windows laptop to the new Mac, above all the sheet music and the pupils' addresses of my piano school.",
  'office-it-care':
    'Managed IT, 11 seats, M365, patching, AV, firewall, ticket + 4 h/month onsite, per-seat price / Ocuparse de los ordenadores, la red y las averías de nuestra clínica veterinaria con seis puestos, con una cuota fija al mes.',
  'phone-tablet-repair':
    'Samsung S22 pantalla rota, táctil muerto, batería 71 %, recambio original, mismo día / Fix my tablet that no longer charges; flour got into the socket because I read recipes from it in the bakery.',
  'terminology-base':
    'Termbase EN-DE-FR, ~1,200 terms, hydraulics, extract from 40 manuals, TBX + SDLTB, TM clean-up / Établir un glossaire français-allemand des mots de la menuiserie que nos traducteurs utiliseront toujours de la même façon.',
  'tender-bid':
    "Mémoire technique, marché public nettoyage, 30 pages max, DCE fourni, remise le 12, critères 60/40 / Write our offer for the council's call to maintain 40 playgrounds, so that it scores well; prices for sand and swings we put in.",
  'minutes-forms-reports':
    'Minutes AGM, 2 h recording, 9 agenda items, resolutions numbered, decisions list, Word, 48 h / Den Sachbericht an die Stiftung schreiben, die unser Fahrradreparatur-Projekt für Geflüchtete bezahlt hat, mit Zahlen aus der Werkstatt.',
  'editorial-guide':
    'Redaktionsleitfaden, 25 Seiten, Tonalität, Gendern, Schreibweisen, Beispiele, B2B Software, 3 Autoren / Set down how our people should write, which words and what tone, since the vets, the shop and the stable all sound different.',
  'old-handwriting':
    'Kurrent/Sütterlin, 34 pp letters 1915-18, scans 600 dpi, diplomatic transcript + English summary / Averiguar quiénes fueron mis bisabuelos, que tenían una fragua en Asturias, buscando en los libros parroquiales y en los archivos.',
  'lyrics-and-poems':
    "Letra canción pop, 2 estrofas + estribillo + puente, maqueta adjunta, rima asonante, tema ruptura / Write a rhyming poem of twelve verses for my master's retirement that tells of forty years of plumbing and flooded cellars.",
  'audio-description-dubbing':
    'Audio description, 52 min documentary, script + voice, Netflix specs, WAV 48k, timecoded, locked picture supplied / Réaliser un spot radio de trente secondes pour notre magasin de poêles à bois, avec deux voix et un feu qui crépite.',
  'foreign-correspondence':
    'Correspondance anglais-italien, 10 mails/semaine, fournisseurs marbre, relances, ton formel, Incoterms connus / Deal with the letters and calls to a Polish window maker for us, since none of our joiners speaks the language.',
  'sponsorship-work':
    'Sponsorship deck + 40 prospects, cycling race, tiers gold/silver/bronze, target £60k, contract template / Geldgeber für die Trikots und den neuen Rasen unseres Fußballvereins gewinnen, von der Mappe bis zum Gespräch mit der Brauerei.',
  'event-run-plan':
    'Sitzplan 140 Gäste, 14 Tische, Ablauf minutengenau, Dienstleisterliste, 22 Helfer in 3 Schichten, Excel / Work out the timetable for our judo tournament with 96 fighters on four mats, so that the lunch from the butcher fits in.',
  'event-ticketing':
    'Eventbrite/pretix, 3 ticket types, 600 cap, promo codes, QR check-in 2 gates, badge print, refunds / Montar la venta de entradas y el control en la puerta para la obra de teatro de nuestros bomberos.',
  'customer-loyalty':
    'Programa de puntos, 9 tiendas, tarjeta wallet, segmentos RFM, campaña recuperación inactivos 6 meses / Think up something that makes the customers of our car wash come back, such as a stamp card or a club.',
  'ceremony-and-outing':
    "Humanist celebrant, naming ceremony, 40 guests, garden, 25 min, two prep calls, bilingual EN-ES / Organiser une sortie d'équipe d'une journée pour nos douze maçons, dehors, avec un défi et un bon repas à la fin.",
  'event-safety-green':
    'Dossier sécurité, 3 000 pers., plein air, jauge, évacuation, DPS, plan 1/500, préfecture J-60 / Write the safety concept for our Christmas market so that the council approves it, with escape ways past the gas cookers and the carousel.',
  'web-copy':
    'Homepage + 5 service pages, ~400 words each, CTA, tone warm, B2C solar, briefing call, SEO keywords supplied / Die Texte für die Website meiner Physiotherapiepraxis so schreiben, dass Leute mit Rückenschmerzen gleich einen Termin buchen.',
  'blog-articles':
    '4 Beiträge/Monat à 1.200 Wörter, Thema Altbausanierung, SEO-Briefing liegt bei, WordPress-fertig, Bildvorschläge / Write two posts a month for our site on keeping chickens in town, each about 900 words, with sound advice from a vet.',
  'cv-application':
    'CV rewrite, senior electrician, 20 yrs, 2 pp, ATS-friendly, cover letter + LinkedIn summary / Redactar mi currículum y la carta para un puesto de encargada de cocina en un hospital, después de quince años en restaurantes.',
  'technical-docs':
    'Manual de uso según 82079-1, 48 pp, envasadora, ilustraciones explosionadas de CAD, advertencias ANSI, Word / Write the operating manual for our new wood chipper so that a gardener understands it and the machinery directive is met.',
  'proofreading-work':
    "Copy-edit + proof, 62k words, BrE, Oxford style, Track Changes, references not included, 10 days / Corriger l'orthographe et le style du bulletin de notre club de pêche avant qu'il ne parte chez l'imprimeur.",
  'document-translation':
    'DE>FR, 4 200 mots, notice chaudière, Word, mémoire fournie, délai 5 jours, relecture incluse / Translate the tenancy agreement and house rules of my flat from German into English so that my lodger, a nurse, understands them.',
  'sworn-translation':
    'Birth + marriage cert, RO>EN, certified, stamped hard copy, apostille present, Home Office, 3 days / Mein spanisches Abschlusszeugnis als Krankenpflegerin mit Stempel ins Deutsche übertragen, damit die Behörde es anerkennt.',
  'site-localisation':
    'Shop-Lokalisierung DE>NL+PL, 18.000 Wörter, JSON-Strings + Metadaten, hreflang, Shopify / Put the website of our boat hire into French and Dutch, including the menus, buttons and the warnings about locks and weirs.',
  'interpreting-job':
    'Simultaneous EN-ES, 2 interpreters, 1 day, booth + 60 receivers, works council, glossary supplied / Hacer de intérprete de italiano durante la visita de dos días a una fábrica de hornos que queremos comprar para nuestra pizzería.',
  'school-tutoring':
    'Mates 2º Bach, 2 h/semana a domicilio, integrales y matrices, hasta EBAU, 25 €/h / Help my daughter in year nine with chemistry once a week after school; she wants to become a baker like her aunt.',
  'language-course':
    "EFL conversation, adult, B1, online, 10 x 60 min / Apprendre l'espagnol à mon équipe de cuisiniers, deux fois par semaine après le service, en partant de zéro.",
  'corporate-course':
    'Formation Excel avancé, 8 personnes, 2 jours intra, TCD + Power Query, Qualiopi, salle équipée / Train our roofers for half a day in handling complaints, so that they stay friendly when a customer shouts about a gutter.',
  'exam-prep':
    'IELTS Academic 7.0, 6 weeks, 2 x 90 min, writing + speaking focus, mock tests, online / Mich in acht Wochen auf die schriftliche Meisterprüfung im Friseurhandwerk vorbereiten, vor allem auf Kostenrechnung und Recht.',
  'online-course':
    'E-Learning Arbeitsschutz, 6 Module à 10 min, Articulate Rise, SCORM 1.2, Quiz, Sprecher, Folien vorhanden / Turn my weekend workshop on soap making into an online course with lessons, videos and small tests that I can sell.',
  wedding:
    'Wedding coordination, 90 pax, barn, caterer + band booked, run sheet, supplier liaison, on the day 10:00-01:00 / Organizar nuestra boda de principio a fin en una finca con viñas; yo soy fontanero y no tengo tiempo de llamar a nadie.',
  conference:
    'Congreso médico, 280 asistentes, 2 días, 3 salas, ponentes, inscripciones, cena gala, streaming opcional / Organise the summer congress of the beekeepers with 150 people, talks, coffee and a trade exhibition in the gymnasium.',
  party:
    '60th birthday, 45 guests, own garden, marquee, BBQ, DJ till 1, kids corner, £4k all-in / Préparer une fête surprise pour les quarante ans de ma femme, qui répare des avions, avec trente amis dans un hangar.',
  trip: 'Japon, 16 jours, 2 adultes + ado, avril, JR Pass, ryokan, budget 9 000 € hors vols, carnet PDF / Put together three weeks in Norway by camper for the four of us, with places to sleep and a garage where the brakes can be looked at.',
  'trade-fair':
    'Stand 24 m2, Hannover Messe, row stand, rental system, graphics, 4 staff, lead scan, shipping of 300 kg exhibit / Unseren Auftritt auf der Gartenmesse vorbereiten, vom Stand mit Pflanzen bis zu den Leuten, die dort unsere Mähroboter vorführen.',
  'music-course':
    'Querflöte, Anfängerin 9 J., 30 min wöchentlich, Einzelunterricht, Leihinstrument, Raum Köln-Süd / Teach me the accordion from scratch on Saturday mornings; I am a lorry driver and can only practise in the cab.',
  'computer-lessons':
    'Senior, 74, iPad + WhatsApp + online banking, 6 x 90 min at home, large-print notes / Enseñar a mi padre, carpintero jubilado, a usar el correo, las fotos y las videollamadas con los nietos en su portátil nuevo.',
  'programming-course':
    'Python desde cero, adulto, 12 x 2 h online, pandas al final, ejercicios corregidos, GitHub / Teach my son of thirteen to program small games, an hour each week; he already builds model railways with lights and switches.',
  'career-coaching-work':
    "Exec coaching, new VP, 8 x 75 min over 6 months, 360 feedback, chemistry call first / M'accompagner pendant quelques séances pour savoir si je quitte mon métier d'infirmière et ouvre un salon de thé.",
  'fitness-plan':
    'Coach à domicile, 2 x 1 h/semaine, perte 10 kg, hernie L5-S1, matériel apporté, attestation SAP / Train me three times a week for my first marathon in autumn and tell me what a night-shift baker should eat.',
  'team-workshop':
    'Retro + team charter, 14 people, 1 day offsite, conflict dev vs sales, facilitation + photo minutes / Einen Klausurtag unseres Kita-Teams leiten, an dem wir klären, wer Küche, Garten und Elternabende übernimmt.',
  'teaching-material':
    'Arbeitsblätter Bruchrechnung Kl. 6, 20 Stück, differenziert 3 Niveaus, Lösungen, Word editierbar / Make worksheets and a plan for ten lessons in which apprentice joiners learn to read drawings and reckon timber.',
  'thesis-support':
    'MSc thesis coaching, nursing, mixed methods, 15k words, chapter feedback, APA 7, 5 x 1 h Zoom / Acompañarme en mi trabajo de fin de grado sobre la corrosión de tuberías, con consejos sobre estructura, fuentes y redacción.',
  'contract-review':
    'Revisión contrato distribución, 22 pp, exclusividad, penalización, ley suiza, comentarios al margen, 3 días / Read the franchise agreement for a bakery before I sign it, and tell me which clauses are dangerous and how to change them.',
  'terms-privacy':
    'T&Cs + privacy + returns, Shopify B2C, EU + UK, subscription boxes, Klaviyo, GA4, cookie banner text / Rédiger les conditions générales et les mentions légales du site sur lequel je vends mes meubles en bois flotté.',
  trademark:
    'Dépôt marque UE, verbale + figurative, classes 25, 35, recherche antériorités, rapport, taxes en sus / Protect the name and the recipe label of my chilli sauce before I show it at the food fair in Lyon.',
  'employment-law':
    'Dismissal, 11 yrs service, works council not heard, 3-week deadline runs 14 May, severance vs reinstatement, insured / Mich gegen die Kündigung wehren, die mir der Dachdeckerbetrieb nach dem Sturz vom Gerüst geschickt hat, oder wenigstens eine Abfindung herausholen.',
  'private-dispute':
    'Nachbar, Grenzbebauung Carport 40 cm drüber, Hecke 3 m, Schlichtung gescheitert, Klage prüfen, Rechtsschutz vorhanden / Advise me how to stop my neighbour, whose barking dogs and night-time welding in his shed have kept us awake since spring.',
  'bookkeeping-work':
    'Xero, ~150 transactions/month, 2 bank feeds, VAT quarterly, 4 months backlog, receipts in Dext / Llevar la contabilidad de una pequeña empresa de fontanería, con unas cien facturas al mes y tres furgonetas en leasing.',
  'annual-accounts':
    'Cierre ejercicio 2023, SL, balance abreviado + PyG + memoria, depósito Registro Mercantil, A3 exportado / Prepare the year-end accounts for my limited company, which runs two hair salons; the books are in order up to December.',
  'tax-return':
    'Self Assessment 23/24, sole trader + 1 let property, CGT on shares, HMRC login ready, before 31 Jan / Faire ma déclaration de revenus de cette année : je suis infirmière libérale et je loue aussi un gîte avec piscine.',
  'payroll-run':
    'Paie 14 salariés, convention HCR, bulletins + DSN, 2 entrées en cours, extras week-end, dès janvier / Do the wages for our nine roofers each month, with winter pay, holiday fund and the travel money to the sites.',
  'financial-plan':
    '3-statement model, 5 yrs, seed round €750k, SaaS MRR, scenarios, cap table, Excel, bank-ready / Einen Finanzplan über drei Jahre für die Bank rechnen, weil ich eine Fahrradwerkstatt mit Café eröffnen will.',
  'company-formation':
    'UG-Gründung, 2 Gesellschafter 60/40, Satzung, Notartermin, Gewerbeanmeldung, Transparenzregister, IHK-Namensprüfung / Found a limited company for my wife and me, who want to fit solar panels, and have it entered in the register.',
  'tenancy-case':
    "Eviction for owner's use, 17-yr tenancy, hardship objection, deadline 30 June, mother in flat, BGB 574 / Aconsejarme sobre la fianza que el casero no me devuelve porque dice que pinté mal las paredes y estropeé el horno.",
  'family-case':
    'Divorcio mutuo acuerdo, 2 hijos 6 y 9, custodia compartida, vivienda hipotecada, convenio regulador / Advise me on how custody and maintenance would be settled if my wife moves to Denmark with our son and the car workshop is sold.',
  'inheritance-case':
    "Estate dispute, forced heirship, house + GmbH shares, two siblings, valuation contested, executor inactive / Me conseiller sur l'héritage de mon oncle, dont mes cousins veulent garder seuls la ferme, les vaches et le tracteur.",
  'consumer-claim':
    'Vol annulé, règlement 261/2004, 3 passagers, 1 800 €, refus compagnie, mise en demeure, médiation / Get my money back from the kitchen studio, which delivered a hob with a scratch and a worktop that is too short.',
  'debt-collection':
    'B2B debt, 3 invoices, €11,420, 90 days overdue, dunned twice, payment order + interest, debtor in NL / Bei einem Kunden, der meine Rechnung für Malerarbeiten über 2.300 Euro seit März nicht zahlt, das Geld eintreiben.',
  'traffic-case':
    "Bußgeld 41 km/h zu schnell außerorts, Fahrverbot 1 Monat, ESO 8.0, Akteneinsicht, Einspruchsfrist läuft / Claim from the other driver's insurer for my bicycle and my broken wrist, so that I can mend shoes again and earn.",
  'property-purchase':
    'Purchase deed review, condo 84 m2, land register, section 34 charges, minutes 3 yrs, notary date 9 Oct / Revisar el contrato de arras y los papeles de la casa con pozo y placas solares que queremos comprar en Murcia.',
  'immigration-case':
    'Arraigo laboral, 2 años, contrato indefinido ofrecido, antecedentes apostillados, cita extranjería, recurso si denegado / Apply for a work permit for the Indian cook whom our restaurant wants to hire from September, with his wife joining later.',
  'due-diligence':
    "Legal DD, target GmbH, 48 staff, data room 900 docs, red-flag report, IP + leases + HR, 3 weeks / Examiner les contrats et les risques d'une boulangerie avec six salariés avant que je la rachète à son patron.",
  'company-change':
    'Transformation EURL en SASU, apport fonds, statuts, PV, annonce légale, greffe, effet 1er janvier / Wind up our small company, which rented out bouncy castles, and see that it is struck off the register without trouble.',
  'tax-question':
    'Tax office query, home office + travel, 2022 assessment, objection by the 18th, €1,900 at stake, notice scanned / Mir erklären, ob ich für den Verkauf meiner selbst gezogenen Obstbäume Umsatzsteuer zahlen muss; das Finanzamt hat geschrieben.',
  'accounts-switch':
    'DATEV Unternehmen online statt Lexware, E-Rechnung ab 1.1., Stammdaten + offene Posten übernehmen, 3 Nutzer schulen / Change our carpentry from paper invoices to a program which the bank and the tax adviser can be linked to.',
  'costing-work':
    'Hourly rate calc, joinery 6 staff, overheads, machine hours, margin per job type, Excel tool, 2 site visits / Calcular cuánto debo cobrar por cada tarta de boda para que, con harina, luz y horas, me quede algo.',
  'company-value':
    'Valoración participación 30 %, SL transporte, DCF + múltiplos, salida de socio, informe pericial, 3 ejercicios / Work out what my veterinary practice with two partners is worth, because I want to hand it over to a younger colleague.',
  'accounts-audit':
    "Grant audit, EU Erasmus+, €310k, ISRS 4400, agreed-upon procedures, vouchers sample 30%, certificate by 31 March / Vérifier les comptes de notre club de plongée avant l'assemblée générale et dire si l'argent du compresseur a été bien dépensé.",
  'map-entry':
    "Fiche Google Business, double à fusionner, horaires, 40 photos, réponses à 25 avis, catégorie corrigée / Put my dog parlour right on Google Maps, where the pin sits at the butcher's and three nasty reviews are not ours.",
  'analytics-setup':
    'GA4 + GTM server-side, consent mode v2, purchase + lead events, Ads conversions, debug, 2 h handover / Auf unserer Seite messen, über welchen Weg Leute eine Badsanierung anfragen, und zwar so, dass der Datenschutz stimmt.',
  'ads-mend':
    'Google Ads, CPA 85 statt 40 Euro seit Relaunch, Conversion-Tracking doppelt, 3 Kampagnen, Konto-Zugriff per MCC / Find out why our Facebook advertisements for tyre changes have brought no calls since May, and put them right.',
  'market-study':
    'Competitor scan, 12 players, DACH, pricing + features, TAM/SAM, 10 expert calls, 25 slides / Averiguar si en nuestra ciudad hay sitio para otra academia de baile, qué cobran las demás y quién iría.',
  'press-work':
    "Relaciones con prensa, lanzamiento app, 60 contactos tech, nota + dossier, seguimiento telefónico, clipping 4 semanas / Get our village bakery's fight against the closure of the post office into the local papers and on regional radio.",
  'marketplace-listing':
    'Amazon DE+FR, 24 ASINs, A+ content, bullets, backend keywords, Brand Registry done, images supplied / Mettre en vente mes bougies et mes savons sur Etsy, avec les fiches, les frais de port et les photos déjà faites.',
  'marketing-plan':
    "Plan marketing 12 mois, ouverture salle d'escalade, budget 40 k€, personas, canaux, calendrier, KPI / Plan how we bring our new electric cargo bike to market, step by step, from the first rumour to the day it is in the shops.",
  'picture-retouch':
    'High-end retouch, 15 beauty portraits, frequency separation, D&B, 16-bit TIFF, 2 rounds, RAW supplied / Auf einem Foto unserer Bäckerei den Lieferwagen und die Kabel wegretuschieren und den Himmel freundlicher machen.',
  'subtitles-work':
    'UT für Imagefilm 6 min, DE + EN, SRT und eingebrannt, SDH, Sprecherwechsel, Transkript liegt vor / Put English captions under our twelve videos on bricklaying, so that deaf apprentices can follow them too.',
  'voice-job':
    'Female VO, EN neutral, 1,100 words, IVR prompts + 90 s explainer, WAV 48/24, broadcast buyout 2 yrs / Grabar con voz cálida el audiolibro de mi novela sobre una comadrona de pueblo, unas nueve horas de lectura.',
  'music-work':
    'Banda sonora corto 18 min, piano + cuerdas, 11 cues, sincro a montaje, stems, referencia Max Richter / Compose a jingle of eight seconds for our chain of opticians, which stays in the ear on the telephone and in the cinema.',
  'explainer-animation':
    "90 s 2D motion, After Effects, script + VO supplied, storyboard approval, EN + FR versions, 16:9 and 1:1 / Faire un petit film animé d'une minute qui explique aux clients comment entretenir leur fosse septique.",
  'live-stream-job':
    'Captation multicam 3 caméras, direct YouTube + Vimeo, incrustations, encodeur 4G secours, AG 2 h, 200 spectateurs / Broadcast the funeral of my grandmother over the internet for the family in Canada, from the chapel to the grave.',
  'tape-digitising':
    '42 VHS-C + 18 Hi8, ProRes or MP4, TBC, drop-out check, labelled, supplied on SSD, collect / Die alten Super-8-Filme aus der Gärtnerei meines Großvaters auf den Rechner bringen, 30 Rollen, teils mit Ton.',
  'event-photo-job':
    "Eventreportage Kongress, 8 h, 2 Räume, Grip-and-Grin, 200 Bilder bearbeitet, Auswahl gleicher Abend, Nutzung Presse / Photograph the master craftsmen's ball of the bakers for four hours, guests as they arrive, the dances and the prize-giving.",
  'video-edit':
    'Premiere, wedding film, 6 h 4K footage 2 cams, 8 min highlight + 40 min long cut, colour, licensed track / Montar el material que grabé en la restauración de mi tractor para que quede un vídeo de veinte minutos en YouTube.',
  'video-shoot':
    'Vídeo corporativo 2-3 min, 1 día rodaje planta, 2 cámaras + dron, entrevistas, guion, montaje, música libre / Produce a short film about our sawmill to win apprentices, with people at work, an interview and the forest from above.',
  'podcast-audio':
    "Podcast post-production, 4 x 45 min: edit, noise reduction, mix; intro/outro supplied / Enregistrer et publier un podcast mensuel où notre vétérinaire raconte ses consultations, du micro jusqu'aux plateformes.",
  'photo-shoot':
    'Packshots 60 réf., fond blanc + 10 ambiances, bijoux, focus stacking, retouche, JPEG web + TIFF, échantillons envoyés / Take good pictures of our holiday cottage, its new bathroom and the wood stove, so that it lets better in winter.',
  'seo-work':
    'Technical + on-page SEO, 120 URLs, CWV red, GSC access, local pack, 6-month retainer, monthly report / Dafür sorgen, dass man unsere Polsterei findet, wenn jemand in Kassel bei Google nach neuen Sofabezügen sucht.',
  'ads-campaign':
    'Google Search + PMax, 2.500 Euro/Monat, Leadgen Wärmepumpe, 60 km Umkreis, Landingpage steht, CPL < 60 / Run paid advertising on Instagram for my pottery courses with a budget of 300 pounds a month, and watch what it brings.',
  'social-media-plan':
    'IG + TikTok + LinkedIn, 12 posts/month, content plan, community 5 days/wk, monthly reporting, brand assets supplied / Llevar el Instagram y el Facebook de nuestro taller de neumáticos, con publicaciones cada semana y respuestas a los clientes.',
  newsletter:
    'Brevo, 3.800 contactos, doble opt-in, serie bienvenida 4 correos, carrito abandonado, plantilla, DKIM / Set up a newsletter for our farm shop with sign-up on the site and a birthday mail that goes out by itself.',
  'new-mobile-app':
    'Flutter iOS/Android, MVP, 12 screens, auth, bookings, Stripe, push, Firebase, Figma supplied, 3 months / Développer une application pour téléphone où nos clients réservent le ramonage et reçoivent leur certificat du poêle.',
  'app-bug':
    'Crash au lancement iOS 18, React Native 0.73, Firebase Crashlytics, 12 % sessions, build TestFlight, dépôt GitHub / Find out why our app for dog walkers freezes on Samsung phones when a photograph is taken, and repair it.',
  'app-modernise':
    'Android Java to Kotlin/Compose, targetSdk 35, 40k LOC, deprecated libs, Play deadline 31 Aug, source supplied / Unsere zehn Jahre alte iPhone-App für Imker auf neue Geräte bringen und dazu eine Fassung für Android machen.',
  'app-feature':
    'Bestehende Flutter-App: Offline-Sync + Push, SQLite, FCM, 5 Screens betroffen, Backend REST vorhanden / Add payment by card and a map with the free wash boxes to the app of our car wash, which is already in the stores.',
  'cards-stationery':
    'Business cards 85x55, letterhead, comp slip, 2/2 Pantone, logo vector supplied, print PDF, 5 names / Diseñar las tarjetas y el papel de cartas de mi carpintería, con algo de veta de madera, listas para la imprenta.',
  'photo-book':
    'Álbum boda 30x30, 80 páginas, layflat, 220 fotos seleccionadas, diseño + subida Saal Digital / Make a book from my photographs of our house building, from the digger in the clay to the first fire in the stove.',
  'hobby-course':
    'Watercolour, adult beginners, 6 x 2 h evening, 8 pax, materials incl., village hall / Nous apprendre la valse et le rock avant notre mariage, en six soirées, même si je travaille la nuit à la boulangerie.',
  'entertainer-job':
    "Magicien close-up, vin d'honneur 2 h, 100 invités, puis 20 min scène, samedi 7 juin, Dijon / Keep fifteen children happy with clowning, face paint and games for two hours while we open our new garage for cars.",
  'event-staff':
    '6 waiting staff, 2 bar, 1 cloakroom, black tie, 18:00-02:00, English + German, hotel gala 250 pax / Servicekräfte und zwei Leute für den Einlass zum Hoffest unserer Schreinerei stellen, am Samstag von elf bis zwanzig Uhr.',
  'sales-leads':
    'Kaltakquise B2B, 400 Firmen Maschinenbau 50+ MA, Ansprechpartner Einkauf, LinkedIn + Telefon, 15 Termine Ziel / Find new customers for our cleaning firm, with a list of dental practices in the county, a first letter and a call.',
  crowdfunding:
    'Kickstarter, goal $40k, bike light, page copy + video script + rewards, pre-launch list 2k, 30 days / Conseguir donativos por internet para reparar el tejado de nuestra protectora de animales, con una página y un vídeo.',
  'benefits-claim':
    'Recurso denegación incapacidad permanente, INSS, reclamación previa 30 días, informes médicos adjuntos, limpiadora 54 años / Apply for care allowance for my mother and appeal if they refuse; she was a seamstress and can no longer climb stairs.',
  'tool-move':
    "Jira to Linear, 14k issues, 9 projects, attachments, statuses mapped, 60 users, Zendesk link kept / Passer nos tickets de dépannage d'ascenseurs de l'ancien logiciel vers Zendesk sans perdre l'historique des clients.",
  'bot-extension':
    'Extension Chrome MV3, extraction prix page produit, popup + stockage local, publication Web Store, React / Write a Telegram bot that tells our greenhouse team the temperature and lets them open the vents with one word.',
  'web-data':
    'Scraper, 5 retailer sites, ~30k SKUs, price + stock, nightly, proxies, CSV to S3, Scrapy or Playwright / Von den Websites aller Bestatter in Bayern Preise und Anschriften einsammeln und mir als Tabelle liefern, jeden Monat neu.',
  'data-entry':
    '1.800 Karteikarten Vereinsarchiv abtippen, Excel, 9 Felder, Handschrift lesbar, Scans vorhanden, Stichprobe 5 % / Type 700 handwritten delivery notes from our gravel pit into a spreadsheet, and look up the missing postcodes.',
  'load-test':
    'k6 scenario, checkout + login, ramp to 5,000 VU, p95 < 800 ms, staging clone, report + bottlenecks / Comprobar cuántos padres pueden inscribir a la vez a sus hijos en el campamento de verano antes de que la web se bloquee.',
  'code-speed-up':
    'Script Python 9 h, 4 millones de filas, pandas a polars, perfilado, paralelizar, objetivo < 30 min, repo privado / Make the program faster that works out the cutting plan for our glass panes; at present each order takes it ten minutes.',
  'version-control':
    'SVN to Git, 11 yrs history, branching model, LFS, pre-commit, devcontainers, 8 devs, half-day training / Mettre en place un dépôt de code et un poste de travail identique pour les trois développeurs de notre fabricant de fours.',
  'container-platform':
    'Cluster k8s 1.24 vers 1.30, 3 masters + 8 workers, Helm, ingress, Longhorn, zéro coupure / Pack our planning program for hospital beds into Docker containers, so that each clinic can start it the same way.',
  'cloud-access':
    'IAM clean-up, 14 AWS accounts, SSO, least privilege, Vault for secrets, key rotation, access matrix / In unserer Azure-Umgebung aufräumen, wer welche Rechte und Schlüssel hat, bevor der Pharmakunde uns prüft.',
  'database-restore':
    'MariaDB InnoDB korrupt, ibdata defekt, Dump 3 Wochen alt, Binlogs vorhanden, Ziel heute Nacht / Bring back the database of our blood donation service that someone deleted this morning, from the copies and logs that are left.',
  'own-language-model':
    'Llama 3 70B, vLLM, 2x A100 on-prem, LoRA fine-tune, 12k chat pairs, no cloud, eval set supplied / Hacer funcionar un modelo de lenguaje en nuestro propio servidor para resumir historias clínicas sin que nada salga del hospital.',
  'machine-vision':
    'Cámara lineal Cognex, detección grietas, 120 piezas/min, iluminación rasante, falsos rechazos 6 %, ajustar / Set up a camera over the belt that spots broken biscuits and pushes them out before the chocolate is poured.',
  'study-statistics':
    "RCT, n=148, mixed model, missing data MICE, R scripts, CONSORT flow, reviewer reply, SAP supplied / Évaluer avec des tests solides l'essai de notre coopérative : trois engrais comparés sur 48 parcelles de pommes de terre.",
  'web-3d-configurator':
    'Configurateur three.js, canapé 5 modules, 30 tissus, GLB < 4 Mo, prix temps réel, Shopify / Build a viewer for our website in which customers turn their garden shed round, choose door and roof, and see the price.',
  'app-after-launch':
    'ASO, iOS + Android, 3 locales, keywords, screenshots, review replies, monthly crash triage, 6 months / Die Beschreibung und Bilder unserer Wander-App im App Store verbessern und Bewertungen beantworten, auch die über falsche Hüttenpreise.',
  'ai-governance':
    'KI-Kreditscoring, Fairness-Audit, SHAP, EU AI Act Hochrisiko, Modellkarte, Anonymisierung Trainingsdaten, 40 k Fälle / Check whether the program that sorts applications for our nursing home treats women and older cooks unfairly, and write it up.',
  'hosting-advice':
    'On-prem vs colo vs AWS, 22 VMs, TCO 5 yrs, data residency, latency to Madrid, decision paper 10 pp / Recomendarnos dónde alojar el programa de gestión de nuestra cadena de gimnasios, si en la nube o en un servidor propio.',
  'service-charge-accounts':
    "Regularización anual gastos comunes, edificio 18 viviendas, calefacción por contadores, cuotas, derramas, cierre 31/12 / Draw up last year's statement of running costs for our house with six tenants, including heating, lift, gardener and chimney sweep.",
  'tax-audit-support':
    'VAT + payroll inspection, 3 yrs, restaurant, till data export, pre-check, on-site 4 days, closing meeting / Nous accompagner pendant le contrôle fiscal de notre garage automobile et préparer les pièces avant la venue du vérificateur.',
  'expenses-and-closing':
    'Clôture mensuelle J+5, notes de frais 30 commerciaux, IK, rapprochement caisse, procédure écrite, Pennylane / Bring order into the mileage and travel claims of our eleven piano tuners, who hand in crumpled slips every month.',
  'stock-royalty-count':
    'Stocktake, 6,200 SKUs, two warehouses, cycle count, FIFO valuation, variances, 30 Dec, 4 counters / Den Weinbestand unseres Restaurants zählen, bewerten und mit den Büchern abgleichen, bevor der neue Koch anfängt.',
  'cross-border-tax':
    'Forschungszulage, Projekt Sensorik, 4 FTE, BSFZ-Antrag, Stundennachweise, Wirtschaftsjahr 2023, Nachtrag 2022 / Settle customs duty and import tax for the olive presses that we bring from Turkey and sell on in Spain.',
  'company-figures':
    'KPI pack, EBITDA bridge, 13-week cash forecast, covenant breach, bank meeting 20th, Sage export supplied / Explicarme con calma el balance de mi panadería, por qué hay beneficio y sin embargo nunca queda dinero en el banco.',
  'owners-association':
    'Comunidad 24 propietarios, impugnación acuerdo junta, ascensor, mayoría 3/5, LPH, acta adjunta, plazo 3 meses / Advise our allotment club how to change its rules and call a valid meeting after the row over the shared water pump.',
  'data-protection-case':
    "Subject access request, ex-employee, 6 GB mail, deadline 19 June, redaction, reply letter, ICO complaint pending / Assurer le rôle de délégué à la protection des données pour notre laboratoire dentaire et répondre à la plainte d'un patient.",
  'product-rules':
    'Jouet bois, marquage CE, EN 71, dossier technique, REACH, étiquetage FR, import Chine, avis écrit / Tell us which laws our electric massage chair must meet before we may sell it in Germany, Austria and Switzerland.',
  'procurement-grant-law':
    'Bid challenge, lot 2 school buses, exclusion unjustified, standstill ends Monday, review application, ERDF clawback / Unsere Rüge gegen die Vergabe der Schulreinigung verfassen und uns vor der Vergabekammer vertreten, falls die Stadt nicht einlenkt.',
  'compliance-rules':
    'Hinweisgebersystem, 180 MA, interne Meldestelle, Richtlinie, Verhaltenskodex, Schulung 1 h, Betriebsrat eingebunden / Write a staff handbook for our hotel with rules on gifts, sick leave, phones and the use of the kitchen.',
  'learning-support':
    'Dyslexia tuition, age 8, Orton-Gillingham, 2 x 45 min/week, home visits, school report supplied / Ayudar a mi hijo, que confunde los números y quiere ser mecánico como su padre, con sesiones dos veces por semana.',
  'speaking-coaching':
    'TEDx 14 min, ensayo x 4, voz, muletillas, nervios, vídeo feedback, guion listo, online / Train me to speak without trembling in front of the parish council when I present my plans for the village bakery.',
  'training-design':
    "Onboarding 90 days, competence matrix, 6 roles, quizzes + Kirkpatrick L1-3, LMS Moodle, SME interviews / Concevoir l'examen pratique et les critères de notation pour nos apprentis soudeurs, avec un plan d'accueil des nouveaux.",
  'school-study-choice':
    'Parcoursup, terminale générale, spé maths-SVT, 10 vœux, lettre, 3 RDV visio, écoles véto plan B / Advise my niece, a Ukrainian nurse, how her diploma is recognised here and which school she could attend in the meantime.',
  'parental-controls':
    'Family Link + iOS Screen Time, 3 kids, router DNS filter, Pi-hole, YouTube restricted, 2 h remote / Auf dem Tablet meiner Enkel alles sperren, was nichts für Kinder ist, sie sollen darauf nur Klavier üben und Rezepte lesen.',
  'digital-forensics':
    'Image Notebook, E01, USB-Historie, gelöschte Mails, Ex-Mitarbeiter, Chain of Custody, Gutachten gerichtsfest / Find out whether the photograph of the damaged car that a customer sent our insurance office is genuine or doctored.',
  'secure-communication':
    'S/MIME rollout 30 users, BitLocker, Nextcloud share with client portal, key escrow, Outlook, 1-page guide / Cifrar los correos y los discos de nuestro despacho de arquitectos, para que nadie vea los planos del banco.',
  'data-wiping':
    "40 portátiles, borrado NIST 800-88, certificado por número de serie, SSD + HDD, retirada en oficina / Erase the hard disks of six old computers from our doctor's surgery for good before a school gets them as a gift.",
  'access-rights':
    "Access recertification, AD + M365, 210 users, SoD conflicts, JML process, Okta SSO, role matrix / Vérifier qui peut voir quels dossiers dans notre cabinet de kinésithérapie, et couper l'accès de ceux qui sont partis.",
  'attack-detection':
    "SIEM Wazuh, 80 postes, cas d'usage, alertes 24/7, scan vulnérabilités mensuel, réunion SOC hebdo / Keep watch on our sawmill's network day and night, so that a break-in is noticed before the cutting lines stand still.",
  'ddos-protection':
    'L7 flood, 40k rps, origin exposed, Cloudflare WAF + rate limits, online shop, Black Friday, urgent / Unsere Ticketseite fürs Opernfestival so schützen, dass sie eine Flut künstlicher Anfragen beim Vorverkauf aushält.',
  'online-takedown':
    'Fakeshop mit unserem Impressum, Registrar-Abuse, Google-Delisting, Screenshots gesichert, 3 Domains, Anzeige läuft / Have the false profile removed that uses my face and name on Instagram to sell slimming pills and dog food.',
  'internet-line':
    'FTTP vs leased line, 60 users, 4G failover, Starlink backup, SLA 4 h, provider tender, static IPs / Buscarnos la mejor conexión a internet para una bodega en el campo, con una segunda línea por si falla durante la vendimia.',
  'mobile-signal':
    'Sin cobertura 4G en sótano 600 m2, repetidor homologado, antena exterior, 3 operadores, medición previa / Make mobile phones work inside our new timber-clad clinic, where the foil insulation lets no call through to the midwives.',
  'operating-system':
    'Win 10 to 11, 14 PCs, TPM check, in-place, two legacy apps, images, Saturday, drivers / Remplacer Windows par Linux sur mon vieux portable, avec lequel je gère les fiches de mes brebis.',
  'file-tidy':
    "45 000 fichiers SharePoint, arborescence à revoir, doublons, nommage, boîte mail 38 Go, archivage par année / Tidy the folders on our choir's computer, where sheet music, bills and holiday pictures lie in one heap.",
  'it-inventory':
    'Asset register, 160 devices, lifecycle 4 yrs, Adobe + MS licence reconciliation, two sites, Excel + labels / Alle Rechner, Drucker und Programmlizenzen unserer Zahnarztpraxis erfassen und sagen, was bis wann ersetzt werden soll.',
  'office-it-move':
    'IT-Umzug 26 Plätze, Rack + Telefonie, Provider-Termin, Patchplan, Fr 15 Uhr bis Mo 8 Uhr / Take our computers, server and phones down in the old law office, carry them across town, and have everything running on Monday.',
  'security-audit':
    'Pentest, 2 web apps + /26 external, grey box, OWASP, CVSS report, retest incl., staging creds supplied / Intentar entrar en la red y la web de nuestro laboratorio de análisis como lo haría un pirata, y contarnos qué habéis encontrado.',
  'hacked-account':
    'Instagram robado, correo y teléfono cambiados, 2FA ajeno, 14k seguidores, selfie-verificación fallida, urgente / Get my Facebook page back for me; somebody took it over last night and now sells trainers under the name of our flower shop.',
  ransomware:
    'LockBit, 3 ESXi hosts encrypted, backups partly intact, isolate, forensics, restore, insurer hotline notified, now / Nous sortir du piratage qui a chiffré cette nuit tous les fichiers de notre scierie et arrêté la production.',
  'gdpr-technical-work':
    'Registre traitements, durées de conservation, purge CRM, bandeau cookies conforme, AIPD vidéosurveillance, 45 salariés / Put data protection into practice in our riding club, with deletion dates, consent forms for photographs and a safe cabinet.',
  'security-hardening':
    'Baseline for 15 seats: MFA, Defender, Intune policies, local admin removed, DMARC, password manager, awareness 1 h / Unseren Malerbetrieb mit acht Leuten gegen Hacker absichern, also Konten, Handys und den Rechner für Angebote.',
  'landing-page':
    'Landingpage One-Pager, Webinar-Anmeldung, Webflow, Figma liegt vor, Formular an HubSpot, A/B-Variante / Build one page on the web where people can ask for a price for having their grand piano moved.',
  'keyword-research':
    'Ahrefs, 250 terms clustered, intent + volume + KD, URL mapping, DE + AT, physio niche, Sheet / Averiguar con qué palabras busca la gente un afinador de pianos en Google y qué página nuestra debe responder a cada una.',
  'content-calendar':
    'Plan editorial trimestral, blog + IG, 36 temas, fechas clave, formatos, responsables, Notion, sector dental / Plan for us week by week until Christmas what our cheese dairy shall post on which channel and what about.',
  'newsletter-issue':
    "One Mailchimp send, spring sale, 5 products, subject A/B, copy + layout, 600 px, images supplied / Rédiger et mettre en page la lettre de décembre de notre refuge pour chats, avec les adoptions et l'appel pour réparer le toit.",
  'press-release':
    'Communiqué 1 page, levée de fonds 2 M€, citation CEO, boilerplate, embargo jeudi 8 h, FR + EN / Write the piece for the newspapers about the hundred years of our smithy, one page, with a quotation from the old smith.',
  'brand-naming':
    'Naming, oat drink, 30 candidates, shortlist 5, .com + EUIPO knock-out check, DE/FR/EN connotations, tagline / Einen Namen und einen Werbespruch für meine mobile Fahrradwerkstatt finden, der auf den Lieferwagen passt.',
  'standard-contract':
    'Geheimhaltungsvereinbarung, 2 Seiten, gegenseitig, DE/EN zweispaltig, Vertragsstrafe, Gerichtsstand Hamburg, Word / Draw up a short agreement under which I lend my concrete mixer and trailer to a neighbour for the summer.',
  'will-draft':
    'Mirror wills, 2 kids minor, guardianship clause, house joint tenants, life interest, witness instructions, UK / Redactar mi testamento para que el taller de cerámica pase a mi sobrina y la casa a mis dos hijos.',
  'app-link':
    'Make/Zapier: formulario Typeform a Holded + Slack, 3 escenarios, control de errores, ~800 operaciones/mes / Let each booking in our calendar for sauna hire appear in the invoicing program by itself, without programming anything new.',
  'no-code-base':
    'Airtable base, 7 tables, interfaces, automations, 12 editors, import 4 sheets, permission sets, training 90 min / Monter dans Notion un espace où notre équipe de plombiers range ses chantiers, ses photos et ses fiches de stock.',
  'crm-setup':
    'HubSpot Starter, pipeline 6 étapes, import 2 300 contacts, propriétés, modèles mails, 4 commerciaux, formation 2 h / Set up a customer program for our window cleaning firm with seven people, where offers, calls and yearly contracts are kept.',
  'product-upload':
    'WooCommerce, 340 SKUs, variants size/colour, images + text in Dropbox, CSV import, categories, alt tags / Unsere 180 Ersatzteile für Rasenmäher mit den fertigen Fotos und Texten in den bestehenden Shop einpflegen.',
  'supplier-search':
    'Hersteller Glasflaschen 250 ml, MOQ 5.000, EU, 6 Angebote, Muster, Preise DDP, Vergleichstabelle / Find three firms in Portugal that would sew work trousers for our roofers, and get their prices and delivery times.',
  'interview-coaching':
    'Mock interviews x3, McKinsey case, 60 min Zoom, feedback sheet, final round 22 Nov / Ensayar conmigo la entrevista para una plaza de piloto de helicóptero de rescate, con preguntas difíciles y consejos sobre la voz.',
  'fillable-form':
    'Formulario papel 3 páginas a PDF rellenable, 64 campos, casillas, firma, cálculo total, Acrobat / Turn our paper sheet for boiler inspections into a PDF which the fitters can fill in on a tablet.',
  'process-improvement':
    'Order-to-cash mapping, BPMN, 4 workshops, as-is/to-be, lead time 9 to 4 days, quick wins list / Analyser comment une commande de cercueil passe dans nos bureaux et supprimer les étapes inutiles.',
  'first-legal-advice':
    'Consultation avocat 30 min, visio, préavis travail + prime, contrat en PDF, avis oral suffit / Give me half an hour of legal advice on whether I may put beehives on the roof of a rented house.',
  'icon-set':
    '48 icons, 24 px grid, 2 px stroke, SVG, outline + filled, warehouse domain, Figma component set / Zwanzig kleine Bildzeichen für unser Freibad zeichnen, von der Umkleide bis zum Sprungturm und zur Pommesbude.',
  'portrait-drawing':
    "Bleistiftzeichnung A3, Hund + Herrchen, nach Foto, Fixativ, Passepartout, Geburtstag 12.3., Scan vorab / Draw my parents' farmhouse in ink from a photograph, with the old tractor in the yard and the walnut tree.",
  'portrait-session':
    'Newborn shoot, at home, 10 days old, 2 h, siblings, 15 edited files, natural light, props supplied / Hacernos fotos a los siete del equipo de la clínica dental, una de cada uno y una juntos, para la web.',
  'short-clips':
    '20 reels de 2 h de podcast, 9:16, subtítulos quemados, ganchos, música libre, CapCut o Premiere / Cut fifteen vertical snippets of under a minute from my long videos on laying paving, with captions and a lively start.',
  'mix-master':
    '5 tracks, indie rock, 32-48 stems each, mix + master, -14 LUFS, ref Phoebe Bridgers, 2 revisions / Mixer et masteriser les six chansons que notre groupe de pompiers a enregistrées dans la caserne.',
  'text-typesetting':
    'Mise en pages roman, 310 p., 14x21, InDesign, césures, folios, PDF imprimeur + EPUB, Word fourni / Lay out my finished thesis on earthworms in Word properly, with contents, page numbers, captions and consistent headings.',
  'novel-edit':
    'Developmental edit, fantasy, 118k words, editorial letter + margin notes, pacing, POV, sample chapter first / Mein Romanmanuskript über eine Hebamme im Jahr 1848 Satz für Satz lektorieren, 340 Normseiten, Stil und Logik.',
  'pcb-review':
    'Platinenreview 4 Lagen, Altium, DC/DC + USB-C, EMV, Rückstrompfade, DFM, vor Serie 500 Stück / Check the layout and circuit diagram of my milk-cooler controller for mistakes before I have a hundred boards made.',
  'building-services-design':
    'MEP design, 24-unit block, heat pumps + MVHR, stage 3-4, single-line, loads, BIM LOD 300 / Proyectar la climatización, la electricidad y el agua de un nuevo hospital de caballos con quirófano y veinte boxes.',
  'site-plan-civil':
    'Urbanización parcela 1,2 ha, viales, saneamiento separativo, rasantes, 64 plazas aparcamiento, Civil 3D / Plan the access road, levels, parking and rainwater drains for our new nursery with its greenhouses and farm café.',
  'flow-simulation':
    "CFD, enclosure 40 W, natural convection, IP65, hot spots < 85C, STEP supplied, report + contour plots / Calculer comment l'air circule dans notre four à pizza et pourquoi le côté gauche reste froid.",
  'cutout-batch':
    'Détourage 450 packshots chaussures, tracé plume, fond blanc + PNG transparent, ombre portée, 72 h / Remove the background from 200 pictures of garden tools, so that each spade stands on plain white.',
  'audio-cleanup':
    'Interview WAV 38 min, 50 Hz hum + reverb, iZotope RX, levels -16 LUFS, breaths light / Das Brummen des Kühlschranks aus meiner Aufnahme eines Gesprächs mit der Großmutter herausfiltern und ihre leise Stimme anheben.',
  'sheet-music':
    'Transkription Klavier + Gesang, 3:40, Leadsheet mit Akkorden, MuseScore + PDF, MP3 vorhanden, Tonart G / Write our shanty down for four male voices, from the recording the fishermen made in the harbour pub.',
  'manual-testing':
    'Exploratory + scripted, 90 cases, iOS/Android/Chrome, Jira tickets with repro, regression each sprint, 3 days / Probar a mano la web de cita previa de nuestra peluquería en varios móviles y apuntar todo lo que falla.',
  'spreadsheet-work':
    'Excel: BUSCARX rota, 12 hojas, tabla dinámica, macro VBA cierre, validación, .xlsm adjunto / Build a spreadsheet which tells me how much paint, plaster and time a room takes when I type in its measures.',
  'program-fault':
    "C# WinForms, export PDF wrong totals since .NET 8, one method, repo + repro steps, 1 day / Corriger l'erreur de notre logiciel de pesage, qui imprime deux fois chaque bon quand un camion de gravier sort.",
  'software-testing':
    'Tests E2E Playwright, 60 scénarios, CI GitHub, données de test, rapport Allure, appli React, 3 semaines / Test the new release of our program for pharmacies thoroughly, and make the tests run by themselves every night.',
  'video-game':
    '2D platformer, Unity, 10 levels, Steam + Switch, pixel art supplied, controller, save, vertical slice first / Ein Handyspiel entwickeln, in dem Kinder eine Kläranlage retten, mit zwölf Leveln und lustigen Bakterien.',
  'device-firmware':
    'STM32G4, FreeRTOS, CAN + BLE, Bootloader OTA, < 50 uA Sleep, Schaltplan vorhanden, C / Program the small controller in our beehive scales so that it sends weight and temperature by radio every hour.',
  'erp-rollout':
    'Odoo 17, 40 users, MRP + stock + accounting, data migration from Sage, 2 sites, go-live 1 Jan / Implantar un programa de gestión en nuestra fábrica de puertas, desde el pedido y el almacén hasta la factura.',
  'software-choice':
    'Pliego requisitos TMS, 30 camiones, lista larga 12, demo guion, matriz ponderada, recomendación, 5 semanas / Help us choose a program for our music school with 600 pupils, from timetables and hired violins to invoices.',
  'app-publish':
    "Play Console + App Store Connect, signed AAB/IPA ready, screenshots, privacy labels, review rejection 4.3, 2 locales / Publier dans les magasins d'Apple et de Google l'application terminée de notre club d'apiculture.",
  'api-backend':
    'API REST, NestJS + Postgres, 18 endpoints, JWT, OpenAPI, webhooks, tests, hébergement Scaleway, front existant / Build the back end for our taxi app, with accounts, rides and prices; the screens on the phone are already there.',
  'desktop-program':
    'Windows tool, C#/WPF, batch-rename + EXIF, drag and drop, MSI installer, offline, ~5 days / Ein kleines Programm für Windows schreiben, das für unsere Glaserei Scheiben zuschneidet und Etiketten druckt.',
  'legacy-code':
    'Delphi 7 + Paradox, 180k LOC, kein Entwickler mehr, Bestandsaufnahme, schrittweise nach C#/.NET / Take over the twenty-year-old Access program of our seed merchant whose author has died, and bring it up to date.',
  'automation-script':
    'Python, rename + OCR incoming PDFs, route by supplier, Outlook mailbox, daily 06:00, log, ~150 files / Hacer que las lecturas de los contadores de agua que llegan por correo se copien solas cada lunes en mi hoja.',
  'system-integration':
    'Interfaz PrestaShop-SAP B1, pedidos y stock, cada 5 min, REST + DI API, reintentos, log errores / Connect our till with the stock program, so that every bottle of wine sold in the shop is taken off at once.',
  'website-change':
    'WordPress/Elementor, contact form not sending, SMTP, plus new opening hours block, ~1 h, admin supplied / Remplacer la carte des menus et le numéro de téléphone sur le site de notre crêperie, rien de plus.',
  'shop-change':
    'Shopify: frais de port par poids, 3 zones, thème Dawn, champ date livraison panier, 1 jour / Put right the checkout of our online shop for fishing tackle, which adds the tax twice for customers in Ireland.',
  'webapp-change':
    'Laravel 10 + Vue, new role "auditor", CSV export, 2 screens, Git, staging, ~4 days / Unser bestehendes Buchungsportal für Ferienwohnungen um eine Ansicht für Putzfrauen und Wäscherei erweitern.',
  'site-care':
    "WordPress-Wartung, Updates, Backups, Uptime, 2 h Inhalte/Monat, 1 Multisite, Pauschale, Kündigung monatlich / Keep our choir's website up to date every month, with updates, copies and the new concert dates.",
  'accessible-site':
    'WCAG 2.2 AA, 45 templates, axe + NVDA audit, fix contrast/focus/ARIA, Drupal, EAA statement / Adaptar la web de nuestra farmacia para que la puedan usar personas ciegas y quienes no manejan el ratón.',
  'domain-hosting':
    "Dominio caducado, transferencia authcode, Let's Encrypt, DNS a Cloudflare, correo MX intacto, hosting Plesk / Get the security certificate of our physiotherapist's website in order, as browsers have been warning patients off since Sunday.",
  'cms-relaunch':
    "TYPO3 9 to WordPress, 320 pages, 2 languages, 301 redirects, new theme, media, editor training / Faire passer le site de notre club d'aviron de Joomla à WordPress, avec les articles, les photos et les résultats.",
  'business-website':
    'Site vitrine 6 pages, WordPress, responsive, formulaire devis, RGPD, textes et photos fournis, hébergement inclus / Make a website for a roofing company with examples of its work, a contact form and a page for apprentices.',
  'web-shop':
    'Shopify, 80 products, Klarna + PayPal, DHL labels, EN/DE, VAT OSS, theme customised, data in CSV / Einen Onlineshop für unsere Kaffeerösterei aufsetzen, mit Abo, Mahlgrad zur Auswahl und Versand in die Schweiz.',
  'slow-website':
    'LCP 6,8 s mobil, WordPress/Divi, 4 MB Startseite, Caching, Bilder WebP, Ziel grün in PageSpeed / Speed up the pages of our letting agency, on which the pictures of kitchens and bathrooms take ages to appear.',
  'broken-hacked-site':
    'WP redirecting to casino spam, malware in wp-content, clean + harden, Google blacklist review, backups 2 wks old / Reparar la web de nuestra panadería, que desde ayer solo muestra una página en blanco y no deja pedir roscones.',
  'booking-payment-integration':
    'Reserva online + Stripe/Bizum, WordPress, 4 salas, señal 30 %, calendario Google, recordatorio SMS / Add online booking with card payment to the website of our kayak hire, so that boats are reserved by the hour.',
  'web-application':
    'React + FastAPI, multi-tenant, 5 roles, invoicing + calendar, SSO, MVP 12 weeks, wireframes supplied / Développer une plateforme en ligne où les éleveurs suivent leurs troupeaux, échangent des taureaux et impriment les papiers.',
  'speech-personal':
    'Discours de mariage, père de la mariée, 6 min, humour léger, 8 anecdotes fournies, dimanche / Write a ten-minute wedding speech after a phone call with me; the groom repairs lifts and the bride keeps goats.',
  'book-writing':
    'Ghostwriting, memoir, 60k words, 12 x 90 min interviews, outline approval, NDA, 9 months, EN / Das Leben meines Vaters, der vierzig Jahre Orgeln gebaut hat, nach Gesprächen mit ihm als Buch aufschreiben.',
  'product-texts':
    "120 Produktbeschreibungen Outdoor, je 80-100 Wörter, Bulletpoints, SEO-Keyword je Artikel, Datenblätter liegen vor / Write eighty short texts for the lamps in our shop, each about sixty words, from the electrician's data sheets.",
  'grant-writing-job':
    'Erasmus+ KA2, €250k, 4 partners, work packages, budget table, Gantt, deadline 5 March 12:00 CET / Redactar la solicitud a la fundación para que nos financie una cocina y un huerto en el centro de mayores.',
  'letter-writing':
    'Carta reclamación aseguradora, 1 página, tono firme, datos y póliza adjuntos, burofax, hoy / Write a friendly letter to all the people in our stairwell announcing that the plumber will turn the water off for two days.',
  'script-work':
    'Screenplay short, 12 pp, Final Draft, two actors, one location, logline + 2nd draft, dark comedy / Écrire une pièce de vingt minutes pour la fête des menuisiers, drôle, avec cinq rôles et une scie qui disparaît.',
  'annual-report-text':
    'Rapport annuel 48 p., ESG + chiffres clés, 6 entretiens direction, rédaction + relecture, maquette à part / Write a white paper of fifteen pages on why old bridges rust, for the engineers who buy our coatings.',
  'transcribe-job':
    'Interview audio, 7 files, 310 min, 2 speakers, intelligent verbatim, timestamps 5 min, British English, Word / Die Tonaufnahmen aus zwölf Gesprächen mit alten Bergleuten abtippen, auch wenn manche im Dialekt reden und im Hintergrund Maschinen laufen.',
  'translation-check':
    'Revision EN>DE nach ISO 17100, 9.000 Wörter, medizinisch, bilinguale Datei, Fehlerliste, Rechnung je 1.000 Wörter / Compare the French version of our chainsaw instructions with the English and correct what a machine has got wrong.',
  'book-translation':
    'Novel ES>EN, 84k words, literary, sample 1,500 words, publisher contract, style sheet, 7 months / Traducir del noruego al español un libro sobre cómo apilar leña y construir una sauna, unas doscientas páginas.',
  'appointment-interpreting':
    'Intérprete árabe, cita hospital, 1 h, consulta oncología, martes 9:30, presencial, confidencial / Come with my Ukrainian neighbour to the registry office and interpret; she wants to open a nail studio.',
  'laundry-repair':
    'Miele W1, F11 drain fault, pump blocked, 9 yrs old, first floor, model plate photo, call-out today / Réparer notre lave-linge qui ne vidange plus, alors que les bleus de travail du garage attendent depuis lundi.',
  'dishwasher-repair-work':
    'Lave-vaisselle Bosch E15, eau dans le bac, flotteur, pompe de cyclage, encastrable, Lyon 3e / Mend the dishwasher in our staff kitchen, which leaves the cups dirty since a tiler was washing his buckets in it.',
  'cold-appliance-repair':
    'Liebherr fridge-freezer, freezer -18 ok, fridge 14C, evaporator iced, fan noisy, no-frost, 2017 / Den Kühlschrank im Pausenraum unserer Tischlerei reparieren, der seit gestern warm ist und tropft.',
  'cooking-appliance-repair':
    'Induktionsfeld Siemens, Zone vorn links tot, Fehler E0, Elektronik, 5 Jahre, Einbau über Backofen / Repair my oven, which no longer heats from below, just when I have promised a wedding cake for Saturday.',
  'small-appliance-electronics':
    'DeLonghi bean-to-cup, no pressure, grinder ok, leaks at brew group, descaled, ECAM 350, bring-in / Arreglar el televisor del bar, que tiene sonido pero no imagen, antes del partido que vienen a ver los albañiles.',
  'appliance-connection':
    'Instalación lavavajillas integrable 60 cm, toma agua y desagüe existentes, panel 5 kg, retirar viejo / Connect my new washing machine and dryer in the cellar, stacked, next to the model railway that must stay dry.',
  'ar-app':
    "WebAR furniture preview, 40 GLB models, 8th Wall or model-viewer, plane detection, iOS + Android, no install / Faire une application qui montre sur le téléphone notre abbaye en ruine telle qu'elle était, moines et jardins compris.",
  'vr-app':
    'Application VR Quest 3, Unity, visite usine, 3 scènes, 72 fps, interactions mains, multi 4 joueurs / Develop a program for VR headsets in which future tenants walk through our flats and change tiles and kitchen fronts.',
  'xr-training-course':
    'VR training, lockout-tagout, 20 min, branching, scoring xAPI, Quest fleet 12, storyboard + SME supplied / Eine Übung mit VR-Brille bauen, in der Feuerwehrleute das Aufschneiden eines Unfallwagens gefahrlos trainieren.',
  'ar-remote-support':
    'RealWear-Brillen 6 Stück, TeamViewer Frontline, Service weltweit, Annotation, MDM, Pilot 2 Standorte / Set up smart glasses so that our fitter on the roof can show the fault in the ventilation to the expert at headquarters.',
  'ar-filter-360':
    'Matterport tour, 480 m2 hotel, 12 rooms, info tags, embed, Google Street View publish, floor plan add-on / Crear un filtro de Instagram que ponga a la gente el gorro de cocinero y el bigote de nuestra pizzería.',
  'floor-plan':
    'Levantamiento piso 92 m2, planta acotada 1:50, DWG + PDF, láser, alturas, para inmobiliaria / Measure our old vicarage and draw the floor plans of three storeys, the crooked cellar with the boiler included.',
  'permit-drawings':
    'Planning application, single-storey rear extension 4 x 6 m, drawings 1:100, block plan, D&A statement, submission / Dessiner et déposer le permis de construire pour un abri à chevaux de 60 mètres carrés derrière notre maison.',
  'interior-concept':
    'Concept déco cabinet ostéo 70 m2, planche matières, plan mobilier, éclairage, liste achats, 25 k€ / Think out how our wool shop should look inside, with colours, shelves, light and a corner for knitting courses.',
  'kitchen-bath-planning':
    'Kitchen plan 3.4 x 2.8 m, U-shape, elevations, appliance list, sockets + water positions, 2 variants, VR view / Ein kleines Bad unter der Dachschräge planen, in dem auch die Waschmaschine und das Terrarium meiner Schildkröte Platz finden.',
  'architecture-visual':
    'Visualisierung MFH, 3 Außen, 2 Innen, 4K, Archicad-Modell, Abendstimmung, Staffage, Korrekturschleife / Show in lifelike pictures how our planned barn with its brewery and beer garden will look from the road.',
  'structure-cost':
    'Structural calcs, steel beam 4.8 m, load-bearing wall removal, foundations check, building control submission, cost estimate / Calcular la estructura y el presupuesto del nuevo establo para sesenta vacas y vigilar la obra.',
  'house-survey':
    'Inspección previa compra, chalet 1968, humedades, cubierta, instalaciones, informe fotos, visita jueves, Girona / Look over a terraced house with me before I buy it, since the beautician who sells it has papered over every crack.',
  'model-from-sketch':
    "STEP from hand sketch, bracket 120 x 60, 3 holes M6, sheet 2 mm, SolidWorks, tolerances noted / Modéliser en 3D la poignée de ma valise d'accordéon d'après une photo et mes mesures au pied à coulisse.",
  'print-stl':
    'Impression PETG, 25 pcs, STL fourni, 0,2 mm, remplissage 40 %, noir, inserts M3, envoi / Print twelve biscuit cutters in the shape of our church tower from the file I have, in food-safe plastic.',
  'technical-drawings':
    'DWG from 14 paper drawings A1, 2D AutoCAD, layers, title block, GD&T kept, scans 400 dpi / Normgerechte Fertigungszeichnungen für die Teile unserer Nudelmaschine erstellen, damit ein Dreher sie herstellen kann.',
  'product-render':
    '8 Produktrenderings Armatur, KeyShot, Chrom + Schwarz matt, Weiß + Badszene, STEP, 4K, Alpha / Make photo-like pictures of our new pushchair from the design files, by a lake and on a city bus.',
  'product-development':
    'Concept to pre-series, handheld pump, IP67, injection-moulded, BOM < €14, 5 prototypes, 8 months / Desarrollar mi idea de una colmena plegable, desde el primer boceto hasta que un taller pueda fabricar quinientas.',
  'scan-to-cad':
    "Escaneo 3D carenado moto, 0,1 mm, ingeniería inversa, superficie clase A, STEP + malla OBJ / Scan the carved angel from our church in 3D, so that the joiner's machine can mill a copy for the school.",
  'lamp-hanging':
    '5 pendants + 1 ceiling fan, concrete ceiling 2.7 m, wiring present, fittings on site, ladder needed / Accrocher trois lampes au plafond de mon salon de massage et brancher le ventilateur au-dessus de la table.',
  'light-trouble':
    'Variateur LED bourdonne, scintillement salon, 6 spots GU10, va-et-vient, remplacement variateur compatible / Mend the flickering light in my sewing room, which goes dark by itself whenever I press the iron on.',
  'smoke-alarm-fit':
    '7 smoke + 1 heat + CO, interlinked radio, 10-yr battery, BS 5839-6 LD2, terraced house, certificate / In unserer Ferienwohnung Rauchmelder anbringen, dazu einen Melder für Gas neben der Therme und dem Kaminofen.',
  'outbuilding-supply':
    'Erdkabel NYY-J 5x6, 25 m, Gartenhaus, UV mit FI, 2 Steckdosen, Außenlicht, Graben bauseits / Bring electricity to my workshop at the bottom of the garden, where I want to turn bowls and fire clay.',
  'backup-power':
    'Transfer switch, 8 kVA diesel genset, single phase, farm, essential circuits board, earthing, test run / Instalar un sistema para que, si se va la luz, sigan funcionando las incubadoras de pollitos y la bomba del pozo.',
  'solar-fault':
    "Inversor Fronius error 475, string 2 a cero, aislamiento, 6,2 kWp, 2019, producción -45 % / Find out why the panels on our stable roof have fed in half of last summer's power since the swallows nested there.",
  'balcony-solar':
    '800 W plug-in kit, 2 modules, balcony railing, micro-inverter, registration, existing Schuko, 3rd floor / Installer une batterie de stockage pour nos panneaux, dans le cellier où mûrissent les fromages de ma femme.',
  'charger-fault':
    "Wallbox 11 kW défaut rouge, différentiel saute, Zappi, Zoe charge ailleurs, constat + réparation / Repair the charging point in the hotel's car park, which stops after five minutes and leaves our guests stranded.",
  'electrical-check':
    'EICR, 3-bed rental, 12 circuits, TT, consumer unit 2009, remedials quoted separately, certificate within 5 days / Die Elektrik in unserer alten Mühle prüfen und ein Protokoll ausstellen, bevor dort Yogakurse stattfinden.',
  'cooker-circuit':
    'Herdanschluss 3-phasig, Kochfeld + Backofen, Herdanschlussdose vorhanden, Arbeitsplatte fertig, Messprotokoll, Samstag / Fit a three-phase socket in the barn, so that I can run the new log splitter and the plum press.',
  'doorbell-intercom':
    '2-wire intercom, 6 flats, handset flat 4 dead, door release ok, Urmet, replace or rewire / Poner un timbre nuevo en la consulta del podólogo, porque el viejo no suena y los pacientes esperan en la calle.',
  'site-power':
    'Cuadro obra 63 A, 6 tomas 16 A + 2 CEE 32 A, diferencial, boletín, 4 meses, Zaragoza / Provide electricity for our Christmas market with 18 stalls, a carousel and three mulled wine kettles on the church square.',
  'vehicle-papers':
    'Import US pickup 2018, type approval, single vehicle, headlights, COC missing, plates, towing weight entry / Immatriculer en France la remorque à cheval que nous avons achetée aux Pays-Bas, avec tous les papiers.',
  'vehicle-appraisal':
    "Expertise sinistre Golf 8, choc arrière, chiffrage, VRADE, photos, contre-expertise assurance, Nantes, sous 5 jours / Write a report on the value of my uncle's delivery van with its built-in bread oven, for the court.",
  'vehicle-conversion':
    'VW Caddy, wheelchair ramp, lowered floor, 4-point tie-down, swivel passenger seat, TÜV entry, grant quote / Unseren Kastenwagen mit Regalen und Werkbank ausbauen, damit der Heizungsmonteur alle Rohre und Fittings findet.',
  'fleet-planning':
    '45 Fahrzeuge, Elektrifizierungsfahrplan, TCO, Ladeinfrastruktur Depot, Leasingenden, Fahrprofile Telematik, 8 Wochen / Plan which of our fourteen nursing cars shall be replaced when, and draw up routes that save the carers time.',
  'vehicle-buying-advice':
    'Budget £18k, 7-seater, 15k miles/yr, ULEZ, hybrid or diesel, reliability shortlist of 4, 1 h call / Decirme qué furgoneta me conviene para llevar contrabajos y altavoces por la montaña, nueva o de segunda mano.',
  'machine-purchase-advice':
    'Torno CNC usado 2012, visita e inspección, husillo, holguras, valor mercado, 3 ofertas comparadas / Advise our joinery which edge bander to buy, compare the three offers, and say what the old one is worth.',
  'factory-layout':
    "Greenfield 4,500 m2, 3 lines, material flow, spaghetti analysis, crane bay, compressed air, 1:200 layout, spare store / Dessiner l'implantation de notre nouvelle conserverie de sardines pour que les caisses ne se croisent plus.",
  'injection-moulding-setup':
    "Moule 4 empreintes PP, bavures + retassures, Arburg 370S, réglage, cycle 22 s, Moldflow si besoin / Set the moulding machine up for our new toothbrush handles, so that no sink marks show under the dentist's logo.",
  'measurement-capability':
    'MSA type 1-3, 6 gauges, Cpk 1.33, VDA 5, tolerance stack, 50 parts, Minitab, PPAP file / Nachweisen, dass unsere Messuhren für die Orgelpfeifen genau genug sind, und einen Plan zum Kalibrieren aufstellen.',
  'cad-data-repair':
    'STEP-Import, 1.200 Flächenfehler, Baugruppe 2 GB, vereinfachen, Creo zu SolidWorks, Kollisionsprüfung / Repair the broken design files of our greenhouse, which came from another program and are full of gaps.',
  'cad-data-management':
    'SolidWorks PDM, vault structure, 30k files, numbering, templates, weldment library, macro for BOM, 12 users / Crear plantillas y una biblioteca de herrajes en CAD para nuestros dibujantes de cocinas, y ordenar los archivos.',
  'appliance-buying-advice':
    'Compra vs reparación: secadora 11 años, condensador, consumo, 3 modelos bomba de calor, < 700 € / Tell me which dishwasher suits our kindergarten kitchen, quiet and quick, and whether the old one is still worth mending.',
  'machine-restoration':
    'Pfaff 130 sewing machine, seized, motor rewiring, timing, decals kept, hand crank option, collect / Remettre en état la vieille machine à coudre Singer de ma grand-mère, qui cousait des voiles de bateau.',
  'tree-felling':
    "Abattage épicéa 22 m, démontage cordes, dessouchage, ligne téléphonique, accès 1,2 m, évacuation / Take down the old cherry tree between our house and the neighbour's conservatory, with its roots, before the glazier comes.",
  'lawn-laying':
    'Rollrasen 180 m2, topsoil 8 cm, rotavate, level, lay, roll, first feed, access via side gate 1 m / Auf unserer Dachterrasse Kunstrasen verlegen, rund 40 Quadratmeter, auch unter dem Liegestuhl und der Sauna.',
  'garden-building':
    "Doppelcarport 6 x 5 m, Leimholz, Punktfundamente, Trapezblech, Aufbau + Statik, Geräteraum hinten / Build a pergola over the seats outside our café, strong enough for vines and for the electrician's lamps.",
  'garden-drains':
    'French drain 22 m, clay, 110 perforated, geotextile, 20 mm gravel, soakaway 2 m3, falls surveyed / Conseguir que el agua de lluvia deje de encharcar el jardín donde damos clase de yoga, con zanjas o tubos.',
  'robot-mower':
    'Husqvarna 430X, cable perimetral cortado, 600 m2, buscar rotura, empalme gel, cuchillas, actualización / Get our robot lawn mower going on the campsite lawn again, which drives in circles since the electricians dug a trench.',
  'pest-control-visit':
    'Rats, bakery rear yard, bait stations x8, proofing, monitoring 3 visits, HACCP log, discreet / Éliminer le nid de frelons sous le toit de notre école de musique avant la rentrée.',
  'pool-service':
    'Piscine 8x4 verte, pompe HS, filtre sable, choc chlore, hivernage, électrolyseur T-cell, Aix / Clear the water of our garden pond, mend its pump, and look after the carp while we sail for a month.',
  'pool-build':
    'In-ground pool 9 x 4 x 1.5, liner, heat pump, cover, excavation incl., access 2.5 m, sandy soil / Einen Schwimmteich von 60 Quadratmetern anlegen, mit Holzsteg, auf dem mein Mann seine Kanus abstellen kann.',
  'fence-build':
    "Doppelstabmatte 45 m, H 1,60, Tor 3 m + Pforte, anthrazit, Punktfundamente, alter Jägerzaun weg / Put up a wooden fence with a gate round our kindergarten's vegetable plot, so that the baker's dog stays out.",
  'raised-beds':
    '4 raised beds 200 x 90 x 80, larch, membrane, vole mesh, fill layers, 6 m3 compost delivered / Construir y llenar tres bancales altos en el patio del hospital para que los pacientes en silla de ruedas cultiven tomates.',
  'irrigation-repair':
    'Electroválvula zona 3 no cierra, Rain Bird, goteo roto, programador nuevo, césped 250 m2, fuga / Mend the watering of our bowling green, on which two sprinklers stay dry since the fibre company dug the path up.',
  'winter-service':
    "Snow clearing, 220 m2 yard + pavement 40 m, from 6:00, grit, Nov-Mar, on call, log for insurer / Déneiger et saler chaque matin d'hiver les abords de notre cabinet dentaire avant l'arrivée des patients.",
  'paving-mend':
    "Pavés affaissés 15 m2, allée garage, dépose, lit de sable 4/6, compactage, joints polymère, bordure / Relay the sunken slabs in front of the hairdresser's shop, on which an old customer nearly fell last week.",
  'garden-plan':
    'Planting plan 350 m2, dry shade + sunny border, perennials, 1:50, plant list with quantities, planting incl., budget £6k / Den Garten um unser neues Pflegeheim entwerfen und bepflanzen, mit Duftbeeten, Bänken und einem Weg für Rollatoren.',
  'garden-upkeep':
    'Hecke 30 m, Liguster, beidseitig schneiden, Schnittgut abfahren / Bring our overgrown garden back into shape before the wedding, from brambles to roses, the lawn for the marquee included.',
  'terrace-fence':
    'Patio 28 m2, porcelain 60x60x2, sub-base 150, full mortar bed, fall 1:80, step, skip incl. / Construir una terraza de madera de unos treinta metros delante de la cafetería, con sitio para el horno de leña.',
  'irrigation-pool':
    'Goteo 12 macetones + aspersores 180 m2, programador wifi, 4 sectores, toma 3/4, presión 3 bar / Set up automatic watering for the flower tubs of our hotel, so that the porters no longer carry cans.',
  'pest-plant-health':
    'Box moth, 24 m hedge, caterpillars + bare patches, Bt spray, two visits, pheromone traps, advice / Soigner les rosiers du cloître, couverts de taches noires, sans produit dangereux pour les abeilles des sœurs.',
  'tree-assessment':
    'Diagnostic phytosanitaire platane 120 cm Ø, VTA, résistographe, cavité, cible parking, rapport pour mairie / Judge in writing whether the big beech beside our nursery school is safe, or whether it might fall on the sandpit.',
  'green-roof':
    'Extensive sedum roof 85 m2, 80 mm substrate, root barrier, gravel margin, load 110 kg/m2, hoist / Auf dem Flachdach unserer Druckerei eine Wildblumenwiese anlegen, damit es im Sommer im Papierlager kühler bleibt.',
  'grave-care':
    "Grabpflege Doppelgrab, Wechselbepflanzung Frühjahr, Sommer, Herbst, gießen, Stein reinigen, Friedhof Ohlsdorf, Jahrespreis / Look after my grandparents' grave all year, plant and water it, since I work on a ship and am seldom home.",
  'invasive-plants':
    'Japanese knotweed, 40 m2, stem injection, 3 seasons, management plan, insurance-backed guarantee, mortgage lender / Acabar con el bambú del vecino que levanta el suelo de nuestro garaje y poner una barrera contra las raíces.',
  'playground-sauna-build':
    'Inspección parque infantil EN 1176, 9 juegos, suelo caucho, informe riesgos, guardería municipal, anual / Build a sauna hut with a wood stove by our lake, for eight people, beside the jetty of the sailing school.',
  'slope-terracing':
    'Gabion retaining wall 18 x 1.6 m, slope 35%, drainage behind, L-units alternative, mini digger access / Faire des terrasses en pierre sèche dans mon terrain en pente pour y planter de la vigne et poser des ruches.',
  'loft-work':
    'Escalier escamotable 120x60, trémie à créer, plancher OSB 22 mm 35 m2 combles, isolant conservé / Convert the empty loft over our bakery into two bedrooms and a shower room, with dormers and proper stairs.',
  'kitchen-renewal':
    '14 doors + 5 drawers reface, matt green, soft-close hinges, new worktop 4.2 m, carcasses stay / Die alten Küchenfronten in unserem Vereinsheim erneuern und zwei Schränke kürzen, damit der neue Zapfhahn daneben passt.',
  'stairs-glass-build':
    "Stahlwangentreppe, 15 Steigungen, Eichenstufen, Glasgeländer, Geschosshöhe 2,78, Aufmaß + Montage / Build a glass partition with a sliding door into our notary's office, so that clients on the telephone cannot be overheard.",
  'timber-balcony-repair':
    'Joist ends rotten, 5 no., ground floor Victorian, wet rot, splice or resin, sub-floor vents, treatment / Reparar el balcón que gotea sobre el escaparate de la zapatería, con la impermeabilización y las baldosas nuevas.',
  'building-code-check':
    'Comprobación CTE SI + accesibilidad, local 340 m2, aforo, recorridos evacuación, academia, informe previo licencia / Check whether our old cinema meets the rules on fire escapes and wheelchair access before we open it as a dance hall.',
  'house-design':
    "Feasibility + concept, 160 m2 passive house, sloping plot, 3 options, massing, stage 0-2, sun study / Concevoir un atelier de sculpture avec logement sur notre terrain, en bois et lumineux, du premier croquis à l'avant-projet.",
  'building-quote-check':
    "Contrôle 4 devis ravalement, postes manquants, prix m2, planning, situation n°3, avis écrit sous 5 jours / Go through the roofer's bill and the builder's schedule for me, and say whether the prices and hours are fair.",
  'home-staging':
    'Home staging, vacant 3-bed, furniture hire 8 weeks, photos ready day 2, soft neutrals, £2.5k / Das Haus meiner verstorbenen Tante für den Verkauf schön herrichten, samt dem Zimmer, in dem sie Puppen nähte.',
  'boiler-replace':
    "Gas-Brennwert 20 kW statt Atmosphärisch 1994, 160 l Speicher, Kamineinzug PP, hydraulischer Abgleich, EFH / Replace the thirty-year-old heating in our vicarage, where the organist's fingers freeze, by something with pellets.",
  'boiler-service':
    'Worcester 30i annual service, Gas Safe, flue check, benchmark, landlord CP12, 2 flats same day / Hacer la revisión anual de la caldera de nuestra escuela de cerámica antes de que empiecen los cursos.',
  'radiator-trouble':
    'Radiadores fríos planta 2, purgar, llaves atascadas, ruido bomba, equilibrado, 9 elementos, presión 0,8 / Get the two cold radiators in my piano room warm and silence the third, which knocks during lessons.',
  'stove-chimney':
    "5 kW log burner, flexi liner 316, 8 m, register plate, slate hearth, HETAS cert, scaffold if needed / Ramoner le conduit de notre gîte et réparer le poêle dont la vitre s'est cassée pendant un mariage.",
  'floor-heating':
    "Plancher chauffant hydraulique 95 m2, dalles à plots, tube 16, 8 boucles, collecteur, chape liquide / Mend the warm floor in our practice for babies' swimming, where the changing room has stayed cold since the tiler drilled.",
  'ventilation-work':
    'MVHR fault, filters, 180 m3/h, ducts noisy, commissioning, kitchen hood recirculating to extract, core drill 125 / In der Küche unserer Grillhütte eine Dunstabzugshaube mit Rohr nach draußen einbauen, die auch beim Räuchern reicht.',
  'cooling-plant':
    'Kühlzelle 3x4 m, Verdichter taktet, R449A, Verdampfer vereist, Soll +2, Metzgerei, Notdienst / Install a cold room for cut flowers behind our shop, four by three metres, with a door the trolleys fit through.',
  'heat-pump-fault':
    'Vaillant aroTHERM, F.718 fan, outdoor unit iced, flow 28C, heating element on, 2021, warranty unclear / Reparar la bomba de calor de nuestra guardería, que desde anoche solo echa aire frío y da error.',
  'ac-fault':
    'Split Daikin 3,5 kW no enfría, U4, carga R32, fuga, limpieza filtros, 3 unidades oficina / Service the air conditioner in my hat shop, which drips on the felt and smells of mould.',
  'energy-advice':
    "Thermography + heat loss calc, 1930s semi, retrofit roadmap, blower door, grants, 2 visits, report 15 pp / Nous conseiller sur ce qu'il faut isoler d'abord dans notre moulin, où nous tournons aussi de la poterie.",
  'thermostat-fit':
    'Thermostat filaire HS, remplacement connecté Netatmo, chaudière Saunier Duval, 1 zone, paramétrage, 1 h / Swap the broken room thermostat in my yoga studio for one that knows when the classes are.',
  'kitchen-fit':
    'Howdens rigid, 11 units + tall larder, quartz template booked, 2nd fix appliances, 3 days, units on site / Unsere bei Ikea gekaufte Küche aufbauen und einpassen, samt Ausschnitt für das Becken, in der Wohnung über der Apotheke.',
  'partition-wall':
    'Trockenbau 14 m2, CW75, doppelt beplankt GKB, Mineralwolle, Tür 86, Q2, Büro 2. OG / Put a wall of plasterboard across our big office, so that the hearing aid tests have a room to themselves.',
  'facade-paint':
    'Render repair + silicone paint, 210 m2, two coats, scaffold, hairline cracks, RAL 9001, listed neighbour / Pintar la fachada de la librería, con los dos pisos de arriba y el letrero antiguo que hay que respetar.',
  'outdoor-wood-paint':
    'Lasur 26 m valla + 8 contraventanas, lijado, 2 manos, teca, material incluido, chalet sierra / Oil the deck and the garden shed of our tea room before the season, after sanding off the grey.',
  'masonry-work':
    'Blockwork wall 12 m x 1.8, 215 mm, strip footing, piers 2.4 c/c, coping, sand + cement by us / Monter un muret en briques autour de la terrasse du restaurant et refaire les joints du vieux four à pain.',
  'built-in-furniture':
    'Placard sous pente 3,2 m, mélaminé chêne, 4 portes coulissantes, caissons, prise de cotes + pose / Make a bookcase to measure for my room with sloping walls, deep enough for scores and for the cello case.',
  'upholstery-work':
    'Chesterfield 3-seater, re-web, new springs, fire-retardant foam, 14 m fabric supplied, legs re-polish, collect / Die acht Sitzbänke unserer Pizzeria neu beziehen und polstern, in einem Stoff, der Tomatensoße aushält.',
  'flat-roof':
    'Flachdach 65 m2, Bitumen 2-lagig, Gefälledämmung 160, Attika, Lichtkuppel, Altaufbau runter, Abnahme / Renew the tiled roof of our parish hall completely, with battens, felt and gutters, before the organ is moved in.',
  'demolition-work':
    'Strip-out shop 140 m2, ceilings, partitions, tiles, asbestos survey done, 3 skips, night work, Soft strip only / Derribar el viejo gallinero y el cobertizo de chapa y llevarse los escombros, para que quepa la piscina.',
  'garage-door':
    "Puerta seccional 2,40 x 2,10, muelle roto, motor Hörmann, mandos x2, fotocélula, Sevilla / Mend the sliding gate of our vet's yard, whose drive groans and stops halfway when the ambulance for horses comes.",
  'skim-walls':
    "Skim 3 rooms, ~95 m2 walls + ceilings, Artex over-board one ceiling, PVA, beads, paint-ready / Enduire et lisser les murs de mon futur cabinet d'ostéopathe, 80 mètres carrés, prêts à peindre.",
  'roof-clean':
    'Démoussage toiture 160 m2, tuiles béton, anti-mousse + hydrofuge incolore, nacelle, gouttières, Brest / Free the roof of our riding hall from moss and lichen, and treat it so that it stays clean.',
  'home-renovation':
    'Full refurb, 2-bed flat 68 m2, rewire, re-plumb, kitchen, bath, floors, 10 weeks, one contractor, drawings ready / Das Reihenhaus meiner Großeltern von Grund auf renovieren, samt Strom, Bad und der Kellerbar mit dem Zapfhahn.',
  'doors-windows':
    "6 Innentüren, Röhrenspan, Weißlack, CPL-Zarge 145, DIN links 3x, Altzargen raus, Entsorgung / Hang a new front door in our doctor's house, burglar-proof and with a slot wide enough for medical journals.",
  'assemble-mount':
    'PAX x3, bed with drawers, desk; 4-5 h, 2nd floor, tools yours, packaging away, Saturday / Montar las estanterías y las mesas de nuestra tienda de juguetes y colgar un par de cosas pequeñas.',
  'roof-repair':
    'Gotera lima hoya, 12 tejas rotas, babero chimenea zinc, 2 plantas, línea de vida, urgente lluvias / Replace the slates that the storm tore off our bakery and stop the rain dripping into the flour store.',
  'damp-mould':
    'Mould, north bedroom, RH 72%, cold bridge, biocide + breathable paint, dehumidifier hire, cause report for landlord / Assécher la cave voûtée où vieillissent nos fromages de chèvre et enlever la mauvaise moisissure des murs.',
  insulate:
    'Soufflage ouate 30 cm, combles perdus 90 m2, R=7, pare-vapeur, trappe isolée, CEE, Angers / Insulate the cellar ceiling under our music room, so that the floor is no longer cold while we play.',
  'locksmith-job':
    'Euro cylinder 35/45, anti-snap, keyed alike x3, PVC door, 5 keys, multipoint check / An der Tür unserer Goldschmiede ein besseres Schloss mit Mehrfachverriegelung einbauen, weil der Versicherer es verlangt.',
  'window-replacement':
    '9 Kunststofffenster 3-fach, Ug 0,5, RAL-Montage, Rollladenkasten dämmen, weiß innen, anthrazit außen, Förderung / Replace the draughty windows of our violin workshop by double-glazed ones of wood, in keeping with the old town.',
  'woodwork-repair':
    'Staircase, 2 treads split, 5 spindles missing, handrail loose, pine, glue + pin, stain match / Arreglar la barandilla de madera y dos escalones del hostal, que crujen y despiertan a los peregrinos.',
  'wall-hanging':
    'Colgar TV 65", espejo 25 kg, 3 estantes, 4 barras cortina, pladur + hormigón, 2 h / Hang twelve framed photographs and a heavy mirror in my hair salon, in line, on the old stone wall.',
  'grab-bars':
    "2 grab rails, wet room, stair rail second side, threshold ramp 60 mm, raised WC seat, OT report / Aménager la salle de bains de ma mère, ancienne couturière, avec des barres et un siège pour qu'elle ne tombe plus.",
  'door-easing':
    '3 portes qui frottent, raboter 5 mm, paumelles à graisser, gâche à régler, parquet neuf / Plane the door of my dark room, which sticks since the carpet was laid and lets light through when forced.',
  'draughty-windows':
    '7 sash windows, draught-proof brush seals, cords, parting beads, rattling, secondary glazing price option / Die zugigen alten Fenster unserer Musikschule abdichten, damit die Klavierschüler im Winter keine kalten Finger bekommen.',
  'gutter-clean':
    'Dachrinne 32 m, Laub raus, Fallrohr verstopft, Laubgitter, 7 m Traufe, Steiger, November / Clean out and mend the gutters of our beekeeping museum, which spill over on the visitors at the door.',
  'locked-out':
    'Locked out, UPVC door, key inside, no damage, ID at hand, Bristol BS3, tonight, fixed price / Abrirme la puerta de la peluquería, que se ha cerrado de golpe con las llaves y una clienta con el tinte dentro.',
  'house-moving':
    'Mudanza 3º sin ascensor a 1º, 28 m3, piano no, 35 cajas, desmontaje armarios, 40 km / Move our tax office with eight desks, a safe and two hundred binders to the next street over a weekend.',
  'home-cleaning':
    "End-of-tenancy, 2 bed, oven + carpets excl., inventory standard, keys at agent, Friday by 15:00 / Nettoyer deux fois par semaine notre cabinet d'avocats, trois bureaux et une salle d'attente avec aquarium.",
  'window-wash':
    'Vitrerie bureaux, 48 châssis, int. + ext., R+2, perche eau pure, trimestriel, cadres inclus / Clean the glass of our greenhouse and the shop front inside and out before the orchid show.',
  'roof-window':
    'Velux GGL MK06 replace, flashing EDW, blind to suit, condensation damage, plasterboard reveal, access inside / Über meinem Maleratelier ein großes Dachflächenfenster nach Norden einbauen, damit ich auch im Winter gutes Licht habe.',
  'insect-screens':
    "Fliegengitter 6 Spannrahmen + 1 Pendeltür, Aluminium weiß, Transpatec, Aufmaß vor Ort, ohne Bohren / Make and fit fly screens for the windows of our butcher's kitchen, as the food inspector wants them by June.",
  'carry-heavy':
    'Upright piano, 210 kg, 1st floor to ground, 14 steps, one turn, 3 men, straps, same street / Subir una estufa de hierro fundido de 180 kilos al segundo piso, donde el deshollinador la conectará el jueves.',
  'textile-cleaning':
    "Sofá 3 plazas + chaise, 2 colchones 150, inyección-extracción, mancha vino, orina gato, a domicilio / Clean the carpet in our dance school's foyer and the two sofas on which the mothers wait with their coffee.",
  'paint-rooms':
    '3 rooms, 120 m2 walls, matt white 2 coats, ceilings, filler minor, furniture centre, no woodwork / Peindre les murs et les plafonds de notre auto-école, deux salles et un couloir, en blanc et vert pâle.',
  'wall-repair':
    "Fissure plafond 3 m, trous chevilles, placo enfoncé 40x40, bande calicot, enduit, raccord peinture / Mend the hole in our surgery's wall, where the workmen tore out the old X-ray machine and left bare brick.",
  'lay-floor':
    'LVT click 62 m2, remove carpet, ply 6 mm, thresholds x5, undercut doors, skirting off/on / In unserem Ballettraum einen federnden Holzboden verlegen, 80 Quadratmeter, ohne dass die Spiegelwand abgebaut wird.',
  'tile-work':
    "Bad 7 m2 Boden + 22 m2 Wand, 60x120, Verbundabdichtung, Nische, Gehrung, Fliesen vorhanden / Tile the floor and walls of our new butcher's kitchen, about fifty square metres, non-slip and with coving.",
  'tile-mend':
    '4 cracked floor tiles, spares available, regrout shower 5 m2, silicone renew, hollow spot, half day / Rejuntar la ducha del vestuario de nuestro club de lucha y cambiar las tres baldosas que saltaron.',
  'sand-floor':
    "Lijado parquet roble 54 m2, 3 pasadas, masillar, barniz agua mate 2 capas, rodapié protegido, vacío / Sand and oil the old boards in our reading room, and replace the three that the piano's castors broke.",
  'wall-removal':
    "Knock-through kitchen-diner, 3.6 m, load-bearing, steel sized by engineer, acrows, padstones, make good, building control / Ouvrir un passage dans le mur entre la boutique et l'atelier de reliure, assez large pour la massicoteuse.",
  'house-extension':
    "Extension ossature bois 24 m2, toit plat, baie 4 m, dalle, hors d'air, permis obtenu, Vannes / Turn our attached garage into a treatment room for my physiotherapy patients, insulated, with a window, heating and a basin.",
  'play-equipment':
    'Trampoline 4.3 m in-ground kit + swing set, assemble, ground anchors, levelling, parts complete, 1 day / Den gelieferten Spielturm im Hof unserer Zahnarztpraxis aufbauen und sicher im Boden verankern.',
  'lawn-care':
    "Rasen 400 m2 vertikutieren, nachsäen, Startdünger, Moos raus, alle 10 Tage mähen, April bis Oktober / Mow the grass round our chapel every other week, and keep the cuttings away from the graves and the organ builder's van.",
  'planting-job':
    '35 hedging hornbeam bare-root, 6 standard apples, stakes + guards, mulch, plants on site, loam, November / Plantar en las jardineras del hotel los geranios y las lavandas que ya hemos comprado, unas cuarenta macetas.',
  'property-valuation':
    'Tasación piso 78 m2, fin herencia, método comparación, ECO opcional, nota simple, visita esta semana, Bilbao / Say in writing what our house with its joinery and paddock is worth today, because my brother and I are sharing it.',
  'energy-certificate':
    "EPC, 2-bed flat, 1985, storage heaters, sale, 48 h, floor plan available, landlord exempt check / Établir le DPE de la petite maison où j'avais mon salon d'esthétique, pour pouvoir la louer en juin.",
  'piano-tuning-work':
    'Accord piano quart de queue Yamaha G2, 440 Hz, non accordé 4 ans, 2 touches dures, étrier à régler / Tune the upright in our village pub before the wedding, and see why one key sticks since beer ran in.',
  'instrument-mending':
    'Alto sax, pads leaking low Bb, bent neck, key G# sticky, cork, play-test, Yamaha YAS-280 / Meine Geige wieder spielbar machen, deren Steg umgefallen und Decke gerissen ist, als der Umzugswagen bremste.',
  'compressor-repair':
    'Schraubenverdichter Kaeser SM12, Öltemperatur-Abschaltung, 11 kW, 8.400 h, Kältetrockner mitprüfen, Produktion steht / Get the compressor in our tyre shop to reach its pressure again, since the wheel guns have no force.',
  'conveyor-repair':
    'Flow-wrapper sealing jaw misaligned, belt drifting, 40 ppm, photo cell fault, Ilapak, site visit, spares list / Arreglar la cinta que lleva las naranjas a la caja, que se para cada media hora en plena cosecha.',
  'hydraulic-repair':
    'Cilindro retro JCB 3CX, fuga retén, vástago rayado, kit juntas, cromado si procede, en obra / Mend the hydraulic press with which we squeeze our apples, whose ram creeps down by itself and loses oil.',
  'forklift-repair':
    'Linde H25 LPG, mast chain slack, tilt drift, LOLER due, no start hot, 6,200 h, yard visit / Dépanner le monte-charge de notre hôtel, qui reste bloqué au sous-sol avec tout le linge propre.',
  'farm-machine':
    'Moissonneuse Claas Lexion, batteur bruyant, courroie, capteur pertes, récolte sous 8 jours, atelier mobile / Repair our vineyard tractor, whose gearbox jumps out of third on the slope, before the grapes have to come in.',
  'workshop-machine':
    'CO2 laser 100 W, power drop, mirrors, tube 3 yrs, Ruida controller, alignment, chiller alarm, on site / Die Formatkreissäge unserer Instrumentenbauer richten, die nicht mehr im rechten Winkel schneidet und stark vibriert.',
  'metal-fabrication':
    'Edelstahlgeländer V2A, 6,4 lfm, Füllstäbe 12 mm, geschliffen K240, Montage seitlich Beton, Aufmaß / Make a steel frame and a spit for our lamb roast, four metres long, that can be taken apart for the van.',
  'scada-dashboard':
    'OPC UA from 6 S7-1500, Ignition, OEE per line, alarms, trends 12 months, 2 wall screens / Mostrar en una pantalla de la oficina las temperaturas y los caudales de nuestras cubas de cerveza.',
  'drive-setup':
    'Variador Sinamics G120 15 kW, puesta en marcha, PID presión, cuadro IP54, esquema EPLAN, rampa, freno / Build a control cabinet for the fountain in the spa gardens, with drives for five pumps and the coloured lights.',
  'machine-move':
    'Relocate 5-axis mill, 14 t, 8 km, crane + skates, disconnect/reconnect, level, geometry check, weekend / Transporter et réinstaller notre vieille presse typographique de deux tonnes du garage à la nouvelle librairie.',
  'metal-mend':
    'Soudure portail alu fissuré, 2 gonds, TIG sur place, 4 mm, ébavurage, peinture par nos soins / Weld the broken frame of my market barrow, from which I sell roast chestnuts, so that it carries the stove again.',
  'production-improve':
    'SMED line 3, changeover 95 to 40 min, OEE 58%, VSM, 5 days gemba, action list + kata / In unserer Großbäckerei die Ausbringung der Brötchenlinie steigern, ohne dass die Leute noch hektischer arbeiten müssen.',
  'machine-fault':
    'Abfüllanlage steht, Störung Servo Achse 4, Not-Halt quittiert nicht, Krones, Nachtschicht, sofort vor Ort / Find out why the envelope machine in our print shop stops every few minutes, and get it running before the election letters.',
  'plc-project':
    'TIA Portal V18, S7-1500, batch mixer, 64 I/O, HMI 12", recipes, FAT/SAT, E-plan supplied / Programar el control de nuestra almazara nueva, desde la tolva hasta el decantador, con pantalla para el encargado.',
  'plc-change':
    'PLC Omron CP1L en marcha, temporizador 12 s a ajustable HMI, enclavamiento extra, copia previa, parada 1 h / Change the running control of our car wash so that the rinse lasts ten seconds longer when wax was chosen.',
  'robot-cell':
    'Palletising cell, KUKA KR 120, 2 lines, 9 cases/min, gripper, safety fence, layout + cycle study, CE / Concevoir une cellule avec un robot qui range nos yaourts dans les cartons à la place de trois personnes.',
  'robot-teach':
    'ABB IRB 2600, reprogrammer trajectoire nouveau carter, 14 points, outil inchangé, RAPID, 1 jour / Teach our welding robot the path for a new garden gate, now that the jig from the blacksmith has come.',
  'cnc-job':
    '5-axis program, aluminium housing, Fusion/Heidenhain TNC640, tool list, set-up sheet, first-off, STEP supplied / Das Fräsprogramm für unsere neuen Gitarrenhälse schreiben und die Maschine für das erste Stück einrichten.',
  'preventive-maintenance':
    'Wartungsplan 35 Maschinen, Intervalle, Schmierplan, Checklisten, CMMS-Import, Kritikalität A/B/C, Ersatzteile / Set up a plan for our laundry which tells the caretaker what to oil, check and change on which machine and when.',
  'pump-motor':
    'Grundfos CR 32, seal leaking, bearing noise, 7.5 kW rewind check, laser align, spare coupling / Reparar el motor del molino con el que hacemos harina, que huele a quemado y zumba sin girar.',
  'machine-safety-file':
    'Evaluación riesgos ISO 12100, prensa modificada, PL d, expediente técnico, declaración CE, resguardos, validación / Make our home-built nut cracking line safe, with guards and stops, and write the papers for the CE mark.',
  'cnc-fault':
    "Haas VF-3, alarm 108 servo overload, Z axis, tool changer stuck, 2014, spindle ok, engineer on site / Dépanner la fraiseuse numérique de notre prothésiste dentaire, qui perd sa position au milieu d'une couronne.",
  'robot-fault':
    "Fanuc R-2000, SRVO-062 BZAL, piles codeur, remastering axes 1-6, ligne arrêtée, sauvegarde ancienne / Get the robot arm in our cheese packing going again, which has stood with error lamps since last night's power cut.",
  'spare-part':
    'Dishwasher rack wheel, snapped clip, 24 mm, sample posted, nylon print x8, heat 75C, no drawing / Das abgebrochene Zahnrad aus meiner alten Nähmaschine nachbauen und drucken, das Original liegt in zwei Teilen vor.',
  'circuit-board':
    "Platine 60 x 40, 2 Lagen, ESP32-C3, Li-Ion-Lader, KiCad, Gerber + BOM, Stückzahl 200, Schaltplanskizze da / Design a small circuit board that switches the lamps in our doll's houses and runs half a year on one battery.",
  'printer-3d-fault':
    'Prusa MK3S, stringing + layer shift Y, PETG, new belt fitted, first layer ok, PINDA, remote session / Ajustar mi impresora 3D, que desde la mudanza despega las piezas, porque debo moldes para la pastelería.',
  'cutting-files':
    'DXF corte láser, contrachapado 4 mm, caja 240x160, encaje dedo, kerf 0,15, 3 variantes, grabado logo / Make the files for our plotter to cut stencils with the names of forty sailing boats.',
  'wallpaper-hanging':
    'Strip woodchip, 1 room 46 m2, lining paper 1400, hang 9 rolls pattern repeat 64, paste-the-wall / Poser le papier peint à motif de fougères dans ma boutique de thé, deux murs de quatre mètres.',
  'glass-pane':
    "Double vitrage cassé 82x124, 4/16/4, châssis bois, prise de cotes, mastic, remplacement sur place / Replace the broken pane in the door of our bridal shop, which a boy's football went through this morning.",
  'declutter-home':
    'Declutter 2-bed flat, 3 x 4 h, wardrobe + papers + kitchen, charity run, labels, hoarding mild, discreet / Mit mir den Keller und das Nähzimmer meiner Mutter ausmisten und alles so ordnen, dass man es wiederfindet.',
  'pressure-wash':
    'Terrasse 60 m2 Betonstein, Hochdruck + Flächenreiniger, Algen, Fugensand neu, Imprägnierung, Wasser vorhanden / Wash the graffiti off the wall of our dental surgery and the green film off the car park with high pressure.',
  'land-survey':
    'Topographic survey 0.8 ha, 1:200, 0.25 m contours, trees > 150 girth, boundary pegs, DWG, OSGB36 / Averiguar con un aparato de medición por dónde pasa el lindero entre nuestro viñedo y la granja de caballos.',
  'rainwater-tank':
    'Depósito pluvial enterrado 5.000 l, filtro, bomba, rebosadero a zanja, conexión bajantes, riego huerto / Set up two big barrels under the gutter of our pottery, so that the clay can be wetted with rain.',
  'solar-thermal':
    "Solar thermal, 2 flat plates, glycol low, pump station dead, 200 l twin coil, overheating, refill + flush / Poser sur le toit du camping des capteurs qui chauffent l'eau des douches, avec un grand ballon.",
  'internet-outage':
    'Box Orange voyant rouge depuis samedi, fibre, PTO ok, redémarrage fait, télétravail, dépannage urgent / Get the internet going again in our betting shop, dead since the road workers cut something outside the door.',
  'tv-aerial':
    'Dish realign 28.2E, quad LNB, 3 rooms, weak MUX, chimney bracket, coax WF100, 2-storey / Auf dem Hausboot eine Antenne montieren, mit der wir fernsehen und ins Internet können, auch wenn der Motor läuft.',
  'rack-tidy':
    '42-HE-Schrank, 96 Ports, Patchkabel neu 0,5 m, Beschriftung, Netzplan Visio, tote Leitungen raus, abends / Bring order to the tangle of cables in the cupboard of our law firm, label everything and draw a plan.',
  'site-wifi':
    'Campsite 140 pitches, 22 outdoor APs, PtMP backhaul, captive portal, vouchers, heatmap, season starts Easter / Poner buena wifi en todas las habitaciones de nuestro balneario, incluso en la sauna y junto a la piscina.',
  'shutter-motors':
    '7 persianas manuales a motor Somfy io, cajón 16 cm, eje 60, mando centralizado, ático, toma eléctrica / Fit motors to the blinds of our picture gallery that close by themselves when the sun falls on the watercolours.',
  'voice-devices':
    "Alexa x4, Hue bulbs unreachable since router swap, re-pair, groups + routines, Matter, 1 h remote / Faire obéir de nouveau les lampes et l'enceinte parlante de mon père aveugle, ancien horloger, depuis la nouvelle box.",
  'video-doorbell-fit':
    'Sonnette vidéo Ring filaire, transfo 8-24 V, serrure connectée Nuki, porte PVC, appli 2 téléphones / Fit a doorbell with a camera at our kiln shop, since with the grinder running I never hear the courier.',
  'building-link':
    'P2P 60 GHz, office to warehouse 180 m, line of sight, 1 Gbit, mast brackets, surge, PoE / Das Internet vom Wohnhaus in die Töpferscheune bringen, 60 Meter über den Hof, per Kabel oder Funk.',
  'camera-fault':
    "NVR Hikvision, Kamera 3+5 schwarz, PoE-Port, Festplatte voll, Fernzugriff weg, Tankstelle, heute / Repair the cameras in our jeweller's shop, two of which have shown only snow since the painters were here.",
  'cable-run':
    '2x Cat6A, loft office to hub, 18 m, through cavity, RJ45 faceplates, tested, no trunking visible / Tirar un cable de red hasta el escritorio donde edito mis vídeos de cocina, sin que se vea en el salón.',
  'shutter-motor-fault':
    "Toldo motorizado 4 m, no recoge, motor Somfy gira en vacío, brazo flojo, mando ok / Mend the electric shutter of our chemist's window, which has hung crooked and stuck since the hail.",
  'home-wifi':
    "Mesh 3 nodes, 180 m2, thick walls, 500/50 VDSL, dead spot attic, IoT SSID, wired backhaul / Donner un bon wifi dans toute notre longère, jusqu'à la chambre où je donne mes cours de chant en visio.",
  'network-cabling':
    'Câblage RJ45 Cat6A, 28 prises, baie 12U, goulottes, recette Fluke, cabinet radiologie, dépose ancien / Cable our new dental practice with network sockets in every treatment room, while the plasterer still has the walls open.',
  'office-network':
    'UniFi refresh, 2 switches 48 PoE, 9 APs, firewall, 4 VLANs, guest Wi-Fi, docs, 60 users / Für unser neues Reisebüro mit vierzehn Plätzen das Netzwerk planen und aufbauen, samt Firewall und WLAN für Kunden.',
  'camera-network':
    '12 IP-Kameras, PoE, NVR 16 TB, 30 Tage, Hof + Lager, Nachtsicht 40 m, DSGVO-Beschilderung / Install six cameras round our tree nursery with a recorder, as somebody steals the olive trees at night.',
  'remote-access':
    'WireGuard site-to-site, 2 offices, 15 road warriors, NAS 2x8 TB, MFA, pfSense, fixed IPs / Hacer que nuestras costureras lleguen desde casa a los patrones guardados en el disco de la oficina.',
  'voip-phones':
    'Centralita 3CX, 18 extensiones, portabilidad 4 números, IVR, cola, softphone, teléfonos Yealink, sede única / Set up telephones for our vets, with a queue, a message at night and calls passed on to the one on duty.',
  'lightning-protection':
    "LPS inspection class III, church, earth resistance, SPD type 1+2, bonding, report BS EN 62305 / Protéger de la foudre notre colombier et les appareils de l'élevage, avec une bonne prise de terre.",
  'lighting-renewal':
    'Relamping entrepôt 2 400 m2, LED 150 W, 300 lux, Dialux, DALI, détection, nacelle, CEE / Plan and renew the light in our tennis hall, without glare for the players and without shadows at the net.',
  'electric-heaters':
    '4 infrared panels 900 W, yoga studio, ceiling mount, thermostat, separate circuit, load check, no gas / In unserer Backsteinkapelle elektrische Heizstrahler über den Bänken anbringen, damit der Chor bei Proben nicht friert.',
  'power-supply-upgrade':
    'Hausanschluss 35 auf 63 A, Wärmepumpe + Wallbox, Lastberechnung, Netzbetreiber-Antrag, Zählerschrank, Termin / Check whether the mains in our old bakery can stand a second oven and a car charger, and have it raised.',
  'fire-alarm-service':
    'Fire panel fault loop 2, 64 devices, detector dirty, emergency lights 3 h test, BS 5839 log, hotel / Revisar la alarma contra incendios de nuestro teatro, que salta cada vez que usamos la máquina de humo.',
  'hot-water-circulation':
    'Recirculación ACS, 22 m, bomba con sensor, válvula antirretorno, baño lejos tarda 2 min, aislado / Make hot water come at once at the far basins of our hair salon, where the girls now let it run for minutes.',
  'water-hygiene':
    "Legionella sampling, 14 points, UKAS lab, risk assessment L8, flushing log, TMVs, care home / Contrôler l'eau potable de notre gymnase, prélèvements compris, après trois mois sans un seul match.",
  'well-pump':
    'Pompe immergée 4", forage 38 m, disjoncte, câble 45 m, ballon 100 l, remplacement, débit 2 m3/h / Bring the old well in our monastery garden back to life, with a new pump, so that the herb beds can be watered.',
  'drain-smell':
    'Sewage smell, shower trap dry, gurgling, air admittance valve suspect, smoke test, ground floor flat / Herausfinden, warum es in unserer Backstube nach Kanal stinkt und der Abfluss gluckert, und das beheben.',
  'backwater-lifting':
    'Hebeanlage Fäkalien, Keller-WC, Alarm, Rückstauverschluss DN 100, Wartung halbjährlich, Grundfos Sololift, Ersatz / Fit a valve against sewage flowing back into the cellar, in which we store our puppets and costumes.',
  'new-pipework':
    'First fix, 2 bath + kitchen, MLCP 20/16, soil 110, manifold, pressure test, extension, 4 days / Tender las tuberías de agua y desagüe del nuevo salón de belleza, con seis lavacabezas y una ducha.',
  'consumption-meters':
    '32 contadores agua + 16 repartidores calor, radio, cambio, acta lecturas, comunidad, caducidad 2025 / Put new water meters into the nine flats over our cinema, with radio, so that nobody has to be at home.',
  'heating-design':
    "Heat loss EN 12831, 9 rooms, hydronic balancing, valve presets, flow temp 45, curve, grant proof / Calculer le chauffage de notre serre à orchidées et régler l'installation pour que chaque table ait la même chaleur.",
  'oil-tank-removal':
    'Cuve fioul 2 000 l enterrée, dégazage, neutralisation sable, certificat, pompage reste 150 l, accès cour / Empty and take away the old oil tank in our cellar, as a wine store is to come in its place.',
  'leak-guard':
    'Leak sensors x6 + motor valve 3/4", Grohe Sense Guard, app, flat, insurer discount, press-fit copper / In unserem Notenarchiv Wassermelder legen und einen Absperrer einbauen, der bei einem Rohrbruch von selbst zumacht.',
  'pipe-winterising':
    "Ferienhaus frostfrei, Leitungen ausblasen, Siphons, Heizband 12 m, Dämmung Kriechkeller, Wiederinbetriebnahme April / Empty the water pipes of our campsite's wash house and lag the rest before the frost, once the last caravans leave.",
  'outdoor-tap':
    'Outside tap, back wall, 1 m from kitchen feed, double check valve, isolator, drain-off, core drill / Poner un grifo fuera, junto a las perreras, para que las voluntarias puedan limpiar sin arrastrar la manguera.',
  'water-heater-change':
    "Termo eléctrico 80 l sustituir, fuga ánodo, vertical, grupo seguridad, retirada viejo, baño, Valencia, hoy / Replace the old water heater in our sculptors' studio, which rumbles and gives rusty water to wash plaster off.",
  'water-treatment':
    "Softener 25 l duplex, 22 dH, bypass, drain 3 m, hard-water tap kitchen, salt first fill / Traiter l'eau du forage de notre fromagerie, qui sent l'œuf pourri et laisse des taches brunes sur les cuves.",
  'shower-fit':
    'Remplacement baignoire par douche 160x75, receveur extra-plat, paroi, mitigeur thermostatique, évacuation 90, 2 jours / Fit a walk-in shower in the changing room of our smithy, big enough for two and easy to clean of soot.',
  'basement-pump':
    'Sump pump, cellar 40 m2, float switch, 50 mm discharge, battery backup, groundwater, non-return, alarm / Den Keller unseres Buchladens mit einer Pumpe trocken halten, weil bei jedem Gewitter das Grundwasser hereindrückt.',
  'toilet-fit':
    "Wand-WC mit Vorwandelement, Waschtisch 60, Eckventile, Altgerät weg, Abgang DN 90, Fliesen fertig, EG / Fit a new toilet and a small basin beside the waiting room of our optician's, where the broom cupboard is now.",
  'gas-work':
    'LPG hob connect, 2 bottles outside, regulator, 6 m copper, tightness test, Gas Safe, caravan no / Comprobar el olor a gas junto al horno de nuestra cerámica y arreglar la conexión con certificado.',
  'pressure-pipes':
    'Baja presión 1,1 bar, ático, grupo hidrópresor, tubería galvanizada a multicapa 30 m, montante, 4 viviendas / Replace the old lead pipes in our school of music and see that enough pressure reaches the top floor.',
  'sewer-septic':
    'Sewer lateral cracked, CCTV done, 9 m at 1.4 m, clay 150, relining or dig, root ingress / Réparer la fosse septique de notre gîte équestre, qui déborde dans le pré dès que dix cavaliers prennent leur douche.',
  'tap-change':
    "Mitigeur cuisine à remplacer, douchette, robinets d'arrêt grippés, fourni par client, trou 35, 1 h / Swap the dripping tap in the nail studio for a long-necked one, which I have bought already.",
  'sink-leak':
    'Kitchen sink, drip at basket strainer, trap cross-threaded, cupboard base wet, compression fitting, today pm / Das Tropfen unter dem Waschbecken im Friseursalon abstellen, bevor der Schrank mit den Haarfarben aufquillt.',
  'car-battery-change':
    'AGM 70 Ah, Golf 7 Start-Stopp, Batterie anlernen, leer, Tiefgarage, Altbatterie mitnehmen, heute / Replace the flat battery of our hearse, parked in the yard, before the funeral at eleven.',
  'puncture-mend':
    'Nail in tread, 225/45 R17, runflat, plug-patch, TPMS light, roadside, no spare, postcode SW4 / Arreglar el pinchazo de la furgoneta con la que reparto flores, aparcada delante del tanatorio.',
  'oven-clean':
    'Limpieza horno pirolítico roto, campana + filtros, placa, grasa quemada, 90 cm, barbacoa aparte / Clean the oven, the hood and the big fridge in our parish kitchen before the wedding caterers come in.',
  'solar-panel-clean':
    '36 modules, 15° pitch, barn, deionised water, brush pole, lichen edges, access lift ours, yield note / Nettoyer les panneaux solaires de notre étable, gris de poussière depuis que la carrière voisine a rouvert.',
  'tv-setup':
    "Installation TV 55 + Apple TV + barre Sonos, HDMI eARC, chaînes, comptes Netflix, senior, 1 h / Set up the new television and the streaming stick in our nursing home's lounge, so that the residents find their choir programme.",
  'blind-fit':
    '5 roller blinds blackout, recess, 120-180 drop, supplied, drill tile in bath, 1 cassette awning 3 m / In unserem Fotostudio drei Rollos anbringen, die ganz dicht schließen, und über der Ladentür eine kleine Markise.',
  'septic-emptying':
    'Dreikammergrube 6 m3 leeren, Schlamm abfahren, spülen, Zufahrt 30 m Schlauch, Fettabscheider 200 l mit / Pump the grease trap of our fish restaurant empty and clean it, early in the morning before the bakery next door opens.',
  'smart-home-build':
    'KNX, new build 210 m2, 64 lights, 22 blinds, heating zones, ETS project, visu, panel wiring / Planificar y montar la domótica de nuestra casa nueva, con luz, persianas, riego y la cuadra de los ponis.',
  'smart-home-mend':
    "Home Assistant caído tras actualización, Zigbee 40 dispositivos, automatizaciones perdidas, Raspberry 4, copia marzo / Find out why in our smart house the lights go on at three in the morning and the aviary's heating goes off.",
  'alarm-entry':
    'Grade 2 alarm, 9 PIR, 4 contacts, Ajax, keypad + app, monitoring, code lock side door, gallery / Installer une alarme et une porte à badge dans notre pharmacie, avec un bouton caché sous le comptoir.',
  'smart-climate':
    'Vannes thermostatiques Zigbee x9, volets + capteur vent, délestage PV, Home Assistant, plages horaires / Make the heating and the shades of our small museum follow the opening hours, and the damp never harm the paintings.',
  'home-cinema':
    '7.2.4 Atmos, Denon X3800, in-ceiling x4, projector throw 4.2 m, calibration REW, cabling chased / In unserem Tanzcafé in drei Räumen Lautsprecher einrichten, die dieselbe Musik spielen und vom Tresen bedient werden.',
  'windscreen-repair':
    "Steinschlag Fahrerseite, 8 mm, Harz, oder Scheibe neu mit Kamera-Kalibrierung, Passat B8, Teilkasko / Replace the cracked side window of our bookmobile, through which it rains on the children's shelf.",
  'wheel-balance':
    'Steering shimmy 70 mph, 4 wheels balance, summer set swap, TPMS, 205/55 R16, torque 120 Nm, storage / Cambiar las ruedas de invierno de nuestro coche de la autoescuela y quitarle el temblor que tiene en la autopista.',
  'inspection-prep':
    'Pre-ITV Berlingo 2012, luces, emisiones, holguras, neumáticos, pasar estación incluido, viernes, Málaga / Get the minibus of our youth orchestra ready for its inspection and for the long drive to the festival in Verona.',
  'car-key':
    "Ford Fiesta 2016, lost both keys, PATS transponder + blade, program on site, proof of ownership / Faire une deuxième clé pour le camion de mon manège de chevaux de bois, l'unique étant à moitié cassée.",
  'vehicle-fitting':
    'Attelage démontable Duster 2021, faisceau 13 broches, codage, porte-vélos fourni, facture homologation / Fit a radio with Bluetooth and a reversing camera in my mobile library van, which is fourteen years old.',
  'scooter-repair':
    'Xiaomi Pro 2, error 14 throttle, tyre puncture rear, brake cable, battery 36 V ok, bring-in / Den elektrischen Rollstuhl meines Mannes reparieren, der mitten im Botanischen Garten stehen geblieben ist und nicht mehr lädt.',
  'boat-work':
    'Segelyacht 31 Fuß, Antifouling, Opferanoden, Yanmar 2GM Impeller, Saildrive-Manschette, Winterlager Kiel / Mend the leaking hull of our wooden rowing boat and varnish it, before the wedding photographs on the lake.',
  'camper-fault':
    'Truma Combi 6 E, error 112, no hot water, gas ok, Ducato 2017, leisure battery drops / Reparar el remolque en el que vendemos churros, que ni frena bien ni enciende las luces de atrás.',
  'classic-restore':
    "Vespa 150 de 1963, motor gripado, chapa suelo podrida, pintura original, cableado 6 V, papeles baja / Bring my grandfather's 1958 milk float back to life, with its brakes, wiring and the faded dairy lettering on the doors.",
  'truck-work':
    "DAF CF Euro 6, AdBlue derate, NOx sensor, brake pads axle 2, tacho calibration, yard, night shift / Entretenir les quatre fourgons de notre traiteur, vidanges et freins compris, sans qu'une livraison de mariage soit manquée.",
  'ev-service':
    'Zoe 41 kWh, SOH 71 %, défaut BCI, perte puissance, valise CLIP, contrôle batterie + contacteurs / Find out why our electric delivery van for the laundry gets only half as far since the frost.',
  'vehicle-transport':
    'Non-runner, Audi A4, Leicester to Bath, winch, keys present, wheels roll, ground floor car park 2.1 m / Unseren Foodtruck, der mit Motorschaden auf dem Rathausplatz steht, noch vor dem Konzert in die Werkstatt schleppen.',
  'car-diagnosis':
    "Motorkontrollleuchte, P0299, Octavia 2.0 TDI, Leistungsverlust, ruckelt kalt, OBD-Log vorhanden, Ferndiagnose / Tell me what is wrong with my midwife's car, which smells of petrol, stutters uphill and drinks twice as much.",
  'car-service':
    'Full service + front discs/pads, Corsa 1.4 2015, 10W-40, cambelt due 60k, timing kit, mobile mechanic / Cambiar los frenos y el aceite del coche con el que reparto medicinas, antes de que empiecen las heladas.',
  'bike-repair':
    'E-bike Bosch CX, error 503, cadena y piñones gastados, purga freno Shimano, centrar rueda trasera / Mend the gears and the light of my cargo bike, on which I carry bread to the cafés each morning.',
  'motorbike-repair':
    'MT-07 2019, 24k service, valve clearance, fork seals weeping, chain + sprockets, EBC pads supplied / Réparer la moto de notre livreur de sushis, qui cale à chaque feu rouge et fume bleu.',
  'used-car-check':
    'Contrôle avant achat, Peugeot 3008 2018, 98 000 km, PureTech, historique, OBD, essai routier, Lille, samedi / Look over a second-hand horsebox lorry with me before I pay the riding teacher who is selling it.',
  'body-paint-repair':
    'Rear quarter dent 20 cm, PDR or fill, metallic LY7W, bumper scuff, blend door, courtesy car / Den Innenraum unseres Hundetaxis gründlich reinigen und die zerkratzte Heckklappe ausbessern und lackieren.',
  'camper-conversion-work':
    "Ducato L3H2, Ausbau, Dämmung Armaflex, Solar 200 W, Lithium 150 Ah, Küche, Bett quer, Zulassung Wohnmobil / Turn my old baker's van into a camper with a bed, a small kitchen and a rack for two surfboards.",
  'used-car-sale':
    'Sell for me, Mini Cooper 2016, 61k, valet, photos, ads, viewings, paperwork, fixed fee or 5% / Vender el coche de mi difunta madre, que era modista, después de limpiarlo y de hacerle buenas fotos.',
  'laptop-repair':
    'MacBook Air M1, líquido en teclado, no enciende, placa, datos importantes, presupuesto antes, recogida / Repair my laptop, whose hinge has broken and whose screen stays dark, so that I can go on composing.',
  'network-fault':
    "Intermittent loss VLAN 20, switch stack, loop suspected, STP, 35 desks, logs, since Wed, on site / Trouver pourquoi les caisses de notre jardinerie perdent sans cesse le réseau, toujours quand l'arrosage démarre.",
  'meeting-room': `Salle 14 places, Teams Rooms, écran 86", caméra auto-cadrage, micros plafond, USB-C unique, réservation / Equip our parish council's room with a screen, camera and microphones, so that the vicar can take part from hospital.`,
  'device-management':
    'Intune, 75 iPhones + 40 laptops, Autopilot, ABM, compliance policies, app push, BYOD profile, docs / Die sechzig Tablets unserer Pflegekräfte zentral verwalten, damit neue Apps und Sperren von selbst darauf landen.',
  'server-care':
    '3 Ubuntu-Server, Patchen monatlich, SSH-Härtung, fail2ban, Zertifikate, Backup-Kontrolle, 4 h Reaktionszeit / Look after the Linux server of our weather club month by month, keep it updated and shut out intruders.',
  'disaster-recovery':
    'DR plan, RTO 4 h, RPO 1 h, tabletop + failover drill, VMware, second site, runbooks, BIA / Preparar y ensayar con nosotros cómo volvería a funcionar la informática de la clínica tras un incendio o una riada.',
  'code-review':
    'Auditoría técnica, monolito PHP 90k líneas, deuda, seguridad, tests 8 %, arquitectura, informe inversor, 6 días / Judge the program a student wrote for our ambulance service, and say whether we can build on it.',
  'strength-calculation':
    "FEA, lifting beam 3 t, S355, weld check EN 1993, safety factor, drawing + STEP, stamped report / Calculer si l'axe et le moteur de notre grande roue de foire supportent dix nacelles de plus.",
  'catering-machine-repair':
    'Four mixte Rational SCC 101, service 34, sonde, joint porte, restaurant fermé lundi, pièces origine / Repair the big washing machine in our hotel laundry, which shakes as if it would walk through the tiles.',
  'cloud-files':
    'File server 1.8 TB to SharePoint, 45 users, permissions map, sync client, long paths, cut-over weekend / Die gemeinsamen Ordner unseres Steinmetzbetriebs in die Cloud legen, damit man auf dem Friedhof die Zeichnungen öffnen kann.',
  'literature-review':
    'Systematisches Review, PubMed + Embase, PRISMA, PICO liegt vor, 2.100 Treffer screenen, Evidenztabelle, 20 Seiten / Find and sum up what research says about whether music helps cows give more milk, on ten pages.',
  'mural-job':
    'Mural 6 x 3 m, nursery corridor, jungle, water-based, sketch x2, washable varnish, 4 days, scaffold tower / Pintar en la pared de nuestro taller de bicis una gran escena con ciclistas subiendo un puerto.',
  'cake-job':
    "Tarta boda 3 pisos, 90 raciones, red velvet + limón, buttercream, flores naturales, sin frutos secos, entrega / Bake a cake in the shape of an excavator for our foreman's farewell, enough for forty hungry bricklayers.",
  'room-acoustics':
    "RT60 1.4 s, open-plan 160 m2, 22 desks, absorbers + baffles, measurement before/after, DIN 18041 group B / Faire en sorte que le bruit de notre menuiserie ne traverse plus le mur jusqu'au cabinet de la psychologue.",
  'sound-system':
    'Sono fixe église 400 places, 4 colonnes line array, 3 HF, boucle magnétique, réglage DSP, ampli HS / Plan and fit loudspeakers in our ice rink, so that the trainer is understood and the music does not echo.',
  'sound-design':
    'Game SFX, 120 one-shots + 6 ambiences, Wwise, WAV 48/24, sci-fi, footsteps x5 surfaces, build supplied / Für unser Bergbaumuseum die Geräusche eines Stollens gestalten, vom Tropfen des Wassers bis zum Bohrhammer.',
  'service-design':
    'Service Blueprint Patientenaufnahme, 10 Interviews, Journey Map, Pain Points, 3 Co-Creation-Workshops, Zielbild / Follow how people experience our bicycle rental from first click to giving the bike back, and improve it with us.',
  'plain-language':
    'Easy Read, benefit leaflet 12 pp, A2 level, symbols, tested with 3 readers, Word, council style / Pasar a un lenguaje claro las instrucciones que damos a los pacientes antes de una operación de rodilla.',
  transcreation:
    'Transcreación EN>ES-MX, 12 claims + 3 guiones radio 20 s, backtranslation, 3 opciones, marca cerveza / Carry our slogan for work boots over into French and Polish, so that the joke about the roofer still works.',
  'manuscript-review':
    "Reader's report, crime novel 92k, 8 pp, plot + market, comps, query letter advice, agent list, EN / Lire mon roman sur une boulangère espionne et me dire franchement s'il a une chance chez un éditeur.",
  'advance-directive':
    'Mandat de protection future, notarié, 2 enfants mandataires, directives anticipées, résidence secondaire, 72 ans / Draw up papers for my father, a retired tram driver, saying who decides for him and what doctors may do.',
  'authority-objection':
    'Objection, school place refusal, appeal panel 20 school days, sibling rule, distance measured wrong, statement + hearing / Widerspruch gegen den Bescheid der Stadt einlegen, die mir den Verkauf von Waffeln aus dem Wohnwagen verbietet.',
  'vr-headset-setup':
    '4 Quest 3, Schulklasse, Konten, Guardian-Fehler, Controller-Drift, Casting auf Beamer, Hygieneauflagen / Get the flight simulator in our youth club to work with the headset again, whose picture trembles and makes people sick.',
  'electrical-fault':
    'RCD trips, kitchen ring, IR test low, N-E fault, wet since roof leak, no power downstairs, tonight / Averiguar por qué se va la luz en la panadería cada vez que encendemos la amasadora, y arreglarlo.',
  'electrical-points':
    '6 enchufes dobles + 2 conmutados + toma TV, rozas, 1 punto luz, mecanismos Simon 82, piso 4º / Put four more sockets and a second light switch in our tailoring room, near the tables with the sewing machines.',
  'rewire-panel':
    "Consumer unit change, 14-way RCBO + SPD, partial rewire upstairs, VIR cable, earthing 16 mm2, EIC / Remplacer le vieux tableau à fusibles de notre atelier de lutherie et refaire les câbles, trop faibles pour l'étuve.",
  'ev-charger-install':
    "Borne 11 kW, garage copro, droit à la prise, câble 24 m, sous-compteur, IRVE, consuel / Put a wallbox in the yard of our midwives' house, so that the two electric cars are full every morning.",
  'solar-install':
    '9.8 kWp, 22 modules, hip roof clay tile, 10 kWh battery, hybrid inverter, DNO G99, bird mesh / Auf das Dach unserer Molkerei eine Photovoltaikanlage bauen, die den Strom für die Kühlung der Milch liefert.',
  leak: 'Leckortung, Druckverlust 0,5 bar/Tag, Thermografie + Tracergas, Estrich nass, EFH 1998, Versicherung informiert / Find where the water is coming from that drips on the pool table in our youth club, and stop it.',
  'tap-toilet-repair':
    'Cistern running, fill valve + flush washer, Geberit concealed, 2 dripping pillar taps, re-washer, isolator stuck / Arreglar la cisterna que no para de correr en el aseo de nuestra galería de arte, que ya moja los cuadros.',
  'blocked-drain':
    "Atasco bajante cocina, bar, grasa, camión cuba, agua a presión, cámara después, urgencia sábado noche / Clear the drain in our dog salon's washroom, which is stopped up with hair and soap up to the rim.",
  'bathroom-renovation':
    "Bathroom 5.5 m2, strip out, walk-in 120x90, wall-hung WC, tiling 24 m2, UFH electric, 12 days, suite supplied / Refaire entièrement la salle de bains de notre chambre d'hôtes, où la fenêtre donne sur les ruches.",
  'hot-water':
    "Plus d'eau chaude, cumulus 200 l, disjoncteur jour/nuit, résistance ou thermostat, 4 personnes, aujourd'hui / Get hot water flowing again in our hairdresser's, as customers have had their dye washed out cold since morning.",
  'boiler-fault':
    'Vaillant ecoTEC, F28, no ignition, pressure 1.4, gas at hob ok, infant in house, call-out / Unsere Heizung wieder in Gang bringen, die seit heute Nacht auf Störung steht, während im Saal das Ballett probt.',
  'radiator-change':
    '3 Gussheizkörper gegen Typ 22, 600x1200, 1 versetzen 2 m, Thermostatventile, entleeren, Hahnblock, Altmetall weg / Take the big radiator in our shop off and put a flat one by the door, where the new bookshelf leaves room.',
  'air-conditioning-work':
    'Multi-split 3 indoor, 7 kW, Mitsubishi MSZ, 18 m lines, condensate pump, roof bracket, F-gas, 2 days / Instalar aire acondicionado en el obrador donde templamos el chocolate, que en julio se nos derrite.',
  'heat-pump-install':
    "Aerotermia 12 kW, sustituye gasóleo, radiadores 55 °C, ACS 250 l, trifásica, subvención, unidad exterior patio / Change the heating of our country vet's house from oil to a heat pump, with the kennels kept warm as well.",
}
