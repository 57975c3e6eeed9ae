import { type Concept, type HarmRule, OWN, PERSON, SECRETLY, SURPRISE } from './harm-concepts.ts'
import { NOT_THE_DOER, PASS_OURS, PUBLIC_HONESTLY } from './harm-of-intrusion.ts'

const TRACKER: Concept =
  'private mobile / whereabouts / every move / movements / follow his / follow her / real time location / live location / standort / bewegungen / aufenthaltsort / wo er ist / wo sie ist / ou il est / ou elle est / position / ubicacion / donde esta / localizacion / listening / abhorgerat* / mini recorder / diktiergerat / grabadora / enregistreur / dictaphone / tracker* / gps / airtag* / balise* / peilsender / sender / ortungs* / localizador* / rastreador* / mouchard* / keylogger* / spyware / stalkerware / spy app* / logiciel espion / spionage* / listening device / bug / wanze / wanzen / microfono* / micro / mikrofon* / traceur* / see where / know where / knows where / wissen wo / sehen wo / saber donde / ver donde / savoir ou / localiser / localizar / orten / something on / was aufs'
const BUG_OUTRIGHT: Concept =
  'keylogger* / mouchard* / spyware / stalkerware / spy app* / logiciel espion / programa espia / spionage app / spionageapp / abhorgerat / app espia'
const WATCH: Concept =
  'bug / siga a / sigan a / siga / snoop / keep an eye / tail / wiretap / spitzeln / nachspionier* / verfolg* / beobacht* / hinterherfahr* / espionaje / acechar / perseguir / controlar / pister / traquer / controler / spy / spying / stalk / watch / monitor / track / follow / followed / shadow / observe / record / recording / listen / film / eavesdrop / bespitzel* / ausspion* / ausspah* / observier* / beschatt* / uberwach* / abhor* / mithor* / mitles* / belausch* / espiar / espie / espien / vigilar / vigile / vigilen / seguir / rastrear / grabar / escuchar / espionner / surveiller / suivre / filmer / ecouter / enregistrer / filer / aufnehmen'
const SPY: Concept =
  'spy on / spy / spying / stalk / bespitzel* / ausspion* / observier* / beschatt* / espiar / espie / espien / espionner / siga a mi / sigan a mi / que siga a / follow my / following my / followed / tail my / shadow my / vigilar a / vigilen a / suivre ma / suivre mon / suivre mes / prendre en filature'
const READ: Concept =
  'read / see / copy / forward* / listen / intercept / mitles* / lesen / auslesen / leer / ver / escuchar / lire / ecouter / voir / track / monitor / record'
const GET_INTO: Concept =
  'get me their password / get me their login / their login / his login / her login / reset the password / reset his / reset her / steal his / get his / get her / get their / their password / his password / her password / crack the / recover his / pin of / passcode of / guess / bypass the / take over / ubernehmen / passwort von / pin von / herausfinden / rausfinden / rausbekomm* / rauskrieg* / anmelden als / sacar la contrasena / averiguar la / saber la clave / hacerme con / colarme / colarse / infiltr* / recuperer le mot de passe de / trouver le mot de passe / connaitre le code / deverrouill* / introduire / avoir acces / acces a / acces au / gain access / need access / want access / getting access / zugriff / zugriff auf / will drauf / komm* drauf / drauf komm* / drauf schau* / drauf zugreif* / einzuloggen / hineinkommen / reinschauen / iniciar sesion / tener acceso / acceso al / acceso a / consulter / hack / hacken / hacke / hackear / hackeen / hackeo / pirater / piratez / pirate / crack / knacken / knackt / craquer / break into / get into / get me into / gets me into / getting into / log into / log in / login as / logged in / opened / unlock / unlocked / access to / bypass / password removed / password from / passwords / passwort / passworter / zugang / reinkomm* / einlogg* / entsperr* / entrar / acceder / accedan / acceda / meterse / meterme / abra / abrir / desbloque* / contrasena / clave / contrasenas / acceder a / acceder au / entrer / entrez / ouvrez / ouvrir / debloquer / mot de passe / code pin / rein / get in / remotely'
const COMMS: Concept =
  'fast wifi / boite mail / cloud / dropbox / medical file / patient file / bank account / onlinebanking / online banking / banca / compte bancaire / insta / signal / messenger / tinder / account* / instagram / facebook / whatsapp / snapchat / tiktok / telegram / phone* / email* / e mail* / mail / mails / mailbox* / inbox / gmail / icloud / messages / texts / chats / calls / laptop* / computer / pc / disk / dms / wifi / wi fi / wlan / konto / handy* / smartphone / postfach* / nachrichten / anrufe / rechner / cuenta / correo / movil / telefono / mensajes / portatil / ordenador / compte / boite mail / messagerie / telephone / portable / appels / sms / mails'
const HIS_THING: Concept =
  'her phone / his phone / her messages / his messages / her whatsapp / his whatsapp / her email / his email / her account / his account / her chats / his chats / her laptop / his laptop / their accounts / sein handy / ihr handy / seinen mails / ihre nachrichten / su movil / sus mensajes / son telephone / ses messages'
const ALSO_LAWFUL: Concept =
  'herencia / testamento / tierras / fincas / sucesion / inheritance / heirs / testament / succession / heritage / dying / sit with / kennt mein / postet in meinem / gros caracteres / großer schrift / grosse schrift / large print / letra grande / can read my / als erbe / erbe / erbin / nach dem tod / verstorben* / fallecid* / decede / former employees / hid a / my ex hid / sensor / model / scaffolding / an idea / the hours / kiln / display is cracked / screen is cracked / glass is cracked / cracked screen / cracked display / dropped / clicked a phishing / clicked on a / what now / was nun / documentary / dialect / reads my / read my phone / liest meine / lee mis / lit mes / hacked / on my phone / on my laptop / auf meinem handy / en mi movil / en mi telefono / sur mon telephone / recover / own / executor / died / stolen / lost / gestohlen / verloren / robado / vole / set up together / together / dementia / demenz / gemeinsam / juntos / ensemble / teach / train / repair / broken / buy / share location / slow / disturbs / interfer* / channel / stort / printer'

const CAMERA: Concept =
  'clock with a camera / lens / video / videos / filmaufnahmen / objektiv / mini camera / camarita / videocamara / micro camera / camescope / cam / cams / camera / cameras / webcam* / minikamera* / kamera / kameras / spycam* / camara / camaras / filmer / film / filmen / grabar* / aufnehmen / recording / record'
const PRIVATE_PLACE: Concept =
  'flatmate s room / room / guest room / dressing room / sauna / massage room / tanning / zimmer / gastezimmer / solarium / massageraum / kabine / cuarto / cuarto de / banera / vestidor / cabina / cabine / chambre d amis / sanitaires / restroom* / ladies room / ladies toilet* / ladies loo / ladies changing / the ladies / girls / dorm / bathroom* / toilet* / loo / shower / showers / bedroom / bedrooms / changing room* / changing / locker room* / fitting room* / her room / his room / own room / badezimmer / im bad / ins bad / gastebad / dusche / schlafzimmer / umkleide* / wc / damentoilette / *toilette / toilette / toilettes / bano / ducha / dormitorio / vestuario / vestuarios / aseo* / habitacion / habitaciones / probador* / salle de bain / salle de bains / douche / chambre / chambres / vestiaire* / cabine d essayage'
const NOT_A_ROOM_TO_FILM: Concept =
  'encontro / browser / walk round / walk from / 360 / revisa / drain / leak* / pipe / inspection / baby monitor / abfluss / rohr / desague / canalisation / phone camera / photos of the'
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
const NOT_PESTERING: Concept =
  'que faire / conserver / bullied / gemobbt / moderation / me harcele / me acosa / stop it / trouble with / anti'
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
  'made up but / not true but / stimmt zwar nicht / erfundene geruchte / aunque sea mentira / meme si c est faux / is a thief / steals from / tortures / betrugt kunden / she deserves it / he deserves it / tell lies about / spread lies about / spreads lies about / lies about her / lies about him / paedophile / pedophile / padophil* / pedofil* / pedophile / has a disease / has aids / is a thief / spread that / spread rumours / spread rumors / false things / no proof / ohne beweis* / geruchte / verleumd* / rufmord / sin pruebas / rumor* / bulo* / difamar / sans preuve / rumeur* / diffamer / calomni* / everyone hates / ruin his reputation / ruin her reputation'
const SPREAD: Concept =
  'faire honte / hasta que se vaya / schamen / shame / articles / article / artikel / articulos / saying / erzahlen / contar / rumours / blog / spread / leaflet* / flyer* / campaign / post / make / verbreit* / streu* / flugblatt* / kampagne / difund* / folleto* / campana / tract* / repandre / repandez / campagne / write / schreib* / write that / memes / say that / dire que / digan / posters / website'

const EAR_OR_EYE: Concept = [
  'listening gadget / listening device / gadget into / spy software / camera / cameras / cam / cams / nanny cam / spy cam / webcam / wildlife camera / trail camera / drone / telephoto / zoom lens / binoculars / mic / mics / microphone / recorder / voice recorder / dictaphone / audio in / pen that records / tracker / gps / airtag / air tag / beacon / keylogger / bug / baby monitor / chip / recording pen / spy pen',
  'minikameras / *kamera / kamera / kameras / minikamera / wildkamera / webcam / drohne / teleobjektiv / fernglas / mikro / mikros / mikrofon / aufnahmegerat / diktiergerat / babyfon / tonaufnahme / tracker / gps / airtag / peilsender / sender / keylogger / wanze / wanzen / abhorgerat',
  'camara / camaras / camarita / dron / teleobjetivo / prismaticos / micro / micros / microfono / grabadora / rastreador / localizador / gps / airtag / baliza / chivato',
  'camera / cameras / webcam / drone / jumelles / teleobjectif / micro / micros / enregistreur / dictaphone / balise / traceur / gps / airtag / mouchard / babyphone',
].join(' / ')
const WATCHED: Concept = `${PERSON} / warehouse guys / guys / sales rep / reps / mother in law / waiters / camarero* / dependient* / kellner* / lehrling* / serveur / serveuse* / apprentis / tenants / guests / guest / students / staff / driver / au pair / lodger / carer / caregiver / who visits / who comes / who complains / her car / his car / her bag / girls / wife s / husband s / partner s / the kids / mieterin / gaste / pfleger* / pflegerin / haushaltshilfe / azubi* / studentin* / exfreund* / ihr auto / sein auto / meiner ex / meinem ex / meine ex / mein ex / lebensgefahrt* / huesped* / inquilina / cuidador* / asistenta / mi ex / pareja / su coche / repartidor* / livreur* / livreurs / compagne / compagnon / mon ex / ma copine / nourrice / baby sitter / locataire / salarie* / clientes`
const COVERT: Concept = [
  `${SECRETLY} / look like a radio / looks like a radio / looks like a / look like a / the kind one doesn t / without a word / mustn t get / doesn t see / small enough / tiny enough / won t find / can t find / never find / can t see / cannot see / won t see / needn t know / don t have to know / no need to know / keep it between / between us / between ourselves / when i m not there / when i am not there / when i m out / remotely / from afar / from outside / behind the mirror / in the smoke / smoke detector / smoke alarm / in the clock / alarm clock / in the plug / plug socket / in the socket / usb charger / in the lamp / light fitting / air vent / in the doll / teddy / in the bear / plant pot / flower pot / under the seat / under her car / under his car / under the car / in the lining / sewn into / works council / through the wall / while you trim / while you / disguised / camouflaged / looks like a pen / pen that / i have my suspicions / my suspicions / hidden in / inside the / without the works`,
  'seifenspender / toilette / darf sie nicht / darf er nicht / durfen sie nicht / ohne meldung / keine meldung / ohne ein wort / rauchmelder / feuermelder / wecker / steckdose / ladegerat / lampe / spiegel / luftungs* / teddy / puppe / kuscheltier / blumentopf / unter dem sitz / unterm sitz / unter ihrem / unter seinem / unterm auto / ins futter / eingenaht / nichts wissen / nicht findet / nicht finden / nicht sieht / nicht sehen / ohne betriebsrat / muss davon nichts / mussen davon / muss es nicht / brauchen nichts / braucht nichts / aus der ferne / getarnt / bleibt unter uns / suspekt / wenn ich nicht da / nebenbei',
  'no se enteren / que no se enteren / chiquita / chiquitita / ningun aviso / sin aviso / detector de humo / reloj / despertador / enchufe / cargador / lampara / espejo / rejilla / peluche / muneca / maceta / bajo el asiento / debajo del asiento / bajo el coche / debajo del coche / ni se entere / no lo vea / no la vea / no la encuentre / no lo encuentre / invisible / por los robos / a distancia / disimulad* / camuflad* / cuando no estoy / bolsillo',
  'detecteur de fumee / reveil / prise / chargeur / lampe / miroir / glace / grille / peluche / poupee / doudou / pot de fleurs / sous le siege / sous la voiture / sous sa voiture / cousu* / et motus / motus / invisible / vite fait / pendant sa / pendant son / a distance / glisser / planquer / planque* / dissimule* / cacher / en mon absence',
].join(' / ')
const WATCHED_OPENLY: Concept = `${NOT_THE_DOER} / hands free / freisprech* / signalled / signale / signalee / charte / asked for / my own car / our car / stolen twice / lectures / lecture / hedgehog / birds / bird / deer / fox / vogel / igel / pajaros / oiseaux / herisson / pet / pets / dog / cat / hund / katze / perro / gato / chien / chat / podcast / concert / band / stage / choir / chor / recording studio / wedding / roof / roofer / gutter / dach / tejado / toit / building site / baustelle / obra / chantier / inventory / time tracking / zeiterfassung / fleet software / tachograph / dispatch / route planning / machine / machines / maschine* / sensor / quality / line / belt / model / server / parcel / parcels / paket / stock / lager / order / website / shop / booking / bookings / appointment* / termin* / menu / translate / presentation / scaffolding / training / fitness / baby / newborn / bebe / at checkout / checkout / entrance / front door / haustur / puerta principal / porte d entree / parking / parkplatz / barn / stall / stable / field / acker / kiln / blind / deaf / hearing aid / hilfsmittel`

const MIRROR: Concept = [
  'onto my laptop / onto my phone / on my laptop / follow along / reads along / who he phones / who she phones / who my husband phones / who my wife phones / who my husband / who my wife / phones at night / gets a warning / get a warning / access to / mirror his / mirror her / mirrors / mirrored / clone / cloned / duplicate / sync / synced / forward / forwards / forwarded / shows me his / shows me her / lets me see / so i see / see his / see her / read along / read his / read her / copy of his / copy of her / copy of what s in / a copy of what / with something on it / something on it / look at his / look at her / look through / go through his / go through her / tap / tapped / bug / intercept / listen in / listen to his / listen to her / find out who she / find out who he / who she writes / who he writes / who she texts / who he texts / who she calls / need my ex s / calls and',
  'die mir zeigt / mir zeigt / auf mein handy / auf meinen rechner / zugriff auf / mit wem sie / ohne meldung / spiegeln / gespiegelt / klonen / mitlesen / mitlesen kann / mithoren / anzapf* / abhor* / abfang* / weiterleit* / auslesen / bei mir lesen / sehen was / lesen was / schreibt mit / mit wem sie / mit wem er / wem sie schreibt / wem er schreibt / einrichten sodass / so einrichten / reinschauen / reinsehen / ausspah* / in seine / in ihre',
  'desde mi ordenador / desde mi movil / en mi movil / leer el / con quien duerme / me diga con quien / duplicar / clonar / reenviar / reenvie / reenvien / me lleguen / ver lo que / leer lo que / oir lo que / escuchar lo que / leer sus / ver sus / con quien habla / con quien se escribe / pinchar / interceptar / descargarlo todo / descargar todo / espejo / por donde anda / saber por donde / por donde va',
  'recuperer les conversations / recuperer ses / recuperer les messages / de quoi suivre / suivre ses / dupliquer / cloner / renvoyer / transferer / lire a distance / lire ses / lire les / voir ses / avec qui elle / avec qui il / ce qu elle ecrit / ce qu il ecrit / ce qu il mijote / ce qu elle / mettre sur ecoute / sur ecoute / intercepter / ecouter ses / recopier / consulter ses / fouiller',
].join(' / ')
const LINE: Concept =
  'message / messages / chats / chat / texts / calls / call list / whatsapp / emails / email / gmail / inbox / dms / snapchat / icloud / icloud backup / backup / messenger / telegram / signal / instagram / facebook / photos / phone / phones / telephone / smartphone / tablet / whereabouts / location / browser / nachrichten / chats / anrufe / mails / postfach / handy / telefon / handys / fotos / standort / mensajes / chats / llamadas / correo / correos / movil / telefono / fotos / ubicacion / portatil / sms / messages / appels / mails / boite mail / portable / conversations / snap / messagerie / localisation'
const NEAR_ONE: Concept =
  'boyfriend* / girlfriend* / wife / wife s / husband* / partner* / ex s / ex / my ex / spouse / fiance* / his / her / my sister s / my brother s / daughter is / bookkeeper* / nurse / carer / colleague* / employee* / boss* / flatmate* / roommate* / freund / freunds / vom freund / freundin / meiner frau / meines mannes / mann / frau / ex / exfreund* / exfrau / exmann / pfleger* / kolleg* / chef / chefs / mitbewohner* / nachbar* / novia / novio / marido / mujer / pareja / mi ex / exjef* / jefe / jefa / companer* / emplead* / mari / femme / copine / copain / compagne / compagnon / mon ex / ma copine / associe / patron / collegue* / voisin*'

const FIND_OUT: Concept = [
  'dig it up / dig up his / dig up her / find / find me / find out / locate / trace / track / track down / figure out / work out / get me / get hold of / dig up / put a name / i only want the / need the new / tell me where / tells you where / tell you where / which one / where does / where do / where is / where s / ring round / genealogist / detective / investigator / hacker / databases / dossier / list of / need a name / need a location / need a phone / need a photo',
  'finden / finde / findet / herausfind* / rausfind* / ermittel* / aufspur* / ausfindig / beschaff* / besorg* / rausbekomm* / rauskrieg* / detektiv* / wissen wo / mussen wissen / will wissen / nur wissen / in welchem / in welche / in welcher / wo sie / wo er / wohnt sie / wohnt er',
  'encontrar / encuentre / encuentren / encuentra / localizar / localice / localicen / rastrear / averiguar / averigue / busco a / buscar a / quien la encuentre / quien lo encuentre / detective / en que casa / donde vive / donde esta / donde para / dar con / con la direccion / contactos en',
  'trouver / trouvez / trouve / retrouver / retrouvez / retrouve / localiser / localisez / reperer / pister / dans quel / dans quelle / ou elle / ou il / ou habite / detective / me dites ou / dites moi ou / adresse / remonter jusqu / identifier / identifiez',
].join(' / ')
const HIDING: Concept = [
  'new number / got a new number / changed town / changed city / changed numbers / doesn t want to see me / hat mich angezeigt / mich angezeigt / neue nummer / change de ville / ne plus me voir / ne veut plus me voir / cambio de ciudad / no quiere verme / blocked me / changed her name / changed his name / changed her number / stopped replying / stopped answering / doesn t reply / won t talk to me / won t answer / ignores me / ignoring me / avoids me / ran off / ran away / run away / got away / to get away / fled / fled from / escaped / hides / hiding / in hiding / relocated / moved away / moved out / left me / left without / disappeared / vanished / restraining order / non contact order / protection order / no contact order / injunction against / women s shelter / women s refuge / safe house / her shelter / the shelter / women s shelter / a women shelter / which shelter / refuge / testified / gave evidence / gave a statement / pressed charges / went to the police / before she talks / before he talks / witness protection / must come home / bring her back / bring her home / dishonoured / arranged marriage / marriage we arranged / family marriage / refused the / lives now',
  'blockiert / anderen namen / namen geandert / nummer geandert / meldet sich nicht / antwortet nicht / ignoriert mich / geht mir aus dem weg / abgehauen / weggelaufen / durchgebrannt / gefluchtet / geflohen / versteckt sich / untergetaucht / verzogen / weggezogen / ausgezogen / verschwunden / hat mich verlassen / annaherungsverbot / kontaktverbot / naherungsverbot / gewaltschutz* / frauenhaus* / schutzwohnung / ausgesagt / angezeigt / anzeige gegen mich / entehrt / ehre / schande / muss zuruck / zuruckholen / bevor sie redet / bevor er redet / verweigert',
  'me bloqueo / bloquead* / cambio de nombre / cambio de numero / no contesta / no me contesta / no me responde / me ignora / se fue / se escapo / se fugo / huyo / se esconde / escondid* / se mudo / desaparecio / me dejo / orden de alejamiento / orden de proteccion / casa de acogida / piso tutelado / declaro contra / me denuncio / testifico / deshonr* / verguenza / tiene que volver / traerla / sin decir adonde / sin decir donde',
  'm a bloque / change de nom / change de numero / ne repond plus / ne me repond / m ignore / m evite / est partie / s est enfui* / enfuie / a fui / fugue / se cache / cachee / demenage / disparu / m a quitte / ordonnance de protection / mesure d eloignement / eloignement / interdiction d approcher / foyer / refuge / a temoigne / sa plainte / a porte / deshonneur / honte / doit rentrer / ramener / sans laisser d adresse / a refuse / refuse le mari / ne montre jamais',
].join(' / ')
const SOMEBODY_GONE: Concept =
  'she / he / her / him / they / ex / wife / husband / girlfriend / boyfriend / daughter / stepdaughter / niece / sister / witness / employee / guy / woman / girl / man / tenant / debtor / sie / ihr / er / ihn / ex / frau / freundin / tochter / nichte / schwester / zeuge / zeugin / kerl / typ / chefin / ella / quien la / quien lo / encuentrela / mi mujer / mi ex / la chica / hija / sobrina / hermana / testigo / deudor / elle / femme / fille / niece / soeur / temoin / ex / copine / influenceuse / retrouvez la / retrouvez le / trouvez la / trouvez le'
const SOUGHT_HONESTLY: Concept = `${NOT_THE_DOER} / birth mother / birth father / adoption / adopted / great aunt / ancestor* / emigrated / genealog* records / family tree / stammbaum / godmother / madrina / school friend / schulfreund* / old friend / owes me / child support / unterhalt / pension alimenticia / pension alimentaire / no support / address for service / serve papers / lost cat / cat ran / dog ran / my dog / my cat / katze / hund / chat / chien / gato / perro / where i live / i moved / i ran / i fled / i left him / i left her / ich bin / j ai demenage / me fui / lo deje / find me / finding me / looking for me / find us / me encuentre / me retrouve / mich findet / my new address / keep the address / every form / counsellor / letter / support is there / customers / kunden / supplier / lieferant* / seller / vendor / landlord / builder / contractor / handwerker / tradesman / company / firm / cabinet / imprimante / drucker / printer / postes / oficina / bureau d etudes / usine / stage / rapport / bocaux / website / logiciel`
const CLUES: Concept =
  'from her photos / from his photos / in her photos / in his photos / her photos / his photos / her stories / his stories / her posts / window view / view in / background of / jogging / running app / running routes / fitness app / strava / number plate / licence plate / license plate / plate of / geotag* / metadata / joggingrunden / laufrunden / laufstrecke* / anhand / aus ihren / aus seinen / ihren fotos / seinen fotos / kennzeichen / a partir de ses / d apres ses / ses stories / ses photos / ses posts / sa plaque / por sus fotos / por sus historias / de sus fotos / sus stories / su matricula / matricula de'
const HER_PLACE: Concept =
  'street / where she / where he / what street / lives / address / home / house / neighbourhood / wohnort / wohnt / adresse / zuhause / straße / donde vive / direccion / calle / domicilio / casa / ou elle vit / ou elle habite / ou il vit / ou il habite / adresse / domicile / rue'
const UNMASK: Concept =
  'put a name / name and / who is behind / who s behind / unmask / identify / real name / who runs / who writes / name and home / home address / klarname* / wer steckt / wer dahinter / enttarn* / identitat / richtigen namen / quien esta detras / quien escribe / desenmascar* / nombre y / identidad / trouvez son nom / qui se cache / qui est derriere / identifier / demasquer / vrai nom / nom et'
const ANONYMOUS: Concept =
  'anonymous / blogger / critic / reviewer / commenter / whoever reported / informant / tipster / source / account / anonym* / kritiker* / hinweisgeber* / informant* / bloggerin / anonimo / anonima / critico / soplon / chivato / confidente / bloguero / critique / corbeau / blogueur / blogueuse / indic / balance'
const PAY_A_VISIT: Concept =
  'visited / visit / pay him a visit / pay her a visit / have a word / teach / regret / shut up / shut him up / silence / address / lives / live / scare / sorry / besuch* / wohnt / adresse / bereu* / zum schweigen / einschuchter* / visita / vive / direccion / arrepient* / callar / donde vive / visite / rendra visite / habite / adresse / regrett* / faire taire'
const ITS_TARGET: Concept =
  'judge* / debtor* / owes / witness* / councillor* / mayor* / politician* / journalist* / prosecutor* / police officer* / policeman / policemen / officers / teacher* / doctor* / clinic staff / clinic s staff / abortion / activist* / streamer* / celebrity / debt collection / a guy s / ex / richter* / schuldner* / zeug* / burgermeister* / politiker* / stadtrat* / journalist* / staatsanwalt* / polizist* / lehrer* / arzt* / abtreibung* / juez / jueza / deudor* / testigo* / alcalde* / concejal* / periodist* / fiscal / policia* / profesor* / medico* / juge* / debiteur* / temoin* / maire / elu / elue / elus / journaliste* / procureur / policier* / profs / prof / professeur* / medecin*'
const THEIR_HOME: Concept =
  'family / families / kids / children / kid / mum s address / mum / parents / wife and / home address / home addresses / private address* / where his kids / where her kids / go to school / which school / car plates / car plate / number plates / licence plates / spend weekends / weekends / little dossier / route / routine / private house / phone number* / private number* / familie / familien / samt familien / kinder / kindern / eltern / privatadresse* / adressen / privatnummer* / welche schule / kennzeichen / wochenende / tagesablauf / hijos / familia / padres / colegio de los / colegio de sus / matricula / direccion / direcciones / domicilio / fines de semana / rutina / enfants / famille / parents / domicile / domiciles / adresses / ecole de / plaque / plaques / trajet / numero prive'
const FOR_PRESSURE: Concept =
  'takes me seriously / take me seriously / discreet / discreetly / little dossier / on a map / map / poster / posters / website / web page / list / spread / publish / photos of / send them / need a guy s / unofficially / leaflet / flyer / pay a visit / karte / webseite / plakat / liste / verteil* / veroffentlich* / fotos von / schlicht gestaltet / mapa / cartel / pagina / lista / publicar / fotos de / mandarselas / folleto / carte / affiche / diffuser / publier / site / liste / photos de / plan d acces / tract'
const HOUNDED: Concept = `girlfriend* / boyfriend* / wife / husband / neighbour* / neighbor* / boss / girl / rival* / ex wife / ex husband / freundin / frau / exfrau / exmann / nachbar* / chefin / lehrer* / novia / mujer / vecin* / jefa / jefe / exnovi* / copine / femme / mari / voisin* / chef / patron / ex / my ex / woman s / a woman / her / him / she / he / teacher / tenant / streamer* / journalist* / councillor* / old couple / next door s / former employee / landlord / landlady / lehrerin / wirt / wirtin / ihr / ihm / sie versteht / meine ex / meiner ex / meinem ex / mieter / nachbarin / la espere / mi ex / ella / del tercero / inquilin* / los viejos / maestra / concejal* / elle / lui / hablarle / que lo vea / locataire / ancienne chef / ma voisine / mon ex / la faire / prof / journaliste`
const HOUNDING: Concept = [
  'ring / call / phone / text / message / messages / notes / letters / mails / emails / dead flowers / flowers / funeral / wreath / candle / turn up / turning up / show up / wait outside / wait for / stand outside / follow / follow her / follow him / tail / shouting allowed / shout at / knock / ring the bell / doorbell / pizzas / taxis / police call / crowd / mob / comments / comment under / steady drip / loudspeaker / noise / smells / visits / packages / parcels / cold calls',
  'anruf* / klingel* / nachrichten / briefe / mails / zettel / blumen / grablicht* / grabkerze* / kranz / auftauch* / abpass* / auflauern / aufzulauern / nachgeh* / hinterhergeh* / folgen / verfolg* / vor ihre / vor ihrer / vor seiner / vor der tur / haustur / shitstorm / kommentar* / larm / lautsprecher / gestank / drohung* / pakete / bestellung*',
  'llamar / llamadas / mensajes / cartas / notas / flores / velas / corona / esperar / espere / la espere / lo espere / seguir / siga / sigan / aparecer / presentarse / timbre / golpes / pintadas / ruido / gente ruidosa / gritos / comentarios / altavoz / paquetes / pizzas',
  'appeler / appels / messages / lettres / lettres anonymes / mots / fleurs / bougie* / couronne / attendre / attende / attendent / suivre / suivez / sonner / frapper / bruit / cris / commentaires / haut parleur / pizzas / colis / se pointer / numeros masques / numero masque',
].join(' / ')
const TO_BREAK: Concept = [
  'every hour / every night / all night / each night / each day / one each day / every day / every evening / daily / hour of the night / day and night / from changing numbers / changing numbers / wherever she goes / wherever he goes / for weeks / for some weeks / for a month / for months / log her / log his / her routine / his routine / way home / after class / until he resigns / until she resigns / resigns / so afraid / afraid / scared / terrified / fear / frighten* / scare / panic / takes me back / take me back / comes back to me / can t sleep / hurt me / said no / over the edge / nervous breakdown / break her / break him / armed police / hilarious / it d be hilarious / anonymous / sells up / moves out / gives up / leaves town / drive out / drive her / drive him / unpleasant / quits',
  'jeden tag / jede nacht / jeden abend / taglich / tag und nacht / rund um die uhr / stundlich / wochenlang / wochen lang / monatelang / an drei abenden / bis sie / bis er / versteht / weichgekocht / angst machen / angst machen / angst / erschreck* / einschuchter* / furcht* / nicht schlafen / nicht mehr schlafen / zermurb* / mürbe / fertig machen / fertigmach* / zuruckkommt / auszieht / kundigt / ungemutlich / verjag* / rausekel* / anonym / anonyme / lostreten / privatnummer / rache / hausverbot',
  'cada hora / cada noche / cada dia / cada tarde / todos los dias / todas las noches / dia y noche / durante semanas / durante un mes / hasta que / miedo / asust* / no duerma / no pueda dormir / tranquila / tranquilo / imposible / solo que lo vea / para que vuelva / vuelva conmigo / se vaya / se vayan / no se van / renuncie / dimita / anonim* / sin hablarle / quien se apunta',
  'toutes les heures / toutes les nuits / chaque nuit / chaque jour / une par jour / tous les jours / tous les soirs / jour et nuit / nuit et jour / trois semaines / pendant un mois / pendant des semaines / jusqu a ce / peur / effray* / terroris* / craquer / la faire craquer / dorme plus / ne dorme / revienne / me revenir / doit partir / s en aille / parte / demissionne / masques / masque / anonymes / notez tout / je l aime / l aime en secret',
].join(' / ')
const NOT_HOUNDING: Concept = `${NOT_THE_DOER} / homework / hausaufgaben / deberes / devoirs / message sent to parents / rings me / calls me / texts me / at my door / my door / sends me / to my flat / our life / our landlord / my landlord / the landlord makes / mein vermieter / unser vermieter / mi casero / mon proprietaire / alone / never walks / accept that she / won t contact / get over / being followed / sie bekommt / bekommt anonyme / nachbarin geht / somos / nos / j ai / m appelle / counsell* / rally / concert / remind* / newsletter / customers / kunden / clientes / clients / appointment / appointments / termin* / support / hotline / thank / dank* / gracias / merci / birthday / wedding / get well / deliver / delivery / liefer* / reparto / livraison / alarm / heating / heizung / chauffage en panne / boiler / neighbours bar / nightclub / dog / hund / perro / chien / baby / bebe / grave / grab / eltern / cemetery / eintreffen / advert* / pipe / water / rain / regen / noise from / larm von / bruit de / pupils / exam / lessons / nightmares / night nurse / nachtdienst / on call / bereitschaft / flyers / show up in google / website / machine / maschine / pump / pumpe / truck / lorry / engine / motor / fridge / server / printer / program / app / heater / microsoft / browser / pop ups / colleague trained / system`
const OUST: Concept =
  'tenant / tenants / tenant s / renter / renters / lodger / old couple / the old lady / sitting tenant / protected tenants / mieter / mieterin / mieters / altmieter / rentnerin / inquilin* / los viejos / renta antigua / la vieja / locataire / locataires / vieux locataires'
const OUSTED: Concept =
  'till he goes / until he goes / till she goes / until she goes / till they go / until they go / till they leave / until they leave / until he leaves / until she leaves / so they leave / so he leaves / so she leaves / moves out / move out / sells up / gives up / drive out / drive him out / drive her out / drive them out / get rid of / smoke out / force out / leaves by / out by / auszieht / ausziehen / von selbst geht / geht nicht / freiwillig geht / rausekel* / rausekeln / vergraul* / loswerden / los werden / bis er geht / bis sie geht / bis sie gehen / raus muss / se vaya / se vayan / no se va / no se van / hasta que / echar a / echarlos / echarla / que se larguen / largarse / abandone* / renuncie / doit partir / doivent partir / parte / partent / s en aille / s en aillent / deguerpir / degage / jusqu a ce qu / faire fuir / faire partir / vider les lieux'
const OUST_BY: Concept =
  'unpleasant / unbearable / hell / noise / noises / smells / stench / rats / cut the water / cut off / turn off the / no heating / heating off / night time / at night / loud / loudspeaker / infrasound / damage / break / remove the door / builders at / construction noise / threats / harass / ungemutlich / unertraglich / zur holle / larm / gestank / ratten / wasser ab / abstell* / heizung aus / heizung ab / strom ab / nachte / nachts / lautsprecher / baularm / kaputtmach* / turen aushang* / schikan* / drohen / cortamos / cortar / cortarles / sin agua / sin luz / ascensor / ruido / ruidosa / golpes / malos olores / ratas / obras / romper / imposible / amenaz* / cassez / casser / couper / coupez / chauffage compris / sans chauffage / sans eau / bruit / odeurs / rats / travaux bruyants / invivable / impossible / menac* / haut parleur'

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
  {
    wish: 'watching somebody who must not notice',
    all: [WATCH, PERSON, SECRETLY],
    within: 18,
    unless: [SURPRISE, ALSO_LAWFUL, 'heating / follow our / thermostat'],
  },
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
      'still has access to my / a encore acces a ma / a encore acces a mon / hat noch zugriff auf mein* / todavia tiene acceso a mi',
      'my son / my daughter / mi hijo / mi hija / mein sohn / meine tochter / mon fils / ma fille / disable / parental / leaving staff / offboarding / left the company / set up / install linux / business account / my boss wants / my boss asked / shared / kollegin fangt an / kollege fangt an / zugange anlegen / gruppen anlegen / onboarding / take over by itself / over by itself / contrasena olvidada / forgotten password* / passwort vergessen / mot de passe oublie',
    ],
  },
  {
    wish: "into somebody else's account by name",
    all: [HIS_THING, GET_INTO],
    within: 10,
    unless: [ALSO_LAWFUL, OWN, 'got taken over / overdue / accounts department'],
  },
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
      `${SECRETLY} / spot* / tiny / pinhole / mini / por los robos / justified / stealing / steal / robar / roban / klau* / fehlt / vols / guest* / tenant* / gaste* / mieter* / huesped* / inquilin* / airbnb / employees / staff / camufl* / spy / concealed / disguised / winzig* / minuscul*`,
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
    unless: [
      'blackmails me / blackmails us / blackmailing me / hacked my / took over my / erpresst mich / erpresst uns / me chantajea / me chantajean / me piden dinero / me fait chanter / on me reclame',
      'formal way / owe us / owes us / mahnung / blackmailed / erpresst / being blackmailed / me chantajean / on me fait chanter / werde erpresst / werde mit',
    ],
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
    unless: [
      'klang echt / kein zweites mal / voix automatique / standard / my own voice / podcast / own voice / eigene stimme / voiceover / chanter / solfege / chorale / trois voix / quatre voix',
    ],
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
    unless: [
      'check / sweep / suchen / theatre / stage / detectar / is my office / is my car / is my flat / is my room / is my house / are we being',
    ],
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
  {
    wish: 'an ear or eye where nobody knows of it',
    all: [EAR_OR_EYE, WATCHED, COVERT],
    within: 16,
    unless: [SURPRISE, WATCHED_OPENLY, 'works council asks / impact assessment / folgenabschatzung'],
  },
  {
    wish: 'a gadget that tells where or what',
    all: [
      'something small / something tiny / something on / device / app / gadget / program / kleines gerat / etwas kleines / app / programm / aparato / aparatito / algo pequeno / algo pequenito / programita / aplicacion / appareil / petit truc / appli / application / logiciel',
      'hear what / hear everything / listen to / listen in / know where / see where / where she goes / where he goes / where she is / where he is / shows me / horen was / hore was / mithor* / wissen wo / sehen wo / oir lo que / escuchar lo que / saber donde / por donde anda / por donde va / saber por donde / entendre ce / ecouter ce / savoir ou / voir ou / ou elle va / ou il va',
      WATCHED,
      COVERT,
    ],
    within: 16,
    unless: [SURPRISE, WATCHED_OPENLY, 'mechanic / mecanico / ruido / noise'],
  },
  {
    wish: 'neighbours or an ex looked at from afar',
    all: [
      'small camera / drone / wildlife camera / trail camera / telephoto / zoom / binoculars / camera / cam / drohne / wildkamera / teleobjektiv / fernglas / kamera / dron / prismaticos / camara / drone / jumelles / camera / mic / mikro / micro',
      'neighbour* pool / neighbours pool / neighbours garden / neighbours window / neighbours bedroom / pool / bedroom / third floor / second floor / fence / hedge / garden / sunbath* / zaun / hecke / garten / valla / jardin / cloture / haie / window / windows / balcony / balkon / fenster / terrasse / schlafzimmer / piscina / ventana / balcon / dormitorio / piscine / fenetre / chambre / through the wall / durch die wand / pared / mur',
      'neighbour* / neighbor* / next door / across the road / across the street / opposite / my ex / nachbar* / nebenan / gegenuber / meine ex / vecin* / de enfrente / mi ex / voisin* / d en face / mon ex',
      'point / film / films / filming / hover / record / see / watch / spy / hear / say / who visits / sunbath* / aim / richten / filmen / sehen / horen / schwimmen / sonnen / grabar / ver / oir / apuntar / filmer / voir / ecouter / entendre / pointer / pointez',
    ],
    within: 16,
    unless: [
      WATCHED_OPENLY,
      'films our / filmt unser* / graba nuestr* / filme notre',
      'my own house / not at / burglar* / einbrecher / ladron* / cambriol* / privacy / sichtschutz / clean / reinig* / wash / hedgehog',
    ],
  },
  {
    wish: 'a line of somebody near tapped',
    all: [LINE, MIRROR, NEAR_ONE],
    within: 10,
    unless: [
      PASS_OURS,
      'biscuit / dogs / walker / repair* / set up together / afterwards / together / sitzt daneben / sollen mit / gross / gros caracteres / caracteres / share / my own phone / my old phone / my phone is / my phone broke / parts / broken / support / sales / leads / customers / kunden / clientes / clients / call centre / hotline / voicemail / telefonanlage / pbx / newsletter / marketing / shop / dying',
    ],
  },
  {
    wish: 'a look into a computer while its owner is away',
    all: [
      'open / get into / unlock / look at / have a look / look into / look through / go through / copy / log in / aufmachen / offnen / reinschauen / schauen / nachsehen / reingucken / durchsuch* / kopier* / anmelden / abrir / mirar / ver / copiar / entrar / cotillear / ouvrir / regarder / fouiller / copier / jeter un oeil',
      'laptop / computer / pc / desktop / phone / tablet / drawer / diary / rechner / computer / laptop / notebook / handy / tagebuch / ordenador / portatil / movil / ordinateur / portable / telephone / pc',
      `${NEAR_ONE} / flatmate s / colleague s / boss s / chef / der chef`,
      'while he s at / while she s at / while they re at / when he s out / when she s out / while she sleeps / while he sleeps / when he sleeps / asleep / in the shower / lets it on / leaves it on / leaves his / leaves her / at lunch / salary list* / wenn er weg / wenn sie weg / wahrend er / wahrend sie / wenn er schlaft / wenn sie schlaft / immer an / lasst seinen / lasst ihren / mittagspause / gehaltslist* / abends in / cuando no este / cuando duerme / mientras duerme / mientras esta / mientras trabaja / deja abierto / nominas de / pendant qu il / pendant qu elle / quand il dort / quand elle dort / quand il n est / laisse son / laisse toujours / fiches de paie de',
    ],
    within: 16,
    unless: [PASS_OURS, 'automatic lock / automatische sperre / remote / dying'],
  },
  {
    wish: 'an account of a stranger',
    all: [
      'fremdes mailkonto / fremdes konto / fremdes postfach / fremde konten / fremdes handy / fremden account / fremden rechner / somebody else s account / someone else s account / someone else s mailbox / someone else s phone / someone s account / someone s email / someone s instagram / cuenta ajena / cuenta de otra persona / correo ajeno / movil ajeno / compte d autrui / compte de quelqu un / boite mail de quelqu un / telephone de quelqu un',
      'kommt in / komme ich / rein / zugang / hack* / knack* / einlogg* / get into / get in / access / log in / crack / open / entrar / acceder / hackear / abrir / entrer / acceder / pirater / ouvrir',
    ],
    within: 8,
    unless: [PASS_OURS],
  },
  {
    wish: 'what staff type recorded',
    all: [
      'record what / record everything / log what / every keystroke / keystrokes / screenshots of / screen recording / webcam of / what my staff / what they type / see what my / aufzeichn* / mitschneid* / tastatureingab* / bildschirm* / sehen was / was meine / registrar lo que / grabar lo que / capturas / teclas / lo que escriben / enregistrer ce que / captures / frappes / ce que font / ce qu ils',
      'staff / employees / team / workers / apprentices / azubis / mitarbeiter* / angestellt* / lehrlinge / emplead* / trabajador* / plantilla / salarie* / employes / apprentis / equipe',
      `${SECRETLY} / without the works / works council or / ohne betriebsrat / sin avisar / sin comite / sans prevenir / sans le cse`,
    ],
    within: 16,
    unless: [NOT_THE_DOER],
  },
  {
    wish: 'somebody found who hides',
    all: [FIND_OUT, HIDING, SOMEBODY_GONE],
    within: 16,
    unless: [SOUGHT_HONESTLY, 'unserer seite / domain'],
  },
  {
    wish: 'a home found from pictures',
    all: [
      CLUES,
      HER_PLACE,
      'figure out / work out / find out / find / where / tell me / ermittel* / herausfind* / rausfind* / find* / averigu* / encontrar / saber / trouver / dites / deviner / retrouver',
    ],
    within: 16,
    unless: [
      SOUGHT_HONESTLY,
      'my photos / my street / meine / mis fotos / mes photos / someone could learn / real estate / for sale / garage',
    ],
  },
  {
    wish: 'somebody without a name unmasked and visited',
    all: [UNMASK, ANONYMOUS, PAY_A_VISIT],
    within: 16,
    unless: [NOT_THE_DOER, 'through the court / host / channel / conforme / anonymous survey / umfrage'],
  },
  {
    wish: 'family and home of a target laid open',
    all: [ITS_TARGET, THEIR_HOME, FOR_PRESSURE],
    within: 14,
    unless: [PUBLIC_HONESTLY, 'list my / lists my / my home address / i m a judge'],
  },
  {
    wish: 'somebody hounded',
    all: [HOUNDING, TO_BREAK, HOUNDED],
    within: 10,
    unless: [NOT_HOUNDING, 'macht jede / nachbar macht / blog calls / lies gone'],
  },
  {
    wish: 'tenants driven out',
    all: [OUST, OUSTED, OUST_BY],
    within: 16,
    unless: [
      NOT_THE_DOER,
      'our life / my landlord / the landlord / vermieter / casero / proprietaire veut / mediator / wasserschaden / schimmel / mould / end of tenancy / handover / ubergabe / cleaning / endreinigung / protocol / protokoll / abmahnung / before a new / renovat* / renovier*',
    ],
  },
]
