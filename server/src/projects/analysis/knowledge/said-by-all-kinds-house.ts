/** What clients say: all kinds of people, in haste, as stories and plainly, of computers, house and garden; written before any list of works was read (2026-11-27). By the package's id, ' / ' between. */
export const SAID_BY_ALL_KINDS_OF_HOUSE_AND_IT: Readonly<Record<string, string>> = {
  'business-website':
    "hi need website for my nail salon, 4 or 5 pages, pictures, prices, map, i have the logo and a domain already bought / A friend opened our restaurant page on her mobile and had to pinch and slide to read the menu. It was made in 2012 and looks fine only on the big screen. / i need one single page where people leave email before my product launch in 3 weeks, with countdown and thank you mail / Depuis que nous avons changé de nom, tout est à revoir : l'ancien site a les mauvaises couleurs, un ton vieillot, et les jeunes clients nous disent qu'on dirait une administration. Il nous faut du neuf.",
  'broken-hacked-site':
    'My wordpress site shows only white page since plugin update yesterday evening, i cannot even enter the admin, customers are calling me / someone hacked my site, when you click from google it goes to some casino page, hosting sent me a warning they will close it / Seit der Umstellung auf PHP 8 beim Anbieter zeigt unser altes Joomla nur noch Fehlermeldungen. Das System müsste auf die aktuelle Version gehoben werden. / Al entrar en nuestra web aparece error 500 desde que cambiamos el servidor; la base de datos parece no conectar.',
  'web-shop':
    "We sell handmade candles at markets and every weekend people ask where they can order from home. My sister says Shopify. I have photos of 30 products and a bank account, that's all.",
  'shop-change': 'checkout page on our woocommerce shop hangs when people pay by card, paypal ok, started tuesday, we loosing orders',
  'server-migration':
    'Please move our site from the old hosting company to a new one, including the database and mailboxes, with the shop staying reachable meanwhile. / We want to move six servers from the cellar to AWS before the lease of the building ends in June. / Wir wollen unser Rechenzentrum in Teilen nach Azure verlagern und suchen jemanden, der das plant und die ersten Systeme umzieht. / Necesitamos pasar nuestros archivos, unos 12 teras, a un almacenamiento en la nube barato con copias y fechas de borrado.',
  'domain-hosting': 'the little padlock is gone from my page and chrome says not secure, visitors get scared, certificate expired i think',
  'web-application':
    "The designer gave us twelve Figma screens and went on holiday for good. Now somebody has to make real pages out of them, React preferred, our backend is ready. / Members of our beekeepers' association should log in, see the minutes, and renew their yearly fee; the public sees only the news and events. / Unser Verein hat einen Kalender auf Papier im Schaukasten. Die Jungen schauen da nie hin. Schön wäre, wenn jeder Abteilungsleiter Termine selbst ins Internet stellen könnte und alle sie am Handy sehen. / Queremos un portal donde los propietarios de apartamentos suban sus anuncios con fotos y los viajeros filtren por zona, precio y fechas y reserven. / Nous voulons une application interne pour gérer les congés et les plannings de quarante salariés, avec validation par le chef d'équipe.",
  'accessible-site':
    "A lawyer's letter came: a blind user could not fill in our appointment form with his screen reader. We want the whole site checked against WCAG AA and the faults repaired.",
  'automation-script':
    'Our catalogue of 6,000 spare parts lives in an Excel sheet that gets new prices each Friday. The online store should pick it up by itself instead of Marta typing all Saturday. / jai un fichier excel avec 40 onglets, je veux un bouton qui fait le recap et lenvoi par mail tout les lundi',
  'site-localisation':
    'We have a site in English and want it in Arabic and French too, with a switch on top and the layout turning right to left. / Die vorhandene Android-App soll zusätzlich auf Deutsch, Türkisch und Polnisch erscheinen, samt Texten im Store.',
  'cms-relaunch':
    "I wrote a novel blog on Wix for six years, 400 posts, and now I'd like to own it, on WordPress, with the old links still leading to the right story.",
  'website-change':
    'want a calculator on my page, customer put length and width of fence, choose wood, sees price and sends request to me / la pagina se ve bien en el ordenador pero en el iphone el menu no abre y las fotos salen cortadas me urge / Mi primo me hizo la web hace cinco años y se fue a vivir a Chile. Tengo las claves en un papel pero nada más, y sigue apareciendo el teléfono viejo y una oferta de 2019.',
  'gdpr-technical-work':
    'cookie banner auf unserer seite ist glaub ich nicht dsgvo konform, google schriften werden auch von google geladen, hab schon abmahnung bekommen',
  'site-care':
    'brauch jemand der monatlich unser wordpress pflegt, updates backups, kleine textänderungen, der vorherige antwortet nicht mehr',
  'slow-website': "mon prestashop rame a mort des que ya plus de 20 visiteurs, les gens abandonne leur panier, faut trouver d'ou sa vient",
  'system-integration':
    "Nous aimerions connecter notre boutique en ligne à notre logiciel de caisse pour que le stock soit le même des deux côtés. / Our accounting software and our CRM don't know about each other. A new customer should appear in both the moment sales enters him. / Wir suchen jemanden, der unsere Lohnabrechnung über eine Schnittstelle an DATEV anbindet.",
  'booking-payment-integration':
    'Sur notre blog de cuisine, je cherche à ajouter un espace payant : les abonnés reçoivent les recettes vidéo contre cinq euros par mois. / El gimnasio tiene pulseras y un cuaderno. Los socios preguntan a qué hora hay sitio y la recepcionista contesta cien veces al día. Que lo miren ellos mismos en el móvil y apunten su clase.',
  'app-publish':
    'apple rejected my app second time, guideline 4.3 and something about privacy labels, i dont understand what they want / Please publish my finished app in App Store and Google Play: accounts, screenshots, descriptions, signing, all forms.',
  'new-mobile-app':
    "Our drivers write deliveries on paper, then photograph the paper, then lose the phone signal in the valleys. They should tap it in on the spot and it goes to the office when there is network again. / I teach Quran recitation and record short lessons. My students would like to open them on the phone, follow their progress and listen also in the bus with no internet. / Our clinic's glucose meter talks Bluetooth. Patients hold the phone next to it and hope the reading shows up in a nice curve that the doctor can see too. / A taxi cooperative of 60 cars in our town: passenger app, driver app, map with the nearest car, price estimate, and a screen for the dispatcher. / Für unsere Handwerksfirma suchen wir eine App, mit der die Monteure Stunden, Material und Fotos je Baustelle erfassen. / Unsere Schützenbruderschaft hat 300 Mitglieder und fünf WhatsApp-Gruppen, in denen keiner mehr durchblickt. Ein Neffe meinte, es gäbe so was auch eigens fürs Handy, mit Terminen, Zusagen und Bildern. / Necesito una app de pedidos para mi pizzería, que el cliente vea la carta, pague y siga al repartidor en el mapa. / Je cherche quelqu'un pour créer une application de covoiturage entre collègues d'une même zone industrielle, iOS et Android. / Mon père est diabétique et note tout dans un carnet qu'il oublie. J'imagine un petit truc sur son téléphone, gros boutons, qui lui rappelle ses prises et m'envoie un mot s'il en saute une.",
  'app-bug':
    'app crash on start on android 14 only, on older phones ok, play console full of red, developer gone / Battery of people who run our tracking app is empty by noon. Reviews went from 4.6 to 2.9 in a month. Something with location in the background, I guess. / login with google stopped in my app after i changed the key for signing, on my test phone its fine but users from store cant get in',
  'app-modernise':
    'The app was written in Swift for iPhone only. Half of our users have Samsung and keep asking. We have the source code and the design. / The library for old React Native 0.63 no longer builds and Google demands a newer target API by August. Bring the whole project up to date. / tengo el codigo de una app que compre, no compila en mi mac, sale error de gradle y de pods, quiero verla funcionando en mi telefono',
  'app-feature':
    'need in app purchase, subscription monthly in my react native app, restore button too, stores refuse paypal / Queremos añadir un chat entre comprador y vendedor dentro de nuestra aplicación, con fotos, avisos y posibilidad de bloquear. / Nous avons une application et voulons que les paiements par carte et Apple Pay se fassent dedans, avec reçu par mail. / Notre appli doit fonctionner sur montre connectée : afficher le chrono, les battements du cœur et envoyer la séance au téléphone.',
  'video-game': 'want small game for kids 4-6 on tablet, match animals with sounds, my wife did the drawings already',
  'ar-app':
    'Museum visitors should point their phone at a painting and see the sketch underneath it, x-ray style, with a voice telling the story.',
  'software-testing':
    'somebody test my app on many different phones before launch friday, i only own one pixel, want list of bugs with screenshots',
  'analytics-setup':
    'Wir möchten in unserer App sehen, welche Funktionen genutzt werden und wo Leute abspringen, datenschutzkonform mit Einwilligung.',
  'erp-rollout':
    'We run a small workshop and keep orders, stock and invoices in nine Excel files. We want one program on our office PCs that does all of it. / Quiero un programa de gestión para mi clínica veterinaria: fichas de animales, vacunas con aviso, citas y caja.',
  'legacy-code':
    'The programmer who built our warehouse system retired in spring. It runs, nobody dares touch it. Somebody should read through the code and write down how it works so the next one can find his way. / Somewhere between Delphi 7 and Windows 11 our cutting-table program lost its printer. The vendor died. The machine is worth 90,000 and I have the sources on a CD. / Our old desktop tool in Visual Basic 6 should become a modern application in the browser with the same functions, step by step. / Le code PHP de notre extranet est devenu un plat de spaghettis ; chaque modification prend une semaine. Nous souhaitons le remettre au propre, par étapes, avec des tests.',
  'program-fault':
    'my python program eats all memory after 3-4 hours and the server kills it, i looked everywhere cant find where / Unser Konfigurator für Treppen rechnet bei gewendelten Läufen falsch; der Fehler muss im C#-Code gefunden und behoben werden. / el sistema de punto de venta no imprime la factura y se cierra solo, lo hizo un chico en java, tengo el codigo / mon script pandas met 6h a tourner sur 80 millions de lignes, ca plante la moitié du temps, comment faire mieux',
  'code-review': 'Before an investor buys in, he wants an independent person to look at our source code and tell whether it is solid.',
  'spreadsheet-work':
    'excel file with macros from 2009 stop working on new office 64 bit, says compile error, whole planning of factory hangs on it',
  'api-backend':
    'We need a REST API for our partner shops to query availability and place orders, with keys, limits and documentation they can understand.',
  'slow-database':
    'The query for the monthly report took two seconds when we started; with four million rows it takes eleven minutes and the boss walks away for coffee. PostgreSQL.',
  'software-choice':
    'Two partners and one idea: dentists swap used equipment. We want somebody to tell us what to build first, with which technology, how long, and draw the architecture.',
  'bot-extension':
    'bot for telegram that takes orders from group, asks address and size, puts in google sheet and tells me / Busco un programador que haga una extensión de Chrome que rellene los formularios del ayuntamiento con los datos de nuestros clientes. / Il nous faut un plugin AutoCAD qui compte les blocs et génère la nomenclature automatiquement.',
  'desktop-program':
    'The label scale in the packing room sends weights over a serial cable. The weight should land in the right field of the order form when the girl presses the pedal.',
  'version-control': 'git mess, two people merged wrong, a week of work vanished from main, how we get it back and who did what',
  'webapp-change':
    'Our SaaS has grown; each customer should get separate data, own logo, roles for staff and a subscription that is billed by number of seats.',
  'web-data':
    'brauche ein kleines programm das jeden morgen preise von 5 lieferantenseiten holt und in eine tabelle schreibt / Please collect all public tenders on road works from five government portals daily and put them in a searchable table.',
  'scada-dashboard':
    'Für unser Werk möchten wir, dass die Spritzgussmaschinen ihre Stückzahlen über OPC UA in eine Datenbank schreiben und ein Bildschirm in der Halle sie zeigt.',
  'database-move': 'Necesitamos pasar nuestra base de datos de Oracle a PostgreSQL con los procedimientos almacenados incluidos.',
  'chatbot-llm': 'We want a chatbot on our site that answers from our 300 manuals and says from which page it knows it.',
  'prediction-model':
    "have 3 yrs of sales in csv, want to know what sells next month per shop so i order right amount of bread / Our cameras photograph every ceramic tile that leaves the oven. A worker throws out the cracked ones by eye and after lunch he misses many. / Customers cancel their subscription and we notice only when the money stops. We'd like a warning list of who is about to go. / We receive about 700 emails a day in one mailbox; a machine should recognise complaint, order or question and send it to the proper team. / want fine tune small llm on our support tickets, we have one gpu 24gb, 15k tickets, must run in house / Our shop should show 'you may also like' that makes sense; now it offers winter tyres to someone who bought a swimsuit. / Wir möchten aus unseren Maschinendaten erkennen, wann ein Lager bald ausfällt, bevor die Linie steht. / En el hotel suben y bajan los precios a ojo. El año pasado llenamos en agosto a precio de marzo y mi socio todavía me lo recuerda. Tenemos diez años de reservas guardadas. / Nous cherchons à prédire la consommation électrique de nos bâtiments à partir des relevés et de la météo.",
  'data-cleanup':
    'data is mess, same customer 5 times with different spelling, phones in all formats, 60 thousand rows, clean it pls / Hay que pasar a una base de datos ordenada los registros de lluvia de 40 estaciones, con huecos, unidades mezcladas y fechas en tres formatos.',
  'data-evaluation':
    'I did a survey with 412 farmers for my thesis and need somebody to run the regressions in R and explain me the output. / Two ad versions, eight weeks, twelve thousand visitors. Marketing says B won, finance says luck. Who can judge this properly? / Für meine Masterarbeit in Psychologie brauche ich Hilfe bei der Auswertung eines gemischten Modells in SPSS mit 96 Probanden. / tengo encuestas de 800 personas en excel con respuestas abiertas, hay que agruparlas por tema y sacar graficos para el informe / À la mairie, on reçoit mille remarques sur le projet de tramway, écrites à la main ou par mail. Le conseil se réunit dans trois semaines et voudrait savoir ce que les habitants pensent vraiment.',
  'data-pipeline':
    'Set up a data warehouse: our shop, ads and ERP data should flow nightly into one place where analysts can query with SQL.',
  'ai-at-work':
    "The doctors in our practice dictate, the secretary types till eight in the evening. The recordings are in Swiss German dialect. There must be something that writes it for her. / People in our firm paste client contracts in ChatGPT. I'd like to have our own version inside the company plus a training on how to ask it properly.",
  'labelling-work': 'i need 5000 pictures of tomatoes labelled with boxes around sick leaves, classes i have list of 6',
  'report-mend': 'tableau dashboard zeigt andere umsätze als sap, chef sauer, jemand muss rausfinden wo die zahlen auseinanderlaufen',
  'transcribe-job':
    'Seit meine Großmutter gestorben ist, liegen hier 900 Briefe in Sütterlin als Scan. Ich kann sie nicht lesen und würde so gern im Computer nach Namen suchen können.',
  dashboard: 'Quiero un panel que muestre ventas, margen y stock de mis siete tiendas en tiempo real.',
  'map-gis': 'Il faudrait placer nos 3 200 clients sur une carte et voir quelles zones nos commerciaux négligent.',
  'cloud-bill':
    'aws bill was 800 now 4300 a month, nobody changed nothing, find what is eating the money / la facture azure explose, on a des vm qui tourne la nuit pour rien je pense, il faut faire du menage',
  'delivery-pipeline':
    'Each time we release, Tomek copies files by hand at night and something is forgotten. Last Thursday the shop was down till noon. I want a button. / gitlab runner pipeline takes 50 min for every commit, devs drinking coffee all day, make it fast / A copy of the live system for testing would be great, one that starts for each branch and disappears after. / Neue Versionen sollen im laufenden Betrieb ausgerollt werden, mit automatischem Rückschritt bei Fehlern. / Queremos automatizar el despliegue de nuestra aplicación con GitHub Actions: pruebas, construcción y subida al servidor. / Notre unique développeur déploie depuis son portable, et la semaine dernière son portable est tombé dans le lac. Plus personne ne sait mettre une correction en ligne.',
  'cloud-setup':
    'Please put our Node application into containers so that every developer and the server run the same thing. / Write our infrastructure as Terraform; right now everything is clicked by hand in the Azure portal by three different people. / i have vps with ubuntu and a django project, want it online with nginx, https and auto start after reboot',
  'backup-setup':
    'Our database lives on one machine. The disk made a funny noise on Sunday and I realised I do not know if the backups can really be restored. / Wir wünschen eine automatische Sicherung aller Bürorechner auf ein NAS und zusätzlich außer Haus.',
  'monitoring-setup':
    'We learn about outages from angry customers. Somebody on call should get a message before that, with graphs to see why. / Logs are spread over 14 machines and when a payment fails we ssh around for hours. They should be in one place with search. / Nous souhaitons mettre en place Prometheus et Grafana pour surveiller vingt machines et recevoir les alertes sur Slack.',
  'security-hardening':
    'Auditor asks who has access to our production cloud and we found eleven admin accounts, three belong to people who left. / The insurer would cover us against cyber attacks if we had this and that. I have the list and half of the words are new to me. / Someone tries passwords on our remote desktop all night, thousands of attempts in the event log from abroad. / A former administrator left on bad terms last Friday. He knew every password in the house, including the door system. / Staff write passwords on sticky notes under keyboards. We want one safe place where teams share them properly. / Bitte alle Notebooks verschlüsseln, zentral mit Virenschutz versehen und bei Verlust aus der Ferne löschen können. / Depuis le télétravail, chacun se connecte de chez soi avec son ordinateur perso, parfois celui des enfants. Notre plus gros client vient nous auditer en septembre.',
  'cloud-access':
    'Passwords and keys of our services stand in plain text in the repository since 2018. Put them in a vault and rotate them.',
  'disaster-recovery':
    "If the data centre in our city floods, as it nearly did in May, how do we keep taking orders? We'd like a second site that can take over, and a rehearsal.",
  'server-fault':
    'mysql server on digitalocean disk 98% full tonight, dont know what can be deleted, production / docker container startet nach update nicht mehr, nextcloud weg, alle daten im volume hoffentlich noch da, bitte schnell / se cayo el servidor de produccion y no levanta, es una instancia ec2, ni ssh entra, tengo un snapshot de hace 2 dias',
  'server-care':
    'Als unser Admin in Elternzeit ging, hinterließ er einen Zettel mit Passwörtern. Nun laufen dreißig Linux-Server ungepatcht seit Monaten, und keiner traut sich.',
  'container-platform':
    'Tenemos veinte servidores que cada técnico instaló a su manera. Cuando uno falla, reconstruirlo igual nos cuesta una semana y muchas llamadas al que ya no trabaja aquí.',
  'database-restore': 'Nos bases PostgreSQL doivent passer en haute disponibilité, avec réplique et bascule automatique.',
  'slow-computer':
    'laptop super slow since some weeks, needs 10 min to start, fan loud, hp 5 years old, i have all my school work in it / spilled coffee on macbook keyboard yesterday, dried it in rice, now it doesnt turn on at all / windows update stuck at 35% since morning, tried power off, now blue screen every start, stop code something inaccessible boot device / The old laptop of my late husband is still on Windows 7. I want to keep using it for bank and mail, safely, if that is possible at all. / el ordenador se apaga solo a los 20 minutos, quema por debajo, tiene mucho polvo creo / mon pc fait un bruit de tracteur et affiche ecran bleu 3 fois par jour, memtest trouve des erreurs',
  'data-rescue':
    'My external disk fell from the desk and now it only clicks. All the baby photos are on it. The computer does not see it any more. / USB stick with my dissertation asks to be formatted when I plug it in. Deadline is in nine days. / Borré sin querer la carpeta de las facturas y luego vacié la papelera, contento de haber ordenado. El gestor las pide para el viernes.',
  'printer-help':
    "Printer in the office says offline on two computers and prints happily from the third. We restarted all of it. / Der Drucker tut's, der Scanner tut's, aber sie reden nicht mit dem neuen Rechner, sagt meine Frau. Es ist ein Brother, drei Jahre alt, und morgen muss die Steuer raus.",
  'computer-lessons':
    'Dad is 78, lives alone, and bought a computer to see the grandchildren. He calls me at work every day because the picture has vanished. Someone patient, at his house, once a week maybe.',
  'program-trouble':
    "I forgot the password of my own Windows and the recovery mail goes to an address that I closed years ago. The photos of my wedding are inside. / Outlook asks for my password again and again and then does not accept it, on the phone the same mail works. / Besoin d'aide à distance pour installer la signature électronique et le certificat de la chambre de commerce sur mon Mac. / Mes mails professionnels n'arrivent plus sur mon téléphone depuis que j'ai changé de mot de passe.",
  'office-it-care':
    'Our office of 15 looks for somebody who picks up the phone when a screen is black or a new colleague needs an account. Fixed monthly arrangement. / Necesito que alguien instale los programas de contabilidad en cinco equipos y configure las carpetas compartidas. / Cada empleado debería ver solo las carpetas de su departamento; ahora todos pueden abrir las nóminas.',
  'pc-build':
    'I bought parts for a gaming PC, RTX card, all is on the carpet, and the video shows it differently. Hands needed to put it together.',
  'laptop-repair':
    'screen of my lenovo cracked in corner lines spreading, touch still works, model yoga 7 / mi bateria del portatil dura 15 minutos y esta hinchada, el touchpad se levanta, acer swift',
  'data-wiping':
    'The practice closes for good, ten computers full of patient data are to be given to a school. Everything on them must really be gone first.',
  'file-tidy': 'my phone memory is full and icloud too, it wont take more pictures, how to get them to computer in order by year',
  'meeting-room':
    'In the meeting room guests fumble with cables for ten minutes before every video call. We want to come in, press once, and see the other side.',
  'phone-tablet-repair': 'handy ins klo gefallen samsung s22, geht nicht mehr an, brauche unbedingt die kontakte und whatsapp bilder',
  'device-management': 'Für unsere Grundschule sollen 60 iPads eingerichtet, verwaltet und mit den Lern-Apps bestückt werden.',
  'office-server':
    "Le secrétariat partage un classeur sur un poste qui sert de serveur. Quand Monique éteint son ordinateur en partant, plus personne ne peut travailler. C'est arrivé hier encore.",
  ransomware:
    "all files have strange ending .lockbit and a note asks for bitcoin, server and nas, we pulled the cable, what now / The bookkeeper paid 18,000 to a supplier's 'new account'. The mail came from the boss, but the boss was on a plane. We want to know how they got in, and if they still are. / A developer at ours published the API key on GitHub on Tuesday. It was online four hours. We need to know what was taken and write to the authority in time. / En la notaría entró un virus por un correo de la agencia tributaria que no era de la agencia. El técnico limpió los equipos, pero yo sigo intranquilo: ¿y si quedó algo dentro?",
  'hacked-account':
    'My Instagram with 40k followers was stolen last night; they changed the mail and the phone and now sell fake sneakers from it. / i think my ex can read my phone, he knows where i am always, check it for spy app please',
  'security-questionnaire':
    'A big customer sent us a questionnaire of 180 questions on information security. We are eleven people and our policy is that the last one locks the door. / Queremos un plan escrito de qué hacer si nos atacan: quién llama a quién, qué se apaga y cómo se sigue trabajando. / Il nous faut une charte informatique et une politique de mots de passe pour cinquante salariés.',
  'awareness-training': 'Our people click on everything. Please run a fake phishing campaign and afterwards teach them with real examples.',
  'iso-certification':
    'We handle card payments on our own server and the bank demands PCI compliance by year end. / Unser Betrieb fällt jetzt unter NIS2; wir wissen nicht, was fehlt und bis wann.',
  'access-rights': 'Please classify our documents, set who may open what, and stop files with client data from leaving by mail.',
  'attack-detection': "When an attack happens at 2 a.m. nobody watches. We'd like eyes on our network day and night and a number to call.",
  'security-audit':
    "Our machine builder connects remotely to the filling line through some box nobody knows. The plant manager slept badly after reading the newspaper. / Wir brauchen einen externen Datenschutz- und Sicherheitscheck unserer Arztpraxis nach den Vorgaben der KBV. / Necesitamos una auditoría de seguridad de nuestra aplicación móvil antes de lanzarla, es de una entidad financiera. / Nous aimerions savoir quelles failles présente notre réseau interne, avec un test d'intrusion et un rapport lisible par la direction.",
  'digital-forensics':
    'Ein Kollege hat gekündigt und ist zur Konkurrenz. Am letzten Tag steckte ein USB-Stick in seinem Rechner. Der Anwalt sagt, wir brauchen etwas, das vor Gericht hält.',
  'scam-help':
    "Nos identifiants circulent sur le dark web d'après une alerte ; nous voulons une vérification et une surveillance régulière.",
  'home-wifi':
    "wifi doesnt reach bedroom upstairs, thick stone walls, router in hall, repeater from supermarket makes it worse / My son games in the attic, I teach online in the cellar, and at five each day we shout at each other over the stairs since everything freezes. / I fear that neighbours are on our Wi-Fi: unknown names in the list, the lamp flickers at night. Lock it up and change everything. / want mesh system tp-link deco 3 pieces installed good in 3 floor house, i tried, one always red / el internet va a 5 megas por wifi y por cable a 300, portatil nuevo, router de movistar / Je souhaite avoir du wifi dans le jardin et près de la piscine, la box est à l'autre bout de la maison.",
  'internet-outage':
    'internet drops every evening 8 to 10 oclock, provider says line is fine, changed router already two times / fritzbox verbindet sich nicht mehr nach umzug, telekom techniker war da und sagt leitung ok, dsl lampe blinkt',
  'site-wifi':
    "Please set up a guest Wi-Fi in our café, with a page where people accept the rules, separate from our till. / The hotel has 48 rooms and the reviews say 'lovely breakfast, internet like in 1998'. The walls are one metre thick and listed. / At our campsite with 120 pitches the guests want to watch films in their vans. There is one line to the reception. / Necesito que instalen puntos de acceso en un restaurante con terraza para que las comandas lleguen a cocina.",
  'building-link':
    'The barn is 180 metres from the house, with a clear view. I want to see the mares at night, so internet has to get over there somehow. / Glasfaser zwischen zwei Firmengebäuden auf dem Gelände verlegen, spleißen und messen.',
  'network-fault':
    'switch in rack died in thunderstorm, half of office dark, cisco 24 port poe, need somebody with replacement today / Le débit entre les postes et le serveur de fichiers est très faible ; nous soupçonnons de vieux câbles ou le switch.',
  'rack-tidy':
    'We need someone to draw what cables go where in our building; the patch panel has no labels since ever. / Hay que ordenar el armario de comunicaciones: cables enredados, sin etiquetas, y cada avería tarda horas.',
  'cable-run':
    'new fiber connection ends in cellar, box with blinking light, now need it to living room on second floor and own router installed',
  'office-network':
    "The cash desks lose the card terminal when the freezer next to them starts. Electrician finds nothing. It's Wi-Fi terminals. / Wir wünschen getrennte Netze für Verwaltung, Schüler und Gäste an unserer Schule mit Anmeldung über die Schulkonten.",
  'remote-access':
    'port forwarding for minecraft server and cameras wont work, provider gives me something called cgnat / Queremos una VPN para que doce comerciales entren a los archivos de la oficina desde la calle.',
  'tv-aerial': 'We stream the Sunday service and the picture stops at the sermon each time; upload is 4 megabit, no fibre in the village.',
  'network-cabling':
    'Im ganzen Haus sollen Netzwerkdosen in sieben Zimmer, alle Leitungen laufen in den Hauswirtschaftsraum zu einem kleinen Schrank.',
  'voip-phones':
    'telephone fixe marche plus depuis le passage a la fibre, la livebox est en haut et la prise en bas, ma mere est agée / Passer notre standard téléphonique en IP, quinze postes, avec messagerie et renvoi sur mobile.',
  'smart-home-build':
    "We would like lights, blinds and heating controlled from the phone in our flat, which is finished and painted, so it should go by radio. / My thermostats are Tado, lamps Hue, plugs from the supermarket and the gate has its own app. I have seven apps and want one. / We build a house and want it wired with KNX from the beginning; planning with the electrician, programming, touch panel in the hall. / Unser Sohn sitzt im Rollstuhl und kommt an keinen Schalter. Er ist vierzehn und möchte abends selbst Licht, Tür und Fernseher bedienen, mit der Stimme, ohne nach uns zu rufen. / Die bestehende Loxone-Anlage wurde vom Vorbesitzer programmiert; wir hätten gern andere Szenen und die Zugangsdaten. / On part souvent, et l'été dernier deux maisons de la rue ont été visitées. La voisine propose d'allumer les lampes, mais elle oublie. Il faudrait que la maison ait l'air habitée toute seule.",
  'smart-home-mend':
    'ring doorbell wont connect after new router, battery full, app says device offline / home assistant broke after update, all zigbee devices unavailable, raspberry pi, no backup i am stupid / My husband set up the whole house and we are separating. The lights go on at night by themselves. I want to be master of all of it again, and he out. / homematic zentrale findet heizkörperthermostate nicht mehr, 3 von 8, batterien neu, angelernt hab ich schon zigmal / las persianas motorizadas no responden a la app, con el mando si, marca somfy, despues de un apagon / mes ampoules connecté se deconnecte sans arret, 30 ampoules wifi, box sfr, je deviens fou',
  'camera-network': 'need 4 cameras outside house with recording on a box at home, see on phone, dark corner by garage important',
  'video-doorbell-fit':
    "The lock of our holiday flat should open by a code that changes with every guest; now I drive 40 km to hand over keys. / Somebody took parcels from our porch three times. I want to see who's there, talk to them from work, and have a light come on. / Quiero un videoportero que suene en el móvil, en una casa con verja a treinta metros de la puerta. / Installer une serrure connectée sur une porte blindée de copropriété, avec badge pour l'infirmière qui passe le matin.",
  'home-cinema':
    "Music in every room, one system, speakers in the ceiling of kitchen and bath, the old record player included. / Our home cinema has five remotes. Grandma pressed one and we've had no sound since Christmas. One press, film on, lights down.",
  'voice-devices': 'alexa turns on neighbours light not mine, also living room group mixed up, after i moved house',
  'leak-guard':
    'Water came through the ceiling while we were on holiday, for nine days. Next time I want the tap to close itself and my phone to ring.',
  'garage-door': 'garage door opener 15 years old, want to open from phone and see if i forgot it open',
  'irrigation-pool':
    'The garden sprinkler should water by the weather and the dryness of the soil, in six zones, and tell me what it used. / Instalar riego por goteo con programador en una huerta de doscientos metros y los setos.',
  'shutter-motors':
    "Rollläden nachträglich elektrisch und per App steuerbar machen, elf Fenster, bisher mit Gurt. / Nous voulons une station météo reliée au store banne pour qu'il rentre quand le vent se lève.",
  'smart-climate':
    'Tenemos la casa del pueblo cerrada en invierno y siempre llegamos a un congelador. Sería un lujo encontrarla caliente el viernes por la noche. / Instalar un termostato inteligente y válvulas en ocho radiadores, con control por habitación.',
  'electrical-fault':
    'half of the flat has no power, breaker jumps right back when i push it up, nothing special plugged in / Every time my wife irons and the kettle boils, darkness. We know the cellar stairs by heart. / socket sparks and smells like burned fish when i plug vacuum cleaner, turned off the fuse now / Storm tore the cable from the pole to our house; it hangs over the driveway and the lights are half as bright. / FI-Schalter fliegt seit gestern raus, sobald es regnet. Außensteckdosen und Gartenlicht hängen am selben Kreis. / Wir haben eine Wand durchbohrt, um Omas Uhr aufzuhängen. Es hat geknallt, und seither ist das halbe Kinderzimmer tot. / plus de courant dans la cuisine depuis ce matin, le disjoncteur tient pas, le frigo decongele',
  'ev-charger-install': 'We bought an electric car and want a charging point on the outside wall by the parking place, 11 kW.',
  'rewire-panel':
    "The house is from 1964, with cloth-covered wires and two-hole sockets. Last week a plug came out of the wall brown. The baby is due in autumn. / The fuse box is still with screw-in fuses of porcelain. The insurance man took a photo of it and shook his head. / Der Zählerschrank soll erneuert und für Wärmepumpe und Wallbox vorbereitet werden, Einfamilienhaus Baujahr 1978. / Hay que hacer la instalación eléctrica completa de un local de 90 metros que será peluquería, con boletín. / Quiero aumentar la potencia y cambiar el cuadro porque vamos a poner aire acondicionado. / Remettre aux normes le tableau électrique d'un appartement que nous allons vendre, avec attestation Consuel. / L'électricien précédent a disparu au milieu du chantier, laissant des gaines vides et des fils qui pendent dans toutes les chambres. Les plâtriers arrivent lundi.",
  'cooker-circuit':
    'I got a new induction hob and the shop delivered it with five bare wires sticking out. / herd anschließen neue wohnung, starkstromdose ist da, kabel dabei, bitte diese woche',
  'electrical-points':
    "Please put in six more sockets in the kitchen, above the worktop, and one for the dishwasher. / The path from gate to door is dark and the postman fell. Lamps that come on when someone walks, along 20 metres. / Ajouter un va-et-vient dans l'escalier pour allumer en bas et éteindre en haut.",
  'lamp-hanging': 'need ceiling lamp hung up 3 rooms, one is heavy chandelier 14 kg, high ceiling 3.4 m',
  'solar-install': 'We want solar panels on the garage roof with a battery, so that the fridge keeps going in a power cut.',
  'outbuilding-supply':
    'My workshop gets a table saw and a compressor that want 400 volts, and the shed has only an extension lead from the kitchen.',
  'doorbell-intercom':
    "The doorbell of our six-flat house rings at everybody's when one pushes the lowest button. Intercom from the eighties.",
  'electrical-check': 'Bill doubled since the tenant below moved in. I suspect his boiler hangs on my meter.',
  'cooking-appliance-repair':
    'se va la luz en toda la casa cuando enciendo el horno, el diferencial salta, antes no pasaba / The oven heats, but cakes burn behind and stay raw in front. I am a baker of wedding cakes and I have three orders on Saturday. / Glass of the oven door exploded when I closed it, pieces everywhere. Neff, model plate is still there. / induction hob one zone dead shows e2 others ok, aeg / microwave sparks inside and a burned hole on the side plate, whirlpool built in / Gas cooker, two flames yellow and sooty, pots turn black. We changed the bottle in May. / el horno no enciende la luz si, se fue con un fogonazo, balay de 5 años / Ma plaque vitrocéramique est fendue sur toute la longueur, elle chauffe encore ; Electrolux, 2021.',
  'small-appliance-electronics':
    'Compré en una feria una lámpara preciosa de mi época, años cincuenta, con el cable comido por los ratones. Me encantaría verla encendida. / Robot vacuum turns in circles and says the bumper is stuck; I opened it, cleaned, and now it has four screws too many. / Kitchen mixer, a KitchenAid, leaks oil onto the dough and grinds. / La cafetera superautomática, una DeLonghi, hace ruido de bomba y ya no sale agua por el café, solo un hilito de vapor.',
  'blocked-drain':
    "kitchen sink full of water not going down, used the plunger and a bottle of chemical, now smells too / toilet blocked, water comes up in shower when flush, ground floor flat, second time this month / abfluss badewanne verstopft, haare denk ich, spirale hab ich schon probiert kommt nix / wc bouché depuis hier soir, jai essayer furet et soude rien n'y fait, on est 5 dans lappart",
  'tap-toilet-repair':
    "The toilet runs all night, I hear it from the bed. The bill from the water company is a shock. / The kitchen tap drips from the neck. I tightened with a spanner and now it drips from two places. / My toilet wobbles when you sit and there's wet around the foot. / Wasserhahn in der Küche austauschen, Niederdruckarmatur mit Untertischboiler.",
  leak: "There is a brown ring on the living room ceiling, growing since Sunday. Above us is our own bathroom, and nobody has showered since Monday, but it still grows. / pipe burst in the cellar!! turned off main tap, water 10 cm high, old lead or iron pipe dont know / gotea la tuberia detras del lavabo, puse cinta pero sigue, el mueble se esta hinchando / El vecino de abajo ya no me saluda: le cae agua en el armario cada vez que nos duchamos. El azulejo está perfecto, o eso parece. / Le compteur tourne alors que tous les robinets sont fermés. Nous avons coupé, écouté, cherché dans le jardin : une bande d'herbe y est plus verte que le reste.",
  'hot-water':
    'Hot water comes for three minutes in the shower and then cold, electric tank of 80 litres, eleven years old. / El calentador de gas se enciende y se apaga cuando abro el grifo de la ducha.',
  'water-treatment':
    'We get brown water each morning from all taps till it has run for a while. / Water here is so hard that the kettle turns white in a week, and the third coffee machine has died. Something for the whole house would be wise. / Der Vermieter hat Post bekommen wegen der Legionellen, und jetzt steht er bei mir im Keller und fragt, was eine Probe ist. Zwölf Parteien, zentrale Warmwasserbereitung.',
  'drain-smell':
    'Guests whisper about the smell in our little bathroom. We cleaned, we bought candles. It comes from the floor drain when the wind is from the west.',
  'outdoor-tap': 'want garden tap on outside wall, water pipe is in kitchen behind, must not freeze in winter',
  'pressure-pipes':
    'The pressure in the upper floor is a trickle; downstairs it splashes. House of 1955. / Beim Umbau wollen wir die alten verzinkten Leitungen im ganzen Haus durch neue ersetzen lassen.',
  'backwater-lifting': 'In the church hall the sewage pump alarm is red and the basement toilets are overflowing with a wedding tomorrow.',
  'bathroom-renovation':
    'new bathroom complete, old tiles out, 6 m2, shower toilet basin, i choose the things you do all work / Queremos añadir un aseo en el sótano, más bajo que el desagüe de la calle.',
  'well-pump': 'We have a well of 30 metres on the farm and the pump hums, but no water comes up since the drought.',
  'rainwater-tank': "Nous désirons récupérer l'eau de pluie du toit pour les toilettes et l'arrosage, cuve enterrée de 5 000 litres.",
  'sewer-septic': "La fosse septique déborde et le contrôle du SPANC l'a déclarée non conforme.",
  'air-conditioning-work':
    'Our bedroom under the roof is 33 degrees in July and we sleep badly; we think about an air conditioner with one outside box. / The server room of our firm gets 38 degrees on weekends and the machines switch themselves off. / Quiero poner aire acondicionado por conductos en un piso de cien metros con falso techo. / Installer une climatisation réversible dans trois chambres, un seul groupe extérieur côté cour.',
  'radiator-trouble':
    "Radiators upstairs are hot on the bottom and cold on top, and they gurgle like a stomach. / Désembouer le circuit de chauffage et équilibrer les radiateurs d'une maison de deux étages.",
  'ac-fault':
    'ac blows warm air, light green blinking, cleaned filter, split daikin 7 years / Necesitamos recargar el gas y limpiar cinco aparatos de aire de la oficina antes del verano.',
  'heat-pump-install':
    'The oil tank is from 1981, the law changes, and the neighbour got a heat pump that hums politely. We wonder if our old house would do as well.',
  'boiler-fault':
    'Since the plumber drained the system, one room stays cold and the boiler pressure falls each second day. I fill it up like a goldfish bowl. / My carbon monoxide alarm went off twice near the boiler; windows are open, gas is off.',
  'floor-heating':
    'want underfloor heating in bathroom and hall, floor is open now, tiles come in 2 weeks / El suelo radiante calienta unas habitaciones sí y otras no; los actuadores parecen atascados.',
  'ventilation-work':
    "There's a whistle in the ducts of our new house and the bathroom mirror never dries. The ventilation box in the attic has a red lamp. / Restaurant kitchen hood pulls nothing any more, the cooks cry, and fat drips from the filters. / Bei uns im Altbau beschlägt jeden Morgen die Scheibe, und in der Ecke hinterm Schrank wird es schwarz. Der Gutachter sprach von Lüftung mit Wärmerückgewinnung, einzelne Geräte in der Wand. / La VMC fait un bruit d'avion la nuit et n'aspire plus dans les toilettes. / Dunstabzugshaube saugt kaum und die Lampe ist tot; Motor vermutlich defekt, Modell von Miele.",
  'stove-chimney':
    'We inherited a house with a tiled stove, a beautiful green thing. When we lit it, the kitchen was full of smoke. It should warm us again by Christmas. / Put a wood-burning stove in our living room, with a new steel flue up the outside wall. / La abuela duerme con tres mantas y un brasero de los de antes, y la familia está preocupada. La casa no tiene radiadores ni gas, solo enchufes y una chimenea tapiada hace años que quizá aún tire.',
  'thermostat-fit': 'thermostat on wall dead, honeywell round one, heating runs all day and night cant stop it',
  'cooling-plant':
    'Cold room of our butcher shop climbs to nine degrees although the compressor runs without a pause. / The big walk-in freezer of the ice-cream parlour iced up so thick that the door no longer closes. / Reparar la cámara frigorífica y la vitrina de una pescadería, no bajan de seis grados.',
  'energy-advice':
    "We'd like to know how big a heating the house really needs, with all rooms calculated, before we sign the offer of the seller. / Nous avons acheté un ancien presbytère. Le fioul coûte une fortune, les murs font quatre-vingts centimètres, et le maire parle d'aides pour passer à autre chose. On ne sait pas vers quoi aller.",
  'heat-pump-fault': 'Die Wärmepumpe verbraucht doppelt so viel wie versprochen; jemand sollte Heizkurve und Einstellungen prüfen.',
  'boiler-replace': 'Alte Ölheizung samt Tank ausbauen und durch Pellets ersetzen, mit Förderantrag.',
  'radiator-change': 'Heizkörper im Wohnzimmer gegen einen größeren tauschen, Anschlüsse bleiben links.',
  'laundry-repair':
    "washing machine doesnt spin, stops with water inside, bosch 6 years, filter i cleaned already / dryer makes squeaking noise like pigs and smells hot, beko heat pump / The washing machine walks through the bathroom when it spins. Yesterday it nearly reached the door. / Our laundromat has twelve machines and two are out of order each week; we look for someone who comes regularly. / door of washing machine locked with my work clothes inside, program finished, candy, wont open, shift at 6 / La lavadora deja la ropa con manchas negras y huele a humedad aunque le pongo vinagre. / Mon lave-linge fuit par l'avant pendant l'essorage, le joint du hublot semble déchiré. / Remplacer la courroie et le filtre d'un sèche-linge dont le tambour ne tourne plus.",
  'dishwasher-repair-work':
    'My dishwasher finishes, plates are dirty and the tablet lies there half melted. Siemens, built in, four years. / spülmaschine zieht kein wasser, fehler e15, wasser in der bodenwanne, bosch',
  'machine-restoration':
    'I inherited a sewing machine, Pfaff 1960s, heavy as a calf. The needle goes up and down but the stitches make knots below.',
  'cold-appliance-repair':
    'Kühlschrank brummt laut und vereist hinten, Liebherr, acht Jahre. Abgetaut haben wir ihn schon zweimal. / congelateur sonne tout le temps et temp monte a -8, porte ferme bien, samsung',
  'appliance-connection': 'Trockner neu auf die Waschmaschine stellen, mit Verbindungsrahmen befestigen und anschließen.',
  'door-easing':
    "door to balcony doesnt close anymore, must lift it, cold comes in, plastic window type / Türen kürzen, fünf Stück, weil der neue Boden höher ist, Zargen bleiben. / porte d'entrée frotte par terre et ferme plus a clé depuis la canicule",
  'assemble-mount': 'Please assemble four IKEA wardrobes with sliding doors in two bedrooms, boxes are there, also fix to wall.',
  'wall-repair':
    "big hole in plasterboard wall from door handle, size of a plate, want it gone and painted / Mi casero dice que los agujeros de los cuadros los tapo yo o se queda la fianza. Son muchos cuadros; me gusta el arte. Dejo el piso el treinta. / Les précédents propriétaires avaient caché la moitié du plafond derrière du polystyrène. Nous l'avons arraché avec joie, et dessous tout est fissuré, taché, par morceaux.",
  'built-in-furniture':
    'We want bookshelves from wall to wall around a window, with a bench to sit in, painted white. / Colocar puertas correderas en un armario empotrado de tres metros, con interior a medida.',
  'kitchen-fit':
    "The kitchen came flat in 46 parcels and the seller's fitter cancelled. Worktop must be cut for sink and hob. / Poser un plan de travail en chêne massif et découper l'emplacement de l'évier.",
  'sand-floor': 'Parquet in the living room has scratches from the dog and a dark stain from a flower pot. It is oak, 30 m2.',
  'doors-windows':
    "The wooden shutters of my grandparents' house, eighteen pieces, are grey, slats missing, hinges rusty. I want them green again as in the photo. / fenster geht nicht mehr zu griff dreht durch, kippt nur noch, 2. stock altbau",
  'tile-mend':
    'Our tiles in the hall sound hollow and two are broken; I have seven spare ones in the attic. / Between bathtub and wall everything is black. I scrubbed it with bleach, it comes back every month.',
  'lay-floor': 'laminate floor 45 m2 two rooms, old carpet out, skirting too, material bought',
  'partition-wall': 'One room must become two, with a door, as the twins are now thirteen and fighting. Light wall, quiet if possible.',
  'locksmith-job': 'front door lock hard to turn, key bent, wood swollen i think, door 40 years',
  'kitchen-renewal': 'Front of my kitchen is brown like 1990. Cupboards are good inside; new doors and handles would do it.',
  'roof-window': 'The roof window leaks at the corner when rain comes with wind, and the lining is soft to the finger.',
  'upholstery-work': "My table of walnut has one leg loose and a crack you can put a coin in. It's where we all learned to write.",
  'loft-work':
    'Unser Dachboden ist voller Kram, und die Tochter zieht mit Baby wieder ein. Da oben wären vierzig Quadratmeter, schräg zwar, aber mit Blick zum Kirchturm. Wir träumen von einem richtigen Zimmer.',
  'paint-rooms': 'Raufaser ab, Wände spachteln und in drei Zimmern streichen, die Wohnung wird zum Monatsende übergeben.',
  'woodwork-repair': 'se descolgo la puerta del mueble de cocina y el cajon no cierra, bisagras rotas',
  'insect-screens': 'Poner mosquiteras a medida en nueve ventanas y una puerta de terraza.',
  insulate: 'Isoler les combles perdus, environ 70 m², avec accès par une trappe étroite.',
  'garden-upkeep':
    'grass high to the knee, 600 m2, nobody cut since april, also take away please / need somebody every two weeks for garden of my parents, mow weed edges leaves, they are old now / Moss everywhere, more moss than grass, and bald places where the trampoline stood. / bambus vom nachbar kommt durch überall, schon bei der terrasse, muss raus mit wurzeln / Seit mein Mann nicht mehr ist, wächst mir der Garten über den Kopf. Der Efeu ist an der Regenrinne, die Brombeeren an der Haustür. Einmal gründlich, dann schaffe ich es wieder selbst. / hay que podar 6 palmeras muy altas tienen picudo creo, estan cayendo hojas a la calle / Compramos una parcela en el monte y el ayuntamiento nos ha mandado una carta por el riesgo de incendio. Hay zarzas más altas que yo, y tenemos hasta el quince de mayo.',
  'tree-felling':
    "A big branch of the ash hangs over the neighbour's conservatory and after the storm it has a split. He looks at it every morning, then at me. / Old stump of a poplar, one metre wide, must go out so that the garage can be built. / Abattre deux sapins de quinze mètres proches de la maison et évacuer le bois.",
  'garden-plan':
    "We bought a new house with a garden of rubble and clay and would like someone to design it: terrace, place for children, little work. / Ma grand-mère avait un potager magnifique derrière l'église. Dix ans de friche, et j'en hérite avec des mains de comptable. J'aimerais y récolter des tomates l'été prochain.",
  'pest-plant-health': 'My roses have black spots, my boxwood is eaten to the bone, and the cherry cries resin. I am new at this.',
  'terrace-fence':
    'Please lay a patio of natural stone behind the house, 35 square metres, with slope away from the wall. / The driveway of gravel is full of holes and weeds. We would rather drive on paving, 60 m2, for two cars.',
  'pool-service':
    'The pond is green as soup, the fish gasp on top, and the pump makes a sad little bubble. / Pool water turned milky after we were away, and the cover has slime; guests arrive on Saturday.',
  'garden-drains': 'After every rain the lower third of our garden stands under water for two days and squelches till Thursday.',
  'raised-beds': 'raised beds 4 pieces for vegetables, wood, filled with earth, wheelchair height for my mom',
  'lawn-laying':
    'We want turf rolled out on 200 m2 of bare ground before the christening on the 14th. / Quiero poner césped artificial en un patio de cuarenta metros con perro.',
  'pest-control-visit':
    'wasps nest under the roof of shed as big as football, kids cant play / taupes plein la pelouse, jai tout essayé, une trentaine de monticules',
  'fence-build': 'Zaun aus Doppelstabmatten, 55 Meter, mit Tor und Einfahrt, Gelände fällt leicht ab.',
  'masonry-work': 'Eine Trockenmauer am Hang, etwa zwölf Meter lang und einen Meter hoch, aus Bruchstein.',
  'garden-building': 'Construire une pergola en bois adossée à la maison, quatre mètres sur trois, avec glycine.',
}
