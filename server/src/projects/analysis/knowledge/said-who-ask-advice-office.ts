/** What clients say: people who want something checked, compared, explained or finished, of machines, vehicles, design, papers and feasts; written before any list of works was read (2026-11-27). By the package's id, ' / ' between. */
export const SAID_WHO_ASK_ADVICE_OF_OTHER_WORK: Readonly<Record<string, string>> = {
  'cnc-fault': 'cnc router loses position halfway thru every long job, off by 3mm at the end, already tightened belts, what is it',
  'machine-fault':
    'Kindly review the attached ladder program of our bottling line and identify why the capper occasionally stops after an emergency reset.',
  'machine-purchase-advice':
    'We buying used press brake from factory that closed, please you say us what questions and papers must ask before we sign / I would be grateful for a comparison of three quotations for a rotary screw compressor serving a workshop with twelve pneumatic stations. / We request an independent opinion as to whether our 1988 hydraulic press merits refurbishment or ought to be replaced. / Je achète machine laser pour couper bois, deux modèles, un tube CO2 et un diode, je comprends pas différence pour mon travail',
  'technical-docs':
    'Our packaging machine is from China and manual has only Chinese pictures, I need that somebody make simple work instructions for my operators / Kindly prepare a lockout procedure for each of the six energy sources on our dough mixer, suitable for posting beside the machine.',
  'machine-safety-file':
    'Please examine our machine safety file for a guarded palletiser and indicate what remains missing for conformity marking. / Wir ersuchen um die Durchsicht unserer Gefährdungsbeurteilung für die neue Abkantpresse vor der Abnahme durch die Berufsgenossenschaft.',
  'pump-motor':
    "pump bearing dies every 4 months same pump same spot, 3rd one now, want to know the real cause / vibration readings from the fan motor, got a csv from the sensor for 2 wks, does it look like it's going bad??",
  'drive-setup':
    'The conveyor have 40 meter and motor is always hot, maybe too small, can expert calculate which motor and gearbox is correct / vfd trips overcurrent when the saw starts cold mornings, fine by 10am, parameters attached pls look',
  'plc-project':
    'New touch panel for our oven, old programmer left and half of screens are not finish, somebody must complete the last five / Für unsere S7-300-Anlage bitten wir um einen Plan, in welchen Schritten die Steuerung während des laufenden Betriebs abgelöst werden kann.',
  dashboard: '3 shifts write down scrap on paper, boss wants to see which machine stops most and why, can u put it together on one screen',
  'measurement-capability':
    'The measure of parts from our milling changes between two workers, same micrometer, I want to know if the measuring is trustable',
  'factory-layout':
    'It would be appreciated if the proposed layout of our new machine hall were assessed for material flow and forklift clearance.',
  'workshop-machine': 'Stickmaschine reisst dauernd faden bei metallic garn, spannung schon verstellt, nadel neu, was noch',
  'preventive-maintenance':
    'Solicitamos la elaboración de un plan de mantenimiento preventivo para nuestra línea de envasado de aceite, compuesta por siete equipos. / stock pièces détachées en vrac, 600 refs, on sait jamais quoi recommander, faut nous dire le mini à garder par machine',
  'cnc-job': 'el programa g code q me dio el cam choca con la mordaza en la linea 400 y algo, me lo checan antes de correrlo',
  'strength-calculation':
    'Nous souhaitons faire vérifier le dimensionnement du vérin hydraulique prévu pour notre table élévatrice de deux tonnes.',
  'production-improve':
    "Merci de bien vouloir analyser nos temps de changement de série sur l'emballeuse et proposer une organisation permettant de les réduire de moitié.",
  'used-car-check':
    'I would like an impartial assessment of the inspection report on a 2016 estate car that I intend to purchase from a private seller.',
  'car-diagnosis':
    'Garage say me timing chain must change at 90 thousand, car is running good, is it true or they want only money / obd reader shows P0420 and P0171 together, cleared twice came back, what do i check first / luz de motor prendida y tironea en segunda, le cambié bujías ayer y sigue igual, q será',
  'vehicle-buying-advice':
    'Please advise which child seats may lawfully and physically be fitted three abreast in the rear of a compact hatchback. / A comparison of a plug-in hybrid and a full electric saloon for a driver covering 35,000 km a year, mostly motorway, is requested.',
  'truck-work':
    'Our association operates nine minibuses and requires a calendar of services, inspections, and insurance renewals for each vehicle. / Je dois changer huile de boîte de mon camion, quel huile exactement, le livre est perdu et magasin dit trois choses différents',
  'motorbike-repair': 'scooter wont start after winter, battery charged, clicks once, fuel is from october',
  'vehicle-papers':
    'I import motorcycle from Japan, 1994, how is the way with customs, paper and plate in Ireland please step by step / Kindly verify whether the proposed towing combination of our vehicle and horse trailer remains within the permitted masses. / Yo compro coche de otro país de Europa, matrícula alemana, no sé qué hacer primero para poner matrícula española',
  'bike-repair': 'My e-bike goes only 15 km, before was 60, seller says is cold weather, how can I know if battery is dead',
  'vehicle-appraisal':
    'dashcam clip of a crash at roundabout, other guy lies, need someone to go frame by frame and say speed and who was where / Um eine fachkundige Einschätzung des Originalzustands eines Oldtimers von 1967 anhand von vierzig Fotografien wird gebeten.',
  'technical-drawings':
    'Restoring an old tractor with my father, wires are all eaten from mice, we search a wiring diagram drawn clean and readable / We would appreciate a consistent layer standard, title block and template set for our drafting office of eight persons. / Please convert forty legacy sheet metal drawings into flat patterns with bend tables for our supplier. / Wir bitten um die Erstellung einer vollständigen Stückliste aus dem beigefügten Modell unserer Verladerampe einschließlich Normteilen. / Es ist zu prüfen, ob die Form- und Lagetoleranzen auf unserer Welle normgerecht und fertigungsgerecht eingetragen sind. / necesito pasar un dwg viejo a escala, todo salió en pulgadas y el cliente lo quiere en metros para hoy',
  'fleet-planning':
    'delivery routes for 4 vans, 70 stops a day around town, drivers all do it their own way, needs sorting / Agradeceríamos la revisión del registro de tacógrafo de nuestros cinco conductores a fin de detectar excesos en los tiempos de conducción.',
  'boat-work':
    "Boat engine outboard 40 hp smoke blue and lose power when full gas, mechanic on island is not, help me find problem / Il conviendrait de définir le programme d'hivernage d'un voilier à moteur diesel stationné six mois hors d'eau.",
  'vehicle-fitting':
    'The undersigned wishes to fit larger wheels to his pickup and requests a check of clearance, speedometer error and approval requirements.',
  'inspection-prep': 'TÜV durchgefallen wegen Achsmanschette und Abgas, was davon kann ich selber machen und in welcher reihenfolge',
  'consumer-claim':
    'Habe Auto gekauft, nach eine Woche Getriebe kaputt, Händler will nicht antworten, wer kann Brief an ihn schreiben für mich / artisan a planté le chantier, acompte versé, mise en demeure à rédiger vite',
  'camper-fault': 'wohnmobil verliert über nacht strom, 2 batterien neu, irgendwas zieht, wie finde ich den verbraucher',
  'used-car-sale': 'moto 125 con 40mil km la quiero vender, ayudenme con el anuncio y q fotos tomo',
  'wheel-balance': 'voiture qui vibre a 110 pile, pneus équilibrés déjà 2 fois, le garage cherche plus, une idée ?',
  'charger-fault': 'borne de recharge maison coupe au bout de 20 min, voiture marche bien ailleurs, c est la borne ou le tableau ?',
  'print-stl':
    'stl comes out of slicer with holes, shop refused it twice, someone fix the mesh pls its a dragon 14 cm / For the board game I have 12 animals sculpted on iPad, they must stand alone and print in resin with little supports',
  'model-from-sketch':
    "I have model made by student who is gone, half is finished, the gears is missing, need someone finish in same file Fusion / I design ring for my wife with letters inside, jeweller asks 3D file for wax, my drawing is only on paper / gehäuse für raspberry mit display, deckel klemmt, 0,3 spiel reicht wohl nicht, kann wer drüberschauen und anpassen / ai besoin que l'engrenage 22 dents module 1,5 soit dessiné et tourne bien avec l'autre que j'ai déjà",
  'software-choice':
    'We request an opinion on which parametric modelling package would best suit a furniture manufacturer with three draughtsmen. / Se solicita un estudio comparativo de herramientas para crear visitas inmersivas que pueda mantener nuestro propio personal docente. / We request a considered comparison of three newsletter platforms for an association of six thousand members. / We desire to learn which of two learning platforms better suits an adult-education centre with ninety tutors.',
  'printer-3d-fault':
    'my prints warp at corners every time, abs, big flat box, enclosure closed, settings in screenshot / mi impresora resina no pega a la base, 4 intentos, ya lijé y subí exposición, qué hago',
  'cutting-files': "From the old paper plan of my grandfather's clock wheel I want one file that the laser company can cut",
  'scan-to-cad':
    'scan of a car bumper is 4 million polygons, laptop dies, need it light enough to open but still accurate / The museum wishes to obtain a digital model of a carved stone relief from 180 photographs for its online catalogue.',
  'cad-data-repair':
    "Customer sends STEP files and my program open it with broken faces, I do not understand why, please repair ten parts / baugruppe in solidworks rot überall, referenzen kaputt nach umbenennen vom ordner, 200 teile, bitte retten / fichier sketchup trop lourd 900 mo ça plante, faut le nettoyer et garder les textures / Prière de vérifier l'absence d'interférences entre les tuyauteries et la charpente dans la maquette assemblée ci-jointe.",
  'game-models':
    'An experienced reviewer is sought to evaluate our character rig for deformation problems at the shoulder and hip prior to animation. / blender render takes 9 hrs a frame!! deadline friday, look at my scene and tell me what to turn off',
  'spare-part': 'broken knob from 70s oven, got calipers, sent photos w/ measurements, want a printable one',
  'product-render':
    "Solicitamos una animación de despiece que muestre el orden de montaje de nuestra bomba dosificadora. / Nous souhaiterions obtenir des images réalistes de notre gamme de robinets à partir des modèles d'ingénierie, fond neutre.",
  'product-development':
    'Se desea evaluar si conviene fabricar esta carcasa por impresión 3D, por mecanizado o por inyección para una tirada de trescientas unidades. / Ich habe Idee für Rucksack mit Regenschutz, wer kann zeichnen wie sieht aus und welche Stoff / Mon produit est lampe de enfant, bouton difficile pour petits doigts, je veux meilleure forme et explication pourquoi',
  'vr-app':
    "quest app makes people sick after 5 min, smooth turning i think, have a look at movement and say what to change / fps drops to 45 when all 6 avatars in the room, unity, profile attached, where is it going / Company made for us a VR of apartment, but doors don't open and kitchen is empty, developer disappeared, need to finish / vr chat world upload keeps failing, size limit on quest, textures huge, make it fit / multiplayer in vr, der zweite spieler sieht meine hände 1 sek später, netcode mal anschauen / Je suis psychologue, je veux scène avec ascenseur et pont haut pour patients avec peur, doucement plus difficile",
  'xr-advice':
    'We are seeking an impartial recommendation between standalone and tethered headsets for the training of forty crane operators. / Mein Sohn will Brille für Spiele, er ist 10 Jahr, ist das gut für Augen und welche ist passend',
  'xr-training-course':
    'A detailed plan is requested for a pilot of virtual fire-extinguisher training in two of our plants, including success criteria.',
  'ar-app':
    'I make glasses shop online and want people try frame on face with camera, which way is best for small shop / I want in my restaurant menu that people see the dish in 3D on table with QR, how many polygons and which format / webar auf iphone zeigt nur schwarzen bildschirm, android geht, messe ist donnerstag / Wir bitten um eine Bewertung, ob sich unser Baustellenmodell auf einer Datenbrille vor Ort lagerichtig darstellen lässt. / Quiero que cliente mira sofá en su salón con teléfono y color cambia, tengo solo foto y medidas / carta pokemon propia q al apuntar con la camara salga el monstruo bailando, ya tengo el modelo',
  'ux-audit':
    "Please evaluate the accessibility of our virtual exhibition for visitors who use wheelchairs or have one functioning hand. / It is requested that the hand-tracking interactions in our surgical simulator be reviewed against established usability principles. / Nous désirons soumettre notre prototype de visite d'archéologie en réalité augmentée à un regard extérieur sur l'ergonomie. / Kindly undertake an expert evaluation of our patient portal and rank the problems discovered by severity. / checkout on phone is a mess, back button empties the cart, ppl complain daily, what should the flow be / An opinion is sought on whether our thermostat's single rotary knob can reasonably control schedule, mode and temperature. / la app de turnos tiene malas reseñas tipo 2 estrellas, léelas y dime q arreglar primero / Mi página de clases de yoga, gente mira pero no reserva, no entiendo dónde se pierde, tengo grabaciones de pantalla / Rogamos un dictamen sobre la facilidad de uso del cajero automático propuesto para personas mayores.",
  'vr-headset-setup':
    '12 headsets at school, half need updates half lost their pairing, need a routine to keep em ready for monday class / le casque perd le suivi dès que y a du soleil dans la salle, animation samedi, comment on installe',
  'ar-remote-support':
    'Our workers repair elevators, we think about smart glasses so boss see what they see, please explain what is possible today',
  'user-test':
    "Kindly conduct a test session plan with eight elderly participants for our balance-exercise headset application. / We request a research plan with interview guide for understanding how farmers record their pesticide use. / 22 interview recordings transcribed, nobody has time to read, need the main themes by tuesday / I invent a jar opener for people with weak hands, have first model of wood, what must I test and ask them / My users are old and not read English good, please check if pictures and words in app are understand for them / We send survey to customers, 400 answered but answers are strange, maybe the questions were bad, please look / card sorting con 50 categorías del super online, ya está hecho, falta sacar conclusiones / les icones de l'appli personne les comprend, test vite fait avec des gens et me dire lesquelles changer",
  'video-edit':
    '360 video from insta360 has a visible stitch line thru peoples faces, 11 clips, can it be saved / 3 hrs of gopro from my surf trip, want 90 sec that doesnt suck / In my film the two persons talking has different color of skin in each shot, camera was changed, make equal / video hochkant für tiktok aus querformat, köpfe abgeschnitten, 15 clips, heute noch / el audio y la imagen van desfasados y empeora con el tiempo, entrevista de 1 hora / animacion cortita del logo pa intro de youtube, 5 seg con sonido, ya tengo el png',
  'gdpr-technical-work':
    "Our legal department wishes to know which personal data a headset collects and what must be told to trainees. / Il conviendrait d'établir un registre des traitements pour notre cabinet dentaire de six salariés.",
  'ar-filter-360': 'el tour virtual del hotel carga lentísimo en el cel, 32 fotos 360, hay q arreglarlo ya',
  'screen-redesign':
    "les menus dans notre appli vr illisibles d'après les testeurs, texte petit et trop près, faut revoir ça / In our machine display the alarm and the info have same color, operators press wrong, please think better screen / onboarding 7 screens, alle klicken auf überspringen, mach da was draus was leute wirklich lesen / Il serait utile de disposer d'un arbitrage motivé entre assistant par étapes et formulaire unique pour notre déclaration.",
  'structure-cost': 'wall between kitchen and lounge, want it gone, tapping sounds hollow, plans from 1962 attached, load bearing or nah',
  'building-quote-check':
    'We should like a second opinion on the ground-floor plan prepared by our architect, in particular circulation and daylight. / It is requested that a schedule of doors, windows and ironmongery be compiled from the construction drawings of our clinic.',
  'interior-concept':
    "I rent small flat 28 square meter, two persons work from home, please say how to put furniture so we don't fight / living room feels like a waiting room, got sofa rug tv thats it, give me a shopping list and moodboard / Deseamos una propuesta de colores y materiales para la sala de espera de una clínica pediátrica.",
  'paint-rooms': '4 whites painted on the wall, north light, oak floor, all look grey or yellow, pick one for me',
  'building-code-check':
    "Our builder gives drawing of stairs, 17 steps and feels very steep, please control if is correct by rule / Se solicita la revisión del proyecto de reforma de un local comercial en lo relativo a evacuación y accesibilidad. / Merci d'examiner la conformité de nos sanitaires publics aux règles relatives aux personnes à mobilité réduite.",
  'lighting-renewal': 'A lighting scheme is required for a vaulted chapel used alternately for worship and chamber concerts.',
  'kitchen-bath-planning': 'bathroom 1.6 x 2.1, need shower loo and washing machine, plumber says wont fit, prove him wrong',
  'garden-plan':
    'The committee requests a planting and paving concept for a neglected courtyard shared by twenty households. / balkon 6m2 südseite, soll sichtschutz und beet und platz für 2 stühle, idee mit skizze wär super',
  'room-acoustics': 'echo in our new open office is terrible, concrete ceiling, 30 ppl on calls, what do we hang where',
  'floor-plan':
    "I bought old stone barn, no papers of measure, I made many photos and laser distances, please draw the plan from this / Nous souhaitons une maquette numérique de notre école existante établie d'après les relevés de nuages de points.",
  'architecture-visual': 'Please produce a photorealistic impression of our proposed extension as seen from the neighbouring property.',
  'energy-advice':
    'House is too hot in summer upstairs under roof, two bedrooms, before buy air condition I want know what else is possible / Je ne comprends pas papier de énergie de maison, note F, quels travaux font monter à D le plus vite',
  'permit-drawings': 'Wir ersuchen um Prüfung, ob unser Bauantrag für die Dachgaube vollständig ist und den Abstandsflächen entspricht.',
  'damp-mould': 'Meine Wohnung hat Schimmel in Ecke, Vermieter sagt ich lüfte falsch, wer kann Ursache erklären aus Fotos und Messwerte',
  'home-renovation': 'Für die Sanierung eines denkmalgeschützten Fachwerkhauses wird eine Reihenfolge der Gewerke mit Zeitplan benötigt.',
  'lay-floor': 'quiero tirar la barra de la cocina y no sé si el piso sigue abajo, q hago con el hueco, fotos adjuntas',
  'house-survey': 'Soy extranjera y compro casa de pueblo, hay grieta en pared grande, quiero saber si peligro antes de firmar',
  'built-in-furniture': 'placard sous pente 1m40 au plus bas, veut le max de rangement, croquis coté svp',
  'artwork-change':
    'logo looks fuzzy on the van wrap, printer wants vector, all i have is a jpg from facebook / The print company sends file back, say bleed and black is wrong, I do not know this, correct for me 24 page booklet / Habe Schild für Laden, Buchstaben gehen zu eng zusammen, kann jemand Abstand machen schöner, Datei ist von Illustrator / Mi dibujo de tatuaje tiene líneas muy juntas, tatuador dice no posible, quiero versión más limpia / Il convient de décliner notre affiche institutionnelle en quatorze formats pour le réseau de transport.',
  'design-review':
    "Kindly review our annual report layout for typographic consistency prior to its transmission to the printer. / I made poster for choir concert in Canva, something is wrong but I don't see what, please be honest and say / It would be helpful to receive a reasoned choice among the five logo drafts submitted by our students' competition. / Se requiere una evaluación razonada de la legibilidad de nuestra señalización interior para personas con baja visión.",
  trademark: "We request an assessment of whether the new trademark resembles competitors' marks too closely in form and colour.",
  'logo-brand':
    'My brand colors look different on screen, on shirt and on paper, I need numbers for all so is same everywhere / A comprehensive style manual is to be drawn up from twelve years of inconsistent publications by our foundation. / picked 3 fonts for my coffee shop all look samey, which one and what goes with it',
  'flyer-brochure': 'menu has 90 dishes on one page nobody can read it, make it make sense on A3 folded',
  'illustration-slides':
    'For our village fest we need a map funny drawn with tents, toilets, parking, stage, so people find it / Gesucht wird eine Bildsprache aus vierzig einheitlichen Piktogrammen für das Leitsystem unseres Krankenhauses.',
  'infographic-work': 'Please prepare an infographic explaining our waste-separation scheme to residents who speak little English.',
  'social-graphics':
    'yt thumbnails get no clicks, here r my last 10, what am i doing wrong / instagram feed sieht aus wie kraut und rüben, brauch 8 vorlagen die zusammenpassen',
  'slide-deck': 'The board requires its investor presentation of thirty slides to be brought into accord with our corporate design.',
  'sign-lettering': 'band tshirt, 2 colors only for screen print, drawing is pencil scan, skull with a trumpet',
  packaging:
    'Our packaging from tea must have in small space four languages and recycle signs, please arrange that looks still beautiful / Solicitamos el rediseño de la etiqueta de nuestro vino, conservando el grabado original de la bodega de 1921. / Je vends savon au marché, étiquette faite par moi, les gens lisent pas le nom, comment améliorer',
  'cards-stationery': 'invitación de xv años de mi hija, tema mariposas, pa mandar por whats y tmb impresa',
  'book-layout': 'Nous désirons faire établir une couverture de roman, sobre, évoquant la mer du Nord en hiver, avec dos et quatrième.',
  'typeface-design': "une police perso à partir de l'écriture de mamie, j'ai 3 pages de lettres scannées",
  'app-interface-design':
    'I have drawings on paper for app of neighbors helping, please make screens so I can show to city people / A coherent component library is to be established from the sixty divergent screens of our insurance suite. / Please propose a restructured navigation for a university website comprising some two thousand pages. / dark mode looks awful, greys on greys, contrast fails everywhere, fix the palette / klickprototyp bricht nach login ab, pitch um 16 uhr, restliche 4 screens verlinken bitte / spec pour les devs svp, design fini mais ils posent 50 questions par jour sur les états et marges',
  'accessible-site': 'The authority seeks confirmation that its online forms satisfy the applicable accessibility standard at level AA.',
  'product-texts':
    'error msgs in our app sound rude, list of 85, rewrite so normal ppl get it / Wir ersuchen um Formulierung von Produktbeschreibungen für neunzig Artikel unseres Gartenbedarfs, suchmaschinengerecht.',
  'service-design': 'Für unser Bürgerportal wird eine Darstellung der gesamten Nutzerreise bei der Wohnsitzanmeldung benötigt.',
  'podcast-audio':
    'wedding video, wind noise all over the vows, phone mic only, save it pls my wife cries / My audiobook is 9 hours, platform refuse because noise floor and peaks, I do not know this technique, please make it pass',
  'picture-retouch':
    'I have old photos of family from war, broken and brown, want make again clear for print and frame / 800 shots from a christening, pick the best 60 and straighten + brighten them',
  'filming-advice':
    'Please recommend a microphone and acoustic arrangement for recording a harpsichord in a resonant church. / For my shop of shoes I photograph alone with window light, shadow are ugly, how to make small studio at home / Wir bitten um Beratung zur Kameraauswahl für die Aufzeichnung von Gemeinderatssitzungen in einem Saal mit Gegenlicht.',
  'music-work':
    'mix sounds great in headphones, mud in the car, vocals vanish, stems ready / Se solicita una sintonía original de quince segundos para un programa radiofónico de divulgación científica.',
  'subtitles-work':
    'I speak course in English but accent is strong, I need subtitles which are correct and good in time / Film from Iran 80 minutes, I have subtitle Persian, need English that are short enough to read / untertitel englisch für mein imkervideo, fachwörter wie weiselzelle keine ahnung',
  'digital-forensics': 'An independent opinion is requested as to whether the attached photograph has been manipulated.',
  'explainer-animation': 'The institute desires a neutral explanatory film of two minutes on its vaccination register, with narration.',
  'program-trouble':
    'obs stream stutters every few secs, 6 mbit upload, ryzen, settings in the pic / lightroom katalog weg nach update, 40000 bilder noch da aber alle bearbeitungen futsch, hilfe',
  'video-shoot': 'Kindly prepare a shot list and interview questions for a portrait of our retiring conservator.',
  'audio-description-dubbing': 'Benötigt wird eine Audiodeskription für unseren zwanzigminütigen Imagefilm über die Auenlandschaft.',
  'data-rescue': "carte sd de l'appareil illisible après le voyage, 600 photos dessus, y a moyen ?",
  'transcribe-job': 'Nous souhaitons la transcription fidèle, avec repères temporels, de trois tables rondes de deux heures.',
  'sound-system': "Il est demandé un schéma d'installation sonore pour une salle polyvalente de cent vingt places.",
  'seo-work':
    "traffic dropped by half after we moved the site to new domain in march, redirects done i think, look pls / My competitor is always first in Google with worse product, what does he have that I not have / We want open shop in Poland, is there people searching for our product and what words they write, please find / I have agency doing SEO one year, report is every month green but no more sales, tell me if they do good work / Meine Seite ist in Google nicht finden, vor zwei Monat gemacht, was ist falsch, ich kann nicht programmieren / pon los datos estructurados a mis recetas, google no me saca la fotito ni las estrellas / page 2 google depuis 1 an sur \"serrurier lille\", qu'est ce qui bloque / 3 sites m'ont mis des liens bizarres casino, j'en fais quoi, désavouer ou laisser",
  'ads-mend':
    'Kindly audit our search advertising account and report which campaigns consume funds with scant return. / la campaña de facebook no la aprueban, dice politica de salud, vendo cremas caseras',
  'map-entry':
    'google maps listing got suspended, plumber biz, same address as before, how do i get it back / bad reviews from same 3 accounts, fake for sure, how do we answer and get em down',
  'social-media-plan':
    'The trustees desire an editorial calendar for the spring season across our journal, newsletter and social channels. / need 20 captions for a dog grooming insta, funny not cringe, pics attached / influencer für veganen käse, 3 vorschläge von agentur, follower wirken gekauft, kannst du prüfen / Je fais gâteaux à la maison, combien fois poster et quoi sur Instagram, je suis timide de montrer visage',
  'data-evaluation':
    "An analysis of the responses to our customer satisfaction inquiry, with conclusions for retention, is requested. / landing page 2 versions ran 3 weeks, 412 vs 447 leads, is B actually better or just luck / The ministry's campaign on hearing protection requires evaluation of its reach and effect among apprentices. / My stock count and computer different 11 percent every year, is theft or mistake of booking, please find pattern",
  'analytics-setup': 'In Analytics my sales shows zero since new cookie banner, but orders come, somebody repair the counting',
  'sponsorship-work': 'Please formulate a sponsorship proposal by which our sailing club might approach regional enterprises.',
  'marketplace-listing': 'amazon listing klickt keiner, titel und bullets mal ordentlich machen, ist ein nudelholz',
  'market-study':
    "Se requiere un estudio de los precios y mensajes de nuestros ocho competidores en el sector de academias de idiomas. / Nous souhaitons l'élaboration d'une enquête de notoriété auprès des habitants de notre intercommunalité.",
  newsletter: 'Tengo lista de clientes antiguos 900 correos, quiero escribir ellos otra vez, qué digo y cuándo',
  'speech-personal':
    'best man speech is 11 min, needs to be 5 and less about the boat thing / eulogy for grandma tomorrow, shes baked bread and swore a lot, notes below / My boss gives me to write speech for 25 years of company, I am engineer, I have only dates and names / Song for my friend birthday on melody of known song, he is 50, loves fishing and is always late / el discurso de graduacion lo tengo a la mitad y es el viernes, terminalo con algo q emocione',
  'manuscript-review':
    'Kindly appraise the first three chapters of my historical novel as regards pace and credibility of dialogue. / Erbeten wird eine kritische Einschätzung des Exposés, ehe es den Verlagen vorgelegt wird. / Rogamos un informe de lectura sobre el poemario adjunto con vistas a su posible publicación.',
  'letter-writing':
    'I write letter for landlord about broken heating, my English is too angry, please make it polite but strong / tinder bio lol, i like climbing cats and bad puns, whatever i write sounds like a job ad / job ad gets only junk applicants, its for a night baker, sounds boring i guess / absage an bewerber schreiben die nett klingt, 14 leute, war echt knapp / Yo escribo carta de queja a compañía de avión, maleta perdida nueve días, mi español no es bueno para esto / On me demande témoignage pour tribunal de mon voisin, comment écrire ça bien et quoi joindre',
  'cv-application':
    'cv has a 3 yr gap cos i looked after my dad, how do i put that / I request an opinion on whether this personal statement is persuasive for a postgraduate course in conservation. / Mein Lebenslauf ist aus Syrien, hier soll anders aussehen, bitte umbauen für Arbeit als Elektriker',
  'proofreading-work':
    'My thesis chapter has good idea but sentence are long and professor says unclear, help clean it for read / Please verify that the references in our manuscript conform to the prescribed citation style and exist. / The editor wishes the regional spelling and punctuation of a ninety-page cookery book to be made uniform. / Wir bitten um ein Lektorat unserer Festschrift hinsichtlich Einheitlichkeit der Anmerkungen und Abkürzungen. / Prière de relever les répétitions, lourdeurs et anglicismes dans le texte de notre exposition permanente. / Mon article de médecine est accepté si anglais est corrigé par personne native, 14 pages',
  'grant-writing-job':
    'A grant application for the restoration of our organ awaits completion of the sections on impact and sustainability.',
  'script-work': 'I finished story for children but end is not happy enough, propose three other ends in my style',
  'press-work': 'Se solicita la redacción de un comunicado de prensa sobre el hallazgo de un mosaico romano en las obras municipales.',
  'thesis-support': "rapport de stage 30 pages, la conclusion manque et l'intro est nulle, rendu lundi",
  'editorial-guide': 'Nous souhaiterions un guide rédactionnel fixant le ton et les usages de nos publications internes.',
  'book-writing': "Je veux raconter la vie de mon père sur bateau, j'ai cassettes et notes, comment commencer le livre",
  'translation-check':
    'ikea style manual translated by google into dutch, customers laugh at it, check n fix / Kindly compare the two attached translations of our statutes and state which is the more faithful. / It is requested that the machine-translated safety data sheets be revised by someone versed in chemistry. / Die Qualität der gelieferten spanischen Fassung unseres Katalogs ist stichprobenweise zu begutachten, mit Fehlerklassen. / Agradeceríamos la verificación de que las dosis y unidades coinciden entre el prospecto inglés y su versión española.',
  'sworn-translation':
    'We require a sworn rendering of a Portuguese birth certificate for presentation to the British registry. / The tribunal has ordered that the witness statements in Romanian be made available in English by the twentieth. / Ich habe Zeugnis von Ukraine und muss für Anerkennung, wer sagt welche Papiere ich übersetzen lassen soll',
  'document-translation':
    'Doctor letter from Spain hospital, I understand only half, please put in simple English what they found / whatsapp msgs from my landlord in turkish, 12 screenshots, whats he saying / old letters in kurrent handwriting from 1911, 9 pages, nobody in family can read em, english pls / speaking at a conf in lisbon, translate my slides and write how to pronounce the greeting / recipe from my polish gran, "szklanka" how much is it, want the whole thing in english w/ grams / I do call with supplier in China each week, prepare me list of sentences for quality problems in Chinese with pinyin / Wir bitten um Übertragung unserer Allgemeinen Geschäftsbedingungen ins Englische unter Beachtung der Rechtsterminologie. / latín de una lápida en la iglesia del pueblo, foto medio borrosa, qué dice / Nous sollicitons la traduction en langage accessible, puis en arabe, d\'un livret destiné aux parents d\'élèves. / panneaux de musée fr vers en et de, textes courts, 35 cartels, ouverture le 12',
  'site-localisation':
    'My game has 2000 little texts in Korean export in Excel, there are variables inside, need good English that fits / Se solicita la localización de nuestra aplicación de biblioteca al catalán, gallego y euskera.',
  'book-translation':
    "The publisher requests a sample translation of one chapter from the Icelandic, retaining the author's laconic manner. / Mi novela en español la quiero mandar a editoriales en Inglaterra, necesito que diez páginas suenen de verdad inglés",
  'terminology-base':
    'We use different words for same part in each manual, please make list of terms German English so all translators same / Il y a lieu de constituer une mémoire de traduction à partir de nos archives bilingues non alignées.',
  transcreation: 'The choir desires a singable English version of a Finnish folk song, matching the metre of the original.',
  'contract-review':
    "Kindly examine the attached shareholders' agreement and identify the provisions prejudicial to a minority holder. / Supplier conditions and our conditions are fighting, delivery broken, which one is valid, please explain with the mails / Our company requires a comparison of our data-processing agreement with the latest statutory requirements. / Kindly review the contract offered by the conference hotel, with attention to cancellation and attrition.",
  'employment-law':
    "I sign work contract in new country, it says I can't work for other two years after, is this normal / fired 2 days after i told em im pregnant, how long do i have to do something / Chef bezahlt Überstunden nicht, ich habe alles aufgeschrieben in Heft, wie bekomme ich mein Geld, Vertrag ist dabei",
  'product-rules':
    'We request a concise memorandum on whether our raffle requires a licence in Scotland. / An opinion is requested as to which open-source licences in our product oblige us to disclose our own code.',
  'private-dispute':
    "neighbours tree over my garage roof, he says its my problem, can i cut it / Please prepare a chronology with numbered exhibits from the 140 messages exchanged with the contractor. / syndic vote travaux sans mettre à l'ordre du jour, on peut contester jusqu'à quand",
  'company-change': 'The association desires to amend its bylaws so that general meetings may be held by electronic means.',
  'terms-privacy':
    'got a letter saying i used a photo on my blog, want 890 or they sue, real or scam / I make app where people put photo of children at sport club, what I must write for privacy law Europe / Se precisa adaptar la política de cookies y el aviso legal de nuestra federación deportiva.',
  'family-case': 'In divorce we want share the dog and the house, both agree, need draft to show at lawyer',
  'immigration-case': 'My visa end in April and new employer says wait, which papers and dates I must watch',
  'debt-collection':
    'freelancers client wont pay 3 invoices since june, need a last warning letter that scares a bit / mahnwesen ist eingeschlafen, 37 offene posten, wer ist wie lange überfällig und was schick ich raus',
  'traffic-case':
    'blitzerfoto bin nicht ich drauf, anhörungsbogen liegt hier, was ankreuzen / me multaron en zona azul y el ticket estaba puesto, redacten el recurso, tengo foto',
  'advance-directive': 'Erbeten wird der Entwurf einer Vorsorgevollmacht nebst Erläuterung der Befugnisse für die Angehörigen.',
  'company-formation': 'gmbh oder ug mit kumpel, jeder 50 prozent, was passiert wenn wir uns streiten',
  'tenancy-case': 'Yo alquilo piso y dueño vende, dice salir en un mes, cuál es mi derecho, contrato es hasta otro año',
  'inheritance-case': 'herencia de mi tía somos 5 primos y uno vive en la casa y no sale, por donde empezamos',
  'bookkeeping-work':
    'shoebox of receipts jan to now, im a tattoo artist, sort into something my accountant wont scream at / bank balance and xero differ by 318.40, been at it all night, find it / Please devise a chart of accounts and posting instructions for a newly founded music school. / Se solicita la conciliación de los saldos de proveedores al cierre del ejercicio, con relación de diferencias. / notes de frais 6 mois de retard, 3 commerciaux, photos de tickets dans un dossier, à trier',
  'tax-question':
    'I work in two country this year, Netherlands and Belgium, where I pay tax, I am confused totally / side hustle selling vintage on ebay, do i have to declare, made like 3k / I buy machine for 18000, how many years write off and is leasing better for tax, company is small in Austria / An explanation of each line of the attached assessment notice, with deadlines for objection, would be appreciated. / payslip says emergency tax again 3rd month, who do i ring and what do i tell them / I start as photographer, must I take small business rule or normal VAT, most my customers are firms / soy rider autónomo, q gastos me puedo meter, moto cel seguro? modelo 130 ya casi vence / factura mal hecha con iva 10 en vez de 21, ya la mandé, cómo la corrijo / passé le seuil de tva en micro, depuis quand je facture avec, et les devis signés ?',
  'accounts-audit': "The treasurer requests that the annual accounts of our charity be examined ahead of the members' meeting.",
  'company-figures': 'My business makes profit on paper but account is always empty at end of month, explain me why',
  'accounts-switch': 'The board seeks a reasoned choice between three accounting packages for a cooperative of fourteen holdings.',
  'data-entry': 'vat number check on 60 eu customers, some look dodgy, need a list valid or not',
  'company-value': 'The partners desire an appraisal of what their veterinary practice might reasonably be worth upon sale.',
  'tax-return': 'elster hängt bei anlage eür, plausifehler zeile 23, frist ist heute mitternacht',
  'service-charge-accounts': 'Wir bitten um Durchsicht der Betriebskostenabrechnung unserer Wohnanlage auf nicht umlagefähige Positionen.',
  'tax-audit-support': 'Erbeten wird eine Verfahrensdokumentation zur ordnungsgemäßen Kassenführung in unseren drei Filialen.',
  'costing-work': 'Agradeceríamos un análisis de la rentabilidad de cada una de nuestras cuatro líneas de producto.',
  'spreadsheet-work': 'Nous souhaitons un tableau de suivi budgétaire pour notre commune de huit cents habitants, avec écarts mensuels.',
  'payroll-run': 'Merci de vérifier le calcul des indemnités de congés payés et des heures supplémentaires sur les bulletins joints.',
  'school-tutoring':
    'son 14 fails fractions test every time, says its boring, make him a 3 week thing w/ football / stats exam friday, p values still make zero sense, explain w/ real life stuff / I solved physics homework but teacher gives zero for way, result is correct, show me what I miss / tarea de química balanceo de ecuaciones, 8 ejercicios, explícame el método q no entiendo al profe',
  'training-design':
    "Kindly evaluate our apprentices' induction course and suggest what should be cut, moved or deepened. / New colleague starts Monday in our warehouse, all knowledge is in my head, help me to make plan for her first month / Nous souhaitons l'élaboration d'un référentiel de compétences pour nos formateurs bénévoles.",
  'teaching-material':
    "The faculty requests an examination paper of twenty questions on fluid mechanics, graded by difficulty, with model answers. / The regiment's museum wishes to offer a ninety-minute workshop on semaphore for visiting school parties. / Se requiere una unidad didáctica sobre el ciclo del agua, adaptada a un aula multigrado rural. / jeu d'évasion en classe révolution française, 28 élèves, 50 min",
  'corporate-course':
    'My workers must know fire rules but they speak 6 languages, make training with pictures and small test / Wir ersuchen um ein Schulungskonzept zur Einführung der elektronischen Akte für achtzig Beschäftigte unterschiedlicher Vorkenntnisse. / elternabend 4. klasse internet und handy, brauch ne halbe stunde programm',
  'hobby-course': 'I am chess player 1400, I lose always in endgame, look my last games and tell what to train',
  'learning-support': 'An individual support plan is required for a pupil of nine years with dyslexia in mainstream schooling.',
  'exam-prep':
    "driving theory failed 3x, always the same type of q (priority), drill me / mathe abi in 5 wochen, vektoren null plan, analysis geht, lernplan bitte / Ich mache B1 Prüfung im Juni, schreiben ist Problem, hier sind drei Briefe von mir, welche Fehler mache immer / oral de français bac, 16 textes, fiches d'une page chacune / Je prépare concours infirmière, calcul de dose je trompe toujours avec débit, donne exercices et correction lente",
  'music-course': 'wanna learn guitar at 45, 20 min a day, have youtube overload, just tell me what order',
  'programming-course': 'python homework wont run, list index error, explain so i get it',
  'online-course': 'Our recorded lectures require quiz questions at intervals and a package compliant with the learning management system.',
  'language-course': 'Quiero hablar español para trabajar en cocina, palabras y frases de cada día, tengo treinta minutos en bus',
  'computer-lessons': 'mi abuela quiere usar el cel pa videollamadas, hazle una guía con letras grandotas',
  wedding:
    'wedding 140 ppl, aunt cant sit near uncle, 3 vegans tables, do the seating / Boda en pueblo y muchos invitados de fuera, autobuses y hoteles, cómo organizo para que nadie se pierde',
  'public-festival':
    "I organise first time street festival, city asks safety concept, I do not know what must be inside / Wir bitten um Prüfung des Sanitäts- und Ordnungsdienstkonzepts für unser Stadtfest mit achttausend Besuchern. / Se solicita un plan de comunicación interna y de contingencias para la carrera popular de nuestra localidad. / loto de l'asso samedi, sono lots salle buvette, check-list de tout / Il convient d'établir un rétroplanning pour les journées portes ouvertes de notre lycée horticole.",
  party:
    'rain forecast for sat, garden party 60 guests, tent rental is gone, plan b?? / kids bday 8 yr old dinos, 10 kids, living room, 2 hrs, go / My parents are 50 years married, want little surprise evening with stories of life, guests are 30 old people / jga hamburg 9 mädels eine schwanger, samstag ab 14 uhr, was machen wir / posada de la oficina 35 personas, juegos q no den pena ajena y lista de cosas por comprar',
  'group-travel': 'My friends come from 5 countries for one weekend, find city in middle and dates that is good for everybody',
  'venue-finding': 'The institute seeks a comparison of four venues for a two-day symposium, as regards access, acoustics and catering.',
  'catering-job': 'Please estimate the quantities of food and drink required for a harvest supper of one hundred and eighty.',
  'site-power': 'stage at our fest needs power, got 2 x 32 amp, band list + gear attached, enough?',
  'trade-fair': 'For trade fair in Milan stand is 12 meter, please think how place table, screen and storage so people come in',
  'invitation-job': 'The secretary requires a form of invitation, reply card and order of precedence for a consular reception.',
  conference:
    'Speaker cancelled two days before our meetup about soil, help us find what to do with 45 minutes and tell audience / hybrid agm, last time online ppl couldnt vote or hear, set it up so it works / Für den Wissenschaftskongress wird ein Begutachtungsverfahren für hundertsechzig eingereichte Beiträge samt Programmraster benötigt.',
  'event-staff': 'It is desired that a roster be drawn up for fifty-two volunteers over three days, respecting breaks and preferences.',
  memorial: 'Mache Beerdigung für Vater hier und Familie kommt aus Kroatien, was muss ich in welche Reihe organisieren',
  'moderation-job': 'Agradeceríamos un guion para el maestro de ceremonias de la entrega de premios literarios.',
  'event-safety-green':
    'Nous souhaitons recueillir un avis sur la sobriété environnementale de notre festival et les mesures prioritaires.',
  'event-music-job': 'Je suis dj et client veut liste musique pour mariage franco marocain, aide faire ordre de soirée',
}
