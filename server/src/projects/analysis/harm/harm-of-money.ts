import { AUTHORITY, type Concept, FAKE, type HarmRule, PERSON, SECRETLY } from './harm-concepts.ts'
import { HONEST } from './harm-of-gain.ts'

const INCOME: Concept =
  'private holidays / private costs / earnings / tips / airbnb / turnover / lohn / gehalt / vermietung / trinkgeld / erlose / bargeld / facturacion / propinas / sueldo / beneficio / chiffre d affaires / pourboires / salaire / benefice / crypto / bitcoin / inheritance / erbe / herencia / heritage / gold / income / sale / sales / cash / money / rent / till / takings / revenue / 300k / second set of books / set of books / books / umsatze / umsatz / einnahmen / einkommen / kasse / geld / buchfuhrung / mieteinnahmen / ventas / ingresos / caja / dinero / alquiler / contabilidad / doble contabilidad / ventes / revenus / caisse / argent / comptabilite / loyers / recettes / wages / profit / gewinn'
const HIDE: Concept =
  'company costs / into company costs / invoices that fit / private as business / privat als / als betriebsausgabe / como gasto de empresa / en frais / write off my private / absetzen obwohl / wegtrick* / drucken / kleinrechn* / runterrechn* / untersch* / disappear / vanish / leave out / underreport / under report / unter den tisch / no declarar / b / caja b / en b / minorer / sous declarer / au black / sans facture / hide / hidden from / forget / forgets / skip / erase / one for us / island company / offshore / only sees / doesn t see / shouldn t see / evade / avoid paying / verschwind* / verstecken / verschleier* / parken / am finanzamt vorbei / vorbei an / vorbei am / hinterzieh* / eine fur mich / loschen / nicht sieht / ohne dass / borre / borra / borrar / esconder / ocultar / evadir / no vea / sin declarar / sin declararlo / cacher / dissimuler / efface / effacer / frauder / ne doivent savoir / echapper / ne voie / double'
const TAX_MAN: Concept =
  'tax / taxes / tax office / taxman / tax inspector / hmrc / irs / wife / husband / finanzamt / steuer / steuern / fiskus / amt / ehefrau / pruft bald / hacienda / fisco / impuestos / mujer / inspeccion / impots / fisc / femme / controle fiscal / inspector / customs / duty'
const TAX_LAWFUL: Concept =
  'gewinn und verlust / what happens if / was passiert wenn / declare late / fiscal rules / tax return / steuererklarung / declaracion de la renta / declaration d impots / accountant / steuerberater / asesor / comptable / voluntarily / nachholen / regulari* / explain / allowance* / deduct* / absetz* / legally / forgot to / conforme / attestation fiscale / tse / anti money / checklist / correct value / optimis* / invoice template / shoebox / geldwaschegesetz / photos / cables / cable / router / layer / column / spalte / columna / backup / template / plugin / crowdfunding'
const TAX_FRAUD: Concept =
  'make my private holidays / private holidays and / scheinrechnung* / facturas falsas / fausses factures / fake expenses / invented expenses / caja b / schwarzgeld / dinero negro / dinero b / argent noir / black money / undeclared money / second set of books / two sets of books / doppelte buchfuhrung gesucht eine / kasse * umsatze verschwinden / evade tax* / tax evasion / steuern hinterziehen / steuerhinterziehung / evadir impuestos / frauder le fisc / frauder les impots / vat carousel / vat through / carousel fraud / mehrwertsteuerkarussell / umsatzsteuerkarussell'
const CUSTOMS: Concept =
  'lower price on the customs / lower value on the / undervalue / zollwert niedriger / niedriger wert / kleinerer wert / menor valor / valor mas bajo / valeur plus basse / baisser la valeur / customs papers so / so the duty / duty s small / refund is paid and'
const BENEFIT: Concept =
  'unemployment / benefits / disability payment / housing benefit / universal credit / burgergeld / arbeitslosengeld / hartz / sozialhilfe / wohngeld / kindergeld / paro / subsidio / ayuda / prestacion* / chomage / rsa / allocations / apl / draw unemployment'
const WORK_BESIDE: Concept =
  'full time / jornada completa / a tiempo completo / vollzeit / voll arbeit* / plein temps / temps plein / no salga / arreglenlo / self employed on / und arbeite / y trabajo / et je travaille / work full time / working / on the side / job centre can t / can t see / nebenbei / schwarz / arbeite voll / putze / nichts sehen / nichts davon / davon nichts / trabajo en negro / trabajando / sin que / en negro / travaille au noir / au noir / ne voie / sans le declarer / look worse / live together / zusammenwohnen'
const BENEFIT_LAWFUL: Concept =
  'apply / antrag / beantragen / solicitar / demander / am i allowed / darf ich / how much may / wie viel darf / puedo / minijob / allowed to earn / appeal / widerspruch / objection / hay sentencia / unterhalt / child support / pension alimenticia / pension alimentaire / mi ex / mein ex / meine ex / my ex / mon ex / mon ex mari'
const OFF_BOOKS: Concept =
  'authorities don t / no wages / without wages / no pay the first / authorities don t see / ohne lohn / unbezahlt / sin sueldo / sin pagar / sans salaire / sans les payer / below minimum wage / unter mindestlohn / less than minimum wage / por debajo del minimo / child labour / no registration / not registered / unregistered / without registration / cash daily / cash every day / cash no / bar auf die hand / bar auf kralle / ohne rechnung und / nicht angemeldet / nicht anmelden / sin registrar / sin papeles ni / sans les declarer / non declare / no contract / off record / sin seguridad social / off the books / pay under the table / paid under the table / cash in hand / without contracts / without contract or / no papers sleep / as volunteers / schwarz auf die hand / schwarz bezahl* / ohne anmeldung / ohne vertrag / schwarzarbeit* / schwarz arbeiten / schwarz beschaftig* / leute schwarz / en negro / sin contrato / sin alta / sin dar de alta / au noir / sans contrat / sans declarer / de la main a la main / non declares / unregistered workers'
const WORKERS: Concept =
  'housemaid / maid / from abroad / haushaltshilfe / pflegerin / aus dem ausland / aus rumanien / interna / extranjera / asistenta / bonne / employee de maison / de l etranger / migrants / refugees / fluchtlinge / refugiados / cash / customs / cousins / roof / dach / baustelle / waiter* / kellner* / koche / nanny / kellner / cocineros / limpiadoras / femme de menage / aide / cleaner* / roofer* / builder* / worker* / people / pickers / kitchen / men / rosters / leute / trockenbau* / helfer / maurer / bauarbeiter / putzfrau / arbeiter / albanil* / obreros / camareros / peones / trabajadores / jornaleros / ouvriers / macons / serveurs / gars / saisonniers / inspector / inspeccion / zoll / urssaf / falls / wenn'
const NOT_BLACK: Concept =
  'register / properly / anmelden / richtig / minijob / boss won t pay / zahlt schwarz / mein chef / geradebiegen / worked without / dar de alta a / declarer une / cesu / wages / black and white / schwarz weiß / schwarz weiss / schwarzer / black / reclamar / reclamo / me debe* / mi ex / mein ex / my ex / mon ex / hay sentencia'
const TRAPPED: Concept =
  'keep passports / we keep the passports / passe behalten / passe behalten wir / behalten wir ein / behalten die passe / guardamos los pasaportes / nos quedamos los pasaportes / quedamos con los pasaportes / garde les passeports / gardons les passeports / until they ve paid off / bis sie die reise abbezahlt / hasta que paguen el viaje / can t leave / cannot leave / keep their passports / keep the passports / take their passports / passe einbehalten / passe abnehmen / pass abnehmen / retener pasaportes / quitarles el pasaporte / no puedan irse / garder leurs passeports / confisquer les passeports / no papers sleep / sleep in container'

const CLEAN_MONEY: Concept =
  'doesn t check where it comes / where it comes from / origen del dinero / herkunft des geldes / no pregunten de donde / launder / launder money / launder cash / comes out clean / come out clean / look clean / looks earned / looks clean / wash the money / sauber werden / sauber wirkt / waschen / geldwasche / blanquear / blanqueo / blanquee / blanchir / paraisse propre / paraitre propre / parezca legal / parezca ganado / look earned / rest goes on to'
const DIRTY_MONEY: Concept =
  'espece / bank / contracts / cash / money / 80k / 10 stays / bank account / bar / bargeld / geld / barbershop / efectivo / dinero / lavanderia / facturas / 70 000 / 60 000 / liquide / argent / especes / crypto / companies / lend me'
const NOT_CLEAN_MONEY: Concept =
  'laundry service / anti money / checklist / aml / estate agency / praventi* / prevention / wascherei fur / pressure wash* / geldwaschegesetz / car wash website / clean window*'
const MULE: Concept =
  'crypto wallet for receiving / lend me their bank account / lend their account / money mule* / account in the name of / accounts in the name of / name of my dead / konto auf fremden / konto auf den namen / konten auf fremde / strohmann / strohmanner / homeless man as director / as straw / straw man / nominee director / finanzagent* / cuentas con dni de / cuentas con los papeles / cuenta a nombre de / testaferro* / hombre de paja / comptes avec les papiers / compte au nom de / prete nom / homme de paille'
const MULE_WISH: Concept =
  'untraceable / money from people / receive / payments / move / money comes / months / transfer* / open / need / geldeingange / brauche / ware / bestellen / eroffnen / recibir / pagos / mover / abrir / recevoir / virements / ouvrir / set up / gmbh / companies / weg damit'
const SCAM: Concept =
  'close when the / close when enough / close when they / close when people / close it when / we close / shut it when / zumachen wenn / dann zu / machen dicht / cerramos cuando / cerrar cuando / on ferme quand / fermer quand / site bidon / boutique bidon / placement bidon / annonce bidon / disappear with / weg mit dem geld / mit dem geld weg / run with the / run with their / run off with / keep the deposits / anzahlung* kassier* / kassieren und / vorkasse und / cobrar y / cobramos y / encaisser et / encaisse et / charity that doesn t exist / fake charity / spenden fur nichts / falsche spenden / flat that doesn t exist / wohnung die es nicht gibt / piso que no existe / appartement qui n existe / rent out a flat i don t / guaranteed returns / invented returns / fake investment / fake shop / fakeshop / tienda falsa / fausse boutique / pump and dump / pump the price / never send goods / never send the goods / take the money and / pull the money / pull my money / rug pull / delete the site / pay the old ones / new people pay / fake profits / ponzi / pyramid / pyramid scheme / schneeballsystem / erfundenen gewinnen / dann ist schluss / dann weg / dann abtauchen / and then we disappear / we disappear / prices too good / nie liefern / nicht liefern / ware kommt nie / no enviamos / no mandamos / desaparecer con / piramidal / estafa piramidal / beneficios inventados / ganancias inventadas / gains inventes / profits fictifs / pyramide de ponzi / disparaitre avec / jamais livrer / on ne livre / sacar el dinero y'
const SCAM_WISH: Concept =
  'plateforme de placement / placement / beaux graphiques / donations / spenden / donativos / dons / ad / anzeige / anuncio / annonce / deposit / kaution / fianza / caution / token / nft / platform / plattform / plataforma / website / site / shop / shop front / coin / white paper / dashboard / investment / club / need / set up / launch / seite / investmentseite / onlineshop / gmbh / einzahl* / zahlen ein / web / tienda / moneda / inversion / club de / boutique / investissement / cryptomonnaie / plateforme'
const NOT_SCAM: Concept =
  'explain / is it a ponzi / looked at / pensioners / lost / scammed / warn* / talk about / victims / food pyramid / was cheated / refund from / have the papers / holiday'
const CASINO: Concept =
  'casino without licen* / casino ohne lizenz / casino sin licencia / casino sans licence / real cash / for teens / gambling without / slot machine* / spielautomat* / tragaperras / machines a sous / illegales glucksspiel / poker without licen* / illegal betting / wetten ohne lizenz / apuestas'
const CASINO_TRICK: Concept =
  'rig / rigged / pay less / without licen* / ohne lizenz / sin licencia / sans licence / real cash / weniger aus* / manipul* / trucar / que paguen menos / truquer / less than the law / minors / teens / rinadero / renidero'
const SPAM: Concept =
  'thousand mails / thousand messages / mass sms / mass whatsapp / mass messages / massen sms / massen whatsapp / auto dialer / autodialer / call bot / anrufbot / sms masivos / whatsapp masivo / llamadas masivas / sms en masse / appels en masse / e mail bomb* / mail bomb* / cold texts / purchased list / bought list / gekaufte liste / gekaufte adressen / lista comprada / liste achetee / comprada / scraped addresses / scraped numbers / scraped emails / million mails / 2 million mails / 1 mio / mio spam / millionen mails / millon de correos / millones de correos / million de mails / millions de mails / spam mails / spam / robocall* / whatsapp blast / blast to / mass mail / massenmail* / bought addresses / adressen hab ich gekauft / adressen gekauft / direcciones compradas / adresses achetees / bulk sms / burner sims / werbeanrufe / llamadas automaticas / appels automatiques'
const UNASKED: Concept =
  'don t know us / never gave / never asked / not opted / no opt / without opt / kennen uns nicht / nie zugestimmt / ungefragt / no nos conocen / nunca dieron / sin que lo pidan / n ont rien demande / jamais donne / scraped / change sender / different senders / verschiedene absender / absender wechsel* / distintos remitentes / bypass the filter / filter umgehen / through spam / an spamfilter / saltar el filtro / contourner le filtre / mass / masse / masiv* / bought / gekauft / compradas / achetees / never signed up / without consent / without permission / ohne einwilligung / ohne zustimmung / sin consentimiento / sin permiso / sans consentement / sans permission / number must change / do not call / didn t ask / filters shouldn t / pills / potenzmittel / fake sender* / faux expediteur* / falschen absender* / who cares / every pensioner'
const NOT_SPAM: Concept =
  'invitation* / members / mitglieder / socios / membres / our customers / opted in / double opt / einladung* / own list / kunden die / lands in spam / land in spam / im spam / block / stop / comments / signed up / bestatigt / filter out / clean up / against spam / spf / dkim / folder / bought a'

const LOCKS: Concept =
  'take the door off / remove the door / remove the windows / turn off the water / turn off the power / cut the water / cut the power / cut her / cut his / power off / no heating / stop the heating / strom weg / wasser weg / wasser abdrehen / strom abdrehen / turen aushangen / fenster aushangen / quitar la puerta / quitar las ventanas / sin luz / sin agua / quitar la luz / enlever la porte / enlever les fenetres / plus d eau / plus de chauffage / get him out / get her out / get them out / sachen raus / rauswerf* / rausschmeiß* / rausekel* / echar a / sacar a / mettre a la porte / virer / expulser / make noise / larm machen / builders in / noise / change the locks / change the lock / lock changed / locks changed / changing the locks / tauschen sie bitte das schloss / schloss tauschen / schloss austauschen / schlosser tauschen / schloss wechseln / schloss / cambiar la cerradura / cerradura / bombin / changer la serrure / changer les serrures / serrure / cut off / switch off power / switch off the power / switch off / turn off the heating / take out the front door / front door and windows / heizung abdrehen / abdrehen / abstellen / strom abstellen / heizung / cortarles / cortarle / cortar la luz / cortar el agua / corten / couper l eau / couper le courant / couper l electricite / couper le chauffage / visit the family / put his stuff / put her stuff / raum* / throw out'
const OUT_OF_HOME: Concept =
  'so they leave / so she leaves / so he leaves / until they go / till they go / till he leaves / give up the flat / gives up / without court / without going to court / ohne gericht / ohne raumungsklage / ohne urteil / sin juez / sin juicio / sin juzgado / sans juge / sans passer par / sans tribunal / damit sie / damit er / freiwillig / von selbst / de ellos mismos / d eux memes / se marchen / se largue / que se larguen / degage / degagent / before the notice / kundigungsfrist / while he s at work / while he is at work / while she s / while he / stuff on the street / on the street / until she gives up / till she gives / until they leave / moves out / move out / leave by / go by themselves / he cannot come back / can t come back / in hospital / wenn er arbeitet / wahrend er / raumen alles / raus / auszieht / ausziehen / bis sie / bis er / auf die straße / hasta que se vayan / hasta que se vaya / se vayan / mientras trabaja / mientras esta / a la calle / sus cosas / pendant que le / pendant qu / affaires dehors / mettre dehors / qu elle parte / qu ils partent / qu il parte / jusqu a ce qu'
const RENTER: Concept =
  'tenant* / tenants / unit 4 / unit / family / flat / my flat / lodger / he / she / mieter* / frau / wg / familie / og / inquilin* / los de abajo / familia / piso / locataire* / famille / etage / squat* / okupa*'
const EVICT_LAWFUL: Concept =
  'moved out / has left / ausgezogen / se ha ido / a quitte / my landlord / vermieter / casero / mon proprietaire / proprietaire a / court / gericht / juzgado / tribunal / eviction the proper / raumungsklage / desahucio por / procedure / just bought / we bought / moved in / einzug / estrenar / apres l achat / key s inside / keys inside / broken / stuck / klemmt / valve / repariere* / leak* / plumber / my cleaner / moved out last / ausgezogen ist / nach auszug / after they moved / tropft / fallt / fault / wartung'
const BREAK_IN: Concept =
  'offnen und starten ohne / starten ohne schlussel / ohne schlussel / coche sin llave / auto ohne schlussel / car without key / car without a key / voiture sans cle / car with no key / sin llave ni / hotwire / kurzschließen / puentear el coche / keyless relay / relay attack / code grabber / lockpick* / get into the garage of / garage of my / safe of my / tresor von / tresor vom / caja fuerte de / coffre fort de / into the house of / haus von meinem / into his house / into her house / into his flat / into her flat / in ihre wohnung / in seine wohnung / entrar en su casa / entrar en casa de / entrer chez / rentrer chez / piso de mi / pas a moi / not mine / isn t mine / gehort mir nicht / nicht meins / no es mio / no es mia / no es mi coche / start a car without / auto ohne schlussel / wohnung vom / wohnung der ex / tur vom nachbarn / pick the lock of / schloss knacken / forzar la cerradura / crocheter / not my flat / it s not my / open her flat / open his flat / open my ex / open the flat of / he d never let / she d never let / started without a key / without a key / open and started / without original key / no original key / past the keypad / get past the lock / get past the door / get past the alarm / unit next to mine / good stuff in it / owners are never there / discreet lock / fremde wohnung / wohnung von meiner ex / wohnung meiner ex / wohnung von meinem ex / nicht meine wohnung / wegfahrsperre / einsteigen / piso de mi ex / casa de mi ex / abrir el piso / arrancar sin llave / no es mi piso / no es mi casa / appart de mi / appart de mon / appartement de mon ex / ouvrir l appart / pas mon appart / demarrer sans cle / sans la cle / immobiliser / immobilizer / holiday house over / copy the key of / copier la cle de / llave de mi jefe / schlussel vom chef / schlussel nachmachen / key of my boss'
const WHILE_AWAY: Concept = `papiere gibts nicht / keine papiere / ni papeles / no papers / nor papers / arranque / hoy mismo / today / heute noch / aujourd hui / arrancar / without asking / ohne zu fragen / she doesn t / he doesn t / weiß nichts / no lo sabe / get my things / meine sachen / mis cosas / mes affaires / ohne papiere / while / mientras / pendant / wahrend / clio / golf / start / starten / demarrer / arrancar / abrir / open / ouvrir / aufmachen / offnen / ${SECRETLY} / on holiday / on shift / standing around / for weeks / heard / no papers / more coming / quick opening / photo / winter / never there / owners / im urlaub / nicht da / steht da / ohne papiere / de vacaciones / no esta / turno / sans papiers / en vacances / son service / never let me / d never let / stuff in it / arbeiten ist / bei der arbeit`
const OWN_DOOR: Concept =
  'my own / our own / own tractor / id / lease / lost my / lost both / eigen* / locked out / ausgesperrt / propio / me quede fuera / papers and id / won t recognise / battery change / have papers / receipt / i am the tenant / nicht erkannt / propre / carte grise / documentacion'

const BUILD: Concept =
  'bearing wall / tragende / planta mas / floor / stock / stockwerk / dachgeschoss / garage / carport / shed / piscina / veranda / surelevation / terrasse / storey / add a / basement flat / flat in the basement / extension / annex / anbau / dachausbau / wand / load bearing / wall / dig out / dig / slab / slabs / steel and cement / balcony / house / planta / ampliacion / muro / muro de carga / pared maestra / tirar un muro / mur porteur / abattre / etage / extension / forjado / schwimmbad / pool / well / brunnen / pozo / tragende wand / construir / build'
const UNPERMITTED: Concept =
  'no engineer / no permission / no permit / without engineer / without an engineer / ohne statiker / sin arquitecto / sin ingeniero / sans ingenieur / sans architecte / tonight / covered with / tapada con / nos dijo que no / said no / nein gesagt / a dit non / a refuse / denegado / denegaron / tarps / planen verdeckt / not to see / planning doesn t see / doesn t see it / they ve already refused / already refused / council must think / must think its / buyers never look / never look inside / only hold us up / tarnen / bauamt / ist abgelehnt / abgelehnt worden / ohne genehmigung / ohne statik / ohne baugenehmigung / merkt / sin permiso / sin licencia / sin proyecto / sin que el ayuntamiento / no se entere / sans etude / sans autorisation / sans permis / ne verra rien / copro / less steel / without permit / without a permit / without permission / no second exit'
const PLANNING_FRAUD: Concept = `notice / denken / tenants upstairs / denegado / permission / permit / statiker / engineer / lonas / dijo que no / covered / wissen / sin que / refuse / autorisation / ${SECRETLY} / think / see / doesn t see / inside / hold us up / refused / hidden / behind / council / planning / genehmigung / abgelehnt / halt / amt / ayuntamiento / vecinos / rien / copro / mairie / inspector* / nobody / nadie / keiner / night / buyers`
const PERMITTED: Concept =
  'a refuse / architecte des batiments / approved afterwards / nachtraglich / need structural / structural engineer / ask the planning / whether / needs permission / permit is / escape window / apply / bauantrag / legalizar / regularis* / do i need / brauche ich eine genehmigung / hace falta / faut il / genehmigungsfrei / years ago / vorbesitzer / shelf / shed years'

const GROUP: Concept =
  'skin colour / skin color / colour of skin / race / ethnic* / deutsche bewerber / german sounding / foreign names / foreign sounding / hautfarbe / herkunft / nur deutsche / alle anderen namen / religion / color de piel / apellidos extranjeros / gitano / negra / solo espanoles / couleur de peau / francais de souche / noms etrangers / origine / women / mothers / older people / over 45 / uber 50 / mayores de / lesbian* / trans / kinderlose / flüchtlinge / fluchtling* / syrer / polen / rumanen / obese / hiv / arabs / africans / blacks / muslims / jews / gays / gypsies / gipsies / roma / foreigners / immigrants / turks / disabled people / disabled / wheelchair / women under / pregnant / over 50 / asians / auslander / araber / turken / muslime / schwarze / juden / behinderte* / frauen unter / schwangere* / kopftuch / sudamericanos / moros / gitanos / negros / inmigrantes / extranjeros / musulmanes / discapacitad* / mujeres / homosexual* / noirs / arabes / etrangers / musulmans / juifs / roms / gitans / handicapes / femmes enceintes'
const KEEP_OUT: Concept =
  'rate guests by / by skin / absagen / absage / automatisch absagen / no women / not for / exclude / excluding / weed out / turn away / not let in / not get in / rein lassen / nicht reinlassen / raushalten / ausschließ* / nur deutsche / excluir / excluya / dejar fuera / no dejar entrar / fuera / exclure / exclus / refouler / ne pas laisser entrer / ne pas embaucher / not hire / don t hire / nicht einstellen / no contratar / sin que se note / quietly rejects / score lower / rank lower / no viewing / gets a viewing / get no / drop / drops / filter / screen / screen the / sort out / reject / give up applying / say full / no gays / keep out / not rent / don t want / aussortier* / filter* / keine auslander / keine besichtigung / so dass keine / ablehnen / fernhalten / no alquilar / descarte / descartar / rechazar / no quiero / que no entren / ne pas louer / ne pas prendre / trier / refuser / ecarter / eliminer les / without it showing / sans que ca se voie / sin decirlo / can t say it openly'
const NOT_KEPT_OUT: Concept =
  'neutral / whether she is right / test whether / apples / belt / find the rule / seems to / wer pruft / refugees welcome / beschwerde / shelter / support group / dating / women s shoes / travel / club for / translat* / ubersetz* / race track / rennen / bike race / running race / herkunftsnachweis / clothes / shop for women / fashion / accessible / barrierefrei* / accesible / accessible pour / anti discriminat* / non discriminat* / same / every applicant / agg / treats / language course* / sprachkurs / integration / advice for / water filter / toilets / doors for / ramp'

const PIRATED: Concept =
  'peliculas pirata / sky und dazn / dazn / sky netflix / alles drauf / allem drauf / netflix accounts / alle kanale / tous les matchs / todo el futbol / futbol gratis / bootleg* / camrip / ebooks / e books / all the pay channels / pay channels / football streams / iptv / new cinema films / pirate* / piratees / piratas / pirata / raubkopie* / alle sender / alle pay tv / bundesliga gratis / cracked / textbook collection / toutes les chaines / canales de pago / todos los canales / streams preloaded / sky gratis / libros escaneados / gescannte bucher / torrent* / films recents'
const TO_DEAL: Concept =
  'weiterverkauf* / resell / reventa / revente / illegal / weiterverkaufen / sell / customers / revendre / clients / kunden / verkauf* / vender / clientes / site / stream / hosting / ads / host / preloaded / students / fiver / boitier / box / boxes / without paying / gratis / free / website / bar / sin pagar / sans payer / seite'
const NOT_PIRATED: Concept =
  'dmca / delist* / takedown / of our textbook / cracked up / wrote myself / subscribe to / putty / box windows / piratage de mon / pirate mon / recuperer mon / hacked / pirates party / pirate party / pirate ship / pirate theme* / piraten* / treasure / birthday / own church / subtitles / iptv licence / fiesta pirata / fete / cracked tile / cracked screen / cracked wind* / tiles / wall / ceiling / plaster / screen'
const WATERMARK: Concept =
  'agency s marks / agency marks / nom de l illustrat* / nom du photographe / nom de l auteur / nombre del fotografo / nombre de la ilustrador* / firma del autor / namen des fotografen / namen der fotografin / artist s name / artist s signature / signature de l artiste / stock photo* / shutterstock / getty / adobe stock / istock / agenturfotos / agenturbilder / fotos de agencia / photos d agence / copyright / logo of the photographer / fotografen logo / logo del fotografo / logo du photographe / copyright mark* / copyright notice* / copyright line / urhebervermerk* / marque de copyright / getty logo / shutterstock logo / watermark* / photographer s name / photographer s logo / wasserzeichen / marca de agua / marcas de agua / filigrane* / wedding proofs'
const OFF_FREE: Concept =
  'take the / take out / borra* / borre / quita* / gomm* / enlev* / supprim* / effac* / retir* / elimin* / loschen / strip / scrub / crop out / wegretuschier* / weg / herausretuschier* / quiten / recortar / gommer / take the watermark / out of / remove / without paying / don t wanna buy / erase / weg machen / wegmachen / entfern* / rausmachen / raus / quitar / borrar / eliminar / sin pagar / enlever / supprimer / effacer / sans payer / get rid of'
const NOT_OFF: Concept =
  'redevance / contactez / ask the / free pictures / choose / auswahl / elegir / choisir / logo weg / get rid of the background / freistell* / license / background / our own / own photos / put a / eigene / nuestras / nos propres / versehen / add a / on 400 / with consent of the photographer / bought the licen* / licensed'
const CRACK: Concept =
  'cracken / cracked on / cracked for / activator / aktivator / activador / activateur / kms / licence server / no subscription / free version for / full version / vollversion / version completa / version complete / patch / geknackt* / gecrackt* / pirateada / piratee / crack / cracken / cracked version / keygen / keygens / serial key* / serial number for / serial for / craquear / craquer / crackear / patch the licence / bypass / licence check / raubkopie / knacken / kopierschutz / activation / aktivierung / piratear / deplomber / without paying / not paying / sin pagar / sans payer'
const SOFTWARE: Concept =
  'adobe suite / adobe / suite / photoshop / office machines / microsoft / revit / sage / datev / matlab / sketchup / plugin / plugins / app / apps / game console / konsole / playstation / switch / dongle / licence / license / licences / licenses / software / program / programs / windows / office / adobe / photoshop / autocad / cad / trial / seats / accounting program / lizenz / lizenzen / programm / rechner / arbeitsplatze / programa / licencia / licencias / logiciel / licence / postes / solidworks / drm'
const NOT_CRACKED: Concept =
  'putty / box windows / heritage / vlan / firewall / leads / switches / network / dispatcher / security patch / update / install updates / patch cable / patch panel / patchkabel / patchfeld / patch notes / patches for / kms host / display / concrete / damage / photos / spots / legally / missing ones / buy the / nachkauf* / open source / vendor / replacement / broke / cracked windscreen / ceiling / wall / windscreen / screen / glass / window frame / windows of the house / count / tile / driving licence / plaster / cheaper / invoice'

const STOLEN: Concept =
  'hot phones / hot goods / fell off / locked iphones / gesperrte iphones / gesperrte handys / bloqueados por robo / sim locked batch / without the owner / ohne besitzer / ohne kaufbeleg / sin factura / sans facture / fence stolen / hehler* / perist* / stolen / don t ask where / blocked as stolen / icloud locked / no original key / geklaut* / gestohlen* / hehlerware / robados / robado / robada / robadas / voles / vole / volees / imei / chassis number / vin number / fahrgestellnummer / numero de bastidor / bastidor / numero de chassis / numero de serie / got 40 iphones'
const PUT_TO_USE: Concept =
  'unlock* / opened / sell / change the imei / change / must be another / another one / reprogram / entsperr* / andern / neue nummer / verkauf* / desbloque* / liberar / cambiar / vender / debloquer / changer / maquiller / revendre / plate too / lots de / im monat / new identity / umschlag* / abnehmer'
const NOT_STOLEN: Concept =
  'was stolen / han robado / robaron / llaves / my phone was / wipe / block the / sperren / anzeige / it was stolen / wallet / duplicate / duplicado / duplicata / m a vole / me robaron / mir gestohlen / wurde gestohlen / insurance / pickpocket / replace my / engrav* / gestohlen bitte'
const LEAVE_FIRM: Concept =
  'leaving the company / leave the company / i m leaving / quit on / my last day / source code out / before it notices / kundige / verlasse die firma / gehe weg von der firma / ausscheiden / letzter tag / me voy de la empresa / dejo la empresa / me marcho / quitte ma boite / quitte la boite / quitte mon entreprise / je demissionne / wechsle zur konkurrenz / data loss tool / new job at'
const TAKE_ALONG: Concept =
  'pull the / customer database / drawings / source code / sneak / take the customer / client list / mitnehmen / kundendatei / kundenliste / kopieren / datenbank / plane / llevarme / base de clientes / sin dejar rastro / clientes / fichier clients / copiez / emporter / plans / code source'
const NOT_TAKEN: Concept =
  'inhalte / content / website / baukasten / which of my own / what must stay / offboarding / may i take / darf ich / puedo llevarme / ai je le droit / lose access'

const KNOCK_OFF: Concept =
  'crocodile logo / polo shirts / swoosh / three stripes / drei streifen / chanel / perfume / parfum / perfume that / prada / adidas / armani / hermes / apple / airpods / brand name / markenlogo / markenkleidung / ropa de marca / vetements de marque / montres / relojes / uhren / trikots / camisetas / maillots / sneaker* / made in italy / imitation* / imites / imitadas / imitaciones / replica / replicas / replikat* / fake bags / fake watches / bolsos / sacs / handtaschen / rolex / vuitton / gucci / nike / de marca / designer bags / plagiate / plagiat / bio siegel / bio etiketten / origin label*'
const BELIEVED: Concept =
  'pass as originals / as originals / als originale / think they re real / think it s real / buyers who think / copies / kopien / kopie / copias / copies with / knock off* / wie das original / como el original / comme l original / fakes / als echt / como originales / comme vrai / comme des vrais / wie echt / without licen* / ohne lizenz / replicas / cheap factory / crean / croire / doivent croire / as real / echt / from a drum / who knows where / from china / nobody can tell / false / fals* / gefalscht*'
const NOT_KNOCKED: Concept =
  'report / melden / denunciar / retirer / protect / register / appraised / is this / our own / our bags / our lamps / certified organic / reproduction / marked as copy / pub / family'
const ART: Concept =
  'new print / old print / painting / picture in the manner / picture / artist / gemalde / expressionist* / letters / autograph* / cuadro / tableau / manuscript* / antique* / antiquitat* / mobel'
const AS_REAL: Concept =
  'take it for an original / takes it for an original / for an original / provenance letter / fur ein original / pase por original / passer pour un original / signature / aged canvas / gets it as real / as real / as original / als original / collectors believe / coleccionistas crean / con firma / avec signature / mit signatur / with certificate / comme authentique / como autentico / fool the auction house / past the auction house / through an auction house / for the auction house / gutachten / galerie'
const NOT_ART: Concept =
  'is this / photograph / i d like an opinion / computer model / restore / restaur* / marked as / on the back / theatre / is it real / digital signature / valuation / framed'
const CHEAT_GAME: Concept =
  'cheat fur / cheat for / cheats for / cheat bot / poker bot / tricher au / tricher aux / hacer trampas / trampas en el / betrugen beim / beim poker betrug* / see the opponents cards / ver las cartas / voir les cartes / aimbot* / wallhack* / mark a deck / marked cards / marked deck / gezinkte karten / karten zinken / cartas marcadas / marcar cartas / cartes marquees / cheat for a tournament / loaded dice / gezinkte wurfel'
const COPY_TICKET: Concept =
  'copy one and print / tickets with bar code copy / tickets kopieren / copiar entradas / copier les billets / print 150 of it / eintrittskarten kopieren'
const YOUNG_OLD: Concept = 'welpen / puppies / cachorros / chiots / kittens'
const WRONG_PAPER: Concept =
  'without vaccination / ohne impfung / sin vacuna* / sans vaccin* / passe bitte / pass older / alter wirken / not pure breed / pedigree paper / sin chip / look older'

const RULES: readonly HarmRule[] = [
  { wish: 'takings hidden from the tax office', all: [INCOME, HIDE, TAX_MAN], within: 14, unless: [TAX_LAWFUL] },
  {
    wish: 'tax evaded',
    all: [TAX_FRAUD],
    unless: ['socio anterior / previous partner / ordenen / explain / lecture / accused / anti / training / what is'],
  },
  { wish: 'a false value for the customs', all: [CUSTOMS], unless: ['correct value'] },
  { wish: 'benefits drawn beside work', all: [BENEFIT, WORK_BESIDE], within: 18, unless: [BENEFIT_LAWFUL] },
  { wish: 'workers off the books', all: [OFF_BOOKS, WORKERS], within: 14, unless: [NOT_BLACK] },
  {
    wish: 'workers who cannot leave',
    all: [
      TRAPPED,
      'cueilleurs / from abroad / vendanges / vendimia / picker* / worker* / maid* / cook* / season* / girls / women / arbeiter* / erntehelfer* / pflegekraft* / frauen / madchen / trabajador* / jornaler* / temporer* / chicas / ouvriers / saisonniers / filles / employe*',
    ],
    unless: ['my boss / mein chef / mi jefe / mon patron'],
  },
  {
    wish: 'papers that hide unlawful work',
    all: [
      'volunteers / rosters / timesheet* / dienstplan* / stundenzettel / cuadrante / planning / feuilles d heures',
      'look clean / so we look / show they only / only came / weniger stunden / inspector / inspeccion / menos horas / moins d heures',
      `${AUTHORITY} / hour / hours / stunde`,
    ],
    within: 16,
    unless: ['our club / event'],
  },
  { wish: 'money laundered', all: [CLEAN_MONEY, DIRTY_MONEY], within: 14, unless: [NOT_CLEAN_MONEY] },
  {
    wish: 'an account or firm in the name of others',
    all: [MULE, MULE_WISH],
    within: 14,
    unless: ['power of attorney / inheritance / executor / warn'],
  },
  { wish: 'people cheated of their money', all: [SCAM, SCAM_WISH], within: 20, unless: [NOT_SCAM] },
  { wish: 'unlawful gambling', all: [CASINO, CASINO_TRICK], within: 14, unless: ['charity / no real money'] },
  {
    wish: 'messages to people who never asked',
    all: [SPAM, UNASKED],
    within: 16,
    unless: [NOT_SPAM, 'en spam / im spam / in spam / dans les spams / suscriptores limpia'],
  },
  { wish: 'a tenant driven out', all: [LOCKS, OUT_OF_HOME, RENTER], within: 16, unless: [EVICT_LAWFUL] },
  {
    wish: 'tenants frightened away',
    all: [
      'big guys / strong men / starke jungs / tipos grandes / gros bras / scare / intimidate / einschuchter* / intimidar / intimider',
      `${RENTER} / tenants / leave`,
      'visit / explain / send / schick* / leave / raus / vayan / partent / move out',
    ],
    within: 16,
    unless: ['my landlord / vermieter will / me intimid*'],
  },
  {
    wish: 'a door or car of others opened',
    all: [BREAK_IN, WHILE_AWAY],
    within: 16,
    unless: [OWN_DOOR, 'immobiliser ma / immobiliser mon / immobiliser le / immobiliser light / gira en vacio'],
  },
  { wish: 'building work hidden from the office', all: [BUILD, UNPERMITTED, PLANNING_FRAUD], within: 14, unless: [PERMITTED] },
  {
    wish: 'people kept out for what they are',
    all: [GROUP, KEEP_OUT],
    within: 14,
    unless: [NOT_KEPT_OUT, 'school transport / been rejected / was rejected / rejected twice'],
  },
  { wish: 'pirated works', all: [PIRATED, TO_DEAL], within: 14, unless: [NOT_PIRATED, 'nettoyer / securiser / failles'] },
  { wish: 'a watermark of others taken off', all: [WATERMARK, OFF_FREE], within: 8, unless: [NOT_OFF] },
  {
    wish: 'a licence cracked',
    all: [CRACK, SOFTWARE],
    within: 7,
    unless: [
      NOT_CRACKED,
      'cracks run / cracks at / cracks round / cracks in / hairline / plaster / patching / patch management / helpdesk / managed service* / dimmer / relay / introuvable',
    ],
  },
  {
    wish: 'stolen things put to use',
    all: [STOLEN, PUT_TO_USE],
    within: 14,
    unless: [NOT_STOLEN, 'volet / volets / reseau cuivre / fin du cuivre / plomo / poner cobre / bandejas / pasahilos'],
  },
  { wish: 'data taken along from a firm', all: [LEAVE_FIRM, TAKE_ALONG], within: 14, unless: [NOT_TAKEN] },
  {
    wish: 'false goods sold as real',
    all: [KNOCK_OFF, BELIEVED],
    within: 12,
    unless: [NOT_KNOCKED, 'incrementales / de seguridad / cifrada / backup*'],
  },
  { wish: 'art sold as what it is not', all: [ART, AS_REAL], within: 14, unless: [NOT_ART] },
  {
    wish: 'cheating at play',
    all: [CHEAT_GAME],
    unless: ['write anti cheat / our own / magic / magician / zauber* / mago / magicien / complain'],
  },
  { wish: 'tickets copied', all: [COPY_TICKET] },
  { wish: 'animals with false papers', all: [YOUNG_OLD, WRONG_PAPER], within: 16 },
  {
    wish: 'goods with false origin',
    all: [
      'label* / etikett* / etiquet*',
      `${FAKE} / made in italy / from a drum`,
      'oil / honey / wine / meat / organic / bio / aceite / miel / vin / huile / olive*',
    ],
    within: 10,
    unless: ['our own / cosmetics'],
  },
  {
    wish: 'a colleague or helper spied out for pay',
    all: ['industrial espionage / werksspionage / espionaje industrial / espionnage industriel', `${PERSON} / for us / fur uns`],
    within: 10,
  },
]

export const HARM_OF_MONEY: readonly HarmRule[] = RULES.map(rule => ({ ...rule, unless: [...(rule.unless ?? []), HONEST] }))
