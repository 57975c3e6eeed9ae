import { briefsIn } from './tuning-brief.ts'

const es = briefsIn('es')
const fr = briefsIn('fr')

export const SPANISH_BRIEFS = [
  es(
    'Ayuda por favor',
    'Hola, vivimos en un tercero y desde hace una semana la vecina de abajo nos dice que le cae agua por la lámpara del baño. En casa no vemos nada. El seguro no contesta. Necesitamos que alguien averigüe de dónde viene y lo arregle.',
    'leak',
    { never: /lamp|insur/i, hours: [1.5, 12] },
  ),
  es(
    'Consulta',
    'me han puesto una multa de 500 euros por ir a 92 en una zona de 80 pero ese día el coche lo llevaba mi cuñado quiero recurrir',
    'traffic-case',
    { hours: [1.5, 10] },
  ),
  es(
    'Mi tienda',
    'Tengo una zapatería en Alcalá y quiero vender también por internet, unos 200 modelos con tallas. No tengo fotos buenas, las haría yo con el móvil. Que se pueda pagar con Bizum.',
    'web-shop',
    { fine: 'booking-payment-integration', never: /photo-shoot|photograph/i, hours: [45, 220] },
  ),
  es(
    'Urgente',
    'la nevera no enfria nada abajo y arriba congela todo, hace ruido por la noche, es una balay de 6 años',
    'cold-appliance-repair',
    { hours: [0.7, 5] },
  ),
  es(
    'Boda de mi hermana',
    'Se casan el 20 de junio en un cortijo, 110 personas. Del catering se encarga la finca. Necesitamos flores para las mesas, el arco y la iglesia.',
    'decoration-job',
    { never: /cater|food|venue|music/i, hours: [8, 40] },
  ),
  es(
    'Hola buenas',
    'Mi hijo de 12 años quiere aprender a tocar la batería y no encontramos a nadie por Getafe, una clase a la semana',
    'music-course',
    { hours: [8, 60] },
  ),
  es(
    'Portátil',
    'se me cayó café encima del portatil y ya no enciende, tengo ahi todo el TFG sin copia lo entrego en 10 dias',
    'data-rescue|slow-computer',
    { fine: 'data-rescue slow-computer', never: /coffee|thesis|backup/i, hours: [2, 14] },
  ),
  es(
    'Reforma',
    'Nos hemos comprado un piso de los 70, 85 m2, dos baños, cocina, instalaciones viejas. Queremos dejarlo nuevo entero antes de septiembre. Presupuesto 60.000.',
    'home-renovation',
    { fine: 'kitchen-fit bathroom-renovation rewire-panel', hours: [250, 1100] },
  ),
  es(
    'Una pregunta',
    'Cuando enchufo el horno y la lavadora a la vez salta todo y me quedo a oscuras. Piso antiguo. Antes no pasaba',
    'electrical-fault',
    { fine: 'rewire-panel electrical-check cooker-circuit', never: /washing|oven/i, hours: [1, 8] },
  ),
  es(
    'Traduccion',
    'Necesito pasar al inglés y al francés la carta del restaurante, 45 platos y 30 vinos, que suene apetecible.',
    'document-translation',
    { fine: 'site-localisation', never: /menu design|cater/i, hours: [3, 16] },
  ),
  es(
    'Ruido de vecinos',
    'El bar de abajo pone música hasta las 3. El ayuntamiento no hace nada. Quiero saber qué puedo hacer legalmente.',
    'private-dispute',
    { never: /music|event/i, hours: [1.5, 10] },
  ),
  es(
    'No funciona',
    'Las persianas del salón bajan con el botón pero no suben, son tres y tienen motor, solo falla la del medio',
    'shutter-motor-fault',
    { hours: [1, 5] },
  ),
  es(
    'Gestoría',
    'Soy autónomo desde enero, fotógrafo. No sé qué modelos tengo que presentar cada trimestre ni qué puedo deducir. Busco alguien que me lo lleve.',
    'bookkeeping-work|tax-return|tax-question',
    { fine: 'bookkeeping-work tax-return tax-question', never: /photo/i, hours: [3, 40] },
  ),
  es('Piscina', 'El agua está verde como una rana desde el puente de mayo y la depuradora hace burbujas.', 'pool-service', {
    hours: [2, 14],
  }),
  es(
    'Para mi empresa',
    'Hacemos muebles de jardín. Cada lunes copio a mano los pedidos de la tienda al programa de facturación, unas 3 horas. Eso tiene que poder hacerse solo.',
    'system-integration|automation-script',
    { fine: 'system-integration automation-script', never: /garden|furniture/i, hours: [8, 70] },
  ),
  es(
    'Ideas',
    'Abrimos heladería en abril y no tenemos ni nombre gráfico ni colores. Nos gustaría algo alegre, cartel para la fachada y vasos.',
    'logo-brand',
    { fine: 'sign-lettering packaging', never: /refriger|facade paint/i, hours: [16, 80] },
  ),
  es('Moto', 'mi scooter 125 arranca pero se cala en los semaforos, cambie la bujia y sigue igual', 'motorbike-repair', { hours: [1, 6] }),
  es(
    'Papeles del piso',
    'Vamos a comprar un ático a un particular, y queremos que alguien mire que no tenga cargas y nos prepare el contrato de arras',
    'property-purchase',
    { fine: 'contract-review', hours: [3, 20] },
  ),
  es(
    'Hola, a ver si me ayudan',
    'Doy clases de yoga. La gente me paga en mano o por bizum y me vuelvo loca apuntando quién viene. Quisiera que reserven y paguen ellos en mi página, que ya está hecha en Wix.',
    'booking-payment-integration',
    { never: /new website|yoga|fitness/i, hours: [5, 35] },
  ),
  es(
    'Jardín',
    'Hace dos años que nadie toca la parcela, unos 300 metros, zarzas por todas partes y dos setos que ya son árboles. Hay que dejarlo decente para enseñarlo a compradores.',
    'garden-upkeep',
    { fine: 'tree-felling', never: /purchase|sale/i, hours: [10, 60] },
  ),
]

export const FRENCH_BRIEFS = [
  fr(
    'Au secours',
    "Bonjour, depuis que les voisins ont refait leur salle d'eau notre évier de cuisine se vide très lentement et ça remonte dans la machine quand on fait la vaisselle. J'ai versé deux bouteilles de produit sans effet.",
    'blocked-drain',
    { never: /bathroom|dishwasher/i, hours: [0.7, 5] },
  ),
  fr(
    'Demande',
    "on cherche quelqu'un pour peindre le salon et deux chambres, 70 m2 au sol, on s'occupe d'enlever le papier peint nous-mêmes",
    'paint-rooms',
    { never: /wallpaper/i, hours: [20, 80] },
  ),
  fr(
    "Besoin d'aide",
    'Ma fille passe le bac de français en juin et elle bloque sur la dissertation, une heure et demie le mercredi, en visio',
    'school-tutoring|exam-prep',
    { fine: 'school-tutoring exam-prep', never: /write/i, hours: [10, 50] },
  ),
  fr(
    'Notre gîte',
    'Nous avons trois gîtes en Ardèche. Les clients se plaignent que la connexion ne passe pas dans les chambres du fond et autour de la piscine. La box est dans la cuisine. Je ne connais rien à tout ça.',
    'site-wifi|home-wifi',
    { never: /pool|kitchen/i, hours: [5, 30] },
  ),
  fr(
    'Bonjour',
    "mon ex ne me verse plus la pension depuis quatre mois et ne ramene pas les enfants a l'heure, je voudrais savoir quoi faire",
    'family-case',
    { hours: [2, 20] },
  ),
  fr(
    'Chaudière',
    "Elle se met en sécurité toutes les nuits, le matin il fait 14 dans la maison. Saunier Duval, 12 ans. Le dernier entretien date d'il y a un an.",
    'boiler-fault',
    { never: /service|alarm/i, hours: [1, 7] },
  ),
  fr(
    'Vidéos',
    "J'ai filmé notre tour du monde, 90 heures de rushes sur des cartes GoPro. J'aimerais un film de 25 minutes avec musique pour la famille.",
    'video-edit',
    { never: /trip|shoot/i, hours: [35, 200] },
  ),
  fr(
    'Question juridique',
    "Un client refuse de payer ma facture de 8 400 € pour une terrasse que j'ai posée en juin, il dit que les lames grincent",
    'debt-collection',
    { fine: 'private-dispute', never: /terrace|deck|floor/i, hours: [2, 15] },
  ),
  fr(
    'Petit boulot',
    'Deux armoires à monter, un lustre à accrocher et la télé au mur, appartement à Lille',
    'assemble-mount lamp-hanging wall-hanging',
    { hours: [3, 10] },
  ),
  fr(
    'Logiciel',
    "Notre programme de gestion de stock tourne sur un vieux Windows XP, écrit en Delphi par un monsieur à la retraite. On a le code. Il faudrait qu'il tourne sur les nouveaux PC.",
    'legacy-code',
    { hours: [40, 400] },
  ),
  fr(
    'Est-ce possible ?',
    "J'ai une statuette de ma grand-mère, 20 cm, et j'aimerais la faire reproduire en cinq exemplaires pour mes cousins, en résine.",
    'scan-to-cad|print-stl|spare-part',
    { fine: 'scan-to-cad print-stl spare-part', hours: [4, 30] },
  ),
  fr('Voiture', "Le voyant orange s'allume, elle n'avance plus en côte et elle fume noir. 308 diesel 2014.", 'car-diagnosis', {
    fine: 'car-service',
    hours: [1, 8],
  }),
  fr(
    'Association',
    "Nous sommes une association d'aide aux réfugiés et cherchons 25 000 euros pour un potager partagé. Il faut déposer un dossier auprès de la fondation avant le 15 mars, nous avons les idées mais personne ne sait rédiger ça.",
    'grant-writing-job',
    { never: /garden|raised|immigra/i, hours: [15, 70] },
  ),
  fr('Plan de maison', 'On veut agrandir de 35 m2 côté jardin, il faut déposer un truc à la mairie avec des plans', 'permit-drawings', {
    fine: 'structure-cost floor-plan',
    never: /garden/i,
    hours: [25, 110],
  }),
  fr(
    'Mon commerce',
    'Je tiens un salon de coiffure. Sur Google mon adresse est fausse et les horaires aussi et deux avis ne sont même pas pour moi.',
    'map-entry',
    { hours: [1.5, 12] },
  ),
  fr(
    'Aidez moi svp',
    'je crois que qqn est entré dans mon instagram il y a des messages que jai pas ecrit et mon mot de passe marche plus 12000 abonnés',
    'hacked-account',
    { never: /social media/i, hours: [1.5, 8] },
  ),
  fr(
    'Séminaire',
    'Deux jours en septembre pour 60 commerciaux, près de Lyon, salle, hôtel, une activité le soir. Les intervenants sont internes.',
    'conference',
    { fine: 'venue-finding group-travel', never: /speaker/i, hours: [25, 120] },
  ),
  fr('Escalier', 'La rampe bouge, deux marches grincent et une est fendue. Maison de 1920.', 'woodwork-repair', { hours: [3, 16] }),
  fr(
    'Données',
    "On a trois fichiers clients différents, environ 18 000 lignes, plein de doublons et de fautes. Il nous en faut un seul propre avant l'envoi des voeux.",
    'data-cleanup',
    { never: /newsletter|proofread/i, hours: [8, 50] },
  ),
  fr(
    'Problème de salaire',
    'Je dirige une PME de 9 salariés, notre assistante part en congé maternité et il faut que les fiches de paie sortent tous les mois',
    'payroll-run',
    { never: /employment/i, hours: [3, 40] },
  ),
]
