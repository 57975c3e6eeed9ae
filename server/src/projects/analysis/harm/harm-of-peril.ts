import { type Concept, type HarmRule, PERSON, SECRETLY } from './harm-concepts.ts'

/** What the honest say when the same thing has happened to them, is to be put right, found out or done by those who may. */
const HONEST: Concept = [
  'who helps / we found / turned up / encontre / encontramos / j ai trouve / on a trouve / habe gefunden / haben gefunden / what to do / what should i do / what may / what are we allowed / may we / am i allowed / where do i report / whom / who do i call / who do i tell / which authority / licensed / registered engineer / registered firm / registered installer / certified firm / approved / have it inspected / inspect / inspected / check that / check if / check whether / check it / check the / check my / check our / check these / please check / have it checked / checked / pump checked / examine / diagnose / find the fault / find out why / find out if / find out how / find out who / repair / repaired / be mended / replace / replacement / restore / calibrate / calibrated / recalibrate / reset by / genuine / survey / surveys / apply for / ask permission / with a permit / permit is / all permits / evidence / i worry / i m worried / we are worried / i m scared / frightens / i m afraid / i fear / was poisoned / swallowed / has eaten / vet s / talk for / talk on / toolbox talk / workshop for / course for / warns / warning / warn / warning sign* / warning notice / humane / without harming / without hurting / substitute / alternative / agreed / he agreed / compensation / infected / adviser / hospice / clinic / rehab / exterminator / bomb disposal / ordnance / hands it in / hand it in / handed in / makes it safe / safe again / safely / is it safe / get out safely / volunteers / rescue / sanctuary / wildlife trust / ecologist to / council needs',
  'wer pruft / prufen / pruft / uberpruf* / bitte prufung / zur prufung / sachkundig* / fachbetrieb / fachfirma / fachgerecht / zugelassen* / mit zulassung / installateur mit / gutachten / beratung / berat / berate* / wer hilft uns / wer hilft mir / reparier* / reparatur / austausch* / tauschen / getauscht / ersatzteil / instand* / zuruckbauen / zuruck bauen / bauen sie das bitte zuruck / freigeben / warn / warnt / warnung* / warnschild* / mit meldung / melde / melden / an wen / wem / welche stelle / welches amt / darf ich / durfen wir / was durfen / forderung / aufklar* / genehmigung beantrag* / mit genehmigung / klemmt / gangbar / absaugen / abgesaugt / kampfmittel* / fundamt / tierheim / tierrettung / untersuch* / dokumentier* / sichern und / ich glaube mein / wer war / wer misst / nachrusten / einbauen lassen / fachkundig* / mit entsorgungsnachweis / entsorgungsnachweis bitte / vom arzt / mit dem arzt / hausarzt',
  'a quien aviso / lo aviso / donde aviso / a quien llamamos / a quien / quien ayuda / quien revisa / revise / revisen / revisar / revisad / revision / quien mira / comprobar / averigu* / repara* / arreglar / arregle / sustitu* / cambie el / quien lo cambia / autorizad* / homologad* / con permiso / pedir permiso / podemos pedir / con instalador / con certificado / empresa inscrita / gestor / avisar / aviso para / un cartel para / veterinario atiende / analice / analiza / quien analiza / sospecho / creo que / alguien puso / me quemaron / han hecho / ha hecho / seguro y / que sea seguro / sin tocarlos / sin hacerles / rescate / refugio / protectora / asociacion / denunci* / descontamin* / peritaje de / ajustalos / fuera de servicio / hasta que llegue la pieza',
  'qui alerter / qui prevenir / qui previent / qui contacter / qui repare / reparer / reparez / reparation / verifiez / verifier sur place / a verifier / faites un diagnostic / diagnostic pour / expertise / agree / agreee / entreprise agreee / conforme / aux normes / remettez / remettre en etat / remplac* / trouvez la panne / trouver la panne / trouvez pourquoi / quel recours / a qui / quel service / signaler / signalement / plainte / conseillez / que faire / qui analyse / qui controle / j ai peur / je crains / a avale / est d accord / avec l accord / ai je le droit / puis je / quand puis je / permis demande / declarer / debouch* / sans deranger / sans toucher / association / sauvetage / la mairie sans / armurier / demineur* / a rendre / panne',
].join(' / ')

const KIN: Concept = `trainer / coach / referee / schiedsrichter / arbitro / entrenador / entraineur / arbitre / tormentor / bully / bullies / al que / celui qui / doctor / arzt / priest / journalist / journaliste / periodista / judge / richter / juez / juge / officer / official / beamten / funcionari* / der typ / typ von / guy next / fulano / le type / ce type / him / her / ${PERSON} / uncle / aunt / old man / old woman / old lady / old folks / residents / patients / somebody / someone / a person / debtor / witness / councillor / site manager / foreman / squatters / onkel / tante / alte / alten / alte dame / bewohner / rentner / jemanden / schuldner* / zeuge / bauleiter / vermieter / hausbesetzer / tio / tia / viejo / vieja / anciano / ancianos / residentes / alguien / moroso / deudor / testigo / concejal / encargado / okupas / oncle / tante / vieux / vieille / pepe / meme / residents / quelqu un / debiteur / temoin / maire / contremaitre / proprietaire / squatteurs / mother s / father s / mutter / vater / madre / padre / mere / pere / stepfather / brother / bruder / schwager / cunado / beau frere / beau pere / schwiegervater / suegro / mi socio / owes me / schuldet mir / me debe / il me doit`
/** Whoever is to run into a trap. */
const COMER: Concept =
  'nicking / nicks / pinches / pinching / nick my / keeps taking / uber die mauer / klettern / climb / mangan / mangar / chourav* / piquent mes / whoever climbs / climbs over / salte / trepe / grimpe / escalade / drauf fasst / anfasst / touches it / touches / toque / touche / jedem dieb / teenagers / teens / crackheads / junkies / homeless / obdachlose / sin techo / sdf / quads / quad / motocross / moped riders / dirt bikes / viendra voler / viene a robar / zum klauen / scrump* / apple thieves / foragers / dog walkers / hundehalter / paparazzi / pranksters / fans / squatters / hunters / jager / burglar* / thief / thieves / trespasser* / intruder* / whoever / anyone who / anybody who / kids / lads / bikers / cyclists / riders / walkers / postman / delivery van / dogs / poachers / stealing / steals / broken into / robbed / neighbour* / einbrecher / dieb* / diebe / klau* / eindringling* / wer da / wer sich / wer hier / jugendliche / radfahrer / mountainbiker / biker / kinder / schrebergartner / jogger / nachbar* / ladron* / intruso* / al que / el que / quien entre / quien la toque / quien salte / chavales / ninos / ciclistas / moteros / motoristas / roban / robar / vecin* / voleur* / cambriol* / intrus / celui qui / ceux qui / quiconque / gamins / jeunes / cyclistes / vttistes / quads / motards / rodeurs / voisin*'
const MAN_TRAP: Concept =
  'dig a pit / pit behind / sharpened / sharp sticks / sharpened sticks / stakes / hidden pit / trapdoor / angespitzt* / pfahle / zugespitzt* / fosa con / foso / palos afilados / pics / pieux tailles / pieux pointus / cheese wire / klavierdraht / paracord / chain across / kette quer / cadena cruzada / chaine en travers / oil on the / schmierseife / aceite en la curva / huile dans le virage / thin cable / steel cable / cable between / rope between / wire between / seil zwischen / draht zwischen / planches a clous / planche a clous / hilo entre / cable entre / cuerda entre / corde entre / caltrops / krahenfuße / abrojos / bear trap / barenfalle / manhole open / grube / spiked / nagelbretter / tabla con clavos / tablas con clavos / stacheldraht / spring gun / trap gun / booby trap* / trip wire / tripwire / crossbow / spiked pit* / pit with spikes / spikes / nail board* / nails / broken glass / glass shards / razor blade* / razor wire / fishing line / wire across / selbstschuss* / selbstschussanlage / stolperdraht / stolperfalle* / sprengfalle* / nagelbrett* / nagel / fußangel* / glasscherben / scherben / rasierklinge* / spieße / drahtseil / draht / fallgrube / trampa* / cepo / cepos / alambre / clavos / cristales rotos / vidrios rotos / cuchillas / puas / estacas / escopeta trampa / hilo de pescar / piege* / fil de fer / fil tendu / cable tendu / clous / tessons / lames de rasoir / barbele* / pieux / fosse avec'
const TO_WOUND: Concept =
  'remember / remembers / never forget / merkt sich / merken sich / erinner* / acordar* / se acuerde / s en souvien* / souvenir / sharpened / impale / aufspieß* / stolper* / trip over / fall in / falls in / reinfall* / fall off / fliegt / crash / sturz* / caiga / caigan / tombe / tombent / chute / se caen / only do it once / do it once / nur einmal / einmal / una sola vez / une seule fois / une fois / behind the gate / hinter dem tor / derriere le portail / limp / hinkt / cojo / boite / puncture their / ankle / knochel / scream / schreien / gets what / was erleben / regret / bereu* / arrepent* / regrett* / really hurts / hurts / hurt / learn their lesson / teach them / lesson / injure / injures / maim / bleed / something sharp / sharp / loaded / never come back / never comes back / won t come back / under the leaves / under the snow / in the dark / hidden / across the path / over the path / at neck height / break a leg / verletz* / weh tut / wehtut / scharf* / quer uber / halshohe / denkzettel / lehre / lernen / nie wieder / blut* / unter dem laub / unter laub / duela / hiera / herir / escarmiento / aprend* / que no vuelva* / cortante / afilad* / a la altura / atravesad* / cargad* / tapad* / blesse / blesser / fasse mal / faire mal / lecon / ne revienne / plus jamais / en travers / tranchant / pointu* / charge / sous les feuilles / hauteur'
const SELF_SHOOTER: Concept =
  'tire tout seul / tire toute seule / schießt von selbst / schießt von allein / dispare sola / dispara sola / fires by itself / fires when / goes off when the door / shoots when / shotgun on a string / shotgun behind the door / flinte hinter der tur / spring gun / trap gun / booby trap* / crossbow trap / selbstschuss* / selbstschussanlage / sprengfalle* / piege a fusil / fusil piege / escopeta trampa / trampa con escopeta / stolperdraht mit / explosive trap'
const HOUSE: Concept =
  'cave / cellar / keller / sotano / garage / garaje / window / fenster / ventana / fenetre / shop / laden / tienda / cabin / house / home / shed / door / path / garden / hut / allotment / barn / field / wood / huette / hutte / haus / wochenendhaus / laube / tur / weg / garten / schuppen / wald / casa / cabana / finca / chalet / puerta / camino / huerto / maison / cabane / chalet / porte / chemin / jardin / grange / bois'
const CURRENT: Concept =
  'netzstrom / mit netzstrom / from the mains / mains current / corriente de casa / du secteur / 380 volt* / cable pelado / frito / fries / fry him / fry them / fry her / fry any* / fry who* / fry the / zap / zaps / eine wischen / wischt / gewischt / bratzeln / grillen / chispazo / que le de / de la corriente / electricidad / chatarr* / griller / chataigne / secousse / jus / strom / voltage / volts / volt / enchufar / enchufa / bare wire / blanker draht / blankes kabel / fil denude / deadly shock / lethal shock / lethal / deadly / electrocute* / electrify / electrified / mains voltage / mains on / live wire / high voltage / 230 volt* / 400 volt* / under current / electric shock / starkstrom / unter strom / strom auf / strom an / netzspannung / 230 volt / todlich* / stromschlag / electrifi* / electrific* / electrocut* / corriente / 220 voltios / calambrazo / descarga / sous tension / 220 volts / decharge / courant'
const HANDLE: Concept =
  'elektrozaun / mauer / wall / cerca / mur / bike / fahrrad / bici / mailbox / briefkasten / buzon / boite aux lettres / door handle / handle / gate / fence / railing* / doorknob / grille / letterbox / car door / window frame / shutter / klinke / turklinke / turgriff / zaun / weidezaun / gartenzaun / gitter / tor / gartentor / fenster / reja / verja / valla / puerta / pomo / picaporte / persiana / portail / poignee / cloture / grille / grillage / barriere / volet'

const PART: Concept =
  'pedal / axle / crank / fork / handlebar / lenker / gabel / tretlager / manillar / guidon / pedale / horse box / carabiner / karabiner / mosqueton / mousqueton / kite / gleitschirm / paraglider / parapente / ski / surfboard fin / bungee / zip line / tractor / pto / zapfwelle / radmuttern / brake pads / gas hose / parasol / balcony rail / trailer / anhanger / hebebuhne / kletterhaken / life jacket / regler / climbing gear / brake* / brake line / brake hose / brake cable / wheel nuts / wheel / wheels / steering / axle / ski binding / binding / saddle / girth / stirrup / parachute / harness / climbing rope / rope / rung / ladder / bolts / screws / swing / scaffold* / motorbike / tow bar / bremse* / bremsen / bremsschlauch / bremsleitung* / bremskabel / radmutter* / radbolzen / lenkung / skibindung / bindung / sattel / leiter / sprosse / gerust / kletterseil / seil / haken / schaukel / motorrad / freno / frenos / latiguillo / ruedas / rueda / tuercas / tornillos / fijacion* / escalera / peldano / cuerda / arnes / andamio / columpio / moto / frein / freins / durite / roue / roues / ecrous / boulons / vis / fixation* / echelle / barreau / corde / harnais / echafaudage / balancoire / selle'
const LOOSEN: Concept =
  'file down / filed down / half way / nur noch halb / nicht mehr halt / stop holding / ne tienne plus / no aguante / no sujete / pull out / detach / unhook / aushangen / aushak* / descolgar / decrocher / drain the brake / let the air / half sawn / sawn / gelost / gelockert / aflojado / desserre / cut the / schraub* / se rompa / rompa / tornillos menos / screws less / ein paar schrauben / quita unos / quite unos / se casse / a few turns / loosen / loosened / unscrew / undo / saw through / saw the / saw / half through / halfway / nick / file through / weaken / tamper* / sabotage / fail / fails / give way / come off / comes off / opens in / so he has an accident / so she has an accident / anritz* / ansag* / losen / locker* / lockere / lose machen / losschraub* / losdreh* / durchtrenn* / durchschneid* / anschneid* / einschneid* / versag* / abspring* / afloj* / serrar / limar / cortar / corta / cortarle / le falle / le fallen / que fallen / que falle / se suelte / desserr* / devisser / devissez / scier / limer / sectionn* / entaill* / debrancher / lache / lachent / cede'
const OF_ANOTHER: Concept = `${PERSON} / rival s / his / her / boss s / ex s / neighbour s / councillor / number 9 / opponent / gegner* / meines ex / meiner ex / vom ex / vom nachbarn / vom chef / beim nachbarn / sein / seinem / ihrem / de mi ex / de mi vecino / del vecino / del jefe / del concejal / de mi jefe / del rival / de mon ex / du voisin / du patron / du maire / de ma voisine / d en face / playground / noise drives / window cleaner / fensterputzer / candidate / burgermeister / alcalde`

const END_OF_LIFE: Concept =
  'have a fall / has a fall / t recover / doesn t recover / nicht mehr zuruckkommt / nie mehr zuruck / nicht zuruckkehr* / never comes back / doesn t come back / not come home / no vuelva a casa / no vuelva nunca / no vuelva mas / no vuelva a despertar / no vuelva a levantar* / no regrese / ne revienne / ne revient / quite de en medio / quiten de en medio / quite del medio / definitivement / s occuper definitivement / permanently deal / dealt with permanently / taken care of for good / taken out / take out my / endgultig los / endgultig erledig* / aus dem leben / eliminar a / borrar del mapa / dar matarile / dar boleto / stumble off / drown* / ertrink* / ahogue / se noie / overdose / uberdosis / sobredosis / surdose / gasleck / hurry up the / speed up the will / have an accident / has an accident / had an accident on purpose / sufra un accidente / tenga un accidente / ait un accident / einen unfall hat / unfall haben / wie ein unfall / like an accident / looks natural / look natural / naturlich aussieht / parezca natural / parezca un accidente / comme un accident / um die ecke / kalt machen / kaltmachen / aus der welt / liquidier* / liquidar a / cargarse a / cargarme a / refroidir / faire la peau / so ill that / so krank / tan enferm* / si malade qu / not see christmas / last christmas / nicht mehr erlebt / final solution for my / get rid of a person / rid of a person / rid of my husband / rid of my wife / rid of my uncle / make him disappear / make her disappear / disappear for good / has to disappear / not wake up / never wake up / never wakes up / doesn t wake up / t wake up / won t wake up / easy goodbye / last goodbye / put to sleep / hunting mishap / hunting accident / tragic accident / fatal accident / autopsy / coroner / untraceable poison / doesn t survive / not survive / stops breathing / like a heart attack / heart stops / inherit sooner / inheritance sooner / inherit faster / dead by / want him dead / want her dead / wants him gone / weaker month / weaker every / weaker and weaker / slowly weaker / push him / push her / off the scaffold* / off a cliff / down the stairs / verschwinden lass* / verschwinden lasst / fur immer verschwind* / nicht mehr aufwach* / nicht mehr aufwacht / nie mehr aufwach* / nicht uberleb* / jagdunfall / obduktion / wie ein herzinfarkt / wie herzversagen / erbe schneller / schneller erbe* / fruher erbe* / bald erben / ins jenseits / unter die erde / um die ecke bring* / beiseite schaff* / aus dem weg raum* / schubsen / schubst / stoßen / hinunterstoß* / fur immer schweig* / autopsia / accidente de caza / no despierte / no se despierte / no despertar / deje contarlo / no lo cuente / quitar de en medio / quitarlo de en medio / quitarla de en medio / despachar a / desaparezca para / hacer desaparecer a / herencia antes / herencia llegue / heredar antes / empuj* / parezca un infarto / autopsie / accident de chasse / ne se reveille / reveille plus / faire disparaitre ma / faire disparaitre mon / heritage arrive / heritage plus vite / herite* plus / heriter plus / se debarrasser de mon / se debarrasser de ma / comme une crise cardiaque / pousser dans / pousser du / supprimer mon / supprimer ma'
const DEADLY_MEANS: Concept = `hire / hired / negotiable / busco / suche / looking for / cherche / jemand soll / jemand / someone / somebody / quien / qui pourrait / herencia / erbe / inheritance / heritage / urlaub / holiday / hiking / wandern / lake / see / pool / before the will / testament / testamento / divorce / scheidung / divorcio / drops / tropfen / gotas / gouttes / insured / versichert / double / stairs / treppe / escalera / escalier / moves into / heim / residencia / ehpad / aussieht / cliff / bath / badewanne / banera / baignoire / ${SECRETLY} / tea / coffee / soup / wine / pills / syringe / injection / budget / five figures / pay / payment / staged / accident / something in / something that / anything / heart / nobody asks / no questions / kaffee / tee / suppe / wein / tabletten / spritze / bezahlung / nach erledigung / gut bezahlt / irgendwas / etwas in / unfall / keine spuren / te / cafe / sopa / vino / pastillas / jeringa / pago / algo que / algo en / regalito / accidente / sin rastro / maletero / du the / son the / le the / tisane / soupe / vin / comprimes / seringue / quelque chose / paie / paye / accident / sans trace / month by month / no traces / traces / ohne dass`
const SWALLOWED: Concept =
  'curry / pizza / sandwich / brot / bread / pan / pain / smoothie / bottle / flasche / botella / bouteille / lunch / lunchbox / vorspeise / drops / gotas / tropfen / gouttes / medicine / medication / insulin / fridge / tea / coffee / soup / food / dinner / drink / wine / juice / cake / meal / pills / tee / kaffee / suppe / essen / wein / getrank / saft / kuchen / te / cafe / sopa / comida / vino / bebida / zumo / pastel / du the / son the / le the / tisane / soupe / repas / vin / boisson / jus / gateau / plat / canteen / cantine / kantine / comedor'
const SUBSTANCE: Concept =
  'peanuts / nuts / erdnusse / cacahuetes / cacahuete* / allergen* / chilli / laundry / waschmittel / detergent / eye drops / augentropfen / visine / urine / pee / mould / schimmel / mushrooms / pilze / setas / champignons / dose / double / dosis / doble / doppelte / dose double / reinmisch* / mischen / mix into / slip / put in / mete / echar en / glisser / something / drops / powder / poison / a little something / stuff / chemical / swapped / etwas / irgendwas / tropfen / pulver / rattengift / mittel / algo / gotas / polvo* / veneno / regalito / quelque chose / gouttes / poudre / poison / produit / un truc / what s in / laxative* / abfuhrmittel / laxante / laxatif'
const UNWELL: Concept =
  'hives / so he s sick / rash / ausschlag / swells / anschwill* / urticaria / sarpullido / diarrhoea / durchfall / diarrea / allergic / allergisch / alergic* / allergique / misses the meeting / misses the exam / can t come / looks natural / sleepy / drowsy / schlafrig / mude / duerma / dorma / dorme / dormir / notary / notar / notario / notaire / sign / unterschreib* / stays in bed / falls asleep / einschlaf* / moves into / weaker / get ill / gets ill / sick / out cold / doesn t show / nobody asks / no one asks / t prove / autopsy / no trace* / inherit* / never notices / for good / throws up / krank / schwacher / ubel / nicht nachweis* / keine spur* / erbe / erben / kotz* / autopsia / no salga / enferm* / se ponga mal* / vomit* / herencia / sin rastro / malade* / autopsie / heritage / sans trace / indetectable / faible / vomir / diarrh*'

const BEAT: Concept =
  'escarmiento / escarmiento fisico / einen denkzettel / physische / physical lesson / fisicamente / physiquement / korperlich / bruise* / limping / twist his arm / twist her arm / two heavies / heavies / nase gebrochen / gehort die nase / partan las piernas / partan / partid / que le partan / piernas / rompan / rompanle / rippen / ribs / costillas / cotes cassees / arm brechen / arme brechen / finger ab / cut off a finger / burn her / verbrenn* ihm / quemarle / nails pulled / faust / fauste / puños / punos / poings / baseball bat / baseballschlager / bate de / batte de / taser / whip / peitsch* / latigo / fouett* / tortur* / folter* / beat some sense / windelweich / grun und blau / zusammenfalt* / in die mangel / ablinch* / lynch* / linchar / assault / mugging / uberfallen lassen / asalten / agress* / good hiding / a hiding / tracht prugel / prugel / schlagt / regler son compte / regler le compte / deux jambes / both legs / two legs / kneecaps / knock his teeth / knock her teeth / black eye / punch * in / slap her / einen besuch / auf die nase / blaues auge / zahne aus / hauen / dar una leccion / dejarle un recuerdo / hostias / ostias / calentarle / cascar / dientes / cogner / cognez / frapper / frappez / peter les / dents / lui faire peur / hurt him / hurt her / weh tun / hacerle dano / faire du mal a / attack my / stab / abstechen / apunal* / poignard* / run him over / uberfahr* / atropell* / rough up / roughed up / rough him up / rough her up / beat up / beat him / beat her / beating / work him over / break his / break her / break their / break a finger / break a leg / broken legs / broken nose / smash his / smash her / kneecap* / thrash / thrashing / bash / put him in hospital / put her in hospital / can t walk / a few slaps / verprugel* / zusammenschlag* / vermobel* / verdresch* / aufmisch* / aufs maul / fresse / krankenhausreif / knochen brech* / finger brech* / beine brech* / bein brech* / nase brech* / abreibung / schlager / paliza / romperle / rompale / rompan / partirle / partan / darle una / unos golpes / unas hostias / solo piernas / dejarlo cojo / tabass* / casse un / casser la / casser les jambes / casser les jambes / casser les dents / casser les genoux / casser les bras / casser les doigts / casser les os / casser les cotes / casse la / peter la / derouill* / raclee / correction / gros bras / molester un / bastonn* / acid / branding iron / hierro para marcar'
const ORDERED: Concept =
  'le de un / le den / que alguien / dass jemand / que quelqu un / damit er / verdient / send / schickt / schick / gehort / deserves / verdient / se merece / al que / merite / envia / envoyez / owes three / months / robo / wanted / gesucht / se busca / on cherche / teach / who knows / kennt / outside the pub / friday / two guys / euros / bezahl* / lo que cueste / combien / cuanto / wie viel / want / need / looking for / someone / somebody / guys / men / price / paid / pay / fee / just so / so he can / so she can / only legs / per week / each week / team / driver / budget / find me / get me / suche / jemand* / brauche / leute / jungs / ich will / ich zahl* / preis / soll / sollen / pro woche / necesito / quiero / busco / alguien / tipos / tarifa / precio / pago / falta / cherche / je veux / je paie / il faut / equipe / manque / tarif / par semaine / on lui / qu on lui'
const ACID: Concept =
  'acid / lye / drain cleaner / saure / lauge / abflussreiniger / acido / lejia / sosa caustica / acide / vitriol / soude / battery acid / batteriesaure'
const FACE: Concept = 'face / eyes / gesicht / augen / cara / ojos / visage / yeux / figure'
const OF_SKIN: Concept =
  'hyaluron* / peel / peeling / serum / skin care / skincare / cream / creme / crema / cosmetic* / kosmetik* / cosmet* / salicyl* / glycol* / fruit acid / mask / maske / mascara / facade / fassade / worktop / splash / goggles / schutzbrille / dermatolog*'

const LOCK: Concept =
  'rejas / schloss mit / lock the / lock them / bars on / gitter / abgeschlossen / sperr / sperren / encierra / enfermer / barreaux / lock / lock her / lock him / locks / bolt / latch / padlock / only open from / cage / riegel / einsperr* / einschließ* / abschließ* / vorhangeschloss / schloss / cerrojo / encerr* / cerradura / candado / jaula / verrou / serrure / enferm* / cadenas / keep her from leaving / keep them from leaving / keep the au pair from / should only open'
const NO_WAY_OUT: Concept =
  'in the barn / haus nicht verlassen / nicht verlassen / only for us / nur fur uns / no tiene llave / sin llave / asi debe seguir / without a key for / no key for / hat keinen schlussel / n a pas la cle / over night in the / uber nacht / durante la noche / pendant la nuit / keep them in / keep her in / no phone / kein handy / sin movil / from outside / from the outside / on the outside / corridor side / only we can / not leave / t leave / from leaving / left in the night / run away / runs off / until she / until he / till six / until morning / so nobody steals / who sleep / marries / obey* / work off / worked off / owe us / passport* / von außen / nicht raus / nicht mehr raus / nicht weg / bis sie / bis er / abhau* / weglauf* / gehorch* / heirat* / pass einbehalt* / passe / por fuera / no debe salir / no salga / no salgan / no se vaya / no los deje ir / hasta que / se escap* / obede* / pasaporte / de l exterieur / que nous seuls / nous seuls / ne sorte / ne parte / s enfui* / obei* / jusqu a ce qu / passeport'
const KEPT: Concept =
  'haushalterin / seasonal workers / farm workers / empleada / empleadas / cleaner / cook / koch / grandmother / oma / abuela / children / kinder / ninos / enfants / girlfriend / freundin / novia / copine / kid / kids / saisonarbeiter* / maid / au pair / nanny / carer / cleaners / workers / girls / daughter / son / wife / niece / staff rooms / pickers / pflegerin / pflegekraft / haushaltshilfe / putzfrau* / arbeiter* / erntehelfer* / madchen / tochter / sohn / frau / nichte / interna / chica / chicas / cuidadora / temporeros / jornaleros / trabajador* / hija / hijo / mujer / sobrina / bonne / domestique / employee / ouvriers / vendangeurs / fille / filles / femme / niece / nounou'
const EXIT: Concept =
  'portes coupe feu / fire doors / brandschutzturen / back door of / hintertur der / puerta trasera de la disco / emergency exit* / fire exit* / fire door* / escape route / notausgang / notausgange / fluchtweg* / fluchttur* / nottur* / brandschutztur* / salida de emergencia / salidas de emergencia / puerta de emergencia / puertas de emergencia / puerta cortafuegos / issue de secours / issues de secours / sortie de secours / sorties de secours / porte coupe feu'
const SHUT: Concept =
  'fermees a cle / fermer a cle / a cle / bolt shut / locked / stay locked / abgeschlossen / closed off / cerrada con / cerradas / verschloss* / zu bleiben / bleiben zu / zugemacht / zumachen / chain / chained / padlock / weld / welded / block / nail shut / screw shut / wall up / brick up / lock / bar the / zuschweiß* / zukett* / kette / verriegel* / zusperr* / absperr* / abschließ* / zustell* / zugestellt / vernagel* / zumauer* / zuschraub* / cadena / candado / soldar / suelda* / bloque* / tapiar / tapia / con llave / chaine / cadenas / souder / soudez / condamner / condamnez / verrouill* / murer / bloquer'

const SAFEGUARD: Concept =
  'that switch / this switch / hood switch / totmann* / totmannschalter / detectores de monoxido / detector de monoxido / carter de la / carter de protection / gitter der / luz de advertencia / detecteur de / hood / haubenschalter / haube an / haube / proteccion a la / proteccion de la / proteccion / alarmas de incendio / alarme incendie / alarmes / protection de la scie / protection de la / capot de protection / spaltkeil / riving knife / fangnetz / absturzsicherung / safety net / fall arrest / gelander / handrail / barandilla / garde corps / nacelle / gurtwarner / seat belt warning / belt is off / belt beeper / beeping / beeper / pitido del cinturon / bip ceinture / rauchabzug* / brandschutzklappe* / fire damper / clapet coupe feu / bremse abschalt* / speed governor / alcolock / atemalkohol* / lone worker alarm / gas detector / leak detector / flame guard / chlorine alarm / sicherheitsgurt / safety belt / harness anchor / chaleco / hydrant / extinguisher / sensor de apertura / capteur de porte / capteur d ouverture / capteur de securite / lid switch / lid sensor / kontaktschalter / deckelschalter / trittmatte / safety mat / tapis de securite / anti tip / tilt alarm / kippschutz / seat switch / sitzschalter / alarma de co / deadman / thermostat cut / flammenwachter / zundsicherung / pilot light sensor / rauchabzug / kindersicherung / safety curtain / light curtain* / the curtain / interlock* / relief valve / pressure relief / safety valve / emergency stop* / e stop / dead man* / overload cut out / cut out / residual current / rcd / rcds / wind alarm / gas alarm / co alarm / carbon monoxide alarm / carbon monoxide detector / smoke alarm* / smoke detector* / fire alarm* / heat detector* / sprinkler* / machine guard / blade guard / guard / door switch / door contact / door sensor / lift door / seat belt / airbag* / two hand / speed limiter / limiter / thermal fuse / flame sensor / reverse alarm / pressure switch / uberdruckventil / sicherheitsventil / zweihand* / schutzschalter / turschalter / turkontakt* / rauchmelder / brandmelder / brandmeldeanlage / lichtvorhang / lichtgitter / lichtschranke* / fi schalter / fehlerstrom* / windwarn* / schutzhaube / schutzgitter / not halt / nothalt / notaus / not aus / gaswarner / co melder / sicherheitskontakt* / endschalter / uberlastschutz / sensor de la puerta / sensor de puerta / sensor de seguridad / detector de humo / detectores de humo / detector de gas / parada de emergencia / paro de emergencia / seta de emergencia / valvula de seguridad / barrera optica / diferencial / resguardo* / rociadores / alarma de gas / alarma de incendios / alarme de monoxyde / alarme monoxyde / alarme incendie / detecteur* de fumee / detecteurs de fumee / detecteur de gaz / detecteur co / barrage immateriel / barriere immaterielle / barrieres immaterielles / arret d urgence / soupape / differentiel / securite du / securite de la / contact de porte / carter / limiteur / homme mort / anemometre'
const PUT_OUT: Concept =
  'bridge that / bridge this / kleb / klebt / sin pilas / sous un bonnet / under a cap / plastic bag over / tute druber / bolsa encima / on retire / retiramos / nimm / nehmt / take that off / strap down / hors controle / abnehm* / nehmen wir auch ab / nehmen wir ab / quitenle / desmonten / desmonta / retire / retiren / make the beeping stop / stop the beeping / silence / stumm / stummschalt* / mute / locked / fermees a cle / geschlossen lass* / lahm / kurzschließ* / uberlist* / trickse / esquivar / contourn* / by pass / block it / festbind* / festkleb* / hochbind* / atar / pegar con / coller / ficeler / gluing / glue / rope it / cable tie / kabelbinder / brida / collier de serrage / zudreh* / abdreh* / magnet / magnet on / iman / aimant / wedge / keil / verkeil* / cuna / cale / jumper / drahtbrucke / totleg* / tot legen / wegbau* / blind machen / cegar / saltarse / sauter / shunter / mute it forever / wegschalt* / ausschalt* / abschalt* / ausbau* / demont* / desmont* / sin el / sans la / ohne die / bypass / bypassed / bridge / bridged / remove / removed / take off / take it off / take out / off our / off the / out of the / unplug / fool / fooled / trick / always clear / does nothing / nothing happens / wire it so / plug it / plug the / stuff / cover / cover up / paint over / tape / zip tie / switch off / turn off / alarm off / off for good / disable / pull the / kill the / get round / past the limiter / outwit / defeat / stopfen / zustopf* / verstopf* / uberbruck* / umgeh* / mit einem draht / brucke rein / abkleb* / zukleb* / fußschalter / rausnehm* / raus / weg / abmontier* / abschraub* / abklemm* / stilllegen / lahmleg* / austrick* / quita / quitale / quitad / quitar / quitarle / tapa / tapar / tapale / anula / anular / anulad / puentea* / puente* / desconecta* / desactiva* / engana* / coupez / couper / coupe / enlevez / enlever / retirez / retirer / shunt* / pontez / ponter / debranch* / bloquez / neutralis* / bouch* / desactiv* / masquer / scotch*'
const IN_A_HURRY: Concept =
  'stops whenever / stops when / whenever you open / pitan / pita / sonar / gagner du temps / ganar tiempo / zeit gewinnen / zeit sparen / save time / gite / appartement / apartamento / ferienwohnung / airbnb / festkleben / fest / hate / hates / teuer / too dear / too expensive / caro / cara / cher / chere / cortamos el doble / twice / double / doppelt / el doble / asusta* / los abuelos / evite les vols / thieves / vols / robos / diebe / drivers / fahrer / conductores / chauffeurs / headache / kopfschmerz / no hace falta / pas besoin / don t need / nobody uses / braucht keiner / braucht kein mensch / useless / unnotig / unnutz / inutil* / passiert eh nichts / nothing ever happens / nunca pasa nada / il n arrive jamais rien / save / spart / ahorra / economis* / lid open / door open / runs with / runs even / so the / lid / en a marre / perdemos / media hora / bei offen* / mit offen* / con la puerta / porte ouverte / wakes everyone / wake / vape / ablenk* / zu langsam / too slow / harvest / ernte / order* / auftrag* / pedido* / commande* / night shift / nachtschicht / lose / loses / losing / seconds / an hour a day / production / annoy* / annoyed / complain* / moan* / moaning / guests / lodgers / tenant / rather than / instead of / than fix / keep* costing / costs us / never use / needn t / all the time / always / lads / boys / guys / faster / speed up / target / so we can / tonnes / for good / inspector / too sensitive / nuisance / in the way / before the season / smoke / einfach / stort / brauchen wir nicht / ruhe / warten / fertig / pfeift / spinnt / nervt / gaste / rauchen / schneller / lehrling / stuckzahl / akkord / leute / immer / total / pierden / pierde / molest* / saltan / salta / cachimbas / huespedes / nunca / tiempo / prisa / produccion / listo / para que / cadence* / attend* / on verra / on ouvre / perd* / gene / sonne* / clients / sans arret / vite / save on / without telling / sleep'
const FUSE: Concept = 'breaker* / fuse / fuses / sicherung* / fusible* / fusibles / plombs / automatico / disjoncteur*'
const FAT_FUSE: Concept =
  'something bigger / bigger one / bit of wire / piece of wire / copper wire / a nail / foil / tin foil / coin / stronger one / draht / alufolie / nagel / starkere / großere / mas grande / mas gordo / alambre / papel de aluminio / clavo / papier alu / un clou / fil de cuivre / plus gros / plus forte'

const RISKY_WORK: Concept =
  'gas water heater / water heater / durchlauferhitzer / calentador / calentador de gas / chauffe eau gaz / rewire the / attic flat / electrical installation / schornstein / ofen anschließ* / kaminofen / pilar / pillar / columna / forjado / vigas / column / roof truss / dachstuhl / foundation / fundament / retaining wall / stutzmauer / muro de contencion / mur de soutenement / crane / kran / grua / grue / asbestos removal / starkstrom / solar inverter / wallbox / borne de recharge / gas tank / flussiggas* / butano / propane / propan / consuel / gasherd selbst / gas hob / gas cooker / cocina de gas / gaziniere / fuse box / sicherungskasten / cuadro electrico / supporting beam / viga maestra / poutre / stutze / balcony / balkon / lift shaft / steam boiler / dampfkessel / pool electrics / charging station / gas boiler* / boilers / gas line / gas pipe* / gas connection / gas heater / load bearing wall / load bearing / supporting wall / wiring / rewire / electrics / electrician / scaffold* / lift installation / chimney / gas safety / gasleitung* / gasanschluss / gasherd / gastherme* / therme / tragende wand / tragende / stahltrager / elektrik / elektroinstallation / starkstromanschluss / gerust / kamin / toma de gas / instalacion de gas / gas natural / caldera / muro de carga / pared maestra / instalacion electrica / andamio / conduite de gaz / raccordement gaz / gaz / chaudiere / mur porteur / tableau electrique / installation electrique / echafaudage*'
const NO_EXPERT: Concept =
  'nobody registers / not registered / no registration / nobody needs to know / ohne eintrag / nicht eingetragen / sin registrar / sin darlo de alta / sans enregistrer / meldet keiner / no certificate needed / no certificate / watched videos / videos angeschaut / youtube / schornsteinfeger erfahrt / erfahrt es nicht / sin avisar al / sin avisar / sin decir nada al / sans prevenir / sans avertir / ohne bescheid / kumpel anschließ* / mein kumpel / a mate of mine will / on the cheap / billiger ohne / not tell the council / council needn t / bauamt nichts / without building / ohne bauantrag / sin proyecto / sin visado / sans declaration / skip the inspection / no inspection / keine abnahme / sin inspeccion / student does / apprentice alone / lehrling allein / pensionado / retired * to do / retired * to sign / retired * does / retired * did / retired * will do / retired * could do / retired * should do / retired * who connects / retired * signs / somebody retired to / someone retired to / skip the structural / skip the engineer / skip the permit / statiker sparen / statiker spar* / den statiker / selbst anschließ* / selber anschließ* / do it myself without / without telling / vermieterin muss nichts / vermieter muss nichts / sans venir / sin venir / ohne zu kommen / without coming / never comes / nie gesehen / without looking / no questions / nos ahorramos / on se passe / wir verzichten / knows how / kann das auch / se debrouille / doesn t have the papers / unter der hand / no engineer / without an engineer / isn t certified / not certified / uncertified / isn t registered / unlicensed / no licence / without papers / no papers / somebody else s stamp / someone else s stamp / somebody signs / someone signs / sign the certificate* / signs the certificate* / sign off unseen / sign off my / unseen / sign blind / nobody needs to come / nobody has to come / without a visit / without a permit / no permit / no building control / ohne meldung / ohne anmeldung / ohne statik* / ohne fachmann / ohne fachfirma / ohne installateur / blind unterschreib* / blind unterschreiben / ohne abnahme / ohne genehmigung / ohne zulassung / ohne schein / ohne hinschauen / fremder stempel / stempel von / sin instalador / sin boletin / sin arquitecto / sin ingeniero / sin licencia / sin permiso / sin titulo / sin papeles / sin visita / que firme / que me firme / firme sin / sans professionnel / sans bureau d etudes / sans ingenieur / sans architecte / sans verification / sans visite / sans consuel / sans permis / sans diplome / sans controle / depuis chez vous / sans habilitation / upstairs doesn t need'
const SAFETY_PAPER: Concept =
  'gas safety certificate / safety certificate / electrical certificate / fire certificate / working at height / first aid card* / first aid certificate* / first aid and / forklift ticket / forklift licence / inspection sticker* / prufplakette* / prufprotokoll* / staplerschein / kranschein / ersthelfer* / caces / habilitation electrique / certificat de conformite / attestation de conformite / certificado de gas / boletin electrico / carne de carretillero / certificado de alturas / inspection tag*'
const PAPER_ONLY: Concept =
  'nobody needs to come / without anyone / without training / without sitting / without the course / without a test / without looking / random instructor / random name / invented instructor / put an engineer s name / whatever name / fake / faux / fausse* / tampon compris / sans formation / sans stage / sans visite / sans controle / depuis chez vous / ohne dass / ohne kurs / ohne schulung / ohne prufung / ohne prufer / zum aufkleben / sin curso / sin hacer / sin examen / sin visita / sin revisar / falso* / falsa* / gefalscht*'

const TAP: Concept =
  'church s supply / neighbour s supply / landlord s supply / supply of the / shop s supply / off the neighbour / farola de la / farola / from the church / strom der kirche / strom vom / luz del vecino / corriente del / electricite du voisin / courant du / hydrant / boca de riego / bouche d incendie / public tap / before the meter / before the counter / past the meter / around the meter / vor dem zahler / ohne zahler / am zahler vorbei / antes del contador / sin contador / avant le compteur / sans compteur / from the shop next door / from next door / from the neighbour / vom nachbarn / del vecino / du voisin / luz de la escalera / treppenhauslicht / treppenhaus / stairwell light / staircase light / hallway light / landlord s supply / hausstrom / allgemeinstrom / parties communes / minuterie / street side / street light / lamppost / straßenlaterne* / laterne / lampadaire / farola / alumbrado / main pipe / reseau sans'
const DRAW: Concept =
  'run / oven / laden / lade / charge / charger / enganchar / enganchado / pinchar / siphon / feed / betreib* / alimenter / a line / line from / cable / tap / tap into / draw / draws / hook / hook up / connect / wire / power / electricity / heating / water pipe / puente / enganch* / pasa un cable / cable / luz / corriente / kabel / anklemm* / abzweig* / anzapf* / strom / leitung / brancher / branchez / raccord* / tirer un / branchement / electricite / courant / derivation'
const FOR_FREE: Concept =
  'without them seeing / without them / seeing it / sin que / sans que / heimlich / casa / house / haus / maison / enganchar / nobody / no one / free / for free / costs nothing / pays for / so they pay / grow / garage / my bar / my pub / pub / apartments / nichts kostet / umsonst / gratis / keiner / zahlt die / zahlen die / pague / gasta mucho / que no / comunidad / plantage / gratuit* / facture / paie / sans payer / a l oeil / unnoticed / hanf*'
const SEAL: Concept =
  'break the seal / cut the seal / remove the seal / seal off / the seal / plombe / verplomb* / plombierung / precinto / precintado / scelle / scelles / plomb'
const CUT_OFF: Concept =
  'cut off / unpaid / hook it back / hook it up / reconnect* / back on tonight / abgestellt / gesperrt / wieder anschließ* / wieder anklemm* / aufbrech* / me cortaron / han cortado / volver a conectar / reenganch* / impago / coupe le / rebranch* / remettre le gaz / impayes'

const HOME_PART: Concept =
  'heating / front door / door / stairs / mould / mold / power / water / lift / roof / heizung / haustur / wohnungstur / schimmel / strom / wasser / treppe / aufzug / dach / calefaccion / luz / agua / ascensor / puerta / humedad / moho / escalera / chauffage / porte d entree / porte / moisissure / eau / ascenseur / escalier / toit'
const SPOIL: Concept =
  'coup* / corta / cortadle / cortales / cortenle / turn off / switch off / abstellen / abklemm* / leck / leaks / verstopf* / ratas / rats / ratten / noise / break / broken / break down / slippery / take out / remove / cut / more mould / worse / fail / kaputt / ausfall* / abstell* / abdreh* / rutschig / ausbau* / ausbauen / aushang* / mehr / verschwind* / cortar / cortamos / cortarles / romper / estropear / quitar / resbal* / coupe / couper / cassez / casser / retire / retirer / glissant* / pourrir / abimer'
const TO_LEAVE: Concept =
  'ne part pas / part pas / won t leave / won t go / refuses to go / refuses to leave / geht nicht / will nicht raus / rausekel* / no se va / no se van / no quiere irse / refuse de partir / vacat* / clear the flat / gets the message / out by / raus hab* / until he quits / moves out / move out / leaves on / goes / go voluntarily / contract for life / old contract / protected rent / gives up / zieht sie aus / zieht er aus / ziehen sie aus / zieht aus / auszieht / ausziehen / freiwillig geht / freiwillig / alten vertrag / altem vertrag / lebenslang* / se vaya / se vayan / se van / se marche* / renta antigua / parte / partir / libre / traine / s en aille / s en aillent / demenage / bail'
const TENANT: Concept =
  'tenant* / old lady / old couple / family / lodger / mieter* / alte dame / alten dame / familie / rentner* / inquilin* / viejos / vieja / ancian* / familia / locataire* / vieille / vieux / famille / on lui'

const WATER_OR_MEAL: Concept =
  'well / water supply / water tank / spring / vat / canteen / kitchen / milk / feed / brunnen / quelle / wassertank / kessel / kantine / milch / futter / pozo / manantial / deposito de agua / cantina / comedor / leche / pienso / puits / cuve / cantine / source / lait / fourrage'
const FOUL: Concept =
  'wreck / spoil / foul / contaminat* / bad taste / tastes bad / poison / dry up / make ill / sick / salmonell* / bacteria / verseuch* / verderb* / verdorben / ungenießbar / vergift* / krank / versieg* / secar / mal sabor / contamin* / enferm* / intoxic* / envenen* / malade* / souill* / empoisonn* / gater / polluer / bacterie*'
const FOR_GAIN: Concept =
  'so they have to sell / have to sell / sell to us / rival* / competitor* / neighbour* / up the valley / fired / newspaper / verkaufen / verkauft uns / nachbar* / konkurren* / entlassen / rausschmeiß* / zeitung / venda / vendan / vecin* / competencia / despid* / concurrent* / d a cote / vende / virer / journal / voisin* / for a day / just a day / juste une'

const WILD: Concept =
  'busard* / bussard / rebhuhn / perdiz / perdreau / kiebitz* / lerche* / curlew / lapwing / kingfisher / beech before / newt pond / frogs / frosche / ranas / grenouilles / toads / adders / kreuzotter* / viboras / viperes / bees nest wild / heron* / reiher / garza* / cormorant* / kormoran* / cormoran* / seals / robben / foca* / phoque* / sturgeon / stor / esturion / esturgeon / abalone / seahorses / vulture* / geier / buitre* / vautour* / buzzard* / birds of prey / greifvogel* / rapaces / rapaz / marten / monkey / python / snake skins / rhino / ivory / mono / affe / singe / serpiente / bat colony / storks / hedgehog* / igel / newts / salamander* / tritones / erizo / herisson* / marmot* / murmeltier / steinbock / seahorse* / caballitos de mar / squirrels / salmon / lachs / truffles / cactus / cactuses / cacti / snowdrops / schneeglockchen / protected species / bats / badger* / sett / nest / nests / swallows / stork* / turtle eggs / turtle* / eagle* / lynx / wolf / wolves / otter* / beaver* / fox den / owl* / hawk / heron / coral / orchids / elvers / glass eels / eels / ortolan* / pangolin* / parrots / songbirds / finches / tortoises / tiger / fledermaus* / fledermause / dachs* / biber* / schwalben* / schwalbennest* / storch* / schildkrot* / adler / luchs / wolf / wolfe / fischotter / fuchsbau / eule* / uhu / bussard / koralle* / orchideen / glasaal* / papagei* / singvogel / stieglitz* / molche / kroten / murcielago* / tejon* / nidos / nido / golondrina* / ciguena* / tortuga* / aguila* / lince / linces / lobo / lobos / oso / nutria / buho / coral / orquidea* / angulas / angula / loros / jilguero* / pajaros / chauve souris / chauves souris / blaireau* / nid / nids / hirondelle* / cigogne* / oisillons / tortue* / aigle* / lynx / loup / loups / loutre / castor / castors / hibou / corail / orchidee* / civelle* / perroquet* / chardonneret* / bouquetin'
const DO_AWAY: Concept =
  'clear the / clear away / off my hotel / off my / von meinem haus / del tejado / du toit / entfern* / cepos / hose down / abspritz* / kartcher / karcher / retirar los nidos / erledig* / fell the / coger / capturar / atrapar / moissonn* / ramasser / pick / pflucken / ausbudd* / arracher / drain / trockenleg* / secar la charca / mow / mahen / segar / liquidar / eliminar / reclamo / call birds / loswerden / los werden / eradicat* / get shot of / scare off for good / poison / compro / kaufe / import / importier* / buy / acheter / vendo / vender / verkauf* / vendre / pieles / peaux / skins / kill / toten / tuer / wilder* / leer raumen / zumauern / seal up / wall in / tapiar / boucher / brick up / vanish / gone / get rid / remove / knock down / knocked down / fumigate / smoke out / gas them / dig out / dig up / blow up / shoot / shot / hunt / mount / peel / fell / chip* / menu / sell / trap / catch / suitcase / luggage / shipped / wegmach* / abstoß* / abschlag* / runterschlag* / abklopf* / ausraucher* / ausgrab* / wegspreng* / sprengen / abschieß* / schieß* / erleg* / zerstor* / beseitig* / fang* / koffer / cargarse / tirar / tirad / quitar / destruir / cazar / matar / arrancar / fumigar / envenen* / maleta / tubos / embalad* / coger / jeter / jette / detruire / raser / rasez / decrocher / enfumer / tuer / abattre / deterrer / attrap* / faire sauter / valise / trouver / douze convives / stuffed / weg'
const UNLAWFULLY: Concept =
  'before the tourists / before the guests / bevor die gaste / antes de que lleguen / avant les touristes / before the season / before the wedding / guarda / warden / que no se entere / ranger / forster / garde forestier / forestales / lists it / inspector lists / gewehr hab ich / das gewehr / red para / con red / hinter meinem hof / hinterm hof / dans mon champ / en mi finca / on my land / auf meinem grund / delay* / verzoger* / retras* / retard* / wird sonst geschutzt / so i can build / baugenehmigung / build / cites / sin papeles / ohne cites / no one has to know / nobody has to know / take my pigeons / take my chickens / meine huhner / mis gallinas / mes poules / zoll / aduana / douane / customs / ecologist / naturschutz / umweltamt / ecologistas / gutachter / niemand / nadie / personne ne / ohne genehmigung / before the ecologist / before the council / before anyone / before the inspector / no permit / no papers / never saw / out of season / closed season / in may / nests and all / builders start / delaying / under another name / as gravel / private collection / collector / money / nobody / no questions / even though / protected / reserve / quietly / bevor / ohne schein / ohne genehmigung / ohne papiere / schonzeit / mitten im mai / schutzgebiet / naturschutz* / geschutzt* / sammler / zahlt gut / weint keiner / nachts / fuera de temporada / sin permiso / sin papeles / sin licencia / antes de / protegid* / escondid* / como si fueran / porqueria / veda / dinero / finca y / por la noche / sans permis / sans papiers / avant que / meme si / au noir / motus / comme avant / reserve / protege / collectionneur / faux bon / de nuit / j ai un chantier / en avril / wiese steht'
const POACH: Concept =
  'hunt / hunting / shoot / poach* / chasser / chasse / cazar / caceria / jagen / schießen / wildern / wilder* / braconn* / furtiv* / auf rehe / auf hirsche / deer at night'
const POACH_HOW: Concept =
  'in the reserve / inside the reserve / national park / without a licence / no licence / without a permit / no permit / at night with / spotlight / thermal scope / nachtsicht* / ohne jagdschein / jagdschein nicht / ohne schein / im schutzgebiet / fahre nachts / schalldampfer / sin licencia / sin permiso / en la reserva / de noche / sans permis / dans la reserve / de nuit / phares / un lince / un lobo / un oso'
const SNARE: Concept =
  'snare* / gin trap* / jaw trap* / leghold trap* / foothold trap* / glue board* / glue trap* / mist net* / bait pit* / spiked bait / tellereisen / fangeisen / schlagfalle* / schlingen / drahtschlinge* / leimrute* / leimfalle* / vogelnetz* / lazos / cepos / cepo / liga para / red japonesa / pieges a machoires / piege a machoires / collets / glu / filets japonais'
const SNARED: Concept =
  'lobo / lobos / wolf / wolves / wolfe / loup / loups / linces / lynx / otter / marten / guarda / badger* / fox* / birds / pigeon* / dog* / cat / cats / bear / deer / boar / whatever / hedgehogs / fuchs* / fuchse / vogel / tauben / hund* / katze* / rehe / zorro* / pajaros / palomas / perro* / gato* / lo que caiga / renard* / oiseaux / pigeons / chien* / chats / gibier / bois'
const FISH_WITH: Concept =
  'fish with / fishing with / pescar con / fischen mit / angeln mit / pecher a la / pecher avec / peche a la / peche a l'
const FISH_KILL: Concept =
  'bleach / lejia / dynamite / dinamita / explosiv* / electric* / current / car battery / strom / chlor / sprengstoff / karbid / carburo / cal / javel / poison / veneno / batteria / bateria'
const TREE: Concept =
  '*baum / birch / birke / walnut / nussbaum / fir / spruce / fichte / tanne / hecke / abedul / nogal / seto / bouleau / noyer / sapin / poplar / pappel / willow / weide / trauerweide / saule / sauce / chopo / ivy / tree / trees / oak / oaks / cedar / chestnut / yew / yews / lime tree / beech / pine / roots / linde / eiche* / buche / kastanie / zeder / baum / baume / eibe* / wurzel* / alcornoque* / encina* / encinos / roble* / cedro / olivo / pino / castano / arbol* / raices / chene* / cedre / tilleul / chataignier / hetre / arbre* / racines / platane'
const TREE_GUARDED: Concept =
  'neighbour s / neighbor s / commune / town s / stadt / gemeinde / ayuntamiento / mairie / street tree / straßenbaum / tapa las vistas / la vue / my view / aussicht / in front of my / devant ma / protected / listed / preservation order / under protection / next door / rare / unter schutz / geschutzt* / naturdenkmal / nachbar* / nebenan / protegid* / catalogad* / vecin* / classe / protege / remarquable / voisin* / council s / blocks my / schutz'
const TREE_DIES: Concept =
  'couper / coupez / cut down in secret / heimlich fallen / heimlich / cortar a / en cachette / a escondidas / secretly / abattre / kill / absterb* / faire crever / secar / matar / nobody can tell / slowly / langsam / roundup / salt / salz / bleach / chlor / javel / lejia / copper nail* / kupfernagel / clou en cuivre / clavos de cobre / dies / died / to die / die off / die slowly / so it dies / dead / kill / look like it died / died from / drill / put something in / copper / poison / ask / don t ask / eingeht / eingehen / abstirbt / absterb* / vertrockn* / nachhelf* / hilft nach / bohr* / kupfer* / seco / seca / seque / sequen / amanezca / muera / enfermos / talamos / talar / deperi* / creve / meure / seche / mourir / perce*'

const FILTH: Concept =
  'alte farbe / old paint / pintura vieja / vieille peinture / eimer / frituur / bauchemie / oil barrels / olfasser / buckets of / thinner / verdunner / nitro / dachplatten / wellasbest / altlack / bidons / jerrycans / neumaticos viejos / pesticide leftovers / expired medicine / altmedikamente / krankenhausabfall* / x ray / rontgen / mercury / quecksilber / mercurio / mercure / pcb / transformator* / condensers / trockenmaist / fosa / senkgrube / klargrube / septic / disolvente / gasolina vieja / old petrol / altbenzin / heating oil / heizol / fuel oil / mazut / fioul / plasterboard / restos de pintura / paint leftovers / old tyres / mattresses / altreifen / reifen / matratzen / schutt / bauabfall* / neumaticos / colchones / pneus / matelas / antifreeze / frostschutz / pool water / chlorine / dead pigs / kadaver / tierkorper / carcass* / blood / schlachtabfall* / glass wool / farbe / kuhlflussigkeit / batterien / drums / cutting fluid / old oil / used oil / fryer oil / frying oil / solvent* / waste / demolition waste / rubble / asbestos / chemicals / acid / acids / paint / slurry / tank / sludge / batteries / fridges / antifreeze / kuhlschrank* / altol / losemittel* / chemikalien / saure* / farbreste / lackreste / asbest* / eternit* / bauschutt / gulle / klarschlamm / kanister / aceite usado / bidones / disolvente* / acidos / acido / uralita* / amianto / escombro* / caducados / residuos / purines / solvants / huile* / vidange / gravats / amiante / fibrociment / dechets / bidons / boues / lisier / produits chimiques'
const AWAY_WITH_IT: Concept =
  'into the toilet / down the toilet / down the sink / ins klo / in die toilette / por el vater / por el retrete / dans les toilettes / dans l evier / container vom supermarkt / supermarket container / other people s bin / someone else s skip / fremde tonne / fremden container / contenedor de otro / poubelle du voisin / quemamos / quemarlos / verfeuern / verheizen / burn them / on brule / en la finca / au fond du terrain / fond du jardin / on enterre / enterramos / buddel* / eingraben / motorway / raststatte / area de servicio / aire d autoroute / gravel pit / kiesgrube / gravera / graviere / groundwater / drainage / in the woods / old mine / disused / empty plot / neighbour s field / into the sea / overboard / schacht / weiher / tumpel / acker / feldweg / mar / ins meer / uber bord / por la borda / al agua / cuneta / camino / terrain vague / mer / etang / lac / carriere / fosse / bury / burn it / verbrenn* / quemar / bruler / enterr* / quiet lake / lake / pond / manhole / storm sewer / storm drain / into the river / river / ditch / down the drain / looks the other way / quarry / woods / forest / normal rubble / rubble skip / mix it in / household waste / as household / versicker* / rauslass* / ablass* / gully / kanal / bach / fluss / waldrand / wald / im hof / hausmull / vergrab* / acequia / barranco / rio / arroyo / en el campo / monte / descampado / alcantarill* / desague / pozo / voie fluviale / riviere / ruisseau / fosse / champ / foret / egout / dans la nature / caniveau / farmer who'
const AND_DONE: Concept = `hinter der halle / behind the hall / behind the factory / hinter dem / detras de la nave / derriere l usine / derriere / cheaper than / billiger als / mas barato / moins cher que / zwanzig eimer / only * litres / it s only / nur ein paar / solo son / ce n est que / seprona / umweltamt / police de l environnement / coup de pelleteuse / pelleteuse / excavadora / digger / keiner sieht / nadie llame / zu teuer / too dear / tip is closed / deponie zu teuer / caro / trop cher / decheterie / dechetterie / leftover / zerschlag* / before monday / schnell weg / cuanto antes / de una vez / ${SECRETLY} / dark / costs nothing / kostet / etwas kostet / platz / find me somebody / somebody with a van / need drivers / drivers / no questions / after dark / at night / night / rainy night / each week / nobody / no one / pay extra / who does this / not in the plans / straight into / off the books / just / simply / einfach / hinterm hof / nachts / wer hat / schnell / keiner / bringt gutes / bagger / inklusive / y listo / este finde / de noche / que no aparezca / vacie / vacien / directo / senor con camion / hors declaration / une nuit / nuit de / discret* / sans declarer / vite fait / ni vu`

const SET_FIRE: Concept =
  'burn my / burn his / burn her / burn their / burn that / burn some / zund / ansteck* / quema / quemad / quemen / brulez / brule la / brule le / crame / make the pub / across the street burn / house burn / barn burn / car burn / it burn / let it burn / see it burn / should burn / has to burn / soll brennen / brennen soll / brennt ab / que se queme / que se quemen / qu il brule / que ca brule / make the pub * burn / burned down / flamber / faire flamber / quemen / quemad / abgefackelt / feuerchen / zundeln / zundel* / brandstift* / pyroman* / arson* / kerosene / kerosin / petroleum / spiritus / on fire / arda / arder / que arda / anzunden / anzundet / angezundet werden / feuer legen / feuer unter / lichterloh / hacer arder / flamber / partir en fumee / up in smoke / match to / burns down / burn to the ground / petrol over / benzin uber / set fire / set it on fire / set alight / burn down / burn it down / torch / petrol bomb / light it up / go up in flames / smoked out / anzund* / abfackel* / in brand / abbrennen / niederbrenn* / warm abreiß* / warm abriss* / warm sanier* / heiß sanier* / mettre le feu / mettez le feu / mets le feu / foutre le feu / incendi* / cramer / bruler / prender fuego / prenderle fuego / prendo fuego / prende fuego / prendele fuego / pegar fuego / pegarle fuego / meter fuego / quemar / quemarle / calcin*'
const BURNABLE: Concept =
  'pub / yacht / contenedores / bank / banco / tree house / caravan / wohnwagen / caravana / caravane / police car / streifenwagen / patrol / signal box / kabelschacht / trasse / strommast / server / antenna / archive / archiv / restaurant / hotel / bar / church / mosque / school / warehouse / boat / truck / crane / excavator / tent / lager / halle / wohnung / kirche / moschee / schule / boot / bagger / restaurante / almacen / iglesia / mezquita / colegio / barco / camion / entrepot / eglise / mosquee / ecole / bateau / office / buro / moto / motorbike / motorrad / refugio / camp / shed / house / barn / car / forest / hill / homes / hut / workshop / shop / van / stable / bins / haus / scheune / hutte / auto / wald / werkstatt / laden / stall / heim / unterkunft / cabanon / maison / grange / foret / voiture / atelier / magasin / poubelles / colline / casa / monte / coche / nave / taller / tienda / granero / bosque / ladera'
const FIRE_WISH: Concept =
  'so i can claim / claim / competidor / competidores / del jefe / de mi ex / du patron / de mon ex / meines / vom nachbarn / electrical / looks / aussieht / saturday / samstag / sabado / samedi / delante del / in front of / vor dem / devant / across the street / gegenuber / de enfrente / d en face / hate / hass* / asylum / asyl* / refugee / fluchtling* / pays / payout / pay / esta noche / tonight / heute nacht / cette nuit / rival / competitor / konkurren* / competencia / concurrent / please / bitte / lo quiero / revenge / rache / venganza / vengeance / cash in / kassier* / developer / investor / bauland / insurance / policy / permit / versicherung / zahlt / zeuge / seguro / poliza / assurance / permis / look like / lightning / parezca / a medias / halves / a share / witness / neighbour* / ex / landlord / want / need / someone / somebody / nachbar* / jemand* / vermieter / will / recalific* / colilla / alguien / quiero / vecin* / voisin* / je veux / maire / cherche / foreigners / auslander / descampado / cobrar'
const NO_ARSON: Concept =
  'calories / fat / grasa / graisse / campfire / lagerfeuer / bonfire / fireplace / kamin / stove / ofen / firewood / lena / garden waste / stubble / rastrojos / bruler du / dvd / cd / cds / wood burning / controlled burn / fire brigade / feuerwehr / bomberos / pompiers / burnt / burned / abgebrannt / me quemaron / quemado / limpiar el monte / candle* / incense / rapport'
const FIREBOTTLE: Concept =
  'brandsatz / brandsatze / incendiary device / artefacto incendiario / engin incendiaire / napalm / thermite / thermit / bottles that burn / burning bottles / petrol bombs / firebombs / molotov* / brennende flaschen / brandflasche* / brandsatz / brandsatze / botellas que arden / botellas incendiarias / coctel para lanzar / coctel / bouteilles qui brulent / bouteilles incendiaires / cocktail qui brule / cocktails pour la manif'
const RIOT: Concept =
  'bagger / trasse / bank / banco / car / cars / autos / coches / voitures / haus / house / auf der / for the / gegen / contra / contre / haus von / police / riot* / demo / protest / cops / throw / at them / polizei / bullen / werfen / antidisturbios / policia / lanzar / que arda / manifestacion / manif / crs / flics / lancer / pour samedi'
const BLAST: Concept =
  'bursts / burst / knallend* / knallt / knallen / knall / boom / pops off / platzt / berst* / petar / zerfetz* / destroz* / pulverise / saltar por los aires / detonat* / blow * up / sprengen / sprengt / dynamit* / dinamit* / pulveris* / volar por / faire peter / explode* / explodes / goes off / go off / blow up / blows up / big bang / blast / bang / take a hand off / auseinanderflieg* / auseinanderfliegt / hochgeh* / hochgeht / explodier* / in die luft / zerreiß* / explote / explota / reviente / estall* / salte por / explose / exploser / eclate / qui saute / pete a'
const BLAST_IN: Concept =
  'dunger / fertiliser / abono / engrais / starts the car / starts his car / autostart / zundschloss / arranque / demarre / atm / geldautomat* / safe door / tresor / ignition / speed camera / blitzer / radar / wall / mauer / parcel / package / letterbox / mailbox / gift box / device / envelope / car boot / cash machine / briefkasten / paket / packchen / automat / kofferraum / paquete / buzon / maletero / cajero / coche / colis / boite aux lettres / coffre / distributeur / beaver / biberdamm'
const BLAST_AT: Concept =
  'jemanden der / ich brauche / i need / starts / who can make / daraus / something that / etwas das / algo que / quelque chose qui / wenn / cuando / quand / revenge / rache / cash / hands / opens / open it / my ex / when he / when she / richtig / wenn er / wenn sie / manos / abra / cuando / mains / ouvre / quand il / quand elle / entre ses / neighbour / nachbar* / vecin* / voisin* / wer / wiese'
const HARMLESS_BANG: Concept =
  'confetti / konfetti / pinata / sends me a message / message when / notification / alarm goes off / alert / bell / farce / balloon* / price / prices / business / sales / popcorn'
const SHELL: Concept =
  'eine granate / una granada / hand grenades / panzerfaust / bazooka / rpg / mortar / morser / lanzagranadas / lance roquettes / landmines / war shell / old shell / artillery shell / hand grenade / grenade / landmine / war bomb / unexploded / granate* / handgranate* / fliegerbombe / weltkriegsmunition / obus / granada / bomba de la guerra / proyectil / mine antipersonnel'
const SHELL_OPEN: Concept =
  'consigue / get me / besorg* / kaufen / buy / comprar / acheter / something like / parecido / saw / open / cut / dismantle / empty it / the stuff inside / sell / lamp / aufsag* / offnen / zerleg* / ausbau* / lampe / serrar / abrir / vaciar / vender / lampara / scier / ouvrir / vider / poudre / vendre'
const PYRO: Concept =
  'firework* / firecracker* / rockets / feuerwerk* / boller / bollern / petardos / cohetes / fuegos artificiales / feux d artifice / petards / pyrotechnie'
const PYRO_WILD: Concept =
  'bundled / more bang / convert / umbau* / home made / homemade / selbstgebaut* / stronger / from the boot / aus polen / uncertified / without licence / mas fuerte* / caseros / sin licencia / plus fort* / sous le manteau / artisanaux / trafiques / briefkasten / sprengt / kids / taped together'
const BLINDING: Concept = 'laser / lasers / laserpointer / puntero laser'
const DAZZLE: Concept =
  'blende / blind the / zu blenden / ciega / deslumbra / blind / dazzle / blenden / blendet / cegar / ciegue / deslumbrar / aveugl* / eblou*'
const DAZZLED: Concept =
  'pilot* / plane* / helicopter* / driver* / police / piloten / flugzeug* / hubschrauber / autofahrer / polizei / avion* / helicoptero / conductor* / helicoptere / conducteur*'
const DRONE: Concept = 'drone / drones / drohne / drohnen / dron'
const DROP: Concept = 'drop / drops / dropping / abwerf* / fallen lass* / soltar / suelte / lanzar / largu* / lacher / lache'
const DROPPED_ON: Concept =
  'burns / fire / barbecue / neighbour* / prison / jail / crowd / brenn* / nachbar* / gefangnis / knast / queme / vecin* / carcel / brule / voisin* / prison / stink'
const STONES: Concept =
  'brick / rock / stone / stein / ladrillo / piedra / pave / pierre / paint bombs / farbbeutel / eggs with / rocks / stones / bricks / steine / pflastersteine / gullydeckel / piedras / ladrillos / paves / pierres / parpaings'
const ONTO: Concept =
  'flyover / overpass / windscreen of / referee s windscreen / windschutzscheibe von / parabrisas del / pare brise du / throw a brick / throw rocks / throw stones / steine werfen / tirar piedras / jeter des pierres / lancer des paves / from the bridge / off the bridge / onto the / onto the lorry / at cars / von der brucke / auf autos / desde el puente / a los coches / du pont / sur les voitures / sur le camion / at the bus / auf den lkw'
const TYRE_NAIL: Concept = 'nail / nails / screws / clou / clous / nagel / clavo / clavos / tornillos / krahenfuße / boards with nails'
const TYRES: Concept = 'tyre* / tires / tire / drive / driveway / pneus / pneu / reifen / ruedas / neumaticos / einfahrt'
const TYRES_OF: Concept =
  'whole street / every car / except mine / not mine / all the cars / under the snow / always turns / van / neighbour* / his / toute la rue / sauf / voisin* / ganze straße / außer mein* / nachbar* / toda la calle / menos / vecin*'
const MISCHIEF: Concept =
  'flood / clog / concrete / cement / block / stuff it / stuff / leaks / leak / hole / plug / fluten / beton / verstopf* / uberschwemm* / unter wasser / loch / undicht / inund* / hormigon / cemento / atasc* / agujero / fuga / inond* / bouch* / trou / fuite'
const NEXT_DOOR_PART: Concept =
  'cellar / basement / drain / chimney / vent / flue / gas connection / boat / pipe / keller / abfluss / schornstein / kamin / abzug / gasanschluss / boot / rohr / sotano / desague / bajante / chimenea / respiradero / barco / tuberia / cave / canalisation / evacuation / cheminee / aeration / ventilation / bateau / tuyau'
const NEXT_DOOR: Concept =
  'neighbour* / neighbor* / next door / nachbar* / nebenan / vecin* / voisin* / chez la dame / du dessous / d a cote / downstairs / rival* / his boat'
const NO_BLAME: Concept = `${SECRETLY} / without it leading / leading back / lead back / slowly / slightly / goes down / won t wake / headache / in winter / looks like / nach pfusch / aussieht / wie ein unfall / que parezca / poco a poco / ressemble / tant que vous / while you re / when you re up / nebenbei / wo sie schon / ya que estas / without a trace`
const POUR_IN: Concept =
  'water / sugar / sand / salt / bleach / zucker / wasser / sand / salz / agua / azucar / arena / lejia / eau / sucre / sable / javel'
const FUEL_TANK: Concept =
  'in the tank / into the tank / tank / diesel / fuel / gazole / reservoir / deposito / gasoil / benzintank / kraftstoff / dans le reservoir / engine / motor'
const ENEMY: Concept =
  'rival* / competitor* / concurrent* / konkurren* / gegenuber / opposite / across the road / neighbour* / ex / boss / nachbar* / vecin* / voisin* / competencia / de enfrente / d en face / baustelle / landlord / farmer next'
const TOWER: Concept =
  'wind turbine* / phone mast / mobile mast / mast / pylon / speed camera* / windrad / windrader / funkmast / blitzer / aerogenerador* / antena / radar / eolienne* / antenne / pylone'
const TOPPLE: Concept =
  'come down / comes down / topple / fall over / knock over / pull down / bring down / umleg* / umfall* / umsturz* / kippt / absag* / derrib* / caiga / tumb* / abattre / tomber / saw through / couper le pied'
const BY_NIGHT: Concept = `${SECRETLY} / one night / at night / nobody near / nachts / eines nachts / de noche / una noche / une nuit / la nuit / hate`

const TRAVELLERS: Concept =
  'passengers i / personen / persons / ocho personas / diez personas / cousins from / my cousins / cousines / primos / vettern / arbeiterinnen / leute im laderaum / four men / family of / four people / five people / vier leute / afghanen / syrer / albanians / afghans / sirios / albaneses / girls / madchen / chicas / filles / people / families / workers / men / migrants / cousins / familien / leute / manner / fluchtlinge / personas / familias / migrantes / gente / familles / hommes / migrants / gens / patera / zodiac'
const CROSSING: Concept =
  'kent / refrigerated / kuhllaster / monte / berge / mountains / montagne / cruzar / grune / tunnel / ferry / fahre / dover / england / laderaum / container / reefer / kofferraum / maletero / coffre / uk / channel / armelkanal / ceuta / melilla / canarias / lampedusa / schengen / patron / lanchero / skipper / border / across / under the load / lorry / van / boat / dinghy / grenze / grune grenze / unter der ladung / lieferwagen / laster / schlauchboot / frontera / patera / camion / furgoneta / lancha / frontiere / calais / zodiac / canot / camionnette'
const PER_HEAD: Concept =
  'in my van / in meinem van / en mi furgo / dans ma camionnette / pass * people / get * through / durchbring* / rubersch* / heruber / por barba / mil por / each / por persona sin / de noche / nachts / at night / de nuit / refrigerated / in the back of / hinten im / hide / verstecken / esconder / cacher / unentdeckt / undetected / past the guards / vorbei an / smuggle / schmuggel* / schleus* / schleppen / pasarlos / passer clandest* / clandest* / per head / a head / each pays / without papers / no papers / no visa / hidden / who sleep on the way / pro kopf / ohne papiere / ohne visum / versteckt / unter der ladung / por cabeza / sin papeles / escondid* / patron y motor / par tete / sans papiers / sans visa / cache* / passeur / schleuser / coyote / pas necessaires'
const SECRET_SPACE: Concept =
  'inside the spare tyre / im reserverad / im ersatzreifen / behind the panel / hinter der verkleidung / en la rueda / dans la roue / inside the door / portieres / in der turverkleidung / dans les portes / dentro del asiento / secret drawer / hidden compartment / secret compartment / false bottom / double bottom / false floor / double floor / cavity / hollow space / sewn into / into the lining / little bags into / hohlraum / doppelter boden / doppelten boden / geheimfach / schmugglerversteck / doble fondo / compartimento oculto / compartimento secreto / caleta / une cache / double fond / compartiment secret / cachette'
const SEARCHED: Concept =
  'cigarettes / zigaretten / cartouches / tabaco / cash / bargeld / spurhund* / mercancia / scanner / control de / border / customs / airport / ferry / sniff / sniffer / checkpoint / police / packets / zoll / grenze / flughafen / polizei / kontrolle / pakete / aduana / frontera / aeropuerto / guardia civil / ceuta / paquetes / control / douane / frontiere / aeroport / resine / colis / nosy'

const HARD_DRUG: Concept =
  'speed fur / de coca / gramos de coca / fentanyl patches / ritalin / adderall / modafinil / cannabis dans / pieds de cannabis / chemist to make / kush / schnee fur / nieve para / farlopa / perico / keta / smack / brown sugar / pillen furs / party pills / partypillen / de hierba / kilos de hierba / gramos de / porros / molly / ecstasy pills / crystal / koks / coke / cocaina / maria / marihuana / cannabis / weed / hasch / haschisch / shit / ketamine / ghb / xtc / pep / benzos / oxy / poppers / codeine syrup / hustensaft mit / opium / magic mushrooms / zauberpilze / setas alucinogenas / cocinar cristal / metanfetamina / crystal meth / cristal y speed / hanfplantage / cannabisplantage / hanf / grow tent / grow op / spice packs / legal highs / krautermischung* / thc / vape carts / the real stuff / fentanyl / amphetamine* / amphetamin* / amfetamin* / heroin / cocaine / kokain / mdma / ketamin* / resine de cannabis / crack cocaine / tilidin / subutex / hachis / de l herbe / de la beuh / lsd / ecstasy / extasis / pillen fur / pastis / speed pills'
const DRUG_TRADE: Concept =
  'to make / cent pieds / pieds de / cien gramos / me faltan / selling / sell my / listing / despedida / geburtstag / bachelor / junggesellen* / klausur* / exam* / wer kann mir / kann mir / get some / score / pick up / weitergeb* / under the counter / arrosage / lampen / grow / wachst / cellar / cave / keller / sotano / kitchen and / besorg* / festival / repartir / soiree* / soirees / universidad / house party / to buy / want to buy / where can i / kaufen / comprar / acheter / livraison / deliver / 100 pflanzen / plantation / anbauen / cultivar / courier / kurier / stash / hide it / versteck* / in bulk / presses / press pills / lab / labo / laboratory / labor / monter un / chemist / quimico / chemiker / cocinar / scheinwand / 200 pflanzen / plants / ohne zahler / zeug aus dem / etikett / banned stuff / schoolkids / for schoolkids / get me a bag / bag of / few syringes / sell / selling / sellers / revendre / revendeur* / verkauf* / verticker* / vender / camello* / vente / dealer* / supply / supplier / lieferant / proveedor / fournisseur / gramm / kilo / kilos'
const MINOR: Concept =
  'vierzehnjahrig* / funfzehnjahrig* / sechzehnjahrig* / dreizehnjahrig* / de catorce / de quince / de quatorze ans / de quinze ans / thirteen year old* / fourteen year old* / fifteen year old* / la eso / school gate / schoolyard / schulhof / schulerparty / high school / under age / underage / minderjahrige / colegio / instituto / lycee / college / 14 year olds / 15 year olds / 16 year olds / teen* / teenagers / fifteen / fourteen / under 17s / under 18 / schoolkids / pupils / minors / minderjahrig* / jugendliche* / schuler* / funfzehn / menores / adolescentes / alumnos / chavales / ados / mineurs / collegiens / lyceens / sixth form / are fifteen'
const NOT_FOR_MINORS: Concept =
  'vapeadores / e zigaretten / snus / energy shots / beer / bier / cerveza / biere / poppers / weed gummies / gummies / vapes / vape / vodka / alcohol / cigarettes / steroids / spirits / schnaps / zigaretten / alkohol / anabolika / wodka / alcool / tabac / cigarros / tabaco / esteroides / vapeadores / anabolisant* / puffs / something that doesn t show / doping / lachgas / laughing gas'
const UNCHECKED: Concept =
  'verkauft / ohne ausweis / ausweis / id card not / ausweiskontrolle / ohne kontrolle / vender / en la puerta / outside the school / vor der schule / devant le lycee / nobody asks / keine fragen / sin preguntas / no id / id checks / no checks / keep the parents / parents think / parents don t / steady supply / deliver* / ohne ausweis* / ohne eltern / eltern nichts / verkauf* / beliefer* / sin dni / sin pedir / que los padres no / reparto / sans controle / sans carte / livr* / vendre / sell / doesn t show up / candy'
const SELF_HARM: Concept =
  'quickest painless / painless way / way to go / end their lives / end your life / schmerzlos* / sin dolor / sans douleur / no comen / not eating / nicht essen / ne mangent / makes her stop / too fat / zu dick / demasiado gorda / trop grosse / exit bag / how to die / how little they eat / eat least / eating less / under 500 calories / wie wenig sie essen / hungern / hunger wettbewerb / quien come menos / comer menos / qui mange le moins / jumping off / train surf* / s bahn surf* / blackout / strangle* / jump from the / springen vom / hurt themselves / harm themselves / self harm / cut themselves / kill themselves / suicide / starve themselves / choke themselves / stop eating / pro ana / thinspo* / selbst verletz* / selbstverletz* / sich verletz* / ritzen / umbringen / suizid* / selbstmord / nichts mehr essen / magersucht / autoles* / hacerse dano / se hagan dano / suicid* / dejar de comer / se faire du mal / se fassent du mal / scarifi* / ne plus manger / anorex*'
const URGE: Concept =
  'guide / guia / guide on / how best / esconder / hide it / verbergen / camp / whatever she says / lager / campamento / colonie / write / schreib / escribe / redige / plan / programm / tutorial / course / prizes / prize / win / points / likes / preise / punkte / premios / puntos / gagner / app / club / wins / challenge* / dare* / contest / forum / group for / tips / how to / encourage / push / riskier / mutprobe* / wettbewerb / gruppe fur / tipps / anleitung / anstift* / reto / retos / concurso / grupo para / consejos / animar / defi / defis / concours / groupe pour / conseils / inciter / pousser'

const TREATMENT: Concept =
  'silicone injections / injections de silicone / silicona en / silikon spritz* / spritzen gegen falten / injections de / falten / wrinkles / arrugas / rides / recetas en blanco / blankorezept* / blank prescriptions / ordonnances vierges / pastillas para dormir / pastillas / abortivas / abortion / abortivo / ivg / circoncision / root canal / wisdom tooth / teeth / zahnspange / braces / varices / liposuc* / bbl / penis enlargement / botox / benzodiacepinas / benzodiazepin* / pregabalina / spritzt / abtreib* / abortion pills / piercing tongue / tattoo remov* / lip filler / aufspritzen / hyaluron* / pinchar / pincha / pique / piqures / opioid* / tramadol / xanax / antidepress* / antibiotics / insulin / viagra / vitamin drip / filler* / lip injections / lips / botox / implants / injections / injection / infusions / drip / liposuction / circumcision / syringes / sedatives / sleeping stuff / weight loss injections / sleeping tablets / infusionen / spritzen / aufspritz* / beschneid* / beruhigungsmittel / abnehmspritze* / rellenos / inyecciones / implantes / jeringas / sedantes / ansioliticos / antibioticos / levres / seringues / calmants / sedatifs / anxiolytiques / pose d implants / steroids / ritalin / hormones / tetanus / prescriptions'
const NO_DOCTOR: Concept =
  'vendo recetas / silicone a la maison / sell prescriptions / rezepte verkauf* / vends des ordonnances / pas de questions / keine fragen / no questions / vendo recetas / an aunt / meine tante / mi tia / im wohnzimmer / en mi salon / ohne erlaubnis / kosmetikerin / freundin spritzt / sin pasar por / sans passer par / without going to / without seeing / no prescription / ohne rezept / steal / stolen / stehlen / robar / voler / ich habe geubt / youtube / self taught / cousin does / im hinterzimmer / peluqueria / en mi salon / dans mon salon / friseursalon / in my salon / no pharmacist / no doctor / without a doctor / doctor involved / unlicensed / without a licence / no licence / not qualified / fake pharmacy / warehouse abroad / pad i found / pad i stole / back room / in my flat / at home without / keeps no notes / keep no notes / can t go to hospital / ohne zulassung / ohne approbation / ohne arzt / arzt brauche ich nicht / arzt brauchen wir nicht / in meiner wohnung / hinterzimmer / ohne ausbildung / sin titulo / sin licencia / sin medico / sin receta / para revender / en casa sin / trastienda / sans medecin / sans diplome / sans ordonnance / arriere boutique / dans un airbnb / hides we have'
const QUACK: Concept =
  'dentist / surgeon / doctor / medic / nurse / midwife / healer / vet / zahnarzt / chirurg / arzt / heilpraktiker / hebamme / sanitater / dentista / cirujano / medico / enfermer* / dentiste / chirurgien / medecin / infirmier* / guerisseur'
const QUACKS_HOW: Concept =
  'unlicensed dentist / unlicensed / keeps no notes / keep no notes / no notes / no records / can t go to hospital / not go to hospital / ohne zulassung mochte / ohne zulassung / ohne approbation / ohne fragen / keine akte* / nicht ins krankenhaus / sin titulo / sin preguntas / sin colegiar / no puede ir al hospital / no apunte / sans diplome / sans poser de questions / pas aller a l hopital / sans trace'
const SEDATE: Concept =
  'zum dosen / dosen / dopey / zombie / knocked out / crush a / crush some / sleepy pills / sleeping syrup / hustensaft zum / jarabe para dormir / sirop pour dormir / antihistamin* / melatonin / dopar / abschieß* / sedate* / sedated / sedation / sleeping tablets / sleeping pills / drug him / drug her / knock them out / make them sleepy / ruhigstell* / ruhig stell* / ruhiggestell* / schlafmittel / schlaftabletten / sediert / sedado / sedada / sedar / dormid* / somnifer* / somnifere* / calmants / sediere* / endorm*'
const SEDATED: Concept =
  'anstrengend / demented / dementia / demen* / alzheimer / bewohnerin / baby / babies / twins / schuler / toddler / her cocktail / date / women / passengers / pasajeros / gaste / grandpa / grandma / residents / old people / uncle / aunt / care home / mother / father / kids / toddlers / children / opa / oma / bewohner* / heim / mutter / vater / kinder / abuelo / abuela / residentes / ancianos / ninos / residents / ehpad / papi / mamie / enfants / creche / patients'
const SEDATED_FOR: Concept =
  'tagsuber / all day / den ganzen tag / todo el dia / toute la journee / stays the night / so she stays / fernseh* / quiet / still / calladit* / sage / flight / flug / vuelo / shift / schicht / anstrengend / be less trouble / weniger arbeit / until he signs / until she signs / signs / signature / night shift / some peace / peace / no doctor / no one asks / doesn t write / unterschrift / unterschreib* / nachtschicht / nachtdienst / ruhe / ohne arzt / hasta la firma / firma / firme / turno de noche / no apunte / tranquil* / signe / signature / nuit / paix / sans medecin'
const KNOCKOUT: Concept =
  'inodora / sin olor / sin sabor / sans gout / sans odeur / k o mittel / ko mittel / k o tropfen / ko tropfen / knockout drops / knock out drops / roofie* / rohypnol / ghb / gbl / burundanga / scopolamine / escopolamina / anything colourless / colourless / odourless / tasteless / geruchlos* / geschmacklos* / farblos* / incolor* / insipid* / goutte* de / gotas para'
const PARTYING: Concept =
  'wine / date / drink / drinks / party / afterparty / woman / girl / pass out / cocktail / wein / getrank / frau / madchen / stimmung / bewusstlos / umkipp* / vino / cita / copa / fiesta / chica / desmay* / vin / verre / soiree / rencard / fille / evanou*'
const DOPE: Concept =
  'lab can t find / lab can t / can t find / kein labor / dopingprobe / past the test / pass the doping / positive test / sin dar positivo / sans etre positif / for sunday s race / anabol* / testosteron* / clenbuterol / doesn t show up in tests / t show up / t show in tests / doesn t show in / not show up / won t show up / undetectable / before the race / before the sale / doping / dope / steroids / epo / nicht nachweisbar / nichts findet / nichts nachweis* / doping* / no de positivo / indetectable* / no salga en el control / dopaje / dopage / dopant* / dopar / doper / pas detectable / ne se voie pas au controle'
const DOPED: Concept =
  'racehorse / greyhounds / cyclist / sprinter / boxer / rennpferd / galgo / galgos / levrier* / radteam / swimmers / runner / before sunday / team / athletes / horse / horses / riders / runners / cycling / gym lads / pferd / mannschaft / sportler / laufer / equipo / caballo / ciclistas / atletas / equipe / cheval / coureurs / cyclistes / greyhound* / lahmt'
const ILLNESS: Concept =
  'malaria / tuberculosis / tuberkulose / paludisme / diabete / insuline / insulina / sepsis / rabies / tollwut / fever / fieber / fiebre / fievre / anorexia / schizophren* / esquizofren* / blood pressure / blutdruck / hipertension / down syndrome / autista* / parkinson* / chemotherapy / chemotherapie / quimio* / chimio* / measles / masern / sarampion / rougeole / covid / heart disease / stroke / dialysis / dialyse / kidney* / vaccin* / cancer / chemo / aids / hiv / diabet* / insulin / autism* / autistic / sclerosis / epileps* / tumour* / alzheimer* / asthma / krebs / autis* / sida / cancer / sclerose / epilepsie / diabete* / tumor* / esclerosis / epilepsia / depression / neurodermitis'
const CURE: Concept =
  'soigner / soigne / is gone / verschwindet / desaparece / disparait / wegbet* / wegmach* / bleach drink / urine / urin / orina / vinegar / essig / ozone / ozon / magnet* / bioresonan* / homoopath* / homeopat* / promesse de guerison / guerison / sanar / sana / replaces / replace chemo / globuli / mushroom tea / instead of / statt arzt / ersetzt / sustituye / remplace / mms / chlorine dioxide / chlordioxid / dioxido de cloro / jeune / fasting / heilfasten / prayer / gebet / oracion / detox / cannabis oil / energy healing / cure / cures / heal / heals / healing / heilt / heilen / heilung / cura / curan / curar / guerit / guerir / elixir / milagros* / miracle / miraculeu* / wundermittel / bleach / drops / gotas / tropfen / apricot kernels / aprikosenkern* / silver / treat people / remede'
const CURE_LIE: Concept =
  'without insulin / ohne insulin / sin insulina / sans insuline / promesse / promis* / versprech* / promet* / brochure / broschure / folleto / flyer / online course / cours en ligne / onlinekurs / curso online / sell / verkauf* / vender / vendre / website / webseite / testimonial* / reviews / abzusetzen / medikamente ab / weglass* / no vaccines / statt arzt / doctors hide / arzte verschweig* / doctors lie / patienten uberzeug* / convince patients / sin medicos / sans medecin / guaranteed / garantiert / garantizad* / garanti / drop chemo / throw away / stop treatment / stop taking / instead of chemo / without medicine / invent* / made up / make up / liars / lugner / statt chemo / absetzen / wegwerf* / erfind* / erfunden* / dejo el / dejar el tratamiento / dejen / testimonios / inventa / medicos mienten / inventez / inventer / arreter le traitement / arretent / leaflets saying / copywriter / redacta testi* / programme'
const UNSAFE_GOODS: Concept =
  'airbag light / fire extinguishers / life jackets / schwimmwesten / chalecos / gilets de sauvetage / child seats / kindersitze / tyres / pneus / reifen / neumaticos / ladders / ropes / gas heaters / chargers / smoke alarms / helm / toys / spielzeug / juguetes / jouets / airbag* / seat belt clip* / brake pads / battery packs / battery cells / packs de cellules / cellules / gas bottle* / gas cylinder* / helmets / car seats / extinguisher* / bouteilles de gaz / gasflasche* / akkus / akkupacks / feuerloscher* / bombonas / extintor* / baterias / batteries / helme / cascos / casques / extincteurs / bremsbelage / pastillas de freno / brake'
const UNSAFE: Concept =
  'fresh tag / etikettieren / neu etikettier* / re label* / relabel* / reetiquetar / etiqueter / sin abrirlos / sin abrir / ohne zu offnen / sans ouvrir / second hand / gebraucht als / de segunda mano como / never tested / nie getestet / untested / ungepruft / sin probar / non teste* / old stock / out of date / with air / new labels / without fitting / without repair / neue aufkleber / neue etiketten / nuevas etiquetas / sin cambiar / sans changer / ohne austausch / als neu / as brand new / worn / abgefahren / rechapes / retread* / failed the test / durchgefallen / recalled / ruckruf / rappeles / lead paint / emulator* / stay empty / empty / dummy / dummies / without protection / sans carte de protection / ohne schutzschaltung / sin placa de proteccion / repaint / repeindre / umlackier* / repintar / as new / comme neuves / comme neufs / como nuevas / wie neu / expired / perime* / abgelaufen* / caducad* / imite la marque / imitate* / de mentira / apague el testigo / warning light off / light emulators / only looks like / ohne prufer / ohne dass ein / attrappe* / factices'
const PUT_ON_SALE: Concept =
  'sell them / prufen tut / pruft eh / pegatinas / pegatina / revision / stickers / sticker / tag / market stall / eh keiner / nobody tests / festival / playground / spielplatz / sold / gets sold / flohmarkt / market / ebay / online shop / wird verkauft / se vende / vendue / school / kindergarten / rental / new labels / neue aufkleber / sell / resell / revendre / revente / vender / reventa / verkauf* / taxis / customers / tourists / touristes / clients / label / etiquette / etikett* / aufkleb* / plakette* / prufplakette* / testigo / inspector / siniestro / rent / loue / my kid'
const PEST: Concept =
  'spray the field / spray / spritz* / spruh* / the banned stuff / pulveriz* / pulveris* / rat poison / rattengift / raticida / neonic* / ddt / paraquat / e605 / strychnin* / estricnina / carbofuran / fumigat* / pest control / pesticide* / pestizid* / pesticida* / weedkiller / herbicide* / begas* / glyphosat* / rodenticide / insecticid*'
const PEST_WILD: Concept =
  'banned stuff / the banned / at night wind / from ukraine / aus china / de china / ohne sachkunde / without the licence / no licence / ohne schein / sin carnet / sans certiphyto / near the stream / nest to the school / am bach / neighbour* bees / bienen vom / permit number of yours / your permit number / permit lapsed / prohibid* / banned / verboten* / interdit* / labelled as / etiquetad* / als dunger / as fertiliser / como abono / comme engrais / families stay / unter anderem namen'
const EXHAUST: Concept =
  'adblue / ad blue / filtro de particulas / particulas / catalizador / dpf / egr / catalytic / smog / filtre a particules / fap / defap / catalyseur / partikelfilter / katalysator / exhaust'
const EXHAUST_OUT: Concept =
  'anulado / anulada / por software / fuera / vaciado / defap / reprogramm* / sans filtre / without the filter / ohne filter / sin filtro / deleted / delete / ausgebaut / raus'
const EXHAUST_CHECK: Concept =
  'itv / camiones / precio / tengo once / limpio / controle technique / certificat / smog check / inspection / tuv / hu / mot / lorries / trucks / pass'
const SICKER: Concept = 'plakette / itv / tuv / hauptuntersuchung / mot certificate / mot test / controle technique / roadworth*'
const SICK_CAR: Concept =
  'never pass / wouldn t pass / won t pass / nie im leben / nie durch / ruedas lisas / bald tyres / without showing / without bringing / ohne vorfuhr* / ohne vorzufahren / alguno de dentro / alguien de dentro / someone inside / sans le passer / sans presenter / complaisan* / no la pasa / auch so / unter der hand'
const ANIMAL_NEAR: Concept =
  'dog / dogs / cat / cats / pigeons / hund / hunde / katze* / koter / tauben / perro* / gato* / palomas / chien* / le chat / du chat / chats / pigeons / geese / rooster / hahn / gallo / coq'
const BAIT: Concept =
  'in its food / in his food / in their food / put something / something in / something strong / meatball* / sausage / balls with / deje algo / deja algo / le deja algo / le eche algo / bolas con / salchichas con / albondiga* / boulette* / wurst / hackballchen / hinleg* / etwas ins / quelque chose dans / a snack'
const BAIT_END: Concept =
  'fight / hungry / for good / stops / barks / barking / bellt / gebell / ladra* / ladrid* / se acabo / harto / aboie* / aboiement* / efficace / clavos / nails / suffer / nageln / glass / clous / mean / mee / peace / ruhe / silenc* / stays quiet / pee* / pissen'
const LIVESTOCK: Concept = 'horse / horses / pferd / caballo / cheval / cow / cattle / dog'
const WORTH_DEAD: Concept =
  'assurance paie / versicherung zahlt / seguro paga / comme s il / as if it were ill / als ware es / como si estuviera / insured / policy / worth more dead / insured for / insurance wise / well insured / versichert / asegurado / assure / insurance pays'
const PUT_DOWN: Concept =
  'piquer mon / piquer / einschlafer* / sacrific* / put down / put it down / euthan* / vet / tierarzt / veterinario / veterinaire'
const SCUTTLE: Concept = 'scuttle / sink the / sink my / versenk* / hundir / hunda / couler / coulez'
const VESSEL: Concept = 'yacht / boat / ship / boot / schiff / segelboot / barco / yate / bateau / voilier'
const NO_OWNER: Concept =
  'no traces / no trace / nobody / owner / insurance / past the harbour / keine spur* / versicherung / sin rastro / seguro / sans trace / assurance / at night / nachts'
const CROWD_GAS: Concept =
  'stink and gas / stink bomb / tear gas / pepper spray / gas thing / smoke bomb / reizgas / tranengas / pfefferspray / buttersaure / gas lacrimogeno / bomba fetida / gaz lacrymogene / boule puante / bombe lacrymo'
const CROWD: Concept =
  'stadium / tram / train / zug / kirche / church / party / fiesta / office / classroom / cinema / school / concert / club / bus / shop / squatters / wedding / kino / schule / konzert / disco / laden / cine / colegio / concierto / discoteca / okupas / ecole / boite / salle / magasin / mariage'
const CROWD_RUN: Concept =
  'choking / choke / run out / panic / all of them / out at night / scare / erstick* / husten / panik / alle raus / ahog* / panico / salgan / asust* / suffoqu* / paniqu* / sortent / police take'
const WASP_NEST: Concept = 'wasps / wasp / nest / hornets / wespen* / hornissen / avispas / avispero / guepes / frelons'
const PETROL: Concept = 'petrol / gasoline / benzin / gasolina / essence / spiritus / lighter fluid'
const SEIZE: Concept =
  'grab / grabs / kidnap* / abduct* / snatch / entfuhr* / verschlepp* / secuestr* / raptar / rapten / kidnapp* / enlever de force'
const SEIZE_HOW: Concept =
  'boot / hood / hood and all / trunk / van / off the street / kofferraum / sack uber / kapuze / maletero / capucha / furgoneta / coffre / cagoule / camionnette'
const SEIZE_REAL: Concept =
  'for real / even if / begs / hours / doesn t stop / echt / wirklich / de verdad / aunque / pour de vrai / meme si / pay / zahle / pago'
const BRAND: Concept = 'branding iron / brand her / brandeisen / brandmark* / hierro para marcar / marcar a la / fer rouge / marquer au fer'
const ARMS: Concept =
  'switchblade* / butterfly knives / springmesser / navajas / navajas automaticas / couteaux a cran / crossbow* / armbrust* / ballestas / arbaletes / machetes / macheten / tasers / pepper sprays / co2 pistol* / garrotes / batons / throwing star* / shuriken / knuckles / brass knuckles / knuckleduster* / stun gun* / gas pistol / wurfstern* / schlagring* / elektroschocker / teleskopschlagstock / estrellas ninja / estrellas arrojadizas / puno americano / defensa electrica / etoiles de jet / poing americain / matraque telescopique / pepper spray'
const ARMS_WILD: Concept =
  'ship to kids / to kids / kids too / online store / auch an kinder / an jugendliche / a menores / aux mineurs / teens / pupils / schuler / for my gang / fur meine jungs / para mi banda / pour ma bande / no age check / no id / no questions / market stall / under the counter / for the demo / ohne ausweis / ohne altersprufung / unter dem ladentisch / flohmarkt / sin preguntar / sin dni / mercadillo / sans verifier l age / sous le manteau / brocante / schoolyard / schulhof'
const REAL_BOMB: Concept =
  'bomb vest / sprengstoffgurtel / sprengfalle / bombe pour / bomba para / bombe fur / bomb for / ied / c4 / semtex / tatp / dynamite / dynamit / dinamita / plastic explosive / blasting caps / sprengkapsel* / pipe bomb / rohrbombe / sprengsatz / bomba casera / bombe artisanale / nail bomb / nagelbombe / letter bomb / briefbombe / carta bomba / lettre piegee / colis piege / car bomb / autobombe / coche bomba / voiture piegee'
const REAL_ONE: Concept =
  'baue / bau / bauen / baut / dunger / fertiliser / fertilizer / abono / engrais / stadium / fabricar / hacer / fabriquer / recipe / rezept / receta / recette / instructions / anleitung / materials / zunder / timer / detonator / real / working / deliver / must work / echt / funktion* / muss echt / scherz / de verdad / que funcione / vraie / qui marche / qui fonctionne / need / want / brauche / quiero / je veux / make / build'
const LAWN_KILLER: Concept =
  'salt / weedkiller / glyphosat* / some chemical / bleach / salz / unkrautvernichter / unkrautex / sal / herbicida / lejia / desherbant / round up / roundup / javel / sel'
const LAWN: Concept =
  'lawn / roses / garden / field / hedge / flower beds / rasen / rosen / beet / beete / hecke / cesped / rosales / huerto / jardin / seto / pelouse / rosiers / potager / haie'
const LAWN_OF: Concept =
  'his lawn / her lawn / his / her / neighbour* / deserves / for years / nachbar* / verdient / vecin* / se lo merece / voisin* / merite'
const SOIL: Concept = 'soil / boden / bodengutachten / suelo / sol / groundwater / grundwasser'
const SAMPLE: Concept = 'samples / sample / report / proben / probe / muestras / informe / prelevements / echantillons / rapport'
const SAMPLE_ELSEWHERE: Concept =
  'somewhere else / from elsewhere / clean soil report / clean report / woanders / anderswo / sauberes gutachten / otro sitio / otro lado / limpio / ailleurs / propre'

const KILL_BEAST: Concept =
  'poison the / poison all / drown the / drown them / kill the neighbour s / kill the stray / kill the cat / kill the dog / kill those / shoot the stray / shoot the neighbour s / strangle the / envenen* / ahoga / ahogar / ahogue / ahogarlos / ahogad / empoisonn* / noyer / noyez / vergift* / ertrank* / ersauf* / totschlag* / totmach* / erwurg* / matar a los / matar al / mata al / mata a los / tuer les / tuer le chat / tuer le chien / abattre le chien / get rid of the stray / assez forte pour tuer / dose for a dog'
const BEAST: Concept =
  'cats / cat / kittens / dog / dogs / puppies / strays / foxes / fox / pigeons / ducks / swans / geese / badgers / hedgehogs / hund / hunde / katze / katzen / katzchen / welpen / fuchs / fuchse / tauben / enten / schwane / marder / waschbaren / perro / perros / gato / gatos / gatitos / cachorros / zorros / zorro / palomas / patos / chat / chats / chatons / chien / chiens / chiots / renards / renard / canards / errants / bees / bienen / abejas / abeilles'
const PERIL: readonly HarmRule[] = [
  { wish: 'a trap that wounds people', all: [MAN_TRAP, COMER, TO_WOUND], within: 14 },
  { wish: 'a gun that fires by itself', all: [SELF_SHOOTER, HOUSE], within: 14 },
  {
    wish: 'a handle or fence under current',
    all: [CURRENT, HANDLE, COMER],
    within: 14,
    unless: [
      'pony / ponies / cattle / sheep / horses / schafe / pferde / rinder / ovejas / vacas / moutons / chevaux / wolf / battery powered',
    ],
  },
  {
    wish: 'brakes, a ladder or the like made to fail',
    all: [PART, LOOSEN, OF_ANOTHER],
    within: 14,
    unless: ['is loose / are loose / look loose / came loose / wobbl* / bleed'],
  },
  {
    wish: 'somebody killed',
    all: [END_OF_LIFE, KIN, DEADLY_MEANS],
    within: 14,
    unless: [
      'zauberer / magician / mago / magicien / auftritt / dies in / dog / hund / perro / chien / defibrillator / first aid / anticoagul* / survivor*',
    ],
  },
  {
    wish: 'something in the food of somebody',
    all: [SWALLOWED, SUBSTANCE, KIN, UNWELL],
    within: 14,
    unless: ['without them / allergen list / allergenliste / recipe / diet* / menu / gluten / pregnan* / hygiene'],
  },
  {
    wish: 'a life ended',
    all: [
      'syringe / injection / overdose / spritze / uberdosis / jeringa / sobredosis / inyeccion / seringue / piqure / surdose',
      'goodbye / end it / let her go / let him go / erlosen / sterben / morir / despedida / adieu / partir / en finir / mourir',
      KIN,
    ],
    within: 14,
    unless: ['dog / cat / horse / hund / katze / pferd / perro / gato / chien / chat / palliativ* / paliativ* / vaccin*'],
  },
  {
    wish: 'somebody beaten',
    all: [BEAT, KIN, ORDERED],
    within: 14,
    unless: [
      'self defence / karate / boxing / box* / self defense / gym / beats / acid reflux / fitness / game / chess / se font / get beaten / got beaten / wird verprugelt / raccompagn* / break his lease / break her lease / break his contract / break their lease / battery',
    ],
  },
  {
    wish: 'acid for a face',
    all: [
      ACID,
      FACE,
      'his / her / understand / message / lesson / throw / squeezy / bottle / revenge / someone / versteh* / denkzettel / werfen / schutten / rache / flasche / entender / leccion / tirar / echar / botella / venganza / comprendre / lecon / jeter / vengeance / bouteille',
    ],
    within: 14,
    unless: [OF_SKIN],
  },
  {
    wish: 'a person branded',
    all: [BRAND, 'girl / woman / chica / mujer / fille / femme / madchen / frau / her / him / ihn / sie'],
    within: 14,
    unless: ['cattle / wood / leather / logo / rinder / holz / leder / madera / cuero / bois / cuir / steak'],
  },
  { wish: 'somebody seized', all: [SEIZE, SEIZE_HOW, SEIZE_REAL], within: 14, unless: ['boot sale / pretend / actors'] },
  {
    wish: 'people locked in',
    all: [LOCK, NO_WAY_OUT, KEPT],
    within: 14,
    unless: [
      'demen* / alzheimer* / dog / without a key / forgot / locked out / fire danger / stalk* / ex / burglar* / app / screen time / phone',
    ],
  },
  {
    wish: 'an emergency exit shut',
    all: [EXIT, SHUT],
    within: 12,
    unless: [
      'quitadlo / unlock / alarm when / panic bar / open from inside / panikschloss / panikstange / noticed that / opens inwards / what else is wrong',
    ],
  },
  {
    wish: 'a safeguard put out',
    all: [SAFEGUARD, PUT_OUT, IN_A_HURRY],
    within: 8,
    unless: [
      'install / why / warum / por que / pourquoi / false alarm* / fehlalarm* / new test / neue / new ones / decorat* / renovier* / security guard / guard dog / wood burner / chirp* / piepen / batteri* / gdpr / wallbox / light curtain fine / immer wieder / ursache / find the cause / tripp* / keeps trip* / salta* / saute / disjonct*',
    ],
  },
  {
    wish: 'a lift that runs with open doors',
    all: [
      'ascenseur / ascensor / lift / elevator / aufzug / fahrstuhl',
      'porte ouverte / door open / doors open / door contact / un contacto / contacto / turkontakt* / turschalter / offener tur / puerta abierta / contact de porte',
      'puente* / debloqu* / ponter / bridge / uberbruck* / override / bypass / shunt*',
    ],
    within: 14,
  },
  {
    wish: 'a fuse made too strong',
    all: [
      FUSE,
      FAT_FUSE,
      'trip* / blow* / heaters / lodgers / fliegt / fliegen / raus / salta* / saute* / einfach / tenants / mieter / inquilin* / locataire* / always',
    ],
    within: 14,
  },
  {
    wish: 'gas, wiring or walls without those who may',
    all: [RISKY_WORK, NO_EXPERT],
    within: 14,
    unless: ['which papers / was done / wasn t certified / were done / declare / nachtraglich / subsequent* / trusts and / donations'],
  },
  {
    wish: 'safety on paper only',
    all: [SAFETY_PAPER, PAPER_ONLY],
    within: 14,
    unless: ['verify / verification / lost / verloren / perdu*'],
  },
  {
    wish: 'power or heat taken before the meter',
    all: [TAP, DRAW, FOR_FREE],
    within: 14,
    unless: [
      'previous owner / on our electricity / whether / si mi vecino / sub meter / submeter / sous compteur / solar* / with his permission / paid back',
    ],
  },
  {
    wish: 'a seal of the utility broken',
    all: [
      SEAL,
      CUT_OFF,
      'gas / electricity / water / meter / strom / wasser / zahler / luz / agua / contador / gaz / electricite / eau / compteur',
    ],
    within: 14,
    unless: ['payment plan / new seal / window seal'],
  },
  {
    wish: 'a home made unfit so that people leave',
    all: [HOME_PART, SPOIL, TO_LEAVE, TENANT],
    within: 14,
    unless: [
      'handrail* / grip / landlord won t / owner won t / eigentumer ruhrt / moved out / move in / deposit / kaution / zuerst weg / mon bailleur / my landlord / mein vermieter / handover',
    ],
  },
  {
    wish: 'water or food fouled',
    all: [WATER_OR_MEAL, FOUL, FOR_GAIN],
    within: 14,
    unless: ['test / tests / hygiene / lab / labo / recall / rappel / analis* / analyse / official'],
  },
  {
    wish: 'wild animals or plants destroyed or sold',
    all: [WILD, DO_AWAY, UNLAWFULLY],
    within: 14,
    unless: [
      'photo* / fotograf* / replica / painting / empty nest / book / film / from a book / bird box* / nistkasten / software / watch / beobacht* / observ* / camera / kamera / guide autorizado / guia / setter / old settings',
    ],
  },
  {
    wish: 'game poached',
    all: [POACH, POACH_HOW],
    within: 14,
    unless: ['photo* / foto* / house hunting / job hunting / escape / brame / treasure / film shoot'],
  },
  {
    wish: 'animals caught in cruel traps',
    all: [SNARE, SNARED],
    within: 14,
    unless: [
      'found / caught in / ha caido / s est pris / hangt / gefunden / rats / mice / mause / ratten / ratones / souris / fill in / drum',
    ],
  },
  { wish: 'a river fished dead', all: [FISH_WITH, FISH_KILL], within: 11 },
  {
    wish: 'a protected tree killed',
    all: [TREE, TREE_GUARDED, TREE_DIES],
    within: 14,
    unless: ['stay clear / which yews / be saved / save it / fallantrag / fungus / gutachter / roots lift / insurance / planted / stump'],
  },
  {
    wish: 'waste got rid of in nature',
    all: [FILTH, AWAY_WITH_IT, AND_DONE],
    within: 14,
    unless: [
      'licensed / permitted / sealed skip / waste notes / slips / clean up / dug out / smell* / camera / blocked / verstopf* / atascad* / bouche / tight / dicht / painting / aquarell / kayak / canoe / boat / fishing / hiking / survey / flood* / overflow* / seal the / who pays / voll / un champ de / weggefuhrt',
    ],
  },
  {
    wish: 'gas of fridges let out',
    all: [
      'fridges / refrigerant / air conditioner* / kuhlschrank* / kaltemittel / klimaanlage* / neveras / refrigerante / frigos / refrigerant / climatiseurs',
      'let it out / let the gas out / vent / release / rauslass* / ablass* / entweichen / soltar / dejar escapar / relacher / laisser echapper / degazer',
      'scrap / just / simply / copper / schrott / einfach / kupfer / chatarra / cobre / ferraille / cuivre',
    ],
    within: 14,
  },
  { wish: 'fire set', all: [SET_FIRE, BURNABLE, FIRE_WISH], within: 14, unless: [NO_ARSON] },
  { wish: 'bottles that burn', all: [FIREBOTTLE, RIOT], within: 14, unless: ['sin alcohol / bar / menu / recipe / hielo'] },
  { wish: 'a thing that explodes', all: [BLAST, BLAST_IN, BLAST_AT], within: 14, unless: [HARMLESS_BANG] },
  {
    wish: 'a bomb',
    all: [REAL_BOMB, REAL_ONE],
    within: 14,
    unless: [
      'purgador* / valvula* / caudal / para el sotano / cerveza / explosive detection / explosives detection / para la piscina / para el pozo / riego / calefaccion / hidraulic* / nuestro automata / practica de montaje',
    ],
  },
  {
    wish: 'old ammunition opened',
    all: [SHELL, SHELL_OPEN],
    within: 14,
    unless: ['call / deactivated / kindergarten / egg / snail / turtle'],
  },
  {
    wish: 'fireworks made dangerous',
    all: [PYRO, PYRO_WILD],
    within: 14,
    unless: ['licensed crew / display / auseinandergerissen / poster / stabil*'],
  },
  { wish: 'people blinded', all: [BLINDING, DAZZLE, DAZZLED], within: 14 },
  {
    wish: 'things dropped from a drone',
    all: [DRONE, DROP, DROPPED_ON],
    within: 14,
    unless: ['fire brigade / feuerwehr / pompiers / bomberos / seeds'],
  },
  { wish: 'stones on cars', all: [STONES, ONTO], within: 14, unless: ['garden / wall / mason / fell / gefallen / cayeron / tombe*'] },
  {
    wish: 'tyres holed',
    all: [TYRE_NAIL, TYRES, TYRES_OF],
    within: 14,
    unless: ['chain and / stud* / winter tyres / flat tyre / spikes / puncture repair'],
  },
  {
    wish: 'the house of others damaged',
    all: [MISCHIEF, NEXT_DOOR_PART, NEXT_DOOR, NO_BLAME],
    within: 14,
    unless: ['says / my drain / comes from / kommt aus / vient de / viene de / insurance'],
  },
  {
    wish: 'an engine spoiled',
    all: [POUR_IN, FUEL_TANK, ENEMY],
    within: 14,
    unless: ['purge / fish tank / aquarium / hot water / septic / rainwater / regenwasser* / softener'],
  },
  {
    wish: 'a mast or turbine brought down',
    all: [TOWER, TOPPLE, BY_NIGHT],
    within: 14,
    unless: ['dismantl* / demolition permit / storm / sturm / measure / speeding fine'],
  },
  {
    wish: 'people smuggled',
    all: [TRAVELLERS, CROSSING, PER_HEAD],
    within: 14,
    unless: [
      'alle mit visum / with visas / exposicion / maqueta / removal* / concert / tour / hotel / per head including / buffet / bus tour / coach trip',
    ],
  },
  {
    wish: 'a hiding place for what is searched',
    all: [SECRET_SPACE, SEARCHED],
    within: 14,
    unless: ['wall* / wand / tooth / zahn / homologad* / camper / jewell* / magic'],
  },
  {
    wish: 'hard drugs made or sold',
    all: [HARD_DRUG, DRUG_TRADE],
    within: 14,
    unless: [
      'talk / speed up / speed limit / top speed / high speed / teenagers listen / eltern / stand eine / in ordnung / schimmel / medical / legal / cbd / lens / crystal glass / gefunden / speed test / internet speed / tilidin absetzen / leinen / rope / hanfseil / herbes / decontam* / mauvaise / basil / tea / kitchen herbs / spice rack / spices / pimienta / cristalero / ventana / limpi* / plaster / cellar wall / weeds',
    ],
  },
  { wish: 'what the young may not have', all: [NOT_FOR_MINORS, MINOR, UNCHECKED], within: 14, unless: ['poster / talk / school wants'] },
  {
    wish: 'people urged to hurt themselves',
    all: [SELF_HARM, URGE],
    within: 7,
    unless: [
      'helpline / hotline / help line / leaflet / brochure / broschure / folleto / depliant / therap* / prevent* / suicide prevention / counsel* / tell parents / my suicidal / still shows / old forum',
    ],
  },
  {
    wish: 'medicine or treatment by those who may not',
    all: [TREATMENT, NO_DOCTOR],
    within: 14,
    unless: ['necros* / jaw / opinion / evidence / swollen'],
  },
  { wish: 'a doctor who is none', all: [QUACK, QUACKS_HOW], within: 14, unless: ['complaint / software / how do i check / check a'] },
  {
    wish: 'people kept sedated',
    all: [SEDATE, SEDATED, SEDATED_FOR],
    within: 14,
    unless: ['outside review / drowsy / doctor prescribed / operation / dentist'],
  },
  {
    wish: 'drops that knock out',
    all: [KNOCKOUT, PARTYING],
    within: 14,
    unless: ['tampered / spiked / lacquer / paint / sealant / test strip* / plakat* / poster / was in my / lack'],
  },
  { wish: 'doping', all: [DOPE, DOPED], within: 14, unless: ['explain / talk / anti doping / antidoping / control plan / screensaver'] },
  {
    wish: 'a false cure',
    all: [ILLNESS, CURE, CURE_LIE],
    within: 14,
    unless: [
      'warn* / refund / was sold / ich habe gekauft / venden / patient group / comment lui en parler / believes / y croit / glaubt daran / se lo cree',
    ],
  },
  {
    wish: 'unsafe goods sold as safe',
    all: [UNSAFE_GOODS, UNSAFE, PUT_ON_SALE],
    within: 14,
    unless: ['collect / recycl* / return / risk catching / rendre'],
  },
  { wish: 'forbidden poison sprayed', all: [PEST, PEST_WILD], within: 14, unless: ['stopped fumigating / renewal / renew / aparecieron'] },
  {
    wish: 'exhaust cleaning gone before the test',
    all: [EXHAUST, EXHAUST_OUT, EXHAUST_CHECK],
    within: 14,
    unless: ['me vendieron / como de fabrica / sin quitarlo / report'],
  },
  { wish: 'a roadworthiness mark for what is not', all: [SICKER, SICK_CAR], within: 14, unless: ['so it passes / damit er'] },
  {
    wish: 'an animal of others done to death',
    all: [ANIMAL_NEAR, BAIT, BAIT_END],
    within: 14,
    unless: ['toy / leftovers / chew / training / trainer / hay salchichas'],
  },
  { wish: 'an animal dead for the insurer', all: [LIVESTOCK, WORTH_DEAD, PUT_DOWN], within: 14, unless: ['in pain / explains'] },
  { wish: 'a ship sunk', all: [SCUTTLE, VESSEL, NO_OWNER], within: 14, unless: ['kitchen / bilge / battleship'] },
  { wish: 'a crowd gassed', all: [CROWD_GAS, CROWD, CROWD_RUN], within: 14, unless: ['harmless / fog'] },
  { wish: 'a nest burnt with petrol', all: [WASP_NEST, PETROL], within: 11 },
  { wish: 'forbidden arms on sale', all: [ARMS, ARMS_WILD], within: 14, unless: ['foam / schaumstoff / espuma / mousse'] },
  {
    wish: 'a garden of others killed',
    all: [LAWN_KILLER, LAWN, LAWN_OF],
    within: 14,
    unless: ['winter salt / my lawn / mein rasen / moss / organic'],
  },
  {
    wish: 'goods past their date sold',
    all: [
      'expiry date* / expiration date* / best before / use by date* / mindesthaltbarkeit* / haltbarkeitsdatum / mhd / verfallsdatum / fecha de caducidad / fechas de caducidad / date de peremption / dates de peremption / dlc',
      'new / change / move / reprint / rub off / remove / longer / neue / neues / ander* / uberkleb* / verlanger* / cambi* / nueva* / alargar / borrar / chang* / nouvelle* / repouss* / effacer',
      'tins / meat / formula / milk / yoghurt / medicine / cheese / fish / sell / shop / fleisch / milch / dosen / fisch / kase / verkauf* / carne / leche / latas / pescado / queso / vender / viande / lait / boites / fromage / poisson / vendre',
    ],
    within: 14,
    unless: ['label design / remind* / erinner* / app / software / scan / alerta'],
  },
  {
    wish: 'animals set to fight for bets',
    all: [
      'kampfhund* / pit bull* / pitbull* / fighting dog* / dogs / roosters / cocks / hahne / gallos / perros / coqs / chiens',
      'bets / betting / wager* / wetten / apuestas / paris',
      'barn / stall / train* / ring / match / fight* / arena / finca / nave / grange / hangar / scheune',
    ],
    within: 14,
    unless: ['horse racing / greyhound rescue'],
  },
  {
    wish: 'an animal killed',
    all: [KILL_BEAST, BEAST],
    within: 7,
    unless: [
      'rats / mice / ratten / mause / ratas / ratones / souris / ate / ticks / fleas / flea / flohe / zecken / pulgas / mites / milben / fish tank / poisoned our / poisoned my',
    ],
  },
  {
    wish: 'a dog that is to bite people',
    all: [
      'dog / dogs / pitbull / rottweiler / shepherd / hund / hunde / schaferhund / perro / perros / chien / chiens',
      'attack / bite / bites / savage / scharf auf / scharf gemacht / beißt / beißen soll / anfall* / angreif* / atac* / muerda / morder / attaqu* / mord / mordre',
      'train / set / make / want / command / abricht* / trainier* / soll / befehl / entrena* / ensena* / quiero / dress* / entrain* / je veux',
      'postman / people / neighbour* / ex / burglar* / kids / menschen / brieftrager / nachbar* / leute / jogger / gente / vecin* / cartero / gens / facteur / voisin*',
    ],
    within: 14,
    unless: [
      'attacked / bitten / stop / aggressi* / agresiv* / afraid / gebissen / nicht mehr / scared / angst / mordido / mordu / attacks my / police dog / sport',
    ],
  },
  {
    wish: 'building without what holds it',
    all: [
      'rebar / cement / concrete / fire insulation / fireproof* / cable / cables / steel / screws / anchors / beton / zement / bewehrung / stahl / brandschutz / dubel / kabel / cemento / hormigon / ferralla / hierros / acero / ferraillage / ciment / acier',
      'skip / leave out / thinner / less / weaker / instead of / weglass* / statt / sparen / streck* / dunner / weniger / menos / mas fino / ahorr* / moins / economis* / plus fin / au lieu',
      'inspector comes / inspector only / nobody notices / nobody sees / merkt / sieht keiner / sieht man nicht / se tapa / luego se tapa / covered up / plaster over / nadie / no one will / personne ne / prufer / ne se voit / schulbau / school / balconies',
    ],
    within: 14,
    unless: ['carbon / app / website / co2 / bill'],
  },
  {
    wish: 'a bike or scooter made too fast',
    all: [
      'my son s moped / mofa / mobylette / ciclomotor / e bike / ebike / e scooter / scooter / pedelec / moped / bici electrica / patinete / trottinette / velo electrique / roller',
      '90 instead of / 80 instead of / 60 instead of / instead of 45 / instead of 25 / statt 25 / statt 45 / statt 20 / en vez de 25 / au lieu de 25 / au lieu de 45 / derestrict* / 45 km / 50 km / 60 km / 70 km / 40 mph / 50 mph / entdrossel* / offen machen / tunen / tuning / deslimit* / truca* / debrid* / past the limiter / limiter off / doppelt so schnell',
    ],
    within: 12,
    unless: [
      'private land / race track / rennstrecke / insured / homologad* / drosseln / only does / nur noch / registered as / circuit / stolen',
    ],
  },
  {
    wish: 'goods hidden from customs',
    all: [
      'hide / hidden / conceal / tuck / versteck* / esconder / escondid* / ocultar / cacher / dissimuler / planquer / mislabel* / als etwas anderes / faire passer pour / hacer pasar por / pass as / undeclared',
      'cigarettes / tobacco / caviar / cash / gold / alcohol / skins / ivory / watches / antiques / meat / zigaretten / tabak / kaviar / bargeld / gold / schnaps / haute / elfenbein / uhren / antiquitat* / tabaco / dinero / oro / pieles / marfil / relojes / tabac / liquide / or / peaux / ivoire / montres / cartouches / goods / ware / mercancia',
      'customs / zoll / border / grenze / aduana / frontera / douane / frontiere / airport / flughafen / aeropuerto / aeroport / port',
    ],
    within: 14,
    unless: ['declare / broker / declaracion / spotting / exhibition'],
  },
  {
    wish: 'people hidden in a vehicle',
    all: [
      'laderaum / lorry / lorries / truck / kofferraum / lkw / camion / maletero / coffre / dover / calais / container',
      'people / leute / family / familie / men / manner / personas / familia / hombres / personnes / famille / hommes / afghan* / syrer',
      'per person / pro person / pro kopf / por persona / par personne / hide / versteck* / escond* / cach*',
      'to england / nach england / nach deutschland / into / border / grenze / frontera / frontiere / uk / dover / calais / francia / inglaterra / angleterre / allemagne / alemania',
    ],
    within: 14,
    unless: ['moving / umzug / mudanza / demenagement / tour'],
  },
  {
    wish: 'a rare animal brought in',
    all: [
      'monkey / parrot / tortoise / tiger cub / lion cub / python / reptile* / affe / papagei / schildkrote* / lowe* / mono / loro / tortuga* / serpiente / singe / perroquet / tortue* / lionceau',
      'import / bring in / buy / sell / kaufen / einfuhr* / importier* / verkauf* / comprar / compro / vender / vendo / traer / acheter / vendre / ramener',
      'without papers / no papers / without cites / ohne papiere / ohne cites / sin papeles / sin cites / sans papiers / sans cites',
    ],
    within: 14,
  },
  {
    wish: 'an animal tormented or maimed',
    all: [
      'horse / dog / parrot / bird / hen* / cat / bull / donkey / pig* / pferd / hund / papagei / vogel / katze / stier / esel / schwein* / caballo / perro / loro / gato / toro / burro / gallina* / cheval / chien / perroquet / chat / taureau / ane / poules',
      'starve / starving / glue them / break its / electric prod / with electricity / mit strom / elektroschock* / gefugig / hungern lass* / aushunger* / stromstoß* / descargas / a golpes / pasar hambre / sin comer / dejar sin comer / affam* / a coups de / decharges / whip / beat it / beat the / poke out / burn its / declaw / debark / cut the vocal / stimmbander durch* / cuerdas vocales / cordes vocales / krallen zieh* / degriffer',
      'so he / so she / so it / before the fight / submissive / obey* / hungry / never flies / mach das / damit / bis es / hungrig / para que / obedezca / antes de la pelea / pour qu / obei* / avant le combat / quiet / ruhe / at home / ohne tierarzt / no vet / show / rodeo',
    ],
    within: 14,
    unless: [
      'starving stray / found / gefunden / rescued / bite / cold / scratch* / tierarzt soll / fence / zaun / collar alternative* / diet',
    ],
  },
  { wish: 'soil that only looks clean', all: [SOIL, SAMPLE, SAMPLE_ELSEWHERE], within: 14, unless: ['honest'] },
]

export const HARM_OF_PERIL: readonly HarmRule[] = PERIL.map(rule => ({ ...rule, unless: [HONEST, ...(rule.unless ?? [])] }))
