import { type Concept, type HarmRule, PERSON, SECRETLY, SURPRISE, TAKEN_IN } from './harm-concepts.ts'

/** Said by those to whom it was done, who own what it is about, or who have leave: never by the one who does it. */
export const NOT_THE_DOER: Concept = [
  'prove it s fake / prove it is fake / how do we prove / can read my / could read my / my ex hid / who helps / who can help / help us report / what now / how do i stop / how do i keep / how do i get it back / how do i fight / how can i stop / how can we stop / how should i / my rights / our rights / put a stop / stop to it / gets that removed / get it off / off the web / someone has put / someone put my / somebody put my / somebody made / someone made / someone keeps / somebody keeps / somebody rings / someone leaves / someone fitted / somebody stuck / somebody hid / someone hid / someone took / somebody took / found a / found an / found the / we found / keeps getting / was stolen / counsellor / counselling / therapist / mediat* / soundproof* / who measures / find out why / find the leak / check whether / whether it is / examine / flagged / false alarm / warning / warn / drill / ordered the audit / security audit / an audit / audit the / audit our / workshop / workshops / lecture / talk on / repair / repairs / repaired / fix / fixed / service needed / maintenance / signed approval / signed it off / signed list / contract is / contract signed / with insurance / have permission / has permission / permission to use / consent / consents / knows about it / know about it / asked for one / asked me to / wants me to / both want / we both / receipts / registered to me / licence in hand / i own / we own / my own / our own / of my own / locked out / executor / afraid someone / worried / scared / protect* / secure / secured / shield / harden / load test / lock it down / close it / shut it / data request / for the police / prosecutor / for court / our head of / i m a journalist / reportage / school needs / clean up / clean the / checked clean / get well / hobby / practice locks / wipe our / wiped for',
  'wer hilft / wer misst / wer sichert / wer erklart / wer pruft / wer schutzt / wer gibt kurse / wer stellt / wer wechselt / pruft / prufauftrag / prufen / gutachter* / ob es echt / ob jemand / zustimmt / zugestimmt / freigegeben / genehmigt / weiß davon / einverstanden / aufgetaucht / loschen lassen / absucht / absuchen / entdeckt / gefunden / fand / fanden / auskunftssperre / habe angst / wie bekomme ich / wie schutze / wie informiere / wie wehre / was tun / was kann ich / wen muss ich / kaufbeleg / erbschein / alleinerb* / vortrag / warnen / warnt / warnung / broschure / beratung / krisenberatung / selbstbehauptung / wartung / wartungs* / reparatur / repariert / reparieren / kaputt / defekt / abgebrochen / hausverwaltung / als verwaltung / verloren / vergessen / ausgesperrt / sitzt daneben / piept grundlos / lasttest / absichern / sichert / ich bekomme / bei mir / stellt mir nach / meiner eigenen / meinem eigenen / unsere eigene / auftrag der geschaftsfuhrung / aufklaren / lahmgelegt / neu aufsetzen / sicherheitstest / stalkt mich / verfolgt mich / wird verfolgt / belastigt mich / polizei / anzeige',
  'como evito / como evitar / como los guardo / como lo guardo / como lo devuelvo / como compruebo / como lo denuncio / como se anula / como protejo / quitenlas / quitenlo / quitarlo / me robaron / nos robaron / me lo robaron / me lo limpian / quien revisa / quien media / con cartel / avisando / abogada / abogado / contrato firmado / perito / sera un / me llego / nos llego / que hago / que puedo hacer / taller / charla / escritura / con factura / los dos delante / acabo de comprar / proteger / revise / revisar / revisen / encontre / encontramos / encontro / creo que / sospecho / me escribe / me manda / me llama / me sigue / me persigue / me espera / me acosan / nos hace / nos cortan / averia / no funciona / salta sin motivo / sin motivo / tecnico / me ofrecen / mi casa / la perdi / perdi la / perdimos / olvido / olvida / quiere que le ayude / anonimos para / aviso para / prevenir / se queja / comunidad / de nuestra empresa / policia / denunciar',
  'qui peut verifier / verifier / verifiez / porter plainte / comment empecher / comment savoir / que faire / faire retirer / psychologue / reparez / reparer / repare / depannage / depanneur / audit / contrat / signes / signee / signe / accord / expertise / atelier / formation / juriste / avocate / avocat / facture a mon nom / j ai recu / j ai craque / nous avons trouve / j ai trouve / trouvee par / relisez / je crois qu / je soupconne / m appelle / me suit / me harcele / on m a / nous testez / vous testez / fuitent / craint / crains / je crains / a l abri / a recu / a ouvert / a change le / ma serrure / ma maison / ma cle / ma cave / ma voiture ne / contrat perdu / cle perdue / cle cassee / notre serveur / notre reseau / nos serveurs / demander au juge / gendarmerie / sensibilis* / prevention / affiche contre / pour expliquer a / expliquer a nos',
].join(' / ')

/** Said by those who know that it is wrong, in passing. */
const SHADY: Concept = [
  'no questions / no questions asked / ask no questions / doesn t ask / don t ask / won t ask / source unimportant / origin unimportant / wherever it comes from / never mind where / not strictly mine / isn t mine / isn t strictly / is not mine / not exactly mine / not really mine / not quite mine / fell off / came into my hands / old owner / previous owner s / forget him / gefundenen / gefundenes / gefundene / off the back of / no paperwork / no papers / without papers / no receipt / without receipt / no trace / no traces / without trace / without a trace / without traces / no marks / without marks / leave no / payment up front / cash up front / good pay / pay well / pay cash / paid in cash / discreet / discreetly / on the quiet / on the sly / under the radar / between us / between ourselves / keep quiet / tidy job / i m curious / just curious / just for fun / for a laugh / for nostalgia / for practice / before anyone notices / before anybody notices / before they notice / before they end / without anyone / without anybody / without alerting / nobody audits / nobody checks / nobody notices / no contract / they don t know / doesn t know / don t work there / not from there / not my own / not mine / by tonight / tonight / at night / after dark / one night / for one night / while he s / while she s / while they re / while folks are / while the owner* / while nobody / when nobody / when he s out / when she s out / when they re out',
  'keine fragen / ohne fragen / fragt nicht / nicht fragt / stellt keine / herkunft egal / herkunft unwichtig / egal woher / woher ist egal / dritter hand / vom laster / vom lkw / gehort mir nicht / nicht meins / nicht mein / nicht ganz mein* / ohne papiere / ohne beleg / ohne rechnung / ohne spuren / spurlos / keine spuren / zahle bar / zahle gut / bar auf die hand / bargeld / diskret / verschwiegen* / unauffallig / unter uns / bleibt unter / unter der hand / aus neugier / eher neugier / aus spaß / zum spaß / nur so / keinen auftrag / kein auftrag / ohne auftrag / ohne erlaubnis / ohne dass / bevor es / bevor jemand / ehe es / ehe jemand / wenn keiner / wenn niemand / wenn er weg / wenn sie weg / nachts / bei nacht / heute nacht / fremd / fremde / fremden / fremder / fremdes / fremdem / skrupel* / sozusagen',
  'sin preguntas / sin hacer preguntas / no pregunte / no haga preguntas / que no pregunte / de donde sea / sin papeles / sin factura / sin recibo / sin dejar rastro / sin rastro / sin huella* / pago bien / pago al contado / pago en efectivo / en mano / discreto / discreta / entre nosotros / por lo bajo / por curiosidad / por diversion / como practica / de broma / sin contrato / sin que / que no se / no es mia / no es mio / no son mios / ajeno / ajena / ajenos / ajenas / por la noche / de noche / esta noche / una noche / cuando no este / cuando este de viaje / cuando salga / mientras no / antes de que / segunda mano',
  'sans question* / sans poser / pose pas de question / ne pose pas / ne demande pas / demande pas / peu importe / sans papier* / sans facture / sans trace* / sans laisser / je paie bien / paie bien / je paie / en liquide / en especes / discret / discrete / discretement / entre nous / en douce / motus / ni vu / par curiosite / un peu curieux / pour rire / histoire de / pour le fun / sans contrat / sans que / sans alerter / sans qu / pas a moi / a moitie a moi / n est pas a moi / tombe du camion / tombes du camion / la nuit / de nuit / cette nuit / une nuit / pendant qu / quand il est absent / quand elle est / le temps d / vous voyez / avant qu',
].join(' / ')

const RIVAL: Concept = [
  'competitor* / rival* / undercuts me / who undercuts / de la esquina / me quita clientes / me quita clientas / vom eck / du coin / competing / opposite / across the street / across the road / next door / down the road / neighbour* / neighbor* / other shop / other firm / another firm / another college / another school / former employer / old employer / ex employer / old firm / former firm / present firm / firm that sacked / firm that fired / sacked me / fired me / threw me out / kicked me out / old boss / ex boss / my boss / of the hotel / a hotel s / hospital* / clinic / a bank / old bank / my bank / town hall / city hall / council s / university / college / school / school s / practice / dental / dentist* / doctor s / lawyer s / solicitor* / estate agent* / real estate / power station / water plant / waterworks / plant controls / traffic light* / airport / election* / votes / voting / ballot* / church / mosque / newspaper / political party / a party s / charity / jeweller* / bakery / restaurant / somebody s / someone s / people s / other people / client s / customer s',
  'konkurren* / mitbewerber* / gegenuber / nebenan / nachbar* / nachbarfirma / andere firma / anderen firma / fruherer chef / fruheren chef* / alten firma / alte firma / ex firma / exfirma / ex verein / rausgeworfen / rausgeschmissen / gefeuert / gekundigt / vom hotel / klinik* / krankenhaus* / bank / sparkasse / rathaus* / stadtverwaltung / universitat / uni / hochschule / schule / schul* / zahnarzt* / arztpraxis / therapiepraxis / praxis / kanzlei / notar* / makler* / kraftwerk* / wasserwerk* / windrad* / windrader* / ampel* / flughafen / wahl / wahlen / abstimmung / handwerkskammer / autohaus* / steuerberater* / partei / juwelier* / backerei / lokal / fremde / fremden / fremdes / fremder / anderer leute / deren',
  'competencia / competidor* / rival / rivales / de enfrente / de al lado / vecin* / otra empresa / otra tienda / mi antigua empresa / exempresa / mi ex empresa / me echaron / me despidieron / del hotel / hospital* / clinica / banco / ayuntamiento / universidad / instituto / academia / dentista / bufete / gestoria / notaria / inmobiliaria / central / semaforo* / aeropuerto / eleccion* / votacion / joyeria / restaurante / fabrica / que no es mia / que no es mio / de otros / de otro / ajena / ajeno / ajenos',
  'concurrent* / concurrence / d en face / d a cote / voisin* / autre agence / autre boite / ancienne boite / ancien employeur / mon ex patron / m a vire / m ont vire / de l hotel / hopital / clinique / banque / mairie / prefecture / universite / ecole / lycee / fac / dentiste / cabinet / notaire / comptable / agence / centrale / feux / feu rouge / aeroport / election* / scrutin / vote / bijout* / pharmacie / restaurant / usine / caviste / labo / du quartier / des gens / chez les gens / d autrui / des autres',
].join(' / ')

const SITE: Concept =
  'site / sites / website* / web / webshop / shop / online shop / server* / homepage / page / booking / bookings / booking system / portal / voting server / lobby / lobbies / forum / host / stream / internet / internetseite / seite / onlineshop / buchung / buchungs* / webseite* / servidor* / pagina / tienda online / reservas / plataforma / serveur* / boutique en ligne / reservation* / plateforme / game lobbies / systems / netz'
const KNOCK_OUT: Concept = [
  'sink the / sink their / sink a / sink his / sink the / ruin / kill the / offline / knock out / knock offline / knocked out / knock over / bring down / bring it down / take down / take * down / take * offline / taken offline / crash / crashes / flood / flooding / floods / overload / swamp / cripple / paralyse / paralyze / disable / unreachable / unavailable / down for / down over / goes down / go down / be down / go dark / goes dark / blackout / ddos / dos attack / denial of service / bombard / hammer it / stress it / booter / stresser / dead for / nobody can book / nobody can order / stop working / kick * off / out of service',
  'legt den / legt die / legt das / in die knie / lahmleg* / lahm / lahmen / zum absturz / absturzen lassen / absturzen / abschieß* / abgeschossen / uberlast* / fluten / unerreichbar / nicht erreichbar / nicht mehr erreichbar / offline / vom netz / aus dem netz / zusammenbrech* / platt machen / plattmachen / blockier* / down gehen / ausfallen / ausfall / ausknipsen / nichts mehr geht / sabotier*',
  'tirar / tirar la pagina / se caiga / caiga / caer / tumbar / tumben / tumbe / tirar abajo / tirar la / tirar el / hundir / bloquear / bloquee / bloqueen / colapsar / colapse / saturar / sature / inaccesible / fuera de servicio / deje de funcionar / no cargue / no funcione / reventar / petar / sabotear',
  'faire tomber / tombe / tombent / mettre a genoux / mettre ko / mettre hors / hors ligne / hors service / faire planter / planter / plante / saturer / sature / bloquer / bloque / inaccessible / paralyser / couper / faire sauter / ne reponde plus / ne marche plus / saboter / noyer',
].join(' / ')
const OUR_SITE: Concept =
  'our website / our site / our shop / our server / our bakery / our webshop / our booking / every weekend when / keeps going / hold / withstand / unsere homepage / unsere webseite / unser server / unser shop / unsere seite / unsere windrader / nuestro hotel / nuestra web / nuestra pagina / nuestro servidor / que no se caiga / no se caiga / notre site / notre boutique / tombe chaque / ma boutique / my website / my site / my shop / meine seite / meine webseite / mi web / mon site / backup / umzieh* / umzug / migrat* / move to / slow / langsam / lento / lent / search engine / google / seo / product* / advert* / newsletter'

const NETWORK: Concept = [
  'network / intranet / server / servers / build server / system / systems / controls / control system / control room / scada / plc / database / backend / admin panel / admin account / back office / booking system / payroll / mainframe / vpn / infrastructure / cctv / smart home / traffic lights / traffic light / router / repository / domain / cloud / wi fi / wifi / plant / printer / bank',
  'netz / netzwerk* / firmennetz / intranet / server / system / systeme / steuerung* / leitstelle / leitsystem / datenbank* / rechner / verwaltung / buchungssystem / adminkonto / ampelanlage / windrader / drucker / wlan / cloud',
  'red / la red / servidor* / sistema / sistemas / base de datos / intranet / panel de control / controles / semaforos / impresora / nube / wifi',
  'reseau / reseaux / serveur* / systeme / systemes / base de donnees / intranet / pilotage / commandes / automate / badge d acces / badges / imprimante / wifi / feux',
].join(' / ')
const BREAK_IN: Concept = [
  'get into / get in / way into / way in / a way in / get me into / into their / break into / break in / hack / hack into / hacking / penetrate / root on / root access / backdoor / back door / planted / from outside / take over / taking over / red team / access to / get access / gain access / sneak into / worm into / infiltrate / tap into / open up / bypass / get past / past the firewall / log in as / login of / admin rights / exploit / weak spot / hole in / shut down / switch off / turn off / go mad / haywire / prove i m good / see what s there / copies of all / going through it',
  'komme ich / reinkomm* / hineinkomm* / rein / ins netz / eindring* / einzudringen / einbrech* / einbruch / einsteig* / hack* / knack* / zugang zu / zugriff auf / zugreif* / verschaff* / in deren / bringt mich in / hintertur / lucke / abschalten / abzuschalten / leergeraumt / leer raumen / leerraumen / losch* / ubernehm* / verruckt spielen / anzapf* / einschleus* / reinschauen / mitles*',
  'entrar / entre / entramos / meterme / meterse / colarme / colarse / colarnos / acceder / acceso / hackear / hackee / penetrar / infiltrar* / puerta trasera / vulnerar / saltarme / saltarse / reventar / a ver que hay / apagar / controlar / tomar el control',
  'penetrer / penetrez / penetre / entrer / entrez / rentrer / s introduire / introduire / introduisez / pirater / piratez / hacker / acceder / acces / forcer / infiltrer / s infiltrer / porte derobee / faille / passer le pare feu / prendre le controle / couper / eteindre / bloquer / regarder chez',
].join(' / ')
/** Whoever breaks in says that nobody asked for it, or what it is for. */
const UNASKED: Concept = [
  SHADY,
  'make a statement / prove i m / prove that i / to show off / teach them / payback / revenge / get back at / serves them / share the loot / loot / bonus / my group / get green / always green / at 3 am / at three in the morning / competitor* / rival* / sacked / fired / from the outside / neighbour s / neighbour* / neighbor* / next door / i d love copies / don t work there / get their / their prices / see their',
  'rache / heimzahl* / denkzettel / wut / rausgeworfen / gefeuert / gekundigt hat / rausgeschmissen / konkurren* / nachbar* / nebenan / vom parkplatz / aus der ferne / zeigen was / deren / mutprobe / beute',
  'venganza / vengarme / que aprendan / me echaron / me despidieron / competencia / rival / vecin* / de enfrente / de al lado / a ver que / botin / ajena / que no es mia',
  'vengeance / me venger / leur apprendre / m a vire / m ont vire / concurrent* / voisin* / d en face / d a cote / au fichier / butin / a distance / mal proteg* / chez les gens / agence',
].join(' / ')
const HAVE_LEAVE: Concept = `${NOT_THE_DOER} / our network / our server / our build server / our hospital / our water / our clinic / my smart home / our clinic s / unser netz / unsere klinik / unserer klinik / unseren server / nuestra red / nuestra gestoria / notre banque / ours / vpn for / set up / einrichten / install / installer / instalar / slow / langsam / migrat* / old server / alte server / backup / archive / archiv / gesichert / students / schuler / employees can / mitarbeiter konnen / new employees / remote work / homeoffice / home office / keeps / dropping / drops / printer s / error / fehler`

const MALICE: Concept = [
  'virus / viruses / malware / trojan / ransomware / spyware / keylogger / worm / botnet / payload / backdoor / rat / info stealer / stealer / crypter / cryptolocker / rootkit / exploit / macro / miner / coin miner / coin mining / mine coins / mining / hidden program / hidden code / hidden service / tiny program / locks all files / locks the files / locks files / encrypts files / encrypts all / encrypts the / wipes the / deletes itself / phones home / calls home / installs itself / install itself / runs itself / logic bomb / time bomb / kill switch / game mod / cheat that / reads contacts / reads messages / copies contacts / copies the contacts / steals / tokens / session cookies / remote control of',
  'virus / viren / schadsoftware / trojaner / ransomware / erpressungssoftware / erpressungstrojaner / verschlusselungstrojaner / wurm / botnetz / keylogger / hintertur / schadcode / spionagesoftware / spahprogramm / miner / krypto schurfen / schurfen / verschlusselt dateien / verschlusselt alle / sperrt alle / legt etwas / etwas auf den rechner / nach hause telefoniert / installiert sich / heimlich kontakte / kontakte ausliest / liest kontakte / liest nachrichten / makro',
  'virus / malware / troyano / ransomware / gusano / botnet / programa espia / puerta trasera / minero / minar / cifra archivos / cifre archivos / cifra los / cifre los / bloquea los archivos / se instale / se instala / copie los contactos / copia los contactos / copie contactos / lea los mensajes / lee los mensajes / que robe / robe datos / robe las / robe los / que robe / secuestr* / codigo oculto / programita',
  'virus / malware / logiciel espion / cheval de troie / rancongiciel / ransomware / ver informatique / botnet / porte derobee / mineur / miner / chiffre les fichiers / chiffrer les fichiers / verrouille les fichiers / s installer tout seul / s installe tout seul / s installe / aspire les contacts / lit les contacts / copie les contacts / lit les messages / vole les / mouchard* / code cache',
].join(' / ')
const FOR_VICTIMS: Concept = [
  'customers are waiting / buyers are waiting / payment page / pay page / ransom / unseen by / undetected / scanners / past the scanner / antivirus / each guest s / guest s computer / from each / every guest / of the players / the players / sends me / send me / sends us / mails me / for release / in the store / app store / school computers / office computers / without the head / without noticing / noticing / at competitor* / rival* / competitor* / dental practice / a practice / a firm / the firm / of a firm / companies / small firms / town hall / looks like a torch / torch / flashlight / that looks like / looks harmless / wedding favours / usb sticks / when he opens / when she opens / when they open / ready by / victim machines / my ex / our sales / i ll collect / collect the / split',
  'scanner / virenscanner / antivirus / erkennen / neu verpacken / neu packen / umverpack* / personalabteilung / handwerksbetrieb* / betriebe / praxis / kanzlei / firma / eintreiben / losegeld / beim offnen / offnet / bewerbung* / rechner der / rechner von / rechner des / gaste / spieler / kunden warten / kaufer / taschenlampe* / schickt mir / sendet mir / konkurren* / schulrechner / schulcomputer / unbemerkt / heimlich / harmlos',
  'rescate / rescates / academia rival / rival / competencia / parezca un fallo / que parezca / traducir el aviso / pide rescate / pide dinero / pide la clave / que pide / pida / comprador / para los datos / por detras / linterna / al abrir / cuando abra / sin que / antivirus / invitad* / jugador* / empresas / empresa / colegio / me mande / me envie',
  'rancon / comptable / quand il ouvre / quand elle ouvre / a l ouverture / ouvre la / piece jointe / fichier joint / mit anhang / seinen bildschirm / ihren bildschirm / meinem chef / facture / concurrent* / antivirus / indetect* / couples jaloux / jaloux / revends / revendre / vends / acheteur* / invites / joueurs / lampe / m envoie / me l envoie / entreprises / mairie / sans que',
].join(' / ')
const NO_MALICE: Concept = `${NOT_THE_DOER} / has a virus / has a / tiene un virus / tiene un / a un virus / meldet / flagged as / took my / entro un / cuarentena / quarantine / quarantane / compruebe / locked our / our files / unsere dateien / cifro / recuperar / recover / restore / removed / remove / entfern* / quitar / nettoyer / supprimer / clicked / eingefangen / suspects / suspect / no library / que no pida / ohne zugriff / excel / factory / fabrik / mining company / bergbau / flu / grippe / corona / covid / vaccin* / impf* / plant / greenhouse / gewachshaus / update / updates / slow / langsam / lento / lent / anonymis* / mines / quarry / rats / mouse`

const CREDENTIALS_PAGE: Concept =
  'login page / log in page / sign in page / pay page / payment page / page / site / mail from / mail that / email from / text message / texts / sms / message / letter / form / qr stickers / qr codes / stickers / story / call script / template / seite / webseite / login / anmeldeseite / sms / mail / mails / e mail / nachricht / formular / gewinnspiel / brief / qr / aufkleber / text / pagina / web / correo / mensaje / formulario / sms / enlace / boton / texto / carta / copia de la / page / site / mail / courriel / sms / message / formulaire / lien / texte / lettre / fausse page'
const SEEMS: Concept =
  'never hear from us / nie wieder von uns / exactly like / looks like / look like / looking like / looking exactly / identical / copy of / clone of / clone / replica / mimics / imitates / pretends / in the name of / as if from / as though from / from hr / from it / from the bank / from a grandchild / grandchild / over the ones / fake / parcel fee / pretend / customs fee / unpaid / blocked parcel / your parcel / account locked / suspended / is blocked / im namen der / im namen von / im namen des / wie von / wie die von / genau wie / nachgebaut / nachbau / kopie / tauschend / als ware / angeblich / paketgebuhr / ihr paket / konto gesperrt / gesperrt / gefalscht* / falsche / passender seite / copia de / calcada / identica / clon / como la de / en nombre de / haciendose pasar / falsa / falso / falsas / que asuste / paquetes / su paquete / cuenta bloqueada / de hacienda / de correos / del banco / fausse / faux / copie / fidele / identique / au pixel / au nom de / comme si / clone / imitant / votre colis / colis / compte bloque / bloque'
const GIVE_AWAY: Concept =
  'type their / enter their / give their / passwords / password / card details / card data / card number* / logins / credentials / codes / click and pay / to pay / pay us / own pay page / our own pay / get them to / gets them to / gets as many / as many people / numbers at hand / 200k / bulk / mass text / mass mailing / mailing list / old folks / pensioners / elderly / with a link / with the link / text message to go with it / to go with it / barclays / paypal / netflix / dhl / fedex / ups / hsbc / santander / amazon / microsoft / apple / revolut / kartendaten / passworter / passwort / zugangsdaten / tan / tans / pin / eingeben / eintippen / senioren / rentner* / uberzeugen / massenversand / sparkasse / volksbank / dhl / paypal / post / commerzbank / finanzamt / zahlen / bezahlen / anklicken / klicken / link / tarjeta / claves / contrasena* / datos / boton de pago / pago / pagar / cobrar / jubilados / mayores / abuel* / correos / hacienda / bbva / santander / caixa / dgt / seguridad social / que no existen / diez mil / masivo / pinchen / hagan clic / lo mando a / enlace / carte bancaire / mot de passe / mots de passe / codes / identifiants / coordonnees / formulaire de carte / envoi de masse / en masse / ameli / impots / caf / la poste / chronopost / credit agricole / banque / retraites / personnes agees / cliquent / cliquer / payer / le lien / paient'
const PHISH_HONEST: Concept = `${NOT_THE_DOER} / security review / security settings / awareness / sensibili* / concienciacion / reset the account / incident / confirmed nothing / gives itself away / give themselves away / post office s / seniors club / our own yearly / i got a / i got an / got a / we got / me llego / j ai recu / habe eine / bekam / bekomme / against / gegen / contra / contre / false bank / falschen sms / falschen / correos falsos / les fausses / fausses pages / is fake / is it fake / terms and / teilnahmebedingung* / datenschutz / pague / paid / clicked / eingegeben / geklickt / recognise / recognize / erkennen / reconnaitre / reconocer / legitimate / same design / corporate / brand / einheitlich / redesign / migrate / our customers / unsere kunden / nuestros clientes / nos clients / reminder / invoice template / listing / traffic / antivirus / entro un`

const DATA: Concept = [
  'customer list / client list / customer data / client data / customer records / customer file / client file / client database / customer database / source code / repository / codebase / price list / price lists / recipe / recipes / formula / formulas / blueprints / designs / design plans / drawings / tender / patient records / patient files / patient list / medical records / medical files / diagnoses / private profiles / profiles / booking records / guest list / guest records / card numbers / card data / credit cards / passport scans / personnel files / grades database / exam papers / exam paper / exam questions / test questions / contracts / trade secrets / member list / emails of / phone numbers of / database / mailing list / list of cards / cards numbers',
  'kundendaten / kundenliste* / kundendatei* / kundenkartei / quellcode / preisliste* / rezept / rezepte / rezeptur* / formel / konstruktionsplan* / bauplane / plane / zeichnungen / patientendaten / patientenakten / patientenliste / krankenakten / akten / profile / kartennummern / kartendaten / kreditkarten* / personalakten / prufungsfragen / prufungsaufgaben / klausurfragen / vertrage / angebote / mitgliederliste / datenbank / festplatten / adressdaten / geschaftsgeheimnis*',
  'base de datos / datos de clientes / lista de clientes / cartera de clientes / listado / codigo fuente / recetas / receta secreta / formula / planos / historiales / historiales medicos / expedientes / fichas / perfiles / numeros de tarjeta / tarjetas / examen / preguntas del examen / contratos / tarifas / lista de precios / secretos',
  'fichier client / fichier clients / fichiers / base de donnees / base clients / liste de clients / liste des clients / listes de patients / liste de patients / dossiers medicaux / dossiers patients / dossiers / code source / recettes de / recettes / formule / plans du / plans de / les plans / numeros de carte / numeros de cartes / cartes bancaires / profils / sujet d examen / contrats / tarifs / secrets',
].join(' / ')
const TAKE_DATA: Concept = [
  'scrape / harvest / pull / fetch / grab / get me / get hold / siphon / lift / copy / copies / download / export / dump / steal / take with me / take along / walk out with / carry out / smuggle out / want the / photograph / photographs / take photos / buy / buying / sell / selling / we sell / leak / get out of / out of my / off the / get at / pinch / nick / swap / extract / i might reuse / reuse it / pay for the / pay well / d pay / sort these',
  'zieht mir / ziehen / abzieh* / absaug* / abgreif* / kopier* / herunterlad* / runterlad* / exportier* / mitnehm* / besorg* / beschaff* / holen / hatte ich gern / hatte gern / hatte sie gern / hatte es gern / klau* / stehl* / entwend* / fotografier* / abfotograf* / kauf* / verkauf* / tausch* / ausles* / rausschmuggel* / rausholen / sichern will / leak*',
  'llevarme / llevar / me llevo / descargar / descargue / copiar / copie / sacar / saque / saco / robar / compro / comprar / vendo / vender / conseguir / consigue / extraer / exportar / quiero las / quiero los / fotografiar / fotos / filtrar / pasarme / hacerme con / volcar',
  'aspirer / aspirez / siphonner / recuperer / recuperez / copier / copiez / telecharger / extraire / extrayez / voler / piquer / emporter / embarquer / vendre / vends / acheter / achete / photographier / prendre en photo / sortir / exporter / obtenir / procurer / fuiter / on voudrait / je voudrais',
].join(' / ')
const DISLOYAL: Concept = [
  `competitor* / start at / rival* / before i leave / before i quit / before i go / before i resign / before they end / before my contract / my last day / hand in my notice / i m leaving / end my contract / from a hotel / hotel s / of a bank / bank s / client s / hospital / insurers / insurer / magazine / celebrities / lecturer* / professor* / teacher s / pupils / before may / works in / works at / cleaner / cleans / cleaning lady / inside man / insider / someone inside / employee there / stolen / codes / leads to / leads / of every / copy protection / before anyone / no trace / without alerting / over the phone / telemarketing / we d pay / i d pay / pay for / guard / clone the / forum / forums / who works / reuse`,
  'konkurren* / bevor ich kundige / bevor ich gehe / vor meiner kundigung / ehe ich kundige / ich kundige / kundige / mein letzter tag / neuen arbeitgeber / neuer arbeitgeber / autohaus* / hotels / bank / klinik / notar / makler / handwerkskammer / hochschule / putzkraft / putzfrau / reinigungskraft / putzt / insider / mitarbeiter von / kopierschutz / illustrierte / promis / versicher* / vor mai / vor der prufung / am telefon / gestohlen* / server / heimlich / unbemerkt / ohne spuren / spurlos',
  'competencia / rival / dejo el / dejo la / antes de irme / antes de marcharme / me voy de / mi ultimo dia / ultimo dia / banco / hospital / hago practicas / bufete / hotel / revista / famosos / aseguradora* / sin dejar rastro / sin que / trabaje dentro / desde dentro / de dentro / limpia mi / limpia / limpiadora / robad* / profesor / antes del examen / telefono',
  'concurrent* / concurrence / avant de partir / avant mon depart / avant de demissionner / je demissionne / autre agence / nouvel employeur / sans alerter / sans que / discretement / banque / hopital / labo / laboratoire / hotel / magazine / people / assureur* / fait le menage / femme de menage / intermediaire / caviste / cabinet / voles / volees / prof / avant l examen / mis a jour',
].join(' / ')
const DATA_HONEST: Concept = `${NOT_THE_DOER} / which contacts / may i take / what has to stay / which of my / belong to me / mir gehoren / pueden venirse / si el cliente / non concurrence / hand over / handed over / delete my / our hotel / our clinic / our booking / our customer* / our client* / our source / our recipes / our code / our price* / unsere kunden* / unserer kunden* / unsere* autohaus* / unserer / unseres / ins neue / neue programm / umzieh* / umzug / import / importier* / migrat* / crm / erp / from excel / aus excel / spreadsheet / tabelle / hoja de / nuestr* / notre / nos / my recipes / meine rezepte / mis recetas / mes recettes / football cards / collection / trading cards / anonymised / anonymous data / open data / newsletter / register / registrar / webshop / cookbook / kochbuch / translate / translation / duplicates / dubletten / backup / bills / invoices / printed / laminated / synchron* / label / website / app`

const SKIM: Concept =
  'skimmer* / skimming / card reader / card readers / card data / copy card* / copies card* / clone card* / read out the chip / chip card of / clone the card* / kartenleser / kartendaten / karten kopieren / karten auslesen / copiar tarjetas / copie tarjetas / clonar tarjetas / lector de tarjetas / copier les cartes / copier des cartes / copie les cartes / copier la carte / cloner les cartes / lecteur de cartes / pin pad / magnetstreifen / banda magnetica / piste magnetique / fake keypad / tastatur aufsatz'
const SKIM_PLACE: Concept =
  'enter with their / with their names / members so / at the pump / cash machine / atm / cashpoint / fitted neatly / fit neatly / hidden / filling station / petrol station / geldautomat* / bankautomat* / originalfarbe / flach / tankstelle / zapfsaule / unauffallig* / cajero* / mientras el cliente / mientras paga* / mientras el / gasolinera / surtidor / distributeur* / pendant que le client / pendant qu il paie / station service / terminal / while they pay / while the guest / wahrend der gast / wahrend der kunde'

const INSIDER: Concept =
  'cleaner / cleaners / cleaning lady / cleans / housekeeper / caretaker / night guard / guard / while you re / while you are / while painting / putzkraft / putzfrau / putzhilfe / reinigungskraft / hausmeister / haushaltshilfe / beim streichen / beim putzen / nebenbei / limpiadora / limpia / limpie / asistenta / portero / de paso / mientras pinta / femme de menage / fait le menage / menage chez / menage / aide a domicile / au passage / concierge / gardien / en passant'
const INSIDER_DOES: Concept =
  'photograph / photographs / copy his / copy her / copy their / take pictures of / take photos / plug / plug in / swap the / read her / note the / her codes / bank statements / formula / abfotografier* / fotografier* / kontoauszuge / codes / stecken / ein gerat / festplatten tauschen / mitlese / mitlesen / fotos / sacar fotos / fotografiar / claves / extractos / las recetas / conectar / photographier / releves / ses codes / brancher / noter ses / les plans / recopier'
const INSIDER_FOR: Concept =
  'for me / we d pay / i d pay / pay for / for us / lab / notary / lawyer* / neighbour* / next door / competitor* / old lady / widow / fur mich / hatte ich / brauchte ich / nachbarfirma / notar* / kanzlei / konkurren* / alte dame / para mi / me los / quiero / fabrica / vecin* / anciana / pour moi / on voudrait / je voudrais / voisin* / architect* / dame agee / concurrent*'

const DOOR: Concept = [
  'house / flat / apartment / door / doors / villa / cottage / shed / back door / front door / garage / garages / safe / gun safe / strongbox / locker / storage unit / shop / warehouse / depot / office / car / cars / range rover* / keyless / cabin / boat / lock / locks / key / keys / key ring / master key / badge',
  'haus / wohnung / tur / turen / hintertur / villa / laube / gartenlaube / ferienhaus / schuppen / garage / keller / tresor / safe / waffenschrank / spind / lager / lagerhalle / buro / auto / autos / wagen / schloss / schlosser / schlussel / generalschlussel / hauptschlussel / zentralschlussel / funkschlussel / schlusseldienst',
  'casa / piso / puerta / puertas / chalet / villa / trastero / garaje / garajes / caja fuerte / taquilla / nave / almacen / tienda / oficina / coche / coches / cerradura / cerrajero / llave / llaves / llave maestra / mandos',
  'maison / appartement / porte / portes / villa / cabane / garage / garages / cave / coffre / coffre fort / armoire / entrepot / magasin / bureau / voiture / voitures / serrure / serrurier / cle / cles / passe / passe partout / double du passe / badge',
].join(' / ')
const OPEN_IT: Concept = [
  'open / opened / opens / opening / get in / get into / get * open / let me in / let us in / pick / picking / crack / drill / force / unlock / copy / copied / made / cut / duplicate / clone / get past / start / starting / locksmith / relay / change the lock / swap the lock / key made',
  'offnen / offne / offnet / aufmach* / aufkrieg* / aufbekomm* / aufsperr* / aufbrech* / aufbohr* / reinkomm* / hineinkomm* / knack* / nachmach* / kopier* / duplizier* / schlusseldienst / schlosser / verlangern / starten / uberwind* / einsteig*',
  'abrir / abra / abran / abren / abramela / abrame / abre / entrar / forzar / copiar / duplicar / cambian la / cambiar la / ganzua / cerrajero / arrancar / hacer una copia / copia de',
  'ouvrir / ouvre / ouvrez / entrer / rentrer / forcer / crocheter / crochetage / double / copier / dupliquer / reproduire / serrurier / demarrer / percer / changer la serrure',
].join(' / ')
const NOT_THEIRS: Concept = [
  'owners in / owner in / owners away / owner s away / owners are / owner is away / in spain till / on holiday / on holidays / on vacation / is abroad / are abroad / folks are / stands empty / has been empty / empty for / empty since / somebody s / someone s / somebody else / somebody elses / belongs to my / belongs to a / uncle / mustn t hear / mustn t know / without marks / no marks / leaves no / put his stuff / put her stuff / stuff outside / months late / behind with / while he s at / while she s at / any garage / any car / any door / in my block / in my building / other people s / neighbours have / the neighbours / nice bikes / my mates / my two mates / my lads / my crew / from a photo / from a picture / not the owner / just a tenant / only a tenant / i only rent / partner s / boss s / my boss / keyless cars / all floors / every flat / data centre guard',
  'besitzer in / besitzer weg / besitzer ist / eigentumer in / eigentumer weg / in kur / im urlaub / verreist / verreisen / steht leer / leer steht / fremd / fremde / fremden / fremder / fremdes / anderer leute / nur zur miete / wohne nur / bin nur mieter / nur mieter / onkel / schwiegervater / da steht gutes / werkzeug drin / ohne spuren / sammle pakete / nachbarn haben / meine jungs / meine leute / autos anderer / fremder autos / der mieter / mieterin / im ruckstand / seine sachen / vor die tur / vom foto / nach foto / aller wohnungen',
  'dueno* / propietario* / de viaje / de vacaciones / lleva meses / lleva anos / vacio / vacia / ajena / ajeno / ajenas / ajenos / de al lado / del vecino / vecinos / mi tio / mi socio / su caja / sin papeles / sin preguntas / sin marcas / sin dejar / inquilino / debe meses / sus cosas / desde una foto / de una foto / mis chicos / mis colegas / varias puertas / okupar / solo alquilo / soy inquilino / cualquier',
  'proprietaires / proprietaire absent / en vacances / absents / absent / volets fermes / ferme depuis / fermee depuis / fermes depuis / vide depuis / inoccupe* / d autrui / des autres / des voisins / du voisin / de la voisine / mon oncle / mon associe / sans papiers / ne demande pas / demande pas de papiers / sans trace / simple locataire / tous les etages / tous les appartements / mes gars / mes potes / il y a de la demande / sans leur cle / cle a partir d une / cle d apres / cle en photo / ses affaires / le locataire / impaye*',
].join(' / ')
const DOOR_HONEST: Concept = `${NOT_THE_DOER} / i m locked / vouch / registered / for my garage / second remote / of my car / meines autos / mi coche / ma voiture / pachtvertrag / vorhanden / bailleur est / notary / notar / eviction / notice / raumungsklage / desahucio / expulsion / by the book / deposit / paint / painting / streich* / pintar / peindre / renovat* / renovier* / reform* / insulat* / new door / neue tur / puerta nueva / porte neuve / install / einbau* / montage / instalar / poser / window / fenster / ventana / fenetre / rent out / vermiet* / alquilo una / airbnb / guests / gaste / huesped* / smart lock / stuck / klemmt / atascad* / coince* / water the / plants / cat / katze / gato / chat / pet / dog / piano / move in / inventory / handover / ubergabe / renewal / nachsenden / forgot`

const ALARM: Concept =
  'alarm / alarms / alarm system / burglar alarm / cameras / camera / cctv / security camera* / gate / tags / security tags / tag / sensor / sensors / alarmanlage* / kamera / kameras / uberwachungskamera* / warensicherung* / diebstahlsicherung* / sicherungsetikett* / bewegungsmelder / alarma / alarmas / camaras / videovigilancia / arcos / arco / alarme / alarmes / videosurveillance / antivol / antivols / portique* / portiques'
const SILENCED: Concept =
  'silence / silenced / silent / disable / disabled / switch off / switched off / turn off / turned off / knock out / kill / blind / blinded / jam / loop / fool / bypass / get past / without * beeping / without the gate / beeping / off the goods / quiet for / asleep / sleep / off for / cut the / take the tags / remove tags / remove the tags / short of an alarm / alarm person / ausschalt* / abschalt* / lahmleg* / schlafen / stumm / zum schweigen / austricks* / uberlist* / umgeh* / aushebel* / uberbruck* / blenden / blind / entfern* / ablosen / entschärf* / entscharf* / sabotier* / ausser betrieb / außer betrieb / storen / apagar / apague / desactivar / desactive / desactiven / anular / silenciar / callar / cegar / burlar / saltar / saltarse / sin que salte / sin que suene / quitar / quite / inhibir / cortar / inutilizar / faire taire / couper / coupez / desactiver / desactivez / neutraliser / neutralisez / aveugler / contourner / tromper / sans que ca sonne / sans sonner / retirer / enlever / oter / debrancher / endormir'
const HEIST: Concept =
  'for one night / for a night / one night / for an hour / for twenty minutes / for ten minutes / for half an hour / for a while / that night / payment up front / on the 14th / jeweller* / jewellery shop / pharmacy / the shop below / below my flat / next door / depot / warehouse* / museum / villa / larger amounts / clothing / goods / we re a crew / crew / tools and van / van present / mates / lads / the neighbour* / owners away / department store / supermarket / boutique / fur eine stunde / eine stunde / fur eine nacht / eine nacht / fur zehn minuten / fur zwanzig minuten / zwanzig minuten / juwelier* / apotheke / kaufhaus / laden unter / villa / besitzer / lagerhalle / nachbar* / nebenan / klamotten / großere mengen / bastelgeschick / in kur / im urlaub / trupp / meine jungs / depot / museum / boutique / una noche / una hora / unos minutos / veinte minutos / diez minutos / este domingo / joyeria / farmacia / nave / poligono / almacen / chalet / vecin* / duenos / de al lado / centro comercial / tienda / ropa / furgoneta / mis colegas / equipo / museo / sin que salte / une nuit / une heure / vingt minutes / dix minutes / quelques minutes / le temps d une / bijout* / pharmacie / entrepot / villa / voisin* / magasin / boutique / vetements / grosses quantites / mes potes / equipe / camion / musee / depot / grand magasin'
const ALARM_HONEST: Concept = `${NOT_THE_DOER} / our shop / our depot / our warehouse / our clothing / my shop / in my / meinem laden / unser / unsere / nuestra / nuestro / mi tienda / ma pharmacie / ma boutique / ma bijouterie / notre / howls / whom does / before opening / fit ours / install / install* / einbau* / montier* / instalar / false alarms / fehlalarm* / falsas alarmas / fausses alarmes / battery / batterie / pets / katze / clock / wecker / reveil / despertador / baby / photo / photos / fotos / sleep camera / snore / automatic gate / garden / garten / jardin / new / neue / neues / nueva / nouvelle / light / licht`

const JAM: Concept =
  'remote that switches off / switches off all / switch off all / jam / jammer / jammers / block the signal / block all / blocks all / knock out / kill the signal / signal blocker / storsender / storgerat / funk storen / funkstorer / inhibidor / inhibidores / inhibir / brouilleur / brouiller / brouillage'
const JAMMED: Concept =
  'tvs / televisions / fernseher / televisores / teles / mobile signal / phone signal / all mobile / mobiles / mobile phones / phones / handys / handy / car remotes / remotes / key fobs / drones / gps / wifi / wi fi / radio / mandos / coches / moviles / movil / telephones / portables / telecommandes / drohnen / drones / funk / signal / siedlung / exam hall / prufungssaal / aula / salle d examen'
const JAM_HONEST: Concept = `${NOT_THE_DOER} / no signal / kein empfang / wohl ein / sera / no funciona / measure / measures / messen / misst / paper jam / paper / strawberry / craindre / crains / detect / detector / neighbours jam / printer`

const FACE: Concept =
  'face / faces / head / photo of / photos of / pictures of / likeness / deepfake / deep fake / swap / voice / clone / cloned / ai double / double / video / clip / footage / recording / audio / undress / filter / gesicht / gesichter / kopf / stimme / deepfake / video / clip / aufnahme / tonaufnahme / audio / bilder / fotos / nacktbilder / ki / cara / rostro / voz / clonar / video / audio / grabacion / montaje / fotos / deepfake / ia / visage / tete / voix / cloner / video / enregistrement / audio / montage / photos / deepfake / ia'
const LEWD: Concept =
  'adult clip / adult video / adult film / adult scene / adult content / porn* / nude / nudes / naked / topless / undress / undresses / without clothes / clothes off / sex scene / sex video / x rated / saucy / racy / explicit / raunchy / erotic* / onlyfans / bikini off / nackt / nackte / nacktbild* / nacktfoto* / porno* / ausgezogen / ausziehen / ohne kleid* / ohne klamotten / erotik* / anzuglich* / pornofilm / desnud* / sin ropa / porno* / erotic* / subidas de tono / picantes / nue / nues / nu / denude* / deshabill* / sans vetements / osees / osee / tres ose / porno* / coquines / sexy'
const LEWD_OF: Concept = `${PERSON} / someone s / girl / girls / classmate* / class mate* / teacher* / summer party / office party / team chat / celebrity / actress / influencer* / streamer* / pupil* / nachbarinnen / kollegin* / mitschuler* / klassenkamerad* / lehrerin / promi / moderatorin / schauspielerin / urlaubsfotos / sommerfest / profesora / companera* / chicas / vecina* / famosa / actriz / compañera* / instagram / belle soeur / animatrice / actrice / collegue* / lyceenne* / prof / chef / vedette / influenceuse`
const LEWD_HONEST: Concept = `${NOT_THE_DOER} / of me / my face / of myself / von mir / mi cara / mon visage / contracted / contratadas / contrats signes / majeurs / life drawing / aktzeichnen / aktfoto* / boudoir / dessin / modele vivant / swimwear / lingerie shop / colours and red eyes / go round / goes round / circula* / kursier* / circule* / pupils have / wedding / maternity / pregnan* / newborn / sculpture / statue / gallery / painting / art class / nude colour / nude tone / figure / counselling / school needs / remove from / delete`
const SAID_IN_IT: Concept =
  'admits / admitting / confess / confessed / confesses / confessing / approving / approves / approve a / takes bribes / taking bribes / bribe* / drunk / insult* / racist / slur* / hostage / plea / ransom / crying / riot / praising / praises / recommend* / sign off / still alive / signs off / payment / loan goes / in his name / in her name / id check / selfie / transfer / shouting at / hitting / says things / never did / never said / he never / she never / didn t say / isn t true / needn t be asked / gesteht / gestanden / zugibt / bestechung / betrunken / beleidig* / rassist* / geisel* / losegeld / uberweisung / freigibt / freigeben / anschreien / schlagt / schreit / unter die leute / als beweis / vor der wahl / sorgerecht* / wirbt / empfiehlt / nie gesagt / hat er nie / hat sie nie / ausschreitung* / confiesa / confesando / admite / admitiendo / soborno* / borracho / borracha / insultando / insulta / racista* / rehen / rescate / autorizar / autorice / autorizando / transferencia / venta / pago / gritando / pegando / antes de las elecciones / que salga / nunca dijo / no dijo / recomienda / recomendando / disturbios / avoue / avouant / reconnait / pots de vin / ivre / insulte* / racistes / raciste / otage / rancon / autorise / autoriser / virement / lache l argent / crie / frappe / avant l election / veille du / n a rien dit / n a jamais dit / jamais dit / vante / recommande / emeute*'
const MAKE_FAKE: Concept =
  'fake / faked / fakes / clone / cloned / make it sound / make it look / make a video / make a clip / generate / generated / ai / deepfake / deep fake / swap / a video in which / video where / clip where / clip in which / video of / footage / voice of / the voice / double of / talking clip / edit / splice / gefalscht* / falsche / nachmachen / klonen / imitier* / ki / montier* / deepfake / zusammenschneiden / falso / falsa / clonar / clonen / imitar / trucar / montar / monta / poner la cara / fabrique* / fabriquer / cloner / imiter / truquer / truque* / faux / fausse / monter une / generer / fabricar / generar / generier*'
const VOICE_OF: Concept = `${PERSON} / director / finance director / manager / mayor / minister / politician / candidate / doctor / famous / celebrity / judge / teacher / his / her / refugees / migrants / burgermeister* / geschaftsfuhrer* / politiker* / kandidat* / promi / arzt / sie soll / er soll / fluchtling* / alcalde / alcaldesa / candidat* / ministro / politico / famos* / juez / hermano / inmigrantes / maire / ministre / depute* / directeur / directrice / grand mere / celebre / medecin / refugies / migrants / daughter`
const PASS: Concept =
  'password* / passcode* / pin / login / logins / two factor / 2fa / screen lock / security question* / recovery code* / credentials / passwort / passworter / kennwort / zugangsdaten / zugang / sperre / einloggen / clave / claves / contrasena* / patron / pin / mot de passe / mots de passe / code pin / code de / ses codes / identifiant* / mdp'
const PASS_WANTED: Concept =
  'guess / reset / crack / get me / get past / getting past / get hold / get around / bypass / find out / how much for / pay for / i want back / want into / i want / i need / need the / steal / hack / no questions / swap / recover / work out / brauche / will ins / besorg* / beschaff* / knack* / raus bekomm* / rausbekomm* / rauskrieg* / zahle / was kostet / umgeh* / herausfind* / erraten / zurucksetz* / hack* / komme ich / kommt in / quiero / necesito / cuanto por / cuanto cuesta / sacar / saque / conseguir / averiguar / adivinar / hackear / sin preguntas / saltar / no suelta / entremos / entrar / il me faut / je veux / trouver / trouvez / recuperer / deviner / pirater / craquer / tarif / combien / contourner / obtenir / procurez / donnez moi'
const PASS_OF: Concept =
  'my ex / ex s / hers / his / her / sister s / brother s / rival* / competitor* / girlfriend* / boyfriend* / wife s / husband s / flatmate* / colleague* / boss s / neighbour* / date s / somebody s / someone s / belongs to / daughter s / meiner ex / meines ex / meiner frau / meines mannes / meiner freundin / fremdes / fremden / schwager / schwagers / kolleg* / nachbar* / meiner schwester / meines bruders / vom chef / konkurren* / de mi ex / de mi novia / de mi novio / de mi mujer / de mi marido / conocido / conocida / suegro / suegra / vecin* / jefe / jefa / compañer* / companer* / competencia / de mon ex / de ma copine / de mon mari / de ma femme / d une fille / d un type / voisin* / patron / collegue* / concurrent* / associe / de ma soeur / de mon frere'
export const PASS_OURS: Concept = `${NOT_THE_DOER} / usa mi / uses my / nutzt mein / utilise mon / cleaner her own / forgot / forgotten / my password / my account / my own / still knows / knows my / kennt mein / mein passwort / recuperar mi / mi contrasena / mi clave / mon mot / mon compte / mon snap / ma boite / password manager / passwortmanager / gestor de contrasenas / died / deceased / late / verstorben* / gestorben / nach dem tod / tod / todesfall / erbe / fallecid* / murio / decede / deces / executor / he asked / she asked / with her / with him / explain / erklar* / explicar / expliquer / learn / lernen / staff who left / people who left / former employees / offboarding / employees / our company / unsere firma / crm / website / app / printer / router / migrat* / e commerce / kiosk / door code / code review / source code / qr code / code postal / promo / zip code / bar code / tax code / building code / html / software / program`
const FORMER_DOOR: Concept =
  'firm that sacked / sacked me / fired me / laid me off / let me go / former employer / old employer / old firm / ex employer / threw me out / kicked me out / rausgeworfen / rausgeschmissen / gefeuert / fruheren arbeitgeber* / fruherer arbeitgeber / alten firma / alter arbeitgeber / ex verein / exfirma / me echaron / me despidieron / antigua empresa / exjef* / ex jef* / m a vire / m ont vire / ancien employeur / ancienne boite / ex patron / licencie'
const THEIR_SPACE: Concept =
  'still have / still keep / still works / old login / admin account / old account / server / servers / mailbox / mail / gmail / data / files / take over / empty / wipe / access / account / noch zugang / noch zugriff / adminkonto / server / leergeraumt / leeren / daten / postfach / mails / konto / todavia guardo / todavia tengo / acceso / correo / servidor / borrar / descargar / descargarlo / cuenta / encore acces / acces / serveur / boite mail / effacer / compte / donnees'
const STILL_IN: Concept =
  'take over / get in / get into / entrar / wipe / empty / delete / copy / download / read / lock them out / for nostalgia / nostalgia / just to / revenge / pay well / look around / log in / leergeraumt / loschen / kopieren / runterladen / einloggen / reinschauen / wut / rache / nachsehen / descargar / descargarlo / leer / copiar / borrar / entrer / lire / copier / telecharger / effacer / me venger'
const BANK_IN: Concept =
  'online banking / bank account / bank login / banking / bank codes / savings / onlinebanking / bankkonto / konto von / sparbuch / claves del banco / banca online / cuenta del banco / cuenta bancaria / ses comptes / son compte / compte bancaire / comptes de / banque en ligne'
const BANK_OF: Concept =
  'father / mother / dad / mum / mom / grandma / grandpa / granny / uncle / aunt / parents / stubborn / vater / mutter / oma / opa / onkel / tante / eltern / padre / madre / abuel* / suegr* / tio / tia / padres / pere / mere / grand mere / grand pere / oncle / tante / parents'
const PRIVATE_SHOTS: Concept =
  'photos she once / photos she sent / pictures she sent / photos he sent / pictures of my ex / photos of my ex / pictures of her / photos of her / private sort / private pictures / private photos / private video / intimate / nudes / nude / naked / bedroom pictures / sex tape / sex video / wife s pictures / her pictures / changing room / shower video / in the shower / in his shower / in her shower / from the sauna / locker room / when things were good / in bed / underwear / topless / bettbilder / bettfotos / nacktbild* / nacktfoto* / nackt / intim* / private bilder / private fotos / unterwasche / sauna / umkleide* / dusche / unter der dusche / sexvideo / sextape / im bett / bilder von ihm / bilder von ihr / bilder meiner ex / fotos meiner ex / fotos intimas / intimas / intimos / desnud* / fotos de mi ex / videos de mi ex / videos de companeras / videos de chicas / fotos de chicas / video sexual / en la ducha / vestuario / en la cama / ropa interior / packs / photos nues / photos intimes / intimes / intime / nue / nues / nu / denude* / photos de mon ex / photos de mes ex / photos de ma / dans sa douche / sous la douche / vestiaire* / sextape / au lit / osees / osee / sous vetements'
const MADE_PUBLIC: Concept =
  'send the / send them / help me send / new boyfriend / her colleagues / his colleagues / to her / build a page / page with / website / web site / sites / upload / post / posts / publish / spread / group chat / gossip / channel / poster / posters / send to her / send to his / her boss / his boss / all contacts / to everyone / everyone sees / her name on / his name on / with her name / with his name / leaflet / share / leak / town / before they take it down / set the timer / paid group / hochlad* / veroffentlich* / verbreit* / poste* / posten / webseite / seite / plakat / aushang / vereinsaushang / gruppe / kanal / netz / internet / rumschick* / herumschick* / verschick* / an alle / chef schicken / glanzend / flyer / so dass es bleibt / mit namen / mit ihrem namen / colgar / subir / suban / publicar / difundir / compartir / web / pagina / grupo / grupo de pago / canal / cartel / carteles / enviar a / mandar a / con su nombre / a su jefe / a todos / paso videos / cobros / telegram / publier / diffuser / mettre en ligne / poster / site / site vitrine / page / groupe / canal / affiche / affiches / envoyer a / tout l immeuble / tout le monde / recoive / recoivent / avec prenom / avec son nom / a son patron / telegram'
const SHOWN_FREELY: Concept = `${NOT_THE_DOER} / of me / mias / de moi / von mir / videos mios / ich bin darauf / alle abgebildeten / photographe / fotografin / fotograf / life drawing / aktzeichn* / artistique / contrats / modeles majeurs / boudoir / dirty / plumb* / tile / tiles / fliesen / azulejos / carrelage / install / einbau* / hotel / hotels / gym / spa / pool / renovat* / renovier* / reform* / renovation / showroom / shop / sell / verkauf* / shower screen / shower head / wellness / opening hours / rules / hausordnung / bed frame / bed and breakfast / mattress / swimwear / lingerie / wedding / baby / holiday / family / portfolio / vestuario de / costume* / dance / club team / cleaning / thermal / sign / signs / schild*`
const PRIVATE_PAPERS: Concept =
  'patient files / patient records / medical records / medical file / medical files / medical condition / medical history / diagnosis / diagnoses / hiv / bank statements / bank statement / private addresses / home addresses / home address / car plates / phone numbers / private number / his phone / her phone / therapy notes / criminal record / salary / salaries / leaked / passport scans / id scans / class list / school list / private letters / private messages / diary / debts / owes me / patientenakte* / patientendaten / krankenakte* / akten / therapie* / therapiepraxis / diagnose* / hiv / kontoauszug* / kontoauszuge / privatadresse* / adressen aller / privatnummer* / tagebuch / vorstrafe* / gehaltszettel / klassenliste / ausweiskopien / private nachrichten / schulden / historial* / historia clinica / expediente* / vih / diagnostico* / extractos / cuenta bancaria / domicilio / domicilios / direcciones / telefono matricula / colegio de los / antecedentes / diario / lista de clase / deudas / datos de la clinica / dossier medical / dossiers medicaux / dossier de / vih / seropositif* / diagnostic* / releves bancaires / releves de compte / domicile / domiciles / adresses / plaques / casier judiciaire / journal intime / liste de classe / dettes / numero prive / fiches de paie'
const SHAMED: Concept =
  'publish / spread / post them / put up / posters / poster with / on a map / public site / public list / website with / round his neighbourhood / round her neighbourhood / in town / village group / neighbourhood / as a blog / blog / so all see / so everyone / everybody sees / leaflets / leaflet / share in / leak / with his face / with her face / names photos / dossier / sort these / veroffentlich* / verbreit* / aushang* / plakat* / als blog / blog / webseite / karte / dorfgruppe / ins netz / flugblatt* / flyer / an den pranger / pikanteste / im ort / im dorf / offentliche liste / damit alle / publicar / difundir / lista publica / hacer una lista / cartel / carteles / web / mapa / en el pueblo / en el barrio / grupo del / folleto* / que todos / pagina / filtrar / publier / diffuser / liste publique / affiche / affiches / site / carte des / carte / dans le village / dans le quartier / groupe du / tract* / que tous / blog / faire circuler / pilori'
const WHOSE_PAPERS: Concept = `${PERSON} / leaked / stolen / hospital / clinic / abortion / who has / someone owes / his face / mayor / journalist* / councillor* / school / child takes / each child / local / police / officers / therapie* / polizist* / wache / klinik / praxis / lehrer* / burgermeister* / schule / clinica / pueblo / concejal* / alcalde / policia* / hospital / colegio / medicos / maire / clinique / profs / hopital / policier* / elus / medecins / trop`
const OUTED: Concept =
  'out a / out my / out him / out her / outing / expose as / expose him / expose her / as gay / as a lesbian / as trans / had an abortion / is hiv / is gay / is trans / outen / als schwul / als lesbisch / schwul / lesbisch / abtreibung / sacar del armario / es gay / es lesbiana / es trans / abort* / outer / est gay / est homo / homosexuel* / est trans / avort*'
const OUT_TO: Concept =
  'to his parents / to her parents / religious parents / his parents / her parents / to the parish / to the church / to the team / to his wife / to her husband / stole my / serves him / serves her / seinen eltern / ihren eltern / der gemeinde / dem chef / vor allen / a sus padres / a la parroquia / a su mujer / a su marido / delante de todos / a ses parents / a la paroisse / a sa femme / a son mari / devant tout'
export const PUBLIC_HONESTLY: Concept = `${NOT_THE_DOER} / opening hours / offnungszeiten / horario y / horaires / school closure / registered rally / members agreed / parents allowed / only names / classroom / salles / rentree / polling / constituency / alle wachen / aller wachen / for the council / fur die gemeinde / para los vecinos / our own staff / our staff found / our practice / our clinic / alumni / wanderkarte / tourist* / museum / history / historic / statistic* / speech / interview / campaign / vote for / election campaign / business cards / directory of`

const COPY_ALL: Concept =
  'copy / copies / clone / replicate / rip / rip down / rip off / rebuild / mirror / duplicate / steal / scrape / lift / one to one / word for word / take over everything / kopier* / klonen / abkupfer* / nachbau* / eins zu eins / ubernehm* / klau* / copiar / copie / copien / clonar / calcar / duplicar / robar / recopier / recopiez / copier / copiez / cloner / dupliquer / reproduire / pomper / plagier'
const THEIR_PAGE: Concept =
  'website / site / web page / webshop / shop / store / homepage / landing page / blog / product photos / product texts / pictures and texts / photos and texts / listings / menu / catalogue / webseite / seite / onlineshop / produktfotos / produkttexte / bilder und texte / web / pagina / tienda / textos / fotos de producto / boutique / fiches produit / textes'
const OF_A_RIVAL: Concept =
  'competitor* / rival* / another firm / other shop / someone else s / somebody else s / konkurren* / mitbewerber* / fremde seite / competidor* / competencia / rival / concurrent* / confrere / consœur / consoeur / d un autre'
const UNDER_MY_NAME: Concept =
  'my logo / our logo / our name / my name / under my domain / my domain / our domain / swap the logo / change the name / change the logo / as ours / as mine / only with our / with our / exactly as it is / whole / entire / everything / unserem logo / mein logo / unser logo / unserem namen / meinem namen / nur mit / komplett / mi logo / nuestro logo / cambiarle / cambiar el nombre / entera / enteramente / todo / mon logo / notre logo / a mon nom / a notre nom / integralement / changer le nom / changer le logo / en entier'
const COPIED_HONESTLY: Concept = `${NOT_THE_DOER} / was copied / copied our / copied my / copied us / copie mi / a copie / kopiert hat / hat kopiert / hat unsere / nos copio / nos ha copiado / me copio / inspired by / analyse / analysis / compare / comparison / vergleich* / monitor prices / price monitoring / cheaper than / better than / faster than / rank above / ads / move to / old host / new host / umzieh* / our old / my old`
const STRANGER: Concept =
  'a woman i met / a girl i met / a man i met / a guy i met / woman from the / girl from the / the woman who / a stranger i / on the train / on the bus / at the gym / in the gym / at the bar / in a club / from the supermarket / the barista / the waitress / the cashier / only know her / only know his / first name / frau aus dem / eine frau / ein madchen / aus der bahn / im zug / im bus / im fitnessstudio / die kellnerin / die kassiererin / nur ihren vornamen / vornamen / una chica que / una mujer que / del tren / del metro / del gimnasio / la camarera / la cajera / solo se su nombre / une femme / une fille que / du train / du metro / de la salle de sport / la serveuse / la caissiere / que son prenom / croisee'
const WHERE_SHE: Concept =
  'track / locate / find / find out where / where she lives / her address / her name / her number / her instagram / her profile / full name / who she is / herausfind* / finden / wo sie wohnt / ihre adresse / ihren namen / ihre nummer / wer sie ist / encontrar / encuentra / localizar / donde vive / su direccion / su telefono / su instagram / quien es / trouver / retrouver / ou elle vit / ou elle habite / son adresse / son numero / son nom / qui elle est'
const PERSONAL: Concept =
  'mobile numbers / phone numbers / home towns / home addresses / personal data / personal details / private profiles / private data / ages and / photos of / profiles of / names and addresses / email addresses / emails of / dates of birth / handynummern / telefonnummern / private daten / personliche daten / privatadressen / namen und adressen / profile von / mailadressen / datos personales / datos privados / telefonos de / nombres y / correos de / perfiles de / direcciones de / donnees personnelles / numeros de telephone / coordonnees / profils de / adresses mail / noms et'
const PEOPLE_OF_NOTE: Concept =
  'single women / women / girls / dating app* / dating apps / members / union / patients / pensioners / pupils / students / believers / refugees / gays / trans / voters / facebook / instagram / linkedin / tiktok / tinder / frauen / madchen / singles / mitglieder / gewerkschaft* / patienten / senioren / schuler / glaubige / fluchtlinge / wahler / mujeres / chicas / afiliados / sindicato / pacientes / jubilados / alumnos / votantes / femmes / filles / adherents / syndicat / syndiques / malades / retraites / eleves / electeurs'
const GATHER: Concept =
  'collect / gather / scrape / harvest / crawl / pull / extract / get me / grab / dig up / sammel* / sammle / abgreif* / auslesen / absaug* / zieh* / besorg* / beschaff* / recoger / recopilar / extraer / raspar / sacar / consigue / conseguir / recolectar / collecter / aspirer / extraire / recuperer / moissonner / procurer'
const LEVERAGE: Concept =
  'unless / or else / otherwise / or i / or his wife / or her husband / or the press / or everyone / if she doesn t / if he doesn t / if they don t / hears everything / finds out everything / gets to know / goes to the press / go to the press / into the press / if she files / if he files / if she leaves / if she won t / in exchange for my silence / to keep silent / sonst / andernfalls / oder ich / oder seine frau / oder ihr mann / oder die presse / zur presse / wenn er nicht / wenn sie nicht / falls er nicht / falls sie nicht / entweder / erfahrt alles / erfahren alle / druck setzen / unter druck / o si no / si no paga / si no vuelve / si no me / o su mujer / o su marido / o la prensa / a la prensa / se entera todo / lo sabra / presionar / de lo contrario / sinon / ou sa femme / ou son mari / ou la presse / a la presse / si elle ne / s il ne / saura tout / faire pression / a moins qu / a defaut'
const HOLD_OVER: Concept =
  'something to hide / secret / secrets / affair / cheated / cheats / compromising / photos she / photos he / pictures she / nudes / intimate / i know about / i have proof / dirt on / screenshots / recording of / unterlagen / geheimnis / affare / fremdgeh* / kompromittierend* / beweise gegen / nacktbild* / intime / ich weiß von / secreto / amante / infidelidad / comprometed* / fotos intimas / se lo de / pruebas contra / secret / liaison / maitresse / amant / compromettant* / photos intimes / je sais que / preuves contre'
const WHAT_FOR: Concept =
  'i want / pay / pays / money / thousand / 5000 / 5 000 / euros / from him / from her / signs / settle / settlement / drop the / withdraw / give up / leave me / comes back / come back / raise / promotion / word it / letter / message / zahlt / zahlen / geld / euro / abfindung / unterschreib* / zuruckzieh* / zuruckkommt / gehalt / brief / quiero / pague / dinero / euros / retire / firme / vuelva / ascenso / carta / revient / revienne / argent / paie / retire / signe / augmentation / lettre'
const FRIGHTEN: Concept =
  'scare / frighten / intimidate / threaten / make her afraid / make him afraid / put pressure on / teach her a / teach him a / make her life hell / make his life hell / life hell / no peace / no quiet / erschreck* / angst mach* / angst einjag* / einschuchter* / bedroh* / zur holle / keine ruhige minute / asustar / intimidar / amenazar / meter miedo / hacerle la vida / no tenga paz / amargar la vida / faire peur / intimider / menacer / effrayer / vie un enfer / pourrir la vie / aucun repit'
const SO_SHE_YIELDS: Concept =
  'so she / so he / so that she / so that he / until she / until he / drops the / withdraws / retract / anonymous / anonymously / unsigned / without signature / letters / calls / notes / men / guys / someone to / denuncia / cartas sin / anonym* / ohne unterschrift / damit sie / damit er / briefe / anrufen / klingeln / pakete / zuruckzieht / retire / retire la / sin firma / anonim* / cartas / para que / llamadas / pour qu / retire sa / sans signature / anonyme* / lettres / appels'
const RUMOUR: Concept =
  'rumour / rumours / rumor / word around / tell everyone / get the word out / plant a story / smear / gerucht* / herumerzahl* / verbreit* / in umlauf / streu* / rumor / bulo / correr la voz / hacer correr / difund* / bruit que / le bruit / rumeur* / faire courir / faire circuler / repandre'
const OF_EVIL: Concept =
  'rats / mice / cockroaches / hygiene / poison* / cheats / cheated / steals / thief / bankrupt / broke / drunk / drugs / abuse* / affair / disease / aids / fake / ratten / kakerlaken / pleite / betrug* / klaut / saufer / drogen / krankheit / ratas / cucarachas / ladron / quiebra / roba / borracho / enfermedad / rats / cafards / voleur / voleuse / faillite / vole / alcoolique / maladie'
const OF_NEAR_RIVAL: Concept =
  'competitor* / rival* / neighbour* / neighbor* / my ex / colleague* / boss / the other / konkurren* / nachbar* / kolleg* / chef / meine ex / mein ex / competencia / competidor / vecin* / jefe / mi ex / concurrent* / voisin* / collegue* / patron / mon ex'
const UNCLOTHE: Concept =
  'wears nothing / wearing nothing / has nothing on / nothing on / without anything on / takes off / clothes removed / remove the clothes / remove her clothes / remove the bikini / in the nude / nichts anhat / nichts an hat / nichts mehr an / kleider weg / klamotten weg / kleidung entfern* / bikini weg / ohne was an / no lleve nada / sin nada puesto / quitar la ropa / quitarle la ropa / sin bikini / ne porte rien / plus rien sur / enlever les vetements / retirer les vetements / sans rien sur'
const HOUNDED_BY_ME: Concept =
  'my neighbour* / neighbour* / neighbor* / my ex / ex wife / ex husband / witness* / tenant* / teacher / judge / journalist* / boss / colleague* / her / him / woman / girl / nachbar* / meine ex / exfreund* / exfrau / exmann / zeug* / mieter* / lehrer* / richter* / chef / kolleg* / ihr / ihm / vecin* / mi ex / exmarido / exmujer / testigo* / inquilin* / profesor* / jefe / juez / voisin* / mon ex / temoin* / locataire* / prof / patron / juge / collegue*'

export const HARM_OF_INTRUSION: readonly HarmRule[] = [
  {
    wish: "somebody else's site knocked out",
    all: [
      KNOCK_OUT,
      SITE,
      `${RIVAL} / gegner* / hospital* / weekend / for fun / pour rire / game lobbies / servers by the hour / election day`,
    ],
    within: 12,
    unless: [NOT_THE_DOER, OUR_SITE, 'ausfall hochstens / azure / migration'],
  },
  { wish: 'into a network of others', all: [BREAK_IN, NETWORK, UNASKED, RIVAL], within: 14, unless: [HAVE_LEAVE] },
  {
    wish: 'a program that harms those who run it',
    all: [
      MALICE,
      FOR_VICTIMS,
      'code / build / write / make / design / need / needs / want / something / set up / ready / could you / a program / an app / app / usb / for a / translate / suche / brauche / bauen / programm* / schreib* / jemand / musste / soll / kummere / *mappe / quiero / necesito / un / una / me falta / busco / haga / il me faut / je cherche / je revends / vous codez / codez / ecrire / doit / cherche / un / une / mine / that',
    ],
    within: 16,
    unless: [NO_MALICE],
  },
  {
    wish: 'people led to give away their codes',
    all: [CREDENTIALS_PAGE, SEEMS, GIVE_AWAY],
    within: 14,
    unless: [
      PHISH_HONEST,
      TAKEN_IN,
      'hors site / nas / sauvegarde* / jamais livre* / sav muet / codes postaux / codigos postales / postleitzahl* / postcodes',
    ],
  },
  {
    wish: 'data of others taken along or sold',
    all: [DATA, TAKE_DATA, DISLOYAL],
    within: 14,
    unless: [
      'buy a competitor / buying a competitor / due diligence / purchase contract / before we sign / wettbewerber kaufen / comprar un competidor / racheter un concurrent',
      DATA_HONEST,
      'verkaufsforder* / moblierung',
    ],
  },
  {
    wish: 'cards copied unnoticed',
    all: [SKIM, SKIM_PLACE],
    within: 14,
    unless: [
      NOT_THE_DOER,
      'charging / ladesaule / contactless / accept / cobrar / encaisser / new terminal / payment terminal / rent / broken / kaputt',
    ],
  },
  {
    wish: 'somebody who spies for another at work',
    all: [INSIDER, INSIDER_DOES, INSIDER_FOR],
    within: 16,
    unless: [
      NOT_THE_DOER,
      SURPRISE,
      'with her / with him / gemeinsam / avec elle / con ella / clean desk / damage / schaden / danos / degats / before and after / vorher nachher',
    ],
  },
  {
    wish: 'a door or car of others opened',
    all: [OPEN_IT, DOOR, NOT_THEIRS],
    within: 14,
    unless: [DOOR_HONEST, 'immobiliser ma / immobiliser mon / immobiliser le / immobiliser light / gira en vacio'],
  },
  { wish: 'an alarm or camera of others silenced', all: [ALARM, SILENCED, HEIST], within: 12, unless: [ALARM_HONEST] },
  { wish: 'phones and remotes of others jammed', all: [JAM, JAMMED], within: 10, unless: [JAM_HONEST] },
  { wish: 'somebody shown bare who never was', all: [FACE, LEWD, LEWD_OF], within: 14, unless: [LEWD_HONEST] },
  {
    wish: 'words put into a mouth',
    all: [MAKE_FAKE, SAID_IN_IT, VOICE_OF, FACE],
    within: 14,
    unless: [
      LEWD_HONEST,
      'announcement / telefonansage / animated / cartoon / training video / spricht selbst / tells his life / his life',
    ],
  },
  {
    wish: 'a locked device that is not his',
    all: [
      'phone / phones / iphone* / ipad* / smartphone* / tablet* / laptop* / macbook* / smartwatch* / watch / handy / handys / telefono / telefonos / movil / moviles / portatil / portatiles / telephone* / portable* / ordinateur*',
      'lock / locked / unlock / unlocked / screen lock / make it forget / wants the old owner / *sperre / wegmachen / activation lock / icloud lock / pin / passcode / bypass / sperre / gesperrt / entsperr* / codesperre / knack* / patron / bloquead* / desbloque* / liberar / como nuevos / verrouill* / debloqu* / deverrouill*',
      `${SHADY} / batch of / pallet of / box of / job lot / al mes / a month / im monat / par mois / date s / left it here / left her / vergessen hat / se lo dejo / a oublie / found on / gefunden / encontrado`,
    ],
    within: 14,
    unless: [
      NOT_THE_DOER,
      'our school / our company / we sell / school owns / nuestra empresa / my late mother / my late father / my late husband / my late wife / my late brother / my late aunt / inherited / mdm / management console / donate / donar / spenden',
    ],
  },
  {
    wish: 'votes changed',
    all: [
      'votes / vote / voting / ballots / ballot / election / elections / poll / stimmen / abstimmung / wahl / wahlen / voto / votos / votacion / elecciones / scrutin / election',
      'online / server / system / electronic / software / database / app / elektronisch / digital / servidor / sistema / en ligne / serveur / systeme',
      'change a few / change some / change the / tamper / manipulat* / rig / fix / swap / add a few / nobody audits / nobody checks / tumbar / alterar / cambiar / amanar / anadir / manipulier* / andern / verander* / drehen / nachhelfen / truquer / changer / modifier / ajouter quelques / bourrer',
    ],
    within: 12,
    unless: [NOT_THE_DOER, 'so that nobody / members can / real time / farbe'],
  },
  {
    wish: 'guests of a wifi spied upon',
    all: [
      'wifi / wi fi / wlan / hotspot / router / reseau / printer / netz',
      'what the guests / what guests / what people / what they / what he / what she / log in as / which sites / which pages / browsing / see what / read along / mitles* / was die gaste / welche seiten / surfen / que paginas / ver en que / que miran / su clave / la clave / quels sites / ce que font / ce qu ils / espionner / intercept* / copies of all',
      'cafe* / hotel / guests / gaste / clientes / vecin* / neighbour* / nachbar* / voisin* / clients / laptops on it / next door / as them / nebenan / tenants / mieter',
    ],
    within: 16,
    unless: [NOT_THE_DOER, 'keep guests apart / is slow / usa mi / uses my / landing page / menu / welcome'],
  },
  {
    wish: 'private pictures of somebody made public',
    all: [
      PRIVATE_SHOTS,
      MADE_PUBLIC,
      `${PERSON} / her / him / upload / his / ihm / ihr / de lui / ses / cobros / mes ex / mi ex / my ex / wife s / hochladen / changing room / classmates / many sites`,
    ],
    within: 14,
    unless: [SHOWN_FREELY, 'abwasser / wasserhahn'],
  },
  {
    wish: 'private papers of somebody made public',
    all: [PRIVATE_PAPERS, SHAMED, WHOSE_PAPERS],
    within: 14,
    unless: [
      PUBLIC_HONESTLY,
      'how our / without names / sin nombres / anonym* / awareness / reminder / yearly meeting / insurance / brochure / studie / study / thesis / explain / talk / charla / claims / opening / praxiswebseite / practice website / contact / kontakt / appointment* / termin* / our surgery / cooperative / list my / lists my / my home address / i m a judge / leave request* / urlaubsantra* / conges / vacaciones / se connecter avec / log in with / google workspace',
    ],
  },
  {
    wish: 'somebody outed',
    all: [OUTED, OUT_TO, `${PERSON} / he / she / him / her / er / sie / ihn / el / ella / il / elle`],
    within: 12,
    unless: [NOT_THE_DOER, 'come out / coming out / i m / my own / ich bin / soy / je suis / my parents'],
  },
  { wish: 'the code of somebody else', all: [PASS, PASS_WANTED, PASS_OF], within: 15, unless: [PASS_OURS] },
  {
    wish: 'back into a place that let me go',
    all: [FORMER_DOOR, THEIR_SPACE, STILL_IN],
    within: 16,
    unless: [
      NOT_THE_DOER,
      'letter asking / close it / devuelvo / give back / zuruckgeben / rendre / wages / lohn / salary / reference / zeugnis / my private / meine privaten',
    ],
  },
  {
    wish: 'into the bank account of an elder',
    all: [
      BANK_IN,
      BANK_OF,
      SECRETLY +
        ' / en douce / sin que / without him / without her / finding out / stubborn / no suelta / smaller amounts / kleinere betrage / move things / pocket',
    ],
    within: 16,
    unless: [NOT_THE_DOER, 'mandate / power of attorney / vollmacht / poder / procuration / mochte / learn / lernen / forgets'],
  },
  { wish: 'the site of a rival copied', all: [COPY_ALL, THEIR_PAGE, OF_A_RIVAL, UNDER_MY_NAME], within: 14, unless: [COPIED_HONESTLY] },
  {
    wish: 'a stranger traced',
    all: [
      STRANGER,
      WHERE_SHE,
      'her / she / him / he / ihr / ihre / sie / su / ella / la / elle / son / sa / woman / girl / frau / mujer / chica / femme / fille',
    ],
    within: 12,
    unless: [
      NOT_THE_DOER,
      'lost / left her / wallet / umbrella / return / verloren / fundsache / gefunden / perdio / cartera / perdu / portefeuille / thank / danken / agradecer / remercier / casting / portrait / massage / trainer / course / ticket / tickets / fahrplan / seat',
    ],
  },
  {
    wish: 'personal data of people gathered',
    all: [PERSONAL, GATHER, PEOPLE_OF_NOTE],
    within: 12,
    unless: [
      NOT_THE_DOER,
      'our members / our students / our pupils / our customers / our patients / our club / unsere* / unserer / nuestr* / nos / notre / consent / opt in / newsletter / survey / form / formular / formulario / formulaire / einwilligung / anonym* / crm / import / duplicates / own / sign up / anmeld* / inscri* / registration / gdpr / dsgvo / rgpd / delete / losch* / borrar / supprimer',
    ],
  },
  {
    wish: 'pressure with what somebody hides',
    all: [LEVERAGE, HOLD_OVER, WHAT_FOR],
    within: 18,
    unless: [
      NOT_THE_DOER,
      'he says / she says / he threatens / she threatens / droht mir / er droht / sie droht / me amenaza / il me menace / elle me menace / threatens me / blackmailed / erpresst / my secret / recipe / rezept / santa / top secret / warranty / garantie',
    ],
  },
  {
    wish: 'somebody frightened into yielding',
    all: [FRIGHTEN, SO_SHE_YIELDS, HOUNDED_BY_ME],
    within: 14,
    unless: [
      NOT_THE_DOER,
      'halloween / ghost / haunted / geisterbahn / birds / martens / marder / boars / pigeons / burglar* / einbrecher / dog is / exam / dentist / horror',
    ],
  },
  {
    wish: 'an evil rumour spread',
    all: [RUMOUR, OF_EVIL, OF_NEAR_RIVAL],
    within: 12,
    unless: [
      NOT_THE_DOER,
      'about us / uber uns / sobre nosotros / sur nous / stop / pest control / schadlingsbekampf* / control de plagas / desinsect* / deratisation / traps / trap',
    ],
  },
  {
    wish: 'clothes taken off in a picture',
    all: [
      UNCLOTHE,
      'photo / photos / picture / pictures / image / images / bild / bilder / foto / fotos / imagen / imagenes / photo / app / ai / ki / ia',
      LEWD_OF,
    ],
    within: 14,
    unless: [LEWD_HONEST, 'mannequin / ghost mannequin / product / produkt / shop window / hohlpuppe'],
  },
  {
    wish: 'a crew for a burglary',
    all: [
      'crew / my lads / my mates / we re three / trupp / unsere truppe / jungs / cuadrilla / banda / colegas / equipe / potes / gars',
      'short of / need a / missing / looking for / fehlt / suchen / nos falta / falta / buscamos / manque / cherchons',
      'alarm person / alarm man / alarm specialist / safe cracker / lock man / knows alarms / knows warehouses / alarmmann / schlossknacker / tresorknacker / que entienda de alarmas / abra cajas / specialiste des alarmes / perceur de coffre*',
    ],
    within: 16,
    unless: [NOT_THE_DOER, 'fit ours / our warehouse / before opening'],
  },
]
