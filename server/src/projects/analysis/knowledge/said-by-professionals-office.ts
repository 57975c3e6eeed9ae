/** What clients say: people who know something of the trade, of machines, vehicles, design, papers and feasts; written before any list of works was read (2026-11-27). By the package's id, ' / ' between. */
export const SAID_BY_PROFESSIONALS_OF_OTHER_WORK: Readonly<Record<string, string>> = {
  'cnc-fault':
    'Our Haas VF-2SS throws alarm 103 (X servo error too large) after about forty minutes of roughing 4140; the way lube is fine and the coupling was checked, yet it keeps returning.',
  'plc-change':
    'Siemens S7-1200 CPU 1214C on our palletiser must read four additional photo-eyes and hold the infeed conveyor when lanes two and three back up; TIA Portal V17 project is available.',
  'compressor-repair':
    'A 37 kW Kaeser BSD 60 screw compressor trips on discharge temperature at 110 °C on every hot afternoon, although the oil separator and filter were renewed at 3,000 hours.',
  'cnc-job':
    'We need the feeds, speeds and tool list for 316L manifolds on a Mazak Integrex i-200; cycle time is 14 minutes and target is below ten at Ra 0.8. / Für eine gebrauchte Drehmaschine DMG CTX 310 brauchen wir einen Postprozessor aus Fusion 360, der Gegenspindel und angetriebene Werkzeuge richtig ausgibt; Steuerung ist Siemens 840D sl. / Tenemos un torno CNC con control Fanuc 0i-TF y necesitamos el programa para roscar un eje de 1 1/4-12 UNF en acero 1045, con ranura de salida y dos pasadas de acabado. / La machine à commande numérique pour bois, une SCM Morbidelli, laisse des éclats sur la face supérieure du stratifié 19 mm ; fraise diamant Z3+3, 18 000 tr/min, avance 16 m/min.',
  'robot-fault':
    'FANUC R-2000iC/165F lost its mastering after the battery on axis 4 ran flat during shutdown; the zero marks are visible but the taught points are off by up to 9 mm.',
  'machine-fault':
    'Our Engel 200-tonne injection press produces short shots in two of sixteen cavities of a PP closure at melt temperature 225 °C; gate vents were cleaned last week.',
  'pump-motor':
    "Vibration on a 250 kW end-suction pump rose from 2.8 to 7.1 mm/s RMS at 1x running speed, radial, drive end. I want to know what is wrong before ordering bearings. / Le réducteur SEW R97 d'un convoyeur à bande fuit au joint de l'arbre lent tous les trois mois environ, malgré deux remplacements du joint Viton et un niveau d'huile conforme.",
  'preventive-maintenance':
    'Preventive maintenance schedule for a bottling line of eleven machines (Krones filler, labeller, shrink tunnel), with intervals, task sheets and a critical spares list for our CMMS.',
  'drive-setup':
    'VFD selection for a 30 kW mixer motor, 400 V, constant torque, 85 m of screened cable, ATEX zone 22 at the motor; I want parameters for the ABB ACS580 as well.',
  'production-improve':
    'Changeover on our Multivac R245 thermoformer takes 95 minutes between two tray formats; management wants it under thirty, and we have video footage of three changeovers.',
  'workshop-machine':
    'The MIG cell with a Fronius TPS 320i yields porosity at the end of every fillet weld on 6 mm S355; gas is M21 at 14 l/min, wire 1.2 mm G3Si1. / I have inherited a 1978 Colchester Mastiff 1400 with visible wear at the headstock end of the bed; it turns 0.12 mm taper over 300 mm and I want it straight again. / Fibre laser, 4 kW Bystronic: since the last nozzle change the lower edge of 10 mm mild steel has heavy dross on the left side of every contour only.',
  'scada-dashboard':
    'OEE on three Bihler stamping lines is logged by hand on paper. I would like cycle counts and downtime reasons collected automatically via OPC UA and displayed on the shop floor.',
  'boiler-fault':
    'Steam boiler, 2 t/h at 10 bar, low-water cut-out acts about twice per shift while the gauge glass shows half; feedwater TDS is 2,900 ppm.',
  'factory-layout':
    'Layout and conveyor capacity for a new parcel sorting area, 1,800 pieces per hour at peak, footprint 32 by 18 metres, three docks, two merges: we need throughput verified before tendering.',
  'forklift-repair':
    'Am Brückenkran mit 5 t Tragfähigkeit schleift seit dem Seilwechsel die Hubbremse, und beim Absenken sackt die Last rund 15 cm nach. Die letzte UVV-Prüfung war vor sieben Monaten.',
  'machine-purchase-advice':
    'Vor dem Kauf eines Bearbeitungszentrums Hermle C 30 U, Baujahr 2012, 21.000 Spindelstunden, möchte ich eine Prüfliste mit Messpunkten und eine Einschätzung, was die Maschine noch wert ist.',
  'machine-safety-file':
    'Der Schaltschrank unserer Verpackungsanlage soll von Schützsicherheitskreis auf Pilz PNOZmulti umgebaut werden; gefordert ist Performance Level d nach EN ISO 13849-1, mit zwei Schutztüren und einem Lichtvorhang.',
  'cooling-plant':
    'El chiller de 40 toneladas que enfría los moldes dispara por alta presión; el condensador es de aire, refrigerante R-410A, y la presión de descarga llega a 580 psi. / Evaporator on our refrigerated lorry, Carrier Supra 850, ices over after roughly three hours at set point minus 20 and the load warms by five degrees.',
  'costing-work':
    'Quisiera comparar tres ofertas de montacargas eléctricos de 2,5 t, baterías de litio contra plomo-ácido, para dos turnos y 1.400 horas anuales por equipo, con costo total a siete años. / Machine-hour rates for eleven machine tools with allocation of energy, floor space and tooling so that quotations carry real costs; last done in 2014. / Determinar el costo unitario de producción de tres líneas de pintura, mermas del 4 % y energía repartida por horas de mezclado.',
  'robot-cell':
    'El robot colaborativo UR10e debe tomar piezas de 3,2 kg de una bandeja desordenada con cámara y cargarlas en la fresadora; hoy falla aproximadamente una toma de cada cinco.',
  'strength-calculation':
    'Je cherche à dimensionner un vérin pneumatique double effet pour pousser 85 kg sur 400 mm en 1,2 s, sous 6 bar, avec amortissement et distributeur 5/2 adaptés. / FEA on a lifting lug, S355J2, 80 mm thick plate, 12 t load with factor 1.5 at 30° off-axis; we want stress plots and a report suitable for a notified body. / Pressure drop in our manifold is 0.8 bar at 40 l/min against a calculated 0.35; I have geometry as Parasolid and want flow simulated to locate the losses. / The gear pair is module 2, ratio 3.7:1, centre distance 74 mm, helix 15°, 1.2 kW at 1,400 rpm. I need geometry and strength verified by ISO 6336, with CAD output. / La simulación de fatiga de un chasis de remolque de dos ejes, tubo de 100x50x4, debe demostrar diez años de uso con 3.500 kg; hay grietas reales junto al perno rey.',
  'conveyor-repair':
    'Étiqueteuse Sleever : le manchon PET-G se froisse au col sur les flacons de 250 ml depuis le passage à 120 coups/min ; tunnel vapeur réglé à 85 °C.',
  'fleet-planning':
    "Our fleet of 22 Ford Transit 350 L3H2 vans needs a replacement plan: annual mileage 45,000 km, mixed lease and purchase, with three candidates for electric conversion of urban rounds. / Notre société de taxis souhaite passer huit berlines diesel à l'hybride rechargeable ou au tout électrique ; il faut comparer bornes, autonomie hivernale et amortissement sur quatre ans.",
  'used-car-check':
    'I am viewing a 2009 Porsche 997.2 Carrera S with 128,000 km and want to know which bore, IMS and PDK points must be inspected before I sign.',
  'camper-conversion-work':
    'Mercedes Sprinter 907 L2H2 camper build: 200 Ah LiFePO4, 30 A DC-DC, 2 x 175 W panels and a 2 kW inverter. I require a wiring diagram with fuse and cable sizes.',
  'car-diagnosis':
    "The DCT in my Hyundai i30 N judders between first and second below 20 km/h when warm; transmission fluid was changed at 40,000 km and no codes are stored. / Wheel bearing hum at 80 to 100 km/h on a Volvo V60 D4, louder in left bends; the right front was renewed and noise persisted unchanged. / La Toyota Hilux 2.8 GD-6 2019 pierde potencia en subidas y marca P0299; ya cambiaron la manguera del intercooler y limpiaron el filtro de partículas con regeneración forzada. / El aire acondicionado de un Nissan Versa 2021 enfría en carretera y en tráfico lanza aire a 19 °C; presiones de 45 psi en baja y 290 psi en alta. / Peugeot 3008 1.2 PureTech 130, 86 000 km : consommation d'huile d'un litre aux 1 200 km et courroie de distribution qui se désagrège ; je souhaite que la cause et l'ampleur des dégâts soient établies. / Boîte automatique EAT8 d'un Citroën C5 Aircross : à-coups au passage 3-4 à chaud et témoin moteur ; le relevé d'adaptation de l'embrayage figure au rapport Diagbox.",
  'vehicle-appraisal':
    'Insurer offered a total-loss figure for my 2019 Subaru Outback well below local listings; I need the pre-accident market value supported by comparable sales and the options list.',
  'wheel-balance':
    'Suspension setup for a Mk3 MX-5 1.8 used on track: 17x7.5 wheels, 225/45 tyres, adjustable coilovers. Inside front edges wear down after two days.',
  'inspection-prep':
    "An imported 1996 Nissan Skyline R33 GTS-T must pass UK individual approval; I have the deregistration certificate and want the list of modifications and forms required. / Je prépare une Yamaha Ténéré 700 pour un voyage de 18 000 km entre Bordeaux et Le Cap : protections, autonomie, pièces à emporter et plan d'entretien en route.",
  'motorbike-repair':
    'Honda CB500X, 2017: fork oil leaks past the left seal for the second time since October. Stanchion shows no visible pitting; genuine seals, 10W oil, 467 ml. / Vergaserabstimmung für eine Vespa PX 200 mit Polini-Zylinder 210 ccm und SI 24/24: sie magert im oberen Drittel ab, Hauptdüse derzeit 122, Kerze weiß.',
  'classic-restore':
    'We intend to rewire a 1967 MGB roadster to negative earth with an alternator, relays for headlamps and a modern fuse box, and need the complete circuit and parts schedule.',
  'boat-work':
    'Volvo Penta D4-260 in a nine-metre cruiser overheats only above 3,000 rpm; raw water impeller and heat exchanger were serviced in April, thermostat swapped.',
  'truck-work':
    'AdBlue system on a Scania R450 derates to 20 km/h; NOx sensor downstream reads implausible, dosing nozzle has white crystals, dosing unit was already exchanged.',
  'bike-repair':
    'E-bike with Bosch Performance CX Gen 4 displays error 504 after I fitted a new 42T chainring; the speed magnet is about 12 mm from the sensor.',
  'vehicle-fitting':
    'Sizing a towbar and determining the legal gross train mass for a Skoda Kodiaq 2.0 TDI 4x4 pulling a twin-axle horse trailer at 2,400 kg, on an EU category B licence. / Mein Golf 7 GTI Performance soll 19-Zoll-Räder in 8J ET45 bekommen; ich möchte wissen, ob Freigängigkeit und Eintragung nach §19 (3) StVZO mit den H&R-Federn möglich sind. / Autocaravana de 3.500 kg sobre Fiat Ducato: quiero saber si puedo instalar suspensión neumática trasera, elevar la MMA a 3.850 kg y qué homologación pide la ITV.',
  'traffic-case':
    'Nach einem Auffahrunfall mit meinem BMW G31 hat der Gegner ein Gutachten vorgelegt, das nur 60 % der Reparaturkosten ansetzt; ich möchte die Positionen von einem Fachmann gegenprüfen lassen. / Bußgeldbescheid wegen 31 km/h zu viel, Messgerät ESO 8.0, Beifahrerin am Steuer; Einspruchsfrist läuft am Freitag ab, Punkte wären kritisch.',
  'charger-fault':
    'Beim Renault Zoe ZE50 bricht die Ladung an der 22-kW-Wallbox nach zehn bis fünfzehn Minuten ab, an der öffentlichen Säule lädt er einwandfrei. Die Zuleitung ist 5 x 6 mm².',
  'vehicle-conversion':
    'Se debe restaurar la tapicería y el techo de vinilo de un Chevrolet Opala cupé 1976; conservo los moldes originales y quiero respetar el patrón de costura de fábrica.',
  'model-from-sketch':
    'STEP file wanted for a bearing housing that I hold only as a 1989 paper drawing, third-angle projection, 14 dimensions with H7 and js6 fits, two sections. / A configurator in Fusion with user parameters: shelf length 600 to 2,400, depth 250 to 450, number of brackets derived, drawing sheets that update themselves. / Modelo paramétrico en Onshape de una abrazadera para tubos de 1/2" a 4" SCH 40, con tabla de configuraciones y planos según norma ISO 128. / Je souhaite une maquette numérique d\'un palier à roulements à partir d\'une pièce cassée que je peux mesurer au pied à coulisse, avec plan coté et tolérances ISO 2768-mK.',
  'cad-data-repair':
    'My SolidWorks 2023 assembly of 1,400 parts takes eleven minutes to open and rebuild; there are 312 external references and several imported STEP bodies with faulty faces. / Wir möchten von Inventor 2020 auf Solid Edge wechseln und rund 3.000 Bauteile samt Stücklisten und Zeichnungsableitungen übernehmen; die Zeichnungsbezüge sollen erhalten bleiben.',
  'scan-to-cad':
    'A scanned STL of an exhaust manifold, 2.3 million triangles, must become a parametric solid with true planes and cylinders so that flange positions can be adjusted. / Low-poly version of a 9-million-polygon ZBrush statue: below 25,000 triangles, clean UVs, baked normal and AO maps in 4K for real-time viewing. / A partir de una nube de puntos .e57 de 38 GB levantada con Leica RTC360, necesitamos el modelo de las tuberías existentes de la sala de bombas para planear una ampliación.',
  'measurement-capability':
    'Tolerance stack-up over nine components in a pump shaft arrangement; axial gap has to remain between 0.05 and 0.25 mm, RSS and worst case, with GD&T per ASME Y14.5-2018.',
  'product-render':
    "Photorealistic turntable, eight seconds at 4K, of a torque wrench supplied as Creo model; brushed steel, rubber grip, soft studio light and dark grey background, Blender or KeyShot. / Animation technique de 45 secondes montrant le cycle d'une vanne à boisseau sphérique en coupe, depuis le fichier STEP, pour un salon professionnel.",
  'product-development':
    "The injection mould supplier rejects our ABS housing for missing draft, 4.2 mm ribs on 2 mm walls and an undercut beneath the snap; the model needs reworking for moulding. / Impression résine d'un prototype de connecteur : les clips de 0,8 mm cassent au troisième montage ; quel matériau et quelle géométrie garantiraient cinquante manœuvres ? / Housing concept for a handheld soil moisture meter, IP65, two AA cells, single-hand use, wall thickness 2 mm ABS; three directions as sketches with CMF. / Smart-ring charging cradle: form study, magnet positions, tolerances to a 17 g ring, packaging insert, model for soft tooling in batches of 2,000. / Griffschale eines Akkuschraubers, 1,4 kg, soll ergonomisch neu gestaltet werden: Handgrößen P5 bis P95, Schwerpunkt über dem Griff, zwei Modellvarianten aus PU-Schaum. / Prototype d'objet connecté pour ruches, boîtier imprimable, autonomie de neuf mois, étanche et manipulable avec des gants d'apiculteur.",
  'technical-drawings':
    'Two hundred legacy AutoCAD R14 drawings have inconsistent layers, fonts and dimension styles; they should all conform to BS 1192 layer naming and open cleanly in 2024. / Für eine Treppenwange aus Flachstahl 250 x 12 mit 17 Steigungen à 176 mm brauche ich eine Werkstattzeichnung und die Abwicklung für den Laserzuschnitt. / Mein Drehteil aus 16MnCr5 muss nach dem Härten auf 58 HRC maßhaltig bleiben; ich bitte um Fertigungszeichnung mit Form- und Lagetoleranzen, Härteangabe und Schleifaufmaß.',
  'digital-sculpting':
    'Miniature for tabletop play: an armoured dwarf with hammer, 32 mm scale, sculpted to be printed in resin on a Saturn 3 with supports and separate shield.',
  'game-models':
    "Rigging of a humanoid character with 62 bones, IK/FK switch on arms and legs, facial blendshapes to ARKit's 52 names, delivered for Unreal Engine 5.3.",
  'cad-data-management':
    "Unsere Revit-Familien für Brandschutztüren sind uneinheitlich; alle 46 sollen gemeinsame Parameter, LOD 300 und korrekte IFC-Klassen erhalten, damit der Export zum Fachplaner fehlerfrei läuft. / Notre bibliothèque CATIA V5 compte 900 vis et rondelles non paramétrées ; nous voulons un catalogue unique avec tables de conception et nomenclature liée à l'ERP.",
  'print-stl':
    'El archivo de impresión 3D sale con bordes no manifold y 118 agujeros según Netfabb; proviene de SketchUp y debe imprimirse en escala 1:100, con espesores correctos.',
  'xr-training-course':
    'Meta Quest 3 training module for lockout-tagout on a 400 V distribution board: twelve steps, hand tracking, scoring exported by xAPI to our Moodle. / Un recorrido en realidad virtual para evacuar un edificio de doce pisos, con humo progresivo, tres salidas y registro del tiempo de reacción de cada brigadista.',
  'vr-app':
    "Our Unity 2022.3 VR build drops to 52 fps on Quest 2 whenever more than fourteen machines are visible; target is 72, draw calls stand at 410. / A digital twin of our substation, from the Revit model, should run on the HTC Vive XR Elite with passthrough and show live SCADA readings above each feeder. / Participants feel sick after about four minutes on our VR roller-coaster simulation, smooth locomotion at 7 m/s, field of view 104°; we want it tolerable for twenty minutes. / Colocated multiplayer with four Quest 3 headsets in one 8 x 10 m hall, shared coordinate frame, drift below 5 cm across a fifteen-minute session. / Prototype for exposure therapy with our clinic's psychologist: a lift scene, nine intensity levels, therapist panel on a tablet, heart rate from a Polar H10. / Hand gestures for a surgical planning viewer on Apple Vision Pro: rotate, cut plane and measure on a CT volume of 512 x 512 x 380 voxels. / Unser Messestand bekommt eine VR-Brille: Besucher sollen in drei Minuten durch die Abwasseraufbereitung fahren, Dauerbetrieb acht Stunden, Bedienung durch Hostessen. / Im Unity-Projekt mit XR Interaction Toolkit 2.5 greift der Controller Gegenstände erst beim zweiten Druck, sobald zwei Collider überlappen; Direct Interactor, Quest Pro. / Une visite immersive du village gaulois reconstitué, à partir des relevés de fouille, est prévue pour douze postes au musée : il faut chiffrer et séquencer le projet. / Jeu d'évasion en réalité mixte pour deux joueurs dans une pièce de 20 m², les murs réels servant de décor, avec énigmes liées aux objets physiques.",
  'ar-app':
    "The museum wants a five-stop AR trail in a listed courtyard where GPS drifts by six metres; image anchors or Visual Positioning, iOS and Android, visitors aged eight and upwards. / A pop-up card for our chemistry textbook: scan the page and a rotating benzene molecule appears with labels, usable on cheap Android tablets lacking ARCore depth. / User test of our WebAR glasses fitting on twelve participants showed frames sitting 6 mm too low; face mesh by MediaPipe, pupillary distance estimated from iris width. / Für die Montageanleitung eines Wärmepumpenmoduls sollen 3D-Pfeile und Schraubenmomente per Tablet über das reale Gerät gelegt werden; CAD liegt als JT vor, Erkennung über Vuforia Model Targets. / Geocaching-ähnliche Stadtrallye für Schulklassen mit neun Stationen, historischen Figuren im Kamerabild und Punktestand; Geräte sind iPads der 9. Generation. / Deseamos que el catálogo impreso de maquinaria agrícola muestre el tractor en movimiento al enfocarlo con el teléfono, desde el navegador y con marcadores por página. / Nous voudrions essayer des montures de lunettes en ligne par webcam, 340 références, avec mise à l'échelle réelle du visage et intégration Shopify.",
  'ar-remote-support':
    'HoloLens 2 remote assistance for field technicians: an expert at headquarters must see the camera stream, freeze a frame and draw onto the pump.',
  'ar-filter-360':
    'Instagram retired our Spark AR filters. The lipstick try-on with seven shades must return on Snapchat and TikTok with identical shade values. / Interactive 360° walkthrough of a 2,400 m² logistics hall, shot with Insta360 Pro 2, hotspots with safety instructions, hosted on our own server through WebXR.',
  'vr-headset-setup':
    'The tracking of our arena setup with four SteamVR 2.0 base stations loses controllers near the glass wall at the south side, roughly every ninety seconds. / Nuestro simulador de soldadura usa un Vive Tracker 3.0 en la antorcha y el ángulo mostrado se desvía unos 8° del real después de diez minutos. / Casque Varjo XR-4 : nos pilotes doivent voir leurs mains et le tableau de bord réel dans le simulateur X-Plane 12, avec masquage par chrominance et latence inférieure à 20 ms.',
  'xr-advice':
    'Feasibility paper needed: which headset, budget class and content pipeline would suit 120 crane operators training twice a year at three ports?',
  'app-bug':
    'La app de realidad aumentada con ARCore coloca los muebles flotando unos 10 cm sobre el piso cuando la alfombra es lisa; versión 1.42, Galaxy A54.',
  'permit-drawings':
    'Planning drawings at 1:100 and 1:50 for a single-storey rear extension, 4.0 x 6.2 m, flat roof with two lanterns, terraced house in Leeds conservation area. / Existing loft, ridge height 2.35 m, 48 m² of floor: I want to see whether two bedrooms and a shower room with compliant stair headroom can be fitted. / Für die Nutzungsänderung einer Scheune zur Ferienwohnung nach Landesbauordnung Bayern fehlen Lageplan, Bauzeichnungen und Baubeschreibung; die Gemeinde hat den Antrag zurückgegeben. / Proyecto básico para vivienda unifamiliar de 180 m² en parcela de 600 m², Valencia, con retranqueos de 3 m, edificabilidad 0,4 y piscina. / Déclaration préalable pour une pergola bioclimatique de 19 m² adossée, en secteur ABF : plan de masse, façades, insertion paysagère et notice.',
  'architecture-visual':
    'Photorealistic stills for a twelve-unit scheme, two street views at dusk and one aerial, from our ArchiCAD 27 model, for the sales brochure. / Requiero renders interiores de seis ambientes a partir de un modelo SketchUp 2023, V-Ray, luz de tarde, resolución 3840 x 2160, para preventa.',
  'kitchen-bath-planning':
    'Galley kitchen, 2.1 x 4.7 m, gas riser in the corner and a window sill at 940 mm; we would like a layout with dishwasher and 60 cm oven column. / Badezimmer 2,60 x 1,95 m, Fallrohr hinten links, bodengleiche Dusche und barrierearm nach DIN 18040-2: gewünscht werden Entwurf und Fliesenplan.',
  'room-acoustics':
    'Our cafe has 64 seats and a reverberation time of 1.9 seconds; conversation becomes impossible at lunch. Ceiling is concrete at 3.4 m, glass on two sides. / Le studio de danse de 75 m² reçoit des plaintes du voisin du dessous ; nous cherchons une conception de plancher flottant visant un gain de 20 dB aux impacts. / Acoustic treatment of my 4.1 x 3.3 x 2.4 m vocal booth and control area: REW measurements show a 38 Hz mode and 0.31 s decay at 500 Hz.',
  'building-code-check':
    "The restaurant's fit-out must satisfy Part M and BS 8300: ramp 1:12, accessible WC, counter heights. Please review plans against both and list non-conformities. / We have to demonstrate fire escape for 180 persons in a converted mill on three floors: travel distances, exit widths and compartmentation under Approved Document B.",
  'house-design':
    'Timber-frame garden studio 7 x 4 m, green roof, to be designed for year-round office use with U-value 0.15 and details ready for a carpenter. / Passive house concept for a plot sloping north, 1,100 m², four bedrooms, PHPP target below 15 kWh/m²a, with an initial massing and orientation study.',
  'interior-concept':
    "Mood board, finishes schedule and furniture plan for a 95 m² show flat, Scandinavian palette, oak 14 mm engineered flooring already laid. / A landlord wants the ground floor of a former bank, 620 m², turned into eight serviced offices plus meeting rooms; core walls and columns on 5.4 m grid remain. / The client's walk-in wardrobe, 3.2 x 2.4 m with 45° sloped ceiling, needs fitted joinery drawings showing 18 mm board, drawers and integrated LED. / Retail shop, 80 m², sells bicycles: customers walk straight past the accessories wall and the till queue blocks the workshop door. A better arrangement is wanted. / Colours for a listed Georgian facade, stucco and sashes, that the conservation officer would approve, with RAL and lime-wash equivalents. / Grundriss einer 78-m²-Altbauwohnung in Leipzig soll so geändert werden, dass ein drittes Zimmer entsteht; die Wand zum Flur ist laut Bestandsplan nicht tragend. / Unser Großraumbüro mit 34 Arbeitsplätzen soll auf Desk-Sharing 0,7 umgestellt werden; Zonen, Akustikflächen und Möblierungsplan bitte nach ASR A1.2. / Redistribuir un local de 52 m² para barbería con cuatro sillones, lavacabezas, sala de espera y baño accesible, según ordenanza municipal y CTE DB-SUA. / El salón de 28 m² tiene orientación norte y techos de 2,45 m; quisiera una propuesta de interiorismo con paleta cálida, iluminación y lista de muebles. / Une chambre d'hôtel témoin de 19 m², trois étoiles, thème maritime, doit être conçue avec tête de lit sur mesure, éclairage et matériaux classés M1.",
  'floor-plan':
    'Dimensioned survey of a chapel needed before conversion: plans, four elevations, two sections; we have an iPhone LiDAR scan and some hand measurements.',
  'structure-cost':
    "Appartement haussmannien de 112 m² : ouverture entre cuisine et séjour dans un mur porteur de 35 cm ; il me faut le projet d'aménagement à soumettre à la copropriété.",
  'logo-brand':
    'Wordmark and symbol for a precision-casting foundry established 1921; must survive laser engraving at 9 mm and embroidery, supplied as vector with Pantone 7463 C. / Manual de identidad para cooperativa cafetalera con cuatro marcas derivadas, aplicaciones en saco de yute, bolsa con válvula y uniformes de barista.',
  'book-layout':
    "A 96-page annual report, A4, InDesign, 14 charts and two fold-outs, PDF/X-4 with FOGRA51, to be ready for our printer on the twentieth. / Book cover for a hard-boiled detective novel, 5.5 x 8.5 inch, 312 pages on cream paper, KDP spine calculation, plus a matching ebook image. / Unser 48-seitiger Produktkatalog soll aus einer Excel-Liste mit 620 Artikeln in InDesign per Datenzusammenführung gesetzt werden, Bilder liegen freigestellt vor. / Diagramar una revista académica trimestral de 140 páginas con doble columna, notas al pie, ecuaciones en LaTeX y figuras a 300 dpi, en formato 17 x 24 cm. / Mise en page du rapport d'activité d'une communauté de communes, 64 pages, accessibilité PDF/UA exigée, cartes et diagrammes fournis en Excel.",
  packaging:
    'Folding carton for a 75 ml serum, reverse-tuck, 350 gsm GC1; dieline is supplied. Front, ingredient panel and EAN-13 need artwork with soft-touch and foil layers. / Wine label series, four varieties, 90 x 120 mm, textured stock, hot foil on the crest; mandatory details by EU 2021/2117 have to fit the back label.',
  'artwork-change':
    'The printer reports that our trade-fair banner has total ink coverage of 340 %, RGB images and 3 mm bleed missing on two sides; the file is Illustrator. / My logo exists only as a 640-pixel JPEG from a defunct agency and the sign maker demands vector paths with overlaps merged for a 1.2 m fret-cut sign. / Retocar y vectorizar un escudo familiar del siglo XVIII a partir de una fotografía de piedra tallada, para grabarlo en anillo de sello de 14 mm. / Le fichier de notre étui pharmaceutique doit intégrer le braille Marburg Medium, un Data Matrix de 10 mm et une zone sans vernis, conformément au gabarit fourni.',
  'infographic-work':
    'Infographic explaining our wastewater process in seven stages, A2 poster, legible from three metres, isometric style, English and Welsh labels.',
  'sign-lettering':
    'Vehicle livery for a Mercedes Vito long, both sides and rear doors, 1:10 vector template at hand; two spot colours, reflective chevrons to Chapter 8 at the back. / Wayfinding system for a four-storey clinic: door signs, hanging signs, floor directory, contrast by DIN 32975, production drawings with fixings and Braille positions. / T-shirt print for a cycling club in three spot colours, halftone at 45 lpi, separations ready for screen printing on navy and white garments.',
  'illustration-slides':
    "Icon family of 48 pictograms for laboratory hazards and equipment, 24 px grid, 1.5 px stroke, SVG, conforming as far as possible to ISO 7010. / Illustrations for a children's picture book, 14 double spreads, 210 x 210 mm, watercolour look, consistent fox character from three angles supplied in sketch form.",
  'flyer-brochure':
    'Restaurant menu redesign: six pages, laminated A4 fold, three allergens symbols sets, prices in a separate text layer so that staff can update them in Word. / Zeitungsanzeige 2/3 Seite, 211 x 290 mm, 1c schwarz, für Stellenangebote eines Klinikums; bitte zwei Varianten mit reduziertem Bildanteil. / Plakatkampagne zur Verkehrssicherheit an Grundschulen, drei Motive im 18/1-Format, die Bildsprache soll auch Eltern ohne Deutschkenntnisse erreichen. / Vallas publicitarias de 12 x 4 metros, tres artes finales a escala 1:10 con 150 dpi, para campaña de reciclaje municipal, con lectura en cinco segundos. / Affiche de festival de jazz, 40 x 60 et 120 x 176 cm, style sérigraphie quatre tons, avec déclinaison programme dépliant six volets.',
  'social-graphics':
    'Twelve Instagram carousel templates in Canva for a physiotherapy practice, 1080 x 1350, editable by receptionist, using our two brand fonts and teal.',
  'board-game-design':
    'The board game needs 110 cards at 63 x 88 mm, a rule sheet and tuck box artwork; card text comes from a spreadsheet and changes often.',
  'cards-stationery':
    "Geschäftsausstattung nach DIN 5008: Briefbogen, Folgebogen, Visitenkarte 85 x 55 mit Blindprägung, Lieferschein, alles als druckfähige PDF und Word-Vorlage. / Faire-part de mariage gravé, format 15 x 15, papier coton 600 g, monogramme de deux initiales et plan d'accès dessiné à la main au verso.",
  'app-interface-design':
    'Wireframes for a field-service app on rugged Zebra TC57 devices, gloved use, offline forms, 22 screens in Figma including error and sync states. / Dark mode for an oscilloscope desktop interface in Qt, eighteen trace colours distinguishable for deuteranopia and legible at 1,000 lux. / Bedienkonzept für ein medizinisches Beatmungsgerät mit 10-Zoll-Touchscreen: Alarmhierarchie nach IEC 60601-1-8, Handschuhbedienung, drei Bildschirmtiefen; benötigt werden Wireframes samt Begründung. / Die Figma-Dateien unseres Dienstleisters sind ohne Auto-Layout und Varianten angelegt; 70 Screens sollen sauber aufgebaut und für die Entwicklung übergeben werden. / Rediseñar el flujo de alta de proveedores de un portal de compras públicas: siete pasos, firma electrónica, carga de PDF y validación fiscal, con prototipo navegable. / Cómo presentar en un reloj de 1,4 pulgadas la presión arterial, alertas y recordatorios para mayores de 70 años, con tres alternativas de pantalla.',
  'design-system':
    'Our design system has 140 components in Figma and 96 in Storybook, and they disagree in naming, tokens and spacing; both must be brought into alignment. / La biblioteca de componentes de nuestra aseguradora requiere tokens de color, tipografía y espaciado con modo oscuro, exportables a Android e iOS.',
  'accessible-site':
    'WCAG 2.2 AA audit of a municipal appointment portal: keyboard, VoiceOver, NVDA, contrast and forms, with a severity-ranked list and a remediation schedule. / Prüfung unseres Webshops auf Barrierefreiheitsstärkungsgesetz und EN 301 549, Schwerpunkt Filter, Warenkorb und Zahlungsdialog, mit Prüfbericht nach BITV-Test.',
  'user-test':
    "Interview guide and recruitment screener for eight anaesthetists, 45 minutes each, about alarm handling on infusion pumps; formative study under IEC 62366-1. / The SUS score of our ERP's warehouse module fell from 71 to 54 after the release; please plan and moderate tests with six pickers and report causes. / Quantitative survey, n = 400, MaxDiff of fourteen features for a cargo bike computer, with analysis in R and segments that product management can act upon. / Tenemos entrevistas a veinticinco agricultores y necesitamos perfiles, mapa de recorrido y oportunidades priorizadas para una plataforma de riego inteligente. / Net promoter score dropped from 41 to 23 and we want a questionnaire and analysis that tell which customer groups left and for what reason. / Feedback form and post-event analysis for a user conference, 410 participants, twenty sessions, need to decide which tracks survive next year.",
  'screen-redesign':
    "Users of our dashboard confuse 'planned' with 'released' orders, causing about fourteen wrong shipments a month. Labels, colours and states need rethinking. / Our sign-up form asks for nineteen fields and half of applicants abandon at step three. Legal requires eleven of them; how should the form be rebuilt? / My SaaS pricing page presents four tiers and 38 feature rows; sales says customers cannot tell Pro from Business. An alternative page structure should be designed and tested.",
  prototype:
    'Clickable prototype for an investor demonstration on 9 June: onboarding, map view, booking and payment of e-scooter repair, iOS look, tablet and phone.',
  'product-texts':
    'Empty states, error messages and confirmation texts for 64 screens of a pension app, plain English reading age of eleven, in spreadsheet keyed by string ID. / Product descriptions for 180 hand tools, 90 to 120 words each, technical attributes from a spreadsheet, in a voice that tradesmen would accept.',
  'service-design':
    "Service blueprint for a hospital discharge process crossing five departments, with touchpoints, backstage activity and pain points from two workshop transcripts. / Cartographie des parcours d'un assuré lors d'un sinistre automobile, du constat à l'indemnisation, avec irritants et indicateurs par étape.",
  'ux-audit':
    "Nos conseillers de guichet effectuent 31 clics pour modifier une adresse dans le CRM ; nous demandons l'analyse de la tâche et une interface ramenée à dix.",
  'study-statistics':
    "Test A/B de la fiche produit : 18 000 visites par semaine, taux d'ajout 3,1 % ; il faut le plan d'expérience, la durée et les variantes dessinées.",
  'podcast-audio':
    'Interview recorded on a Zoom H5 at 48 kHz has a 50 Hz mains hum plus harmonics and air-conditioning; 74 minutes, two speakers, speech must become broadcast-ready at -23 LUFS. / Podcast of ten episodes, two remote guests by Riverside: remove pauses and filler words, level to -16 LUFS, add theme, chapters and show file in MP3 192 kbps. / Los audios de una declaración grabada con celular tienen viento y una voz casi inaudible; se requiere mejorar la inteligibilidad con informe de los procesos aplicados.',
  'video-edit':
    "Grade a 14-minute short shot on Blackmagic 6K in BRAW: night exteriors turned greenish, skin tones differ between scenes; DaVinci Resolve project supplied. / Drone material from a DJI Mavic 3 Cine for a bridge inspection film, 4 minutes, stabilised, with dimension callouts tracked to the piers. / Six-second bumper and 30-second spot for a regional cinema chain, DCP 2K 24 fps with 5.1 sound, from the existing television master. / Für die Werkshalle brauchen wir ein Schulungsvideo, acht Minuten, mit Bildschirmaufnahmen aus SAP, Realbildern und Untertiteln; Sprechertext und Rohmaterial sind vorhanden. / Edición de un documental de 48 minutos con 19 horas de material en Premiere Pro, guion preliminar y entrevistas transcritas; entrega en XDCAM 50 Mb. / Étalonnage d'un clip de trois minutes tourné en ARRI LogC avec une forte dominante magenta sur les plans au néon, livraison Rec.709 et HDR10.",
  'picture-retouch':
    'Two hundred and sixty product shots of cutlery on Nikon Z7: clipping paths, pure white, natural shadow, reflections tidied, 2,000 px sRGB for the shop. / A family album of 1930s prints: 64 scans at 1,200 dpi, silvering, cracks and one torn face, restored to archival TIFF with a colour version of ten. / Headshots of 37 employees were taken in three offices under tungsten, LED and daylight; backgrounds and skin tones must match on the team page. / Hochzeitsfotos, rund 1.850 RAW-Dateien einer Canon R6, sollen ausgewählt, einheitlich in Lightroom entwickelt und auf 450 Bilder reduziert werden; Stil warm, Hauttöne natürlich. / Architekturaufnahme eines Verwaltungsgebäudes: stürzende Linien, Kran und zwei Autos entfernen, Abendhimmel ergänzen, Ausgabe 90 x 60 cm bei 300 dpi. / Détourage et retouche beauté de 34 portraits pour une marque de cosmétiques : pores conservés, teinte de peau fidèle, cheveux sur fond pastel, TIFF 16 bits.',
  'music-work':
    'Multi-track mix of a nine-piece brass band, 28 channels in Reaper at 96 kHz, bleed into the vocal mic, master for streaming and vinyl pre-master. / Der Chor sang in der Kirche auf ein Stereopaar im AB-Abstand, Nachhall vier Sekunden, der Tenor verschwindet; wir wünschen Abmischung und Mastering für CD. / Un jingle de sept secondes, trois notes reconnaissables, déclinable en sonnerie et en attente téléphonique pour un réseau de pharmacies.',
  'filming-advice':
    'Our OBS stream from a council chamber drops frames every three minutes: NVENC at 6,000 kbps, 1080p50, two NDI sources across the same gigabit switch.',
  'subtitles-work':
    'German lecture of 52 minutes requires English SRT captions, two lines at 42 characters, reading speed 17 cps, timed to shot changes. / Subtitles of a 38-minute engineering documentary from Italian into English, SDH version too, dialect passages from Bergamo. / Unser Messefilm von zweieinhalb Minuten braucht Untertitel auf Polnisch und Tschechisch, Zeichenbegrenzung 37 pro Zeile, Skript als Word-Datei vorhanden.',
  'explainer-animation':
    'Explainer of ninety seconds about heat-pump tariffs: script exists, 2D vector style, synchronised voice-over, English and Spanish text layers, delivered in ProRes 422. / Animar el logotipo en cuatro segundos con partículas metálicas, canal alfa, ProRes 4444, más una versión en bucle para pantallas verticales de 1080 x 1920.',
  'tape-digitising':
    'VHS-C and Hi8 tapes, 48 in total, from 1988 to 1997, must be digitised deinterlaced with correct colour; one cassette shows tracking noise throughout.',
  'sound-design':
    'Sound effects pack for a tabletop simulator: 40 sounds of dice, metal, footsteps on gravel, loudness-matched WAV at 24 bit, loops seamless.',
  'sound-system':
    'Nuestra escuela quiere instalar sonido en un patio de 40 x 25 m para 600 alumnos, voz inteligible STI superior a 0,5, con cuatro columnas y amplificación a 100 V.',
  'footage-enhancement':
    'Rotoscopie de la cascadeuse et effacement des câbles sur 212 images en 4K, fond forestier avec brume, sortie EXR pour Nuke.',
  'seo-work':
    "Organic clicks fell by 43 % after the March core update on 212 product guides; Search Console, Ahrefs and server logs are available for diagnosis. / Schema markup for 1,200 recipe pages is flagged 'missing field image' and 'invalid duration'; the template is Twig and JSON-LD is assembled from the CMS. / Für unseren Onlineshop für Dichtungstechnik wird eine Keyword-Recherche mit Suchintention, Volumen und Zuordnung zu 80 Kategorieseiten benötigt, Sistrix-Zugang vorhanden. / El sitio en cuatro idiomas presenta etiquetas hreflang cruzadas, páginas duplicadas en es-MX y es-ES y canibalización de la palabra 'bombas sumergibles'. / Audit technique d'un site WordPress de 640 pages : 180 pages orphelines, chaînes de redirection, pagination mal indexée ; nous souhaitons un plan d'action priorisé.",
  'ads-mend':
    'Google Ads account, 38 campaigns, broad match everywhere, cost per qualified lead doubled since January while Performance Max absorbs 64 % of spend; structure should be put right. / Campagnes Google Shopping à 1,7 de ROAS sur 2 300 références ; le flux Merchant Center comporte 410 refus pour GTIN et titres incomplets.',
  'analytics-setup':
    'GA4 shows 21 % fewer purchases than our ERP, and the Meta pixel counts twice; server-side tagging through a GTM container is in place under consent mode v2.',
  'social-media-plan':
    'Content calendar of twelve weeks for LinkedIn, targeting plant managers in chemical companies, two posts weekly plus one document carousel, aligned with three trade fairs. / The influencer brief for our hiking boot: selection criteria, eight micro-creators between 10k and 50k followers, usage rights, posting schedule and measurement.',
  'marketing-plan':
    'A launch plan for an alcohol-free aperitif in 340 independent off-licences: positioning, tasting dates, press kit and KPI sheet by month. / Brand positioning workshop output, messaging house and proof points for a CNC subcontractor that has always sold by word of mouth and now seeks aerospace buyers.',
  newsletter:
    "Our emails land in the promotions or spam folder for 38 % of Outlook recipients; DKIM aligned, DMARC at none, list of 41,000 with 9 % inactive. / Klaviyo flows required for a tea merchant: welcome of four mails, abandoned basket, replenishment at 32 days and win-back, with segmentation by blend. / Redactar y segmentar la secuencia de correos para recuperar a 6.200 suscriptores inactivos desde hace un año, con prueba de asunto y regla de baja. / Lettre d'information mensuelle d'un syndicat d'architectes : taux d'ouverture passé de 38 à 19 % en un an ; il faut repenser rubriques, objet et segmentation.",
  'marketplace-listing':
    'Amazon listing for a torque screwdriver, ASIN with 1.9 % conversion: title, bullets, backend terms and A+ content, German and US market.',
  'market-study':
    "Competitive analysis of six providers of forklift training in the Midlands: offers, keyword overlap, pricing presentation, review profiles and where we might win. / Étude de marché pour l'ouverture d'un atelier de torréfaction à Nantes : zone de chalandise, concurrents, profils de clientèle et prévision de fréquentation.",
  'data-evaluation':
    "Attribution model comparing last click, data-driven and a simple marketing mix regression over 104 weeks, six channels, for the board's budget decision.",
  'web-copy':
    'Trade magazine advertorial about our valve diagnostics, 800 words, with three headline options, for readers who head maintenance departments.',
  'slow-website':
    'Core Web Vitals: LCP 4,9 s mobil auf Kategorieseiten, CLS 0,31 durch Banner; Shopware 6.5, rund 30.000 Artikel, Ranking sinkt seit Mai.',
  'ads-campaign':
    'Die Stellenanzeigen für Elektroniker bringen monatlich vier Bewerbungen; wir suchen eine Personalmarketing-Kampagne auf Meta und Indeed mit Anzeigenmotiven und Landingpage. / Campaña en TikTok Ads para preinscripciones universitarias: público de 17 a 20 años, tres ciudades, creatividades de 15 segundos y píxel con eventos personalizados.',
  'map-entry':
    'Unsere Bewertungen bei Google stehen bei 3,4 Sternen, etliche scheinen gefälscht; gefragt ist eine Strategie zum Melden, Antworten und Gewinnen neuer Rezensionen. / Posicionar una clínica veterinaria en Monterrey dentro del radio de 8 km, con 140 reseñas y ficha suspendida el mes pasado por cambio de domicilio.',
  'annual-report-text':
    'White paper of 3,500 words on predictive maintenance for wastewater pumps, addressed to utility asset managers, with two case studies and references in IEEE style.',
  'proofreading-work':
    'My 92,000-word crime manuscript sags between chapters 14 and 22 according to two beta readers; I want a developmental edit with notes on pace, motive and point of view. / Copyedit of a 240-page doctoral thesis in soil mechanics, British spelling, consistent symbols, Harvard references, captions and cross-references checked. / Bachelorarbeit Maschinenbau, 68 Seiten: gewünscht werden Korrektorat, einheitliche Verzeichnisse und Prüfung des roten Fadens zwischen Kapitel 3 und 5. / Corrección de estilo de una novela histórica de 118.000 palabras ambientada en Potosí, con anacronismos léxicos y diálogos demasiado modernos.',
  'technical-docs':
    'Maintenance instructions for a palletising cell are full of passive sentences and mixed units; they should follow ASD-STE100 and IEC/IEEE 82079-1. / Standard operating procedure for aseptic filling, eleven pages, must be restructured into steps, responsibilities and records as our GMP auditor requested. / Redactar el manual de usuario de una báscula industrial de plataforma, 32 páginas, con advertencias según ANSI Z535.6 y capítulo de calibración.',
  'cv-application':
    'CV and covering letter for a process safety engineer with fourteen years in LNG, TÜV FS certified, applying for a principal position at an operator. / Carta de motivación para maestría en ingeniería sísmica en Italia, máximo 700 palabras, a partir de mi expediente y dos proyectos de campo.',
  'tender-bid':
    "Proposal response to a rail tender, quality questions 3.1 to 3.9, 500 words each, evidence files provided; scoring criteria stress lessons learned and social value. / Mémoire technique de 40 pages pour un appel d'offres de réfection d'étanchéité, critères pondérés 60/40, photos de chantiers et CV disponibles.",
  'book-writing':
    "Ghostwriting of my memoir as a Merchant Navy engineer, 1971 to 2004, based on 26 hours of recordings and eleven logbooks, about 70,000 words. / The village chronicle for 1900 to 1960 should be written from parish records, 41 newspaper cuttings and interviews, 60 pages with notes on sources. / Biographie d'entreprise pour les 75 ans d'une fonderie : 90 pages, archives numérisées, cinq témoins à citer, ton documentaire.",
  'letter-writing':
    'The resolution of a grievance has to be conveyed to 86 employees by letter, factual, conciliatory, reviewed for tone; the draft sounds like a threat. / Arbeitszeugnis für eine Bauleiterin, sieben Jahre Betriebszugehörigkeit, Note gut bis sehr gut, eigene Kündigung; Formulierungen müssen wohlwollend und rechtlich unbedenklich sein.',
  'script-work':
    'Screenplay coverage and rewrite of the second act, feature drama of 118 pages, industry format, set in a Welsh slate quarry in 1963. / Guion de pódcast de ocho episodios sobre accidentes industriales, cada uno de 22 minutos, con fuentes judiciales y entrevistas ya transcritas.',
  'speech-personal':
    "Sonnet for a retiring surgeon of fourteen lines, Shakespearean rhyme, mentioning the theatre clock, her Norton motorcycle and two grandchildren. / Discours de départ en retraite de notre directrice d'école, sept minutes, ton chaleureux avec trois anecdotes fournies par les collègues.",
  'financial-plan':
    "Business plan for a mobile calibration laboratory, ISO/IEC 17025 accreditation in year two, 25 pages with narrative suitable for the development bank. / Cash-flow forecast of thirteen weeks from Xero data, debtors averaging 58 days, two large payroll dates and a quarterly VAT payment in week nine. / Liquiditätsplanung über 24 Monate mit Investition in eine Kantenanleimmaschine, KfW-Darlehen, Tilgungsfreiheit und Sensitivität bei 15 % Umsatzrückgang. / Création d'un échéancier de trésorerie et d'un dossier prévisionnel sur trois ans pour un prêt Bpifrance, boulangerie avec deux fours à sole.",
  'blog-articles':
    'Fachartikel zu Druckluftleckagen, 12.000 Zeichen, für die Zeitschrift Instandhaltung, mit Praxisbeispiel aus unserem Presswerk und drei Bildunterschriften.',
  'plain-language':
    "Leichte Sprache nach DIN SPEC 33429: ein Merkblatt zur Grundsicherung, acht Seiten, soll in verständlicher Form für Menschen mit Lernschwierigkeiten entstehen. / Réécriture de notre règlement intérieur d'atelier, 12 pages, style clair, destiné à 140 opérateurs dont une partie lit difficilement.",
  'document-translation':
    "Operating manual of a vertical lathe, 180 pages, German to English (UK), FrameMaker source, terminology list with 340 entries, machinery directive declaration included. / Japanese patent JP 2019-123456 A on solid-state electrolytes has to be available in English for our attorney, claims word-accurate, 38 pages with chemical formulae. / Clinical trial consent form, 14 pages, English into Arabic with back translation and reconciliation report for the ethics committee. / Our Chinese supplier's 62-page quality agreement exists only in Mandarin; I need an English version which our lawyers can compare clause by clause. / A Danish court judgment about a shipping collision, 24 pages, is needed in English for arbitration in London, with paragraph numbers retained. / Staff survey in seven languages: Hungarian, Romanian and Vietnamese replies, 912 free-text answers, to be given in English for coding. / Ersatzteilkatalog Französisch–Deutsch, 4.600 Positionen in Excel, Benennungen aus unserer Terminologie, Rest nach Norm DIN 2330 einheitlich zu bilden. / Schwedisches Arztgutachten mit MRT-Befund, sechs Seiten, für die deutsche Krankenkasse, Fachbegriffe Orthopädie und Laborwerte umrechnen. / Contrato de distribución del inglés al español rioplatense, cláusulas de arbitraje ICC, 22 páginas a doble columna para firma en Buenos Aires.",
  'sworn-translation':
    'Birth and marriage certificates from Lviv, Ukrainian with Polish stamps, must be rendered into English in the form UK Visas and Immigration accepts. / Un acte notarié portugais de 1962 relatif à une succession à Madère doit être traduit et certifié pour le notaire de Bayonne.',
  'site-localisation':
    "App strings, 2,150 keys in JSON with ICU plurals, English into Finnish and Polish, character limits of 24 for buttons, context screenshots on hand. / Website of a ski resort, 28,000 words, German to Dutch and Czech, tone playful, keywords already researched, WordPress with WPML export. / Video game dialogue, 19,000 words English to Korean, honorific levels by character sheet, placeholders protected, delivered in Excel with comments. / Localizar al español de México un curso de seguridad eléctrica en Articulate Storyline, 74 diapositivas, con audio y referencias normativas locales. / Notre site de machines à bois, 12 000 mots, doit passer de l'italien au français du Québec, avec adaptation des normes CSA et des mesures.",
  'data-cleanup':
    'Translation memory clean-up: 84,000 segments in TMX, French to English, inconsistent part names and duplicates from three agencies since 2009.',
  'transcribe-job':
    'Old German handwriting, eleven letters of 1891 to 1904 in Kurrent about a flour mill, to be transcribed and given in modern English. / Las grabaciones de una asamblea en quechua, cuatro horas, requieren transcripción y versión castellana con marcas de tiempo para un informe antropológico.',
  'book-translation':
    "Poetry collection, 43 poems from Welsh into English, metre and internal rhyme retained as far as sensible, bilingual edition planned for spring. / Adaptation d'une bande dessinée coréenne en français : 210 pages, onomatopées, jeux de mots sur la cuisine, longueur des bulles respectée.",
  'translation-check':
    "The Turkish version of our packaging puts a wrong allergen declaration beside the ingredients; three labels need comparing with the English master line by line. / Die englische Fassung unserer AGB wirkt wörtlich aus dem Deutschen übertragen; ein britischer Kunde beanstandet mehrere Klauseln. Wir wünschen sprachliche Überprüfung durch Muttersprachler. / Revisar la consistencia del manual de una cosechadora traducido por dos agencias: 310 páginas, glosario contradictorio, unidades imperiales mezcladas. / Relecture par un locuteur natif d'une notice pharmaceutique traduite du néerlandais, gabarit QRD de l'EMA, avec justification de chaque modification.",
  transcreation:
    "Slogan 'Built to last, made to move' must work in French, Spanish and German markets for crane hooks; three alternatives each with explanation of connotations.",
  'employment-law':
    'An employee of eleven years was dismissed for redundancy while the same post was advertised three weeks later; tribunal time limit ends on 18 March. / Unser Dienstwagenüberlassungsvertrag soll die Rückgabe bei Freistellung, Privatnutzung und Schäden regeln; es gilt ein Haustarifvertrag und der Betriebsrat muss zustimmen.',
  trademark:
    "Trademark clearance for 'Velotherm' in classes 7 and 11, EU and UK, followed by a filing strategy; we found a German word mark with similar sound. / Responding to a cease-and-desist letter alleging infringement of EP 2 345 678 by our coupling; claim chart and prior art from 2006 have been collected. / Registro de la marca de mezcal ante el IMPI, clase 33, con denominación de origen en trámite y un signo semejante ya concedido.",
  'contract-review':
    "Our GmbH needs a data processing agreement under Article 28 GDPR with a Texan cloud host, standard contractual clauses module two and transfer assessment. / Non-disclosure agreement, mutual, for joint development of a laser sensor with a university spin-out, five years, residual knowledge clause to be scrutinised. / Founders' agreement for three engineers, 45/35/20 split, four-year vesting with cliff, IP assignment and deadlock procedure, Estonian OÜ. / Contrato de arrendamiento de local comercial en Bogotá por cinco años, con incremento según IPC, mejoras, fiador y cláusula de terminación anticipada. / Rédaction d'un pacte d'associés pour une SAS à quatre fondateurs : clauses de préemption, sortie conjointe, valorisation et non-concurrence.",
  'private-dispute':
    "The neighbour's extension stands 14 cm over the boundary according to our surveyor's plan of May; limits, remedies and a formal letter are wanted. / Delivery terms quarrel: buyer refused 14 pallets as late by nine days, force majeure notice went by email only, contract governed by CISG.",
  'inheritance-case':
    'A will with trust for a disabled grandson, assets in England and Portugal, two executors; current will dates from 1998 and mentions a sold house. / Succession ouverte à Rennes avec un bien en indivision, quatre héritiers, dont un injoignable au Canada ; quelles démarches et dans quel ordre ?',
  'consumer-claim':
    "Small claim against a car dealer: engine failed at 41 days, invoice states 'sold as seen', inspection report shows pre-existing timing chain wear. / Bauträger verweigert Mängelbeseitigung an der Kellerabdichtung vier Jahre nach Abnahme; Gutachten liegt vor, wie sind Frist und Ersatzvornahme zu gestalten? / Aerolínea canceló el vuelo Madrid–Lima y ofrece un bono; viajábamos cuatro personas, perdimos dos noches de hotel y queremos la compensación del Reglamento 261/2004.",
  'tenancy-case':
    "Lease of industrial unit, 1,150 m², Landlord and Tenant Act 1954 protected: landlord served section 25 notice opposing renewal on redevelopment grounds. / Bail commercial 3/6/9 : le bailleur nous réclame la mise aux normes ERP et la taxe foncière ; nous demandons l'analyse des clauses de charges.",
  'immigration-case':
    'Visa options for hiring a Brazilian welding engineer in Germany: Blue Card or skilled-worker permit, recognition of degree, timeline and documents.',
  'family-case':
    'Divorce by consent with two minors and a jointly owned house; we agreed the figures and now need the consent order and parenting schedule in proper form.',
  'product-rules':
    'Open-source obligations in our embedded controller: GPLv3 bootloader, LGPL Qt, two MIT libraries; what must we ship with the device?',
  'advance-directive':
    'The power of attorney for my father, 84, with early dementia, covers bank accounts but the care home demands health decisions as well.',
  'terms-privacy':
    'Impressum, Datenschutzerklärung und Cookie-Einwilligung für einen Shopware-Shop mit Klarna, Google Analytics 4 und Versand in die Schweiz überarbeiten.',
  'procurement-grant-law':
    'Revisar el pliego de una licitación pública y preparar la impugnación: la baremación favoreció a un competidor cuya certificación ISO 9001 estaba vencida.',
  'gdpr-technical-work':
    "Conformité RGPD d'une association sportive de 1 400 licenciés : registre, durées de conservation, formulaires pour mineurs et droit à l'image.",
  'annual-accounts':
    "Year-end accounts under FRS 102 section 1A for a machining company with 1.8 m turnover, three hire-purchase machines and work in progress of 140 jobs. / Consolidation of a parent and two subsidiaries, one in Swedish krona, elimination of stock profit, goodwill impairment test under IAS 36. / Our charity's trustees want a restricted-fund report: 14 grants, overhead apportionment, SORP format, because auditors noted weak trail last year.",
  'tax-return':
    'US person living in Spain since 2019, three unfiled years, two Spanish pensions and an account above 10,000 dollars: Forms 1040, 2555, FBAR. / Einnahmenüberschussrechnung und Umsatzsteuererklärung für ein Ingenieurbüro, Ist-Versteuerung, Photovoltaik 9,8 kWp, Firmenfahrzeug mit Fahrtenbuch, Belege liegen in DATEV Unternehmen online. / Declaración anual de persona moral régimen general en México, con PTU, inventarios en consignación y complementos de pago faltantes en 37 CFDI.',
  'bookkeeping-work':
    "Inventory differences of 41,000 between SAP MM and general ledger, movement types 501 and 701 suspected; I need the accounts reconciled by period. / Sole trader turned limited company in November; two bank feeds, mileage, home office and director's loan were mixed. The books must be straightened before filing. / Conciliar doce meses de tres cuentas bancarias con el libro mayor; diferencia de 8.940 euros y cobros de datáfono agrupados por lotes. / TVA intracommunautaire sur des prestations de montage en Belgique et sous-traitance en Allemagne, factures et DES à régulariser pour six trimestres.",
  'payroll-run':
    'Payroll for 23 employees in three states, with a tipped bar and two garnishments; Gusto migration from paper cards, quarter already started.',
  'cross-border-tax':
    'R&D tax credit claim for a test-rig project, 2,140 engineering hours, subcontracted electronics and prototype material, narrative plus computation as HMRC now requires. / Transfer pricing file for management services between our Dutch holding and the Czech plant, cost plus 6 %, benchmark from Orbis extracts. / Import duty and VAT on a used press from Switzerland, commodity code unclear between 8462.62 and 8462.90, postponed accounting wanted.',
  'accounts-switch':
    'Chart of accounts for a veterinary group of four practices so that each location, clinician and service line may be reported; QuickBooks Online Advanced.',
  'tax-question':
    "Tax authority letter proposes adding 26,400 to my income because of a discrepancy with platform reports on short-term lettings; reply due within thirty days. / Für die Betriebsprüfung 2020 bis 2022 sind Kassendaten nach GoBD gefordert; unsere Vectron-Kasse hat Lücken in den Z-Bons, Verfahrensdokumentation fehlt. / Erbschaftsteuer für ein Mehrfamilienhaus in Kassel, Verkehrswert laut Finanzamt überhöht, Nießbrauch der Mutter; wir prüfen Bewertung und Freibeträge. / Soy autónomo en Sevilla con módulo y paso a estimación directa; requiero saber qué modelos presentar, gastos deducibles y calendario trimestral. / Une SCI à l'IR passe à l'impôt sur les sociétés : simulation sur dix ans, amortissement de l'immeuble, plus-value latente et formalités.",
  'expenses-and-closing':
    'Controls over supplier bank-detail changes after we paid 18,600 to a false account; design approvals, segregation and checks for a finance team of four.',
  dashboard:
    "Tableau de bord mensuel pour une PME de chaudronnerie : marge par affaire, encours, carnet de commandes et trésorerie à partir d'exports Sage 100.",
  'exam-prep':
    "Preparation for the AWS D17.1 aerospace welding written examination: my apprentice fails the metallurgy part and has seven weeks, four hours each. / IELTS Academic 7.0 in writing is required for chartered registration; last attempt 6.0, task 2 arguments underdeveloped, six weeks available. / PMP exam coaching on the 2021 content outline: hybrid questions at 58 % correct in mocks; study plan and targeted drills until 2 May. / LSAT logic: 156 at present and 165 needed; conditional chains and parallel reasoning cost most time, mock results by question type available. / Vorbereitung auf die AEVO-Prüfung: Konzept für die Präsentation einer Unterweisung an der Fräsmaschine, 15 Minuten, und Übung des Fachgesprächs. / Preparar la oposición al cuerpo de ingenieros técnicos: temario de 82 temas, resúmenes, simulacros y cronograma de nueve meses con jornada laboral completa. / Je prépare le TOEIC, 640 points au dernier passage, 785 exigés par mon école d'ingénieurs ; la partie 7 me coûte le plus.",
  'school-tutoring':
    "A-level Further Mathematics, AQA: my daughter loses marks on second-order differential equations and polar curves; mock on 12 January, predicted B, needs A. / First-year mechanical student stuck on Mohr's circle and shear-moment diagrams, Beer & Johnston chapters 5 to 7; resit in three weeks. / Meine Tochter, 9. Klasse Gymnasium Baden-Württemberg, hat in Chemie Redoxgleichungen nicht verstanden; Klassenarbeit am 4. November, Schnitt derzeit 4,3. / Mi hijo cursa tercero de secundaria y reprobó física, vectores y caída libre; el examen extraordinario es el 14 de agosto, con temario oficial. / Remise à niveau en électrotechnique, triphasé et schémas de démarrage étoile-triangle, pour mon fils en bac pro MELEC, épreuve E2 en juin.",
  'programming-course':
    'SQL course for controllers with five years of Excel: joins, window functions, and reading execution plans on SQL Server 2019, with weekly assignments. / Python for chemists: I measure HPLC runs, 300 CSV files weekly, and would like to learn pandas and plotting well enough to automate reports myself.',
  'language-course':
    'Technical English, CEFR B1 to B2, for eight German maintenance engineers calling US suppliers; ten sessions of ninety minutes, recorded role plays. / Curso de francés jurídico nivel C1 para una abogada mercantil, énfasis en contratos y audiencias, tres meses, con corrección de escritos.',
  'teaching-material':
    "Onboarding programme for CNC setters: 12 weeks, skills matrix, sign-off sheets and a mentor's guide, since four of nine recruits left within probation. / Toolbox-talk series of twenty-four topics at ten minutes for scaffold crews, with attendance sheets and comprehension questions in English and Romanian. / Assessment rubric and thirty examination questions with distractors for module 'Hydraulics 2', Bloom levels three to five, blueprint to curriculum. / Conception d'un parcours de formation CACES R489 catégorie 3 : supports, plan de séance, grille d'évaluation et planning pour vingt caristes.",
  'online-course':
    'E-learning on ATEX basics, SCORM 1.2, thirty-five minutes with six knowledge checks, storyboard and narration script for 420 staff in four countries.',
  'career-coaching-work':
    'A director must present annual results in three weeks and speaks too fast, 190 words a minute; training with video feedback, five sessions.',
  'music-course': 'Grade 6 ABRSM piano: sight-reading and the Kuhlau sonatina are weak; adult returner, four hours a week, exam in July.',
  'corporate-course':
    'Betriebliche Schulung zu Ladungssicherung nach VDI 2700 für 26 Kommissionierer, halber Tag, mit Praxisaufgaben und schriftlicher Erfolgskontrolle. / Excel-Fortbildung für unsere Bauabrechnung: Power Query, Pivot und dynamische Arrays, drei Vormittage, sechs Teilnehmerinnen mit stark unterschiedlichem Stand. / Capacitación de brigadas para trabajos en altura según NOM-009-STPS, 16 horas, material visual, práctica y evaluación para 40 operarios. / Former six comptables à Power BI en quatre demi-journées, modèle en étoile, mesures DAX et actualisation depuis Sage.',
  conference:
    'Annual conference for 320 metrologists, three days in Gothenburg, two parallel tracks, exhibition of 24 booths: venue brief, schedule, supplier list and critical path. / A hybrid shareholder meeting: 60 on site, roughly 500 online, secure voting, simultaneous English–German interpretation, technical script for the control room. / Open day at the foundry for families and apprentices, 900 visitors, hot metal pour at 11 and 15 hours, visitor routing and PPE. / Betriebsfeier zum 100-jährigen Bestehen, 600 Gäste auf dem Werksgelände, Festzelt, Ehrungen, Nachtschicht berücksichtigen; Ablaufplan und Genehmigungen nach Versammlungsstättenverordnung. / Fachtagung Brandschutz mit 180 Teilnehmenden: Call for Papers, Referentenbetreuung, Anmeldung mit Rechnungsstellung und Fortbildungspunkten der Ingenieurkammer. / Congreso médico híbrido de dos días en Cartagena, 450 asistentes, ocho salas, traslado de ponentes y créditos de educación continua. / Séminaire résidentiel de deux jours pour 85 cadres, chambres individuelles, quatre ateliers, atelier culinaire, à moins de 1 h 30 de Lyon. / Congrès scientifique bilingue, 260 inscrits : gestion des résumés, programme des sessions, actes et comité de sélection, calendrier sur dix mois.',
  wedding:
    "Wedding on 22 June, 140 guests, marquee in a sloping orchard with 63 A supply, caterer chosen; we need the running order minute by minute. / Mariage laïque de 95 personnes au bord d'un lac, cérémonie à 17 h, navettes depuis la gare, repli en cas d'orage et discours de six intervenants.",
  'public-festival':
    "Risk assessment and crowd plan for a street festival, 4,500 expected, two stages, Purple Guide format for the Safety Advisory Group by Monday. / Charity cycle ride of 65 km, 700 riders: route signage, marshals, feed stations at 22 and 45 km, medical cover and road-closure application. / Agricultural show: marquee temporary structure, wind action limit 80 km/h, evacuation criteria and monitoring procedure in one document. / Weihnachtsmarkt der Gemeinde, 32 Hütten, Stromplan mit 16-A- und 32-A-Verteilern, Lärmgrenzen ab 22 Uhr und Standordnung. / Carrera nocturna de 10 km: permisos municipales, hidratación cada 2,5 km, cronometraje con chip, seguros y plan de ambulancias para 2.000 corredores. / Presentación de libro en biblioteca pública con 90 butacas, intérprete de lengua de señas, transmisión en directo y firma de ejemplares; guion minutado. / Fête de fin d'année d'une école de 310 élèves : kermesse à vingt stands, tombola réglementée, sonorisation, buvette et planning des bénévoles.",
  'sponsorship-work':
    'Sponsorship packages in four tiers with prospect list for a youth robotics tournament, 48 teams, sports hall, previous sponsors withdrew.',
  'event-run-plan':
    'Stage plot, input list and power requirements for our nine-piece function band at outdoor festivals, monitors in-ear, 32 A three-phase.',
  'trade-fair':
    "Exhibitor's logistics for a 6 x 8 m stand at bauma: freight with two machines of 3.2 t, lifting slots, hall deadlines and staff rota.",
  'event-ticketing':
    'Ticketing set-up for a regional film festival, 41 screenings in five venues, allocation for juries, early-bird and student rates, scanning at doors offline.',
  party:
    'Anniversary dinner for retired pilots, 75 people, theme of 1950s airliners: menu, decoration, programme and printed matter in keeping. / Silberhochzeit in einem Gasthof mit 55 Plätzen, Live-Duo, Buffet für drei Allergiker und eine Rallye durch das gemeinsame Leben als Programmpunkt. / Quinceañera para 180 invitados en hacienda con corte eléctrico frecuente: cronograma, plan de lluvia, vals, decoración y contratación de planta de 60 kVA.',
  memorial:
    'Memorial service for a university professor, 200 attending plus livestream, speakers from four countries, music by quartet, printed order.',
  'catering-job':
    'Bar planning for a 900-guest winter ball: quantities of wine, spirits and ice, staffing ratio, till points, licence conditions until 02:00.',
}
