import { TAXONOMY } from '../catalog/taxonomy/taxonomy-index.ts'
import type { ImportLine } from '../people-import/import-line.ts'
import { demoExpert } from './demo-expert.ts'
import { categoryOf, offersOf, skillName } from './sample-offers.ts'
import { type SampleRandom, sampleRandom } from './sample-random.ts'
import { SAMPLE_REGIONS, type SampleRegion } from './sample-regions.ts'
import { CREATIVE_TRADES } from './sample-trades/sample-creative.ts'
import { HOME_TRADES } from './sample-trades/sample-home.ts'
import { INDUSTRY_TRADES } from './sample-trades/sample-industry.ts'
import { IT_TRADES } from './sample-trades/sample-it.ts'
import { SERVICE_TRADES } from './sample-trades/sample-services.ts'
import { SOFTWARE_TRADES } from './sample-trades/sample-software.ts'
import type { SampleRole, SampleTrade } from './sample-trades/sample-trade.ts'

export const SAMPLE_TRADES: readonly SampleTrade[] = [
  ...HOME_TRADES,
  ...IT_TRADES,
  ...INDUSTRY_TRADES,
  ...SOFTWARE_TRADES,
  ...CREATIVE_TRADES,
  ...SERVICE_TRADES,
]

const WAYS_OF_WORKING = [
  'Explains every step, so that you can do it yourself the next time.',
  'Says early when something is not worth its price.',
  'Prefers a short call today to a long report next week.',
  'Leaves you with notes and pictures of what was done.',
  'Asks first what it is for, then how it should be done.',
  'Stays calm when others are not.',
  'Gives a price range before the work and keeps to it.',
  'Available in the evening for people who work in the day.',
  'Sends a plan in plain words before anything is touched.',
  'Patient with beginners, quick with colleagues.',
]

const bioOf = (role: SampleRole, years: number, random: SampleRandom): string => {
  const [first, second, third] = role.skillIds.map(skillName)
  const rest = third ? `, ${second} and ${third}` : second ? ` and ${second}` : ''
  const practice = random.pick([
    `${years} years of practice, today mostly ${first}${rest}.`,
    `Most requests are about ${first}${rest}; ${years} years in the trade.`,
    `After ${years} years the focus is on ${first}${rest}.`,
  ])
  return `${role.background} ${practice} ${random.pick(WAYS_OF_WORKING)}`
}

const rateOf = (role: SampleRole, years: number, random: SampleRandom): number => {
  const usual = role.skillIds.reduce((sum, id) => sum + TAXONOMY.defaultHourlyRate(id), 0) / role.skillIds.length
  return Math.round(usual * (0.75 + random.next() * 0.35 + years / 80))
}

const email = (name: string): string =>
  `${name
    .normalize('NFD')
    .replace(/[đĐ]/g, 'd')
    .replace(/ł/g, 'l')
    .replace(/ı/g, 'i')
    .replace(/ø/g, 'o')
    .replace(/[^A-Za-z -]/g, '')
    .toLowerCase()
    .replaceAll(' ', '.')}@sample.onhand.example`

/** Deals regions in turn, so that no trade sits in one country, and names, so that nobody is there twice. */
const createRegistry = (random: SampleRandom) => {
  const taken = new Set<string>()
  let deck: SampleRegion[] = []
  return {
    region: (wanted: string | undefined): SampleRegion => {
      const fixed = SAMPLE_REGIONS.find(region => region.id === wanted)
      if (fixed) return fixed
      if (deck.length === 0) deck = random.shuffled<SampleRegion>(SAMPLE_REGIONS)
      return deck.pop() ?? random.pick<SampleRegion>(SAMPLE_REGIONS)
    },
    name: ({ given, family }: SampleRegion): string => {
      for (;;) {
        const name = `${random.pick(given)} ${random.pick(family)}`
        if (taken.has(name)) continue
        taken.add(name)
        return name
      }
    },
  }
}

/** What somebody of a role knows beside it: what his offers need, and near skills that few have yet, so that none is nobody's. */
const createFurtherSkills = () => {
  const holders = new Map<string, number>()
  return (role: SampleRole, tradeId: string, random: SampleRandom): string[] => {
    const offered = role.services.flatMap(offer => offer.skillIds).filter(id => !role.skillIds.includes(id))
    const own = [...role.skillIds, ...offered]
    const isNear = (id: string) => own.some(skillId => TAXONOMY.closeness(skillId, id) > 0)
    const near = TAXONOMY.skills.filter(skill => skill.tradeId === tradeId && !own.includes(skill.id) && isNear(skill.id))
    const rarest = random.shuffled(near.map(skill => skill.id)).toSorted((a, b) => (holders.get(a) ?? 0) - (holders.get(b) ?? 0))
    // Nobody who is at home in one language learns another by chance.
    const further = role.region ? [] : rarest.slice(0, random.between(3, 5))
    for (const id of [...own, ...further]) holders.set(id, (holders.get(id) ?? 0) + 1)
    return [...new Set(offered), ...further]
  }
}

const personOf = (
  role: SampleRole,
  tradeId: string,
  region: SampleRegion,
  name: string,
  furtherSkills: ReturnType<typeof createFurtherSkills>,
): ImportLine => {
  const category = categoryOf(tradeId)
  const random = sampleRandom(`${category}: ${role.title}`)
  const yearsExperience = random.between(4, 28)
  const standing = random.next()
  const availability = random.next()
  return {
    type: 'expert',
    email: email(name),
    name,
    title: role.title,
    bio: bioOf(role, yearsExperience, random),
    ...random.pick(region.places),
    yearsExperience,
    hourlyRate: rateOf(role, yearsExperience, random),
    skills: [...role.skillIds, ...furtherSkills(role, tradeId, random)].map(skillName),
    verificationStatus: standing < 0.77 ? 'verified' : standing < 0.9 ? 'pending' : 'not_verified',
    availabilityStatus: availability < 0.8 ? 'available' : availability < 0.94 ? 'busy' : 'unavailable',
    services: offersOf(tradeId, role.services),
  }
}

/** The sample experts with what they offer, the demo's own expert first. The same on every run. */
export const samplePeople = (): ImportLine[] => {
  const registry = createRegistry(sampleRandom('people'))
  const furtherSkills = createFurtherSkills()
  const people = SAMPLE_TRADES.flatMap(({ tradeId, roles }) =>
    roles.map(role => {
      const region = registry.region(role.region)
      return personOf(role, tradeId, region, registry.name(region), furtherSkills)
    }),
  )
  return [demoExpert(), ...people]
}
