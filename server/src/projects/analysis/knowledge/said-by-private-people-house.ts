/** What clients say: private people of computers, house and garden; written before any list of works was read (2026-11-27). By the package's id, ' / ' between. */
export const SAID_BY_PRIVATE_PEOPLE_OF_HOUSE_AND_IT: Readonly<Record<string, string>> = {
  'web-shop':
    'I make candles in my kitchen and want a little page where people can see them, put them in a basket and pay by card. / Mein kleiner Onlineladen für Honig läuft bei einem teuren Baukasten. Alles, Artikel und Kundenkonten, soll zu einem anderen Shopsystem umziehen.',
  'business-website':
    "Our choir's website has looked the same since 2009 and on my granddaughter's phone you have to scroll sideways to read anything. It should look fresh again. / We are getting married in September and would like a private page with directions, the menu choices and a button for guests to say whether they come. / Our village history group has 400 old articles in Word files and wants them online so anyone can search for a family name. / I'm an illustrator just out of college and want an elegant place online to show twenty drawings, something I can add to myself. / Die Enkelin schreibt Kurzgeschichten und wünscht sich zum Geburtstag ein eigenes Blog unter ihrem Namen, in das sie bequem vom Tablet aus schreiben kann. / Me gustaría una página sencilla, de una sola pantalla, para anunciar el piso que quiero vender, con plano, recorrido de fotos y un botón de WhatsApp. / J'ai dessiné sur papier toutes les pages du futur site de notre compagnie de théâtre amateur, il me faut quelqu'un pour en faire un vrai site.",
  'broken-hacked-site':
    'My page about vintage tractors suddenly shows adverts for pills in Japanese, and Google puts a red warning in front of it. / Since I pressed "update all" on my pottery blog the whole thing is a white page with one line about a critical error. / I accidentally emptied the database of our dog rescue website. The host says there are snapshots somewhere but I can\'t find a way to bring them back. / Mein Server im Netz verschickt plötzlich tausende Mails in der Nacht, und der Anbieter droht mit Abschaltung.',
  'website-change':
    "Whenever someone fills in the message box on my holiday cottage page, nothing ever arrives in my inbox. I only found out because a guest rang to complain. / Our dance club wants an area on its page that only paid-up members can enter, with videos of the choreographies and the minutes. / Auf der Seite unseres Kleingartenvereins steht noch der Vorstand von vor sechs Jahren, und keiner weiß mehr, wie man hineinkommt und etwas ändert. / Mi hijo me hizo una web para el taller de costura, pero ahora al abrirla desde el móvil las fotos salen encima del texto y el menú no se abre. / Mon site de chambres d'hôtes reçoit cinquante messages bidons par jour en russe par le formulaire, je ne trouve plus les vraies demandes au milieu. / Depuis que mon fils a changé le menu de mon site de bijoux, la moitié des liens mènent à « page introuvable » et Google m'envoie des alertes. / Our website for the farmers' market is good already; people keep asking if they can have it as an icon on the phone that works like an app.",
  'slow-website':
    'People say my baking site takes forever to open, ten seconds or more, and they give up before the cakes even appear. / Mon forum de modélisme répond vite en France mais mes copains du Québec et de La Réunion attendent une éternité les photos.',
  'booking-payment-integration':
    'I give guitar lessons in my living room and want pupils to pick a free slot themselves on my page instead of texting me at midnight. / En la asociación de vecinos queremos que la gente pueda hacer donativos mensuales con tarjeta directamente desde nuestra página.',
  'seo-work':
    "When you type my name and 'piano tuner' plus our town, my site is on page six. The competitor round the corner is first. I want to be found.",
  'gdpr-technical-work':
    "Somebody wrote to me that my little online shop breaks the rules because it stores visitors' data before they agree. I need that banner thing done properly. / Our neighbourhood help scheme collects names, illnesses and keys of old people. What do we have to do to handle those data lawfully?",
  'accessible-site':
    'My neighbour, who is blind, can\'t use our community newsletter page with her screen reader; buttons are read out as just "button button". / I want my elderly users to get along with my walking app: letters too small, colours pale, and the voice reader skips half the buttons.',
  'shop-change':
    'Customers reach the last step in my knitting pattern shop, type in their card, and then it just spins. Three people told me this week. / En mi tiendita de bordados en internet alguien prueba tarjetas robadas, cada noche cien pedidos falsos de un euro.',
  'site-care':
    "The lad who built our scout troop's site has moved to Australia and we need somebody to keep it running, backed up and up to date from month to month.",
  'site-localisation':
    'Unsere Internetseite vom Hundesportverein gibt es nur auf Deutsch, aber zum Turnier kommen Dänen und Polen. Die Besucher sollen die Sprache umschalten können. / Mi app de adivinanzas está solo en español y mis primos de Brasil y Estados Unidos la quieren en portugués y en inglés.',
  'domain-hosting':
    'Se me pasó renovar el nombre de mi web y ahora sale una página en venta; llevaba doce años con esa dirección y quiero recuperarla. / The page of my side business is reachable with www but without it there is an error, and mail to my own address bounces since I changed providers. / Mi hijo programó un juego para el navegador y no sabe cómo publicarlo para que sus compañeros de clase lo abran con un enlace.',
  'analytics-setup':
    "J'aimerais savoir combien de gens visitent mon blog de cuisine, d'où ils viennent et quelles recettes ils lisent, parce que je publie dans le vide depuis deux ans.",
  'new-mobile-app':
    "Our running club wants its own thing on the phone where members see training times and get a ping when a session is cancelled. / Für unsere Freiwillige Feuerwehr hätten wir gern etwas fürs Handy, wo jeder mit einem Tipp meldet, ob er zum Einsatz kommt. / Vendo tamales los fines de semana y sueño con que mis clientas pidan desde el celular y vean en el mapa por dónde va mi sobrino con la moto. / Para las fiestas del pueblo queremos una aplicación con el programa, el plano y avisos cuando empiece cada acto. Son tres mil vecinos. / Notre association de quartier aimerait une appli où chacun signale un lampadaire cassé avec une photo et l'endroit exact.",
  'app-publish':
    "My quiz game for phones was turned down by Apple twice with some paragraph about guideline 4.3 and I can't work out what they want from me. / J'ai perdu l'accès au compte avec lequel mon ex-associé avait publié notre appli de yoga et je veux la récupérer sous mon propre compte développeur.",
  'app-bug':
    'A student made our parish app three years ago. On new phones it closes the moment you tap the calendar. / My meditation app gets one-star reviews saying it eats the battery: half a day and the phone is dead. / Desde la última actualización del iPhone, las fotos que suben los usuarios de mi app de plantas salen giradas o directamente no se suben.',
  prototype:
    "I'd like to see what my recipe app idea would look like, screen by screen, something I can tap through and show to friends before anyone builds it.",
  'app-feature':
    "I made a hiking diary app as a hobby and now want to offer a yearly subscription inside it, with a week's free trial. / The app for my mum's medication, which I coded myself, should work in the cellar and on trains, where there is no reception, and catch up later. / I run a tiny lending library and want to scan the barcode on books with my phone camera so title and cover appear in my app by themselves. / People who sign up in my swap-your-clothes app have to invent yet another password. They should be able to get in with their Google or Apple account. / Meine App mit Wanderkarten soll zeigen, wo man gerade steht, den gelaufenen Weg aufzeichnen und am Ende die Höhenmeter ausspucken. / Ich möchte meine Fitness-App auch auf der Apple Watch haben, damit man beim Joggen nur aufs Handgelenk schauen muss. / J'ai une appli de covoiturage entre parents d'élèves et je voudrais qu'ils puissent s'écrire directement dedans, avec des photos et des accusés de lecture. / Je voudrais gagner quelques sous avec mon petit jeu de mots gratuit en y mettant de la publicité, mais proprement, avec le consentement demandé.",
  'app-modernise':
    'Google wrote that my sudoku app will disappear from the store in August unless it targets a newer Android. I built it in 2018 and forgot everything. / Our allotment app exists for iPhone only and half of our gardeners have Samsungs. They should get the same. / Der Kumpel, der meine Pilzsammel-App programmiert hat, ist ausgestiegen. Ich habe nur den Quellcode und suche jemanden, der sich einliest und daran weiterarbeitet.',
  'app-after-launch':
    'Only four people a day download my bird-call app although everyone who has it loves it. I want it to come up higher when people search in the store.',
  'video-game':
    "My son and I drew a little jumping game with a hedgehog on paper. We dream of playing it on our tablets for real. / Je fais un petit jeu vidéo d'aventure tout seul, j'ai les dessins et l'histoire, il me manque quelqu'un pour programmer les combats.",
  'desktop-program':
    "For our stamp club I keep 9,000 items in a notebook. I'd like a program on my computer to enter, search and print lists by country. / I rent out seven garages and want something that writes the yearly bills for each tenant by itself and shows me who hasn't paid. / My spreadsheet for the football sweepstake has grown to 30 sheets and takes a minute for each change. It should become a proper little program. / Ich züchte Kaninchen und brauche ein Programm, das mir aus den Eltern die Abstammung über fünf Generationen ausrechnet und als Urkunde druckt. / Escribí un programita para calcular dosis de abono y quiero repartirlo a mis amigos con un instalador normal, de esos de siguiente, siguiente.",
  'legacy-code':
    "I inherited a little program my uncle wrote in the nineties for the family vineyard. It won't start on the new computer and we still need it. / Ich habe ein Notenprogramm für Drehorgeln in einer uralten Sprache, Pascal. Es soll in etwas Modernes umgeschrieben werden, das auch auf dem Mac läuft. / Le code de mon simulateur de jardin est devenu un plat de spaghettis : je n'ose plus rien toucher. Il faudrait le remettre au propre, à fonctions égales.",
  'program-fault':
    'My hobby weather program crashes after exactly three days of running. I wrote it myself and have been staring at it for weeks.',
  'programming-course':
    "Teaching myself to code at 61. I'd love an experienced person to look over my first program and tell me kindly what's bad about it. / Quiero aprender a analizar datos para cambiar de trabajo y busco a alguien que me enseñe paso a paso con ejemplos reales, dos tardes por semana.",
  'system-integration':
    'I wrote a family tree tool and want it to fetch birth records automatically from an archive that offers some sort of data door for programs.',
  'automation-script':
    "I want to press one button and have 6,000 holiday photos renamed by date and place and sorted into folders. / Quiero que cada factura que me llega al correo se guarde sola en una carpeta por proveedor y se apunte en mi hoja de cálculo. / Je voudrais que mon tableur de comptes récupère chaque soir tout seul les cours de mes actions et m'écrive un mail si ça chute. / Aus unseren 2.000 gescannten Kassenbons sollen Laden, Datum und Betrag von allein in eine Tabelle wandern. / Ich spiele jeden Monat von Hand auf vier gemieteten Rechnern dieselben Einstellungen ein. Das soll ein Skript für alle vier auf einen Schlag tun.",
  'software-testing':
    'Friends use my board game scoring program and keep finding old bugs come back every time I change something. I want automatic checks that catch that.',
  'code-review':
    "A freelancer delivered the program for my small lending business and I have a bad feeling. I want an independent person to say whether it's any good.",
  'bot-extension':
    "I'd like an add-on for my browser that hides every article about the series I'm still watching, so nobody spoils the ending. / I'd love a bot in our family's Telegram group that says whose turn it is to visit Grandma and reminds them the evening before.",
  'device-firmware':
    'Our amateur radio group has a gadget with a chip that measures antenna signals; the little program inside it has to be written.',
  'slow-database':
    'My program keeps its plants in a database and gets slower with each plant I add; with 50,000 it takes half a minute for one search.',
  'version-control':
    "Three of us write a train simulator in our free time and keep overwriting each other's work. We need someone to set up how to keep versions and share.",
  'web-application':
    'Mein Vater hat eine Access-Datenbank für den Imkerverein gebaut. Er ist gestorben, und wir wollen, dass alle sie künftig über den Browser benutzen. / Tengo una idea para un servicio en internet de trueque de libros entre particulares y quiero una primera versión sencilla para probarla con cien personas.',
  'thesis-support':
    'Mein Sohn schreibt seine Bachelorarbeit in Informatik und kommt mit einem Algorithmus nicht weiter, er braucht jemanden, der ihm das geduldig erklärt.',
  'technical-docs':
    'Mi programa de recetas lo entiendo solo yo; antes de que otros sigan con él hace falta que alguien escriba un manual de cómo está hecho.',
  'spreadsheet-work':
    "J'ai un fichier de macros pour la tombola de l'école qui affiche « erreur d'exécution 13 » depuis qu'on a changé d'Excel.",
  'data-evaluation':
    "I have twelve years of electricity readings in a notebook and in Excel and want to see in pictures where our power goes and when. / Our beekeepers' club gathered hive weights every hour for three summers. Somebody should tell us whether the new hives really give more honey. / Ich habe zwanzig Jahre lang jeden Tag Regen und Temperatur notiert. Gibt es einen Trend oder bilde ich mir das ein? Das soll jemand sauber ausrechnen. / Bei uns im Sportverein weiß keiner, warum so viele Mitglieder nach einem Jahr kündigen. In der Mitgliederdatei müsste doch etwas zu sehen sein. / Hicimos una encuesta a 350 vecinos sobre el parque y necesitamos un informe con gráficos que entienda cualquiera en la junta. / Ma voisine prétend que notre rue est plus accidentogène que les autres. La mairie a donné un gros fichier, il faudrait en tirer une preuve chiffrée.",
  'prediction-model':
    "I'd like a computer to recognise from my wildlife camera which of the 40,000 pictures show a fox, a badger or just moving grass. / I sell vintage records on the side and want to know from past sales what each record will probably fetch next spring. / I try to predict our local football league with a model I made from a course. It guesses worse than my wife. Someone should find out why. / Mi modelo para distinguir setas comestibles en fotos acierta en el ordenador pero no sé cómo ponerlo a funcionar para que mis amigos lo usen. / Pour notre club de photo, il faudrait que 80 000 images soient étiquetées toutes seules par lieu, animal et personne pour qu'on les retrouve.",
  'transcribe-job':
    "My grandfather left 300 handwritten letters in old script. I've scanned them and wonder if artificial intelligence can turn them into readable text. / I have 90 hours of taped interviews with villagers and want them as text, with names of who is speaking and the time.",
  'chatbot-llm':
    "I want to chat with my own pile of PDFs, about 500 gardening articles, and get answers that say which article they come from. / Our tenants' association answers the same thirty questions by email every week. A little helper on our page should answer them from our leaflets. / Ich möchte so eine KI auf dem eigenen Rechner haben, damit meine Tagebücher, die sie lesen soll, das Haus nie verlassen.",
  'computer-lessons':
    "I'm 68 and everyone talks about ChatGPT. I'd like someone to sit down with me and show me how to use it for letters and travel plans. / My mother, 79, got a tablet for video calls. She needs someone patient to come round and teach her, more than once.",
  dashboard:
    'The running watch, the scales and my food diary all keep their own numbers. I would like everything on one screen, updated every morning. / Llevo las cuentas de mi puesto de artesanía en una hoja y me encantaría ver en una sola pantalla qué se vende más, en qué mes y con qué margen.',
  'web-data': "I'd like to collect the asking prices of all houses for sale in my valley every day in a table so I can see how they move.",
  'data-cleanup':
    "Our food bank keeps donors in six different spreadsheets. We want a single tidy database where each person appears once. / J'ai trois tableaux de généalogie venus de cousins différents, avec les mêmes gens écrits autrement, et je voudrais les fusionner sans doublons.",
  'own-language-model': 'I write crime novels and would love a model trained on my own eleven books that drafts in my style.',
  'map-gis': 'Our museum society wants a map with dots of all 640 wayside crosses, coloured by century, from the list our treasurer keeps.',
  'ai-at-work':
    "J'écris toujours les mêmes consignes à l'intelligence artificielle et elle me répond à côté. Je voudrais des consignes bien tournées pour mes fiches de cours.",
  'server-migration':
    "My self-made recipe site runs on an old laptop under the bed and goes off whenever we move it. It should live somewhere on the internet for good. / My photo shop hobby keeps 200,000 pictures with one provider that has doubled its price; I'd like everything carried to a cheaper storage with links intact. / Unsere Vereinssoftware läuft auf einem Rechner in der Garage des Kassenwarts. Wir wollen, dass sie zu einem deutschen Rechenzentrum umzieht. / Tengo un blog de viajes en un hosting que se cae cada dos por tres y quiero pasarlo a otro mejor de un día para otro.",
  'cloud-bill':
    "Amazon billed my hobby project 340 dollars this month and normally it's 12. I don't understand a single line of that bill.",
  'outage-performance':
    "I rent a small server for our gaming group and each Saturday it freezes when more than fifteen people join. / Our crowdfunding for the bandstand will be on TV on Friday and I'm scared the page will fall over when thousands come at once.",
  'delivery-pipeline':
    "Each time I change a word in my hobby program I have to upload 30 files by hand. It should go online by itself when I save. / Ich betreibe zum Spaß einen kleinen Wetterdienst und möchte eine zweite Kopie, auf der ich Neues ausprobiere, bevor es die Leute sehen. / Nous sommes trois amis sur un projet du soir et nos essais du code tournent à la main ; on voudrait qu'ils se lancent à chaque envoi sur GitLab.",
  'monitoring-setup':
    "Nobody tells me when our club's booking page is down; I hear it days later at the bar. I want a message on my phone at once.",
  'server-fault':
    "The disk of the machine I rent in a data centre is full, and now our choir's mail list is dead. I can log in but not more. / My cousin moved my fan forum to a bigger machine overnight, and half the pictures and all private messages are missing. / The nightly job that sends my newsletter on the server has stopped since the clocks changed, and I have no idea where it writes its errors. / Cada mañana entro al servidor del club de atletismo y lo reinicio porque se ha quedado sin memoria. Debe haber un motivo. / Après une mise à jour lancée trop vite, ma machine louée ne redémarre plus, je n'ai qu'une console noire chez l'hébergeur.",
  'container-platform':
    "A friend said I should put my little program into a 'container' so it runs the same on his computer. I wouldn't know where to begin.",
  'server-care':
    'I would like a Minecraft server for my kids and their twelve friends that starts on its own and keeps copies of the world. / I rent a virtual machine that I set up myself from a video. My colleague says the whole world can try passwords on it. Please lock it down. / Je voudrais héberger chez moi mes films, mes photos et mes mots de passe sur un mini-serveur avec des petits services bien séparés.',
  'hosting-advice':
    'Quiero saber si me sale mejor alquilar un servidor, usar Amazon o algo más sencillo para un foro de radioaficionados de unas 2.000 personas.',
  'slow-computer':
    "My laptop takes eleven minutes to be usable in the morning and the fan roars like a plane even if I only read the news. / Blue screen with a sad smiley three times a day since Tuesday, always a different code. / A window keeps popping up saying my computer has 38 viruses and to call a number. I can't close it. / I'd like to put in more memory and one of those fast drives into my eight-year-old PC, the parts are already here in a box. / Beim Einschalten kommt nur noch ein schwarzer Bildschirm mit \"No bootable device\". Gestern ging alles noch. / My antivirus says it found something called Trojan and put it in quarantine, every day again. I suspect it isn't really gone. / Mi navegador se abre siempre en un buscador raro y me salen anuncios hasta en la página del banco. No sé qué instalé.",
  'laptop-repair':
    "Spilled a whole cup of peppermint tea into the keyboard. It still lights up but half the letters won't type. / The screen of my daughter's laptop has a crack with black ink spreading from a corner. School starts in two weeks. / El cargador del portátil solo funciona si lo sujeto torcido con un libro; creo que se ha aflojado el agujerito donde entra.",
  'printer-help':
    "The printer says offline although it's on and right next to me. I have switched everything off and on five times. / Since I have the new Windows my old scanner for slides isn't recognised any more, and there are 3,000 slides waiting. / Mon imprimante tire des bandes blanches sur toutes les photos malgré trois nettoyages et des cartouches neuves.",
  'data-rescue':
    "The outside hard drive with all pictures of my children fell from the desk and now only clicks. / Mein verstorbener Mann hatte alles auf seinem Rechner. Ich komme nicht hinein und brauche die Versicherungspapiere und unsere Bilder. / Ich habe versehentlich den Ordner mit der Vereinschronik gelöscht und auch gleich den Papierkorb geleert, 15 Jahre Arbeit. / Mis documentos de Word se abren con letras raras y signos chinos desde que los pasé por un pendrive de la copistería. / J'ai quarante disquettes et une pile de vieux CD avec les textes de mon mari ; je voudrais pouvoir les relire sur un ordi d'aujourd'hui.",
  'program-trouble':
    "I forgot the password of my Windows account after the operation and all my writing is in there. / All my mails from before 2021 vanished from Outlook after I clicked on archive. They must be somewhere. / The sound from my PC speakers went away after an update; headphones work, and the little loudspeaker symbol has a red cross. / My gmail is full, it says, and I can't receive anything now. There are 60,000 messages and I'm afraid to delete the wrong ones. / Conecté la segunda pantalla para trabajar en casa y se ve borrosa y enorme, los iconos parecen de juguete. / La caméra de mon ordinateur montre une image noire dès que j'appelle mon fils à Montréal, lui me voit pas mais m'entend.",
  'mail-collaboration':
    "There's an iPhone and an Android in our house and calendars that never match. My wife's appointments should show up on mine.",
  'pc-build': 'I want a computer put together for cutting videos of my travels; tell me the parts, build it and set it going.',
  'operating-system':
    'Mein Rechner kann angeblich kein Windows 11, und ich würde gern auf dieses kostenlose Linux umsteigen, mit jemandem, der es einrichtet und mir zeigt.',
  'backup-setup':
    'Queremos que las fotos del móvil de mi marido se guarden solas en algún sitio seguro, porque el último se le cayó al mar con todo dentro.',
  'parental-controls':
    "Toute la famille partage un seul ordinateur et chacun tombe sur les affaires des autres : il faudrait un espace pour chacun, et les petits limités à une heure. / My kids are online till three at night. I'd like the wireless to shut for their devices at nine and block certain pages. / Je voudrais que tout ce qui passe par notre box soit débarrassé de la publicité et des traceurs, sur les téléphones comme sur la télé.",
  ransomware: "All the files on my computer have a strange ending and there's a text saying I must pay in bitcoin.",
  'hacked-account':
    "My Instagram with ten years of quilting pictures was stolen; the new person posts about crypto and Instagram doesn't answer me. / My ex seems to know where I am and what I write. I want my phone checked for anything that spies on me. / I left my phone on the train with everything in it, unlocked nearly. Somebody must help me lock it, wipe it and make my accounts safe. / In meinem Fernwartungsprotokoll stehen nachts Anmeldungen aus dem Ausland. Ich will wissen, wer da auf meinem Rechner war und was er gesehen hat. / Me duplicaron la tarjeta SIM y entraron en mi WhatsApp y mi correo. Ya tengo línea otra vez, ahora hay que recuperar y blindar todo. / Mon compte Facebook a été bloqué après qu'un inconnu s'en est servi, on me demande un code envoyé à un numéro que je n'ai plus. / J'ai téléchargé un logiciel piraté pour monter mes vidéos et depuis mes comptes de jeux sont vidés les uns après les autres.",
  'scam-help':
    "A nice man on the phone from 'Microsoft' was in my computer for an hour before I got suspicious. I want to know what he left behind. / I got a message that my details turned up in a leak, with a password I do still use. What's affected and what now? / Ich habe auf einer täuschend echten Sparkassenseite meine Zugangsdaten eingegeben. Jemand soll prüfen, ob sich auf meinem Rechner auch etwas eingenistet hat. / Ein Erpresser schreibt, er hätte mich über die Kamera gefilmt, und nennt mein echtes Passwort. Ist da etwas dran, und was soll ich tun?",
  'awareness-training':
    "My father clicks on every link. I'd like someone to sit with him and show him with real examples how to tell the fake from the real. / Les bénévoles de notre association tombent dans tous les faux courriels ; on aimerait une soirée de formation avec des exemples concrets.",
  'security-hardening':
    "As treasurer I keep the bank details of 400 club members on my private laptop. I want to be sure nobody gets at them if it's stolen. / Doy clases particulares en línea y quiero que alguien revise mi ordenador, mi móvil y mi router y me diga qué tengo mal protegido.",
  'security-audit':
    "Before the relaunch I'd like a friendly person to try to break into our sailing club's members' area and tell us where the holes are.",
  'remote-access':
    "I work from cafés for my translation side job and want my connection scrambled so no one at the next table can read along. / I want to reach the photos on my little storage box at home while I'm in the caravan in Portugal. / Ich möchte eine Festplatte im Netz haben, auf der alle in der Familie Musik, Bilder und Dokumente finden und die sich selbst sichert. / Ich arbeite von daheim und die Verbindung in das Büro bricht alle halbe Stunde zusammen, obwohl das normale Surfen geht.",
  'online-takedown':
    'A page full of my photos and a false name is going around, and somebody is writing to my pupils with it. I want proof secured and it gone. / When I search my name, my address and phone number come up on a dozen odd sites. I want to vanish from them.',
  'data-wiping':
    "I'm selling five old laptops from my late aunt's office and they contain patient letters. They must be emptied so nothing can be brought back.",
  'data-protection-case':
    "Notre club de bridge a envoyé par erreur la liste des membres avec dates de naissance à toute la ville. Faut-il prévenir quelqu'un et comment ?",
  'home-wifi':
    "In the bedroom upstairs the internet drops to nothing, though next to the box in the hall it's lightning fast. / Guests in my two holiday flats should have their own wireless that can't reach my computer or printer. / I changed my provider and got a new box. All phones are back on but the printer, doorbell and telly refuse. / How fast is it really? I pay for 500 and never see above 60. I'd like someone to measure and find the bottleneck. / Someone in the house opposite seems to be using my wireless; there are eleven devices and I own five. / I bought three white discs that should spread wireless in the house, but the app gets stuck at the second one with an orange light. / Mein Repeater im Flur zeigt vollen Empfang, aber das Tablet lädt trotzdem ewig. Seit dem Nachbarn seinem neuen Router ist es noch schlimmer. / Meine Konsole meldet \"NAT-Typ strikt\" und ich kann mit Freunden nicht in eine Runde. Angeblich muss man da was freigeben. / La cámara del garaje y el robot solo admiten la red lenta, y mi aparato nuevo junta las dos con el mismo nombre. No se conectan. / La télé par internet se fige en petits carrés pendant les films alors que l'ordinateur marche très bien. / J'ai oublié le mot de passe pour entrer dans les réglages de ma box et le nom du wifi est encore celui de l'ancien propriétaire.",
  'cable-run':
    'My son needs a steady connection for his games in the attic; a cable through the house would be the thing, hidden as far as possible.',
  'internet-outage':
    "Internet goes off each evening around eight for ten minutes. The provider has measured the line twice and says it's fine. / El cable que va del poste a mi casa lo ha roto un camión y cuelga sobre la acera, estamos sin internet desde ayer.",
  'building-link': 'I want internet in the garden shed I turned into a studio, forty metres from the house, trees in between.',
  'tv-aerial':
    "We live on a farm where no cable arrives. I've heard of satellite dishes for internet and would like one up on the barn and working.",
  'voip-phones':
    'The old telephone with the big buttons has been silent since they switched us to internet telephony. My aunt depends on it.',
  'site-wifi':
    "Our club house is a stone building with walls a metre thick. During meetings sixty people should be able to be online. / Soy casero de un edificio de ocho estudios y quiero dar internet a todos los inquilinos, cada uno con su clave y con la velocidad repartida. / Au camping associatif, les gens captent le wifi à l'accueil mais plus rien sous les pins, à deux cents mètres.",
  'mobile-signal': "Got a strong mobile signal on the roof and none in the kitchen. I can't even phone the doctor from inside.",
  'internet-line': 'Tengo dos conexiones, fibra y una tarjeta de móvil; cuando cae una quiero que entre la otra sola porque teletrabajo.',
  'smart-home-build':
    "I'd like all the lights downstairs to go off with one tap by the bed and the hall one to come on softly if I get up at night. / Mum is 84, lives alone, forgets the stove. I'd like sensors which tell me if something's unusual. / I have five different apps for lamps, plugs, heating, hoover and music. I would like one place for it all. / Garage door: I'd like it to tell me when I've left it open and let me close it from the car or the office. / I'm building a house and want to know from the beginning which cables and boxes I should plan so it can be clever later. / Mein Mann sitzt im Rollstuhl und soll Licht, Rollos und Fernseher mit der Stimme bedienen können. / Während wir sechs Wochen verreisen, soll das Haus bewohnt wirken: Lichter, Rollläden, mal der Fernseher. / En mi invernadero de orquídeas quiero que la humedad, la ventana y el ventilador se gobiernen solos y me avisen si hace frío. / Ma chatière, ma gamelle et la caméra du chat devraient fonctionner ensemble et me prévenir s'il n'a pas mangé.",
  'smart-climate':
    "My heating should go down by itself when everybody has left and be warm again when the first comes home. / Blinds in our south rooms ought to close when the sun burns and open when it's dull; they have motors and wall buttons already. / I have solar panels and want the washing machine, the car and the hot water to start when there's plenty of sun. / Ich will am Handy sehen, welcher Stromfresser in meiner Wohnung hängt, am liebsten jedes Gerät einzeln mit Kurve. / Quiero que se encienda el calefactor del baño diez minutos antes de mi despertador y se apague cuando salgo. / Dans la résidence secondaire, je voudrais savoir à distance s'il gèle et rallumer un peu avant d'arriver le vendredi.",
  'voice-devices':
    "My talking box no longer turns on the living room lamps. It says the device isn't responding, though the app still can. / Compré bombillas de colores y un altavoz que habla y no consigo que se entiendan, me pide una cuenta tras otra.",
  'video-doorbell-fit': 'I want to open the door with a code or my phone and give the cleaner her own code for Thursdays.',
  'irrigation-pool': "Lawn sprinklers should run only if it hasn't rained and the weather report says dry, in four areas of the garden.",
  'camera-network': 'Want cameras around the barn that record when somebody comes at night, storing the pictures on a box at home.',
  'home-cinema':
    "I'd like music in the kitchen, bath and terrace, same song everywhere or each its own, and steered from the phone. / J'aimerais regarder des films au salon comme au cinéma : un bouton, et le projecteur descend, les lampes baissent, les volets se ferment.",
  'smart-home-mend':
    'My little computer running Home Assistant died after a power cut, and with it all my switches and schedules. I have a copy from March. / Les radiateurs connectés affichent « hors ligne » depuis que nous avons changé de box, et il fait quatorze degrés dans la chambre du bébé.',
  'camera-fault': 'Wir haben so eine Alarmanlage aus dem Baumarkt mit Funkmeldern. Sie heult fast jede Nacht ohne Grund los.',
  'shutter-motors':
    'Tengo tres persianas con correa y ya no puedo con ellas por los hombros; quiero subirlas con un mando o con el teléfono.',
  'electrical-fault':
    "Every time I use the kettle and the toaster together half the flat goes dark, and I have to flip the little switch in the hall. / There's a scorched smell and a brown mark around the socket behind the telly. / The lights in the living room flicker when it's windy outside. / My daughter got a tingle when she touched the washing machine and the tap at once. / I drilled into the wall for a shelf, there was a bang and now the whole bedroom is dead. / Seit dem Wasserschaden springt der FI immer wieder heraus, auch wenn alle Geräte ausgesteckt sind. / Cuando llueve se va la luz del patio y hasta el día siguiente no vuelve; los apliques tienen agua dentro. / Toute la maison est dans le noir depuis une heure, les voisins ont du courant et mon disjoncteur refuse de remonter.",
  'electrical-points':
    "We want four more sockets in the kitchen, two over the worktop and two on the island. / The lamp on the stairs can only be switched at the bottom. I'd like a switch at the top too, I'm afraid of falling. / Vor der Haustür soll Licht angehen, sobald jemand kommt, da ist bisher weder Lampe noch Kabel. / Je voudrais déplacer l'interrupteur de la chambre qui se retrouve derrière l'armoire depuis qu'on a changé la porte de côté.",
  'ev-charger-install': 'I bought an electric car and would like to charge it in the carport, eight metres from the meter.',
  'lamp-hanging': 'A chandelier from my grandmother, very heavy, should hang in the stairwell four metres up.',
  'outbuilding-supply': 'We put up a garden house and want light and two sockets in it; the trench is dug already.',
  'doorbell-intercom':
    'The buzzer for our flat is dead: visitors press and I hear nothing, and the button to open the door does nothing either.',
  'electrical-check': "Buyer's surveyor says the wiring needs a report before the sale. The house is from 1963.",
  'cooker-circuit': "I've been given a cooker that needs that thick cable with five wires. It's in its place, someone has to connect it.",
  'smoke-alarm-fit': 'I want smoke alarms in all rooms of my rented-out house, linked so that all scream when one does.',
  'rewire-panel':
    "We rent and the landlord wants every tenant's electricity measured separately; there is only a single meter for the two flats. / En la casa de mis abuelos del pueblo los cables van por fuera, sueltos, pelados en algunos sitios, y quiero ponerla al día entera antes de reformar.",
  'balcony-solar': 'Ich habe mir so ein Balkonkraftwerk mit zwei Platten gekauft und möchte es sicher angeschlossen und angemeldet haben.',
  'light-trouble':
    "Der Drehknopf zum Dimmen im Esszimmer brummt, und seit wir neue LED-Lampen haben, flackern die auch noch. / Les spots encastrés du couloir grillent les uns après les autres, j'en change un par mois depuis deux ans.",
  'power-supply-upgrade':
    'Pago una barbaridad de luz y creo que tengo contratada más potencia de la que uso; quiero que alguien mire facturas y consumos y me lo ajuste.',
  'shutter-motor-fault': 'Se quemó el motor del toldo y también el interruptor de la pared, olía a plástico y ahora no baja.',
  'backup-power':
    'On a beaucoup de coupures dans notre vallée et ma femme a une machine pour respirer ; je voudrais un groupe de secours qui prenne le relais.',
  'blocked-drain':
    "The kitchen sink takes an hour to empty and it smells like something died down there. Two bottles of stuff from the supermarket did nothing. / My wedding ring went down the bathroom basin. It must still be in that bend. / The kids stuffed a whole roll and a toy car down the loo and now it's brimming.",
  'tap-toilet-repair':
    "Drip, drip, drip all night from the bath tap, however hard I turn it. / The toilet keeps running after flushing, for half an hour sometimes, and my water bill has doubled. / Our toilet rocks when you sit on it, and there's a wet rim on the tiles around the foot.",
  leak: 'A brown stain on the dining room ceiling is growing and the bathroom is straight above it. / El contador de agua corre por la noche con todo cerrado y no veo ni una mancha en ninguna pared. / Le mur de la voisine du dessous est trempé, le syndic dit que ça vient du joint de ma baignoire ou de plus profond.',
  'shower-fit': "I want my old tub out and a flat shower in its place, because I can't lift my leg over the edge any more.",
  'appliance-connection':
    "We've bought a dishwasher and there's only one tap under the sink, already used by the washing machine. / I've ordered an oven to be built in and need the old one out and the new one in, hooked up and tested.",
  'hot-water': "The hot water is boiling for two minutes and then stone cold. It's a gas thing on the kitchen wall.",
  'outdoor-tap': "I'd love a tap outside for the garden hose; right now I carry cans from the kitchen.",
  'pressure-pipes':
    'Only a trickle comes out of the shower on the third floor since the works in the street. / The pipe in the unheated utility room froze last night and I see a bulge in it. / Beim Zudrehen vom Hahn knallt es in der Wand, als würde jemand mit dem Hammer gegen das Rohr schlagen. / Am Haupthahn im Keller lässt sich nichts mehr drehen, der ist festgerostet, und das Ventil daneben tropft in einen Eimer. / Dans notre vieille maison, les tuyaux sont gris et mous, en plomb je crois ; je veux les remplacer partout.',
  'water-treatment':
    'I own a rented flat and the city demands that the drinking water be tested for lead; the pipes are probably from 1930.',
  'basement-pump': 'The cellar fills with water in heavy rain, and the pump in the pit only growls.',
  'toilet-fit': 'I want a second toilet in the basement, but it lies lower than the drain in the street.',
  'sewer-septic':
    "Unsere Sickergrube hinterm Bauernhaus läuft über, und im Garten stinkt es schlimm. / Des racines du saule bouchent chaque hiver le tuyau qui part vers la rue, j'aimerais qu'on passe une caméra pour voir l'état.",
  'rainwater-tank': 'Ich möchte das Regenwasser vom Dach auffangen und damit die Toilette spülen und waschen.',
  'water-heater-change': 'El termo eléctrico gotea por abajo y ha saltado el automático; tiene quince años y somos cuatro en casa.',
  'drain-smell': 'Por el desagüe de la ducha sale un olor a cloaca insoportable los días de calor.',
  'new-pipework': 'Vamos a cambiar los muebles de la cocina de lado y hay que llevar agua y desagüe a la otra pared.',
  'hot-water-circulation':
    "La chaudière est loin de la cuisine et je laisse couler dix litres avant d'avoir de l'eau chaude, ça me désole.",
  'boiler-fault':
    "Our boiler shows F28 and won't light. There's a baby in the house and it's minus four. / My boiler makes a noise like a kettle, louder and louder, then stops with a bang. / Die Pelletheizung meldet ständig Störung, und in der Schnecke klemmt etwas. Ich schaufle von Hand.",
  'air-conditioning-work':
    'I want to sleep in summer. The bedroom under the roof is 31 degrees at midnight. / Ich habe mir ein Klimagerät mit Außenteil gekauft und brauche jemand mit Zulassung, der es anbringt und füllt.',
  'heat-pump-install':
    'Our oil tank is rusty and the burner 30 years old. We are thinking of one of those pumps that draw warmth from the air.',
  'boiler-service': "The gas boiler hasn't been looked at since I moved in four years ago. My insurance asks for a paper.",
  'radiator-trouble':
    "The ground floor is tropical and the top floor is icy, however I turn the knobs. / L'eau des radiateurs sort noire comme de l'encre quand je purge, et trois ne chauffent plus du tout.",
  'ac-fault':
    'The cooler above my couch is blowing air that smells of wet socks, and water drips on the cushion. / The thing outside for the cooling hums so loud that the neighbour has complained. It rattled less last year. / El aire acondicionado enfría poco y hace hielo en el tubo; lo limpié yo pero sigue igual.',
  'floor-heating':
    "We've torn out the floor in the bathroom and would like it warm under the feet before the tiles come. / Die Fußbodenheizung im Wohnzimmer wird nur auf einer Seite warm, die andere bleibt eiskalt, obwohl der Regler voll offen ist.",
  'stove-chimney':
    "My wood stove smokes into the room when I light it; the chimney was swept in autumn. / I'd like a stove for logs in the lounge. There is an old chimney that has been shut for decades. / Notre insert fait une vitre toute noire et nous brûlons deux fois plus de bois qu'avant, et ça sent dans le salon.",
  'ventilation-work':
    "There are black spots in the corners of our bedroom and windows wet every morning. I would like one of those machines that swap stale air for fresh all day. / La VMC fait un bruit d'avion et n'aspire plus un papier toilette, dans la cuisine comme dans la salle d'eau. / The extractor over the stove is loud but leaves all the steam in the room, and fat drips from it.",
  'consumption-meters':
    'Our landlord flat: I want each of four tenants to pay for what warmth they really use, with those little counters.',
  'pipe-winterising': 'I left the cabin for the winter and would like the whole heating emptied so nothing bursts.',
  'radiator-change': 'We have a loft with no radiator, which is to become a study. The boiler has room for one more.',
  'solar-thermal': 'Auf dem Dach liegen alte Röhren fürs Warmwasser, seit Jahren außer Betrieb. Sie sollen wieder laufen.',
  'gas-work': 'Las bombonas se me acaban y quiero pasar la calefacción de butano a gas de la calle, que ya llega a mi portal.',
  'boiler-replace':
    'El acumulador nocturno de la casa de mi madre calienta de madrugada y a la tarde ya está frío; querría otra manera de calentarla.',
  'energy-advice':
    'Quiero saber si en mi chalé me conviene más aerotermia, pellets o dejar la caldera; que alguien lo calcule con mis facturas.',
  'oil-tank-removal': 'Ma vieille cuve à fioul enterrée dans le jardin ne sert plus, il faut la vider, la nettoyer et la neutraliser.',
  'laundry-repair':
    "My washing machine stops with the drum full of water and the door won't open. My jeans are in there. / My tumble dryer squeals like a pig and the clothes stay damp. / An der Waschmaschine riecht es modrig, die Wäsche stinkt nach dem Waschen mehr als vorher. Sie soll innen gründlich gereinigt werden. / La lavadora no coge suavizante ni agua caliente y se queda pensando media hora en el mismo sitio. / Le sèche-linge s'arrête au bout de dix minutes en disant que le bac est plein alors que je viens de le vider.",
  'dishwasher-repair-work':
    'The dishwasher leaves sand on the glasses and the little tab is still in its box at the end. / Aus der Spülmaschine läuft vorne Wasser auf den Boden, immer zehn Minuten nach dem Start.',
  'cooking-appliance-repair':
    "The oven gets hot on one side only. My last three cakes were black left, raw right. / One of the four fields on the glass hob doesn't heat any more, and there's a crack at the edge. / Der Backofen piept und sperrt sich seit der Selbstreinigung, die Tür geht nicht mehr auf. / La vitrocerámica se apaga sola a los cinco minutos y muestra una E con dos rayitas. / La gazinière de ma mère s'éteint dès qu'on lâche le bouton, sur deux feux.",
  'small-appliance-electronics':
    "My coffee machine, the kind that grinds, says 'fill beans' though it's full, and spills brown water below. / Grandma's sewing machine from 1958 is seized up. I'd like to sew with it again. / The hoover has lost its pull, although bag and filters are new. It whistles. / My kitchen machine that kneads dough smoked last Saturday with a pizza dough in it, and now only hums. / The telly shows half the picture dark, as though a curtain was drawn, but the sound is perfect. / La plancha de vapor escupe agua marrón sobre las camisas blancas. / J'ai hérité d'un vieux poste de radio à lampes, il grésille et sent le chaud ; j'aimerais l'entendre à nouveau.",
  'cold-appliance-repair':
    "The freezer has grown a thick wall of ice and the drawers are stuck; I thawed it only in May. / The rubber around the fridge door is torn and black with mould. The door falls open. / My American fridge doesn't make ice any more and the water from the door comes as a thin thread. / Mon réfrigérateur fait une flaque dans le bac à légumes tous les trois jours, le petit trou du fond est bouché peut-être.",
  'bike-repair': 'Mein E-Bike-Akku lädt nicht mehr, das Ladegerät blinkt rot, und vom Hersteller gibt es keinen Ersatz.',
  'spare-part': 'Mi robot de cocina antiguo perdió una pieza de plástico que ya no se fabrica; la cuchilla gira en falso.',
  'door-easing': 'Our front door scrapes over the floor and I have to shove it with my shoulder to get it shut.',
  'built-in-furniture':
    "My late husband started shelves for the alcove, the boards lie in the hall. Somebody should finish them, made to fit. / We'd like a bed up high for a small room, with a desk below, out of real wood, for a 10-year-old.",
  'woodwork-repair':
    'The stairs creak so loud that the baby wakes up every night; the third and the eighth step are the worst. / Some planks on the terrace are rotten and my foot went through one on Sunday. / Se me cayó la barandilla del balcón interior al apoyarme; las maderas se han podrido por abajo. / El cajón de la cocina se sale del carril y dos puertas cuelgan torcidas.',
  'grab-bars':
    "I'd like grab bars in the bath and by the toilet for my father who comes home from hospital on Monday. / I'd like a porch step ramp so my wheelchair-using friend can get in; there are two steps.",
  'glass-pane': 'A pane in the kitchen window has a crack from top to bottom, from a football.',
  'locked-out': 'Locked out of my own shed: the key broke in the lock.',
  'sand-floor': 'The parquet in the hall is scratched and grey by the door; I want it to shine as it did when we married.',
  'wall-hanging': 'Three pictures, a heavy mirror and a telly should hang on a wall which crumbles whenever I drill.',
  'roof-repair': 'It rains in beside the chimney, there is a bucket in the loft. Some tiles have slipped.',
  'tile-mend':
    'The black silicone round the bathtub is mouldy and coming off. / The tiles in the shower sound hollow and two have fallen down.',
  'upholstery-work': "My grandmother's rocking chair has a broken arm and the cane seat is torn through.",
  'doors-windows':
    'Die Kellertür ist verzogen, und durch den Spalt kommen Mäuse herein. Ich hätte gern eine neue Tür samt Rahmen. / Unsere Rollläden hängen schief, bei einem ist der Gurt gerissen, der andere lässt sich nicht mehr hochziehen.',
  'lay-floor': 'Im Flur soll statt des alten Teppichs Klickboden liegen, 14 Quadratmeter mit drei Türen.',
  'facade-paint': 'An der Holzverschalung vom Giebel blättert die Farbe, und manche Bretter sind weich wie Butter.',
  'structure-cost':
    "En la pared del salón ha salido una grieta en diagonal desde la ventana y cada mes es más ancha. / Le plancher de la chambre sous les toits s'affaisse d'un côté, une bille roule toute seule vers la fenêtre.",
  'draughty-windows': 'Por el marco de la ventana entra un frío que mueve la cortina, y cuando llueve fuerte también agua.',
  'pest-control-visit':
    "Notre vieille armoire normande est pleine de petits trous et de poussière fine ; les vers y sont, j'en suis sûre. / Wasps are flying in and out beneath the roof tiles over our terrace. / Something digs heaps all over the garden. Eleven new ones since Monday. / Un essaim d'abeilles s'est installé dans la boîte aux lettres, j'aimerais qu'on le récupère vivant.",
  'stairs-glass-build': "J'aimerais une verrière entre la cuisine et l'entrée pour avoir un peu de jour.",
  'assemble-mount':
    "J'ai toute une liste de bricoles : une poignée, une tringle, un joint de porte, un siège de toilettes à changer, et je n'ai plus mes yeux.",
  'garden-upkeep':
    "My lawn is more moss than grass, and the dog has made yellow holes in it. / Hedge, forty metres of it, taller than I am. I can't go up a ladder any more. / The old plum and two pear trees haven't been cut for ten years and bear only up at the top. / I am away for all of August and want someone to water the tomatoes and pots and mow once a week.",
  'tree-felling':
    "A big birch leans over the neighbour's conservatory and she's afraid of every storm. / There's a stump in the middle where the swing is supposed to go.",
  'pest-plant-health':
    'My roses have black spots and drop their leaves in July, year after year. / An meinem Buchsbaum fressen grüne Raupen alles kahl, innerhalb einer Woche war die halbe Kugel weg. / Las palmeras del jardín tienen las hojas caídas como un paraguas; un vecino dice que es el picudo.',
  'terrace-fence': "I'd love a seat under the apple tree, paved with old stones, about four by four.",
  'raised-beds': 'I want raised beds I can work on standing up, filled and planted with herbs and salad.',
  'fence-build': 'Our fence blew over in the storm; five posts have snapped at the ground.',
  'garden-plan':
    "I'd like a plan for a front garden which flowers from March to October with little work. It's all gravel now. / Quiero un huerto pequeño detrás de la casa y que alguien me enseñe qué sembrar y cuándo, empezamos de cero.",
  'grave-care': "My grandmother's grave should be planted and looked after through the year, since I live 300 miles off.",
  'gutter-clean': 'Gutters are overflowing with leaves and a little tree is growing in one.',
  'paving-mend': 'Zwischen den Platten der Einfahrt wächst alles zu, und einige liegen so schief, dass die Post stolpert.',
  'robot-mower': 'Mein Mähroboter fährt nur noch im Kreis und findet die Ladestation nicht, das Kabel im Boden ist wohl irgendwo durch.',
  'masonry-work': 'Wir haben am Hang einen Garten, und nach jedem Regen rutscht Erde auf die Terrasse. Da muss eine Mauer hin.',
  'pool-service': 'El agua de la piscina está turbia y verde, y la depuradora hace un ruido como de piedras.',
  'demolition-work': 'Tengo un montón enorme de ramas y escombros tras la poda y necesito que se lo lleven todo.',
  'garden-building':
    "Je voudrais une cabane dans le chêne pour mes petits-enfants, avec une échelle et un toit. / La toiture de mon abri de jardin s'est effondrée sous la neige, je voudrais un abri neuf posé sur une dalle.",
  'lighting-renewal': "Je rêve d'un éclairage doux le long de l'allée et sous les arbres, pour les soirées d'été.",
}
