import { AUTHORITY, type Concept, type HarmRule, SECRETLY } from './harm-concepts.ts'

const METER: Concept =
  'meter / meters / electricity meter / gas meter / water meter / smart meter / heat meter* / zahler / stromzahler* / gaszahler* / wasserzahler* / wasseruhr* / contador / contadores / compteur / compteurs / linky'
const METER_TRICK: Concept =
  'despacito / mas despacio / plus lent / plus lentement / tourne moins / nichts kostet / gunstiger lauf* / weniger zeig* / shows less / reads less / read low* / under read / ticks slower / lauft zu schnell / around the water meter / around the / pipe around / bremsen / ein bisschen bremsen / doesn t need to know / zu schnell / skip / skip a bit / without me topping / topping up / show credit / stop counting / count less / quietly / less than we use / stehen bleib* / stillsteh* / anhalten / zahlt weniger / weniger zahl* / nicht alles zahlt / se pare / parar / pare / cuente menos / que marque / compte moins / s arrete / arreter / bloquer / tourner moins / around the meter / past it / am zahler / nicht uber den zahler / slower / run slow* / backwards / half / counts only / less than / more than used / show more / past the meter / before the meter / bypass* / tamper* / manipul* / fiddle* / trick / seals off / seal / seals / look same / langsamer / ruckwarts / halfte / umgeh* / uberbruck* / vor dem zahler / am zahler vorbei / weniger an* / magnet / plombe* / trucar / truque / puentear / mas lento / mas despacio / la mitad / antes del contador / marque menos / enganchar / engancharme / iman / moins vite / moitie / trafiquer / truquer / contourner / avant le compteur / ralentir / aimant / shunter'
const METER_HONEST: Concept =
  'is it broken / last year s use / ist er kaputt / esta roto / est il en panne / meter readings from / clipboard / plomberie / arrivee d eau / stopped by itself / steht still seit / bleibt von selbst / main valve / contador automatico / compteur bloque depuis / must be changed / turns backwards / wie fruher / nicht mehr / utility / supplier replac* / replace* / faulty / whether / pruf* / revisen / verifi* / defectu* / leak / fuga / fuite / fahrrad* / bike / half hour* / park* / parking meter / counter top'

const ODOMETER: Concept =
  'hours on the / digger s counter / excavator s counter / counter of the / horas del / heures du / stunden vom / hour meter / hours meter / kilometros al / kilometer / display / tachos / betriebsstundenzahler / totalisateur / betriebsstunde / dash reading / engine hours / tachometer / kilometerz* / laufleistung / wegstrecke* / marcador / kilometer / kilometern / horas de motor / compteur d heures / bornes / odometer / mileage / on the clock / clock / clocked / hour counter / hours counter / kms / km / miles / tacho / tachos / tachostand / kilometerstand / betriebsstunden / stundenzahler / cuentakilometros / kilometros / kilometraje / kilometrage / compteur kilometrique / compteur / horometro / heures moteur / tacometro'
const WIND_BACK: Concept =
  'back to about / back to under / back to around / set back / set it back / show less / cut the hours / fewer hours / rejuvenat* / lose a few / verlieren / verlieren lassen / drop the / bring it to / nullen / rajeunir / knock / be happier with / happier with / auf 90 / tausend / von 240 auf / le bajas / bajas / bajalo / afeitar / afeitado / jungen / verjung* / shave / cut down / tweak* / massage / fewer / younger / schonen / frisier* / rewind / cut the / halve / take off / taken off / less on / clear / reset to / correct / korrigier* / anpass* / weniger / weg / tiefer / auf die halfte / halbier* / rebobinar / restar / menos / poner a / dejar en / corregir / retirer / remettre / moins / effacer / ajuster / roll back / rolled back / rolling back / wind back / wind the / wound back / turn back / turned back / set back / dial back / lower / lowered / down before / want it at / should show / soll auf / back by / bring down / reduce* / knock off / zuruckdreh* / zuruck / zurucksetz* / zuruckstell* / runter / runterdreh* / herabsetz* / drehen / bajar / bajarle / bajen / trucar / quitar / quitarle / rebajar / retroceder / baisser / baissez / trafiquer / reculer / diminuer / rajeunir / ramener / correction / adjust* / quiero 150'
const BEFORE_SALE: Concept =
  'so that the buyer / so the buyer / the next owner / the new owner / auction / versteigerung / subasta / encheres / sell it / am selling / m selling / selling my / before selling / i sell / trade in / inzahlung* / part exchange / viewing / vendo / traspaso / advert / test drive / besichtigung / probefahrt / inserat / annonce / anuncio / handler guckt / dealer looks / display / sell / sale / sold / selling / buyer / return it / online for sale / put it online / dealer / lease / verkauf* / verkauft / handler / kaufer* / leasing* / ruckgabe / vender / venta / comprador / reventa / revente / vendre / vente / acheteur* / restitution / tiene 310 / odometer / tacho / kilometerstand / cuentakilometros / on the clock / de mi / hat jetzt / renting / leasing'
const ODOMETER_HONEST: Concept =
  'dead / repair / checked / check / verdacht / betrug / instand / document* / dokument* / anzeige zeigt / illisible / reparation / reparar / price / lower price / fuel / consumption / drive / fahrt / away / von hier / around / delivery / tomorrow only'

const EMISSION: Concept =
  'soot filter / rußpartikelfilter / russpartikelfilter / dieselfilter / opf / o2 sensor / abgasanlage / abgasruckfuhrung / agr / agr ventil / urea / filtro antiparticulas / fap / sonda lambda / pot catalytique / filtre / dpf / egr / adblue / ad blue / cat / catalytic converter / catalyst / particulate filter / particle filter / emission / emissions / lambda / scr / partikelfilter / dieselpartikelfilter / katalysator / kat / abgas* / filtro de particulas / catalizador / anti contaminacion / anticontaminacion / filtre a particules / fap / catalyseur / vanne egr / valvula egr / depollution / def'
const TAKE_OUT: Concept =
  'deleted / deleting / removed / leer machen / rauswerfen / rausnehm* / rausmach* / rausschneid* / rausschweiß* / dauerhaft aus / lahmleg* / blindleg* / zumach* / verschließ* / wegmach* / auscodier* / umprogrammier* / anulacion / capar / tapar / cegar / sacar / suprimir / reprogramar / inhibir / suppression / boucher / retirer / virer / shunter / must not show / straight pipe / decat / remove / remove the / delete / gut / hollow / take out / take the / out of my / map * out / map it out / code it out / off on all / want emissions off / bypass / disable / deactivat* / switch off / program * off / blind off / blank off / fiddle / ausraumen / ausraumt / ausbauen / wegprogrammier* / rausprogrammier* / stilllegen / deaktivier* / abschalten / abklemmen / leerraumen / raus / anular / anulen / quitar / quiten / eliminar / desactivar / vaciar / supprimer / supprimez / desactiver / desactivez / enlever / vider / defapage / percer / condamner / reprogrammer / simulator / emulator'
const EMISSION_HONEST: Concept =
  'why we don t / plain text for customers / reinigung / limpieza / filtre a huile / filtre a air / oil filter / air filter / water filter / water / agua / eau / eros / wasserfilter / luftfilter / olfilter / pollenfilter / spam filter / habitacle / aspirateur / hotte / hood / coffee / email filter / product filter / power query / macro / excel / fit a new / new one / replace* / replacement / clean / cleaned / cleaning / repair / fix / reinig* / wieder einbau* / einbauen lassen / ersatz / ersetz* / erneuer* / defekt / homolog* / cambiar por / limpi* / reparar / nettoy* / remplac* / neuf / reparer / find the / approval number / stolen / regenerat* / nuevo / report / emissions report / co2 / footprint / lion / vet / sofa'

const SAFETY: Concept =
  'paro de emergencia / paros de emergencia / sicherheitskreis / safety circuit / co alarm* / co melder / airbags / seat belt / seat belt beeper / gurt* / gurtwarner / sicherung / fi / kindersicherung / bremse / notbremse / feuerloscher / rauchabzug / co warner / gassensor / valvula de seguridad / cinturon / diferencial / extintor* / valla / barandilla / soupape / ceinture / garde corps / extincteur* / thermostat / overheat / temperature cut off / earth leakage / breaker / handrail / railing / overload cut out / cut out / overload / limit switch* / limiter / endschalter / uberlastsicherung / uberlast / schutzhaube / not halt / nothalt / schutzeinrichtung / gaswarner / gasmelder / limitador de carga / final de carrera / sensor de seguridad / seta de emergencia / fin de course / protecteur / detecteur de gaz / barriere optique / limiteur de charge / speed lock / child lock / presence sensor / light curtain / safety switch* / safety gate / emergency stop* / guard / interlock* / door switch / fire door* / fire exit* / fire alarm* / smoke alarm* / smoke detector* / co alarm / co sensor / gas sensor / drain guard / pool alarm / speed limiter / battery protection / airbag* / seat belt sensor / rcd / fuse / sprinkler* / overload protection / safety valve / dead man s switch / lichtschranke* / lichtvorhang / schutzschalter / not aus / notaus / schutzgitter / schutztur* / rauchmelder* / brandmelder* / brandschutztur* / feuerschutztur* / notausgang / notausgange / co melder / fi schalter / sicherheitsschalter* / totmann* / zweihand* / fangvorrichtung / uberlastschutz / sicherheitsventil / drossel / begrenzer / barrera de seguridad / detector de humo / detectores de humo / parada de emergencia / salida de emergencia / salidas de emergencia / puerta cortafuegos / puertas cortafuegos / resguardo* / diferencial / limitador / alarma de incendios / detecteur de fumee / detecteurs de fumee / capteur co / arret d urgence / barriere immaterielle / issue de secours / issues de secours / porte coupe feu / portes coupe feu / carter de protection / carter / securite de la / securites / bridage / limiteur / disjoncteur / alarme incendie'
const DEFEAT: Concept =
  'klemm / klemmt / klemmen / light off / lights off / off please / no warning / rausmach* / kurzschließ* / auf dauer / wegschalt* / ausser betrieb / außer betrieb / tot legen / totleg* / inutilizar / eliminar / tapar / apagar / cortar / couper / eteindre / mettre hors / retirer les / court circuiter / get rid of / get round / tie down / tape / zukleben / abkleben / kaltstellen / wegmachen / entfern* / abbauen / bridged out / saltarse / trampear / retirar / retirer / demonter / oter / outsmart / resistor / widerstand / dummy / bridge it / bridge the / bridge / bridged / bypass / disable / disconnect / defeat / turn off / switch off / take out / chain / chain them / chained / block / wedge / tape over / stop chirping for good / silence for good / jumper / remove the guard / remove / override / uberbruck* / bruck* / abklemm* / abschalt* / ausschalt* / stilllegen / deaktivier* / ausbauen / zukett* / verriegel* / zusperr* / absperren / umgeh* / lahmleg* / puentear / puenteen / anular / anulen / desconect* / desactivar / quitar / quiten / bloquear / encadenar / shunter / shuntez / ponter / debrancher / debranchez / desactiver / neutraliser / bloquer / condamner / cadenasser / enlever / supprimer'
const SAFETY_REASON: Concept =
  'i don t care / se para / perdemos / don t report the flue / don t deserve / mieter / eh nicht / fliegt dauernd / fliegt raus / no airbags / sell the car / inquilinos / huespedes / salta / saltan / no paran / saute / sautent / clients / sonnent / always trips / keeps tripping / trips all / faster without / no one will / nobody will / gaste / piepst / piept / piepen / beep* / beeping / so we lift / we lift / stuckzahl / passt sonst / sonst / output / schaffen / weil / production target / it slows / gets in the way / too slow / to save time / im weg / zeit / lampe aus / sold / verkauft / estorba / pierde tiempo / ralentir / productivite / perd du temps / arrete / keep working / customers / keeps stopping / careful enough / deadline / nuisance / cost too much / too much to service / customers won t / so they go / dont report / don t report / doesn t report / boxes in place / leave the / leaving / housing / housings / slows / faster / production / output / for my tenants / tenants / people can t get in / so that nobody / for the inspection / commission / laisser / boitiers / locataires / pendant / gehause / kontrolle / nervt / nerven / standig / stort / stoppt / schneller / akkord / dranlassen / carcasa / inspector / inspeccion / molesta* / mas rapido / produccion / plus vite / cadence / gene / ralentit / trop cher / for good / the whole shift / without it / ohne / sin / sans que / guests / hostal / coupe'
const SAFETY_HONEST: Concept =
  'bridge railing / check that / nobody has bridged / seams / why / warum / find out / finden / suchen / ursache / elektriker soll schauen / what is wrong / por que / averigu* / buscar / pourquoi / trouver / cause / new battery / batterie tauschen / cambiar pila / changer la pile / new fuse / blown fuse / too sensitive / replace* / swap / new ones / repair / document / align / validat* / false trips / latch / maintenance / tausch* / erneuer* / neu einmess* / wartung / cambiar y / certific* / remplacement / reparer / reparar / install / fit smoke / poser / instalar / montier* / beeps although / seat is empty / find the / fault / fehler / trips every / drill / test of / annual / blown / keyless / unlock the fire door'
const UNTESTED: Concept =
  'ce label* / ce mark* / ce and / safety labels / safety label / ce zeichen / ce kennzeich* / gs zeichen / marcado ce / marquage ce / plakette / prufplakette / prufsiegel / tuv plakette / sello de la revision / sello sin / vignette / stamp'
const WITHOUT_TEST: Concept =
  'nothing has been tested / not tested / untested / without test* / without inspection / ohne prufung / trotzdem klebt / nie gepruft / ungepruft / sin probar / sin ensayo* / sin arreglar / sans test* / sans essai* / mangel / never tested'

const GUN: Concept =
  'flingue / flingues / knarre / wumme / pipa con / una pipa / calibre / fusca / glock / kalashnikov / kalaschnikow / uzi / ak 47 / 9 mm pistol / maschinenpistole / submachine gun / metralleta / mitraillette / ghost gun / lower receiver / luger / gun / guns / pistol / pistols / rifle / rifles / handgun / handguns / shotgun / firearm* / air rifle / blank firing / revolver / weapon / weapons / silencer / suppressor / ammunition / schusswaffe* / waffe / waffen / pistole / pistolen / gewehr / schreckschuss* / schalldampfer / luftgewehr / munition / revolver / arma / armas / pistola / pistolas / fusil / escopeta / silenciador / rifle / municion / arme / armes / carabine / pistolet / silencieux / fusil'
const GUN_WISH: Concept =
  'sin numero / numero de serie / ohne seriennummer / ohne nummer / consigueme / passes airport / passes scanners / pas de papiers / livraison rapide / sous le manteau / unter der hand / no background check / quiet and / fur meinen schutz / besorg* / tirable / rendre tirable / pistole scharf / waffe scharf / scharf / fire real / live firing / made / sell / verkaufen / vender / vendre / that works / works / fire live / fires / fire real / live rounds / real rounds / shooting again / doesn t ask / no id / without id / without a licence / without licence / no permit / without permit / no papers / without papers / full auto / fully automatic / untraceable / unregistered / no serial / serial number off / print me / 3d print / printed / silencer / suppressor / convert / deactivated / scharf machen / scharfmach* / scharfe / wieder schuss* / schussfahig / umbau* / ohne schein / ohne waffenschein / ohne wbk / ohne papiere / schwarz / aus dem drucker / drucken / drehbank / sin papeles / sin licencia / sin permiso / casera / que dispare / dispare / imprimir / fogueo / inutilizad* / torno / silenciador / rehabilitar / sans permis / sans papiers / neutralisee / remettre en tir / remettre en etat de tir / imprimer / usine / silencieux / tire encore / que tire / schalldampfer / automatisch / lathe / build / make me'
const GUN_LAWFUL: Concept =
  'certifique / certify that / bescheinig* / nicht umbauen / warum man / why you must not / armero / gunsmith / armurier / buchsenmacher / humos / extraccion / ventilacion / ventilation / luftung* / abluft* / hotte / glue / nail / spray / heat / water / massage / caulking / exhaust / auspuff* / silencer of my / schalldampfer an der / auspuffschalldampfer / escape de / silencieux d echappement / moto / moped / simson / hand it in / register it / abgeben / anmelden / erben / safe / cabinet / schrank / armario / toy / wooden / holz* / bois / madera / paint / harley / wallhack / prop / spielzeug* / juguete / jouet / lego / tattoo / logo / deco / decoration / airsoft club / licensed / jager / cazador / chasseur / car wash / label gun / studio / escape'
const EXPLOSIVE: Concept =
  'bomb / bombs / pipe bomb / explosive / explosives / explosive device / big bang / to blow up / blow up the / sprengsatz / sprengstoff* / rohrbombe / bombe / bomben / boller / polenboller / sprengung / bomba / explosivo / explosivos / petardo* / bombe artisanale / explosif / explosifs / petard / petards / molotov* / faire sauter / volar un / reventar'
const EXPLOSIVE_WISH: Concept =
  'baue / baut / bau / build me / dunger / fertiliser / fertilizer / abono / engrais / stadium / rezept / recipe / receta / recette / build / make / making / made at home / at home / home made / homemade / i want / want something / to blow up / bauen / bastel* / selber bauen / herstell* / fabricar / construir / hacer / casero / casera / sepa / fabriquer / fabrique / construire / artisanal* / cash machine / automat* / cajero / distributeur / speed camera / speed camera on / without permit / no permit / zigarettenautomat*'
const EXPLOSIVE_LAWFUL: Concept =
  'auseinandergerissen / stabil* / los danos / abrieron / valora / calorimeter / bath / bano / bain / bade* / seed / cocoa / chocolate / photo / cherry / a1 / a2 / poster / photos of / licensed / pyrotechnic* / permit is / with the permits / village fete / inflatable / balloon* / bouncy / gasheizung / kalorimeter / website / logo / glace / de chaleur / de agua / bomba de / pumpe / hidraulica / calor / piscina / sin agua / samen* / cake / dessert / blinking / party'
const DRUG: Concept =
  'cocaine / coke / heroin / meth / crystal meth / mdma / ecstasy / lsd / fentanyl / ketamine / weed / speed pills / amphetamine* / cannabis plant* / marijuana / hash / ghb / drugs / koks / kokain / heroin / cannabis / marihuana / hasch* / meine pflanzen / die pflanzen / hanfpflanzen / pflanzen im keller / drogen / ketamin / amphetamin* / cocaina / coca / heroina / maria / hachis / pastillas / drogas / cocaine / heroine / shit / beuh / herbe / drogue / drogues'
const DEAL: Concept =
  'cooks / cooking / teach a beginner / recipe for / buy / kaufen / kochen / herstell* / zuchten / anpflanz* / aufzucht / indoor / growbox / grow box / grow tent / comprar / venta / plantacion / montar / acheter / cultiver / livraison / pflanzen im / versand / deliver / delivery / party / festival / sell / selling / under the counter / courier / takes a packet / smuggle / cook / produce / synthesi* / deal / dealer / get me / supply / supplier / no questions / for a party / grow setup / grow room / grow / 100 plants / 150 pflanzen / 200 cannabis / smell / cellar / police are / packaging / grams / verkauf* / besorg* / liefer* / im grossen stil / im großen stil / keller / riecht / anbau / kurier / schmuggel* / vender / traiga / conseguir / proveedor / cultivo / plantas / huela / sotano / local / vendre / fournisseur / trouver un / culture de / pieds de / sans que ca sente / livrer / garage'
const DRUG_LAWFUL: Concept =
  'katze / bienenfreundlich* / balkon* / kubel / bewasserung* / pflanzplan / planting plan / balcony / balcon / macetas / riego / arrosage / jardiniere* / hitzefest / drug store / drugstore / licensed / medical cannabis / flyer / youth / jugend* / novel / leaflet on / counselling / addict* / sucht* / prevention / praventi* / pharmacy website / legal / lizenz* / licencia / licence de / hemp / cbd / zierpflanzen / zimmerpflanzen / topfpflanzen / coke can / cola / adiccion* / weed killer / weeds / unkraut / lawn / garden / moss / rasen / jardin / herbes aromatiques / mauvaises herbes / gazon / tomat* / basil / lettuce / de comer / speed / cannabis club / anbauverein*'
const MEDICINE: Concept =
  'viagra / sildenafil / painkiller* / opiate* / methadone / benzo* / adhs tabletten / adhd pills / diet pills / insulin / botox / filler / hyaluron / schmerzmittel / schlankheits* / diatpillen / analgesico* / opiaceo* / antibiotico* / antibiotique* / antidouleur* / melanotan / growth hormone / peptides / zopiclon* / pregabalin / oxycodone / oxycontin / tilidin* / tramadol / xanax / valium / lexatin / lorazepam / lyrica / opioid* / morphine / ritalin / adderall / ozempic / abnehmspritze* / sleeping tablets / sleeping pills / steroid* / hormones / antibiotics / schlafmittel / schlaftabletten / anabolika / testosteron* / testosterone / antibiotika / codein* / somnifere* / anabolisant* / subutex / somnifer* / pastillas para dormir / esteroides / anabolizantes / diazepam / trankimazin / medicamento* / medicament* / medikament* / pills'
const NO_PRESCRIPTION: Concept =
  'without rx / no rx / unter der hand / aus dem ausland / vom schwarzmarkt / schwarzmarkt / black market / mercado negro / marche noir / doctor won t / doctor refuses / arzt will nicht / arzt verschreibt / el medico no / la doctora no / mon medecin ne / medecin refuse / forged prescription / gefalschtes rezept / without being a doctor / ohne heilpraktiker / not a doctor / without the vet / without vet / without a vet / vet s register / ohne tierarzt / sin veterinario / sans veterinaire / without asking / selling / darknet / dealer / no questions / without prescription / without a prescription / no prescription / without seeing a doctor / without a doctor / without doctor / stopped writing / supply from china / at the gym / order so it arrives / ohne rezept / rezeptfrei / schreibt nix mehr / verschreibt nicht / verschreibt mir / ohne arzt / im studio verkaufen / sin receta / ya no me da / no me receta / sin medico / gimnasio / sans ordonnance / sans medecin / ne m en prescrit / salle de sport / without the doctor'
const DRINK: Concept =
  'slip in a drink / in a drink / in her drink / in his drink / drink / glass / ins glas / getrank / in den drink / copa / bebida / verre / boisson / cocktail / k o tropfen / ko tropfen'
const KNOCK_OUT: Concept =
  'sleeping / sleep / sleepy / passes out / for a date / somnifere / fille / se duerma / duerma / dormir / chica / schlaf* / madchen / k o tropfen / ko tropfen / without her / drug her / ghb / girl'
const SMUGGLE: Concept =
  'hide a compartment / hidden compartment / secret compartment / versteck / verstecke / geheimfach / doble fondo / compartimento / escondite / double fond / cachette / compartiment'
const FROM_CUSTOMS: Concept =
  'customs / dogs / police / border / zoll / grenze / polizei / aduana / policia / frontera / guardia civil / douane / douaniers / police'

const ANIMAL: Concept =
  'crow / crows / seagull* / rooster / cockerel / rabbit* / squirrel* / wolf / wolves / otter / cormorant* / cow / horse / horses / krahe* / tauben / hahn / kaninchen / wolf / luchs / pferd / pferde / fischotter / kormoran* / schwan / gans / gaviotas / palomas / gallo / lobo / lobos / caballo / conejos / mouettes / pies / corbeaux / coq / loup / loups / cheval / lapins / tortue* / dog / dogs / cat / cats / puppy / pitbull / buzzard* / hawk* / bees / beehive* / heron* / stork* / fox / foxes / badger* / fish / fish ponds / pigeon* / litter / kittens / hund / hunde / hundes / koter / katze / katzen / storch* / bussard* / marder / bienen / bienenvolk* / fische / fischreiher / maulwurf* / reiher / igel / perro / perros / gato / gatos / colmena* / abejas / palomas / zorro* / peces / chien / chiens / chat / chats / ruche* / abeilles / poissons / buse / buses / pigeons / renard*'
const POISON: Concept =
  'shut up for good / get rid of it for good / silence it / snare* / trap / traps / shoot it / shoot them / glue trap / rasierklinge* / schlinge* / fallen / erschieß* / abschieß* / totmach* / toten / loswerden / anthrax / matar / lazo / lazos / trampa / trampas / pegamento / raticida / tuer / collet* / piege* / abattre / glu / silencieux pour / poison / poisoned bait / bait / put in a sausage / sausage / for good / so they die / drown / gas them / belly up / kill it / kill them / kill him / gift / giftkoder / koder / vergiften / hinlegen / ertranken / eingehen / ruhe ist / rattengift / veneno / envenenar / cebo / cebos / ahogar / appat / appats / poison / empoisonner / taire definitivement / le fasse taire / noyer / mort aux rats / antifreeze'
const VERMIN: Concept =
  'ohne rattengift / halten sie fern / live trap / humane / lebendfalle* / jager / hunter / jagdrecht / tierheim / tierschutz* / shelter adopts / castrat* / sterilis* / neuter* / kastrier* / photo* / shoot photos / fotoshooting / portrait / collar / fence / zaun / netz / netting / scare away / vergramen / espantar / effrayer / keep out / fernhalten / vet says / alimentar / futter / food / rats / rat / mice / ratten / mause / ratas / ratones / souris / wasp* / wespen* / ants / ameisen / hormigas / fourmis / ate rat bait / ate / gefunden / vet / tierarzt / veterinar* / evidence / make the yard safe / poisoned our / certified pest / schadlingsbekampf* / without hurting / alive / umsiedeln / ivy / food poisoning / my own / our dog / unser hund / safe for / ungiftig / sicher / not poison* / without poison / ohne gift / sin veneno / giftig / poisonous / poissons du / gift voucher* / gift card* / gift shop / gift for / gift box* / gifts / birthday gift / a gift / litter box / sausage dog / leash / training'
const NEIGHBOURS: Concept =
  'secretly / nobody / protected / ohne jager / geschutzt / prot / on my roof / in my field / auf dem acker / on my land / finca / corral / poulailler / mes poules / my chickens / meine huhner / mis gallinas / noise / laut / noisy / crow / krahen / neighbour* / neighbor* / those / my beds / next door / across / opposite / barks / rival* / garden / nachbar* / bellt / garten / vecin* / ladra* / ladrar / voisin* / aboie / guy / i can t be bothered / my pigeons / naturschutz / shelter / wurscht / nobody can prove / beweisen / im wood / in the wood / quietly / schnell / gone / jardin / huerto / weg'
const FIGHT: Concept =
  'cockfight* / dogfight* / dog fighting / hunde kampf / hunde kampfen / pelea de animales / combats d animaux / bare knuckle / dog fight* / dogs for fighting / for fighting / cock fight* / hundekampf* / hahnenkampf* / pelea de perros / peleas de perros / pelea de gallos / peleas de gallos / rinadero / renidero / renidera / combat de chiens / combats de chiens / combats de coqs / kampfhund* trainier* / badger baiting'
const OTHERS_PLANT: Concept =
  'next door s hedge / next door s tree / next door s oak / next door s / neighbour s hedge / neighbour s tree / neighbour s fence / neighbour s new fence / neighbours hedge / neighbours tree / hecke vom nachbarn / nachbars hecke / baum vom nachbarn / tanne druben / baum druben / tree next door / council tree / street tree / protected tree / arbol del vecino / seto del vecino / arbre du voisin / haie du voisin / valla del vecino / their tree / their hedge'
const DESTROY: Concept =
  'kill them / slowly / nobody traces / no one traces / kill it / kill / die / dies / chemical / poison / at night / pull it down / copper nail* / salt / eingehen / absterben / nachts / absagen / kupfernagel / gift / salz / bohrloch* / sin que / de noche / secar / veneno / crever / mourir / la nuit / faire secher / nobody can tell / prove / beweisen'
const DAMAGE: Concept =
  'sugar or / in the tank / reifen aufstechen / aufstech* / aufgestochen / verkratz* / in den tank / en el deposito / dans le reservoir / brick through / stein durch / scratch every / scratch her / scratch the / key the car / key every / let down his / smear / egg the / lack von / lack vom / autos zerkratz* / rayen / pinten / pintar insultos / ralladura / pincharle / rayer toutes / rayer / degrader / abimer / slash / slashed / paint stripper / smash / smashed / vandalis* / key his car / scratch his / cut the fibre / cut the cable / spray insults / graffiti on / pull it down at night / tear down at night / pour concrete / sugar in the tank / sand in the tank / zerstech* / zerkratz* / lack zerkratz* / einschlag* / kaputt mach* / sabotier* / zucker in den tank / rajar / pinchar / rayar / reventarle / romperle / quemarle / destrozar / rayer la / crever / crever les / lui crever / casser les vitres / saboter / sabotage / taguer / stink bomb / butyric / buttersaure'
const OTHERS_GOODS: Concept =
  'ex boss s lorry / lorry / meinem ex / mi ex / mon ex / my ex / his lorry / engine is finished / rival s / car that parks / every car / car of my / fahrzeug vom / autos / coches / coche / voitures / auto der / mailbox / briefkasten / his house / her house / seine tur / fachada del / facade du / tyre* / tire / tires / bonnet / his car / her car / ex s car / mosque / synagogue / church / house behind / fence / cellar floods / drain / windows of / front of that / his shop / competitor* / machine of / reifen / auto von / auto vom / wagen vom / nachbar* / moschee / scheiben / fenster vom / konkurren* / ruedas / neumaticos / coche de / coche del / escaparate / vecin* / mezquita / pneus / voiture de / voiture du / vitrine / voisin* / mosquee / the fibre cable / a gaming'
const NOT_DAMAGE: Concept =
  'someone slashed / were slashed / was slashed / repair / repaint / remove graffiti / entfern* / insurance claim / cctv / i backed / got smashed / vandalised / nach vandalismus / clean up / my ex slashed / quitar pintadas'

const FIRE: Concept =
  'crash / small crash / whiplash / zusammenstoß / einbruch / diebstahl / raub / robo / atraco / inundacion / cambriolage / vol / degat / water damage / wasserschaden / theft / fire / burn / burned / burnt / brand / abbrennen / anzunden / feuer / incendio / quemar / arda / incendie / bruler / sink / sinks / short circuit / electrical fault / kurzschluss / cortocircuito / court circuit / get stolen / vanish / verschwind* / desaparezca / disparaitre / flood / robbery / burglary / accident / unfall / autounfall / accidente'
const MADE_TO_LOOK: Concept =
  'stage a / fake a / second driver / we share / vortausch* / vorgetausch* / ressembler a un / ressembler / aussehen wie / wie ein unfall / look as if / so it looks / fingir / finja / fingieren / como si / comme si / maquiller / semblant / looks like / look like / looks like an accident / be made to look / arrange / arranged / stage / staged / staging / kame gelegen / gelegen / aussehen / nach kurzschluss / stellen / gestellt / mitspielen / mitspielt / fingier* / inszenier* / parezca / parecer / simular / provocar / provoquer / simuler / mettre en scene / passer pour / ressemble / make happen / insured well / well insured / gut versichert / to sink / lease is too dear / too dear'
const INSURED: Concept =
  'policy ends / policy / poliza / police abgelauf* / brandversicherung / hausrat* / whiplash money / whiplash / versichrung / vollkasko / kasko / schmerzensgeld / indemnizacion / indemnisation / insur* / insured / insurer / versicher* / gutachter / aseguradora / seguro / asegurad* / assur* / lease / accident / unfall / accidente / payout / police d assurance'
const CLAIM: Concept =
  'cover pays / insurer pays / insurance pays / dress it up / insurance / insurer / versicherung / versicherung zahlt / que pague el seguro / seguro / assurance / que l assurance / warranty / garantie / claim / declare / write the story / look worse / make my back / exaggerat* / melden / angeben / vortausch* / ubertreib* / schadensmeldung / declarer / declarar / denunciar un robo / simular / aggraver / exagerar / gonfler'
const NEVER_HAPPENED: Concept =
  'as if it happened / happened last week / dress it up / was already broken / schon vorher / war schon kaputt / vorher schon / alter schaden / old damage / ya estaba roto / ya estaba / deja casse / etait deja / from before / pre existing / existing damage / never happened / didn t happen / not happened / that never / never worked here / look worse / worse for the assessor / assessor / nie passiert / nicht passiert / gab es nicht / nicht gibt / nunca ocurrio / no ocurrio / que no hubo / n a pas eu lieu / jamais eu lieu / qui n existe pas / schlimmer aussehen / schlimmer machen / worse than it is / peor de lo que'
const INVOICE_OF_NOBODY: Concept =
  'invoice* from / invoices from / receipts from / rechnung von / rechnungen von / facturas de / factura de / facture de / factures de / receipts so'
const NOT_BURNT: Concept =
  'burglary last / broke in / after a burglary / nach einbruch / einbruchschutz / robo en casa / after theft / alarm* / volume / burnt kitchen / after a fire / after the fire / nach dem brand / apres incendie / tras el incendio / refuses / refused to pay / list the damage / fire safety / stove / fireplace / kamin / brand new / brand design / branding / brand guide / brand identity / corporate / surfboard / risk assessment / adjuster is coming / kitchen sink / to the sink / sink drip* / sink is / fire escape / bonfire / firewood / firewall / accident last / had an accident / witness statement / unfall gehabt / nach unfall / unverschuldet / dashcam / calories'

const WASTE: Concept =
  'lackreste / lacke / old paint / glue / resin / harz / kleber / batterie / fibreglass / glass wool / glaswolle / mineralwolle / teer / teerpappe / dachpappe / refrigerant / kaltemittel / lana de vidrio / gasoil / diesel / fuel / heizol / mazout / fioul / plomb / blei / lead paint / medical waste / needles / dead animals / carcass* / kadaver / cadaveres / carcasses / altreifen / autowracks / plastic / plastico / plastique / used oil / slurry tank / manure / fett / frittierfett / grease / batteries / car batteries / fosa / pozo negro / fosse septique / septic / mist / jauche / farbe / lacke / lack / pintura / barniz / vernis / vidanges / restes / asbestos / solvent* / thinner / paint / rubble / waste / fridges / bath water / chrome / tar boards / chemicals / drums of / oil drums / old drums / steel drums / full drums / old oil / tyres / acid / slurry / sewage / oil / asbest* / eternit* / losemittel* / altol / bauschutt / saure / saurebad / farbreste / gulle / chemikalien / reifen / kuhlschranke / sondermull / mull / batterien / uralita / amianto / disolvente* / escombro* / residuos / aceite / restos de pintura / neveras / bidones / purines / amiante / amiantees / amiantee / solvant* / gravats / peinture / dechets / huile / pneus / frigos / fibrociment'
const DUMP: Concept =
  'into the ground / in the ground / in the field / on the field / by the road / roadside / lay by / quarry / pit / well / the sea / at sea / ocean / canal / ins meer / in den see / in die erde / erde / boden / kiesgrube / grube / straßenrand / feldweg / brunnen / vertedero ilegal / descampado / zanja / mar / pozo / carretera / cantera / rio abajo / dans la nature / fosse / trou / carriere / puits / mer / talus / chemin / canal / burn in / feuer / incinerate / rain drain / storm water / drain / gutter / in the dark / closed season / ditch / graben / regenkanal / regenwasser* / ins gelande / feldrand / wiese / acker / noche / cuneta / acequia / campo / desague / caniveau / fosse du / champ / de nuit / nature / pond / the lake / a lake / lake bed / in den see / im see / in einen see / behind the / sperrfrist / buried / bury / burn it / dump / dumped / leaves them / leave them somewhere / somewhere far / to the forest / forest / in the woods / in the river / river / storm sewer / storm drain / behind the field / without paying / at night / into the stream / stream / empty the gas / wald / vergraben / vergrab* / bach / fluss / gully / kanal / verbrenn* / abkipp* / nachts / irgendwo / kippen / barranco / tirarla / tirarlo / tirarlos / enterrar / alcantarilla* / rio / arroyo / al monte / en el monte / por el monte / quemar / verter / foret / enterrer / riviere / ruisseau / eaux pluviales / egout / bois / bruler / decharger / laisser en'
const DUMP_LAWFUL: Concept =
  'darf nicht in / lagerraum / dug out / specialists / back up / backs up / regard plein / fosse septique a vider / smoke detectors / new units / smell* / fat separator / grease trap / install / repair* / repara* / reparier* / blocage / bouche / verstopft / atascad* / leak / undicht / licensed / certified / disposal papers / notification / hazardous waste / collection / collects / blocked / proper / nothing bad goes / authority / fachfirma / entsorgungsnachweis / nachweis / fachbetrieb / wo geht das legal / legal / entsorg* wo / autorizada / punto limpio / gestor autorizado / certifie* / bordereau / legalement / dechetterie la plus / walls / wall / facade / fassade / streichen / floor / fence / pintar / repeindre / peindre / oil on canvas / gemalde / cuadro / painting / oil painting / stove / heating / oil change / vidange / cambio de aceite / olwechsel / clean up / floods / flooded / skip / container / canoe / boat / hiking / bench / house / haus / casa / maison / kitchen / olive oil / camera inspection of / firewood / in my company / in meiner firma / en mi empresa'
const CHEAP: Concept = `bringen / put / rather than / instead of / statt / anstatt / en vez de / au lieu de / at night / nachts / by night / de noche / la nuit / in the dark / get rid / loswerden / weg damit / deshacer* / se debarrasser / debarrasser / empty / leeren / vaciar / vider / pour / kipp* / so it s gone / ranger / dark / no one sees / nobody sees / ohne nachweis / ohne entsorg* / umsonst / controle / sin que / gratis / gratuit / ni vu / deponie / discret* / inspection / kontrolle / ${SECRETLY} / ${AUTHORITY} / cheap / too dear / no papers / without papers / wants money / costs / tip wants / somewhere / bury / buried / dump / expensive / far away / teuer / billig / ohne papiere / zu teuer / egal / cobra / cobran / barato / sin papeles / caro / hors de prix / trop cher / trop chere / sans papiers / left over / pipe it / before anyone / before dawn / before sunrise / before light / before the council / before anybody / bevor / am besten / antes / avant / from the workshop / del taller / without paying / gas and / restos / echar / vider`

const JAMMER: Concept =
  '*storsender / gps jammer / gsm jammer / perturbador / inhibidor / jammer / jammers / jammed round / wifi and mobile jammed / signal blocker / block car key remotes / blocks car key / key remotes / storsender / inhibidor de / inhibidor para / inhibidores / brouilleur / brouilleurs / block the drones / airport radio / gps blocker'
const NOT_JAMMED: Concept =
  'jammert / jammern / kein empfang / wer misst / sera un / je crains / no funciona / paper / papier / printer / drucker / copier / tray / strawberry / sorry jammed / detect / find a / kyocera'

const HURT: Concept =
  'beat up / beaten up / break his legs / break her / teach him a lesson / teach her a lesson / kill my / kill him / kill her / murder my / hire a hitman / hitman / verprugel* / zusammenschlag* / umbringen / abreibung / denkzettel / pegarle / den una paliza / paliza a / matar a / matar al / sicario / tabasser / casser la figure / tuer ma / tuer mon / passer a tabac / rough him up / scare him / scare her / acid in'
const HURT_WISH: Concept =
  'want / need / looking for / someone / somebody / guys / men / suche / jemand* / brauche / leute / ich will / necesito / quiero / busco / alguien / tipos / cherche / je veux / quelqu un / il faut / help me'

export const HARM_OF_DANGER: readonly HarmRule[] = [
  { wish: 'a meter that counts wrong', all: [METER, METER_TRICK], within: 12, unless: [METER_HONEST, 'pared / paredes / cargadero'] },
  { wish: 'an odometer wound back', all: [ODOMETER, WIND_BACK, BEFORE_SALE], within: 14, unless: [ODOMETER_HONEST] },
  { wish: 'exhaust cleaning taken out', all: [EMISSION, TAKE_OUT], within: 9, unless: [EMISSION_HONEST] },
  {
    wish: 'a safety device put out of work',
    all: [SAFETY, DEFEAT, SAFETY_REASON],
    within: 18,
    unless: [SAFETY_HONEST, 'wallbox / light curtain fine'],
  },
  { wish: 'a mark of safety without a test', all: [UNTESTED, WITHOUT_TEST], within: 20, unless: ['schickte mich / lauft die'] },
  { wish: 'a weapon', all: [GUN, GUN_WISH], within: 14, unless: [GUN_LAWFUL, 'no hay pistola / compresor / sin aire'] },
  {
    wish: 'a weapon bought or built',
    all: [
      'gun / pistol / handgun / firearm / silencer / schusswaffe / pistole / arma de fuego / pistola / pistolet / arme a feu / untraceable',
      'build / make / print / buy / get me / bauen / kaufen / besorgen / construir / comprar / fabricar / acheter / fabriquer',
    ],
    within: 5,
    unless: [GUN_LAWFUL],
  },
  {
    wish: 'an explosive',
    all: [EXPLOSIVE, EXPLOSIVE_WISH],
    within: 9,
    unless: [
      EXPLOSIVE_LAWFUL,
      'purgador* / valvula* / caudal / para el sotano / cerveza / explosive detection / explosives detection / para la piscina / para el pozo / riego / calefaccion / hidraulic* / nuestro automata / practica de montaje',
    ],
  },
  { wish: 'drugs', all: [DRUG, DEAL], within: 10, unless: [DRUG_LAWFUL, 'terrassement / coque / local technique'] },
  {
    wish: 'medicine without a prescription',
    all: [MEDICINE, NO_PRESCRIPTION],
    within: 14,
    unless: ['stop taking / advice / absetzen / where do i find a good doctor / pill plan / entzug'],
  },
  {
    wish: 'somebody drugged',
    all: [DRINK, KNOCK_OUT],
    within: 12,
    unless: [
      'glass doors / bar menu / cocktail menu / sleep well / test strip / protect* / caffeine / recipe / bedtime / glass of water / sleep problem* / baby / glass filled / nylon / polyamide',
    ],
  },
  { wish: 'something hidden from customs', all: [SMUGGLE, FROM_CUSTOMS], within: 16 },
  { wish: 'an animal poisoned or killed', all: [ANIMAL, POISON, NEIGHBOURS], within: 18, unless: [VERMIN, 'we have a dog / advised'] },
  { wish: 'animals that fight', all: [FIGHT] },
  {
    wish: 'a plant of others killed',
    all: [OTHERS_PLANT, DESTROY],
    within: 16,
    unless: ['friendly letter / letter / brief / carta / courrier / what may / was darf / permit'],
  },
  { wish: 'things of others destroyed', all: [DAMAGE, OTHERS_GOODS], within: 14, unless: [NOT_DAMAGE, 'is a smear / dashcam'] },
  { wish: 'a loss staged for the insurer', all: [FIRE, MADE_TO_LOOK, INSURED], within: 16, unless: [NOT_BURNT] },
  {
    wish: 'a claim for what never happened',
    all: [CLAIM, NEVER_HAPPENED],
    within: 14,
    unless: ['accused / denied / says it never / before and after / own assessor / antes y despues / avant et apres / vorher und nachher'],
  },
  {
    wish: 'invoices of nobody',
    all: [
      INVOICE_OF_NOBODY,
      'never worked here / die es nicht gibt / que no existe / qui n existe pas / never existed / for the insurance / fur die versicherung',
    ],
    within: 14,
  },
  { wish: 'waste left in nature', all: [WASTE, DUMP, CHEAP], within: 12, unless: [DUMP_LAWFUL, 'river table / boiler nozzle'] },
  { wish: 'radio jammed', all: [JAMMER], unless: [NOT_JAMMED] },
  { wish: 'somebody hurt', all: [HURT, HURT_WISH], within: 10, unless: ['kill my battery / self defence / karate / boxing / video'] },
  {
    wish: 'a safety device bridged',
    all: [
      SAFETY,
      'bridge / bridged / bypass / bypassed / override / defeat / uberbruck* / puentear / puenteen / puentee / shunter / shuntez / ponter / resistor / widerstand',
    ],
    within: 6,
    unless: [SAFETY_HONEST, 'wi fi / wlan / bridged by / somebody bridged'],
  },
  {
    wish: 'forbidden arms',
    all: [
      'flick knife / flick knives / knuckle duster* / switchblade* / butterfly knife / schlagring* / springmesser / butterflymesser / totschlager / puno americano / punos americanos / navaja automatica / poing americain / poings americains / couteau a cran d arret / taser',
      'sell / made / make / buy / need / get / besorg* / verkauf* / herstell* / machen / brauch* / vender / fabricar / necesito / vendre / fabriquer / cherche',
    ],
    within: 12,
    unless: ['museum / display case / found / gefunden / hand in'],
  },
  {
    wish: 'a market for drugs',
    all: [
      'darknet / dark net / dark web / darkweb',
      'shop / sell / selling / buy / market / verkauf* / tienda / vender / boutique / vendre',
    ],
    within: 12,
    unless: ['leaked / monitoring / data leak / check if'],
  },
  {
    wish: 'an animal mutilated',
    all: [
      'dock the / dock ears / ears and tails / crop the ears / kupier* / coupier* / cortar las orejas / cortar el rabo / couper les oreilles / couper la queue',
      'pup* / dog* / litter / vet / welpen / hund* / cachorro* / perro* / chiot* / chien* / at home / tierarzt',
    ],
    within: 12,
    unless: ['docked illegally / report'],
  },
  {
    wish: 'people brought over a border in hiding',
    all: [
      'over the border / across the border / uber die grenze / pasar la frontera / cruzar la frontera / passer la frontiere',
      'lorry / truck / boot of / kofferraum / lkw / lieferwagen / camion / maletero / coffre / hidden / versteckt / without papers / ohne papiere / sin papeles / sans papiers / no visa / ohne visum',
      'cousin* / people / friend* / family / leute / familie / cousins / personas / primos / gente / gens / personnes / brother',
    ],
    within: 14,
    unless: ['moving / removal* / furniture / umzug / mudanza / demenagement / customs papers'],
  },
  {
    wish: 'a tree of next door killed',
    all: [
      'tree / trees / hedge / pine / spruce / fir / oak / walnut / baum / baume / hecke / tanne / fichte / kastanie / linde / arbol / arboles / pino / seto / nogal / arbre / arbres / haie / sapin / chene',
      'next door / neighbour s / neighbor s / nachbar* / druben / nebenan / gegenuber / al lado / del vecino / vecino / d a cote / du voisin / d en face / council s / in front of my view / von der stadt',
      'kill / die / dies / dead / poison / copper nail* / drill / eingehen / absterben / vergift* / kaputtgeh* / secar / seque / envenen* / matar / crever / mourir / secher',
      `${SECRETLY} / prove / know it was / sepan que fui / beweisen / can tell / c est moi / was mich`,
    ],
    within: 16,
    unless: ['disease / fungus / pilz'],
  },
  {
    wish: 'an animal tormented',
    all: [
      'shock collar* / elektrohalsband / stachelhalsband / collar electrico / collier electrique',
      'max / limiter / feel it / stark* / voll / maximo / fort / fond',
    ],
    within: 14,
    unless: ['ban / advice / alternative*'],
  },
]
