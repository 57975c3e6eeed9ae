/** More of what clients say of machines, vehicles, networks and things to be made, in stories: by the package's id, ' / ' between. */
export const SAID_OF_THINGS: Readonly<Record<string, string>> = {
  'ar-app':
    'point the tablet at the empty corner and see our sofa there / visitors of the castle hold up their mobile and the tower stands again / try on sunglasses with the camera / Möbel in der eigenen Wohnung ansehen / apuntar con el móvil y ver el edificio / voir nos produits chez soi avec le téléphone',
  'vr-app':
    'walk through flats that are not built yet, with goggles / walk through the factory with goggles before it stands / fear of heights, exercises in a headset for our clinic / Rundgang mit Brille durch das Museum / recorrer la obra con gafas / visite immersive avec casque',
  'xr-training-course':
    'firefighters practise without fire, in goggles / new fitters learn the gearbox with overlays before they touch it / Montage üben mit Brille / formar a operarios con gafas / apprendre un geste technique en immersion',
  'ar-remote-support':
    'customer films the machine and our man draws arrows into the picture / less travel for service, look through their eyes / Techniker vor Ort zeigt live und der Spezialist markiert / asistencia a distancia con vídeo y anotaciones / guider un technicien à distance, il voit ce que je vois',
  'ar-filter-360':
    'effect for the story with our mascot on the face / look around the hotel room by dragging / Rundumblick fürs Restaurant / filtro para historias / visite à 360 du gîte',
  'model-from-sketch':
    'I drew a bracket on paper with sizes, put it into the computer / knob of the old radio, make a file from photos and measures / Handskizze wird 3D-Datei / pasar mi dibujo a 3D / modéliser d’après un croquis coté',
  'print-stl':
    'file is ready, ten of them in black, tough / figures for our board game / the downloaded model has holes, make it printable / Datei drucken in PETG / imprimir veinte piezas / imprimer mon fichier en résine',
  'technical-drawings':
    'paper sheets from 1980 into dwg / workshop needs views with tolerances / Papierzeichnung digitalisieren / planos de taller con cotas / mise en plan pour l’usinage',
  'product-render':
    'catalogue pictures of a chair that is not built yet, five colours / short film of how the pump comes apart / glossy image from cad for the fair / Explosionsbild und freigestellte Bilder aus den CAD-Daten / imágenes fotorrealistas del producto / vues éclatées et film qui tourne',
  'product-development':
    'I invented a clip for bikes and want it in shops / enclosure for a circuit board / Gehäuse für eine Platine / boîtier pour carte électronique / waterproof housing for our board, printed first, moulded later / Gehäuse entwickeln, erst drucken, dann spritzen / boîtier étanche à concevoir et industrialiser / from a kitchen table prototype to a thing made in thousands / who tells me if it can be moulded and what tools cost / Erfindung bis zur Serie / tengo un invento y quiero fabricarlo / de l’idée à la série',
  'scan-to-cad':
    'carved ornament, make it again in another size / wing of an old car, no drawings / capture a fossil for the museum / Skulptur vervielfältigen / Gehäuse abtasten und nachkonstruieren / digitalizar una pieza antigua / reproduire une sculpture, la numériser',
  'machine-fault':
    'production stands, the panel says axis and no one knows / label head hesitates and skips / since the weekend it starts, runs ten seconds, stops / Anlage steht, Nachtschicht ratlos / bleibt alle paar Minuten stehen / la línea se para cada rato / la machine s’arrête sans raison',
  'plc-project':
    'new mixing plant, write the control from scratch / S5 is dying, move to something current / Steuerung für eine Förderanlage neu programmieren / programar la automatización de una línea / automatiser une nouvelle cuve',
  'plc-change':
    'add a button and a delay / counter resets at midnight, shall be at six / zusätzlicher Sensor soll mit ins Programm / añadir una señal al programa / ajouter une tempo',
  'robot-cell':
    'arm should stack boxes on pallets, layout and safety / welding cell for small batches / Palettierer planen / célula para soldar / cellule de palettisation',
  'robot-teach':
    'same arm, new bottle, teach the points / gripper goes two centimetres too far since the new box / neues Teil einlernen / enseñar otra pieza / nouvelle trajectoire',
  'robot-fault':
    'arm stops over the conveyor, collision error / handling unit loses its zero / Greifer lässt fallen / Roboter bleibt mit Achsfehler stehen / el brazo se queda parado / le bras s’arrête en défaut',
  'cnc-job':
    'twenty aluminium plates, post processor and first part / our lathe man is ill, who sets up and writes the programs / Fräsprogramm und Einrichten / programar piezas en el torno / programme d’usinage et réglage',
  'cnc-fault':
    'spindle hot and a scream / lathe error on the X axis after a crash / tour en défaut après un choc, cotes fausses / Drehmaschine nach Crash ungenau / tool changer stuck, alarm / machining centre loses position / Fräsmaschine Alarm Spindel / el torno pierde la referencia / la fraiseuse en alarme',
  'preventive-maintenance':
    'things break and we only react, bring order with a plan / who greases what and when / Wartungspläne für den Maschinenpark / plan de mantenimiento / plan d’entretien des machines',
  'pump-motor':
    'bearing howls / shaft leaks and it gets hot / gearbox full of chips / Motor brummt, läuft nicht an / Getriebe verliert Öl / la bomba no aspira / le moteur chauffe',
  'machine-safety-file':
    'bought a used press, is it allowed / CE papers for our own build / risk assessment before the inspector comes / Gefährdungsbeurteilung der Presse / marcado CE / mise en conformité',
  'compressor-repair':
    'loses air all night, hisses / runs and runs, no pressure / Druckluft fällt ab / pierde aire / fuit et ne monte plus en pression',
  'conveyor-repair':
    'belt wanders to the side / sealing jaws do not close, bags open / wrapper tears the film / Band läuft schief / Schlauchbeutelmaschine reißt Folie / la cinta se desvía / l’ensacheuse déchire le film',
  'hydraulic-repair':
    'bucket of the digger sinks / hose burst, oil everywhere / jack creeps down / Zylinder hält nicht / Bagger verliert Öl / pierde aceite el brazo / vérin qui descend',
  'forklift-repair':
    'mast does not lift / goods lift stuck between floors / crane chain jumps / Stapler hebt nicht / Aufzug steht / la carretilla no sube / chariot en panne',
  'farm-machine':
    'baler knots fail in the middle of hay / combine stands in the field, harvest / old Deutz smokes and has no power / Mähdrescher steht / Traktor verliert Kraft / el tractor echa humo / moissonneuse en panne',
  'workshop-machine':
    'laser does not cut through any more / CO2 laser lost its power / laser cutter weak, mirrors and tube / table saw blade runs out of true / big plotter prints stripes / Laser schneidet nicht durch / Bandsäge läuft schief / la sierra vibra / la découpeuse laser ne perce plus',
  'metal-fabrication':
    'railing for a balcony in steel / a frame on wheels after my sketch / stainless table for the kitchen of the canteen / Geländer schweißen / Gestell aus Vierkantrohr / barandilla de hierro / portail en fer sur mesure',
  'metal-mend':
    'hinge of the gate snapped off / chassis of the trailer cracked / cast iron bench leg broken / Anhängerdeichsel gerissen, schweißen / soldar la pata / ressouder une charnière',
  'scada-dashboard':
    'how many pieces per hour, on a screen in the hall / tank temperatures logged, alarm by text / Stückzahlen live anzeigen / ver los datos de las máquinas / suivre la production en direct',
  'drive-setup':
    'new inverter on the old fan / cabinet for three motors, wire and label / Umrichter parametrieren / Schaltschrank bauen / variador nuevo / armoire électrique à câbler',
  'machine-move':
    'lathe of five tons to the other hall, level it / line from Poland set up here / Presse umsetzen und ausrichten / trasladar una prensa / déplacer un tour de cinq tonnes',
  'production-improve':
    'changing tools takes two hours, should be twenty minutes / too much scrap on the second shift / walking ways, chaos, late deliveries / Rüstzeit halbieren / Ausschuss senken / mejorar el ritmo / réduire les rebuts',
  'printer-3d-fault':
    'first layer does not stick, spaghetti / extruder clicks / Düse verstopft, Lagen verschoben / no pega la primera capa / buse bouchée',
  'spare-part':
    'nobody sells this plastic cog any more / drawer runner from 1970, six of them again / clip of the dashboard snapped / Halter gebrochen, gibt es nicht mehr zu kaufen / reproducir una pieza rota / refaire une pièce cassée introuvable',
  'circuit-board':
    'my breadboard should become a proper board / replace an obsolete chip, new layout / Platine entwerfen / diseñar una placa / dessiner un circuit imprimé',
  'cutting-files':
    'box for the laser from a sketch / stencil for the plotter / Schnittdatei für den Laser / vectores para corte / fichier de découpe',
  'office-network':
    'new floor, thirty people, guests separate / everything hangs in one switch under the stairs / Büronetz neu, VLANs / red de la oficina lenta y vieja / refaire le réseau des bureaux',
  'camera-network':
    'see the yard at night on my mobile / theft in the warehouse, eyes on the gates / Hof überwachen, Aufnahmen behalten / poner cámaras en la nave / vidéosurveillance du parking',
  'remote-access':
    'work from home on the files in the office / disk for the whole family at one place / two branches on one network / von zu Hause auf die Firmendaten / trabajar desde casa con los archivos / accéder aux fichiers du bureau à distance',
  'voip-phones':
    'when we call out they hear an echo / press one for sales, two for repairs / keep our number, no more ISDN / Telefonanlage in die Cloud / centralita con menú / standard téléphonique avec accueil',
  'internet-outage':
    'line dead since the digger in the street / drops every evening at eight / router blinks orange, provider says all fine / seit Tagen kein Netz / DSL bricht ab / sin internet desde ayer / coupures de la fibre',
  'tv-aerial':
    'channels gone after the wind / dish turned, snow on the picture / starlink on the roof / kein Signal am Fernseher / Schüssel ausrichten / no se ven canales / parabole déréglée',
  'rack-tidy':
    'spaghetti of wires, nobody knows what goes where / label and draw it / Kabelsalat im Schrank / ordenar el rack / ranger la baie',
  'site-wifi':
    'guests at the far pitches get nothing / eighty rooms and everybody streams / barn for weddings, two hundred mobiles / Gäste im Hotel klagen über das Netz / Campingplatz versorgen / wifi en el camping / les clients de l’hôtel captent mal',
  'building-link':
    'office in the barn across the yard / holiday let 40 m away has no internet / zweites Gebäude anbinden, Graben ist offen / llevar internet al edificio de al lado / relier la grange au réseau',
  'cable-run':
    'one line from the box to the study upstairs / to the telly, under the floor / ein Netzwerkkabel ins Dachgeschoss / un cable hasta el despacho / tirer un câble jusqu’au bureau',
  'camera-fault':
    'two of the cameras black since the storm / alarm goes off for no reason at night / recorder full / Kamera offline / la alarma salta sola / caméra hors ligne',
  'video-doorbell-fit':
    'see who is there when I am at work / number pad instead of a key for the cleaner / Türklingel mit Kamera anbringen / timbre con cámara / sonnette vidéo à poser',
  'voice-devices':
    'speaker says it cannot reach the lamps / Alexa versteht den Befehl nicht mehr / ya no enciende las luces con la voz / l’enceinte ne répond plus',
  'shutter-motors':
    'belts are heavy for my mother, make them go by button / awning shall come in by itself in the wind / Rollläden elektrisch machen / motorizar persianas / motoriser les volets',
  'shutter-motor-fault':
    'goes down but not up / remote of the awning dead / stuck half way since the frost / Rollladen fährt nicht mehr hoch / la persiana eléctrica no sube / le volet électrique est bloqué',
  'car-diagnosis':
    'jerks when cold and the engine lamp is on / no power uphill, smokes / starts only at the third try / battery flat every three days / garage found nothing / Motorlampe an, ruckelt / säuft ab / springt schlecht an / se enciende el testigo y tironea / no tiene fuerza / perd de la puissance, voyant allumé / démarre mal à froid',
  'car-service':
    'squeals when I stop / due at 90,000, oil and belts / knocks over bumps / clutch slips / the aircon in the van only blows warm / Bremsen quietschen / Inspektion fällig / Klima im Wagen wird nicht mehr kalt / el aire del coche sale caliente aunque lo recargaron / la clim de ma voiture souffle tiède / pastillas y discos / cambio de aceite / plaquettes et vidange / claque sur les bosses',
  'bike-repair':
    'chain jumps under load / cargo bike pulls to one side when braking / battery of the pedelec reaches only ten km / Kette springt, Tretlager knackt / Acht im Rad / la cadena salta / dérailleur déréglé',
  'motorbike-repair':
    'stalls at traffic lights / stood for three winters in the barn / fork leaks / Vespa stirbt im Leerlauf ab / Motorrad springt nach dem Winter nicht an / la moto se cala / la moto cale au ralenti',
  'used-car-check':
    'come with me to the dealer on Saturday / is it worth 6,000 / found one online, 200 km away, check it / Gebrauchtwagen vor dem Kauf anschauen / mirar un coche de segunda mano / inspecter une occasion avant achat',
  'body-paint-repair':
    'scraped the pillar in the car park / hail dents over the roof / rust bubbles on the arch / dog hair and smell inside / Kratzer an der Tür / Hagelschaden / abolladura y arañazo / rayure sur la portière, grêle',
  'camper-conversion-work':
    'sleep, cook and sit in our transporter / bed, fridge, panel on top, swivel seats / Kastenwagen zum Wohnmobil ausbauen / Bulli mit Bett und Küche / camperizar una furgoneta / aménager un fourgon',
  'used-car-sale':
    'sell mother’s car, photos, advert, papers / was ist der Wagen wert, verkaufen helfen / vender mi coche / vendre ma voiture',
  'windscreen-repair': 'stone chip in my sight / side window smashed by thieves / Steinschlag / luna rota / impact sur le pare-brise',
  'wheel-balance':
    'cambiar las cuatro ruedas antes de las vacaciones / las cuatro ruedas nuevas / quatre pneus à changer avant les vacances / steering shakes at 110 / hum that grows with speed / winter tyres on / Lenkrad zittert ab 100 / vibra el volante / le volant tremble',
  'inspection-prep':
    'test is next month, what will fail / before we drive to Spain, look it over / TÜV fällig / pasar la ITV / préparer le contrôle technique',
  'car-key':
    'only one left, dog ate the other / locked in the boot / remote does not open / Autoschlüssel nachmachen / llave del coche perdida / double de clé de voiture',
  'vehicle-fitting':
    'hook for the trailer / parking beeper and camera / radio with maps / Anhängerkupplung einbauen / Dachträger / enganche de remolque / poser un attelage',
  'scooter-repair':
    'the electric one for my mother’s shopping stopped / pram wheel lost / Rollstuhl fährt nicht mehr / patinete no carga / trottinette en panne',
  'boat-work':
    'outboard coughs and dies / hull needs scraping and paint / Motor vom Segelboot / Antifouling / fueraborda no arranca / moteur de bateau qui cale',
  'camper-fault':
    'fridge in the caravan only runs on mains / water through the roof hatch / Wohnwagen Wasserpumpe tot / la caravana tiene goteras / chauffage du camping-car en panne',
  'classic-restore':
    'father’s Mini stood 20 years / paint, chrome, engine of a 1965 / Oldtimer aus der Scheune / restaurar un clásico / remettre en route une ancienne',
  'truck-work': 'tail lift stuck / our six vans need somebody / Lkw verliert Luft / camión sin fuerza / hayon bloqué',
  'ev-service':
    'range fell by half / charging flap, high voltage warning / Reichweite eingebrochen / el eléctrico pierde autonomía / autonomie divisée par deux',
  'vehicle-transport': 'broken down on the motorway / bring a car from Italy / Auto abschleppen / remolcar / rapatrier une voiture',
}
