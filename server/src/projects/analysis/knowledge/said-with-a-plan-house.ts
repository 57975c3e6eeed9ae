/** What clients say: people with a plan, of computers, house and garden; written before any list of works was read (2026-11-27). By the package's id, ' / ' between. */
export const SAID_WITH_A_PLAN_OF_HOUSE_AND_IT: Readonly<Record<string, string>> = {
  'business-website':
    "We open our pottery studio in March and by then people should find us online, see pictures of the courses and know where to park. / A page just for our new accounting webinar, with a sign-up form, a countdown and an automatic confirmation mail. / My wedding is in June. I'd love a little page with the programme, a map and a form where guests say whether they come and what they eat. / Our designer handed over finished Figma files for a site of eleven pages; now it has to become real in the browser, exactly like that. / La web del despacho se ve anticuada y nadie rellena el formulario. Nos gustaría un diseño moderno que dé confianza a los clientes. / Soy ilustradora y busco un portafolio sencillo y elegante donde enseñar mis trabajos para presentarme a editoriales en septiembre.",
  'web-shop':
    "Our shop for dog harnesses runs on Etsy only. I'd like a store of our own where customers pay by card and pick size and colour. / Der Shop läuft noch auf Magento 1, das längst keine Updates mehr bekommt. Bis Weihnachten soll alles auf Shopify umgezogen sein, mit Kundenkonten.",
  'cms-relaunch':
    "The association's site is from 2011, looks awful on phones, and the board wants something fresh that keeps our 300 articles.",
  'booking-payment-integration':
    "Guests of my three holiday flats should be able to pick dates, see what is free and pay the deposit straight on my page. / Unsere Patienten sollen Termine künftig selbst auf der Praxisseite wählen können, das Telefon steht morgens nicht mehr still. / Unser Verein möchte Eintrittskarten fürs Sommertheater über die eigene Seite verkaufen, mit Saalplan und Ticket zum Ausdrucken. / L'école de musique veut que les parents inscrivent leurs enfants en ligne, choisissent l'instrument et l'horaire, et reçoivent la confirmation.",
  'seo-work':
    'When someone searches "physiotherapist Leeds" we turn up on page four. By autumn we want to be among the first few. / Sur notre blog de voyage, nous aimerions que les articles soient retravaillés pour Google, avec les bons mots et de bons titres, car presque personne ne nous trouve.',
  'slow-website': 'Our page takes nine seconds to load on a phone, and Google sends us red warnings. It should open in under two.',
  'accessible-site':
    "From next year our public library's pages have to be usable with screen readers. I'd like to know where we stand and what must change. / L'interface de notre appli bancaire doit être utilisable par des personnes malvoyantes, avec VoiceOver et de gros caractères.",
  'site-localisation':
    'The online shop speaks only English; for our Dutch and Polish customers it should be readable in their languages, including checkout.',
  'analytics-setup':
    "I can't tell which of our adverts lead to orders. I want to see where visitors come from and where they give up. / On aimerait savoir comment les gens utilisent notre appli : quels écrans, combien de temps, à quel moment ils abandonnent.",
  'system-integration':
    'We want our WooCommerce stock to follow what the till in the shop sells, so nothing is sold twice any more. / Somos una inmobiliaria con 140 pisos; queremos que se publiquen solos en nuestra página desde el programa que usamos, con buscador y mapa. / Conectar nuestra tienda con la empresa de mensajería: que la etiqueta se imprima sola y el cliente reciba el seguimiento.',
  'site-care':
    'Somebody should take care of our WordPress page month by month: updates, backups, small text changes, so that it never goes stale again.',
  'website-change':
    'A calculator on our website where homeowners enter roof area and power use and see straight away what solar would save them.',
  'outage-performance':
    'Before Black Friday I want to be sure the shop survives ten thousand visitors an hour, last year it went down at noon.',
  'computer-lessons':
    "Ich bin Fotografin und möchte meine Texte und Bilder auf der Homepage selbst ändern lernen, statt jedes Mal jemanden zu bitten. / My mother is 81 and got a tablet. She wants to learn video calls and sending pictures to the grandchildren. / I'd like to learn to write my own automations; I bought sensors and a hub but only know how to switch lamps.",
  'ux-audit':
    "En nuestra tienda online muchos llenan el carrito y se van. Querría saber por qué y que acaben comprando más. / People sign up in our app but drop out after the third screen. I'd like the first minutes with it to be simpler and nicer.",
  'shop-change':
    "Notre boutique PrestaShop doit accepter Apple Pay et le paiement en trois fois avant les soldes d'hiver. / Unser Webshop läuft gut, nun wünschen sich Stammkunden ihn als Symbol auf dem Handy, auch offline blätterbar, ohne Umweg über den Store.",
  'domain-hosting':
    'Je souhaite que mon site passe en https avec le cadenas, les visiteurs voient « non sécurisé » et cela fait fuir. / Nuestro dominio caduca y las DNS están repartidas; quiero ordenarlas y que la web responda rápido también en México.',
  prototype:
    "I have an idea for an app that matches people who share allotments; first I'd like something clickable to show to investors in May.",
  'app-modernise':
    'Our app exists only for iPhone. Half our customers use Android and they keep asking when it is their turn. / Old native code for both platforms costs us everything twice. The plan is one Flutter code base by the end of the year. / Nach dem Update auf Android 15 soll unsere Vereins-App wieder im Play Store stehen, Google hat eine Frist bis August gesetzt.',
  'app-publish':
    "Apple rejected our update twice because of how we ask for tracking. It needs to get through before the campaign starts. / The finished app sits on my developer's laptop; I want it in both stores under my company's name with screenshots and description.",
  'new-mobile-app':
    "Drivers should photograph the delivery, have the customer sign on the screen, and it should work in the tunnel without signal too. / My fitness band sends data over Bluetooth, and I'd like my own phone app to read the heart rate and draw it live. / For our field inspectors I want a tablet app with checklists, photos and a PDF report that ends up in the office at once. / Our parish wants an app in which neighbours offer rides to the elderly and the driver's way shows on a map. / Unsere Monteure sollen Stunden und Material unterwegs am Handy eintragen, und abends steht alles in der Lohnabrechnung. / Queremos una aplicación para el taller: el cliente ve en el móvil en qué punto está su coche y aprueba el presupuesto. / Me gustaría que los alumnos de la autoescuela practicaran los test en el teléfono y vieran sus fallos por temas. / Notre festival voudrait une appli avec le programme, le plan du site et des alertes quand un concert change d'heure.",
  'app-feature':
    "We'd like to earn something with our language app: a free version and a monthly subscription bought inside the app. / Our meditation timer should also run on the Apple Watch, start there, and show the minutes on the phone afterwards. / Buscamos que nuestra aplicación de citas médicas muestre un chat entre paciente y consulta, con fotos y avisos.",
  'app-bug':
    'Our app has two and a half stars because it crashes on older Samsung models. I want it stable and the ratings back up. / Nuestra app de reparto gasta muchísima batería por el GPS; los repartidores llegan a mediodía sin carga y queremos que aguante la jornada.',
  'software-testing':
    "Before we release to eight thousand nurses, someone should try the app on many different phones and write down everything that goes wrong. / Nobody dares touch our pricing module because every change breaks something. We'd like automatic checks in place before the next release.",
  'video-game':
    "A small game for my daughter's school project about sorting rubbish, playable on a tablet, with three levels and funny sounds.",
  'programming-course':
    "Ich möchte als Biologielehrer lernen, eine einfache Bestimmungs-App für Pflanzen selbst zu bauen, programmiert habe ich bisher nur etwas Python. / My son is sixteen, wants to study computer science and would like someone to teach him Java properly over the holidays. / J'aimerais apprendre le machine learning avec Python à mon rythme, en partant de mes propres données de capteurs de ruches.",
  'api-backend':
    'Notre appli de covoiturage fonctionne mais le serveur derrière est lent et bricolé ; nous voulons une base solide pour cent mille utilisateurs. / We plan to offer partners access to our booking data, cleanly documented, with keys and limits so that nobody overloads it.',
  'web-application':
    "Our quotes are made in eleven Excel sheets that only Martha understands. Before she retires it should be a proper program everyone can use. / We are three founders with an idea for managing beekeepers' hives; we need a first working version to try with twenty beekeepers. / Die Schichtpläne für 80 Pflegekräfte entstehen auf Papier. Künftig soll ein Programm Vorschläge machen, das Urlaub und Wünsche kennt.",
  'legacy-code':
    "I'm taking over a fifteen-year-old Delphi program that runs our lab. It should become something that still works in ten years. / The tool we use was written in Python 2 and the server it runs on will be replaced in spring; it must run on current versions. / Aus dem alten Access-Programm des Tierheims soll etwas werden, das mehrere Leute gleichzeitig im Browser benutzen können. / Nuestro programa va bien con diez usuarios pero en enero serán quinientos; hay que reorganizarlo para que lo soporte. / Notre logiciel de devis est en VB6 ; nous voulons le réécrire pour le web sans perdre vingt ans de règles de calcul.",
  'code-review': "Before we pay the agency's last invoice I want an independent opinion on whether the code they delivered is any good.",
  'device-firmware': 'My microcontroller board with two sensors should log soil moisture every hour and survive a winter on one battery.',
  'slow-database': 'The month-end report takes four hours because the database crawls. It should be done before the first coffee.',
  'webapp-change':
    "We want to sell our internal planning tool to other firms, so it has to keep several companies' data apart and bill them monthly.",
  'bot-extension':
    "I'd like an add-on for Outlook that puts the customer number from our system next to every mail. / A plugin for Blender that numbers our stage parts and exports a cutting list in one click. / Je voudrais une extension pour Chrome qui remplisse les formulaires de la préfecture à partir de notre fichier clients. / Il faudrait un robot Discord pour notre club d'échecs : il annonce les tournois, prend les inscriptions et affiche le classement.",
  'technical-docs':
    'New colleagues need weeks to understand our system because nothing is written down. By summer there should be a description people can follow.',
  'desktop-program':
    'Our desktop program should get an installer for Mac and Windows that is signed, so customers no longer see scary warnings. / Unsere Maschine liefert Messwerte über eine serielle Schnittstelle; sie sollen am PC als Kurve erscheinen und sich speichern lassen. / Para mi tesis necesito un simulador de tráfico sencillo en C++ donde pueda cambiar los semáforos y ver las colas.',
  'program-fault':
    "Unser Kassenprogramm soll ab Januar E-Rechnungen im vorgeschriebenen Format ausgeben, der Hersteller existiert nicht mehr. / Le logiciel que nous avons fait développer plante une fois par jour sans message ; j'aimerais qu'on trouve pourquoi et que ça cesse.",
  'automation-script': 'Queremos que los pedidos que llegan por correo entren solos en nuestro ERP, con un aviso cuando falte algún dato.',
  dashboard:
    'Every Monday I spend half a day putting sales from five branches together. I want one screen that shows the figures by itself. / Die Geschäftsführung wünscht sich Kennzahlen in Power BI, bisher gibt es nur Ausdrucke aus SAP, die keiner liest.',
  'prediction-model':
    "We'd like to know three months ahead how much ice cream each kiosk will sell, we have six years of till data and the weather. / Customers leave us without a word. I want to spot two months earlier who is about to cancel. / The model our data scientist built works in her notebook only. It should answer requests from the shop day and night. / Shoppers who look at a tent should be shown the mats and stoves that really go with it. / Unsere Pumpen melden Druck und Temperatur; wir möchten aus den Daten früh erkennen, wann ein Lager den Geist aufgibt. / Nos gustaría que el programa avisara cuando una factura de viaje de los comerciales parece inventada o repetida. / Notre coopérative agricole veut estimer les rendements de blé à partir d'images satellites et des récoltes des dix dernières années.",
  'data-entry': 'Seventeen thousand scanned delivery notes from the nineties should become a table with date, customer and quantity.',
  'data-cleanup': 'The addresses in our donor list are a mess: double people, moved, dead. Before the Christmas letter it should be clean.',
  'data-evaluation':
    "For my master's thesis I collected 240 questionnaires and want to find out whether the differences between the groups are real. / Tested two versions of our newsletter, but nobody can say if the better one was luck. I want a solid answer and a plan for further tests. / We want to check whether our scoring for flat applicants treats people from different backgrounds fairly before the regulator asks. / Die 3000 Freitextantworten der Bürgerbefragung sollen nach Themen und Stimmung geordnet werden, damit der Stadtrat im Mai damit arbeiten kann. / Tengo todas las ventas de mi bodega desde 2009 y me gustaría entender qué clientes valen la pena y qué vinos tiran de otros.",
  'ai-at-work':
    'We are a housing cooperative and want to find out where AI would really help us before we spend money on it. / My team of twelve lawyers should learn to use ChatGPT sensibly, with good prompts and knowing what must never go in. / Unsere Protokolle der Gemeinderatssitzungen sollen aus den Tonaufnahmen künftig automatisch als Text mit Sprechernamen entstehen. / Queremos que los correos de reclamación se clasifiquen solos y lleguen al departamento adecuado con un borrador de respuesta.',
  'data-pipeline':
    'Data from the shop, the CRM and the ad accounts should land in one place every night so marketing stops arguing about numbers. / Que alguien nos ayude a diseñar un almacén de datos donde quepan hospital, laboratorio y farmacia, porque cada uno lleva su base.',
  'own-language-model': "I'd like to have a language model running on our own machine so that patient notes never leave the practice.",
  'web-data': 'We gather prices of eighty competitors by hand. Every morning a list with what changed overnight would be ideal.',
  'study-statistics':
    "Je prépare un article médical et je voudrais qu'un statisticien me dise combien de patients inclure et quels tests prévoir.",
  'labelling-work':
    'Des milliers de photos de façades à étiqueter, fenêtres, balcons, fissures, pour pouvoir entraîner ensuite notre modèle.',
  'server-migration':
    "The servers in our basement are seven years old and the lease ends in December. By then everything should run in the cloud. / Queremos pasar nuestra aplicación de contabilidad, instalada en la oficina, a la nube para trabajar también desde casa y desde Lisboa. / Nous passons de OVH à AWS d'ici juin ; il faut un plan de migration, application par application, avec les risques.",
  'cloud-bill':
    'Our Amazon bill doubled within a year and nobody can explain why. I want it back to a sensible level without slowing customers down.',
  'delivery-pipeline':
    "Each release keeps two people up until midnight copying files. A change should go live by itself once the tests are green. / Developers paste passwords into config files. I want a proper safe place from which our services fetch their secrets. / Je voudrais que nos tests tournent tout seuls à chaque commit sur GitLab et que le résultat arrive dans le salon de l'équipe.",
  'cloud-setup':
    "Someone once set up our whole Azure by clicking. I want it described in code so we can rebuild it identically in another region. / Our application should run in containers so that the new developers can start it on their laptops in minutes. / We have outgrown one server; over Christmas traffic is twenty times higher, and the platform should grow and shrink on its own. / I'd like my hobby project, a little Django site, online on a rented server so my chess friends can use it. / Wir brauchen für unser Start-up eine Grundlage in der Google-Cloud mit getrennten Projekten, Netzen und Budgets, bevor zehn Teams loslegen. / Unser Nextcloud soll auf einem gemieteten Rechner in Deutschland laufen, für 40 Ehrenamtliche, mit eigener Adresse. / Una función que se ejecute sola cada vez que alguien sube una foto, la reduzca y la guarde, pagando solo por el uso. / L'entreprise veut une architecture cloud qui respecte l'hébergement de données de santé avant de signer avec l'hôpital.",
  'disaster-recovery':
    "If the data centre in Frankfurt burns down, how fast are we back? I'd like a plan, and a rehearsal to show it works. / If ransomware hits us on a Friday night, who does what? I want a written plan and a practice run with the management.",
  'database-move': 'Moving our PostgreSQL database of two terabytes to a managed service, with ten minutes of interruption at most.',
  'monitoring-setup':
    'The log files of thirty machines lie everywhere. When something goes wrong I want to search all of them in one place.',
  'access-rights':
    'Our auditors demand to know who may do what in our AWS accounts. Rights have grown wild and should be tidied up. / When people leave the company their accounts live on. Joining, moving and leaving should run by itself with the right permissions. / USB sticks, private clouds, WhatsApp: our drawings leave the house by all ways. I want to know how and shut those gates.',
  'photo-sorting':
    'Video files of our church archive, eight terabytes, should be stored somewhere cheap and safe and still be found in twenty years.',
  'hosting-advice':
    'Would two clouds instead of one make sense for our insurance firm? The board wants a decision paper with options by April.',
  'corporate-course':
    'My team of admins knows only Windows servers; they should learn Terraform and Docker well enough to build test environments. / Unsere Entwickler sollen lernen, Webanwendungen so zu schreiben, dass man nicht über Eingabefelder in die Datenbank kommt.',
  'mail-collaboration':
    "Unsere Firma möchte die Mails und Dateien vom eigenen Exchange-Server zu Microsoft 365 bringen, rund 120 Postfächer. / My hotmail account is full and mails bounce. I want an address with my own name and the old mails brought along. / Our volunteers share files by USB stick. We would like to work on the same documents at the same time in Teams. / Mails in our name with fake invoices reach our customers. I'd like it to become impossible to send from our domain.",
  'backup-setup':
    'Die Sicherungen liegen im gleichen Raum wie der Server. Künftig sollen sie jede Nacht verschlüsselt außer Haus gehen und regelmäßig zurückgespielt werden.',
  'server-care':
    "Somos cuatro programadores sin nadie de sistemas; buscamos quien vigile los servidores y responda de noche si se caen. / Notre serveur Linux loué n'a pas été mis à jour depuis deux ans ; j'aimerais qu'il soit remis d'aplomb et suivi.",
  'new-computer-move':
    'I bought a new laptop and want all my photos, mails and programs from the old one on it, in the same order. / I switch from Android to an iPhone on Saturday and want my WhatsApp chats, contacts and pictures to come along.',
  'office-it-care':
    'We start with six employees in May and each should have a computer, mail address, printer and the shared folders on the first day.',
  'slow-computer':
    "My PC is fine but slow; I'd like to give it a faster disk and more memory instead of buying a new one. / Mi Mac arranca, pero tarda diez minutos y sale la rueda de colores; desearía tenerlo ágil como el primer día.",
  'printer-help':
    'The office printer should scan straight into the folder of each colleague, it could do that before the new router. / Die Kasse in der Boutique braucht einen neuen Bondrucker, und der Scanner soll die Etiketten wieder lesen.',
  'program-trouble':
    "Windows 10 is running out and our eleven office machines should be ready for Windows 11, or I need to know which can't be. / Since the last update the sound is gone in video meetings. I give an online course next week and it must work. / Ma boîte Outlook compte 60 000 messages et plante ; j'aimerais la ranger, archiver l'ancien et retrouver ce que je cherche.",
  'data-rescue':
    "I dropped my external drive with my dissertation on it, it clicks now. I want the files back, whatever else happens. / Mon mari est décédé et son ordinateur est verrouillé ; je voudrais accéder aux photos et aux papiers de la maison, j'ai l'acte de décès.",
  'pc-build': "For video editing I want a PC built from good parts that stays quiet and handles 4K; I've got a case and a screen already.",
  'data-wiping': 'I want to sell my old computer and be certain that nobody can dig up my tax papers from it.',
  'meeting-room': 'A meeting room where you walk in, press one button and talk to the Madrid branch with picture and sound.',
  'laptop-repair':
    'The laptop of my daughter lost a hinge and two keys, the battery swells. It should last her through her final year. / Mon écran de portable est fêlé en diagonale et je pars en mission dans quinze jours, il me faudrait une dalle neuve.',
  'operating-system':
    "Ich möchte auf meinem alten ThinkPad Linux haben, mit Schreibprogramm und Internet, und jemanden, der mir das Nötigste zeigt. / On a racheté dix ordinateurs d'occasion pour l'association, ils doivent tous recevoir la même installation avec LibreOffice et un mot de passe.",
  'device-management':
    'Alle Diensthandys, 35 Stück, sollen zentral verwaltet werden, damit man verlorene Geräte sperren und Apps verteilen kann.',
  'office-server':
    'En la gestoría cambiamos de servidor en agosto y los ocho puestos deben seguir viendo sus carpetas y el programa de nóminas.',
  'tape-digitising': 'Me gustaría pasar mis cintas de vídeo y disquetes viejos a algo que pueda ver en el ordenador de hoy.',
  'office-it-move':
    'Nos trasladamos de oficina el día 30 y quince puestos con pantallas, teléfonos e impresoras deben funcionar el lunes en el sitio nuevo.',
  'security-audit':
    'We launch our payment portal in September and would like friendly hackers to try to break in beforehand. / Me gustaría que alguien revisara el código de nuestra app de pagos buscando fallos de seguridad antes de publicarla. / La mairie souhaite un état des lieux de sa sécurité informatique et les dix mesures à prendre en premier.',
  'awareness-training':
    'Two colleagues clicked on a fake parcel mail last month. Everyone in the firm should learn to recognise such things, maybe with test mails.',
  'iso-certification':
    "We want to be certified to ISO 27001 in a year and a half and don't know where to start. / Unsere Stadtwerke fallen unter NIS2. Wir möchten wissen, was fehlt, und bis Oktober einen Fahrplan mit Zuständigkeiten haben.",
  'security-hardening':
    "All sixty staff should log in with a second factor, also the ones in the workshop who share machines and have no company phone. / I write as a journalist about organised crime and would like my phone, laptop and messages set up so nobody can read along. / Our family uses the same password everywhere. I'd like a sensible password manager set up for all five, grandparents included. / The notebooks of our sales people get stolen once a year. All disks should be encrypted and able to be wiped from afar. / Alle Rechner im Steuerbüro sollen einen guten Schutz gegen Schadprogramme bekommen, den jemand zentral im Blick hat.",
  'office-network':
    "Our plant's control network hangs on the office network. Before the insurance audit it should be properly separated and secured. / Il faudrait configurer le pare-feu neuf de l'usine, reprendre les règles utiles de l'ancien et jeter les autres. / Video calls stutter only in the meeting room at the end of the corridor. I want them as smooth there as at reception. / Our firm has had one flat network for years; production, guests, phones and management should be kept apart from each other. / Antes de ampliar la plantilla quisiera saber si nuestra red aguanta el doble de gente y qué convendría renovar.",
  'attack-detection':
    "A team that watches our systems around the clock and raises the alarm, since with four admins we can't do that ourselves. / Wir möchten monatlich wissen, welche bekannten Lücken auf unseren 200 Systemen offen sind und welche zuerst geschlossen werden sollten.",
  'product-rules':
    'We develop a medical device with Bluetooth; the authority wants to see that security was thought of from the design on.',
  'ddos-protection': 'Our newspaper was flooded with requests for two days and went offline. At the election we want to withstand that.',
  'gdpr-technical-work':
    'Queremos saber si nuestra clínica cumple con la protección de datos y tener los documentos, avisos y contratos en orden. / Guardamos historiales desde 1998 y queremos decidir quién puede ver qué, por puesto y por sede, y dejar constancia de cada acceso.',
  'digital-forensics':
    'Una antigua empleada se llevó la lista de clientes; necesitamos pruebas de los ordenadores que sirvan ante el juez.',
  'secure-communication':
    "Notre fondation cherche à chiffrer ses échanges avec des militants à l'étranger, courriels et fichiers, de façon simple.",
  'home-wifi':
    "We're moving into an old farmhouse with metre-thick walls and want good Wi-Fi in every room, also in the attic study. / My son wants his games to run without lag when the rest of us watch films. I'd like the house line shared out sensibly. / En el piso nuevo el rúter está en la entrada y la señal muere en el dormitorio; queremos cobertura estable hasta la terraza.",
  'site-wifi':
    'The campsite has 120 pitches, and guests expect to surf from their caravans, with a voucher they get at the desk. / I run a café and would like free internet for guests that stays away from my till and the cameras. / The warehouse scanners lose connection between the racks every few minutes. After the rebuild with new shelves it should hold everywhere. / In der Schule sollen 28 Klassenzimmer so gutes WLAN bekommen, dass ganze Klassen gleichzeitig mit Tablets arbeiten können. / Unser Hotel möchte, dass Gäste sich mit Zimmernummer einloggen und nicht mehr an der Rezeption nach dem Kennwort fragen.',
  'remote-access':
    "Our branch in Porto should work as if it sat in the same building, with the same drives and printers. / I'd like to get at the files on my home storage box when I travel, safely, from laptop and phone.",
  'voip-phones': 'Our phone system is from 1999. The new one should run over the internet, with queues, and mobile phones ringing along.',
  'building-link':
    "In the garden shed fifty metres away I'd like to work online; a trench is possible, a straight line of sight too. / Zwischen Halle 1 und Halle 3 soll eine Glasfaser gezogen und gespleißt werden, ein Leerrohr liegt schon.",
  'rack-tidy':
    "I've no idea what is plugged where in the server cabinet. It should be tidy, labelled and drawn so that a stranger finds his way.",
  'exam-prep': 'I want to learn for my CCNA and understand routing and subnets, evenings, with real equipment to practise on.',
  'internet-line':
    'Our house in the hills gets two megabits over copper. What else is there, satellite, mobile, radio, and what would really work here?',
  'network-cabling':
    "Beim Neubau möchten wir von Anfang an Datenleitungen in alle Zimmer legen lassen und suchen jemanden, der das plant. / Le cabinet s'agrandit d'un étage ; nous aimerions des prises réseau à chaque bureau et des bornes wifi discrètes au plafond.",
  'camera-network': 'Queremos cámaras IP en las tres naves, grabando en un solo equipo, sin que la red de la oficina se resienta.',
  'tv-aerial': 'Je télétravaille depuis un mobil-home et cherche une solution internet 4G ou 5G stable avec une antenne sur le toit.',
  'cable-run':
    "Les boîtiers CPL ne marchent plus depuis les travaux électriques ; il me faudrait une autre façon d'amener internet à la télé du sous-sol.",
  'shutter-motors':
    "We'd like the blinds to go down by themselves when the sun hits the glass and up again before my wife gets home. / Des volets roulants à manivelle que ma mère n'arrive plus à tourner ; nous aimerions les motoriser, il y en a sept.",
  'smart-home-build':
    "All those lamps, each with its own app! I want one system in which everything can be switched together, even when the internet is down. / For the new house we think of KNX and would like someone to plan which functions make sense before the electrician starts. / I'd like to say \"film night\" and the lights dim, the screen rolls down and the amplifier switches on. / A voice assistant for my brother in a wheelchair: lights, doors, TV and the bed should obey him. / Sensors under the washing machine and boiler that shut off the water and tell me when something leaks. / Mein Gewächshaus soll lüften, beschatten und gießen, je nach Temperatur, auch wenn ich zwei Wochen nicht da bin. / Wir möchten in der Altbauwohnung die vorhandenen Lichtschalter behalten, aber das Licht auch per Handy und Zeitplan steuern. / In unserer Kita sollen die Räume bei schlechter Luft von allein Bescheid geben und die Lüftung hochfahren. / Me encantaría que al salir de casa se apagara todo, bajaran las persianas y se conectara la alarma con un solo botón. / En la oficina las luces deben ajustarse a la claridad de fuera y apagarse cuando no queda nadie. / Mi abuela vive sola; busco sensores discretos que me avisen si un día no se levanta o no abre la nevera. / Nous rénovons un appartement de 90 m² et voudrions un devis raisonnable de ce qui peut être automatisé, lumière, volets, chauffage. / Je voudrais un tableau mural tactile dans l'entrée qui montre la météo, les caméras, le courant et les poubelles à sortir. / L'arrosage, la piscine et l'éclairage du jardin ont chacun leur minuterie ; j'aimerais tout régler depuis un seul endroit.",
  'video-doorbell-fit':
    "From the office I want to see who rings at home, talk to them and let the plumber in. / We rent out a cabin and guests should get in with a code that changes with every booking. / Le portier vidéo est tombé en panne ; j'en souhaite un connecté à mon téléphone qui garde les deux fils existants.",
  'smart-climate':
    "Our solar panels make power at noon; the washing machine, boiler and car should then start on their own. / I'd like to know which device in our house eats the electricity, on a screen in the kitchen, hour by hour. / Tengo una casa en la sierra y querría encender la calefacción desde la ciudad unas horas antes de llegar.",
  'smart-home-mend':
    'I got Home Assistant running on a little computer but the Zigbee lamps in the cellar drop out. It should be rock solid. / The previous owner left a bus system and no papers. I want to be able to change what the switches do. / My old Samsung hub is being discontinued. Forty sensors and plugs should move to something new with all the routines.',
  'home-cinema': 'Music in five rooms, with the same song everywhere or a different one in each, chosen from the sofa.',
  'ev-charger-install':
    "In June our electric car arrives and I want to charge it overnight in the garage, there's only an ordinary socket now. / Eight parties, one underground car park: how can everyone get a wallbox without blowing the house connection?",
  'rewire-panel':
    "The house is from 1962 with cloth-covered wires. Before we move in with the baby it should be up to today's standard. / Our fuse box still has screw-in fuses and no protection if the kids poke into a socket. I want a modern one. / Queremos poner aire acondicionado y placa de inducción, y el técnico dice que la instalación no aguanta; hay que aumentar la potencia. / Nous transformons la grange en logement ; il faut toute l'électricité, du compteur jusqu'aux prises, avec l'attestation Consuel.",
  'electrical-points':
    'In the kitchen we have one socket for everything. After the renovation there should be at least ten and a connection for an induction hob. / Spots in the living room ceiling, dimmable, twelve of them, warm light, and the old chandelier should go. / Deseo que la escalera del edificio se ilumine sola al pasar, ahora las luces quedan encendidas todo el día. / Je voudrais déplacer trois prises et un interrupteur, la nouvelle armoire cache tout.',
  'electrical-check':
    "We're buying a house and want to know whether the electrics are safe or will eat up our savings. / The insurance wants all the portable tools and extension leads in our three kindergartens tested and labelled by April. / The landlord of a bakery needs the yearly test of the fixed installation with the papers for the trade association. / Voy a abrir una peluquería y me piden el boletín eléctrico del local para dar de alta la luz. / Pour vendre l'appartement il me faut le diagnostic électrique et, si possible, corriger ce qui ne va pas.",
  'cooker-circuit': 'My workshop gets a used lathe that needs three phases. I want it connected properly with an emergency stop.',
  'outbuilding-supply':
    "I'd like lights along the garden path and at the gate that come on at dusk, with the cable out of sight. / A hot tub is coming to the terrace; the seller says it needs its own line with 32 amps and a special switch. / Unser Carport soll Licht mit Bewegungsmelder und zwei Außensteckdosen bekommen, vom Haus sind es zwölf Meter. / El trastero no tiene luz ni enchufes; me gustaría montar allí un pequeño taller de bicicletas.",
  'light-trouble': 'In our flat the light has flickered since we replaced the bulbs with LEDs. It should be steady and dimmable.',
  'lamp-hanging': "We'd like a fan on the bedroom ceiling, with a light, where there is only a bare bulb now.",
  'site-power': 'Our market stall needs a safe power distribution box for fridges, lamps and till, moved to a different square each week.',
  'electrical-fault': 'Bei uns fliegt der FI immer, wenn es regnet. Ich möchte, dass der Fehler gefunden und dauerhaft behoben wird.',
  'balcony-solar': 'Ich möchte ein Balkonkraftwerk mit 800 Watt am Geländer betreiben, ordentlich angemeldet und sicher angeschlossen.',
  'doorbell-intercom':
    'Die Gegensprechanlage im Mehrfamilienhaus rauscht nur noch; zwölf Wohnungen sollen wieder hören, wer klingelt, und öffnen können.',
  'shower-fit': 'We want a walk-in shower where the tub is now, with no step, so my husband can go on using it.',
  'bathroom-renovation':
    "The attic becomes a guest room and should have its own small bathroom; there's water one floor below only. / Je souhaite un lave-mains et un WC sous l'escalier, la canalisation la plus proche est à six mètres.",
  'water-treatment':
    "Our water is so hard that kettles die in a year. I'd like soft water for the whole house. / The lab says there's legionella in the nursing home's water. We need it clean and kept clean. / Me gustaría tener agua filtrada buena para beber directamente de un grifo pequeño en el fregadero.",
  'toilet-fit':
    "I bought a beautiful old sink at a flea market and want it in our guest toilet with a matching tap. / We want to try a Japanese toilet with washing function. There's a normal one hanging on the wall now.",
  'pressure-pipes':
    'Lead pipes in the cellar, the water company says. They should go before our child is born. / My tenants complain about weak pressure on the fourth floor; it should feel like a proper shower there too.',
  'new-pipework':
    "Our kitchen island is going to have a sink and a dishwasher, but the drain is on the other wall. / Our old cast-iron stack is rusting through on two floors. The owners' meeting has decided to replace it.",
  'tap-toilet-repair':
    'The toilet runs all night and the meter with it. I want that to stop for good. / El grifo de la cocina gotea y la llave de paso no cierra; que queden los dos nuevos.',
  'rainwater-tank':
    "We'd like rainwater from the roof to flush the toilets and fill the washing machine. / A cistern of 5,000 litres stands behind the barn; I'd like its water pumped to four taps in the orchard.",
  'outdoor-tap':
    "An outside tap for the garden that doesn't freeze in winter, on the terrace side of the house. / Ich hätte gern einen Anschluss für die Waschmaschine im Bad, damit ich nicht mehr in den Keller muss.",
  'basement-pump': 'Every time it pours, the cellar drain brings up dirty water. Next storm season I want it to stay dry.',
  'water-heater-change':
    "Unser Durchlauferhitzer ist 25 Jahre alt und schluckt Strom; es soll ein sparsamer her, der genau die eingestellte Temperatur hält. / Le ballon d'eau chaude de 300 litres fuit par le bas ; j'en voudrais un plus économe pour quatre personnes.",
  leak: 'Im Haus tropft es irgendwo hinter den Fliesen, der Zähler dreht sich nachts. Wir möchten wissen, wo, möglichst ohne die ganze Wand aufzureißen.',
  'well-pump': 'Für den Schrebergarten soll eine Handpumpe auf einen neu gerammten Brunnen, das Grundwasser steht bei fünf Metern.',
  'backwater-lifting': 'Vamos a montar un bar y hace falta separador de grasas y desagües nuevos según pide el ayuntamiento.',
  'sewer-septic': 'En casa huele a alcantarilla cuando sopla el viento; quisiera que se acabara de una vez.',
  'pipe-winterising': 'Mettre hors gel notre maison secondaire chaque automne et la remettre en eau au printemps, voilà ce que je cherche.',
  'consumption-meters': "Notre immeuble voudrait un compteur d'eau par appartement pour que chacun paie ce qu'il consomme.",
  'air-conditioning-work':
    'The upstairs bedrooms are unbearable in summer. I want to sleep at 22 degrees, quietly, without an ugly box at the front. / Busco climatizar tres dormitorios con un solo aparato fuera, la comunidad únicamente permite uno en la terraza.',
  'floor-heating': 'In the new bathroom I dream of a warm floor, and a towel warmer that works in summer too.',
  'radiator-trouble':
    'Half of the radiators stay lukewarm while the others boil. Each room should be as warm as it should be. / The heating engineer said our system is full of black sludge. Before the new boiler comes it should be flushed out.',
  'stove-chimney':
    'We bought a wood stove second hand and want it in the living room with everything the chimney sweep demands. / Nous avons une cheminée ouverte qui chauffe surtout le ciel ; un insert fermé nous permettrait de profiter de la chaleur.',
  'ventilation-work':
    "In the passive house kit there's a ventilation plant nobody has serviced in six years. I want fresh, clean air again. / The restaurant kitchen fills with smoke and steam. The cooks want to see each other again, and the neighbours smell nothing. / Im Schlafzimmer schimmelt es trotz Lüften in der Ecke. Eine Lüftung, die leise und dauernd Luft tauscht, wäre mir am liebsten. / La VMC siffle et n'aspire plus dans la salle d'eau ; on voudrait une ventilation silencieuse qui règle elle-même son débit.",
  'electric-heaters': 'The community hall, used two evenings a week, should be warm within an hour instead of being heated all week.',
  'boiler-service': "I'd like the gas boiler looked after every year before winter, last time it broke on Christmas Eve.",
  'boiler-replace':
    "Our greenhouse nursery heats with gas; we're thinking about wood chips and want someone to do the sums and plan it. / Unsere Gasetagenheizung soll raus; die Eigentümer von sechs Wohnungen wünschen sich eine gemeinsame Lösung mit Fernwärme.",
  'radiator-change':
    "In the loft conversion there are no radiators yet; four rooms should be added to the existing system. / J'aimerais remplacer six vieux radiateurs en fonte par des modèles plats sans abîmer le parquet.",
  'ac-fault':
    'The air conditioner drips on the sofa and smells musty. By the first heat wave I want it clean and cold. / El aire del salón necesita gas cada verano; este año quiero que encuentren la fuga y quede bien.',
  'energy-advice':
    "My energy bill is the highest in the street. Where does our heat go and what should we do first? / Une étude pour savoir quelle puissance de chauffage il faut après l'isolation, pièce par pièce.",
  'thermostat-fit': "A thermostat in the hall controls everything, and it's where the sun shines in. I want every floor to have its own.",
  'solar-thermal':
    'Auf dem Dach liegen alte Solarkollektoren fürs Warmwasser, die seit Jahren nichts bringen. Sie sollen wieder mitheizen.',
  'boiler-fault':
    'Unsere Pelletheizung zieht keine Pellets mehr aus dem Lager, alle zwei Tage muss ich von Hand nachfüllen. / La caldera hace un ruido como de tetera y pierde presión cada semana; quiero pasar el invierno tranquilo.',
  'heat-pump-install': 'Queremos instalar aerotermia con suelo radiante en la casa que reformamos, unos 140 metros, y dejar el gasóleo.',
  'cold-appliance-repair':
    "My grandmother's 1958 Bosch fridge should hum in my kitchen again; it lights up but doesn't get cold. / Our freezer builds up ice as thick as a fist every month, and the door no longer shuts by itself. / La nevera del piso de alquiler enfría arriba y congela abajo, el inquilino llega el viernes y quiero entregarla bien. / Ma cave à vin électrique vibre et monte à 18 degrés ; mes bouteilles méritent mieux.",
  'dishwasher-repair-work':
    "Our dishwasher leaves sand on the glasses and water at the bottom. I want clean dishes for the christening on the 14th. / Is our fifteen-year-old dishwasher worth mending or should I buy a thrifty one? Someone honest should look at it. / Notre lave-vaisselle de cantine rince à l'eau froide et l'inspection passe dans deux semaines.",
  'cooking-appliance-repair':
    "The built-in oven is only warm on one side, cakes come out slanted. It's eleven years old and otherwise perfect. / One field of the ceramic hob stays cold and there's a crack across. I want to cook on all four. / My induction hob shows an F and a number and switches itself off in the middle of cooking. / El horno del obrador no pasa de 150 grados y en Navidad tengo que hacer doscientos roscones. / Le micro-ondes encastré fait des étincelles et le plateau ne tourne plus, j'aimerais le garder car il va avec le four.",
  'appliance-connection':
    "We bought a new washer and dryer; they're to be stacked in the niche and hooked up, the old ones taken away. / The American fridge should give ice and cold water; we moved in and it was never connected to the pipe. / Ein neuer Einbaukühlschrank soll in die alte Küche, die Türfront muss mit auf die Scharniere passen.",
  'small-appliance-electronics':
    "The espresso machine in my café lost pressure and the steam wand hisses. I open at seven on Monday. / I'd like my Kenwood mixer from the seventies taken apart, cleaned and given a new cable, it smells of burning. / The sewing machine skips stitches and the light is out; I want to sew costumes for the carnival with it. / My robot vacuum turns in circles and ignores its station. It's two years old and was dear. / Mein Thermomix zeigt einen Fehler und die Waage stimmt nicht mehr. Ich hätte ihn gern wieder wie neu. / Das Bügeleisen mit Dampfstation spuckt braunes Wasser auf die Hemden, ich brauche es für meine Heimarbeit.",
  'catering-machine-repair':
    'The laundry of our hotel has four industrial machines. They should be checked twice a year so that none stops in high season.',
  'cooling-plant':
    "Our club's beer cooler foams and hardly cools. By the summer fair in July the beer should run properly. / Hay que dejar las seis vitrinas frías de la pescadería limpias y revisadas antes de la temporada.",
  'laundry-repair':
    'Die Tür der Waschmaschine geht nicht mehr auf, meine nassen Sachen sind drin und morgen reise ich ab. / Quisiera que la secadora dejara de chirriar, parece que hay un gato dentro cuando gira.',
  'hobby-course':
    "J'aimerais apprendre à réparer moi-même de petits appareils, grille-pain, bouilloire, aspirateur, pour notre repair café. / Ich bin frisch geschieden und möchte lernen, selbst zu bohren, zu dübeln und Regale gerade aufzuhängen.",
  'built-in-furniture':
    "We'd like a wall of shelves in the living room, floor to ceiling, with a bench by the window and room for the record player. / Queremos un armario a medida bajo la escalera para zapatos, abrigos y el carrito del bebé. / Un bar en bois pour notre guinguette, démontable, qu'on puisse ranger en octobre et remonter en mai.",
  'woodwork-repair': 'Our wooden stairs creak at every step and wake the baby. I want to be able to go down at night unheard.',
  'terrace-fence':
    "A terrace of larch, about 25 square metres, level with the living room door so that the wheelchair rolls out. / A drive for two cars that lets the rain through, and a path to the door where grandma's walker won't get stuck.",
  'damp-mould':
    "Behind the wardrobe there's mould. I'd like it gone for good before our daughter moves into that room. / The plaster falls off the cellar walls and it smells damp. I would like to store books there some day.",
  'draughty-windows': 'Fourteen old box windows with cracked putty; the heritage people want them kept, we want them tight.',
  'assemble-mount':
    'I bought flat-pack furniture for the whole flat, eleven boxes. By Sunday when my husband gets back it should all stand.',
  'loft-work': "Our attic is used for skis and boxes; we want to make two children's rooms of it, with light from above.",
  'kitchen-fit': 'The kitchen cupboards are solid but ugly. New doors, a new worktop, and it should look like a new kitchen.',
  'door-easing':
    'My front door sticks in summer and lets in the draught in winter. It should close with a soft click. / Unser Kater soll selbst hinaus- und hereinkönnen, in der Terrassentür aus Glas wäre die Klappe am liebsten.',
  'partition-wall': 'We want to turn one big office into two with a wall that keeps out the phone calls.',
  'garden-building':
    "The pergola should be roofed in so we can sit outside in the rain; glass or something similar. / A treehouse for three kids in the old walnut, with a slide, safe enough that I don't lie awake.",
  'grab-bars': "For my mother's flat: handles, a ramp at the entrance, wider door to the bathroom, so she can stay at home.",
  'paint-rooms': 'We move out at the end of the month, the landlord wants holes filled, walls white, and three scratched doors put right.',
  'lay-floor': 'Das Bad bekommt einen neuen Boden; im Flur und in zwei Zimmern hätten wir gern dazu passendes Parkett.',
  insulate:
    "Die Fassade aus den Fünfzigern ist grau und rissig. Sie soll gedämmt werden und in einem hellen Ton leuchten. / Nous voulons isoler les combles avant l'hiver, avec des matériaux naturels, il y a 80 m² et des chauves-souris.",
  'structure-cost': 'Vamos a tirar el tabique entre cocina y salón; antes querría saber si sostiene algo y luego que quede bien rematado.',
  'doors-windows': 'Las persianas de madera del caserón se caen a trozos; me gustaría restaurarlas y que vuelvan a subir.',
  'tile-work': 'Los azulejos de la terraza están sueltos y pasa agua al vecino de abajo; quiero una terraza sana y bonita.',
  'garage-door': "La porte du garage en bois est pourrie en bas ; j'en voudrais une qui s'ouvre toute seule.",
  'stairs-glass-build': "Je rêve d'une verrière d'atelier entre la cuisine et l'entrée pour faire passer la lumière.",
  'garden-upkeep':
    "We bought a house with a jungle behind it. By summer the kids should have a lawn to play football on. / For the block of 30 flats we're looking for someone who mows, cuts the hedges and clears the snow all year round.",
  'garden-plan':
    "I'd like a garden that flowers from March to November and asks for no more than two hours a week from me. / The front garden is gravel. We want bees and butterflies there, and it should still look tidy from the street. / Our retirement home would like a garden where people with dementia can walk in a circle, smell and touch things. / After the building work the soil is like concrete. I want to be able to grow vegetables there next year. / Quiero convertir el patio interior, con poca luz, en un rincón verde con una fuente y donde se pueda cenar. / Me mudo a un ático con terraza ventosa y busco plantas y macetas que aguanten y den intimidad. / J'ai 2 000 m² de friche et je voudrais un verger avec des variétés anciennes, planté cet automne. / Faire dessiner le jardin de notre maison neuve, avec un plan de plantation que je réaliserai moi-même peu à peu.",
  'tree-assessment': "The old lime tree leans towards the house. I want to know if it's dangerous before we decide anything.",
  'pool-build':
    "A pond where dragonflies come, about four metres wide, with a shallow edge because of our grandson. / We dream of a swimming pool in the garden, eight by four, and first want to know what's possible on our clay soil.",
  'irrigation-pool': "I'm away a lot and my tomatoes die each August. They should get water by themselves, also the tubs on the roof.",
  'masonry-work': 'The slope behind the house slides a bit more each winter. Steps and walls should hold it, and herbs could grow there.',
  'tree-felling':
    'The stump of the felled spruce stands in the middle of the future patio, almost a metre across. / Après la tempête, trois peupliers sont couchés sur le chemin du moulin ; il faut que les voitures passent de nouveau.',
  'pest-plant-health':
    "My box bushes are eaten bare by caterpillars within days. I'd like to save them, they're from my parents. / Las palmeras de la urbanización tienen el picudo rojo; deseamos salvar las que se pueda.",
  'lawn-laying': 'Unser Rollrasen soll bis zur Taufe liegen, hundert Quadratmeter, der Boden ist umgegraben, aber voller Steine.',
  'green-roof':
    'Auf das Flachdach der Garage hätten wir gern eine Bepflanzung, die Regen schluckt, Hitze aushält und von oben schön aussieht.',
  'grave-care': 'Ein Grab mit Efeu und Begonien soll das Jahr über gepflegt werden, wir wohnen 400 Kilometer weit weg.',
  'invasive-plants':
    'Der Bambus vom Nachbarn kommt überall hoch, sogar durch die Terrasse. Ich will ihn loswerden und eine Sperre im Boden.',
  'raised-beds': 'Nos gustaría un huerto escolar con bancales, compost y riego para que lo lleven los niños de primaria.',
  'playground-sauna-build': "Nous aimerions une cuisine d'été avec four à pain au fond du jardin, à l'abri du vent.",
}
