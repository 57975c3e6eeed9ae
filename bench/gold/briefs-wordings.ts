import type { PlannedBrief } from './gold-shape.ts'

type Common = Omit<PlannedBrief, 'id' | 'title' | 'description' | 'wording' | 'manner'>

/** The same wish in several wordings; nothing that would change the hours differs. */
const wordings = (
  name: string,
  common: Common,
  texts: readonly (Pick<PlannedBrief, 'title' | 'description' | 'manner'> & { language?: PlannedBrief['language'] })[],
): PlannedBrief[] => texts.map((text, index) => ({ ...common, ...text, id: `wording-${name}-${index + 1}`, wording: name }))

/** Groups of paraphrases. */
export const WORDING_BRIEFS: readonly PlannedBrief[] = [
  ...wordings(
    'tap',
    {
      language: 'en',
      trades: ['plumbing'],
      skills: ['tap-repair'],
      fine: ['plumbing', 'leak-repair', 'kitchen-plumbing'],
      hours: [0.5, 4],
      experts: ['taps-gwen', 'leaks-bridget'],
    },
    [
      {
        manner: 'plain',
        title: 'Kitchen tap drips',
        description: 'The mixer tap in the kitchen has been dripping for a week and should be repaired.',
      },
      {
        manner: 'story',
        title: 'Plink, plink, plink',
        description:
          'I lie awake at night because in the kitchen, one room further, water falls into the sink every two seconds from the mixer, which nobody has managed to close tightly for a week. Please put an end to it.',
      },
      {
        manner: 'phone',
        title: 'tap wont stop',
        description: 'kitchen mixer keeps dripping since last week even when fully closed, need it fixed pls',
      },
    ],
  ),
  ...wordings(
    'knocking',
    {
      language: 'en',
      trades: ['heating-cooling'],
      skills: ['boiler-repair|heating-systems'],
      fine: ['radiators', 'hydraulic-balancing', 'gas-fitting', 'thermostats'],
      hours: [1, 7],
      experts: ['boiler-geoff', 'heating-torsten'],
    },
    [
      {
        manner: 'lay',
        title: 'My boiler makes a knocking noise',
        description: 'When the heating comes on the gas boiler knocks loudly for some minutes. Find the cause and repair it.',
      },
      {
        manner: 'story',
        title: 'Somebody hammers in the cupboard',
        description:
          'Each morning at six, when the heating switches on, it sounds as if a dwarf with a hammer lived in our gas boiler; after some minutes he calms down. I would like to have the reason found and mended.',
      },
    ],
  ),
  ...wordings(
    'wlan',
    {
      language: 'de',
      trades: ['networks'],
      skills: ['wifi|mesh-network'],
      fine: ['router-setup', 'wifi-survey', 'network-troubleshooting', 'lan-cabling'],
      hours: [1, 8],
      experts: ['wifi-lotte'],
    },
    [
      {
        manner: 'plain',
        title: 'WLAN im Obergeschoss zu schwach',
        description: 'Im Obergeschoss unseres Hauses ist das WLAN zu schwach. Wir möchten überall im Haus guten Empfang.',
      },
      {
        manner: 'phone',
        title: 'kein netz oben',
        description: 'oben im haus hab ich mit dem handy kaum wlan, soll im ganzen haus gut gehen',
      },
      {
        manner: 'story',
        title: 'Unsere Tochter sitzt auf der Treppe',
        description:
          'Weil nämlich in ihrem Zimmer im Obergeschoss das Internet dauernd weg ist, macht sie ihre Hausaufgaben auf der Treppe. Das Funknetz soll bitte endlich im ganzen Haus funktionieren.',
      },
    ],
  ),
  ...wordings(
    'logo',
    {
      language: 'en',
      trades: ['graphic-design'],
      skills: ['logo-design'],
      fine: ['branding', 'graphic-design', 'illustration'],
      hours: [5, 40],
      experts: ['logo-marguerite'],
    },
    [
      {
        manner: 'plain',
        title: 'Logo for a bakery',
        description: 'We are opening a bakery and need a logo, with two colour versions and a small icon.',
      },
      {
        manner: 'non-native',
        title: 'Sign for our bakery',
        description:
          'We make new bakery and we have no logo. Please you draw one for us, in two colours versions, and also little icon version.',
      },
    ],
  ),
  ...wordings(
    'contract',
    {
      language: 'en',
      trades: ['legal'],
      skills: ['contract-law'],
      fine: ['employment-law', 'terms-conditions', 'corporate-law', 'copyright-law'],
      hours: [1.5, 12],
      experts: ['saas-law-tamsin', 'contracts-boyd'],
    },
    [
      {
        manner: 'plain',
        title: 'Check a freelance contract',
        description: 'Please review a freelance service contract of 12 pages before I sign it, and mark what is risky.',
      },
      {
        manner: 'lay',
        title: 'Before I put my name under it',
        description:
          'A client sent me a contract for freelance services, 12 pages. Is there anything dangerous in it? Somebody who knows law should read it and mark the risky places before I sign.',
      },
      {
        manner: 'phone',
        title: 'contract check b4 signing',
        description: 'got 12 page freelance service agreement from client, need someone legal to read n mark the risky bits',
      },
    ],
  ),
  ...wordings(
    'garage',
    {
      language: 'fr',
      trades: ['home-repair'],
      skills: ['painting'],
      fine: ['handyman', 'plastering'],
      hours: [4, 24],
      experts: ['maler-bernd', 'peintre-josiane'],
    },
    [
      {
        manner: 'plain',
        title: 'Peindre une chambre',
        description: "Peindre les murs et le plafond d'une chambre de 14 m2, deux couches, meubles déjà sortis.",
      },
      {
        manner: 'lay',
        title: 'La chambre du bébé',
        description:
          "La chambre fait 14 m2, elle est vide. On voudrait que quelqu'un refasse les murs et le plafond à la peinture, deux couches.",
      },
    ],
  ),
  ...wordings(
    'pump',
    {
      language: 'en',
      trades: ['appliances'],
      skills: ['dishwasher-repair'],
      fine: ['appliance-repair', 'drain-cleaning'],
      hours: [0.5, 4],
      experts: ['washer-detlef', 'appliance-farah'],
    },
    [
      {
        manner: 'plain',
        title: 'Dishwasher does not drain',
        description: 'Water stays in the bottom of our dishwasher after the programme. Please repair it.',
      },
      {
        manner: 'lay',
        title: 'A pond under the plates',
        description: 'After washing there is always a pond at the bottom of the dishwasher. It does not pump out. Can it be repaired?',
      },
    ],
  ),
  ...wordings(
    'dashboard',
    {
      language: 'en',
      trades: ['data-ai'],
      skills: ['dashboards'],
      fine: ['data-analysis', 'spreadsheets', 'data-engineering', 'data-cleaning', 'sql'],
      hours: [8, 60],
      experts: ['bi-sofie'],
    },
    [
      {
        manner: 'plain',
        title: 'Sales dashboard',
        description: 'Build a dashboard in Power BI that shows our sales by region and product from one Excel export.',
      },
      {
        manner: 'non-native',
        title: 'See the sales',
        description:
          'From our system comes one Excel export. I want see from it sales for each region and each product in Power BI dashboard.',
      },
      {
        manner: 'lay',
        title: 'Numbers on one screen',
        description:
          'Our boss wants to see on one screen how much was sold by product and by region. The figures come as an Excel export and we have Power BI.',
      },
    ],
  ),
  ...wordings(
    'lavadora',
    {
      language: 'es',
      trades: ['appliances'],
      skills: ['washing-machine-repair'],
      fine: ['appliance-repair'],
      hours: [0.5, 5],
      experts: ['washer-detlef', 'appliance-farah'],
    },
    [
      {
        manner: 'plain',
        title: 'La lavadora no centrifuga',
        description: 'Mi lavadora lava y desagua pero no centrifuga. Necesito que la reparen.',
      },
      {
        manner: 'phone',
        title: 'ropa empapada',
        description: 'la lavadora deja la ropa chorreando xq al final no centrifuga, desagua bien. me la arreglais?',
      },
    ],
  ),
  ...wordings(
    'firmware',
    {
      language: 'en',
      trades: ['software-engineering'],
      skills: ['embedded-systems'],
      fine: ['c-language', 'cpp', 'iot', 'electronics-repair', 'pcb-design', 'test-automation'],
      hours: [12, 120],
      experts: ['embedded-olga'],
    },
    [
      {
        manner: 'professional',
        title: 'Firmware: low-power mode',
        description:
          'Our nRF52 sensor node draws 2 mA idle and should draw under 20 µA. Find out why and implement proper sleep in the C firmware.',
      },
      {
        manner: 'plain',
        title: 'Battery of our sensor is empty too soon',
        description:
          'The sensor node (nRF52, firmware in C) takes 2 mA when idle where less than 20 µA would be right. Somebody should find the cause and make the firmware sleep properly.',
      },
    ],
  ),
  ...wordings(
    'umzug',
    {
      language: 'de',
      trades: ['home-repair'],
      skills: ['moving-help'],
      fine: ['furniture-assembly', 'handyman', 'house-cleaning'],
      hours: [8, 50],
      experts: ['movers-kemal'],
    },
    [
      {
        manner: 'plain',
        title: 'Umzug innerhalb der Stadt',
        description:
          'Umzug einer Zwei-Zimmer-Wohnung vom dritten Stock ohne Aufzug in einen ersten Stock, fünf Kilometer entfernt. Kartons sind gepackt.',
      },
      {
        manner: 'lay',
        title: 'Wir ziehen um und haben Rücken',
        description:
          'Zwei Zimmer, dritter Stock, kein Aufzug; die neue Wohnung ist fünf Kilometer weiter im ersten Stock. Die Kartons packen wir selbst, tragen und fahren soll bitte jemand anders.',
      },
    ],
  ),
  ...wordings(
    'tutor',
    {
      language: 'en',
      trades: ['education'],
      skills: ['physics-tutoring'],
      fine: ['tutoring', 'exam-preparation'],
      hours: [9, 24],
      experts: ['physics-otis'],
    },
    [
      {
        manner: 'plain',
        title: 'Physics tutor for my daughter',
        description: 'Ten hours of physics tutoring for a 16 year old, electricity and waves, online.',
      },
      {
        manner: 'story',
        title: 'She wants to give up physics',
        description:
          'My daughter is 16 and since electricity and waves came up she says she is stupid, which she is not. We think ten hours online with a patient tutor would turn it round.',
      },
    ],
  ),
  ...wordings(
    'excel',
    {
      language: 'en',
      trades: ['software-engineering'],
      skills: ['spreadsheets'],
      fine: ['automation-scripting', 'data-analysis', 'data-cleaning', 'dashboards'],
      hours: [2, 20],
      experts: ['excel-greta'],
    },
    [
      {
        manner: 'plain',
        title: 'Excel macro to split a list',
        description: 'I need a macro in Excel that splits one list by customer into separate files and mails each.',
      },
      {
        manner: 'lay',
        title: 'One list becomes many',
        description:
          'There is one Excel list. For each customer in it a file of its own should be made and sent by mail, with a macro so that I only click.',
      },
    ],
  ),
  ...wordings(
    'brakes',
    { language: 'en', trades: ['vehicles'], skills: ['brakes'], fine: ['car-repair'], hours: [1, 6], experts: ['mobilemech-ray'] },
    [
      {
        manner: 'plain',
        title: 'Replace front brake pads and discs',
        description: 'Replace the front brake pads and discs on my 2016 Skoda Octavia. I have bought the parts.',
      },
      {
        manner: 'non-native',
        title: 'Brakes in front are finish',
        description:
          'My Skoda Octavia from 2016 need new brake discs and pads in the front. The parts I have here already, please mount them.',
      },
    ],
  ),
]
