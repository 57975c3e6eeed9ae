import { type Concept, type HarmRule, OWN, PERSON, SECRETLY, SURPRISE } from './harm-concepts.ts'

const TRACKER: Concept =
  'private mobile / whereabouts / every move / movements / follow his / follow her / real time location / live location / standort / bewegungen / aufenthaltsort / wo er ist / wo sie ist / ou il est / ou elle est / position / ubicacion / donde esta / localizacion / listening / abhorgerat* / mini recorder / diktiergerat / grabadora / enregistreur / dictaphone / tracker* / gps / airtag* / balise* / peilsender / sender / ortungs* / localizador* / rastreador* / mouchard* / keylogger* / spyware / stalkerware / spy app* / logiciel espion / spionage* / listening device / bug / wanze / wanzen / microfono* / micro / mikrofon* / traceur* / see where / know where / knows where / wissen wo / sehen wo / saber donde / ver donde / savoir ou / localiser / localizar / orten / something on / was aufs'
const BUG_OUTRIGHT: Concept =
  'keylogger* / mouchard* / spyware / stalkerware / spy app* / logiciel espion / programa espia / spionage app / spionageapp / abhorgerat / app espia'
const WATCH: Concept =
  'bug / snoop / keep an eye / tail / wiretap / tap / spitzeln / nachspionier* / verfolg* / beobacht* / hinterherfahr* / espionaje / acechar / perseguir / controlar / pister / traquer / controler / spy / spying / stalk / watch / monitor / track / follow / followed / shadow / observe / record / recording / listen / film / eavesdrop / bespitzel* / ausspion* / ausspah* / observier* / beschatt* / uberwach* / abhor* / mithor* / mitles* / belausch* / espiar / espie / espien / vigilar / vigile / vigilen / seguir / rastrear / grabar / escuchar / espionner / surveiller / suivre / filmer / ecouter / enregistrer / filer / aufnehmen'
const SPY: Concept =
  'spy on / spy / spying / stalk / bespitzel* / ausspion* / observier* / beschatt* / espiar / espie / espien / espionner / follow my / following my / followed / tail my / shadow my / vigilar a / vigilen a / suivre ma / suivre mon / suivre mes / prendre en filature'
const READ: Concept =
  'read / see / copy / forward* / listen / intercept / mitles* / lesen / auslesen / leer / ver / escuchar / lire / ecouter / voir / track / monitor / record'
const GET_INTO: Concept =
  'get me their password / get me their login / their login / his login / her login / reset the password / reset his / reset her / steal his / get his / get her / get their / their password / his password / her password / crack the / recover his / pin of / passcode of / guess / bypass the / take over / ubernehmen / passwort von / pin von / herausfinden / rausfinden / rausbekomm* / rauskrieg* / anmelden als / sacar la contrasena / averiguar la / saber la clave / hacerme con / colarme / colarse / infiltr* / recuperer le mot de passe de / trouver le mot de passe / connaitre le code / deverrouill* / introduire / avoir acces / acces a / acces au / gain access / need access / want access / getting access / zugriff / zugriff auf / drauf / einzuloggen / hineinkommen / reinschauen / iniciar sesion / tener acceso / acceso al / acceso a / consulter / hack / hacken / hacke / hackear / hackeen / hackeo / pirater / piratez / pirate / crack / knacken / knackt / craquer / break into / get into / get me into / gets me into / getting into / log into / log in / login as / logged in / opened / unlock / unlocked / access to / bypass / password removed / password from / passwords / passwort / passworter / zugang / reinkomm* / einlogg* / entsperr* / entrar / acceder / accedan / acceda / meterse / meterme / abra / abrir / desbloque* / contrasena / clave / contrasenas / acceder a / acceder au / entrer / ouvrir / debloquer / mot de passe / code pin / rein / get in / remotely'
const COMMS: Concept =
  'fast wifi / boite mail / cloud / dropbox / medical file / patient file / bank account / onlinebanking / online banking / banca / compte bancaire / insta / signal / messenger / tinder / account* / instagram / facebook / whatsapp / snapchat / tiktok / telegram / phone* / email* / e mail* / mail / mails / mailbox* / inbox / gmail / icloud / messages / texts / chats / calls / laptop* / computer / pc / disk / dms / wifi / wi fi / wlan / konto / handy* / smartphone / postfach* / nachrichten / anrufe / rechner / cuenta / correo / movil / telefono / mensajes / portatil / ordenador / compte / boite mail / messagerie / telephone / portable / appels / sms / mails'
const HIS_THING: Concept =
  'her phone / his phone / her messages / his messages / her whatsapp / his whatsapp / her email / his email / her account / his account / her chats / his chats / her laptop / his laptop / their accounts / sein handy / ihr handy / seinen mails / ihre nachrichten / su movil / sus mensajes / son telephone / ses messages'
const ALSO_LAWFUL: Concept =
  'display is cracked / screen is cracked / glass is cracked / cracked screen / cracked display / dropped / clicked a phishing / clicked on a / what now / was nun / documentary / dialect / reads my / read my phone / liest meine / lee mis / lit mes / hacked / on my phone / on my laptop / auf meinem handy / en mi movil / en mi telefono / sur mon telephone / recover / own / executor / died / stolen / lost / gestohlen / verloren / robado / vole / set up together / together / dementia / demenz / gemeinsam / juntos / ensemble / teach / train / repair / broken / buy / share location / slow / disturbs / interfer* / channel / stort / printer'

const CAMERA: Concept =
  'clock with a camera / lens / video / videos / filmaufnahmen / objektiv / mini camera / camarita / videocamara / micro camera / camescope / cam / cams / camera / cameras / webcam* / minikamera* / kamera / kameras / spycam* / camara / camaras / filmer / film / filmen / grabar / aufnehmen / recording / record'
const PRIVATE_PLACE: Concept =
  'flatmate s room / room / guest room / dressing room / sauna / massage room / tanning / zimmer / gastezimmer / solarium / massageraum / kabine / cuarto / cuarto de / banera / vestidor / cabina / cabine / chambre d amis / sanitaires / restroom* / ladies / girls / dorm / bathroom* / toilet* / loo / shower / showers / bedroom / bedrooms / changing room* / changing / locker room* / fitting room* / her room / his room / own room / badezimmer / bad / gastebad / dusche / schlafzimmer / umkleide* / wc / toilette / toilettes / bano / ducha / dormitorio / vestuario / vestuarios / aseo* / habitacion / habitaciones / probador* / salle de bain / salle de bains / douche / chambre / chambres / vestiaire* / cabine d essayage'
const NOT_A_ROOM_TO_FILM: Concept =
  'drain / leak* / pipe / inspection / baby monitor / abfluss / rohr / desague / canalisation / phone camera / photos of the'
const OTHERS_CAMERA: Concept =
  'shop across / across the road / gegenuber / opposite / next door / nebenan / d en face / de enfrente / their feed / neighbour* / nachbar* / vecin* / voisin*'

const WHERE_NOW: Concept =
  'where he s living / where she s living / where my ex / where they live / her house / hotel she / number plate / kennzeichen / wo meine ex / wo mein ex / anschrift / wohnort / aufenthalt / domicilio / paradero / ou vit / domicile / adresse de mon / adresse de ma / which shelter / shelter / frauenhaus / women s refuge / new address / address / where she lives / where he lives / where she is / lives now / home address / her location / her street / work place / workplace / street and / her routine / which school / who she meets / neue adresse / adresse / wo sie wohnt / wo er wohnt / wohnt jetzt / neue nummer / nueva direccion / direccion / donde vive / donde trabaja / horario / nouvelle adresse / ou elle habite / ou il habite / ou elle travaille / ou elle vit / her new place / her new number / new numbers'
const FLED: Concept =
  'my ex / blocked me / won t tell me / court order / restraining / moved away / mein ex / meine ex / meinem ex / meiner ex / exfrau / exfreundin / hat mich blockiert / mich blockiert / mi ex / me bloqueo / me tiene bloquead* / mon ex / m a bloque / ne veut plus / no idea who i am / has to talk to me / blocked everywhere / girl from / woman from / has no idea'
const FIND: Concept =
  'find / get me / locate / track down / find out / need her / need his / need new / herausfind* / rausfind* / finden / aufspur* / brauch* / besorg* / encontrar / encuentr* / averigu* / necesito / localizar / trouver / trouvez / retrouver / il me faut / creez / her location'

const PRESS_ON: Concept =
  'until she / until he / till she / till he / so she has to / so that everyone hates / day and night / every night / tag und nacht / jede nacht / bis sie / bis er / dia y noche / todas las noches / hasta que / jour et nuit / toutes les nuits / jusqu a / every day for'
const PESTER: Concept =
  'text her / text him / send messages / send letters / ordering / order things / ring at / doorbell at / call 112 / ring 112 / calls / anonymous / anonym* / drohbrief* / drohen / threat* / amenaz* / menac* / insult* / beleidig* / flowers and letters / letters to her / call and mail / call him / call her / ring her / ring him / bombard* / harass* / terroris* / belastig* / anrufen / telefonterror / llamar / llamen / acosar / hostig* / acoso a / harceler / harcelez / appeler / pizzas / coffins / taxis / pile on / mob / mobben / stalken'
const PESTER_OUTRIGHT: Concept =
  'campana contra / kampagne gegen / campaign against / campagne contre / harceler ma / harceler mon / harceler mes / acosar a / hostigar a / terrorise my / harass my / fertig machen / mobben / make her life / make his life / bully / pile on / everyone hates / ihn fertigmach* / sie fertigmach* / hacer la vida imposible / pourrir la vie'
const NOT_PESTERING: Concept = 'bullied / gemobbt / moderation / me harcele / me acosa / stop it / trouble with / anti'
const BLACKMAIL: Concept =
  'got compromising / compromising stuff on / dirt on / kompromat / or the press / press gets it / or his wife / or her husband / oder die presse / sonst erfahrt / sonst geht / o la prensa / o su mujer / o su marido / ou la presse / ou sa femme / sinon je / sino lo / si no lo publico / or else / unless he pays / unless she pays / wenn er nicht zahlt / si no paga / s il ne paie pas / hush money / blackmail / extort / to keep me quiet / to keep quiet / keep my mouth shut / makes him pay / makes her pay / he pays or / she pays or / pay or i / or i tell / or i ll tell / or everyone / or everybody / oder alle wissen / oder ich erzahl* / oder ich schick* / erpressen / schweigegeld / chantajear / extorsionar / para que me calle / me calle / o lo cuento / o se lo cuento / faire chanter / paie ou / il paie ou / elle paie ou / pour que je me taise / mon silence'
const LEVER: Concept =
  'compromising / boss / raise / expenses / email / e mail / spesen / photo / screenshots / chats / mail / gehaltserhohung / affair / nudes / nude / naked / photos / pictures / video / videos / secret / knows / affare / fotos / bilder / nacktbilder / geheimnis / amante / secreto / maitresse / amant / letter / brief / carta / lettre / pay / zahl* / paga / pague / want to / ich will / quiero / je veux / geld / money'

const BARE: Concept =
  'strip / clothes off / without clothes / nudify / topless / sexy / nackig / ohne kleidung / kleidung / sin ropa / sin ropas / denudee / sans vetements / en ropa interior / nude* / naked / undress* / undressed / porn* / adult video / intimate / private pictures / private photos / sex tape / nackt* / intim* / ausziehen / ausgezogen / porno* / desnud* / intimas / intimos / porno / deshabiller / deshabillez / nue / nues / nus / intimes'
const SHOW: Concept =
  'vea / todo el pueblo / videos / inteligencia artificial / kunstlich* / intelligence artificielle / intelligence / artificial / post / upload / publish / put them / send it / spread / share / ai / ki / ia / deepfake / face / online / internet / sites / stellen / verbreit* / veroffentlich* / hochladen / netz / subir / suban / publicar / difundir / cara / diffuser / diffusez / publier / mettre / visage / realistic / realiste / realista / app'
const SOMEONE: Concept = `${PERSON} / her / him / classmate / ex s / ex wife / ex wife s / mitschuler* / klassenkamerad* / mis ex / ella / elle / promi / celebrity`
const PUT_WORDS_IN: Concept =
  'edit a clip / clip so it appears / video so it looks / edited clip / clip bearbeiten / trucar un video / montage video / deep fake / deepfake* / face into / voice clone / clone the voice / clone his voice / clone her voice / cloned voice / fake video / video where / stimme / stimmen klonen / clonar la voz / clonen la voz / cloner la voix / imiter la voix / voix / voice of / make a video / video in dem / video donde / video ou'
const TO_DECEIVE: Concept =
  'bribes / believable / judge / appears / admits / gericht / juez / juge / bank / banco / banque / security check / racist* / rassist* / racista* / parents should believe / never did / believe / glaub* / crean / croient / insurance / pass the / geld freigibt / autorice / transfer* / uberweis* / virement / says things / boss / chef / opponent'
const HURT_NAME: Concept =
  'made up but / not true but / stimmt zwar nicht / erfundene geruchte / aunque sea mentira / mentira / meme si c est faux / is a thief / steals from / tortures / betrugt kunden / she deserves it / he deserves it / lies about / paedophile / pedophile / padophil* / pedofil* / pedophile / has a disease / has aids / is a thief / spread that / spread rumours / spread rumors / false things / no proof / ohne beweis* / geruchte / verleumd* / rufmord / sin pruebas / rumor* / bulo* / difamar / sans preuve / rumeur* / diffamer / calomni* / everyone hates / ruin his reputation / ruin her reputation'
const SPREAD: Concept =
  'faire honte / hasta que se vaya / schamen / shame / articles / article / artikel / articulos / saying / erzahlen / contar / rumours / blog / spread / leaflet* / flyer* / campaign / post / make / verbreit* / streu* / flugblatt* / kampagne / difund* / folleto* / campana / tract* / repandre / repandez / campagne / write / schreib* / write that / memes / say that / dire que / digan / posters / website'

export const HARM_OF_WATCHING: readonly HarmRule[] = [
  {
    wish: 'a tracker or bug on somebody who must not notice',
    all: [TRACKER, PERSON, SECRETLY],
    within: 22,
    unless: [SURPRISE, ALSO_LAWFUL],
  },
  {
    wish: 'a tracker on the car or phone of somebody near',
    all: [
      TRACKER,
      PERSON,
      'car / coche / voiture / auto / wagen / privatwagen / phone* / handy* / movil / telephone / telefono / bag / jacket',
    ],
    within: 10,
    unless: [ALSO_LAWFUL, SURPRISE],
  },
  {
    wish: 'a spying program for somebody',
    all: [BUG_OUTRIGHT, `${PERSON} / install* / einricht* / poner / put / reception / pc`],
    within: 16,
    unless: [ALSO_LAWFUL, 'remove / entfern* / quitar / supprimer / enlever'],
  },
  { wish: 'watching somebody who must not notice', all: [WATCH, PERSON, SECRETLY], within: 18, unless: [SURPRISE, ALSO_LAWFUL] },
  { wish: 'spying on somebody near', all: [SPY, PERSON], within: 6, unless: [ALSO_LAWFUL, 'instagram followers / social media'] },
  {
    wish: 'somebody at home or by night recorded',
    all: [
      WATCH,
      PERSON,
      'at night / her room / his room / own room / chez lui / chez elle / en su casa / bei ihm zuhause / zuhause / en arret / de baja / krank / who comes / wer kommt / wann sie / wann er / takes photos of / send me her',
    ],
    within: 14,
    unless: [ALSO_LAWFUL],
  },
  {
    wish: 'calls and messages of somebody else forwarded',
    all: [
      'forwards all / forwards her / forwards his / mitlesen / mithoren / read my * / leer los / leer el / lire les / ecouter ses / ecouter les / escuchar las / handy mitlesen',
      COMMS,
      `${PERSON} / her / ihr / ses / majeure / volljahrig`,
    ],
    within: 10,
    unless: [ALSO_LAWFUL, 'to me by'],
  },
  { wish: "somebody else's messages read unnoticed", all: [READ, COMMS, PERSON, SECRETLY], within: 22, unless: [SURPRISE, ALSO_LAWFUL] },
  {
    wish: "somebody else's messages read",
    all: [
      'read / track / monitor / mitles* / leer / lire / intercept',
      `girlfriend s / boyfriend s / wife s / husband s / ex s / partner s / girlfriends / wifes / husbands / neighbour s / boss s / colleague s / employees / her / his / mi novia / mi mujer / mi marido / de mi ex / ma femme / mon mari / mon ex / meiner frau / meines mannes / meiner freundin / meines freundes / von meinem ex / von meiner ex`,
      'messages / whatsapp / chats / emails / e mails / texts / dms / mails / location / nachrichten / mensajes / sms / correo',
    ],
    within: 8,
    unless: [ALSO_LAWFUL, SURPRISE, 'with her / teach her'],
  },
  {
    wish: "into somebody else's account or device",
    all: [GET_INTO, PERSON, COMMS],
    within: 9,
    unless: [
      ALSO_LAWFUL,
      OWN,
      SURPRISE,
      'my son / my daughter / mi hijo / mi hija / mein sohn / meine tochter / mon fils / ma fille / disable / parental / leaving staff / offboarding / left the company / set up / install linux / business account / my boss wants / my boss asked / shared',
    ],
  },
  { wish: "into somebody else's account by name", all: [HIS_THING, GET_INTO], within: 10, unless: [ALSO_LAWFUL, OWN] },
  {
    wish: "into somebody else's account who may not know",
    all: [COMMS, GET_INTO, PERSON, SECRETLY],
    within: 16,
    unless: [ALSO_LAWFUL, OWN, SURPRISE],
  },
  {
    wish: "somebody else's wifi",
    all: [
      'wifi / wi fi / wlan',
      'clave del / knack* / crack / hack / hackear / craquer / pirater / password of / passwort vom / use it for free / free / gratis / mitsurf*',
      'neighbour* / neighbor* / nachbar* / vecin* / voisin* / upstairs / cafe next door',
    ],
    within: 14,
  },
  {
    wish: 'marks changed in a portal',
    all: [
      'school portal / portal / grades / mark / marks / note / noten / notas / notes',
      'get in / hack* / change the grade* / einloggen / make it a / entrar / cambiar la nota / changer la note / noten andern',
      'teacher / school / uni / university / schule / lehrer* / instituto / universidad / ecole / lycee',
    ],
    within: 16,
    unless: ['app for teachers'],
  },
  {
    wish: "somebody else's cameras",
    all: [
      'camera* / kamera* / uberwachungskamera* / camara* / cctv / feed',
      'see their / get into / reinkommen / ihre feed / hack* / tap into / entrar / acceder / acceder aux / pirater / see what they / ver lo que',
      OTHERS_CAMERA,
    ],
    within: 18,
    unless: ['our own'],
  },
  {
    wish: 'a camera in a private place',
    all: [
      CAMERA,
      PRIVATE_PLACE,
      `${SECRETLY} / spot* / tiny / pinhole / mini / justified / stealing / steal / robar / roban / klau* / fehlt / vols / guest* / tenant* / gaste* / mieter* / huesped* / inquilin* / airbnb / employees / staff / camufl* / spy / concealed / disguised / winzig* / minuscul*`,
    ],
    within: 16,
    unless: [
      NOT_A_ROOM_TO_FILM,
      SURPRISE,
      'server room / meeting room / conference room / class room / classroom / living room / room tour / showroom / signs / besprechungszimmer / wohnzimmer / wartezimmer / kinderzimmer / sala de reuniones / salle de reunion / our own bedroom / baby / pet / hund / katze / dog / cat / photographer',
    ],
  },
  {
    wish: 'somebody who went away found',
    all: [WHERE_NOW, FIND, FLED],
    within: 24,
    unless: [
      'birth mother / adoption / genealog* / owes me / unterhalt / child support / abschirm* / keeps turning up / stellt mir nach / serve papers / court papers',
    ],
  },
  {
    wish: 'somebody pestered until she gives in',
    all: [PESTER, PRESS_ON],
    within: 16,
    unless: [
      NOT_PESTERING,
      'alarm* / heating / boiler / doorbell / support line / hotline / reminder* / appointment* / night shift / erinner* / termin*',
    ],
  },
  {
    wish: 'somebody bullied',
    all: [PESTER_OUTRIGHT, `${PERSON} / teacher / streamer / class / klasse / judge / mitschuler* / telephone`],
    within: 10,
    unless: [NOT_PESTERING],
  },
  {
    wish: 'money for silence',
    all: [BLACKMAIL, LEVER],
    within: 22,
    unless: ['blackmailed / erpresst / being blackmailed / me chantajean / on me fait chanter / werde erpresst / werde mit'],
  },
  {
    wish: 'intimate pictures of somebody made or shown',
    all: [BARE, SHOW, SOMEONE],
    within: 16,
    unless: ['life drawing / aktzeichnen / swimsuit shop / of me / von mir / de mi / de moi / taking them down / photographer / boudoir'],
  },
  {
    wish: 'a likeness that deceives',
    all: [PUT_WORDS_IN, TO_DECEIVE],
    within: 18,
    unless: ['my own voice / podcast / own voice / eigene stimme / voiceover'],
  },
  {
    wish: 'a name ruined by lies',
    all: [HURT_NAME, SPREAD],
    within: 12,
    unless: ['about me / about my / uber mich / correction / court / stop / against rumours'],
  },
  {
    wish: 'any account hacked',
    all: [
      'hack a / hack an / hack someone s / hack somebody s / hack the / hack into / hackear un / hackear una / hackear el / hackear la / pirater un / pirater une / pirater le / konto hacken / account hacken / accounts hacken',
      COMMS,
    ],
    within: 5,
    unless: [ALSO_LAWFUL, OWN, 'growth hack* / ikea'],
  },
  {
    wish: 'talk recorded by a hidden microphone',
    all: [
      'hidden mic / hidden mics / hidden microphone* / hidden recorder / bug the / bugged / verwanz* / verstecktes mikro* / versteckte mikro* / micro cache / micros caches / micro espion / microfono oculto / microfonos ocultos / grabadora oculta / everything they say / talking behind my back',
      'record* / listen / hear / office / room / staff / say / aufnehm* / hor* / buro / graba* / oficina / escuch* / bureau / ecout* / enregistr*',
    ],
    within: 16,
    unless: ['check / sweep / suchen / theatre / stage / detectar'],
  },
  {
    wish: 'private addresses of people gathered',
    all: [
      'private addresses of / private address of / home addresses of / home address of / where the judge / privatadressen von / privatadresse von / direcciones particulares / direccion particular / adresses privees / adresse privee / adresses personnelles / dox / doxx / phone numbers of',
      'police / officers / judge* / politician* / teacher* / journalist* / witness* / nurses / girls / women / streamer* / polizist* / richter* / politiker* / lehrer* / policias / jueces / juez / periodist* / policiers / juges / profs / women s',
    ],
    within: 10,
  },
  {
    wish: 'lonely people talked out of their money',
    all: [
      'lonely / widow* / widower* / witwe* / einsame* / viud* / veuve* / veufs / pensioners / senioren / ancianos / retraites / tinder / dating site',
      'send money / sending money / send us money / geld schicken / geld uberweisen / uberweisen / enviar dinero / manden dinero / envoyer de l argent / envoient de l argent / gift cards',
    ],
    within: 14,
    unless: ['scammed / warn* / talk / protect / schutz / course'],
  },
]
