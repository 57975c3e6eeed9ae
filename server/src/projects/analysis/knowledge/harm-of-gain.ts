import type { Concept, HarmRule } from './harm-concepts.ts'

const said = (...languages: string[]): Concept => languages.join(' / ')

/** What people say who want to do right, who ask what is allowed, or who were wronged themselves. */
const HONEST: Concept = said(
  'whom do i tell / who do i tell / whom do we tell / who do we tell / where do i report / where can i report / how do i report / how do we report / want this reported / help me report / report to / where do we turn / who advises / who helps us / advice on / what can i do / what should i do / what do i do / my rights / is that allowed / is it allowed / is this allowed / am i allowed / may i deduct / may i bring / may i legally / which permit / what permit / do i need / do we need / must i / come clean / own up / disclose / regularis* / put right / honest / openly / proper / properly / insured and / registered and / and insured / licensed / authorised / authorized / does the law / the law require / is it valid / what must / what may / i was sold / sold my / get it back / get them back / undo that / i paid / my mother paid / i bought / we bought / i suspect / we suspect / suspect / we fear / i fear / who checks / who can verify / check if / find out if / find out why / find out whether / my boss / my employer / my landlord / my lender / asked for cash / asked me for / hinted / was offered / offered my / offers my / someone offers / wants to cheat / claims / claimed / explain / audit our / warn / warning / restore / recover / repair / play money / museum / lecture / workshop about / training',
  'wem melde / wo melde / wie melde / melde ich / nachmelden / anmelden / wohin wende / wo bekommt / welche stelle / wer beraet / wer berat / was kann ich / was tun / was jetzt / was mussen / muss ich / darf ich / durfen wir / darf sie das / darf man / brauche ich / meine rechte / steht mir / stehen ihr / ehrlich* / ordentlich / offen legen / offenleg* / korrekt / wer pruft / prufst du / ich vermute / mein chef / mein arbeitgeber / mein vermieter / widerruf* / widerrufen / haftbar / zuruckhol* / mit rechnung / mit anmeldung / mit lizenz / warnt / warnung / gericht',
  'a quien aviso / donde lo aviso / como lo denuncio / donde denuncio / como denuncio / que hago / que puedo hacer / que riesgo / como me niego / mis derechos / que licencia / que permiso* / hace falta / sin que yo aparezca / quiero reclamar / regulariz* / sospecho / creo que / mi jefe / mi casero / me vendieron / me robaron / me pidio / me ofrecen / me piden / huele a / con factura / impugnar / como declaro / declararlo / dar de alta / doy de alta / quien me orienta / estafa / autorizad* / homologad* / compruebo / comprobar / explicame',
  'a qui le signaler / a qui en parler / qui alerter / que faire / quoi faire / mes droits / ai je le droit / faut il / comment verifier / que dois je / dans les regles / regularis* / contester / me faire rembourser / mon patron / mon bailleur / mon proprietaire / laisse entendre / avec facture / et facture / devis et facture / facture s il / certifie / certifiee / agree / agreee / aux normes / qui peut m aider / on m a / on menace / conseillez / prevenir les / sobre / le notaire sera',
)

const TILL: Concept = said(
  'till / tills / cash register / pos system / point of sale / receipt printer / cash sales / takings / card terminal / kassensystem / kasse / kassen / registrierkasse / kassensoftware / bons / bon / kassenbon* / tageseinnahmen / barumsatze / barumsatz / tageslosung / caja registradora / registradora / tpv / tickets / ventas en efectivo / la caja / caisse / caisse enregistreuse / logiciel de caisse / recette du jour / ventes en especes / tickets de caisse',
)
const LOSES: Concept = said(
  'forget / forgets / lose every / loses every / lose some / skip / swallow / swallows / drop every / drops every / drop a few / vanish / disappear / zapper / phantomware / erase / wipe out / delete / leave out / not record / doesn t record / does not record / never shows / under report / shrink / trim / halve / void / training mode',
  'verschwind* / vergisst / vergessen kann / vergesslich* / verschluckt / schluckt / weglass* / weglasst / unterschlag* / loscht / loschen / ausblend* / nicht erfasst / nicht aufzeichnet / nicht speichert / nicht verbucht / trainingsmodus / stornier* / kurzt',
  'olvide / olvida / olvidar / pierda / pierde / perder / se salte / borre / borra / borrar / desaparezca* / desaparecer / no registre / no registra / no apunte / no guarde / se coma',
  'oublie / oublier / oubli / perde / perdre / efface / effacer / avale / avaler / disparaitre / disparaissent / saute / sauter / n enregistre / ne garde pas / mode ecole',
)
const NOT_LOST: Concept =
  'repair / fix / recorded / restore / recover / fehler / repar* / panne / bug / reconcile / does not balance / doesn t balance / crash* / software update / missing / backup / sicherung / shop inventory'

const TAXMAN: Concept = said(
  'tax / taxes / tax office / taxman / tax man / hmrc / revenue people / inland revenue / irs / tax authorit* / tax inspector / duty / vat / finanzamt / fiskus / steuer / steuern / betriebsprufer* / steuerprufer* / steuerfahnd* / hacienda / fisco / agencia tributaria / sat / impuestos / iva / inspector fiscal / fisc / impots / urssaf / tva / tresor public / controle fiscal / dgfip',
)
const NOT_TO_KNOW: Concept = said(
  'never hear / never hears / needn t know / need not know / mustn t know / must not know / doesn t need to know / don t need to know / won t know / nobody knows / no one knows / never find / won t find / can t find / shouldn t find / can t see / won t see / doesn t see / never see / never sees / keep it that way / behind the back / off the radar / below the radar / under the radar / without the tax / past the tax / stays out of / hide from / hidden from / out of sight / keep it quiet / no trace / off the books / don t have to know / doesn t have to know / isn t told / fool / trick the / round the tax / dodge / slip past',
  'nie hort / nie erfahrt / nie erfahren / nichts weiß / nichts wissen / nichts erfahr* / nichts erfahrt / nichts mitkriegt / nichts mitbekommt / nichts merkt / nicht merkt / nicht findet / nichts findet / nichts davon / nicht alles wissen / nicht alles sehen / nicht sieht / nichts sieht / am fiskus vorbei / am finanzamt vorbei / vorbei am / ohne dass das finanzamt / ohne finanzamt / nicht auftaucht / geheim / an der steuer vorbei / schwarz / aus den augen',
  'no se entere / no se enteren / no lo vea / no la vea / no los vea / no vea / no sepa / no lo sepa / sin que hacienda / a espaldas / no aparezca / no conste / no tiene por que / no figure / no rastree / no lo encuentre / no me pille / se la cuele / enganar',
  'ne sache / n en sache rien / ne voie / ne voient / sans que le fisc / sans que les impots / sans que l urssaf / fassent le lien / fasse le lien / a l insu / ne tombe pas / hors de vue / n ait pas vent / ne decouvre / ne trouve pas / ni vu ni connu / dans le dos du / echappe / echapper / me fatigue',
)
const NOT_TAXED: Concept =
  'nachmelden / never told the tax / years ago / erbin / inherited / photos / checklist / what is / was ist / lohnt / frist / deadline / extension / refund / erstattung / reclaim / double tax / doppelbesteuer*'

const BILL: Concept = said(
  'invoice / receipt / receipts / bill / mileage log / mileage / logbook / log book / travel log / expense claim / timesheet / time sheet / contract / consulting agreement / service agreement / loan agreement / agreement / payslip / delivery note / quote / proof of payment / expense report',
  'rechnung* / quittung* / beleg / belege / *belege / *rechnung / *rechnungen / fahrtenbuch / *quittungen / stundenzettel / vertrag / *vertrag / darlehensvertrag / arbeitsnachweis* / lieferschein* / spesenabrechnung / reisekosten* / angebot',
  'factura / recibo / ticket / tique / justificante / contrato / nomina / albaran / cuaderno de ruta / parte de horas / presupuesto / dietas / kilometraje',
  'facture / recu / justificatif / note de frais / notes de frais / contrat / carnet de route / bulletin / bon de livraison / devis / carnet kilometrique / fiche d heures / convention',
)
const MADE_UP: Concept = said(
  'never done / never happened / never took place / never made / never delivered / never went / never travelled / not done / work never / make up / making up / made up / invent / fictitious / fake / bogus / phony / dummy / blank / blanks / pad / padded / inflate / inflated / overcharge / higher than / bigger than / more than i / though i only / although i only / i hardly / i barely / get the difference back / difference back / backdate / backdated / back date / antedate / antedated / predate / no work was / for work nobody / for nothing / for services nobody / that says / so that it says / split the difference / hand me back / out of thin air / doctor / tweak the date / different pens / coffee stain',
  'nie gemacht / nie stattgefunden / nie geleistet / nie erbracht / nie gefahren / nie geliefert / erfund* / erfind* / ausgedacht* / ausdenk* / denk dir / schein* / fingiert* / blanko / leer / aufblah* / aufgeblaht* / hoher als / uberhoht* / zuruckdatier* / ruckdatier* / ruckwirkend / vordatier* / datieren / umdatier* / auf november / aufs vorjahr / ins vorjahr / schreib voll / voll schreiben / druck mir / drucken sie mir welche / querbeet / verschiedene stifte / kaffeefleck / die es nicht gab / ohne leistung / differenz zuruck / gefalligkeits*',
  'nunca se hizo / nunca se hicieron / nunca hice / no se hicieron / que no se hizo / invent* / inventad* / ficticia* / ficticio* / falsa / falso / en blanco / inflar / inflad* / hinchad* / de relleno / antedatar / antefechar / con fecha de / con fecha anterior / que diga 20* / que ponga 20* / fecha atrasada / de favor / me devuelves la diferencia / por mas de / trabajos que no',
  'jamais fait / jamais faits / jamais realise* / jamais eu lieu / jamais livre / invent* / fictive* / fictif* / bidon / fausse / faux / en blanc / gonfl* / antidat* / anti dat* / de complaisance / caser dans / rends la difference / que je n ai pas / n ont pas eu lieu',
)
const TO_SAVE_TAX: Concept = said(
  'deduct / deductible / tax / taxes / taxman / accountant / bookkeeper / write off / vat / profit / profits / expense / expenses / losses / audit / auditor / inspector / health fund / insurer pays / fund pays / subsidy / grant / inheritance / business miles / the difference / something to file / margin',
  'absetz* / steuer* / finanzamt / betriebsausgabe* / prufer / buchhalter* / vorsteuer / gewinn* / krankenkasse / kasse zahlt / forder* / zuschuss / lohnliste / spesen / vorjahr / steuerjahr / kosten drucken',
  'desgravar / deducir / hacienda / gestor / gestoria / gastos / iva / impuestos / beneficio / subvencion / inspeccion / herencia / prestamo / mutua',
  'deduire / deductible / impots / fisc / charges / exercice / comptable / tva / benefice / expert comptable / frais / subvention / mutuelle / heritage / controle',
)
const HONEST_BILL: Concept =
  'invoice template / rechnungsvorlage / vorlage / plantilla / modele de / which year / in welches jahr / openly dated / never paid / unpaid / unbezahlt* / nicht bezahlt / impagad* / impaye* / never arrived / rectificat* / falsche rechnung bekommen / got an invoice / received / bekommen / recibi / recu une / in our name / e rechnung* / erechnung / xrechnung / zugferd / digitalis* / app / software / automat* / scan* / sort / sortier* / archive / archiv / shoebox / schuhkarton / correct / wrong / invoice program / debtor / mahn* / inkasso / dispute'

const SHELL: Concept = said(
  'shell company / shell companies / shell firm / letterbox / letter box company / tax haven / offshore / nominee / front company / paper company / no staff or office / no staff and no office / empty company / mailbox in / cayman / panama / cyprus / malta / dubai / monaco / liechtenstein / andorra / isle of man / jersey / bvi / luxembourg / foreign account / account abroad / numbered account / trust abroad',
  'briefkasten* / scheinfirma* / scheingesellschaft* / mantelgesellschaft / strohmann* / steueroase* / steuerparadies* / panama / zypern / konto im ausland / auslandskonto / nummernkonto / schweizer konto / konto in der schweiz / konto in liechtenstein / stiftung in liechtenstein / leere firma',
  'sociedad pantalla / empresa pantalla / empresa fantasma / sociedad instrumental / paraiso fiscal / testaferro* / cuenta en suiza / cuenta en el extranjero / cuenta en andorra / gibraltar / sociedad en panama / chipre / belice',
  'societe ecran / societe fantome / boite aux lettres / paradis fiscal / paradis fiscaux / prete nom / homme de paille / compte en suisse / compte a l etranger / chypre / societe offshore / monaco / coquille vide',
)
const PASSED_THROUGH: Concept = said(
  'profits / profit / revenue / income / rent / rents / fees / earnings / money / cash / savings / crypto / live there / resident / residence / story / royalties / inheritance / takings / sales',
  'gewinn* / einkunfte / einnahmen / miete / mieten / geld / erlose / vermogen / wohnsitz / honorar* / umsatze / provision* / erbe / lizenzgebuhr*',
  'beneficios / ganancias / ingresos / alquiler* / dinero / residencia / ahorros / herencia / facturacion / honorarios',
  'benefices / revenus / loyers / argent / domicile / residence / epargne / heritage / honoraires / recettes / dividendes',
)
const ONLY_ON_PAPER: Concept = said(
  'for nothing / no service / pretend / story that / a story / i d stay / i stay / staying in / really live / actually live / of course / nobody knows / link / traced / trace / irregular / so the tax / never hears / never hear / keep it quiet / quietly / discreet* / disappear / vanish / hide / hidden / on paper / without tax / untaxed / undeclared / not declared / my name appears / my name doesn t / out of my name / anonymous*',
  'ohne leistung / zum schein / pro forma / in wahrheit / in wirklichkeit / wohne aber / bleibe aber / naturlich weiter / nie hort / nie erfahrt / nichts erfahrt / nichts weiß / unauffindbar / unversteuert / versteck* / verschwind* / auf dem papier / diskret* / anonym* / schwarz / spurlos / ohne dass',
  'sin que / sobre el papel / de cara a / discret* / ocult* / esconder / no declar* / sin declarar / aparentar / fingir / en realidad / desaparezca / anonim* / no se entere / por servicios que',
  'sans que / sur le papier / en realite / discret* / cacher / dissimul* / non declare* / sans declarer / faire semblant / anonym* / pour rien / disparaitre / fassent le lien',
)

const VAT: Concept = 'vat / sales tax / umsatzsteuer / vorsteuer / mehrwertsteuer / mwst / iva / tva'
const SHAM_TRADE: Concept = said(
  'never left / never shipped / never moved / never crossed / carousel / sham / in circles / in a circle / back and forth / round trip / only exist / only exists / on paper / missing trader / between three firms / between our firms / between you and me / nothing is delivered / fake export / pretend export / empty boxes',
  'schein* / im kreis / hin und her / karussell / zwischen drei firmen / zwischen unseren firmen / nie verlassen / nie ausgefuhrt / nie geliefert / sprudel* / nur auf dem papier / leere kartons / luftrechnung*',
  'ficticia* / nunca salio / nunca salieron / carrusel / sobre el papel / entre tres empresas / en circulo / facturas cruzadas / simulad* / trama de',
  'fictive* / jamais sorti* / jamais quitte / carrousel / sur le papier / entre trois societes / en rond / croisees / livraisons bidon / simule*',
)

const PRIVATE: Concept = said(
  'holiday / holidays / vacation / honeymoon / wedding / family trip / my kitchen / my pool / swimming pool / sailing / yacht / private car / ski trip / safari / cruise / birthday / bali / maldives / ibiza',
  'urlaub / ferien / hochzeit* / flitterwochen / familienreise / skireise / kreuzfahrt / privatwagen / swimmingpool / segeltorn / geburtstagsfeier / meine kuche / privatreise',
  'vacaciones / luna de miel / boda / viaje familiar / crucero / piscina / mi cocina / cumpleanos / comunion / viaje a',
  'vacances / voyage de noces / mariage / croisiere / piscine / ma cuisine / anniversaire / sejour au ski / voyage en famille',
)
const AS_BUSINESS: Concept = said(
  'look like a trade fair / looks like a trade fair / look like a business / looks like a business / look like work / looks like work / as a business trip / as business / as a conference / look like a conference / as a seminar / through the company / through my company / as company / as a work trip / on expenses / as training / on the firm / on paper',
  'als dienstreise / als geschaftsreise / als fachtagung / als fortbildung / als messe* / als seminar / als tagung / als firmen* / uber die firma / auf firmenkosten / als betriebsausgabe* / als geschaftsessen / wie eine dienstreise / wie eine geschaftsreise / nach dienstreise / nach geschaftsreise',
  'como viaje de trabajo / como viaje de negocios / como gasto / como congreso / como formacion / por la empresa / a cargo de la empresa / parezca un congreso / parezca un viaje de / parezca de trabajo / pase por viaje / como feria',
  'en seminaire / comme seminaire / en frais pro* / comme frais pro* / voyage d affaires / deplacement professionnel / sur la boite / sur la societe / en congres / en formation / air d un seminaire / air d un salon',
)
const NOT_PRIVATE: Concept =
  'which part / welchen teil / que parte / quelle partie / which share / invitation / einladung* / team building / betriebsausflug / photographer / planner / home office / book us / buch* uns / organise a conference / what counts / mixed'

const PAYROLL: Concept = said(
  'payroll / employee / employees / staff list / wages / on the books as / salary / hire my / minijob / lohnliste / gehaltsliste / angestellt* / mitarbeiter* / sekretarin / lohn / aushilfe / nomina / en plantilla / plantilla / empleado / empleada / contratar a mi / alta en la empresa / salarie / salariee / employe / employee / embaucher / fiche de paie / salaire',
)
const GHOST: Concept = said(
  'ghost / phantom / fictitious / never comes / never shows up / never sets foot / never worked / never works / doesn t work / doesn t actually / only on paper / on paper only / studies in / lives in / is abroad / never been here / in name only / sham',
  'studiert in / wohnt in / nur auf dem papier / arbeitet gar nicht / arbeitet nie / taucht nie / kommt nie / nie da / zum schein / schein* / pro forma / phantom* / in wahrheit',
  'no trabaja / nunca viene / no viene / nunca ha venido / fantasma / ficticio / ficticia / sobre el papel / solo en papel / estudia en / vive en / aunque no / sin que venga',
  'fictif / fictive / ne vient jamais / ne travaille pas / fantome / sur le papier / etudie a / jamais mis les pieds / sans qu il vienne / sans venir / de complaisance',
)
const GHOST_GAIN: Concept = said(
  'tax / expense / expenses / cost / costs / deduct / timesheet / timesheets / subsidy / benefit / pension / work permit / visa / draw / extra / family allowance / claim / insurance',
  'steuer* / stundenzettel / absetz* / kosten / elterngeld / zuschuss / forder* / arbeitslosengeld / mach mir / schreib mir / krankenkasse / abrechn*',
  'paro / hacienda / gastos / desgrav* / subvencion / ayuda / papeles / cotice / cotizar / baja / jubil* / partes',
  'charges / impots / chomage / subvention / droits / retraite / titre de sejour / deduire / aide / trimestres',
)

const BOOKS: Concept = said(
  'annual accounts / accounts / balance sheet / books / our figures / the figures / profit and loss / inventory / accounting system / ledger / transactions / postings / bank statements / mails / emails / e mails / chat / chats / files / documents / records / receipts / hard disk / hard drive / minutes / correspondence / footage / recordings / messages / sms / company phone / server logs / notebooks',
  'jahresabschluss / bilanz / bilanzen / abschluss / bucher / zahlen / bestande / warenlager / buchhaltung / buchungen / unterlagen / akten / mails / emails / festplatte* / protokolle / schriftverkehr / aufnahmen / nachrichten / dateien / chatverlauf* / ordner / belege',
  'cuentas anuales / balance / contabilidad / asientos / libros / existencias / correos / disco duro / discos / archivos / documentos / expedientes / grabaciones / mensajes / chats / papeles / cuadernos',
  'bilan / comptes / comptabilite / ecritures / stock / livres / cahiers / courriels / mails / disque dur / fichiers / documents / dossiers / enregistrements / messages / sms / archives / papiers',
)
const DOCTORED: Concept = said(
  'vanish / vanishes / disappear / massage / dress up / prettify / restyle / cook / hide the loss* / smooth over / inflate / inflated / exists only half / rejig / delete / shred / destroy / wipe / erase / burn / get rid of / without traces / without a trace / no trace / so thoroughly / purge / lose / pretty up / look better than / look healthier / embellish',
  'geschont / schonen / schonrechn* / schon rechnen / aufhubsch* / aufgehubscht / frisier* / verschwind* / loschen / restlos / vernicht* / schredder* / verbrenn* / spurlos / unauffindbar / wegschaff* / beiseite / aufblah* / leerraum* / rosiger / verschonern / manipulier*',
  'maquill* / desaparezca* / desaparecer / borrar / borra / destruir / triturar / quemar / perder / se pierde / eliminar / sin rastro / sin dejar rastro / inflar / adornar / mejorar los numeros / retocar / hacer desaparecer',
  'maquill* / disparaitre / effacer / efface* / detruire / detruis* / bruler / brulez / broyer / supprimer / arranger / embellir / enjoliver / gonfler / sans trace / sans traces / habiller / perdre / faire le menage',
)
const BEFORE_CHECK: Concept = said(
  'before the audit / before an audit / before the auditor* / before the inspect* / before the police / before the hearing / before the raid / before they come / before they arrive / before the investig* / until the investor / until the bank / until the loan / until the buyer / investor has signed / has signed / prosecutor* / raid / court expert / court s expert / court order / subpoena / investigators / antitrust / cartel office / judge / trial / hearing is / hearing s / insolvency / administrator / come tomorrow / knock / liquidator / discovery / the bank decides / bank looks / loan',
  'vor der prufung / vor der betriebsprufung / bevor der prufer / bevor die prufer / bevor die / bevor das gericht / bevor der richter / bevor der insolvenz* / kartell* / staatsanwalt* / durchsuchung / razzia / klingeln / ermittler* / insolvenzverwalter* / richter / investor / bis der investor / bis die bank / kredit / zollfahnd* / betriebsprufung',
  'antes de la auditoria / antes de que venga / antes de que lleguen / antes de que / auditoria / auditor / juez / fiscal / fiscalia / registro / inspeccion / inversor / hasta que el banco / el banco / prestamo / administrador concursal / policia / adrede / competencia',
  'avant l audit / avant le controle / avant que / avant l expertise / expertise / juge / procureur / perquisition / inspecteur / investisseur / la banque / pret / liquidateur / police / enquete / commissaire aux comptes / autorite de la concurrence',
)
const NOT_DOCTORED: Concept =
  'rescue / rettet / wiederherstell* / retten / recupera* / recuper* / conserv* / aufbewahr* / ten year / retention / nothing is pending / certificate of disposal / gdpr / dsgvo / rgpd / datenschutz* / at a glance / before we sell / tidy up / aufraum* / read / relire / explained / compare / vergleich* / present them / hand over / vorbereit* / prepare / preparar / preparer / passed its retention / old laptops / burn to cd / gone / verschwunden / missing / lost / crash* / ransom* / virus / accidentally / versehentlich / by mistake / sin querer / dashboard / migrat* / umzieh* / reconstruct / book / cook / find / suche nach / finden'

const INSURANCE: Concept = said(
  'insur* / policy / insurer / claim adjuster / underwriter / payout / pay out / compensation / whiplash / damages / no claims / claim money / life cover / sore backs / loss adjuster / sick pay / injury claim',
  'versicher* / *versicherung / kasko / vollkasko / haftpflicht / schmerzensgeld / *police / entschadigung / krankentagegeld / schadensmeldung / schadenmeldung / gutachter / berufsunfahigkeit*',
  'seguro / seguros / aseguradora / mutua / poliza / indemnizacion / peritaje / perito / siniestro / baja',
  'assurance / assurances / assureur / mutuelle / prevoyance / indemnite / indemnisation / sinistre / contrat d assurance / police d assurance / constat / expert',
)
const STAGED: Concept = said(
  'stage a / staged / staging / set up a crash / sets up / rear end collision / make it look / looks like lightning / look like lightning / look like an accident / looks like an accident / look like wiring / looks like wiring / look like a burglary / looks like a break in / look like / set fire / torch / burn down / burn in a way / arson / smash it so / smash so / add some dents / add dents / matching the / more damage / bigger damage / exaggerat* / inflate / the crash was nothing / nothing happened / wasn t stolen / never stolen / was never stolen / that i sold / sold it / stands at my / hidden at my / sits at my / tell the insurer / you d get a share / share of the / split the money / we split / go halves / healthy horse / dead to me / had to be put down / under another name / fake my death / faked death / play dead / sink / scuttle / pretend / it happened in / happened after / wasn t in the car / wasn t even in / say it was / write that it / before we signed / i m fine but / feel fine / i m healthy / limp / neck pain letter / lose it on purpose / on purpose / as if',
  'warm abreiß* / warm saniert / abfackel* / anzund* / abbrenn* / zertrummer* / kaputt hau* / kaputtmach* / fingier* / vortausch* / getauscht / inszenier* / nachhelf* / nachhelfen / saß gar nicht / war gar nicht / war nicht dabei / saß nicht / stehen bei meinem / steht bei meinem / steht bei / schon verkauft / verkauft habe / gar nicht gestohlen / nie gestohlen / sei gestohlen / sei ausgeraumt / ordentlichen / aus einem / wie ein einbruch / wie ein unfall / wie blitzschlag / nach einbruch / nach unfall / nach blitz / aussehen wie / so aussehen / absichtlich / simulier* / ubertreib* / aufbausch* / machen wir halbe / teilen wir / teilen uns / langweilig geworden / auffahrunfall* / provozier* / bin wieder gesund / bin gesund / lange krank / vor vertrag* / ruckdatier*',
  'parezca haber / parezca un / parezca que / que parezca / prenderle fuego / prendo fuego / prender fuego / quemar el coche / quemar la / quemar el / le prendo / a medias / vamos a medias / nos repartimos / que vendi / ya vendi / ya lo vendi / simular / simulamos / fingir / fingimos / finja / hundir / no fue robad* / no me robaron / inventar / inventamos / exager* / inflar / estoy bien / ya estoy bien / alargue mi baja / alargar la baja / provocar / amanad* / un golpe que / golpe de mentira / fecha de la semana pasada / antes de contratar / lo conviertan / el parque ya lo queria',
  'n a pas ete vole / pas ete vole / n a jamais ete vole / pas vole / vendu en douce / on casse / cassons / casser nous memes / nous memes / mettre le feu / mettez le feu / bruler / brule la / faire bruler / simuler / simulez / mise en scene / faux accident / faux vol / faux cambriolage / partage l indemnite / on partage / moitie moitie / ou il n a pas / n a pas grele / exager* / gonfler / en rajouter / fasse croire / le croira / croira / bidon / faire passer pour / inventer / inventez / je vais bien / couler le / noyer le / antidater / de complaisance / prolonger mon arret / prolonge mon arret',
)
const REAL_LOSS: Concept =
  'i think / was staged / staged: / were there before / suspect / fell out / aus der hand gefallen / liegen bei / liste und anzeige / burned down our / brannte / abgebrannt / se quemo / me quemaron / me robaron / nos robaron / a ete vole / on a casse notre / refus* / won t answer / won t pay / will not pay / zahlt nicht / lehnt ab / contester / impugn* / still covered / answer my / asked for one / in pain / gently / barely insured / report everything / alles melden / insurance broker / compare policies / wechseln / renew / expir* / compare / vergleich* / rust / theft cover / job / trade / career / website / webseite / website for / design'

const GRANT: Concept = said(
  'subsidy / subsidies / grant / grants / grant money / funding / eu funds / eu money / furlough / relief fund / covid aid / benefit / benefits / care allowance / care level / disability allowance / disability / pension / state aid / allowance / training voucher / housing benefit / scholarship / donation receipt / gift aid / unemployment / social housing / council flat / welfare / universal credit / child benefit',
  'forder* / *forderung / *zuschuss / zuschuss / zuschusse / subvention* / kurzarbeit* / kurzarbeitergeld / pflegegrad* / pflegegeld / pflegekasse / burgergeld / wohngeld / bafog / elterngeld / kindergeld / soforthilfe / coronahilfe* / eu gelder / agrarforderung / spendenquittung* / zuwendungsbestatigung* / stipendium / arbeitslosengeld / rente / schwerbehinder* / sozialwohnung / jobcenter',
  'subvencion* / ayuda / ayudas / erte / beca / paro / dependencia / discapacidad / pension / ingreso minimo / renta minima / fondos europeos / pac / ayuntamiento nos da / certificado de donacion / viudedad / empadron*',
  'subvention* / aide / aides / aide sociale / rsa / caf / apl / chomage / allocation* / aah / apa / bourse / fonds europeens / pac / prime / primes / chomage partiel / recu fiscal / recu de don / retraite / pension / logement social / maprimerenov / pole emploi / france travail',
)
const GRANT_TRICK: Concept = said(
  'never took place / didn t take place / that we don t / we don t hold / we never / never happened / don t exist / doesn t exist / invented / made up / make up / ghost / padded / pretend / pretending / as if he / as if she / look sicker / look worse / sicker than / worse than / worse off / can t walk / in truth / in fact she / in reality / live apart on paper / on paper / separated on paper / dead but / died but / keeps drawing / still drawing / still collect / keep collecting / for 8 000 if / if i give / twice as much / more than i gave / you d only do the paper / rehearse / act ill / play ill / act confused / exaggerat* / inflate / lie about / lies / nobody checks / without the course / cows that / fields that / square metres that',
  'nie stattgefunden / nicht stattgefunden / gibt es nicht / gab es nicht / erfund* / erfind* / ausgedacht* / nur auf dem papier / auf dem papier / in wahrheit / in wirklichkeit / eigentlich / tatsachlich voll / voll arbeit* / arbeiten weiter / arbeiten voll / probt / proben / uben / nicht mehr aufstehen / kranker / schlechter als / kranker wirken / dementer / vorspiel* / vortausch* / simulier* / ubertreib* / zum schein getrennt / getrennt auf / schon gestorben / ist gestorben / langst tot / weiter kassier* / weiterbezieh* / mehr als ich / doppelt so viel / fingiert* / schein* / getarnt / obwohl er / obwohl sie / obwohl wir / zweck entfremd* / zweckentfremd* / umleit*',
  'que no damos / que no dimos / no damos / nunca se hicieron / que no existen / no existen / no existe / invent* / ficticio* / ficticia* / sobre el papel / en realidad / la verdad es / fingir / finja / finge / aparentar / parezca mas / que parezca / peor de lo / hacerse el / exager* / firmas variadas / que sonaran autenticos / que suenen / ya fallecio / ya murio / fallecid* / seguir cobrando / sigue cobrando / sigamos cobrando / separados en / separados solo / por el doble / de mas / falsear / nombres y dni',
  'n ont pas lieu / n a pas lieu / n existent pas / n existe pas / jamais eu lieu / qu on ne fait pas / invent* / fictif* / fictive* / sur le papier / en realite / en verite / faire semblant / simuler / jouer la / jouer le / plus malade / exager* / separes sur / deja mort / decede* / continuer a toucher / toucher encore / continue de toucher / bidon / gonfler / gonflez / le double / pour 800 / plus que ce que / faux / fausse / fausses / presences signees / detourn*',
)
const NOT_TRICK: Concept =
  'he died / sie ist gestorben und / survivor* / hinterblieben* / witwenrente / what happens to / was passiert / que pasa con / how do i apply / apply for / beantrag* / antrag / solicitar / demander / appeal / widerspruch / objection / forgot to send / firmen die / prepare the / bereitet mit / aus scham / can barely / kaum noch / eligib* / entitled / anspruch / which grants / welche forder* / do i still / bekomme ich noch / invent* something / erfindung / patent* / prototyp* / research / forschung / theatre / theater / fake news / media literacy / orchester / rehearsal* / probenraum / neue ideen / ideas para / real fields / fees'

const TRADESMAN: Concept = said(
  'plasterer / tiler / painter / builder / plumber / electrician / roofer / decorator / gardener / carpenter / cleaner / handyman / bricklayer / labourer / waiter / waiters / cook / nanny / carer / babysitter / mechanic / hairdresser / removal men / lads / barman / bar staff / kitchen help / site / renovation / bathroom / roof / workers / help with the harvest / pickers / someone to paint / extension',
  'fliesenleger* / maler* / maurer* / handwerker* / dachdecker* / elektriker* / klempner* / installateur* / gartner* / schreiner* / putzfrau / putzhilfe / reinigungskraft / haushaltshilfe / pflegekraft / kellner* / koch / aushilfe* / bauarbeiter* / trockenbau* / verputzer* / polier / helfer / erntehelfer* / umzugshelfer* / kfz mechaniker / mechaniker / frisor* / babysitter* / bad / dach / renovier* / baustelle',
  'albanil* / fontanero* / pintor* / electricista* / carpintero* / jardinero* / limpiadora* / asistenta / camarero* / cocinero* / canguro / peon* / obrero* / alicatador* / mecanico* / peluquera* / cuidadora* / bano / reforma / tejado / obra / azulejos',
  'peintre / macon / plombier / carreleur / electricien / couvreur / platrier / menuisier / jardinier / femme de menage / aide a domicile / serveur / serveuse / cuisinier / nounou / mecano / mecanicien / coiffeuse / ouvrier / gars / toiture / salle de bain / chantier / renovation / cueilleurs / deux pieces',
)
const NO_BILL: Concept = said(
  'without an invoice / without invoice / no invoice / without a receipt / without a bill / no receipt / no bill / no paperwork / cash no / cash in hand / cash only no / save the tax / saves the tax / save the vat / saves us both / save us both / skip the vat / no vat / nothing in writing / off the books / under the table / on the black / on the side no / in cash and no / we both save / not through the books / cheaper without / no papers',
  'ohne rechnung / ohne papierkram / ohne papiere / ohne beleg / bar auf die kralle / bar auf die hand / bar auf kralle / auf die hand / cash auf die hand / schwarz arbeit* / schwarz gemacht / schwarz machen / schwarz bezahl* / schwarz zahl* / schwarz beschaftig* / unter der hand / ohne steuer / ohne mwst / ohne mehrwertsteuer / finanzamt muss / am finanzamt vorbei / steuer sparen wir / schwarzarbeit* / nebenher bar / ohne anmeldung / nicht angemeldet / unangemeldet',
  'sin factura / en negro / en b / sin iva / en mano / sin papeles / sin recibo / sin contrato / nos ahorramos el iva / no hay factura / sin dar de alta / sin alta / por fuera / bajo cuerda / bajo mano / dinero en mano',
  'sans facture / au noir / au black / de la main a la main / sans tva / sans papiers / sans declar* / non declare* / sans contrat / en liquide sans / en liquide et / economise la tva / pas de facture / sous la table',
)
const BILLED: Concept =
  'with an invoice / mit rechnung / con factura / avec facture / my invoice / never sent / keine rechnung bekommen / ohne rechnung bekommen / lost the invoice / paint it black / en noir deux / repeindre / noir mat / schwarz gestrichen / schwarz lackier* / schwarz streichen / schwarze / black paint / black frame / wallpaper / without invoice from / paid without / habe bezahlt / boss pays / zahlt schwarz / minijob / zentrale / warranty / gewahrleistung / garantia / garantie / declare* proprement / cesu / registered / contest / streit / visa / work permit / residence / asylum / asyl / paperless / digital'

const HOURS: Concept = said(
  'time clock / timesheet / time sheet / timesheets / clock in / roster / rosters / overtime / breaks / tips / minimum wage / wage / wages / pay slip / payslip / payslips / hours / holiday pay / sick pay / shift plan / contracts / pay table / piece rate / pounds an hour / euros an hour / dollars an hour',
  'schichtplan* / schichtplane / dienstplan* / dienstplane / stundenzettel / zeiterfassung / stempeluhr / uberstunden / pausen / trinkgeld* / mindestlohn / lohn / lohnzettel / lohnabrechnung* / urlaubsgeld / arbeitsvertrag* / euro die stunde / stundenlohn / arbeitszeit*',
  'fichajes / fichar / horas extra / propinas / salario minimo / nomina / turnos / cuadrante / contratos / vacaciones / jornada / descansos / sueldo / euros la hora / finiquito',
  'pointeuse / badgeuse / heures sup* / pourboires / smic / salaire / fiche de paie / fiches de paie / planning / contrats / conges / pauses / euros de l heure / primes / feuilles d heures',
)
const TRIMMED: Concept = said(
  'vanish / don t exist on paper / doesn t exist on paper / count as / counts as / counted as / trim / shave / shave off / cut quietly / really paid / actually paid / in truth / deduct so much / i deduct / little is left / nothing is left / never shows / doesn t show / sign away / waive / give up their / renounce / look legal / looks legal / so customs sees / inspector sees / inspectors see / on paper only / less than / keep it deniable / deniable / unpaid / off the clock / half the hours / owe us / owes us / owe me / for the uniform / to the inspector / four pounds / swallow',
  'verschwind* / nicht auftauch* / als * zahlen / wirklich gezahlt / tatsachlich gezahlt / gezahlt werden / in wahrheit / abziehen / ziehe ab / nichts ubrig / kaum was ubrig / verzicht* / weniger als / unter mindestlohn / unbezahlt* / unterschreib* / sieht der zoll / zoll sieht / dass der zoll / prufer sieht / kurz* / nicht zahlen / sechs euro / fur vier euro / funf euro / schulden uns / runterrechn* / weniger stunden / halbieren / umgeh*',
  'no consten / no conste / desaparezcan / desaparecer / descontar / descuento / les descuento / dejarlos en cero / en cero / renuncien / renunciar / menos de / por debajo del / en realidad / sin pagar / no pagar / que la inspeccion / que el inspector / firmen / la mitad / nos deben / me deben / cobren menos',
  'disparaitre / disparaissent / renoncent / renoncer / en dessous du / moins que / en realite / vraiment payes / deduire / deduis / il ne reste / sans payer / ne pas payer / non payees / que l inspecteur / que l inspection / ne compte pas / me doivent / nous doivent / signer quelque chose / la moitie / n existent pas / sur le papier / compter moins',
)
const STAFF: Concept = said(
  'packers / pickers / waiters / waitresses / workers / employees / staff / lads / cleaners / drivers / romanians / poles / moldova / bulgarians / migrants / foreigners / apprentice / crew / kitchen / nephew / maids / harvest / they won t notice / won t notice / don t read',
  'packer / arbeiter* / mitarbeiter* / kellner* / fahrer / rumanen / polen / bulgaren / erntehelfer* / leute / zoll / kontrolle / azubi* / personal / prufer / leiharbeiter* / putzkrafte / aushilfen / schlachterei',
  'temporeros / camareros / trabajador* / empleado* / empleadas / jornaleros / inmigrantes / marroquies / rumanos / limpiadoras / repartidores / peones / inspeccion / chicas / cocineros',
  'saisonniers / serveurs / employes / employees / salaries / ouvriers / livreurs / vendangeurs / roumains / etrangers / femmes de menage / apprenti* / inspection / equipe / filles',
)
const FAIR_PAY: Concept =
  'i get / i bekomme / ich bekomme / back pay / check my / my contract / payroll software / work out the / is allowed / my tips / my overtime / meine uberstunden / mis horas / mes heures / reclamar / nachzahl* / rechner / app for / app fur / app para / excel / tool / software / program / programm / erfassen / auswert* / report / reports / less than a / employees can / show them / shift planning / schichtplanung / schlossen / holiday flat / vacation request / ferienwohnung / calculate / berechn* / collective agreement / tarif* / translate / traduisez / traduc* / uber* / legal'

const ID_PAPERS: Concept =
  'passport / passports / her papers / their papers / id card / id cards / identity card / identity cards / travel document* / pass / passe / reisepass* / ausweis* / personalausweis* / papiere / pasaporte / pasaportes / documentacion / dni / passeport / passeports / carte d identite / cartes d identite / leurs papiers / ses papiers / titres de sejour'
const KEPT: Concept = said(
  'hold on to / hold onto / keep / keeps / keeping / kept in / in my safe / in our safe / in the safe / lock away / locked away / take away / take their / confiscate / collect their / hang on to / look after their / until they ve / till they ve',
  'behalt* / einbehalt* / behalten wir / einsammel* / wegnehm* / abnehm* / nehmen wir ab / wegschließ* / einschließ* / verwahr* / in meinem tresor / im tresor / im safe / unter verschluss',
  'guard* / retener / retenemos / retengo / me quedo / nos quedamos / quitar* / quitarles / en mi caja / bajo llave / recoger',
  'garde / gardons / garder / gardez / confisqu* / retenir / retenons / dans mon coffre / sous cle / au coffre / prendre leurs / ramasser',
)
const BOUND_WORKER: Concept = said(
  'maid / au pair / nanny / housekeeper / worker / workers / girls / women / pickers / harvest / men for / cook / carer / domestic / live in / crew / masseuses / staff / so she stays / so they stay / till they ve paid / until they ve paid / from leaving',
  'au pair / pflegerin / pflegekraft / haushaltshilfe / arbeiter* / manner fur / vierzehn manner / frauen / madchen / erntehelfer* / schlachterei / putzfrau / hilfskraft* / saisonarbeiter* / personal / bis sie / damit sie',
  'interna / chica / chicas / criada / empleada / temporeros / jornaleros / trabajador* / mujeres / cuidadora / obreros / hasta que / para que no',
  'bonne / vendangeurs / vendanges / saisonniers / filles / femmes / employee / aide / ouvriers / nounou / jusqu a / femme de menage / cueilleurs / travailleurs',
)
const NOT_KEPT: Concept =
  'get them back / my passport / our passports / keeps my / holds on to my / mein pass / mi pasaporte / mon passeport / help her / help them / how can i leave / ihr hilft / wer hilft / quien la / la saca / renew / verlanger* / renovar / renouvel* / photo / keine passe mehr / passport photo / copy of / hotel / check in / travel agency / translation'
const LOCKED_IN: Concept = said(
  'lock them in / lock the * in / lock her in / locked in / bolt on the outside / bolt outside / lock from outside / only open from / opens from outside / not go out / not to go out / not leave the house / must not leave / cannot leave / can t leave / can t walk out / don t walk out / hold the debt / work off / worked off / until the debt / pay off their / from leaving / left in the night / owe us for the / no way out / guard the / bars on / cage',
  'riegel von außen / von außen abschließ* / von außen verriegel* / einsperr* / einschließ* / nicht raus / nicht weg / nicht weglauf* / nicht abhau* / abarbeiten / schulden abarbeit* / unterkunft bewacht / bewachen / bewacht / weglaufen / gitter / abschließbar von außen',
  'cerrojo por fuera / por fuera / encerr* / no debe salir / no deben salir / no salgan / no salga / no pueda salir / no los deje ir / no deje ir / no se vayan / no se escapen / hasta que paguen / hasta pagar / deuda / candado / vigil*',
  'ferme a cle / fermer a cle / enferm* / serrure que nous / verrou a l exterieur / verrou exterieur / de l exterieur / ne doit pas sortir / ne sorte pas / ne sortent pas / ne puisse pas sortir / ne partent pas / jusqu a ce qu ils / rembours* leur / dette / surveiller le dortoir / barreaux',
)
const HELD: Concept = said(
  'night cleaners / maid / au pair / workers / girls / women / pickers / labourers / staff rooms / dormitory / the cook / nanny / transporting workers / masseuses / men',
  'pflegerin / haushaltshilfe / madchen / arbeiter* / manner / frauen / erntehelfer* / putzkrafte / tanzerinnen / aus rumanien / aus polen / aus bulgarien / schlafraum',
  'chica interna / interna / criada / temporeros / jornaleros / chicas / mujeres / trabajador* / cuidadora / obreros / sin papeles / la chica',
  'la bonne / bonne / vendangeurs / saisonniers / filles / ouvriers / sans papiers / femme de menage / travailleurs / cueilleurs / nounou',
)
const NOT_HELD: Concept =
  'get out / fire danger / fire safety / from inside / von innen / desde dentro / de l interieur / prevent / hotel guests / dogs / dog / hund / hunde / cat / kindergarten / nursery / hostel door / doorbell / burglar* / einbrecher* / ladron* / cambriol* / association / beratung / asociacion / key card / debt advice / guard against / alert* / saisonniers ont / rights / abuse / police / the girls must / bathroom / toilet / tools / werkzeug / lost / jammed / nicht raus aus / klemmt / festival'
