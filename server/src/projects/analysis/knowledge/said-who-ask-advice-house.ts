/** What clients say: people who want something checked, compared, explained or finished, of computers, house and garden; written before any list of works was read (2026-11-27). By the package's id, ' / ' between. */
export const SAID_WHO_ASK_ADVICE_OF_HOUSE_AND_IT: Readonly<Record<string, string>> = {
  'software-choice':
    "I have quotation of two agencies for new company website, I not understand the difference, please you read both and tell me which is better offer / We would be grateful for an independent assessment of whether our present online shop should remain on WooCommerce or be moved to Shopify, given 3,400 products and two warehouses. / Please advise which content management system would suit a publisher with eleven editors, four magazines and a paid archive, and set out your reasons. / Ich habe Webseite mit Wix gemacht und möchte wissen ob besser ist wechseln zu WordPress, ich verkaufe Keramik und gebe Kurse / Für das Mitgliederportal unseres Sportverbandes soll ein Lastenheft erstellt werden, das als Grundlage der Ausschreibung an Webagenturen dient. / We require a reasoned comparison of native, Flutter and React Native development for a field-inspection app used offline by ninety engineers. / L'association souhaite être accompagnée dans la définition des fonctions indispensables à la première version de son application de covoiturage. / pick between postgres and mongo for a booking thing, need someone who actually knows to say which n why / Mi jefe quiere programa para turnos de 25 enfermeras, yo no sé si comprar uno hecho o hacer nuevo, ayúdame elegir / Je cherche quelqu'un pour choisir avec moi quel langage apprendre mes deux développeurs pour faire le nouveau logiciel de caisse / Kindly advise whether a language model run on our own premises or a hosted service is preferable for a law office handling confidential files. / I want understand difference between Office 365 one time and subscription, for five persons in my small firm",
  'slow-website':
    'website takes like 9 sec to open on my phone, google tool gives it 31, need it quick / Je suis artisan et je besoin de montrer mes photos de travail sur internet, les photos sont beaucoup lourdes et la page marche lentement',
  'business-website':
    'the old developer has disappear and the site is half made, home page and menu ready, the other seven pages are empty. I search person for complete it / My bakery have need of one simple page with photos, map, and the bread list that change every week, I can write the list myself / quiero pasar el diseño q me hicieron en figma a pagina de verdad, son 5 pantallas',
  'computer-lessons':
    "how do i change the opening hours on my own site, someone show me on a call, its wordpress w elementor / My mother 78 years want to see photos from grandchildren on tablet, she don't know nothing, someone come and show with patience / Je cherche une personne pour expliquer les mots de mon routeur, DHCP, DNS, pont, je veux comprendre ma maison",
  'accessible-site':
    'Kindly examine our municipal web pages for conformity with accessibility requirements and furnish a written list of the barriers found.',
  'site-localisation': 'I want that visitors can choose language, now the page is only in English and we sell also to Poland and Turkey',
  'website-change':
    'the contact form on our page brings me every day 60 messages from robots, how I make them stop / logo looks squashed on iphone and the menu covers the text when u turn it sideways, small fix pls / For our wedding I make a page where guest can answer if they come and what they eat, but the answers arrive nowhere',
  'broken-hacked-site': "got a scary 'your site is hacked' mail from my host, pages now sell pills in japanese",
  'gdpr-technical-work':
    "cookie banner on our page just says OK, pretty sure thats not legal anymore?? needs doing properly / Deseamos que se verifique si nuestra aplicación de telemedicina cumple las exigencias de privacidad declaradas en las tiendas de Apple y Google. / Notre cabinet médical doit tenir un registre des données des patients et je comprends pas ce qu'il faut écrire",
  'ux-audit':
    'We wish to understand why visitors abandon the booking page at the third step; please study the recordings and figures and report the causes. / Nous souhaiterions soumettre à un regard extérieur la maquette de notre futur site institutionnel afin de recueillir un avis motivé sur son ergonomie. / people download my yoga app and delete after 2 days, want some1 to go thru it and say why',
  'terms-privacy':
    'Wir bitten um Prüfung unseres Internetauftritts samt Impressum, Datenschutzerklärung und eingebundenen Schriften auf Abmahnrisiken vor der Veröffentlichung.',
  'domain-hosting':
    'meine domain läuft nächste woche ab und der alte webdesigner antwortet nicht, wie krieg ich die zu mir / ya le cadenas barré en haut de mon site marqué non sécurisé les clients ont peur / ssl cert expires 2nite on 4 servers, want it to renew itself from now on',
  'code-review':
    "Yo tengo página con blog en portugués, quiero que un experto mira si el código es bueno porque otro programador dijo que es muy viejo / Kindly review the source code of our recently delivered Android application and state whether the supplier's work justifies final acceptance. / We request a formal review of the architecture of our claims-handling system before the second development phase is authorised. / An independent expert is sought to examine whether software delivered to us corresponds to the contract specification, with a view to a dispute. / Please evaluate whether our team of nine would be better served by microservices or by the retention of its monolith. / Our start-up wishes to have its technical roadmap and hiring plan examined by an experienced engineering leader prior to the next funding round. / Ich suche Person die mit mir Code von meine Bachelorarbeit anschaut und sagt was ist schlecht, ist in Rust / Kindly review our Terraform configurations and point out risks before they are applied to the production account. / Nous aimerions disposer d'un avis sur l'opportunité d'adopter Kubernetes pour nos huit applications internes.",
  'booking-payment-integration':
    'Solicitamos la incorporación de un calendario de reservas a la página de nuestra casa rural, sincronizado con Booking y Airbnb.',
  'hosting-advice':
    'Rogamos que nos expliquen, en términos comprensibles para la junta directiva, las diferencias entre alojamiento compartido, servidor virtual y nube para nuestra sede electrónica. / Please state which of Azure, AWS and a European provider would best answer the needs of a public archive of 80 terabytes.',
  'analytics-setup':
    'Je voudrais comprendre les chiffres de visite de mon site, le outil Google montre beaucoup tableaux et je sais pas quoi est important',
  'app-publish':
    "Apple has refuse my application two times with reason 4.3, I don't understand what must I change, please help to read the message / How can I put the application made by my student in the Play Store, I have the file apk and never did this / will die app vom alten entwicklerkonto auf meins umziehen, bewertungen sollen bleiben",
  'app-bug':
    "my app crashes for samsung ppl when they open camera, fine on my pixel tho / The notifications is not coming on iPhone when the app is closed, on Android all is good, we use Firebase / battery dies in 3 hrs since we added gps tracking to our courier app, pls find whats eating it / For the app in Arabic all the buttons stay on wrong side and text is cut, the developer don't know how to turn it / meine app stürzt ab seit ios update, login geht auch nich, bitte schnell wer anschauen / mi app va lentisima cuando cargas la lista de productos, hecha en react native, q alguien mire / les commentaires 1 étoile disent que lappli rame et plante au paiement, trouvez pk svp",
  'app-modernise': 'google says my app gotta target newer android by aug or its gone, last touched it 2021',
  'new-mobile-app':
    'Our cooperative needs an app with which its 200 drivers may report vehicle defects with photograph and location. / ma fille a fait une appli sur glide elle veut la passer en vraie appli on fait comment',
  'app-interface-design': 'need drawings of all the screens for a dog walking app so i can show investors fri',
  'app-feature':
    'We intend to offer a yearly subscription within our language-learning app and seek assistance with its introduction in both stores. / Für eine bestehende Android-Anwendung ist die Unterstützung von Tablets und Querformat nachzurüsten. / hice una app con app inventor y quiero meterle un lector de codigos qr, me atoré',
  'software-testing':
    'testers wanted fr my ios game level 1-20, tell me whats broken and on wich phones / Für die Abnahme unserer Lagersoftware sind Testfälle auszuarbeiten und deren Durchführung zu begleiten.',
  'app-after-launch':
    'The listing of our museum guide in the App Store attracts few downloads; its title, screenshots and description ought to be examined and improved.',
  'system-integration':
    "Se requiere conectar la aplicación de los repartidores con el sistema de pedidos de la central para que los estados se actualicen en tiempo real. / we have two program, one for stock and one for accounting, they don't speak together and girl types all two times",
  'security-audit':
    'Nous sollicitons un audit de sécurité de notre application bancaire mobile préalablement à son ouverture au public. / We should be obliged for an examination of our cloud accounts as to who possesses which permissions and whether these remain justified. / An external specialist is invited to attempt intrusion into our customer portal under agreed rules and to report the weaknesses discovered.',
  'legacy-code':
    'inherited 40k lines of vb6 no docs, boss wants to know rewrite or keep, need opinion / The company use old Python 2 scripts for factory reports, the new Windows server not accept, please make work with new Python / Solicitamos que se elaboren los diagramas y la documentación técnica de un sistema interno cuyo autor abandonó la empresa.',
  'program-fault':
    'unit tests pass on my laptop fail on the server every 3rd time, going nuts / mein programm hängt immer bei 97 prozent beim import, csv mit 2 mio zeilen, keine ahnung wieso / el bot de telegram q avisa de citas dejó de mandar, corre en python en mi raspberry / mon logiciel access pour le club de judo plante dès quon est 2 dessus en meme temps',
  'programming-course':
    'I prepare my final exam in Java and the recursion is not entering in my head, can someone explain with patience / I learn Kubernetes alone and my pod is always in CrashLoopBackOff, I want someone who show me how to search the cause',
  'slow-database': 'Kindly determine why the nightly billing run, formerly of forty minutes, now exceeds six hours.',
  'automation-script':
    'little tool to rename 6000 scans by the number printed top right, by monday / Every Friday I copy numbers from nine emails to one table and make the graph, I dream that it makes itself / jai 900 factures pdf faut sortir date montant fournisseur dans un tableau',
  'technical-docs':
    "A written description of our programming interface is wanted, intended for the partners' developers, with examples of every call. / Somebody must write how to do when the server falls, because only I know it and in August I am on holiday / Nous souhaitons que soit rédigé un guide simple à l'intention de nos secrétaires pour l'usage du nouveau logiciel de visioconférence.",
  'product-rules': 'Which licence must I put on my program if I use parts from GPL library and want sell it, I am confuse',
  'version-control': 'git total zerschossen, zwei leute haben drüber gepusht, arbeit von ner woche weg, hilfe',
  'web-data': 'necesito q alguien termine mi script de scraping de anuncios de pisos, saca la mitad y se bloquea',
  'device-firmware': 'code arduino pour ma couveuse à poules marche mais la temperature saute, un oeil dessus svp',
  'delivery-pipeline':
    "Un éditeur partenaire nous demande la preuve de la qualité de notre code ; nous souhaitons la mise en place de contrôles automatiques à chaque modification. / Mon développeur il met les mots de passe dans le code, je veux quelqu'un qui range ça dans endroit sûr",
  'data-evaluation':
    "got 3 yrs of sales in csv, which products shud i drop?? someone who can read numbers pls / I made survey with 412 answers for my master and my professor asks significance test, I don't know which one is correct / A half-completed customer-churn analysis left by a departed analyst is to be brought to conclusion and presented. / quiero un grafico chulo con los datos de lluvia de mi pueblo desde 1950, los tengo en papel y algo en excel / Rogamos contrastar las cifras del informe de impacto elaborado por la consultora con los datos originales que adjuntamos.",
  'chatbot-llm': 'chatgpt thing on our shop invents return policies lol, make it only say whats in our pdf',
  'report-mend':
    'My dashboard in Power BI show other total than the Excel of finance, somebody must find where is the difference / Die in sieben Jahren gewachsene Berichtslandschaft soll gesichtet und auf die wirklich genutzten Auswertungen zurückgeführt werden.',
  'data-cleanup': 'same customers 3 times in our list w different spelling, 18k rows, needs sorting',
  'prediction-model':
    'I take photos of apple on the belt and want computer say good or bad apple, I have 5000 photos, somebody can teach it? / the model was 94 percent good in the notebook and now in real life it says nonsense, please look why / Wir bitten um Beurteilung, ob unsere Maschinendaten zur Vorhersage von Ausfällen überhaupt geeignet sind. / Para la tienda quiero saber cuánto helado pedir cada semana, tengo ventas y el tiempo de tres veranos, pero no sé calcular',
  'school-tutoring': 'explain to me what a p value is like im 5, presentation is thurs',
  'data-pipeline':
    'Our clinic proposes to collect data from four separate systems in one warehouse; please prepare the plan and the sequence of steps.',
  'spreadsheet-work': 'google sheet w 40 tabs so slow it wont open on my fone, formulas everywhere',
  'data-protection-case':
    'We request verification that the personal data in our research set have been sufficiently anonymised for publication.',
  'ai-at-work':
    "need good prompts for writing our house listings, mine come out cringe / ki soll unsere mails vorsortieren, 200 am tag im kundendienst, kann das einer einrichten / Le chef veut intelligence artificielle dans l'entreprise, moi je sais pas où ça aide vraiment, on fabrique portails en fer",
  'thesis-support': 'Ich verstehe nicht das Ergebnis von SPSS für meine Doktorarbeit, brauche jemand der erklärt mir die Tabelle',
  'corporate-course':
    'Se desea formar a quince técnicos municipales en el uso prudente de asistentes de inteligencia artificial para redactar informes.',
  'study-statistics':
    "Nous vous prions de bien vouloir examiner le plan d'échantillonnage de notre enquête auprès des usagers avant son lancement.",
  dashboard: 'Je voudrais que les chiffres de vente des cinq magasins arrivent tout seuls chaque matin dans un écran pour la direction',
  'cloud-bill':
    'aws bill went from normal to insane since march, can some1 figure out whats running / Quiero que alguien me explica factura de Google Cloud, hay cuarenta líneas y no conozco los nombres',
  'office-server': 'We have one server in office with ten years, the boss ask cloud or new server, please compare for us the two',
  'backup-setup':
    'The board requires an assurance that our backups could in fact be restored; please conduct a trial restoration and report. / Je veux sauvegarder automatiquement les documents de mon cabinet de kiné, maintenant je copie sur clé quand je pense',
  'server-migration':
    'Our institution seeks a plan for the orderly transfer of 140 virtual machines from VMware to a less onerous platform. / half done move to gcp, db is over, the files arent, contractor left / faut passer notre ubuntu 18 en version récente sans casser lappli, 2 serveurs ovh',
  'server-fault':
    'disk full on prod again, third time this month, logs i guess / jenkins läuft seit update nich mehr hoch, 12 leute warten, wer kann ran / backup vom server schlägt seit 3 wochen fehl hab ich grad gesehn, bitte einer gucken',
  'cloud-setup': 'I have docker compose for my app which work on my computer, now must go to internet on small server Hetzner, I never did',
  'monitoring-setup': 'we get alerts at 3am for nothing, phone buzzes 50 times, calm it down pls',
  'outage-performance':
    'When many people buy tickets at same minute the site falls, we want it grows alone on Friday evening / mi minecraft server va con lag con 10 amigos, esta en un vps, q lo mire alguien / le site est tombé 2h hier personne sait pk, trouvez dans les logs',
  'file-tidy':
    'Wir haben Daten von Firma in Dropbox und Google und auf USB, ich will ein Plan wie alles kommt an einen Ort / Please devise a sensible order for the shared folders of our parish office, which have grown unmanageable over fifteen years. / Ma boîte Gmail est remplie, 40 000 messages, je voudrais ranger et garder seulement les importants',
  'disaster-recovery':
    'Es wird um eine Bewertung der Ausfallsicherheit unserer Buchungsplattform gebeten, insbesondere bei Verlust eines Rechenzentrums. / Solicitamos un plan de continuidad que detalle tiempos de recuperación y responsables ante la caída de nuestros servidores. / A concise incident plan, stating who does what upon discovery of a breach, is to be prepared for our school group.',
  'database-restore': 'borré una base de datos en azure sin querer ayuda ayer estaba todo',
  'slow-computer':
    'laptop super slow since xmas, is it worth fixing or get new one? 2017 hp / spilled tea on keyboard, turned off quick, now what do i do / Compré disco SSD y memoria para computadora vieja, tengo miedo de abrir, que alguien lo pone y pasa todo / My computer open strange windows with casino and the search is not Google anymore',
  'office-it-care':
    'Our charity requires regular support for fourteen computers, two printers and the questions of its volunteers. / Ein neuer Mitarbeiter beginnt am Ersten; Rechner, Konten und Programme sollen bis dahin eingerichtet sein.',
  'printer-help':
    'printer says offline but its ON, tried restart x5, canon ts something / scanner scannt nur schwarz seit ich neuen mac hab, epson, 15 jahre alt',
  'program-trouble':
    "I buy second hand Macbook and it ask the apple id from other person, can you look if is stolen or only forget / In the office Windows 10 is finish and I don't know which computers can take Windows 11, we have nine different / excel file says locked for editing by me, but im not in it?? whole team stuck / el teams no me coge el micro en las reuniones todos me ven pero nadie me oye / mon fils a mis un code sur la tablette et il sen rappelle plus mdr, samsung / jai plus acces a mon compte microsoft le code part sur un vieux numero / le vpn du boulot marche plus depuis chez moi depuis changement de mdp",
  'data-wiping':
    'Prior to the disposal of twenty-two office computers their storage must be irrecoverably erased and a certificate issued.',
  'new-computer-move':
    'All my emails from Outlook have gone after I changed the computer, the old is still here, please bring them back / new iphone here, old one android, want whatsapp chats n pics moved over',
  'it-inventory':
    'We wish the workstations of our practice to be examined and a replacement schedule for the coming three years to be drawn up.',
  'data-rescue': 'external drive clicking, kids baby pics on it, only copy :(',
  'appliance-buying-advice':
    'Mein Sohn fängt Studium an, welche Laptop ist gut für Architektur, ich verstehe nicht die Zahlen / The switch in rack makes big noise and two ports is dead, which new one fits for PoE cameras, twelve pieces / which robot vac for 2 dogs + stairs + dark rugs, tell me / q lavabo y mueble me cabe en 60 cm con la tuberia saliendo del suelo, ayudame a elegir / The laundry of our student residence contains eleven machines whose condition is to be recorded and ranked for replacement. / Please advise upon the choice of a quiet and frugal refrigerator for a fitted niche of 122 centimetres. / Ruego me orienten sobre si conviene lavasecadora o dos aparatos separados para un lavadero de un metro y medio. / We are undecided between laminate, vinyl and cork for a nursery above a noisy workshop and request advice.',
  'office-it-move':
    'Für den Umzug unserer Kanzlei suchen wir jemanden, der den Abbau und Wiederaufbau der elf Arbeitsplätze samt Telefonen übernimmt.',
  'device-management': 'La academia desea contratar la preparación de treinta tabletas idénticas para los exámenes de junio.',
  'building-quote-check':
    'Rogamos indiquen si el presupuesto de renovación informática que nos ha presentado el proveedor es razonable para una gestoría de seis puestos. / Rogamos valorar si la instalación domótica presupuestada por el promotor se ajusta a un sistema abierto y ampliable. / I have three offers from electricians to renew the fuse box, one is double, please say me which one is correct work / Ich habe Angebot für neue Bad und viele Wörter sind mir unbekannt, wer erklärt und sagt ob etwas fehlt / We seek an opinion as to whether the repair quoted for our twelve-year-old Miele dishwasher is economically justified.',
  'hacked-account':
    'My Instagram was stolen, they changed the mail and the phone, I have 20 thousand followers and it is my work / My ex husband knows always where I am, I think something is in my phone, please control it / someone logged in my netflix n amazon from brasil, check if theyre in other stuff too / me clonaron el whatsapp y piden plata a mis contactos rapido',
  'iso-certification':
    "We require an assessment of our organisation's readiness for the NIS2 obligations together with a list of measures in order of urgency. / Zur Vorbereitung der Zertifizierung nach ISO 27001 wünschen wir eine Abweichungsanalyse und einen Arbeitsplan.",
  'scam-help':
    'clicked a fake dhl link n typed my card, what now, in what order / oma hat am telefon microsoft leute auf ihren pc gelassen, was muss jetzt alles geprüft werden / kommt ne mail vom chef mit gutscheinkarten kaufen, hab schon 3 geschickt, kacke / el banco dice q alguien entro con mi clave y yo no fui, como demuestro, q miro en el telefono',
  ransomware: 'all files end in .lockd and theres a note w bitcoin address, small dental office',
  'security-questionnaire':
    'Kindly examine the security questionnaire of our largest customer and assist us in completing its 180 questions truthfully.',
  'security-hardening':
    "Former employee still can enter in our system, I don't know where he has accounts everywhere, we must close all / It is desired to introduce two-factor sign-in for sixty employees, some of whom possess no smartphone. / Deseamos cifrar los portátiles de todo el personal que se desplaza y dejar constancia del procedimiento.",
  'mail-collaboration': 'my mails land in spam at all customers, something w spf dkim?? no clue',
  'online-takedown': 'I found on the internet my name, address and phone number in strange lists, who can help to remove',
  'digital-forensics':
    'Precisamos que un perito conserve y analice el portátil de un antiguo directivo sospechoso de haber sustraído datos.',
  'awareness-training':
    "Il nous serait agréable de recevoir un exposé d'une heure sur les escroqueries en ligne, destiné aux aînés de la commune.",
  'home-wifi':
    'wifi dies in bedroom + garden, 3 floors thick walls, mesh or cable whats better / new router from isp, now printer n cams all gone, reconnect everything pls / someone on my wifi? 23 devices listed i own like 9 / how do i change wifi name + pw on fritzbox w/o kicking off the smart plugs / In Ferienwohnung soll Gäste haben WLAN aber nicht kommen in meine Kameras, wie macht man / Tengo dos routers y no sé si los conecto bien, un experto mira y dice por qué juego se corta / jai acheté des boitiers cpl ça marche au salon mais pas chambre, pk',
  'site-wifi':
    'The hotel requests a survey of wireless coverage in its 64 rooms and a plan showing where additional access points belong. / It is desired that guests of the library use a separate wireless network with daily vouchers. / en la nave no llega wifi a los lectores de codigos del fondo, unos 60 metros con estanterias metalicas',
  'internet-line':
    "I buy a house in village, there is no fiber, which internet can I have there, Starlink or 5G or other / Nous avons caravane toute l'année et je veux avoir internet stable pour travailler, quelle antenne choisir",
  'rack-tidy': 'In the cupboard of our office hang many cables without name, someone should look what goes where and write it',
  'network-cabling':
    'need 6 network sockets put in a house, walls are open right now so quick / Die Netzwerkdose im dritten Obergeschoss liefert nur hundert Megabit; wir bitten um Messung und Protokoll der Verkabelung.',
  'remote-access':
    'Please arrange a lasting connection between our two shops, 30 km apart, so that both may use the same till server. / nas vom handy unterwegs erreichen, hab dslite oder so, geht nix',
  'building-link': 'router in garage, shed office 40m away, ran cable halfway then gave up lol finish it',
  'live-stream-job':
    'Our congregation wishes to broadcast services live; kindly ascertain whether the present connection and equipment suffice.',
  'voip-phones': 'I need that the telephone of our office works by internet because the old line will be shut off in autumn',
  'internet-outage':
    'internet fällt jeden abend um 8 aus, telekom sagt alles ok, wer findet das / box fibre clignote rouge depuis lorage, faut que je bosse demain matin',
  'tv-aerial': 'se va el internet cuando llueve, antena en el techo',
  'office-network': 'Conviene segmentar la red de la fábrica para separar las máquinas de la oficina, según exige la aseguradora.',
  'voice-devices':
    'alexa wont talk to the lights anymore after new router, 14 bulbs ugh / google home comprend rien depuis quon a déménagé, il allume chez lancien',
  'smart-home-build':
    "I renovate my flat and don't know if KNX or wireless is better, I want one expert who explain for and against / My old mother lives alone, I want to know on my phone if she gets up in the morning, some sensor on door or bed / Electrician has put the Shelly behind the switches but he don't know app, someone must make the programming / I have five apps for lamp, heating, curtain, music, camera, my wife is angry, all must be in one / finish my zigbee setup, got hub n 30 sensors in a box, did 6 / wanna say goodnite and everything goes off, doors locked, heat down / Wir wünschen eine Beratung, welche Hausautomatisierung einem Rollstuhlfahrer Türen, Licht und Aufzug per Sprache zugänglich macht. / Nous souhaiterions que nos volets, notre alarme et notre chauffage soient réunis sous une commande unique, simple pour des personnes âgées. / Je veux que lumières de la maison font comme si on est là pendant les vacances",
  'smart-home-mend':
    'home assistant update broke all my automations, can u get them back / The thermostat Tado shows error and valve makes noise all night in room of baby / sonos boxen fliegen ständig raus im wohnzimmer, 5 stück, nervt',
  'camera-fault': 'ring doorbell battery dead every 4 days whats wrong / la camara del portal se ve pero no graba, tapo algo?? modelo tapo',
  'smart-climate':
    'Please connect our photovoltaic inverter, wall charger and hot-water tank so that surplus current is consumed on the premises. / Ich will wissen ob meine alte Heizkörper kann man mit smarte Ventile machen, Haus von 1962',
  'alarm-entry':
    "A comparison of alarm systems suited to a jeweller's private residence is requested, with attention to insurance conditions.",
  'shutter-motors': 'Quiero persianas que suben solas con sol, la casa tiene motor pero solo botón en pared',
  'garage-door':
    "Mon portail ouvre tout seul la nuit, je pense c'est télécommande du voisin, il faut regarder / garage door came off its track, car is trapped",
  'electrical-fault':
    'breaker trips everytime kettle + oven on, old flat, is it dangerous / When is storm the light goes out in all house and the neighbour has light, I want know why / fi fliegt nachts immer um 4 raus, tiefkühltruhe jedesmal aufgetaut / se quemo un enchufe del aire acondicionado, hay olor, es casa alquilada / plus de courant dans la moitié de lappart, disjoncteur ok, voisin aussi ok / inter va et vient escalier marche que dun coté depuis que jai repeint',
  'electrical-check':
    "Prior to our purchase of a house of 1958 we desire an inspection of its electrical installation and a written opinion on its condition. / Kindly perform the periodic test of portable appliances in our village hall and affix the prescribed labels. / Wir ersuchen um die wiederkehrende Prüfung der elektrischen Anlage unserer Schreinerei für die Berufsgenossenschaft. / Se requiere el boletín eléctrico para dar de alta el suministro de un local reformado. / J'ai acheté une maison avec les fils en tissu, un ami dit danger, je voudrais quelqu'un regarde et explique quoi changer d'abord / Nous vous saurions gré d'établir le diagnostic électrique obligatoire préalable à la mise en location d'un studio.",
  'light-trouble':
    "My lamp in kitchen hum and blink since I put LED in the old dimmer / The cemetery chapel's external lighting burns day and night; its timer or sensor wants attention.",
  'ev-charger-install': 'car charger in underground parking, how does that even work w 30 owners',
  'lighting-renewal': 'A lighting plan is sought for a long, dark drawing room with beamed ceiling and a collection of watercolours.',
  'doorbell-intercom': 'bell doesnt ring, buzzer opens door tho. 1970s block',
  'power-supply-upgrade':
    'We should like to know whether the existing supply will sustain a heat pump, an induction hob and two vehicles. / Strom Rechnung ist doppelt als letztes Jahr, ich möchte dass jemand findet welche Gerät frisst so viel',
  'balcony-solar': '4 panels for balcony arrived, hang em n plug in safely pls',
  'electrical-points':
    'I want more sockets in living room, there is only one and I have everything on a long extension / We go from three small rooms to one big shop, need somebody makes drawing where come lights, sockets and cash desk cable',
  'smoke-alarm-fit': 'smoke alarms chirping, 6 of em, ceiling 3.5m cant reach',
  'cooker-circuit': 'herd anschließen in neuer wohnung, 5 kabel und farben passen nich zum plan',
  'solar-install': 'Quiero poner placas solares y no sé cuántas, tengo tejado plano y pago mucho en verano, que alguien calcula',
  'lamp-hanging': 'ventilador de techo comprado, techo de pladur, hay cable pero no gancho',
  'tap-toilet-repair':
    "toilet keeps running all nite hear it in bed, wiggle handle helps 5 min / I have bought tap for kitchen in internet and it don't fit on old pipes, what piece I need / spülkasten unter putz tropft, taste hängt, geberit glaub ich / wc suspendu posé ya 2 mois il bouge quand on sassoit",
  leak: "Under the sink is water but I don't see from where it comes, the wood is already soft / Our insurer requires the cause of the damp patch beneath the bathroom to be established by measurement. / My water bill say 90 cubic meter, we are two persons, can be this the meter or a hidden hole / washing machine hose connection drips, tightened it, worse now",
  'new-pipework':
    "The managing agents request an opinion on whether the galvanised risers of a nine-storey building ought to be replaced or lined. / Le syndic sollicite un avis technique sur la vétusté des colonnes d'évacuation en fonte.",
  'pressure-pipes':
    'shower goes freezing cold every time any1 flushes the loo / In flat above us they have renovate and now we have almost no pressure in the shower',
  'blocked-drain': 'drain in basement burps n stinks after rain, what is that / ring down the sink!!! its in the trap i think',
  'water-heater-change':
    'Please compare an electric instantaneous heater, a boiler and a gas appliance for a hairdresser with five basins.',
  'water-treatment':
    'The water has brown colour in morning and taste of iron, the house is from my grandfather, is it healthy? / Je veux mettre adoucisseur parce que beaucoup calcaire, mais quelle taille pour famille cinq personnes et où on installe',
  'kitchen-bath-planning': 'We propose to install a bathroom beneath the roof and desire to learn whether drainage there is feasible.',
  'toilet-fit': "The kindergarten's eight small lavatories are to receive water-saving cisterns during the holidays.",
  'outdoor-tap': 'outside tap snapped off, plugged w a cork lol',
  'water-hygiene': 'Für unser Mehrfamilienhaus ist die turnusmäßige Untersuchung des Trinkwassers auf Legionellen zu beauftragen.',
  'consumption-meters': 'Der Vermieter ersucht um Austausch der ablaufenden Wasserzähler in vierundzwanzig Wohnungen.',
  'hot-water': 'El calentador de gas enciende y apaga cuando me ducho, yo quiero saber si reparo o compro otro',
  'sewer-septic':
    'Se precisa inspección con cámara de la bajante general y del colector antes de reclamar al seguro. / La fosse de notre maison de campagne sent mauvais et je sais pas quand elle était vidée, il faut contrôler',
  'rainwater-tank': 'Deseamos aprovechar el agua de lluvia del tejado para las cisternas de la escuela y requerimos un proyecto.',
  'energy-advice':
    'I must change the gas heating and everybody tells other thing, please one honest person compare heat pump and pellet for my house / An independent review is sought of the heat-load calculation furnished by the installer of our proposed heat pump.',
  'heating-design':
    'We request that the heating system of our parish hall be examined and adjusted, the consumption having risen by a third. / A plan is desired for the heating of a stone chapel used two hours weekly.',
  'ac-fault':
    'ac leaks water on the bed, only at nite / Kindly maintain the six air-conditioning units of our medical practice before the summer and furnish the refrigerant log. / aire del salon ya no enfria, echa aire normal, 6 años, es gas?',
  'boiler-service':
    "boiler last serviced when? sticker on it says 2019 oops / Se solicita la revisión obligatoria de la caldera y el correspondiente certificado. / Nous souhaitons confier l'entretien annuel des quatorze chaudières individuelles de la résidence à un professionnel.",
  'damp-mould':
    'The window in the bedroom has always water in morning and black points in corner, I heat enough I think / Solicitamos un informe sobre las humedades del semisótano, su origen y las soluciones posibles por orden de coste.',
  'stove-chimney':
    'chimney sweep left a paper w red mark, wtf does it mean / Wood stove is already bought and stands in garage, who can put it in and make all what the law want / poele granulé sarrete avec alarme aspiration, nettoyé, pareil',
  'thermostat-fit': 'thermostat wires r w y g which goes where, new nest here',
  'boiler-fault': 'My husband filled water to the heating and now pressure is too high, 3.2, is it danger',
  'ventilation-work':
    'Please ascertain whether the ventilation apparatus of our passive house has ever been cleaned, and put it in order. / vmc fait un bruit davion, appart 1er étage / hotte aspire rien du tout bruit de tracteur',
  'radiator-trouble':
    'radiator knob just spins, stuck on full blast / heizung gluckert wie ein aquarium, hab schon 3x entlüftet / Wir bitten um Durchführung des hydraulischen Abgleichs in unserem Achtfamilienhaus nebst Bestätigung für die Förderung. / suena un golpe en las tuberias cuando arranca la calefaccion por la mañana',
  'oil-tank-removal': 'öltank im keller soll weg, 3000 liter, noch bissl was drin',
  'grant-writing-job': 'Für den Antrag auf Fördermittel zum Heizungstausch suchen wir fachkundige Begleitung.',
  'air-conditioning-work':
    'Agradeceríamos el cálculo de la climatización necesaria para un aula de danza de ciento veinte metros cuadrados.',
  'heat-pump-install': 'La maison neuve, installateur a fait faillite et la pompe à chaleur est posée mais pas mise en marche',
  'laundry-repair':
    "washer stuck w/ water in, door locked, work shirts inside / Dryer smells like burning and stops after ten minutes, I cleaned the filter already / Waschmaschine springt durch ganze Bad beim Schleudern, ist neu geliefert gestern / la lavadora huele fatal a cloaca y la ropa sale peor q entra / J'ai acheté machine à laver sur Leboncoin et je voudrais que quelqu'un contrôle si elle est bonne avant de mettre dans appartement",
  'cooking-appliance-repair':
    "oven takes foreverrr to heat, top burns bottom raw / microwave sparks inside when i heat up my soup / Induction cooker cut to half power after my son put wet towel, two zones not go / El horno no abre después de limpieza pirolítica, está frío ya, qué hago / Ma plaque gaz, une flamme est jaune et fait noir sur casseroles, c'est dangereux ou non?",
  'small-appliance-electronics':
    "Kindly undertake the regular care of the espresso machines in our three branches, including descaling and seals. / I got from my aunt a sewing machine Pfaff very old, the needle don't move, I like that it works again / Vacuum cleaner of the house have no force more, I changed bag, please look if motor is finish / la thermomix tm5 dice error de cuchillas y no arranca",
  'appliance-connection': 'bought new dishwasher, old cutout is 45cm?? will 60 fit, who can check',
  'machine-restoration': 'A vintage jukebox and a 1950s refrigerator in our café await restoration to working order.',
  'consumer-claim':
    'tv has a line down the middle, 55in samsung, 2 yrs 1 mo old. warranty?? / Es möge geprüft werden, ob der Schaden an unserem Wäschetrockner einen Gewährleistungsfall darstellt.',
  'robot-mower':
    'mower wont start, robot one, just blinks at me in the dock / kettensäge stumpf, rasenmäher auch, kann das wer schärfen und warten',
  'dishwasher-repair-work': 'spülmaschine pumpt nich ab, sieb sauber, steht alles drin',
  'cold-appliance-repair':
    'gefrierschrank türdichtung hinüber, alter liebherr, wo kriegt man sowas und wer tauschts / frigo américain plus de glaçon et leau coule pas devant, filtre changé',
  'door-easing': 'door sticks every summer, shaved it once already',
  'lay-floor': 'I have started to put parquet in the hallway and now the cutting around the doors is too hard for me, please finish',
  'assemble-mount':
    '6 ikea boxes pax wardrobe sat there since july, hubby gave up / need a handyman 4 hrs, list of like 12 tiny things, hinges shelf curtain rail etc',
  'structure-cost':
    "The timber balcony of our chalet shows signs of rot; an opinion regarding its load-bearing safety is urgently requested. / Crack in the wall going from window to ceil, each year a little longer, I am afraid of house / The trustees require a ten-year maintenance schedule for an almshouse of six dwellings. / Nous souhaitons un avis sur la possibilité d'abattre la cloison séparant cuisine et séjour dans un immeuble de 1930.",
  'wall-hanging': 'tv on plasterboard 75 inch can it even hold',
  'grab-bars': 'My father can not more lift leg in bathtub, what can we change in the bathroom for him, someone look at the possibilities',
  'built-in-furniture': 'A library of fitted shelves, floor to cornice, is desired for an irregular alcove with sloping wall.',
  'wall-repair':
    'Paint come off in big pieces in the staircase, three years ago painted, what did they wrong / Für die Wohnungsübergabe sind rund vierzig Dübellöcher zu verschließen und die Wände auszubessern.',
  'tile-mend': 'silicone round the bath gone black n mouldy again',
  'kitchen-renewal': 'schublade küche geht nich mehr zu, schiene verbogen, so nolte ding',
  'house-survey': 'Ich kaufe Haus und will dass jemand mit Erfahrung mit mir geht und sieht ob Feuchtigkeit oder andere Problem',
  'upholstery-work': 'Wir wünschen die Aufarbeitung eines geerbten Esstisches aus Nussbaum mit Wasserflecken und losem Bein.',
  'doors-windows':
    'persiana cayó de golpe y no sube, cinta rota creo / He comprado puerta para el baño y es dos centímetros grande, alguien la corta y pone',
  'home-renovation':
    'Se desea planificar la reforma integral de una vivienda habitada, de modo que la familia pueda permanecer en ella durante las obras.',
  'locksmith-job': 'clé cassée dans la serrure de la porte de cave',
  'pressure-wash': 'La terrasse en bois est devenue grise et glisse quand il pleut, je veux elle soit belle et sûre',
  'garden-upkeep':
    "lawn is 50% moss rest is brown, fixable or rip it out / Kindly assume the care of our institute's grounds throughout the year, comprising lawns, hedges, beds and paths. / The apple tree of my grandfather give few apples, when and where I must cut, can you show me / faut ranger le jardin avant lhiver, feuilles, pots à rentrer, tailler, jai mal au dos",
  'garden-plan':
    'I have received plan for my garden from a designer and I want other person says if plants will live in shadow and clay / Advice is sought regarding a planting scheme for a windy roof terrace on the fourth storey, to be tended by elderly residents. / We should be glad of a plan for converting half a hectare of grass into a meadow rich in flowers. / I want vegetable on balcony that look north, is possible? tell me which and in what pot / Für den Schulhof wünschen wir ein Konzept zur Entsiegelung und Beschattung mit heimischen Gehölzen. / Compré terreno con muchas piedras y pendiente, quiero plan para hacer huerto y unos muros pequeños',
  'tree-assessment':
    'The condition of three mature beeches adjoining a public path must be assessed and certified by a competent arborist.',
  'fence-build': 'fence blew over last nite, 5 panels, dog keeps escaping',
  'pest-control-visit': 'wasp nest right above the kids swing, party sunday / maulwurf macht alles kaputt, 14 haufen seit sonntag',
  'private-dispute': 'Neighbour says my hedge is too high and too near, can someone measure and tell what is rule',
  'pool-service': 'pool gone green in a week, chlorine tablets still in',
  'tree-felling': 'massive tree stump in front yard, grind it pls',
  'invasive-plants': 'A survey of Japanese knotweed upon a parcel offered for sale is required, together with a management plan.',
  'pest-plant-health':
    'Olivenbaum in Topf verliert alle Blätter, stand im Winter in Garage, ist er tot oder kann man retten / Rogamos diagnóstico de las palmeras del paseo, presuntamente afectadas por el picudo rojo. / haie de thuyas qui crève par plaques, brunes, pk',
  'irrigation-repair': 'riego automatico pierde agua por un aspersor y el programador en blanco',
  'lawn-laying': 'cesped artificial o natural con 2 perros grandes q hago',
  'hobby-course': "Le compost que j'ai fait sent mauvais et il y a mouches, je veux apprendre bien",
}
