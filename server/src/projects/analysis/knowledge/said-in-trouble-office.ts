/** What clients say: people in trouble, of machines, vehicles, design, papers and feasts; written before any list of works was read (2026-11-27). By the package's id, ' / ' between. */
export const SAID_IN_TROUBLE_OF_OTHER_WORK: Readonly<Record<string, string>> = {
  'conveyor-repair':
    'Our bottle filler started leaving one in twenty bottles short since Monday. We changed the nozzles on lanes 3 and 4, no difference. The line runs 12 hours a day and the customer is rejecting pallets.',
  'machine-fault':
    'The old injection press quit mid-shift with a red lamp and code E-47 on the panel. The manual is in Korean and the maker closed years ago. Thirty orders waiting. / Los variadores de la cinta saltan cada vez que arranca el molino grande. El instalador dice que es la compañía eléctrica, la compañía dice que es el instalador.',
  'drive-setup':
    "Since the electrician left, nobody understands the cabinet of our packing line. The drawings he left show relays that aren't even there any more, and every stop takes us half a day of guessing. / Der Schaltschrankbauer ist pleite, der Schrank halb verdrahtet, und die Pläne passen nicht zu dem, was drin ist. In sechs Wochen soll die Anlage laufen.",
  'cnc-fault':
    'CNC lathe makes parts that are 0.08 mm out after lunch and fine in the morning. Swapped inserts, checked the chuck. Scrap is at eleven percent.',
  'machine-safety-file':
    "Safety inspector walked through last week and shut down two presses because there's no paper showing we ever looked at the hazards. I have until the 30th. / Customs is holding our home-built palletiser at the border since it has no CE mark and no declaration. The buyer in Lyon threatens to cancel. / Un operario casi pierde un dedo en la guillotina porque alguien puenteó el sensor. La inspección quiere ver que lo hemos arreglado como es debido.",
  'robot-teach':
    'The robot that stacks boxes drops the top layer whenever the boxes are the new, slimmer type. The integrator wants us to wait till autumn for a look.',
  'pump-motor':
    "Big motor on our stone crusher trips after about twenty minutes, always when warm. Two electricians have been, each blamed the other's breaker. / The pump in our dairy vibrates so hard that bolts come loose weekly. Aligned it by eye, new coupling, still walks across the floor.",
  'scada-dashboard':
    'Every Friday someone has to walk round with a clipboard writing down meter readings from 14 compressors, and half of the sheets go missing. We only find out about a bad one when it stops.',
  'plc-change':
    'We bought a used labelling machine from Italy, arrived on a pallet, runs but refuses to talk to the conveyor in front of it. Labels come two seconds too late.',
  'factory-layout':
    'Spare parts store is chaos: six identical bearings, none of the seal that broke yesterday. Line stood 19 hours for a twelve-dollar ring.',
  'hydraulic-repair':
    'Hydraulic press sinks slowly with the load up. Cylinder was resealed in March. Oil is milky and the pump has begun to scream in the mornings.',
  'workshop-machine':
    "New laser cutter leaves burrs on 6 mm stainless though the sales demo was spotless. I've played with gas and speed for days and wasted a ton of sheet. / Gebrauchte Abkantpresse gekauft, laut Verkäufer ‚voll funktionsfähig‘. Jetzt stimmt kein Winkel, links zwei Grad mehr als rechts, und der Verkäufer geht nicht mehr ans Telefon.",
  'cnc-job':
    'My milling post spits out code that makes the machine rapid straight through the clamp. Broke two cutters and a vice. It worked before we upgraded the CAM.',
  'preventive-maintenance':
    "Insurer refused to pay for our burned dryer because we couldn't show it had been serviced. There are 60 more machines here, and the service lives in Dave's head.",
  'injection-moulding-setup':
    'Unsere Spritzgussteile haben seit dem Werkzeugwechsel Einfallstellen und verziehen sich. Temperatur und Nachdruck haben wir schon rauf und runter gedreht, der Kunde sperrt uns bald.',
  'production-improve':
    'Das Umrüsten von einem Format aufs andere dauert bei uns fast drei Stunden, beim Nachbarwerk angeblich vierzig Minuten. Der Chef wird langsam ungemütlich.',
  'plc-project':
    'El autómata perdió el programa cuando se agotó la pila y nadie guardó copia. La prensa lleva parada desde el martes y tenemos al jefe encima.',
  'robot-fault':
    'El brazo que suelda los chasis se desvía unos milímetros después de cada choque y hay que volver a enseñarle los puntos a mano, ocho horas perdidas cada vez.',
  'boiler-fault':
    'Notre chaudière à vapeur se coupe trois fois par jour, le brûleur repart tout seul. Deux techniciens sont passés, deux avis différents, et la blanchisserie prend du retard.',
  'spare-part':
    "Le fabricant ne vend plus la pièce en plastique qui guide les flacons. La nôtre est fendue, recollée deux fois, elle tiendra peut-être jusqu'à Noël. / The knob on my grandmother's 1950s radio crumbled. I've got the two remaining ones, and no shop on earth sells them. / Se rompió la tapa del depósito de mi lavadora industrial y ya no la fabrican. Tengo los pedazos pegados con cinta y un calibre.",
  'technical-docs':
    "L'intérimaire a appuyé où il ne fallait pas et la ligne s'est vidée par terre. Il n'existe aucune consigne écrite au poste, chacun fait à sa façon. / Unsere Explosionsbilder in der Montageanleitung sind so schlecht, dass Kunden das Regal verkehrt herum aufbauen. Dreißig Reklamationen im Monat. / The instructions for our heat pump are so bad that fitters phone us from cellars. Written by the engineer, in his own dialect of English.",
  'cooking-appliance-repair':
    "Notre four affiche 180 mais les pains brûlent d'un côté et restent crus de l'autre. L'étalonnage date de 2016, l'auditeur l'a remarqué.",
  'car-diagnosis':
    "My van died on the motorway, scan tool says P0299 and P2263. Mechanic wants to put in a whole turbo without looking any further. I smell guesswork. / Bought a 2015 Golf from a guy off Facebook, three days later the gearbox began jerking. He says 'sold as seen'. I just want to know what I've got and how bad it is. / Battery goes flat if the car sits for three days. New battery, new alternator, still flat. I think something stays awake in there. / Seit dem Softwareupdate in der Werkstatt ruckelt mein Diesel beim Anfahren und die Motorlampe kommt alle zwei Tage. Angeblich ist ‚kein Fehler gespeichert‘. / Ma boîte automatique patine à froid, ça claque en passant la deuxième. On m'a dit 'vidange', on m'a dit 'boîte morte', je ne sais plus qui croire. / Le voyant FAP s'allume tous les cent kilomètres, je fais surtout de la ville. Le garage veut tout changer pour le prix de la voiture. / Depuis l'accident, le régulateur et l'aide au maintien de voie font n'importe quoi, la voiture freine devant des ombres. Le carrossier assure que tout est calibré.",
  'truck-work':
    "Eleven delivery vans and I only learn an MOT has expired when a driver gets fined. Two of them this quarter. The whiteboard isn't cutting it. / Unser Bürgerbus fällt ständig aus, weil keiner merkt, wann Öl, Bremsen oder Prüfung dran sind. Vier ehrenamtliche Fahrer, jeder denkt, der andere kümmert sich.",
  'charger-fault':
    "The wife's EV won't charge past 40 percent at home, fine at the supermarket. The dealer says wallbox, the wallbox firm says car.",
  'motorbike-repair':
    "Grandpa's 1967 Triumph hasn't run since he died. It coughs, backfires, and petrol drips from the carbs. Nobody near here touches bikes that old. / La moto pierde fuerza a partir de cinco mil vueltas y petardea al soltar gas. Le cambiaron bujías y filtro; lo mismo de siempre.",
  'traffic-case':
    "The insurance adjuster offered me less than half of what cars like mine sell for. It was mint before that lorry reversed into it. / I was rear-ended, still have neck pain after five months, the insurer calls it 'minor' and closed the file.",
  'camper-conversion-work':
    'My camper conversion was done by a bloke who vanished halfway. Wires hanging everywhere, fridge kills the starter battery overnight, and we leave in May.',
  'fleet-planning':
    "Fuel bill for our lorries went up 18% while mileage stayed flat. Either somebody's siphoning or the drivers are idling all night. / Tres repartidores, cada uno hace la ruta como le da la gana, llegan tarde y se cruzan por el mismo barrio. Los clientes llaman furiosos.",
  'vehicle-fitting':
    "Aftermarket stereo install killed my reversing camera and the steering wheel buttons. Installer shrugged. I've got a bag of leftover connectors.",
  'bike-repair':
    "My e-bike cuts out on hills and shows error 503. The shop that sold it went bust, and the brand's support only answers in Chinese.",
  'vehicle-papers':
    "Imported a pickup from Japan and the DVLA sent the forms back twice: wrong emissions paper, wrong headlight pattern. It's been on the drive since February. / Meine eingetragenen Felgen passen angeblich nicht mehr zum Gutachten, die Polizei hat mich stillgelegt. Ich stehe da mit einem Auto, das nicht fahren darf.",
  'farm-machine':
    "The tractor's front loader creeps down by itself and the steering gets heavy when I lift. Hay is on the ground and rain's coming Thursday.",
  'vehicle-appraisal':
    "Garage bill says eight hours' labour for a water pump and a bunch of items I don't understand. Something stinks, I'd like somebody who knows cars to go through it.",
  'windscreen-repair': 'Wind noise at 60 since they replaced my windscreen, and now a wet carpet on the passenger side each time it pours.',
  'wheel-balance':
    'Der Oldtimer meines Vaters: Lenkrad schlägt ab 80, Bremse zieht rechts. Reifen gewuchtet, Scheiben neu. Die Werkstätten wollen so was Altes gar nicht mehr haben.',
  'car-service':
    "El aire acondicionado enfría diez minutos y luego sale caliente. Ya lo cargaron dos veces este verano y el taller dice que 'es normal'.",
  'car-key':
    'Perdí la única llave del coche en la playa y el concesionario pide tres semanas y una fortuna. Es un Peugeot con tarjeta, del 2012.',
  'inspection-prep':
    "Mon food-truck a été recalé au contrôle : poids trop élevé à l'arrière et gaz mal fixé. La saison démarre dans cinq semaines.",
  'model-from-sketch':
    "I've got an STL from a guy on Fiverr and the workshop says they can't machine from it. It's all triangles, and the holes aren't round. / Die gedruckten Zahnräder fressen sich nach zwei Stunden fest, egal welches Material. Ich hab sie nach einer Anleitung aus dem Netz gezeichnet. / El dron hace un ruido raro y las patas impresas se parten al aterrizar. Ya van seis juegos, todos por el mismo sitio.",
  'cad-data-repair':
    "Architect's model has 900 MB and makes my laptop freeze. The visualiser needs it by tomorrow and I can't even open it. / Someone merged two assemblies and now half of the references point to nowhere. 1,200 parts, red crosses all over the tree, release is on Wednesday. / El ingeniero se fue y sólo tenemos archivos de una versión vieja de SolidWorks que no se abren en la nueva. Fabricamos la semana que viene. / Electricians, plumbers and the lift people all drew on different plans. There's now a duct straight through a beam on level 3.",
  'technical-drawings':
    'Supplier in Taiwan refused our drawings: no tolerances, missing views, threads not called out. The designer who did them is on parental leave. / Sheet metal shop says our flat pattern is wrong: bends eat up 3 mm, flanges collide. The enclosure was drawn by an intern in free software. / Der Lieferant hat uns nur ein PDF vom Gehäuse gegeben, weigert sich, mehr rauszurücken, und wir müssten drei Bohrungen versetzen lassen. / Unsere Stückliste stimmt nie mit der Baugruppe überein, der Einkauf bestellt ständig falsche Schrauben. Letzte Woche fehlten 40 Lager. / Nos plans de charpente métallique ne collent pas avec ce qui est monté : trois poutres trop courtes, le chantier est arrêté.',
  'product-development':
    "Parts fit on the screen but the lid doesn't close in real life, rubs on one side. Already paid for 500 sets of mouldings. / Our plastic clip passed in the lab but cracks in winter in the customer's hands. I'm told someone can calculate this instead of guessing. / The kettle's a design award winner and burns people's knuckles. 200 returns. The handle looks fine in drawings. / Die Kindersicherung an unserem Reinigerdeckel bekommen Senioren nicht auf, Kleinkinder leider schon. Der Handel droht mit Auslistung.",
  'product-render':
    "Renders of our sofa look like plastic toys. The leather shines like a bowling ball, and marketing refused all eight pictures. / L'animation de notre machine pour le salon montre un vérin qui traverse le capot. L'agence a disparu, le salon ouvre dans douze jours.",
  'scan-to-cad':
    "The shoe scan came out full of holes and floating bits, and the file is useless for the last maker. We've only one hour with the scanner left. / Roblox rejected my helmet: too many triangles, wrong attachment point, texture a blurred mess. I made it by hand and love it. / La figurine que j'ai sculptée sur l'ordinateur est trop lourde, le logiciel rame, et la texture se déchire aux coudes dès que je la plie.",
  'printer-3d-fault':
    'My resin prints keep lifting off the plate or come out with a layer shift halfway. Twelve failed figurines, wedding is on the 14th.',
  'web-3d-configurator':
    "Client sees our furniture configurator and says 'why does the oak look like orange juice?'. Also the model takes 30 seconds to load on a phone.",
  'digital-sculpting': "Dental lab's crowns come back too high on every third patient. They blame our scans, we blame their design.",
  'cad-data-management':
    'The old firm kept everything in a folder called NEW_FINAL_v3. Yesterday we milled an outdated revision, 4,000 in aluminium gone.',
  'architecture-visual':
    'El cliente me devolvió la maqueta del edificio porque parece de cartón piedra; la luz está quemada, los árboles flotan y no se entiende la entrada. / Beim Bauherrentermin versteht niemand unsere Pläne, hinterher heißt es immer: so niedrig haben wir uns das nicht vorgestellt. Zweimal mussten wir die Galerie umplanen.',
  'print-stl':
    "On m'a livré un vase imprimé tout strié, on voit chaque couche, alors que la photo du site était lisse. Il m'en faut un présentable pour une vitrine.",
  'vr-app':
    "Half of our trainees get sick within five minutes in the forklift simulator. Frame rate is all over the place on the standalone headset. / Meta store rejected our app for the third time, something about boundary, performance and a missing pause. Investors see it Friday. / We paid for a VR house tour and visitors can't find out how to move. They stand there, wave, and take off the headset. / In our escape game, hands go through objects and the key falls through the floor. Playtesters laughed, and not in the good way. / Multiplayer room is unusable: voices echo, avatars stuck in T-pose, and the third person to join crashes everybody. / Vision Pro demo looks blurry and text unreadable at arm's length. It was ported from the iPad version in a hurry. / El juego de realidad virtual se ve bien en el PC y fatal en las gafas sin cable: texturas borrosas, tirones, batería que dura media hora. / Le casque affiche tout décalé depuis qu'on a changé de salle, les murs virtuels ne tombent plus sur les vrais. C'est pour une attraction, ouverture samedi. / Nos clients n'osent pas choisir leur cuisine sur des petits échantillons et annulent au dernier moment. Il faudrait qu'ils s'y croient.",
  'ar-app':
    "Customers keep returning rugs because they look different at home than in the shop's photo. A competitor lets you see it on your own floor with the phone. / The AR sticker on our wine labels does nothing on Android. iPhone users love it, the rest leave one-star comments. / Unsere AR-App zum Möbelstellen zeigt den Schrank mal riesig, mal winzig. Käufer haben deshalb schon acht falsche Größen bestellt. / La gente prueba las gafas de sol en la web y aparecen flotando sobre la frente. Las devoluciones no han bajado nada. / Le commercial trimballe une maquette de 80 kilos de salon en salon, elle s'est cassée deux fois. On voudrait la montrer autrement, en vrai volume.",
  'ar-filter-360':
    "Our Instagram face filter got refused and nobody tells us why. The launch of the lipstick line is Monday week. / The 360 footage of the hotel has visible seams and the tripod's in every shot. The photographer has stopped replying. / La visita en 360 de nuestros pisos no carga en el móvil y en el portal sale una pantalla negra. Perdemos compradores extranjeros cada semana.",
  'ar-remote-support':
    "Field technicians phone the office twenty times a day from the substation, describing what they see. Somebody wrong-wired a panel because 'the left one' meant a different left.",
  'app-modernise':
    "Unity upgrade broke the XR rig, everything's pink, controllers are gone. The freelancer who built it wants a new contract before he says a word.",
  'xr-training-course':
    'Surgeon students fight over the single dummy. Each gets ten minutes per term, and the exam results show it. / Azubis an der Schweißbank verbrauchen Unmengen Blech und lernen trotzdem nichts, der Meister hat keine Zeit danebenzustehen.',
  'xr-advice': 'Our trade-show headset queue was 45 minutes long and people left. Staff could not see what the visitor saw nor restart it.',
  'film-360':
    "Planetarium dome show looks stretched at the edges, kids get dizzy. It was a flat film that someone just 'wrapped'. / La scène VR de notre pièce de théâtre n'a aucun son dans l'espace, tout vient du milieu de la tête, les spectateurs ne savent pas où regarder.",
  'vr-headset-setup':
    'Die Brillen vom Schulprojekt liegen im Schrank, weil jede einzeln mit Konto und Updates eingerichtet werden will. 24 Stück, eine Lehrerin.',
  'app-bug':
    "El libro infantil con animales que 'salen' de la página dejó de funcionar tras la última actualización del teléfono. Tenemos tres mil ejemplares sin vender. / App texts have placeholders broken in 12 languages: 'Hello {naem}' everywhere, and Arabic runs backwards.",
  'kitchen-bath-planning':
    "The builder drew the kitchen himself and now the fridge door hits the island. Cabinets are ordered for the 20th. We're stuck with the measurements.",
  'permit-drawings':
    "Council turned down our loft extension because of 'overlooking and bulk'. The neighbour got nearly the same thing in 2021. / We bought a house whose extension apparently never had permission. Solicitor found out now that we're selling, buyer is getting nervous. / Das Bauamt verlangt Nachweise, von denen mein Maurer noch nie gehört hat. Carport steht schon, jetzt droht die Abrissverfügung. / Nos denegaron la licencia del local por falta de salida de humos y baño adaptado. Ya pagamos el alquiler de tres meses. / La casa de mis abuelos en el pueblo se cae a trozos, el ayuntamiento la tiene protegida y no me deja tocar la fachada. / Mon voisin me bloque au tribunal pour une fenêtre percée sans autorisation par l'ancien propriétaire. Il faudrait régulariser le dossier à la mairie.",
  'room-acoustics':
    "Our living room echoes like a swimming pool since we took out the carpet. Can't hear the telly, gran turns her hearing aid off.",
  'interior-concept':
    "The café's packed, but the queue blocks the toilets and waiters collide at the bar. We lose maybe fifteen tables on a Saturday. / The flat is a dark tube, 14 metres long with windows only at the ends. I turn on the lamps at noon and it makes me miserable. / Everything I buy looks lovely in the shop and wrong in my lounge. Four sofas in six years. My sister says it's like a waiting room. / Unsere Physiopraxis wirkt wie ein Finanzamt, sagen Patienten in den Bewertungen. Neonlicht, graue Flure, Stuhlreihe im Gang. / Mi piso de 38 metros no da para más: teletrabajo en la cama, la bici en la ducha y viene un bebé en octubre. / Ma boutique est jolie mais les gens restent à l'entrée et repartent. Le fond, où se trouve tout le stock cher, personne n'y va.",
  'structure-cost':
    'Crack opened above the kitchen window right after they removed the wall downstairs. I can put a coin in it now. / Der Architekt reagiert nicht mehr, die Bauphase läuft und jeder Handwerker macht, was er will. Keiner koordiniert, zwei Wochen Stillstand.',
  insulate: 'In summer the attic office hits 36 degrees and in winter you see your breath. It was supposedly insulated in 2018.',
  'grab-bars':
    "Mum's in a wheelchair since the stroke and can't get into her own bathroom. The hospital wants to discharge her in three weeks.",
  'garden-drains':
    "Water runs toward the back door whenever it rains hard, garden's a swamp. The patio was laid last year by somebody's cousin.",
  'building-code-check':
    "The fire officer won't sign off our little nursery: escape route passes through the kitchen, and one door opens the wrong way.",
  'home-staging': "Estate agent says the flat isn't selling because it looks 'tired and full of somebody else'. 70 viewings, zero offers.",
  'floor-plan':
    "No one has plans of our village hall. Every tradesman measures again and gets it differently, and the roof quote was off by a third. / Le notaire demande les surfaces exactes, l'annonce dit 62, le syndic 57 et l'acheteur veut baisser le prix.",
  'damp-mould':
    'Im Bad schimmelt es hinter der Dusche, obwohl alles erst vor zwei Jahren saniert wurde. Der Fliesenleger schiebt es aufs Lüften.',
  'roof-repair':
    'La terraza gotea al vecino de abajo desde que la impermeabilizaron. La comunidad se pelea y nadie sabe de dónde entra el agua.',
  'woodwork-repair':
    "L'escalier livré grince, les marches n'ont pas la même hauteur, mon fils est tombé deux fois. Le menuisier dit qu'il a suivi le dessin.",
  'artwork-change':
    "Printer sent our brochure back: low-res pictures, wrong colours, no bleed. It should've gone to press yesterday. / Our logo turns into a smudge on pens and on the app icon. It was done by my nephew in PowerPoint, and I only have a JPG. / The designer's gone and left us with flattened files. I need to alter one phone number on the leaflet and can't touch the text. / T-shirt printer says my drawing has 200 colours and can't be screened. It's for our team's final on the 9th. / El periódico nos devolvió el anuncio dos veces por medidas y tintas, y cierra el jueves al mediodía.",
  'logo-brand':
    "A bigger bakery two streets away sent us a lawyer's letter: our sign looks too much like theirs. We need a new face by spring. / On a fusionné deux associations et chacun garde son ancien papier à en-tête. Les donateurs ne savent plus à qui ils écrivent. / Mon imprimeur dit que le pantone du logo n'existe plus et tout sort saumon au lieu de rouge. On a trois fournisseurs, trois rouges.",
  'flyer-brochure':
    "Menu's been patched so many times that guests ask the waiter instead of reading it. Six fonts, coffee rings, prices crossed out.",
  packaging:
    "Supermarket buyer told us our granola 'disappears on the shelf'. The product tastes great, the pouch is beige on beige. / The food authority objected to our jam jars: type too small, allergens not bold, weight in the wrong place. 8,000 are printed already. / Unsere Etiketten werden von Google Translate und Word zusammengeschustert, der Weinhändler hat sie als ‚unverkäuflich‘ zurückgeschickt.",
  'slide-deck':
    "Everyone in the firm makes own slides. Last week a client saw three different logos and a green that isn't ours in one meeting.",
  'book-layout':
    "My book cover got me compared with a cookery manual. It's a thriller. Sales died after the first week. / Die Bedienungsanleitung ist gesetzt wie ein Telefonbuch, Leute rufen an, weil sie die Seite mit dem Entkalken nicht finden.",
  'sign-lettering':
    'People get lost in our clinic. Patients miss appointments as they end up in the laundry corridor. There are paper arrows taped on every door. / The van wrap has our website across the door gap, so with the door open it reads something rude. I wish I was joking. / Me copiaron el diseño de las camisetas y ahora parezco yo la copia. Quiero una línea nueva que nadie confunda.',
  'infographic-work': "Our charity's figures bore donors to death. Six pages on clean water and no one gets past the first chart.",
  'social-graphics': 'I posted 50 things and my Instagram grid looks like a garage sale. Followers leave. Each post has a different style.',
  'illustration-slides':
    "My comic's speech bubbles were lettered by a friend and you can't tell who's speaking. 48 pages ready otherwise. / Los iconos de nuestra app parecen de cinco programas distintos, el cliente grande lo dijo delante de todos. / Le menu de la cantine doit être compris par des enfants qui ne lisent pas encore. Avec des mots, ils prennent toujours le mauvais plateau.",
  'picture-retouch':
    "The old family photo used for grandpa's funeral card is torn across his face and yellow. Service is Saturday. / Product photos got refused by Amazon: background isn't pure white, shadows, item too small in the frame. 85 articles. / Someone walked through the shot of my only sunset proposal picture. Big bloke, orange jacket, right behind her head. / Hochzeitsfotos alle überbelichtet, das Kleid ist eine weiße Fläche. Die Fotografin hat mir immerhin die RAW-Dateien gegeben. / Mis dientes y mi papada arruinan la foto de la boda de mi hermana, y la quieren poner en grande en el salón.",
  'trade-fair':
    'Auf der Messe ist man an unserem Stand vorbeigelaufen, die Rückwand war voller Text. Nachbarstand: ein Bild, ein Satz, Menschentraube. / Our stand at the Hanover fair: shipped to the wrong hall, screens missing, staff not told anything. This must never happen again.',
  'cards-stationery':
    'Unsere Visitenkarten hat jede Filiale selbst gemacht, keine sieht aus wie die andere. Eine Kundin hielt den Außendienst für Betrüger. / La invitación de comunión que hice con una plantilla la tienen otras tres niñas de la clase. Mi hija no para de llorar.',
  'record-cover': 'La couverture de notre vinyle a été dessinée par le batteur, le label la trouve immontrable. Pressage lundi.',
  'ux-audit':
    "Our nurses hate the new ward software, they write on their hands instead. Fourteen clicks to record one temperature. / Support gets 300 tickets a week asking where the invoice is. It's right there in the menu, under 'Assets'. / Elderly bank clients stand before our terminal and give up. One lady cried. The branch manager sent me a video. / Trial users sign up, look at an empty dashboard and never return. We lose 80 percent in the first ten minutes. / The menu of our council website was made from the org chart. Residents can't find how to report a dead streetlight. / The redesign went live Thursday and sign-ups fell by a third. Boss wants it rolled back; I'd like to know what really happened. / Unsere Monteure füllen die App mit Handschuhen im Regen aus und vertippen sich dauernd. Am Ende landet alles doch auf Papier. / La aplicación del gimnasio obliga a registrarse dos veces y los socios mayores se rinden en recepción. Cada lunes hay cola. / Los camareros tardan un minuto por comanda con la tableta nueva, antes con libreta eran diez segundos. Sábado fue un desastre. / Notre montre connectée pour enfants : les parents abandonnent l'appairage en cours de route et la renvoient au magasin. / We get visitors, heaps of them, but they read the free guide and go. Nobody ever asks for an offer.",
  'accessible-site': "A blind customer complained and threatens to sue; he can't get through our booking form with his screen reader.",
  'app-interface-design':
    "The agency delivered gorgeous screens, and developers say half of the states are missing: no empty, no error, no loading. / Drei Entwickler, kein Gestalter: Das Kundenportal funktioniert, sieht aber aus wie Windows 98, und Interessenten lachen im Verkaufsgespräch. / Le prestataire nous a livré une maquette sans explication, l'équipe de développement devine les marges et les comportements.",
  'user-test':
    "The three founders argue every Monday about which feature goes first, and nobody's spoken to a user since January. / The medical device got stuck at approval: regulator says we haven't shown that people can use it without mistakes. / Les bénévoles ne trouvent jamais leur planning dans l'outil, ils m'appellent le soir. J'aimerais comprendre où ils se perdent.",
  'design-system':
    'Each team draws its own buttons; we counted 37 shades of blue and nine date pickers. Every release looks like a ransom note.',
  prototype:
    "Investor looked at my idea on paper and said 'show me, don't tell me'. I can't code, pitch is on the 22nd. / Wir haben 40.000 in eine Funktion gesteckt, die nach einem halben Jahr neun Leute nutzen. Das darf uns beim nächsten Mal nicht passieren.",
  'screen-redesign':
    "The dashboard shows everything to everybody. Directors ask for screenshots in PowerPoint because they can't find the single number they want. / Les utilisateurs appuient sur supprimer en croyant archiver. Trois dossiers clients perdus ce mois-ci, le support n'en peut plus.",
  'shop-change': "Search on our parts site gives 900 results for 'screw M6' and no way to narrow it. Mechanics ring the hotline instead.",
  'website-change': 'Nuestro formulario de cita no se puede usar con el móvil: el teclado tapa el botón y el calendario sale cortado.',
  'plain-language':
    'Cada pantalla dice las cosas de otra manera: guardar, aceptar, confirmar, listo. La gente tiene miedo de perder lo que escribió.',
  'podcast-audio':
    "Recorded a two-hour interview and there's a fridge humming the whole way through. The man is 94, I can't ask him again. / My podcast sounds like two people in different caves. I'm too loud, the guest whispers, and listeners complain about it. / Unser Hörbuch wurde vom Händler abgelehnt: zu leise, Schmatzer, Raumhall. Neun Stunden Aufnahme liegen schon fertig gelesen da.",
  'data-rescue': "The card from the christening says 'format me'. There were 400 photos on it, and I have not touched it since.",
  'video-edit':
    "Drone footage of the estate shakes and the sky is a white hole. Estate agent has already promised it to the seller. / The actor said the wrong company name in the finished advert. He's on tour in Australia, and it airs on the 3rd. / School play was filmed from three phones, none of them in step, one vertical. Parents are waiting. / Im Imagefilm sehen alle Gesichter grün aus, zwei Kameras, zwei Farbwelten. Der Kameramann meint, das sei Stil. / Beim Webinar fiel der Ton der zweiten Hälfte aus, 200 Teilnehmer wollen die Aufzeichnung. Ein Mitschnitt vom Handy liegt noch vor. / Facebook nos rechazó el anuncio en vídeo por formato y duración, y lo único que tenemos es la versión larga de la tele. / Ma vidéo de mariage a été bloquée à cause de la musique, la famille au Canada ne peut pas la voir. / J'ai filmé ma grand-mère qui raconte sa vie en 14 heures, personne ne regardera jamais ça tel quel.",
  'music-work': "The mix sounds massive in my headphones and like mud in the car. The label's test listener said 'demo'.",
  'live-stream-job':
    'Church livestream freezes at every hymn and the sermon arrives with lips out of sync. Housebound members have given up. / The online summit crashed when 2,000 people clicked at once, and the chat is still full of rage.',
  'tape-digitising':
    "Dad's VHS tapes are getting mouldy, 30 of them, the player eats tape. My first steps are somewhere in there. / Las diapositivas del abuelo tienen hongos y han virado al rojo. Son 600, de la guerra y de después.",
  'event-photo-job':
    "We look like hostages on our team page. Everyone's been shot at a different wall with a different phone, one with the dog.",
  'explainer-animation':
    'The explainer the agency drew is so long and childish that our sales reps refuse to play it. / Le logo animé au début de nos vidéos dure douze secondes et fait années 90, les abonnés zappent.',
  'event-technology-job':
    "Conference hall: speaker mic squeals whenever he walks in front of the boxes. It's done so for three events in a row. / Le son de la remise des prix était inaudible, le micro passait de main en main, la ministre est partie.",
  'sound-design': 'Game trailer feels dead. Swords swing without a sound and the footsteps are missing. Store page goes up on Tuesday.',
  'video-shoot':
    'El vídeo del restaurante quedó tan soso que ni mi madre lo acabó. Planos largos, música de ascensor, el chef hablando al suelo.',
  'voice-job':
    "L'annonce de notre standard a été enregistrée par la stagiaire, on entend des klaxons. Les clients se moquent. / La voz en español de nuestro vídeo es de un señor de Madrid y en Colombia se ríen. Hay que rehacerla para allá.",
  'seo-work':
    "Traffic fell off a cliff after the March update. 12,000 visits a month down to 3,000, nothing changed on our side. / We moved to a new shop system and Google still shows the old addresses, all leading nowhere. Orders down by half. / Whenever I ask ChatGPT for the best wedding venue around here, it names four others and says we've closed down. We have not. / 30 blog articles written by a cheap firm, all of them the same, and Google shows none. I feel robbed. / Meine Seite ist in Österreich gar nicht auffindbar, obwohl es eine eigene Version gibt. Google zeigt dort die deutsche mit falschen Preisen. / Notre hôtel n'apparaît que via Booking, qui prend 18 pour cent. Les gens tapent notre nom et tombent sur eux. / Des sites russes bizarres pointent par milliers vers le nôtre et on a reçu un avertissement de Google.",
  'map-entry':
    "A rival is leaving us fake one-star reviews, seven in a week, all with no names. New customers bring it up at the counter. / Nobody in town finds us on the map. You type 'dentist' and get a practice that shut in 2019.",
  newsletter:
    "Our newsletters land in the spam folder, even my own mother found it there. Open rate went from 31 to 6. / Old customers don't come back. They buy a mattress topper once and we never hear from them; my shelves are full.",
  'marketing-plan':
    "The marketing boss left and I discover we've six agencies, no plan, and can't tell which one brings anybody in. / Our launch video got 83 views and 60 of those were us. The gadget is really good, reviewers who tried it love it. / Nos abrieron un competidor enfrente, copia los precios y los carteles. La caja bajó un tercio y no sé por dónde atacar.",
  'ads-mend':
    "Facebook closed our ad account overnight, 'unusual activity'. Ten years of business with it, and no human answers. / Les annonces LinkedIn mangent le budget, clics d'étudiants et de chômeurs, jamais de directeurs d'usine.",
  'system-integration':
    "Leads come in, sales calls them after four days, and by then they've bought somewhere else. Somewhere between form and phone it rots.",
  'social-media-plan':
    "I'm a physio with 14 posts and 38 followers. I don't know what to say, so I post my lunch. / Influencerin bezahlt, drei Storys, kein einziger Verkauf. War das jetzt Pech oder die Falsche? / El TikTok de la tienda no despega, hice bailes, hice ofertas, lo ven cuarenta personas, casi todas primas mías.",
  'marketplace-listing': 'Amazon listing sank from page one to page six after a competitor copied it. Same photos, even our typo.',
  'analytics-setup':
    'Seit dem Cookie-Banner sehen wir in der Statistik fast keine Besucher mehr, der Laden läuft aber normal. Keine Ahnung, was noch stimmt.',
  'customer-loyalty':
    'Unsere Stellenanzeigen für Pfleger bringen null Bewerbungen, der Konkurrent nebenan wird überrannt. Er zahlt sogar weniger.',
  'slow-website':
    'La página tarda nueve segundos en cargar y el informe de Google sale todo en rojo. El chico que la hizo dice que es el servidor.',
  crowdfunding:
    'Nuestra campaña de donaciones se quedó en el 12 por ciento a falta de diez días. La causa es buena, pero nadie la comparte.',
  'online-takedown': 'Quand on cherche mon nom, un vieil article de 2011 sort en premier et me coûte des clients.',
  'grant-writing-job':
    "My grant proposal got turned down with 'unclear objectives'. I've poured a year into this project and the second call closes in five weeks.",
  'speech-personal':
    "I have to speak at my brother's funeral on Friday and whatever I write turns into a list of dates. / J'ai le discours du maire pour le 8 mai à refaire, le précédent a été hué l'an dernier.",
  'cv-application':
    "62 applications, not one interview. I've been a warehouse lead for eleven years, the CV's four pages long. / Ma lettre de motivation ne passe jamais, je suis mère au foyer depuis huit ans et je ne sais pas comment présenter le trou.",
  'web-copy': "The website text reads like a legal notice, says our best customer. I know the boats, but words aren't my thing.",
  'thesis-support':
    "My thesis supervisor says the argument jumps and half the chapters repeat each other. 180 pages, hand-in on the 1st. / My R script from the thesis gives errors I can't read, and I don't get what a p-value tells me, honestly.",
  'letter-writing':
    "The council's letters about bin day get so many angry calls that we'd be better off sending nothing. People just don't understand them. / LinkedIn profile says I'm a 'passionate results-driven professional'. Recruiters skip me. I'm a bridge engineer with some decent stories. / Arbeitszeugnis bekommen, klingt nett, ein Bekannter sagt, es sei eine Ohrfeige. Ich soll meinem Chef einen Gegenentwurf hinlegen. / Mi carta al casero para que arregle la caldera suena a súplica y me ignora desde noviembre. No sé ponerlo por escrito.",
  'book-writing':
    "My mother's memoirs: 11 notebooks, tiny handwriting, no order, some in pencil. She's 88 and would like to hold the book.",
  'product-texts':
    "Product descriptions were copied from the maker like everyone else's. 600 garden tools, all the same words as on 40 other shops.",
  'script-work':
    "The screenplay came back with 'flat dialogue, no stakes in act two'. The contest deadline's the end of the month. / Nuestro guion del pódcast suena leído, aburrido, y los oyentes se van en el minuto tres.",
  'blog-articles': "My ghost of a blog hasn't seen a post for 14 months, the boss noticed when a client asked if we still exist.",
  'proofreading-work':
    "The journal wants major revisions: English, structure, reviewer two is merciless. I'm a biologist, not a writer. / Der Verlag schreibt, das Manuskript wimmle von Fehlern und Zeitsprüngen. Ich lese drüber und sehe nichts mehr. / Mein Kinderbuch reimt sich holprig, beim Vorlesen stolpere ich selbst. Die Illustrationen sind schon fertig, das Versmaß leider nicht. / El comité rechazó mi artículo por plagio involuntario: copié mal las citas y no puse fuentes. Tengo que entregarlo limpio en quince días.",
  'annual-report-text': "I've got to put out a quarterly report where the numbers are dreadful. Whatever I write sounds like an excuse.",
  'compliance-rules':
    "Employees ignore our handbook. It's 90 pages from 2009, mentions fax machines, and two rules contradict each other. / L'école refuse d'inscrire mon fils handicapé au voyage, soi-disant faute d'accompagnant. Le départ est le 12.",
  'press-work':
    'Unsere Pressemitteilung zur Werksschließung klingt eiskalt, der Betriebsrat ist außer sich. Morgen früh muss etwas anderes raus.',
  'lyrics-and-poems': 'Las letras de mis canciones se quedan cojas en el estribillo, el productor dice que parecen un folleto.',
  'corporate-course':
    "Les mails que mes conseillers envoient aux clients sont bourrés de fautes, j'ai reçu une capture d'écran humiliante. / Our team leads were all promoted off the tools. Two good fitters resigned, both named the boss as the reason. / The inspector asked who'd had forklift refreshers. We couldn't show a single name. 33 drivers. / The Excel file that runs our planning was made by a genius who left. None of us dares to touch the formulas, and we'd like to learn. / Unsere Verkäuferinnen verhaspeln sich bei Reklamationen, es endet in Geschrei, zweimal kam schon der Filialleiter. / Hicimos un curso de ventas por Zoom para toda la plantilla y a la semana nadie se acordaba de nada. / On a acheté un logiciel de dessin pour le bureau, trois mois après tout le monde continue à la main.",
  'manuscript-review': "Mon récit de voyage s'essouffle au milieu, même ma femme s'est arrêtée page 90.",
  'sworn-translation':
    "The registry office refused my Brazilian birth certificate, says the translation has no stamp. The wedding is on June 8th. / University of Vienna won't accept my diploma from Lagos without some paper in German. Application ends the 15th. / L'adoption de notre fille traîne, le dossier en vietnamien est jugé incomplet faute de traductions officielles.",
  'site-localisation':
    "Our German site was run through a machine, and a buyer in Stuttgart forwarded it to his colleagues for laughs. / Game reviews from Spain: 'unplayable, the jokes make no sense, buttons cut off'. We had a fan do it for free. / Our e-learning course is in English only, and the Mexican plant clicks through without understanding. We had an accident because of it.",
  'document-translation':
    "The hospital in Turkey gave me 14 pages on my knee operation and my GP can't read one line of it. / El manual de la excavadora está en alemán y el mecánico lo mira como si fueran jeroglíficos. Tenemos la máquina abierta en canal. / J'ai acheté un four d'occasion dont tous les boutons sont en russe, j'ai déjà brûlé deux gigots.",
  'appointment-interpreting':
    "My Ukrainian tenant and I are shouting past each other about the deposit. Google makes it worse, and we meet the landlord's agent on Thursday. / Meine Schwiegereltern aus Bukarest kommen zur Trauung und verstehen kein Wort, die Standesbeamtin verlangt jemanden Beeidigten.",
  'translation-check':
    "The contract from the Chinese factory exists in two versions and a lawyer told me they don't say the same thing. / Our safety data sheets were rejected in Italy because the phrases aren't the official ones. 28 products are sitting in a warehouse. / Patients answer our questionnaire differently in Vietnamese, and the statistician suspects the wording not the people. / Unsere englische Speisekarte bietet ‚gebackene Beamte‘ an, Gäste machen Fotos davon und stellen sie ins Netz. / Das Lektorat der dänischen Übersetzung wurde nie gemacht, jetzt häufen sich Mails von verärgerten Lesern mit Fehlerlisten. / Traducen mi tesis con términos inventados; el tribunal inglés marcó cada página en rojo. / Le sous-traitant a rendu le site de l'office du tourisme en italien : 80 pages, plein de contresens, les guides locaux nous le disent.",
  'subtitles-work':
    "My film's subtitles are out of step and the French ones turn a tender scene into a comedy. Festival screening in two weeks.",
  'old-handwriting': "Found a bundle of my great-grandmother's letters in old German script. I can read perhaps the date.",
  'terminology-base': 'Every department translates its own way, our valve has five names in French. Service ordered the wrong one twice.',
  'foreign-correspondence':
    "Japanese partner went silent after my email. My colleague says I may have insulted him. I'd used an online tool.",
  'book-translation':
    'The novel is finished, an Argentinian publisher is keen, but the sample chapter I had done reads like a washing machine manual.',
  transcreation:
    'Unser Werbespruch heißt auf Portugiesisch anscheinend etwas Unanständiges, Kampagne gestoppt, dreißig Plakate hängen schon.',
  'inheritance-case':
    "Me llegó la herencia de una tía en Francia, con papeles del notario, y no sé si estoy firmando una deuda. / Father died with no will, and his second wife has changed the locks. My sister and I can't get in.",
  'interpreting-job': "La visioconférence avec nos filiales coréenne et espagnole tourne au mime, la moitié de l'équipe décroche.",
  'debt-collection':
    "A client owes me 8,400 since January, keeps saying next week. I've got nothing but emails and a handshake. / Half of my customers pay after 70 days and no one chases them. There's a spreadsheet, last touched in May.",
  'employment-law':
    "Got fired by text on a Sunday after six years, no warning, while I was on sick leave. / The contract says I can't work for any rival for two years anywhere in Europe. I signed it at 23, and I have an offer now. / La empresa me tiene de autónomo con horario, jefe y uniforme. Ahora me echan sin nada después de cuatro años.",
  trademark:
    "Someone in Ohio sells mugs with my drawings on them. I wrote to them, they laughed. / We launched as 'Nimbora' and a law firm says the name's taken in our class. Boxes are printed.",
  'private-dispute':
    "My business partner drains the account and locks me out of the mail. We never wrote anything down between us. / Neighbour built the fence 70 centimetres on my side, he waves an old drawing. Surveyor's away till autumn. / The freelancer claims the code he wrote for us is his. We paid every invoice. There's no clause about it anywhere. / En la comunidad votaron quitarme la plaza de garaje en una junta a la que no me convocaron.",
  'terms-privacy':
    "Photographer's agency is demanding 1,200 for a picture on our blog from 2014. I don't know if this is real or a scam. / Our terms were copied off an American site, and now a German customer insists they're void and wants everything back. / Abmahnung wegen fehlender Angaben auf unserer Webseite, Unterschrift bis Freitag. Mein Shop verkauft selbst gestrickte Mützen.",
  'data-protection-case':
    'We got an official letter about our newsletter: a man wants to know all we hold on him, and the month is nearly over.',
  'consumer-claim':
    "The builder walked off with 60 percent of the money and a bathroom without tiles. He says I changed my mind too often. / Der Gebrauchtwagenhändler nimmt den Wagen mit Motorschaden nicht zurück, dreizehn Tage nach dem Kauf. ‚Gekauft wie gesehen‘ steht im Vertrag. / El banco me cobra una comisión que nunca acepté desde 2017. En ventanilla dicen que lo firmé en la tableta. / L'opérateur continue de prélever 39 euros six mois après la résiliation, je n'ai que des conversations avec un robot. / On m'a vendu un chiot malade, huit cents euros de vétérinaire, l'éleveur fait le mort.",
  'family-case': "My ex won't hand over the children at the agreed weekends. The paper we've got is from mediation, not a court.",
  'benefits-claim':
    'Die Kasse lehnt Mutters Pflegegrad ab, sie sei ‚selbstständig‘. Sie findet das Bad nicht mehr allein. Vier Wochen hätten wir.',
  'company-change': 'Ein Mitgesellschafter will raus und verlangt das Dreifache, im Vertrag von 1998 steht dazu nur ein Halbsatz.',
  'property-purchase': 'Compré sobre plano, van dieciocho meses de retraso y la promotora quiere que firme una prórroga sin decir fecha.',
  'gdpr-technical-work': "Notre association a reçu une mise en demeure de la CNIL pour un fichier d'adhérents qui traînait en ligne.",
  'bookkeeping-work':
    "Shoebox of receipts, two years of nothing filed, and a brown letter with a penalty on it. I paint houses. / Charity's treasurer died suddenly. No passwords, no ledger, and the annual return is due to the regulator in a month. / Umsatzsteuervoranmeldung zum dritten Mal zu spät, Zuschläge jedes Mal. Ich komme vor lauter Baustelle nicht dazu. / Cobramos los alquileres de cinco pisos en efectivo y en cuenta, mezclados con lo mío. Ya no sé quién ha pagado.",
  'tax-question':
    "Tax office says I earned double what I did. I think they counted my Etsy payouts and the PayPal ones twice. / We sell to 14 countries from our little shop and somebody just said we should've charged VAT there since 2021. / I moved from Texas to Portugal in June and both countries believe I live there. / My accountant set me up as a limited company; with what I earn, everyone says it costs me more than it saves. / Das Finanzamt erkennt mein Arbeitszimmer und die Fahrten nicht an, Nachzahlung 3.100. Einspruch geht nur noch acht Tage. / Unsere Kasse entspricht angeblich nicht der Verordnung, der Prüfer hat den Umsatz einfach geschätzt. Imbiss, zwei Leute. / Hacienda me reclama el IVA de facturas que anulé. No guardé los abonos y el programa antiguo ya no abre. / L'Urssaf réclame des cotisations sur un chiffre que je n'ai jamais fait. J'ai dû cocher une mauvaise case en 2023.",
  'expenses-and-closing':
    "Month end takes us 17 days. By the time the boss sees the figures, the trouble is old. / The cash drawer never matches the till, always 20 to 60 short. I don't want to accuse my girls without knowing.",
  'financial-plan': "Profit on paper, but I can't pay wages on Friday, again. I don't understand where it goes.",
  'payroll-run': "Payroll's gone wrong three months running: overtime missing, holiday paid twice, and one lad got someone else's slip.",
  'tax-return':
    "Sold my late aunt's flat, some crypto and a few shares in the same year. The form wants a number and I haven't a clue. / J'ai loué mon appartement sur Airbnb sans rien déclarer, je voudrais me mettre en règle avant qu'on m'écrive.",
  'accounts-switch':
    'Moved from Sage to Xero by ourselves, and now the opening balances are nonsense and every supplier appears twice. / Wir mussten plötzlich E-Rechnungen annehmen, unser Programm zeigt nur Buchstabensalat. Lieferanten mahnen schon.',
  'costing-work':
    "Which of our twelve dishes loses money? The restaurant's full and we're in the red, so some of them must. / Personne ne sait ce que coûte une heure de notre atelier, on signe des devis au doigt mouillé et on perd. / The food truck festival lost money for the third year. We don't know if it's the tickets, the fees or the weather.",
  'minutes-forms-reports':
    "The grant body wants its 15,000 back as our spending report doesn't match the budget lines. We spent it properly, promise.",
  'company-value': 'Somos tres socios y no nos ponemos de acuerdo en cuánto vale la panadería; uno se marcha el mes que viene.',
  'accounts-audit':
    'Mi gestor presentó el modelo fuera de plazo y ahora la sanción me la pasan a mí. Quiero que otro revise todo lo que hizo. / El congreso dejó un agujero de nueve mil euros y nadie sabe en qué partida se fue.',
  'annual-accounts': "Le comptable rend le bilan avec neuf mois de retard et le banquier s'impatiente.",
  'school-tutoring':
    "My son got 3 out of 20 in fractions and hides his exercise books. The test is repeated in two weeks. / Daughter's panicking about organic chemistry, first-year med, exam is in January. She cries over mechanisms with arrows. / I can't do percentages and I've just been made shop manager. Don't want the team to find out. / Mein Sohn sitzt vor dem Mathe-Abi und versteht Integrale nicht, der Lehrer ist seit Februar krank. Noch fünf Wochen. / Latein Klasse 9, jede Arbeit eine Fünf, beim Übersetzen rät sie nur. Die Versetzung wackelt.",
  'exam-prep':
    "I've failed my driving theory four times. I read the book, I know it, then the screen comes up and it's gone. / Our apprentices fail the trade exam in technical drawing, five of seven this summer. The vocational school cancels half the lessons. / IELTS writing stuck at 6.0 for the third time, I need 7 for nursing registration. / Suspendí la oposición por seis décimas, siempre fallo en los supuestos prácticos. / Mon neveu a raté son examen de comptabilité deux fois, il confond débit et crédit et n'ose plus demander.",
  'ai-at-work': 'We gave everybody Copilot licences in spring. Six people out of 140 use it, mostly for birthday poems.',
  'language-course':
    "I freeze when the Dutch call and hand the phone to a colleague. B2 on paper, zero when I speak. / Zum zweiten Mal durch die Einbürgerungsprüfung gerasselt, nicht wegen der Fragen, sondern weil ich das Deutsch nicht schnell genug lese. / Llevo diez años diciendo que aprendo inglés y en la entrevista me quedé en 'my name is'. La próxima es el 30.",
  'awareness-training': "Someone in accounts clicked on a fake invoice again. Third time. The posters in the kitchen don't help.",
  'online-course': "The online course I built has 400 buyers and 11 who finished. Refund requests mention 'boring' and 'too long'.",
  'computer-lessons': "Dad's 79, got an iPad, locks himself out weekly and pays for subscriptions he doesn't want.",
  'music-course': 'Me compré un piano en pandemia y sigo con el cumpleaños feliz, con una mano.',
  'teaching-material': "Ma formation interne pour les caristes est un diaporama de 190 pages, ils dorment, l'assureur demande mieux.",
  'training-design': "L'organisme refuse de financer nos stages, il nous manque la certification qualité et le dossier revient toujours.",
  'venue-finding':
    'The venue just rang: double booked. 130 guests, five weeks to go, invitations already posted. / Die Hochzeitslocation ist insolvent, Anzahlung weg, 95 Gäste, Hotelzimmer gebucht. In vier Monaten brauchen wir etwas Neues.',
  conference:
    "Last year's conference ran 90 minutes late, coffee ran out at ten and two speakers talked to an empty room. / Office Christmas do was so dull last year that people left before dessert. The boss says make it right or drop it. / Our hackathon prize-giving descended into chaos, half the teams hadn't known the rules. Legal wasn't amused.",
  'invitation-job':
    'Nobody answers my RSVP mails. 80 invited, 23 replies, and the caterer wants a number by Wednesday. / Zur Jubiläumsfeier kamen 60 statt 200, die Einladungen waren wohl im Spam, das Buffet blieb stehen. Die Chefin tobt.',
  wedding:
    'My maid of honour has quit over an argument and she held the whole plan in her head. / La boda de mi hermano: el autobús no llegó, los novios esperaron una hora al sol. En la mía no quiero ni un minuto así.',
  'sponsorship-work': "Sponsors pulled out of the half marathon, and there's a hole of 20k. 900 runners have paid.",
  'event-run-plan': 'At our gala the seating ended in tears: divorced couple side by side, the mayor behind a pillar.',
  'event-ticketing':
    "Ticket scanners failed at the door, queue went round the block and 70 got in free. The next gig's in a month. / My conference abstracts: 240 submissions in one mailbox, reviewers reply to the wrong ones, authors getting impatient.",
  'event-staff': "Volunteers don't turn up. Out of 60 that signed up for the festival, 22 came, and parking was a war.",
  'catering-job':
    "The funeral tea is for 90, mother wished it at the farm, there's no kitchen there, no toilets and it's on Saturday. / Le traiteur a planté quarante personnes allergiques au séminaire, deux aux urgences. Le prochain est en septembre, je tremble.",
  'public-festival':
    "Beim Stadtfest standen Toilettenwagen und Bühne am selben Fleck, im Plan hatte das keiner gesehen. Nächstes Jahr bitte anders. / El ayuntamiento nos pide un plan de seguridad para la verbena y si no lo entregamos el viernes, no hay fiesta. / Notre kermesse a été désertée, le même jour que le match et le marché. La caisse de l'école est vide.",
  'entertainer-job':
    'Beim Kindergeburtstag letztes Jahr flogen die Fetzen, zwölf Sechsjährige, Regen, kein Programm. Am Samstag ist wieder einer.',
  party: 'La despedida de soltera se nos cae: seis ciudades distintas, nadie acuerda fecha y la novia no debe enterarse.',
  'team-workshop':
    "L'équipe râle, le dernier team building c'était du karting, trois blessés et une vexée. Cette fois il faut plaire à tout le monde.",
}
