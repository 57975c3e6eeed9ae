import { AUTHORITY, type Concept, type HarmRule } from './harm-concepts.ts'

const SICK_NOTE: Concept =
  'sick note* / sicknote* / doctor s note / medical certificate / sick certificate / krankschreibung / krankmeldung / krankenschein / au bescheinigung / gelber schein / attest / justificante medico / baja medica / una baja / la baja / parte medico / arret maladie / arret de travail / certificat medical / disabled badge / blue badge'
const NOT_ILL: Concept =
  'not ill / not sick / wasn t ill / wasn t sick / wasn t even ill / nothing wrong with me / not really / i m fine / am healthy / without seeing / without a doctor / without going / nicht krank / gar nichts / nicht wirklich / ohne arzt / ohne zum arzt / gesund bin / bin gesund / kein arzt / no estoy enferm* / sin ir al medico / sin estar enferm* / sin ver / pas malade / sans voir / sans medecin / sans consulter / sans etre malade / skive / blaumachen / day off / longer holiday / verlangern / faltar al trabajo / park closer'
const DIPLOMA: Concept =
  'degree / diploma* / certificate / certificates / zeugnis / *zeugnis / *zeugnisse / urkunde / meisterbrief / gesellenbrief / approbation / titulo / certificado / diplome / certificat / driving licence / driving license / fuhrerschein / carnet de conducir / permis de conduire / passport* / reisepass* / pasaporte* / passeport* / ausweis* / id card* / dni / carte d identite / birth certificate / impfpass / impfausweis / vaccin* / first aid certificate / forklift licence / staplerschein / carnet de carretillero / caces'
const NOT_EARNED: Concept =
  'never finished / never did / never went / never passed / never attended / never took / didn t finish / did not finish / didn t attend / without exam / without the exam / without the course / without attending / without studying / without taking / nie gemacht / nie abgeschlossen / nie besucht / nicht bestanden / nicht gemacht / ohne prufung / ohne kurs / ohne zu lernen / sin estudiar / sin examen / sin examinarme / sin hacer el curso / nunca termine / nunca acabe / nunca fui / sans examen / sans passer / sans suivre / sans avoir / jamais fini / jamais passe / jamais eu / different name / another name / other name / new identity / anderen namen / anderem namen / neue identitat / otro nombre / otra identidad / autre nom / nouvelle identite / look real / looks real / echt aussieht / echt aussehen / parezca real / parezca autentico / l air vrai'
const OBTAIN: Concept =
  'make / get / need / buy / looking for / print / create / machen / brauch* / suche / kauf* / besorg* / druck* / hacer / haga / necesito / busco / comprar / conseguir / faire / cherche / besoin / acheter / il me faut / want'
const RIGHTFUL_PAPER: Concept =
  'married / wedding / hochzeit / heirat* / boda / mariage / divorc* / scheidung / recognition / anerkenn* / lost / translate / ubersetz* / traduc* / traduire / evening school / abendschule / nachholen / catch up / finish my / retake / course for / prepare / vorbereit* / museum / frame'

const STATEMENT: Concept =
  'payslip* / pay slip* / salary slip* / gehaltsabrechnung* / lohnabrechnung* / lohnzettel / gehaltszettel / einkommensnachweis* / nomina / nominas / fiche de paie / fiches de paie / bulletin de salaire / bulletins de salaire / bank statement* / kontoauszug* / kontoauszuge / extracto* / releve de compte / releves de compte / employment contract / arbeitsvertrag / arbeitszeugnis / reference letter / reference from / schufa* / avis d imposition / credit report / rent receipts'
const BETTERED: Concept =
  'more than i / higher than / higher salary / mehr als ich / mehr anzeig* / hoher als / hoheres gehalt / mas de lo que / sueldo mas alto / plus que ce / plus que je / plus eleve* / photoshop / bearbeit* / edit / edited / tweak / modif* / change the / andern / cambiar / retocar / inventar / que pongan / que ponga / qui montrent / showing / made up / embellish / auffrisieren / frisier* / schonen'
const FOR_LENDER: Concept =
  'landlord / loan / credit / mortgage / flat / rent / letting agent / vermieter* / kredit / wohnung / bank / finanzierung / casero / piso / alquil* / hipoteca / prestamo / banco / proprietaire / pret / appartement / banque / location'
const TRUE_STATEMENT: Concept =
  'employees / mitarbeiter / empleados / salaries / our staff / is wrong / are wrong / ist falsch / missing / fehlt / error / fehler / accounting / buchhaltung'

const BACKDATE: Concept =
  'backdate* / backdating / back date / ruckdatier* / zuruckdatier* / vordatier* / antedat* / antidat* / date it to last / date it back / datum vom letzten / fruheres datum / alteres datum / auf letztes jahr datier* / con fecha anterior / fecha del ano pasado / fecha de antes / avec une date anterieure / date de l an dernier'
const DATED: Concept =
  'contract* / vertrag / arbeitsvertrag / mietvertrag / invoice* / rechnung* / contrato* / factura* / contrat* / facture* / document* / dokument* / agreement / minutes / protokoll / letter / brief / carta / lettre / lease / receipt* / quittung* / certificate'

const TICKET: Concept =
  'train ticket* / bus ticket* / metro ticket* / tram ticket* / monthly pass / travel pass / rail pass / railcard / fahrkarte* / fahrschein* / monatskarte* / deutschlandticket / semesterticket / bahnticket / abono transporte / billete de tren / billetes de tren / bonobus / titre de transport / navigo / billet de train / billets de train / festival wristband* / festivalbandchen / ski pass / skipass / forfait de ski / forfait / concert ticket* / eintrittskarte* / entradas'
const TICKET_TRICK: Concept =
  'generator / believe* / conductor* / kontrolleur* / schaffner* / revisor / controleur* / looks valid / look valid / without paying / ohne zu zahlen / ohne zu bezahlen / sin pagar / sans payer / forge / fake / gefalscht* / nachmach* / falsific* / falsas / faux / contrefai* / photoshop / getting caught'
const TICKET_HONEST: Concept =
  'our own / our event / our festival / our concert / against / scanner / detect / i was fined / bußgeld / refund / buy a / book / buchen'

const EXAM_WORK: Concept =
  'exam / exams / driving test / theory test / language test / online test / entrance test / prufung / *prufung / klausur / klausuren / examen / examenes / oposicion* / concours / quiz / assessment / assignment* / homework / hausaufgaben / hausarbeit* / seminararbeit* / bachelorarbeit / masterarbeit / doktorarbeit / facharbeit / thesis / dissertation / essay* / coursework / trabajo fin de grado / trabajo de fin / tfg / tfm / tesis / deberes / memoire / these / dissertation / devoirs / dossier de fin / job interview test'
const IN_MY_NAME: Concept =
  'for me / in my place / instead of me / instead of my / instead of him / pretending to be me / as if i / fur mich / an meiner stelle / statt mir / anstelle von / unter meinem namen / als meine / als meins / als eigene / por mi / en mi lugar / en lugar de / en vez de mi / a ma place / a sa place / a la place de / a la place d / sous mon nom / en mon nom / como mio / como mia / a mi nombre / con mi nombre / under my name / in my name / as my own / hand it in / hand in / submit it / submit as / entregarlo / entregarla / entregarlo como / abgeben / gebe sie / gebe ich / rendrai / rendre comme / earpiece / ear piece / knopf im ohr / pinganillo / oreillette / spickzettel / chuleta / antiseche* / leaked questions / questions in advance / questions beforehand / prufungsfragen vorab / preguntas antes / sujets avant / plagiar* / plagiat* / ai detector / ki detektor / turnitin'
const DO_IT: Concept =
  'take / takes / write / writes / sit / sits / pass / do / does / schreib* / mach* / macht / ableg* / ablegt / hacer / haga / escrib* / redact* / presentarse / presente / passer / passe / faire / rediger / redige / ecrire / ecrive / solve / complete / log in / answers / antworten / losungen / respuestas / reponses / whisper / ghostwriter* / get / buy / kaufen / comprar / acheter / besorg*'
const LEARN: Concept =
  'proofread* / correct / tutor* / coach* / explain / korrektur* / korrigier* / lektor* / nachhilfe / corregir / correccion / clases / relire / relecture / cours / soutien / prepare me / preparing / vorbereit* / preparar / preparer / feedback / grammar / ortografia / orthographe / formatting / formatier* / zitier* / print / bind / binden / drucken / unit test* / learn / lernen / aprender / apprendre / for teachers / our students / for our'

const BODY_TEST: Concept =
  'urine / urin / pee / orina / drug test* / drogentest* / drogenscreening / test de drogas / control de drogas / test antidrogue / depistage / doping control / doping test / dopingkontrolle / control antidopaje / controle antidopage / hair test / haartest / haarprobe'
const BEAT_TEST: Concept =
  'clean / sauber* / limpia / propre / fake / synthetic / synthetisch* / synthetique / sintetica / fremd* / pass / bestehen / besteh* / pasar / dar negativo / reussir / passer / beat / cheat / austricks* / enganar / tromper / negativ* / someone else s / manipul* / mask'
const NOT_BODY: Concept =
  'lab / labor / stain* / cat / carpet / teppich / smell* / fleck* / toilet / mattress / matratze / sofa / geruch* / chat / gato / perro / dog / alfombra / olor* / odeur*'

const COVER: Concept =
  'insurance / insurer / insured / versicherung / versichert / seguro / aseguradora / asegurad* / assurance / assureur / assure / kasko / vollkasko / haftpflicht'
const STAGED: Concept =
  'higher amount / higher price / higher than i / hoher ausstell* / hoher schreib* / hoher als bezahlt / mehr als bezahlt / mas alta / mas cara / inflar / hinchar / gonfler / plus eleve* / plus cher / pretend / simul* / vortausch* / fingier* / fingir / stage / staged / burn down / burn it / abfackel* / abbrenn* / anzund* / quemar / bruler / mettre le feu / incendiar / incendier / arson / invent / erfind* / inventar / inventer / provocar / provoquer / provozier* / on purpose / absichtlich / a proposito / expres / exaggerat* / ubertreib* / exager* / fake a / fake the / disappear / sink'
const PAID_OUT: Concept =
  'claim / pays / pay for / refund* / reimburs* / pay out / payout / zahlt / zahlen / kassier* / erstatt* / cobrar / pague / paguen / toucher / paie / payer / rembours* / invoice / bill / rechnung / factura / facture / accident / crash / unfall / accidente / robo / einbruch / diebstahl / cambriolage / vol / theft / burglary / loss / schaden'
const CLAIM_HONEST: Concept =
  'estimate / quote / kostenvoranschlag / presupuesto / devis / premium / beitrag / compare / vergleich* / simulator / detect / accused / unterstellt / deductible / selbstbeteiligung / after a fire / nach dem brand'

const TAKINGS: Concept =
  'cash / income / takings / sales / revenue / rent / tips / einnahmen / umsatz / umsatze / bargeld / mieteinnahmen / trinkgeld / ingresos / ventas / facturacion / caja / contabilidad / recettes / chiffre d affaires / especes / loyers / ventes / earnings / profit / gewinn / beneficios'
const UNBOOKED: Concept =
  'off the books / not declare / don t declare / without declaring / undeclared / not report / under the table / past the tax / vorbei / an der steuer / am finanzamt / nicht angeben / nicht versteuer* / ohne zu versteuern / unversteuert / schwarz kass* / schwarz einnehm* / ohne rechnung / sin declarar / no declarar / en negro / doble contabilidad / caja b / sans declarer / ne pas declarer / pas declarer / double comptabilite / deletes part / delete part / delete some / hide from / hide cash / verstecken / ocultar / cacher / doesn t see / don t see / nicht sieht / no vea / no lo vea / ne voie / ne voit'
const TAX_SIDE: Concept = `${AUTHORITY} / till / kasse / caisse / cash register / registrierkasse / tax / taxes / iva / tva / mehrwertsteuer / restaurant / bar / shop / laden / help me / set up / regler / llevar`
const TAX_HONEST: Concept =
  'nachmeld* / regulari* / selbstanzeige / forgot / forgotten / vergessen / olvid* / oublie* / correct / richtig / nachtraglich / must i / muss ich / tengo que / dois je / gobd / compliant'

const CASH: Concept =
  'cash / bargeld / schwarzgeld / efectivo / dinero / argent liquide / liquide / especes / black money / dirty money / money / geld / argent'
const WASHED: Concept =
  'looks like earnings / look like earnings / looks like income / look like income / looks like sales / look like sales / look clean / looks clean / looks legal / look legal / make it clean / get it clean / clean money / launder* / geldwasche / weißwaschen / sauber wird / sauberes geld / wie einnahmen aussieht / legal aussieht / legal wird / blanque* / blanchi* / parezca legal / parezcan ventas / parezcan ingresos / ait l air legal / unknown origin / don t ask where / frag nicht woher'

const FEIGNED: Concept =
  'pretending to be / pretend to be / pretending to come / as if from / as if it came / as if we were / in the name of / posing as / look like it comes / looks like it comes / looks like from / im namen der / im namen von / als ob / als ware / als waren / sich ausgeben / ausgeben als / getarnt als / aussieht wie von / haciendose pasar / haciendome pasar / como si fuera / como si fueramos / como si fuesemos / en nombre de / que parezca de / se faisant passer / me faire passer / comme si / au nom de / semble venir / fake'
const TRUSTED_NAME: Concept =
  'bank / sparkasse / volksbank / postbank / paypal / dhl / post office / amazon / netflix / police / polizei / tax office / finanzamt / microsoft / correos / banco / caixa / bbva / santander / policia / hacienda / la poste / banque / credit agricole / caf / ameli / impots / ups / hmrc / royal mail / zoll / customs / ebay'
const SECRET_OR_MONEY: Concept =
  'pin / tan / password* / passwort* / card number* / card details / kartennummer* / kreditkarte* / kartendaten / credentials / login / log in / zugangsdaten / bank details / contrasena* / clave / claves / tarjeta / tarjetas / numeros de carte / numero de carte / carte bancaire / cartes bancaires / mot de passe / identifiants / codes / confirm their / bestatig* / eingeb* / pay a / fee / gebuhr / uberweis* / transfer'
const ELDERS: Concept =
  'old people / elderly / pensioner* / senior* / oma / omas / opa / grandparents / grandmothers / alte leute / rentner* / ancianos / abuelos / abuelas / jubilados / personnes agees / retraites / grands parents / enkeltrick / schockanruf*'
const SHOCK: Concept =
  'enkeltrick / schockanruf* / grandson is / grandson had / grandson needs / granddaughter is / enkel in not / enkel braucht / enkel einen unfall / nieto esta / nieto necesita / nieto ha tenido / petit fils a / petit fils est / needs money / need money / braucht geld / geld braucht / necesita dinero / besoin d argent / kaution / bail money / fianza / kripo / falscher polizist / false police*'
const ON_THE_PHONE: Concept =
  'call / calling / phone / anruf* / telefon* / llam* / appel* / script* / text* / guion* / scenario* / callcenter / call center / call centre'
const SCHEME: Concept =
  'fake shop* / fakeshop* / fake store / pyramid scheme* / ponzi / schneeballsystem* / pyramidensystem / estafa piramidal / esquema piramidal / systeme pyramidal / advance fee / vorschussbetrug / romance scam* / love scam* / lottery scam* / fake charity / fake lottery / fake job ad* / fake rental* / fake flat* / fake listing* / falsche wohnungsanzeige* / falsche spendenaktion / falsa ong / falso sorteo / faux site / fausse annonce / fausses annonces / fausse cagnotte / tienda falsa / anuncio falso / anuncios falsos / rug pull / pump and dump'
const SET_UP: Concept =
  'build / set up / create / run / write / make / start / launch / mach* / bau* / erstell* / aufsetz* / einricht* / aufbau* / montar / crear / hacer / monter / creer / faire / want / need / post / schalt* / publicar / publier'
const FELL_FOR: Concept =
  'warn / warning / detect / report / fell for / reingefallen / victim / recogni* / erkenn* / reconoc* / reconnaitre / against / is a / ist ein / es un / est un / lost money'

const STARS: Concept =
  'review / reviews / rating / ratings / bewertung / bewertungen / rezension* / resena / resenas / opiniones / valoraciones / avis / stars / sterne / estrellas / etoiles / star ratings / trustpilot / tripadvisor'
const MANY_FACES: Concept =
  'several profiles / several accounts / different accounts / different profiles / many accounts / fake profiles / fake accounts / other accounts / verschiedenen konten / verschiedene konten / mehreren konten / mehreren profilen / verschiedenen profilen / fake profil* / fakeprofil* / fake accounts / fakeaccounts / perfiles falsos / varias cuentas / varios perfiles / cuentas distintas / distintas cuentas / cuentas falsas / plusieurs comptes / plusieurs profils / faux comptes / faux profils / differents comptes / comptes differents / buy / kaufen / gekauft* / comprar / compra / acheter / achat / flood / uberschwemm* / uberflut* / zuballern / llenar / inonder / never been / never bought / nie dort / nie da / nunca han / jamais venus / made up customers / as customers / als kunden / como clientes / comme clients'
const BAD: Concept =
  'bad / one star / 1 star / negative / negativ* / schlecht* / ein stern / malas / mala / una estrella / negativas / mauvais* / une etoile / negatifs'
const RIVAL: Concept =
  'competitor* / rival* / konkurren* / mitbewerber* / competencia / concurrent* / across the street / next door / gegenuber / de enfrente / d en face / other restaurant / anderen laden'
const PUT_IN: Concept =
  'post / write / leave / put / give / schreib* / hinterlass* / gib / geben / poner / pongan / escrib* / llenar / dejar / publi* / poster / ecrire / mettre / laisser / need / want / brauch* / get / buy / kauf* / comprar / acheter'
const HONEST_STARS: Concept =
  'reply / answer / respond / antwort* / responder / contestar / repondre / somebody / someone / honest / echte / real customers / compare / analy* / auswert* / analiz* / our customers / our guests / unsere kunden / unseren kunden / nuestros clientes / nos clients / embed / einbind* / before i buy / left us / left me / we got / wir haben / nos han / on a eu / buying guide / guide / star wars / hotel stars'

const BOTS: Concept =
  'bots / bot army / fake profile* / fake account* / fakeprofil* / fakeaccount* / fake accounts / troll* / perfiles falsos / cuentas falsas / faux profils / faux comptes / sock puppet*'
const OPINION: Concept =
  'election* / wahl / wahlkampf / politic* / politik* / party / partei / vote / votes / eleccion* / partido / campaign / candidat* / likes / follower* / seguidores / argue / comment / comments / kommentare / comentarios / commentaires / petition / poll / umfrage'
const VOTES: Concept =
  'votes / vote / stimmen / wahlerstimmen / wahlstimmen / votos / voto / voix / ballots / ballot papers / stimmzettel / briefwahl* / election result* / wahlergebnis* / postal votes'
const BUY_VOTES: Concept =
  'buy / buying / kauf* / comprar / acheter / pay people / pay for / bezahl* / falsif* / falsch* / falsch* / rig / rigged / manipul* / stuff / amanar / truquer / fill in for / ausfull*'
const ELECTION: Concept =
  'election* / wahl / wahlen / kommunalwahl* / betriebsratswahl / village / mayor / burgermeister* / elecciones / alcalde / maire / mairie / commune / council / gemeinderat / dorf / contest / wettbewerb / concurso / concours / pueblo / works council'

const BRAND: Concept =
  'gucci / vuitton / louis vuitton / chanel / nike / adidas / rolex / prada / ray ban / lacoste / supreme / airpods / dior / moncler / burberry / hermes bags / balenciaga / north face / lego / pokemon / disney / designer handbag* / designer bag* / designer brand* / designertasche* / markenlogo / markenlogos / markenkleidung / brand name / brand names / famous brand* / de marca / de marque / marques de luxe / luxusuhr* / luxury watch*'
const COPIES: Concept =
  'copy / copies / copied / replica* / fake / fakes / knock off* / knockoff* / imitat* / imitac* / contrefa* / nachmach* / nachgemacht* / nachgenaht* / nahen / nachdruck* / plagiat* / falschung* / gefalscht* / falsas / falsos / falsific* / faux / fausses / dupes / copias / repliques / logo / logos / logotipo / without licence / without license / ohne lizenz / sin licencia / sans licence / 1 1 / aaa'
const TRADE: Concept =
  'sell / selling / verkauf* / vender / venta / vendre / vente / market / markt / flohmarkt / mercado / mercadillo / marche / ebay / vinted / etsy / online shop / tienda / boutique / bulk / import* / wholesale'
const BRAND_HONEST: Concept =
  'our own brand / our brand / own logo / our logo / detect / against / copies our / gegen / second hand / used / gebraucht* / segunda mano / d occasion / authentic* / original / genuine / my old / my collection / sammlung / check whether / echt ist'

const PAY_TV: Concept =
  'sky / dazn / canal / netflix / disney plus / pay tv / paytv / premium channels / bundesliga / premier league / la liga / ligue 1 / movistar / iptv / spotify / all the football / todo el futbol / tout le foot / todos los canales / alle sender / toutes les chaines / bein / streaming account*'
const UNPAID: Concept =
  'without paying / for free / free of charge / ohne zu zahlen / ohne zu bezahlen / ohne abo / gratis / umsonst / kostenlos / sin pagar / gratuit* / sans payer / sans abonnement / pirat* / cracked / jailbroken / jailbreak* / geknackt* / reseller / cardsharing / card sharing'
const TV_SETUP: Concept =
  'box / boxes / set up / install* / einricht* / instal* / firestick / fire stick / kodi / deco / decodificador / decodeur / boitier / receiver / stick / subscription / connect / ver / voir / watch / schau* / sell / verkauf* / vender / vendre'

const APP: Concept =
  'autocad / photoshop / adobe / office 365 / microsoft office / ms office / windows 11 / windows 10 / windows pro / solidworks / software / programm / programme / programa / logiciel* / revit / sketchup / matlab / cubase / ableton / cinema 4d / archicad / lightroom / indesign / premiere / catia / datev'
const UNLICENSED: Concept =
  'cracked / crack / keygen / without a licence / without a license / without licence / without license / ohne lizenz / raubkopie* / raubkopier* / pirata / piratas / pirate* / piratee / sin licencia / sans licence / gecrackt* / key generator / lizenz umgehen / license check / licence check / activation bypass / crackeado / craque / cracke'

const TICKET_BOT: Concept = 'bot / bots / script / skript / programm / robot / scraper'
const SCARCE: Concept =
  'tickets / concert tickets / karten / konzertkarten / entradas / billets / places de concert / sneakers / drops / consoles / playstation* / ps5 / graphics cards / grafikkarten / citas / cita previa / termine / rendez vous'
const SCALP: Concept =
  'resell* / resale / reselling / weiterverkauf* / teuer verkauf* / revender / reventa / revendre / revente / scalp* / five times / double price / before others / before anyone / grabs / grab all / snaps up / wegschnapp* / wegkauf* / acapar* / rafle / rafler'

const OFFICIAL: Concept =
  'inspector / beamte* / beamten / official / officials / councillor* / councilman / mayor / burgermeister* / bauamt / bauaufsicht / prufer / policeman / police officer / police / polizist* / judge / richter / clerk / sachbearbeiter* / funcionari* / concejal* / alcalde / inspectora / juez / jueza / policia / maire / fonctionnaire* / elu / inspecteur / juge / policier / examiner* / fahrprufer* / referee / schiedsrichter / arbitro / arbitre / purchasing manager / einkaufer / procurement / customs officer / zollner / douanier / aduanero / auditor / doctor / professor'
const PALM: Concept =
  'slip him / slip her / slip the / slip to / slip some / envelope with / envelope for / envelope to / fat envelope / zustecken / zugesteckt / bestech* / bribe / bribes / bribery / bribing / schmiergeld* / un sobre / sobre con / sobres / soborn* / mordida / untar / coima / une enveloppe / enveloppe au / enveloppe pour / pot de vin / pots de vin / dessous de table / graisser la patte / soudoy* / corromp* / kickback* / under the table / unter dem tisch / etwas extra / cash gift / money gift / grease / backhander'
const FAVOUR: Concept =
  'permit / permission / sign / signs / approv* / genehmig* / licencia / licencias / permiso / permis / autoris* / autoriz* / contract / auftrag / contrato / marche / passes / pass / besteh* / aprueb* / looks away / look away / look the other / wegschau* / wegsieht / mire para / ferme les yeux / drop / drops / win / wins / gewinn* / verlier* / so he / so she / so they / damit / para que / pour que / how much / wie viel / cuanto / combien / tender / ausschreibung / licitacion'
const AGAINST_BRIBES: Concept =
  'training / accused / anti / demands / demanded / asks for / verlangt / will schmiergeld / pide / exige / demande un / refuse / policy / richtlinie'

export const HARM_OF_CHEATING: readonly HarmRule[] = [
  {
    wish: 'a sick note without being ill',
    all: [SICK_NOTE, NOT_ILL],
    unless: ['employer refuses / arbeitgeber / believes me / my boss / chef glaubt'],
  },
  { wish: 'a diploma or identity never had', all: [DIPLOMA, NOT_EARNED, OBTAIN], unless: [RIGHTFUL_PAPER] },
  { wish: 'proof of income bettered', all: [STATEMENT, BETTERED, FOR_LENDER], unless: [TRUE_STATEMENT] },
  { wish: 'a paper with an earlier date', all: [BACKDATE, DATED], within: 8, unless: ['accused / was backdated / is it allowed'] },
  { wish: 'a ticket that only looks valid', all: [TICKET, TICKET_TRICK], within: 12, unless: [TICKET_HONEST] },
  {
    wish: 'false banknotes',
    all: [
      'banknotes / bank notes / euro notes / geldscheine / euroscheine / falschgeld / blüten drucken / billetes de 20 / billetes de 50 / billetes de euro / billetes falsos / billets de banque / billets de 20 / billets de 50 / faux billets / fake money / counterfeit money / fake notes / dinero falso',
      'print / copy / make / buy / druck* / kopier* / mach* / kauf* / imprimir / hacer / comprar / imprimer / faire / acheter / pay with',
    ],
    within: 8,
    unless: ['spielgeld / detector / counter / check / erkenn* / received / chocolate / design'],
  },
  { wish: "somebody else's exam or thesis", all: [EXAM_WORK, IN_MY_NAME, DO_IT], within: 14, unless: [LEARN] },
  { wish: 'a drug test beaten', all: [BODY_TEST, BEAT_TEST], within: 9, unless: [NOT_BODY] },
  { wish: 'an insurer made to pay for nothing', all: [COVER, STAGED, PAID_OUT], unless: [CLAIM_HONEST] },
  { wish: 'income past the books', all: [TAKINGS, UNBOOKED, TAX_SIDE], within: 14, unless: [TAX_HONEST] },
  {
    wish: 'cash made to look earned',
    all: [CASH, WASHED],
    within: 14,
    unless: ['training / anti / accused / officer / beauftragt* / prevention'],
  },
  {
    wish: 'a message that feigns a trusted sender',
    all: [FEIGNED, TRUSTED_NAME, SECRET_OR_MONEY],
    unless: [FELL_FOR, 'someone / received / bekommen / recibi / recu'],
  },
  { wish: 'old people frightened for money', all: [ELDERS, SHOCK, ON_THE_PHONE], within: 18, unless: [FELL_FOR] },
  { wish: 'a scheme that takes people in', all: [SCHEME, SET_UP], within: 8, unless: [FELL_FOR] },
  { wish: 'reviews by people who were never there', all: [STARS, MANY_FACES, PUT_IN], within: 12, unless: [HONEST_STARS] },
  { wish: 'bad reviews for a rival', all: [STARS, BAD, RIVAL, PUT_IN], within: 12, unless: [HONEST_STARS] },
  { wish: 'opinions of nobody', all: [BOTS, OPINION], within: 12, unless: ['detect / block / remove / report / against / gegen / spam'] },
  {
    wish: 'votes bought or forged',
    all: [VOTES, BUY_VOTES, ELECTION],
    within: 10,
    unless: ['software / voice / speaker / singer / campaign poster* / observ*'],
  },
  { wish: 'goods under a brand that is not theirs', all: [BRAND, COPIES, TRADE], within: 14, unless: [BRAND_HONEST] },
  {
    wish: 'pay television without paying',
    all: [PAY_TV, UNPAID, TV_SETUP],
    within: 12,
    unless: ['trial / month free / legal / own playlist / school / wifi / wlan'],
  },
  {
    wish: 'programs without a licence',
    all: [APP, UNLICENSED],
    within: 8,
    unless: ['open source / alternative* / migrat* / audit / driving / glass / wall / screen'],
  },
  {
    wish: 'tickets grabbed to resell',
    all: [TICKET_BOT, SCARCE, SCALP],
    within: 14,
    unless: ['support tickets / helpdesk / against / block'],
  },
  { wish: 'an official bribed', all: [OFFICIAL, PALM, FAVOUR], within: 14, unless: [AGAINST_BRIBES] },
]
