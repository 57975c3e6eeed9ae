/**
 * Further words by which clients count what a package counts: the package, its driver and the words, folded. They only bind numbers; they call for
 * no package, as its own nouns do.
 */
const COUNTED_IN_PACKAGES = `
laundry-repair appliance: waschtrockner waschetrockner waschautomaten toplader frontlader kondenstrockner warmepumpentrockner waschetrocknern haushaltsgerate elektrogerate tumbler washerdryers tumbledryers lavasecadoras lavarropas lavelinge sechelinge laveuses secheuses electromenagers machine machines washers dryers
dishwasher-repair-work appliance: geschirrspuler geschirrspulern geschirrspulmaschinen geschirrspulmaschine spulmaschine spuler einbauspuler gewerbespuler glaserspuler haubenspuler dishwasher glasswashers lavaplatos friegaplatos lavavasos lavevaisselle lavevaisselles elektrogerate
cold-appliance-repair appliance: fridge freezer refrigerator refrigerators kuhlschrank gefrierschranke gefrierschrank gefriertruhen tiefkuhltruhen tiefkuhlschranke kuhltruhen weinkuhlschranke refrigeradores frigorifico congeladores congelador arcones heladeras refrigerateurs congelateurs
cooking-appliance-repair appliance: oven ovens hob hobs cooker cookers stoves microwaves microwave herde kochfelder kochfeld mikrowellen mikrowelle induktionsfelder microondas vitroceramicas cuisinieres plaques microondes
small-appliance-electronics appliance: kaffeemaschinen kaffeevollautomaten vollautomaten espressomaschinen fernseher tvs televisions televisores televiseurs toaster toasters mixer staubsauger vacuums cafeteras aspiradoras batidoras cafetieres aspirateurs kuchenmaschinen
appliance-connection appliance: hob hobs cooker cookers ovens herde kochfelder dunstabzugshauben einbaugerate elektrogerate haushaltsgerate geschirrspuler mikrowellen microwaves campanas vitroceramicas cuisinieres hottes lavevaisselle electromenagers
ar-app object: assets artworks exhibits exponate sculptures skulpturen esculturas mobel muebles meubles sofas gegenstande articles artikel articulos figuren characters obras oeuvres objekten
ar-app screen: views ansichten oberflachen menus bildschirmseiten appseiten paginas vistas layouts interfaz
vr-app scene: room level worlds welten spielwelten mondes mundos umgebungen entornos environnements szene szenarien escenarios schauplatze decors maps raum
vr-app interaction: interaktion interacciones mechanics mechaniken mecanicas aktionen handlungen aufgaben tareas gestures gesten gestos gestes herramientas werkzeuge outils ubungen minigames
xr-training-course step: schritt schritten arbeitsschritten arbeitsgange handgriffe handlungsschritte teilschritte prozessschritte operations operaciones instructions anweisungen instrucciones etape actions
xr-training-course scenario: szenario situationen situations situaciones lessons lektionen lecciones lecons ubungen exercises ejercicios exercices simulations simulationen simulaciones modulen
ar-remote-support technician: engineers experts experten expertos technikern servicetechniker mechaniker mechanics mecanicos mecaniciens ingenieure ingenieros ingenieurs fitters instandhalter mitarbeitern mitarbeitenden empleados employes headsets
ar-remote-support site: factories fabriken fabricas niederlassungen branches depots standorten betriebe workshops werkstatten talleres ateliers warehouses almacenes entrepots plant
ar-filter-360 filter: linsen lentes masks masken mascaras masques effekte effekt efectos facefilters maske lentille
ar-filter-360 point: aufnahmepunkte standpunkte kamerapunkte aufnahmen panoramen panoramicas kugelpanoramen panoramabilder rundblicke raumen cuartos views vistas scans
floor-plan chamber: wohnraume kellerraume kammern schlafzimmer kinderzimmer praxisraume dormitorios estancias salas recamaras salons locaux livingrooms raum
floor-plan floor: stock stockwerk stockwerken geschoss geschossen vollgeschosse etage ebenen levels niveles niveau alturas planta
interior-concept room: cuarto cuartos dormitorios estancias ambientes recamaras salons locaux kinderzimmer schlafzimmer wohnzimmer gastezimmer hotelzimmer praxisraume wohnraume suites livingrooms bedsits
kitchen-bath-planning place: kuche kitchenettes kuchenzeilen einbaukuchen teekuchen bad badezimmer duschbader gastebader bano aseos cocina cuisine ensuites wetrooms washrooms
architecture-visual view: ansicht aussenansichten innenansichten visuals visus renderbilder bildern illustrations fotomontagen photomontages fotomontajes shots pictures szenen scenes escenas visuels imagen
structure-cost opening: durchbruch wanddurchbruche mauerdurchbruche wandoffnungen offnungen turoffnungen deckendurchbruche huecos aberturas percements doorways beams trager stahltrager vigas poutres tabiques cloisons
house-survey house: wohnung bungalow bungalows cottages villas villen apartments chalets eigentumswohnungen einfamilienhauser reihenhauser doppelhaushalften immobilien properties inmuebles apartamentos logements
model-from-sketch part: bauteilen teilen gears zahnrader zahnrad engranajes pignons knobs knopfe clips deckel tapas couvercles adapter adaptadores gehause boitiers ersatzteile prototypes prototypen
print-stl print: druckteile ausdrucke bauteile objects objekte objetos objets miniatures miniaturen miniaturas busts prototypes prototypen prototipos gehause exemplare ejemplares exemplaires archivos dateien
technical-drawings drawing: dibujos schematics schaltplane esquemas schemas blueprints bauplane fertigungszeichnungen werkstattzeichnungen konstruktionszeichnungen zeichnungsblatter dwgs dxfs baugruppen assemblies conjuntos
product-render product: artikel articles articulos skus bottles flaschen botellas flacons bouteilles watches relojes montres shoes schuhe zapatos packungen verpackungen sofas sessel gegenstande
product-render image: bild bildern imagen fotos photos visuals visuels stills packshots freisteller aufnahmen einstellungen produktbilder produktfotos renderbilder ansicht cliches
product-development part: bauteilen teilen einzelteile komponenten baugruppen assemblies subassemblies kunststoffteile plastikteile gehauseteile spritzgussteile mouldings elementos conjuntos ensembles
product-development variant: konzept entwurfe entwurfen designs disenos ansatze alternatives alternativen alternativas vorschlage proposals propuestas propositions sketches skizzen losungen solutions versions versionen versiones
scan-to-cad asset: sculptures skulpturen esculturas busts busten bustes statuen artefacts artefakte exponate exhibits parts teile bauteile piezas pieces creatures avatars personajes
garden-plan plant: pflanzen pflanze busche bushes geholze grasses graser ferns farne hydrangeas hortensien hortensias roses rosales vivaces gramineas planta arbusto
garden-plan bed: beet beeten blumenbeete staudenbeete gemusebeete pflanzbeete rabatten flowerbeds flowerbed borders parterre arriates macizos canteros platebandes massif
garden-upkeep tree: baumen laubbaume nadelbaume tannen tanne eiben larchen ulmen eschen weiden conifers koniferen sapins bouleaux hetres tilleuls abetos chopos encinas higueras
irrigation-pool zone: kreis bewasserungskreise regnerkreise tropfkreise ventilkreise bewasserungszonen zonen sektor sector secteurs circuitos stations stationen estaciones
pest-plant-health room: cuartos salas dormitorios wohnzimmer schlafzimmer wohnraume wintergarten gewachshauser greenhouses conservatories invernaderos salons serres
pest-plant-health plant: pflanze topfpflanzen zimmerpflanzen kubelpflanzen orchids orchidees orquideas roses rosales shrubs baume arboles arbres buchsbaume bonsais palms kakteen cacti hortensien geholze
doors-windows opening: innenturen zimmerturen haustur hausturen balkonturen terrassenturen schiebeturen glasturen kellerturen wohnungsturen fensterladen jalousien contraventanas dachfenster skylights portefenetres baies ventanal
assemble-mount piece: schrank kleiderschranke kommoden regal betten tische sofas schreibtische nachttische sideboards dressers cabinets bookcases mesas camas comodas lits armoires commodes
roof-repair tile: dachziegeln ziegeln dachpfannen pfannen dachsteine betondachsteine biberschwanze firstziegel teja pizarras tuile ardoises slate shingles shingle schieferplatten bardeaux
locksmith-job lock: turschlosser turschloss sicherheitsschlosser zusatzschlosser schliesszylinder profilzylinder vorhangeschlosser padlocks deadbolts latches mortices candados bombin cerrojo cadenas barillets wohnungsturen hausturen turriegel
window-replacement window: holzfenster kunststofffenster kellerfenster sprossenfenster bodenfenster fensterelemente balkonturen terrassenturen sashes casements skylights velux portefenetres lucarnes vasistas tragaluces ventanal
woodwork-repair piece: treppenstufen trittstufen setzstufen risers contremarches escalones peldano sprossen gelanderstabe barrotes barreaux boards dielen planks tablones planches schubladen cajones tiroirs
paint-rooms room: flure esszimmer gastezimmer badezimmer kuchen wohnraume cocinas cuisines bathrooms livingrooms hallways corridors pasillos salas salones salons estancias recamaras
paint-rooms door: innenturen innentur wohnungsturen holzturen kassettenturen turblatter turrahmen zargen turzargen turflugel doorframes puerta porte vantaux
wall-repair hole: loch lochern dubellocher bohrlocher bohrlochern rissen schadstellen putzschaden macken dellen beulen trou fissure grieta fisuras boquetes desconchones patches gouges stains
lay-floor chamber: wohnraume schlafzimmer kinderzimmer wohnzimmer gastezimmer flure hallways corridors livingrooms salas salones dormitorios estancias pasillos salons couloirs
tile-mend tile: kacheln kachel wandfliesen bodenplatten steinplatten mosaikfliesen hohlstellen floortiles baldosa azulejo loseta losas carrelages carreau faiences dalles
sand-floor chamber: wohnraume schlafzimmer kinderzimmer wohnzimmer esszimmer flure hallways livingrooms salas salones dormitorios estancias pasillos salons couloirs
piano-tuning-work piano: klavieren flugeln konzertflugel stutzflugel pianinos pianino uprights upright pianolas spinets cembalos harpsichords clavecins clavecines pianofortes
instrument-mending instrument: gitarren geigen instrumente instrumenten cellos cello saxophones saxofone trumpets trompeten floten flutes klarinetten clarinets akkordeons guitarras violines instrumentos guitares violons
machine-fault machine: compressors conveyors forderbander fliessbander convoyeurs prensas extruder extruders abfullanlagen verpackungsmaschinen sagen frasen drehbanke lathes mills bearbeitungszentren equipos gearboxes roboterzellen
plc-project block: baustein bloque bloc funktionsbausteine datenbausteine programmbausteine functions funktionen funciones fonctions routines routinen rutinas subroutines pous
plc-project signal: eingangen ausgangen digitaleingange tags variables variablen sensors sensoren sensores capteurs channels kanale canales canaux klemmen datenpunkte
plc-project screen: bilder hmibilder bedienbilder bedienseiten seiten pages paginas displays masks ansichten pantalla synoptiques sinopticos mascaras bildschirmen
plc-change signal: eingang ausgang io ios tags lichtschranken lichttaster endschalter initiatoren switches schalter interruptores variablen variables channels kanale pulsadores taster
robot-cell part: workpieces werkstucke bauteile bauteilen produktvarianten references referencias referenzen typen types tipos artikel articulos productos produits trajectories trayectorias trajectoires recipes rezepte
robot-teach part: workpiece workpieces werkstuck werkstucke bauteile bauteil produktvarianten references referencias referenzen typen tipos articulos productos produits trajectories trayectorias trajectoires routes rezepte
cnc-job part: bauteile bauteilen teilen components componentes composants zeichnungen dessins programme programas flansche flanges bridas wellen shafts ejes bolzen buchsen bushings prototypes
preventive-maintenance machine: anlage aggregate fans ventilatoren compressors conveyors forderbander forklifts stapler generators generatoren chillers kaltemaschinen pumpe equipos activos actifs moteurs gearboxes
pump-motor machine: getriebe gearboxes reductores reductoras reducteurs getriebemotoren elektromotoren elektromotor electromotores moteurs moteur engines blowers fans ventilatoren geblase kreiselpumpen tauchpumpen electrobombas pompe
machine-safety-file machine: anlage presses prensas cells zellen celdas cellules sagen saws sierras scies conveyors forderbander extruder verpackungsmaschinen mixers mischer mezcladoras sondermaschinen melangeurs
cnc-fault machine: cncs lathes mills routers drehbanke drehbank drehautomaten frasen fraiseuses fresadora torno bearbeitungszentren spindeln husillos broches schleifmaschinen rectificadoras rectifieuses grinders erodiermaschinen
robot-fault robot: industrieroboter roboterarme schweissroboter portalroboter knickarmroboter scaras palettierer palletizers paletizadores roboterzellen zellen celdas cellules manipulators manipuladores manipulateurs kukas fanucs
home-wifi room: dormitorios cuartos salas raum etage stockwerk geschosse ebenen levels storeys chambres niveaux wohnraume kinderzimmer schlafzimmer livingrooms estancias
network-cabling point: landosen lananschlusse datenpunkte datenanschlusse doppeldosen anschlussdosen jacks jack keystones faceplates wallplates links cables kabel netzwerkkabel runs enchufes rj45s liaisons
office-network switch: netzwerkswitches switche switchs conmutador commutateur hubs stacks etagenverteiler verteilerschranke unterverteiler cabinets patchschranke armario netzwerkschrank
office-network user: arbeitsplatz computers rechner pcs laptops ordenadores ordinateurs mitarbeitern mitarbeitende mitarbeitenden angestellte beschaftigte kollegen benutzer nutzer anwender employes trabajadores personas workers
office-network ap: accesspoint antennas antennen antenas zugangspunkt zugriffspunkte wlanpunkte waps basisstationen basestations meshpunkte funkzellen emetteurs sendern repetidores
camera-network camera: uberwachungskamera ipkameras ipcams ipcam domes dome bullets domekameras aussenkameras innenkameras funkkameras sicherheitskameras webcams videocamaras turrets ptzs
remote-access user: nutzer anwender benutzern mitarbeitern mitarbeitende mitarbeitenden laptops notebooks pcs rechner computers ordenadores portatiles ordinateurs homeoffices teletrabajadores freelancers accounts konten cuentas
remote-access site: standort niederlassungen zweigstellen buros oficina delegaciones sucursales succursales stores shops warehouses praxen kanzleien etablissements standorten almacenes
voip-phones phone: telefon telefonen tischtelefone festnetztelefone deskphones softphones telephone telefono terminals terminales durchwahlen anexos lines lineas lignes nebenstelle dects headsets
smart-home-build device: lamp lamparas leuchten dimmers dimmer schalter interruptores interrupteurs steckdosen prises thermostate termostatos heizkorper jalousien cameras kameras detectors melder bewegungsmelder ampoules
smart-home-build room: cuartos salas raum wohnraume schlafzimmer kinderzimmer wohnzimmer dormitorios salones estancias chambre salons flure livingrooms
smart-home-mend device: lamp leuchten gluhbirnen schalter steckdosen dimmer thermostate heizkorperthermostate bewegungsmelder kameras cameras detectors speakers lautsprecher termostatos interruptores prises ampoules interrupteurs gadgets
alarm-entry door: hausturen eingangsturen wohnungsturen kellerturen garagentore zugange accesos puerta porte tur portails portones entries nebeneingange
alarm-entry sensor: glasbruchmelder turkontakte fensterkontakte offnungsmelder erschutterungsmelder brandmelder prasenzmelder pirs meldern detectores detecteur capteur contactos volumetricos kontaktmelder
smart-climate unit: thermostate thermostatkopfe heizkorperthermostate stellantriebe trvs actuators raffstores markisen awnings toldos estores jalousie rolladen rolladenmotoren termostato cabezales radiateur volet vanne persiana
home-cinema speaker: subwoofers subwoofer deckenlautsprecher einbaulautsprecher standlautsprecher loudspeakers loudspeaker woofers satellites satelliten surrounds altavoz bafles parlantes bocinas hautparleur enceinte soundbars
car-diagnosis vehicle: pkw pkws lkw suv suvs kombis kleinwagen dienstwagen firmenwagen lieferwagen pickups cabrios carros turismos todoterrenos camions camiones berlines motorrader minibuses
car-service vehicle: pkw pkws suv suvs kombis kombi kleinwagen dienstwagen firmenwagen lieferwagen lkw pickups minivans cabrios turismos todoterrenos carros berlines citadines fourgons
car-service wheel: felge komplettrader winterrader sommerrader alufelgen stahlfelgen autoreifen allwetterreifen ganzjahresreifen neumatico rueda llanta cubiertas roue pneu jante
bike-repair bike: ebike mountainbike rennrad gravelbikes roadbikes trekkingrader kinderrader lastenrader cargobikes hollandrader faltrader klapprader mtbs mtb tandems fahrradern mietrader bicicleta bicyclettes dreirader
motorbike-repair moto: roller rollern scooters scooter mofas mofa moped ciclomotores ciclomotor vespas vespa enduros choppers quads motorrad motorroller motocicletas motocyclettes mobylettes krader
used-car-check vehicle: gebrauchtwagen gebrauchtfahrzeuge occasionen pkw pkws suvs suv kombis kombi kleinwagen cabrios pickups camper wohnmobile carros turismos todoterrenos berlines citadines motorrader
body-paint-repair panel: motorhaube motorhauben capots fenders fender bumpers bumper stossstangen stossfanger bonnets hoods parachoques parechocs paragolpes aleta schweller seitenteile heckklappen dellen dents
body-paint-repair vehicle: pkw pkws suvs kombis kombi kleinwagen dienstwagen firmenwagen lieferwagen cabrios oldtimer turismos todoterrenos carros berlines citadines motorrader wohnmobile
camper-conversion-work van: kastenwagen transporter transportern sprinter bus busse bullis bulli campervans campervan furgoneta furgones furgon fourgon camionetas ducatos autocaravanas fahrzeuge vehicles lieferwagen
used-car-sale vehicle: gebrauchtwagen gebrauchtfahrzeuge pkw pkws suvs suv kombis kombi kleinwagen cabrios oldtimer pickups firmenwagen wohnmobile carros turismos todoterrenos berlines citadines motorrader
lamp-hanging light: hangelampen hangeleuchten pendellampen pendant wandlampen wandleuchten kronleuchter deckenleuchten deckenventilatoren strahler einbaustrahler sconces sconce aranas plafonniers plafonnier suspension plafon focos spot
light-trouble light: dimmers dimmer variateurs lampara lamparas luminaires strahler deckenlampen hangelampen wandleuchten kronleuchter plafones plafonniers lustres bulbs fixtures fluorescentes leuchtstoffrohren neons leds
smoke-alarm-fit alarm: rauchmeldern feuermelder feuermeldern gasmelder gaswarner hitzemelder warmemelder funkrauchmelder kohlenmonoxidmelder alarmas alarmes smokedetectors smokealarms avertisseurs daaf sensors sensoren sensores detektoren
outbuilding-supply point: lamps lampen leuchten luces lumieres switches switch schalter lichtschalter interruptores interrupteurs dosen doppelsteckdosen aussensteckdosen anschlusse lichtpunkte tomas puntos lampes
backup-power unit: generatoren generador generateur gensets genset aggregate stromerzeuger stromaggregate notstromaggregat powerstations powerstation inverters wechselrichter onduleurs stromspeicher usvs
solar-fault panel: photovoltaikmodule photovoltaikmodulen solarplatten solarpanels solarpaneele paneele paneelen dachmodule kollektoren capteurs plaques
balcony-solar panel: balkonkraftwerk balkonanlagen balkonsolaranlagen steckersolargerate stecksolaranlagen minisolaranlagen solarsets solarkits kits kit
charger-fault charger: wallboxes ladestation ladegerate ladegerat ladesaule ladepunkt ladeboxen ladebox stromtankstellen evses chargepoint cargador borne chargeurs chargeur stationen estaciones
electrical-check room: cuartos salas estancias dormitorios salones raume wohnraume schlafzimmer kinderzimmer hotelzimmer praxisraume werkstattraume bedrooms salons locaux
electrical-check device: elektrogerate elektrogeraten betriebsmittel machines maschinen maquinas computers pcs monitors monitore drucker printers tools powertools werkzeuge elektrowerkzeuge handmaschinen dispositivos aparato
cooker-circuit appliance: kochfelder kochfeld induktionskochfelder cerankochfelder elektroherde einbauherde induktionsherde ofen vitroceramicas encimeras hornillos cuisinieres cuisiniere plaques ranges stoves kraftsteckdosen ceesteckdosen starkstromdosen starkstromanschlusse
doorbell-intercom flat: piso parteien wohnparteien mietparteien wohneinheiten einheiten haushalte households tenants mieter apartamentos departamentos inquilinos vecinos appartement logement locataires handsets sprechstellen telefonillos
site-power stand: marktstande verkaufsstande messestande standen kiosks kioske kiosques quioscos foodtruck imbisswagen buvettes puesto tenderetes pavilions pavillons zelte tents carpas exhibitors aussteller
outdoor-tap point: wasserhahne wasserhahn aussenhahne gartenhahne aussenwasserhahne zapfstellen zapfhahne wasserstellen wasseranschlusse auslaufventile faucets faucet spigots spigot bibcocks standpipes grifo tomas robinet
water-heater-change heater: boiler warmwasserspeicher warmwasserboiler elektroboiler untertischgerate kleinspeicher speicher thermen gasthermen durchlauferhitzern calentador acumuladores cylinders cylinder geysers ballons accumulateurs
water-treatment building: homes home wohnung haushalte households einfamilienhauser wohnhauser wohngebaude gebauden villas chalets fincas bungalows cottages inmuebles immeubles logements
shower-fit shower: dusche duschkabinen duschkabine duschtassen duschwannen badewannen badewanne wannen baths bathtub enclosures cubicles ducha baneras cabinas douche baignoires baignoire receveurs whirlpools
basement-pump pump: tauchpumpen tauchpumpe schmutzwasserpumpen abwasserpumpen kellerpumpen saugpumpen hebeanlagen hebeanlage sumps submersibles bomba sumergibles electrobombas pompe videcaves
toilet-fit fixture: toilette waschtisch handwaschbecken doppelwaschtische klo urinale urinal loos loo lavatories washbasins washbasin lavabo inodoro retretes mingitorios cuvettes vasques vasque bidet
gas-work appliance: herde herd gasherde kochfelder gaskochfelder gasgerate thermen gasthermen stoves stove ovens boilers heaters fireplaces cocinas calentadores calderas cuisinieres chaudieres gazinieres
boiler-replace boiler: heizungen gasheizungen olheizungen heizungsanlagen therme gasthermen brennwertgerate brennwertkessel gaskessel olkessel kombithermen pelletkessel heizkesseln furnace caldera chaudiere
boiler-replace radiator: radiador radiateur handtuchheizkorper badheizkorper plattenheizkorper rippenheizkorper gliederheizkorper konvektor towelrails toalleros emisores convectores convecteurs heizflachen
boiler-service unit: furnace heizung heizungen heizkessel kessel therme gasthermen gasheizungen olheizungen heizungsanlagen brennwertgerate warmepumpen warmepumpe heatpumps brenner burners quemadores bruleurs caldera chaudiere
radiator-trouble radiator: radiatoren radiador radiateur handtuchheizkorper badheizkorper plattenheizkorper rippenheizkorper konvektor towelrails toalleros emisores convectores convecteurs heaters
stove-chimney stove: kamin kaminen holzofen pelletofen kachelofen schwedenofen schornsteine schornstein schornsteinen feuerstellen fireplaces fireplace woodburners logburners chimenea estufa salamandras cheminee foyers inserts
floor-heating zone: heizkreis kreis kreisen zonen heizzonen fussbodenkreise heizschleifen schleifen rohrkreise circuitos circuito bucles boucles boucle loop
ventilation-work fan: ventilator badlufter wandlufter rohrlufter ablufter abluftventilatoren dunstabzuge dunstabzugshauben hoods extractor extractors campanas ventiladores extracteur ventilateurs aerateurs hottes vmc
ventilation-work room: raume raumen cuartos salas banos bader bathrooms kuchen bedrooms schlafzimmer wohnraume dormitorios estancias chambres offices buros bureaux classrooms klassenzimmer aulas
cooling-plant unit: kuhlzellen kuhlzelle kuhlraume kuhlraum kuhltheken kuhlvitrinen kuhlmobel kuhlgerate tiefkuhlzellen tiefkuhlraume kuhlanlagen kaltemaschinen coldrooms chillers freezers showcases camaras evaporators botelleros
heat-pump-fault unit: warmepumpe heatpumps heatpump luftwarmepumpen luftwarmepumpe luftwasserwarmepumpen erdwarmepumpen aussengerate aerotermias aerotermia bomba pompe pacs pac
ac-fault unit: klimaanlagen klimaanlage klimagerate klimagerat klimas innengerate innengerat splitgerate multisplits aircons aircon acs airconditioners conditioners aires climatiseurs climatiseur clims consolas unidades
thermostat-fit thermostat: thermostaten raumthermostate raumthermostat heizungsregler raumregler regler heizungssteuerungen thermostatkopfe termostato cronotermostatos controllers controller programmers programadores programmateurs regulateurs
tree-felling tree: nadelbaume laubbaume tanne fichte birke eiche pappeln larchen zypressen koniferen conifers spruces willows weiden eschen nussbaume bouleaux peupliers abetos chopos
tree-felling stump: wurzelstock wurzelstocken stubben baumstumpfen baumwurzeln strunke wurzelballen rootballs cepas
garden-building building: shed carport pergola gartenhauschen schuppen gerateschuppen gartenlauben gazebos gazebo pavillons pavillon pavilions summerhouses cabins gewachshauser greenhouses cabanas cenadores cabanons tonnelles
robot-mower machine: mahroboter rasenroboter robotmowers automowers lawnmowers aufsitzmaher maher rasentraktoren freischneider motorsensen motorsagen kettensagen chainsaws strimmers motosierras desbrozadoras cortacespedes tondeuse tronconneuses debroussailleuses
pest-control-visit room: cuartos dormitorios salas salones estancias kuchen kitchens cocinas cuisines salons wohnraume schlafzimmer kinderzimmer hotelzimmer kellerraume locaux
pool-service visit: visita visite termin einsatz reinigung cleanings cleaning limpieza nettoyages nettoyage wartungen mantenimientos entretiens interventions intervenciones poolreinigungen durchgange callouts
fence-build gate: zauntore zauntor gartentore gartenturen einfahrtstore hoftore schiebetore flugeltore drehtore pforten pforte gartenpforte portails portillon portones cancelas verjas barrieres
fence-build panel: zaunfelder zaunfeld sichtschutzelemente doppelstabmatten gittermatten stabmatten matten lattenfelder trellises hurdles segmente segmentos segments sections travees claustras
raised-beds bed: beet beeten gemusebeete krauterbeete fruhbeete pflanzkasten pflanzkisten pflanztroge planters planter bancal jardinera huertos macetohuertos bac jardinieres jardiniere potagers
irrigation-repair zone: kreise kreis kreisen bewasserungskreise regnerkreise ventilkreise bewasserungszonen sektoren sector sectores secteurs circuitos circuit stations stationen estaciones
winter-service visit: visita besuche einsatz raumungen raumeinsatze streueinsatze winterdiensteinsatze raumgange rounds runden clearings callouts interventions intervenciones deneigements
kitchen-fit cabinet: unterschrank hangeschrank hochschranke oberschranke kuchenschranke kuchenschrank eckschranke schranken schrankelemente korpusse armarios armario modulo mueble meuble element elemente caisson placards larders
outdoor-wood-paint shutter: fensterladenpaare klappladen holzladen schlagladen fensterlade raffstores contraventana persiana mallorquinas celosias postigos volet persiennes persienne toldo markise rollo
built-in-furniture piece: schranke einbauschranke einbauschrank kleiderschranke regale bucherregale kommoden schreibtische cupboards wardrobes bookcases cabinets desks estanterias armarios escritorios librerias placards bibliotheques etageres
upholstery-work piece: couch couches ohrensessel polstermobel mobelstucke eckbanke sitzbanke kopfteile ottomans poufs headboards recliners cabeceros butacas bergeres
upholstery-work chair: polsterstuhle esszimmerstuhle stuhlen taburetes tabourets
flat-roof window: dachfenstern dachflachenfenster lichtkuppeln lichtkuppel oberlichter oberlicht dachluken dachluke rooflights rooflight claraboya lucernarios tragaluces lucarnes lucarne vasistas
demolition-work room: cuartos salas dormitorios banos estancias bathrooms kitchens bedrooms bader kuchen badezimmer kellerraume wohnraume chambres caves garages garajes sotanos trasteros attics
garage-door door: garagentore garagentor garagentoren sektionaltore sektionaltor rolltore rolltor schwingtore schwingtor einfahrtstore schiebetore hoftore torantriebe rollerdoors portail portones cancelas barreras barriers
skim-walls chamber: wohnraume schlafzimmer kinderzimmer wohnzimmer gastezimmer flure hallways livingrooms corridors salas salones dormitorios estancias pasillos salons couloirs
home-renovation chamber: wohnraume schlafzimmer kinderzimmer wohnzimmer zimmerwohnung zimmerwohnungen raumwohnung livingrooms salas salones dormitorios estancias ambientes recamaras salons
wall-hanging piece: bilderrahmen gemalde paintings artworks posters poster plakate photos fotos wandregale hangeregale regalbretter tvs fernseher televisores vorhangstangen vorhange cortinas rideaux tringles
grab-bars bar: haltegriff handgriffe griffe griffen stutzgriffe klappgriffe handlaufe handlaufen haltestangen stangen grabrails barra asideros asidero agarraderas pasamanos poignees poignee
door-easing door: innenturen innentur zimmertur hausturen wohnungsturen wohnungstur schiebeturen schrankturen kuchenturen badturen balkonturen kellerturen terrassenturen turflugel vantaux
draughty-windows window: doppelfenster kastenfenster sprossenfenster kunststofffenster schiebefenster kellerfenster fensterflugel balkonturen sashes casements skylights velux portefenetres lucarnes vasistas ventanal
draughty-windows pane: scheibe fensterscheiben fensterscheibe glasscheiben glasscheibe isolierglasscheiben verglasungen cristal vidrios vidrio vitre vitrages carreau windowpanes
locked-out door: tur puerta porte wohnungsturen wohnungstur hausturen eingangsturen zimmertur kellerturen buroturen garagentore locks schlosser cerraduras serrures
house-moving room: cuartos salas salones estancias ambientes habitacion salons chambre wohnraume schlafzimmer kinderzimmer zimmerwohnungen raumwohnung raume dormitorio
house-moving desk: schreibtische schreibtisch arbeitsplatz buroplatze buroarbeitsplatze bildschirmarbeitsplatze escritorios escritorio mitarbeiter mitarbeitern mitarbeitende mitarbeitenden employees staff empleados employes salaries
house-moving piece: pianos klaviere flugel safes tresor tresore coffres waschmaschinen waschmaschine lavadoras lavadora kuhlschranke kuhlschrank neveras frigos sofas couches schranke wardrobes armarios
house-moving box: kiste umzugskisten bananenkisten bananenkartons bucherkartons kleiderboxen schachteln pakete parcels crates caja paquetes bultos caisses colis
home-cleaning chamber: bader badezimmer bathrooms banos kuchen kitchens wohnraume schlafzimmer kinderzimmer gastezimmer hotelzimmer klassenraume livingrooms salas salones dormitorios estancias salons
home-cleaning visit: visita visite reinigung putztermine putzeinsatze reinigungstermine putztage einsatze einsatz cleanings cleaning sessions limpieza nettoyages nettoyage menages passages durchgange
home-cleaning piece: couch couches armchairs sessel rugs rug matratzen mattresses mattress laufer teppichen polstermobel sitzgruppen colchones alfombra sillones canapes fauteuils matelas moquettes
window-wash visit: visita visite einsatz reinigung putztermine fensterreinigungen reinigungstermine cleanings cleaning washes limpieza nettoyages nettoyage lavages passage durchgange
window-wash window: scheibe glasscheiben fensterscheiben schaufensterscheiben glasfronten glasturen balkonturen terrassenturen fensterflugel ventana ventanal escaparates vitrinas vitrines skylights velux lichtkuppeln verrieres carreaux windowpanes
roof-window window: dachfenstern dachflachenfenster lichtkuppeln lichtkuppel oberlichter oberlicht dachluken dachluke rooflights rooflight claraboya lucernarios tragaluces lucarnes lucarne vasistas
insect-screens screen: flyscreens insektenschutzgitter insektenschutzrahmen insektengitter spannrahmen fliegengittern fliegennetze muckengitter muckennetze pollengitter netze nets plissees doors turen puertas mosquitera moustiquaire balkonturen
carry-heavy piece: piano klavier flugel safe safes tresore tresor coffres wardrobes schranke sofa couches fridge kuhlschranke waschmaschinen lavadoras neveras frigos armarios armoires
textile-cleaning piece: schlafsofas ecksofas wohnlandschaften polstermobel polsterstuhle stuhle chairs sillas chaises fauteuils sillones butacas colchon matratze teppichen laufer alfombra moquettes autositze vorhange
compressor-repair machine: kompressor compressors compressor schraubenkompressoren kolbenkompressoren schraubenverdichter verdichter kolbenverdichter drucklufttrockner trockner dryers compresor secadores compresseur secheurs anlagen equipos
conveyor-repair machine: forderbander forderband forderern conveyors conveyor rollenbahnen transportbander rollenforderer abfuller abfullmaschinen etikettierer labellers packers sealers transportadores envasadoras etiquetadoras convoyeurs convoyeur emballeuses
hydraulic-repair machine: bagger baggern minibagger radlader excavators excavator loaders stapler hebebuhnen holzspalter hydraulikzylinder hydraulikaggregate aggregate excavadoras excavadora cilindros prensa pelleteuses pelleteuse verin
forklift-repair machine: forklift staplern hubstapler hochhubwagen hebebuhnen hebebuhne aufzug krane kran elevator hoists gruas polipastos ascensor carretilla ascenseur grues palans transpalettes transpaletas
farm-machine machine: traktoren traktor tractors tractor schlepper schleppern mahdrescher combines balers ballenpressen ladewagen feldhacksler tractores cosechadoras empacadoras sembradoras tracteurs tracteur moissonneuses melkroboter
workshop-machine machine: lasers laser lasercutter lasercutters sagen saws kreissagen bandsagen druckmaschinen drucker printers plotter plotters lathes drehbanke hobelmaschinen sierras impresoras scies imprimantes
metal-fabrication part: tor stahltore gartentore stahltrager trager beams vigas poutres treppen stairs escaleras escaliers gestelle tischgestelle rahmen bastidores rejas fenstergitter gitter
scada-dashboard machine: anlage pumpen pumpe pump bombas motors motoren reactors reaktoren boilers kessel tanques cuves silos plcs steuerungen extruder mixers mischer chillers
scada-dashboard screen: dashboards dashboard anlagenbilder prozessbilder seiten pages views ansichten vistas pantalla displays synoptiques sinopticos paginas visualisierungen
drive-setup drive: vfd frequenzumrichtern umrichtern servos servo servoregler servoantriebe antriebe antrieb inverters inverter softstarters softstarter sanftanlaufer motoren motores moteurs variador variateur arrancadores
drive-setup cabinet: schaltschranke schaltschrank schaltkasten steuerschranke steuerkasten schranken verteiler enclosures switchboards panel cuadros tableros gabinetes armario coffrets armoire
machine-move machine: anlage anlagen drehbanke lathes mills frasen presses prensas bearbeitungszentren spritzgussmaschinen sagen extruder compressors boilers generators transformers transformatoren transformadores equipos druckmaschinen
metal-mend piece: bruch riss rissen bruchstellen schweissstellen schweissnahte schweissnaht crack break welds weld joints hinge scharnier soldaduras grietas fisuras bisagra soudures fissures
production-improve station: arbeitsstationen arbeitsstation arbeitsplatz montageplatze anlagen anlage maschine workplaces workbenches werkbanke cells zellen celdas cellules estacion puesto maquina poste
windscreen-repair pane: windschutzscheiben windschutzscheibe frontscheiben frontscheibe heckscheiben heckscheibe seitenscheiben autoscheiben windshields windshield parabrisas luna cristal vitre steinschlag impacts impactos lunetas autos coches
wheel-balance vehicle: pkw pkws suv suvs kombis kleinwagen fahrzeuge fahrzeug lkw pickups dienstwagen firmenwagen wohnmobile anhanger trailers vehiculos turismos carros vehicules berlines
wheel-balance wheel: komplettrader winterrader sommerrader alufelgen stahlfelgen felge allwetterreifen ganzjahresreifen autoreifen motorradreifen runflats neumatico rueda llanta cubiertas roue pneu jante
inspection-prep vehicle: pkw pkws fahrzeuge fahrzeug kombis suvs lkw motorrader motorbikes motorcycles motos wohnmobile campers anhanger trailers vehiculos coche remolques vehicules voiture
car-key key: autoschlussel zundschlussel funkschlussel ersatzschlussel zweitschlussel schlusseln fernbedienungen keyfobs fobs fob remotes keycards transponders transponder llave mandos mando clefs telecommandes cle
vehicle-fitting vehicle: pkw pkws fahrzeuge fahrzeug kombis suvs lkw pickups wohnmobile campers camper dienstwagen firmenwagen lieferwagen busse motorrader vehiculos coche vehicules voiture
scooter-repair scooter: escooter escooters eroller elektroroller tretroller rollstuhle rollstuhl elektrorollstuhle kinderwagen wheelchairs wheelchair prams strollers stroller patinete monopatines cochecitos trottinette poussettes seniorenmobile
boat-work boat: yacht yachts yachten segelboote motorboote segelyachten schlauchboote ruderboote hausboote booten dinghies sailboats motorboats yates veleros lanchas embarcaciones voiliers catamarans vedettes
camper-fault van: wohnmobil reisemobile reisemobil kastenwagen anhangern motorhomes motorhome campervans rvs caravan trailer autocaravanas autocaravana caravana campingcars remorques remorque roulottes
classic-restore vehicle: oldtimer oldtimern youngtimer klassiker classics cabrios cabriolets roadsters kafer beetles schlepper motorrad motorbike vespas vespa fahrzeuge vehiculos clasicos vehicules
classic-restore panel: blech radlauf radhauser schwellern bodenbleche seitenteile reparaturbleche hauben fenders fender wings doors floorpans bonnets chapas aletas estribos ailes toles
truck-work vehicle: lkws sattelzuge sattelschlepper zugmaschinen lastzuge auflieger anhanger trailers semitrailers coaches minibuses kleinbusse reisebusse firmenwagen fahrzeuge remolques autocares vehiculos remorques vehicules
ev-service vehicle: evs ev elektroautos elektroauto elektrofahrzeuge eautos stromer hybride hybridautos hybrids teslas tesla pkw fahrzeuge vehiculos hibridos coche vehicules hybrides voiture
vehicle-transport vehicle: motorrader motorbikes motorcycles motos pkw pkws fahrzeuge fahrzeug oldtimer unfallwagen wohnwagen wohnmobile caravans suvs pickups quads vehiculos coche vehicules voiture
tv-aerial point: antennendosen antennendose satdosen anschlussdosen fernsehgerate fernsehern televisions television receivers outlets televisores televisor decodificadores toma televiseurs televiseur decodeurs prise
rack-tidy port: patchkabel patchcords patchleads jacks buchsen steckplatze netzwerkanschlusse anschluss verbindungen connections links puerto bocas latiguillos conexiones cordons connexions
site-wifi access: accesspoints accesspoint antenne antennen antenna zugangspunkte wlansender basisstationen funkzellen waps sendern meshpunkte repetidores emetteurs repetiteurs
site-wifi place: parzellen parzelle pitch plots bungalows chalets cabins lodges hutten hotelzimmer gastezimmer mobilheime apartments suites berths liegeplatze cabanas cuartos parcelles mobilhomes
shutter-motors shutter: raffstores raffstore aussenjalousien rollo markise plissees rolladenmotoren zipscreens rollerblinds rollershutters awning venetians persiana estores toldo store
voice-devices device: leuchten gluhbirnen steckdosen schalter lautsprecher thermostate sensoren kameras bulb plug speakers switches thermostats sensors gadgets luces enchufes altavoces prises interrupteurs
video-doorbell-fit door: entrances entrance eingange hausturen eingangsturen wohnungsturen turklingeln klingeln videoklingeln schlosser turschlosser doorbell smartlocks entradas timbres videoporteros cerraduras entrees sonnettes serrures
building-link link: building houses hauser scheunen scheune schuppen garagen hallen werkstatten nebengebaude barns sheds garages workshops outbuildings funkstrecken graneros naves enlaces granges
camera-fault camera: kamera camara cams cam ipkameras uberwachungskameras aussenkameras domes webcams melder bewegungsmelder rauchmelder turkontakte detectors videocamaras detectores sensores detecteurs capteur
cable-run cable: netzwerkkabel lankabel datenkabel datenleitungen netzwerkleitungen leitung netzwerkdose dose landosen doppeldosen lananschlusse jacks outlets outlet ports runs drops rosetas rj45s
shutter-motor-fault shutter: raffstores raffstore aussenjalousien rollo markise rolladenmotoren plissees rollerblinds rollershutters awning venetians persiana estores toldo store
spare-part part: teil bauteile bauteil ersatzteile ersatzteil zahnrad knopfe hebel griffe scharniere deckel knob clip gear levers handles engranajes recambios tapas charnieres
circuit-board board: leiterplatten leiterplatte leiterkarten hauptplatinen flexplatinen pcbas circuits layouts schaltungen baugruppen placa circuitos tarjetas carte plaquettes
printer-3d-fault machine: printers printer drucker druckern filamentdrucker resindrucker harzdrucker prusas prusa enders ender bambus impresoras impresora imprimantes imprimante
cutting-files part: formen shapes formas formes motive motifs motivos logos schriftzuge designs disenos muster zeichnungen dibujos dessins dateien archivos fichiers schablonen schilder
electrical-fault point: wandsteckdosen aussensteckdosen lichtschaltern wechselschalter kippschalter dimmer dimmers powerpoints lights lampen leuchten luces lumieres tomacorrientes apagadores interruptor toma interrupteur
electrical-points light: hangelampen deckenlampen wandlampen wandleuchten pendellampen einbaustrahler einbauspots deckenspots kronleuchter lichter pendants sconces luces apliques plafones lumieres lustres appliques plafonniers lampes
electrical-points point: wandsteckdosen aussensteckdosen doppelsteckdose lichtschaltern wechselschalter dimmer dimmers powerpoints netzwerkdosen landosen bewegungsmelder tomacorrientes apagadores interruptor toma interrupteur
rewire-panel room: cuartos salas salones estancias dormitorios recamaras chambres salons raume raum wohnraume schlafzimmer kinderzimmer wohnzimmer livingrooms
ev-charger-install charger: ladestation ladegerate ladegerat ladesaule ladepunkt ladepunkten ladeboxen ladebox stromtankstellen evses chargepoint chargeurs chargeur stationen estaciones
solar-install panel: solarpanels photovoltaikmodule photovoltaikmodulen solarmodulen solarplatten solarpaneele paneele paneelen dachmodule kollektoren glasglasmodule capteurs plaques
leak place: undichtigkeiten leckagen leckage leck leckstellen leckstelle rohrbruche rohrbruch tropfstellen stellen drips bursts fuga goteras gotera filtraciones filtracion fuite infiltrations
tap-toilet-repair fitting: wasserhahn toilette klos klo wcs wc duschen duscharmaturen waschtischarmaturen kuchenarmaturen einhebelmischer eckventile spulungen mixers valves grifo inodoro robinet wasserhahnen mixer bidet bidets cistern loo loos armatur mischbatterie urinale urinal griferias chasses mitigeur
blocked-drain drain: gully siphon abflussrohre bodenablaufe waschbecken spulbecken toiletten klos wcs duschen badewannen showers basins plugholes fregaderos sumideros inodoros duchas eviers douches basin rohr rohre gullys pipes leitungen tuberias tuyaux bondes
bathroom-renovation bathroom: gastebader vollbader wannenbader hotelbader gastewcs nasszellen nasszelle ensuites ensuite wetrooms washrooms restrooms showerrooms aseo sanitarios washroom restroom wetroom baths duschbad gastebad waschraume sanitarraume lavabo bains
hot-water heater: warmwasserspeicher warmwasserboiler elektroboiler gasthermen thermen therme untertischgerate kleinspeicher durchlauferhitzern geysers cylinders termo calentador acumuladores ballons ballon geyser heaters waterheaters warmwasserbereiter calefones
boiler-fault boiler: heizkessel gasthermen therme gasheizungen olheizungen heizungsanlagen brennwertgerate kombithermen gaskessel olkessel furnace caldera chaudiere heizkesseln gastherme gasheizung olheizung heizungsanlage burners brenner bruleurs
boiler-fault radiator: radiatoren handtuchheizkorper badheizkorper plattenheizkorper rippenheizkorper gliederheizkorper konvektor towelrails toalleros emisores convectores convecteurs heizflachen rads flachheizkorper gussheizkorper termosifones convecteur
radiator-change radiator: rads radiatoren towelrails towelrail handtuchheizkorper badheizkorper flachheizkorper plattenheizkorper rippenheizkorper gussheizkorper toalleros toallero emisores convecteurs convecteur
air-conditioning-work unit: aircons aircon conditioners klimaanlage klimaanlagen klimagerat klimagerate klimageraten splitgerate splitgerat innengerate innengeraten aires consolas unites climatiseurs climatiseur clims cassettes bedrooms
dashboard source: database datenbank csv csvs feed feeds connector connectors konnektoren excel exceldateien tabelle dateien crms quelle fuente archivos ficheros schnittstellen logiciels
dashboard chart: graph diagramm grafik grafiken kennzahl kachel widget widgets tile tiles gauges indicator indicators metrica metricas grafico graphique indicador indicateur metriques
data-cleanup record: kontakte kontakten contacto adresse direcciones adresses registro eintragen kundendatensatze stammsatze stammdatensatze suppliers lieferanten proveedores fournisseurs abonnes suscriptores duplicates dubletten doublons
data-cleanup file: workbook workbooks excel exceldateien exceldatei exceltabellen csvdateien datei tabelle liste listen listas lista archivo ficheros fichero fichier classeurs listes exporte
prediction-model image: aufnahmen aufnahme bildern fotografien beispiele beispielen muestras ejemplos exemples echantillons scans frames observations beobachtungen observaciones annotations datenpunkte datapoints cliches instances
chatbot-llm document: handbucher handbuch handbuchern anleitungen anleitung manuales manuels datenblatter datasheets merkblatter dokumenten dokument dateien richtlinien guidelines policies archivos leitfaden notices docs
cloud-setup service: dienst dienste diensten webapp webapps anwendung aplicacion servicios servicio microservicios backend backends workloads pods apis applikationen conteneurs contenedores programme programas
cloud-setup environment: env envs stage umgebung entorno environnement staging stagings namespaces landscapes systemlandschaften systemumgebungen
server-migration server: servern rechner rechnern vserver vservers rootserver webserver webservers fileserver nodes node knoten nodos noeuds maquinas maquina instanzen instanz instancias blades
server-migration site: homepage homepages webseite internetseite internetseiten webauftritte webauftritt webprasenzen sitio sitios webs web blogs blog webshops onlineshops shops portale portal portales
database-move database: schemas schemata esquemas instances instanzen instancias datenbankinstanzen datenbankserver datenbestande base bd bds clusters
database-move procedure: function functions trigger triggers sprocs procs prozedur procedimiento funktionen funciones fonctions disparadores declencheurs routines routinen rutinas
delivery-pipeline repository: codebase codebases repositorys repositorios repositorio depots depot microservices module modules apps anwendungen aplicaciones applications proyectos projets komponenten pipelines
outage-performance server: servern rechner rechnern vserver vservers rootserver webserver webservers fileserver nodes node knoten nodos noeuds maquinas maquina instanzen instanz instancias blades
logo-brand concept: entwurf entwurfen logos logotipos sketch sketches skizzen skizze vorschlage vorschlagen varianten variantes konzepte konzepten conceptos boceto esquisses pistes ebauches designs
packaging variant: flavor flavors scents duftsorten aromas skus etikett pouches beutel dosen glaser verpackungen packungen faltschachteln envases latas emballages bocaux parfums botellas
illustration-slides picture: icons iconos icones symbole piktogramme pictograms pictogramas pictogrammes illustrationen zeichnungen zeichnung skizzen characters character charaktere figuren personajes personnages cartoons cartoon strips vinetas vignettes ilustracion dibujo dessin escenas planches pages page seiten paginas laminas lamina
ux-audit flow: userflows prozesse prozess ablauf flujo procesos aufgaben tareas taches nutzerwege klickstrecken klickpfade recorridos recorrido processus funnels funnel scenarios szenarien anwendungsfalle
ux-audit screen: maske ansicht ansichten pantalla ecran bildschirm wireframes wireframe dialoge dialogs formulare formularios formulaires paginas pagina seite layouts oberflachen appscreens bildschirmmasken
app-interface-design screen: maske ansicht ansichten pantalla ecran bildschirm wireframes wireframe dialoge dialogs formulare formularios formulaires paginas pagina seite layouts oberflachen appscreens bildschirmmasken
app-interface-design component: elemente elementen element elements elementos komponente baustein bausteine bausteinen module modules modulos uielemente patterns bloques
prototype interview: befragungen befragung probanden testpersonen testperson testern testnutzer interviewees interviewpartner befragte gesprach kundengesprache entrevistados probandinnen testeurs testeuses
prototype screen: maske ansicht ansichten pantalla ecran bildschirm wireframes wireframe dialoge dialogs formulare formularios formulaires paginas pagina seite layouts oberflachen appscreens bildschirmmasken
user-test participant: probanden proband probandinnen testpersonen testperson testnutzer testern teilnehmern teilnehmende befragte befragten respondents subjects interviewees panelists voluntarios encuestados testeurs testeuses repondants
slow-computer computer: ultrabooks netbooks chromebooks chromebook macbooks imac tower towers arbeitsplatzrechner computadoras computadora computadores computador ordis ordi maquinas portables gerate geraten machines
data-rescue drive: hdd hdds nas usbs flashdrives thumbdrives usbsticks usbstick speicherkarten speicherkarte sdkarten sdkarte laufwerk datentrager datentragern disco pendrive tarjetas disque
mail-collaboration mailbox: inbox inboxes mailkonten mailkonto mailadressen emailadressen emailkonten konto cuenta compte correos direcciones adresses adressen benutzer nutzer mitarbeiter mitarbeitende usuarios utilisateurs
printer-help printer: mfps mfp laserdrucker laserprinters tintenstrahldrucker multifunktionsgerate multifunktionsgerat kopierer scannern etikettendrucker labelprinters photocopiers escaner escaneres fotocopiadoras multifuncional copieurs photocopieurs traceurs
printer-help computer: ultrabooks netbooks chromebooks chromebook macbooks imac tower towers arbeitsplatzrechner computadoras computadora computadores computador ordis ordi maquinas portables gerate geraten machines
new-computer-move computer: ultrabooks chromebooks macbooks imac towers arbeitsplatzrechner computadoras computadora computadores ordis maquinas portables phones iphones smartphones handys moviles telephones gerate geraten
office-it-care user: mitarbeitende mitarbeitenden mitarbeitern mitarbeiterinnen beschaftigte beschaftigten angestellten benutzer benutzern nutzer nutzern anwender anwendern arbeitnehmer workers arbeitsplatzen puestos empleadas trabajadoras salaries
phone-tablet-repair device: mobile mobiles cellphones cellphone mobiltelefone mobiltelefon mobiltelefonen telefone telefon galaxys samsungs iphonen celulares celular tabletas tableta tablettes tablette portables portable
web-copy page: landingpages landingpage landings webseiten webtexte webpages homepages startseiten produktseiten leistungsseiten verkaufsseiten produkttexte produktbeschreibungen beschreibungen descripciones fiches texto textes
blog-articles article: blogs blog blogpost blogeintrage blogeintrag beitrag artikeln fachartikel fachbeitrage kolumnen columns essays pieces texte textos textes publicaciones billet chroniques tutorials
cv-application document: bewerbung lebenslauf lebenslaufe lebenslaufen motivationsschreiben bewerbungsschreiben bewerbungsmappen coverletters curriculums curriculum curriculos candidaturas candidatures dossiers solicitudes profiles profile zeugnisse dokumente documentos
document-translation document: dokumente dokumenten dokument documentos documento texte textos textes articles artikel informes rapports berichte bericht datenblatter zertifikate zeugnisse bescheinigungen flyer prospekte
document-translation dish: gericht speise plato plat vorspeisen hauptspeisen nachspeisen hauptgerichte starters desserts postres entrantes tapas cocktails beers cervezas getranken boissons bebida menupositionen
document-translation language: fremdsprachen fremdsprache zielsprachen zielsprache sprache idioma langue lengua sprachversionen sprachfassungen traducciones ubersetzungen
sworn-translation document: geburtsurkunde geburtsurkunden heiratsurkunde heiratsurkunden sterbeurkunden diplome diplom fuhrerscheine fuhrerschein fuhrungszeugnisse bescheinigungen bescheinigung certificado titulos transcripts attestations diplomes urteile dokument dokumenten
site-localisation language: sprachversionen sprachversion sprachfassungen sprachfassung fremdsprachen fremdsprache sprachvarianten zielsprachen zielsprache lengua translations traducciones ubersetzungen traductions
site-localisation page: webpages webseiten landingpages landingpage produktseiten subpaginas
interpreting-job day: konferenztage konferenztag verhandlungstage einsatztage arbeitstage messetage kongresstage workdays jornada journee
interpreting-job language: sprachpaar sprachpaare sprachpaaren sprachkombinationen sprachkombination sprachrichtungen combinaciones combinaisons pairs paires sprache idioma langue lenguas
school-tutoring lesson: nachhilfestunden nachhilfestunde mathestunden unterrichtseinheiten unterrichtseinheit einzelstunden probestunden privatstunden lektion classes class tutorials sesiones sesion seance termine unterrichtstermine ubungsstunden
language-course lesson: sprachstunden deutschstunden englischstunden konversationsstunden unterrichtseinheiten unterrichtseinheit einzelstunden probestunden privatstunden unterrichtsstunden lektion classes class tutorials sesiones sesion seance termine unterrichtstermine ubungsstunden
language-course learner: lerner lernende lernenden sprachschuler schulern kursteilnehmer teilnehmern studenten studierende pupils trainees participants participantes estudiantes etudiants apprenants mitarbeitende mitarbeitern empleados adultos
corporate-course participant: teilnehmern teilnehmende teilnehmenden teilnehmerinnen mitarbeitende mitarbeitenden mitarbeitern mitarbeiterinnen beschaftigte kollegen kolleginnen delegates learners attendees managern fuhrungskraften trabajadores salaries collaborateurs directivos
corporate-course day: schulungstagen kurstage kurstag trainingstage trainingstag lehrgangstage fortbildungstage fortbildungen schulungen talleres taller jornada ateliers atelier seminaires seminarios seminartag workshoptag
exam-prep lesson: nachhilfestunden vorbereitungsstunden unterrichtseinheiten unterrichtseinheit einzelstunden probestunden privatstunden unterrichtsstunden lektion classes class tutorials sesiones sesion seance termine unterrichtstermine ubungsstunden
exam-prep mock: probeklausur probeprufung probetests probetest ubungsklausuren ubungsprufungen testklausuren testprufungen probeexamen klausuren exams simulacro simulaciones partiels
online-course module: modul modulo section sections abschnitt abschnitte abschnitten lernmodule lerneinheiten themenblocke bausteine unidades unidad unites secciones temas kapiteln sequences
online-course video: lehrvideos lehrvideo lernvideo erklarvideos erklarfilme lehrfilme lernfilme kurzvideos schulungsvideos videolektionen videolectures screencasts screencast tutorials tutoriales tutoriels videotutorials filme
wedding guest: pax heads invitees eingeladene geladene feiernde teilnehmende erwachsene erwachsenen verwandte angehorige leute menschen freunden freundinnen kollegen adultos adultes parientes familiares
conference day: konferenztage konferenztag kongresstage kongresstag tagungstage tagungstag veranstaltungstage messetage jornada journee
conference guest: teilnehmer teilnehmern teilnehmende teilnehmenden delegates delegados delegues congresistas congressistes besuchern pax heads kollegen leute menschen mitarbeiter mitarbeitende empleados salaries collaborateurs
conference speaker: speakern vortragende vortragenden rednern rednerinnen referentinnen keynotes keynote presenters panelists panelisten dozenten conferenciers orateurs conferenciantes oradores ponente talks vortrage ponencias
party guest: partygaste pax heads invitees eingeladene geladene feiernde teilnehmende erwachsene erwachsenen verwandte angehorige leute menschen freunden freundinnen kollegen adultos adultes parientes
trip day: urlaubstage reisetage reisetagen reisetag ferientage urlaubstagen ubernachtungen nachten nuitees pernoctaciones jornadas
trip guest: reisende reisenden travellers travelers viajeros voyageurs mitreisende passengers pasajeros passagers touristen turistas touristes urlauber erwachsene erwachsenen adultos adultes pax teenager
trade-fair day: days tage tagen dias jours messetagen ausstellungstage ausstellertage showdays jornadas journees
contract-review contract: vereinbarung vereinbarungen mietvertrag mietvertrage kaufvertrag kaufvertrage nda dienstleistungsvertrage werkvertrage rahmenvertrage lizenzvertrage kooperationsvertrage acuerdos acuerdo convenios accords accord baux bail convention
terms-privacy market: land landern nation nationen naciones jurisdictions rechtsordnungen jurisdicciones juridictions markte markten mercados marches territories states estados etats
trademark mark: logos logo wortmarken wortmarke bildmarken bildmarke marke marca marque markennamen patent patents patente patentes brevets brevet erfindungen inventions invenciones gebrauchsmuster
trademark class: klasse clase classe nizzaklassen warenklassen dienstleistungsklassen markenklassen kategorien categorias categories
trademark territory: territorio territorios territoires jurisdictions markte markets mercados marches staaten nationen estados etats land landern pais
employment-law employee: mitarbeitende mitarbeitenden mitarbeitern mitarbeiterinnen arbeitnehmer arbeitnehmern arbeitnehmerinnen angestellter beschaftigten arbeiter arbeitern teilzeitkrafte empleado empleadas trabajador trabajadoras employe salariees collaborateurs ouvriers
private-dispute party: neighbours neighbors neighbour nachbarn nachbar vecinos vecino voisins voisin opponents gegner beteiligte beteiligten eigentumer owners propietarios proprietaires streitparteien heritiers geschwister
bookkeeping-work document: beleg quittung kontoauszuge kassenbelege ausgangsrechnungen eingangsrechnungen buchung bills slips vouchers factura facture recibo comprobantes albaranes asientos ecritures apuntes transaktionen transacciones
bookkeeping-work month: mes buchungsmonate buchhaltungsmonate buchhaltungsmonaten monatsabschlusse monatsbuchhaltungen mensualidades mensualites
annual-accounts year: geschaftsjahr geschaftsjahre geschaftsjahren wirtschaftsjahre steuerjahre jahresabschlusse jahresabschluss abschlusse bilanzen bilanz bilans closings exercice ejercicio cierres clotures ans
annual-accounts company: business businesses unternehmen gesellschaft tochtergesellschaften tochter holding holdings sociedades sociedad filiales entreprises entreprise negocios gmbhs gmbh sarl ltds llcs
annual-accounts asset: anlagegut anlageguter anlagegutern wirtschaftsguter wirtschaftsgutern vermogensgegenstande inventargegenstande maschinen machines vehicles fahrzeuge fahrzeugen equipos equipements inmovilizados immobilisation bienes biens activo
tax-return return: returns steuererklarung einkommensteuererklarungen einkommensteuererklarung erklarungen erklarung steuerjahre steuerjahr declaracion declaration taxreturns filings rentas renta jahren ejercicio exercice umsatzsteuererklarungen
tax-return transaction: transaktion transacciones kryptotransaktionen verkaufe verkaufen kaufe sales orders swaps operacion ventas compraventas cessions ordenes ordres buchungen aktienverkaufe deals
payroll-run employee: gehaltsabrechnungen entgeltabrechnungen mitarbeitende mitarbeitenden mitarbeitern mitarbeiterinnen arbeitnehmer arbeitnehmern arbeitnehmerinnen angestellter beschaftigten arbeiter arbeitern teilzeitkrafte empleado empleadas trabajador trabajadoras employe salariees
payroll-run month: abrechnungsmonate lohnmonate gehaltsmonate lohnlaufe payruns mensualidades mensualites
financial-plan year: years year jahre jahren jahr anos ano annees annee ans geschaftsjahre geschaftsjahren ejercicios exercices planungsjahre
financial-plan product: produkt producto produit dienstleistungen leistungen servicios prestations umsatzquellen einnahmequellen erlosquellen erlosstrome geschaftsfelder streams angebote offers ofertas offres tarife abos
company-formation founder: grunderin grundern grunderinnen grundungsmitglieder cofounders cofounder fundadores fundador fondateurs fondateur teilhaber teilhabern gesellschaftern gesellschafterin owners inhaber aktionare accionistas actionnaires kommanditisten
video-edit video: youtubevideos youtubevideo imagefilme werbespots werbespot kurzvideos kurzfilme musikvideos trailer trailers teaser teasers tiktoks tutorials aftermovies recaps videoclips peliculas cortos montages
video-shoot film: imagefilm imagefilme filme filmen werbespot werbespots spot kurzfilm kurzfilme produktvideos produktfilme recruitingvideos musikvideos videoclips commercials trailers teasers reels cortos testimonials
video-shoot day: aufnahmetage aufnahmetag drehs shootings shoots shooting filmtage jornada jornadas journee
podcast-audio episode: podcasts podcast podcastepisoden podcastfolge episoden sendung interviewfolgen tonaufnahmen capitulo emision emisiones emission pistas pistes canciones chansons lieder kapiteln
photo-shoot photo: foto fotografie aufnahme bildern motiven motiv imagen cliches photographies photographie produktbilder produktfotos produktbild packshots packshot freisteller immobilienfotos foodfotos stills headshots
seo-work page: landingpages landingpage webpages webseiten produktseiten kategorieseiten subpaginas
seo-work keyword: schlusselworter schlusselwortern schlusselwort suchworter suchwortern suchphrasen suchanfragen suchbegriff suchbegriffen phrases queries requetes busquedas terminos palabrasclave expressions motscles
seo-work location: filiale standort standorten niederlassungen niederlassung stores salons salones lokale hotels outlets oficinas sucursales sucursal local establecimientos etablissements succursales agences magasins
ads-campaign campaign: anzeigenkampagnen werbekampagnen suchkampagnen displaykampagnen adsets adset anzeigengruppe campagne kanale canales canaux networks plattformen plataformas plateformes werbekonten
social-media-plan post: postings posting instagramposts facebookposts linkedinposts feedposts karussells carrousels carruseles tiktok historias posteo pins tweets kurzvideos grafiken publikationen
newsletter email: rundmails rundmail rundbriefe rundbrief newslettern newslettermails newsletterausgaben aussendungen ausgabe correo boletin infolettres infolettre courriels courriel emailings emailing autoresponders mensajes
new-mobile-app screen: maske ansicht bildschirm wireframes wireframe dialoge dialogs formulare formularios formulaires paginas pagina seite layouts oberflachen appscreens bildschirmmasken bildschirmseiten vistas
new-mobile-app platform: plattform plataforma plateforme betriebssysteme betriebssystemen betriebssystem stores appstores systeme sistemas systemes
app-bug bug: defect defects glitch glitches error errors absturze absturzen absturz fehlern storungen storung erreur fallo incidents incidencias plantages anomalies dysfonctionnements averias
app-modernise screen: maske ansicht bildschirm wireframes wireframe dialoge dialogs formulare formularios formulaires paginas pagina seite layouts oberflachen appscreens bildschirmmasken bildschirmseiten vistas
app-feature feature: funktionalitaten funktionalitat zusatzfunktionen erweiterungen erweiterung funcionalidad fonctionnalite capabilities module modul modulos modulo integrationen integrations integraciones extensions stories
security-audit endpoint: endpunkt endpunkten route ruta routen url urls calls aufrufe llamadas appels methods metodos methodes operations operationen resources ressourcen recursos ressources
security-audit target: rechner rechnern servern servidores serveurs webseiten webanwendungen webapps devices gerate equipos machines vms domains dominios domaines subdomains firewalls router zielsysteme
security-audit user: mitarbeitende mitarbeitenden mitarbeitern mitarbeiterinnen beschaftigte beschaftigten angestellten benutzer benutzern nutzer nutzern anwender anwendern arbeitnehmer workers arbeitsplatzen puestos empleadas trabajadoras salaries
hacked-account account: konto profil perfil perfiles channels canales emailkonten emailkonto mailkonten instagramkonten instagramkonto bankkonten benutzerkonten postfacher mailboxes buzones logins zugange
ransomware computer: servern rechnern computern notebooks notebook arbeitsplatze arbeitsplatzrechner workstations workstation desktops endgerate endgeraten computadoras equipos maquinas maschinen portatiles postes serveurs servidores
gdpr-technical-work process: verarbeitungstatigkeiten verarbeitungstatigkeit verarbeitungsvorgange verfahren vorgange tatigkeiten activities actividades activites procesos processus prozess prozessen tratamiento traitement procedures anwendungen aplicaciones systems systeme
gdpr-technical-work user: mitarbeitende mitarbeitenden mitarbeitern mitarbeiterinnen beschaftigte beschaftigten angestellten benutzer benutzern nutzer nutzern anwender anwendern arbeitnehmer workers arbeitsplatzen puestos empleadas trabajadoras salaries
security-hardening user: mitarbeitende mitarbeitenden mitarbeitern mitarbeiterinnen beschaftigte beschaftigten angestellten benutzer benutzern nutzer nutzern anwender anwendern arbeitnehmer workers arbeitsplatzen puestos empleadas trabajadoras salaries
api-backend endpoint: endpunkt endpunkten ruta routen api apis url urls ressourcen recursos ressources methods metodos operations operationen operaciones aufrufe llamadas appels webservices
api-backend entity: entitaten entitat entites entite objekt objekten objects object objetos datenobjekte models modelle modelos modeles datenmodelle tabla datentabellen klassen clases collections
desktop-program window: formulare formular formularios formulaires maske eingabemasken bildschirmmasken pantallas pantalla ecrans bildschirme ansichten ventana fenetre fenstern dialoge dialogos dialogues views vistas
legacy-code module: modul library libraries bibliotheken bibliothek pakete subsystems subsysteme teilsysteme komponenten componentes composants programs programme programas programmes bausteine paquetes services microservices
automation-script step: arbeitsschritte arbeitsschritt arbeitsschritten teilschritte prozessschritte paso etape aufgaben tasks tarea tache actions aktionen acciones operations vorgange handgriffe
automation-script source: portalen webseiten webseite webshops onlineshops sitios sitio portales portails feeds apis systems systeme systemen sistemas systemes databases datenbanken postfacher fournisseurs
automation-script file: datei exceldateien exceltabellen csvdateien arbeitsmappen pdfs pdf dokumente documentos archivo fichero fichier classeur tabelle listen listas listes exporte exports
system-integration system: software softwares programme programmes programas programa platforms plattformen plataformas plateformes applications apps herramientas outils logiciels logiciel databases datenbanken sistema
system-integration record: kontakte kontakten contacto kundendatensatze kundenkontakte stammsatze adresse direcciones adresses registro deals opportunities prospects interessenten ansprechpartner companies firmen empresas
business-website page: landingpages landingpage webseiten inhaltsseiten subpaginas secciones rubriques
business-website language: sprachversionen sprachversion sprachfassungen sprachfassung fremdsprachen fremdsprache sprachvarianten zielsprachen zielsprache lengua translations traducciones ubersetzungen traductions
web-shop product: artikeln shopartikel verkaufsartikel einzelstucke stucke piezas pieces goods designs positionen listings angebote offers prendas gadgets mercancias
slow-website template: seitentyp seitentemplates seitenvorlagen vorlage layouts layout plantilla gabarits gabarit modeles maquetas pagetypes views ansichten pagina
broken-hacked-site site: homepage homepages webseite internetseite internetseiten webauftritte webauftritt webprasenzen sitio sitios web blogs blog webshops onlineshops shops portale portal portales portails
booking-payment-integration service: dienstleistungen dienstleistung angebote terminarten unterkunfte ferienwohnungen apartments apartamentos bungalows tours touren excursiones activites actividades clases workshops talleres ateliers soins massagen
web-application screen: maske ansicht ansichten pantalla ecran bildschirm wireframes wireframe dialoge dialogs formulare formularios formulaires paginas pagina seite layouts oberflachen appscreens bildschirmmasken
web-application role: rolle rol nutzerrollen benutzergruppen nutzergruppen nutzertypen benutzertypen usertypes perfil profil profiles groups gruppen grupos groupes berechtigungsstufen
data-evaluation question: fragestellungen fragestellung hypothese hipotesis auswertungen auswertung analyses analysen analisis kpis kennzahlen chart diagramme graficos graphiques forschungsfrage cuestiones thesen
data-evaluation record: fragebogen questionnaires cuestionarios encuestas surveys encuestados befragte befragten repondants teilnehmer probanden patients patienten pacientes observations beobachtungen observaciones zeile registro
data-pipeline source: quelle datenbank datenbanken systeme systemen systemes sistemas tablas tabellen api feed feeds connectors konnektoren files dateien crms shops bases plataformas
report-mend chart: kpi kpis metric metrics visual visuals kacheln indicadores indicateurs tables tabellen tablas tableaux grafik grafiken kennzahl diagramm grafico graphique measures
map-gis layer: karte mapa schichten schicht kartenebenen kartenlayer datensatze datasets capa couche shapefiles kartenblatter stadtplane lageplane plane planos plans themes rasters
labelling-work image: aufnahmen bildern frames snippets satze satzen frases phrases texte textos textes dokumente documentos beispiele ejemplos exemples audios tweets rezensionen resenas
ai-at-work task: anwendungsfalle anwendungsfall anwendungen usecases prozesse prozess arbeitsablaufe ablaufe workflows workflow tarea tareas tache casos processus einsatzgebiete einsatzfelder aplicaciones flujos
artwork-change file: datei logo logos plakate flyer flyers vorlagen entwurfe banner grafiken anzeigen layouts motive artworks druckdaten druckdateien archivo disenos visuels maquettes
slide-deck slide: chart charts powerpointfolien pptfolien folienseiten diapositive laminas lamina filminas planches transparencias
social-graphics graphic: beitrag instagramposts karussells carousels carruseles carrousels vorschaubilder titelbilder headers header creatives creativos miniaturas miniatures historias designs bannern bannieres portadas kacheln
book-layout copy: exemplaren druckexemplare belegexemplare freiexemplare kopien copias hardcopies tirages
sign-lettering piece: schild schildern tafeln firmenschilder transporter transportern autos cars coches voitures furgonetas camionnettes tshirts poloshirts hoodies jacken letreros carteles enseignes banderolen
infographic-work graphic: infografik infografiken infografia infographies infographie schaubild diagramm diagramme diagramas diagrammes esquemas charts chart grafik illustrationen illustrations flowcharts flussdiagramme pictograms piktogramme
screen-redesign screen: ansicht ansichten bildschirm wireframes dialoge dialogs formulare formular formularios formulario formulaires formulaire paginas pagina seite layouts eingabemasken bildschirmmasken vistas
project-lead day: days tage tagen dias jours arbeitstage arbeitstagen manntage personentage mandays persondays beratertage projekttage jornadas journees
project-lead team: mannschaften squads squad scrumteams entwicklerteams teilteams projektteams arbeitsgruppen equipo equipe groups gruppen grupos crews departments abteilungen
catering-job guest: pax heads covers gasten gedecke portionen portions raciones comensal diners eaters esser invitees teilnehmer teilnehmende erwachsene leute mitarbeitern kollegen kinder
event-technology-job guest: pax heads gasten attendees invitees zuschauer zuschauern spectators espectadores spectateurs teilnehmer teilnehmern teilnehmende besuchern leute menschen mitarbeitern kollegen erwachsene adultos
decoration-job table: tisch tafeln festtische gasttische gastetische stehtische stehtischen biertische bistrotische rundtische tischgestecke centerpieces tablees
decoration-job guest: pax heads gasten attendees invitees teilnehmer teilnehmern eingeladene leute menschen erwachsene adults adultos adultes kollegen kinder ninos familiares parientes
venue-finding guest: pax heads gasten attendees invitees teilnehmer teilnehmern teilnehmende delegates eingeladene leute menschen erwachsene mitarbeiter mitarbeitern kollegen kinder adultos salaries
public-festival visitor: besuchern besucherinnen gaste gasten spectators espectadores spectateurs zuschauer zuschauern attendees festivalgoers concertgoers participants participantes teilnehmer teilnehmern personen personas personnes invitados
public-festival day: festivaltage festivaltag festivaltagen veranstaltungstage konzerttage markttage jornada journee jour
memorial guest: mourners gasten trauergaste trauergasten trauernde trauernden angehorige angehorigen verwandte relatives familiares parientes deudos dolientes proches attendees leute menschen
group-travel traveller: travelers teilnehmer teilnehmern teilnehmende mitreisende participants participantes passengers pasajeros passagers schulern schulerinnen studenten studierende estudiantes etudiants mitarbeitern kollegen touristen turistas
group-travel day: nachte nachten ubernachtungen nuitees pernoctaciones reisetage reisetagen urlaubstage ausflugstage tag
invitation-job guest: gasten invitees eingeladene empfanger empfangern recipients contacts kontakte addresses adressen adresses direcciones einladungen invitations invitaciones destinatarios destinataires colleagues kollegen teilnehmern
backup-setup computer: ultrabooks netbooks chromebooks chromebook macbooks imac tower towers arbeitsplatzrechner computadoras computadora computadores computador ordis ordi maquinas portables gerate geraten machines
program-trouble computer: ultrabooks netbooks chromebooks chromebook macbooks imac tower towers arbeitsplatzrechner computadoras computadora computadores computador ordis ordi maquinas portables gerate geraten machines
pc-build computer: gamingpc desktop desktops towers tower workstation workstations minipcs gamingpcs arbeitsplatzrechner computadoras computadora computadores ordis maquinas machines gerate geraten
office-server user: mitarbeitende mitarbeitenden mitarbeitern mitarbeiterinnen beschaftigte beschaftigten angestellten benutzer benutzern nutzer nutzern anwender anwendern arbeitnehmer workers arbeitsplatzen puestos empleadas trabajadoras salaries
server-fault server: servern rechner rechnern vserver vservers rootserver webserver webservers fileserver nodes node knoten nodos noeuds maquinas maquina instanzen instanz instancias blades
cloud-bill service: instance instanz instancias vm vms maschine maquinas machines servern servidores serveurs dienst diensten workloads datenbanken containers buckets resources ressourcen recursos
cloud-bill account: abonnements abonnement suscripciones subscripciones konto cuenta compte projects projekte proyectos projets tenants tenant mandanten
monitoring-setup server: servern rechner dienste diensten vm vms host maschinen maquinas servicios anwendungen apps websites webseiten systems systeme sistemas containers devices gerate
slow-database query: sqls anweisungen selects consulta requete sentencia datenbankabfragen suchanfragen views procedures prozeduren informes berichte rapports
iso-certification user: benutzer nutzer mitarbeitende mitarbeitenden mitarbeitern mitarbeiterinnen arbeitnehmer arbeitnehmern arbeitnehmerinnen angestellter beschaftigten arbeiter arbeitern teilzeitkrafte empleado empleadas trabajador trabajadoras employe salariees
security-questionnaire question: points punkte puntos controls kontrollen controles kontrollpunkte prufpunkte requirements anforderungen requisitos exigences criteria kriterien criterios criteres cuestiones sicherheitsfragen
scam-help account: konto bankkonten bankkonto kreditkarten kreditkarte karten karte tarjetas tarjeta cartes profile profiles perfiles emailkonten emailkonto logins zugange cuenta compte wallets
awareness-training user: teilnehmer mitarbeitende mitarbeitenden mitarbeitern mitarbeiterinnen beschaftigte beschaftigten angestellten benutzer benutzern nutzer nutzern anwender anwendern arbeitnehmer workers arbeitsplatzen puestos empleadas trabajadoras
music-course lesson: klavierstunden gitarrenstunden gesangsstunden geigenstunden musikstunden unterrichtseinheiten unterrichtseinheit einzelstunden probestunden privatstunden unterrichtsstunden lektion classes class tutorials sesion seance termine unterrichtstermine ubungsstunden
computer-lessons day: kurstage kurstag schulungstage schulungstag jornada journee
computer-lessons person: learners learner lerner teilnehmer teilnehmern schuler senioren seniorinnen rentner pensioners mayores jubilados retraites aines beginners anfanger principiantes debutants nutzer usuarios
computer-lessons lesson: computerstunden unterrichtseinheiten unterrichtseinheit einzelstunden probestunden privatstunden unterrichtsstunden lektion classes class tutorials sesiones sesion seance termine unterrichtstermine ubungsstunden
programming-course lesson: programmierstunden unterrichtseinheiten unterrichtseinheit einzelstunden probestunden privatstunden unterrichtsstunden lektion classes class tutorials sesion seance termine unterrichtstermine ubungsstunden
career-coaching-work lesson: coachingsitzungen coachingstunden coachingtermine coachingsessions einzelsitzungen termine terminen gesprache gesprach sitzung sesion seance stunde entretiens reuniones reunions rendezvous appointments encuentros calls
fitness-plan lesson: trainingseinheiten trainingseinheit trainingsstunden trainingsstunde trainingstermine workouts workout personaltrainings kursstunden yogastunden pilatesstunden einheit classes class sesion seance entrenamiento entrainement
team-workshop day: workshoptage workshoptag klausurtage klausurtag teamtage teamtag offsites jornada journee workshops
team-workshop participant: teilnehmern teilnehmende teilnehmenden teilnehmerinnen mitarbeitende mitarbeitenden mitarbeitern mitarbeiterinnen beschaftigte kollegen kolleginnen delegates learners attendees managern fuhrungskraften trabajadores salaries collaborateurs directivos
teaching-material unit: lektionen lektion leccion lecon arbeitsblatt worksheet ubungsblatter aufgabenblatter unterrichtsstunden doppelstunden unterrichtseinheit module modules modulos unidad unites sequences kapitel capitulos chapitres
thesis-support lesson: besprechungen besprechungstermine sprechstunden betreuungsgesprache termine terminen gesprache sitzungen sitzung sesion seance tutorias tutoria rendezvous reuniones reunions consultations beratungen entretiens calls
tenancy-case letter: schreiben brief carta lettre courriers courrier escritos escrito burofaxes burofax notices kundigungen kundigungsschreiben antwortschreiben mahnschreiben widerspruche
family-case child: daughters daughter tochter tochtern sohn sohne sohnen sons hijas hija nino ninas filles fille fils babies babys bebes menores mineurs
inheritance-case heir: miterben erbin erbinnen coheirs heredero heredera herederas coherederos heritier heritiere coheritiers beneficiaries beneficiarios beneficiaires brothers sisters schwestern hermanas soeurs geschwistern
consumer-claim claim: reklamationen reklamation anspruche anspruch forderungen reclamacion reclamations complaints beschwerden quejas plaintes litiges flug vuelo bookings buchungen orders bestellungen pedidos commandes
debt-collection invoice: bills bill factura facture forderungen forderung mahnungen mahnung mahnbescheide mahnbescheid schuldner debtor debts deudas deudores creances creance impayes impagos debiteurs
traffic-case matter: bescheid bussgeld bussgeldbescheide bussgeldbescheid strafzettel knollchen cases falle fall multa denuncias sanciones infracciones infractions amende contravention offences accidents unfalle accidentes
property-purchase property: hauser hausern grundstucke grundstuck plots parcelas terrains eigentumswohnungen eigentumswohnung apartments apartment villas fincas finca chalets condos immobilie inmueble viviendas logements
immigration-case person: applicant antragsteller antragstellern solicitantes solicitante demandeurs familienmitglieder familiares ehepartner fachkrafte workers trabajadores employees mitarbeiter empleados salaries students studenten estudiantes adults
due-diligence document: dokumenten dokument documento unterlagen akten files dateien pdfs archivos fichiers agreements vereinbarungen acuerdos accords leases mietvertrage arbeitsvertrage
due-diligence company: business businesses unternehmen gesellschaft gesellschaften tochtergesellschaften tochter entities sociedades sociedad filiales entreprises entreprise targets holdings gmbhs negocios
company-change partner: gesellschafterin gesellschaftern gesellschafterinnen teilhaber teilhabern mitgesellschafter partnern inhaber owners members founders grunder socio associe aktionare accionistas actionnaires kommanditisten partenaires
tax-question year: steuerjahre steuerjahr jahren veranlagungsjahre ejercicios ejercicio exercices exercice taxyears ans
tax-question trade: transaktion transacciones transaction sales sale deals verkauf kaufe orders swaps ordenes ordres operations operacion movimientos mouvements buchungen ventes venta
accounts-switch user: mitarbeitende mitarbeitenden mitarbeitern mitarbeiterinnen beschaftigte beschaftigten angestellten benutzer benutzern nutzern anwender anwendern arbeitnehmer workers arbeitsplatzen puestos empleadas trabajadoras salaries
accounts-switch document: belege beleg ausgangsrechnungen eingangsrechnungen bills factura facture recibos recus pieces bookings buchungen asientos ecritures transactions transaktionen
costing-work product: produkt producto produit dienstleistungen dienstleistung articles artikel articulos items gericht gerichte gerichten speisen recipes rezepte rezepturen recetas recettes plato prestations
company-value company: business businesses unternehmen gesellschaft gesellschaften tochtergesellschaften betrieb practices kanzleien praxen apotheken agenturen sociedades sociedad negocios negocio entreprises entreprise cabinets subsidiaries
accounts-audit transaction: buchung belege beleg receipts vouchers rechnungen facturas factures bookings entries asientos apuntes ecritures payments zahlungen pagos paiements transaktionen transacciones geschaftsvorfalle
map-entry location: filiale standort standorten niederlassungen niederlassung stores salons salones lokale hotels outlets oficinas sucursales sucursal local establecimientos etablissements succursales agences magasins
analytics-setup goal: ziel zielen objetivo objectif ereignisse ereignissen evento eventos evenements conversiones konversionen conversionziele zielvorhaben actions aktionen acciones trackingpunkte kpis
ads-mend campaign: anzeigenkampagnen werbekampagnen suchkampagnen kampagne campana campagne adsets adset anzeigengruppe konten kontos werbekonten cuentas comptes
market-study competitor: competidor concurrent mitbewerber mitbewerbern konkurrent konkurrenzfirmen konkurrenzunternehmen wettbewerbern anbieter anbietern providers vendors rivales rival brands marken marcas unternehmen entreprises acteurs
market-study market: markte markten mercado mercados marche marches land landern pais regions regionen regiones zielmarkte states
press-work release: mitteilung mitteilungen pressetexte pressetext pressemeldungen pressemeldung presseaussendungen medienmitteilungen medienmitteilung meldung comunicado communique nota announcements statements artikel articulos gastbeitrage pressreleases
marketplace-listing listing: produkt artikeln sku skus asins angebot inserat anzeige anzeigen anuncio annonce ofertas offres articulos ferienwohnungen alojamientos logements properties rentals fichas
marketing-plan channel: kanal kanalen canal marketingkanale werbekanale platforms plattformen plataformas plateformes media medien medios networks netzwerke redes reseaux touchpoints
picture-retouch photo: aufnahme fotografie fotografia photographie photographies cliches imagen bildern portrats retratos produktfotos produktbilder familienfotos hochzeitsfotos passfotos headshots snapshots selfies scan prints
subtitles-work video: film clip folge episodio pelicula peliculas movies filmen lehrvideos youtubevideos kurzfilme cortos documentaries dokumentationen documentales documentaires webinars webinare trailers reels
subtitles-work language: sprachversionen sprachversion sprachfassungen sprachfassung fremdsprachen fremdsprache sprachvarianten zielsprachen zielsprache lengua translations traducciones ubersetzungen traductions
music-work song: musikstucke musikstuck tunes singles demos beats instrumentals jingles jingle kompositionen composiciones compositions arrangements pista pistas pistes chanson tema liedern titeln
explainer-animation film: erklarvideo erklarfilm erklarfilmen animationen animation animaciones animations trickfilme lehrfilme imagefilme kurzfilme werbespots spot trailers trailer teasers cartoons tutorials videoclips peliculas
live-stream-job day: veranstaltungstage konferenztage kongresstage eventtage streamingtage jornada journee
live-stream-job camera: kamera camara cam cams webcams camcorder camcorders ptzkameras angles angulos perspektiven kameraperspektiven blickwinkel
tape-digitising item: tonbander tonband tonbandern videokassetten videokassette vhskassetten audiokassetten musikkassetten videobander filmspulen spulen schallplatte lps vinilos minidv minidvs hi8 bandes disques rollos
tape-digitising slide: foto photo bilder bildern imagenes images aufnahmen fotonegative negativen abzugen papierfotos papierbilder fotoabzuge glasdias photographies fotografias transparencies transparencias
event-photo-job portrait: portrats portrat portratfoto portratbilder bewerbungsfotos bewerbungsfoto businessportrats profilbilder passbilder mitarbeiterfotos mitarbeiterportrats retrato
event-photo-job person: gaste gasten guests invitados invites teilnehmer teilnehmern asistentes participants kollegen colleagues familienmitglieder personnes leute adults erwachsene adultos adultes members
spreadsheet-work sheet: worksheet worksheets tabelle tabellenblatter tabellenblatt arbeitsblatt excelblatter exceltabellen reiter registerkarten hoja pestanas pestana feuille onglet tables tablas tableaux
program-fault fault: defect defects glitch glitches absturze absturzen absturz fehlern storungen storung erreur fallo incidents incidencias plantages anomalies dysfonctionnements averias
software-testing journey: testfall testcases testcase testszenarien szenario szenarien workflows ablaufe ablauf flujos geschaftsprozesse prozesse recorridos userjourneys klickpfade anwendungsfalle usecases userstories
video-game level: nivel niveau worlds world welten welt mundos mondes map karten mapas fases missions missionen misiones dungeons arenas chapters quests spielstufen
device-firmware function: funktion funcion fonction features feature eingange ausgange eingangen ausgangen entradas salidas entrees sorties actuators aktoren actuadores relays relais fuhler capteur
erp-rollout user: mitarbeitende mitarbeitenden mitarbeitern mitarbeiterinnen beschaftigte beschaftigten angestellten benutzer benutzern nutzer nutzern anwender anwendern arbeitnehmer workers arbeitsplatzen puestos empleadas trabajadoras salaries
erp-rollout module: modul modulo bereich abteilung abteilungen departamentos departements geschaftsbereiche fachbereiche funktionsbereiche processes prozesse procesos processus bausteine
software-choice area: abteilung abteilungen bereich bereichen fachbereiche fachabteilungen geschaftsbereiche themengebiete departamento departamentos departement departements teams prozess prozesse processus domains secteurs sectores
app-publish store: appstores appstore plattform plattformen plataforma plateforme marktplatze marketplaces storefronts tienda magasins boutiques
website-change change: korrektur anpassungen anpassung anderungswunsche anderungswunsch wunsche verbesserungen tweaks updates adjustments modificaciones modificacion ajustes correcciones retouches retoques changements bugs fehler
shop-change change: fix fixes error errors problem problems probleme problemas anpassungen anpassung anderungswunsche wunsche features funktionen modificaciones modifications erreurs fallos ajustes corrections
webapp-change change: fix fixes error errors changes change fehlern anpassungen anpassung erweiterungen erweiterung anderungswunsche funktion fallos erreurs fonctionnalites funcionalidades modificaciones ajustes corrections
site-care site: homepage homepages webseite internetseite internetseiten webauftritte webauftritt webprasenzen sitio sitios web blogs blog webshops onlineshops shops portale portal portales portails
accessible-site page: seitentyp seitentemplates seitenvorlagen vorlage layouts layout plantilla gabarits gabarit modeles pagetypes ansichten masken pantallas
domain-hosting site: domanen subdomains dominio domaine certificates zertifikate certificados certificats homepage homepages webseite internetseite internetseiten webauftritte webauftritt webprasenzen sitio sitios webs web
cms-relaunch page: webseiten webpages landingpages inhaltsseiten einzelseiten beitrage blogbeitrage blogposts articulos entradas
product-texts text: produktbeschreibungen produktbeschreibung produkttext artikeltexte artikelbeschreibungen kategorietexte kurztexte texto textos textes beschreibung descripcion articulos artikel skus listings blurbs fiche ficha producto
letter-writing text: schreiben anschreiben carta lettre courriers courrier texto textos textes profil perfiles perfil anzeige inserate anuncio annonces bios danksagungen kurztexte
appointment-interpreting visit: arzttermine arzttermin behordentermine behordengange behordengang terminen besuche besuch arztbesuche gesprache gesprach cita visita visitas rendezvous rdv consultas consultations meetings reuniones
wallpaper-hanging chamber: room zimmern raume raumen schlafzimmer kinderzimmer habitacion habitaciones dormitorios chambre chambres pieces
wallpaper-hanging wall: walls wall wand wanden pared paredes mur murs
wallpaper-hanging roll: rolle rollen rollo rouleau tapetenrolle
glass-pane pane: windows window fenster ventana ventanas fenetre fenetres glas glaser felder paneles glasscheiben
declutter-home chamber: room rooms zimmern raume raumen habitacion cuarto chambre piece
declutter-home wardrobe: schrank kleiderschrank armario placard regale shelves
pressure-wash tag: sprayer words letters namen nombres noms inscripciones inscriptions
land-survey plot: flurstuck grundstuck parzelle bauplatze bauplatz terreno terrenos lots lot solares
land-survey point: corner stone peg grenzstein eckpunkte punkte esquinas mojon angles sommets
rainwater-tank tank: fass fasser tonne tonnen zisterne deposito bidon cubas tonneau tonneaux ibc container containers
solar-thermal collector: panels panel platten placas panneaux modules tubes rohren tubos
cards-stationery card: motif design karte einladung einladungen invitations invitaciones cartons dankeskarten visitenkarten
cards-stationery name: guests gaste invitados invites envelopes umschlage sobres enveloppes
photo-book page: spreads doppelseiten seite pagina
photo-book photo: picture pictures images bild bilder foto fotos aufnahmen imagenes imagen cliches files dateien
hobby-course lesson: evenings abende tardes nachmittage unterrichtsstunden stunden unterrichtseinheiten sesiones lecons termine
hobby-course person: friends freunde amigas amigos amis women men frauen kinder ninos enfants senioren
entertainer-job guest: guests children kids toddlers girls boys gast kindern peques personas personnes people
event-staff staff: servicekrafte kellnerinnen servicepersonal helpers aushilfen turstehern camareras serveuses extras
event-staff guest: gasten besuchern convives convidados
sales-leads contact: contact lead clients customers kunden zahnarzte hotels buyers clientes
crowdfunding reward: reward pramien premios lots perks
crowdfunding week: week woche semana semaine
benefits-claim claim: claim antrag bescheid solicitud dossier demande leistungen benefits
tool-move ticket: ticket issue vorgang aufgabe incidencia tache boards elements
tool-move user: people team mitarbeiter colleagues personas personnes kollegen bearbeiter
bot-extension command: command feature function befehl funktion buttons knopfe botones boutons
web-data site: website webseite webs seite page portal shop tienda tiendas boutiques stores
web-data record: record product listing pages addresses adressen artikel articles articulos eintrage entries filas lignes
data-entry entry: cards karten addresses adressen artikel articles lines visitenkarten tarjetas cartes scans items posten datensatze
lighting-renewal light: battens batten downlights highbays wannenleuchten rasterleuchten regletas reglettes
metal-fabrication run: balustrade balkongelander treppengelander handlauf rambarde gardecorps grille zaun
product-upload product: ersatzteile teile parts spares piezas pieces repuestos pairs paare pares paires
`

const words: ReadonlyMap<string, readonly string[]> = new Map(
  COUNTED_IN_PACKAGES.trim()
    .split('\n')
    .map(line => {
      const [driver = '', others = ''] = line.split(': ')
      return [driver, others.split(' ')]
    }),
)

/** The drivers that are spoken of, each with its package before it. */
export const DRIVERS_COUNTED: readonly string[] = [...words.keys()]

/** What a driver of a package is called besides. */
export const wordsCountedIn = (packageId: string, driver: string): readonly string[] => words.get(`${packageId} ${driver}`) ?? []
