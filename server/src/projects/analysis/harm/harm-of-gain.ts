import type { Concept, HarmRule } from './harm-concepts.ts'

export const said = (...languages: string[]): Concept => languages.join(' / ')

/** What people say who want to do right, who ask what is allowed, or who were wronged themselves. */
export const HONEST: Concept = said(
  'whom do i tell / who do i tell / whom do we tell / who do we tell / where do i report / where can i report / how do i report / how do we report / want this reported / help me report / report to / where do we turn / who advises / who helps us / advice on / what can i do / what should i do / what do i do / my rights / is that allowed / is it allowed / is this allowed / am i allowed / may i deduct / may i bring / may i legally / which permit / what permit / do i need / do we need / must i / come clean / own up / disclose / regularis* / put right / honest / openly / proper / properly / insured and / registered and / and insured / licensed / authorised / authorized / does the law / the law require / is it valid / what must / what may / i was sold / get it back / get them back / undo that / i paid / my mother paid / i suspect / we suspect / suspect / we fear / i fear / who checks / who can verify / check if / find out if / find out why / find out whether / my boss won t / my boss asks / my boss wants / my boss keeps / my employer / my landlord / my lender / asked for cash / asked me for / hinted / was offered / offered my / offers my / someone offers / wants to cheat / explain / audit our / warn / warning / play money / museum / lecture / workshop about',
  'wem melde / wo melde / wie melde / melde ich / nachmelden / richtig anmelden / wohin wende / wo bekommt / welche stelle / wer beraet / wer berat / was kann ich / was tun / was jetzt / was mussen / darf ich / durfen wir / darf sie das / darf man / brauche ich dafur / brauche ich eine genehmigung / meine rechte / steht mir / stehen ihr / ehrlich* / ordentlich / offen legen / offenleg* / korrekt / wer pruft / prufst du / ich vermute / mein chef zahlt / mein chef will / mein chef verlangt / der chef behalt / mein arbeitgeber / mein vermieter / widerruf* / widerrufen / haftbar / zuruckhol* / mit rechnung / mit anmeldung / mit lizenz / warnt / warnung',
  'a quien aviso / donde lo aviso / como lo denuncio / donde denuncio / como denuncio / que hago / que puedo hacer / que riesgo / como me niego / mis derechos / que licencia / que permiso* / hace falta licencia / hace falta permiso / hace falta declarar / sin que yo aparezca / quiero reclamar / regulariz* / sospecho / creo que / mi jefe me / mi jefe no / mi casero / me vendieron / me robaron / me pidio / me ofrecen / me piden / huele a / con factura / impugnar / como declaro / declararlo / dar de alta / doy de alta / quien me orienta / estafa / autorizad* / homologad* / compruebo / comprobar / explicame',
  'a qui le signaler / a qui en parler / qui alerter / que faire / quoi faire / mes droits / ai je le droit / faut il / comment verifier / que dois je / dans les regles / regularis* / contester / me faire rembourser / mon patron me / mon patron ne / mon bailleur / mon proprietaire / laisse entendre / avec facture / et facture / devis et facture / facture s il / certifie / certifiee / entreprise agreee / aux normes / qui peut m aider / on m a / on menace / conseillez / prevenir les / le notaire sera',
)

const TILL: Concept = said(
  'till / tills / cash register / pos system / point of sale / receipt printer / cash sales / takings / card terminal / kassensystem / kasse / kassen / registrierkasse / kassensoftware / bons / den bon / jeden bon / kassenbon* / tageseinnahmen / barumsatze / barumsatz / tageslosung / caja registradora / registradora / tpv / tickets / ventas en efectivo / la caja / caisse / caisse enregistreuse / logiciel de caisse / recette du jour / ventes en especes / tickets de caisse / register / lunch money / evening takings / cash takings / card reader / bar takings / restaurant till / kassenprogramm / kassenbuch / cobros / cobros del bar / programa del bar / caja del bar / caja del / caisse du / additions / logiciel du bar',
)
const LOSES: Concept = said(
  'forget / forgets / lose every / loses every / lose some / skip / swallow / swallows / drop every / drops every / drop a few / vanish / disappear / zapper / phantomware / erase / wipe out / delete / leave out / not record / doesn t record / does not record / never shows / under report / shrink / trim / halve / void / training mode / turn up in / not turn up / shouldn t turn up / off the record / slip out / fall out / some of the sales missing / a few sales less / go missing / ignore / overlook / leave no record / keep out',
  'verschwind* / vergisst / vergessen kann / vergesslich* / verschluckt / schluckt / weglass* / weglasst / unterschlag* / loscht / loschen / ausblend* / nicht erfasst / nicht aufzeichnet / nicht speichert / nicht verbucht / trainingsmodus / stornier* / kurzt / rutschen / rausrutsch* / rausfall* / ubersieht / ubersehen / auslass* / nicht alles / nur die halfte / runterfall* / weniger anzeigt / fallen lassen',
  'olvide / olvida / olvidar / pierda / pierde / perder / se salte / borre / borra / borrar / desaparezca* / desaparecer / no registre / no registra / no apunte / no guarde / se coma / se olvide / se olviden / olvidarse / no salga / no salgan / desvi* / ignore / se pierdan / se quede fuera / la mitad',
  'oublie / oublier / oubli / perde / perdre / efface / effacer / avale / avaler / disparaitre / disparaissent / saute / sauter / n enregistre / ne garde pas / mode ecole / perd / perdre quelques / ne retienne / ne compte / ignorer / passe sous / la moitie / omett* / oublie de',
)
const NOT_LOST: Concept =
  'repair / fix / recorded / restore / recover / fehler / repar* / panne / bug / reconcile / does not balance / doesn t balance / crash* / software update / missing / backup / sicherung / shop inventory / power fails / power cut / stromausfall / since the update / seit dem update / how many / arregla / arreglar / no cuadra / no cierra / plante / redemarre / depann* / install a / einricht* / tse / delete anything / drucker / printer / lightroom / till i / card reader doesn t'
const TAXMAN: Concept = said(
  'tax / taxes / tax office / taxman / tax man / hmrc / revenue people / inland revenue / irs / tax authorit* / tax inspector / duty / vat / finanzamt / fiskus / steuer / steuern / betriebsprufer* / steuerprufer* / steuerfahnd* / hacienda / fisco / agencia tributaria / sat / impuestos / iva / inspector fiscal / fisc / impots / urssaf / tva / tresor public / controle fiscal / dgfip',
)
const NOT_TO_KNOW: Concept = said(
  'never hear / never hears / needn t know / need not know / mustn t know / must not know / doesn t need to know / don t need to know / won t know / nobody knows / no one knows / never find / won t find / can t find / shouldn t find / can t see / won t see / doesn t see / never see / never sees / keep it that way / behind the back / off the radar / below the radar / under the radar / without the tax / past the tax / stays out of / hide from / hidden from / out of sight / keep it quiet / no trace / off the books / don t have to know / doesn t have to know / isn t told / fool / trick the / round the tax / dodge / slip past / ignorant / none of their business / not their business / none of the / not concern / should not know / shouldn t know / not be told / without them knowing / isn t to know / may not know / not supposed to know / never learn / never learns / no idea / stays between / unaware / no wind of / not notice / mustn t notice / won t notice / doesn t notice / won t spot / never spots / quietly past / keep from',
  'nie hort / nie erfahrt / nie erfahren / nichts weiß / nichts wissen / nichts erfahr* / nichts erfahrt / nichts mitkriegt / nichts mitbekommt / nichts merkt / nicht merkt / nicht findet / nichts findet / nichts davon / nicht alles wissen / nicht alles sehen / nicht sieht / nichts sieht / am fiskus vorbei / am finanzamt vorbei / vorbei am / ohne dass das finanzamt / ohne finanzamt / nicht auftaucht / geheim / an der steuer vorbei / schwarz / aus den augen / nicht zu wissen / nichts zu wissen / nicht zu interessieren / interessieren / geht * nichts an / nichts angeh* / braucht * nicht / muss * nicht / nichts mitkrieg* / nicht mitbekommt / nicht erfahren / nicht erfahrt / keinen wind / nie davon / verborgen / verheimlich* / verschweig* / bleibt unter uns / unbemerkt / nicht merken / nichts merken / nicht auffallt / nicht auffallen / nie sieht / nicht dahinter',
  'no se entere / no se enteren / no lo vea / no la vea / no los vea / no vea / no sepa / no lo sepa / sin que hacienda / a espaldas / no aparezca / no conste / no tiene por que / no figure / no rastree / no lo encuentre / no me pille / se la cuele / enganar / enterarse / se enteren de / debe enterarse / debe saber / no debe / que no lo sepa / no se da cuenta / no se de cuenta / no detecte / no lo note / no salte / ignore / esconder* / ocultar* / oculto / sin que lo sepa / no se huela / ni se entere',
  'ne sache / n en sache rien / ne voie / ne voient / sans que le fisc / sans que les impots / sans que l urssaf / fassent le lien / fasse le lien / a l insu / ne tombe pas / hors de vue / n ait pas vent / ne decouvre / ne trouve pas / ni vu ni connu / dans le dos du / echappe / echapper / me fatigue / n a pas a / n ont pas a / n a rien a / pas besoin de savoir / ne doit pas savoir / ne doit rien / ne sachent / ignore / ignorent / cacher / caches / cacher au / sans le dire / a l abri du / ne remarque / ne s en apercoive / ne s apercoive / ne se doute / en dehors du / passer sous / pas un mot',
)
const NOT_TAXED: Concept =
  'nachmelden / never told the tax / years ago / erbin / inherited / photos / checklist / what is / was ist / lohnt / frist / deadline / extension / refund / erstattung / reclaim / double tax / doppelbesteuer* / ignore letters / ignored / first time / what happens if / was passiert wenn / que pasa si / que se passe / forgot / vergessen anzugeben / olvide declarar / oublie de declarer / software / which country / i have no idea / keine ahnung / no tengo ni idea / aucune idee / notice of / understand / verstehe'
const BILL: Concept = said(
  'invoice / receipt / receipts / bill / mileage log / mileage / logbook / log book / travel log / expense claim / timesheet / time sheet / contract / consulting agreement / service agreement / loan agreement / agreement / payslip / delivery note / quote / proof of payment / expense report / bills / voucher / vouchers / statement of work / confirmation / certificate of / papers for / receipts for',
  'rechnung* / quittung* / beleg / belege / *belege / *rechnung / *rechnungen / fahrtenbuch / *quittungen / stundenzettel / vertrag / *vertrag / darlehensvertrag / arbeitsnachweis* / lieferschein* / spesenabrechnung / reisekosten* / angebot',
  'factura / recibo / ticket / tique / justificante / contrato / nomina / albaran / cuaderno de ruta / parte de horas / presupuesto / dietas / kilometraje',
  'facture / recu / justificatif / note de frais / notes de frais / contrat / carnet de route / bulletin / bon de livraison / devis / carnet kilometrique / fiche d heures / convention',
)
const MADE_UP: Concept = said(
  'never done / never happened / never took place / never made / never delivered / never went / never travelled / not done / work never / make up / making up / made up / invent / fictitious / fake / bogus / phony / dummy / blank / blanks / pad / padded / inflate / inflated / overcharge / higher than / bigger than / more than i / though i only / although i only / i hardly / i barely / get the difference back / difference back / backdate / backdated / back date / antedate / antedated / predate / no work was / for work nobody / for nothing / for services nobody / that says / so that it says / split the difference / hand me back / out of thin air / doctor / tweak the date / different pens / coffee stain / that never took place / never took / never carried out / nobody did / no one did / wasn t done / weren t done / never did / never bought / never had / not really / higher amount / bigger amount / larger sum / round it up / twice the amount / double the amount / with another date / an earlier date / earlier date / older date / last year s date / dated last / different date / for consulting that / pretend / something vague / blanks signed / signed blanks / i d pay you a percentage / you keep ten / for a percentage / for a small cut / never advised / he never / she never / they never / that never / who never / without any work / any dates / any date / thick stack / a stack of',
  'nie gemacht / nie stattgefunden / nie geleistet / nie erbracht / nie gefahren / nie geliefert / erfund* / erfind* / ausgedacht* / ausdenk* / denk dir / schein* / fingiert* / blanko / leer / aufblah* / aufgeblaht* / hoher als / uberhoht* / zuruckdatier* / ruckdatier* / ruckwirkend / vordatier* / datieren / umdatier* / auf november / aufs vorjahr / ins vorjahr / schreib voll / voll schreiben / druck mir / drucken sie mir welche / querbeet / verschiedene stifte / kaffeefleck / die es nicht gab / ohne leistung / differenz zuruck / gefalligkeits* / keiner gemacht / niemand gemacht / nicht gemacht / nie ausgefuhrt / gar nicht gemacht / nie gekauft / nie bekommen / mit anderem datum / mit fruherem datum / altes datum / hoheren betrag / hoherer betrag / doppelten betrag / mehr draufschreib* / mehr drauf / pro forma / so tun als / gegen provision / gegen prozente / aus gefalligkeit / fur nichts / uber beratung die / nie beraten / die nie / der nie / ohne jede leistung / nichts gemacht / beliebiges datum / irgendein datum / ein stapel',
  'nunca se hizo / nunca se hicieron / nunca hice / no se hicieron / que no se hizo / invent* / inventad* / ficticia* / ficticio* / falsa / falso / en blanco / inflar / inflad* / hinchad* / de relleno / antedatar / antefechar / con fecha de / con fecha anterior / que diga 20* / que ponga 20* / fecha atrasada / de favor / me devuelves la diferencia / por mas de / trabajos que no / no se han hecho / no se ha hecho / que no he / nunca compre / nunca existieron / con otra fecha / fecha del ano pasado / por el doble / por mas / de mas importe / mayor importe / de mentira / de pega / ficticias / te doy un porcentaje / por un porcentaje / amanad* / simulad* / de favor para / que nunca / nunca asesor* / sin haber trabajado / sin hacer nada / cualquier fecha / un taco de',
  'jamais fait / jamais faits / jamais realise* / jamais eu lieu / jamais livre / invent* / fictive* / fictif* / bidon / fausse / faux / en blanc / gonfl* / antidat* / anti dat* / de complaisance / caser dans / rends la difference / que je n ai pas / n ont pas eu lieu / n ont pas ete faits / n ont pas ete faites / pas ete faits / n a pas ete fait / jamais achete / avec une autre date / autre date / date anterieure / date d avant / date de l an dernier / montant plus eleve / plus gros montant / le double / arrangee / arranger / pour la forme / contre un pourcentage / moyennant commission / imaginaire* / pour du vent / qui n a rien / qui n a jamais / n a rien fait / n ont rien fait / rien conseille / n importe quelle date / une pile de',
)
const TO_SAVE_TAX: Concept = said(
  'deduct / deductible / tax / taxes / taxman / accountant / bookkeeper / write off / vat / profit / profits / expense / expenses / losses / audit / auditor / inspector / health fund / insurer pays / fund pays / subsidy / grant / inheritance / business miles / the difference / something to file / margin / revenue / reduce my / loss / the books / my books / the firm / my company / reclaim / claim back / claim it / turnover',
  'absetz* / steuer* / finanzamt / betriebsausgabe* / prufer / buchhalter* / vorsteuer / gewinn* / krankenkasse / kasse zahlt / forder* / zuschuss / lohnliste / spesen / vorjahr / steuerjahr / kosten drucken / die bucher / die buchhaltung / meine firma / abschreiben / ansetzen / ausgaben / geltend',
  'desgravar / deducir / hacienda / gestor / gestoria / gastos / iva / impuestos / beneficio / subvencion / inspeccion / herencia / prestamo / mutua / desgrave / desgravo / los libros / mi empresa / declaracion / renta / contabilidad',
  'deduire / deductible / impots / fisc / charges / exercice / comptable / tva / benefice / expert comptable / frais / subvention / mutuelle / heritage / controle / a deduire / ma boite / ma societe / comptabilite / declaration / passer en',
)
const HONEST_BILL: Concept =
  'hired me / training / phishing / invoice template / rechnungsvorlage / vorlage / plantilla / modele de / which year / in welches jahr / openly dated / never paid / unpaid / unbezahlt* / nicht bezahlt / impagad* / impaye* / never arrived / rectificat* / falsche rechnung bekommen / got an invoice / received / bekommen / recibi / recu une / in our name / e rechnung* / erechnung / xrechnung / zugferd / digitalis* / app / software / automat* / scan* / sort / sortier* / archive / archiv / shoebox / schuhkarton / correct / wrong / invoice program / debtor / mahn* / inkasso / dispute'
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
  'holiday / holidays / vacation / honeymoon / wedding / family trip / my kitchen / my pool / swimming pool / sailing / yacht / private car / ski trip / safari / cruise / birthday / bali / maldives / ibiza / ski week / skiing / skiing week / family week / beach / trip to / weekend / anniversary / private flat / new kitchen / jacuzzi / sauna / playground / dog / horse / my car / disney / garden / disneyland',
  'urlaub / ferien / hochzeit* / flitterwochen / familienreise / skireise / kreuzfahrt / privatwagen / swimmingpool / segeltorn / geburtstagsfeier / meine kuche / privatreise / kreuzfahrt / strandurlaub / wochenende / wellness* / privatwohnung / kuche / garten / hund / pferd / mein auto / malle / mallorca',
  'vacaciones / luna de miel / boda / viaje familiar / crucero / piscina / mi cocina / cumpleanos / comunion / viaje a / playa / disney / fin de semana / balneario / cocina / perro / caballo / mi coche / jardin / los ninos',
  'vacances / voyage de noces / mariage / croisiere / piscine / ma cuisine / anniversaire / sejour au ski / voyage en famille / plage / ski / week end / cure / jardin / chien / cheval / ma voiture / cuisine / disney / semaine a',
)
const AS_BUSINESS: Concept = said(
  'look like a trade fair / looks like a trade fair / look like a business / looks like a business / look like work / looks like work / as a business trip / as business / as a conference / look like a conference / as a seminar / through the company / through my company / as company / as a work trip / on expenses / as training / on the firm / as a staff training / as staff training / as training / go through the books / through the books / into the books as / in the books as / goes in as / under travel expenses / as travel expenses / as a client visit / as client visits / as marketing / charge it to the firm / run it through',
  'als dienstreise / als geschaftsreise / als fachtagung / als fortbildung / als messe* / als seminar / als tagung / als firmen* / uber die firma / auf firmenkosten / als betriebsausgabe* / als geschaftsessen / wie eine dienstreise / wie eine geschaftsreise / nach dienstreise / nach geschaftsreise / in die bucher / als messebesuch / als kundenbesuch / als weiterbildung / als schulung / als werbung / als werbekosten / als reisekosten / in der firma absetzen / uber das geschaft',
  'como viaje de trabajo / como viaje de negocios / como gasto / como congreso / como formacion / por la empresa / a cargo de la empresa / parezca un congreso / parezca un viaje de / parezca de trabajo / pase por viaje / como feria / figure como / como formacion / como curso / como visita / a los libros / pase como / pase por / meterlo como / cargar a la empresa / como marketing / como publicidad',
  'en seminaire / comme seminaire / en frais pro* / comme frais pro* / voyage d affaires / deplacement professionnel / sur la boite / sur la societe / en congres / en formation / air d un seminaire / air d un salon / passer en seminaire / passer en / passer comme / en frais / comme formation / comme deplacement / comme client* / sur le compte de la societe / en charges / facturer a la societe',
)
const NOT_PRIVATE: Concept =
  'which part / welchen teil / que parte / quelle partie / which share / invitation / einladung* / team building / betriebsausflug / photographer / planner / home office / book us / buch* uns / organise a conference / what counts / mixed'
const PAYROLL: Concept = said(
  'payroll / employee / employees / staff list / wages / on the books as / salary / hire my / minijob / lohnliste / gehaltsliste / angestellt* / mitarbeiter* / sekretarin / lohn / aushilfe / nomina / en plantilla / plantilla / empleado / empleada / contratar a mi / alta en la empresa / salarie / salariee / employe / employee / embaucher / fiche de paie / salaire / minijobber / put my wife / put my son / put my daughter / put my brother / hire on paper / my wife as / my son as / dar de alta a mi / alta a mi / declarer ma / declarer mon',
)
const GHOST: Concept = said(
  'ghost / phantom / fictitious / never comes / never shows up / never sets foot / never worked here / never worked a day / never works / doesn t work / doesn t actually / only on paper / on paper only / studies in / lives in / is abroad / never been here / in name only / sham / won t ever / won t come / won t work / never come / doesn t come in / not come in / isn t really / doesn t really work / only for the / just for the / just on paper / not a day / never seen',
  'studiert in / wohnt in / nur auf dem papier / arbeitet gar nicht / arbeitet nie / taucht nie / kommt nie / nie da / zum schein / schein* / pro forma / phantom* / in wahrheit / arbeitet aber nicht / arbeitet nicht / arbeitet hier nicht / kommt nicht / nicht wirklich / nur fur die / bloß fur / ohne zu arbeiten / keinen tag',
  'no trabaja / nunca viene / no viene / nunca ha venido / fantasma / ficticio / ficticia / sobre el papel / solo en papel / estudia en / vive en / aunque no / sin que venga / no va a venir / no va a trabajar / sin trabajar / sin venir / no aparece / solo para / no pisa / ni un dia',
  'fictif / fictive / ne vient jamais / ne travaille pas / fantome / sur le papier / etudie a / jamais mis les pieds / sans qu il vienne / sans venir / de complaisance / ne viendra / ne travaillera / sans travailler / ne met pas les pieds / juste pour / seulement pour / pas un jour / jamais venu',
)
const GHOST_GAIN: Concept = said(
  'tax / expense / expenses / cost / costs / deduct / timesheet / timesheets / subsidy / benefit / pension / work permit / visa / draw / extra / family allowance / claim / insurance / sheets / books / hours',
  'steuer* / stundenzettel / absetz* / kosten / elterngeld / zuschuss / forder* / arbeitslosengeld / mach mir / schreib mir / krankenkasse / abrechn* / stundenzettel* / buchen / stunden',
  'paro / hacienda / gastos / desgrav* / subvencion / ayuda / papeles / cotice / cotizar / baja / jubil* / partes / horas / seguridad social / convenio',
  'charges / impots / chomage / subvention / droits / retraite / titre de sejour / deduire / aide / trimestres / heures / securite sociale / cotis*',
)
const BOOKS: Concept = said(
  'annual accounts / accounts / balance sheet / books / our figures / the figures / profit and loss / inventory / accounting system / ledger / transactions / postings / bank statements / mails / emails / e mails / chat / chats / files / documents / records / receipts / hard disk / hard drive / minutes / correspondence / footage / recordings / messages / sms / company phone / server logs / notebooks / ledger / entries / paperwork / data / papers / diaries / phone / phones / laptop / tachograph / server / backups',
  'jahresabschluss / bilanz / bilanzen / abschluss / bucher / zahlen / bestande / warenlager / buchhaltung / buchungen / unterlagen / akten / mails / emails / festplatte* / protokolle / schriftverkehr / aufnahmen / nachrichten / dateien / chatverlauf* / ordner / belege / buch / eintrage / papiere / unterlagen / handy / laptop / server / daten / kassenbuch / backups',
  'cuentas anuales / balance / contabilidad / asientos / libros / existencias / correos / disco duro / discos / archivos / documentos / expedientes / grabaciones / mensajes / chats / papeles / cuadernos / registros / entradas / documentacion / telefono / portatil / servidor / datos',
  'bilan / comptes / comptabilite / ecritures / stock / livres / cahiers / courriels / mails / disque dur / fichiers / documents / dossiers / enregistrements / messages / sms / archives / papiers / registres / ecriture / telephone / ordinateur / serveur / donnees / papiers',
)
const DOCTORED: Concept = said(
  'vanish / vanishes / disappear / massage / dress up / prettify / restyle / cook / hide the loss* / smooth over / inflate / inflated / exists only half / rejig / delete / shred / destroy / wipe / erase / burn / get rid of / without traces / without a trace / no trace / so thoroughly / purge / lose / pretty up / look better than / look healthier / embellish / gone / clean up / clean out / make it go / should be gone / no longer exist / lost in a fire / accidentally lose / get lost / in the sea / rewrite / alter / adjust',
  'geschont / schonen / schonrechn* / schon rechnen / aufhubsch* / aufgehubscht / frisier* / verschwind* / loschen / restlos / vernicht* / schredder* / verbrenn* / spurlos / unauffindbar / wegschaff* / beiseite / aufblah* / leerraum* / rosiger / verschonern / manipulier* / weg sein / weg sind / aufraum* / bereinig* / verloren geh* / verlieren / anpass* / umschreib* / ins feuer',
  'maquill* / desaparezca* / desaparecer / borrar / borra / destruir / triturar / quemar / perder / se pierde / eliminar / sin rastro / sin dejar rastro / inflar / adornar / mejorar los numeros / retocar / hacer desaparecer / limpiar / arreglar / reescribir / alterar / que no quede / perderse / ajustar',
  'maquill* / disparaitre / effacer / efface* / detruire / detruis* / bruler / brulez / broyer / supprimer / arranger / embellir / enjoliver / gonfler / sans trace / sans traces / habiller / perdre / faire le menage / faire disparaitre / nettoyer / reecrire / alterer / ajuster / perdre / plus rien',
)
const BEFORE_CHECK: Concept = said(
  'before the audit / before an audit / before the auditor* / before the inspect* / before the police / before the hearing / before the raid / before they come / before they arrive / before the investig* / until the investor / until the bank / until the loan / until the buyer / investor has signed / has signed / prosecutor* / raid / court expert / court s expert / court order / subpoena / investigators / antitrust / cartel office / judge / trial / hearing is / hearing s / insolvency / administrator / come tomorrow / knock / liquidator / discovery / the bank decides / bank looks / loan / auditors / the auditors arrive / before the tax / inspection comes / before anyone looks / investigation',
  'vor der prufung / vor der betriebsprufung / bevor der prufer / bevor die prufer / bevor die / bevor das gericht / bevor der richter / bevor der insolvenz* / kartell* / staatsanwalt* / durchsuchung / razzia / klingeln / ermittler* / insolvenzverwalter* / richter / investor / bis der investor / bis die bank / kredit / zollfahnd* / betriebsprufung / prufung / steuerprufung / zoll kommt / bevor jemand',
  'antes de la auditoria / antes de que venga / antes de que lleguen / antes de que / auditoria / auditor / juez / fiscal / fiscalia / registro / inspeccion / inversor / hasta que el banco / el banco / prestamo / administrador concursal / policia / adrede / competencia / la inspeccion / inspectores / que nadie mire',
  'avant l audit / avant le controle / avant que / avant l expertise / expertise / juge / procureur / perquisition / inspecteur / investisseur / la banque / pret / liquidateur / police / enquete / commissaire aux comptes / autorite de la concurrence / les auditeurs / l inspection / commissaire',
)
const NOT_DOCTORED: Concept =
  'restore / rescue / rettet / wiederherstell* / retten / recupera* / recuper* / conserv* / aufbewahr* / ten year / retention / nothing is pending / certificate of disposal / gdpr / dsgvo / rgpd / datenschutz* / at a glance / before we sell / tidy up / aufraum* / read / relire / explained / compare / vergleich* / present them / hand over / vorbereit* / prepare / preparar / preparer / passed its retention / old laptops / burn to cd / gone / verschwunden / missing / lost / crash* / ransom* / virus / accidentally / versehentlich / by mistake / sin querer / dashboard / migrat* / umzieh* / reconstruct / book / cook / find / suche nach / finden / so that each / jeder beleg / each entry / sort the / ordnen / sortieren / ordenar / trier / classer / on time / rechtzeitig / checklist / get ready / fertig machen / complete / que duren / power fails / fix it / recover the / my boss wiped / schule / recuperar el'
const INSURANCE: Concept = said(
  'insur* / policy / insurer / claim adjuster / underwriter / payout / pay out / compensation / whiplash / damages / no claims / claim money / life cover / sore backs / loss adjuster / sick pay / injury claim / the cover is / is covered / cover is 5',
  'versicher* / *versicherung / kasko / vollkasko / haftpflicht / schmerzensgeld / *police / entschadigung / krankentagegeld / schadensmeldung / schadenmeldung / gutachter / berufsunfahigkeit*',
  'seguro / seguros / aseguradora / mutua / poliza / indemnizacion / peritaje / perito / siniestro / baja',
  'assurance / assurances / assureur / mutuelle / prevoyance / indemnite / indemnisation / sinistre / contrat d assurance / police d assurance / constat / expert',
)
const STAGED: Concept = said(
  'stage a / staged / staging / set up a crash / sets up / rear end collision / make it look / looks like lightning / look like lightning / look like an accident / looks like an accident / look like wiring / looks like wiring / look like a burglary / looks like a break in / look like / set fire / torch / burn down / burn in a way / arson / smash it so / smash so / add some dents / add dents / matching the / more damage / bigger damage / exaggerat* / inflate / the crash was nothing / nothing happened / wasn t stolen / never stolen / was never stolen / that i sold / sold it / stands at my / hidden at my / sits at my / tell the insurer / you d get a share / share of the / split the money / we split / go halves / healthy horse / dead to me / had to be put down / under another name / fake my death / faked death / play dead / sink the / sink my / sink our / scuttle / pretend / it happened in / happened after / wasn t in the car / wasn t even in / say it was / write that it / before we signed / i m fine but / feel fine / i m healthy / limp / neck pain letter / lose it on purpose / on purpose / as if / how do i damage / damage it / break it so / break it myself / convincingly / already had a dent / old dent / from the hail / blame the hail / blame it on / after the storm / from the storm / still hurts / as long as i m ill / as long as i m off / pretend it / drop it on / fine but i / works fine but / get a new one / pay for a new / lost luggage that / never lost / report it stolen / report my / reported stolen / that i have sold / i ve sold / is at my brother / is in my garage / hide it at / drown / crash it / write off my / hire someone to steal / let it be stolen / somebody should steal / it s in the drawer / is in the drawer / in the drawer / say it was lost / claim the / was lost on holiday',
  'warm abreiß* / warm saniert / abfackel* / anzund* / abbrenn* / zertrummer* / kaputt hau* / kaputtmach* / fingier* / vortausch* / getauscht / inszenier* / nachhelf* / nachhelfen / saß gar nicht / war gar nicht / war nicht dabei / saß nicht / stehen bei meinem / steht bei meinem / steht bei / schon verkauft / verkauft habe / gar nicht gestohlen / nie gestohlen / sei gestohlen / sei ausgeraumt / ordentlichen / aus einem / wie ein einbruch / wie ein unfall / wie blitzschlag / nach einbruch / nach unfall / nach blitz / aussehen wie / so aussehen / absichtlich / simulier* / ubertreib* / aufbausch* / machen wir halbe / teilen wir / teilen uns / langweilig geworden / auffahrunfall* / provozier* / bin wieder gesund / bin gesund / lange krank / vor vertrag* / ruckdatier* / delle / nach dem hagel / vom hagel / hagelschaden an / schon vorher / alte delle / als gestohlen / gestohlen melden / verkauft hab* / den ich verkauft / das ich verkauft / die ich verkauft / steht bei mir / liegt bei meinem / so lange ich krank / solange ich krank / noch weh tut / beschadig* / kaputtgeh* / kaputtgegangen / neues zahlt / neues bezahlt / verschwinden lassen / gegen den baum / selbst eingeschlagen / einschlag* / stehlen lass* / klauen lass* / versenk* / absaufen / liegt in der schublade / in der schublade / sei verloren / als verloren',
  'parezca haber / parezca un / parezca que / que parezca / prenderle fuego / prendo fuego / prender fuego / quemar el coche / quemar la / quemar el / le prendo / vamos a medias / nos repartimos / que vendi / ya vendi / ya lo vendi / simular / simulamos / fingir / fingimos / finja / hundir / no fue robad* / no me robaron / inventar / inventamos / exager* / inflar / estoy bien / ya estoy bien / alargue mi baja / alargar la baja / provocar / amanad* / un golpe que / golpe de mentira / fecha de la semana pasada / antes de contratar / lo conviertan / el parque ya lo queria / dar un golpe / darle un golpe / rayar / estropear / romper el / romperlo / mojar / que me pague / me pague uno nuevo / denunciar el robo / denuncia de robo / robo falso / esta en casa de / lo tiene mi / que no ocurrio / sigue doliendo / mientras este de baja / con un golpe viejo / golpe viejo / fue granizo / como granizo / culpa del granizo / parezca granizo / perder a proposito / estrellar / que lo roben / esta en el cajon / en el cajon / decir que se perdio / decir que',
  'n a pas ete vole / pas ete vole / n a jamais ete vole / pas vole / vendu en douce / on casse / cassons / casser nous memes / nous memes / mettre le feu / mettez le feu / bruler / brule la / faire bruler / simuler / simulez / mise en scene / faux accident / faux vol / faux cambriolage / partage l indemnite / on partage / moitie moitie / ou il n a pas / n a pas grele / exager* / gonfler / en rajouter / fasse croire / le croira / croira / bidon / faire passer pour / inventer / inventez / je vais bien / couler le / noyer le / antidater / de complaisance / prolonger mon arret / prolonge mon arret / volee a l assurance / vole a l assurance / declarer * volee / declarer * vole / declarer vole / declarer la perte / alors qu elle est chez / alors qu il est chez / est chez mon / chez mon frere / est chez ma / abimer / casser mon / casser ma / rayer / noyer / vieille bosse / bosse d avant / sur le compte de la grele / me rembourse un neuf / rembourse un neuf / payer un neuf / paie un neuf / mal au dos / tant que je suis / encore mal / faire voler / pousser dans / sur le compte de la tempete / est dans le tiroir / dans le tiroir / dire que',
)
const REAL_LOSS: Concept =
  'gegnerische versicherung / bietet mir / insurer offers / ofrece la mitad / i think / was staged / staged: / were there before / suspect / fell out / aus der hand gefallen / liegen bei / liste und anzeige / burned down our / brannte / abgebrannt / se quemo / me quemaron / me robaron / nos robaron / a ete vole / on a casse notre / refus* / won t answer / won t pay / will not pay / zahlt nicht / lehnt ab / contester / impugn* / still covered / answer my / asked for one / in pain / gently / barely insured / report everything / alles melden / insurance broker / compare policies / wechseln / renew / expir* / compare / vergleich* / rust / theft cover / job / trade / career / website / webseite / website for / design / hit my / getroffen / hagel hat / grele a / granizo dano / after the collision / ne rembourse pas / no me paga / doesn t pay / won t reimburse / not paying / write an objection / reclamacion / reclamation / widerspruch / einspruch / inonde ma cuisine / mise en demeure / pantalla / proyect*'
const GRANT: Concept = said(
  'subsidy / subsidies / grant / grants / grant money / funding / eu funds / eu money / furlough / relief fund / covid aid / benefit / benefits / care allowance / care level / disability allowance / disability / pension / state aid / allowance / training voucher / housing benefit / scholarship / donation receipt / gift aid / unemployment / social housing / council flat / welfare / universal credit / child benefit / gives us money / pays us per / pays per pupil / per pupil / per child / council money / job centre / state pays / kurzarbeitergeld / kurzarbeit / jobcenter zahlt / stadt zahlt / nos paga por / ayuntamiento paga / dinero del ayuntamiento / cobra el paro / cobrar el paro / nous verse / commune paie / sa pension / la pension de / benefits office / forderbank / forderprogramm',
  'forderm* / forderu* / fordera* / forderg* / forderk* / forderp* / forderb* / fordert* / *forderung / *zuschuss / zuschuss / zuschusse / subvention* / kurzarbeit* / kurzarbeitergeld / pflegegrad* / pflegegeld / pflegekasse / burgergeld / wohngeld / bafog / elterngeld / kindergeld / soforthilfe / coronahilfe* / eu gelder / agrarforderung / spendenquittung* / zuwendungsbestatigung* / stipendium / arbeitslosengeld / rente / schwerbehinder* / sozialwohnung / jobcenter / sozialamt',
  'subvencion* / ayuda / ayudas / erte / beca / paro / dependencia / discapacidad / pension / ingreso minimo / renta minima / fondos europeos / pac / ayuntamiento nos da / certificado de donacion / viudedad / empadron*',
  'subvention* / aide / aides / aide sociale / rsa / caf / apl / chomage / allocation* / aah / apa / bourse / fonds europeens / pac / prime / primes / chomage partiel / recu fiscal / recu de don / pension de retraite / ma retraite / sa retraite / pension / logement social / maprimerenov / pole emploi / france travail',
)
const GRANT_TRICK: Concept = said(
  'never took place / didn t take place / that we don t / we don t hold / we never / never happened / don t exist / doesn t exist / invented / made up / make up / ghost / padded / pretend / pretending / as if he / as if she / look sicker / look worse / sicker than / worse than / worse off / can t walk / in truth / in fact she / in reality / live apart on paper / only on paper / separated on paper / dead but / died but / keeps drawing / still drawing / still collect / keep collecting / for 8 000 if / if i give / twice as much / more than i gave / you d only do the paper / rehearse / act ill / play ill / act confused / exaggerat* / inflate / lie about / lies / nobody checks / without the course / cows that / fields that / square metres that / don t attend / doesn t attend / never attended / never came / who don t / names of children / more names / extra names / twenty names / keeps working / still works / works with me / works for me / works full / also works / on the side / still pays out / goes on being paid / hasn t been told / say that i live / say i live / claim i live / lives here really / lives with me / live together / not really ill / not really disabled / walks fine / is healthy / overstate / more pupils than / more hectares / more hours than / split up only / separated only / fake second home / only for the benefits / add 3 000 / higher quote / quote higher / calculated on it',
  'nie stattgefunden / nicht stattgefunden / gibt es nicht / gab es nicht / erfund* / erfind* / ausgedacht* / nur auf dem papier / in wahrheit / in wirklichkeit / eigentlich / tatsachlich voll / voll arbeit* / arbeiten weiter / arbeiten voll / probt / proben / nicht mehr aufstehen / kranker / schlechter als / kranker wirken / dementer / vorspiel* / vortausch* / simulier* / ubertreib* / zum schein getrennt / getrennt auf / schon gestorben / ist gestorben / langst tot / weiter kassier* / weiterbezieh* / mehr als ich / doppelt so viel / fingiert* / schein* / getarnt / obwohl er / obwohl sie / obwohl wir / zweck entfremd* / zweckentfremd* / umleit* / kommen gar nicht / nicht da sind / nie da waren / mehr namen / zusatzliche namen / arbeiten aber / normal weiter / arbeitet aber / arbeitet bei mir / nebenher / nebenbei schwarz / schwarz nebenbei / lebt bei mir / wohnt bei mir / wohnen zusammen / gar nicht krank / ist gesund / mehr kinder als / mehr stunden als / mehr hektar / anpassen damit / stundenlisten anpass* / nur furs amt getrennt / nur fur das amt / mehr schreiben / hoheres angebot / teurer schreiben',
  'que no damos / que no dimos / no damos / nunca se hicieron / que no existen / no existen / no existe / invent / invented / inventing / inventar / invente / inventen / inventes / inventado* / inventada* / inventamos / inventer / inventez / inventee / inventees / ficticio* / ficticia* / solo sobre el papel / en realidad / la verdad es / fingir / finja / finge / aparentar / parezca mas / que parezca / peor de lo / hacerse el / exager* / firmas variadas / que sonaran autenticos / que suenen / ya fallecio / ya murio / fallecid* / seguir cobrando / sigue cobrando / sigamos cobrando / separados en / separados solo / por el doble / de mas / falsear / nombres y dni / no vienen / no asisten / nunca vinieron / mas nombres / nombres de / pero trabaja / pero trabajo / trabaja conmigo / trabajo con / vive conmigo / vivimos juntos / esta sano / no esta enfermo / mas alumnos / mas horas de / mas hectareas / sigue llegando / sin avisar de / separarnos solo / solo para la ayuda / presupuesto suba / presupuesto mas alto / inflar el presupuesto',
  'n ont pas lieu / n a pas lieu / n existent pas / n existe pas / jamais eu lieu / qu on ne fait pas / invent / invented / inventing / inventar / invente / inventen / inventes / inventado* / inventada* / inventamos / inventer / inventez / inventee / inventees / fictif* / fictive* / seulement sur le papier / en realite / en verite / faire semblant / simuler / jouer la / jouer le / plus malade / exager* / separes sur / deja mort / decede* / continuer a toucher / toucher encore / continue de toucher / bidon / gonfler / gonflez / le double / pour 800 / plus que ce que / presences signees / detourn* / ne viennent pas / n assistent pas / jamais venus / plus de noms / noms en plus / mais travaille / mais il travaille / travaille avec / travaille chez / vit avec moi / vivons ensemble / n est pas malade / en bonne sante / plus d enfants / plus d heures / tombe toujours / continue de tomber / continuer sans / sans signaler le deces / separer juste pour / juste pour la caf / gonflez le devis / gonfler le devis / devis plus cher',
)
const NOT_TRICK: Concept =
  'he died / sie ist gestorben und / survivor* / hinterblieben* / witwenrente / what happens to / was passiert / que pasa con / how do i apply / apply for / beantrag* / antrag / solicitar / demander / appeal / widerspruch / objection / forgot to send / firmen die / prepare the / bereitet mit / aus scham / can barely / kaum noch / eligib* / entitled / anspruch / which grants / welche forder* / do i still / bekomme ich noch / invent* something / erfindung / patent* / prototyp* / research / forschung / theatre / theater / fake news / media literacy / orchester / rehearsal* / probenraum / neue ideen / ideas para / real fields / fees / assez / rejected applicant / widow s / nachmelden / trage ich / richtig ein / how many hours may / darf man dazu / zuverdienst / hinzuverdien* / cumul / compatibilizar / livret / teletravail / red cross when'
const TRADESMAN: Concept = said(
  'plasterer / tiler / painter / builder / plumber / electrician / roofer / decorator / gardener / carpenter / cleaner / handyman / bricklayer / labourer / waiter / waiters / cook / nanny / carer / babysitter / mechanic / hairdresser / removal men / lads / barman / bar staff / kitchen help / site / renovation / bathroom / roof / workers / help with the harvest / pickers / someone to paint / extension',
  'fliesenleger* / maler* / maurer* / handwerker* / dachdecker* / elektriker* / klempner* / installateur* / gartner* / schreiner* / putzfrau / putzhilfe / reinigungskraft / haushaltshilfe / pflegekraft / kellner* / koch / aushilfe* / bauarbeiter* / trockenbau* / verputzer* / polier / helfer / erntehelfer* / umzugshelfer* / kfz mechaniker / mechaniker / frisor* / babysitter* / bad / dach / renovier* / baustelle',
  'albanil* / fontanero* / pintor* / electricista* / carpintero* / jardinero* / limpiadora* / asistenta / camarero* / cocinero* / canguro / peon* / obrero* / alicatador* / mecanico* / peluquera* / cuidadora* / bano / reforma / tejado / obra / azulejos',
  'peintre / macon / plombier / carreleur / electricien / couvreur / platrier / menuisier / jardinier / femme de menage / aide a domicile / serveur / serveuse / cuisinier / nounou / mecano / mecanicien / coiffeuse / ouvrier / gars / toiture / salle de bain / chantier / renovation / cueilleurs / deux pieces',
)
const NO_BILL: Concept = said(
  'without an invoice / without invoice / no invoice / without a receipt / without a bill / no receipt / no bill / no paperwork / cash no / cash in hand / cash only no / save the tax / saves the tax / save the vat / saves us both / save us both / skip the vat / no vat / off the books / under the table / on the black / on the side no / in cash and no / we both save / not through the books / cheaper without / no papers / no contract / rechnung brauchen wir / rechnung brauche ich nicht / brauchen keine rechnung / keine rechnung / rechnung nicht notig / rechnung ist nicht / bezahlung cash / bezahlung bar / cash und',
  'ohne rechnung / ohne papierkram / ohne papiere / ohne beleg / bar auf die kralle / bar auf die hand / bar auf kralle / auf die hand / cash auf die hand / schwarz arbeit* / schwarz gemacht / schwarz machen / schwarz bezahl* / schwarz zahl* / schwarz beschaftig* / unter der hand / ohne steuer / ohne mwst / ohne mehrwertsteuer / finanzamt muss / am finanzamt vorbei / steuer sparen wir / schwarzarbeit* / nebenher bar / ohne anmeldung / nicht angemeldet / unangemeldet / rechnung brauchen wir beide / rechnung brauchen wir nicht / keine rechnung notig / ohne quittung / cash auf / schwarz ware / schwarz geht / bar ohne',
  'sin factura / en negro / en b / sin iva / en mano / sin papeles / sin recibo / sin contrato / nos ahorramos el iva / no hay factura / sin dar de alta / sin alta / por fuera / bajo cuerda / bajo mano / dinero en mano / no necesito factura / sin necesidad de factura / no quiero factura / pago en mano / pagado en mano / a mano y',
  'sans facture / au noir / au black / de la main a la main / sans tva / sans papiers / sans declar* / non declare* / sans contrat / en liquide sans / en liquide et / economise la tva / pas de facture / sous la table / pas besoin de facture / paye en especes / payee en especes / payer en especes / on s arrange / entre nous',
)
const BILLED: Concept =
  'with an invoice / mit rechnung / con factura / avec facture / my invoice / never sent / keine rechnung bekommen / ohne rechnung bekommen / lost the invoice / paint it black / en noir deux / repeindre / noir mat / schwarz gestrichen / schwarz lackier* / schwarz streichen / schwarze / black paint / black frame / wallpaper / without invoice from / paid without / habe bezahlt / boss pays / zahlt schwarz / minijob / zentrale / warranty / gewahrleistung / garantia / garantie / declare* proprement / cesu / registered / contest / streit / visa / work permit / residence / asylum / asyl / paperless / digital / rechnung fehlt / no invoice yet / keine rechnung erhalten / never got an invoice / hat keine rechnung / payment methods / card payment / kartenzahlung'
const HOURS: Concept = said(
  'time clock / timesheet / time sheet / timesheets / clock in / roster / rosters / overtime / breaks / tips / minimum wage / wages / pay slip / payslip / payslips / hours / holiday pay / sick pay / shift plan / contracts / pay table / piece rate / pounds an hour / euros an hour / dollars an hour / shift records / rest days / rest periods / driving times',
  'schichtplan* / schichtplane / dienstplan* / dienstplane / stundenzettel / zeiterfassung / stempeluhr / uberstunden / pausen / trinkgeld* / mindestlohn / lohn / lohnzettel / lohnabrechnung* / urlaubsgeld / arbeitsvertrag* / euro die stunde / stundenlohn / arbeitszeit* / ruhezeiten / lenkzeiten / schichtbuch',
  'fichajes / fichar / horas extra / propinas / salario minimo / nomina / turnos / cuadrante / contratos / vacaciones / jornada / descansos / sueldo / euros la hora / finiquito / tiempos de descanso / registro horario',
  'pointeuse / badgeuse / heures sup* / pourboires / smic / salaire / fiche de paie / fiches de paie / planning / contrats / conges / pauses / euros de l heure / primes / feuilles d heures / temps de repos / temps de conduite',
)
const TRIMMED: Concept = said(
  'vanish / don t exist on paper / doesn t exist on paper / count as / counts as / counted as / trim / shave / shave off / cut quietly / really paid / actually paid / in truth / deduct so much / i deduct / little is left / nothing is left / never shows / doesn t show / sign away / waive / give up their / renounce / look legal / looks legal / so customs sees / inspector sees / inspectors see / on paper only / less than / keep it deniable / deniable / unpaid / off the clock / half the hours / owe us / owes us / owe me / for the uniform / to the inspector / four pounds / swallow / seem to have had / so it looks as if / reword / sign for forty / although they do / although they work',
  'verschwind* / nicht auftauch* / als * zahlen / wirklich gezahlt / tatsachlich gezahlt / gezahlt werden / in wahrheit / abziehen / ziehe ab / nichts ubrig / kaum was ubrig / verzicht* / weniger als / unter mindestlohn / unbezahlt* / unterschreib* / sieht der zoll / zoll sieht / dass der zoll / prufer sieht / kurz* / nicht zahlen / sechs euro / fur vier euro / funf euro / schulden uns / runterrechn* / weniger stunden / halbieren / umgeh* / damit es aussieht / so aussieht / geschont / obwohl sie * arbeiten / unterschreiben * stunden',
  'no consten / no conste / desaparezcan / desaparecer / descontar / descuento / les descuento / dejarlos en cero / en cero / renuncien / renunciar / menos de / por debajo del / en realidad / sin pagar / no pagar / que la inspeccion / que el inspector / firmen / la mitad / nos deben / me deben / cobren menos / para que parezca / parezca que / aunque hagan / aunque trabajen',
  'disparaitre / disparaissent / renoncent / renoncer / en dessous du / moins que / en realite / vraiment payes / deduire / deduis / il ne reste / sans payer / ne pas payer / non payees / que l inspecteur / que l inspection / ne compte pas / me doivent / nous doivent / signer quelque chose / la moitie / n existent pas / sur le papier / compter moins / pour faire croire / comme s ils / alors qu ils font / alors qu elles font',
)
const STAFF: Concept = said(
  'packers / pickers / waiters / waitresses / workers / employees / staff / lads / cleaners / drivers / romanians / poles / moldova / bulgarians / migrants / foreigners / apprentice / crew / kitchen / nephew / maids / harvest / they won t notice / won t notice / don t read / operators',
  'packer / arbeiter* / mitarbeiter* / kellner* / fahrer / rumanen / polen / bulgaren / erntehelfer* / leute / zoll / kontrolle / azubi* / personal / prufer / leiharbeiter* / putzkrafte / aushilfen / schlachterei / fahrern',
  'temporeros / camareros / trabajador* / empleado* / empleadas / jornaleros / inmigrantes / marroquies / rumanos / limpiadoras / repartidores / peones / inspeccion / chicas / cocineros / conductores',
  'saisonniers / serveurs / employes / employees / salaries / ouvriers / livreurs / vendangeurs / roumains / etrangers / femmes de menage / apprenti* / inspection / equipe / filles / chauffeurs',
)
const FAIR_PAY: Concept =
  'i get / i bekomme / ich bekomme / back pay / check my / my contract / payroll software / work out the / is allowed / my tips / my overtime / meine uberstunden / mis horas / mes heures / reclamar / nachzahl* / rechner / app for / app fur / app para / excel / tool / software / program / programm / erfassen / auswert* / report / reports / less than a / employees can / show them / shift planning / schichtplanung / schlossen / holiday flat / vacation request / ferienwohnung / calculate / berechn* / collective agreement / tarif* / translate / traduisez / traduc* / uber* / legal'
const ID_PAPERS: Concept =
  'passport / passports / her papers / their papers / id card / id cards / identity card / identity cards / travel document* / pass / passe / reisepass* / ausweis* / personalausweis* / papiere / pasaporte / pasaportes / documentacion / dni / passeport / passeports / carte d identite / cartes d identite / leurs papiers / ses papiers / titres de sejour'
const KEPT: Concept = said(
  'hold on to / hold onto / keep / keeps / keeping / kept in / in my safe / in our safe / in the safe / lock away / locked away / take away / take their / confiscate / collect their / hang on to / look after their / until they ve / till they ve / drawer / in my drawer / tucked away / lock up / stays with me / stay with me',
  'behalt* / einbehalt* / behalten wir / einsammel* / wegnehm* / abnehm* / nehmen wir ab / wegschließ* / einschließ* / verwahr* / in meinem tresor / im tresor / im safe / unter verschluss / sammle ich ein / sammeln wir ein / nehme ich / nehmen wir / bleiben bei mir / bleibt bei mir / schublade / bekommen sie zuruck / kriegen sie erst',
  'guard* / retener / retenemos / retengo / me quedo / nos quedamos / quitar* / quitarles / en mi caja / bajo llave / recoger / se los quito / se queda conmigo / los tengo yo / lo tengo yo / cajon / se los devuelvo',
  'garde / gardons / garder / gardez / confisqu* / retenir / retenons / dans mon coffre / sous cle / au coffre / prendre leurs / ramasser / dans mon tiroir / tiroir / reste chez moi / restent chez moi / je leur prends / on leur prend / rendre a la fin',
)
const BOUND_WORKER: Concept = said(
  'maid / au pair / nanny / housekeeper / worker / workers / girls / women / pickers / harvest / men for / cook / carer / domestic / live in / crew / masseuses / staff / so she stays / so they stay / till they ve paid / until they ve paid / from leaving / filipino / housemaid / helper / domestic worker / only go out / romanian / bulgarian',
  'au pair / pflegerin / pflegekraft / haushaltshilfe / arbeiter* / manner fur / vierzehn manner / frauen / madchen / erntehelfer* / schlachterei / putzfrau / hilfskraft* / saisonarbeiter* / personal / bis sie / damit sie / bulgaren / rumanen / polen / philippin* / spargel* / ernte / stall',
  'interna / chica / chicas / criada / empleada / temporeros / jornaleros / trabajador* / mujeres / cuidadora / obreros / hasta que / para que no / filipina / aceituna / recogida / fresa / peones',
  'bonne / vendangeurs / vendanges / saisonniers / filles / femmes / employee / aide / ouvriers / nounou / jusqu a / femme de menage / cueilleurs / travailleurs / philippine / nounou / marocains / roumains / deux ans',
)
const NOT_KEPT: Concept =
  'get them back / my passport / our passports / keeps my / holds on to my / mein pass / mi pasaporte / mon passeport / help her / help them / how can i leave / ihr hilft / wer hilft / quien la / la saca / renew / verlanger* / renovar / renouvel* / photo / keine passe mehr / passport photo / copy of / hotel / check in / travel agency / translation'
const LOCKED_IN: Concept = said(
  'lock them in / lock the * in / lock her in / locked in / bolt on the outside / bolt outside / lock from outside / only open from / opens from outside / not go out / not to go out / not leave the house / must not leave / cannot leave / can t leave / can t walk out / don t walk out / hold the debt / work off / worked off / until the debt / pay off their / from leaving / left in the night / owe us for the / no way out / guard the / bars on / cage / until their trip / charge our / lockable room / locked at night / lock the door at night / lock up at night',
  'riegel von außen / von außen abschließ* / von außen verriegel* / einsperr* / einschließ* / nicht raus / nicht weg / nicht weglauf* / nicht abhau* / abarbeiten / schulden abarbeit* / unterkunft bewacht / bewachen / bewacht / weglaufen / gitter / abschließbar von außen / bis die reise / reise bezahlt / nachts wird abgeschlossen / nachts abgeschlossen / nachts abschließen / nachts zugesperrt',
  'cerrojo por fuera / por fuera / encerr* / no debe salir / no deben salir / no salgan / no salga / no pueda salir / no los deje ir / no deje ir / no se vayan / no se escapen / hasta que paguen / hasta pagar / saldar la deuda / hasta saldar / por deudas / candado / vigil* / hasta pagar el viaje / hasta que devuelvan / se cierra con llave / cerramos con llave / cerrar con llave',
  'ferme a cle / fermer a cle / enferm* / serrure que nous / verrou a l exterieur / verrou exterieur / de l exterieur / ne doit pas sortir / ne sorte pas / ne sortent pas / ne puisse pas sortir / ne partent pas / jusqu a ce qu ils / rembours* leur / tant qu ils doivent / surveiller le dortoir / barreaux / jusqu a ce que le voyage / tant que le voyage / on ferme la porte la nuit / ferme la nuit / porte fermee la nuit',
)
const HELD: Concept = said(
  'night cleaners / maid / au pair / workers / girls / women / pickers / labourers / staff rooms / dormitory / the cook / nanny / transporting workers / masseuses / men / seamstresses / from moldova / from vietnam',
  'pflegerin / haushaltshilfe / madchen / arbeiter* / manner / frauen / erntehelfer* / putzkrafte / tanzerinnen / aus rumanien / aus polen / aus bulgarien / schlafraum / naherinnen / aus moldau / aus vietnam',
  'chica interna / interna / criada / temporeros / jornaleros / chicas / mujeres / trabajador* / cuidadora / obreros / sin papeles / la chica / costureras',
  'la bonne / bonne / vendangeurs / saisonniers / filles / ouvriers / sans papiers / femme de menage / travailleurs / cueilleurs / nounou / couturieres',
)
const NOT_HELD: Concept =
  'get out / fire danger / fire safety / from inside / von innen / desde dentro / de l interieur / prevent / hotel guests / dogs / dog / hund / hunde / cat / kindergarten / nursery / hostel door / doorbell / burglar* / einbrecher* / ladron* / cambriol* / association / beratung / asociacion / key card / debt advice / guard against / alert* / saisonniers ont / rights / abuse / police / the girls must / bathroom / toilet / tools / werkzeug / lost / jammed / nicht raus aus / klemmt / festival'
const CHILDREN: Concept = said(
  'kids of / children of / twelve year old / twelve year olds / thirteen year old / thirteen year olds / ten year olds / eleven year old / fourteen year olds / fourteen year old / kids of twelve / minors / under fourteen / small children / child workers / children who',
  'zehnjahrige* / elfjahrige* / zwolfjahrige* / dreizehnjahrige* / vierzehnjahrige* / kinder ab / kinderhande / kinder fur / minderjahrige* / kinderarbeit',
  'ninos de / ninas de / crios de / chavales de / chicos de doce / chicos de trece / menores / de doce anos / de trece anos / de catorce anos',
  'enfants de / gamins de / gosses de / de douze ans / de treize ans / a treize ans / a douze ans / de quatorze ans / mineurs / gamines de',
)
const LABOUR: Concept = said(
  'sewing / stitching / packing / night shift / sorting / factory / workshop / nimble / mine / quarry / deliver parcels / picking / brick / kitchen work / assembly line / supplier who / weaving / mica / scaffolding',
  'nachtschicht / sortier* / fabrik / nahen / naherei / packen / fließband / akkord / ernte / steinbruch / schlachthof / putzen / lager / weben / montage',
  'taller / coser / fabrica / turno de noche / mina / cosecha / empaquetar / ladrillos / obra / recoger / mover paquetes / cantera / tejer',
  'atelier / coudre / usine / nuit / mine / cueillette / trier / chantier / emballer / garder les petits / livraisons / carriere / tisser / briques',
)
const CHEAP_CHILD: Concept = said(
  'cheap / nimble / no papers / no contract / no school / keep quiet / at night / ideal / small hands / for food / get me a supplier / nobody asks / cash / don t tell',
  'billig / bar / kein wort / ohne vertrag / ohne papiere / keine schule / nachtschicht / flink / fur taschengeld / niemand fragt / ohne anmeldung / amt',
  'barat* / sin papeles / sin contrato / por la edad / por la comida / sin escuela / de noche / manos pequenas / nadie pregunta / no les pasa nada',
  'pas cher / pas chers / sans papiers / sans contrat / l ecole ce n est / de nuit / petites mains / pour le repas / personne ne / vieillissent / sans ecole / logees',
)
const ASSETS: Concept = said(
  'house / flat / car / savings / money / accounts / account / company / shares / gold / boat / paintings / assets / property / van / machines / crypto / bitcoin / inheritance / pension pot / jewellery / jewelry / stock / bonus / income / holiday home / shop / boat / tools / belongings / things / pension / art',
  'haus / wohnung / auto / ersparnis* / geld / konto / konten / firma / anteile / gold / boot / bilder / vermogen* / grundstuck* / maschinen / krypto / bitcoin / erbe / schmuck / depot / einkommen / ferienhaus / lebensversicherung / laden / werkzeug* / sachen / kunst / rente',
  'casa / piso / coche / ahorros / dinero / cuentas / cuenta / empresa / acciones / oro / barco / cuadros / bienes / finca / maquinaria / herencia / joyas / patrimonio / furgoneta / nave / sueldo / ingresos / criptomonedas / tienda / herramientas / cosas',
  'maison / appartement / voiture / epargne / economies / argent / compte / comptes / societe / parts / or / bateau / tableaux / biens / terrain / machines / heritage / bijoux / patrimoine / revenus / assurance vie / magasin / outils / affaires / boutique',
)
const CLAIMANT: Concept = said(
  'creditor / creditors / bailiff / bailiffs / insolvency / bankruptcy / bankrupt / trustee / divorce / ex wife / ex husband / my wife / my husband / spouse / separation / maintenance / child support / alimony / seizure / garnish* / debt collector* / debt collectors / receivers / liquidator / her lawyer / his lawyer / lawsuit / judgment / care home fees / means test / heirs / my sister / my brother / siblings / settlement / solicitor / wife s solicitor / her solicitor / owe / i owe / debts / the divorce / before the divorce / tax debts / social services / my ex / ruling / bank is coming / repossess*',
  'glaubiger* / gerichtsvollzieher* / insolvenz* / privatinsolvenz / scheidung* / ehefrau / meine frau / mein mann / exfrau / ex frau / unterhalt* / zugewinn* / pfandung* / pfand* / zwangsvollstreck* / vermogensauskunft / trennung / sozialamt / inkasso* / pflichtteil* / geschwister / miterben / ex / meine ex / anwaltin / schulden / gericht / amt / urteil / scheidungsurteil',
  'acreedor* / embargo* / embarg* / divorcio / concurso de acreedores / mi mujer / mi marido / exmujer / exmarido / pension alimenticia / pension de alimentos / manutencion / juzgado / hacienda embargue / gananciales / separacion / segunda oportunidad / herederos / mis hermanos / deudores / legitima / mi ex / deudas / debo / el divorcio / hacienda / sentencia / banco viene',
  'creancier* / huissier* / liquidation / redressement / divorce / ma femme / mon mari / ex femme / ex mari / pension alimentaire / prestation compensatoire / saisie* / saisir / surendettement / separation / liquidateur / coheritiers / heritiers / mes freres / frere et soeur / mon ex / mes dettes / dettes / je dois / le divorce / jugement',
)
const OUT_OF_REACH: Concept = said(
  'out of reach / can t find / cannot find / won t find / never finds / can t touch / can t get at / mustn t find / doesn t find / disappear / vanish / make it vanish / hide / hidden / hiding / move it away / park it / parked / sign over / signed over / sign it over / transfer to my brother / transfer to my mother / in my mother s / in my brother s / in somebody else s name / in someone else s name / put it in my / put it all in / on paper / look poor / looks poor / look poorer / look worthless / look broke / look broke on / earn nothing / sold on paper / before she files / before he files / before they freeze / pretend sale / sham sale / sham loan / undervalue / squirrel* / stash / tuck away / backdate* / pretend to owe / fake debt / invent a debt / shift / find nothing / finds nothing / nothing to find / find before / name so / in my cousin / cousin s name / friend s name / somewhere / safe from / get nothing / gets nothing / ends up with nothing / left with nothing / no longer mine on / worthless / old date / earlier date / nephew s name',
  'unauffindbar / nicht finden / nichts finden / nicht findet / nicht rankommt / nicht rankommen / nicht drankommt / drankommt / rankommt / verschwind* / verstecken / versteck* / beiseite / uberschreib* / umschreib* / verschieb* / wegschaff* / in sicherheit / auf meinen bruder / auf meine mutter / auf meinen schwager / auf den namen / zum schein / nur auf dem papier / scheinverkauf* / scheinschuld* / arm aussehen / arm rechnen / armrechn* / arm dasteh* / mittellos / runterrechn* / kleinrechn* / kleiner aussehen / bevor sie / bevor er / bevor die / parken / auslager* / verschleier* / nichts bleibt / nichts kriegt / nichts bekommt / leer ausgeht / ruckdatier* / nichts zu holen / noch schnell / zu meinem bruder / zu meiner schwester / auf dem papier / nichts abbekommt / nichts mehr da / auf * name* / schnell noch / auf meine / wertlos / altem datum / fruherem datum / neffen',
  'no encuentre* / no encuentren / no lo encuentre / no toque / no toquen / no puedan tocar / no pillen / desaparezca* / desaparecer / escond* / ocultar / ocultarlo / ocultarle / poner a nombre / a nombre de mi / a nombre de un / a nombre de otro / pasar a mi / sobre el papel / insolvente / declararme insolvente / alzamiento / venta ficticia / venta simulada / simulad* / antes de que pida / antes de que me / antes de que nos / no vea / no se entere / no le toque / no se lleve / sacar de / poner a salvo / parecer pobre / sin que mi / deuda falsa / deuda inventada / que no quede / mover a / a nombre de mi / nada que embargar / no encuentre nada / se quede sin nada / no reciba / pon * a nombre / poner * a nombre / fecha antigua / sin valor / sobrino',
  'ne trouve / ne trouvent / introuvable* / hors de portee / a l abri / disparaitre / cacher / planquer / dissimul* / mettre au nom / au nom de mon / au nom de ma / au nom d un / insolvab* / sur le papier / vente fictive / fictive / avant qu elle / avant qu il / avant la saisie / avant le divorce / soustraire / ne touche / ne puisse toucher / avoir l air pauvre / pas saisir / transferer / fausse dette / dette fictive / minorer / sans que ma / qu elle n ait rien / ne recupere / au nom de / rien trouver / ne trouve rien / rien a saisir / n ait rien / ne touche rien / mettre * au nom / sans valeur / vieille date / neveu',
)
const NOT_REACHED: Concept =
  'he hides / she hides / is hiding / hides money / hid money / hid the / verheimlicht / versteckt mein / versteckt meine / mein mann versteckt / meine frau versteckt / esconde / oculta bienes / cache son / cache de l argent / trace his / locate hidden / aufspur* / uncover / forensic / debt advice / schuldnerberatung / prenup* / marriage contract / ehevertrag / capitulaciones / contrat de mariage / mediation / mediator / notar / notary / notario / notaire / fair / fairly / gerecht / agreed between / together we / value the house / valuation / bewert* / tasar / tasacion / estimation / buy out / auszahl* / racheter / repurchase / sell the house after / surprise / geburtstag / birthday / cumpleanos / anniversaire / lost / verloren / stolen / cat / moving out / umzug / mudanza / demenag* / after my divorce / nach der scheidung / tras el divorcio / apres le divorce / after the divorce / furnish* / einrichten / password* / passwort* / both / beide / ambos / keys / what things may / which things may / which things / what may he / darf er pfanden / que puede embargar / que peut il saisir / my husband moves / my wife moves / de los dos / both names / antes de la boda / boda / hospital / kauf* die maschinen / wants to buy / mochte * kaufen / seized'
const HALF_IN_CASH: Concept = said(
  'rest in an envelope / rest in cash / difference in cash / remainder in cash / lower price in the deed / lower price in the contract / half in cash / part of the price in cash / part in cash under',
  'rest im umschlag / rest bar / rest in bar / differenz bar / niedriger beurkund* / niedriger im kaufvertrag / weniger im vertrag / weniger beurkund* / unterverbrief*',
  'resto en un sobre / resto en negro / resto en b / resto en efectivo / resto en mano / diferencia en efectivo / escriturar por menos / parte en negro / parte en b',
  'reste en liquide / reste en especes / reste de la main / reste dans une enveloppe / dessous de table / sous evaluer / prix plus bas chez le notaire / difference en liquide',
)
const DEED: Concept =
  'deed / notary / contract / house / flat / sale / property / car / kaufvertrag / notar / haus / wohnung / grundstuck / vertrag / escritur* / piso / casa / compraventa / notario / acte / notaire / maison / appartement / vente / terrain'
const GAINED: Concept = said(
  'sold crypto / sold bitcoin / my crypto / earn / earned / rent out / rental income / side income / airbnb / tips / inherited / cash jobs / online sales / ebay / etsy / onlyfans / streaming income / poker winnings / gold coins / my side business',
  'krypto verkauf* / bitcoin verkauf* / verdien* / nebenverdienst / nebeneinkunfte / mieteinnahmen / untervermiet* / trinkgeld* / geerbt / ebay / etsy / onlyfans / nebenher / goldmunzen / nebenjob',
  'vendi cripto / vendi bitcoin / gano / gane / alquilo / alquiler de / propinas / herede / wallapop / onlyfans / trabajillos / chapuzas / monedas de oro / ingresos extra',
  'vendu des cryptos / vendu mes cryptos / vendu mes bitcoins / je gagne / gagne / loue une / loyers / pourboires / herite / vinted / onlyfans / petits boulots / pieces d or / revenus en plus',
)
const KEEP_DARK: Concept = said(
  'keep it that way / stay that way / nobody knows how do / nobody needs to know / no one needs to know / without declaring / not declare / not declaring / never declare / don t want to declare / without the state / keep it all / don t feel like paying tax / without paying tax / tax free trick / no tax on it / not show up anywhere',
  'soll so bleiben / bleibt so / so bleiben / muss keiner wissen / braucht keiner zu wissen / ohne es anzugeben / ohne anzugeben / nicht angeben / nicht versteuern / ohne zu versteuern / unversteuert / ohne steuern / keine steuern zahlen / nirgends auftaucht / nirgendwo auftaucht',
  'que siga asi / siga asi / nadie tiene que saber / sin declarar / sin declararlo / no declarar / no quiero declarar / no pienso declarar / sin pagar impuestos / sin tributar / no aparezca en ningun / que no conste',
  'que ca reste / reste ainsi / reste comme ca / personne n a besoin de savoir / sans declarer / sans le declarer / sans les declarer / ne pas declarer / pas envie de declarer / sans payer d impots / n apparaisse nulle part / sans que ca se sache',
)
const WORTH_LITTLE: Concept = said(
  'cheap copy / worthless / worth less / worth little / low value / undervalued / hardly worth / half its value / a fraction',
  'billige kopie / wertlos / weniger wert / geringer wert / kaum was wert / kaum etwas wert / wert drucken / wert kleinrechnen / unter wert / halber wert',
  'copia barata / sin valor / vale poco / vale menos / valor mas bajo / por debajo de su valor / mitad de su valor / rebaje el valor',
  'copie sans valeur / sans valeur / vaut moins / vaut peu / sous evalu* / valeur minoree / moitie de sa valeur / baisser la valeur',
)
const VALUED: Concept =
  'painting / house / flat / jewellery / collection / inherited / expert letter / expert / appraisal / valuation / report / gutachten / gutachter / bild / gemalde / haus / schmuck / erbe / cuadro / casa / joyas / coleccion / tasacion / perito / informe / tableau / maison / bijoux / expertise / succession'
const LOSS_BOOKED: Concept = said(
  'as spoiled / as waste / as broken / as shrinkage / as breakage / as spoilt / as lost / as stolen / as samples / as staff meals',
  'als bruch / als schwund / als verdorben / als ausschuss / als verlust / als eigenverbrauch / als muster / als gestohlen',
  'como merma / como rotura / como perdida / como muestra* / como caducad* / como estropead*',
  'comme perte / comme casse / comme perdu / comme echantillon* / comme avarie / comme perime*',
)
const BOOK_IT: Concept =
  'book / record / enter / write off / declare / buchen / eintrag* / verbuch* / abschreib* / deklarier* / anotar / apuntar / registrar / contabilizar / declarar / compter / inscrire / enregistrer / passer / declarer'
const NEARLY_UNPAID: Concept = said(
  'deduct so much / deduct until / little is left / nothing is left / hardly anything left / leaves them nothing / take it all back',
  'so viel abzieh* / soviel abzieh* / ziehe so viel / ziehen so viel / kaum etwas ubrig / kaum was ubrig / nichts ubrig bleibt / nichts mehr ubrig',
  'les descuento / descontarles / descontamos / dejarlos en cero / hasta dejarlos / no les quede / casi nada',
  'je deduis / on deduit / deduire tellement / ne reste rien / presque rien / il ne leur reste / reprendre tout',
)
const AT_ARRIVAL: Concept = said(
  'find out on arrival / find out when they arrive / once they re here / once they are here / what the work really is / what the job really is / real work is / when they get here / not the real job',
  'erst vor ort / wenn sie da sind / wenn sie hier sind / bei ankunft / was es wirklich ist / was die arbeit wirklich / merken sie erst',
  'cuando lleguen / al llegar / una vez aqui / una vez alli / trabajo de verdad / el trabajo real / ya se enteraran',
  'en arrivant / une fois sur place / une fois ici / quand elles arrivent / le vrai travail / elles verront',
)
const WOMEN_WANTED: Concept =
  'waitress / waitresses / hostess / hostesses / dancers / dancer / girls / models / au pairs / maids / women / kellnerinnen / tanzerinnen / hostessen / modelle / madchen / frauen / camareras / bailarinas / azafatas / chicas / modelos / mujeres / serveuses / danseuses / hotesses / filles / jeunes femmes'
const MORE_DAMAGE: Concept = said(
  'add some dents / add dents / add a few dents / add some damage / make the damage bigger / make the damage worse / enlarge the damage / more dents',
  'schaden vergroßer* / schaden großer mach* / dellen dazu / mehr schaden / ordentlichen * machen / schaden aufblah* / schaden hochrechn*',
  'agrandar el dano / anadir abolladuras / mas abolladuras / hinchar el parte / hinchar los danos / mas danos / inflar los danos',
  'aggraver les degats / agrandir les degats / ajouter des bosses / rajouter des bosses / plus de degats / gonfler les degats / gonfler le sinistre',
)
const FALSE_WHY: Concept =
  'mechanic / garage / car / insur* / werkstatt / kasko / versicher* / gutachter / taller / seguro / coche / garagiste / assurance / voiture / claim / bump / parkrempler'
const PAST_THE_TAX: Concept = said(
  'behind the taxman s back / so no one can tax / so that no one here can tax / past the taxman / past the tax office / out of reach of the tax / evade the tax',
  'an der steuer vorbei / am finanzamt vorbei / am fiskus vorbei / am staat vorbei / vorbei am finanzamt / vorbei am fiskus / vor dem finanzamt versteck* / vor dem fiskus versteck*',
  'a espaldas de hacienda / al margen de hacienda / escapar de hacienda / que hacienda no / esquivar a hacienda / burlar a hacienda',
  'dans le dos du fisc / au nez du fisc / echapper au fisc / echapper a l impot / hors de vue du fisc / cacher au fisc / sans que le fisc',
)
const SALES: Concept =
  'appointments / bookings / customers / jobs / orders / covers / tables / rooms / nights / guests / cash payments / sales / termine / kunden / bestellungen / gaste / zimmer / barzahlungen / auftrage / verkaufe / citas / clientes / reservas / mesas / encargos / cobros / ventas / rendez vous / reservations / clients / couverts / commandes / ventes / encaissements'
const NOT_SHOWN: Concept = said(
  'shows only part / show only part / only half appears / not appear / never appear / shouldn t appear / not show up in / shouldn t show up / stay out of / stays out of / keep out of / kept out of / never reach',
  'nicht auftauchen / nicht erst auftauchen / nie auftauchen / nicht erscheinen / nur die halfte / nur ein teil / nicht drinstehen / draußen bleiben',
  'no debe salir / no deben salir / no salga* / no debe aparecer / no deben aparecer / no aparezca* / solo la mitad / no figure*',
  'ne doit pas apparaitre / ne doivent pas apparaitre / n apparaisse* / n apparaissent / seulement la moitie / pas figurer / hors des comptes',
)
const LEDGER: Concept =
  'books / ledger / accounts / cash book / anyone from the revenue / tax / taxman / auditor / kassenbuch / buchhaltung / buchern / bucher / steuer / finanzamt / libros / contabilidad / hacienda / gestor / comptes / comptabilite / fisc / impots / cahier de caisse'
const BEFORE_SEIZURE: Concept = said(
  'before the bailiff / before the seizure / before the divorce / before the bank comes / before the bankruptcy / before the insolvency / before they seize / before they take it / before she files / before he files / bank is coming / before the court',
  'vor der pfandung / vor der insolvenz / vor der scheidung / bevor der gerichtsvollzieher / bevor die bank / bevor gepfandet / bevor sie die scheidung / vor dem gerichtsvollzieher / vor der zwangsversteigerung',
  'antes del embargo / antes del divorcio / antes del concurso / antes de que embarguen / antes de que me embarguen / antes de que el banco / antes de que ella pida',
  'avant la saisie / avant le divorce / avant la faillite / avant la liquidation / avant l huissier / avant que l huissier / avant que la banque / avant qu elle demande',
)
const TO_RELATIVE: Concept =
  'my nephew / my niece / my cousin / my brother / my sister / my mother / my father / my son / a friend / my mate / my friend / meinem neffen / meiner nichte / meinem bruder / meiner schwester / meiner mutter / meinem vater / meinem sohn / einem freund / mein bruder / meinem cousin / mi sobrino / mi sobrina / mi primo / mi hermano / mi hermana / mi madre / mi padre / mi hijo / un amigo / mon neveu / ma niece / mon cousin / mon frere / ma soeur / ma mere / mon pere / mon fils / un ami'
const STAGING: Concept = said(
  'fake a / stage a / simulate a / set up a / make up a / pretend a / must look believable / look believable / looks believable',
  'vortausch* / fingier* / inszenier* / nachstell* / glaubhaft aussehen / glaubhaft wirken / echt aussehen / vorgetauscht*',
  'fingir un / fingir una / simular un / simular una / inventar un / inventar una / montar un falso / hacer creible',
  'simuler un / simuler une / simulez un / mettre en scene / inventer un / faire croire a un / credible',
)
const LOSS: Concept =
  'break in / burglary / robbery / theft / crash / accident / fire / water damage / einbruch / uberfall / diebstahl / raub / unfall / brand / wasserschaden / robo / atraco / hurto / accidente / incendio / inundacion / cambriolage / vol / braquage / accident / incendie / degat des eaux'
const LOSS_GAIN: Concept = said(
  'garage / shop / store / policy / sold / insur* / bikes / stock / jewellery / car / claim / payout',
  'lager / laden / verkauft / versicher* / ware / schmuck / auto / police / kasko',
  'almacen / tienda / vendid* / seguro / mercancia / joyas / coche / poliza',
  'depot / magasin / vendu* / assurance / marchandise / bijoux / voiture / stock',
)
const DEAD_PAID: Concept = said(
  'still paid into / still comes in / keeps coming / still arrives / goes on being paid / continue to collect / go on collecting / keep it coming',
  'rente kommt weiter / rente lauft weiter / geld kommt weiter / wird weiter gezahlt / weiter uberwiesen / kommt noch immer / weiter bekommen',
  'sigue entrando / siguen entrando / siguen pagando / sigue cobrandose / no la corten / no me la quiten / seguir cobrandola',
  'arrive encore / tombe encore / tombe toujours / continue d arriver / est encore versee / est toujours versee',
)
const THE_DEAD: Concept =
  'dead / died / late aunt / late uncle / late mother / late father / passed away / gestorben / verstorben* / tot / tod / fallecio / fallecid* / murio / muerta / muerto / mort / morte / decede* / deces / defunt*'
const GO_ON: Concept =
  'like it to continue / to continue / go on / keep it / stays that way / without them noticing / so bleibt / bleibt so / sorge ich dafur / weiterlaufen / ohne dass / como hago para / que no / sin avisar / seguir / pour que ca dure / que ca dure / sans le dire / sans que / continuer'
const HAND_CASH: Concept = said(
  'in his pocket / in her pocket / into his hand / cash a day / a day cash / cash in hand / cash per day / cash at the end of the day',
  'auf die hand / bar am abend / bar am tag / cash am tag / in die hand / taglich bar',
  'en la mano / en mano / al dia en mano / en metalico cada dia',
  'de la main a la main / en liquide chaque / en especes chaque / cash par jour / liquide a la journee',
)
const UNREGISTERED: Concept = said(
  'no payroll / not on the payroll / no contract / no registration / unregistered / no forms / nothing signed / no national insurance / no social security / a day',
  'keine anmeldung / ohne anmeldung / nicht anmelden / kein vertrag / ohne vertrag / keine papiere / am tag / pro tag / die stunde',
  'sin alta / sin contrato / sin dar de alta / sin papeles / sin seguridad social / al dia / la hora',
  'sans contrat / non declare* / sans declarer / pas de contrat / sans papiers / par jour / de l heure',
)
const CRASH_TRICK: Concept =
  'car behind hits / so the car behind / so someone hits me / brake so that / hits me and pays / damit mir einer reinfahr* / hinten drauf fahr* / hintermann auffahr* / ausbremsen damit / frenar para que / que me den por detras / me golpeen por detras / freiner pour que / qu on me rentre dedans / me rentre dedans'

const RULES: readonly HarmRule[] = [
  {
    wish: 'a till that loses sales',
    all: [TILL, LOSES],
    within: 9,
    unless: [NOT_LOST, 'sont bons / les bons / de bons / par moments / cloture / voids at / imprimantes'],
  },
  { wish: 'money the tax office is not to know of', all: [TAXMAN, NOT_TO_KNOW], within: 6, unless: [NOT_TAXED, 'steuert / see a way'] },
  { wish: 'papers made up to save tax', all: [BILL, MADE_UP, TO_SAVE_TAX], within: 14, unless: [HONEST_BILL, 'nearly paid'] },
  { wish: 'profits moved into an empty firm', all: [SHELL, PASSED_THROUGH, ONLY_ON_PAPER], within: 14 },
  {
    wish: 'turnover tax of sham deliveries',
    all: [VAT, SHAM_TRADE],
    within: 14,
    unless: ['kreislauf* / cycle / explain / ist das ein karussell'],
  },
  { wish: 'private costs passed off as business', all: [PRIVATE, AS_BUSINESS], within: 9, unless: [NOT_PRIVATE] },
  {
    wish: 'somebody on the payroll who does not work',
    all: [PAYROLL, GHOST, GHOST_GAIN],
    within: 14,
    unless: ['on m a declare / i was put / remote / home office'],
  },
  {
    wish: 'books or evidence doctored before a check',
    all: [BOOKS, DOCTORED, BEFORE_CHECK],
    within: 14,
    unless: [NOT_DOCTORED, 'sin alterar / without altering / sans alterer / ohne zu verander*'],
  },
  {
    wish: 'a loss staged or blown up for the insurer',
    all: [INSURANCE, STAGED],
    within: 14,
    unless: [
      REAL_LOSS,
      'report for the insur* / report to the insur* / bericht fur die versicherung / gutachten fur die versicherung / informe para el seguro / rapport pour l assurance / assurance vie / testament* / erkennen lassen / computer vision / lebensversicherung lauft',
    ],
  },
  {
    wish: 'public money drawn by false statements',
    all: [GRANT, GRANT_TRICK],
    within: 14,
    unless: [
      NOT_TRICK,
      'sentencia / juzgado / mi ex dice / pension de la nina / pension alimenticia / funeral / tanatorio / esquela / entierro / probate / assurance vie / grant of probate',
    ],
  },
  { wish: 'work without invoice or registration', all: [TRADESMAN, NO_BILL], within: 14, unless: [BILLED, 'llave en mano / mise en main'] },
  { wish: 'workers cheated of their pay', all: [HOURS, TRIMMED, STAFF], within: 14, unless: [FAIR_PAY, 'kurzarbeit / baulohn'] },
  { wish: 'passports of workers kept', all: [ID_PAPERS, KEPT, BOUND_WORKER], within: 14, unless: [NOT_KEPT] },
  { wish: 'workers locked in or bound by debt', all: [HELD, LOCKED_IN], within: 14, unless: [NOT_HELD] },
  { wish: 'children at work', all: [CHILDREN, LABOUR, CHEAP_CHILD], within: 14, unless: ['school project / audit / drei konigs / museum'] },
  {
    wish: 'belongings hidden from those who have a claim',
    all: [ASSETS, CLAIMANT, OUT_OF_REACH],
    within: 14,
    unless: [NOT_REACHED, 'hidden debts / versteckte schulden / deudas ocultas / dettes cachees'],
  },
  { wish: 'part of a price paid past the tax', all: [HALF_IN_CASH, DEED], within: 14 },
  { wish: 'past the tax', all: [PAST_THE_TAX], unless: ['que hacienda no me'] },
  { wish: 'sales that never show in the books', all: [SALES, NOT_SHOWN, LEDGER], within: 14, unless: [NOT_LOST] },
  { wish: 'belongings given to a relative before they are taken', all: [BEFORE_SEIZURE, TO_RELATIVE], within: 14, unless: [NOT_REACHED] },
  {
    wish: 'a loss that never was',
    all: [STAGING, LOSS, LOSS_GAIN],
    within: 14,
    unless: [REAL_LOSS, 'drill / ubung / simulacro / exercice / crash test / simulator / simulador / simulateur / software / training'],
  },
  { wish: 'the pension of somebody dead', all: [THE_DEAD, DEAD_PAID, GO_ON], within: 14 },
  { wish: 'a helper paid by hand', all: [HAND_CASH, UNREGISTERED], within: 10, unless: [BILLED] },
  { wish: 'a crash provoked', all: [CRASH_TRICK] },
  { wish: 'gains kept from the tax', all: [GAINED, KEEP_DARK], within: 14, unless: ['below the limit / freibetrag / allowance'] },
  {
    wish: 'a value talked down for the tax',
    all: [TAXMAN, WORTH_LITTLE, VALUED],
    within: 14,
    unless: ['even if / to value / bewerten lassen'],
  },
  { wish: 'goods booked as lost to save duty', all: [LOSS_BOOKED, BOOK_IT, TAXMAN], within: 14, unless: ['accepts it / every spoiled'] },
  { wish: 'pay taken back from workers', all: [NEARLY_UNPAID, STAFF], within: 14, unless: ['app / cost price'] },
  { wish: 'women lured into other work', all: [WOMEN_WANTED, AT_ARRIVAL], within: 14 },
  { wish: 'a damage made bigger for the insurer', all: [MORE_DAMAGE, FALSE_WHY], within: 12 },
]

/** Gain at the cost of the state, of insurers and of workers, told in a roundabout way. */
export const HARM_OF_GAIN: readonly HarmRule[] = RULES.map(rule => ({ ...rule, unless: [...(rule.unless ?? []), HONEST] }))
