import { type Concept, type HarmRule, SURPRISE } from './harm-concepts.ts'

/** Harm that no word of crime names: told by where a thing goes, when, who must not see it and what it shall look like on paper. */
const all = (...words: readonly Concept[]): Concept => words.join(' / ')

const UNWATCHED = all(
  'after dark / in the dark / at night / by night / tonight / on sundays / at dusk / at dawn / nobody / no one / no paperwork / no papers / without papers / don t ask / no questions / without a name / without number plates / must not be visible / no trace / not be seen / isn t about / is about / look away / looks away / smells anything / doesn t notice / when it rains / asks too much / too dear / costs a fortune / costs / expensive',
  'nachts / nacht / abends / in der dammerung / im morgengrauen / im dunkeln / keiner / niemand / ohne nachweis / ohne papiere / kostet / teuer / vermogen / am wochenende / sperrfrist',
  'de madrugada / de noche / por la noche / nadie / se vaya solo / sin que / sin papeles / carisimo / carisima / sale caro / cuesta / nada de preguntar',
  'cette nuit / la nuit / de nuit / nuit / personne / sans bordereau / sans papiers / discret* / trop cher / n en veut pas / ne veut pas',
)

const FILTH = all(
  'asbestos / plaster / rubble / drum / drums / fluid / developer / sludge / fertiliser / fertilizer / pesticide* / tyres / tires / old oil / used oil / waste oil / solvent* / thinner / acid / batteries / paint tins / old paint / chemicals / antifreeze / coolant / brake fluid / slurry / manure / grease / heating oil / refrigerant* / septic / sewage / rubbish / garbage / fly ash',
  'fasser / fass / lackschlamm / schlamm / eternit* / asbest* / gulle / jauche / fettfang / altol / reifen / bauschutt / sondermull / losemittel / verdunner* / saure / chemikalien / batterien / farbreste / kuhlmittel / heizol / dungemittel / spritzmittel / klarschlamm',
  'escombro* / amianto / uralita / aceite / liquido de frenos / disolvente* / residuos / neumaticos / bidon* / purines / pintura vieja / acido / fosa / baterias',
  'fibrociment / amiante / solvant* / bidon* / gravats / dechets / huile / pneus / batteries / peinture / lisier / fioul / acide / cuve',
)
const INTO_NATURE = all(
  'tip them / tip it / the lane / behind the woods / the woods / yard gully / the gully / gully / brook / stream / river / quarry / disused quarry / bury them / bury it / under the new / lay by / ditch / down the drain / storm drain / the sea / the lake / the pond / empties into / run out / let it run / runs into',
  'kiesgrube / steinbruch / unter die neue / zerschlag* / in den teich / den teich / regenablauf / regenrinne / in den bach / den fluss / waldrand / in den wald / vergraben / gully / beschick* / ablaufen lassen / in den graben / feldweg',
  'camino del / pantano / arqueta / rio / arroyo / barranco / monte / cuneta / enterrar / alcantarill* / descampado / acequia / campo de',
  'chemin forestier / ruisseau / riviere / fosse / bord du chemin / foret / bois / enterrer / carriere / egout / caniveau / dans l etang / talus',
)
const PROPER_DISPOSAL = all(
  'disposal papers / licensed / skip for / skip comes / pick up / properly / fachgerecht / nachweis fur / schein / firma mit / autorizad* / certificado / gestor autorizado / certifie* / avec le bordereau / agree / entschlamm* / aerator / clean* / jet it / camera down / spulen / limpiar / leeren / wasseramt / permit / genehmigung / collecte des / contratar la recogida / fishing / angling',
)
const GAS_OUT: Concept =
  'let the gas out / let out the gas / vent the gas / release the gas / gas ablassen / gas rauslassen / soltar el gas / vider les clims de leur gaz / gaz dans l air / laisser partir le gaz / kaltemittel ablassen / blow the gas / gas into the air / gas in die luft'

const GUARD_SENSOR = all(
  'the sensor / cover switch / the cover / two hand / two handed / fire door* / temperature cut off / temperature limiter / overspeed governor / governor / smoke heads / smoke head* / smoke detector* / smoke alarm* / heat detector* / interlock* / light curtain* / guard / guards / dead man / emergency stop / rcd / safety circuit / breathalyser / alcohol interlock / drain cover / door contact / pressure valve / relief valve / speed limiter',
  'lichtgitter / lichtvorhang / rauchmelder / zweihand* / temperaturbegrenzer / schutzgitter / schutzhaube / endschalter / brandschutztur* / not aus / turkontakt / sicherheitsventil / alkohol wegfahrsperre / trittmatte / schutztur',
  'sensor / final de carrera / detectores / detector / tapa / seta de emergencia / barrera / limitador / puerta cortafuegos / valvula de seguridad / resguardo',
  'capteur / detecteurs / detecteur / capot / barriere / arret d urgence / fin de course / porte coupe feu / soupape / carter / limiteur',
)
const PUT_OUT_OF_WORK = all(
  'magnet on / put a magnet / out of the circuit / take that / wire the / one operator can / with the other hand / caps on / keep the panel quiet / still reports / stay open and / with the cover open / look fine for / looks fine for / for that day / stop it from stopping / starts whatever / whatever i had / so it runs / think it is closed / thinks it is closed / tie up / zip tie* / cable tie* / glue the / plug up / weld shut / cap off',
  'so klemmen / klemmen / durchlauft / durchlaufen / ruckbaubar / gehause dranlassen / innenleben raus / stecken lassen / zukleben / vorgaukel* / anspricht nicht / magnet dran / fest verdrahten / lahm / sockt uns / bremsen uns aus / zuschweiß*',
  'quitad / quitar el sensor / quitar la / que no de error / puentear / puentea / sacar lo de dentro / dejar la carcasa / atar el / poner un iman / con un iman / pegar con cinta / que siga con la / anular',
  'mettre un aimant / aimant / capot ouvert / garder le boitier / enlever l electronique / n y verra que du feu / coincer / ponter / scotcher / tourne quand meme / retirer la pile pour de bon',
)
const SOUND_DEVICE = all(
  'replace* / worn / faulty / find out / test the / calibrat* / hold open / acceptance / risk assessment / lost / cambiar el / cambiar la / cambiarlo / cambie / cerrada / revision anual / austausch* / tauschen / ausrichten / lost ohne / regler le / refaire / sans raison / installer / poner detectores / instalar / wartung / warten / new ones / that cope / light switch / washing machine / phone case',
)

const TACHO: Concept = 'tachograph* / fahrtenschreiber* / tacografo* / chronotachygraphe* / tachographe*'
const DRIVE_ON = all(
  'records rest / record rest / rest while / drive on / without a record / over their hours / magnet / switch / while they drive / while i drive / pausen drinstehen / gefahren wird / umbauen / auch wenn gefahren / weiterfahren / apunte descanso / sigo en ruta / iman / boton / mientras sigo / interrupteur / rouler en repos / aimant / en repos',
)
const GEARBOX_SENSOR: Concept =
  'sensor on the gearbox / gearbox sensor / getriebesensor / geber am getriebe / kitas / sensor de la caja / capteur de boite'

const DISTANCE_ON_IT = all(
  'has 210 / has 180 / has 240 / has done / on the clock / on it / miles / shows 9 / hours / display shows / in the dash / hat 240 / drauf / gelaufen / laufleistung / kilometer / marca 280 / marca / kilometros / affiche / compteur / kilometrage / betriebsstunden',
)
const MADE_LESS = all(
  'makes it fit / make it fit / should be under / should be 90 / should be 60 / must be under / under 5 / below what / someone with a laptop / with a laptop who / in the control unit / in the control units / soll es 1 / sollen es / passendem serviceheft / passendes serviceheft / lo deje en / que lo deje / cuadre con / con la centralita / il m en faut / carnet compris / remettre a / ramener a / hand it back / allows',
)
const VEHICLE = all(
  'van / car / lease / excavator / auction / motorbike / lorry / digger / tractor / boat / wagen / auto / anzeige / bagger / transporter / coche / furgoneta / moto / tecnico con maquina / excavadora / voiture / fourgon / annonce / tracteur / camion',
)

const OCCUPANT = all(
  'lodger / tenant* / family upstairs / old tenant / flatmate / widow / sitting tenant / subtenant / renter* / untermieter* / mieter* / inquilin* / la vieja / vieja del / okupa* / locataire* / la dame du studio / dame du / sous locataire*',
)
const DRIVE_OUT = all(
  'empty the room / onto the pavement / put in a new cylinder / out on the street / turn off their / turn off his / turn off her / turn their / take out their / take off their / until they go / until he goes / until she goes / until he signs / until she signs / two big men / scare them / make noise / his things out / her things out / things in bags / front door until / cut their / cut his / cut her / so they leave / so that they leave',
  'schloss raus / sachen in sacke / vor die tur / abklemmen / bis sie gehen / bis er geht / bis er unterschreibt / rausekel* / wenn er friert / strom abstellen / wasser abstellen / heizung abstellen / heizkreis / raus wenn / bis er auszieht / bis sie auszieht',
  'cambiad el bombin / cambiar el bombin / sacad los / sacar los muebles / a la acera / a la calle / cortarle / cortarles / cortar la luz / cortar el agua / hasta que firme / hasta que se vaya / hasta que se vayan / hacer ruido / quitarle la puerta',
  'enlever sa porte / couper son / couper l eau / couper le chauffage / couper leur / sortir les affaires / changer le barillet / sur le trottoir / jusqu a ce qu / a la rue / pour qu elle parte / pour qu il parte',
)
const ON_ABSENCE = all(
  'while she / while he / while they / at her mum / at work / will not leave / won t leave / won t go / old tenant / until / pays a third / late / freitag arbeitet / arbeitet / zahlt nicht / kriege ich nur raus / soll nach / defekt aussehen / im urlaub / este en el pueblo / no se va / no paga / de la vieja / vieja / hasta que / jusqu a ce qu / bis er / bis sie / refuse de partir / pendant qu / elle est chez / ne paie plus / il travaille / cuando este',
)
const BY_LAW = all(
  'court / notice with / right period / kundigung mit / frist / gericht / burofax / demanda / desahucio / commandement / procedure / huissier / moved out / handed back / perdu ses cles / sera la / wird nicht warm / heute noch kommen / evict legally / working by / volver a dar / lost her keys / lleva dos dias',
)

const TINY_LENS = all(
  'lens / pinhead / pinhole / a cam / mini cam* / small camera / tiny camera / something small that films / that films / films and / camera in / camera inside / spy cam* / streaming to my phone / linse / mit linse / optik / kamera in / minikamera / die filmt / bild geht auf / lente / camara en / camara dentro / algo que grabe / que grabe / grabe dentro / objectif / qui filme / camera dans / mini camera',
)
const INTIMATE_PLACE = all(
  'guest bedroom / bedroom / changing cabin* / changing room* / shower* / bathroom / toilet* / towel hook / shampoo bottle / alarm clock / smoke detector of / her room / sauna / dressing room / loo / spare room / massage room',
  'gastezimmer / umkleide* / dusche* / badezimmer / toilette* / schlafzimmer / wecker / duschgel* / sauna / solarium / untersuchungszimmer',
  'bano / ducha / vestuario* / despertador / cuarto de la / dormitorio / habitacion de / probador* / aseo*',
  'salle de bains / douche / vestiaire* / chambre de la / chambre d amis / reveil / cabine* / toilettes',
)
const FOR_OPEN_EYES = all(
  'baby / pet / sign / own front door / find out whether / rail / benches / lighting / mirror / espejo / miroir / ventilation / extractor / steckdosen und / clock with light / mit licht / lampen / tiles / endoscope / drain / rohrkamera / pipe / boiler room / photograph* / endoskop / hund / katze / dog / cat / perro / chien / advert / listing',
)

const OPINIONS = all(
  'comments / reviews / review / rating / ratings / glowing / testimonials / star each / one star / stars / accounts give / patientenstimmen / bewertungen / sterne / kundenstimmen / opiniones / resenas / una estrella / estrella / testimonios / temoignages / avis / etoile / etoiles',
)
const OF_NOBODY = all(
  'each from another / different names / only opened / not opened / invent / invented / make up / thirty accounts / twenty accounts / from accounts / about mice / hair in the / write about mice / different people / other names / guests by friday / we only opened / haven t opened',
  'jede anders / patienten haben wir noch / noch keine / erfunden* / verschiedene namen / mal jung / von vielen konten / ausgedacht*',
  'con otro nombre / otro nombre / todavia no hemos / veinte cuentas / cuentas le pongan / hablen de / inventad* / distintos nombres / cada una con',
  'prenoms et ages / ouvre lundi / par vingt comptes / comptes qui / qui parlent de / inventes / prenoms differents / pas encore ouvert',
)
const TRUE_VOICES = all(
  'real patients / our real / get them removed / none of it is true / retirer / reclamar a / que las quiten / vrais / de verdad / echten / after the visit / despues de la visita / nos ponen / nous met / honest',
)

const TAKEN_GOODS = all(
  'bikes / bicycles / laptops / phone / phones / batch / tools / copper / catalytic converters / jewellery / frame numbers / somebody else s login / company stickers / without locks / lying on the bus / owner s account / motorbikes / e bikes / fahrrader / werkzeug / handys / notebooks / gravuren / code vom besitzer / motos / portatiles / bicis / lote de / moviles / herramientas / velos / velos electriques / lot de telephones / telephones verrouilles / outils / scooters / trottinettes',
)
const OF_UNKNOWN_ORIGIN = all(
  'don t ask where / take the frame numbers off / numbers off / respray them / get past the owner / not mine but / somebody else s login / found on the / lying on the / where they are from / where they came from / go on ebay cash / off a lorry / fell off / from building sites / from sites',
  'ohne rechnung / ohne schlussel / von baustellen mit / schleift die / abschleifen / code vom besitzer / woher / gefunden und / bringt werkzeug',
  'sin papeles / sin llave / borrar el numero / hacerles otro / nada de preguntar / con la cuenta de una / cuenta de otra / limar',
  'sans facture / limer les numeros / limer / on ne demande pas / d ou ca vient / verrouilles sur d autres / sans cle / tombes du camion',
)
const OWN_GOODS = all(
  'ours / of ours / receipt / rental / stolen from / wird geklaut / werden geklaut / gestohlen worden / anzeige / robado la / me han robado / de nuestra / nos velos / notre / own phone / of our / school afterwards / geklaut gravieren',
)

const WORK_OF_LEARNING = all(
  'exam / dissertation / thesis / essay / coursework / weekly tests / tests of / degree / final paper / driving test / theory test / language test / facharbeit / sprachprufung / prufung / hausarbeit / klausur / tfg / trabajo de fin / examen / memoire / rapport de stage / dissertation / concours / online test',
)
const BY_OTHERS_HAND = all(
  'give her the answers / give him the answers / give me the answers / not be detected / undetectable / turnitin / hand it in as / log in as me / as me / at a second screen / second screen / sit it for / sits it for / in my place / in my name / instead of me / looks like me / similar to me',
  'so dass der prufer meint / sei von mir / mir ahnlich / statt meiner / fur mich hingeh* / fur mich schreib* / an meiner stelle / komplett schreiben / erkennt keine',
  'se presente por mi / por mi al / con mi dni / lo entrego yo / que no lo detecte / en mi lugar / se parezca a mi',
  'a ma place / on se ressemble / indetectable / je mets mon nom / je rends / passe l examen / en mon nom',
)
const LEARNING_HELP = all(
  'tutor / proofread* / korrektur / corregir / relire / cours de / clases / practice / understand / with explanations / reussir / sprachkurs / nachhilfe / only language',
)

const KIND_OF_PEOPLE = all(
  'surname / surnames / women of / child bearing / pregnan* / african / black / foreign* / accent / headscarf / muslim* / jew* / roma / gay / disabled / over fifty / older than / mothers / locals / immigrants / polish / turkish / arab*',
  'namen mit / kopftuch* / dunkler haut / dunkle haut / auslander* / schwanger* / mutter / muttern / uber funfzig / behindert* / juden / turkisch* / arabisch* / fluchtling*',
  'apellidos / arabes / embarazadas / mas de cincuenta / gitan* / negros / extranjer* / marroqui* / sudamerican* / discapacitad* / con acento',
  'noms d afrique / accent / arabes / noirs / etranger* / enceinte* / plus de cinquante / roms / musulman* / handicap* / maghreb* / noms a consonance',
)
const TURNED_AWAY = all(
  'score people down / score down / go only to / never see / never sees / answer fully booked / fully booked / sort out / weed out / filter out / drop to the bottom / leave out / screen out / not to be shown / reject',
  'nach unten rutschen / aussortier* / nach zufall / nicht an leute / absagen / herausfilter* / rausfilter* / nicht einladen / nach hinten',
  'ya esta alquilado / dejar fuera / deje fuera / descartar / descarte / reciban siempre / no pasen / rechazar',
  'tombent en bas / deja pris / ecarter / ecarte / refuser / en bas de la pile / eliminer / ne passent pas',
)
const NOWHERE_WRITTEN = all(
  'must not be visible / not visible / no trace / nobody must / be able to prove / prove it / from outside / without saying / doesn t show / nowhere / so that it looks like / sounds like chance',
  'ohne dass man / nachvollziehen / nirgends / nach zufall / klingt / nicht beweis* / nicht auffallt / nicht drinsteht / automatisch',
  'no quede escrito / sin que se vea / que no se vea / no conste / motivo / que parezca',
  'sans que ca / ca apparaisse / personne ne puisse / demontrer / ne se voie / sans l ecrire / a tous ceux',
)
const EQUAL_CHANCE: Concept =
  'fair / equality act / discriminates / benachteilig* / gleiche chance / no discrimine / con justicia / juste / understands callers / comprendre / anonym* / without names'

const CREATURE = all(
  'tomcat / cat / cats / dog / dogs / fox / foxes / crow / crows / carp / fish / the fish / trout / heron / pigeons / magpies / marten / badger* / rooster / cockerel / bees / dackel / hund / katze / kater / saatkrahen / krahen / forellen / fische / wellensittich* / hahn / gallo / perro / gato / peces / palomas / abejas / chien / chat / coq / poissons / carpes / abeilles / pigeons / pies',
)
const TO_ITS_DEATH = all(
  'mix into / antifreeze / lay meat / does not come back ever / not come back ever / something in their / in their lake / in their water / in their pond / come up / fish come up / float / lace / laced / ground glass / rat bait in / never barks again / never barks / never crows / for ever',
  'mit etwas drin / uber den zaun / soll einfach einschlafen / einfach einschlafen / nester mit / jungen runterholen / frostschutz / scherben / nadeln / praparier* / fur immer still / in ihren teich / in deren teich',
  'deje de cantar para siempre / para siempre / algo en el maiz / en la comida / anticongelante / cristales / carne con / echar algo',
  'bien preparee / boulette / par dessus la haie / c est fini / antigel / verre pile / quelque chose dans',
)
const CREATURE_LAWFUL: Concept =
  'fence / plants that / keep him out / without hurting / run that / aerator / test the water / ohne zwang / trainiert / gemeinde tun / antrag / buenas / carta / lettre / letter / mairie / vet / tierarzt / veterinari* / veterinaire / sterilis* / feed / recipe / rezept / receta / restaurant / tiefkuhl* / fishmonger'
const TREE_OF_OTHERS: Concept =
  'belongs to the city / of the city / city s / council s / street tree / lime tree in front / platane de la commune / de la commune / arbol del ayuntamiento / arbol de la acera / stadtbaum / baum der stadt / gehort der stadt / linde vor'
const TREE_DIES: Concept =
  'drill it / drill and fill / fill it with / dries out / so it dries / percer / y verser / seche tout seul / anbohren / bohren und / vertrocknet / taladrar / que se seque / copper'
const WELL: Concept = 'well / pozo / brunnen / puits / spring / water tank / wassertank / cisterna / citerne / reservoir'
const INTO_WELL: Concept =
  'echar algo / something in the / something into the / tip something / etwas in den / quelque chose dans / have to sell / tengan que vender / verkaufen mussen / doivent vendre / get sick / krank werden / enfermen / tombent malades'

const SMALL_ARM = all(
  'starting pistol / blank pistol / signal pistol / receiver / hunting rifle / rifle / pistol / gun / barrel / gaspistole / schreckschuss* / luftgewehr / gewehr / pistola de salvas / pistola / escopeta / pistolet d alarme / pistolet / carabine / fusil',
)
const TO_SHOOT = all(
  'nine millimetre / 9 mm / 9mm / fires / live rounds / no register / no forms / makes it quiet / quiet no / turn my / have a lathe / no shop / aufbohren / richtige patronen / scharf / patronen nimmt / scharfe munition / balas de verdad / que tire / taladrar* / tire du / neuf millimetres / vraies balles / remettre en etat / from a printer / for a printer',
)
const ARM_LAWFUL: Concept =
  'theatre / teatro / foam / gomaespuma / cabinet / licensed / anmelden / abgeben / gebe sie / remettre le / a qui / exhaust / silicona / clavos / obra de / toy / holster / hand in / glue / spray / massage'

const PLANTS_UNDER_LAMPS: Concept =
  'plants / ninety plants / pflanzen / plantas / cien plantas / pieds / quatre vingts pieds / pots under lamps'
const LAMPS: Concept =
  'lamps / vents / grow lamps / lampen / unter lampen / lufter / luces / ventilacion / lampes / filtres / trastero / attic / keller / cave / cellar'
const HIDDEN_SMELL = all(
  'get wind / neither neighbours / power company / before the meter / past the meter / vor dem zahler / geruch darf nicht / nicht raus / darf nicht riechen / que no huela / antes del contador / avant le compteur / sans odeur / que ca sente / no smell outside / nobody smells',
)
const POWDER: Concept =
  'powder / clubs / club / pills / discoteca / discotheque / ansiolitico* / xanax / pulver / in die clubs / pastillas / cachets / polvo / poudre / tabletten'
const PASSED_ON: Concept =
  'goes to the clubs / look like a vitamin / looks like a vitamin / sell in / fur freunde / in großerer menge / en cantidad / para venderlos / a vender / arzt muss / sin medico / sans medecin / no doctor / pour revendre / sell them on / to sell on'
const HOLLOW: Concept =
  'hollow / false floor / double wall / secret drawer / hohlraum / doppelboden / hueco / doble suelo / double paroi / cache derriere / behind the dashboard'
const FROM_DOGS: Concept =
  'dogs at / dogs don t / sniffer / packets / spurhund* / pakete / zollhund* / los perros / paquetes / chiens / paquets / customs / zoll / aduana / douane'

const GONE_AWAY = all(
  'blocked me / moved and / ran away / left me / shelter / refuge / doesn t want contact / no contact / aus dem bus / will keinen kontakt / geflohen / frauenhaus / ausgezogen / juez no me deja / no me deja acercarme / no quiere verme / se escapo / s est refugiee / refugiee / ne veut rien dire / foyer / m a bloque / ne veut plus me voir',
)
const WHEREABOUTS = all(
  'where she lives / where he lives / put together where / what route / her new address / his new address / find where / wo wohnt / ich habe ein foto / wo sie wohnt / adresse von ihr / averiguar donde / donde vive / a que colegio / trouver l adresse / ou elle habite / ou il habite / ou mon ex / l adresse ou',
)
const STALK_LAWFUL: Concept =
  'check my phone / klassentreffen / class reunion / court order against / adoption / birth mother / revisar mi movil / verifier ma / my ex keeps / zugestimmt'
const SPOT_ON_MAP = all(
  'transmitter / under the bumper / map on my phone / see on a map / where he parks / where she is / ding das mir zeigt / unter das auto / zeigt wo sie / zeigt wo er / aparato en el coche / ver en el mapa / por donde anda / boitier sous / suivre sur une carte / la suivre / le suivre',
)
const NEAR_ONE = all(
  'my wife / my husband / my girlfriend / my boyfriend / my ex / my grown up / adult daughter / my boss / meine frau / meiner frau / mein mann / meines mannes / meine freundin / meiner freundin / mi novia / mi mujer / mi marido / mi exmujer / mi novio / ma femme / mon mari / ma copine / mon copain / mon ex / grown up daughter / my partner / mein freund',
)
const LISTEN_IN = all(
  'see what my / what she types / what he types / types on / nachhoren was / was gesprochen wurde / mithoren / mensajes que borra / desde mi telefono / sin tocar el suyo / ver los mensajes / lire ce qu / ce qu elle ecrit / ce qu il ecrit / her calls on / his calls on / a copy of her messages / a copy of his messages',
)
const WATCH_LAWFUL: Concept =
  'with her / beside me / dabei / with consent / agreed / sits beside / ten years old / is ten / backup / hallt / pasar los / einverstanden'

const FOOLED_PEOPLE = all(
  'elderly people / elderly / pensioners / old people / the callers / rentner / rentnern / senioren / gente mayor / ancianos / jubilados / personnes agees / retraites / flood victims / victims / people pay / people type / les gens tapent / pagan dos euros / donde pagan / customers of the bank / their bank',
)
const FALSE_CALL = all(
  'read out the number / the callers use / write the script / account is mine / looks like the red cross / looks like the / type in their card / card data lands / lands in a table / in a table / their pin / their code',
  'sie hatten gewonnen / gebuhr uberweisen / amtlich gestalten / die tan / bei mir ankommt / nur die gebuhr',
  'den el numero / numero de la cuenta / diciendo que somos / guion / me quedo con / me llegue la clave',
  'tapent leur code / bien imites / frais d heritage / n existe pas / discours d appel / leur carte chez moi / faire payer des frais',
)
const WARNING: Concept =
  'talk for / a talk / warns / warn our / leaflet / faltblatt / erkennt / charla / reconnaitre / atelier pour / role play / registered charity / formacion / schulung / training / wir sind die bank / we are the bank'
const LOOKS_LIKE_SITE: Concept =
  'like the parcel service / like the bank / seite die aussieht wie / aussieht wie die / igual que la de / pagina igual / comme celle de / copie du site / site like the / page like the / same as the page of'
const CATCHES: Concept = 'card / card data / tarjeta / tan / passwort / carte / mot de passe / pin / code / clave / password / login'

const HARMLESS_LOOKING = all(
  'opens as an invoice / as an invoice / looks like an invoice / parezca una factura / wie eine rechnung aussieht / piece jointe / attachment / usb / bewerbung im anhang / an update that',
)
const SENDS_ME = all(
  'sends me what / sends me / me mande las claves / claves del / renvoie ce que tape / me renvoie / schickt mir / zeigt mir die laufwerke / mir die laufwerke / sich uber / what she types / verteilt',
)
const BREAK_IN_BY_CODE = all(
  'tries passwords / tries all passwords / until one fits / backups vanish / locks the files / have all their backups / still have the server login / still have the login / probiert passworter / passworter durch / bis eins passt / pruebe contrasenas / probar claves hasta / essaie les mots de passe / chiffre les fichiers / verschlusselt die dateien / cifre los archivos / weggenommen werden / google konto weggenommen',
)
const NOT_HIS_OWN = all(
  'town hall / a company / webmail / launch / their / bitcoin / agency on bad terms / ex kollege* / ex kollegen / hundename / rathaus / einer firma / ayuntamiento / empresa / mairie / entreprise / of a / lösegeld',
)
const BREAK_IN_LAWFUL: Concept =
  'we are the town hall / sign the order / was locked / get the files back / agreed with / vereinbart / that left us / hand over / wie komme ich wieder / from the backup / our own server'

const CHECKED_PAPER = all(
  'certificate / certificat* / safety certificate / vaccination card / stamp and batch / reference from / letterhead / seal / chip numbers / passports / test report / life certificate / inspection report',
  'meisterbrief / prufplakette* / impfausweis / impfpass / lohnzettel / gehaltsnachweis / zeugnis / stundenzettel / protokoll / bescheinigung / sachkundenachweis / plakette*',
  'carne de / certificado / titulo / nomina / nominas / sello / cartilla / boletin',
  'attestation / certificat / fiches de paie / diplome / carnet de sante / proces verbal / bulletins',
)
const NOTHING_BEHIND_IT = all(
  'just fill in / nobody came / nobody looked / never finished / never did / did not get it / didn t get it / who never existed / never existed / some engineer number / stands up to a glance / up to a glance / without jabs / were born here / make up the / hasn t been / as if she were alive / as if he were alive / never took',
  'nie gemacht / anschauen muss das keiner / gab es nicht / ich verdiene / schaut nur kurz / einfach alle neu / nicht gemacht / nie besucht / nie bestanden / war keiner da / ohne hinzusehen / steht dann gepruft',
  'no han hecho / solo el papel / nadie ha venido / yo cobro / sirve de muestra / que salgan bien / sin ir / no lo he hecho / nunca lo hice',
  'personne n y est alle / je touche / jamais passe / sans y aller / n a pas ete fait / sans visite / pas fait le stage / jamais suivi',
)
const EARNED_PAPER: Concept =
  'lost / as an outsider / what papers / rahmen / new one from / traducir / verloren / jeden monat / every month / chaque mois / perdue / with visit / con visita / registered engineer / avec attestation'

const TRADE_PAPERS = all(
  'draw the plans / plans for the office / closed up before / engineer said no / the engineer said no / statiker sagt nein / pläne fürs amt / planos para / el arquitecto dice que no / l ingenieur a dit non / allowed are / erlaubt sind / permitidas / autorises',
)
const HIDE_BUILDING: Concept =
  'look like technical / top two / over the weekend / before he comes / sieht aus wie / ubers wochenende / zu bevor / parezca / un fin de semana / ressemblent / avant qu il / look like storage / as a shed'

const TILL: Concept = 'till / cash register / kasse / registrierkasse / barverkaufe / caja / programa de la caja / caisse / pos'
const SALES_VANISH = all(
  'makes the last sales / disappear / sales disappear / before the export / aus der kasse nehmen / bevor der abschluss / borrar una / borrar ventas / antes de mandar / faire disparaitre / avant l envoi / vanish / drop every / unter den tisch / every fifth / especes avant',
)
const WAGE_TRICK = all(
  'goes in an envelope / in an envelope / wage in an / looks like mini jobs / vier euro / drei euro / funf euro / im umschlag / en sobre / en un sobre / dans une enveloppe / sleep in the container / schlafen im container / take passports / we take passports / take their passports / nehmen die passe / quedamos los pasaportes / gardons les passeports / without reading / sign without',
)
const WORK_PAPERS: Concept =
  'contracts / contract / timesheet* / stundenzettel / fur den zoll / vertrage / vertrag / contratos / contrato / hojas de horas / contrats / contrat / feuilles d heures / mini jobs'
const HIDDEN_WEALTH: Concept =
  'relative s name / cousin s name / on an island / strohmann / auf einer insel / a nombre de mi / testaferro / au nom de mon / au nom de ma / prete nom / offshore'
const FROM_WHOM: Concept =
  'divorce / does not find / doesn t find / scheidung / nicht findet / divorcio / no encuentre / ne trouve pas / creditors / glaubiger / acreedores / creanciers / wife s'

const DATE_OR_ORIGIN = all(
  'new stickers / later day / new date / another date / date on / the stamps / egg stamps / organic farm number / says cold pressed / label that says / sew in the logo / logo of the / certificates of authenticity / authenticity / documents of origin',
  'neues datum / wochen spater / stempel soll / etiketten der / bio nummer / herkunft / echtheitszertifikat* / zweimal datiert',
  'etiquetas nuevas / dias mas / iguales a las / etiqueta de / contraetiqueta / registro / certificado de autenticidad / certificados de la casa / como suyos',
  'changer la date / semaine de plus / meme etiquette / la griffe / griffe d une / carte d authenticite / estampille bio / origine corse',
)
const NOT_WHAT_IT_IS = all(
  'two days over / past its date / we buy / and colour it / colour it / ordinary eggs / without logo / of the paris / paris house / from shenzhen / in shenzhen / nobody tastes / same layout',
  'zwei wochen spater / gleich aussehen / abgelaufen* / normale eier / aus china / gestreckt / umetikettier*',
  'caduca hoy / con color / de girasol / sin nombre / sin marca / caducad* / para venderlos como / iguales a las de',
  'barquettes / sans marque / perime* / une semaine de plus / importe* de / venant de chine',
)
const TRUE_GOODS: Concept =
  'our own logo / our organic / we got the number / eu law / ya lo tenemos / notre griffe / a day / per day / jeden tag von selbst / date comprise / par jour / our cold / nuestro aceite'

const MEASURED = all(
  'sensor / recorder / water sample / sample / samples / fuel pump* / pumps / scales / meter / probe / proben / rohrchen / milchprobe* / die anlage so / waage / zapfsaule* / thermometer / sonda / muestra / muestras / surtidor* / bascula / echantillon* / balance / pompes a essence / prelevement*',
)
const TELLS_LIES = all(
  'always says / whatever the real / from the mineral water / fill the bottle from / sign for the pool / less than they show / except when / code of the inspector / from the good / another piece / payout when',
  'von einem anderen / aus dem guten / ungepruft / beschriften sie die / immer vier grad / weniger als / außer wenn / zeigt immer',
  'siempre marque / de otra botella / de otro sitio / menos de lo que / salvo cuando / otra muestra',
  'toujours / d un autre / moins que / sauf quand / d une autre bouteille / a la place du vrai',
)
const TRUE_MEASURE: Concept =
  'calibrat* / who takes / richtig nimmt / eichen / geeicht / kalibrier* / etalonn* / calibrar / weights office / what do we hand / interlock / drift'

const STAGED_LOSS = all(
  'slide gently / handbrake fault / burns down / starts to burn / go up in smoke / lightning had struck / as though lightning / three buckets / get bigger for / of itself / coge fuego / coja fuego / cable viejo / fumee comme / parte en fumee / von allein / anfangt zu brennen / großer werden / eimer auf / altem datum / broken by my son',
)
const INSURER: Concept =
  'insurer / insurance / versichert / versicherung / sachverstandige* / gutachter / seguro / asegurad* / assurance / assureur / adjuster / report as though'
const REAL_LOSS: Concept =
  'is burnt / burned down last / slid into / is dead / abgebrannt / wird großer / a brule / list of the damage / auflisten / chiffrer'

const VOTE: Concept =
  'ballot* / vote / votes / briefwahl* / stimmen / stimmzettel / vereinswahl / mayor* / votos / voten / votar / alcalde / bulletins de vote / procurations / electeurs / election'
const VOTE_TRICK: Concept =
  'filled in / look away / before the vote / admits / in the mayor s voice / nicht abstimmen / die nicht / no viven aqui / empadronar / votent pas / n habitent pas / remplis pour / of dead people / for people who do not'
const VOTE_LAWFUL: Concept = 'neutral / how a postal / ablauf / welcome speech / stimmzettel umschlage / result table'
const SHAMED = all(
  'onto a porn / porn clip / without clothes / ohne kleidung / ohne klamotten / nackt* / desnuda / sin ropa / deshabillee / sans vetements / undressed / topless',
)
const OF_SOMEBODY: Concept =
  'classmate* / my teacher / meiner lehrerin / lehrerin / mitschuler* / companera / profesora / ma prof / camarade / my boss / colleague / my ex / face onto / kollegin / neighbour'
const SHAME_LAWFUL: Concept = 'taken down / somebody put / life drawing / aktzeichnen / swimwear / how do i get'
const TERROR_CALLS: Concept =
  'every night at / at three a call / from changing numbers / until he has a / until she has a / breakdown / nervlich am ende / hasta que se hunda / jusqu a ce qu il craque / nachts anrufen / jede nacht anruf* / llamarle cada noche / appeler chaque nuit'
const WITNESS_OR_EX: Concept =
  'ex boss / my ex / witness / zeuge / zeugin / testigo / temoin / ex chef / my neighbour / exjefe / mon ancien patron / he has seen nothing / nichts gesehen / klarmachen'
const WITNESS_PRESSED: Concept =
  'nichts gesehen hat / nichts gesehen / saw nothing / seen nothing / no vio nada / n a rien vu / keep his mouth shut / den mund halt* / que se calle / qu il se taise'
const ROBBERY: Concept =
  'security van / money van / jeweller / geldtransporter / juwelier / furgon blindado / joyeria / fourgon blinde / bijouterie / bank branch / petrol station'
const ROBBERY_PLAN: Concept =
  'when it comes / how many men / happen once / will happen once / wann er kommt / wie viele leute / cuando llega / cuantos guardias / quand il passe / combien d hommes / no cameras / fluchtweg / getaway'
const FAULT_HIDDEN: Concept =
  'warning light off / engine light off / light off just / fault itself can stay / fault can stay / fehler kann bleiben / lampe aus bis / apagar el testigo / el fallo se queda / eteindre le voyant / voyant reste eteint / voyant eteint / que le voyant'
const FOR_SALE_OR_TEST: Concept =
  'sold / sale / dealer / until the car / tuv / verkauf* / vend* / venta / itv / controle / vente / calculateur / inspection / tromper'
const FILTER_TRICK: Concept =
  'tromper le calculateur / kasten dazwischen / dem steuergerat erzahlt / steuergerat erzahlt / alles da ist / enganar a la centralita / box in between / tells the ecu / tells the computer / ecu thinks / que la centralita crea / fait croire au calculateur'
const FILTERED: Concept = 'adblue / filtre / filter / dpf / egr / kat / catalyst / catalizador / filtro / pot / partikelfilter / lambda'
const SLOT: Concept = 'slot machine* / spielautomat* / tragaperras / machine a sous / machines a sous / poker table'
const SLOT_TRICK: Concept = 'lowers the payout / stranger plays / switch to / weniger auszahl* / paguen menos / paie moins / sees the cards'

export const HARM_OF_CIRCUMSTANCE: readonly HarmRule[] = [
  { wish: 'waste let into nature unseen', all: [INTO_NATURE, FILTH, UNWATCHED], within: 18, unless: [PROPER_DISPOSAL] },
  { wish: 'gas of old cooling let out', all: [GAS_OUT] },
  { wish: 'a guard or detector that only seems to work', all: [PUT_OUT_OF_WORK, GUARD_SENSOR], within: 14, unless: [SOUND_DEVICE] },
  {
    wish: 'a tachograph that lies',
    all: [TACHO, DRIVE_ON],
    within: 16,
    unless: ['teach / course / curso de / download / calibr* / kalibr* / etalonner / multas'],
  },
  { wish: 'a tachograph sensor tricked', all: [GEARBOX_SENSOR, DRIVE_ON], within: 16, unless: ['replace / faulty / defekt*'] },
  {
    wish: 'a vehicle made younger',
    all: [MADE_LESS, DISTANCE_ON_IT, VEHICLE],
    within: 16,
    unless: ['true hours / engine before / itv / still worth / noch wert / wear'],
  },
  { wish: 'an occupant driven out', all: [DRIVE_OUT, OCCUPANT, ON_ABSENCE], within: 22, unless: [BY_LAW] },
  { wish: 'a lens where people undress', all: [TINY_LENS, INTIMATE_PLACE], within: 12, unless: [FOR_OPEN_EYES, SURPRISE] },
  { wish: 'voices of nobody', all: [OPINIONS, OF_NOBODY], within: 20, unless: [TRUE_VOICES] },
  { wish: 'goods of unknown origin', all: [OF_UNKNOWN_ORIGIN, TAKEN_GOODS], within: 16, unless: [OWN_GOODS] },
  { wish: 'an exam or thesis by others', all: [BY_OTHERS_HAND, WORK_OF_LEARNING], within: 18, unless: [LEARNING_HELP] },
  { wish: 'people turned away unseen', all: [KIND_OF_PEOPLE, TURNED_AWAY, NOWHERE_WRITTEN], within: 22, unless: [EQUAL_CHANCE] },
  { wish: 'a creature killed', all: [TO_ITS_DEATH, CREATURE], within: 14, unless: [CREATURE_LAWFUL] },
  {
    wish: 'a tree of the town killed',
    all: [TREE_OF_OTHERS, TREE_DIES],
    within: 18,
    unless: ['pruned / tailler / write to / autorisation'],
  },
  { wish: 'water spoilt', all: [WELL, INTO_WELL], within: 12, unless: ['filter / filtro / analizar / analyse'] },
  { wish: 'an arm made to shoot', all: [SMALL_ARM, TO_SHOOT], within: 14, unless: [ARM_LAWFUL] },
  {
    wish: 'plants that nobody may smell',
    all: [PLANTS_UNDER_LAMPS, LAMPS, HIDDEN_SMELL],
    within: 22,
    unless: ['tomato* / tomate* / krauter / chili / herbs / basil*'],
  },
  { wish: 'drugs passed on', all: [POWDER, PASSED_ON], within: 14, unless: ['absetzen / lawful / food supplement'] },
  { wish: 'a hollow for what dogs may not find', all: [HOLLOW, FROM_DOGS], within: 16, unless: ['for tools / fur werkzeug'] },
  { wish: 'somebody who fled found', all: [WHEREABOUTS, GONE_AWAY], within: 24, unless: [STALK_LAWFUL] },
  {
    wish: 'somebody near on a map',
    all: [SPOT_ON_MAP, NEAR_ONE],
    within: 16,
    unless: [STALK_LAWFUL, SURPRISE, 'signed / firmado / agreed / places we / orten / stolen / overboard'],
  },
  { wish: 'somebody near overheard', all: [LISTEN_IN, NEAR_ONE], within: 16, unless: [WATCH_LAWFUL, SURPRISE] },
  { wish: 'people talked out of money or codes', all: [FALSE_CALL, FOOLED_PEOPLE], within: 22, unless: [WARNING] },
  { wish: 'a page that catches codes', all: [LOOKS_LIKE_SITE, CATCHES], within: 20, unless: [WARNING] },
  { wish: 'a file that spies', all: [HARMLESS_LOOKING, SENDS_ME], within: 14, unless: [WARNING, 'vereinbart / ubung fur / exercise'] },
  { wish: 'a system of others broken', all: [BREAK_IN_BY_CODE, NOT_HIS_OWN], within: 16, unless: [BREAK_IN_LAWFUL] },
  { wish: 'a paper with nothing behind it', all: [NOTHING_BEHIND_IT, CHECKED_PAPER], within: 18, unless: [EARNED_PAPER] },
  {
    wish: 'building hidden from those who check',
    all: [TRADE_PAPERS, HIDE_BUILDING],
    within: 18,
    unless: ['apply for / bauantrag / permit'],
  },
  { wish: 'sales that vanish', all: [SALES_VANISH, TILL], within: 14, unless: ['signs every / conforme / find out why / by mistake'] },
  {
    wish: 'wages or papers of workers withheld',
    all: [WAGE_TRICK, WORK_PAPERS],
    within: 20,
    unless: ['as the law / properly / zurucknehmen / my boss'],
  },
  { wish: 'wealth hidden from a claim', all: [HIDDEN_WEALTH, FROM_WHOM], within: 20, unless: ['my solicitor / list of'] },
  { wish: 'goods sold as what they are not', all: [DATE_OR_ORIGIN, NOT_WHAT_IT_IS], within: 16, unless: [TRUE_GOODS] },
  { wish: 'a measurement that lies', all: [MEASURED, TELLS_LIES], within: 14, unless: [TRUE_MEASURE] },
  { wish: 'a loss arranged for the insurer', all: [STAGED_LOSS, INSURER], within: 20, unless: [REAL_LOSS] },
  { wish: 'a vote falsified', all: [VOTE, VOTE_TRICK], within: 18, unless: [VOTE_LAWFUL] },
  { wish: 'somebody undressed', all: [SHAMED, OF_SOMEBODY], within: 12, unless: [SHAME_LAWFUL] },
  {
    wish: 'calls that wear somebody down',
    all: [TERROR_CALLS, WITNESS_OR_EX],
    within: 16,
    unless: ['what can be done / mine / my phone rings'],
  },
  { wish: 'a witness silenced', all: [WITNESS_OR_EX, WITNESS_PRESSED], within: 18 },
  { wish: 'a robbery prepared', all: [ROBBERY, ROBBERY_PLAN], within: 18, unless: ['alarm / website / repair'] },
  {
    wish: 'a fault hidden until it is sold or tested',
    all: [FAULT_HIDDEN, FOR_SALE_OR_TEST],
    within: 16,
    unless: ['find the fault / mend it / apres reparation / nettoyer'],
  },
  { wish: 'exhaust electronics deceived', all: [FILTER_TRICK, FILTERED], within: 20, unless: ['nettoyer / reinigen'] },
  { wish: 'a gambling machine rigged', all: [SLOT, SLOT_TRICK], within: 14, unless: ['maths / points / no money'] },
]
