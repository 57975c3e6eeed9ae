import { briefsIn } from './tuning-brief.ts'

const en = briefsIn('en')
const de = briefsIn('de')
const es = briefsIn('es')
const fr = briefsIn('fr')

/** Two true wishes in two trades: both must be planned. */
const TWO_WISHES = [
  en(
    'Two jobs',
    "We've just moved in. The lock on the front door is so stiff that my daughter can't get in after school, please put a new one in. And the back bedroom radiator stays stone cold even when the rest of the house is boiling.",
    'locksmith-job radiator-trouble',
  ),
  en(
    'Small brewery',
    'We run a small brewery and want our three bottle labels redrawn before Christmas. Separately we need someone who looks at our Google ads, we pay 900 a month and hardly anyone orders.',
    'packaging|artwork-change ads-mend|ads-campaign',
  ),
  en(
    "Gran's flat",
    "My grandmother's flat has to be emptied and cleaned after she moved into a home, two rooms and a cellar. There is also a tax letter about her pension which none of us understands.",
    'demolition-work|home-cleaning|carry-heavy tax-question',
    { fine: 'demolition-work home-cleaning carry-heavy' },
  ),
  en(
    'Band',
    'Our band recorded five songs in the rehearsal room, they need mixing. We would also like a poster for the release concert on 4 May.',
    'music-work flyer-brochure',
  ),
  en(
    'Before the baby',
    'The nursery wants painting (12 m2, one window) and the cot my parents sent is still in the box, can somebody put it together as well',
    'paint-rooms assemble-mount',
  ),
  en(
    'Practice',
    "I'm a physio with one colleague. Our appointment book is on paper: we'd like patients to book online. The old desktop at reception takes ten minutes to start, that needs sorting too.",
    'booking-payment-integration slow-computer',
  ),
  en(
    'Van',
    "My Transit needs a new windscreen, a stone went through it on the A3. While it's there I want a tow bar on it.",
    'windscreen-repair vehicle-fitting',
  ),
  en(
    'Charity',
    "We're a food bank. We need a grant application for the lottery fund written by 30 June and a volunteer rota spreadsheet that doesn't break when someone sorts it.",
    'grant-writing-job spreadsheet-work',
  ),
  de(
    'Haus',
    'Im Schlafzimmer schließt der elektrische Rollladen nicht mehr und auf dem Dach fehlen seit dem Sturm ein paar Ziegel. Beides bitte richten.',
    'shutter-motor-fault roof-repair',
  ),
  de(
    'Verein',
    'Unser Sportverein braucht eine neue Webseite mit Kursplan. Außerdem soll die Satzung von einem Juristen durchgesehen werden, weil das Finanzamt sie bemängelt hat.',
    'business-website contract-review|terms-privacy|company-change|company-formation|tax-question',
    { fine: 'contract-review' },
  ),
  de(
    'Oma',
    'Meine Oma hat ein neues Handy und kommt damit nicht zurecht, jemand müsste es ihr in Ruhe zeigen. In der Küche tropft außerdem der Wasserhahn.',
    'computer-lessons|new-computer-move tap-toilet-repair',
  ),
  de(
    'Hochzeitsfilm und Steuer',
    'Wir haben 9 Stunden Handyvideos von unserer Hochzeit und möchten daraus einen Film von 20 Minuten. Und unsere Steuererklärung für letztes Jahr ist auch noch nicht gemacht.',
    'video-edit tax-return',
  ),
  de(
    'Garten',
    'Die Hecke (25 m) muss geschnitten werden. Die Steckdose auf der Terrasse löst ständig den FI aus, das soll ein Elektriker ansehen.',
    'garden-upkeep electrical-fault',
  ),
  es(
    'Piso',
    'Hay que pintar el salón y el pasillo, unos 45 m2. La lavadora tampoco desagua desde el domingo, que la mire alguien.',
    'paint-rooms laundry-repair',
  ),
  es(
    'Tienda',
    'Tengo una tienda de cerámica. Quiero fotos de 40 piezas y que alguien me dé de alta en Etsy con las fichas.',
    'photo-shoot marketplace-listing',
    { fine: 'product-texts' },
  ),
  es(
    'Coche y bici',
    'Mi bici eléctrica no pasa de 10 km/h, creo que es el motor. Y el coche tiene que pasar la ITV en quince días y no sé si pasará.',
    'bike-repair inspection-prep',
  ),
  es(
    'Empresa',
    'Somos cinco y necesitamos copia de seguridad de los portátiles. También un curso de inglés de dos horas por semana para tres empleados.',
    'backup-setup language-course',
  ),
  fr(
    'Appartement',
    "La fenêtre de la chambre laisse passer l'air, il faudrait la calfeutrer. Et le frigo ne fait plus de froid depuis hier soir.",
    'draughty-windows cold-appliance-repair',
  ),
  fr(
    'Association',
    "Nous cherchons quelqu'un pour traduire nos statuts en anglais (6 pages) et un graphiste pour refaire notre logo qui date de 1998.",
    'document-translation|sworn-translation logo-brand|artwork-change',
  ),
  fr(
    'Restaurant',
    'Le lave-vaisselle du restaurant ne chauffe plus. Nous voulons aussi une nouvelle carte imprimée, environ 30 plats.',
    'dishwasher-repair-work flyer-brochure',
  ),
]

/** One wish among much that is only told: what is there, why, who tried, neighbours, dates. */
const ONE_WISH = [
  en(
    'Slow laptop',
    "I run a flower shop and do all the orders on a five year old laptop. My nephew put more memory in at Easter and cleaned the fan, it made no difference. The shop's website is on Squarespace and the card reader is separate, both are fine. It takes forever to open anything since the last update. I need it back by Friday because of Mother's Day.",
    'slow-computer',
  ),
  en(
    'Dripping through',
    "Upstairs neighbour had her bathroom redone in March, new tiles, the lot. Since then there's a wet patch on my kitchen ceiling whenever she showers. Her plumber says it can't be his work. I have photos and her insurer's letter. Just want to know where it comes from and have it stopped.",
    'leak',
    { fine: 'wall-repair' },
  ),
  en(
    'Speech',
    "My best friend from the fire brigade gets married on 12 June. They met when he pulled her car out of a ditch, she is a dentist, he keeps bees and they have just renovated an old mill. I've to give the best man's speech and I am hopeless at it. Five minutes, funny but not rude.",
    'speech-personal',
  ),
  en(
    'Garage door',
    'We had the drive paved two years ago and a wallbox put in the garage last summer. Since the frost the garage door stops half way and goes back up. The remote has new batteries. Last week the paper boy had to help me push it.',
    'garage-door',
  ),
  en(
    'Contract',
    "I've been offered a job with a software firm that builds apps for hospitals. 14 pages of employment contract, a non-compete and a clause about inventions. I write games in my free time and do not want to lose them. I'd like a lawyer to read it before I sign on Monday.",
    'employment-law|contract-review',
    { fine: 'employment-law contract-review' },
  ),
  en(
    'Our old accountant retired',
    "He did our books in a program nobody else knows. We've exported everything to Excel, the bank statements are scanned, the payroll is done by a bureau and stays there. What we need is somebody to do the annual accounts for our little furniture company, 11 employees.",
    'annual-accounts',
  ),
  en(
    'Camera in the stable',
    "One of our mares is due in April and I can't sleep for worrying. There's power in the stable and the house wifi reaches the yard just about. We tried a baby monitor but the range is too short. I want two cameras I can watch on the phone at night.",
    'camera-network',
  ),
  en(
    'Wobbly stairs',
    'House is from 1890, roof was redone by the previous owner, floors sanded, kitchen brand new. The third and fourth step of the stairs give way a bit when you step on them and the banister wobbles. We have a toddler.',
    'woodwork-repair',
  ),
  en(
    'Newsletter',
    "I teach yoga and have a list of 600 addresses in a spreadsheet from my old studio. My website was made by a friend, she also takes my photos. Now I'd love to send something nice every month without spending a whole Sunday on it. Mailchimp looked complicated.",
    'newsletter',
  ),
  en(
    'Broken knob',
    "The knob of my late father's 1962 Grundig radio broke when we moved house. A museum lent me the same model so I can measure it. I don't have a printer, the copy shop only does paper. Could somebody draw it and print two in black?",
    'spare-part|model-from-sketch',
    { fine: 'spare-part model-from-sketch print-stl scan-to-cad' },
  ),
  en(
    'Noise at night',
    "There's a knocking in the wall behind the bed each morning around six, when the heating comes on. We had the boiler serviced in October and the man bled the radiators. Downstairs they've got underfloor heating and hear nothing.",
    'radiator-trouble|boiler-fault',
    { fine: 'radiator-trouble boiler-fault' },
  ),
  en(
    'Exam',
    "My son failed his physics mock with 38%. He plays football four evenings a week, his school has had three supply teachers this year and the online videos he watches don't help. GCSE is in ten weeks. Two hours a week would be good.",
    'school-tutoring|exam-prep',
    { fine: 'school-tutoring exam-prep' },
  ),
  en(
    'Shop is slow',
    'WooCommerce, about 800 products, candles mostly. The theme was made by an agency in 2019 and I like it, so no new design. Our ads bring people in but pages need eight seconds on a phone and they leave. The hoster says the server is bored.',
    'slow-website',
    { fine: 'shop-change' },
  ),
  en(
    'Fence',
    "After the storm three panels of our fence lie in the neighbour's pond. He's been very nice about it and has already fished them out. The posts are concrete and stand. The gate, the shed and the greenhouse survived.",
    'fence-build',
  ),
  en(
    'Wedding photos',
    'Our photographer went bankrupt and handed us 2,300 raw files on a disk. The party was in a barn with candlelight, lovely food, a live band and a lot of rain, so many are dark. Could someone pick about 200 and make them look good?',
    'picture-retouch',
  ),
  en(
    'Mystery bill',
    "Our electricity bill doubled. We have no solar, heat with gas and the car is a diesel. The electrician who rewired the house in 2015 says it all tests fine. The fridge is new. I'd like somebody to find what eats the power.",
    'energy-advice|electrical-check|electrical-fault',
    { fine: 'energy-advice electrical-check electrical-fault' },
  ),
  de(
    'Fliesenfugen',
    'In unserer Dusche bröckeln die Fugen und das Silikon ist schwarz. Das Bad ist erst acht Jahre alt, Dusche und Armaturen sind in Ordnung, neue Fliesen wollen wir nicht. Mein Mann hat es mit einem Stift aus dem Baumarkt versucht, das hielt zwei Wochen.',
    'tile-mend',
  ),
  de(
    'Übersetzung',
    'Wir sind ein Maschinenbauer in Ulm mit 80 Leuten und stellen Pressen her. Unsere Webseite gibt es schon auf Englisch, die hat eine Agentur gemacht. Jetzt hat ein Kunde aus Polen bestellt und braucht die Betriebsanleitung, 60 Seiten, auf Polnisch.',
    'document-translation',
  ),
  de(
    'Heizung pfeift',
    'Seit der neue Kessel drin ist (Einbau im November durch die Firma Maier), pfeift es nachts in den Heizkörpern. Maier meint, das sei normal. Die Fenster sind neu, gedämmt wurde auch. Wir schlafen im Moment im Wohnzimmer.',
    'radiator-trouble|boiler-fault',
    { fine: 'radiator-trouble boiler-fault' },
  ),
  de(
    'Klavier',
    'Nach dem Umzug in den dritten Stock, für den wir eine Spezialfirma hatten, klingt das Klavier unserer Tochter schauderhaft. Sie hat im Mai Prüfung an der Musikschule. Ein g in der Mitte bleibt hängen.',
    'piano-tuning-work',
  ),
  de(
    'WLAN im Büro',
    'Wir sind zu acht auf zwei Etagen. Der Internetanschluss ist Glasfaser, die Telefone laufen darüber und machen keine Probleme. Drucker hängt am Kabel. Aber im Besprechungsraum bricht das WLAN bei jeder Videokonferenz zusammen, ein Repeater von Amazon hat es eher schlimmer gemacht.',
    'office-network|home-wifi|site-wifi',
    { fine: 'office-network home-wifi site-wifi' },
  ),
  de(
    'Kündigung',
    'Nach 14 Jahren als Schreinerin in einem Betrieb, der Treppen und Küchen baut, wurde mir letzten Freitag gekündigt, betriebsbedingt heißt es. Zwei neue Kollegen wurden im Herbst eingestellt. Ich weiß nicht, ob ich unterschreiben soll, und die Frist läuft.',
    'employment-law',
  ),
  de(
    'Logo als Vektor',
    'Unser Logo hat damals ein Student gezeichnet, es gibt nur noch ein JPG vom Briefkopf. Die Druckerei für die T-Shirts und die Firma, die unseren Lieferwagen beklebt, wollen eine Vektordatei. Am Logo selbst soll sich nichts ändern.',
    'artwork-change',
  ),
  de(
    'Baum',
    'Im Nachbargarten wird gerade ein Pool gebaut, dabei haben sie Wurzeln unserer alten Birke gekappt. Sie steht jetzt schief und sie ist 18 m hoch. Zwischen Haus und Carport ist wenig Platz, ein Kran kommt nicht hin. Die Gemeinde hat die Fällung schon genehmigt.',
    'tree-felling',
  ),
  de(
    'Excel',
    'Wir planen die Touren unserer sechs Fahrer in einer Excel-Tabelle, die über zehn Jahre gewachsen ist. Der Kollege, der sie gebaut hat, ist in Rente. Seit dem Update auf 365 zeigt ein Blatt nur noch #REF!. Ein neues Programm ist nicht geplant, dafür ist kein Geld da.',
    'spreadsheet-work',
  ),
  de(
    'Kühltheke',
    'Freitagabend ist in unserer Metzgerei die Kühltheke ausgefallen, zum Glück war das Kühlhaus in Ordnung. Der Elektriker hat Sicherung und Zuleitung gemessen, da ist alles gut. Der Kompressor läuft an und nach zehn Sekunden wieder aus.',
    'cooling-plant|cold-appliance-repair',
    { fine: 'cooling-plant cold-appliance-repair' },
  ),
  es(
    'Vecino',
    'Vivo en un primero, encima de una panadería que abre a las cuatro. Mi vecino insonorizó su dormitorio y está encantado, pero el albañil que se lo hizo se jubiló. Quiero lo mismo: la pared y el suelo de mi cuarto, 14 m2.',
    'insulate|partition-wall',
    { fine: 'insulate partition-wall lay-floor' },
  ),
  es(
    'Subtítulos',
    'Tenemos una escuela de cocina y subimos un vídeo por semana a YouTube desde hace tres años. La cámara y la edición las lleva mi hermana. Ahora muchos alumnos nos escriben desde Alemania y nos gustaría poner subtítulos en alemán a los 12 vídeos más vistos.',
    'subtitles-work',
  ),
  es(
    'Caldera',
    'La caldera tiene cuatro años y la revisaron en septiembre. Desde el martes se apaga cada vez que alguien abre el agua caliente. El casero dice que la toquemos lo menos posible. Fuera estamos a dos grados y tenemos un bebé.',
    'boiler-fault|hot-water',
    { fine: 'boiler-fault hot-water' },
  ),
  es(
    'Herencia',
    'Mi padre murió en enero. Dejó un piso alquilado en Valencia, una plaza de garaje y una cuenta en Francia, donde trabajó de electricista muchos años. Somos tres hermanos y nos llevamos bien. Necesitamos que alguien nos diga qué hay que pagar y firmar.',
    'inheritance-case',
    { fine: 'tax-question' },
  ),
  es(
    'App',
    'Nuestra app de reparto de fruta la hizo un estudio que ya no existe. Funciona bien en Android. Desde iOS 18 se cierra al abrir el carrito y Apple nos ha dado dos semanas. Tenemos el código y las cuentas de las tiendas.',
    'app-bug',
  ),
  es(
    'Humedad',
    'El piso lo reformamos hace dos años: ventanas nuevas, suelo, cocina, todo. En la esquina del dormitorio sale una mancha negra cada invierno aunque ventilamos. Pintamos con pintura antimoho y volvió.',
    'damp-mould',
  ),
  es(
    'Guitarra',
    'Quiero aprender guitarra a los 52 años. Tuve una de joven, la vendí cuando nacieron mis hijos, y ahora me han regalado otra por mi cumpleaños. Solo puedo los martes por la tarde, mejor por vídeo porque vivo en un pueblo.',
    'music-course',
  ),
  fr(
    'Tondeuse',
    "Nous avons fait poser une clôture et un portail l'an dernier, et le jardinier passe deux fois par an pour les arbres. Depuis avril le robot tondeuse s'arrête au milieu de la pelouse et ne retrouve plus sa base. Le fil périphérique a été vérifié.",
    'robot-mower',
  ),
  fr(
    'Facture impayée',
    "Je suis photographe. En mars j'ai fait un reportage de deux jours pour un hôtel, photos livrées, validées et déjà en ligne sur leur site. Ils ne répondent plus à mes relances, il reste 2 400 € à payer.",
    'debt-collection',
  ),
  fr(
    'Écran cassé',
    "Ma fille a fait tomber mon téléphone dans l'escalier le jour de son anniversaire. L'écran est fendu, le tactile ne répond plus, mais il s'allume. Toutes les photos des vacances sont dedans, la sauvegarde date de janvier.",
    'phone-tablet-repair',
    { fine: 'data-rescue' },
  ),
  fr(
    'Mémoire',
    "J'écris un mémoire de master sur les abeilles et l'agriculture de montagne. Mon directeur est content du fond, les statistiques sont faites. Mais le français n'est pas ma langue maternelle, et sur 90 pages il reste sûrement beaucoup de fautes.",
    'proofreading-work',
    { fine: 'translation-check' },
  ),
  fr(
    'Chauffe-eau',
    "Locataires depuis deux ans, murs fins, cuisine équipée. Le chauffe-eau de 200 l fait un bruit de casserole et l'eau est tiède au bout d'une douche. Le propriétaire a dit qu'il paie la réparation, pas le remplacement.",
    'hot-water',
  ),
  fr(
    'Tableau de bord',
    "On est une coopérative de 40 producteurs. Les ventes arrivent d'une boutique en ligne et de trois marchés, la comptable les saisit dans un logiciel, tout ça marche. Le lundi matin le conseil voudrait simplement voir sur un écran ce qui s'est vendu, où et à quelle marge.",
    'dashboard',
  ),
  fr(
    'Store',
    "Le store de la terrasse, 4 m, motorisé, descend de travers depuis l'orage. On l'a fait poser en même temps que la véranda en 2020 et l'installateur ne se déplace plus si loin. La télécommande marche.",
    'shutter-motor-fault',
  ),
]

/** What is not wished in the words of its writer: 'no X', 'X does our brother', 'only', 'solo'. */
const REFUSED_PARTS = [
  de(
    'Heizung',
    'Unsere Heizung ist 22 Jahre alt und wird ungleichmäßig warm. Sie soll geprüft werden, kein Austausch.',
    'boiler-fault|radiator-trouble|boiler-service',
    { fine: 'boiler-fault radiator-trouble boiler-service', never: /replace|new boiler|dismantle/i },
  ),
  en('Kitchen', 'Fit our new kitchen, 9 units. The worktop does our carpenter, no electrics please.', 'kitchen-fit', {
    never: /worktop|electric/i,
  }),
  en('Wedding', "Plan our wedding for 70 guests in August. The flowers does my aunt and we don't want a DJ.", 'wedding', {
    never: /flower|florist|decoration|\bdj\b/i,
  }),
  es(
    'Baño',
    'Reformar el baño, 5 m2, solo alicatado y ducha; el inodoro se queda y la electricidad la hace mi cuñado.',
    'bathroom-renovation|tile-work|shower-fit',
    { fine: 'bathroom-renovation tile-work shower-fit', never: /toilet|electric/i },
  ),
  fr(
    'Site',
    "Créer un site vitrine de cinq pages pour notre gîte, seulement en français, sans boutique. Les photos, c'est mon frère qui les fait.",
    'business-website',
    { never: /translat|shop|photo/i },
  ),
  de('Wohnung', 'Nur die Wände streichen, die Decken bleiben wie sie sind, 3 Zimmer. Die Türen streicht mein Vater.', 'paint-rooms', {
    never: /ceiling|door/i,
  }),
  en('Move', 'Move us from a 2 room flat to Leeds. We pack ourselves, you only carry and drive.', 'house-moving', { never: /\bpack/i }),
  fr(
    'Brochure',
    "Traduire notre brochure du français vers l'anglais et l'allemand, 18 pages, environ 4500 mots en tout. La mise en page fait notre agence.",
    'document-translation',
    { never: /layout|desktop-publishing/i, hours: [14, 45] },
  ),
  de('Film', 'Ein Imagefilm von zwei Minuten über unsere Werkstatt. Drehbuch haben wir, Musik keine.', 'video-shoot', {
    never: /script|music/i,
  }),
  es(
    'Mudanza',
    'Mudanza de un piso de 60 m2 en Madrid. Sin embalaje, las cajas las hacemos nosotros y no hay que desmontar muebles.',
    'house-moving',
    { never: /\bpack|dismantl/i },
  ),
  en('Shop', 'Shopify shop for 25 teas. Without logo, texts do we and no migration of old orders.', 'web-shop', {
    never: /logo|\btexts?\b|migrat|descriptions/i,
  }),
  de('Rinne', 'Dachrinne reinigen, 30 m, keine Reparatur.', 'gutter-clean', { never: /repair|mend|reseal/i }),
  en('Server', "Move our server to AWS. Monitoring does our provider, we don't need backups.", 'server-migration|cloud-setup', {
    fine: 'server-migration cloud-setup',
    never: /monitor|backup/i,
  }),
  fr('Anniversaire', 'Fête pour les 60 ans de mon père, 40 invités. Pas de DJ, le gâteau fait ma soeur.', 'party', {
    never: /music|\bdj\b|cake/i,
  }),
  en('Brakes', "Just check the brakes of my Polo, don't change anything yet.", 'car-service|car-diagnosis', {
    fine: 'car-service car-diagnosis',
    never: /replace|change|fit\b|renew/i,
  }),
]

/** Written to tune how a second wish is told from what is only told of. */
export const BRIEFS_WITH_BACKGROUND = [...TWO_WISHES, ...ONE_WISH, ...REFUSED_PARTS]
