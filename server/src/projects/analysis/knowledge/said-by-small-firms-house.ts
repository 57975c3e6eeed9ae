/** What clients say: small firms, schools and clubs of computers, house and garden; written before any list of works was read (2026-11-27). By the package's id, ' / ' between. */
export const SAID_BY_SMALL_FIRMS_OF_HOUSE_AND_IT: Readonly<Record<string, string>> = {
  'business-website':
    'We run a small bakery with two branches and only have a Facebook page. Customers keep asking for opening hours and cake photos, so we want a proper home on the internet. / Wedding venue, need one striking page for an open day in March with a sign-up form and a countdown, for the link in our adverts. / Wir sind eine kleine Tischlerei und möchten zeigen, was wir bauen: Küchen, Treppen, ein paar Referenzen, Anfahrt und ein Formular. Bisher gibt es nur einen Eintrag im Telefonbuch. / Nuestra academia de inglés abrió hace un mes y todavía no aparece en internet. Hace falta algo sencillo con los cursos, los horarios, el profesorado y un mapa.',
  'web-shop':
    "Our farm shop wants to sell cheese boxes and hampers online, with card payment and a choice of collection day or courier delivery. / Le menu de notre restaurant sur internet date de l'an dernier et on ne peut pas commander à emporter. Les clients devraient pouvoir choisir, payer et venir chercher à l'heure dite.",
  'broken-hacked-site':
    "Since Tuesday our club's pages show adverts for pills and Google says the site may be hacked. The person who built it in WordPress moved abroad. / Nach dem letzten Plugin-Update sieht man bei unserem Gasthof nur noch eine weiße Seite, auch ins Verwaltungsmenü komme ich nicht mehr hinein. / Depuis que l'hébergeur a changé de serveur, les images de notre boutique de laine ne s'affichent plus et la moitié des liens donnent une page introuvable.",
  'booking-payment-integration':
    "Physio practice with four therapists. Patients should pick a free slot themselves on our pages and get a reminder the day before instead of ringing reception. / Auf der Seite unserer Gemeinde sollen Bürger die Hallen und Grillplätze online reservieren können, mit Belegungskalender und Bestätigung durch das Rathaus. / L'école de musique veut que les familles s'inscrivent en ligne à la rentrée, choisissent l'instrument et le créneau, et règlent en trois fois.",
  'accessible-site':
    "Parish council: an inspector told us our pages can't be used by blind residents with screen readers and gave us six months to put it right.",
  'website-change':
    'When somebody fills in the contact form on our roofing site we never get the message. Found out because a customer complained we ignored her three times. / The solicitor says our cookie banner is unlawful because it loads Google tracking before anyone clicks yes. Please set the consent thing up correctly.',
  'domain-hosting':
    "We changed our name from Millbrook Joinery to Millbrook & Sons and need the site moved to the new address, with the old links still leading somewhere sensible. / The padlock in the browser is gone and visitors to our dental practice pages get a red warning that the connection isn't private. / Le certificat de notre extranet a expiré un dimanche et tout était bloqué. Son renouvellement doit se faire automatiquement sur nos trois serveurs. / Our newsletters and even normal replies land in people's spam folder. A friend said there is something missing on our domain.",
  'cms-relaunch':
    "Our site was made in 2011 and looks it. On a mobile you have to pinch and scroll sideways. About thirty pages of text about our kennels should be kept. / Our volunteers can't change a single word on the museum's site, everything goes through a man who takes weeks. We want to edit news and events ourselves. / Queremos pasar nuestra tienda de Prestashop a Shopify con los dos mil artículos, los clientes y los pedidos antiguos, y que Google nos siga encontrando.",
  'seo-work':
    "If you search for dog groomer in our town we come up on page four, behind shops that closed years ago. We'd like to be found.",
  'shop-change':
    'Checkout on our wine shop fails for everybody using Visa since the update last weekend. The order appears but no money arrives. / Our web shop does well, and customers keep asking for an icon on their home screen. Something that behaves like an app but comes from the site we have.',
  'system-integration':
    "Garden centre with 900 products in a spreadsheet, we'd like stock in the till and stock in the web shop to agree so we stop selling things we don't have. / A supplier offers an interface for live stock levels, a hundred pages of documentation in English. We'd like our ordering program to use it. / Youth hostel: our door code machine, the booking list and the cleaning roster are three separate systems. A middle piece should pass arrivals on automatically. / Moving from one club management package to another: 3,000 people with family links, bank details and badges need to come across cleanly. / Queremos que nuestro programa de reservas envíe los datos de los huéspedes a la plataforma de la policía automáticamente, como exige la ley.",
  'web-application':
    "Allotment association wants a page where members see which plots are free, put themselves on the waiting list and pay the yearly rent. / Kunden sollen sich ihr Gartentor auf unserer Seite selbst zusammenstellen, Breite, Füllung, Farbe, und sofort den Preis sehen und anfragen können. / Los clientes de la asesoría nos mandan papeles por WhatsApp y se pierden. Queremos una zona privada en la web donde cada cliente suba sus documentos y vea los suyos. / We hire out scaffolding and keep everything on a whiteboard and three spreadsheets. We'd like one program that knows what is where, till when, and what to bill. / Our membership database in Access breaks whenever two people open it. Twelve hundred members, subscriptions, letters; we want something several can use at once. / The school wants parents to choose slots for the teachers' evening, each teacher ten minutes, siblings back to back, and a printed plan at the end. / Our excel for quoting windows has grown to 40 tabs with macros, and only Brian understands it. Turn it into a real program that all salespeople can use. / Unsere Werkstatt plant Aufträge mit Magnetkärtchen an der Tafel. Wir möchten das am Bildschirm haben, mit Maschinenbelegung, Terminen und Warnung bei Verzug. / Das Rathaus bekommt Anträge auf Papier und tippt alles dreimal ab. Wir suchen ein maßgeschneidertes Programm, das den Antrag von der Annahme bis zum Bescheid begleitet. / Llevamos la gestión del taller mecánico en libretas: citas, recambios, presupuestos, historial de cada coche. Queremos un programa hecho a nuestra medida. / La federación necesita un sistema para inscribir equipos, generar calendarios de liga, meter resultados desde cada club y publicar la clasificación. / Pour la cantine, les familles annulent par téléphone, par mail, par mot. On voudrait un logiciel qui centralise les présences et sort la facture mensuelle.",
  'site-care':
    'La chica que llevaba la tienda en línea de zapatos se fue y nadie sabe actualizarla. Salen avisos de versión antigua y a veces se cae; buscamos a alguien que la mantenga cada mes.',
  'analytics-setup':
    "On ne sait pas combien de personnes visitent les pages du camping ni d'où elles viennent. J'aimerais des chiffres fiables chaque mois, conformes aux règles sur la vie privée.",
  'new-mobile-app':
    "Our volunteers fix footpaths all over the parish. They should snap a photo of damage on the phone, with the spot on the map, and it lands on our list. / Our coffee bars still use paper stamp cards. We'd like one on the phone, scanned at the till, with the tenth cup free. / Hotel with 60 rooms: guests should open their room door with their own phone and order breakfast on it, all under our name. / The orchard has no signal in half of the rows. Pickers need to record crates on a phone there and have it all sent once they are back at the yard. / Our audio tour of the old town should start by itself when a visitor stands in front of a monument, with headphones, in four languages. / Tradesmen in our firm write hours on scraps of paper. A simple thing on the phone, start, stop, which site, and the office gets the week's total. / The nursery wants to send parents little reports through the day, naps, meals, photos, to their phones only, with staff entering it on a tablet. / Unsere Feuerwehr möchte beim Alarm auf den Handys sehen, wer kommt und in wie vielen Minuten, mit Anzeige auf dem Bildschirm im Gerätehaus. / Für unseren Weinwanderweg wünschen wir uns ein Quiz für Familien am Smartphone, mit QR-Codes an den Stationen und einer Urkunde am Schluss. / Unsere Monteure sollen Wartungsprotokolle am Tablet ausfüllen, Fotos anhängen und vom Kunden unterschreiben lassen, danach geht das PDF automatisch ins Büro. / La cooperativa quiere que los agricultores apunten desde el móvil los tratamientos de cada parcela, aunque en el campo falte cobertura, y luego sacar el cuaderno oficial. / En las fiestas del pueblo vienen miles de personas. El ayuntamiento quiere un programa en el móvil con mapa, avisos de cambios y aparcamientos. / Nos infirmières à domicile notent leurs tournées sur un carnet. On veut une application sur téléphone avec l'ordre des visites, les soins faits et la transmission à la collègue. / Les clients de la boucherie aimeraient commander leur rôti depuis leur téléphone et recevoir un message quand c'est prêt, avec leurs points de fidélité. / Pour compter les oiseaux, nos bénévoles voudraient photographier, choisir l'espèce et envoyer la position GPS depuis leur portable, puis exporter le tout en tableau.",
  'app-bug':
    "The app a student built for our gym crashes on start since the latest iPhone update. Members are furious and he no longer answers. / Nuestra aplicación de reparto funciona, pero va lentísima cuando hay más de cincuenta pedidos y se queda congelada en teléfonos baratos. / Depuis la mise à jour, les notifications de notre application paroissiale n'arrivent plus sur les iPhone alors que tout marche ailleurs.",
  'app-publish':
    "Apple rejected our club's app twice, something about account deletion and privacy labels. Someone should get it through the review and into the store. / Tenemos la aplicación terminada por un primo informático y nadie sabe publicarla en las tiendas de Apple y Google: cuentas, fichas, capturas, firmas.",
  'app-modernise':
    'We already have an app for Android tablets in the milking parlour; now half the neighbours want it on iPads too. / Google wrote that our app will vanish from the Play store because it targets an old version. It was made five years ago, works fine otherwise.',
  'app-feature':
    "Messages about cancelled trainings ought to pop up on every player's phone at once. Our app has a news page, but nobody opens it in time. / We'd like in our bakery app a monthly subscription for bread, paid through the phone's own wallet, that people can pause in holidays.",
  prototype:
    "Before we pay a company for an app, I'd like clickable drawings of the screens we can show to our museum board and try with visitors.",
  'app-after-launch':
    'Wir haben eine App für Mitglieder der Genossenschaft, die nur ältere Leute nutzen; die Schrift ist winzig und Vorlesen klappt gar nicht. Das muss barrierefrei werden.',
  'legacy-code':
    "The program that weighs our grain trucks was written in Visual Basic in 1998 and only runs on one dying PC. It should live on, on something modern. / The firm that programmed our order system went bust and left us the code on a stick. Can somebody look it over and tell us if it can be maintained? / Unser Programmierer geht nach zwölf Jahren in Rente. Jemand soll sein Programm so beschreiben, dass ein Nachfolger damit arbeiten kann. / Notre coopérative gère les apports de lait dans un vieux logiciel en DOS. Il faut le réécrire pour qu'il tourne dans un navigateur, avec l'historique.",
  'program-fault':
    'The invoice program rounds VAT wrongly on discounted items, one cent off, and the accountant goes mad. The supplier shrugs, we own the source code. / Quand on exporte la liste des adhérents, les accents deviennent des signes bizarres et le programme plante sur certains noms. On a le code en Python.',
  'slow-database':
    'Our booking program gets slower every month; opening the calendar takes 40 seconds now. A programmer made it for us on a MySQL database.',
  'desktop-program':
    "Label printing: scan an article code in the store, fetch name and price from the till database and print a shelf label. We have a Zebra printer. / An old till in the canteen spits out data over a serial cable. We'd like a small program that catches it and writes the day's takings to a file. / Die Waage im Hofladen kann Daten per Netzwerk ausgeben. Ein kleines Programm soll daraus Etiketten mit Chargennummer und Haltbarkeit drucken. / Les devis de notre serrurerie prennent deux heures chacun. On aimerait un outil maison qui calcule matière, découpe et pose à partir des cotes.",
  'software-testing':
    'Each time our developer ships a fix something else breaks. We want automatic checks in the project so faults show up before the customers find them.',
  'software-choice':
    'We have an idea for software for choirs, scores, attendance and concerts, and want somebody to write down exactly what it must do before getting quotes.',
  'automation-script':
    'Cada banco nos da los movimientos en un formato distinto y los cuadro a mano. Busco un programita que los junte y los case con las facturas. / Invoices from suppliers come as PDFs in all shapes. Amount, date and number should be read out by themselves and land in the accounts. / On reçoit des bons de livraison écrits à la main par les chauffeurs. Il faudrait les lire automatiquement et remplir notre tableau de suivi.',
  dashboard:
    "Three years of till receipts sit in files. I'd like to see on one screen which cakes sell on which weekday and what we throw away. / The headteacher needs figures on absences from three systems every month; it takes the secretary two days. It should be one report that fills itself. / Im Controlling bauen wir jeden Monat dieselben Tabellen aus der Warenwirtschaft. Das soll in Power BI laufen, nach Filiale, Warengruppe und Vorjahr. / Cada lunes el jefe pide ventas por tienda y por vendedor y tardo toda la mañana. Quiero un panel que se actualice solo. / Notre office de tourisme a des chiffres de fréquentation partout, billetterie, wifi, parkings. Je voudrais un tableau de bord unique pour les élus.",
  'chatbot-llm':
    'We get sixty emails a day asking the same ten things about opening times, dogs and parking. Something should draft the answers from our own information. / Staff spend ages looking up things in 300 manuals and service sheets. We want to ask a question and get the answer with the page it came from. / Le standard passe ses journées à orienter les gens. Une voix automatique devrait comprendre la demande, répondre aux questions simples et transférer le reste.',
  'prediction-model':
    'How many rolls do we have to bake on a rainy Saturday in holidays? We have five years of sales and want a number each evening. / Apples come down the belt and two women sort out the bruised ones. A camera that spots them would help in the season. / The gym loses about thirty members a month. From the check-in data, can one tell who is about to leave so we can ring them first? / The tool that predicts our laundry volumes was fine until spring; now it is wrong by half. Nobody knows why, the student who built it left. / Unsere Molkerei möchte sehen, ob eine Kuh krank wird, bevor sie weniger Milch gibt. Daten vom Melkroboter haben wir seit vier Jahren. / Wir haben Tausende Produktfotos und keiner findet etwas. Ein System soll erkennen, was darauf ist, und Schlagworte vergeben. / En la clínica dental faltan muchos pacientes a la cita. Con el historial que tenemos, ¿se puede adivinar quién no va a venir?',
  'data-entry':
    "The archive of the parish, 4,000 handwritten baptism entries, photographed. We'd like them readable and searchable on the computer.",
  'data-evaluation':
    'We did a survey among 640 residents, with lots of free text. Someone please work out what they actually say, with tables and charts for the council. / Our greenhouse sensors have logged temperature and humidity for two seasons. What made the tomatoes crack in July? Somebody who can read such data. / Bewertungen auf drei Portalen, über 2.000 Stück: Was stört unsere Hotelgäste wirklich, und hat sich seit dem Umbau etwas gebessert? / Tenemos los datos de riego, lluvia y cosecha de diez campañas en hojas sueltas. Queremos saber qué riego rinde más en cada parcela.',
  'data-pipeline':
    'Data from the shop, the market stall and the online sales should flow into one place each night so that we can compare them at all.',
  'ai-at-work':
    "Board meetings last three hours and writing minutes takes me a day. I'd like recordings turned into text with decisions and to-dos. / We wonder where artificial intelligence could really save us time in a twelve-person surveying office. Someone should look at our days and give a plan.",
  'product-texts':
    'Nuestra base de datos de productos tiene descripciones vacías en cuatro mil artículos. Queremos textos generados a partir de las fichas técnicas y revisados.',
  'web-data':
    "Les appels d'offres tombent tous les jours sur dix sites. On aimerait que quelque chose les trie et nous signale ceux qui nous concernent.",
  'server-migration':
    "The server in the cupboard is nine years old and hums. We'd rather have everything, files and the accounts program, in a data centre somewhere. / The web agency is closing and our three sites and a database sit on their machine. They must be moved to our own hosting by the end of June. / Die Praxissoftware-Firma bietet ihr Programm nur noch gehostet an. Wir möchten unsere virtuellen Maschinen vom Keller zu einem deutschen Rechenzentrum umziehen. / Nuestra tienda está en un servidor compartido y se cae cada dos por tres. Queremos pasarla a algo más potente y que alguien lo administre. / L'association héberge douze petits sites chez six fournisseurs différents. Il faudrait tout regrouper au même endroit, avec une facture et une sauvegarde.",
  'cloud-bill': 'Our Amazon cloud bill went from 200 to 900 a month and nobody did anything. Find out where it goes and bring it down.',
  'outage-performance':
    'On the day of our Christmas sale the shop collapsed under visitors for two hours. Next time it should grow with the crowd. / Nachts um drei steht der Webdienst unserer Genossenschaft regelmäßig still und kommt nach zehn Minuten wieder. Wir suchen jemanden, der die Ursache auf den Servern findet.',
  'monitoring-setup':
    "We only learn that the ordering portal is down when customers ring. I'd like an alarm on our phones before that. / The logs of our four services are spread over four machines, and hunting an error takes half a day. They should come together where we can search.",
  'version-control':
    "Our programmer keeps everything on his laptop. If he is run over by a bus it's all gone; the code should be in a safe shared place with history. / We would like a copy of our membership portal where new things can be tried out, exactly like the real one but with invented people.",
  'container-platform':
    "Works on the developer's machine, breaks on ours, every time. He mentioned containers; someone who knows should set that up for the project.",
  'access-rights':
    'Auditors want to know who can get into our Azure account and what. Eleven ex-employees are still in there. Tidy it up properly. / Who in our school can see what? Pupils found the folder with the staff appraisals. The rights on the shared drives need sorting from scratch.',
  'cloud-setup':
    'Our small software firm runs twelve machines, each set up by hand and slightly different. They ought to be described in files so they can be rebuilt in an hour. / Unsere Plattform für Vereinsbuchungen soll auch weiterlaufen, wenn ein ganzes Rechenzentrum ausfällt. Bisher hängt alles an einer einzigen Maschine.',
  'hosting-advice':
    'The IT student wants to put our little ordering tool on Kubernetes, the old one says a single machine will do. We need an experienced opinion and a plan.',
  'delivery-pipeline':
    "Passwords for the payment service are written in plain text in our program's code, a consultant noticed. They should be kept in a vault instead. / Unser kleines Softwarehaus will von Jenkins auf GitLab umsteigen, fünfzehn Projekte, bei denen jeder Build anders zusammengeschustert ist. / Cuando subimos una versión nueva del programa, la web queda parada quince minutos y llaman los clientes. Debería cambiarse sin que nadie lo note. / Notre éditeur livre son logiciel à la main chez trente clients. On voudrait que les tests et les livraisons s'enchaînent tout seuls à chaque modification.",
  'server-fault':
    "Disk full, database stopped, shop offline, on a Saturday. It's back with a trick, but we want to know why and that it doesn't come again. / El disco compartido donde guardamos los planos va lentísimo y a dos compañeros les pide una contraseña que nadie conoce.",
  'office-it-care':
    "Our files are in Dropbox, old ones on a NAS, contracts in Google Drive. We'd like all twelve of us in one cloud store with clear folders and rights. / We take on four new people in September and each needs a laptop with mail, our programs and the right folders, ready on their first day. / We're eight people in a tax office with nobody who knows computers. Looking for a person we can ring, who also comes by when needed. / Notre comptable part à la retraite. Son poste doit être vidé, ses dossiers transmis à la remplaçante et son compte fermé correctement.",
  'server-care':
    'El programador dejó la empresa y las claves de los servidores las tiene él. Hay que recuperar el control, cambiar accesos y documentar lo que hay.',
  'database-move':
    'La base de datos MySQL de la cooperativa ocupa ya 300 GB en la máquina local. Queremos llevarla a un servicio gestionado en la nube y conservar todos los registros.',
  'disaster-recovery':
    "Si la salle du serveur brûle, combien de temps sommes-nous à l'arrêt ? La mairie veut un plan de reprise chez un hébergeur et un essai réel. / Was machen wir, wenn morgen alle Rechner tot sind? Wir wollen einen Notfallplan mit Telefonlisten, Zuständigkeiten und einer Übung im Stadtwerk.",
  'slow-computer':
    'The reception computer takes a quarter of an hour to be ready in the morning and freezes when I open two things at once. / The blue screen with the sad face appears several times a day on the till PC, always in the middle of serving. / Auf dem Mac im Fotostudio ist der Speicher voll, er nimmt keine Bilder mehr an. Größere Platte hinein oder auslagern, Hauptsache es geht weiter. / Compramos diez portátiles usados para el aula de informática. Hay que limpiarlos, ponerles más memoria e instalar un sistema ligero.',
  'printer-help':
    'Since Windows updated itself last night the label printer in the packing room prints blank stickers. Turned everything off and on twice. / The scanner used to send documents straight into the folder on the server. Since we changed the router it says connection error. / Der Drucker im Pfarrbüro zieht immer mehrere Blätter auf einmal ein und hinterlässt graue Streifen auf den Gottesdienstordnungen.',
  'data-rescue':
    "I spilled tea over the laptop with the whole choir correspondence on it. It won't come on, but the letters matter more than the machine. / The external drive with ten years of wedding photos clicks and no longer shows up. There is no second copy.",
  'new-computer-move':
    "The doctor's old PC gets replaced on Friday; everything on it, mails, bookmarks, the dictation program, should be on the new one on Monday.",
  'program-trouble':
    "My predecessor as club treasurer died and nobody knows the password to the computer with the accounts on it. We have the widow's consent. / Das Kartenlesegerät in der Praxis wird vom Rechner nicht mehr erkannt, seit gestern können wir keine Versichertenkarten einlesen. / Cada vez que abro el certificado digital para firmar en la sede electrónica me da error. He probado con dos navegadores. / Depuis le changement d'opérateur, le téléphone de la directrice n'affiche plus ses mails ni l'agenda partagé.",
  'meeting-room':
    "In the council chamber the projector shows only half of the picture from the clerk's laptop, and with visitors' laptops nothing at all. / Video calls from our meeting room are a pain: people at the far end can't hear those at the back, and the picture is a tunnel. We want proper kit installed.",
  'operating-system':
    'All 25 machines in the library still run Windows 10. Which can take the new one, which must go, and who does the change over?',
  'mail-collaboration':
    "We'd like our mail to be @ our own name instead of gmail, for six people, with phones and calendars that match. / Seit der Umstellung auf Microsoft 365 sind bei drei Mitarbeitern die alten Mails verschwunden, und die Kalender zeigen alles doppelt.",
  'computer-lessons':
    'Older members of our senior club want to learn their laptops: mails, photos, video calls with grandchildren. Six people, patient teacher wanted.',
  'office-it-move':
    'Our office moves to a new building on the 14th. Eleven workplaces with computers, printer, phones must be taken down and working again on Monday morning.',
  'remote-access':
    'Queremos que los cinco de la oficina podamos trabajar desde casa como si estuviéramos aquí, con nuestros programas y carpetas. / Two branches in two towns should work as though they were in one building, same files, same phones. / Doctor on call wants to reach the practice computers from home safely. Tried with what the router offers and gave up.',
  'it-inventory':
    'Nous avons un parc de trente ordinateurs et aucune liste. Qui a quoi, quel âge, quelles licences : il faudrait un inventaire et un plan de remplacement.',
  'backup-setup':
    "Le vieux PC qui commande la découpeuse tourne sous Windows XP. S'il meurt, l'atelier s'arrête : on voudrait une copie exacte, prête à remplacer. / We keep backups on a drive that is always plugged in next to the server. If a virus comes, it takes both, doesn't it? Make it safe. / Nos sauvegardes n'ont jamais été testées et le disque est dans le même placard que le serveur. Il nous faut une solution solide, avec une copie ailleurs.",
  'security-questionnaire':
    'Our insurer sent a questionnaire with 70 questions on computer security and will only renew if we tick most of them. Help us find out and close the gaps.',
  'hacked-account':
    'Somebody wrote to our customers in our name with new bank details; one of them paid 8,000. The mails really came from our mailbox. / Instagram account of our boutique, 12,000 followers, was taken over by somebody who now sells crypto with it. We want it back. / Entró un virus por un correo de Correos falso y el antivirus lo ha puesto en cuarentena, dice. No nos fiamos; que alguien compruebe los seis equipos. / Un ordinateur du cabinet envoie des centaines de mails tout seul la nuit. Notre fournisseur menace de nous couper.',
  'security-hardening':
    'The whole staff of our care home uses the same password, on a note by the screen. We want that done decently, with something that remembers them. / The town hall wants the second step with the phone at sign-in for all forty employees, some of whom have only a private mobile or none. / The tax practice wants all laptops scrambled so that a finder can read nothing, and a way to wipe them from afar. / Machines in our sawmill hang in the same network as the office and the maker dials in from outside whenever he likes. That worries us. / Die Firewall steht seit sechs Jahren unberührt im Schrank, die Lizenz ist abgelaufen. Neues Gerät, saubere Regeln, Zugang für drei Leute im Homeoffice.',
  'security-audit':
    "I'd like someone to try to break into our web shop the way a criminal would, and tell us what he found. / On se demande quels vieux logiciels troués tournent encore chez nous. Quelqu'un pourrait balayer le réseau et nous donner la liste avec les corrections.",
  'scam-help':
    "Laptop with patient files was stolen from a car on Saturday. What must we do now, whom to tell, and how do we lock the thing? / Pop-ups everywhere, the browser's start page has changed, and a voice says to ring Microsoft. Our secretary did ring, and let them in.",
  'digital-forensics':
    'Former employee left on bad terms; we suspect he still reads our mails and copied the customer list. Can that be found out so it holds in court?',
  'iso-certification':
    'We got told as a water supplier that new European rules apply to us. Tell us where we stand and what must be done first. / Unsere Arztpraxis muss die IT-Sicherheitsrichtlinie der KBV erfüllen. Bitte prüfen, was fehlt, und die Unterlagen dazu erstellen. / En el ayuntamiento nos piden el Esquema Nacional de Seguridad para optar a una subvención. Empezamos de cero.',
  'gdpr-technical-work':
    'Wir brauchen eine Übersicht, welche personenbezogenen Daten wo verarbeitet werden, samt Löschfristen und Verträgen mit Dienstleistern, die Aufsicht hat nachgefragt.',
  ransomware: 'Nuestro proveedor fue atacado y tenía acceso a nuestra red. Queremos revisar qué ha podido pasar y cerrar esa puerta.',
  'online-takedown':
    'Alguien ha creado una web igual que la nuestra, con otro nombre parecido, y engaña a los clientes del hotel. Hay que tumbarla y evitar que se repita.',
  'device-management':
    'Nos vendeurs travaillent sur leurs téléphones personnels avec les fichiers clients dedans. Il faudrait séparer le privé du professionnel et pouvoir effacer à distance.',
  'site-wifi':
    'Guests on the second floor complain every day that the internet drops in rooms 21 to 28. Downstairs in the lobby it is perfect. / Customers in our café should surf free once they have accepted our terms, on a line of their own, well apart from the till and the camera recorder. / Handheld scanners lose connection each time the forklift drives from hall A to hall B, and the driver has to log in again. / In unserem Fachwerkhotel mit dicken Wänden reicht ein Router nicht. Wir möchten in allen 18 Zimmern guten Empfang, und die alten Decken sollen heil bleiben. / En el mercado cubierto hay veinte puestos y cada uno tiene su router. Se molestan entre sí y nadie puede cobrar con tarjeta. Queremos una red común.',
  'network-cabling':
    "We're refitting the office and want sockets for computers at all fourteen desks, the cables ending in one tidy cupboard. / On installe huit caméras et douze postes dans la nouvelle boutique. Il faut tirer les câbles, poser une baie et tout certifier avant le plafond.",
  'network-fault':
    "Every day around eleven the whole network at the accountants' freezes for five minutes. Phones too. Restarting the box under the stairs helps till tomorrow. / New printer and now half of the computers show an address conflict. I think somebody gave out fixed numbers years ago and nobody wrote them down. / Depuis un orage, la moitié des prises réseau du cabinet sont mortes. Le voyant de l'appareil dans l'armoire clignote orange.",
  'internet-outage':
    'The provider promises fibre at 500, but at our desks we measure 40. Somewhere between the cellar and the third floor it gets lost.',
  'voip-phones':
    "The old ISDN phone box at the parish office is being switched off. We have three numbers, a door intercom and a fax that's still used. / Beim Telefonieren über die neue Anlage hört man uns abgehackt, besonders wenn jemand große Dateien hochlädt. / Queremos cambiar la centralita vieja del hotel por teléfonos por internet, con extensiones en treinta habitaciones y el mismo número de siempre.",
  'office-network':
    'During services we stream from the church, and the picture stutters each time the congregation comes in with their phones. / Four offices share one house and one internet line. Each should have its own part, unseen by the others, with fair shares of the speed. / Los alumnos se conectan con sus móviles a la wifi de profesores porque la clave corre por ahí. Cada persona debería entrar con su propio usuario.',
  'rack-tidy':
    'Nobody can say which cable in the comms cupboard goes where. It looks like spaghetti, eleven switches, half of it dead. Sort, label, draw.',
  'building-link':
    "A digger went through the cable between our two school buildings. It was glass fibre, laid in the nineties, and we've taped over the ends. / Del edificio principal a la bodega hay medio kilómetro en línea recta, con viñas en medio. Hace falta llevar internet para las cámaras y los depósitos.",
  'tv-aerial':
    'We are out in the sticks, copper gives us 3 megabits. Is there anything better, satellite or mobile, and who puts it up for a small joinery?',
  'cable-run':
    'Der Glasfaseranschluss ist gelegt, aber das Kästchen hängt im Keller, und unser Büro liegt zwei Stockwerke höher. Da muss eine ordentliche Leitung hinauf.',
  'mobile-signal':
    "Notre gîte est dans une vallée où le téléphone passe mal. Les clients veulent appeler depuis les chambres ; il paraît qu'on peut amplifier le signal.",
  'smart-climate':
    "Guests leave our holiday flat with the heating at full blast and windows open. It should turn itself down when nobody is there. / Wir möchten wissen, welche Geräte in der Backstube den Strom fressen. Messstellen im Verteiler und eine Anzeige, die jeder versteht. / Nos radiateurs électriques tournent toute la nuit dans l'école vide. On cherche un système qui les programme classe par classe à distance.",
  'smart-home-build':
    "We have blinds from one maker, lights from another and a thermostat from a third, three apps. One button by the door for everything, please. / My mother lives alone next to our shop. We want to be told if she hasn't been up by ten or falls, in a way that respects her. / The garage door of the workshop should open when my van turns in and shut again when I drive off, and tell me if left open. / The light in the church ought to have scenes, Sunday service, wedding, concert, cleaning, so that the sexton just touches one thing. / Twice the cellar of the parish house stood under water before anyone noticed. Little feelers that shout and shut off the main would be good. / A holiday let with eleven cabins: I'd like to see from home if the power, water and temperature in each are all right in winter. / In unserem Bürogebäude sollen Licht und Lüftung nur laufen, wenn jemand im Raum ist. Bestehende Leitungen, am liebsten mit Funk. / Unser Mähroboter, die Bewässerung und die Gartenbeleuchtung am Hotel sollen aufeinander warten, statt sich gegenseitig in die Quere zu kommen. / En la tienda olvidamos apagar el escaparate y el aire. Querría que todo se apagara solo a las nueve y verlo desde casa. / Vivo a cien kilómetros de la finca. Quiero abrir la cancela, ver el nivel del depósito y encender la bomba desde el móvil. / Dans notre salle de réunion, il faut quatre télécommandes pour l'écran, les stores, le son et la lumière. Un seul petit écran tactile suffirait. / La maison de mes parents, qui tiennent encore le magasin au rez-de-chaussée, doit rester sûre : détection de fumée, de gaz, de chute, alerte sur nos téléphones. / L'arrosage, la piscine et les volets du gîte ont chacun leur application. On voudrait tout réunir, avec des scénarios arrivée et départ des hôtes.",
  'voice-devices':
    'Since we changed the internet box, none of the clever lamps and plugs in the showroom respond any more. About thirty of them.',
  'video-doorbell-fit':
    "Someone rings at the surgery while I'm in the garden with a patient. I'd like to see and talk to them on my mobile and let them in. / Tengo tres apartamentos turísticos y quiero que los huéspedes entren con un código del móvil; ahora voy yo a dar llaves a medianoche.",
  'smart-home-mend':
    'The house the practice moved into has some bus wiring from 2004, KNX it says on the boxes. Half the switches do nothing and the firm is gone. / The automation somebody made in Home Assistant on a little board died with its memory card. No copy. It ran our greenhouse vents and watering. / Der Rollladen im Schlafzimmer der Ferienwohnung fährt jede Nacht um zwei Uhr hoch. Der Vorbesitzer hatte das über eine Zentrale von Homematic gesteuert.',
  'home-cinema': 'Music in the dining room, terrace and lobby of our hotel, each with its own loudness, run from one tablet at reception.',
  'alarm-entry':
    "Window contacts, movement detectors and a siren for our jeweller's workshop, all on the phone, and the neighbour alerted as well.",
  'light-trouble':
    'The outdoor lights at the kindergarten burn all day because the timer lost track at the change of the clocks. It should follow the sunset.',
  'shutter-motors':
    'The awnings on our terrace should roll in by themselves when the wind comes up, we lost two last summer. / Las persianas motorizadas de la consulta solo funcionan con mandos y tenemos doce mandos. Queremos manejarlas juntas desde el teléfono.',
  'electrical-fault':
    "Every time the oven and the dishwasher in our tea room run together, everything goes dark and I have to push the lever up in the box. / A socket behind the counter got brown and smells of burnt plastic. I've taped it over and pulled the till out. / Lights in the stable go dim when the milking pump starts, and a bulb there lasts a month at most. / Someone drilled through a wall to hang a picture and hit something; a bang, and now three rooms at the surgery have no power. / Salta el diferencial de la panadería cada vez que llueve. Ya desenchufamos todas las máquinas y sigue saltando. / Le disjoncteur général du salon de coiffure saute dès qu'on allume trois sèche-cheveux. On paie pourtant un abonnement correct. / Depuis que la tempête a arraché le câble entre le poteau et la maison paroissiale, nous sommes dans le noir.",
  'electrical-check':
    'The insurer wants a paper saying that the wiring in our village hall is safe. Last done, as far as anyone knows, in 1996. / All the kettles, drills and extension leads in our community centre should be checked and get a sticker, some 250 items. / Para abrir el bar, Industria nos pide el boletín eléctrico y aumentar la potencia a 10 kW. El local llevaba diez años cerrado.',
  'lamp-hanging':
    "Long tubes in the workshop flicker and buzz and two are dead. We've heard they can't be bought any more, forty of them, so something new.",
  'cooker-circuit': 'The pottery club got a second-hand kiln with a five-pin red plug. Our shed has only normal sockets.',
  'rewire-panel':
    "The old schoolhouse we're turning into a dental practice still has cloth-covered cables and a fuse board with porcelain screw-ins. All new, please. / Unser Zählerschrank ist laut Netzbetreiber nicht mehr zulässig, bevor die neue Wärmepumpe angemeldet werden kann, muss er getauscht werden. / L'ancienne grange devient salle de réception. Il faut toute l'électricité : tableau, éclairage, prises pour le traiteur et la sono.",
  'lightning-protection':
    'Lightning hit the church spire last year in the next village. Ours has a rusty wire down one side. Is that any good?',
  'electrical-points':
    'Car park behind the hotel is pitch dark. Posts with lamps along the path, about sixty metres, and on only while people walk there. / Wir hätten gern in der Gaststube gemütliches, dimmbares Licht über zwölf Tischen statt der Neonröhren, samt Schaltern an der Theke. / Im Altbau unserer Kanzlei gibt es pro Zimmer eine einzige Steckdose. Überall liegen Verlängerungen, das soll ein Ende haben.',
  'backup-power':
    'In a power cut our freezers with 3 tonnes of venison thaw. I want a generator that takes over, connected as it should be.',
  'lighting-renewal':
    "The green running man signs in our theatre don't light up when the current is off; the fire officer spotted it at the inspection. / Las luces de emergencia del colegio no encienden y en la inspección nos dieron un mes para arreglarlo. Son unas cuarenta.",
  'outbuilding-supply':
    'We put up four market huts each December on the square and want a proper cabinet in the ground where the stallholders can plug in.',
  'solar-install':
    "Solar on the barn: 30 kW on the south roof, with something to keep the evening's electricity. The grid firm wants a registered installer.",
  'pump-motor':
    'In der Schreinerei fällt beim Einschalten der Absauganlage jedes Mal der Motorschutz, obwohl niemand etwas verändert hat. Drehstrom, 7,5 kW.',
  'well-pump': 'El pozo está a doscientos metros del cortijo y queremos una bomba con paneles solares y su cuadro de mando.',
  'ev-charger-install':
    "On voudrait trois bornes pour recharger les voitures sur le parking du camping, chaque client payant ce qu'il consomme.",
  'blocked-drain':
    "Brown water is coming up through the shower floor in the pub's staff flat each time the kitchen upstairs empties its sinks. / Drains at the back of the chip shop stink and run slow. I suppose it's all the fat; the council asked about our separator. / On a bouché l'évier de la cantine avec du riz. Les produits du commerce et la ventouse ont seulement aggravé les choses.",
  leak: "The ceiling in the shop has a wet patch the size of a tray, and it grows. Above it is the tenant's bathroom. / The pipe in the milk room burst in the frost and I can't get the stopcock to turn; it's spraying at this moment.",
  'hot-water-circulation':
    'It takes three minutes until warm water reaches the last basin in the corridor of our surgery, and patients wash in cold.',
  'tap-toilet-repair':
    "Boys' toilets in the sports hall: two cisterns run all day long, one handle is broken off, and our water bill doubled. / La cisterna empotrada del aseo de minusválidos no deja de echar agua y no encontramos por dónde abrirla. / L'eau chaude de la salle des sports est brûlante dans une douche et glacée dans l'autre. Un enfant a failli se brûler.",
  'bathroom-renovation':
    'Turning the outbuilding into a toilet block for the campsite, six showers, six toilets, washing-up place. Water and waste are ten metres away. / We inherited an old bathroom in green tiles; for our elderly guests it should become one with a level-entry shower and grab rails.',
  'water-treatment':
    "We were told to have the showers at the football club tested for Legionella since nobody uses them in summer. / The well water on our farm turns everything orange, washing, basins, even the calves' trough. We want it clear. / White crust in every kettle, dead heating rods in the dishwasher every two years. The water is terribly hard here.",
  'pressure-pipes':
    'Water pressure on the top floor of the guest house is a dribble at breakfast time, when everybody showers. / Lead pipes in the vestry, says the water board, built about 1920. They must be swapped by the end of the year. / Hemos levantado el suelo de la tienda y hay tuberías de hierro podridas. Queremos cambiar toda la instalación de agua del local.',
  'toilet-fit': 'The hairdresser next door moves out and we take over: two backwash basins out, a proper sink with warm water in.',
  'rainwater-tank': "Rain off the big barn roof just runs away. I'd like it in a tank to flush the toilets and wash tractors.",
  'backwater-lifting':
    "The pump in the cellar that lifts the waste up to the sewer hums and pumps nothing. It's starting to smell. / Bei Starkregen drückt das Kanalwasser in den Keller der Apotheke. Es soll etwas eingebaut werden, das den Rückweg versperrt.",
  'outdoor-tap':
    "Die Gartenwasserhähne rund ums Altenheim sind im Winter aufgefroren, drei von fünf tropfen hinter der Wand. Künftig sollen sie frostsicher sein. / Die Friedhofsverwaltung jammert über den Wasserverbrauch: Die Besucher lassen die Zapfstellen laufen, wir wünschen uns Armaturen, die von selbst schließen. / Les abreuvoirs de la pâture ont gelé et fendu l'hiver passé. Il faudrait enterrer une nouvelle conduite de trois cents mètres depuis la ferme.",
  'water-heater-change':
    'Im Warmwasserspeicher der Pension ist der Rost so weit, dass rötliches Wasser kommt. Der Kessel ist von 1994, zweihundert Liter. / El termo de la peluquería se queda sin agua caliente a la tercera clienta. Necesitamos algo que aguante todo el sábado.',
  'sewer-septic': 'En la casa rural tenemos una fosa séptica llena, huele en el patio y hace cinco años que nadie la vacía.',
  'new-pipework':
    "Nous ouvrons une crêperie et il faut installer l'évier double, le lave-mains à commande au genou, le lave-vaisselle et l'évacuation.",
  'radiator-trouble':
    "Radiators at the far end of the school stay cold while those near the cellar can hardly be touched. / Bangs and gurgles in the pipes each morning when the heating comes on; guests think someone's knocking. / The thermostat valve heads in the old people's flats are stuck or missing, about sixty. Some sweat, some freeze.",
  'air-conditioning-work':
    "Our server room gets 34 degrees in July, and the shop next to it isn't much better. Something quiet that cools, please. / Nos bureaux sous les toits sont invivables l'été. Cinq pièces, copropriété qui refuse les blocs visibles en façade.",
  'boiler-replace':
    "The oil tank is from 1978 and oil is dear. What could heat our guest house with 14 rooms in future, and who puts it in? / Greenhouse, 400 square metres. The old oil blower has had it; we'd like to heat with wood chips from our own forest. / Il faudrait remplacer la vieille chaudière à gaz de l'école par quelque chose qui donne droit aux aides, pendant les vacances d'été.",
  'ac-fault':
    'The air conditioner in the hairdressing salon drips onto the customers and smells of wet dog. / El aire del restaurante enfría poco y la máquina del tejado hace un ruido como de tractor. Estamos en plena temporada. / Nos toca la revisión obligatoria de los equipos de clima del supermercado y el control de fugas del gas refrigerante.',
  'electric-heaters':
    'The church is heated with warm air from a grille and the organ builder says it ruins the instrument. We want to warm people, leaving the room cool. / In der Turnhalle soll eine Deckenstrahlheizung die alten Gebläse ersetzen, die so laut sind, dass keiner den Trainer versteht.',
  'boiler-fault':
    'I have to fill up water in the heating every week, the needle keeps falling to zero. Nowhere can I see a puddle. / La caldera de gasóleo de la residencia arranca, tose y suelta humo negro. Hay ochenta abuelos dentro.',
  'ventilation-work':
    "In the kitchen of our restaurant the cook stands in steam; the hood roars but pulls nothing. We'd like it to draw again. / Mould grows in the changing rooms since the new windows came in. Somebody said we need air that changes itself and keeps the warmth. / La ventilation de la salle de classe souffle un air froid dans le cou des élèves et fait un sifflement permanent.",
  'stove-chimney':
    "A tiled stove in the parlour of the inn smokes into the room. The sweep says the flue is clear. / Der Schornsteinfeger hat den offenen Kamin im Jagdhaus gesperrt. Wir möchten einen sparsamen Einsatz mit Scheibe einbauen lassen. / Le poêle à granulés du gîte affiche une alarme d'extraction des fumées et s'éteint au bout de dix minutes.",
  'floor-heating':
    'The floor heating in the nursery is warm in one room only, though all the little motors in the box seem to move. / En la guardería las estufas viejas dan miedo. Pensamos en suelo radiante con aerotermia aprovechando que cambiamos el suelo en agosto.',
  'heat-pump-fault':
    "Heat pump runs day and night in our new office and the bill is twice what was promised. Someone should look at how it's set. / Unsere Wärmepumpe am Pfarrhaus vereist draußen komplett und schaltet dann auf den teuren Heizstab um.",
  'cooling-plant': 'The chiller at our dairy tripped on high pressure twice this week, the fan on the roof looks full of poplar fluff.',
  'energy-advice':
    'Vor der Sanierung des Rathauses soll jemand Raum für Raum ausrechnen, wie viel Wärme wir brauchen und ob die alten Heizkörper reichen.',
  'dishwasher-repair-work':
    'The big dishwasher in our canteen leaves everything greasy and cold. It runs through, but the water in it hardly steams. / Le lave-verres du café laisse une pellicule blanche et mousse jusque sur le sol.',
  'small-appliance-electronics':
    'The coffee machine in our café pulls thin, sour espresso in twelve seconds and the pump screams. Two-group, Italian, about seven years old. / The vacuum cleaners of our cleaning firm come back half dead: torn leads, no suction, burnt smell. Nine of them in a corner. / The television in the lounge of our care home has sound but no picture; if I shine a torch on it I can make out faint shapes. / La cafetera del bar gotea por debajo y no llega a la presión. La abrimos y está llena de cal.',
  'cold-appliance-repair':
    "The fridge in the staff kitchen is warm below and ice-cold above. Something behind it clicks every few minutes. / The chest freezer for our hunting cooperative stopped sometime this week; we opened it to a smell. It's nearly new and hums when plugged in. / Ice cube maker behind the hotel bar produces a thin skin of ice and then tips it into the bin with lots of water. / El frigorífico donde la farmacia guarda las vacunas pita por temperatura y ha subido a once grados. Es urgente.",
  'laundry-repair':
    "Tumble dryer at the kennels runs but blankets come out as damp as they went in. Cleaned the fluff sieve. / Bei der Waschmaschine im Feuerwehrhaus ist die Türdichtung gerissen und die Trommel schlägt beim Schleudern gegen das Gehäuse. / Le sèche-linge de l'hôtel s'arrête au bout de cinq minutes, affiche un voyant rouge et le linge est bouillant.",
  'catering-machine-repair':
    "The dough mixer grinds and stops as soon as the dough gets stiff. Thirty litres, it was made before I was born. / The bread slicer in the shop stops mid-loaf and then needs a push; customers have started to joke about it. / Dans notre fournil fermier, le pétrin fait un bruit de ferraille et la cuve ne tourne plus qu'une fois sur deux. / Notre trancheuse à jambon coupe de travers et la lame frotte contre la protection. On voudrait qu'elle soit réglée et affûtée.",
  'machine-restoration':
    "Our sewing club has eleven machines and most skip stitches or jam. Once a year someone should go through the lot of them. / The ironing press at our small laundry no longer gets steam, a valve hisses and there's a puddle beneath it. / Die Kehrmaschine mit Akku in der Markthalle lädt nicht mehr voll und bleibt nach zehn Minuten stehen.",
  'cooking-appliance-repair':
    "The gas range in the pub kitchen: one burner needs a lighter and goes out the moment I let go of the knob. / The microwave in the nurses' room sparks like fireworks inside since someone left a spoon in. / Der Backofen in der Vereinsküche wirft jedes Mal die Sicherung, sobald er etwa zehn Minuten an ist. / El horno de la pizzería marca 300 grados, pero las pizzas salen crudas por un lado. / La placa de inducción del piso de alquiler se apaga sola y muestra una letra E con un punto; el cristal está entero.",
  'appliance-connection':
    'We have just bought a built-in oven and induction hob for the parish kitchen. They ought to be fitted, connected and the old ones taken away.',
  'camper-fault': 'Der Kühlschrank im Wohnmobil, das wir vermieten, läuft auf Strom gut, mit Gas zündet er nicht.',
  'door-easing': "The front door of our surgery drags on the floor, patients with walkers can't get it open.",
  'assemble-mount':
    'We have about forty little jobs in our guest house: loose handles, a wobbly banister, a cracked tile, silicone gone black. One handy person for two days.',
  'pest-control-visit':
    "Woodworm in the beams over the village library, fresh little heaps of flour on the floor each morning. / Moles, or voles, are making little hills all over the bowling green. / Un nid de frelons s'est installé dans le cerisier de la cour d'école, à quatre mètres de haut.",
  'draughty-windows':
    'The old sash windows in the tea room rattle, two no longer stay up, and the draught blows out the candles. We love them and want to keep them.',
  'built-in-furniture':
    "Counter for our new flower shop: about three metres, oak, with drawers, a wrapping place and room for the till. / In der Kita sollen die Fensterbretter, Ecken und Heizkörper so verkleidet werden, dass sich kein Kind stößt. / Queremos una barra de madera para el bar nuevo, con estantes detrás para las botellas y hueco para la cámara frigorífica. / Il faut habiller un mur de l'accueil en bois, avec un petit banc et des patères, pour l'école maternelle.",
  'woodwork-repair':
    'The stairs down to the cellar bar creak, and the fourth step gave way under a beer crate. / Unser Carport vor dem Hofladen ist nach dem Schnee schief, ein Pfosten ist unten weggefault. / Las puertas de los armarios de la residencia están descolgadas, son unas treinta, y algunas bisagras rotas. / En la terraza del hostal la pérgola de madera está negra y tiene dos vigas podridas. Hay que sanearla antes del verano.',
  'locksmith-job':
    'Someone broke in through the back of the shop; the frame is split and it only closes with a plank screwed across. / La porte de la chambre 12 de notre hôtel ne verrouille plus, et la clé tourne dans le vide.',
  'roof-window': "Rain comes through the skylight in the pottery studio when the wind is from the west. We've put a bucket.",
  'sand-floor':
    'The wooden floor in our dance hall is scratched grey and has gaps that heels get caught in. It should shine again. / Der Holzboden im Gemeindesaal knarrt an der Bühne, und zwei Dielen haben sich gehoben, man stolpert darüber.',
  'partition-wall': "We'd like to split the big office in two with a wall and a glass door, so that phone calls stay on one side.",
  'grab-bars':
    "Wheelchairs can't manage the two steps at our chapel entrance. We thought of a ramp in wood that can go away for processions.",
  'kitchen-fit': 'Flat-pack kitchen for the scout house lies here in 43 boxes. It should be standing by Whitsun.',
  insulate: 'Attic over the club house is bare rafters, freezing in winter and an oven in summer. Pack something in and board it.',
  'lay-floor': "Lift the old kitchen lino in the tenant's flat and lay something hardwearing that looks like wood, about 22 square metres.",
  'garage-door': 'The roller door to the shed jumped off its rails when the tractor nudged it, and now hangs askew.',
  'upholstery-work':
    'Wir möchten eine alte Schulbank und einen wurmstichigen Schrank aus dem Museum wieder herrichten lassen, so dass man sie zeigen kann.',
  'doors-windows':
    "La persiana metálica de la tienda se atasca a media altura y la tenemos que subir entre dos. / Les volets en bois de la mairie ne ferment plus, plusieurs lames sont cassées et la peinture s'écaille. Il y en a seize.",
  'stairs-glass-build':
    'On voudrait une mezzanine dans la réserve de la boutique pour ranger les cartons, avec un escalier raide et une rambarde.',
  'garden-upkeep':
    "The hedge around the cemetery, 140 metres of yew, has been left for three years and pushes over the path. / Looking for somebody who mows, trims and weeds around our office block every fortnight from March to October. / Nos vignes d'agrément sur la tonnelle du restaurant ne donnent plus que des feuilles. Il paraît qu'il faut les tailler en février.",
  'tree-felling':
    'An old lime leans towards the kindergarten since the gale, and a limb as thick as a man hangs in the crown. / A stump a metre across stands where the new bicycle shed shall go. / Die Fichten hinter dem Schützenhaus sind braun, der Förster sagt Borkenkäfer. Vierzehn Stück, nahe an der Stromleitung.',
  'garden-drains': 'Water stands on the football pitch for days after each shower, and the goalmouths are mud.',
  'paving-mend': "The terrace slabs at the inn have sunk, guests' tables rock, and someone tripped last Sunday. 60 square metres.",
  'pool-build': "We'd like a pond in the school garden for lessons, shallow, safe, with plants and a little bridge for looking in.",
  'fence-build': 'The fence between our paddock and the road came down in the storm, 80 metres of post and rail.',
  'pest-plant-health':
    'The box hedges in the convent garden are brown and full of webs with green caterpillars. / Las palmeras del paseo del hotel tienen las hojas caídas y agujeros en el tronco. Nos hablaron de un escarabajo rojo.',
  'terrace-fence':
    'The gravel yard of the riding school turns to soup in winter. It should drain and carry a lorry. / Wir möchten vor der Apotheke drei Parkplätze pflastern, so dass der Regen versickern kann.',
  'playground-sauna-build':
    'We want a play corner for our campsite: swings, a climbing thing, soft ground beneath, and papers that satisfy the inspector.',
  'invasive-plants': 'Japanese knotweed, a neighbour says, is coming up along our stream and through the tarmac of the yard.',
  'masonry-work': 'A bank behind the shop slides down a bit each winter. A dry-stone wall or something, eight metres long, up to my chest.',
  'garden-plan':
    'Unser Kirchhof soll zur Blumenwiese werden, auf der Bienen etwas finden, statt alle zehn Tage gemäht zu werden. / Le parc du petit château doit redevenir présentable : on voudrait un plan, avec allées, massifs et arbres, à réaliser sur trois ans.',
  'robot-mower': 'Der Rasenmähtraktor des Vereins springt nicht mehr an, aus dem Auspuff kam zuletzt weißer Qualm.',
  'raised-beds': 'Queremos un huerto en el patio del colegio, con bancales a la altura de los niños y riego por goteo.',
  'irrigation-repair': 'Se rompió el riego automático del parque: tres aspersores tiran agua a la calle y otra zona está seca.',
  'pool-service': 'La piscina de la casa rural está verde y el motor hace ruido, abrimos en dos semanas.',
  'lawn-laying': 'Le gazon synthétique du mini-golf se décolle et fait des plis, les boules dévient.',
}
