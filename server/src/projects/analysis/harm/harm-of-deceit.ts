import { type Concept, FAKE, type HarmRule, OWN, PERSON, TAKEN_IN, UNSEEN_BY_CHECK } from './harm-concepts.ts'

const PAPER: Concept = [
  'vaccination booklet / vaccination card / *heft / passport* / id / ids / id card* / identity card* / diploma* / degree / degrees / certificate* / transcript* / payslip* / pay slip* / wage slip* / bank statement* / bank statements / birth certificate / work permit* / residence permit* / visa / driving licence* / driving license* / licence / license / sick note* / doctor s note / prescription* / papers / permit* / badge / blue badge / pedigree* / letter from / reference letter / stamp / signature* / invoice* / receipt* / contract / banknote* / euro notes / notes / money / report / record / label / labels / ticket* / vaccination',
  'attest* / krankmeldung* / krankschreibung* / zeugnis* / *zeugnis / *zeugnisse / ausweis* / *ausweis / gehaltsabrechnung* / gehaltsnachweis* / lohnzettel / lohnabrechnung* / bescheinigung* / fuhrerschein* / meisterbrief* / urkunde* / *urkunde / rezept* / impfpass* / pass / passe / passes / reisepass / personalausweis / stempel / unterschrift* / rechnung* / quittung* / vertrag / *vertrag / gutachten / *bericht / nachweis* / *nachweis / *nachweise / geldschein* / geld / scheine / zertifikat*',
  'pasaporte* / dni / carnet / carne / titulo* / diploma / certificado* / nomina / nominas / baja medica / receta* / sello / firma / factura* / recibo* / ticket / contrato* / permiso / papeles / billetes / visado / informe / extracto* / justificante*',
  'passeport* / carte d identite / permis de conduire / diplome* / certificat* / fiche de paie / fiches de paie / bulletin de salaire / bulletins de salaire / bulletins / releve* / ordonnance* / arret de travail / arret maladie / tampon / signature / facture* / recu / contrat* / attestation* / billets / visa / titre de sejour / rapport / justificatif*',
].join(' / ')
const NO_PAPER: Concept =
  'money to forget / forget what / fake invoice again / clicked on / reach our customers / taken out in my name / fall for / falls for / fake mail / fake page / war gefalscht / genuine / distinga* / reperer / nearly paid / transferred / est faux / rapport faux / money detector* / falschgeld* / fake snow / fake brick* / fake grass / fake plants / counterfeit brake / verify / check whether / check if / template / vorlage / plantilla de / modele de / translate / translat* / ubersetz* / traduc* / beglaubigt* / jurada / assermentee / appraise* / bank vault / fake bank vault / marked as copy / unechte pflanzen / drop ceiling / faux plafond / falso techo / wet / duplicate / duplicado / duplicata / zweitschrift / replacement / lost / perdi / pruf* ob / detector / prufer* / recogni* / erkennen / reconnaitre / reconocer / costum* / invoice software / program / false alarm / faux contact / falschen / falsche farbe / false positive'
const GIVE_ME: Concept =
  'auf meinen namen / make me / can make / produce / print me / create / get me / need a / need the / i need / who can make / who makes / wanted / buy / brauche / brauch / brauche ich / brauchte ich / wer macht / besorgen / machen / nachmachen / erstellen / suche / necesito / hacer / quiero / busco / comprar / hagan / haganme / il me faut / je veux / j ai besoin / cherche / faites / fabriquer / obtenir / design'
const NEVER_EARNED: Concept =
  'not vaccinated / nicht geimpft / sin vacunar / pas vaccine / don t do jabs / boss won t give me leave / doctor says i m fine / i m not sick / not ill / not really sick / bin nicht krank / gar nicht krank / nicht krank bin / nicht krank war / nicht wirklich krank / obwohl nicht krank / bin gesund / nicht wirklich krank / no estoy enfermo / no estoy enferma / no estoy malo / pas malade / pour le patron / not actually / failed it / durchgefallen / suspendi / just never did / never did the / verdiene nur / gano menos / no tengo contrato / visa was extended / say they are / ohne kurs / ohne teilnahme / ohne untersuchung / kurs nicht gemacht / without the course / without attending / without taking / sin curso / sin hacer el / sin cursar / sans formation de / sans stage / sans visite / never did / never passed / never had / never finished / never took / never studied / never worked / no exam / without exam / without the exam / without testing / without the testing / without tests / without a test / without a visit / without visit / nobody has to come / only wants the paper / just fill it / no inspection / without inspection / without looking / not really tested / nothing has been tested / lost mine for drinking / not pure breed / nie gemacht / nie bestanden / nicht bestanden / ohne prufung / ohne besichtigung / ohne vor ort / ohne termin vor / ohne untersuchung / ohne arzt / ohne zum arzt / trotzdem klebt / weg wegen alkohol / nie besucht / nunca estudie / nunca lo hice / nunca aprobe / sin examen / sin visita / sin ir al medico / sin revision / sin hacer el / sin hacer la / sin hacerlo / sin hacerla / sin hacer nada / sin hacer ning* / sin arreglar / sin inspeccion / sans visite / sans examen / sans voir / sans controle / sans contrôle / pas le papier / jamais passe / jamais eu / jamais fait / sans passer / veut juste le document / to get the flat / so i can rent / verdiene leider / verdiene aber / cobro en negro / mon dossier / without seeing a doctor / without seeing the doctor / no visit / no doctor / without a doctor / sans medecin / sin medico'
const ALTER: Concept =
  'redate / predate / zuruckdatier* / vordatier* / umdatier* / rauflugen / fill in / eintragen / nachtrag* / hochsetz* / raufsetz* / manipulier* / manipul* / falsear / antedat* / rellenar / inflar / trafiquer / truquer / falsifier / majorer / antidater / remplir / touch up / shop / edit out / cut out / rausschneid* / weglass* / omit / remove the page / leave out the / balance should / balance to / more balance / statt / soll statt / should say / should read / should show / in place of / en lugar de / en vez de / au lieu de / soll stehen / drinstehen / draufstehen / auf dem papier / turn the / aus der * mach* / change the / change a / change my / change our / change one / change it / change this / change that / change on / changed / alter the / alter a / alter my / alter one / alter it / altered / edit / edited / modify / tweak / adjust / swap / swapped / photoshop / retouch / rewrite / doctor / raise / lower / backdate / earlier / say passed / passed / make that line / ander* / rausretuschier* / retuschier* / abander* / fruher / hoher / cambi* / modific* / modifi* / retoqu* / retouch* / alterar / changer / changez / corriger le / gonfl* / gonfler / rausnehmen / verschwinden / instead / stattdessen / mussen eine / eine c sein / ponga / que ponga'
const FIGURE_OR_LINE: Concept =
  'balance / kontostand / saldo / solde / euro / euros / pounds / name / namen / nombre / nom / percent / prozent / prozente / zeile / seite / linea / kwh / kilometer / diagnosis / diagnose / diagnostico / grade* / mark / marks / date / dates / salary / amount / amounts / total / line / page / sentence* / result* / lab results / nitrate / satz / note / noten / datum / betrag / betrage / gehalt / klasse / werte / ergebnis* / nota / notas / fecha* / sueldo / importe* / cifra* / resultado* / montant* / salaire / date / ligne / resultat* / valeurs / amounts / age / alter / year / brakes / bremsen / sixteen / temperature / energy class / etiquette'
const OFFICIAL_PAPER: Concept =
  'receipt* / ticket / ticket receipt / parking ticket / quittung* / recibo* / beleg* / arztbrief / blood test / test result* / rental contract / sworn / deed / last will / testament / vollmacht / power of attorney / police report / polizeibericht / vertrag vom / mietspiegel / nebenkostenabrechnung / stundenzettel / timesheet* / lieferschein / bon / justificante* / acta / escritura / parte / analitica / attest* / acte / proces verbal / ordonnance / certificat medical / bilan / carnet d entretien / service book / serviceheft / scheckheft / libro de mantenimiento / report / survey* / surveyor s / tuv / mot / itv / controle technique / lab results / passport / certificate / birth certificate / energieausweis / payslip* / bank statement* / reference letter / degree / transcript / invoice* / medical / vet passport / diploma* / tuv bericht / *bericht / zeugnis* / *zeugnis / kontoauszug* / rechnung* / gutachten / vertrag / mietvertrag / informe / extracto bancario / nomina* / factura* / certificado* / contrato / rapport / releve* / bulletin* / facture* / diagnostic / certificat* / diplome / contrat / gehaltsabrechnung* / ausweis / attest'
const TO_FOOL: Concept =
  'so it looks as if / looks as if / as if i / before the fine / fine / bußgeld / multa / amende / so dass es / damit es / damit der / damit die / damit das / refund / erstattung / reembolso / remboursement / boss / chef / jefe / amt / bank / passes / fonts need to match / font must match / schrift muss passen / misma fuente / misma letra / meme police / for the bank / fur die bank / para el banco / pour la banque / employer / arbeitgeber / for the loan / kredit / visa / school / schule / interview / warranty / garantie / garantia / so the buyer / the buyer / buyer doesn t / before they go / before they / so that the / so i get / still valid / tax office / insurance / inspector / health office / must be under / sold / sale / ferry / night shift / landlord / so my / kaufer* / verkauf* / versicherung* / finanzamt / vermieter* / sonst krieg / nicht los / krieg / comprador* / vender / venta / hacienda / seguro / no se note / casero / acheteur* / vente / vendre / assurance / fisc / proprietaire / keep the letterhead / old boss / so dass / damit / afin / para que / pour que'
const HONEST_CHANGE: Concept =
  'delphi / windows / sign ins / mailbox now / satzung / statutes / vorschau / preview / my address / new address / typo / tippfehler / marriage / name change / heirat / layout / design / our own invoice / our invoices template / our template / real value / correct / wrong / falsch ist / mistake / fehler / logo / calendar / website / booking / excel / spreadsheet / table / form / formular / app / update / software / shop / repair* / broken / defekt* / fix / contest / demand / objection / widerspruch / einspruch / reclamation / recurso'
const SIGN_FOR: Concept =
  'copy his signature / copy her signature / copy the signature / forge * signature / imitate * signature / signature from / signature of my / unterschrift von mein* / unterschrift von sein* / unterschrift von ihr* / unterschrift vom / unterschrift meiner / unterschrift meines / unterschrift nachmachen / imiter la signature / imitez la signature / signature de mon / signature de ma / imitar la firma / firma de mi / falsificar la firma / sign in his name / sign in her name'
const STAMP_OF: Concept =
  'vaccination booklet / impfpass / cartilla de vacunacion / carnet de vaccination / stamp / rubber stamp / stempel / sello / tampon / badge / jacket / uniform / ausweis / chaleco / gilet'
const OF_OFFICIALS: Concept =
  'notary / notar / steuerberater / doctor / arzt / police / gas company / inspector / embassy / notaire / notario / medecin / medico / ministry / ministerium / ministerio / prefecture / amt / behorde / polizei / policia / city / council / electric company / stadtwerke'
const PASS_AS: Concept =
  'real looking / looks real / stopping cars / echt aussieht / echt aussehende / parezca real / kontrollier* / parar coches / arreter des voitures / collect money at / pass as / pass for / pretend to be / pretending to be / posing as / pose as / as microsoft / impersonat* / in the name of / ausgeben / als angeblicher / sich ausgeben / nachbauen / nachmachen / imitar / hacerse pasar / hacerme pasar / se faire passer / me faire passer / imiter / like the one of / people s doors / an der haustur / log in as / phone the / call people / anrufen und / in my name / in his name'

const THESIS: Concept =
  'diss / doktor arbeit / ph d / dissertation / habilitation / lab report / term project / hausaufgaben / schularbeiten / abitur arbeit / maturaarbeit / monografia / memoria / doctorat / memoire de / trabajo de / seminar paper / paper for my course / master s / bachelor s / abschlussarbeit / projektarbeit / referat / trabajo final / trabajos de / expose / devoirs / devoir maison / assignments / thesis / dissertation / phd / essay / term paper / coursework / homework / assignment / bachelorarbeit / masterarbeit / doktorarbeit / dissertation / hausarbeit / seminararbeit / facharbeit / tfg / tfm / trabajo de fin / tesis / memoire / ma these / une these / these de / these en / rapport de stage / tesina / bachelor thesis / master thesis'
const WRITE_ALL: Concept =
  'someone else / jemand anders / jemand der / otra persona / otro / quelqu un / ghostwriter / writer / write up / verfass* / redactar / que me escriba / qui ecrit / faire rediger / fertig schreiben / ai writes / do all my / do my / all my / take my / mach mir / machen sie mir / erledig* / hazme / haz mi / faire mon / faites mon / faire ma / faites ma / do the / write my / write me / write the whole / write whole / write a complete / whole / complete / entire / completely / ghostwrit* / for me / schreib* / komplett* / ganze / ganzen / schreiben lassen / escrib* / haga / hacer / hagan / entero / entera / completo / completa / rediger / redigez / ecrire / ecrivez / tout mon / toute ma / made up / my phd / an expert write / someone to write / somebody to write'
const AS_MINE: Concept =
  'erfunden / invented data / made up data / daten ausdenken / messwerte / soll jemand anders / jemand anders schreiben / someone else to write / datos inventados / donnees inventees / pay per page / pro seite / por pagina / deadline is monday / diss soll / as if i / als hatte ich / como si yo / comme si je / log in as me / as me / in meinem namen / profe no / teacher won t / prof merkt / professor / prof ne / detector / ki detektor / ai detector / under my name / as my own / as mine / hand it in / hand in / submit it / in my name / i hand / pretend it / als meine / unter meinem namen / abgeben / abgabe / einreichen / geb sie / geb ich / como mio / como mia / con mi nombre / a mi nombre / entrego / entregar / sous mon nom / comme le mien / rends / rendre / whole / entire / komplette / ghostwrit* / made up / pay well / tout / toute / entero / entera / completo / completa / for me / fur mich / por mi / a ma place / plagiarism / turnitin / without it being noticed / plagiats*'
const HONEST_LEARNING: Concept =
  'proofread* / proof read* / spelling / commas / korrektorat / lektorat / rechtschreib* / kommas / editor / editing / declare / outline / cite / citation* / format* / layout / translate / relecture / orthographe / corregir / correccion / ortografia / feedback / tutor / nachhilfe / profesor / prof pour / preparation / prepare / vorbereit* / preparar / preparer / print* / bind* / druck* / binden / statistics help / explain / erklar* / contenido es mio / fond est a moi / stays mine / myself / selbst / interview'
const EXAM: Concept =
  'theory exam / certification / online test / online exam / aufnahmeprufung / aufnahmetest / sprachprufung / abitur / abschlussprufung / mpu / zertifizierung / prueba / prueba de / test de idioma / nivel b1 / certificacion / tcf / delf / toeic / certification / qcm / driving theory / theory / einstufungstest / interview test / code / exam / exams / test / driving test / theory test / finals / prufung* / *prufung / klausur* / deutschtest / fuhrerscheinprufung / theorieprufung / einburgerungstest / sprachtest / examen / examenes / teorico / oposicion / oposiciones / examen du permis / concours / epreuve* / controle de maths / partiel* / bac / quiz / assessment / toefl / ielts'
const INSTEAD_OF_ME: Concept =
  'as me / log in as me / fur meinen / fur meine / schreibt fur / macht fur / anstatt / por mi hijo / por mi / pour mon fils / pour mon / in his name / stand in for me / mon double / ma doublure / doppelganger / sit it / do it with my / should do it / for him / for her / sit my / sit the / take my / take the * for me / for me / instead of me / in my place / in my name / under my name / under his name / looks a bit like me / pretending to be me / with my passport / solve it / sit beside / for my cousin / fur mich / fur ihn / fur sie hingeht / hingeht / statt mir / an meiner stelle / unter meinem namen / einen der fur / por mi / en mi lugar / a mi nombre / por mi primo / haga el / en mi nombre / a ma place / sous mon nom / pour moi / au lieu de moi / passer mon / se presente por'
const EAR: Concept =
  'earpiece / ear piece / in ear / answers during / telling me the answers / knopf im ohr / pinganillo / oreillette / spickzettel* / micro ear / questions of the * exam / questions of the / the questions before / before the date / aufgaben vorab / losungen vorab / preguntas antes / examen antes / filtrad* / les sujets / sujets avant / complice / dicte / dictate / answers to the exam / hidden camera'
const NO_EXAM_FRAUD: Concept =
  'lessons / remise a niveau / soutien scolaire / prepare / mock / tutor for / tutor / nachhilfe / past papers / altklausuren / driving school / fahrschule / course / kurs / interpreter / singer / stage / buhne / technik / translate / cheating prevention / vorbereit* / preparar / preparer / clases / cours / record'

const REVIEWS: Concept =
  'testimonial / customer stories / stock faces / referenzen / kundenstimmen / recomendaciones / testimonios / temoignages / views / streams / aufrufe / klicks / reproducciones / vues / google / trustpilot / tripadvisor / amazon / review / reviews / rating / ratings / stars / five star / five stars / bewertung* / google bewertung* / rezension* / sterne / resena* / opinion / opiniones / estrellas / valoracion* / avis / etoiles / commentaire* / comments / testimonials / likes / follower* / followers / abonnes / seguidores / installs / downloads / votes / stimmen / votos'
const INVENTED_VOICES: Concept =
  'make up / made up by you / stock faces / should look real / write them yourself / from people who never / without having / ausdenken / ausgedachte / denk dir / nie bestellt / nie gekauft / inventarse / que nunca / invente des / imagine / jamais venus / jamais achete / different profiles / profiles / perfiles / profils / phantasie* / fantasie* / pose as customers / posing as customers / als kunden / como clientes / comme des clients / ghost accounts / click farm / fake / invented / made up / different people / different names / various names / from different / under different / many accounts / lots of accounts / several accounts / bots / invented patients / as if / falsch* / erfund* / verschiedenen namen / von verschiedenen / mehreren konten / vielen accounts / war aber nie / nie da / fals* / inventad* / nombres inventados / distintos nombres / distintas personas / varias cuentas / faux / fausses / inventez / differents noms / plusieurs comptes / plein de / multiples / rats / cafards / kakerlaken / wanzen / cucarachas / intoxic* / food poisoning / never been there'
const PRAISE_WANTED: Concept =
  'make up / want / need / buy / write / post / kaufen / schreiben / brauch* / comprar / escribir / necesito / quiero / hundir / acheter / ecrire / ecrivez / il me faut / push / order / get / besorg* / create / hacer'
const MANY_BOUGHT: Concept =
  'buy / buying / bought / kaufen / gekauft* / comprar / acheter / need / fake / bots / 500 / 1000 / 10 000 / 20 000 / 100 / thousand / thousands / tausend / mil / mille'
const NOT_INVENTED: Concept =
  'google profile / google business profile / business profile / google maps profile / our profile / perfil de google / perfil de empresa / fiche google / profil google / google profil / unternehmensprofil / refund letter / aren t bots / audit / sorts the / sort the / ex employee writes / writes fake / someone writes / jemand schreibt / answer them / answer / reply / reply to / antworten / beantwort* / responder / contestar / repondre / real customers / after each job / genuine / echten kunden / display / show our / plugin / widget / competitor is posting / posted fake / posted 14 / gegen uns / uber uns / contra nosotros / sur nous / remove them / entfern* / losch* / borrar / eliminar / supprimer / collect / einsammeln / loyalty / import / inventees par / unfair / that are fake / ask our / competitor posted / organic / organically / school vote / member votes / voting / scraping'
const CLICKS: Concept =
  'click away their / click away his / click away the / click on his ads / click on their ads / clicks on * ads / click fraud / klicks auf * anzeige* / wegklicken / anzeigen klicken / clics en los anuncios / cliquer sur les pubs / cliquer sur ses annonces / his budget every / budget leer klicken / gastar su presupuesto'
const RANK_TRICK: Concept =
  'push us up the charts / push it up the charts / push my song up / into the charts with / fake installs / with fake installs / gefalschte downloads / fausses installations / stream farm / play farm / fake streams / fake plays / buy streams'

const LOOKALIKE: Concept =
  'mail wie von / sms wie von / wie von der / wie vom / como del banco / como de / clon de / pagina clon / clone site / twin of / fake / replica of / spoof / nachgemacht* / nachgemachte seite / gefakt* / fingierte* / simule / copie du / copie de la / copia del / as if from / als kame / als kame sie von / look as if it / as though it came / 100 like / like the real / just like the real / real looking / igualito / igualita / calcada / calcado / tauschend ahnlich / eins zu eins wie / genauso aus wie / genauso wie / come from the / from the bank / de la banque / vom finanzamt / colis bidon / bidon / pretend to be the / que parezca / trait pour trait / looks exactly like / look exactly like / looks like the / looks just like / look like the / identical to / copied from / copy of / clone of / clone / exactly like / one letter different / that looks like / like the bank / like the tax office s / mimic* / aussieht wie / aussehen wie / genau wie / nachbau* / nachgebaut* / kopie der / gleich aussieht / igual que / igual a la / identica / identico / parezca / que imite / clonar / copia de / ressemble / identique / comme celle / comme celui / faux site / fausse page / fake site / fake page / fake website / falsche seite / pagina falsa / web falsa / gefalschte seite / refund form / imite / imitant'
const TRUSTED: Concept =
  'lottery / ticket shop / airline / town hall / school / social security / energy company / stadtwerke / steam / apple / google / post / bundespost / telefonica / movistar / la caixa / santander / ing / credit agricole / edf / orange / free / chronopost / ups / fedex / hermes / ayuntamiento / dgt / trafico / courier / parcel delivery / delivery company / colis / paket / sms / mail / email / correo / ebay / whatsapp / insurer / krankenkasse / telekom / the bank / hospital / post / embassy / seller / bank / banks / bank s / login / login page / mail provider / tax office s / paypal / amazon / post office / parcel / customs / zoll / sparkasse / finanzamt / paketdienst / dhl / banco / correos / hacienda / seguridad social / banque / la poste / impots / assurance maladie / ameli / caf / insurance / competitor s / competitor / konkurrenz / concurrent / competencia / microsoft / netflix / government / mayor s / police / official'
const TAKE_IN: Concept =
  'kontonummer / eintragen / tan / guarde los datos / que guarde / pagan la tasa / fee / small fee / gebuhr / tasa / frais / abgegriff* / landen bei mir / landen bei uns / sent to me / goes to me / goes to us / me lleguen / lleguen a mi / arrivent chez / m arrivent / inicien sesion / einlogg* / log in there / sign in / pay there / their details / their data / card number* / pin / iban / logins / collects / credentials / codes / pins / tarjeta / metan / meta la / tapent leurs / leurs codes / kreditkarte* / kreditkartendaten / zugangsdaten / tans / pin eingeben / claves / numero de tarjeta / carte bancaire / coordonnees bancaires / card details / passwords / password / what visitors / what people / people type / people enter / type in / save what / saves what / collect* / harvest* / steal* / arrive in my / gebuhren an uns / an uns zahlen / zahlen an / daten / passworter / kartendaten / abgreif* / eingeben / datos / contrasenas / tarjetas / introduc* / cartes bancaires / donnees / mots de passe / recuperer / identifiants / order from me / by mistake / pay us / payment goes to / instead of / false things / announce / aus versehen / por error / por equivocacion / par erreur / pay me'
const NOT_FOOLING: Concept =
  'must teach / to spot / clicked on / four clicked / auditor sent / gave my / fake dhl page / angegeben / eingegeben / clicked a / puse mi / i entered / ich habe eingegeben / j ai mis / i fell / reingefallen / our own / training / awareness / mock / redesign / our old / intranet / schulung / unsere eigene / inspired / style guide / backup / staging'
const FALSE_PROFILE: Concept =
  'profil au nom de / profil auf den namen / perfil a nombre de / profile in the name of / profile in / profile of my / fake profile / fake account / account in * name / profil falsch / falsches profil / fakeprofil* / fake profil* / profil von meiner / perfil falso / perfil de mi / cuenta falsa / faux profil / faux compte / twitter account that looks / account that looks / fake chats / gefalschte chats / with her number / su numero real / mit ihrer nummer / avec son numero'
const VISHING: Concept =
  'message from the ceo / from the ceo / als der chef / vom geschaftsfuhrer / del director / du pdg / ceo fraud / as microsoft support / microsoft support / as the bank / pretending to be * bank / pretending to be / als bank / als microsoft / als enkel / enkeltrick / como si fuera el banco / haciendose pasar / se faisant passer / shows as theirs / number that shows / spoof* / caller id / rufnummer falsch / nummer falschen'
const MALWARE: Concept =
  'exe that / payload / crypter / virus / malware / ransomware / trojan* / trojaner / botnet* / keylogger* / stealer* / steals saved passwords / steals passwords / remote access tool / rat / schadsoftware / erpressungs* / rancongiciel* / ransomware / logiciel malveillant / programa malicioso / locks the files / verschlusselt die dateien / ddos / phishing / phishing page* / phishing mail* / phishing kit* / hameconnage'
const BUILD_IT: Concept =
  'make it / i ve an exe / need a / need / write / write me / make / create / build / code / program / develop / hide a / looking for a dev / looking for / dev for / want / set up / suche / programmier* / schreib* / entwickl* / busco / programador / crear / escribir / necesito / cherche / dev / developper / creer / ecrire / order / send / partage / partner'
const OF_MALWARE: Concept =
  'undetectable / victims / victim s / machines don t / opfer / victimas / victimes / that steals / that locks / asks for / pays / ransom / bitcoin / share profits / when a friend opens / attachment / inside a / control of / they type / abgreifen / kollegen / passworter / losegeld / rescate / pequenas empresas / moitie / against / mod / victims / infect* / spread* / encrypts / shows a payment / payment page / pide / pida / employer / reception / not to know / of a firm / einer firma / employees / customers / konkurrenz / on their / to steal / undetected / antivirus doesn t / page / pages / kit / mail against / mail to'
const MALWARE_CLEAN: Concept =
  'remove / clean / hit / hits / got / restore / backup* / help us / help me / protection / recover / entfern* / sauber* / eingefangen / befallen / wiederherstell* / quitar / limpi* / cifro / bloque / nettoyer / recuperer / supprimer / bloqueo / check it / stop / flooded / scan / says there is / is full of / antivirus / explain / lecture / talk about / defend* / abwehr*'
const TAKE_DOWN: Concept =
  'webshop offline / take * offline / offline on / flood it / flood the / nobody can order / can t order / nobody can reach / unerreichbar / stillleg* / ausfallen / ausfallt / aus dem netz / bloquear la web / deje de funcionar / saturen / inaccessible / ne marche plus / ne fonctionne plus / bloquer leur / knock out the / knock offline / kick offline / hit with bots / flood / in die knie / abschalten lassen / zum absturz / colapsar / petar / planter le / mettre a terre / bloquer le site / down for / be down / is down on / dead for / keep * dead / keeping a / take down / bring down / bring * down / knock out / overload / crash / go down / go offline / offline / so slow / unreachable / nicht erreichbar / lahmleg* / lahm / abschieß* / tumbar / tumben / caiga / hors ligne / faire tomber / saturer / ddos'
const THEIR_SITE: Concept =
  'server of / banned me / clan / school s server / schulserver / server der / seite der / seite vom / shop der / servidor de / pagina de la / pagina del / serveur de / site du / site de la / old employer / ex employer / exchef / competitor* / rival* / another shop / council website / restaurant s / restaurants booking / konkurren* / competencia / concurrent* / gegner* / town hall / their site / their website / their shop / site of the / mitbewerber* / ex boss / rivale* / website of my / web de mi / web de la / site de mon / ayuntamiento'
const NOT_TAKEN_DOWN: Concept =
  'our site / our website is / our shop is / ours / keeps crashing / protection / wir sind / nuestra web / notre site / repair / fix / schneller als / faster than / benchmark'
const STEAL_DATA: Concept =
  'their login / member profiles / profiles with private / recipes and price lists / price lists / member list / membership list / personal data of / source code of / design files of / prices of our / price list of / recipes of / rezeptur / kundenliste von / kundenliste der / preisliste der / mail addresses of / datos de los / lista de clientes / listado de / correos de / liste des clients / base de donnees de / donnees des / liste des patients / medical records / krankenakte* / patientenakte* / historial medico / historiales / dossier medical / health records / patient list / patient data / customer data / customer list of / kundendaten / patientendaten / listado de pacientes / pacientes / fichier clients / fichiers clients / base de clientes / base de datos / passwords / leak with passwords / which accounts still work / phone numbers of everyone / emails et telephones / numeros de telefono / e mail addresses of / members of a / membres d un / telefonnummern von / mitgliederliste'
const NO_MATTER_HOW: Concept =
  'competitor uses / dating site / for mailings / still have a login / from my old / old one / get hold of / dig out / pull from / from their system / out of the / hack / heimlich / besorg* / beschaff* / rankomm* / conseguir / consigan / obtener / extraer / colarse / obtenir / recuperer / procurer / concurrent* / competencia / konkurrenz* / competitor* / next door / without the patients / i don t care how / no matter how / didn t agree / nobody will notice / steal / stolen / out of their / sort it / test which / egal wie / ohne einwilligung / nicht zugestimmt / nadie se entera / no importa como / sacar de una / robar / voler / aspirer / peu importe / sans leur accord / harvest / scrape / klauen / stehlen / abziehen / abgreif* / rival* / rencontre'

const WITNESS: Concept =
  'testify / testify that / aussagen dass / aussage fur / zeuge sein / als zeuge / zeugin / declarar que / declare que / declaren que / temoigner / temoigne / temoin qui / sworn statement / eidesstattlich* / false alibi / alibi / coartada / swear that / swear he / schwort / false witness* / fake witness* / faux temoin* / faux temoignage* / falsche zeugen / falscher zeuge / zeugen der / zeuge der / zeugen die / testigo falso / testigos falsos / statements for three / write statements for / say i was / sagt ich war / que diga que / diga que estaba / dire que j etais / witness who says / witness to say / alibi / witnesses who'
const NOT_SO: Concept =
  'did not happen / wasn t / never saw / nie gesehen / nicht dabei / nicht gesehen / war nicht / no estaba / no estuvo / nunca vio / n etait pas / pas la / n a rien vu / jamais vu / was with me / was at home / bei mir / conmigo / avec moi / for money / gegen geld / por dinero / contre / cash / was driving / was driving that / war ich nicht / i was not / i wasn t / not there / crashed / court / gericht / vor gericht / juicio / tribunal / paid / bezahl* / pagado / soir / noche / abend / with him / bei ihm / chez lui / con el / fight / bagarre / pelea'
const FALSE_ALARM: Concept =
  'ring 112 / call 112 / call 999 / call 911 / fake call / 112 anrufen / 110 anrufen / polizei rufen / polizei hinschicken / feuerwehr rufen / llamar al 112 / llamar a los bomberos / avisar a la policia / appeler le 17 / appeler le 18 / appeler le 112 / tip off the police / saying the bar / anonymous tip / bomb threat* / bombendrohung* / amenaza de bomba / alerte a la bombe / swat / sek / fake emergency / call the police to / call the police on / send the fire brigade / send the police / call the fire brigade / notruf anrufen / beim notruf / llamar a emergencias / llamar a la policia / appeler les pompiers / appeler la police / falsche notrufe / hat eine waffe'
const FOR_NOTHING: Concept =
  'every night / until they close / jede nacht / cada noche / chaque nuit / every weekend / saying / says / gar nichts / obwohl / aunque / alors que / invented / erfunden* / not true / nachbar* / vecin* / voisin* / neighbour* / for fun / prank / call / call in / anrufen / send / make / voice / behaupt* / school / schule / live / house / streamer* / rival / pour rien / exam / para que / damit / so that / sin motivo / false / falsch*'

export const HARM_OF_DECEIT: readonly HarmRule[] = [
  {
    wish: 'a forged paper',
    all: [
      'fake / forged / counterfeit / gefalscht* / fals* / faux / fausse',
      'driving licence / driving license / passport* / diploma* / fuhrerschein* / ausweis / reisepass / pasaporte* / titulo / dni / permis / passeport / diplome',
    ],
    within: 3,
    unless: ['how to spot / spot forged / ordner / folder / check / detect* / recogni* / somebody gave / showed me a'],
  },
  {
    wish: 'another forged paper',
    all: [FAKE, PAPER],
    within: 4,
    unless: [
      NO_PAPER,
      'power bi / sonne faux / sonnent faux / joue faux / jouent faux / chante faux / chantent faux / faux plafond / faux plancher / faux plafonds',
      'remove / competitor posted / reviews / insurance fraud by / how to spot / to spot / spotting / paid a / fell for / reingefallen / erkennen / reconnaitre / reconocer / never invent* / not invent* / mots de passe / mot de passe / teach our / talk to teach / course on / is this signature / is this label / is this a / reported',
    ],
  },
  {
    wish: 'a paper that only looks real',
    all: [PAPER, GIVE_ME, UNSEEN_BY_CHECK],
    within: 16,
    unless: [NO_PAPER, OWN, 'print quality / template / participants / our course / our school / our club / teilnehmer / participantes'],
  },
  {
    wish: 'a paper never earned or without the check it attests',
    all: [PAPER, NEVER_EARNED],
    within: 20,
    unless: [
      NO_PAPER,
      'where can i take / where can i / can i still / how do i get / is it enough / what happens / sin examen ni / never took out / passed away / debt collector* / lines of',
    ],
  },
  {
    wish: 'pay slips of a wage that is not paid',
    all: [
      'payslip* / pay slip* / gehaltsnachweis* / lohnzettel / lohnabrechnung* / gehaltsabrechnung* / nomina / nominas / fiche de paie / fiches de paie / bulletin de salaire / bulletins de salaire',
      GIVE_ME,
      'rent / flat / apartment / wohnung / loan / kredit / alquilen / alquiler / piso / prestamo / location / dossier / pret / credit / landlord / vermieter / svp',
    ],
    within: 18,
    unless: ['employees / mitarbeiter / angestellte / empleados / salaries / every month / me deben / reclamar / software / missing'],
  },
  {
    wish: 'a wage that is higher on paper',
    all: [
      'payslip* / pay slip* / wage slip* / payroll slip* / gehaltsnachweis* / lohnzettel / lohnabrechnung* / gehaltsabrechnung* / nomina / nominas / fiche de paie / fiches de paie / bulletin de salaire / bulletins de salaire / bulletin de paie / bulletins de paie',
      'edit / edited / editing / change / changed / alter / altered / redo / remake / fix up / photoshop / touch up / tweak / rewrite / refaire / refasse / modifier / modifie / changer / bidouiller / retoucher / gonfler / andern / bearbeiten / abandern / umschreiben / hochsetzen / cambiar / cambie / modificar / editar / retocar / rehacer / subir',
      'instead of / more a month / euros more / pounds more / dollars more / more on / a bit higher / higher / de plus / au lieu de / plus eleve / mehr / statt / anstatt / hoher / mas / en vez de / en lugar de / mas alto / so that it says / so it says / so they say / so it shows',
    ],
    within: 20,
    unless: [
      'employees / our staff / staff / mitarbeiter* / angestellte / empleados / salaries / wrong / error* / mistake* / falsch / fehler / incorrect* / erreur / reclam* / software / program / template / translate / ubersetz* / traduc* / traduir* / every month / overtime / uberstunden / my employer must / tell my employer / write to my employer / understand / explain',
    ],
  },
  { wish: 'a document altered to deceive', all: [OFFICIAL_PAPER, ALTER, TO_FOOL], within: 8, unless: [HONEST_CHANGE] },
  {
    wish: 'a figure or line in a document altered',
    all: [ALTER, FIGURE_OR_LINE, OFFICIAL_PAPER],
    within: 9,
    unless: [
      HONEST_CHANGE,
      'translate / sprache / language / prepare / vorbereit* / may i name / instead of family / pide cuentas / que cambio para',
    ],
  },
  {
    wish: "somebody else's signature",
    all: [SIGN_FOR],
    unless: ['expert / graphologist / is it real / digital / power of attorney for me / collect the / einholen'],
  },
  {
    wish: "an official's stamp or badge",
    all: [STAMP_OF, OF_OFFICIALS, `${PASS_AS} / just fill it`],
    within: 18,
    unless: ['our own / must be clearly'],
  },
  {
    wish: 'to be taken for somebody else',
    all: [
      PASS_AS,
      'insurer / insurance / bank / beneficiary / people s doors / doors / pensioners / versicherung / banco / banque / old people / alte leute / support',
      `${PERSON} / support / inspector / script / number / uniform / badge`,
    ],
    within: 18,
    unless: ['got a call / called my / called me / rang my / what now / power of attorney / vollmacht vom / procuration / poder notarial'],
  },
  {
    wish: 'a whole thesis to hand in as mine',
    all: [THESIS, WRITE_ALL, AS_MINE],
    within: 20,
    unless: [HONEST_LEARNING, 'kein ghostwriting / no ghostwriting / pas de ghostwriting / traducteurs / pour la police'],
  },
  {
    wish: 'somebody else in the exam',
    all: [EXAM, INSTEAD_OF_ME],
    within: 12,
    unless: [
      NO_EXAM_FRAUD,
      'explain / register me / anmelden / book / blood / medical / drug test / test results / software / unit test* / a b test / car through / van through / a prueba / spss / auswert* / umfrage / studie',
    ],
  },
  { wish: 'cheating in an exam', all: [EXAM, EAR], within: 14, unless: [NO_EXAM_FRAUD] },
  { wish: 'invented reviews or followers', all: [REVIEWS, INVENTED_VOICES, PRAISE_WANTED], within: 18, unless: [NOT_INVENTED] },
  {
    wish: 'reviews written for oneself',
    all: [
      'reviews / bewertungen / rezensionen / resenas / opiniones / avis / five star',
      'write 50 / write 80 / write 100 / write 200 / write 20 / write 30 / 400 avis / 300 resenas / avis positifs / positive bewertungen / gute bewertungen / opiniones positivas / resenas de cinco / five star / 5 star / funf sterne / 5 sterne / cinq etoiles / 5 etoiles / schlechte bewertungen / malas opiniones / bad reviews / mauvais avis',
      PRAISE_WANTED,
    ],
    within: 10,
    unless: [NOT_INVENTED],
  },
  {
    wish: 'followers or likes bought',
    all: [
      'follower* / likes / seguidores / abonnes / upvotes',
      MANY_BOUGHT,
      `${PRAISE_WANTED} / believe / denken / glauben / marcas / bots`,
    ],
    within: 10,
    unless: [NOT_INVENTED, 'grow / authentic / strategy / content / we have / our 3000 / our followers / newsletter'],
  },
  { wish: 'clicks, installs or plays that are none', all: [`${CLICKS} / ${RANK_TRICK}`] },
  {
    wish: 'a page or mail that is taken for a trusted one',
    all: [LOOKALIKE, TRUSTED, TAKE_IN],
    within: 20,
    unless: [NOT_FOOLING, TAKEN_IN],
  },
  {
    wish: 'a payment led astray',
    all: [
      'qr / qr code / sticker / iban / aufkleber',
      'payment goes / goes to my / pay to me / instead of the city / zahlung an mich / pago me llegue / paiement',
      'parking / machine* / parkautomat* / parquimetro* / horodateur* / over the / uberkleb*',
    ],
    within: 16,
  },
  {
    wish: "a profile under somebody else's name",
    all: [FALSE_PROFILE, `${PERSON} / mayor* / politician* / candidate / alcalde / maire / burgermeister* / official / class`],
    within: 14,
    unless: ['somebody made / someone made / delete a / remove a / losch* / le faire tomber / faux compte du'],
  },
  {
    wish: 'calls under a false name',
    all: [
      VISHING,
      'call / calls / script / number / anrufen / anrufe / llamar / llamadas / appeler / appels / phone / telefon* / transfers / transfer / uberweis* / transfiera / virement',
    ],
    within: 10,
    unless: [
      'got a call / called my / called me / rang my / what now / hat angerufen / rief an / me llamaron / m a appele / block / scam calls / my grandma / receives / real microsoft',
    ],
  },
  {
    wish: 'malware that nobody finds',
    all: [
      'undetectable / antivirus keeps / antivirus mustn t / virenscanner / antivirenprogramm / antivirus no / antivirus ne',
      'victim* / exe / payload / opfer / victimas / victimes',
    ],
    within: 14,
  },
  { wish: 'malware', all: [MALWARE, BUILD_IT, OF_MALWARE], within: 14, unless: [MALWARE_CLEAN] },
  { wish: 'an attack on a site', all: [TAKE_DOWN, THEIR_SITE], within: 14, unless: [NOT_TAKEN_DOWN, 'flood of / mapped onto'] },
  {
    wish: "other people's data taken",
    all: [STEAL_DATA, NO_MATTER_HOW],
    within: 16,
    unless: [
      'our own / breach* / leaked / was stolen / reset / password manager / change the / being tried / laptop with / laptop was / login form',
    ],
  },
  {
    wish: 'a false witness',
    all: [WITNESS, NOT_SO],
    within: 22,
    unless: [
      'truthfully / summoned / saw it / how a hearing / nervous / vereidigt / dolmetsch* / ubersetz* / sworn interpreter / interpreter',
    ],
  },
  {
    wish: 'an alarm for nothing',
    all: [FALSE_ALARM, FOR_NOTHING],
    within: 12,
    unless: ['plan / drill / evacuat* / procedure / button / watch / false alarm calls / what to do if'],
  },
  {
    wish: 'a diploma or licence with seal and all',
    all: [
      'diploma* / degree / meisterbrief* / gesellenbrief* / zeugnis / abitur / abiturzeugnis / *zeugnis / titulo / diplome / permis / fuhrerschein / licence / certificate / passport / id card',
      'hologram* / with stamp / with seal / stamp seal / sello y / con sello / avec tampon / mit stempel / mit siegel / on my name / in my name / with my name / auf meinen namen / a mi nombre / a mon nom / on my brother',
      GIVE_ME,
    ],
    within: 14,
    unless: [
      'translate / translation / lost / ubersetz* / traduc* / apostille / our school / our course / participants / teilnehmer / copy of my',
    ],
  },
  {
    wish: 'an age that is not so on a card',
    all: [
      'id / id card / ausweis / dni / carte d identite / personalausweis / student card / schulerausweis',
      'age 18 / over 18 / so he gets in / so she gets in / to get in clubs / gets in the clubs / uber 18 / volljahrig / mayor de edad / entrar en discotecas / majeur / boite / club',
      GIVE_ME,
    ],
    within: 20,
    unless: ['scanner / check / verify / door staff / bouncers'],
  },
  {
    wish: 'a test passed without what it asks',
    all: [
      'make it pass / so it passes / pass without / passes without / gets through without / trotzdem durch* / plakette ohne / durch den tuv / que pase la / que pase sin / pasar la itv / passer le controle / passe le controle / qu il passe / so it still passes',
      'without replacing / without repair* / without fixing / worn / ohne reparatur / ohne zu reparieren / ohne was / sin arreglar / sin cambiar / sans reparer / sans changer / knows an inspector / prufer der / inspector que / kennt einen',
    ],
    within: 14,
  },
  {
    wish: 'a work of his destroyed after leaving',
    all: [
      'logic bomb / wipes the / wipe the firm / delete the company / delete everything / loscht alles / alles loschen / borre todo / borrar todo / efface tout / effacer tout / after they fire me / wenn sie mich / si me despiden / s ils me virent',
      'firm s / fire me / fired / company s / old boss / servers / kundig* / gefeuert / rausschmeiß* / despid* / empresa / virent / boite / licencient',
    ],
    within: 10,
    unless: ['restore / recover / backup / my account / gdpr'],
  },
  {
    wish: 'a personal paper that looks real',
    all: [
      'birth certificate / passport* / diploma* / degree / id card / driving licence / urkunde / geburtsurkunde / ausweis / zeugnis / pasaporte / titulo / passeport / diplome',
      'looks real / looks genuine / look real / look genuine / echt aussieht / parezca real / l air vrai',
    ],
    within: 8,
    unless: ['check / whether / verify / translate'],
  },
]
