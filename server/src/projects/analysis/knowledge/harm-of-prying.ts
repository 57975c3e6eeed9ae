import { type Concept, type HarmRule, OWN, PERSON, SECRETLY } from './harm-concepts.ts'

const PARTNER: Concept =
  'wife / husband / girlfriend / boyfriend / partner / ex / fiance / frau / ehefrau / mann / ehemann / freundin / freund / exfreund* / exfrau / mujer / esposa / marido / esposo / novia / novio / pareja / femme / mari / copine / copain / compagne / employee* / mitarbeiter* / emplead* / salarie* / employe'
const LITTLE_ONE: Concept =
  'child / children / kid / kids / toddler / 6 year old / 7 year old / 8 year old / 9 year old / 10 year old / kind / kinder / kindes / nino / ninos / enfant / enfants / dementia / demenz / alzheimer / demencia / demence'
const WHO_WITH: Concept =
  'who she is texting / who he is texting / who she s texting / who he s texting / who she texts / who he texts / who she talks to / who he talks to / who she writes / who he writes / who she chats / who he chats / who she meets / who he meets / mit wem er / mit wem sie / mit wem mein / mit wem meine / con quien habla / con quien chatea / con quien se escribe / con quien queda / avec qui elle / avec qui il / avec qui ma / avec qui mon / a qui elle / a qui il / what my wife writes / what my husband writes / was meine frau / was mein mann / was meine freundin / was mein freund / lo que escribe mi / ce que ma / ce que mon'
const BY_DEVICE: Concept =
  'phone* / whatsapp / telegram / snapchat / instagram / chat / chats / messages / app / handy* / nachrichten / schreibt / movil / mensajes / portable / telephone / sms / facebook / tinder / messenger / computer / laptop'
const WHERE_IS: Concept =
  'know where / see where / where she is / where he is / where she goes / where he goes / wissen wo / sehen wo / wo er ist / wo sie ist / wo er hingeht / wo sie hingeht / ortet / orten / ortung / saber donde / ver donde / donde esta / donde va / savoir ou / voir ou / ou il va / ou elle va / localis* / localiz* / geolocali* / track / tracking / rastrear'
const ALWAYS: Concept =
  'app / phone* / handy* / movil / telefono / telephone / portable / gps / at all times / all the time / every moment / any time / jederzeit / immer / standig / todo momento / siempre / todo el dia / tout le temps / a tout moment / toujours / en permanence / car / auto / coche / voiture / install* / einricht* / instal*'
const WITH_REASON: Concept =
  'lost / verloren / perdido / perdu / stolen / gestohlen / robado / vole / emergency / notfall / hiking / hike / marathon / race / sailing / vans / fleet / flotte / fuhrpark / flota / stalking me / stalks me / lo saben / wissen es / le savent / family sharing / my own phone / mein eigenes'

const BUG: Concept =
  'microphone* / mike / mikrofon* / recorder / voice recorder / diktiergerat* / microfono* / grabadora / micro / micros / dictaphone / enregistreur / listening device / bug / wanze / babyphone'
const WHAT_THEY_SAY: Concept =
  'hear what / hear them / listen to what / what they say / what he says / what she says / what staff say / say about me / talk about me / horen was / hore was / was sie reden / uber mich reden / uber mich sagen / was gesprochen wird / oir lo que / escuchar lo que / lo que dicen / hablan de mi / dicen de mi / entendre ce que / ecouter ce que / ce qu ils disent / disent de moi / parlent de moi'
const HEARING: Concept =
  'hearing aid* / horgerat* / audifono* / lecture / church / concert / podcast / band / minutes of / protokoll / stage / buhne / translation / interpreter / nursery / baby s'

const FACE: Concept =
  'face / faces / head / gesicht / kopf / cara / rostro / visage / tete / photo of my / photos of my / fotos von meiner / foto meiner / photos de ma'
const LEWD: Concept =
  'porn* / naked / nude / nudes / sex video / sex tape / sextape / xxx / onlyfans / nackt / nackte / nacktbild* / nacktfoto* / sexvideo / desnud* / porno* / video sexual / nue / nus / video sexuelle / undress* / nudify / lingerie'
const NOT_LEWD: Concept =
  'life drawing / aktzeichnen / aktkurs / removed / take down / delete* / losch* / of me / von mir / de mi cara / mias / de moi / makeup / make up / cream / nude tones / nude lipstick / nude colour'
const IMITATE: Concept =
  'clone / cloned / cloning / deepfake* / deep fake* / imitate / klon* / nachahm* / nachmach* / imitier* / clonar / clone la / imitar / cloner / imiter / synthesise / generate'
const LIKENESS: Concept =
  'voice / voices / stimme / stimmen / voz / voix / face / gesicht / cara / visage / video of / video von / video de'
const GAIN_BY_IT: Concept =
  'transfer / transfers / money / pay / bank / accounting / verification / unlock / scam / call* / anruf* / uberweis* / geld / buchhaltung / dinero / transferencia* / llam* / argent / virement* / appel* / politician* / politiker* / minister / mayor / burgermeister / candidate / candidat* / president* / says things / never said / nie gesagt / nunca dijo / jamais dit'
const OWN_VOICE: Concept =
  'my own voice / my voice / own voice / eigene stimme / meine stimme / mi voz / ma voix / his permission / her permission / permission of / erlaubnis / audiobook / horbuch / audiolibro / livre audio / voice over / sprecher* / chatbot / voicemail'

const COMPROMISING: Concept =
  'nude / nudes / naked / nacktbild* / nacktfoto* / intimate / intim* / private pictures / private photos / sex video / sextape / sex tape / affair / affare / mistress / cheating on / cheats on / betrugt seine / fremdgeh* / desnud* / nues / nue / amante / infidel* / maitresse / adulter* / geheimnis / dirty secret* / dark secret*'
const PAYS: Concept =
  'pay / pays / money / geld / zahlt / zahlen / zahlung / dinero / pague / pagar / argent / paye / payer / bitcoin / 5000 / 10000 / promotion / beforder* / job back'
const OR_ELSE: Concept =
  'or i / otherwise / or else / unless / if not / sonst / oder ich / wenn nicht / dazu / bringe ich / o las / o los / si no / para no / sinon / ou je / ou alors / post them / publish / publish* / veroffentlich* / poste ich / publi* / show everyone / show his wife / tell his / tell her / make him / get him to / force / zwing* / oblig* / message so that / brief damit / stay quiet / schweig* / callar* / silence'
const DONE_TO_ME: Concept =
  'of me / from me / von mir / mias / mios / de moi / threatens me / threaten me / blackmails me / blackmailing me / erpresst mich / mich erpresst / droht mir / me amenaza / me chantajea / me menace / me fait chanter / someone has / jemand hat / alguien tiene'

const FIRM_SECRET: Concept =
  'customer list / client list / customer data / client data / contacts / customer base / database / kundendaten / kundenliste / kundendatei / kundenstamm / adressdaten / cartera de clientes / lista de clientes / datos de clientes / base de datos / fichier client / fichiers clients / fichier clients / liste des clients / source code / quellcode / codigo fuente / code source / drawings / blueprints / trade secrets / konstruktionszeichnung* / konstruktionsplan* / betriebsgeheimnis* / planos / plans / price list / preisliste* / kalkulation* / tarifas / recipes / rezepturen / recetas / designs'
const FIRM: Concept =
  'employer / my boss / company / the firm / my firm / arbeitgeber* / firma / chef / chefs / jefe / empresa / employeur / patron / boite / entreprise / work server / firmenserver / competitor* / konkurren* / competencia / concurrent*'
const ON_LEAVING: Concept =
  'quit / before i leave / leave / resign / resigning / kundig* / bevor ich gehe / weggehe / wechsle / irme / me voy / antes de irme / dejar la empresa / me vaya / demission* / avant de partir / je pars / je parte / je quitte / take with me / take it to / mitnehmen / llevarme / llevar / emporter / emmener / new job / next job / start my own / neuen job / neue stelle / steal / klauen / stehlen / robar / voler / copy without / unbemerkt'
const OFFBOARDING: Concept =
  'offboarding / handover / ubergabe / stole / took / hat mitgenommen / se llevo / a vole / when employees leave / when staff leave / wenn mitarbeiter gehen / backup / migrat* / move to a new / crm / our company / unserer firma / we leave'

const HARVEST: Concept =
  'scrape / scrapes / scraping / harvest / harvesting / crawl / abgreif* / auslesen / absaugen / einsammel* / extraer / recolectar / scrapear / rastrear / aspirer / recolter / recuperer tous / collect all / sammel*'
const ADDRESSES: Concept =
  'emails / e mails / email addresses / mail addresses / phone numbers / mobile numbers / adressen / mailadressen / e mail adressen / telefonnummern / handynummern / correos / telefonos / mails / adresses / numeros / profiles / private data'
const OF_ALL: Concept =
  'linkedin / facebook / instagram / xing / tinder / whatsapp groups / members / users / mitglieder* / nutzer* / miembros / usuarios / membres / utilisateurs / spam / mass mail* / massenmail* / millions / thousands'

const HACK: Concept =
  'hack / hacke / hacken / hackst / hackear / hackee / hackeen / pirater / piratez / pirate / crack / cracke / knacken / knack / craquer / break into / sneak into / eindring* / hacker que / hacker who / hacker der / hacker to / hacker fur / hacker pour'
const TARGET: Concept =
  'school / schule / uni / universit* / universidad / instituto / server / bank / banco / banque / company / firma / empresa / entreprise / neighbo* / nachbar* / vecin* / voisin* / account* / konto / cuenta / compte / phone / handy / movil / telephone / instagram / facebook / snapchat / tiktok / gmail / icloud / telegram / whatsapp / his / her / ex / portal / wlan / wifi / email / mail / correo / grades / noten / notas / notes'
const HACKED: Concept =
  'compte pirate / cuenta hackeada / que faire / que hago / was tun / what now / reprendre la main / someone hacked / somebody hacked / they hacked / hackers / hacked us / hacked my / hacked our / got into / me han hackeado / me hackearon / han hackeado / m a pirate / on m a / a ete pirate / jemand hat / wurde / life hack* / growth hack* / ikea hack* / crack in / cracks in / crack the whip / cracked screen / broken screen / nuss / screen / screens / nuts'

const CAR_KEY: Concept =
  'key fob* / keyfob* / car key* / autoschlussel* / funkschlussel* / keyless / llave del coche / llave de un coche / mando del coche / cle de voiture / cle d une voiture / house key* / flat key / hausschlussel* / wohnungsschlussel* / llaves de / cles de'
const COPY_KEY: Concept =
  'copy / clone / program* / duplicate / kopier* / klon* / nachmach* / copiar / duplicar / clonar / copier / dupliquer / cloner / intercept / extend the signal / abfang*'
const NOT_MINE: Concept =
  'isn t mine / is not mine / not mine / not my car / doesn t belong / nicht meins / nicht meiner / nicht mir / fremd* / no es mio / no es mia / no es mi / pas a moi / pas le mien / pas la mienne / someone else s / without the owner / without him / without her / ohne wissen / ohne dass / sin que / sans que / neighbour s / ex s / of my ex / meiner ex / de mi ex / de mon ex'

export const HARM_OF_PRYING: readonly HarmRule[] = [
  { wish: 'with whom somebody writes', all: [WHO_WITH, BY_DEVICE], within: 12, unless: [LITTLE_ONE] },
  { wish: 'where somebody near is, at all times', all: [WHERE_IS, PARTNER, ALWAYS], within: 14, unless: [LITTLE_ONE, WITH_REASON, OWN] },
  { wish: 'a room bugged', all: [BUG, WHAT_THEY_SAY], unless: [HEARING] },
  { wish: 'a face on bare pictures', all: [FACE, LEWD], within: 12, unless: [NOT_LEWD] },
  {
    wish: 'clothes taken off in a picture',
    all: [
      'undress / undresses / nudify / ausziehen / auszieht / nackt machen / nackt macht / desnudar / desnude / quitar la ropa / deshabiller / deshabille / take off the clothes / remove the clothes / kleidung entfern*',
      'photo* / picture* / foto* / bild* / image* / imagen*',
    ],
    within: 8,
    unless: ['wardrobe / umkleide / product photo* / mannequin*'],
  },
  { wish: 'a voice or face that takes people in', all: [IMITATE, LIKENESS, GAIN_BY_IT], within: 14, unless: [OWN_VOICE] },
  { wish: 'money for keeping pictures back', all: [COMPROMISING, PAYS, OR_ELSE], within: 16, unless: [DONE_TO_ME, NOT_LEWD] },
  { wish: "a firm's secrets carried off", all: [FIRM_SECRET, FIRM, ON_LEAVING], within: 14, unless: [OFFBOARDING] },
  {
    wish: 'addresses gathered from a network',
    all: [HARVEST, ADDRESSES, OF_ALL],
    within: 10,
    unless: ['our own / our members / unsere mitglieder / api'],
  },
  { wish: 'something of others hacked', all: [HACK, TARGET], within: 7, unless: [HACKED, OWN] },
  { wish: "a key to somebody else's car or home", all: [CAR_KEY, COPY_KEY, NOT_MINE], within: 12 },
  {
    wish: 'a phone set up to spy',
    all: [
      'mirror / mirroring / spiegeln / spiegelt / clone / klonen / duplicate / duplizier* / duplicar / clonar / cloner / dupliquer / weiterleit* / forward',
      'phone / whatsapp / handy / movil / telefono / telephone / messages / nachrichten / mensajes / sms / sim / anrufe / calls',
      PERSON,
      `${SECRETLY} / to mine / to my phone / auf mein / auf meins / en el mio / a mi movil / sur le mien / sur mon`,
    ],
    within: 14,
    unless: [LITTLE_ONE, 'new phone / neues handy / movil nuevo / nouveau telephone / customers'],
  },
]
