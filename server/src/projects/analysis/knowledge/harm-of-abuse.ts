import { type Concept, type HarmRule, SECRETLY } from './harm-concepts.ts'

const RENTER: Concept =
  'tenant* / lodger* / renter* / subtenant* / mieter* / untermieter* / mietparteien / inquilin* / arrendatari* / locataire* / okupa* / squatter* / squatteur* / flatmate* / roommate* / old lady / old man / alte dame / alte frau / alter mann / senora mayor / vieille dame / family upstairs / familie im'
const LOCK: Concept =
  'lock / locks / door lock / schloss / schlosser / turschloss / zylinder / cerradura / cerraduras / bombin / serrure / serrures / barillet'
const SWAP: Concept =
  'change / changing / replace / swap / austausch* / tausch* / wechsel* / cambi* / chang* / put in a new / new lock / neues'
const KEPT_OUT: Concept =
  'at work / is out / is away / while he / while she / while they / when he / when she / when they / weg ist / weg sind / nicht da / in der arbeit / arbeit ist / urlaub ist / nicht mehr rein / nicht mehr reinkomm* / can t get in / cannot get in / can t come in / out today / out now / out by / get him out / get her out / get them out / want him out / want her out / want them out / behind with / salga / no este / de viaje / no pueda entrar / no puedan entrar / echar / echarlo / absence / dehors / quand il / quand elle / ne puisse / virer / throw * out / raus / aussperr* / lock * out / locked out of / won t leave / zieht nicht aus / no se va / refuse de partir / doesn t pay / not paying / zahlt nicht / no paga / ne paie'
const EMPTY_HOME: Concept =
  'new tenant / next tenant / moved out / has left / left already / ausgezogen / auszug / former / neue mieter / nachmieter / se fue / se ha ido / nuevo inquilino / a quitte / est parti / nouveau locataire / lost / verloren / perdi / perdu / between tenants / court order / court / bailiff* / gerichtsvollzieher* / raumungsklage / notary / judicial / huissier / asks for / asked for / wunscht / bittet'
const SHUT_OFF: Concept =
  'turn off / cut off / shut off / switch off / abdreh* / abstell* / abklemm* / kappen / sperren / cortar / cortarle / cortarles / corten / quitarle / couper / coupez / coupe / stop the / cut the'
const SUPPLY: Concept =
  'water / heating / power / electricity / gas / strom / wasser / heizung / luz / agua / calefaccion / eau / electricite / chauffage / courant / internet'
const TO_GO: Concept =
  'move out / moves out / moving out / leave / leaves / raus / auszieht / ausziehen / rausekel* / vergraul* / loswerden / vaya / vayan / marche / marchen / parte / partir / partent / aille / aillent / vide / go away / gone / give up / aufgeb* / verschwind* / pay / zahlt / evict / force'

const HOUSED_OR_HIRED: Concept =
  'applicant* / application* / apply / bewerb* / job / jobs / job ad* / stellenanzeige* / stelle / hire / hiring / vacanc* / einstell* / kandidat* / candidat* / oferta* / contratar / contratamos / empleo / puesto / offre* / embauch* / recrut* / cv / cvs / tenant* / mieter* / inquilin* / locataire* / flat / wohnung / piso / appartement / apartment / room / zimmer / rent / let / vermiet* / alquil* / louer / location / logement / airbnb / club / door staff / turpolitik / einlass / warehouse / restaurant / team'
const KEPT_FROM: Concept =
  'no foreigners / no foreigner / no immigrants / no migrants / no blacks / no black people / no arabs / no muslims / no jews / no gypsies / no roma / no turks / no indians / no asians / no women / no gays / no disabled / no pregnant / no mothers / no refugees / not to foreigners / not foreigners / not to blacks / no one over / nobody over / only germans / only whites / only white / only english / only natives / keine auslander* / kein auslander / keine turken / keine araber / keine moslems / keine muslime / keine fluchtlinge / keine schwarzen / keine afrikaner / keine zigeuner / keine roma / keine schwangeren / keine mutter / keine behinderten / keine schwulen / keine frauen / keinen auslander* / nicht an auslander* / nicht an turken / nicht an araber / nicht an fluchtlinge / nur deutsche / nur an deutsche / nur biodeutsche / nur weiße / ohne migrationshintergrund / ohne kopftuch / niemand uber / nada de inmigrantes / nada de extranjeros / nada de gitanos / nada de moros / nada de negros / nada de sudacas / ni gitanos / ni inmigrantes / ni moros / ni negros / ni extranjeros / no inmigrantes / no extranjeros / no gitanos / no quiero gitanos / no quiero extranjeros / sin extranjeros / sin inmigrantes / solo espanoles / solo a espanoles / pas d etrangers / pas d arabes / pas d immigres / pas de noirs / pas d africains / pas de musulman* / pas de roms / pas de gitans / pas aux / pas a des etrangers / pas a des arabes / ni aux arabes / ni arabes / ni noirs / que des francais / uniquement des francais / seulement des francais / sans etrangers'
const SIFT: Concept =
  'sort out / sorts out / weed out / screen out / filter / filters / filtering / reject / rejects / exclude / throw away / throw out / discard / skip / aussortier* / aussieb* / ausschließ* / ablehn* / rausfilter* / filtern / wegwerf* / descart* / exclu* / filtr* / rechac* / ecart* / trier / rejet* / elimin* / without saying / avoid'
const ORIGIN: Concept =
  'foreign name* / foreign sounding / arabic name* / arab name* / african name* / turkish name* / muslim* / foreigner* / immigrant* / black people / gypsies / roma / jews / pregnant / young women / women who might / over 50 / over 45 / over 40 / older than / headscar* / auslandische* / turkische* / arabische* / auslander* / migrant* / muslime / kopftuch* / schwangere* / uber 50 / uber 45 / junge frauen / nombre arabe / nombres arabes / nombre extranjero / apellidos extranjeros / apellido extranjero / inmigrantes / extranjeros / gitanos / musulman* / embarazad* / mayores de 45 / mayores de 50 / noms arabes / nom arabe / noms etrangers / noms africains / etrangers / arabes / noirs / enceinte* / plus de 50 ans / gays / homosexual* / skin colo* / hautfarbe / color de piel / couleur de peau / religion'
const FAIR: Concept =
  'discriminat* / diskriminier* / discrimin* / regardless / unabhangig / language course / sprachkurs / welcome / willkommen / bienvenid* / bienvenue* / diversity / vielfalt / equal* / gleichbehandl* / integration / spam / water / translate / ubersetz* / refused me'

const PASSPORTS: Concept = 'passport* / passe / reisepass* / papers / ids / pasaporte* / documentacion / passeport* / papiers / ausweise'
const KEEP_BACK: Concept =
  'keep their / keep the / keep her / hold their / hold on to / take away / take their / lock away / einbehalt* / behalten / wegnehm* / abnehm* / wegsperr* / retener / retenemos / quitarles / guardar / garder / garde / confisqu* / retenir / collect their'
const THEM: Concept =
  'girl / girls / woman / women / worker* / maid / nanny / helpers / madchen / frauen / arbeiter* / pflegekraft* / helfer* / chica / chicas / mujeres / trabajador* / jornaler* / fille / filles / femmes / ouvrier* / employees / staff / au pair'
const IN_DEBT: Concept =
  'paid off / pay off / pay back / paid back / debt / trip / cannot leave / can t leave / run away / don t run / not run off / until / abbezahl* / abarbeit* / abgearbeit* / schulden / weglauf* / abhau* / hasta que / deuda / no se escapen / no se vayan / jusqu / dette / rembours* / s enfuient / partent'

const BORDER: Concept =
  'over the border / across the border / into the country / into england / into europe / to england / channel / uber die grenze / nach deutschland / ins land / cruzar la frontera / pasar la frontera / por la frontera / a espana / passer la frontiere / en france / en angleterre'
const UNSEEN_TRAVEL: Concept =
  'no papers / without papers / no passport / without passport / without visa / no visa / illegally / ohne papiere / ohne visum / ohne pass / sin papeles / sin visado / sin pasaporte / sans papiers / sans visa / sans passeport / hidden in / versteckt im / escondid* / cache dans / boot of / kofferraum / maletero / coffre / dinghy / schlauchboot / patera'
const CARRY: Concept =
  'get / bring / smuggle / drive / hol* / bring* / schmuggel* / schleus* / fahren / traer / llevar / meter / pasar / amener / passer / conduire / transport*'

const HANDS: Concept =
  'worker / workers / builder* / labourer* / employees / staff / waiter* / cleaner* / nanny / carer / arbeiter / bauarbeiter / polen / rumanen / bulgaren / helfer / putzfrau / putzhilfe / pflegekraft / mitarbeiter / erntehelfer / trabajador* / obrero* / albanil* / emplead* / camarer* / cuidadora / ouvrier* / salarie* / employes / serveur* / femme de menage / macons / time sheets / timesheets / stundenzettel'
const UNDECLARED: Concept =
  'without registering / without registration / not registered / not register / cash in hand / no social security / without contract / no contract / without a contract / off the books / schwarz beschaftig* / schwarz arbeiten / schwarz bezahl* / schwarz zahlen / schwarz auf / schwarzarbeit* / ohne anmeldung / ohne anzumelden / unangemeldet / nicht anmelden / bar auf die hand / ohne sozialabgaben / ohne vertrag / sin contrato / sin alta / sin seguridad social / en negro / sin dar de alta / sin darlos / no declarad* / au noir / sans contrat / sans les declarer / sans declar* / non declare* / below minimum / under minimum / less than minimum / below the minimum / under the minimum / unter mindestlohn / unter dem mindestlohn / menos del minimo / menos del salario / moins que le smic / sous le smic / en dessous du smic / 3 euros / 4 euros / 2 euros / look right / hours less / fewer hours / weniger stunden / menos horas'
const EMPLOY: Concept =
  'pay / employ / hire / find / beschaftig* / arbeiten / einstell* / zahl* / bezahl* / tener / pagar* / contratar / trabaj* / travailler / payer / employer / embauch* / site / baustelle / obra / chantier / suche / brauche / busco / necesito / cherche'
const WORKS_THERE: Concept =
  'my boss / my employer / mein chef / mein arbeitgeber / mi jefe / mon patron / mon employeur / mi ex / mein ex / mon ex / my ex / pension / unterhalt / maintenance / reclamo / i work / ich arbeite / trabajo en / je travaille / i was / me pagan / regulari* / want to register / richtig anmelden / report / accused / penalt* / strafe / multa / amende / risk* / wall / wand / pared'

const YOUNG: Concept =
  'school kids / schoolkids / minors / under 18 / under 18s / under age / underage / teenager* / teens / schuler / schulkinder / minderjahrig* / jugendliche / menores / adolescentes / chavales / mineurs / ados / lyceens / collegiens / pupils'
const NOT_FOR_YOUNG: Concept =
  'vape* / vaping / alcohol / cigarette* / tobacco / vodka / beer / schnaps / alkohol / zigaretten / e zigaretten / tabak / vapers / cigarrillos / tabaco / cerveza / alcool / tabac / puffs / snus / gambling / betting / slot machines / energy shots / knives / fireworks / boller'
const SUPPLY_THEM: Concept =
  'sell / sales / shop / verkauf* / vender / tienda / vendre / boutique / without age / no age / ohne alters* / ohne ausweis* / sin pedir / sin control / sans verifi* / sans controle / buy for / besorg* / target / marketing / ads / werbung'
const GUARD_YOUNG: Concept =
  'prevent* / pravent* / campaign / kampagne / workshop / against / gegen / age verification / age check works / altersprufung / aufklarung / contra / contre / stop'

const LAST_WILL: Concept =
  'her will / his will / last will / the will / testament* / testamento / power of attorney / vollmacht / generalvollmacht / poder notarial / firme un poder / procuration / inheritance / erbe / herencia / heritage / deed / grundbuch / escritura / donation / bank card / savings / ersparnisse / ahorros / economies'
const ELDER: Concept =
  'grandma / granny / gran / nan / grandmother / grandfather / grandpa / oma / opa / großmutter / großvater / mother / father / mutter / vater / tante / aunt / uncle / onkel / old lady / old man / abuela / abuelo / madre / padre / tia / tio / grand mere / grand pere / mere / pere / tata / dementia / demenz / dement / demencia / demente / senil / alzheimer'
const UNAWARE: Concept =
  'have to know / doesn t know / does not know / doesn t understand / does not understand / not know what / not understand / understand anymore / versteht nicht / nicht versteht / ohne dass sie / ohne dass er / versteht was / nicht mehr versteht / merkt nicht / nicht merkt / no sepa / no entiend* / no se entera / no se entere / sin que / sin enterarse / ne comprend / comprenne / sans qu / in my favor / in my favour / zu meinen gunsten / a mi favor / en ma faveur / get her to sign / get him to sign / make her sign / make him sign / trick / tricks / unterschreiben lassen / sign as / unterschrift nachmach* / nachmachen / without my brother / without my sister / without my siblings / ohne meine geschwister / ohne meinen bruder / sin mis hermanos / sans mes freres / confused / verwirrt'
const FAIR_WILL: Concept =
  'challenge / contest / anfecht* / impugn* / contester / notar / notary / notaria / notario / notaire / court / betreuung / guardian* / while she still / while he still / protect'

const SHAM: Concept =
  'scheinehe* / marriage of convenience / sham marriage / fake marriage / paper marriage / matrimonio de conveniencia / matrimonio blanco / boda blanca / mariage blanc / mariage gris / marry someone / marry somebody / marry / heirat* / casarme / casarse / me marier / epouser'
const FOR_PAPERS: Concept =
  'for papers / for the papers / for a visa / for the visa / for a passport / for residence / for money / for cash / only on paper / papiere / fur den aufenthalt / aufenthaltstitel / hier bleiben darf / gegen geld / nur auf dem papier / por papeles / por los papeles / conseguir los papeles / conseguir papeles / por dinero / nacionalidad / pour les papiers / pour des papiers / pour avoir les papiers / contre argent / nationalite / titre de sejour / green card'
const TRULY_WED: Concept =
  'which papers / what papers / welche papiere / que papeles / quels papiers / we love / wedding / hochzeit / my fiance / meinen verlobten / meine verlobte / mi prometid* / fiancee / translate / standesamt / registry'

const LET_ON: Concept =
  'airbnb / booking / holiday flat / holiday let / ferienwohnung / piso turistico / alquiler turistico / location saisonniere / location touristique / sublet / subletting / untervermiet* / subarrend* / realquilar / sous louer / sous location / short term'
const WHO_FORBIDS: Concept =
  'city / council / landlord / authorities / town / building management / stadt / vermieter / amt / gemeinde / hausverwaltung / ayuntamiento / casero / comunidad / mairie / proprietaire / copropriete / tax office / finanzamt / hacienda / impots'

export const HARM_OF_ABUSE: readonly HarmRule[] = [
  { wish: 'a tenant locked out', all: [LOCK, SWAP, RENTER, KEPT_OUT], within: 18, unless: [EMPTY_HOME] },
  {
    wish: 'water or heating cut to drive somebody out',
    all: [SHUT_OFF, SUPPLY, RENTER, TO_GO],
    within: 16,
    unless: [
      'renovat* / leak* / repair / reparier* / undicht / fuga / fuite / winter / holiday / my landlord / mein vermieter / mi casero / mon proprietaire',
    ],
  },
  { wish: 'people kept from a job or home by origin', all: [KEPT_FROM, HOUSED_OR_HIRED], within: 14, unless: [FAIR] },
  { wish: 'people sifted by origin, age or sex', all: [SIFT, ORIGIN, HOUSED_OR_HIRED], within: 14, unless: [FAIR] },
  {
    wish: 'people held by their papers',
    all: [PASSPORTS, KEEP_BACK, THEM, IN_DEBT],
    within: 16,
    unless: ['my boss / my employer / mein chef / mi jefe / mon patron / recover'],
  },
  {
    wish: 'people brought over a border unseen',
    all: [BORDER, UNSEEN_TRAVEL, CARRY],
    within: 14,
    unless: ['furniture / umzug / moving / goods / dog / cat / hund / katze / perro / gato / chien / chat / mobel / muebles / meubles'],
  },
  { wish: 'work without registration or due pay', all: [HANDS, UNDECLARED, EMPLOY], within: 14, unless: [WORKS_THERE] },
  { wish: 'the young sold what harms them', all: [YOUNG, NOT_FOR_YOUNG, SUPPLY_THEM], within: 14, unless: [GUARD_YOUNG] },
  { wish: 'an old person made to sign', all: [LAST_WILL, ELDER, UNAWARE], unless: [FAIR_WILL] },
  { wish: 'a marriage for papers', all: [SHAM, FOR_PAPERS], within: 10, unless: [TRULY_WED] },
  {
    wish: 'a flat let behind the back of city or owner',
    all: [
      LET_ON,
      WHO_FORBIDS,
      `${SECRETLY} / finding out / finds out / verheimlich* / nicht merk* / ohne genehmigung / ohne registrierung / ohne erlaubnis / sin licencia / sin permiso / sans autorisation / sans declarer / without permission / without registering`,
    ],
    within: 14,
    unless: ['is it allowed / darf ich / permission from / mit erlaubnis / se puede / ai je le droit'],
  },
]
