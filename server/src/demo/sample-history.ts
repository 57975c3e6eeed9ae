import type { HoursRange } from '#contract/projects.ts'
import { standardNormal } from '../platform/seeded-random.ts'
import { distributionOf } from '../projects/analysis/plan-simulation.ts'
import type { SampleRandom } from './sample-random.ts'

/** Made-up clients of the past. Nobody signs in as one of them. */
export const HISTORY_CLIENTS = ['Noor', 'Milan', 'Greta', 'Tomás', 'Aiko', 'Ruben', 'Salma', 'Jonas', 'Inès', 'Pavel'] as const
export const historyEmail = (name: string): string =>
  `sample.${name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase()}@demo.onhand.example`

/** Finished work, each of which the built-in analyst plans as it would today. */
export const HISTORY_BRIEFS: readonly (readonly [title: string, description: string])[] = [
  ['Kitchen tap drips', 'The kitchen tap drips all night and the shut-off valve below it is stuck. Please repair or replace both.'],
  ['Boiler knocks', 'My boiler makes a knocking noise when the heating starts and one radiator stays cold.'],
  ['Paint our flat', 'Please paint the walls and ceilings of 4 rooms in white and repair small cracks before.'],
  ['Sockets in the study', 'We need 6 more sockets in the study and a separate circuit for the server cupboard.'],
  ['Cameras for the workshop', 'We want 6 security cameras around our workshop with recording on our own storage.'],
  ['Wi-Fi in a large house', 'The Wi-Fi does not reach the upper floor. We want 3 access points with cabling.'],
  ['New windows', 'The 8 old windows of our house should be replaced by double glazing.'],
  ['Roof leaks', 'Water comes through the roof beside the chimney when it rains. Find the leak and close it.'],
  [
    'Garden after the building works',
    'The garden is 200 square metres of rubble. We want a lawn, a hedge of 20 metres and a small terrace.',
  ],
  ['Website for a dentist', 'We need a website with 8 pages for our dental practice, with an appointment form.'],
  ['Shop on Shopify', 'Set up a Shopify store with 60 products, payment and shipping rules for our ceramics.'],
  ['App for a running club', 'We want a mobile app for iOS and Android where members see training dates and sign up.'],
  ['Logo for a café', 'Our new café needs a logo, a menu design and a sign for the door.'],
  ['Product film', 'We need a product film of 2 minutes about our bicycle trailer, with music and subtitles.'],
  ['Translate a contract', 'Please translate a rental contract of 6,000 words from German into English.'],
  ['Proofread a thesis', 'My thesis of 25,000 words in English needs proofreading for grammar and style.'],
  ['Search engine work for a shop', 'Our online shop is not found. We want an SEO audit and better texts for 20 pages.'],
  ['Newsletter', 'Set up a monthly newsletter with a sign-up form, a template and the first three issues.'],
  ['Move to Microsoft 365', 'Our 25 mailboxes should be moved to Microsoft 365 without losing mail.'],
  ['Slow laptop', 'My Windows laptop has become very slow and shows advertisements everywhere. Clean it and make a backup.'],
  ['Server in the cloud', 'Our web application should move from a rented server to AWS, with backups and monitoring.'],
  ['Dashboard for sales', 'We want a dashboard in Power BI that shows the sales of 5 branches from our ERP system.'],
  ['Penetration test', 'Please test the security of our customer portal and write a report with what to mend.'],
  ['Bracket for a drone', 'We need a CAD model of a camera bracket for our drone and a 3D printed prototype.'],
  ['Packaging machine stops', 'Our packaging machine stops with a sensor error several times a day. Find and remove the cause.'],
  ['Brakes squeal', 'The brakes of my car squeal and the engine warning light is on. Find the causes and repair them.'],
  ['Bookkeeping for a year', 'Our bookkeeping of the last 12 months has to be put in order for the tax return.'],
  ['Terms for a shop', 'We need terms and a privacy policy for our online shop.'],
  ['Wedding photos', 'We are looking for a photographer for our wedding, 8 hours, with 300 edited pictures.'],
  ['Dishwasher does not drain', 'The dishwasher does not drain and shows an error. Find the cause and repair it.'],
  ['Smart heating', 'We want smart thermostats on 9 radiators that learn when we are away.'],
  ['Spanish lessons', 'I want to learn Spanish as a beginner before my holiday, with a teacher, 10 lessons of one hour.'],
  ['Radiators stay cold', 'Two of our nine radiators stay cold although the boiler runs. Please find the cause and mend it.'],
  ['Hot water only lukewarm', 'The hot water from our gas boiler is only lukewarm since last week. Find the cause and repair it.'],
  ['Flyer for a theatre', 'We need a flyer and a poster for our theatre season, ready for print.'],
  ['Brand for a joinery', 'Our joinery wants a new logo and a small brand guide with colours and fonts.'],
  ['Printer and scanner', 'The office printer is no longer found by 5 computers. Set it up again, with scanning to a folder.'],
  ['Hedge and lawn', 'Please cut our hedge of 30 metres and renew 100 square metres of lawn.'],
  ['Bathroom fan', 'The fan in the bathroom is loud and has to be replaced; the light switch flickers as well.'],
  ['Laminate in two rooms', 'Please lay laminate flooring in two rooms of together 45 square metres and remove the old carpet.'],
]

/** Work tends to take a little longer than even careful people think, and more unevenly. */
const OVERRUN = 1.07
const WIDER = 1.12
const SHARED = 0.5

/** The luck that all tasks of one job share. */
export const luckOfJob = (random: SampleRandom): number => standardNormal(random.next)

/** What a task of a made-up past took, in quarters of an hour. */
export const sampleActualHours = (random: SampleRandom, range: HoursRange, ofJob: number): number => {
  const { mu, sigma } = distributionOf(range)
  const luck = Math.sqrt(SHARED) * ofJob + Math.sqrt(1 - SHARED) * standardNormal(random.next)
  return Math.max(0.25, Math.round(Math.exp(mu + Math.log(OVERRUN) + sigma * WIDER * luck) * 4) / 4)
}
