/** What clients say: people in trouble, of computers, house and garden; written before any list of works was read (2026-11-27). By the package's id, ' / ' between. */
export const SAID_IN_TROUBLE_OF_HOUSE_AND_IT: Readonly<Record<string, string>> = {
  'broken-hacked-site':
    "Since Tuesday every visitor to our bakery's page gets bounced to some casino in another language. My nephew made it in WordPress four years ago and hasn't touched it since. / Die Seite unseres Sportvereins ist weg, es steht nur noch \"Error establishing a database connection\" da. Der Kassier, der sie betreut hat, ist verstorben, Passwörter liegen in einem Umschlag. / Depuis la mise à jour de PHP chez l'hébergeur, la moitié de notre site d'agence immobilière affiche des lignes de code à la place des annonces.",
  'shop-change':
    'Customers put things in the basket, reach the last step, card entered, then a grey spinner forever. We lost eleven orders over the weekend that I know of. / Deux fois ce mois-ci, le stock est passé en négatif pendant les soldes : deux clients ont acheté la dernière paire au même instant.',
  'seo-work':
    'Google sent me a mail that 214 of my pages are "crawled, not indexed" and my shop has practically vanished from the results since the relaunch in March.',
  'business-website':
    "The freelancer who was building our charity's website stopped answering three weeks ago. It's half done, the donation page is blank and our gala is on the 28th. / Our site was made in 2009 and looks it. A bride told my face she assumed we had gone out of business. We do marquees, about 40 photos, five pages.",
  'website-change':
    'On my laptop it looks lovely, on everyone\'s phone the menu covers the text and you have to scroll sideways to read the price list. / The enquiry form says "thank you" but nothing has landed in our inbox since before Christmas. I only found out because a customer drove over, furious. / People abandon our quote page because they have to phone for a number. Kitchen worktops: length, stone, cut-outs. A competitor shows it on screen in ten seconds. / La página del restaurante sigue mostrando la carta de 2021 con los precios viejos y la gente discute con los camareros. El que la hizo se fue a vivir a México. / Nos entran doscientos comentarios basura al día en el blog de la asociación y registros falsos con nombres rusos. Ya no encuentro los mensajes de verdad.',
  'domain-hosting':
    'Browsers show a big red "Not secure" warning on our dental practice\'s page and patients are ringing to ask whether we\'ve been hacked. / Notre ancien prestataire a gardé le nom de domaine à son nom et réclame je ne sais quoi pour le rendre. Le site affiche maintenant une page de parking. / Certificates expire, we notice by angry phone call. Third time this year, this time the payment endpoint. / Los correos automáticos de nuestra plataforma acaban todos en spam desde que cambiamos de servidor. Los alumnos no reciben las contraseñas.',
  'accessible-site':
    "A lawyer's letter arrived: a blind user couldn't order from our webshop with his screen reader. We have sixty days to put it right. / Auf meiner Praxisseite tippen ältere Patienten ständig daneben, die Schrift ist hellgrau auf weiß und winzig. Drei haben sich diese Woche am Empfang beschwert. / Me rechazaron la subvención del kit digital porque la web que nos entregaron no pasa las pruebas de accesibilidad. Tengo el informe con 37 errores.",
  'cms-relaunch':
    'Every time I want to change the opening hours I have to email an agency and wait a week. They botched Easter twice. I want to be able to do it myself.',
  'server-migration':
    "My old web host is shutting down on the 31st and I've got three sites and a forum sitting there with no idea how they get out. / The server room under the stairs flooded last week. Four old Dell boxes, we saved the disks, and management says: get it all off site this time. / Data centre contract ends in December, 60 VMware machines, and the licence renewal quote made our CFO swear out loud. / The hospital that wants to buy from us says patient data must stay in the EU and be encrypted with their keys. Right now it's all in Virginia. / Unser Root-Server läuft noch mit Debian 8, der Hoster will ihn abschalten, darauf Mail, drei Shops und eine Gitlab-Instanz. Der Admin ist vor zwei Jahren gegangen. / Notre appli tourne chez un petit hébergeur qui vient d'être placé en liquidation. Ils coupent dans trois semaines, deux cents clients dessus.",
  'booking-payment-integration':
    "Two people booked the same cottage for the same week, again. Our calendar page just sends me an email and I type it into a diary by hand. / Desde que cambiamos de proveedor, la pasarela rechaza todas las tarjetas extranjeras. Un grupo de alemanes intentó reservar el surf y se fue a la competencia. / Les inscriptions au trail se font par un formulaire papier scanné, on a perdu douze coureurs l'an dernier. Cette année on attend 600 personnes et il faudrait qu'elles paient en s'inscrivant. / En la peluquería se nos caen las citas: la gente se olvida y llamar a cada clienta nos come la tarde. Ellas quisieran reservar y cambiar la hora desde el móvil.",
  'web-application':
    "Our members keep complaining they can't find last year's minutes. Everything is public or in somebody's mailbox. Only paid-up members (about 300) should get in and see them.",
  'ads-campaign':
    "We launched a campaign, 4,000 clicks so far, three sign-ups. The ad sends folk to our general homepage, where the offer isn't even mentioned.",
  'site-localisation':
    'The French half of our hotel site is machine gibberish mixed with English buttons. A guest from Lyon sent me screenshots, laughing.',
  'terms-privacy':
    'Abmahnung bekommen: Cookie-Banner fehlt, Google-Schriften werden aus den USA geladen. Frist bis Freitag. Betreibe eine kleine Heilpraktiker-Seite, selbst zusammengeklickt.',
  'system-integration':
    "Wir haben im Lager 2.300 Artikel, im Shop stehen andere Bestände als in der Warenwirtschaft. Jeden Tag müssen wir Käufern absagen, weil es das Teil gar nicht mehr gibt. / Two of our suppliers' systems don't talk, so Jenny retypes 90 orders a day from one screen into the other and gets postcodes wrong. / The carrier switches off the old interface on 1 October and we got a 90-page PDF about the new one. Our shipping labels depend on it.",
  'analytics-setup':
    "J'ai plein de visiteurs mais je ne vois plus rien dans les statistiques depuis septembre, la courbe est tombée à zéro le jour où on a changé le bandeau de consentement.",
  'app-bug':
    "The moment you tap \"take photo\" it dies. Only on newer Samsungs, though. We're down to 2.1 stars because of it. / Users complain that notifications come six hours late or in bursts at 3 in the morning. It's a medication reminder, so you can imagine. / My phone gets hot enough to fry an egg after ten minutes of our own delivery-driver app and the battery is gone by lunch. / People pay for the yearly plan in our language-learning app but it still shows them the free version. Support gets twenty angry mails a day. / Logging in with Facebook stopped working overnight for our dating app, and those folks never set a password, so they're locked out. Around 1,800 of them. / Our Bluetooth dog collar pairs once and then never again until you reinstall everything. Hardware guys swear it's the phone side. / Die Karte in unserer Wander-App zeigt Leute mitten im See an, und unterwegs ohne Netz bleibt sie einfach grau. / Los repartidores marcan \"entregado\" en la aplicación y en la oficina no aparece hasta la noche. Los clientes llaman desesperados preguntando por su paquete. / La app del colegio deja que cualquier padre vea las notas de otros niños cambiando un número. Nos avisó una madre informática y estamos temblando. / Sur tablette, notre application de caisse reste affichée en tout petit au milieu de l'écran, comme un timbre-poste. Les vendeuses plissent les yeux.",
  'app-modernise':
    'Google says our app will be pulled from the Play Store at the end of August since it targets an old version. The developer has retired to Portugal. / Our iPhone game was done by someone in an old engine; on the newest phones there are black bars and the buttons sit under the camera notch. / Only the iPhone version exists and every second farmer at the show waved an Android at me. We lost the co-op as a customer over it. / Wir haben zwei getrennte Apps, eine für iPhone, eine für Android, und jede kleine Änderung dauert doppelt und sieht am Ende verschieden aus. So geht das nicht weiter.',
  'new-mobile-app':
    "Our couriers get their route on paper and ring the office forty times a day asking where next. Half of them drive Android, half iPhone. / Half our parishioners can't open the hymn sheet PDF on Sunday. They'd all like something on their phone that works in church with the sound off and big letters. / Unsere Monteure fotografieren Zählerstände mit dem Handy, schicken sie per WhatsApp, und im Büro sucht dann jemand stundenlang, welches Bild zu welchem Haus gehört. / Mes élèves de yoga perdent les liens des vidéos, me redemandent tout, et certaines les font circuler gratuitement. J'aimerais que tout soit rangé dans leur téléphone, derrière un abonnement.",
  prototype:
    "I have an idea for splitting allotment watering duty between neighbours, I've drawn all the screens on napkins, but investors keep asking to tap on something.",
  'app-feature':
    "Inspectors go down into basements where there is no signal, fill in the whole checklist and then lose it all when it tries to save. Happened nine times this month. / Nos la rechazan porque falta un botón para borrar la cuenta dentro de la aplicación. Dicen que hasta que no esté, ni una actualización más. / Un concurrent a copié notre appli écran par écran, et en deux ans la nôtre n'a pas bougé : les utilisateurs réclament le mode sombre et un widget d'accueil.",
  'software-testing':
    'Each release breaks something else: last time the basket, before that the search. We test by handing phones round the lunch table. / Every deploy on Friday ends in tears. There isn\'t a single automated check in the whole code base, 200k lines of Java. / The offshore team delivered "finished" software. Buttons do nothing, the totals are off by a cent, and the readme is one line. I need to know how bad it is.',
  'app-after-launch':
    'Nobody finds us in the App Store, even typing our exact name shows a rival first. Screenshots are still from the beta.',
  'app-publish':
    'Google hat unser Entwicklerkonto gesperrt wegen angeblich irreführender Datenangaben. Die App für Allergiker ist seitdem nicht mehr herunterzuladen.',
  'outage-performance':
    "L'application de notre festival s'est écroulée le premier soir, programme vide, billets introuvables, trois mille personnes devant l'entrée. La prochaine édition est dans cinq mois. / Our live quiz falls over as soon as more than 2,000 people join. Next show is on national TV. / Nach dem Umzug in die Cloud ist das ERP langsamer als vorher im Keller. Die Mitarbeiter sagen inzwischen \"Wolkenbruch\" dazu.",
  'legacy-code':
    "Our order system was written by one man in Delphi in 1998. He's seventy-four now and had a stroke in spring. Nobody else dares touch it.",
  'program-fault':
    "A user typed an apostrophe into the name box and our whole back office fell over. The previous contractor says that's normal. It isn't, is it? / Our little machine on the packing line loses its connection to the label printer twice a shift. It's a Raspberry Pi with a Python script someone left behind. / Invoices go out with the wrong VAT for Northern Ireland customers. It's somewhere in our home-grown billing program. / Memory keeps climbing until the server kills the process, around every nine hours. Node service, been hunting this for two weeks and I'm beaten. / Unser Zeiterfassungsprogramm zählt seit der Sommerzeitumstellung Nachtschichten doppelt, und der Betriebsrat ist auf den Barrikaden. Den Hersteller gibt es nicht mehr. / Die Access-Datenbank mit allen Kunden der Schreinerei meldet \"nicht erkanntes Datenbankformat\", wenn mehr als drei Leute gleichzeitig drin sind. / Ein Kunde bekam die Rechnung eines anderen zugeschickt, offenbar passiert das, wenn zwei zur selben Sekunde auf Drucken klicken. Nachstellen können wir es nicht. / Hacienda nos obliga a Verifactu y nuestro programa de facturas, hecho en casa, no cumple nada. Me lo ha devuelto la gestoría con una lista de pegas. / Notre logiciel de paie maison refuse les prénoms avec des accents depuis la migration, les bulletins sortent avec des losanges et des points d'interrogation. / Le plugin Revit que nous vendons ne se charge plus dans la version 2025 et les architectes demandent à être remboursés.",
  'spreadsheet-work':
    "Our Excel price calculator with macros crashes since the office moved to 64-bit. Sixteen sales reps can't make offers. / Excel stürzt immer beim Speichern einer bestimmten Datei ab, die Jahresplanung, 60 MB. Neuinstalliert habe ich schon zweimal.",
  'code-speed-up':
    "My simulation for the thesis takes 30 hours per run on my laptop and the deadline is in six weeks. It's MATLAB, and mostly nested loops.",
  'desktop-program':
    'Our desktop tool installs fine on our machines but customers get a blue "Windows protected your PC" warning and think we\'re crooks.',
  'api-backend':
    'Partners want to hook into our booking data and so far we mail them CSV files on Mondays. One of them just cancelled over it.',
  'technical-docs':
    "New hires need months since there's nothing written down about how our claims engine works. The last person who understood it leaves in September.",
  'bot-extension':
    'Our Discord community of 6,000 is drowning in scam links and mods are burnt out. A thing that catches them and times people out would save us.',
  'automation-script':
    "Das Messgerät im Labor spuckt nur Textdateien aus, und die Doktorandin kopiert jede einzeln in eine Tabelle. Gestern hat sie eine ganze Charge verwechselt. / Cada mañana alguien baja cuarenta correos con adjuntos, los renombra y los guarda en carpetas. Ayer se nos pasó una orden de compra grande por un despiste. / Las facturas de proveedores llegan en cien formatos y la administrativa las pica a mano, con errores que luego pagamos en recargos. / Je dois décrire chaque matin l'humeur des avis clients pour 30 hôtels. J'en lis 400, je m'endors, et j'ai raté une histoire de punaises de lit.",
  'new-computer-move':
    "El programa de la clínica veterinaria solo funciona en Windows 7 y ese ordenador ya hace ruidos raros. Si muere, perdemos quince años de historiales. / New phone, and the WhatsApp chats didn't come across. Old one has a cracked screen that doesn't respond. / Windows 10 is over and the four computers in our parish office are told they're \"not eligible\". Volunteers are scared of losing the accounts program. / My old emails live in a Thunderbird on a dying PC and I'd cry if they didn't come with me to the new one. 22 years' worth.",
  'robot-fault':
    'El brazo robótico de la planta se para con un error que nadie entiende, el firmware lo escribió una ingeniera que ya no está y solo tenemos el código.',
  'tool-move':
    "L'éditeur triple ses tarifs et ne donne qu'une sauvegarde illisible. Il faut qu'on retrouve nos 40 000 dossiers de sinistres dans l'outil qui le remplace.",
  'prediction-model':
    "Our sales forecast was off by 40 percent again and the warehouse is full of garden furniture in November. Six years of figures exist, nobody reads them right. / Our model for spotting bad welds worked nicely in the lab but on the real line it misses one in five. Lighting, maybe. We're not sure. / Subscribers leave and we only notice when they've gone. I'd like a warning list before, we've three years of logins and complaints. / Our sensors on the pumps write gigabytes a day and we still got surprised by a broken bearing at 2 am. The data must have known. / El algoritmo de recomendaciones de la tienda sugiere pañales a quien compra whisky. Los clientes lo cuelgan en redes y se ríen de nosotros. / Trop de pain invendu le mardi, rupture le samedi. Six boulangeries, les tickets de caisse de trois ans, et toujours les mêmes commandes au pif.",
  dashboard:
    'Marketing says 12,000 customers, finance says 9,400. Every Monday meeting turns into a quarrel over whose number is right. / Drei Systeme, drei Wahrheiten: Kasse, Buchhaltung und Onlineshop passen nie zusammen, und ich baue jeden Monat drei Tage lang eine Tabelle, die dann doch nicht stimmt.',
  'data-entry':
    "I've got 3,000 scanned delivery notes, skewed, some handwritten, and an auditor who wants the quantities in a table by the end of the month.",
  'report-mend':
    'The sales dashboard takes three minutes to load, then shows yesterday. The boss clicked it in front of the board and it just spun. / Unser Controller ist krank, und keiner versteht seine Power-BI-Berichte. Zwei zeigen seit dem Quartalswechsel nur noch leere Kacheln.',
  'data-evaluation':
    'Reviewer two says our statistics are wrong for repeated measures and wants it redone in a mixed model. Resubmission is due in three weeks, 64 patients. / We ran two versions of the checkout for a month and everybody reads the result the way they like. Was it luck or not? / Die Statistik meiner Doktorarbeit wurde vom Zweitgutachter zerrissen: falscher Test, keine Korrektur. Ich habe 212 Fragebögen in SPSS und Panik.',
  'chatbot-llm':
    "Support staff answer the same 200 questions all day and the answers sit in a wiki nobody can search. Turnover in the team is awful. / The AI bill went from small to shocking in two months; we're sending the whole manual to the model with every question, I suspect. / In der Gemeindeverwaltung liegen 14 Jahre Sitzungsprotokolle als PDF, und wenn jemand fragt, wann der Kanal beschlossen wurde, suchen wir zwei Tage.",
  'data-pipeline':
    "Nightly load failed silently for eleven days. We found out because a shop manager asked why she'd sold nothing since the 4th. / Le consultant est parti avec ses scripts et notre entrepôt de données ne se met plus à jour. Les directeurs régionaux travaillent avec les chiffres d'avril. / On nous a refusé la certification parce que nous ne savons pas dire d'où viennent nos chiffres carbone. Tout est éparpillé dans des fichiers Excel d'usines.",
  'ai-governance':
    "Insurance wants evidence why our algorithm refused certain applicants, and the data scientist who built it can't explain either. A journalist is asking.",
  'transcribe-job': 'Interviews, 45 hours of audio in strong Glaswegian accents. The automatic transcripts are comedy.',
  'data-cleanup':
    "Spreadsheet with 48 tabs, one per branch, each manager added own columns. Head office needs one clean overview and I've spent three weekends on it.",
  'ai-at-work':
    'La dirección ha prohibido ChatGPT porque alguien pegó contratos de clientes. Pero la gente lo usa a escondidas; queremos algo parecido dentro de nuestra propia casa.',
  'map-gis':
    'Me han entregado un mapa de clientes con media provincia en mitad del mar. Son 7.000 direcciones escritas cada una a su manera.',
  'cloud-bill':
    'The cloud bill tripled in May and the finance director wants names. We have forty-odd accounts and machines called test2-final that no one claims. / Nos cobran una barbaridad por sacar datos de la nube: 90 TB de vídeo que los clientes vuelven a descargar una y otra vez.',
  'disaster-recovery':
    'Whole platform went down for six hours on Black Friday since everything sat in one data centre. The board never wants to hear that again.',
  'delivery-pipeline':
    "Our release takes a guy called Tomasz, a checklist of 61 steps and a Sunday. Tomasz is on honeymoon. / Cada vez que publicamos, la tienda queda caída diez minutos y justo entonces llaman los clientes grandes. Somos cuatro desarrolladores y lo hacemos por FTP. / Les tests passent, l'image se construit, et en production c'est une vieille version qui tourne. Personne ne sait laquelle, ni depuis quand.",
  'server-fault':
    "Pods restart in a loop since the upgrade and the logs say OOMKilled. Staging is fine, production isn't, same manifest. / El despliegue en Kubernetes lo montó una consultora y se marchó. Ahora caducó algo dentro del clúster y los nodos salen como NotReady. / Shared folder vanished from everyone's drive list after the weekend. The file server hums, the lights are on.",
  'monitoring-setup':
    "It's always the customers who tell us the system is down. Usually on a weekend, usually by tweet. / We have logs on 30 machines and when something breaks people ssh around with grep until midnight. / Mitten in der Nacht klingelt das Bereitschaftshandy zwanzigmal, neunzehnmal wegen nichts. Zwei Kollegen haben deswegen schon gekündigt.",
  ransomware:
    'Somebody committed our AWS keys to a public repository and by breakfast there were 200 mining machines running in Brazil. / An email came from a stranger who claims he can read our customer database and attached twelve real rows as proof. / Unser Virenschutz meldet seit Wochen etwas auf dem Terminalserver, löscht es, am nächsten Tag ist es wieder da. / Entraron por el escritorio remoto que dejamos abierto para la gestoría. Ya hemos apagado todo, pero no sabemos qué tocaron ni si siguen dentro. / Le fichier de nos 900 adhérents se retrouve sur un forum, un journaliste local nous a prévenus. Le serveur est un vieux NAS dans le placard.',
  'cloud-setup':
    'Nobody can recreate our environment. It was clicked together over five years in the Azure portal and the person left. The auditors want it documented as code. / Terraform will bei jedem Lauf die halbe Produktion löschen, weil jemand von Hand in der Konsole geändert hat. Seit Wochen traut sich keiner auf Apply.',
  'version-control':
    'It works on my machine, as the joke goes. Six developers, six setups, a new one needs four days before the thing even starts.',
  'database-restore':
    'A dev deleted the production database with one wrong command, thinking he was on test. The last full copy is from Sunday and orders since then are gone unless somebody can dig them out.',
  'database-move':
    "On a voulu passer de MySQL 5.7 à 8 un dimanche, rien n'a marché, retour arrière à 4 heures du matin. Il faut pourtant quitter cette version.",
  'security-hardening':
    "L'ancien chef de projet est parti fâché et il a toujours les accès à toutes nos machines. Les mots de passe traînent dans des fichiers en clair. / The insurer refuses to renew our cyber policy until we have second-step logins everywhere. About 85 people, some with ancient phones. / Former bookkeeper still logs in, we noticed in the audit trail. Apparently nobody here switches anything off when people leave. / Our machine tools hang on the same network as the reception Wi-Fi; a visiting auditor went pale. Twenty CNC controllers, some with Windows XP. / Trabajamos seis personas desde casa con el ordenador de los niños y el cliente, una aseguradora, acaba de enterarse y está horrorizado.",
  'slow-computer':
    "Laptop won't start past a blue screen, \"inaccessible boot device\", and my tax papers and six years of kid photos are on it. / Every click takes half a minute. It's a five-year-old desktop, the fan screams and the light on the front never stops blinking. / Spilled red wine over the keyboard of my MacBook. It ran for ten more minutes then went black. / The screen has gone all pink with lines across, only the laptop's own; plugged into the telly it's fine. / The till computer in my gift shop restarts itself whenever the card reader is used. Saturday was hell. / Me he quedado sin espacio en el disco y el ordenador no deja ni abrir el correo. Borré vídeos y sigue en rojo. / La tableta de la abuela se ha llenado de ventanas de publicidad y de aplicaciones que no instaló nadie. Ya no sabe hacer una videollamada. / Mon Mac ne veut plus de la mise à jour : il redémarre à 80 %, affiche un point d'interrogation, et on recommence.",
  'data-rescue':
    "I dropped the external drive and now it clicks. My late father's memoirs are on there, only copy. / Mein Vater ist gestorben, sein PC ist mit einem Kennwort gesichert, und darauf liegen alle Versicherungsunterlagen und die Fotos der Enkel. / Formateé la tarjeta de la cámara por error y eran las fotos de la comunión de mi sobrina. No he vuelto a usarla.",
  'program-trouble':
    "Outlook keeps asking for my password over and over. Typed it forty times. Mail stuck in outbox since Monday. / Teams calls: they see me but hear a robot under water. Third headset. A client hung up on me yesterday. / Google says my account storage is full and mail bounces. I've deleted what I could see, number won't move. / Der Scanner an der Praxisrezeption spielt seit dem Update tot, Versichertenkarten liest das Gerät daneben auch nicht mehr. Patienten stehen bis auf den Gang. / En la asesoría el certificado digital desapareció del navegador al cambiar de equipo y no podemos presentar nada en la sede electrónica. El plazo acaba el jueves. / On m'a vendu un PC d'occasion, au bout d'un mois Windows affirme qu'il n'est pas authentique et l'écran devient noir.",
  'printer-help': "The office printer prints fine for Carol but for nobody else. We've got nine people sending jobs to Carol.",
  'office-it-care':
    "Our one-man IT guy passed away. We are a law office of twelve and nobody knows a single admin password. / We hire someone every month and it takes a fortnight until they have a computer that opens everything. The last one quit on day three. / Depuis qu'on a déménagé le cabinet, aucun des sept postes ne retrouve ni l'imprimante ni le logiciel métier. Les patients attendent lundi.",
  'mail-collaboration':
    'Wir haben auf Outlook im Browser umgestellt, seitdem sehen die Außendienstler ihre gemeinsamen Kalender nicht mehr und verpassen Termine. / Mails from our domain get refused by Gmail because anyone can fake us, it seems. Something about DMARC failing.',
  'computer-lessons':
    "Nos adhérents, tous retraités, ne s'en sortent plus avec les visios : micro coupé, lien perdu. Chaque réunion démarre avec quarante minutes de retard.",
  'hacked-account':
    "Someone is sending invoices in our name with a different bank account. One customer already paid them. / My Instagram with 40k followers was taken last night, they changed mail and phone and now sell crypto from it. It's my livelihood. / Weird logins from Vietnam in our Microsoft 365 each night, and rules in the boss's mailbox that forward things. He swears it wasn't him. / Me han vaciado la cuenta de la tienda en línea: cambiaron el IBAN de los cobros y llevan dos semanas ingresándose mis ventas.",
  'security-questionnaire':
    "A bank wants to work with us and sent a questionnaire of 212 security questions. I could honestly answer maybe thirty. / Notre client aéronautique nous retire ses plans tant que nous n'avons pas de politique écrite : qui fait quoi, quels appareils, quelles clés USB.",
  'awareness-training':
    'Seven out of ten people clicked on the fake parcel mail our auditor sent. The managing director gave his password, too. / Unsere Buchhalterin hat auf Zuruf vom angeblichen Chef überwiesen, die Stimme am Telefon klang echt. Das darf uns kein zweites Mal passieren.',
  'iso-certification':
    "We lost a tender because we don't have ISO 27001. The next one is in ten months and I don't want to lose it too. / The NIS2 thing apparently hits us, waterworks of a small town. The letter from the authority gives us until summer and we're three people.",
  'scam-help':
    "A stolen laptop, patient letters on it, no idea whether the disk was encrypted. The 72 hours are ticking. / On me fait chanter avec de prétendues vidéos de ma webcam, et le message contient un vrai mot de passe à moi, que j'utilise partout.",
  'security-audit':
    "The big customer demands that an outsider tries to break into our portal before go-live, with a report. Go-live's in five weeks. / Les développeurs livrent vite, mais le dernier audit a montré que n'importe qui pouvait lire les commandes des autres. Il faudrait que quelqu'un passe notre code au crible.",
  'ddos-protection':
    "My small site is being hammered with fake traffic since we refused to pay someone. It's up ten minutes, down an hour.",
  'gdpr-technical-work':
    'Eine Patientin hat Auskunft über ihre Daten verlangt, und wir können nicht sagen, wo sie überall liegen. Die Datenschutzbehörde hat schon ein Aktenzeichen vergeben.',
  'digital-forensics':
    'Ein Mitarbeiter ist zur Konkurrenz gegangen, und wir vermuten, dass er vorher die ganze Kundenliste gezogen hat. Sein Laptop liegt unberührt im Schrank.',
  'parental-controls':
    'Mi hijo de doce años ha descubierto cómo saltarse todos los filtros y lo pillé en sitios horribles a las dos de la madrugada.',
  'home-wifi':
    "Back bedroom has one bar at best and my daughter's lessons freeze every ten minutes. Old stone walls, 70 cm thick. / The new tenants in the flat below are using our internet, I see eleven devices I don't know. Changed nothing since 2017. / La extensión que compré para el salón crea otra red con otro nombre y el móvil se queda enganchado a la mala. Toda la familia protesta. / Mon télétravail est un enfer : la visio se coupe dès que mes fils lancent un jeu. On a pourtant la fibre, et la box est neuve.",
  'internet-outage':
    'Phone line crackles and internet dies whenever it rains. Third technician says it\'s inside the house. / Seit dem Wechsel vom Kabel zum Glasfaseranbieter steht im Router ständig "PPPoE-Zeitüberschreitung". Hotline vier Mal, jedes Mal Neustart.',
  'site-wifi':
    "Guests in our 14-room B&B leave one star for the Wi-Fi and nothing else wrong. There's one router, in the kitchen. / Our card terminals fall off the net when the restaurant is full. Customers' phones take all the air, my son thinks. / Warehouse scanners lose connection between the racks, aisle 7 and 8 mostly, since the steel shelving got higher. / Im Pflegeheim reicht das WLAN nur bis zum Speisesaal. Bewohner sitzen dort im Bademantel, um mit den Enkeln zu telefonieren. Drei Etagen, Betondecken. / En el camping la señal no pasa de la recepción y los holandeses se vienen a sentar en nuestra escalera con los portátiles. 90 parcelas, mucho pino.",
  'network-cabling':
    "Moved offices on Friday, the sockets in the walls aren't labelled, half of them seem dead, and 25 people come on Monday.",
  'building-link':
    'The barn is 180 metres from the house, cameras down there keep dropping off and I lost two lambs unseen. / Unir la tienda con el almacén de enfrente: hay una calle de por medio, el ayuntamiento no deja cruzar cable y ahora apuntamos los pedidos en un papel.',
  'remote-access':
    "People working from home get thrown out of the VPN exactly every hour. I've got thirty of them threatening to come back in.",
  'network-fault':
    "Between eight and nine in the morning the whole network freezes, then it's fine. IT company blames the coffee machine, I'm not joking.",
  'cable-run':
    "Cat chewed through the cable that runs from the box in the hall to the upstairs study. It's under the carpet somewhere. / The fibre people came, put a white box in the cellar, and left. Everything's on the second floor, no cable goes there.",
  'rack-tidy':
    "A cupboard full of spaghetti: four switches, blue, grey and yellow cables, something's buzzing. Every time someone touches it, a phone dies.",
  'voip-phones': 'Desk phones say "registering" since we changed the router. No calls in, no calls out, and we\'re a taxi company.',
  'office-network':
    "Printers, cameras, visitors, accounts, everything on one network, and the addresses ran out. New laptops just don't get on. / El gimnasio tiene una sola red para todo; un cliente se puso a bajar películas y el torno de entrada dejó de abrir. / Dans l'immeuble de bureaux, cinq locataires se partagent une ligne et l'un accuse l'autre de tout prendre. On se dispute jusque dans l'ascenseur.",
  'internet-line':
    'Auf der Baustelle brauchen wir für acht Monate Internet im Container, Telekom sagt frühestens in einem halben Jahr. Pläne laden wir zurzeit am Handy.',
  'camera-fault':
    "Der Switch im Serverschrank schaltet sich ab, sobald wir die dritte PoE-Kamera anstecken. Gekauft war alles \"passend\". / Je n'arrive plus à voir mes caméras depuis l'extérieur depuis que l'opérateur a changé quelque chose dans les adresses. Chez moi, tout va bien. / Notre alarme se déclenche avec le chat. La police municipale m'a dit qu'elle ne se déplacerait plus.",
  'smart-home-mend':
    "Whenever the power blinks, all the smart bulbs come on at full white at three in the morning. Baby wakes, we wake, dog wakes. / Previous owner put in some fancy system, KNX he called it, he's moved abroad and we can't even change when the hall lamp goes off. / Blinds go up when it's hot and down when it snows. The installer's phone number is dead. / Smart lock refuses my code when it's below zero; I stood outside in slippers with shopping for an hour. / Seit dem neuen Router finden die Steckdosen, die Lampen und der Staubsauger ihr WLAN nicht mehr. Alles einzeln neu anlernen klappt bei keinem. / Las persianas motorizadas responden a la habitación equivocada: doy la orden en el salón y se baja la del niño. / Les volets de la résidence secondaire sont restés ouverts après l'orage, la centrale ne répond plus et on habite à 500 km. / L'interphone connecté, la sonnette et la serrure viennent de trois fabricants, rien ne se parle, et le facteur jette les colis par-dessus la haie.",
  'smart-home-build':
    "I own seven apps to control one house. My wife says she'd like a switch. / Meine Frau sitzt im Rollstuhl und kommt an die Lichtschalter und die Rollos nicht heran. Am liebsten würde sie es einfach sagen können.",
  'smart-climate':
    'Heating goes mad: the app shows 19, the room is 26, and the valves on the radiators click all night. Bought used, eight of them. / Our solar panels give power at noon while the car charges at night from the grid. Two apps that ignore each other. / Der Stromverbrauch ist um ein Drittel gestiegen, und wir wissen nicht, welches Gerät schuld ist. Zähler im Keller, Altbau, vier Personen. / Le gîte chauffe à 23 degrés quand il est vide : les locataires partent sans rien baisser et la facture me tombe dessus. / The office on the south side fights with the office on the north side over one thermostat. Somebody taped it over.',
  'voice-devices':
    'Alexa used to turn off the whole downstairs, since the update she says "a few things share that name" and does nothing.',
  'robot-mower':
    "Robot mower drives into the pond. Third time. I replaced the wire where I thought the break was. / Mower won't start after winter, I pulled the cord till my shoulder went. Honda, old petrol in it probably.",
  'alarm-entry':
    'Someone broke in through the garage while we were on holiday and the camera had run out of battery in June. / Nos han entrado okupas en la casa de al lado y la nuestra del pueblo está vacía de octubre a junio. Quiero enterarme si alguien toca la puerta.',
  'video-doorbell-fit':
    "Cleaners, nanny, Airbnb guests: I've lost track of who has keys to the cottage. One set turned up at a flea market.",
  'light-trouble':
    "Motion light in the hallway goes off while I'm sitting on the loo, every time. Waving doesn't help. / Emergency exit lights failed the fire officer's test, eleven of 26. We run a village hall with a wedding coming up. / Las luces led de la cocina se quedan con un brillo flojo toda la noche, aun apagadas, y dos ya parpadean como una discoteca.",
  'leak-guard':
    'Came back from Spain to a soaked ceiling, the washing machine hose had been dripping for nine days. I want to be told next time, and have it shut itself.',
  'thermostat-fit': 'My thermostat wants a "C wire", the old one had two wires, and now the boiler does nothing at all.',
  'garage-door':
    "Unser Garagentor öffnet sich neuerdings von selbst, meistens wenn der Nachbar heimkommt. Die App behauptet, es sei zu. / La porte du garage s'est décrochée d'un côté, le ressort a claqué comme un coup de feu, la voiture est bloquée dedans.",
  'doorbell-intercom':
    'El videoportero nuevo no abre la puerta de la calle, solo suena. El instalador dice que es de la comunidad y la comunidad dice que es mío.',
  'irrigation-repair':
    "El riego automático se pone en marcha aunque esté diluviando y la vecina me llama para reírse. Tengo un programador de grifo con Bluetooth. / Sprinklers in zone 3 don't come up, zone 5 makes a fountain on the road. House is new to us, no plan.",
  'electrical-fault':
    "Half the sockets in the kitchen died with a bang while the kettle was on. Reset button jumps straight back. / There's a fishy burning smell near the light switch in the hall and the plate is warm to touch. / Everything flickers whenever the neighbour's heat pump starts. Street side or my side, each blames the other. / The garden shed feed trips in wet weather, the freezer's out there, forty pounds of venison lost. / My tenant gets little shocks from the kitchen tap. Only when the dishwasher's on. / Plugged in the welding set and the meter cupboard went pop, whole house dark, main fuse I think. The freezer's thawing. / Der FI fliegt jeden Morgen um sechs, wenn die Zeitschaltuhr vom Boiler kommt. Seit gestern lässt er sich gar nicht mehr hochdrücken. / In der Werkstatt schlägt die große Kreissäge beim Anlaufen jedes Mal den Automaten raus, seit wir sie umgestellt haben. Drehrichtung stimmt auch nicht. / Beim Bilderaufhängen habe ich in die Leitung gebohrt. Es gab einen Knall, Wohnzimmer dunkel, im Putz steckt noch der Bohrer. / Salta el diferencial cada vez que enciendo el horno y la vitro juntos. La instalación la hizo mi cuñado en un fin de semana.",
  'rewire-panel':
    "Buyer's surveyor says the wiring is from the sixties, rubber covered, and the mortgage company won't lend until it's sorted. Three-bed terrace. / Versicherung zahlt nach dem Kabelbrand erst, wenn der alte Zählerkasten mit den Schraubsicherungen ersetzt ist. Haus von 1958. / Queremos aumentar la potencia para el aire y la distribuidora rechaza la solicitud: dice que el cuadro y la derivación no aguantan. / Le tableau électrique grésille, il est derrière une porte en bois dans l'entrée, avec des fusibles en porcelaine. Ma locataire a peur d'y toucher.",
  'ventilation-work':
    "Bathroom fan stopped months ago, there's black mould creeping round the ceiling, and it never even hums now. / En el restaurante la campana no traga y la sala entera huele a fritanga. El ayuntamiento nos ha abierto expediente.",
  'lamp-hanging':
    "My builder left live wires hanging out of the ceiling where the spotlights should go and won't pick up the phone. Nine holes. / Kids knocked the outside lamp off the wall and two bare ends stick out next to the trampoline.",
  'electrical-check':
    "Letting agent says I can't rent out without the five-year certificate and the last one lists six C2 faults. / La compañía no me da de alta la luz porque falta el boletín. El local era una zapatería cerrada hace doce años.",
  'lightning-protection':
    "Lightning struck the church tower over the road and took our telly, router and boiler board. I don't fancy a repeat. / Consuel refusé : terre à 340 ohms et pas de liaison dans la salle de bains. Je termine ma maison moi-même et je suis coincé.",
  'cooker-circuit': 'Our chip shop\'s new fryer trips the lot at peak time. Supplier says we need "three phase", whatever that is.',
  'solar-fault': 'Solar panels stopped producing in July, the box in the loft shows a red triangle and the company went bankrupt.',
  'electrical-points':
    "Mon père est tombé deux fois dans l'allée la nuit, il n'y a aucun éclairage entre le portail et la porte, trente mètres de gravier.",
  'electric-heaters':
    "Le radiateur de la chambre de bébé chauffe en permanence ou pas du tout, le bouton tourne dans le vide. C'est un grille-pain mural de 1995.",
  leak: "Water's coming through the dining-room ceiling, right under the bathroom, only when someone showers. Plaster is bulging. / Water bill for a two-person home was four times last year's. Meter spins even when we're at work. / Outside tap sprays from behind the wall whenever I open it, it wasn't drained before winter. / Der Nachbar unter uns hat Flecken an der Decke, der Verwalter gibt uns die Schuld, aber bei uns ist alles trocken. Irgendwo in der Wand muss es sein. / Unser Ferienhaus stand im Februar ohne Heizung, jetzt tropft es an mindestens vier Stellen, Waschbecken gesprungen, Klo gesprungen.",
  'tap-toilet-repair':
    "Toilet keeps running all night, hiss hiss. I've bent that float arm every way it goes. / Macerator toilet in the basement flat makes a noise like a dying cow and pushes everything back. / Aus dem Druckspüler im Gäste-WC läuft es ununterbrochen, das Absperrventil in der Wand dreht durch. / Le mitigeur de la cuisine bouge sur son pied, l'eau coule dessous dans le meuble et le fond gondole déjà.",
  'blocked-drain':
    "Sewage came up through the downstairs shower on Christmas Eve. All the neighbours are fine. / The kitchen sink gurgles and stinks like eggs, I've poured in every stuff there is on the shelf. / My restaurant's drains back up on Saturday nights, grease, the inspector wrote. He comes again in four weeks. / Dropped my engagement ring down the bathroom plughole this morning and stopped everyone from running water since.",
  'pressure-pipes':
    "No pressure upstairs, you could comb your hair faster with the drips. Downstairs is a fire hose. / Council letter says lead in the water, 23 micrograms, supply pipe from the street to our house is the old grey metal. Two toddlers. / En el tercero no llega agua cuando los del primero riegan. La comunidad tiene un grupo de presión en el sótano que ya no arranca. / Coups de bélier dans toute la maison dès qu'on ferme un robinet, le voisin mitoyen croit que je fais des travaux à minuit.",
  'water-treatment':
    "Our kettle is white inside after a week and the shower head's blocked every month. Skin's itching too. / The hot water is brown and smells of pennies; cold's clear. Cylinder was there when I bought the place in 99.",
  'shower-fit':
    "New bath was fitted by the cheap guy last autumn. The sealant's black, the floor's spongy, and he's blocked me. / Mum can't step over the tub since her hip operation. She's been washing at the sink for two months. / Se ha roto el plato de ducha, una raja de lado a lado, y el de abajo ya me ha enseñado la mancha.",
  'basement-pump': 'Our cellar gets ankle-deep every big rain and the little pump down there only hums.',
  'sewer-septic': 'Wurzeln im Abwasserrohr, zum dritten Mal ausgefräst in zwei Jahren. Der Ahorn steht unter Naturschutz.',
  'drain-smell': 'Sube un olor a cloaca por el desagüe de la ducha, sobre todo los días de viento. Hemos cambiado el sifón y nada.',
  'appliance-connection':
    'El lavavajillas nuevo no cabe con los tubos que dejaron los de la obra, y donde tocaron sale un hilillo de agua por el rodapié.',
  'hot-water': 'Le chauffe-eau est entartré, il siffle, le groupe de sécurité crache sans arrêt dans la cuvette et la facture grimpe.',
  'well-pump': "Le puits donne de l'eau jaune depuis la sécheresse et la pompe aspire de l'air un jour sur deux. C'est notre seule eau.",
  'radiator-trouble':
    "Upstairs is a sauna and downstairs we're in coats. The radiators in the lounge are hot at the top, stone cold below. / Seit dem Heizungstausch verbrauchen wir mehr Gas als mit dem Kessel von 1988. Manche Heizkörper rauschen wie ein Wasserfall, andere werden nie warm. / Un seul radiateur ne chauffe plus depuis qu'on a repeint derrière, celui de la chambre du petit. La vanne est bloquée, on l'entend siffler.",
  'ac-fault':
    'Air con in the bedroom drips on the bed, literally on the pillow, and blows lukewarm. / Die Klimaanlage im Friseursalon riecht nach nassem Hund, Kundinnen rümpfen die Nase. Eingebaut 2017, seither hat niemand reingeschaut. / El split del salón enciende una luz roja, parpadea siete veces y se apaga. Mi suegra, de 88, pasa la ola de calor con un abanico.',
  'heat-pump-fault':
    "Heat pump went in two years ago and our electricity use is double what we were promised. The thing never stops running. / Ma pompe à chaleur givre et se met en défaut dès qu'il fait moins deux. L'installateur a déposé le bilan l'été dernier. / Le chauffe-eau thermodynamique tout neuf réveille toute la maison et refroidit le garage au point de geler les pommes.",
  'air-conditioning-work':
    "The attic flat reaches 36 degrees in July. I work up there, with a cat who has given up. / Server closet hits 41 in summer and the machines switch themselves off. It's the size of a wardrobe, no window.",
  'stove-chimney': "Chimney inspector sealed our wood stove, crack in the back plate and glass gone. It's our only warmth in the cottage.",
  'cooling-plant':
    "The cold room in our butcher's is at plus nine and climbing, the compressor outside is iced over like a cake. / The ice machine in our bar makes half moons the size of lentils and a brown slime. The Friday crowd wants gin.",
  'oil-tank-removal': "Our oil tank is sweating at the seam and the whole cellar smells. It's from 1974, half full.",
  'floor-heating':
    "Underfloor in the new extension never gets above tepid. Builder says wait. We've waited two winters. / Fußbodenheizung im Bad bleibt kalt, obwohl der Verteiler warm ist. Es gluckert, wenn man das Ohr auf den Boden legt.",
  'boiler-fault':
    'Carbon monoxide alarm went off last night, fire brigade shut the gas. They said something about the flue. / Die Pelletheizung saugt nichts mehr an, Schnecke blockiert, auf dem Boden liegt nur noch Staub. Am Wochenende kommt Frost.',
  'energy-advice':
    "Old storage heaters run out by 4 pm and the flat's rated F. As a landlord I may not let it again from next year. / La casa de piedra del pueblo es una nevera: encendemos tres estufas de butano y seguimos viendo el vaho. Paredes mojadas por la mañana.",
  'gas-work': "Pilot light keeps going out on the gas fire in Nan's lounge. She lights it with matches, which terrifies us.",
  'consumption-meters':
    'Sixteen flats, one boiler in the basement, and the allocation of heating costs is being disputed by every tenant because the old meters are a joke.',
  'heat-pump-install':
    'The supplier says gas will be cut in our street in three years. The boiler is twenty-two and coughs. What goes in instead, house from 1965?',
  'boiler-replace':
    "On m'a refusé l'aide parce que mon installateur n'était pas agréé, et la chaudière fioul de 1991 vient de lâcher pour de bon.",
  'laundry-repair':
    'Washing machine dances across the kitchen on the spin and last night it knocked the cat\'s bowl through the door. / Laundrette of mine, six of the twelve machines are out with "E18", customers queue for the rest and swear. / Der Trockner zeigt seit dem Umzug "Wasserbehälter leeren", obwohl er leer ist, und bleibt nach zehn Minuten stehen. Wärmepumpe, Miele. / La lavadora deja la ropa con manchas negras que no salen y la goma de la puerta está rota por abajo. / Lave-linge du rez-de-chaussée en panne au milieu du cycle, l\'écran clignote, ça sent le plastique chaud. Cinq enfants à la maison.',
  'cooking-appliance-repair':
    "Oven door dropped off its hinge with a Sunday roast inside. Bosch, about six years old, glass is whole. / The hob has one zone that won't switch on and the glass cracked when the lid fell. Induction, built in, 80 wide. / Microwave sparks like a firework with nothing metal in it. There's a brown spot on the inside wall. / El horno de la pizzería no pasa de 180 grados y las bases salen como chicle. Es eléctrico, de dos pisos, y los viernes hacemos 120. / Se me ha quedado la puerta del horno bloqueada tras la limpieza a 500 grados. Lleva así dos días con el candadito encendido.",
  'dishwasher-repair-work': 'Dishwasher finishes with a puddle at the bottom, plates gritty, and it stinks of old fish.',
  'small-appliance-electronics':
    "My gran's Singer from 1931 jams after three stitches and I promised my niece her christening gown. / The bean-to-cup machine in our surgery waiting room says \"empty grounds\" forever. It's empty. I've shown it. / Telly goes black after twenty minutes, sound carries on. Five years old, 65 inch, of course two weeks out of guarantee. / Vacuum robot spins in circles crying \"please clear the left wheel\". It's clear. / My stand mixer, heavy old KitchenAid, screams and leaks grey oil into the dough. / Turntable plays everything a touch slow and there's a hum that gets louder when I touch the arm. Dad's Thorens. / Mein Siebträger baut keinen Druck mehr auf, es tröpfelt nur noch, und aus dem Gehäuse dampft es an einer Stelle, wo nichts dampfen sollte. / Der Thermomix meldet Deckelfehler, beim Verriegeln knirscht es. In der Kita kocht die Küche damit für 25 Kinder. / El aspirador sin cable aguanta tres minutos y se muere. Tiene dos años y he limpiado los filtros. / Mon robot pâtissier fume depuis la dernière brioche. Je suis cuisinière à domicile et j'ai un baptême samedi.",
  'cold-appliance-repair':
    'Freezer alarm has gone all night, minus six, full of breast milk and half a pig. / Unser Kühlschrank brummt nachts so laut, dass wir im Zimmer nebenan aufwachen. Kühlt aber. Einbaugerät, acht Jahre. / Le frigo américain ne fait plus de glaçons et il y a une flaque dessous tous les matins, du côté du tuyau.',
  'bike-repair':
    'One e-bike battery is dead, the charger blinks red and the hire season opens on Saturday with mine among the fleet of ten.',
  'workshop-machine':
    "La machine à coudre industrielle de l'atelier casse le fil toutes les dix minutes, j'ai changé l'aiguille, la bobine, tout.",
  'door-easing':
    "Front door sticks so badly we go in and out by the window when it's damp. Swollen, scraped, and the lock only meets if you lift.",
  'partition-wall':
    "Ceiling in the spare room came down in one piece, luckily nobody was sleeping there. Old laths and horsehair everywhere. / La cloison entre mes deux filles laisse tout passer, elles s'insultent à travers et ne dorment plus. Simple plaque de plâtre.",
  'kitchen-fit':
    "Kitchen cupboards were hung by a cowboy: doors at all angles, drawers hit the oven, and one unit's coming off the wall. / Le plan de travail a gonflé autour de l'évier, il s'effrite, et l'eau descend dans les tiroirs.",
  insulate: "Slugs and a cold draught come in under the skirting and there's a gap where I can see the garden through the floorboards.",
  'window-replacement':
    "Window in the bathroom won't shut, the wood crumbles like cake when I push a thumb in. There are five others I haven't dared to press.",
  'tile-work': "Tile after tile is popping off the bathroom wall, behind it it's grey mush.",
  'roof-repair': 'After the storm there are eight slates in the flower bed and a stain spreading above my wardrobe.',
  'assemble-mount':
    'The flat-pack wardrobe collapsed onto the bed with all my clothes in it. There are 46 screws left over and instructions in Swedish.',
  'woodwork-repair': 'Deck is slimy, green, and my foot went through a board next to the barbecue.',
  'lay-floor': 'Laminate in the hall has bubbled and come up into ridges after the fridge leak. Wheelchair gets caught on it.',
  'pest-control-visit':
    "Mice. They come in somewhere behind the kitchen units, I hear them at night and I've found droppings in the cutlery. / Hay unos agujeritos en las vigas del techo y cada mañana encuentro polvo como serrín encima de la mesa. La casa es de mi bisabuela. / Moles. Forty hills on what used to be the cricket lawn, and the match is in June. / Wasps are going in and out of a hole in the bank right by the children's sandpit. My son's allergic.",
  'locked-out': 'Key broke off in the lock of my shop at 7 am, the spare is with my ex.',
  'glass-pane': "Neighbour's boy shot a football through our Victorian stained panel in the porch door.",
  'upholstery-work': 'Our old dining table has a white ring from a hot pan, one leg wobbles and Christmas is for fourteen.',
  'doors-windows':
    'Sash cords snapped, the upper window slammed down an inch from my hand. Four more on the same floor, painted shut. / La persiana se cayó de golpe y la cinta se ha quedado dentro del cajón. Es la del dormitorio y vivimos a oscuras.',
  'damp-mould':
    'Im Keller blüht der Putz, Salz fällt herunter, die Kartons sind feucht. Zwei Firmen haben schon gestrichen, nach einem Jahr war alles wieder da.',
  'draughty-windows':
    'Die Balkontür schließt nicht mehr, seit wir neue Dichtungen eingesetzt haben; es zieht, und beim Kippen hängt sie plötzlich nur noch an einer Ecke.',
  'locksmith-job':
    'Einbruchsversuch letzte Nacht: Terrassentür aufgehebelt, Rahmen gesplittert, zum Glück hat der Hund gebellt. So kann das nicht bleiben.',
  'roof-window': 'Dachfenster beschlägt innen, am Rahmen schimmelt es schwarz, bei Schlagregen tropft es aufs Kinderbett.',
  'consumer-claim':
    'Nos han puesto el suelo de madera y en un mes se ha abierto por todas partes. El instalador dice que es normal, yo meto una tarjeta entre tablas.',
  'structure-cost':
    'Una grieta en diagonal sobre la ventana, desde que hicieron el garaje de al lado. Puse un testigo de yeso y se ha roto.',
  'fence-build':
    "Mon portail en bois traîne par terre, le poteau est pourri au pied, et le chien des voisins entre comme chez lui. / Fence blew flat in the gale, all six panels, and next door's Alsatian now visits. / Los jabalíes nos han destrozado el huerto dos noches seguidas, todo patas arriba, hasta las patatas. La valla la saltan o la doblan.",
  'tree-felling':
    "The big ash at the bottom has gone bare on one side and dropped a branch as thick as my leg onto the swing. / Nach dem Sturm hängt die Fichte schräg im Nachbardach, die Feuerwehr hat nur abgesperrt. Der Wurzelteller steht zwei Meter hoch. / Les racines du saule soulèvent l'allée et la mairie refuse l'abattage sans avis d'un spécialiste.",
  'garden-drains':
    "After every rain there's a lake outside the patio doors that stays three days. Clay, the neighbours are higher than us.",
  'garden-upkeep':
    "Lawn's more moss than grass, yellow patches where the dog goes, and I've spread everything the garden centre sold me. / The apple trees haven't been touched in twenty years, all whips and water shoots, fruit like marbles. Nine of them. / Im Schrebergarten hat der Vorstand mit Kündigung gedroht: Laube zu groß, ein Drittel Nutzgarten fehlt, alles voller Giersch. Begehung im September. / La copropriété se plaint : plates-bandes à l'abandon, feuilles partout, l'ancienne entreprise n'est pas venue depuis avril. Deux mille mètres carrés.",
  'pest-plant-health':
    "Box hedge eaten to a skeleton in a fortnight, little green caterpillars and webs. Twenty metres, planted by my grandfather. / Tomatoes in my polytunnel get brown bottoms and curl up, second year running. 300 plants, I sell at the market. / Der Rollrasen, im Mai verlegt, ist im August verbrannt und lässt sich wie ein Teppich abheben. Darunter sitzen weiße, dicke Larven. / La palmera tiene las hojas caídas como un paraguas y dicen que es el picudo. Está encima de la piscina de la comunidad. / L'olivier en pot de notre hôtel perd toutes ses feuilles, les six autres commencent aussi. On les avait rentrés pour l'hiver.",
  'invasive-plants': "Knotweed, said the surveyor, and the buyer walked away. It's behind the garage, about the size of a car.",
  'pool-service': "Pond has turned to pea soup and the koi gasp at the top. Pump's humming but nothing comes out.",
  'masonry-work':
    "Retaining wall leans over the neighbour's drive, more each winter, there's a crack I can put my hand in. / Se ha caído media pared de piedra seca del bancal con las lluvias y los olivos de arriba ya se inclinan.",
  'garden-plan':
    'Our new-build garden is rubble with a skin of turf. Nothing lives, not even the free shrubs from the developer. 8 by 12 metres, north facing.',
  'grave-care':
    'Die Stadt hat uns angeschrieben, die Gräber unserer Eltern seien verwahrlost. Wir wohnen 600 km weg und kommen zweimal im Jahr.',
  'lawn-laying': 'El césped artificial del patio se ha levantado por las juntas, huele a pis de perro y en agosto quema los pies.',
  'paving-mend': "La terrasse en pierre glisse et s'enfonce d'un côté, l'eau revient vers la maison, un invité s'est cassé le poignet.",
}
