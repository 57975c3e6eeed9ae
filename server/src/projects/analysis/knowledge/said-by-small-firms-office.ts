/** What clients say: small firms, schools and clubs of machines, vehicles, design, papers and feasts; written before any list of works was read (2026-11-27). By the package's id, ' / ' between. */
export const SAID_BY_SMALL_FIRMS_OF_OTHER_WORK: Readonly<Record<string, string>> = {
  'machine-fault':
    'Our bottling line stops every twenty minutes with a red light on the cabinet and the operator just resets it; I have photos of the display and want to know what is actually tripping. / Our wood pellet mill shakes badly since we swapped the bearings, worse at full speed, and the whole floor hums. Recorded a video with the sound.',
  'technical-docs':
    'We bought a 1994 Italian dough sheeter at auction and it came without any papers; I need something the bakers can follow to run and clean it safely. / Die Berufsgenossenschaft kommt im März und will für die Kreissäge, die Hobelmaschine und den Stapler jeweils eine Seite zum Aushängen, wie man sie sicher bedient. / Tengo el manual de una sierra de cinta coreana de 80 páginas y quiero una hoja plastificada con el arranque, la parada y la limpieza para los muchachos. / How to use and clean the rental coffee machine, written so that guests manage it by themselves.',
  'machine-safety-file':
    "The inspector wants a written assessment of what can hurt somebody at our log splitter and band saw before the season starts. / I'm building a machine that folds cardboard trays for our eggs and want to sell it to neighbours; what papers and marking do I owe before it leaves the barn? / À la scierie, le tapis d'évacuation a failli prendre le bras d'un apprenti : où mettre les capots, les arrêts d'urgence et lesquels choisir ?",
  'preventive-maintenance':
    "Three looms, one compressor and a boiler, and we only fix them when they break. Please set us up with a calendar of what to grease, check and replace, and when. / Je voudrais un cahier où chaque ouvrier note les heures, les graissages et les pannes de nos neuf machines, facile à remplir avec les mains sales. / The combine's yearly winter check always forgets something. Give us a list in the right order, belts, chains, sieves, bearings, hydraulics.",
  'cnc-job':
    'We cut brackets from 4 mm sheet and I have the drawings; someone please turn them into the code our old milling machine with the Fanuc panel can read. / Bei den gedrehten Buchsen schwankt der Durchmesser über den Tag um drei Hundertstel, morgens gut, nachmittags Ausschuss.',
  'strength-calculation':
    'The conveyor that carries feed sacks to the loft is too slow; can it be geared up and which motor and chain wheels would do it? / Need a stronger shaft for the feed mixer; it snapped twice at the same shoulder where the diameter steps down. What size and steel should it be? / Für die Förderschnecke im Getreidesilo brauchen wir eine Auslegung: 12 Tonnen Weizen die Stunde, 9 Meter lang, 25 Grad Steigung. / Will this aluminium arm bend too much with 30 kg at the end? I have the model and want the thickness put right before we have it made.',
  'plc-project':
    'Small cider house: the pump, tank and pasteuriser each have their own switch and I would like one little controller that runs them in order with the right pauses. / Die alte Steuerung an unserer Brikettpresse ist eine Siemens S5, Ersatzkarten gibt es kaum noch. Wie kommen wir Schritt für Schritt auf etwas Neues?',
  'compressor-repair': 'The air compressor runs almost all night although nobody is in the workshop, and the electricity bill shows it.',
  'production-improve':
    "We press olives for forty families and lose up to a third of the day between batches; tell me how to organise cleaning and loading so that the mill stands idle less. / On produit 600 bocaux par jour et il faudrait arriver à 900 ; trouver l'étape qui bloque à partir des temps que j'ai relevés pendant une semaine.",
  'technical-drawings':
    'Got a wiring diagram on yellowed paper for our carousel oven, half unreadable; want it redrawn cleanly with the changes the electricians made over the years. / Two hundred flat sheets of floor plans from the eighties exist only as scanned PDF; we need them with clean lines in layers. / An exploded view of our garden swing with numbered parts, so that buyers manage to assemble it at home. / The greenhouse kit goes out to farmers and they ask for a list of every profile with length and angle, straight from the drawing. / Two parts of our tap never fit when they come from different makers; please put sensible tolerances on both drawings. / Vom Treppengeländer habe ich ein Handaufmaß mit allen Winkeln, daraus sollen Werkstattzeichnungen und die Biegeabwicklung werden. / Nos plans de serres sont sur AutoCAD, chacun avec ses calques et ses épaisseurs ; je voudrais un modèle de fichier commun pour les trois dessinateurs.',
  'robot-teach':
    'Packaging robot at our coffee roastery drops every tenth bag since we moved to paper pouches; supplier wants to come in six weeks.',
  'scada-dashboard':
    'Four different presses send temperature and count numbers over a cable, and I would love to see them on one screen in the office.',
  'conveyor-repair':
    'The seals on our vacuum packer come out wrinkled and some trays leak after two days in the fridge, mostly at the left edge.',
  'plc-change': 'En la almazara queremos que la cinta pare sola cuando la tolva esté llena; hoy lo vigila mi cuñado con un palo.',
  'machine-purchase-advice':
    "Hacemos muebles y vamos a comprar una fresadora CNC de segunda mano; tengo tres ofertas y no sé cuál conviene para tablero de 3 metros. / Rédiger ce qu'on demande aux fournisseurs pour une thermoscelleuse neuve : cadence, dimensions, nettoyage, branchements, essais à la livraison. / Welche Reifen für den Traktor, wenn er halb auf der Straße Schnee schiebt und halb auf nasser Wiese fährt?",
  'pressure-pipes':
    'El riego se abastece con una bomba de 7 kilos que ya no levanta presión; hay que ver cuál poner para 60 metros de pozo y 4 hectáreas.',
  'truck-work':
    'We run eleven vans for a laundry and nobody knows which one is due for what; make a plan with services, inspections and tyres per vehicle. / El autobús del colegio echa humo azul al arrancar por la mañana y gasta un litro de aceite cada mil kilómetros.',
  'used-car-check':
    "Looking at a 2017 Ford Transit with 190,000 km for our flower shop. What should I check on the test drive and what would be a fair offer? / Le vendeur me garantit que le compteur est d'origine, mais les factures d'entretien de ce Berlingo ne collent pas ; vérifiez l'histoire de la voiture.",
  'fleet-planning':
    'Should our home care service switch the six petrol hatchbacks to electric ones? Nurses drive about 80 km a day and park at home. / Plan the bread round: 38 stops, two vans, most shops want it before seven, and one village bridge is closed until May.',
  'car-diagnosis':
    "The garage quoted a new clutch, flywheel and master cylinder on the parish minibus. I'd like somebody to tell me whether that estimate makes sense. / Unser Feuerwehr-Mannschaftswagen springt nach drei Tagen Stillstand nicht mehr an, Batterie ist neu, irgendwas saugt sie leer. / Tengo la lectura del escáner de la Kangoo con siete códigos y el taller quiere cambiar piezas una por una hasta dar con el fallo. / La boîte automatique du véhicule de la mairie donne des à-coups entre la deuxième et la troisième, surtout à chaud.",
  'vehicle-papers':
    'Sprayer tank, racks and two people in a 3.5 tonne truck: are we over the limit and how should the weight sit over the axles? / Nos pararon con el camión y la carga de azulejos mal sujeta; necesito saber cuántas cintas y dónde ponerlas.',
  'minutes-forms-reports':
    "The drivers fill in scraps of paper before each trip; I want a proper walk-round sheet for our school coaches that takes five minutes. / L'association prête deux minibus aux clubs et personne ne sait qui les a abîmés ; il nous faut une fiche de départ et de retour avec photos. / Shorten our 30 page forest study to a two-page summary the council will really read. / Justificar ante la diputación la subvención del festival, con facturas, nóminas y cuadro de gastos.",
  'camper-conversion-work':
    'Turning a Citroën Jumper into a mobile dog grooming salon with water tank, heater and dryer: how do I lay it all out inside?',
  'data-evaluation':
    'Where could we save on diesel? I have two years of fuel card data for our nine trucks and some drivers use a lot more than others. / Feedback sheet after the music week and an honest evaluation of the 130 answers for the committee.',
  'vehicle-fitting':
    'I would like to fit a second battery and an inverter in the market van so that the fridge runs while we are parked; need a diagram with fuses and cable sizes. / An den Anhänger soll eine Seilwinde, damit ein Mann den Minibagger aufladen kann. Welche Zugkraft und wie befestigen?',
  'traffic-case':
    "Someone backed into our courtesy car and the insurer's valuer came up with far too little; help me show what it was really worth before the crash.",
  'bike-repair': 'Our cargo e-bikes cut out on wet days, always the two newer ones, and the dealer just swaps the display.',
  'ev-charger-install':
    "How many chargers and what power for the town hall's eight electric cars, if the building connection is only 60 kW?",
  'motorbike-repair':
    "Restoring my grandfather's Vespa 150; the carburettor is back together but it floods and will only idle with the choke pulled.",
  'expenses-and-closing':
    'Fahrtenbuch für den Firmenwagen, das das Finanzamt anerkennt: ich habe bisher nur Tankquittungen und den Terminkalender.',
  'vehicle-buying-advice':
    'Busco furgoneta para repartir pescado con frío; comparar tres modelos, nuevos o de ocasión, para cuestas y calles estrechas.',
  'boat-work':
    "Le bateau de l'école de voile a un hors-bord de 40 chevaux qui chauffe et sonne au bout de dix minutes, le jet d'eau paraît faible.",
  'spare-part':
    "The plastic knob on our church organ's stop broke and no one sells it any more; I measured it with callipers and want a file to print a new one.",
  'printer-3d-fault':
    'Prints of our cookie cutters keep curling at the corners and two out of five come loose from the plate halfway. / Das Teil kommt aus dem Drucker immer 0,4 mm zu eng für den Zapfen, egal was ich einstelle.',
  'product-render':
    'A picture of our new kiln as it will look, seen from the front and side on a white background, for the trade fair board. I have the step file. / A short clip in which the inside of our beehive heater can be seen working, air going in, round and out.',
  'model-from-sketch':
    "Make a little model of our chapel that can be printed on a home printer in four pieces, for the children to paint at the parish fair. / Our shelf comes in seven widths and I redraw it every time. I'd like to type the width and have everything else adjust. / I need a jig to drill the same four holes into chair legs, drawn so our apprentice can print or mill it. / Für die Modelleisenbahn unseres Vereins soll der Bahnhof von 1910 im Maßstab H0 entstehen; es gibt vier alte Fotos und einen Grundriss. / Der Ring soll oben unser Vereinswappen tragen; der Goldschmied gießt ihn, wenn er eine druckbare Wachsform bekommt. / Quiero un llavero con el perfil de la sierra de nuestro pueblo y el nombre en relieve, para imprimir 300 en la escuela. / De la pieza rota de la cosechadora me quedan dos trozos; hay que dibujarla entera para que el tornero la haga de nuevo. / Un molde de silicona para jabones con forma de caracola: necesito el modelo del positivo, con sus salidas, para seis unidades. / Avant de lancer la fabrication du portail coulissant, vérifier dans l'assemblage que rien ne se touche quand il s'ouvre.",
  'print-stl': 'Had the dental cast scanned and the mesh is full of holes; it needs to be closed up and hollowed so it can be printed.',
  'product-development':
    "My injection moulder says the clip has no draft and the walls are too thick in places. Adapt the part so it can be moulded. / I have an idea for a device that reminds old people to drink; sketch shape, buttons, light and how it's used.",
  'cutting-files':
    "A nesting plan for 64 cabinet parts out of birch ply sheets 2.5 by 1.25 m, with the grain upright on doors, and as few sheets as possible. / J'ai relevé le terrain de camping au GPS et je voudrais une maquette du relief, courbes de niveau comprises, taillée dans du contreplaqué.",
  'scan-to-cad':
    'Tenemos un relieve de madera tallada que queremos repetir en la fresadora; hay fotos y una nube de puntos hecha con el móvil.',
  packaging:
    "Dessiner un présentoir en carton qui s'emboîte à la main pour nos pots de confiture, avec la mise à plat pour l'imprimeur. / Label for a jar of quince jelly with ingredients, weight, best-before and the little pig that everybody knows us by. / A box for our soap bars that folds flat, window on the front, with two more sizes planned. / El embalaje de nuestras bombillas se abre fatal y los clientes se quejan; repensar la pieza y cómo se usa.",
  'ar-app':
    "Visitors of our castle ruin should hold up their phone and see the tower the way it stood in 1480. / Put our sofas in the customer's living room through the phone camera, true to size, straight from our website. / A sticker on each wine bottle that, when you point the phone at it, lets the winemaker step out and talk for half a minute. / The museum would like children to hunt for seven animals hidden around the building through the tablet camera, with a little reward at the end. / The virtual frame of glasses sits two fingers too high on the customer's nose and slips when he turns his head. / Technicians hold the tablet over our milking robot and should see arrows and the torque for each bolt floating where it belongs. / Im Friedhof sollen Besucher mit dem Handy an zwölf Gräbern kurze Geschichten hören und alte Fotos über dem Stein sehen. / En la feria del libro los niños apuntan el móvil a la portada y debería salir el dragón volando; tengo el dragón ya animado. / Le catalogue papier de nos poêles : quand on passe le téléphone dessus, le feu s'allume et la fiche s'ouvre.",
  'xr-training-course':
    'We want the fire drill practised with goggles on: the pupils look for the exit while the corridor fills with smoke. / Our training with the headset for lift mechanics exists on paper: eight steps, three mistakes that one may make. Write it up so that a studio can build it. / Auszubildende sollen das Anlegen einer Spritze üben, bevor sie am Patienten stehen, mit Controllern in der Hand. / Un simulador sencillo para enseñar a los nuevos a conducir la carretilla en el almacén, con volante y casco.',
  'vr-app':
    "The model of the new clubhouse weighs 900 MB and the standalone glasses just stutter. It has to run smoothly at the open day. / Before the town buys the playground I'd like the councillors to stand inside the plan wearing goggles, from a SketchUp file. / Unsere Küchenausstellung ist klein, Kunden sollen ihre geplante Küche mit Brille begehen und die Fronten per Knopf umschalten. / Los botones del menú dentro de las gafas quedan lejos y la gente mayor no acierta a pulsarlos con el mando. / Faire visiter la grotte fermée au public depuis l'office de tourisme, avec des casques et le relevé laser des archéologues. / Notre exercice en casque pour apprendre à parler en public est prêt, mais les spectateurs virtuels restent raides comme des piquets.",
  'xr-advice':
    'Which glasses should our physiotherapy practice buy for balance exercises with elderly patients, hygiene and easy start being what matters? / Fördergeld gibt es nur mit einem Konzept: wie könnte unser Heimatmuseum mit virtueller Realität arbeiten, in welchen Schritten und mit welchem Gerät?',
  'ar-filter-360':
    'Face filter for our carnival club: rooster comb, club colours and confetti when you open your mouth, for Instagram. / Queremos que los mayores de la residencia vuelvan a su pueblo con unas gafas: hay vídeos de 360 grados, falta montar el recorrido.',
  'website-change':
    "Our estate agency's walk-through works in the browser on a PC but is just black on an iPhone. / Die Website der Volkshochschule soll auf dem Handy lesbar werden, derzeit ist die Kurssuche nur mit Lupe zu bedienen.",
  'vr-headset-setup':
    'We own five Quest headsets at school and spend half the lesson getting them to the same starting point; how can we manage them together?',
  'teaching-material':
    "An idea for a half-hour lesson in which eighth graders visit the inside of a cell with cardboard viewers. / Build a course for new volunteers of the mountain rescue, from knots to radio, with what they should be able to do at the end. / Worksheets on the Middle Ages for year five, three levels of difficulty, with solutions. / The vocational school wants a test on food hygiene, thirty questions, fair and quick to mark. / Our first aid evening lasts two hours and people nod off; make it lively with stations. / Für die Fahrradprüfung der Viertklässler ein Übungsparcours mit Bögen für die Eltern, die helfen. / Für die Sprachschule soll ein Einstufungstest entstehen, der Anfänger bis Mittelstufe in zwanzig Minuten trennt. / Progression de l'année en arts plastiques pour une classe unique du CP au CM2.",
  'user-test':
    "Tester avec dix habitués si notre balade immersive est compréhensible : quelles consignes donner, quoi observer, quoi demander ensuite ? / Six older members should try our new booking page while somebody watches, and I'd like to know where they stumble. / Ask twelve hoteliers how they handle their cleaning lists today, before we build anything; I need the questions and a way to sort the answers. / La gente llama para preguntar lo que ya está en la web; ordenar las secciones probando con vecinos qué esperan encontrar en cada una. / Preparar una encuesta corta para los usuarios del polideportivo que diga qué les molesta de reservar pista.",
  'permit-drawings':
    "We're converting the hayloft into two holiday flats and need a layout with bathrooms, stairs and enough headroom under the slope. / What do I have to submit to the council to put a conservatory on the back of a listed parsonage, and will they ever agree? / Bauantrag für einen Carport mit Abstellraum: Lageplan, Ansichten und die ausgefüllten Formulare fürs Landratsamt fehlen noch. / Hacer la memoria y los planos para pedir licencia de apertura de una cafetería en un local que era zapatería. / Déclaration préalable pour changer les fenêtres et poser un velux, maison située à 300 mètres de l'église classée. / Un vestiaire et des douches pour soixante footballeurs dans un ancien garage, avec séparation des équipes et de l'arbitre.",
  'interior-concept':
    "Waiting room of a dental practice, 24 square metres, north facing, feels like a station. Suggest colours, furniture and light. / Fit 32 desks, a break corner and two meeting rooms on one floor, and show three ways to do it. / Our farm shop should get more people past the cheese. Where should till, shelves and fridge stand? / Collect the materials, lamps and fabrics for our eight hotel rooms in one list the carpenter and the upholsterer can order from. / Im Gemeindesaal soll die Beleuchtung vom Altar bis zur Theke neu gedacht werden, stufenlos vom Gottesdienst bis zum Fasching. / La peluquería mide cuatro por nueve metros y quiero seis puestos, lavacabezas y recepción y que se sienta amplia. / Imaginer l'ambiance de notre chambre d'hôtes « Grenier » : planche avec matières, couleurs, meubles chinés.",
  'building-code-check':
    'Draw up how a wheelchair user gets from the street to the counter and toilet of our post office shop, with ramp slopes and door widths. / How many toilets, exits and extinguishers does a barn need if we hold dances for 250 people in it?',
  'floor-plan':
    "I only have the agent's little plan of the shop we rent; I took measurements with a laser and want a correct plan drawn to scale. / Aus der Bestandszeichnung von 1962 sollen Wohnfläche und umbauter Raum nach heutiger Norm berechnet werden.",
  'damp-mould': 'Black spots keep coming back behind the wardrobe on the outside wall of the vicarage, even after we painted twice.',
  'architecture-visual':
    'A picture of how the façade would look in three colours, with the new sign and awning, to persuade the landlord. / Una casa de campo prefabricada con dos alas y porche, quiero ver cómo sería por dentro y por fuera antes de decidir.',
  'structure-cost':
    "Rough figure for what an extension of 60 square metres in timber would cost, split by trade, for the school board's first vote. / The beam over the opening we want between kitchen and dining room: how big must it be, brick wall above, 3.4 m span? / Somebody to go through the contractor's snag list before we take over the kindergarten: what should we look at, room by room? / Nuestro salón parroquial tiene goteras y humedad que sube por las paredes; qué hay que arreglar y en qué orden.",
  'house-design': 'I want to know how the sun falls into the courtyard in March and June if the neighbour builds four storeys.',
  'building-quote-check':
    'Wie lange dauert der Umbau der Praxis wirklich, wenn wir nur drei Wochen im August schließen können? Es fehlt ein Ablauf mit allen Handwerkern.',
  'energy-advice': 'La classe du premier étage atteint 33 degrés en juin ; stores, arbres, ventilation, que choisir et dans quel ordre ?',
  'logo-brand':
    "Our cheese dairy still uses a drawing my niece made; we'd like a proper mark that works on a stamp, a lorry and a tiny label. / Letters, invoices, envelopes and cards all look as if they came from different firms. I'd like one look for all of them. / Which letters and colours may our volunteers use and where does the logo go? A few pages they can stick to.",
  'flyer-brochure':
    'Poster for the village theatre, a comedy about two undertakers, A2, to hang in shops from September. / Nos ha salido un folleto de tres cuerpos lleno de texto; la oficina de turismo quiere que se entienda el recorrido de un vistazo.',
  'artwork-change':
    "The printer sent back our flyer: pictures too coarse, no bleed, colours wrong. Please put it right. / All I have of our club crest is a fuzzy picture from an embroidered jersey; we need it sharp for a three metre banner. / Vérifier que le fichier de la bâche est bon avant de l'envoyer : fonds perdus, noir, résolution, polices.",
  'book-layout':
    "The annual report of the foundation: 28 pages, eight charts, many photos, text is ready. / Unser Gemeindebrief erscheint viermal im Jahr, jedes Mal wird gebastelt; wir wollen eine Vorlage mit festen Spalten und Rubriken. / Catálogo de 60 páginas con nuestras semillas, los datos están en una hoja de Excel y las fotos en carpetas. / Couverture du livre sur l'histoire de la commune, dos de 18 mm, avec une carte postale de 1908. / Mettre en page les 90 pages de recettes récoltées par l'école, avec sommaire et dessins d'enfants.",
  'sign-lettering':
    "Design the sides and back doors of our plumber's van, it's white, a VW Crafter. / Signs for the whole hospital wing: colours, arrows, room numbers, pictograms, readable for poor eyes. / T-shirt print for the volunteer fire brigade's hundredth birthday, two colours, front small and back large. / Der Bauzaun vor der neuen Turnhalle soll auf dreißig Metern zeigen, was hier entsteht. / Les pictogrammes de notre piscine sont illisibles pour les vacanciers étrangers, il en faudrait une vingtaine que chacun saisisse d'un coup d'œil.",
  'illustration-slides':
    "Little drawings that explain hand washing to preschoolers in six steps, friendly, one style. / Twelve drawings of birds for our nature club's calendar, plus the pages with school holidays. / Ein freundliches Maskottchen für den Kindergarten Igelnest, in fünf Haltungen, auch klein als Stempel brauchbar. / Un plano ilustrado del camping, con las parcelas, los baños, la piscina y el camino al río.",
  'infographic-work': 'The numbers on our water consumption are deadly dull; make one page out of it that citizens look at with pleasure.',
  'social-graphics':
    'We need pictures for Facebook and Instagram each week in the same style, where our trainer only swaps text and photo.',
  'cards-stationery':
    'Einladungskarte zur Goldenen Hochzeit meiner Eltern, mit dem Hochzeitsfoto von 1975 und viel Platz für den Text. / Diploma para los alumnos de la escuela de música, con espacio para el nombre y la firma.',
  'app-interface-design':
    "Sketch the screens of an app with which farmers swap machines: find, ask, lend, return. / The buttons, fields and boxes look different on every page of our practice software; collect them into one set with rules. / Settings, profile, notifications: redo the phone screens of our running app in a calmer style, light and dark. / Give the developer everything he needs from my Figma pages, sizes, states, spacing, what happens when it's empty or fails. / Ein Kummerkasten für Schüler, anonym, mit wenigen Klicks: Ablauf und Bildschirme ausdenken. / Concevoir la borne tactile du musée, pour enfants et fauteuils roulants, avec textes en gros et retour au début.",
  'ux-audit':
    "The menu of our town hall site has grown for ten years and nobody finds the waste calendar. / Volunteers quit our rota app in the first week. I'd like the first five minutes to be friendlier and clearer. / Von drei Konkurrenten mit Online-Terminbuchung wollen wir wissen, was sie in der Bedienung besser machen als wir. / Passer en revue notre site de billetterie, écran par écran, et dire ce qui cloche selon les règles de l'art.",
  'accessible-site': 'Is our web shop usable for somebody who cannot see? The association for the blind complained.',
  prototype: 'Clickable draft of the ticket machine for our cable car, so the board can try it on a tablet.',
  'product-texts':
    "Our app sends the message 'Error 403 invalid state' and customers call us. Better texts for about fifty such notes, please. / The product descriptions of our 300 teas were copied from the wholesaler, and the search engines ignore them. / Short texts for twenty panels in the mining museum, max 90 words each, for adults who read standing up. / Descriptions of six walking holidays for our brochure, each half a page, that make you feel your legs.",
  'service-design': 'Draw me the path of a patient from first call to bill, with all the spots where they get annoyed.',
  'screen-redesign':
    "The dashboard for the sewage plant shows thirty dials at once, and the man on night duty overlooked the alarm. / Unsere Kasse im Hofladen läuft auf einem Tablet; die Aushilfen tippen ständig auf die falsche Obstsorte. / Los repartidores usan el móvil con guantes y al sol; adaptar las pantallas a eso. / Le formulaire de demande de place en crèche fait fuir les familles qui lisent mal le français. / Une page d'accueil pour le cabinet vétérinaire où l'urgence se trouve en deux secondes.",
  'study-statistics':
    'Two versions of the home page: set up a fair comparison so that we know after three weeks which brings more bookings.',
  'video-edit':
    "We filmed the nativity play with two phones and a camcorder; make one nice film of about twenty minutes from it. / A thirty second film about our saw mill for the cinema, I have drone footage and some close-ups. / The picture and the sound drift apart, at the end of the concert by nearly a second. / Achtzig VHS-Kassetten vom Turnverein sind digitalisiert, jetzt je eine riesige Datei; wir wollen sie nach Auftritten zerlegt und benannt. / El vídeo de la boda está movido, hay que dejarlo quieto y quitarle el viento que se oye. / El coro ensaya en casa: juntar veintitrés vídeos de móvil en una sola pantalla y que canten a la vez. / Le film de la fête fait 60 Go et le site de la commune n'accepte que 500 Mo ; il faut qu'il reste beau.",
  'tape-digitising':
    "Sixty slides and a shoebox of scratched prints from 1950 to 1970, I'd like to see them without dust and with their colours back.",
  'podcast-audio':
    'The podcast of our diocese needs its twelve recordings cut, evened out in loudness and given an opening. / Für das Fest brauchen wir ein Hörspiel von zwölf Minuten zur Ortsgeschichte, Text steht, es fehlen Stimmen, Geräusche und Schnitt. / Audioguide du sentier botanique en quinze stations de deux minutes, à partir du carnet du jardinier.',
  'subtitles-work':
    'Subtitles for a 14 minute film on the dairy, for people who hear badly, also to be read on the phone without sound. / Subtitle our film on basket weaving in Spanish, lines short enough to be read. / Sous-titrer en anglais une conférence sur la taille de pierre, avec les mots du métier.',
  'picture-retouch':
    "Photos of the restaurant came out yellow and dark, they're for the website by Friday. / Hundreds of wedding pictures: pick the best 120 and give them the same warm look.",
  'video-shoot': "Plan for the shoot: one day, three locations, five interviews. What comes when, which shots, who's needed?",
  'filming-advice':
    'How do I take good photos of jewellery with a phone and two lamps in the back room? My stones look like plastic. / Filmer nos recettes vues du dessus dans une cuisine de six mètres carrés : matériel, lumière, installation.',
  'voice-job': 'Someone spoke my name wrong in the phone greeting; we want new messages for our practice, opening hours, holidays, queue.',
  'music-work':
    "Mix our brass band recording, six tracks, the tubas drown everything and the clarinet is too shrill. / Une petite musique originale d'une minute pour l'accueil de notre ferme pédagogique, avec cloches et accordéon.",
  'digital-forensics': "The neighbour's surveillance clip shows our stolen trailer; can one get the van's plate out of the blur?",
  'live-stream-job':
    'Live broadcast of the Sunday service stutters and goes silent for seconds, over the parish internet with an old laptop.',
  'transcribe-job': 'Die Aufnahme unserer Mitgliederversammlung, drei Stunden, soll wörtlich abgeschrieben werden, mit Namen der Redner.',
  'explainer-animation': 'Am Anfang unserer Lehrfilme soll das Logo kurz aufleuchten, drei Sekunden mit einem Ton.',
  'script-work':
    'Necesito el guion de un vídeo de un minuto para enseñar nuestra casa rural, con lo que se ve y lo que se dice. / I need a novel-like story of 3,000 words on the legend of our lake, to be read aloud by the fire. / Necesito un cuento para niños de cinco años sobre una abeja que no quería volar.',
  'sound-system': 'La megafonía de la iglesia pita en cuanto el cura se acerca al altar.',
  'seo-work':
    "When people search for 'florist near me' in our town the two others come up and we don't, though we've been here for thirty years. / Visits to our shop's website fell by half since we had it rebuilt in April. / Which words do people type when they look for what we do, wells and water boreholes, and which pages should we have for them? / Nos mencionan en muchos blogs de senderismo pero sin enlace; cómo conseguir que nos enlacen. / Nos fiches produits n'apparaissent pas avec prix et étoiles dans les résultats comme celles des concurrents.",
  'social-media-plan':
    "Write twelve posts for the bakery's Facebook page for Advent, with ideas for the photo. / Calendario de publicaciones para la clínica dental, tres por semana, hasta Navidad.",
  'marketing-plan':
    "Whom exactly should our little bike workshop address, and with what promise? There are four others in the neighbourhood. / Our chess club wants twenty new members under twenty by next summer. / Names for a new goat's milk ice cream, in the end five that are free and easy to say. / Plan a year of themes for the garden centre: what we promote in which month, on which channel. / Vendemos aceite por internet y casi nadie repite; ideas para que vuelvan a comprar los que ya probaron. / Una frase corta que acompañe al nombre de la ferretería y diga que arreglamos de todo. / Le gîte est rempli en août et vide en mars : comment attirer des gens hors saison ? / Répartir 6 000 visiteurs potentiels du festival entre affiches, radio, réseaux : faites-nous un plan de communication avec dates.",
  newsletter:
    "A letter by email to our 800 customers each month, what's in it, when it goes out, how to keep it from landing in spam. / Personne n'ouvre nos courriels, 9 % seulement ; regarder les titres, l'heure d'envoi et la liste.",
  'letter-writing':
    'Someone left an unfair one-star review accusing our practice of rudeness. How do I answer in public? / A letter announcing eight weeks of scaffolding to our tenants, worded so that it keeps the mood in the house friendly. / Job advert for a night porter at a small hotel, honest but inviting. / Grußwort des Vorsitzenden für die Festschrift, 125 Jahre Liederkranz, eine Seite. / Ein Arbeitszeugnis für unsere Bürokraft, gut, aber ehrlich, nach elf Jahren. / Carta de la junta a los socios para explicar por qué sube la cuota, con claridad y cariño.',
  'analytics-setup':
    'The counter on our website says 4,000 visitors but nobody sees who fills in the contact form or clicks the phone number.',
  'press-work': 'Press text on the reopening of the mill museum and a list of whom to send it to.',
  'market-study':
    "I'd like to know what the competing riding schools do online, where they advertise, what they offer, what they're praised for. / Ask 500 residents what they think about the market hall, and tell us what the answers mean for our offer.",
  'map-entry': 'Unser Eintrag auf der Landkarte zeigt falsche Öffnungszeiten und das Foto vom Vorgänger, und es gibt ihn zweimal.',
  'customer-loyalty': 'Für die Suche nach einem Lehrling zum Dachdecker: wie sprechen wir Sechzehnjährige an, wo und womit?',
  'ads-campaign': 'Anzeigen auf Instagram für unsere Skikurse, drei verschiedene Motive und Texte, Umkreis 80 Kilometer.',
  'slow-website': 'Die Website ist langsam, sagt die Prüfung von Google, und wir rutschen in der Trefferliste ab.',
  'speech-personal':
    "A speech for our mayor to open the new bridge, five minutes, a bit funny, with the ferryman's story in it. / I have to say a few words at my uncle's funeral; he was a postman, loved his pigeons and never missed a mass. / Hochzeitsrede für meinen Bruder, er ist Imker, sie ist allergisch auf Bienen. / Les paroles d'une chanson pour le départ en retraite de la directrice, sur l'air des Copains d'abord.",
  'web-copy':
    "The text on our website's 'About us' page was written by my brother-in-law and sounds like a court order. / Las preguntas que más nos hacen en el hotel, con respuestas cortas y amables para la web.",
  'grant-writing-job': 'Apply to the culture fund for our puppet theatre: they want five pages on aims, steps, costs and effect.',
  'manuscript-review':
    "I've written 180 pages about growing up on an alpine farm. Somebody should read it and tell me frankly where it drags.",
  'proofreading-work':
    'Correct spelling and commas in our 40 page school magazine, the printer is waiting. / Ordenar y pulir un artículo sobre plantas medicinales que quiero mandar a una revista.',
  'cv-application':
    "My CV and a cover letter, I'm a baker of 51 and want to work at the vocational school. / Lettre de motivation pour entrer en formation d'aide-soignante après quinze ans à la maison.",
  'book-writing':
    'Write the story of the firm from 1898 until today out of three boxes of letters and an interview. / Meine Großmutter hat Tagebuch geführt, es soll ein lesbares Buch für die Enkel daraus werden, in ihrer Art zu reden.',
  'owners-association':
    "Le règlement intérieur de la salle des fêtes date de 1979, il faut le réécrire clairement. / Our volunteers drive the elderly in their own cars: who's liable if something happens? / Un déroulé pour l'assemblée générale, avec votes, émargement et pouvoirs, qui tienne en une heure et demie.",
  'plain-language': "Réécrire ce rapport du centre de secours trop technique pour qu'un élu le comprenne.",
  'document-translation':
    "Menu with 70 dishes from Italian into English, Dutch and Czech, and tourists should understand what 'gnocco fritto' is. / A manual for our sheep shears, 24 pages, German to English, with all the warnings in the right form. / Love letters my great-grandfather wrote in Hungarian from the front, in old handwriting; we would like to read them. / Contract with a Turkish supplier came in Turkish and I want to know exactly what I'm signing. / The school writes to parents from nine countries, the same ten letters each year: trips, lice, holidays, sick notes. / I need what this Japanese customer wrote and an answer in polite Japanese. / Audio of a Portuguese farmer talking about cork, forty minutes, I need it in English on paper. / The technical drawing has notes in Chinese all over it, we want them in English in the same places. / Abstract and article on vine disease from Spanish to academic English for a journal. / Die Audiotour der Klosterkirche auf Italienisch, so geschrieben, dass man es sprechen kann. / Zehn Jahre Schriftwechsel mit der Partnergemeinde in Frankreich sollen auf Deutsch lesbar ins Archiv. / Der Arbeitsvertrag ist auf Deutsch, unsere Erntehelfer sprechen Bulgarisch. / Etiquetas de embutidos para vender en Portugal, con alérgenos e ingredientes. / Nos llegó una carta de un juzgado de Hamburgo y no entendemos ni qué piden ni el plazo. / Un classeur d'accueil pour stagiaires en version facile en anglais et espagnol, ton chaleureux.",
  'sworn-translation':
    "The bank wants my Romanian diploma in English, with stamp. / Schulzeugnis und Geburtsurkunde aus dem Ukrainischen fürs Standesamt, amtlich. / L'acte de mariage de mes parents, en arabe, pour le dossier de retraite, par quelqu'un d'assermenté.",
  'translation-check':
    'Somebody translated our brochure into French by machine; a native should make it sound like French. / Check the Greek version of our safety sheet against the original, whether anything is missing or wrong.',
  'terminology-base': "Every translator has another word for 'drawbar'; we need a list of our terms in four languages.",
  'site-localisation':
    'App texts in a file with curly brackets and codes, from English to Portuguese, and nothing may break. / Traducir la página del balneario al francés de modo que también la encuentren en los buscadores de allí.',
  transcreation:
    'Slogan of our brewery for the Danish market, a literal version makes no sense there. / Adapter nos jeux de société pour le Québec, les règles et les cartes ont des blagues bien de chez nous.',
  'book-translation': 'El libro de mi abuelo sobre la guerra, 200 páginas, del catalán al castellano, respetando su voz.',
  'company-change':
    'Club statutes from 1974 have to be brought up to date so the register accepts them, youth section included. / Queremos que los socios trabajadores entren en la cooperativa, hay que cambiar los estatutos.',
  'private-dispute':
    "A photographer demands money because we used his picture of the church on a flyer. / The neighbour's new building is half a metre over our school's boundary. / Prepare a timeline and a folder of all letters for the lawyer about our leaking roof, three years, sixty emails. / Una clienta se cayó en la tienda y su abogado pide una indemnización; qué contestar.",
  'contract-review':
    "I'd like terms and conditions for our kennel: pickup, vaccination, illness, what if the owner never returns. / Read the lease for a bakery before I sign, it's 26 pages and I worry about the repair clauses. / Written agreement for guests who use our pool and sauna at their own risk. / Vertraulichkeitsvereinbarung mit einer Hochschule, die unser neues Pflanzgerät prüfen soll. / Un bail de chasse entre la commune et l'association, avec les jours, les bêtes et les dégâts. / Cession de droits pour que l'illustratrice de notre étiquette nous laisse l'utiliser partout et toujours.",
  'company-formation':
    'Two partners, one a carpenter, one an upholsterer, starting together: what form should our firm have and what should we write down?',
  'terms-privacy': "What does our website have to say about cookies and personal data, it's a parish with a newsletter and donation form?",
  trademark: "Can we call our beer 'Abbey Gold', or does someone already own it?",
  'consumer-claim':
    'A supplier delivered rotten seed potatoes and denies it. Draft the notice of defects with deadline. / La aerolínea dejó tirado a todo el equipo de balonmano en Roma y no contesta.',
  'authority-objection':
    'We got a fine from the data protection office for our camera at the entrance, and can object until the 14th. / Einspruch gegen den Erschließungsbeitrag der Gemeinde, der Bescheid über unsere Hofstraße scheint falsch gerechnet. / El ayuntamiento nos denegó la terraza del bar y hay quince días para recurrir.',
  'debt-collection':
    "A customer in Belgium hasn't paid for 400 vines; how does one collect across the border? / Eleven customers are behind by more than sixty days; make an overview and a friendly, then a firm, then a last reminder.",
  'tenancy-case':
    'Der Mieter im Dachgeschoss hat eine Hängematte an den Balken geschraubt und zwei Hunde angeschafft, der Vertrag erlaubt beides wohl nicht.',
  'advance-directive': 'Patientenverfügung und Vorsorgevollmacht für meinen Vater, er ist 84 und klar im Kopf.',
  'gdpr-technical-work': 'Mettre notre cabinet dentaire en règle avec le RGPD : registre, affichage, durées de conservation.',
  'employment-law': 'Une salariée enceinte demande à changer de poste, quelles sont nos obligations et les délais ?',
  'bookkeeping-work':
    "Shoebox full of receipts since January, a pizzeria with three staff; I need them in order and booked. / Our charity's treasurer left without handing over; bank statements are there, books are not, members meet in May. / The till and the bank account never match, usually short by a few notes, and I want to find out where it comes from. / Notre cantine déclare la TVA à deux taux et la caisse mélange tout.",
  'financial-plan':
    'Will we still have money in November? Our ski hut earns in winter only and I would like to see it month by month. / Budget for the kindergarten next year, with two more children in the nursery group and higher heating costs. / The bank asks for a plan with figures for three years before it lends us the money for the greenhouse.',
  'costing-work':
    'What must I charge for an hour of carpentry so that tools, van, holidays and sick days are covered? / Buy or lease the new tractor: compare what each does to our taxes and our cash over six years. / Our costs for flour and power rose, yet the price of each loaf is from 2021. Work out what each sort really earns.',
  'tax-return':
    'I sold honey, rented out a room and gave riding lessons; how do I declare it all? / Als Hebamme selbstständig, erstes Jahr vorbei, Einnahmen und Ausgaben liegen in einer Tabelle, jetzt muss die Steuer gemacht werden.',
  'payroll-run': 'Please work out wages for our four seasonal pickers, by hours, with night and Sunday extra, and the slips.',
  'company-value': 'What is my veterinary practice worth if I hand it over in two years?',
  'annual-accounts':
    "A list of every machine and piece of furniture with purchase date and what it is worth on paper today. / Compte de résultat du festival, entre buvette, billets et subventions, à présenter à l'assemblée.",
  'company-figures': "Go through my accountant's year-end figures with me and explain in plain words what they say about my shop.",
  'spreadsheet-work':
    'Reisekosten der Ehrenamtlichen: ein Formular mit Kilometern, Verpflegung und Übernachtung, das sich selbst ausrechnet. / Un tableau où je vois chaque lundi ce qui est entré, ce qui est sorti et ce qui reste à payer.',
  'accounts-switch':
    'Wir haben Rechnungen jahrelang in Word geschrieben, ab Januar sollen sie elektronisch im vorgeschriebenen Format raus.',
  'tax-audit-support':
    'Der Betriebsprüfer bemängelt unsere Kassenführung im Café, wir wollen ein sauberes Verfahren mit Anweisung für alle Schichten.',
  'tax-question':
    'El alquiler de dos habitaciones por una plataforma: qué gastos puedo descontar en la declaración. / Me ha llegado una carta de Hacienda porque mis trimestres no cuadran con el resumen anual. / Cambiar de autónomo a sociedad: a partir de qué beneficio me conviene con la imprenta.',
  'service-charge-accounts': "Répartir les charges de chauffage et d'eau entre les neuf occupants de l'immeuble de la paroisse.",
  'school-tutoring':
    "My daughter, 14, has been lost in maths since fractions and equations came together, test in three weeks. / My son has dyslexia, third grade, and hates reading. What exercises can we do at home? / The Latin translation for Monday defeats me: where's the verb, and how does one go about such a sentence? / Mi hijo estudia mucho y suspende; hay que enseñarle a organizarse y a tomar apuntes. / Comprendre les dérivées, le cours m'a échappé quand j'étais malade en novembre.",
  'corporate-course':
    "Our shop staff should learn how to deal with angry customers, half a day, with role play. / Explain the chemistry of wine making to our cellar hands, as much as they need to understand measured values. / Nos bénévoles de l'aide aux devoirs se sentent perdus ; une formation de deux soirées et un petit guide.",
  'exam-prep':
    "I have to pass the English B2 exam in June and always fail in the listening part. / Prepare our apprentice for the oral part of his electrician's final, he freezes when asked. / Repaso de física para selectividad: campos y ondas, con problemas parecidos a los del examen. / Préparer l'oral du concours d'adjoint administratif, dix questions probables et comment y répondre.",
  'training-design': 'The new receptionist begins Monday. What should she learn in which week, who shows her, how do we check?',
  'music-course':
    "I sing in a choir and still cannot read notes; I'd like to within the winter. / Quiero aprender guitarra para acompañar las canciones de misa, sé cuatro acordes.",
  'online-course': 'Our e-learning on lifting loads exists as a 70 page PDF; turn it into short lessons with questions.',
  'fitness-plan': "I'd like a schedule and exercises to run our local 10 km race, I'm 47 and have started twice and stopped.",
  'career-coaching-work':
    'Ich leite seit Kurzem eine Küche mit neun Leuten und möchte lernen, wie man Gespräche führt und dabei ruhig bleibt.',
  'thesis-support': 'Meine Facharbeit über Bienensterben hat keinen roten Faden, Abgabe in zwei Wochen.',
  'hobby-course': 'Queremos un taller de poda para vecinos, teórico y práctico, con ficha para llevarse a casa.',
  'public-festival':
    "The volunteer fire brigade turns 150: three days, marquee, parade, evening with band. Where do we begin and who does what? / How many portions, kegs and helpers for a summer fete with about 900 people, half of them children? / Concept against trouble at the carnival dance: entrances, stewards, emergency exits, drunk people, storm. / Der Weihnachtsmarkt bekommt dreißig Stände, wo steht was, mit Strom, Fluchtwegen und Platz für die Blaskapelle? / Kostenplan fürs Dorffest mit Einnahmen aus Bier, Tombola und Eintritt, letztes Jahr blieb ein Minus. / La romería lleva ochocientas personas al monte: agua, sombra, ambulancia, basura, aparcamiento. / Nos falla la orquesta a diez días de la verbena; plan alternativo y a quién llamar primero. / Jornada de puertas abiertas en la escuela de hostelería, con talleres por turnos y grupos de veinte. / Vide-grenier de 200 exposants : règlement, plan des emplacements, bulletin d'inscription. / Le concert en plein air peut tomber sous l'orage : à quel moment décider, qui prévenir, où se replier ?",
  wedding: "Seating for 180 wedding guests at round tables, with two divorced couples that can't see one another.",
  conference:
    'Running order for our prize-giving, minute by minute, with music, speeches and eleven awards. / A conference of 60 beekeepers for one day, I have the hall but nothing else. / Invite speakers for our evening series on village history, a text for them and a form for what they need. / Online-Infoabend der Klinik für werdende Eltern, 200 Leute, mit Fragen und drei Rednern an verschiedenen Orten.',
  party:
    "Find a theme and programme for our Christmas party, 35 people, carpenters and office, last year was deadly boring. / My parents' golden wedding with 70 guests in the barn, program for an afternoon with toddlers and ninety-year-olds. / Comunión de 55 invitados en el patio de casa, lista de lo que hay que alquilar, comprar y preparar con fechas.",
  'booking-payment-integration':
    "People register by email, phone and slips of paper; I'd like one way with payment and name list at the door.",
  'event-staff': 'Rota for 48 volunteers over two festival days, nobody longer than five hours and bar staff over eighteen.',
  'group-travel':
    'Plan the school trip to Prague: 52 pupils, four teachers, three nights, train and museum times included. / Accueillir la délégation de notre ville jumelée, 30 Bavarois, du jeudi au dimanche, repas et visites.',
  'team-workshop': 'Team day for the practice, fourteen women, between 22 and 63, one with a bad hip, outdoors if possible.',
  'site-power': 'How much power do we need in the field, with two stages, eight food trucks and lights, and how to spread it?',
  'entertainer-job': 'Schnitzeljagd durch die Altstadt zum zehnten Geburtstag, neun Kinder, zwei Stunden, Rätsel mit Wappen und Brunnen.',
}
