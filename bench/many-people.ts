import { TAXONOMY } from '../server/src/catalog/taxonomy/taxonomy-index.ts'
import { SAMPLE_TRADES } from '../server/src/demo/sample-people.ts'
import { sampleRandom } from '../server/src/demo/sample-random.ts'

const ZONES = ['Europe/Lisbon', 'Europe/Berlin', 'America/New_York', 'America/Los_Angeles', 'Asia/Kolkata', 'Asia/Tokyo', 'UTC']
/** Some trades are crowded and some are thin, as on a real market: the first has ten times the people of the last. */
const CROWDING = 1.6

const skillName = (id: string): string => TAXONOMY.skill(id)?.name ?? id

/** The lines of an import file with so many experts of every trade, each different. The same on every run. */
export function* manyPeople(count: number): Generator<string> {
  const random = sampleRandom('many people')
  const roles = SAMPLE_TRADES.flatMap(({ tradeId, roles }) => roles.map(role => ({ ...role, tradeId })))
  const near = new Map(
    roles.map(role => [role, TAXONOMY.skills.filter(({ id, tradeId }) => tradeId === role.tradeId && !role.skillIds.includes(id))]),
  )
  for (let at = 0; at < count; at++) {
    const role = roles[Math.floor(random.next() ** CROWDING * roles.length)] ?? random.pick(roles)
    const own = random.shuffled(role.skillIds).slice(0, random.between(2, role.skillIds.length))
    const further = random
      .shuffled(near.get(role) ?? [])
      .slice(0, random.between(0, 5))
      .map(skill => skill.id)
    const years = random.between(1, 30)
    const standing = random.next()
    const availability = random.next()
    yield JSON.stringify({
      type: 'expert',
      email: `person${at}@many.example`,
      name: `Person ${at}`,
      title: role.title,
      bio: `${role.background} ${years} years of practice, today mostly ${own.map(skillName).join(', ')}. ${random.pick(role.services).description}`,
      location: 'Somewhere',
      timezone: random.pick(ZONES),
      yearsExperience: years,
      hourlyRate: random.between(25, 160),
      skills: [...own, ...further].map(skillName),
      verificationStatus: standing < 0.7 ? 'verified' : standing < 0.85 ? 'pending' : 'not_verified',
      availabilityStatus: availability < 0.8 ? 'available' : availability < 0.95 ? 'busy' : 'unavailable',
    })
  }
}
