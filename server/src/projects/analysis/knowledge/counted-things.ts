/**
 * Words by which clients count the things that packages count, whatever the package: a driver's singular, then its other words, which then need
 * not be said again in each package. Folded; both numbers of a noun, and the cases of German.
 */
const COUNTED_THINGS = `
appliance: devices units gerate geraten kuhlschranke trockner spulmaschinen backofen neveras hornos secadoras lavavajillas frigos fours lavadora waschmaschine dryers dishwashers fridges freezers washers frigorificos
room: offices buro buros buroraume despachos bureaux zimmer zimmern raumen habitaciones aulas classrooms klassenzimmer pieces stuben
access point: hotspots router routers repeater repeaters puntos bornes sender
data point: dosen dose netzwerkdose lanports ports port anschlusse netzwerkanschlusse tomas rosetas prises connexions points anschluss
camera: kameras camaras cameras objektive
workplace: workstations stations seats posten plazas sitzplatze
user: members licences licenses seats lizenzen licencias licences kollegen kolleginnen angestellte companeros trabajadores collaborateurs agents team
phone: apparate telefone nebenstellen handgerate aparatos combines
device: tab tabs tablets tabletten ipads ipad thinkpads thinkpad macbooks macbook chromebooks smartphones gerate geraten knoten nodes modules endpoints apparate aparatos equipements telefonos telephones rechner drives
door: turen portale tores hojas ouvrants stahlturen zimmerturen haustur
sensor: magnetkontakte bewegungsmelder rauchmelder contacts kontakte
shutter: rolladen rollladen rollos jalousien markisen persianas toldos volets stores awnings blinds jalousie
vehicle: transporters sprinter wagen lastwagen furgon furgones camion camionetas fourgonnettes utilitarios lorries lorry taxis tractors traktoren limousinen
bike: pedelecs pedelec mountainbikes rennrader elektrorader vtt electricas citybikes
wheel: felgen llantas jantes rims winterreifen sommerreifen
panel: solarmodule solarpanele pvmodule placas kotflugel modulen turen panneau
lamp: spots pendelleuchten downlights spotlights luces luz bombillas plafones suspensions ledpanels pendants
light: spots leuchte leuchten deckenleuchten focos bombillas points pendelleuchten ampoules
electrical point: socket sockets steckdose steckdosen enchufes enchufe prises prise outlets outlet switches schalter interruptores interrupteurs dosen doppelsteckdosen anschlusse taster tomas
charger: wallboxen ladestationen ladepunkte cargadores bornes chargepoints stations saulen ladesaulen points
radiator: convectors heizkorper konvektoren estufas
lock: schloss schlossern zylindern cerradura serrure verrous cerrojos barrels cylindres cilindros
window: ventanales scheiben dachfenster baies croisees schaufenster cristaleras
door or window: persianas persiana shutters shutter rolladen rollladen volets volet fensterlaeden lamas ventanales
cabinet: unterschranke hangeschranke modulos meubles caissons corpus
piece: banquettes banquetas stuck stucke stucken objekte objetos objets barstools stools hocker kuhle barhocker bancos bancs benches matelas cuadros bilder spiegel espejos pieces things shelves lampen
thing: stuck things items objekte objetos objets bilder bildern cuadros tableaux regale spiegel espejos miroirs gardinenstangen curtains shelves
tree: kiefern kiefer buchen eichen linden birken fichten apfelbaume palmeras palmera olivos pinos robles oaks pines firs birches poplars maples walnut cipreses platanes chenes palmiers fruitiers obstbaumen
stump: baumstumpf wurzelstocke wurzeln tocon souche
bed: hochbeet hochbeeten jardineras potager
building: gerathaus gartenhaus gartenhauser carports pergolas casetas
fixture: klos urinals urinoirs urinarios waschtische spulbecken pilas mitigeurs wascbecken
bathroom: shower duschbader aseos lavabos badern badezimmern
fitting: taps tap faucets hahne wasserhahne armaturen grifos robinets cisterns toilets spulkasten cisternas mischbatterien mitigeurs
drain: sinks abflusse abfluss desagues desague canalisations lavabos siphons gullies drains
machine: maschine presse pressen drehmaschinen frasmaschinen tornos fresadoras tours hornos lineas linien lines robots roboter kompressoren compresores compresseurs hubwagen gabelstapler elevadoras chariots elevateurs montacargas trenes pompes
input or output: ein ausgange signals
operator screen: bildschirme masken
part variant: parts part teile varianten piezas pieces programs programme programas programmes paths positions positionen posiciones bahnen stations produkte products
robot: roboter robotern
part: werkstucke repuestos soportes halter halterungen brackets winkel frasteile drehteile carcasas cases housings gelander barandillas
print: stuck stucke figuras figuren figurines figures soportes halter brackets clips
drawing: zeichnung plane plan planen plano dessin sketches skizzen croquis
image: pics pic renderings rendering perspectives infografias visualisierungen visualisations visualizations scenes kamerapositionen angles
view: pics pic renderings visualisierungen visualisations infografias perspektiven angles
concept: logoentwurfe bocetos routes ideas ideen
screen: bildschirme bildschirmen mockups masken vues interfaces screens
data source: datenquelle databases datenbanken excels quellen hojas apis bases sources systemen systeme systems
figure: graphs diagramme diagrammen visuals kacheln indicateurs pages seiten paginas visualisierungen
record: datensatz addresses adressen adressdatensatze personas people kunden clientes clients products produkte productos produits items leads fichas fiches members articles rows lignes lineas filas zeilen lines entries eintrage entradas
file: csv csvs excels tablas
document: belegen rechnung kassenbons bons quittungen tickets justificatifs documents receipts zeugnis urkunde actas partidas justificantes formulare formularios formulaires contracts vertrage vertragen
server: boxes box hosts vms maschinen machines virtuelle hosts systeme sistemas linux
database: bases datenbank bbdd
repository: services projekte repositories
page: artikel unterseite unterseiten produkte subpages pages pagine inhalte paginas seitentexte sektionen sections blatter doppelseiten spreads laminas
variant: sabores geschmacksrichtungen gouts saveurs produkte flaschen tipos bottles boxes schachteln
interview: gesprache entrevistas entretiens
participant: leute lehrer teachers people managers fuhrungskrafte verkaufer salespeople nurses pflegekrafte apprentices azubis alumnos asistentes stagiaires
computer: arbeitsplatze rechnern computern equipos portatiles ordinateurs postes tablets thinclients imacs
storage device: festplatte usb sd ssds pendrives laufwerke memorias cles
mailbox: mailboxes e-mail postfachern emails mails buzones cuentas
printer: druckern plotter plotters multifuncionales
article: blogposts posts blogbeitrage entradas billets beitragen blogtexte ratgeber guides
word: worte woerter wrds parole
hour: stunden hrs hora heure std
lesson: evenings afternoons mornings abende abenden nachmittage vormittage tardes mananas soirees matinees unterrichtsstunde einheiten doppelstunden treffen terminen sitzungen stunden lecons lecon leccion lecciones lektionen trainings entrenamientos entrainements kurseinheiten coachings
learner: kinder kids ninos enfants colleagues adults erwachsene kollegen
training session: days tage dias jours jornadas journees seminartage workshoptage sessions tagen
trial exam: mock examenes blancs probeprufungen
module: kapitel einheiten capitulos chapitres bloques teile
teaching video: lektionsvideos capsules videolecciones films
guest: gast hochzeitsgaste guests comensales convives couverts besucher asistentes ninas freunde amigos amis familienmitglieder employees
travel day: tag journees wochen
contract: vertrag vertragen contrat arbeitsvertrage leases ndas arbeitsvertrag lieferantenvertrage conventions
employee: leute leuten gens personnes gente beschaftigten personen personas people angestellten beschaftigte minijobber aushilfen nominas bulletins payslips lohnabrechnungen salarie workers waiters
month of bookkeeping: monate monaten meses mois monat
company: firma firmen empresas betriebe
tax return: years year jahre ano anos annees jahr exercices ejercicios
transaction: movimientos mouvements buchungssatze trades
line of income: produktlinien lineas
finished minute: minutos minuten
video: interviews talks vortrage charlas conferences testimonials spots vlogs capsules
day of shooting: rodajes journees drehtagen days tage dias jours tagen
episode: podcastfolgen capitulos sendungen emissions programas folgen interviews hours recordings talks aufnahmen vortrage sermons predigten grabaciones charlas enregistrements
picture: pics pic aufnahmen tomas fotografias fotografien motive artikel gerichte platos plats dishes portraits retratos prises wohnungen articles produkte rooms zimmer items
keyword: terms begriffe keywords palabras
location: restaurants tiendas boutiques laden praxen geschafte sedes
campaign: anzeigengruppen adgroups kampagnen campanas
post: publicacion posteos beitrage beitragen publications tiktoks carousels stories videos
e-mail: mailings mailing campanas envios
fault: fallos probleme problems bug problemas problemes
function: funktionen modules funcionalidades fonctionnalites
system: aplicaciones applikationen sites webs ip ips anwendungen
account: profilen kanale kontos profils
processing activity: prozesse procedimientos traitements abteilungen
endpoint: endpoints rutas schnittstellen methoden requests
entity: entidad objekte tabelle
step: schritten tareas taches
source: websites sites datenquellen portale paginas webs suppliers lieferanten proveedores
product: produkten references referenzen referencias kinds sorten varianten teile soaps jewellery schmuckstucke modelos modeles
page type: seitentypen vorlagen plantillas
bookable service: zimmer habitaciones chambres courts platze kurse cursos cours behandlungen treatments employees therapists
user role: benutzerrollen perfiles profils
question: frage pregunta questions forschungsfragen
chart or figure: diagramme graficas graphes seiten paginas
layer: layers ebene themen temas
item: stuck kassette cintas casetes carretes super8 dvds schallplatten platten vinyls discos cassettes bobines filme filmrollen videos mails tickets emails kommentare comments reviews
slide: dias diapositiven diapositivas negative negativos negatifs papers papiere abzuge prints slide diapos albumes fotografien
graphic: beitrage publicaciones grafiken graficas visuels banner karten stories banners infographics
month: monat monaten mois meses
table: mesas tischen
day: tagen jornadas journees
traveller: reisende viajeros voyageurs kinder ninos mitarbeiter guests
query: queries sentencias abfrage
session: evenings afternoons abende nachmittage tardes soirees treffen coachings lessons
unit: unterrichtseinheiten lecciones stunden lecons
child: kindern ninos
claim: fluge vuelos vols tickets reservations
invoice: rechnung facturas kunden clientes customers
property: immobilien inmuebles wohnung haus
person: personas mitarbeitern familienangehorige kinder children ninos
competitor: companies firmen empresas rivals konkurrenz
release: pressemitteilungen pressemitteilung comunicados notas
listing: listings angebote anuncios references referencias unterkunfte apartments wohnungen
photo: pics pic photographs fotografias fotografien aufnahmen scans portraits
song: lied lieder temas cancion morceau titres chansons stucken
sheet: arbeitsblatter blattern hojas
journey: testfallen pruebas scenarien escenarios parcours
level: leveln niveles stages
change: korrekturen changes points punkte puntos stellen things kleinigkeiten
fault or wish: fehler errores anderungen cambios
fault or function: anderungen cambios modifications screens masken
text: texten profiltexte beschreibungen fichas anuncios slogans emails mails captions product produkte
subtitle: untertitel
visit: mal times veces fois visites termine besuch limpiezas reinigungen mowings
recorded minute: minuten
test: tests
spot: spots stellen places puntos dubel dents
loose tile: tiles fliesenplatten losetas platten bodenfliesen
gate: tore tor gartentur gartentor puerta porton portail
hole: loch
plant: palmen rosen rosas rosiers orchideen hedges
watering zone: bereiche kreisen sektoren sectores circuits
speaker: boxen cajas lautsprechern enceintes
valve or blind: ventile valvulas vannes heizkorperventile rollos
site: werken filialen tiendas boutiques
technician: monteure workers arbeiter operarios monteurs
heir: bruder geschwister hermanos freres
opening: wand wande wall fenster turen puertas durchbruche
house: haus
object: gegenstande figuren statues figuras
language: sprachen lenguas versionen
target language: sprachen lenguas
country: staaten
class: klassen
founder: gesellschafter personas people
stand: stande buden foodtrucks
`

const words: ReadonlyMap<string, readonly string[]> = new Map(
  COUNTED_THINGS.trim()
    .split('\n')
    .map(line => {
      const [singular = '', others = ''] = line.split(': ')
      return [singular, others.split(' ')]
    }),
)

/** Other words for what a driver counts, by its singular. */
export const wordsForCounted = (singular: string): readonly string[] => words.get(singular) ?? []
