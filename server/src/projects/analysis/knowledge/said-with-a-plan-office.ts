/** What clients say: people with a plan, of machines, vehicles, design, papers and feasts; written before any list of works was read (2026-11-27). By the package's id, ' / ' between. */
export const SAID_WITH_A_PLAN_OF_OTHER_WORK: Readonly<Record<string, string>> = {
  'machine-move':
    'We are relocating our joinery to a bigger hall in March and the five-axis router has to be cutting accurately at the new address within a week of leaving the old one. / A Korean injection moulding machine arrives in six weeks. Foundation, power, cooling water and air should all be waiting when the truck backs in.',
  'preventive-maintenance':
    'Every quarter our bakery loses a night because the dough divider gives up. I want a calendar for it so bearings and belts get changed before they fail. / We want a sensor on the big extraction fans that warns us weeks ahead when a bearing begins to go, with a message on my phone. / Für unsere Tischlerei hätte ich gern einen Plan, wer wann an welcher Säge schmiert, prüft und reinigt, am besten zum Abhaken am Tablet. / Quiero tener en el almacén los repuestos justos para las doce inyectoras: ni tres meses de espera por un sensor ni estanterías llenas de cosas que nadie usa.',
  'production-improve':
    "Our bottling line does 4,200 an hour on paper and barely 3,000 in real life. By summer season we want to get close to the figure on the plate. / The labelling machine takes our maintenance man fifty minutes to switch from small to large bottles; we'd love to do that in ten.",
  'cnc-job':
    "I'm a furniture maker setting up a small CNC; I have drawings of 12 chair parts and want files my machine can run straight away, with the right bits and speeds. / En el taller queremos fabricar una pieza de titanio para un cliente nuevo y nunca hemos mecanizado ese material; buscamos los parámetros y herramientas para no romper diez fresas.",
  'machine-safety-file':
    'Our insurer wants proof that the two hydraulic presses from the eighties have proper protection around the working zone before they renew the policy.',
  'scada-dashboard':
    "We'd like to see from the office which of our nine machines is running, waiting or stopped, with the reasons, rather than asking the shift leader.",
  'machine-purchase-advice':
    "Before we bid at the auction for a 2006 machining centre I want someone to look it over and tell us whether spindle and ways are still worth the money. / We make jam in a farm kitchen and are going from hand filling to a small filling line, 600 jars an hour; help us choose the one that suits our recipes. / J'envisage d'acheter une imprimante grand format d'occasion pour mon atelier d'enseignes, et je cherche quelqu'un qui sache dire à partir des rapports et vidéos si les têtes tiendront.",
  'compressor-repair':
    'Our compressor room hums all weekend while nobody works. The idea is to find where the air goes and bring the electricity bill down by autumn.',
  'plc-change':
    "The programme in our old palletiser's controller was never saved anywhere and its battery is ten years old. I want a safe copy and a way to restore it.",
  'workshop-machine':
    'I want our laser cutter to cut 8 mm acrylic with clear edges as it did when new, and to know how to keep it that way each week. / Ich möchte meine Ständerbohrmaschine vom Großvater so herrichten, dass sie wieder leise und ohne Schlag läuft und die nächsten dreißig Jahre hält. / La máquina de coser industrial que compré para mi marca de bolsos debe poder con cuero de 6 mm; quisiera dejarla ajustada y aprender a hacerlo yo.',
  'product-development':
    "For our hobby foundry club we plan a hand-cranked sand mixer with a 60 litre drum that a local welder could build from drawings. / I designed a phone holder and it prints fine, but now I'd like 5,000 in plastic from a mould; what must change in the shape so that it comes out? / Unsere Kaffeetasse soll einen Henkel bekommen, der besser in der Hand liegt. Drei Varianten zum Ausdrucken und Anfassen wären toll, die Scandatei der Tasse ist da. / Wir planen eine Vorrichtung, die zwanzig verschiedene Rohrbögen zum Schweißen festhält. Sie soll sich in einer Minute umstellen lassen, die Rohre liegen als STEP vor. / Tengo la idea de un comedero para gatos que se abre con la pata; quisiera un primer modelo con el mecanismo resuelto para enseñarlo a un fabricante. / Je voudrais une prothèse de main simple à imprimer pour mon neveu, adaptée à ses mesures et capable de tenir un guidon de vélo. / Notre pièce en alu pèse 900 g ; il faudrait descendre sous 600 sans qu'elle casse, pour un drone agricole. / A child's car seat we developed passes every test but parents fit it wrong. The shape and labels should make mistakes hard. / Diseño lámparas y quiero que la nueva se pueda desmontar, reparar y enviar plana, sin que pierda encanto.",
  'plc-project':
    'Die Förderanlage läuft noch mit einer Siemens-Steuerung von 1997, Ersatzteile gibt es kaum noch. Zum Sommerstillstand möchten wir auf etwas Aktuelles wechseln, ohne dass sich für die Leute am Band viel ändert.',
  'machine-vision':
    'Die Kamera am Ende der Linie soll künftig selbst erkennen, wenn ein Deckel schief sitzt, und die Dose ausschleusen. Bisher steht dort eine Kollegin mit bloßem Auge.',
  'drive-setup':
    'Nos gustaría que la cinta transportadora arrancara suave y variase de velocidad según la carga, hoy solo tiene marcha y paro y tira las cajas al suelo.',
  'hydraulic-repair':
    "La presse hydraulique de l'atelier perd de la force petit à petit ; avant la grosse commande de juin, je veux qu'elle retrouve ses 100 tonnes.",
  'system-integration':
    "On voudrait que le pesage et l'étiqueteuse de la fromagerie envoient chaque lot directement dans notre logiciel de gestion au lieu du cahier.",
  'measurement-capability':
    "Pour l'audit du client automobile en novembre, il faut prouver que nos deux centres d'usinage tiennent le centième de façon répétée, série après série.",
  'used-car-check':
    "I'm looking at a seven-year-old hybrid with 90,000 miles at a dealer two hours away; before I go I want to know what to check and whether this one is a good buy. / Unser Kegelclub will einen Oldtimerbus für Ausflüge kaufen, Baujahr 1965. Jemand soll Rost, Motor und Papiere bewerten, bevor wir unterschreiben.",
  'classic-restore':
    "Grandad's 1972 Beetle has been in the barn for twenty years. I'd love to drive it to my sister's wedding next spring, where do I begin and in what order?",
  'fleet-planning':
    'Our florist shop wants to swap two diesel vans for electric ones next year; will they manage our 110 km rounds in winter and where would we charge?',
  'camper-conversion-work':
    'I want to turn an empty long Transit into a camper with a bed, a kitchenette and solar, and finish up with papers that say camper.',
  'hobby-course':
    "I'd like to change the oil and filters on my motorbike myself from now on; a 2015 Triumph, I own a socket set and a stand. / Mein Sohn möchte sein Mofa selbst zerlegen und wieder zusammensetzen und dabei verstehen, was ein Vergaser macht. Wir suchen jemanden, der ihn Schritt für Schritt begleitet. / I'd like to learn to take sharp pictures of my kids' indoor handball with the camera I got, a used Canon with two lenses.",
  'vehicle-papers':
    "We're moving from Ohio to Portugal and taking the car along; it should end up with Portuguese plates and all the lights as they want them.",
  'vehicle-fitting':
    "The touchscreen in my 2013 Golf is ancient. I'd like phone maps and music on the dash plus a reversing camera, looking as if it came from the factory. / I tow a horse trailer for the first time this season. Is my SUV allowed to pull it with two ponies, and how should the hitch be set up? / For track days I want my MX-5 to stop better and sit a bit lower while still passing the yearly test and being bearable on the commute. / Our vineyard's little tractor should get a front loader; which one fits a 1995 Fendt, and what has to be altered on the hydraulics? / Me gustaría adaptar el coche para que mi padre, que ya no puede mover la pierna derecha, vuelva a conducir este año. / Je voudrais que mon vieux Berlingo roule à l'éthanol en toute légalité, avec la carte grise modifiée, et savoir si le moteur s'en portera bien. / Il me faudrait un attelage et un porte-vélos pour quatre vélos électriques lourds sur une citadine de 2020 ; qu'est-ce qui tient et qui est permis ?",
  'vehicle-conversion':
    "Converting my 1989 Land Rover to an electric motor is my winter plan; I'd like to know which motor and battery fit and how far it would go.",
  'bike-repair':
    'Our delivery riders have 14 cargo bikes and half of them brake badly. I want a routine that keeps them all safe through the winter.',
  'car-service':
    'The car is going to my daughter who passed her test last week; I want it checked over and her shown how to do tyres, fluids and a dead battery.',
  'boat-work': "My narrowboat's diesel engine has to be winterised before the first frost and be ready to start again at Easter.",
  'data-evaluation':
    "The whole fuel spending of our six vans is a mystery to me. I'd like to know which drivers and routes use most and bring it down by a tenth.",
  'inspection-prep':
    'Nächsten Monat muss mein Passat zum TÜV und diesmal soll er beim ersten Mal durchkommen. Was sollte ich vorher ansehen und selbst erledigen?',
  'wheel-balance':
    'Im Herbst sollen alle acht Transporter auf Winterreifen stehen, und zwar nach Plan, damit nie mehr als zwei gleichzeitig fehlen.',
  'used-car-sale':
    'Quiero vender mi coche en primavera y sacar lo máximo posible: qué conviene reparar, cómo dejarlo presentable y cuánto puedo pedir de verdad.',
  'motorbike-repair':
    'La moto lleva tres inviernos parada y quiero salir con ella en mayo; arrancaba bien cuando la guardé, tenía medio depósito lleno.',
  'vehicle-buying-advice':
    'Busco un coche familiar de segunda mano para tres sillas infantiles y un perro grande, que gaste poco en ciudad y no dé sustos los próximos cinco años.',
  'car-diagnosis':
    "Le garage m'a remis un devis de quatre pages pour la courroie et une dizaine d'autres choses ; avant d'accepter, je veux savoir ce qui est vraiment nécessaire.",
  'smart-climate':
    "Avec l'arrivée de la borne à la maison, j'aimerais charger la voiture la nuit ou quand les panneaux produisent, et faire durer la batterie le plus longtemps possible.",
  'spare-part':
    "I broke the battery door of a 1980s synth and nobody sells them; I'd like one that snaps in as the original did, which I can print at the library.",
  'product-render':
    'For the crowdfunding page in October our folding stool should look real: on a terrace, in three fabrics, before even one has been made. / We need a walkthrough of the new warehouse racking as animated forklifts would see it, for the safety briefing in May. / Para la campaña del perfume queremos un vídeo de diez segundos del frasco girando entre gotas de agua, que parezca filmado.',
  'print-stl':
    'The dragon figure I sculpted on my tablet should be cut into pieces that print on my small resin machine and glue together with hardly a seam.',
  'technical-drawings':
    'Our metal shop gets STEP files from clients and spends hours on the flat patterns. We want unfolded outlines with bend lines ready for cutting. / Could our gearbox with 80 parts get an exploded picture with numbers, so customers order the right spare from the page? / The drawings for our machined flange come back with questions each time. They should carry tolerances and notes any shop understands first time. / El cliente nos manda los planos en PDF y nosotros trabajamos en DWG; son cuarenta láminas que deben quedar por capas y a escala correcta.',
  'scan-to-cad':
    "My grandmother's brooch is worn; I have 60 photos from all sides and want a model that a jeweller can cast a copy from in silver. / We laser scanned the old ship's engine room and want a usable model to plan where the new generator will go.",
  'game-models': 'For our indie game I want 20 low-detail trees and rocks that look like one family and run smoothly on older phones.',
  'teaching-material':
    "I teach 13-year-olds and want them to design and print a keyring by the end of six lessons, on free software and Chromebooks. / I'm giving my first lecture course in physics and want twelve sessions with experiments, exercises and a fair exam. / For scouts aged ten to twelve I want a weekend in which they learn map and compass by playing. / We teach our son at home from September, fourth grade, and want a year's plan that the authority will accept. / Our apprentices fail the electrical theory exam year after year. I'd like practice questions like the real ones, with explanations. / Unser Betrieb bekommt sechs Auszubildende. Für die drei Jahre wünschen wir uns einen Plan, was sie wann in welcher Abteilung lernen. / Doy clase a un grupo de primaria con niveles muy distintos y quisiera fichas de lengua para tres ritmos en la misma hora.",
  'cad-data-management':
    "Our CAD folder holds eight years of 'final_v3_new' files. I'd like one tidy place where everybody sees which revision is the valid one. / Nos ingénieurs perdent du temps à refaire les mêmes vis et profilés ; on aimerait une bibliothèque de pièces standard bien rangée dans SolidWorks.",
  'printer-3d-fault':
    'My prints come off the bed with lifted corners and strings everywhere; I want clean gears in nylon for my robot by the regional contest.',
  'cad-data-repair': 'I want to switch from Inventor to Fusion with all my 300 assemblies and keep the drawings alive.',
  'model-from-sketch':
    'Für meinen Gartenpavillon habe ich eine Skizze auf Karopapier. Daraus hätte ich gern ein Modell, das man drehen kann, und Zuschnittpläne für die Balken. / Necesitamos la carcasa para una placa electrónica de 90 por 60 mm, estanca, con hueco para dos botones y el cable, lista para prototipar este mes.',
  'web-3d-configurator':
    'Im Onlineshop soll man den Schreibtisch von allen Seiten drehen und die Holzart wechseln können, dafür brauchen wir leichte, saubere Modelle unserer acht Tische.',
  'kitchen-bath-planning':
    "Le plan de la cuisine de notre food truck est dans ma tête : je veux le voir en volume, avec chaque appareil à sa taille, et vérifier qu'on y circule à deux.",
  'ar-app':
    "Visitors to our castle ruin should hold up their phone and see the missing tower standing again in the right spot, in all weathers. / Our surgeons want to see the patient's scan as a hologram above the table when planning; we have HoloLens and anonymous CT data. / A treasure hunt in our city park, with hidden creatures that show up on the phone near certain trees, is planned for the August fair. / Unsere Monteure sollen die Anleitung für den Schaltschrank künftig Schritt für Schritt in der Brille sehen und beide Hände frei haben. / Kunden sollen vor dem Kauf sehen, wie unsere Haustüren an ihrem eigenen Haus aussehen, einfach mit dem Handy vor der Fassade. / Queremos que la gente se pruebe nuestras gafas de sol con la cámara del móvil y que se vean bien ajustadas a la cara. / Me gustaría que en las tumbas del cementerio histórico, al apuntar con el móvil, apareciera la persona contando su vida. / J'aimerais que la carte de vœux de l'agence s'anime quand on la regarde avec le téléphone, pour l'envoi de mi-décembre.",
  'xr-training-course':
    "We train electricians on high-voltage cabinets and want them to make the deadly mistakes with goggles on before they touch a real one. / Does it pay off to train our forklift drivers with goggles instead of in the yard? The board wants a small trial with figures by autumn. / Notre caserne veut s'exercer aux feux d'appartement dans un casque, à quatre pompiers ensemble, avec un instructeur qui change le scénario.",
  'vr-app':
    "Our headset game makes about a third of testers queasy in the corridor scenes; by the demo in Cologne it should be comfortable for nearly everybody. / For the trade fair in April we want something with goggles where people fly through our turbine in three minutes and remember our name. / My mum is in a care home and can't travel; I'd like her to stroll through her childhood village in a headset, easily, seated, with my photos and videos. / I've built a room in Unity for flat screens and want to walk through it in a headset, grabbing things with both hands. / The estate agency wants buyers abroad to walk around flats that aren't built yet, together with an agent who is somewhere else. / I treat people with a fear of heights and would like a graded set of lifelike balconies that I control from a tablet. / Das Museum plant eine Station, an der man in einen Stollen von 1880 einfährt, sitzend, fünf Minuten, robust genug für Schulklassen. / Wir möchten unser Büro als virtuellen Treffpunkt nachbauen, in dem sich die Teams aus Graz und Porto einmal die Woche begegnen. / Tenemos la obra en un modelo BIM y al cliente le gustaría recorrerla con visor antes de aprobar los baños y la cocina. / Para los alumnos de anatomía busco un corazón que puedan abrir y girar entre las manos, en los visores que ya tiene la facultad. / La rééducation du bras est ennuyeuse pour nos patients ; nous voulons un jeu immersif doux qui compte les gestes et montre les progrès au kiné.",
  'vr-headset-setup':
    "We bought 30 Quest headsets for the school and need them set up so that a teacher can start the same lesson on all of them at once. / On organise une salle d'arcade en réalité virtuelle, huit joueurs libres de leurs mouvements ; il faut prévoir l'espace, les capteurs et les ordinateurs.",
  'ar-remote-support':
    'Service technicians in the field should see arrows and notes from our expert in the office drawn on the actual machine in front of them.',
  'ar-filter-360':
    "An Instagram filter that puts our festival's feathered mask on faces, out two weeks before opening night, is what I'm dreaming of.",
  'programming-course':
    'I want to learn to make small mixed reality things myself; I know some C#, own a Quest 3, and have evenings until summer. / Quiero aprender a programar para automatizar mi propia hoja de pedidos, partiendo de cero y con ejercicios que me sirvan.',
  'structure-cost':
    "We'd like to take out the wall between kitchen and dining room so that we cook and eat together; which wall holds the house up and how would it look? / Our builder sent a plan that shows a 4-metre span with thin beams; before he starts I want somebody competent to look at the numbers. / Before we give the garden office to a builder, we want a list of every item and quantity so the three offers can be compared. / Para pedir la subvención de rehabilitación nos exigen un informe del estado del edificio de viviendas, que es de 1968 y tiene grietas en la fachada.",
  'loft-work':
    'Our attic is empty and the third child arrives in September. It should become a bedroom with a small bath and enough headroom to stand.',
  'interior-concept':
    "I've signed the lease for a former bank branch that's to become a 40-seat cafe, with the counter where people see the cakes first. / The dentist practice gets two more treatment rooms in the same area; paths of patients and staff shouldn't cross any more. / The colours in our new terrace house feel like a hospital. I want a scheme for all seven rooms that goes with oak floors and north light. / Lighting in our showroom makes the lamps' own effect vanish and the fabrics look green. Customers should see true colours and stay longer. / Das Treppenhaus unseres Mehrfamilienhauses wirkt wie 1974. Bis zum Jubiläum soll es freundlich, hell und pflegeleicht sein, Böden und Geländer bleiben. / Compramos un piso de 62 metros con pasillo eterno y queremos tres dormitorios y que entre la luz al salón; ¿cómo quedaría la nueva distribución? / La peluquería abre en octubre y me gustaría que tuviera aire de los años cincuenta, con cuatro tocadores, lavacabezas y sitio para esperar. / La chambre de nos deux filles doit se partager en deux coins bien à elles, avec bureaux, dans 12 m² et une seule fenêtre.",
  'permit-drawings':
    "We want to add a garden room to our listed cottage, and the council must say yes before the builder's slot in spring. / We found a plot on a slope with a view to the lake and need to know what kind of house may go there and how big. / Wir möchten unsere Doppelgarage in eine kleine Einliegerwohnung für die Schwiegermutter verwandeln und wissen, ob das Bauamt mitspielt und was dafür einzureichen ist. / Für den alten Kuhstall schwebt uns ein Atelier mit großen Nordfenstern vor, die Balken sollen sichtbar bleiben, unten kommt eine Fußbodenheizung hinein.",
  'grab-bars':
    'My parents want to stay in their house till the end; doors, bathroom and stairs should work with a walker and later perhaps a wheelchair.',
  'room-acoustics':
    "The open-plan office is so loud that people book meeting rooms to think. Thirty desks should stay and yet it must become calm. / We want a home studio in the spare room where the neighbours don't hear the drums and the drums don't sound like a bathroom.",
  'energy-advice': "We'd love our 1930s house to use half the heating by next winter while keeping the pretty front.",
  'floor-plan':
    "I have measured my flat with a tape and sketched it on paper; the joiner and the electrician would like a clean plan to scale. / J'ai les plans papier d'une maison de 1956 et je voudrais une maquette numérique de l'existant pour réfléchir aux travaux pièce par pièce.",
  'architecture-visual':
    'Our village hall committee wants pictures of how the restored hall could look, good enough to win over the donors in June.',
  'building-quote-check':
    'Unser Architekt hat drei Entwürfe geschickt, und wir können die Grundrisse nicht lesen. Wir möchten verstehen, in welchem man im Alltag mit Zwillingen am besten lebt.',
  'garden-building':
    'Quiero convertir la terraza de 20 metros en un sitio donde cenar con amigos todo el año, con sombra en julio y abrigo en enero.',
  'building-code-check':
    "Nous reprenons une boulangerie et l'accès doit être conforme aux fauteuils roulants avant la visite de la commission en septembre.",
  'home-staging':
    'Notre appartement se vend mal, les visiteurs le trouvent triste ; avec nos meubles et un week-end de travail, il doit donner envie.',
  'logo-brand':
    'My sourdough bakery opens in May and I want a sign people recognise from across the square, that also works as a stamp on paper bags. / Queremos un manual con colores, letras y usos del logotipo para que las quince franquicias dejen de inventar.',
  'flyer-brochure':
    "Our hiking club's yearly programme has been a Word file since 1999. It should become a little booklet that folks keep on the fridge. / My brother turns 50 and I want a poster in the style of a seventies film with him as the hero, print size 70 by 100. / Die Speisekarte umfasst acht Seiten und niemand findet das Tagesgericht. Ich wünsche mir zwei übersichtliche Seiten, die Appetit machen und die ich selbst aktualisieren kann. / L'affiche de la pièce doit exister en version métro, tract et bannière web, à partir de l'illustration que le peintre nous a donnée.",
  packaging:
    "The honey I sell at markets needs a label that looks handmade, fits a hexagonal jar and carries everything the food inspector asks for. / Our band's album comes out on vinyl in November, and the sleeve, inner bag and round labels should tell one story. / Unsere Teesorten sollen im Regal als eine Familie erkennbar sein, achtzehn Schachteln, jede mit ihrer Farbe, Stanzform liegt vor.",
  'artwork-change':
    "I've got a blurry JPG of our football crest, and the embroiderer and the banner printer both want something sharp at any size. / A printer rejected our flyer: colours wrong, edge missing. It has to be at the print works Thursday in the form they accept.",
  'book-layout':
    "For my self-published crime novel I'd like a cover that stands out as a thumbnail and tells at once it's set on a Scottish island. / Our charity's impact report has 30 pages of figures nobody reads. I'd love it to be something donors leaf through with pleasure. / Le journal trimestriel de la commune doit changer d'allure : plus d'air, de grandes photos, et une maquette que la secrétaire puisse remplir.",
  'cards-stationery':
    'I want a wedding suite with our dog in watercolour: save-the-date, invitation, menu and table cards that belong together.',
  'trade-fair':
    "Our exhibition stand is 3 by 4 metres and has to be readable from the aisle: walls, counter and two roll-ups. / The stand at the boat show is booked. Who's there when, what do we show, and how do visitors become contacts afterwards?",
  'illustration-slides':
    "The comic about our co-op's history is written; six pages of friendly drawings are wanted so that children read it as well. / I make enamel pins and would like a set of ten mushroom designs, ready for the factory with colour numbers. / Für das Kinderbuch über den Igel Bruno sind die Texte fertig, jetzt fehlen vierzehn Bilder in einem warmen, etwas altmodischen Stil. / On aimerait une série d'icônes pour notre appli de randonnée, trente en tout, lisibles en plein soleil et d'un même trait.",
  'sign-lettering':
    'We want the delivery van covered in our look so parents at school gates notice it; a white 2021 Vivaro, sides and back.',
  'social-graphics':
    'I run social media for a vet and want a dozen post layouts in which I simply swap picture and text each week. / Mi canal de cocina necesita una cabecera y miniaturas que se reconozcan enseguida entre cientos de vídeos parecidos.',
  'typeface-design':
    "A letter style of our own, based on the carved inscriptions in the abbey, is what we'd like for all signs and the website.",
  'infographic-work':
    'Wir möchten die komplizierte Förderlandschaft für Landwirte auf einem einzigen Blatt zeigen, das jeder in zwei Minuten begreift.',
  'photo-book':
    'Tengo 200 fotos y las recetas de mi abuela escritas a mano; quisiera un libro bonito para regalar a toda la familia en Reyes.',
  'wayfinding-graphics':
    'Los planos del hospital confunden a los visitantes; hay que lograr que cualquiera llegue de la entrada a su consulta siguiendo flechas y colores.',
  'cv-application':
    "Mon CV a du contenu mais l'air d'un formulaire ; je postule dans des agences de mode et il doit taper dans l'œil. / La carta de presentación para un máster en Ámsterdam tiene que ser personal, de una página y sonar a mí.",
  'app-interface-design':
    "We're a housing association and our tenants are mostly over 65; the new repair app should be something they use without calling us. / We plan a kiosk where hikers buy bus tickets with gloves on, in the rain. How should the screens look and flow? / Our app is to go from phone to watch: just three glances and one tap, what would those be and how do they look? / Dark mode keeps topping our user requests. It should come across as well thought out in all 60 screens, charts included.",
  prototype:
    "I have an idea for a babysitter swap app among neighbours and want clickable screens to show to ten families before I build. / Before we spend on a smart plant pot, I want to know if people really would use it and what they do today to remember watering. / Our new coffee grinder has seven buttons and test users gave up. It should be plain which to press first, even half asleep. / L'équipe a un mois pour imaginer un service de repas partagés au bureau ; nous voudrions une semaine bien menée qui finit par un prototype testé.",
  'design-system':
    'Our internal tool grew for nine years and has buttons in five styles. Designers and developers should take their parts from one shared set. / Die Figma-Dateien sind ein Chaos, die Entwickler bauen jedes Mal etwas anderes. Die Übergabe soll ab dem nächsten Sprint ohne Rückfragen klappen.',
  'screen-redesign':
    "Customers say our dashboard has everything but they can't see what matters. A plant manager should spot trouble within five seconds. / Unsere Reinigungskräfte tippen ihre Zeiten am Ende der Schicht ins Handy und vertun sich dauernd. Das soll künftig in drei Sekunden und ohne Deutschkenntnisse gehen. / Le parcours de don de notre association sur téléphone doit se faire en moins d'une minute, du clic au merci. / The landing page for our webinar gets clicks but no sign-ups. I'd like it to turn at least one in five.",
  'user-test':
    "I'd like to sit in while five real users try our checkout and hear from someone experienced what it all means. / Ein Start-up hat uns Bildschirmentwürfe geliefert, die toll aussehen. Bevor programmiert wird, soll geprüft werden, ob Neulinge damit wirklich ein Konto eröffnen können. / Für die Neuauflage unserer Rezepteseite möchten wir wissen, wer da eigentlich kocht, wann und mit welchen Händen am Tablet, und daraus drei typische Nutzer bilden. / Hacemos un juego educativo y hay que observar cómo lo usan niños de seis años, con permiso de los padres y de manera útil para el equipo. / Je prépare un questionnaire pour 400 clients sur leur façon de choisir un vélo, et les réponses doivent vraiment orienter le prochain modèle.",
  'product-texts':
    'The error messages in our banking app scare people. I want wording that tells them calmly what happened and what to do. / 300 product pages share the same dull text from the maker. They should be found and make people want the thing. / Necesito los textos de los paneles de una exposición sobre salinas: veinte, de ochenta palabras, para adultos y para niños. / Nos fiches produit de savons se ressemblent toutes ; chacune devrait évoquer une odeur et un moment de la journée.',
  'study-statistics':
    "We'd like the sign-up for our language course to win more people, and to try two versions against each other properly.",
  'service-design':
    "The patient's way from first call to follow-up passes nine people in our clinic; we want to see it all on one wall and find where it hurts.",
  'ux-audit':
    "La aplicación del ayuntamiento recibe una estrella y media; queremos saber qué molesta más a la gente y qué arreglar primero. / Tengo una tienda de plantas en línea y en el móvil casi nadie compra; me gustaría que fuera cómoda con una sola mano. / Les nouveaux inscrits ouvrent l'appli une fois puis l'oublient. Les premières minutes devraient leur montrer à quoi elle sert.",
  'podcast-audio':
    "I recorded my grandfather's stories on my phone in a noisy kitchen; I'd like the whole family to be able to hear him clearly at Christmas. / I'm starting a podcast about local history with two friends; what should we get, how do we sound good and how does it reach people's apps? / Le bruit du vent gâche l'interview du maire que nous ne pourrons pas refaire ; il faudrait que sa voix passe à l'antenne vendredi.",
  'video-edit':
    'We have 40 hours from our bike trip through Georgia and dream of a half-hour film that friends watch to the end. / Our product needs a 15-second vertical ad cut from the existing two-minute film, with text for people who watch on mute. / Zum Vereinsjubiläum soll aus alten Fotos, Zeitungsausschnitten und drei Interviews ein zwanzigminütiger Film entstehen, der auf der Leinwand im Saal läuft.',
  'photo-shoot':
    "Photos of my ceramics look yellow and flat. I'd like shots for the online shop that show glaze and colour truly, taken at home by a window.",
  'tape-digitising':
    'A shoebox of slides and Super 8 reels from the sixties is fading; it should be on a drive my cousins can view before the reunion.',
  'explainer-animation': 'Our explainer for a water filter must say in 60 seconds what it does, moving pictures, drawn, voice included.',
  'music-work':
    "I've written and sung eleven songs at my desk. They should sound like one record on earphones as well as in the car. / La chorale a besoin de bandes de travail : chaque voix séparée, à partir d'enregistrements où tout est mélangé.",
  'picture-retouch':
    '1,800 wedding pictures sit on my disk and the couple would like the best 300, all in the same warm look, by the end of the month. / Torn and stained, the only picture of my great-grandparents should look whole again and be printable at A3.',
  'sound-system':
    "The lecture hall's speakers whistle whenever the professor walks past them; by term start everyone in row 20 should understand each word.",
  'sound-design': "For our indie game I'm after footsteps, doors, rain and a theme tune that grows tense, all free to use for ever.",
  'corporate-course':
    "Real estate pictures from our agents vary wildly. We want a simple way in which each can take bright, straight ones with their phone. / Our company moves from Outlook to Google in June. Everyone, the warehouse too, should be able to work on day two. / We want our supervisors to hold better talks with their people, with role plays drawn from our factory's daily life. / In unserer Werkstatt muss jedes Jahr die Unterweisung zur Arbeitssicherheit gehalten werden. Diesmal soll niemand dabei einschlafen und alles belegt sein. / Nous formons des bénévoles à l'écoute téléphonique et il nous faut un parcours de trois soirées avec des mises en situation.",
  'voice-job':
    'Mein Hörbuch nehme ich im Schlafzimmer auf. Der Verlag verlangt bestimmte Pegel und saubere Stille zwischen den Kapiteln, das muss am Ende passen.',
  'photo-sorting': 'Ich möchte meine 60.000 Bilder endlich so geordnet haben, dass ich Oma im Sommer 2011 in zehn Sekunden finde.',
  'subtitles-work':
    'Quiero que mi vídeo de boda tenga subtítulos en inglés y alemán bien sincronizados para la familia de fuera. / My short film has been accepted in Lyon and needs French subtitles that get the jokes across.',
  'video-shoot':
    "Hacemos un corto de ocho minutos en verano y necesitamos el plan de rodaje, planos y equipo para terminarlo en tres días. / Nous voudrions filmer la cérémonie de remise des diplômes avec trois téléphones et en tirer une vidéo propre pour les familles absentes. / Avec mon drone neuf, j'aimerais réaliser un film de notre domaine viticole au fil des saisons, en respectant les règles de vol.",
  'audio-description-dubbing':
    'Para el anuncio de la radio local necesito veinte segundos con música y voz que se queden en la cabeza de la gente. / The dialogue of our animated series should be spoken in Italian so that it matches the mouths, eight episodes of five minutes.',
  'filming-advice':
    'Me han pedido dar un curso por internet y quiero que mi imagen y mi sonido parezcan de estudio desde el comedor de casa.',
  'seo-work':
    "My yoga studio is new in town and invisible when people search for classes nearby; by September I want it among the first three they see. / The site moves to a new system in July and I'm afraid that all the visitors from search will vanish with the old addresses. / Our competitor always appears in the AI answers when people ask for hiking boots, we never do. How do we get in there? / Unsere Schweizer Seite erscheint in Deutschland und umgekehrt. Jeder soll in der Suche die Seite seines Landes finden.",
  'marketing-plan':
    'We launch a reusable nappy in spring and should have a plan saying whom we tell, where, when and with what message. / We have a wonderful tool for bookkeepers and no idea what to call it. The name must work in three countries and be free. / Unser Hofladen will zum Saisonstart 200 neue Kunden aus der Umgebung. Was tun wir in den acht Wochen davor, mit Flugblättern, WhatsApp und Schildern? / Vor dem Messejahr möchte ich wissen, wofür unsere Marke bei Kunden eigentlich steht, und einen Satz, der uns von den anderen vier Anbietern unterscheidet.',
  'social-media-plan':
    "I'm a carpenter with beautiful work and an Instagram of 90 followers; I want enquiries from it, with two hours a week at most. / Tenemos presencia en cinco redes y nadie al mando; hace falta un calendario con qué publicar, cuándo y quién, para el próximo trimestre. / Our three-person firm wants a weekly piece on LinkedIn in the boss's voice, based on what he tells me at lunch.",
  'ads-mend': "We pour money into search ads every month and can't say what comes back. I want each ad to earn its keep or go.",
  'market-study':
    "I'd like to know what three rival physio practices do better online, so that I can decide on next year's steps. / Who exactly buys our garden saunas, why, and what nearly stopped them? I want to know before we write the new brochure.",
  'analytics-setup':
    "Since we put up the cookie banner our visitor numbers make no sense; I want figures I can trust for the year's planning. / Le catalogue de Noël part en octobre : comment savoir ensuite qui a commandé grâce à lui plutôt que grâce au site ?",
  'sales-leads':
    "We're a B2B firm for industrial valves; fifteen serious enquiries a month from buyers is the aim, today it's two by chance.",
  'blog-articles': 'I want blog topics for a year for our beekeeping shop, chosen by what people truly look up and when in the season.',
  'slow-website': 'Our pages take seven seconds to show on a phone and Google grumbles about it; the aim is green marks in their report.',
  newsletter:
    'Wer unseren Onlinekurs in den Warenkorb legt und dann verschwindet, soll freundlich per Mail erinnert werden, in drei Stufen und rechtlich sauber.',
  'booking-payment-integration':
    'Quiero que las reservas de mi casa rural entren por mi propia web y no solo por las plataformas que se quedan la comisión. / We sell tickets for four small concerts a month by hand at the bar; people should book online and show their phone at the door.',
  'ads-campaign':
    'Mi tienda de zapatillas vende bien en el local y quisiera anunciar en Instagram y Facebook a gente del barrio con poco riesgo.',
  crowdfunding: 'Lanzamos un crowdfunding para un juego de mesa y la meta debe caer la primera semana: ¿cómo juntamos seguidores antes?',
  'map-entry':
    "J'ouvre un cabinet de sophrologie et ma fiche sur la carte de Google doit être complète, belle et visible dans toute l'agglomération.",
  'customer-loyalty': 'Nous aimerions un programme de fidélité pour trois librairies qui ramène les clients deux fois de plus par an.',
  'marketplace-listing':
    "La boutique vend aussi sur Amazon et nos fiches sont noyées ; je voudrais qu'elles remontent et convainquent dans notre catégorie.",
  'speech-personal':
    "I've been asked to be best man and want five minutes that make people laugh and his mother cry a little; I have a page of anecdotes. / Please help me find words for my aunt's funeral. She was difficult, funny and generous, and it should sound like her. / The speech for the mayor at the bridge opening: seven minutes, some history, a joke, thanks to the workers. / Für die Hochzeit meiner Cousine wünsche ich mir ein Gedicht von zwölf Strophen, in das ihre Ziegen, der Chor und der kaputte Trabi passen. / Le discours de départ en retraite de notre directrice doit tenir en six minutes, avec de l'humour et trente ans de souvenirs.",
  'manuscript-review': "My novel is at 120,000 words and friends say the middle drags. I'd like to know what to cut and where it sags.",
  'technical-docs':
    "Our software's help pages were written by developers for developers; a normal office person should find out how to make an invoice. / Unsere Betriebsanleitung für den Häcksler ist zusammengestückelt. Die Neuauflage soll verständlich sein, in der richtigen Reihenfolge und mit allen vorgeschriebenen Warnhinweisen.",
  'book-writing':
    "My father kept diaries from 1944 to 1990, and I want a book for the grandchildren that reads like a story. / I draw children's picture books and want rhymes to go with my 12 drawings of a sleepy tram. / For our anniversary I want to turn 35 interviews with former workers into a readable chronicle of the mill. / Quiero escribir mis memorias y solo tengo grabaciones sueltas; busco a alguien que me ayude a darles orden y voz.",
  'grant-writing-job':
    'The foundation accepts proposals until 30 April; our music school for refugees needs a text that convinces people who read two hundred of them.',
  'web-copy':
    "Our website speaks of 'holistic solutions'. Visitors should grasp in two sentences that we clean medical instruments, and trust us.",
  'annual-report-text': 'We have a 40-page research report and need two pages that a minister reads in the car.',
  'script-work':
    'The escape room opens in a month and the story, clues and letters of a vanished botanist should hang together. / I have an idea for a TV series about lighthouse keepers and want a pitch document a producer would take seriously.',
  'editorial-guide': 'We need a style guide, so that eleven authors write our magazine with one tone and the same spelling of everything.',
  'letter-writing':
    'Ich möchte meinem Vermieter so schreiben, dass er die Balkontür endlich abdichtet und wir trotzdem gut miteinander auskommen.',
  'plain-language':
    'Das Amt schickt Bescheide, die keiner versteht. Zehn davon sollen in Leichter Sprache vorliegen, damit auch Menschen mit Lernschwierigkeiten klarkommen.',
  'proofreading-work':
    "Hemos preparado un plan de negocio para el banco y está lleno de repeticiones; debe leerse fluido y convencer en quince minutos. / J'écris une nouvelle pour un concours, dix pages maximum, et je voudrais un regard exigeant sur le style avant de l'envoyer.",
  'transcribe-job':
    "Le compte rendu de nos assemblées prend des jours à la secrétaire ; à partir de l'enregistrement, on aimerait un texte clair de trois pages. / Il me faudrait la transcription et la version française d'une interview de deux heures en arabe marocain.",
  'sworn-translation':
    "I'm applying for residence in Italy with an American birth certificate and diploma, and the office there must accept them in Italian.",
  'site-localisation':
    'Our app goes live in Japan in October; buttons are short, dates and names work differently and it should feel made there. / Unsere Website soll ab Mai auch Dänen ansprechen, mit eigenen Redewendungen und so, dass die Suchmaschine dort uns findet. / Los archivos de nuestro programa son miles de frases sueltas; hay que prepararlos para que los traductores trabajen sin romper el código.',
  'document-translation':
    "I found my great-grandmother's letters in old German handwriting and want to read in English what she wrote from Bremen. / The manual for our sauna stoves exists in Finnish and should be in six languages with the same terms throughout. / A paper in Chinese seems to hold the very method I'm after; I'd like a faithful English text with formulas intact. / The hospital leaflet on diabetes should reach Somali and Arabic speaking families in words they use at home. / Our board game rules are in English, with puns on the cards, and the French edition should be just as funny. / I have been sent my late uncle's medical file from Greece and my doctor must be able to use it. / My patent is granted in Korea and the US attorney wants an English version he can file with. / Die Sicherheitsdatenblätter für unsere Reiniger müssen in Frankreich und Spanien gültig sein, es sind 22 Stück. / Encontré un documento notarial del siglo XVII en latín y me gustaría saber qué dice de la casa de mi familia. / Le règlement intérieur de l'usine doit être compris par les ouvriers roumains et portugais dès leur premier jour.",
  'translation-check':
    "We ran our whole shop through an automatic translator. Before the Dutch site opens, a careful person should make it sound Dutch. / The German translation of my cookbook came back and I can't judge it. Is it good, and are the measures right? / Traduje yo mismo mi web al inglés y quiero que un nativo la deje perfecta antes de la feria de Londres.",
  'terminology-base':
    "Our 14 technical translators call the same valve by five names. We'd like one agreed list in four languages. / We want to translate 400 help articles again and again as they change, paying only for what's new. / On traduit souvent les mêmes offres vers l'anglais ; j'aimerais un outil avec mémoire où toute l'équipe s'y retrouve.",
  'book-translation':
    "I wrote a novel in Polish and dream of an English edition; first I'd like a sample chapter that agents take seriously. / Ich habe ein Lied auf Plattdeutsch geerbt und möchte den Text auf Hochdeutsch singbar machen, mit Reim und gleicher Silbenzahl. / Mes poèmes en français ont plu à une éditrice berlinoise ; je voudrais une version allemande qui garde le rythme.",
  'interpreting-job':
    'Für die Betriebsversammlung mit 40 polnischen Kollegen soll jedes Wort der Geschäftsführung sofort auf Polnisch zu hören sein.',
  transcreation: 'La campaña española dice «ponte las pilas» y en México y Argentina tiene que sonar igual de natural.',
  'inheritance-case':
    "I'd like my flat to go to my niece and the savings to the dog shelter when I die, written so that nobody can contest it. / Ich möchte meiner Tochter das Haus schon jetzt übergeben, aber bis zuletzt darin wohnen können. Wie wird das so aufgesetzt, dass es hält? / Mi padre murió sin testamento y somos cuatro hermanos en dos países; queremos repartir bien y sin pelearnos.",
  'contract-review':
    "Our landlord sent a 28-page lease for the new shop; I want to know which points are dangerous for us before Monday. / I'm a photographer and want a short agreement for clients that says who may use the pictures for what and for how long. / Una empresa americana quiere licenciar mi ilustración para tazas; hay que preparar un acuerdo con porcentajes, plazos y países. / Je loue une chambre à un étudiant à partir de septembre et je souhaite un bail simple, avec état des lieux et règles de vie.",
  'terms-privacy':
    'The web shop opens in three countries and the small print, returns and data notices should be right on day one. / Unsere allgemeinen Geschäftsbedingungen sind von 2011 und aus drei Vorlagen kopiert. Zum Neustart sollen sie zu unserem Verleih von Lastenrädern passen.',
  trademark:
    "I invented a bike lock and want to keep others from copying it before I show it at the fair in May. / The name of our brewery isn't protected yet and somebody in the next county uses almost the same one.",
  'employment-law':
    "We're hiring our first employee and want a contract that's fair and stands up, with home working two days a week. / My employer offers a sum if I sign and leave quietly. Is it fair, and what should be in the paper? / Mein Arbeitszeugnis klingt nett, doch ein Bekannter meint, da stecke Kritik drin. Ich will wissen, was es sagt und ein besseres bekommen.",
  'debt-collection':
    'A customer owes me for a kitchen since January; three reminders went unanswered and I want my money with as little fuss as possible.',
  'immigration-case': 'I want to bring my wife from Brazil to live with me in Ireland and get the papers right first time.',
  'company-formation':
    'Our neighbourhood garden wants to become a proper association with rules, a bank account and protection for the board.',
  'product-rules':
    'Our developers use dozens of free code packages; before we sell the product, are we allowed to, and what must we display?',
  'consumer-claim': "The airline cancelled our flight and paid for one night of three; I'd like everything we're owed.",
  'private-dispute':
    "The fence stands forty centimetres on our land according to the new survey; we'd like it settled and stay on speaking terms.",
  'ai-at-work': 'Our company wants to let staff use AI tools from autumn on, with clear rules that meet the new law.',
  'company-change':
    'Wir wollen aus der Einzelfirma meines Mannes eine GmbH machen, mit mir als zweiter Gesellschafterin, ab dem ersten Januar.',
  'family-case':
    'Nos vamos a vivir juntos sin casarnos y queremos dejar claro quién paga y quién se queda con qué si algún día no funciona.',
  'traffic-case': 'Tengo una multa de tráfico que creo injusta, la señal estaba tapada por un árbol y tengo fotos; quiero recurrirla.',
  'due-diligence':
    'Avant de reprendre le salon de coiffure, je voudrais savoir ce que je reprends avec : dettes, contrats, salariées, bail.',
  'owners-association':
    "La copropriété veut interdire les locations de courte durée ; comment voter cela à l'assemblée de juin pour que ça tienne ?",
  'benefits-claim':
    "Mon enfant handicapé a droit à une aide à l'école, la rentrée approche et rien ne vient ; je veux faire valoir ce droit.",
  'tax-return':
    "I've been a freelance illustrator since January with receipts in a drawer. By the deadline I want my first return done right and a habit that lasts. / I've bought and sold crypto on four exchanges since 2019 and want it all on one sheet for my return. / Für das Homeoffice, den neuen Laptop und die Fahrten zur Baustelle möchte ich dieses Jahr alles absetzen, was erlaubt ist, und die Erklärung selbst abschicken können.",
  dashboard: "We'd like to know each month which of our three shops earns money and which eats it.",
  'tax-question':
    "I moved from Canada to Spain in May and have income in both places. Where do I pay what this year? / We sell candles in eleven European countries online and I've no clue how the VAT for each of them works. / Should I stay a sole trader or become a limited company next year? I make about the same each year and want to buy a van. / Der Bescheid vom Finanzamt weicht um einiges von meiner Erklärung ab, die Fahrtkosten fehlen. Bis zum 20. soll eine begründete Antwort dort sein. / Vendimos la casa de los abuelos entre cinco hermanos y queremos saber cuánto paga cada uno y qué se puede descontar. / Empiezo a teletrabajar desde Valencia para una empresa alemana; me interesa saber si me conviene el régimen para trabajadores desplazados.",
  'costing-work':
    "Before I hire a second cook, I want to see what she'd really cost per month with everything on top. / What should I charge for a hand-built guitar so that material, hours, workshop and a decent living are covered?",
  'tax-audit-support':
    "The tax office announced a visit for October covering three years; papers should be in order and I'd like to know what they'll look at.",
  'annual-accounts': "Our charity's accounts must be ready for the members in March, readable for people who can't read balance sheets.",
  'financial-plan':
    'The bank wants three years of figures looking forward for our brewery loan; sales, costs, cash month by month. / Queremos un presupuesto anual para el restaurante con objetivos por mes y un vistazo semanal de cómo vamos.',
  'bookkeeping-work':
    "The money in our till and the money in the books have been apart by small sums since summer; I'd like them to agree and stay so. / Our Shopify sales, fees and refunds never match the bank payouts. I want them in Xero so that each line ties up. / Soy autónomo y presento el IVA trimestral con sudores; quiero tener facturas y gastos ordenados para hacerlo en una tarde. / Je passe de micro-entreprise à société en juillet et je voudrais que la comptabilité démarre proprement, avec les bons comptes dès le premier jour. / Mon expert-comptable part à la retraite, le dossier doit passer chez un autre sans rien perdre de dix ans d'écritures.",
  'payroll-run':
    'Seven people get wages from us from April on, two part time, one apprentice. The first payday must be right to the penny.',
  'accounts-switch':
    'Invoices from suppliers arrive by mail, post and WhatsApp; I want them approved, filed and paid on time with hardly any typing. / Ab nächstem Jahr müssen wir elektronische Rechnungen annehmen und verschicken. Wir sind ein Malerbetrieb mit Word und Drucker und wollen rechtzeitig so weit sein. / Nos notes de frais arrivent froissées et en retard ; les douze commerciaux devraient les envoyer du téléphone et être remboursés en une semaine.',
  'company-figures': 'Ich möchte als Tierärztin verstehen, was mir die Auswertung vom Steuerberater jeden Monat eigentlich sagt.',
  'stock-royalty-count':
    "L'inventaire de fin d'année de la quincaillerie, 6 000 références, doit être compté et valorisé comme il faut pour le bilan.",
  'school-tutoring':
    "My son has a maths retake in August; fractions and equations are where he gets lost, and he's stopped believing he can do it. / My daughter is dyslexic, seven, bright, and cries over reading. I'd like short exercises for home that she enjoys.",
  'language-course':
    "I'm 58 and want to talk with my Greek in-laws at Easter, simple kitchen-table talk, twenty minutes a day on the bus. / À la retraite, je me mets au latin pour lire les inscriptions de ma région, avec quelqu'un qui corrige mes essais.",
  'exam-prep':
    "I plan to take the project management certificate in November and need a study plan next to a full-time job. / My German is fine at work but the C1 exam asks for essays; I have nine weeks and would like to pass comfortably. / Meine Tochter schreibt im Mai Abitur in Chemie. Organik sitzt, Elektrochemie gar nicht, bis dahin hätte sie gern zehn sichere Punkte. / Preparo oposiciones de administrativo trabajando por las mañanas y busco un método para retener cuarenta temas. / Mon fils passe le grand oral dans deux mois et parle si bas qu'on ne l'entend pas ; je voudrais qu'il y prenne goût.",
  'music-course':
    "I inherited a piano and would like to play two songs at my husband's 60th next year, starting from nothing. / Mi hija toca la guitarra de oído y le gustaría entender los acordes y componer su primera canción este verano.",
  'online-course': 'I run a pottery class and want to teach it over the internet, with videos, tasks and feedback people pay for.',
  'thesis-support':
    "I'm a nurse going back to university and haven't written an academic paper in fifteen years. I want to do it with confidence.",
  'career-coaching-work':
    'Speaking in front of people turns my knees to jelly; in ten weeks I present to 200 colleagues and want to stand there calmly.',
  'computer-lessons': 'Ich möchte mit 44 noch richtig Excel lernen, mit Pivot und allem, an meinen eigenen Lagerlisten.',
  'training-design': 'Je veux savoir si ma formation en ligne de 40 employés a vraiment changé quelque chose dans leur travail.',
  wedding: "We're getting married on my uncle's farm with 130 guests next June. Tent, toilets, power, food, and what if it pours?",
  conference:
    'Our company turns 50 and 400 people incl. families should have a day they talk about for years. / I chair a scientific conference for the first time: 250 participants, three days, talks to select and rooms to fill. / A hybrid general meeting with voting, 80 in the room and 200 at home, should run without embarrassing silences. / A charity dinner for the hospice, 120 seats, an auction and a good sum at the end of the night is our goal. / Vamos a presentar nuestro vino a treinta restauradores y quiero una tarde que recuerden, con cata, comida y una historia. / On prépare un séminaire en ligne pour 300 enseignants, avec ateliers en petits groupes et un peu de vie entre les exposés.',
  'public-festival':
    "The street festival needs the town's permission, closed roads, first aiders and a paper saying how we keep people safe. / My flute students play their first recital in May; a programme, a hall, seats for parents and something nice at the end. / Unsere freiwillige Feuerwehr feiert drei Tage lang ihr hundertfünfzigjähriges Bestehen, mit Umzug, Festzelt und Gottesdienst. Wir brauchen einen Ablauf, an dem sich zwanzig Helfer orientieren können. / Zum Tag der offenen Tür sollen in unserer Gärtnerei alle paar Minuten Führungen starten, ohne dass sich die Gruppen im Weg stehen. / Notre association veut monter un vide-grenier de 150 exposants sur le terrain de foot, déclaré et assuré comme il faut.",
  memorial: "Mum died on Sunday. We'd like a farewell in the forest by our own ideas, with music and coffee afterwards.",
  'sponsorship-work': "I want sponsors for our marathon's second edition and something to show them that makes them say yes.",
  'invitation-job': 'Our school reunion is after thirty years; I have 41 of 110 addresses and would like most to come.',
  'event-safety-green': 'We want our yearly fair to leave half the rubbish and use green electricity, and be able to prove it.',
  'event-staff':
    "Forty volunteers help at our film week and always too many at noon, too few at night. I'd like shifts that people stick to.",
  trip: "My partner loves trains and turns 40; I want a surprise weekend with friends that he won't see coming.",
  'venue-finding':
    'Wir suchen für den Firmenabend im Dezember einen besonderen Ort in Leipzig für 90 Leute, barrierefrei, mit Bühne und Platz zum Tanzen.',
  'catering-job': 'Für die Jugendweihe unserer Zwillinge möchten wir 35 Gäste zu Hause bewirten und trotzdem selbst mitfeiern können.',
  party:
    'Mis padres cumplen cincuenta años de casados y la familia llega de tres países; buscamos un fin de semana para todos, de los cinco a los noventa años. / Queremos celebrar la quinceañera de mi hija con vals, padrinos y mesa de dulces, y repartir bien el dinero que tenemos. / Je voudrais un enterrement de vie de jeune fille doux et drôle à Nantes pour neuf amies dont une enceinte.',
  'event-run-plan':
    'Organizo un torneo de ajedrez infantil con 96 jugadores y un solo salón; los horarios y mesas deben cuadrar a la primera. / Le plan de table de notre mariage est un casse-tête : deux familles fâchées, 96 invités, douze tables rondes.',
}
