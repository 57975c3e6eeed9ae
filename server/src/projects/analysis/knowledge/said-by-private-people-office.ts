/** What clients say: private people of machines, vehicles, design, papers and feasts; written before any list of works was read (2026-11-27). By the package's id, ' / ' between. */
export const SAID_BY_PRIVATE_PEOPLE_OF_OTHER_WORK: Readonly<Record<string, string>> = {
  'workshop-machine':
    "My late father left a green metal lathe in the garage. The motor hums for a second and then the fuse in the house blows. I'd love to get it turning again. / The band saw drifts to the left whatever I do. New blade, new tyres, fence squared, and still my boards look like bananas. / The laser engraver in our makerspace suddenly burns only faint lines on the left half of the bed while the right half is fine. / Hago bolsos de cuero en casa y compré una troqueladora vieja; aprieta más de un lado que del otro y corta solo la mitad del patrón. / J'ai racheté une petite brodeuse à six aiguilles. Elle casse le fil toutes les deux minutes, surtout quand elle change de couleur.",
  'cnc-fault':
    'The little wood-carving router I bought second hand cuts circles that come out as eggs. Everything measured along one side is about two millimetres short.',
  'machine-purchase-advice':
    "I inherited three big machines from my uncle's joinery, with half-scratched-off plates. Someone should tell me from photos what they are and what I could ask for them. / Ich stelle nebenbei Seife her und überlege, ob sich eine Schneidemaschine lohnt und welche von drei gebrauchten zu meinen 200 Stück pro Woche passt.",
  'machine-safety-file':
    "Our village museum has a 1920s printing press that kids are supposed to crank on open days. What guards and rules do we have to have so nobody gets hurt? / Wir im Dampfmaschinenverein wollen unseren kleinen Kessel wieder anheizen. Welche Prüfungen und Papiere braucht es, bevor wir ihn den Besuchern zeigen dürfen? / Dans le garage que je loue à un menuisier, une scie est installée avec l'aspiration bricolée. L'assurance me demande un dossier sur les dangers de la machine.",
  'product-development':
    "My sister and I fill honey into jars, about 3000 a season, by hand. We dream of a small contraption that fills, stops at the right weight and moves on. / I want a shelf bracket that holds 40 kilos of records, in plastic from my own printer. Will it snap? I have a drawing of the shape. / I'm inventing a foldable dog ramp. There are hinges, a lock and two boards, and I need drawings that a metal shop will accept. / I have an invention for carrying skis. I'd like it sketched, shaped, tried in cardboard, and turned into something that could be made. / J'ai conçu un jeu de société pour malvoyants et je voudrais une boîte et des pièces qu'on reconnaisse au toucher.",
  'drive-setup':
    'Bought a sewing machine from a closed factory, and the plug has five pins. At home I only have normal sockets. How can I run it here?',
  'preventive-maintenance':
    "We run a cider club with a shared apple press. Things break every October; I'd like a simple calendar of what to grease, check and swap, and when.",
  'plc-project':
    "The tiny grey box that controls our sawmill's feed died, and the seller no longer exists. Nobody has a copy of the program that was inside. / Quiero que la compuerta del agua de mi huerto se abra sola a las seis, y que se cierre cuando el depósito esté lleno, con un botón rojo por si acaso.",
  'scada-dashboard':
    'I want to know from my phone whether the pump at our allotment well is running, how much water it gives, and get a message if it stops.',
  'compressor-repair':
    'My compressor for the airbrush has become so loud the neighbours complain, and it takes ten minutes to reach pressure where it used to need two.',
  'factory-layout':
    "I'm putting together a small candle factory in a rented barn: melter, pouring table, cooling racks, packing. Where should each go so we don't trip over each other?",
  'spare-part':
    "A gear from my grandmother's 1960s knitting machine lost two teeth. The maker vanished decades ago. I have the broken part and a caliper. / The battery cover of my mother's hearing-aid remote broke and nobody sells it. I have the two halves and would like one I can print at the library. / Se me rompió una pieza de la lavadora antigua, una especie de pestaña con muelle. Te puedo mandar fotos con una regla al lado y quiero imprimirla.",
  'device-firmware':
    "I'm building a home conveyor for sorting Lego bricks by colour with a camera and little air puffs. The puffs always come too late.",
  'robot-fault':
    'Bought a used robot arm at an insolvency auction for my garage. It powers up, beeps and says the axes have lost their position.',
  'hydraulic-repair':
    'Opa hat sich in der Werkstatt einen Holzspalter selbst zusammengeschweißt. Seit gestern fährt der Keil nur noch ganz langsam herunter und am Schlauch tropft Öl.',
  'machine-fault':
    'In der alten Mühle meiner Tante läuft ein Riemen ständig von der Scheibe. Wir haben ihn schon gekürzt, er springt trotzdem alle zehn Minuten runter.',
  'printer-3d-fault':
    'La impresora 3D de mi hijo deja las piezas con capas torcidas a partir de cierta altura, como si alguien la hubiera empujado de golpe. / My printed boxes are lovely but the lids never fit. Some are so tight they crack, others fall off. Same file on two printers. / Mes figurines imprimées se décollent du plateau dans les coins et les bras fins tombent toujours. Quels réglages et quels appuis mettre ?',
  'production-improve':
    'En la cooperativa tenemos una envasadora de aceite que se para cinco o seis veces al día. Apuntamos todo en una libreta y queremos saber qué es lo que más nos frena.',
  'cutting-files':
    "Je voudrais découper des lettres dans du contreplaqué de 6 mm avec la machine du fablab, mais elles arrivent toujours brûlées ou pas détachées. Quelle vitesse, quelle puissance ? / We're starting a jigsaw business in the shed. I need flat outlines of 60 pieces from a photo, for a laser, so each piece fits its neighbours.",
  'used-car-check':
    "I'm looking at a nine-year-old estate car with 140,000 miles and a thick folder of bills. Can someone go through the folder and the photos and tell me if it's a trap?",
  'car-diagnosis':
    "Since the battery was swapped, the radio in Mum's little hatchback asks for a code and the windows only go down halfway. / Mein Diesel geht auf der Autobahn plötzlich in so eine Art Schongang, mehr als 90 ist dann nicht drin. Nach dem Aus- und Anmachen läuft er wieder. / El coche de mi hija pierde un charquito verde cada noche y la aguja del calor sube en los atascos. Ya le cambiamos una manguera. / Ma voiture a calé trois fois au péage et le voyant en forme de batterie reste allumé. Mon voisin parle de l'alternateur, le garagiste du faisceau.",
  'camper-conversion-work':
    'We bought an empty van and want to sleep in it. A fridge, lights, phone charging, a heater fan, sun panels on the roof: how thick must the wires be? / Tengo una furgoneta de helados con un congelador que me deja sin batería a mediodía. Quiero saber qué baterías y qué placas me harían falta.',
  'bike-repair': "My grandson's e-bike stops helping uphill and the display shows a spanner and 503. On the flat it's fine.",
  'traffic-case':
    "A tree branch fell on my parked motorhome. The other side's insurer says half the damage was there before. I have pictures from both dates.",
  'classic-restore':
    "Grandad's 1967 tractor sat in the barn for eleven years. I want to get it to the village fair in August. Where on earth do I begin?",
  'car-service':
    "When I brake going downhill the steering wheel trembles, and there's a smell like a burnt pan. New pads went on in spring.",
  'charger-fault':
    'I plug in our electric car in the evening and in the morning it has only charged for twenty minutes. At the supermarket charger everything works.',
  'boat-work': "My boat's outboard starts, runs nicely for five minutes and then coughs to death as soon as I leave the harbour.",
  'vehicle-papers':
    "I'd like to tow my horse box with the car I already own, but the figures on the car papers, the tow bar and the trailer don't seem to agree. / Found my dad's scooter from the 70s with no papers at all. I want to ride it on the road again, legally, with a plate.",
  'car-key': "The key of my van is recognised only if I hold it against the steering column. There's a car-with-padlock lamp blinking.",
  'strength-calculation':
    "I'm seventeen and building a go-kart with a motor out of a scooter. Which sprocket do I need to reach about 50 and still get up our hill?",
  'fleet-planning':
    "Our charity drives meals to 45 pensioners with four volunteers' cars. Some get theirs cold. In which order should they drive?",
  'vehicle-buying-advice':
    'Lohnt sich für uns ein Elektroauto? Wir fahren 18 km zur Arbeit, zweimal im Jahr an die Ostsee und haben Sonnenplatten auf dem Dach.',
  'vehicle-fitting':
    'Seit ich die Anhängerkupplung selber angebaut habe, blinkt es hinten rechts doppelt so schnell und der Fahrradträger bleibt dunkel. / Le puse una pantalla nueva al coche, de esas chinas con mapas, y ahora la cámara de atrás se ve negra y los botones del volante no responden.',
  'inspection-prep':
    'Für das Oldtimertreffen soll unser Käfer ein H-Kennzeichen bekommen. Was muss original sein und was sollen wir dem Prüfer alles hinlegen?',
  'vehicle-appraisal':
    'Heredamos un Seat 600 y mis hermanos discuten cuánto vale. Necesitamos un cálculo con ejemplos de otros parecidos, que todos podamos aceptar.',
  'camper-fault':
    "Le camping-car affiche la batterie pleine, et deux heures plus tard tout s'éteint : lumière, pompe, frigo. On a pourtant un panneau sur le toit.",
  'motorbike-repair':
    "J'ai démonté le carburateur de ma mobylette bleue de 1978 pour le nettoyer et il me reste deux pièces sur la table. Elle ne tient plus le ralenti.",
  'technical-docs':
    "Pour notre club de vieilles voitures, j'aimerais une fiche par modèle : à quels kilomètres changer quoi, quelles huiles, quelles pannes connues. / How do I explain to my users, step by step with pictures, how to set up the bird box camera I sell?",
  'print-stl':
    "A file I downloaded for a dragon figure makes my printer's program shout about holes and open edges, and the wings come out as nothing. / Wir haben einen alten Zinnsoldaten mit dem Handy gescannt. Das Ergebnis ist ein zerklüfteter Klumpen mit Tischplatte dran, und der Drucker braucht 60 Stunden dafür.",
  'technical-drawings':
    "My late husband's boat plans are on six large yellowed sheets. I'd like them as files where a workshop can read exact dimensions. / My father's old workshop drawings are in some DWG format from 1998. When I open them, the letters are question marks and lines are missing. / Aus meinem Bücherregal-Entwurf brauche ich eine Liste, wie der Baumarkt die Platten zusägen soll, möglichst mit wenig Rest.",
  'scan-to-cad':
    "I took 140 photos of my grandmother's bust from all around. Now I'd love to have it as an object to print small copies for my cousins. / A dentist gave me a scan of my teeth. I want a clean model from it to make a costume vampire set that clips on. / I have a beautiful carved door and would like a computer copy of its flower panel, so that a router can carve it again for the second wing.",
  'digital-sculpting':
    "Please make my cat as a little figure I can have printed in colour. I've got plenty of pictures, including his bent ear. / For our tabletop club I want a set of twenty ruined houses that click together and print on a small resin machine overnight.",
  'game-models':
    "I've got a video game idea and want a little animated robot that walks, waves and falls over. I've drawn it from front and side.",
  'product-render':
    "I want a picture, as real as a photograph, of the lamp I have only in my head and in a rough computer model, for my small online shop. / Quiero ver cómo quedaría una escultura de mi hijo en bronce antes de hacerla; tengo la figurita en plastilina y un vídeo dándole la vuelta. / Une vidéo de dix secondes où ma petite machine à pain s'ouvre et montre l'intérieur qui tourne, voilà ce qu'il me manque pour ma cagnotte en ligne.",
  'model-from-sketch':
    "Mein Sohn sitzt im Rollstuhl und braucht einen Becherhalter, der an ein 22-mm-Rohr klemmt und sich wegdrehen lässt. Ich hätte gern eine druckbare Datei. / Ich habe im Hobbykeller ein Gehäuse für meinen Wetterkasten gezeichnet. Nach jeder Änderung am Maß muss ich alles neu zeichnen. Das soll sich von selbst anpassen. / Dibujé una cuna en un programa gratis y todas las piezas se atraviesan unas a otras. El carpintero dice que así no se puede fabricar. / J'ai un plan de mon kayak en papier, sections tous les 30 cm. Je rêve de la coque complète sur l'ordinateur pour découper les gabarits. / Je fabrique des prothèses de pattes pour oiseaux dans un refuge. Il me faudrait un modèle qui s'ajuste quand j'entre la taille de l'animal.",
  'automation-script':
    'Mi hermana vende cortadores de galletas. Manda un dibujo por WhatsApp y quisiera que saliera el cortador listo, con el filo y el borde, sin llamarme cada vez.',
  'ar-app':
    "I want people in my antique shop to hold their phone over a clock and see it ticking in their own living room. / Our castle association wants visitors to point a tablet at the ruin and see the walls as they stood in 1400. / I wrote a children's book about a fox. When the page is filmed with a phone, the fox should jump out and wave. / The kids' scavenger hunt in our park should show a ghost at six spots on the phone screen, wherever there's a sign. / I'd like to see whether a sofa from a photo fits under our slanted roof, through my phone, at true size. / In my sculpture park the arrows on the phone that should lead to each statue point into the lake. / Meine Enkel wollen, dass auf unserem Küchentisch eine kleine Ritterburg erscheint, wenn man das Tablet draufhält, und dass sich die Zugbrücke antippen lässt. / Ich möchte meine selbst gezeichneten Tätowierungen den Leuten am Handy auf den Arm legen, und sie sollen mitgehen, wenn sich der Arm dreht. / Quiero que mi carta de bodas, al enfocarla con el móvil, enseñe un vídeo nuestro flotando encima del papel. / En la asociación de vecinos queremos enseñar con el teléfono cómo quedaría la plaza con los árboles que pedimos al ayuntamiento. / Mon appli pose une statue sur la table avec l'appareil photo, mais elle glisse doucement et finit au plafond. / Sur la vitrine de ma boutique de chapeaux, un autocollant devrait ouvrir sur le téléphone un essayage directement, dès qu'un passant le vise avec l'appareil photo.",
  'ar-filter-360':
    'My nan is in a care home and misses her village. I have 360-degree videos of it; could she walk around in it with a headset? / I rent out a holiday cottage and want guests to look around it from home, room by room, also with those glasses.',
  'vr-app':
    "The hands in my virtual pottery studio pass right through the clay. Picking things up works only every third time. / I'd like to practise my wedding speech in front of a pretend audience with the goggles my son gave me, people coughing and all. / I made a virtual dive for my fishing club in Unity, and on the computer it's smooth, but on the wireless headset it stutters dreadfully. / My brother has a fear of heights and his therapist suggested practising with goggles. He needs a calm scene with a balcony that goes up floor by floor. / I scanned my garden with a phone and would like to stroll through it in winter wearing the headset. / Im Heimatmuseum soll man mit einer Brille durch das Bergwerk laufen, das seit 1960 geflutet ist. Wir haben Pläne, Fotos und einen alten Steiger, der erzählt. / Die Schrift in meinem Brillenspiel ist so flimmerig, dass meine Mutter nichts lesen kann, und die Menüs kleben ihr direkt im Gesicht. / Mi primo y yo hicimos un juego de espadas para gafas y cuando jugamos los dos a la vez, él me ve volando por el techo. / Je donne des cours de planétarium à des enfants et j'aimerais les faire voler entre les planètes avec quatre casques en même temps, moi tenant la tablette. / Je suis kiné à la retraite et bénévole. Je cherche un petit jeu avec casque pour faire lever les bras à des personnes âgées, avec les progrès notés.",
  'vr-headset-setup':
    'My old headset loses sight of the hand sticks whenever I stand near the window, and the floor is suddenly half a metre too high.',
  'xr-training-course':
    "For the anniversary of our fire brigade we'd like a short training where visitors put out a kitchen fire with pretend extinguishers.",
  'film-360':
    'Tengo un vídeo de 360 grados de la procesión, pero en las gafas se ve borroso y con una raya negra donde se juntan las cámaras.',
  'structure-cost':
    "We want to knock through the wall between kitchen and dining room. The house is from 1934. Is that wall holding something up? / The bank wants to know what our barn conversion will cost, broken down by trade, before they say anything. We've got the plans. / Three builders gave offers for the bathroom and each lists other things. I can't compare them. Make one list where I see what's missing. / I want a timber carport for two cars with snow on top in winter. Which beams, how thick, how far apart? / Ha salido una grieta en diagonal sobre la puerta y cada mes es un poco más larga. El vecino está haciendo un sótano.",
  'interior-concept':
    "I bought a narrow flat, 38 square metres, with one window. Bed, desk, bicycle and a cat must fit. Please sketch how. / Our living room feels cold and gloomy though it has big windows. North side, grey floor, brown sofa. I'd love colours and lamps that lift it. / My teenager's room must become bedroom, music studio and homework place. I would like a board with furniture, fabrics and shop links. / Der Flur in unserer Altbauwohnung ist acht Meter lang und stockdunkel. Ich hätte gern einen Plan, welche Leuchten wohin kommen und wie sie geschaltet werden. / Tenemos un salón largo como un pasillo y no sé dónde poner el sofá, la mesa y la tele para que quepan ocho en Navidad. / Quiero alquilar el piso de mi abuela y está con muebles oscuros de los setenta. ¿Cómo lo dejo bonito en las fotos con poca obra? / Je veux reproduire chez moi l'ambiance d'une chambre d'hôtel que j'ai adorée à Lisbonne. J'ai des photos, une pièce de 14 m² et deux fenêtres.",
  'kitchen-bath-planning':
    'My mother can no longer get into the bath. How could her tiny bathroom be changed so that a walker and a helper fit in? / Unsere Einbauküche vom Möbelhaus ist geplant, aber ich habe das Gefühl, dass sich Backofen und Schublade in die Quere kommen. Kann jemand drüberschauen?',
  'architecture-visual':
    "I'd like to see our planned kitchen as if someone had photographed it, with the green fronts and with the oak ones. / Ich habe unser Gartenhaus mit dem Handy ausgemessen. Daraus soll ein Modell werden, in das ich verschiedene Dächer einsetzen und drumherum gehen kann.",
  'damp-mould':
    "There's black mould behind the wardrobe in the corner of the bedroom, every winter, and the landlord says we breathe too much.",
  'floor-plan':
    "I have only paper plans of my parents' house from 1971 and some rooms were altered. I need proper current floor plans for the sale.",
  'house-design':
    "I want a tiny house on a trailer for me and my dog: where do stairs, shower and wood stove go, and how heavy will it be? / We have a terrace facing south and would like to know at what hours the neighbour's new extension would leave us in shade. / Vamos a hacer una casita de adobe en el terreno del pueblo y queremos que esté fresca en agosto: hacia dónde mirar, qué ventanas, qué alero.",
  'garden-plan':
    'Our garden slopes two metres towards the house and every storm brings mud to the terrace. I imagine steps, walls and plants that hold it.',
  'energy-advice':
    'My heating bill is awful. The house has three kinds of windows and no insulation. What should I do first, second, third?',
  'permit-drawings':
    "Im Dachgeschoss wollen wir ein Kinderzimmer. Die Baubehörde fragt nach Fluchtweg, Fensterfläche und lichter Höhe, und ich weiß nicht, ob das reicht. / La mairie me demande des plans de façade et une insertion dans le paysage pour mon abri de piscine. J'ai juste des photos et un croquis.",
  'stairs-glass-build':
    'Je voudrais un escalier pour monter au grenier dans un trou de 80 sur 200. Combien de marches, quelle pente, où se cogne-t-on la tête ?',
  'building-code-check':
    'Notre salle associative doit accueillir des gens en fauteuil. Quelles portes, quelle rampe, quels sanitaires faudrait-il changer ?',
  packaging:
    "I sell jam at the Saturday market and my labels look like they came from a school project. I'd like ones people pick up. / I make soap and need boxes that fold flat, fit a bar of 8 by 5, and have room for the ingredients.",
  'logo-brand':
    "My knitting group needs a little emblem that also works stitched on a hat. We'd love a sheep, a needle and our town's tower. / Ich verkaufe Tee übers Internet und habe jedes Jahr andere Farben und Schriften genommen. Jetzt soll alles zusammenpassen und ich will wissen, was wann gilt.",
  'artwork-change':
    "The printer says my flyer has the wrong colours, missing edges and blurry pictures. It looked fine on my screen. / I have a drawing from my late brother as a small fuzzy picture. I'd like it sharp enough to go huge on a van. / My allotment society's logo exists only in a Word document from 2003. We need it for a banner, a stamp and a website. / Mein Zeichenprogramm wirft beim Sichern die Schriften durcheinander und die Copyshop-Dame bekommt Kästchen statt Umlauten.",
  'book-layout':
    "We've four hundred recipes from my grandmother and would like a proper cookbook with her handwriting and photos, ready for a print shop. / Unser Vereinsheft wird jeden Monat von jemand anderem gemacht und sieht immer anders aus. Wir brauchen eine Vorlage, in die auch Ungeübte nur Text einfüllen.",
  'flyer-brochure':
    'We need a poster for the summer fair that can be read from across the street, with twenty sponsors squeezed in somehow. / La carta de nuestro bar tiene seis páginas y nadie encuentra los vinos. Queremos una sola hoja clara, con precios fáciles de cambiar.',
  'illustration-slides':
    "I'd like to turn my childhood bear into drawings for a picture book: the bear at sea, at school, in bed, always recognisably the same. / I need little stickers for my chat group: my grumpy parrot saying twelve different things. / Auf dem Grabstein meines Vaters soll ein Segelschiff aus wenigen Linien stehen. Der Steinmetz braucht es als saubere Umrisszeichnung. / Me encargaron el mural del colegio y necesito un boceto a escala de ocho metros con animales de la zona, para pasarlo a la pared. / Mon site affiche un petit carré flou à côté du nom dans l'onglet, et j'aurais besoin d'une série de pictogrammes assortis pour mes dix rubriques.",
  'slide-deck':
    "My boring slides about beekeeping send everyone to sleep. I'd love them to look like one piece, with nice pictures of bees.",
  'infographic-work':
    'Please show a year of our food bank in one picture: tons saved, families, volunteers, so a tired mayor gets it in ten seconds. / Quiero imprimir el árbol genealógico de mi familia, siete generaciones, en un cuadro bonito para regalar a mi abuelo.',
  'typeface-design':
    "I'd like a letter style made of my own handwriting, so I can type birthday cards with it. / J'ai cinquante croquis de fleurs à l'encre. J'aimerais en tirer un motif qui se répète pour faire imprimer du tissu.",
  'cards-stationery':
    "Our wedding should have the same look everywhere: invitation, menu, seat cards, thank-you. We like ferns and dusty blue. / On me demande une carte de visite pour mon activité d'accordeur de pianos. Simple, élégante, avec une touche de clavier.",
  'sign-lettering':
    "My dog-grooming van is plain white. I'd love something all around it that makes kids wave. / Pour la fête des vendanges, il nous faut des panneaux : parking, toilettes, buvette, scène. Il faut que ça se comprenne de loin et pour les touristes.",
  'board-game-design': "I've made a card game about mushrooms and need 54 cards, a back, a box and a rule leaflet that belong together.",
  'social-graphics':
    'Publico fotos de mis plantas y cada una parece de una cuenta distinta. Me vendrían bien unas plantillas que yo pueda rellenar desde el móvil.',
  'app-interface-design':
    "I have an idea for an app that reminds people to water the neighbours' plants. I'd like pictures of every screen to show around. / Our volunteer scheduling tool looks different on each page: five blues, three kinds of buttons. I'd like one kit that we all use. / Ich baue eine Vogelkamera-App und hätte gern auch eine dunkle Ansicht, weil man nachts sonst geblendet wird. / Tenemos una app de trueque que hizo un sobrino. Funciona, pero es feísima y a la gente le da desconfianza. Quiero un lavado de cara. / Un développeur accepte de faire notre appli de covoiturage de village, mais il veut des maquettes avec toutes les tailles, couleurs et états des boutons.",
  'screen-redesign':
    "My dad is 81 and can't get past the third page of our club's sign-up form. Nor can half the members. / My quiz for the pub works but the questions jump off the phone screen and buttons are too small for fat fingers. / Des bénévoles âgés doivent remplir un formulaire de visite sur tablette. Ils se trompent toujours de case et perdent tout à la fin.",
  'user-test':
    'I want to see five real people try our allotment waiting-list site and learn where they get stuck. / Die Leute brechen unsere Online-Umfrage zum Dorfladen nach Frage vier ab. Vielleicht sind die Fragen zu lang oder komisch gestellt.',
  'accessible-site':
    "Someone who's blind told us our theatre's ticket page reads out just 'button, button, button'. We'd like it put right. / Mi madre no distingue el verde del rojo y en la web de mi tienda no sabe qué está agotado. Seguro que a más gente le pasa.",
  'ux-audit':
    'Our parish site has grown for ten years and nobody finds the opening hours. There are 140 pages under nine menus. / Of 600 people who put my candles in the basket, only 90 finish. The rest vanish at the address step. / New members of our swap circle sign up and never come back after day one. They seem lost with an empty screen.',
  prototype:
    "I'd like a clickable dummy of my lost-pets app so that my shelter friends can play with it on a phone. / No sé si alguien pagaría por mi idea de alquilar juguetes. Quisiera hablar con padres y que alguien me prepare las preguntas adecuadas.",
  'data-evaluation':
    "I've 230 answers from a survey on our playground in free text. What do parents want most, and what annoys them? / I've no idea who actually buys my woollen socks or why. I'd like to understand that from orders and messages. / After last year's festival there were complaints about noise, queues and toilets. I have 180 feedback forms in a box.",
  'plain-language':
    "The messages in my home-made budgeting program say things like 'Error 12 invalid state'. My wife just closes it. I want kinder words. / The rules of our tenants' group are so stiffly written that newcomers give up. Make them easy for everyone, also people who read slowly.",
  'market-study': "I want to know how other choirs' websites let you join and what they do better than us, with pictures side by side.",
  'service-design':
    "The signs and leaflets at our mountain hut make hikers walk into the kitchen. From arrival to bed, I'd like the entire visit thought through.",
  'new-mobile-app':
    'Meine Tochter und ich haben eine Taschengeld-App im Kopf. Wir wüssten gern, was für die erste Version wirklich nötig ist und in welcher Reihenfolge der Rest kommt.',
  'website-change':
    "Für meine Nähmuster-Seite brauche ich kleine Bewegungen: ein Herz, das hüpft, eine Liste, die weich aufklappt, wenn man drückt. / Mon site de gîte est joli sur l'ordinateur mais sur le téléphone le calendrier déborde et les photos cachent le texte.",
  'web-application':
    'Para nuestro club de lectura quiero un panel donde cada uno vea de un vistazo qué libro toca, quién lo tiene y cuándo se devuelve.',
  'podcast-audio':
    "I recorded my grandfather's war stories on a cassette. There's a terrible hiss, and his voice is far away. I'd like to hear him clearly. / My podcast guests are always too loud and I am too quiet, and one had a fridge humming behind her.",
  'picture-retouch':
    "The only photo of my great-grandparents has a crease right across her face and brown stains. Could it look whole again? / In the group picture, my aunt blinks and uncle is cut off. There are six more shots from that minute. / My holiday photos came out yellow and dark because I'd left the camera on some lamp setting. There are about 800. / Tengo la foto de mi abuelo en blanco y negro y mi madre sueña con verla en color, con el uniforme como era de verdad. / Quiero quitar a un turista que sale detrás de nosotros en la mejor foto del viaje y que la playa quede natural. / Mon père a laissé 300 diapositives numérisées, toutes poussiéreuses et virées au rose. Je voudrais les rendre regardables pour la famille.",
  'video-edit':
    "The video of my son's graduation is upside down half of the time and wobbles like a ship. / I have forty hours of Super-8 film scanned into one giant file. I'd like it split by event and tidied, with years shown. / I filmed birds at the feeder in slow motion, but the branches flicker bright and dark like a disco. / Meine Eltern auf Video: Das Band wurde digitalisiert, aber nach zwanzig Minuten spricht mein Vater, bevor sich sein Mund bewegt. / Aus dem zweistündigen Vortrag unseres Heimatforschers sollen kurze Stücke fürs Handy werden, hochkant, mit Schrift darauf. / Grabé con el dron la finca familiar y el vídeo es grisáceo, sin vida. Me gustaría que pareciera de película. / Los vídeos de mi canal pesan tanto que el correo y la web no los aceptan, y cuando los achico se ven fatal.",
  'music-work':
    'My cover song has nice singing but the guitar drowns it. I have separate tracks for everything and would like it to sound like a record. / We want to play three songs for a school musical but in a lower key, and with the singer removed.',
  'subtitles-work':
    'I need words at the bottom of my gardening videos so my deaf sister can follow, timed right. / The subtitles on my Korean drama fan video are too long and vanish before anyone has read them.',
  'data-rescue': 'A drive with our honeymoon clips will play the sound but the picture is green blocks. Same on every computer.',
  'filming-advice':
    'My ukulele lessons online: camera on hands, one on face, a good microphone, and I want to stream it all live from the kitchen. What goes where?',
  'voice-job':
    "I've written a bedtime story and want an audio book out of it, with chapter breaks and the loudness the shop requires. / Pour ma vidéo de tissage, j'aimerais une voix espagnole qui dise mon texte par-dessus, calée sur les gestes.",
  'sound-system': "There's a hum on the left speaker of our church's sound system as soon as the projector is on.",
  'sound-design':
    'Für unsere Theatergruppe suche ich Geräusche: Gewitter, Kutsche, knarrende Tür, alles auf die Minute abrufbar von einem Laptop.',
  'footage-enhancement':
    'Auf dem Überwachungsvideo sieht man, wie jemand mein Fahrrad klaut. Das Gesicht ist dunkel und klein, lässt sich da noch etwas herausholen?',
  'explainer-animation':
    'Je veux un générique animé pour mes vidéos de cuisine : une casserole, mon prénom qui sort de la vapeur, cinq secondes.',
  'transcribe-job': 'Il me faudrait écrire noir sur blanc tout ce qui se dit dans trois heures de réunion de copropriété enregistrée.',
  'video-shoot':
    "On tourne un court métrage avec des amis et j'ai besoin de savoir quels plans filmer, dans quel ordre, avec des petits dessins.",
  'seo-work':
    "I make wooden toys and when I type 'wooden toys' plus our town, my shop shows up on page six behind a furniture giant. / Since my nephew moved the bakery's site to a new address, hardly anyone comes from the search any more. / What do folks actually type when they look for someone to tune pianos? I'd like a list to build my pages around. / My blog on mushrooms has 300 articles that overlap. Some could be merged, others are out of date, a few get all the visitors. / I'm told the chat robots recommend other guesthouses when asked for our valley. I'd love them to mention ours. / Auf meiner Seite mit Strickanleitungen steht in der Suche immer ein abgeschnittener komischer Satz unter dem Namen. Da würde ich auch nicht draufdrücken. / Google schreibt mir, 212 Seiten seien gecrawlt, aber nicht indexiert. Ich verkaufe dort gebrauchte Noten und verstehe die Meldung nicht. / Hay muchas páginas raras en ruso que enlazan a la web de nuestra peña y desde entonces hemos bajado en el buscador. / Je vends des savons sur ma boutique en ligne en trois langues et Google montre la page allemande aux Belges francophones.",
  'map-entry':
    "Our riding school's reviews dropped because of one angry family. How should we answer, and how do we get happy parents to write? / When my B&B is looked up on the map, it shows the former owner's phone and 'permanently closed'.",
  newsletter:
    "I want to send a letter by email to 900 people who bought my garden seeds, once in spring and once in fall, that gets opened. / I write a weekly letter to my customers about cheese and I've run dry. I'd like ten topics and the first one written.",
  'ads-mend': "I paid for ads for my dog-walking for a month and got clicks from another continent. Something's set up wrong.",
  'social-media-plan':
    "I'd like a whole year of ideas what to post for our museum railway: when, what about, which picture. / Je cherche des blogueurs de randonnée qui parleraient de mes bâtons en noisetier. Lesquels, et que leur écrire ?",
  crowdfunding: 'Our food-rescue group wants 500 supporters by autumn for a crowdfunding. We need a plan for before, during and after.',
  'analytics-setup':
    "I can see in the counter that 4000 people visit my campsite's page, yet I don't know which of them come from where or end up booking.",
  'mail-collaboration': 'My emails to customers always end up in the junk folder, even those to my own sister.',
  'press-work': "I'd like our local radio and the weekly paper to write about our repair café's tenth birthday. Who gets what, and when?",
  'marketplace-listing':
    'Unsere Ferienwohnung ist auf zwei Portalen, aber die Beschreibung zieht nicht. Andere mit schlechterer Lage sind ausgebucht. / Vendo pulseras en Etsy y mis anuncios no los ve nadie. Las fotos gustan; creo que los títulos y las etiquetas están mal.',
  'marketing-plan':
    "Ich will meine Klavierstunden bewerben und weiß nicht, ob Zettel, Facebook oder Anzeigen im Netz mehr bringen. Ich möchte es mit kleinem Einsatz ausprobieren. / Notre cinéma de quartier veut attirer les 15-25 ans. Quel message, quels endroits, quel ton pour qu'ils viennent ? / Our charity concert was half full. How do we get people in for the next one in November?",
  'slow-website': 'Mi web de quesos tarda muchísimo en abrirse en el móvil y me dicen que por eso Google me tiene castigado.',
  'business-website': 'Quiero una página sola, bien hecha, para que la gente se apunte a mi taller de cerámica después de ver el anuncio.',
  'spreadsheet-work':
    "Je voudrais savoir si mes tracts ou mes petites annonces remplissent mes cours de yoga, avec un tableau simple chaque mois. / I'd like a simple sheet where I type in what my market stall takes and spends, and it tells me what's left. / I've got 900 bank lines exported as a spreadsheet. They should be sorted into rent, food, side job and so on.",
  'speech-personal':
    "I have to speak at my best friend's funeral on Friday and all I have are three pages of memories. Please make a five-minute speech of them. / A rhyming toast for granny's 90th, eight verses, with her love of cards and her terrible driving. / Meine Tochter heiratet und ich soll als Brautvater reden. Ich habe Stichpunkte über Pferde, ein kaputtes Moped und ihren ersten Liebesbrief.",
  'cv-application':
    'My job application gets silence each time. Thirty years as a machinist, and I never know what to put on those two pages. / My essay for the university in Scotland must say why I want to study geology, in 4000 characters. Mine sounds like a brochure. / Mi carta de presentación para trabajar en un vivero suena a robot. Quiero que se note que llevo media vida entre plantas.',
  'manuscript-review':
    "I've written 90,000 words about a lighthouse keeper. Friends say the middle drags. I want honest eyes on the story.",
  'proofreading-work':
    'Please read my novel line by line for commas, doubled words and people whose eyes change colour. / My thesis is due and the professor says my sources are listed in three different styles. There are 112 of them. / Mon rapport de stage fait 40 pages et la maîtresse de stage le trouve décousu. Il faut remettre les parties dans un ordre logique.',
  'book-writing': "I'd like to tell my life to my grandchildren, though I write badly. I have six hours of tapes of me talking.",
  'web-copy':
    "My small shop needs an 'about us' text that sounds like me, a carpenter of few words, and a bit warmer. / Der Text auf unserer Vereinsseite klingt wie vom Amt. Er soll freundlich klingen, damit sich junge Familien angesprochen fühlen.",
  'grant-writing-job':
    "Our club applies for money for a new roof and the form asks for 'objectives, impact and sustainability' in 800 words.",
  'script-work':
    "I want to write a crime series for the radio. There's a detective, a village, a dead baker, and I'm stuck on episode two. / Für unsere Krimiwanderung fehlen mir Dialoge und eine Handlung mit fünf Stationen, an denen die Gäste Hinweise bekommen.",
  'letter-writing':
    "My memoir is done; agents want a one-page summary and a letter that makes them ask for more. / Ich brauche ein Arbeitszeugnis für unsere Haushaltshilfe, die nach elf Jahren in Rente geht, und es soll wirklich wohlwollend klingen. / Quiero pedirle perdón a mi hermana por carta después de cinco años. Sé lo que siento, no sé cómo ponerlo. / J'ai besoin d'une belle biographie d'une demi-page pour mon exposition d'aquarelles, à la troisième personne. / Je vends la maison de mes parents et l'annonce doit donner envie : un tilleul, une source, une cuisine où on a ri.",
  'blog-articles': 'Tengo un blog de viajes en burro y quiero un artículo largo sobre la ruta de la sierra, con datos y gracia.',
  'lyrics-and-poems':
    'Escribo canciones y el estribillo de esta se me queda cojo: el ritmo no casa con la música y la rima es de guardería.',
  'product-texts': "Des phrases pour une boîte de biscuits, le dos d'un paquet, trois lignes drôles sur l'origine bretonne de la recette.",
  'sworn-translation':
    'My birth certificate from Brazil has to be put into English so that the registry office accepts it for the wedding. / We adopted a child from Colombia and the court papers, 26 pages with stamps, must be handed in with an official seal.',
  'document-translation':
    "Grandma's love letters from 1943 are in old-fashioned German handwriting. I want to know what she wrote. / I'm renting a flat in Lisbon and the contract is eleven pages of Portuguese. I want to understand it in English. / The hospital in Turkey gave my father a fat report after his operation. Our doctor here can't read it. / I found a diary in Yiddish in the attic. First I'd like to know what is in it, roughly, page by page. / The same leaflet on recycling should hang in Arabic, Tigrinya, Ukrainian and Polish in our refugee house. / Ich habe eine Bedienungsanleitung für eine japanische Strickmaschine von 1982, 60 abfotografierte Seiten. Ich möchte sie auf Deutsch mit den Bildern an derselben Stelle. / Unsere Partnergemeinde in Frankreich kommt zum Jubiläum. Jemand soll die Reden unserer Bürgermeisterin vorab ins Französische bringen, möglichst lebendig. / Ein Wirt aus Südtirol schickt mir die Speisekarte auf Italienisch. Sie soll so auf Deutsch sein, dass einem das Wasser im Mund zusammenläuft. / Grabé a mi abuela hablando en quechua y quiero tener por escrito lo que cuenta, en español, para los nietos. / Mi currículum está en español y quiero trabajar en Noruega. Tiene que quedar como lo escriben allí. / Quiero saber cuánto tardaría y cómo organizar pasar a inglés 400 fichas de nuestro museo etnográfico, con ayuda de máquina y revisión humana. / J'ai un brevet en chinois sur un moulin à café ; je veux savoir ce qu'il protège exactement. / J'ai une lettre de mon arrière-grand-père en breton, envoyée du front, avec des mots que plus personne ne comprend.",
  'site-localisation':
    'My self-made game sells well at home and players in Japan keep asking for their language. There are about 3,000 little texts. / I make a phone app for star gazing and on German phones the words overflow the buttons and dates are in the wrong order.',
  'interpreting-job':
    'My Italian cousin is coming for a family meeting about the inheritance and speaks only Italian. Somebody should help us talk, over video.',
  'translation-check':
    "I translated my own poems into English and they sound flat. A native should breathe into them again. / A machine made an English version of our farm's website and guests laugh about 'fresh eggs of the house wife'. / I want to check that the Spanish version of my consent form for the pony camp really says the same thing as ours.",
  transcreation:
    "Our choir sings a Finnish song and wants English words that fit the notes. / Mon slogan de biscuiterie est un jeu de mots intraduisible. Je voudrais quelque chose d'aussi drôle pour les Anglais.",
  'terminology-base':
    "My sewing pattern shop uses the same terms a hundred times and each helper translates them differently. I'd like one list for all.",
  'book-translation':
    'Der Roman meiner Oma, auf Plattdeutsch getippt, soll für die Enkel ins Hochdeutsche, ohne dass der Witz verloren geht.',
  'foreign-correspondence':
    'Vendo por internet a Francia y los clientes me escriben quejas que traduzco con el teléfono; creo que les contesto sin querer de manera grosera.',
  'inheritance-case':
    "I want to leave my house to my partner, but the kids from my first marriage shouldn't go empty-handed. How do I put that on paper? / A bank wrote that I have to pay for my late uncle's loan. I never saw a cent of his. / Drei Geschwister, ein Elternhaus: Einer will verkaufen, einer wohnen, einer Geld. Wir möchten wissen, welche Wege das Recht uns lässt.",
  'employment-law':
    "My boss says I must repay the training if I quit before two years. I signed something. Is he right? / Me echaron del trabajo por WhatsApp después de nueve años. ¿Eso vale, y cuánto tiempo tengo para protestar? / Mon employeur compte mes heures de trajet comme des pauses. J'ai un carnet de trois ans, que puis-je réclamer ?",
  'terms-privacy': 'I sell crocheted animals online and need the small print on my site: returns, privacy, who I am.',
  'company-formation':
    "We'd like to set up an association for our village bathing pond. We need the rules and what to file where. / Quiero montar un negocio de paseos en kayak con una amiga. ¿Qué permisos hacen falta y quién responde si alguien se ahoga?",
  'consumer-claim':
    "My flight was cancelled, we slept on the floor, and the airline offers a voucher. What can we claim, and how do I write it? / The builder abandoned our half-finished extension. I've got 80 messages and photos which should be put in order for the lawyer. / Auf meinem gebraucht gekauften Motorrad war der Tacho zurückgedreht. Der Verkäufer hat „gekauft wie gesehen“ in den Vertrag geschrieben. / On m'a vendu un chiot malade, mort en huit jours. L'éleveuse refuse de répondre à mes messages.",
  'contract-review':
    "I'm subletting a room to a student and would like a proper contract, with the garden and the cat regulated. / I got a 14-page contract from a publisher for my children's book. I don't get what they may do with my fox. / I want to rent out our barn for parties and have people sign something in case they break a leg. / Voy a prestarle dinero a mi cuñado para su bar y quiero un papel que sirva si un día no me paga. / Je veux filmer des gens à la fête du village et mettre la vidéo en ligne. Il me faut un papier à leur faire signer. / Avec mes voisins on partage un puits depuis toujours, rien d'écrit. On aimerait un accord qui tienne aussi pour les prochains propriétaires.",
  trademark: "May I call my ginger beer 'Dragon's Spit'? I'm afraid someone already owns that name.",
  'family-case': 'My ex moves 300 miles away with our son. We want a written agreement about weekends, holidays and trains.',
  'private-dispute':
    "A man fell on our club's icy path. He now sends a letter from his lawyer with a deadline of ten days. / La comunidad de vecinos ha votado prohibir los perros y yo tengo dos. ¿Pueden hacerlo?",
  'benefits-claim': "The authority denied my mother's care grade for the second time. There's a month to object.",
  'advance-directive': "I'd like my sister to be able to decide about hospital and bank for me if my head stops working.",
  'tenancy-case':
    'Mein Vermieter schickt eine Heizkostenabrechnung mit 1100 Euro Nachzahlung, und bei der Fläche unserer Wohnung stimmt etwas nicht.',
  'company-change': 'Unser Sportverein will die Satzung ändern, damit man auch per Video abstimmen kann. Wie muss das formuliert sein?',
  'tax-return':
    "I have a shoebox of receipts from my pet-sitting and the tax form is due in three weeks. What goes where? / Grandma gave me some shares from the 80s and I sold them. What was the gain, with splits and a merger in between? / I bought and sold digital coins on three platforms, hundreds of tiny trades, and need one figure for the form. / Meine Photovoltaikanlage speist ein und nun fragt das Amt nach einer Anlage EÜR und irgendwelchen Abschreibungen. / Soy autónoma desde enero, doy clases de baile, y se me acumulan los modelos trimestrales que no sé rellenar. / J'ai fait des dons à quatre associations et payé une aide à domicile ; ma déclaration en ligne affiche des cases mystérieuses.",
  'bookkeeping-work':
    "I'm treasurer of a rowing club. Money in the bank and money in my book differ by 311 and I can't find why. / Los pedidos de mi tienda, los cobros con tarjeta y lo que entra en el banco nunca coinciden. Quiero cuadrarlo cada mes sin volverme loca.",
  'tax-question':
    "The tax office says I owe four thousand for a year in which I was on parental leave. I think they counted something twice. / My husband and I both work and have three kids. Would we be better off choosing the other tax class or filing separately? / I sell quilts to customers in four European countries and someone said I have to charge their tax, each at its own rate. / Our charity bazaar earned more this year. At what point do we have to pay tax on cake? / I'm selling the flat I inherited from my aunt and rented out for years. How much of the price goes to the state? / I drive for work, 30 km each way, and have a room only for my desk. Does that get me something back? / Ich habe seit März ein Kleingewerbe mit Kerzen und bekam vom Finanzamt einen Fragebogen zur steuerlichen Erfassung. Bei Umsatz und Gewinn weiß ich nicht weiter. / Mein Rentenbescheid ist da und angeblich muss ich jetzt als Rentner Steuern zahlen. Wie viel wäre das und was darf ich abziehen? / Me ha llegado una carta de Hacienda pidiendo justificantes de una deducción por alquiler de hace tres años. Tengo diez días. / Compré un horno de leña y una furgoneta para mi panadería. ¿Lo descuento todo este año o poco a poco? / Je passe de micro-entrepreneur à une société avec ma femme. Je voudrais des calculs comparés : ce qui nous reste dans chaque cas.",
  'costing-work':
    'What should I charge for a hand-built guitar? I know the wood, but strings, electricity, hours, broken ones are guesswork.',
  'financial-plan': "My little cafe had a good summer, but the account is empty each January. I'd love to see that coming.",
  'accounts-switch': "My bills to customers are made in Word and the numbers jump. A client says they're missing things the law demands.",
  'service-charge-accounts':
    'Wir vermieten die Einliegerwohnung meiner Mutter und wollen wissen, wie die Nebenkosten auf den Mieter verteilt werden. / Notre copropriété de six appartements gère tout elle-même. Comment répartir eau, ascenseur, toiture entre ceux du haut et ceux du bas ?',
  'company-value':
    'Je veux vendre ma petite librairie à une amie. Combien vaut-elle, avec le stock, les dettes et les trois derniers bilans ?',
  'school-tutoring':
    'My son is in year nine and fractions with letters make him cry. Exam in five weeks. / I want to understand what my doctor son means by statistics, p-values and all that. Explain it to me with my tomato plants. / Meine Enkelin hat in Chemie eine Fünf und versteht das mit den Molen nicht. Ich kann ihr da auch nicht mehr helfen. / Mi hijo tiene selectividad en junio y con las integrales se queda mirando a la pared. Queremos dos ratos por semana.',
  'computer-lessons':
    "I'm 72 and want to learn to use my tablet properly, video calls with grandchildren first. / My mother doesn't know what's true on the internet any more. I'd like a friendly lesson for her and her card ladies. / Je voudrais apprendre la retouche de photos sur ordinateur, pas à pas, avec mes propres images d'oiseaux.",
  'language-course':
    'I want to learn enough Greek in three months to talk to my in-laws at Easter. / Trabajo de camarera y los turistas me hablan en inglés. Entiendo, pero no me sale contestar. Me gustaría conversar.',
  'learning-support':
    "My daughter reads backwards, mixes b and d, and hates school. How can I practise with her at home? / Quiero enseñar a mi padre, que apenas fue a la escuela, a leer y escribir mejor, con cosas que le gusten: el campo y los toros. / Ma fille dyslexique entre au collège et je cherche une façon de reprendre ses leçons pour qu'elle les retienne.",
  'teaching-material':
    "I'd like to give a weekend course in bread baking, but have never taught. What happens in which hour? / I'd like worksheets on the water cycle for my class of eleven-year-olds, three levels of difficulty. / I need 200 flash cards with the bones of the body for my physiotherapy exam, and a way to remember them. / Für die Einweisung neuer Helfer an unserem Lehrbienenstand hätte ich gern einen Ablauf, Übungen und ein kleines Heft.",
  'exam-prep':
    "I have to pass the citizenship test and keep forgetting the dates and the names of the ministers. / I failed the driving theory twice. The right-of-way pictures confuse me. / Ich will den Sportbootführerschein machen und brauche jemanden, der mir Kartenaufgaben und Lichter auf See erklärt. / Me presento a oposiciones de auxiliar administrativo y no sé cómo estudiar 26 temas trabajando por las tardes. / Mon fils prépare le concours d'une école d'ingénieurs et ses copies de physique reviennent pleines de rouge. Je veux qu'on lui montre ses erreurs.",
  'online-course':
    'Our volunteers in the hospice need a small online course about washing hands, privacy and breaks, with questions at the end.',
  'programming-course': "I'm teaching myself to program to control my model trains. I don't get loops, and my code turns into spaghetti.",
  'hobby-course': "My chess is stuck at the same level. I lose endings that should be won. I've got 60 saved games.",
  'school-study-choice': 'I trained as a nurse abroad. What courses and exams lie between me and working here, in what order?',
  'thesis-support':
    'Im Herbst muss ich die Facharbeit in Geschichte abgeben und weiß gar nicht, wie man eine Frage findet und sich die Zeit einteilt.',
  'speaking-coaching': "J'ai peur de parler en public et dois présenter notre association devant cent personnes.",
  party:
    "My parents' golden wedding is in June: 70 people, a barn, and I've no idea where to begin. I'd love a list of what to do by when. / My best friend turned 50 and lives in Canada; we are in six countries. I want an online surprise party which isn't awkward. / I've three quotes for the party tent and caterer and would like to know what the whole thing will cost us per head. / Mi hija cumple quince y quiere una fiesta con entrada, vals y sorpresa. Necesito el orden de la noche y quién hace qué. / Pour les 30 ans de mon fils, je veux une soirée sur le thème de l'espace dans un garage : décor, jeux, musique, menu.",
  wedding:
    "The guests for our wedding keep changing and some uncles mustn't sit together. Please find a table arrangement for 112. / The minute-by-minute run of our wedding day is in my head only. Photographer, band and grandmother all need to know.",
  'public-festival':
    "Our village half marathon needs signs, stewards, ambulance, parking, and 600 runners starting in waves. What goes where? / Our open-air cinema might get rain, wind or a power cut. What do we do then, and who decides? / The permit office asks for a safety plan for our carnival parade with nine floats and horses. / Our school fair has 30 stalls and everyone wants the spot by the door. I need a drawing of who stands where. / Unser Musikverein richtet das Kreismusikfest aus. 22 Kapellen wollen spielen, keine soll zweimal hintereinander warten, und um sechs ist Gottesdienst. / J'organise un salon du livre de village et il me faut une répartition du budget entre salle, auteurs, affiches et repas.",
  'invitation-job':
    "I'm collecting money from 40 old schoolmates for a reunion and keep losing track of who has paid and eats vegetarian. / Wir feiern Klassentreffen nach 40 Jahren, aber von 31 Leuten kenne ich nur 12 Adressen. Wie lädt man die ein und sammelt Antworten?",
  conference: 'I want to invite speakers to a day on old apple varieties: whom, how to ask, in what order do they talk?',
  'catering-job': 'How much beer, bread and sausage for 250 people at a street party on a hot day, with a hundred kids?',
  'live-stream-job': "We'd like to live-stream grandpa's funeral so that relatives overseas can be there.",
  memorial:
    'Für die Beerdigungsfeier meiner Mutter soll es einen würdigen Ablauf geben, mit Musik, Redebeiträgen und Kaffee danach. Ich kann gerade kaum denken.',
  'event-run-plan':
    'Beim Weihnachtsmarkt brauchen wir 60 Helfer in Schichten. Die Liste am Kühlschrank im Vereinsheim ist jedes Jahr ein Chaos.',
  'booking-payment-integration': 'Organizamos un mercadillo solidario y quiero que los puestos reserven y paguen solos por internet.',
  'sponsorship-work': 'Queremos convencer a la panadería, al banco y a la ferretería de que patrocinen el torneo de fútbol de los niños.',
  'group-travel':
    "Me caso en un pueblo a donde no llega el tren. Hay que mover a 90 invitados desde dos hoteles y devolverlos de madrugada. / Nous accueillons 120 choristes étrangers pour quatre jours, chez l'habitant. Qui dort où, qui mange quoi, qui va les chercher ?",
  'event-ticketing': "À notre loto, il y a toujours la queue à l'entrée. On voudrait des billets avec un petit code à scanner.",
}
