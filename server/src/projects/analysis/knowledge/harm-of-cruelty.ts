import { type Concept, type HarmRule, PERSON } from './harm-concepts.ts'

const VIOLENCE: Concept =
  'beat him / beat her / beat someone up / beat a / rough him / rough up / hurt him / hurt her / break his / break her / break some / break the legs / make him disappear / make her disappear / makes problems disappear / make problems disappear / makes people disappear / zusammenschlag* / zusammenschlagt / verprugel* / vermobel* / aufmisch* / krankenhausreif / beine brechen / beine bricht / knochen brechen / verschwinden lassen / verschwinden lasst / abreibung / paliza / palizas / partirle / romperle / hacer desaparecer / haga desaparecer / desaparezca / tabass* / casser la figure / casser la gueule / casser les jambes / faire disparaitre / fasse disparaitre / passer a tabac / intimidate / einschuchter* / intimidar / intimider / threaten / bedroh* / amenazar / menacer / teach him / teach her'
const WHOM: Concept = `${PERSON} / debtor* / schuldner* / deudor* / debiteur* / owes me / debe dinero / me debe / doit de l argent / geld schuldet / schuldet mir / witness / zeuge / zeugin / zeugen / testigo* / temoin / the guy / typ / tipo / type qui / mec / journalist* / judge / richter / juez / juge`
const NOT_VIOLENT: Concept =
  'boxing / karate / self defence / selbstverteidigung / kampfsport / threatens me / threatened me / threatens my / bedroht mich / bedroht wird / me amenaza / me menace / was beaten / geschlagen / game / story / drum* / eggs / therapy / counselling / chess / teach him to / teach her to / teach him how / teach her how / teach him maths / teach her maths / record / bully / bullies / mobbing / magic / zauber* / mago / magie'
const RECANT: Concept =
  'drop the charges / drops the charges / drop the case / drop her complaint / withdraw* the / not testify / doesn t testify / change her statement / anzeige zuruck* / aussage zuruck* / nicht aussag* / aussag* andert / retire la denuncia / retirar la denuncia / no declare / no testifique / retire sa plainte / retirer sa plainte / ne temoigne'
const PRESSURE: Concept =
  'scare / frighten / pressure / threat* / afraid / make her / make him / force / druck / angst / drohung* / einschuchter* / bedroh* / asust* / miedo / presion* / amenaz* / peur / pression / menac*'

const MEAL: Concept =
  'coffee / kaffee / food / drink / tea / essen / cafe / comida / bebida / the de / repas / boisson / soup / suppe / kuchen / cake / lunch / glass / wein / wine / sandwich'
const SICKEN: Concept =
  'make him sick / make her sick / be sick / gets sick / get sick / sick for / boss sick / colleague sick / throw up / feel ill / krank wird / krank werden / schlecht wird / kotzt / durchfall / abfuhrmittel / poison / vergift* / laxative* / laxante* / laxatif* / veneno / envenenar / enferme / se ponga malo / se ponga mala / tombe malade / rende malade / empoisonn* / vomit* / diarrh* / sleeping pill* / schlaftablette* / somnifer*'
const STIR_IN: Concept =
  'mix / put / slip / add / give / misch* / tun / geben / unterjubel* / mezclar / echar / echarle / poner / ponerle / mettre / melanger / verser / glisser'
const NURSING: Concept =
  'diet / recipe / rezept / allerg* / nutrition / pflege / care for / intoleran* / avoid / food poisoning / lebensmittelvergiftung / intoxicacion / safe to eat / so that nobody gets'

const CAR_PART: Concept =
  'brake line / brake lines / brake hose* / brake cable / brakes / bremsleitung* / bremsschlauch* / bremse / bremsen / frenos / latiguillo* / freins / durite* / wheel nuts / wheel bolts / radmuttern / radschrauben / tuercas de la rueda / boulons de roue / steering / lenkung / direccion'
const UNDO: Concept =
  'cut / loosen / unscrew / sabotage* / sabotier* / durchschneid* / anschneid* / anritz* / lockern / losen / cortar / aflojar / sabotear / couper / desserrer / saboter / manipul* / tamper* / fail / versag* / fallen / lachent'
const ON_PURPOSE: Concept =
  'nobody sees / no one sees / nobody notices / on purpose / look like an accident / looks like an accident / wie ein unfall / verungluckt / absichtlich / ex s / my ex / his car / her car / meinem ex / meiner ex / neighbour s / nachbar* / my boss / chef / accidente / mi ex / vecino / jefe / mon ex / voisin / accident / patron / crash* / of a car'
const MENDED: Concept =
  'repair / service / replace* / erneuer* / wechsel* / squeak* / was cut / were cut / somebody / someone / leak* / undicht / cambiar / changer / purge / entluft* / cut my / bent / noise / quietsch* / workshop / inspection / bleed'

const BEAST: Concept =
  'otter / otters / fischotter / heron* / reiher / cormorant* / kormoran* / bird / birds / songbird* / vogel / singvogel / pajaro* / jilguero* / pajaritos / oiseau* / hawk* / habicht* / falcon* / eagle* / adler / wolf / wolves / lobo / lobos / loup / loups / lynx / luchs / bear / fox / foxes / fuchs / fuchse / zorro* / renard* / badger* / dachs / blaireau* / hedgehog* / igel / bats / fledermaus* / murcielago* / chauve souris / swallow / swallows / schwalbe* / golondrina* / hirondelle* / beaver* / biber / castor* / mole / moles / maulwurf* / topo / topos / taupe* / squirrel* / marten* / marder / swan* / deer / pigeon* / taube / tauben / paloma* / cat / cats / katze* / *katze / gato* / chat / chats / dog / dogs / hund / hunde / *hund / perro* / chien* / raven* / crows / storks / storche / stork / cigogne*'
const KILLER: Concept =
  'poison / gift / koder / veneno / cebo / appat* / bait / antifreeze / frostschutz* / anticongelante / antigel / glue / leim / leimrute* / pegamento / liga / glu / nets / netze / fangnetz* / redes / filets / snare* / schlinge* / lazos / collets / trap / traps / falle / fallen / trampas / pieges / gas / abgas* / shoot / erschieß* / abknall* / disparar / abattre / tirer / drown / ersauf* / ertrank* / ahogar / noyer / vergift* / envenen* / empoison* / auslegen / put down / lay out / what can i / was kann / que puedo'
const DEAD: Concept =
  'kill / kills / die / dies / dead / tot / toten / verreck* / verreckt / sterben / stirbt / krepier* / ausrott* / matar / morir / muera* / mueran / exterminar / acabar con / tuer / crever / mourir / meurent / eat them / eats them / family eats / mangent / get rid / loswerden / deshacerme / se debarrasser / weg sind / weg ist / for good / fur immer / para siempre / pour de bon / silence / neighbour s / neighbours / nachbar* / nachbars* / vecin* / voisin*'
const SPARED: Concept =
  'humane* / live trap / lebendfalle* / protect / schutz / schutzen / save / rescue / rett* / vet / tierarzt* / veterinari* / was poisoned / got poisoned / vergiftet worden / wurde vergiftet / afraid / sanft / gentl* / keep away / keep out / fernhalten / fern / ahuyentar / eloigner / safe for / pet safe / ungiftig / without harming / without hurting / ohne ihm / ohne ihnen / ohne zu / sin hacer dano / sin danar / sans faire / sans leur / photo* / foto* / painting / wildlife / feeder / futter* / nest box / nistkast* / train / trainer / rehome / sit / walk / neuter* / kastrier* / castrat* / sterilis* / steril* / boiler / heating / gift for / sculpture / museum / costume / gasherd'

const MUTILATE: Concept =
  'dock / docks / docking / crop the / crop their / crop his / cropping / kupier* / coupier* / cortar las orejas / cortarle las orejas / cortar el rabo / cortarle la cola / couper les oreilles / couper la queue / declaw* / krallen entfern* / debark* / stimmbander'
const PET: Concept =
  'puppy / puppies / pup / dog / dogs / litter / cat / cats / ears / tail / tails / welpen / welpe / hund / hunde / katze / ohren / rute / schwanz / cachorro* / perro* / gato* / chiot* / chien* / chat*'

const GAS_OR_BEAM: Concept =
  'gas line / gas pipe / gas lines / gas boiler / gas hob / gas stove / gas fire / gasleitung* / gastherme / gasherd / gasanschluss / gasheizung / tuberia de gas / instalacion de gas / caldera de gas / caldera / conduite de gaz / tuyau de gaz / chaudiere gaz / chaudiere / gaz / main fuse / hauptsicherung / zahlerschrank / zahlerkasten / meter cabinet / electrical panel / cuadro electrico / tableau electrique / load bearing / tragende wand / tragwand / muro de carga / mur porteur / asbestos / asbest* / amianto / amiante / high voltage / hochspannung / sprengung'
const BY_MYSELF: Concept =
  'myself / by myself / on my own / selber / selbst / yo mismo / yo misma / moi meme / diy / without a plumber / without plumber / without an electrician / without electrician / ohne elektriker / ohne installateur / ohne meister / my cousin / mein schwager / cheap guy'
const UNCHECKED: Concept =
  'no inspection / without inspection / without registering / without a permit / without permit / no permit / without an engineer / without engineer / without a gas / not certified / no certificate / without certificate / no engineer / ohne abnahme / ohne anmeldung / ohne fachmann / ohne installateur / ohne fachbetrieb / ohne statiker / ohne genehmigung / ohne schornsteinfeger / ohne netzbetreiber / sin inspeccion / sin permiso / sin instalador / sin certificado / sin arquitecto / sin boletin / sans inspection / sans controle / sans professionnel / sans permis / sans certificat / sans declar* / sans consuel / sans architecte / tell me how to connect / zeigen wie / zeigt wie / zeigt mir wie / nobody needs to know / muss ja keiner'
const NOT_BY_MYSELF: Concept =
  'can t / cannot / don t dare / do not want / nicht selber / nicht selbst / no quiero / je ne veux pas / is it allowed / darf ich / puedo / ai je le droit / do i need / have it checked / registered'

const SAFEGUARD: Concept =
  'dead man* / deadman* / totmann* / two hand / zweihand* / light curtain / lichtvorhang / lichtschranke / lichtgitter / interlock* / safety guard / blade guard / schutzhaube / sageschutz / spaltkeil / sicherheitsschalter / sitzschalter / seat switch / not aus / notaus / hombre muerto / protector de la sierra / proteccion de la sierra / parada de emergencia / paro de emergencia / barrera de luz / homme mort / carter de protection / arret d urgence / protection de la scie / securites'
const FOR_GOOD: Concept =
  'permanently / dauerhaft / for ever / forever / permanent* / zip tie* / cable tie* / kabelbinder* / festklemm* / festbind* / festkleb* / tape / klebeband / panzerband / cinta / attacher / scotch / con bridas / remove / abmontier* / abschraub* / quitar / enlever / disable / deaktivier* / desactivar / desactiver / uberlist* / anular / neutralis*'
const GUARD_MENDED: Concept =
  'repair* / broken / kaputt / defekt* / replace* / tausch* / austausch* / reparier* / new / neu / retrofit / nachrust* / install / einbau* / test / pruf* / missing / fehlt / must work'

const ALARM_GUN: Concept =
  'blank gun / blank firing / blank pistol / blank firer / alarm pistol / starter pistol / schreckschuss* / gaspistole / pistola de fogueo / fogueo / detonadora / pistolet d alarme / pistolet a blanc / deko waffe / dekowaffe / deactivated / air gun / airgun / luftpistole / luftgewehr / softair'
const LIVE: Concept =
  'real bullets / real bullet / real gun / real weapon / live ammo / scharf* / reelle / vraie arme / vraies balles / de verdad / fuego real / real / balas / convert / umbau* / transform* / modific* / modifi* / drill out / aufbohr* / more powerful / more power / starker / uber 7'

const GROWN: Concept =
  'hanfplantage / hanfpflanzen / hanf / cannabis / weed / marihuana / marijuana / plantation de cannabis / magic mushrooms / psilocyb* / zauberpilze / setas alucinogenas / champignons hallucinogenes / crystal meth / meth / mdma / ecstasy / koks / kokain / cocaine / cocaina / ketamin* / ghb / lsd / beuh / shit / hachis / haschisch'
const PRODUCED: Concept =
  'plantage / hanfplantage / plantation / plantacion / grow / growing / anbau* / keller / cellar / basement / attic / loft / dachboden / sotano / garaje / cave / cultiv* / dry and sell / sell / verkauf* / vender / vendre / dealen / kilo / kilos / extract* / cook / kochen / order / bestell* / darknet / telegram / lamps / liefern / livrer'
const LAWFUL_PLANT: Concept =
  'legal / licensed / lizenz* / cbd / medical / counsel* / anbauvereinigung / cannabis club / social club / three plants / drei pflanzen / addict* / sucht* / son / sohn / hijo / fils / weed killer / weeds / unkraut / hemp insulation / hanfdammung / hanfseil / textil*'

const CURE: Concept =
  'cure / cures / heilmittel / heilt / heilen / wundermittel / cura / curan / curar / remedio / guerit / guerir / guerissent / remede / miracle'
const GRAVE_ILLNESS: Concept =
  'cancer / krebs / diabetes / autism* / autismus / alzheimer / covid / corona / hiv / aids / sida / diabete / parkinson / multiple sclerosis'
const PEDDLE: Concept =
  'sell / verkauf* / vender / vendre / shop / onlineshop / website / tienda / boutique / ads / claims / werb* / pills / pillen / pastillas / pilules / powder / pulver / drops / tropfen / gotas / gouttes / supplement* / product / produkt'

const DISCARD: Concept =
  'used oil / waste oil / old oil / altol / asbest* / amianto / uralita / amiante / chemical* / chemikalien / paint / farbreste / solvent* / losungsmittel / bauschutt / rubble / escombros / residuos / dechets / gravats / tyres / reifen / neumaticos / pneus / batteries / batterien / baterias / slurry / gulle / purines / lisier / fridges / kuhlschranke / aceite usado / huile usagee / huiles usagees / rubbish / mull / sperrmull / basura'
const NATURE: Concept =
  'woods / forest / wald / waldrand / field / river / fluss / bach / stream / creek / drain / gully / storm drain / campo / monte / bosque / rio / barranco / alcantarilla / foret / riviere / egout* / champ / bois / canal / lake / see / without paying / ohne zu zahlen / sin pagar / sans payer / disposal fee* / disposal company / entsorgungskosten / bury / vergrab* / enterrar / enterrer'
const THROWN: Concept =
  'at night / nachts / de noche / la nuit / without paying / ohne zu zahlen / sin pagar / sans payer / dump / dumping / throw / tip / ablad* / wegwerf* / kipp* / abkipp* / werfen / tirar / tiren / verter / verterlo / vaciar / jeter / jetez / deverser / vider / get rid / loswerden / bury / vergrab* / enterrar / enterrer / nobody sees / keiner sieht / sin que nadie / ni vu'
const PROPER_DISPOSAL: Concept =
  'recycl* / certif* / licensed / fachgerecht / autorizad* / agree* / agree / fachfirma / proper* / collect / collection / dumped / clean up / cleaned up / report / dechetterie / wertstoffhof / punto limpio / leak* / blocked / verstopft / atascad* / bouche* / painting / canvas / against / zertifiz*'

const LIGHT_VEHICLE: Concept =
  'e bike* / ebike* / pedelec* / e scooter* / escooter* / scooter / roller / e roller / mofa / moped / patinete* / bicicleta electrica / bici electrica / ciclomotor / trottinette* / velo electrique / mobylette / 50cc'
const TUNED: Concept =
  'tune / tuning / tunen / getunt / derestrict* / unlock / unlocked / entdrossel* / dongle / limiter / chip / deslimit* / trucar / debrid* / faster / schneller / mas rapid* / plus vite / 45 km / 50 km / 60 km / 70 km / 80 km / 60 kmh / 50 kmh / 80 kmh / speed lock'
const ON_THE_ROAD: Concept =
  'road / street / without plates / without licence / without insurance / straße / strasse / ohne kennzeichen / ohne versicherung / ohne fuhrerschein / ohne zulassung / calle / calles / sin matricula / sin seguro / sin carnet / rue / route / sans plaque / sans permis / sans assurance / police / polizei / policia / looks standard / looks stock / sieht man nicht'
const OFF_THE_ROAD: Concept =
  'private ground / race track / rennstrecke / privatgelande / circuito / circuit ferme / register / eintragen / homolog* / approved'

const PLATE: Concept =
  'number plate* / licence plate* / license plate* / kennzeichen / nummernschild* / matricula / matriculas / plaque d immatriculation / plaques d immatriculation'
const UNREADABLE: Concept =
  'fake / false / from another car / other car / clone / unreadable / unlesbar / flip / flips / hide / reflective / reflektier* / tapar / ocultar / cacher / falsa / falsas / fausse / fausses / gefalscht* / anderen auto / otro coche / autre voiture / speed camera* / blitzer / radar* / toll'
const TO_EVADE: Concept =
  'make / need / want / so that / damit / para que / pour que / buy / print / build / hacer / faire / machen / brauch* / camera* / radar* / blitzer / toll / fine / fines / strafzettel / multas / amendes'

const CONTROL: Concept =
  'alcohol lock / ignition interlock / breathalyser / breathalyzer / alkohol wegfahrsperre / alkoholsperre / alkolock / alcolock / ethylotest / alcoholimetro / alcohol interlock / ankle monitor / ankle tag / fußfessel / fussfessel / pulsera telematica / bracelet electronique / tachograph / digitaler tacho / fahrtenschreiber / tacografo / chronotachygraphe / speed camera / blitzer / radarfalle'
const OUTWIT: Concept =
  'defeat / bypass / trick / fool / cheat / remove / uberbruck* / umgeh* / austricks* / uberlist* / manipul* / anular / puentear / trucar / enganar / quitar / inutilizar / contourner / tromper / trafiquer / neutralis* / magnet / iman / aimant / shunter / disable / deaktiv* / jam / destroy / zerstor* / spruh* / paint over / blind / take off'

const JAM: Concept = 'jam / jams / jamming / jammer / jammers / inhibidor* / inhibir / brouill* / storsender'
const SIGNAL: Concept =
  'gps / tracker / drone* / wifi / wi fi / wlan / radio / mobile phones / mobile signal / phone signal / cell phones / handy* / handynetz / polizeifunk / alarm* / signal / signals / drohne* / movil* / drones / reseau / portables / blitzer / radar*'

const TIMBER: Concept =
  'oak / tree / trees / baum / baume / eiche / linde / hedge / hecke / arbol / arboles / roble / encina / pino / arbre / arbres / chene / haie / listed building / denkmal* / nests / nester / nidos / nids'
const FELL: Concept =
  'cut down / fell / chop down / fallen / absag* / umsag* / abholz* / cortar / talar / abattre / couper / tear down / abreiß* / derrib* / demol* / rip out / remove / entfern*'
const BEFORE_OBJECTION: Concept =
  'overnight / at night / by night / nachts / uber nacht / secretly / heimlich / de noche / la nuit / before anyone / before anybody / before the council / bevor jemand / bevor das amt / antes de que / avant que / object / without permission / without a permit / without permit / ohne genehmigung / sin permiso / sin licencia / sans autorisation / nobody notices / keiner merkt'

export const HARM_OF_CRUELTY: readonly HarmRule[] = [
  { wish: 'somebody beaten, frightened or made to disappear', all: [VIOLENCE, WHOM], within: 9, unless: [NOT_VIOLENT] },
  {
    wish: 'a witness or victim silenced',
    all: [RECANT, PRESSURE],
    within: 12,
    unless: ['i want to drop / how do i withdraw / mochte meine anzeige'],
  },
  { wish: 'somebody made ill', all: [MEAL, SICKEN, STIR_IN], within: 14, unless: [NURSING] },
  { wish: 'a car made to fail', all: [CAR_PART, UNDO, ON_PURPOSE], within: 14, unless: [MENDED] },
  { wish: 'animals killed or caught', all: [BEAST, KILLER, DEAD], within: 14, unless: [SPARED] },
  {
    wish: 'a pet mutilated',
    all: [MUTILATE, PET],
    within: 7,
    unless: ['report / photo* / picture* / image* / boat / laptop / docking station / usb'],
  },
  {
    wish: 'gas, mains or bearing walls by oneself and unchecked',
    all: [GAS_OR_BEAM, BY_MYSELF, UNCHECKED],
    within: 20,
    unless: [NOT_BY_MYSELF],
  },
  { wish: 'a safeguard taken off for good', all: [SAFEGUARD, FOR_GOOD], within: 9, unless: [GUARD_MENDED] },
  {
    wish: 'an alarm weapon made to kill',
    all: [ALARM_GUN, LIVE],
    within: 10,
    unless: ['bemal* / paint / toy / licensed / sammler* / collector'],
  },
  { wish: 'drugs grown or made', all: [GROWN, PRODUCED], within: 10, unless: [LAWFUL_PLANT] },
  {
    wish: 'a cure that is none',
    all: [CURE, GRAVE_ILLNESS, PEDDLE],
    within: 12,
    unless: ['research* / hospital / clinic / klinik / charity / foundation / stiftung / study / oncolog* / self help / selbsthilfe'],
  },
  { wish: 'waste thrown into nature', all: [DISCARD, NATURE, THROWN], within: 12, unless: [PROPER_DISPOSAL] },
  { wish: 'a light vehicle too fast for the road', all: [LIGHT_VEHICLE, TUNED, ON_THE_ROAD], unless: [OFF_THE_ROAD] },
  {
    wish: 'number plates that hide a car',
    all: [PLATE, UNREADABLE, TO_EVADE],
    within: 10,
    unless: ['stolen / lost / recogni* / erkenn* / software / parking / gestohlen / reconnaissance'],
  },
  {
    wish: 'a court or road control outwitted',
    all: [CONTROL, OUTWIT],
    within: 10,
    unless: ['repair* / calibrat* / eichen / training / schulung / accused'],
  },
  {
    wish: 'signals of others jammed',
    all: [JAM, SIGNAL],
    within: 8,
    unless: ['paper / printer / detect / is jammed / neue wlan / strawberry / session'],
  },
  {
    wish: 'a tree or monument gone before anybody objects',
    all: [TIMBER, FELL, BEFORE_OBJECTION],
    within: 14,
    unless: ['after the storm / storm damage / neighbour cut / do i need / darf ich / is it allowed / brauche ich'],
  },
]
