import type { PlannedBrief } from './gold-shape.ts'

type Size = 'small' | 'large'
type Common = Omit<PlannedBrief, 'id' | 'title' | 'description' | 'hours' | 'pair'>
interface Side {
  title: string
  description: string
  hours: [number, number]
}

/** Two briefs that differ only in a number. */
const pair = (name: string, ratio: [number, number], common: Common, sides: Record<Size, Side>): PlannedBrief[] =>
  (['small', 'large'] as const).map(size => ({ ...common, ...sides[size], id: `pair-${name}-${size}`, pair: { name, size, ratio } }))

/** Pairs of which the larger one takes more, but not beyond reason: set-up is shared, hands are not. */
export const PAIR_BRIEFS: readonly PlannedBrief[] = [
  ...pair(
    'cameras',
    [3, 10],
    {
      language: 'en',
      manner: 'plain',
      trades: ['smart-home'],
      skills: ['security-cameras'],
      experts: ['cctv-stan'],
      fine: [
        'data-privacy-law',
        'gdpr-technical',
        'lan-cabling',
        'network-switching',
        'nas',
        'alarm-systems',
        'network-design',
        'smart-home',
      ],
    },
    {
      small: {
        title: 'IP cameras for a warehouse',
        description: 'We need 4 IP cameras mounted, wired and set up with a recorder so that the manager can look from his phone.',
        hours: [6, 36],
      },
      large: {
        title: 'IP cameras for a warehouse',
        description: 'We need 40 IP cameras mounted, wired and set up with a recorder so that the manager can look from his phone.',
        hours: [50, 280],
      },
    },
  ),
  ...pair(
    'bathrooms',
    [1.8, 3.3],
    {
      language: 'en',
      manner: 'plain',
      trades: ['plumbing', 'home-repair'],
      skills: ['bathroom-fitting'],
      fine: [
        'tiling',
        'plumbing',
        'shower-installation',
        'toilet-repair',
        'waterproofing',
        'pipe-fitting',
        'plastering',
        'electrical-installation',
        'handyman',
        'tap-repair',
        'painting',
        'lighting-installation',
        'ventilation',
      ],
    },
    {
      small: {
        title: 'Renovate our guest house',
        description: 'One bathroom of about 6 m² is to be stripped and fitted anew with shower, toilet, basin and tiles.',
        hours: [50, 190],
      },
      large: {
        title: 'Renovate our guest house',
        description: 'Three bathrooms of about 6 m² each are to be stripped and fitted anew with shower, toilet, basin and tiles.',
        hours: [130, 520],
      },
    },
  ),
  ...pair(
    'words',
    [3, 5.2],
    {
      language: 'en',
      manner: 'plain',
      trades: ['translation'],
      skills: ['spanish-translation'],
      experts: ['estrans-macarena'],
      fine: ['translation', 'proofreading', 'technical-translation', 'editing', 'english-translation'],
    },
    {
      small: {
        title: 'Employee handbook into Spanish',
        description: 'Please translate our employee handbook from English into Spanish, 15,000 words, plain language for warehouse staff.',
        hours: [30, 90],
      },
      large: {
        title: 'Employee handbook into Spanish',
        description: 'Please translate our employee handbook from English into Spanish, 60,000 words, plain language for warehouse staff.',
        hours: [120, 340],
      },
    },
  ),
  ...pair(
    'waende',
    [2.2, 4.6],
    {
      language: 'de',
      manner: 'plain',
      trades: ['home-repair'],
      skills: ['painting'],
      experts: ['maler-bernd'],
      fine: ['plastering', 'handyman'],
    },
    {
      small: {
        title: 'Malerarbeiten in der Praxis',
        description: 'Wir möchten 60 m² Wandfläche weiß gestrichen haben, kleine Löcher spachteln, Böden abdecken.',
        hours: [6, 30],
      },
      large: {
        title: 'Malerarbeiten in der Praxis',
        description: 'Wir möchten 240 m² Wandfläche weiß gestrichen haben, kleine Löcher spachteln, Böden abdecken.',
        hours: [22, 100],
      },
    },
  ),
  ...pair(
    'ventanas',
    [2.4, 5.2],
    {
      language: 'es',
      manner: 'plain',
      trades: ['home-repair'],
      skills: ['window-fitting'],
      experts: ['windows-ilse'],
      fine: ['masonry', 'carpentry', 'plastering', 'handyman'],
    },
    {
      small: {
        title: 'Cambiar ventanas',
        description: 'Hay que quitar 2 ventanas viejas de madera y poner nuevas de PVC, las medidas ya están tomadas.',
        hours: [4, 22],
      },
      large: {
        title: 'Cambiar ventanas',
        description: 'Hay que quitar 10 ventanas viejas de madera y poner nuevas de PVC, las medidas ya están tomadas.',
        hours: [20, 100],
      },
    },
  ),
  ...pair(
    'bornes',
    [2.2, 6.2],
    {
      language: 'fr',
      manner: 'plain',
      trades: ['electrical'],
      skills: ['ev-charger'],
      experts: ['evcharge-uwe'],
      fine: ['electrical-installation', 'fuse-box', 'electrical-inspection', 'outdoor-electrics', 'project-management'],
    },
    {
      small: {
        title: 'Bornes de recharge au bureau',
        description: "Installer 2 bornes de 11 kW sur le parking de l'entreprise, l'armoire est à vingt mètres.",
        hours: [9, 50],
      },
      large: {
        title: 'Bornes de recharge au bureau',
        description: "Installer 12 bornes de 11 kW sur le parking de l'entreprise, l'armoire est à vingt mètres.",
        hours: [45, 240],
      },
    },
  ),
  ...pair(
    'screens',
    [2, 4.6],
    {
      language: 'en',
      manner: 'plain',
      trades: ['product-design'],
      skills: ['ui-design'],
      fine: ['ux-design', 'figma', 'design-systems', 'prototyping', 'wireframing', 'web-design'],
    },
    {
      small: {
        title: 'Screens for our clinic app',
        description: 'Design 10 screens in Figma for the patient app; flows and texts are settled.',
        hours: [16, 90],
      },
      large: {
        title: 'Screens for our clinic app',
        description: 'Design 40 screens in Figma for the patient app; flows and texts are settled.',
        hours: [60, 340],
      },
    },
  ),
  ...pair(
    'lessons',
    [2.3, 3.6],
    {
      language: 'en',
      manner: 'plain',
      trades: ['education'],
      skills: ['spanish-lessons'],
      experts: ['spanish-consuelo'],
      fine: ['language-lessons', 'tutoring'],
    },
    {
      small: {
        title: 'Learn Spanish before we move',
        description: 'Ten one-hour Spanish lessons online for two beginners, evenings.',
        hours: [9, 22],
      },
      large: {
        title: 'Learn Spanish before we move',
        description: 'Thirty one-hour Spanish lessons online for two beginners, evenings.',
        hours: [28, 62],
      },
    },
  ),
  ...pair(
    'mailboxes',
    [1.5, 8],
    {
      language: 'en',
      manner: 'plain',
      trades: ['it-support'],
      skills: ['microsoft-365'],
      experts: ['m365-juergen'],
      fine: [
        'email-setup',
        'identity-access',
        'windows-support',
        'web-hosting',
        'backup-recovery',
        'powershell',
        'cloud-migration',
        'server-administration',
      ],
    },
    {
      small: {
        title: 'Mail to Microsoft 365',
        description: 'Move 8 mailboxes from our old IMAP host to Microsoft 365, including phones and calendars.',
        hours: [5, 36],
      },
      large: {
        title: 'Mail to Microsoft 365',
        description: 'Move 80 mailboxes from our old IMAP host to Microsoft 365, including phones and calendars.',
        hours: [24, 150],
      },
    },
  ),
  ...pair(
    'articles',
    [3, 6.2],
    {
      language: 'de',
      manner: 'plain',
      trades: ['writing', 'marketing'],
      skills: ['blog-writing'],
      experts: ['blog-imke'],
      fine: ['content-marketing', 'copywriting', 'seo', 'keyword-research', 'editing', 'proofreading'],
    },
    {
      small: {
        title: 'Artikel für unseren Blog',
        description: 'Wir brauchen 4 Blogartikel zu je 1.000 Wörtern über Imkerei, gut recherchiert, für Anfänger.',
        hours: [10, 45],
      },
      large: {
        title: 'Artikel für unseren Blog',
        description: 'Wir brauchen 20 Blogartikel zu je 1.000 Wörtern über Imkerei, gut recherchiert, für Anfänger.',
        hours: [48, 220],
      },
    },
  ),
  ...pair(
    'tyres',
    [2, 5.5],
    {
      language: 'en',
      manner: 'plain',
      trades: ['vehicles'],
      skills: ['tyres'],
      experts: ['tyres-hal'],
      fine: ['car-repair', 'truck-repair', 'suspension'],
    },
    {
      small: {
        title: 'Winter tyres for company cars',
        description: 'Change summer to winter tyres on 3 company cars in our yard, wheels balanced, summer set stored away.',
        hours: [1.5, 9],
      },
      large: {
        title: 'Winter tyres for company cars',
        description: 'Change summer to winter tyres on 15 company cars in our yard, wheels balanced, summer set stored away.',
        hours: [8, 40],
      },
    },
  ),
  ...pair(
    'payslips',
    [1.6, 5],
    {
      language: 'en',
      manner: 'plain',
      trades: ['accounting'],
      skills: ['payroll'],
      experts: ['paie-ghislaine'],
      fine: ['bookkeeping', 'accounting-software', 'tax-returns', 'employment-law'],
    },
    {
      small: {
        title: 'Payroll for a workshop',
        description: 'Run the monthly payroll for 5 employees for one year, including filings.',
        hours: [16, 90],
      },
      large: {
        title: 'Payroll for a workshop',
        description: 'Run the monthly payroll for 25 employees for one year, including filings.',
        hours: [50, 280],
      },
    },
  ),
  ...pair(
    'guests',
    [1.5, 5],
    {
      language: 'fr',
      manner: 'plain',
      trades: ['events'],
      skills: ['event-catering'],
      fine: ['event-planning', 'event-decoration', 'wedding-planning'],
    },
    {
      small: {
        title: 'Buffet pour une fête de famille',
        description: 'Nous cherchons un buffet froid et chaud pour 30 personnes, service et vaisselle compris, un dimanche midi.',
        hours: [8, 40],
      },
      large: {
        title: 'Buffet pour une fête de famille',
        description: 'Nous cherchons un buffet froid et chaud pour 120 personnes, service et vaisselle compris, un dimanche midi.',
        hours: [22, 130],
      },
    },
  ),
  ...pair(
    'podcast',
    [2.8, 5.2],
    {
      language: 'en',
      manner: 'plain',
      trades: ['audio-video'],
      skills: ['podcast-production|audio-editing'],
      fine: ['audio-mixing', 'sound-design', 'music-production'],
    },
    {
      small: {
        title: 'Edit our podcast',
        description: 'Cut, clean and level 3 episodes of 45 minutes each, two voices, jingle exists.',
        hours: [7, 34],
      },
      large: {
        title: 'Edit our podcast',
        description: 'Cut, clean and level 12 episodes of 45 minutes each, two voices, jingle exists.',
        hours: [26, 130],
      },
    },
  ),
  ...pair(
    'renders',
    [2, 5],
    {
      language: 'es',
      manner: 'plain',
      trades: ['cad-3d', 'architecture'],
      skills: ['3d-rendering|architectural-visualisation'],
      fine: ['3d-modelling', 'blender', 'interior-design'],
    },
    {
      small: {
        title: 'Imágenes de la promoción',
        description: 'Queremos 3 renders interiores de los pisos piloto, tenemos los planos en DWG y los materiales.',
        hours: [14, 90],
      },
      large: {
        title: 'Imágenes de la promoción',
        description: 'Queremos 12 renders interiores de los pisos piloto, tenemos los planos en DWG y los materiales.',
        hours: [45, 300],
      },
    },
  ),
]
