/** What clients say: all kinds of people, in haste, as stories and plainly, of machines, vehicles, design, papers and feasts; written before any list of works was read (2026-11-27). By the package's id, ' / ' between. */
export const SAID_BY_ALL_KINDS_OF_OTHER_WORK: Readonly<Record<string, string>> = {
  'conveyor-repair':
    'conveyor at our bottling line stops every 20 min, the little box shows F0001 and red light, we reset and it goes again til it doesnt',
  'plc-project':
    'old siemens s5 controller on our brick press, the guy who knew it retired, want the program moved to something we can still buy parts for / Please make the operator touch screen of our mixing tank easier: start, stop, recipe choice, alarm list in Polish and English. It is a 7 inch Weintek panel. / quiero automatizar el riego de mezcla en mi bloquera, que pese arena y cemento sola y abra compuertas, ahora lo hacen dos hombres a pala / Se requiere programar en Studio 5000 la secuencia de lavado CIP de tres tanques, con enclavamientos y registro de temperaturas.',
  'cnc-job':
    'need someone write program for my cnc router to cut 60 cabinet doors with arch, machine is chinese with mach3, i have only the drawing',
  'robot-cell':
    'Our two palletising robots wait for each other half the shift. The boss asked me to get ten more boxes a minute out of the cell, and the teaching pendant is all I can touch.',
  'machine-fault':
    "The bearings on fan 3 have been changed three times this year. Last week my colleague put a sensor on it and recorded shaking data, now we have a CSV file of 2 GB and nobody who can read it. / Unsere Abfüllwaage wiegt seit dem Umbau immer mal 20 Gramm zu viel, mal zu wenig. Die Wägezelle haben wir getauscht, daneben läuft jetzt der neue Frequenzumrichter. Der Eichbeamte kommt nächsten Monat. / Notre soudeur robotisé fait de belles pièces le matin et des trous l'après-midi. Le chef dit que c'est le gaz, le fournisseur dit que c'est le fil, moi je voudrais livrer mes 400 châssis. / mon four industriel monte a 240 puis redescend puis remonte, jamais stable, le regulateur est un eurotherm, les gateaux sortent pas pareil",
  'scada-dashboard':
    'Our factory has 14 machines of different brands and I write production counts by hand each evening. I would like to see on one screen which of them runs and which stands still. / Ich betreibe eine kleine Kläranlage und möchte die Pumpenstände und Füllhöhen per Handy sehen und nachts einen Anruf bekommen, wenn etwas überläuft. Steuerung ist eine Logo von Siemens.',
  'hydraulic-repair':
    'hydraulic press go down slow by itself when we take lunch, oil is new, pump replaced, cylinder seals maybe ok, what can be',
  'drive-setup':
    'When my uncle died he left us the sawmill and a notebook. Twice this winter the big motor tripped at start and the whole village lost light. The electric company wrote that we must start it softer. / vfd 7.5kw on my grain auger, dont know what to put in the parameters, motor hums and dont turn',
  'preventive-maintenance':
    'Prepare a preventive maintenance schedule for a bakery line with 2 dough dividers, a tunnel oven and a spiral cooler, with weekly, monthly and yearly tasks and spare parts to keep in stock.',
  'strength-calculation':
    'I must choose pump for move hot molasses 40 meter to tank 12 meter high, flow 5 cubic per hour, pipe now is DN50. Please calculate. / Necesitamos el cálculo de la transmisión por cadena y del motor para una cinta inclinada de 9 metros que sube 4 toneladas de naranjas por hora. / Check if a bracket of 5 mm aluminium holds a 90 kg TV arm when child hangs on it; I have the STEP file. / On a dessiné un drone sous-marin dans un club de lycée. Il coule de travers. Nous voudrions savoir, avant de repercer la coque, où mettre le poids dans le modèle.',
  'technical-drawings':
    'Need wiring drawings redone for a control cabinet that was altered many times; what is on paper no longer matches what is inside. 120 terminals, three drives. / When I assemble parts from two suppliers the lid does not close in one of five boxes. Each part is inside its own drawing. Somebody must have chosen the limits badly. / unfold this sheet metal hopper to flat so laser can cut, 3mm steel, square to round 400 to 200 / Explosion drawing with numbers and a parts table for our coffee grinder, 38 parts, from an Inventor assembly, for the spare parts catalogue. / necesito pasar un plano pdf a dwg con capas y a escala, son 6 laminas de instalacion de gas',
  'machine-vision':
    'want camera over belt that spots bottle caps put on crooked and kicks them out, 90 bottles a minute, we check by eye now and miss plenty',
  'compressor-repair':
    'Compressor bill was the largest on our electricity statement. At night, with nobody working, the gauge still drops from eight bar to five in an hour and the compressor comes on again.',
  'technical-docs':
    "Write the lockout instructions for servicing our four guillotine shears, with photos we have taken, so that the new fitters isolate power and air in the right order. / Il nous faut une notice d'instructions conforme pour une ensacheuse que nous vendons en Belgique et au Maroc, d'après les plans et une visite vidéo de la machine. / Write the user guide for our ticket system, for teachers who dislike computers, with screenshots and step by step. / Rules book of our card game is understood only by us three. Eight pages, testers ask the same four questions each time.",
  'machine-safety-file':
    'Für eine selbst gebaute Biegevorrichtung brauchen wir eine Risikobeurteilung mit Festlegung, welche Schutzeinrichtungen (Lichtgitter, Zweihand) nötig sind.',
  'production-improve':
    'suche jemand der mir die Rüstzeit an der Stanze drückt, 3 std pro werkzeugwechsel ist zu viel, haben 6 wechsel die woche',
  'cnc-fault':
    'Heredé el taller de mi padre con un torno de control numérico de 1996. Un día la pantalla apareció vacía, sin parámetros, y la pila estaba muerta. Tengo un disquete que quizás es la copia.',
  'costing-work':
    "Nous hésitons à remplacer ou réparer une presse à balles de 2009. J'ai les factures de panne de quatre ans et deux devis, et le comité se réunit vendredi. / Bitte berechnen Sie, ob sich für unseren Handwerksbetrieb mit acht Transportern der Umstieg auf Elektro in den nächsten fünf Jahren rechnet. / combien faire payer mon abonnement logiciel, 3 formules ou 1, clients sont des kinés, j'ai mis 29 au hasard / Calculate what each of our 40 bakery products costs really, with energy and wages, because we feel some lose money.",
  'camper-fault':
    'Battery on the camper is flat each morning. I pulled fuses one by one with a meter as a video told me and the number did not change.',
  'used-car-check':
    'Last Sunday I bought a 2011 Civic from a man in a parking lot. On Tuesday I noticed the odometer showed less than an old service sticker under the hood. I wonder what car I really have.',
  'vehicle-buying-advice':
    'help me choose a used electric car for 60 km daily with tow hook for small trailer, family of five, cold winters here',
  'camper-conversion-work':
    'Design the electrical system for my van conversion: fridge, diesel heater, lights, laptop charging, two solar panels on the roof, and charging from the alternator while driving. / Für den Umbau eines Feuerwehrfahrzeugs zum Wohnmobil brauche ich eine Aufstellung, was der TÜV bei der Umschreibung verlangt, Gewichte und Achslasten eingeschlossen. / Busco quien me prepare el expediente para homologar una furgoneta camperizada con cama, mueble y placa solar en España.',
  'truck-work':
    'We run 22 delivery vans and I only know by gut when they need oil or tyres. Two broke down in the same week before Christmas. I want to know it before they do. / Tengo un colectivo escolar de 1999 y la alcaldía pide desde enero que tenga menos humo. La bomba fue calibrada en junio y sigue tirando negro en la subida.',
  'farm-machine':
    'My tractor, a Massey Ferguson 165, makes white smoke and starts only with spray. Injectors were cleaned. I am 80 km far from any mechanic.',
  'vehicle-papers': 'importing a land cruiser from japan to kenya, need know what papers duty and if the year is allowed',
  'traffic-case':
    "The insurer offered me four thousand for my wrecked Mazda, but nothing like it sells near me for less than seven. They gave me ten days to show them otherwise. / On m'a flashé à Lyon avec ma plaque alors que ma voiture dormait à Brest ce jour-là. Deuxième amende du mois, et la photo montre un modèle qui n'est pas le mien. / Einspruch gegen einen Bußgeldbescheid wegen Abstandsverstoß auf der A7, Messung fragwürdig, ein Monat Fahrverbot droht. / accidente en moto el seguro del otro ofrece poco, me operaron la clavicula, que puedo reclamar y cuanto",
  'bike-repair': 'e-bike shows error 500 after rain, bosch motor, dried it w hairdryer, display turns on then dead',
  'car-diagnosis':
    "Can someone tell me from photos and the dealer's invoice whether these repairs of 3,200 dollars were really necessary? The car only went in for a squeaking noise. / voyant moteur clignote sur ma clio 3 a froid et ca broute, bougies neuves, bobine aussi, valise dit raté cylindre 2",
  'boat-work':
    "My grandfather's boat has an outboard that runs ten minutes and dies, then after half an hour it starts again like nothing. Fishing season opens in two weeks.",
  'device-firmware':
    "Reading live data from the car's diagnostic port with a small computer and show boost, oil temperature and fuel use on a screen in the dash of my Subaru.",
  'wheel-balance':
    'The truck passes every inspection, yet it eats the inside of its front tyres in eight thousand kilometres. Three shops have set the alignment, each gave me another printout.',
  'car-service':
    'Auto zieht beim bremsen nach rechts und lenkrad zittert ab 110, reifen neu gewuchtet, Skoda Octavia 2016 / la clim de mon camion souffle tiede, recharge il y a 3 semaine deja plus rien, le gars a pas trouvé fuite',
  'debt-collection': 'Brauche Hilfe das Leasingauto zurück zu geben, die wollen 2400 für kratzer die normal sind nach 4 jahren, hab fotos',
  'motorbike-repair': 'mi moto yamaha fz se apaga en alta cuando se calienta y despues prende normal, ya cambie bujia y filtro de gasolina',
  'vehicle-fitting': 'quiero poner alarma y gps cortacorriente en mi camioneta hilux 2019, tengo el aparato pero no se que cables son',
  'vehicle-conversion':
    "Calculer le rapport de transmission et l'autonomie pour convertir une Renault 4L à l'électrique avec un moteur de 30 kW et des modules de Leaf.",
  'spare-part':
    'need this broken plastic knob of dishwasher drawn so i can print it, have calipers and photos, hole is D shape 6mm / will mein auto-emblem nachmachen, altes teil ist zerbrochen, 3 bruchstücke eingescannt, soll druckfertig werden',
  'model-from-sketch':
    "Convert 45 old paper drawings of pump parts into SolidWorks models with drawings, our supplier accepts only STEP now. / Make a printable ring model with my daughter's fingerprint on it, size 54, for casting in silver.",
  'cutting-files':
    "I sketched a folding stool on napkin and friends want to buy. The workshop asked for a file with all sheets and joints for the 18 mm plywood, and I only had the napkin. / je veux un fichier pour couper au laser une lampe en contreplaqué 3mm qui s'emboite sans colle, j'ai un dessin main",
  'game-models':
    "Model a low poly medieval village for a game: 12 houses, well, church, textured, under 3000 triangles each, FBX for Unity. / Character for animation needs bones and controls, blender file is ready with clothes, must walk and wave and speak. / mes textures sont toutes noires ou roses quand j'importe de 3ds max vers unreal, 40 meubles, client attend",
  'printer-3d-fault':
    'my prints warp at corners and layers split, petg, ender 3, printed box for outdoors sensor 20cm long / ayuda con soportes en impresora de resina las miniaturas salen pegadas al fep y con huecos en la espalda',
  'product-render':
    'do rendering of my new perfume bottle, glass w gold cap, white background and one on wet stones, have only sketch n dimensions / Brauche Blender animation 15 sek wo sich unser wasserfilter öffnet und man sieht wie wasser durchläuft, step datei vorhanden',
  'automation-script':
    'Our sales people draw the same shelving again and again, only the widths change. Each offer costs them a day of AutoCAD. I dream they type three numbers and the drawing comes. / The invoice pdfs from suppliers come in one mailbox and Marta types each in the program, 500 a month. Could they go in on their own?',
  'scan-to-cad':
    "drone photos 320 of old quarry, want make 3d mesh and know how many cubic meter of stones are in the heap / Il nous faut un scan d'une hélice de bateau transformé en surfaces propres pour que l'atelier puisse l'usiner, le fabricant n'existe plus.",
  'product-development':
    "Small Arduino gadget, board 52 x 38 mm, battery, USB-C and one button. It lives in a sandwich box now and I'd like it to look like a product. / Diseñar un soporte de pared para seis bicicletas plegable, que pueda fabricarse con tubo y soldadura simple, con lista de corte. / Concevoir l'ergonomie d'un siège pour cueilleuses de fraises, essais avec dix saisonnières l'été dernier, trois croquis.",
  'print-stl':
    'Meine Dioramen-Bäume sollen in den 3D-Drucker, doch jeder Export sagt mir „nicht mannigfaltig“. Seit drei Abenden klicke ich auf Reparieren, und jedes Mal fehlt danach ein anderer Ast.',
  'cad-data-management':
    'Unser CAD-Ordner hat 9000 Dateien mit Namen wie neu_final2, niemand weiß was gültig ist. Eine Nummerierung und Regeln für Versionen und Freigaben wären gut.',
  'web-3d-configurator':
    'Mi cliente quiere ver la silla girando en la página y cambiarle la tela y las patas antes de comprar. Yo tengo el archivo de Rhino, nada más.',
  'ar-app':
    'want app where customer point phone at living room and see our sofa in real size, 30 sofas, iphone n android / The museum has a ruin of which only the floor remains. Visitors stand there with a leaflet and look disappointed. We would love that they raise their phone and the walls grow up again. / Put simple 3D character on a cereal box: scan code with the phone browser and the tiger jumps out and dances. / Arrow on floor in phone camera to lead visitors through our hospital, 3 floors, GPS does not work inside. / The markers jump and shake on the picture frames in my gallery app when the light is low. It uses ARCore image tracking, 25 paintings. / Fitters wear HoloLens while assembling switchgear; they should see the next screw highlighted and tick each step by voice. / Brauche WebXR Seite die unser Fertighaus in echt gross zeigt auf handy, daten als glb 80 mb lädt ewig / uhren anprobe am handgelenk mit kamera, 12 modelle, soll im shopify shop laufen, die uhr rutscht bei der demo immer weg / quiero un juego tipo pokemon go pero en mi barrio para que la gente visite las tiendas y junte sellos / faire essayer les couleurs de peinture sur le mur avec le telephone, magasin de bricolage, 200 teintes',
  'vr-app':
    "My VR game makes people sick after five minutes. On my desk it runs fine, at the fair two kids had to sit down. Quest 2, made in Unity. / Frame rate falls to 40 on Quest 3 in the big hall scene, around 2 million triangles, realtime lights. It must be stable 72. / hand tracking loses my fingers when i grab the valve, want people use bare hands, unity xr toolkit / We want four people in four cities to meet in the same virtual room with voice and move the same engine model. / My mother has fear of elevators. Her therapist is open to try with goggles a small elevator step by step but finds nothing in Romanian with adjustable height. / The architect gave us Revit file and the buyers cannot read plans. At the open day in June I'd like them to walk inside the house that is not built. / Für den Messestand planen wir ein Erlebnis mit Motion-Sitz und Brille: eine Fahrt durch die Waschmaschine, zwei Minuten, gesteuert per Startknopf vom Personal. / Pour les 40 ans de l'usine, j'aimerais que chacun mette un casque et se retrouve dans l'atelier de 1985. J'ai des photos, deux plans et les souvenirs de Gérard. / Concevoir les interactions d'un menu en réalité virtuelle lisible pour des utilisateurs de plus de 60 ans, avec maquettes à tester dans le casque. / Synchroniser le son spatialisé avec les mouvements de tête dans une expérience de concert en VR, quatre sources sonores, export Quest.",
  'ar-filter-360': 'instagram filter with our brand glasses and confetti, must count how many use it, wedding fair next month',
  'app-publish': 'apple rejected our vision pro app, says window placement and hover not ok, need it fix n resubmit',
  'vr-headset-setup':
    'Old people in my care home dream to see their home villages again. I have three headsets from a donation and a box of good intentions. / Compramos diez visores para el colegio y cada mañana pierdo la primera clase actualizando, conectando al wifi y abriendo la misma aplicación en uno por uno.',
  'xr-training-course':
    'In unserer Feuerwehr üben wir mit Papier und Kreide. Ein Kamerad brachte eine Brille mit, und plötzlich redeten alle davon, einen Zimmerbrand einmal durchzuspielen, jede Woche, so oft man will. / Desarrollar en Unreal una visita inmersiva de una mina subterránea para inducción de seguridad, con preguntas y registro de resultados.',
  'video-edit':
    "el video 360 que grabe se ve borroso y con costura en medio cuando lo pongo en las gafas, son 4 clips de 5k / wedding video 6 hours raw from 3 cameras, make it 5 min film with music plus long version of speeches / A drone filmed my hotel, a friend filmed the rooms and the cook filmed himself. All lies on one hard disk, and the season starts in April with an empty page where a film should be. / youtube channel about fishing, need someone cut 2 vids a week, jump cuts, captions, thumbs / Colour grade for short film 14 minutes shot on Blackmagic in log, night scenes too green, want like old Kodak. / handyvideo ist total verwackelt und hochkant, brauch es ruhig und quer für beamer, taufe, 8 min / editar reels para mi gimnasio, tengo 40 clips del celular, 12 videos de 30 seg con texto y musica / monter mon clip, 3h de rushs sony, paroles faites, sync avec la chanson, effet vhs un peu / Le spectacle de fin d'année a été filmé par quatre parents, chacun de sa chaise. Les têtes devant, le son derrière, et soixante familles qui attendent leur souvenir. / ma video exportée de premiere est saccadée et pale par rapport a l'ecran de montage, j'ai essayé h264 et prores",
  'kitchen-bath-planning':
    'our kitchen is 2.4 x 3.1 with two doors and a chimney, cant get fridge anywhere, want new layout w island or no island / Réaliser un dossier de plans de cuisine professionnelle pour une cantine de 150 couverts avec marche en avant et évacuations.',
  'permit-drawings':
    "I need permit drawings for a garage converted in a small flat for my mother, county asks floor plan, elevations and site plan. / I inherited a farm with a barn. The bank manager smiled and asked what I would like to do with it. I'd like to bring him something more than my smile back: what could stand there and is it allowed. / Necesito la memoria y planos para la licencia de apertura de un gimnasio de 240 m2 en Valencia. / je veux agrandir ma maison de 25m2 cote jardin, est ce que permis ou declaration, commune avec eglise classée",
  'room-acoustics':
    'The living room echoes so much that my wife goes upstairs to phone. Big windows, concrete floor, high ceiling, four kids.',
  'structure-cost':
    'want to take out wall between kitchen n dining, is it holding the roof? house from 1962, photos from attic avail / Size the wooden beams for a terrace roof 6 by 4 meter, snow zone, polycarbonate cover. / Quantity takeoff from drawings for a two-storey house: concrete, bricks, tiles, doors, so I can ask three builders the same thing. / Unser Architekt ist mitten im Bau insolvent gegangen. Der Rohbau steht, die Fenster sind bestellt, und der Elektriker fragt mich, wo die Steckdosen hinkommen. / quiero hacer un segundo piso en mi casa de adobe y bloque, no se si aguanta, tengo planos viejos y fotos de grietas',
  'damp-mould':
    "When it rains the neighbour's water comes in my cellar. I bought this house in August, it was so dry. Before I call excavator I want to understand where it enters and what order of works. / black mold in corner of bedroom, painted twice came back, new windows last yr, tenant mad",
  'architecture-visual':
    'Photorealistic pictures of six apartments for the sales brochure, evening mood, from ArchiCAD model, with furniture.',
  'interior-concept':
    "rent a shop 55 sqm for bakery cafe, need plan where counter, oven, toilet, 16 seats, inspectors ask it by friday / My studio is 31 square meters. I sleep, paint, cook and teach yoga to two persons here. Something must fold. / Lighting plan for a restaurant of 80 seats, bar and two private rooms, with fixture list and dimming scenes. / Mi hermana abre una peluquería en un local largo y oscuro como un túnel. Ya compró los espejos. Ahora se dio cuenta de que no sabe dónde va nada. / Nous avons acheté un appartement haussmannien où chaque pièce s'ouvre sur la suivante. Les enfants passent par notre chambre pour aller aux toilettes. / home staging d'un studio qui se vend pas depuis 7 mois, petit budget, photos jointes, moquette marron",
  'floor-plan':
    'Please make BIM model of an old school from a point cloud, LOD 300, walls, windows, stairs and roof, two floors. / Brauche grundriss von unserer wohnung digital, hab nur skizze mit massen, für den makler, 92 qm altbau',
  'garden-plan': 'garden is on steep slope clay soil, want terraces path and plants that dont die, 300m2 behind the house',
  'energy-advice':
    'Energieberatung für ein Reihenhaus von 1974: welche Schritte bei Dämmung und Heizung zuerst, damit die Wärmepumpe später Sinn ergibt.',
  'building-code-check':
    'Für die Umnutzung einer Scheune zum Hofladen wird ein Brandschutznachweis verlangt, 180 Quadratmeter, Holzständer, ein Rettungsweg bisher.',
  'roof-repair':
    'Se filtra agua por la terraza del ático, pusieron tela asfáltica hace dos años y el vecino de abajo me manda fotos cada vez que llueve.',
  'logo-brand':
    'logo for my food truck, georgian dumplings, name is Hinkal, want something fun that people remember / We look like five different companies. The van is blue, the website green, the invoice in Comic Sans. A client last week asked if we had been sold. / Diseño de manual de marca completo para una clínica veterinaria: usos del logo, colores, tipografías y papelería.',
  'artwork-change': 'printer says my business card file is rgb no bleed low res, made in canva, need it right for print by tmrw',
  packaging:
    'Package for honey jars 250 g and 500 g, label round the jar, four sorts, with barcodes and nutrition table, English and Arabic. / Wir haben unser Etikett vor zwanzig Jahren selbst gezeichnet. Der Wein ist besser geworden, das Etikett nicht, sagt der Händler, und stellt uns nach unten ins Regal. / Mi papá vende mole en bolsas con una etiqueta impresa en casa. Un supermercado le dijo que sí, pero que con esa bolsa no.',
  'slide-deck': 'need slides made pretty, 24 pages pitch deck, content done but ugly, investors on thursday',
  'illustration-slides':
    "Children's book about a hedgehog who is afraid of autumn. The text is finished, my niece tells it by heart, and there is not one picture yet. Sixteen spreads. / Draw 24 small icons in one line style for our bank app: card, loan, lost, freeze and so on, in SVG. / Für unser Mehrwegbecher-Projekt suchen wir eine Illustration rund um den Becher, zweifarbig, mit Stadtsilhouette von Erfurt. / hacer caricatura de mi jefe que se jubila con su barco y su perro, para imprimir en lona 1 metro / Dessiner la carte illustrée des sentiers de notre commune avec douze points d'intérêt, pour un panneau et un dépliant.",
  'flyer-brochure':
    'Menu for our trattoria two sided A3, with drinks on back, easy to change prices ourselves in Word after. / Poster for theatre play about war letters, A2 and Instagram story, dark but with hope, we have one good photo.',
  'book-layout':
    "I have the yearly report of our charity, forty pages of Word with tables. The donors meeting is in three weeks and last year's one nobody opened. / Vereinszeitung mit 32 Seiten in InDesign setzen, Texte und Fotos liegen vor, Vorlage soll wiederverwendbar sein. / InDesign-Katalog auf Englisch und Französisch anlegen, Texte sind 15 Prozent länger und sprengen die Kästen, 120 Seiten.",
  'picture-retouch':
    "Remove background on 140 product photos of shoes and put them same size on white with soft shadow. / Restaurer et coloriser une photo de mariage de 1948 déchirée en deux, pour l'offrir encadrée. / Revelado de 800 fotos de boda en RAW con un estilo claro y constante, selección de las mejores 250 incluida.",
  'sign-lettering':
    'Wrap for ambulance type van of our vet clinic: side, back and hood, with template of the Ford Transit. / trade show booth back wall 3x2.4m plus roll ups, have logo n 3 photos, company do pipes / The council refused our street sign plan as unreadable for people with weak sight. Eleven signs, three languages, one arrow each, and tourists still end in the bus yard.',
  'infographic-work': 'An infographic which shows how rain water becomes tap water in our town in 7 steps, for school kids, A1 print.',
  'typeface-design': "Need a font made out of my grandmother's handwriting, I have her recipe notes, all letters incl Ş and Ğ.",
  'cards-stationery': 'hochzeitseinladung + menükarte + tischkarten aquarell stil, eukalyptus, 80 gäste, datum im september',
  'social-graphics':
    'Necesito 30 plantillas de publicaciones para Instagram editables en Canva, para una inmobiliaria, con espacio de foto y precio.',
  'board-game-design':
    'Notre jeu de société marche en famille avec des cartes découpées dans des boîtes de céréales. Un éditeur veut en voir un prototype présentable : 90 cartes et un plateau.',
  'record-cover': "pochette d'album rap + visuel spotify animé, ambiance parking la nuit, j'ai 6 photos tel",
  prototype:
    "I have idea for app where neighbours lend tools. Need clickable screens to show to investor, around 15 screens in Figma. / We make a hand blender. In the shop tests, left handed persons dropped it and grandmothers could not press the lock. The shell mould isn't ordered yet. / Prototyper dans Figma un espace client d'assurance avec déclaration de sinistre, photos et suivi, pour test utilisateur en mai.",
  'ux-audit':
    'Our nurses write vital signs on their hand and type them later. The software has been paid for and works, they say, but nobody wants it. / Since the new menu came support gets forty calls a day: where is my invoice? It is still there, just moved, we wrote a mail about it. / onboarding in our language app, 60 percent never finish lesson one, what to change, hav the funnel numbers from mixpanel / Heuristische Prüfung unseres Intranets durch eine unabhängige Fachperson, mit Screenshots und Priorität je Befund.',
  'user-test':
    'Test our tax app with 6 older people and tell us where they get stuck, with recordings and a short report. / Ask our customers why they cancel. We have list of 120 who left since March, I wish interviews with ten and clear reasons. / Elaborar perfiles de usuario y escenarios para un portal de becas, a partir de 15 entrevistas ya grabadas.',
  'app-interface-design':
    'make design system from our figma mess, 300 buttons all diffrent, devs complain every sprint / Design dashboard for farm managers: soil moisture, pumps, weather, alerts for 20 fields, used on tablet in the sun. / screens look good on iphone but on android tablet all stretched, need responsive layouts for 22 screens in figma / Sketch flow for kiosk where patient registers himself at clinic, also in wheelchair height, in 4 languages. / brauch wireframes für vereins app termine, mitfahren, kuchen liste, soll oma auch können / dark mode für unsere app, farben in figma sind variablen aber kontraste stimmen nicht, 40 screens / la app de mi restaurante es confusa la gente pide por whatsapp igual, quiero pantallas nuevas para pedir / Quiero que mi reloj deportivo muestre ritmo, pulso y vuelta en una pantalla redonda de 3 cm, legible corriendo. / les devs codent pas comme les maquettes, espaces et couleurs faux, il me faut specs propres et revue de 12 ecrans',
  'career-coaching-work':
    "I am junior designer, have portfolio with 4 case studies and get rejected everywhere. Want honest critique and rewrite. / Coach me for giving speech to 600 people, voice shakes, I talk too fast, conference is in October. / I manage since a month the people with whom I drank beer ten years. Nobody obeys, everybody laughs. HR has offered me 'something' of my choice.",
  'product-texts':
    "Write short texts for the app's buttons, errors and empty pages in friendly voice, about 200 strings. Now says 'Error 12: invalid op'.",
  'study-statistics':
    'I think the green button is better, my cofounder swears on the orange one. We have 3000 visitors a day and would like the question be settled.',
  'service-design': 'Draw the whole path of a guest in our hotel from first search until review after, with pain points. For workshop.',
  'product-rules':
    'Wir entwickeln ein Gerät zur Blutzuckermessung und benötigen die Gebrauchstauglichkeitsakte nach IEC 62366 mit Nutzungsszenarien. / Is it allowed to sell CBD cookies online from Bulgaria to France? Need overview of rules per country, with sources.',
  'screen-redesign':
    "formulario de registro tiene 34 campos y nadie lo termina, es de un banco, que se puede quitar o partir / refaire maquette page d'accueil saas compta, on comprend pas ce qu'on vend, taux rebond 78",
  'subtitles-work':
    'I need subtitles in English for my grandmother interview, she speaks Kurdish and some Turkish, 1 hour 20. / Subtitle translating from Korean to English for a 6 part documentary, keep timing, cultural notes short. / sous titres arabes pour ma pub 45 sec, texte français existe, dialecte tunisien ou standard je sais pas',
  'tape-digitising':
    "Cassettes of my father's band were in the garage for thirty years. I digitised one: hiss, a wobble, and somewhere under it his voice.",
  'music-work':
    "Master my 9 song album for Spotify and vinyl, mixes are ready as 24 bit WAV, style is doom folk. / Mixing of live concert multitrack, 24 channels, drums bleed in vocal microphone, Logic or Reaper ok. / I'm to sing at my sister's party on 3rd of May. The song is for a man with deep voice, I am not deep. There is only the recording with him in it. / hacer una pista de cumbia para mi cancion, solo tengo voz en audio de whatsapp y los acordes",
  'explainer-animation':
    'explainer video 90 sec for our water filter start up, script done, cartoon style, voice of woman british / animierte intro 5 sek für twitch mit meinem logo fuchs, pixel stil, sound dazu / Créer une vidéo en motion design de deux minutes présentant notre rapport climat, chiffres animés, voix off fournie.',
  'digital-forensics':
    "The deposition was recorded on a phone in pocket. My lawyer hears 'Thursday', the other side hears 'never say'. The judge wants something better than ears.",
  'program-trouble': 'obs stream drops frames and audio goes out of sync after 1 hr, church service, 2 cams, youtube',
  'sound-design': 'Sounds for my mobile game: coins, jump, wrong, ambience in cave, in total 35, loops must be seamless.',
  'photo-sorting': 'Sort my 42,000 family photos, remove doubles, put right dates, faces by names, and safe copy.',
  'voice-job': 'Record narrator for audiobook 62,000 words, crime, American male, ready for ACX requirements.',
  'video-shoot':
    'Unser Imagefilm ist von 2015, die Hälfte der Leute arbeitet nicht mehr hier, und beim Messetermin schaltet der Chef schon beim zweiten Bild weg. Drehtage könnten im März sein.',
  'sound-system': 'Bitte die Tonanlage für unsere Aula planen: 300 Plätze, zwei Funkmikrofone, Chor und gelegentlich Band.',
  'podcast-audio': 'Grabé a mi abuelo contando la guerra y justo pasó la licuadora. Dura cuarenta minutos y en lo mejor no se le entiende.',
  'seo-work':
    "google dont show my plumbing site anymore since we change to new design, traffic gone 70 percent in march / Find words people search about solar batteries in South Africa, and plan 40 articles for blog from it. / Check technical faults of webshop with 18,000 products: double pages, slow, wrong canonical, filters indexed. / Two rivals always stand over us in the search results although our prices are lower and pages faster. I'd like to know what they do that we don't.",
  'ads-campaign':
    'Run ads on Facebook for my online course of cake decoration, I spent already 800 without one sale. / landing page para clinica dental implantes, el anuncio trae visitas pero nadie deja telefono',
  newsletter:
    'newsletters go to spam, 12k list mailchimp, open rate fell from 31 to 6, changed domain in jan / Build email sequence for those who left the cart and for buyers after 30 days, in Klaviyo, skincare shop.',
  'marketing-plan':
    'Write plan how to launch our kids toothbrush in Germany, first 6 months, small team, Amazon and own shop. / We sell industrial brushes to factories. Our salesman knows everybody, and he goes on pension next summer. I would like that strangers start calling us. / Seit Jahren schicken wir denselben Weihnachtskatalog. Dieses Jahr kamen elf Bestellungen auf viertausend Stück, und der Postbote fragte, ob wir noch existieren. / Positionierung und Kernbotschaften für eine Steuerkanzlei, die sich auf Pflegedienste spezialisieren will.',
  'map-entry':
    'we got 2.1 star on google cuz ex worker n friends wrote fakes, what can we do about it / referencement local pour 6 restaurants, fiches google en bordel, horaires faux, doublons',
  'social-media-plan':
    'tiktok for our dog grooming salon, need content calendar n ideas 3 months, i film myself / quiero vender mis velas por instagram tengo 300 seguidores y no pasa nada, publico diario / Crear una estrategia de influencers para una marca de protector solar en México, con lista de perfiles y mensajes de contacto.',
  'analytics-setup': "Google Analytics 4 shows half of orders that the shop has. Tag Manager was set by agency who don't answer.",
  'marketplace-listing':
    'my etsy listing get no views, crochet animals, 55 items, titles tags i wrote from feeling / Abrimos un hostal frente al mar y el vecino siempre está lleno. Nosotros salimos en la página cuatro de Booking y con fotos de noviembre.',
  'ads-mend':
    'Our Amazon ads eat 38% of turnover. We have 70 campaigns made by different people, half with same keywords, kitchen scales. / brauche google ads für umzugsfirma in leipzig, klicks kosten 9 euro und rufen nur leute an die jobs suchen',
  'press-work':
    'We won an innovation prize and only my mother knows. Local newspapers, maybe radio, maybe a trade magazine should hear of it before the fair.',
  'cms-relaunch': 'shop umzug von shopware zu shopify, 6000 urls, wollen rankings behalten, weiterleitungen planen',
  crowdfunding:
    "Mon association plante des haies. Les gens applaudissent au marché, puis rentrent chez eux sans adhérer. J'ai 2 000 adresses et une envie de dons avant l'hiver.",
  'data-evaluation': "Analyser nos 30 000 clients par fréquence, panier et date d'achat pour savoir à qui envoyer quelle offre.",
  'cv-application':
    'cv is 5 pages from my country, want one page american style, i am welder 12 yrs, apply for shipyard / motivationsschreiben für ausbildung altenpflege, bin 43 und quereinsteiger, war 15 jahre koch / necesito carta de presentacion para trabajar en cruceros, tengo experiencia de mesero 6 años, ingles medio / Mon frère sort de prison après six ans, et il voudrait expliquer ce trou dans son parcours à un patron boulanger qui accepte de le lire.',
  'proofreading-work':
    'I wrote novel 110,000 words in English which is my third language. Needs editing so it reads natural, style must stay mine. / Proofread master thesis on soil bacteria, 74 pages, commas, articles, reference style APA 7. / Lektorat für ein Sachbuch über Moore, 210 Manuskriptseiten, Verlag erwartet einheitliche Terminologie und kürzere Sätze.',
  'speech-personal':
    "Best man speech in two weeks. I know him since kindergarten, have three stories, two of them can't be told with his grandmother in the room. / Obituary for our neighbour, she taught piano to half of the town. Her children live overseas and asked me because I own a typewriter. / Die Goldhochzeit meiner Eltern steht an, und ich soll etwas Gereimtes vortragen. Sie lernten sich beim Kartoffelklauben kennen, er warf ihr eine an den Kopf. / Redactar el discurso de la directora para el centenario de la escuela, diez minutos, con anécdotas del archivo.",
  'grant-writing-job': 'need grant application for youth boxing club, council form 14 questions 300 words each, due the 30th',
  'book-writing':
    'My father is eighty-six and says each Sunday: someone should write this down. He crossed two borders with a goat. I have nine hours of him on tape. / Llevo once años escribiendo la misma novela. El principio lo han leído todos mis amigos; el final no existe, y en medio hay un capítulo en que llueve noventa páginas.',
  'letter-writing':
    "Please write complaint letter to airline, they lost bag 19 days, gave only 100 euro voucher, baby things inside. / We close one office of the three, everybody keeps a job elsewhere. Monday at nine everybody reads the email at the same time. I have been looking at the white page since Thursday. / help with linkedin profile i'm nurse going into medical sales, about part and headline sounds dumb / Stellenanzeige für einen Dachdeckermeister, die anders klingt als alle anderen im Landkreis, Text für Zeitung und Facebook. / lettre au proprio pour demander travaux, chaudiere en panne 2 mois, deja appelé 5 fois, ton ferme mais poli",
  'manuscript-review': 'Screenplay coverage for my 98 pages horror, is it ready for contest, where is it slow?',
  'blog-articles': 'turn my 40 min talk on bees into an article for magazine 1500 words, transcript is here',
  'financial-plan':
    "Need a business plan for laundry with 10 machines, the bank gave me template of 12 chapters, numbers I have. / Forecast cash for 13 weeks, we have season business ice cream, wages and loan due in February. / My accountant says congratulation, you made profit. My bank says the overdraft is full. Both showed me paper and both seem right. / Excel model of the bakery's three-year plan for bank loan: profit, balance, cash, with good and bad case.",
  'script-work':
    'Guion para un podcast de seis episodios sobre desapariciones en la sierra, con escaletas y narración, investigación ya hecha.',
  'annual-report-text':
    "Rédiger le rapport d'activité annuel d'une communauté de communes, 25 pages, à partir des notes des services. / Résumer douze études sur le sommeil des adolescents en une synthèse de quatre pages compréhensible par des parents.",
  'sworn-translation':
    'birth certificate ukrainian to english for uscis, 2 pages, must be stamp certified, interview in 9 days / Me casé en Filipinas y el registro civil de aquí me devuelve los papeles por segunda vez: que falta sello, que falta otra lengua, que falta paciencia.',
  'site-localisation':
    'Translate our web shop with 340 products from Dutch to Polish and Czech, texts are in Shopify. / Game dialogues, 26,000 words, from English to Latin American Spanish with slang of the pirates and length limit 38 characters. / Necesito localizar al español de Argentina una página de seguros escrita para España, mismos productos, otro trato y otros términos.',
  'document-translation':
    "My great-aunt's letters lay in a tin, written in the old German hand, 1912 to 1919. I read only 'Liebe' and the dates. There are twenty-three. / manual of chinese laser cutter in english please, 88 pages, drawings w text inside the pictures / Contract of joint company, Spanish into English, 31 pages, has to be exact because arbitrators in London will read. / The hospital sent me home with papers in Thai after my accident. My doctor in Leeds looks at them like at a crossword. / Need someone who listens 30 voice messages in Moroccan Arabic and writes in English what is said, for custody case. / The patent office of Korea sends an action, our attorney wants it in English by Wednesday, 9 pages technical on batteries. / Translate the school letters to Somali and Tigrinya so parents understand the trip, lice and the exam weeks. / Unsere Haushaltshilfe kommt aus Rumänien. Mit Händen und Lachen geht vieles, aber bei Mutters Tabletten wäre mir eine Seite lieber, die sie wirklich versteht. / Fachübersetzung eines Prüfberichts zu Betonbrücken vom Deutschen ins Norwegische, 54 Seiten, Formeln und Tabellen bleiben. / brauche text vom türkischen notar auf deutsch, erbschaft, kaufvertrag grundstück, foto vom handy / Traducción al quechua de un folleto de salud materna de ocho páginas, con revisión de una partera hablante. / Ma voisine portugaise a reçu un courrier du tribunal de Porto. Elle lit mal, moi je ne lis pas le portugais, et la date en gras approche. / Traduire de l'anglais au français la documentation d'une API de paiement, 70 pages Markdown, en gardant le code intact.",
  'translation-check':
    "Our app in Japanese gets one star: they say it sounds like robot being rude. Strings were made by machine, around 1,100. / Check the translation of our safety sheet, French to Vietnamese was done by cousin of the boss, 12 pages. / Relire une traduction de roman polonais vers le français, l'éditeur trouve les dialogues raides, 280 pages.",
  'terminology-base':
    'Build glossary for our company with 400 terms English-German-Italian from old manuals so that all translators write same.',
  transcreation: "How to say our slogan 'We sweat the small stuff' in six languages, so that people hear care for details.",
  'book-translation':
    "I wrote cookbook in Hungarian. A publisher in Canada said: lovely, and what is a 'kis csupor' in cups? It should be as if I cooked there.",
  'interpreting-job': 'intérprete de señas para reunion por zoom de 3 horas, hay 2 personas sordas, tema presupuesto municipal',
  'terms-privacy': 'Write terms and privacy page for my subscription app, users in EU and California, I collect emails and location.',
  'private-dispute':
    'We started the café as three friends with a handshake. Now one moved to Malta, still owns a third, he says, and wants the coffee machine or money. / nachbar baut zaun 40 cm auf mein grundstück, hat auch baum gefällt, vermessung von 2008 hab ich',
  'employment-law':
    "Review contract of employment, there is clause I can't work two years for any competitor in all Europe. / got fired while on sick leave, 6 yrs in company, letter says restructuring but they hire same job on indeed / Cease letter because former employee uses our client list, he signed NDA in 2021. / mon employeur paye pas les heures sup depuis 1 an, j'ai planning et sms, je suis en restauration",
  trademark: 'A man in Ohio sells mugs with my painting of a heron. He answered my mail with a smiley.',
  'inheritance-case': 'Make a will, I have two kids from first marriage, a house with second wife and a boat in Croatia.',
  'immigration-case':
    "my wife is from brazil i am us citizen, want fill i130 and others, she's on tourist visa here now / Préparer une demande de naturalisation française, dossier complet avec vérification des pièces, je vis ici depuis sept ans.",
  'contract-review':
    "Freelance contract template for my design studio: rights, late payment, kill fee, revisions. German clients mostly, in English. / partner agreement for llc 2 members 60/40, what if one dies or wants out, delaware / Auftragsverarbeitungsvertrag mit unserem amerikanischen Newsletter-Anbieter prüfen und Lücken benennen, wir sind ein Verein. / Redactar un contrato de arrendamiento de local comercial con opción de compra y actualización anual, en Colombia. / Négocier la licence d'un logiciel que nous éditons pour une banque : responsabilité, support et code source en dépôt, relire leur version.",
  'family-case': 'need divorce papers uncontested, texas, no kids, one car one house already agreed on everything',
  'gdpr-technical-work':
    'What duties get we under GDPR when our school uses cameras at the gate and fingerprint for lunch? Report and documents please.',
  'minutes-forms-reports': 'Summarise 1,900 pages of court file in a timeline of who knew what at which date, warehouse fire case.',
  'consumer-claim':
    "The bank froze my account after I sold my late father's tractor for cash. They ask for 'origin', I have a handwritten note and a photo of him on it. / me cobran una multa del telefono por irme antes pero la señal nunca sirvio, tengo reclamos anotados 4 / acheté camping car en panne au bout de 300 km, vendeur particulier dit vendu en l'etat, controle technique cachait",
  'benefits-claim': 'jobcenter hat leistung gekürzt weil ich angeblich termin verpasst, brief kam nie an, frist läuft 2 wochen noch',
  'company-formation':
    'Constituir una cooperativa de productoras de queso: estatutos, acta fundacional y pasos ante el registro, somos nueve.',
  'tax-return':
    'self employed driver uber n lyft, never kept books, got 1099 and box of receipts, need tax return done / steuererklärung 2023 lehrerin, arbeitszimmer, umzug, zweite wohnung, elster macht mich fertig seit drei abenden / declaracion de renta de mi papa pensionado tiene dos arriendos y vendio un carro, vence el 20 / location meublée airbnb 2 apparts, amortissement réel ou micro bic, jamais compris, declaration en mai',
  'bookkeeping-work':
    'We are a small choir. The treasurer moved away and left us a shoe box, an Excel with colours and a letter from the tax office about 2022.',
  'accounts-switch':
    'Set up chart of accounts for Amazon seller with stock in three countries and VAT in each, in Xero. / Buchhaltung von Lexware nach DATEV übertragen, Stammdaten und zwei offene Jahre, Steuerberater wartet.',
  'tax-question':
    "irs letter cp2000 says i owe 6800 for stocks i sold, broker cost basis missing, what to answer / Is better for me stay sole trader or open limited company? Photographer, earn 74k, wife helps part time. / Das Finanzamt kommt zur Betriebsprüfung, drei Jahre, Imbiss mit offener Ladenkasse. Meine Frau hat die Zettel nach Gefühl sortiert, und der Prüfer hat schon zweimal freundlich angerufen. / photovoltaik auf dach 12 kwp was muss ich angeben bei steuer, finanzamt schickt fragebogen 6 seiten / Facturé todo el año en dólares a una empresa de Miami y el contador de mi cuñado dice que eso no existe en mi régimen. La notificación ya llegó al buzón tributario. / micro entreprise depassement seuil tva, j'ai facturé sans tva depuis juin, je fais comment maintenant / Ma grand-mère a donné son appartement à ma mère, puis elle est partie, et voilà trois lettres du fisc avec trois montants.",
  'payroll-run':
    'payroll for 6 employees in ontario, one on mat leave, need stubs n remittance from next month / Calcular la liquidación de una empleada doméstica que trabajó nueve años, con vacaciones pendientes y aportes.',
  'company-value': 'Value my dental practice, I want to sell to my associate, last four years statements exist.',
  'accounts-audit':
    'Our cash in the till is short each Saturday by about the price of a bottle. I like all three barmaids. The register prints something long at night.',
  'annual-accounts': 'Prepare year-end statements for nonprofit in UK with gift aid, restricted funds and notes, before trustees meeting.',
  'cross-border-tax':
    "We start exporting furniture to Switzerland and Norway and the invoices come back from customs. The old invoice form was made in 1998 by my aunt. / Déterminer si nos dépenses de développement ouvrent droit au crédit d'impôt recherche et monter le dossier justificatif.",
  'stock-royalty-count': 'inventario de mi ferreteria no cuadra con el sistema 2000 articulos faltan como 8 mil, quiero saber por que',
  'school-tutoring':
    'my son 15 fail algebra, fractions and equations all black for him, exam in june, want lessons 2x week on zoom / Explain chemistry to my grandson by simple experiments, acids and bases, he is 13, reads slowly because dyslexia. / nachhilfe latein 9 klasse, caesar übersetzen geht gar nicht, 5 auf dem zeugnis, mathe ist ok / Mi hija saca nueve en todo menos en física, donde entrega la hoja en blanco. Dice que las letras se mueven. La recuperación es en enero.',
  'language-course':
    "I speak English from films but freeze at job interviews. Need practice talking about projects, I'm electrician, 10 lessons. / After the divorce I moved to Prague and my girl sits in third class without understanding a word. The teacher is kind and points on things. / clases de ingles para azafata me piden nivel b2 y entrevista, tengo basico, 3 meses / cours de francais pour adulte analphabete, ma femme de menage bangladesh, 2h samedi",
  'programming-course': 'Teach me Python from zero for working with lab data, I have biology degree, evenings, about 2 months.',
  'exam-prep':
    'ielts need 7.0 have 6.0 writing always low, task 2 essays, test on 18 nov, pls correct n teach / driving theory test fail 3 times, questions are tricky in english, im from eritrea, want explain simple / Prepare our daughter for admission in maths school, olympiad type problems, 5th grade, she is quick but careless. / Ich bin Pfleger aus Indien, seit vier Monaten hier. Auf Station verstehe ich die Ärzte, aber wenn Frau Huber plattdeutsch erzählt, nicke ich nur. Im Herbst ist die Fachsprachprüfung. / Preparar la oposición de auxiliar administrativo: temario, calendario y simulacros, trabajo por las mañanas. / Mon neveu passe le bac dans cinq semaines. Il sait tout des pieuvres et rien du programme de philosophie.',
  'corporate-course':
    'Course for our warehouse people how to lift, with pictures and quiz, must be recorded for the inspection, 45 people. / Excel for my office team: pivot tables, lookup, clean lists. Half day, five persons, with our own files. / Former nos douze infirmières au nouveau logiciel de dossier patient, supports, exercices et permanence la première semaine.',
  'online-course': 'Build online course on beekeeping in Moodle: 8 modules, tests, certificate, I have 200 slides and my voice.',
  'computer-lessons':
    'My father is seventy-one and bought a smartphone. He calls me at work to say he wants to call me. He would like to see grandchildren on it. / quiero aprender photoshop y lightroom bien, hago fotos de comida, videos de youtube me confunden / apprendre tableau croisé et macros, je suis compta, chef veut reporting auto, niveau moyen',
  'teaching-material':
    "Lesson plans for volunteer teachers of refugees, 12 evenings, mixed level, some can't read in any language. / Konzept für eine zweitägige Schulung von Ehrenamtlichen in der Trauerbegleitung, mit Ablaufplan und Übungen.",
  'music-course': 'klavier noten lesen lernen mit 60, spiel nach gehör, will choräle begleiten in kirche',
  party:
    'plan my mums 60 bday, 45 guests, hall booked, need food music idea n run of day, she love abba / kids party pirate theme 7 yr old, 14 kids, 2 hrs, games list + treasure hunt in our yard / xv años de mi hija 180 invitados, salon ya, falta todo lo demas, tema bosque encantado',
  'venue-finding': 'Find venue for a workshop of 30 people in Lisbon, 3 days in May, near airport, with rooms to sleep.',
  wedding:
    'The groom is Greek, the bride from Kerala, each family counts 150 heads and wants own rite. There is one Saturday and one garden.',
  'public-festival':
    "Safety plan for street festival with two stages, 5,000 visitors, the police ask for crowd routes and emergency exits. / Our village fair lost money the third time. Beer ran out at four, the band came at six, and the raffle is still unexplained. / Zum Jubiläum der Feuerwehr kommen zwölf Wehren, ein Minister und vermutlich Regen. Das Zelt ist zugesagt, sonst steht auf dem Zettel bisher nur: Musik? / Elaborar el plan de producción de una carrera de montaña de 21 km: avituallamiento, voluntarios, permisos y cronometraje. / Coordinar una feria del libro infantil con 18 editoriales, distribución de puestos y programa de cuentacuentos. / L'orchestre est réservé, la salle aussi, pas le même soir. Trois cents billets vendus et un trompettiste qui repart dimanche au Québec. / Rédiger l'invitation et le programme d'une journée portes ouvertes d'un lycée agricole, avec rotation des visites par groupes de quinze. / Prévoir l'accueil de 35 exposants sur un marché de créateurs : règlement, plan de stands, électricité et assurance.",
  'live-stream-job': 'Stream the annual meeting for members abroad, they must vote secretly and ask questions live, around 220.',
  'team-workshop': 'team event for 25 devs remote, 90 min online, something where ppl laugh together, in 6 time zones',
  'sponsorship-work': 'Write to 40 possible sponsors for our charity run, with packages gold, silver, bronze and what they get.',
  memorial:
    "My brother's funeral will be on Friday. He asked for his songs, his motorcycle club comes with sixty machines, and our mother wants something with dignity.",
  'spreadsheet-work': 'Budget sheet for conference, tickets early and late, catering, speakers, break even, in Excel.',
  conference:
    'Speakers for a forestry congress: find 12 candidates, invite, contracts and travels, topic is drought. / I open a small pottery in a lane that nobody walks by chance. On the 12th the door opens for first time, and the mayor said he might come. / Ablaufplan und Checkliste für die Hauptversammlung einer Genossenschaft mit 400 Mitgliedern, Einlasskontrolle und Stimmzettel. / Catering-Anfrage an fünf Anbieter formulieren und Angebote vergleichen, Sommerfest mit 130 Personen, halal und vegan dabei. / organiser seminaire 60 pers 2 jours, bretagne, activité + hotel + salle, car depuis paris',
  'moderation-job':
    'Quiz night in our pub every Tuesday, eight rounds, people are mixed of students and farmers. The last host repeated questions from January.',
  'event-technology-job': 'light n sound list for outdoor show on lake, 400 people, power only from 2 generators',
  'group-travel': 'junggesellenabschied für 11 leute in prag, freitag bis sonntag, was mit sport und gutem essen',
  'invitation-job':
    'Nos toca organizar el encuentro de antiguos alumnos y de la promoción solo aparecen veintidós correos, de los cuales rebotan quince.',
}
