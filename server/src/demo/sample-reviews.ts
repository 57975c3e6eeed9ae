import type { ImportLine } from '../people-import/import-line.ts'
import { type SampleRandom, sampleRandom } from './sample-random.ts'
import { type SampleOpinion, sampleReputation } from './sample-reputation.ts'

/** A made-up review. `serviceTitle` is null for one of the expert himself. */
export interface SampleReview {
  expertEmail: string
  serviceTitle: string | null
  reviewerName: string
  rating: number
  title: string
  content: string
  daysAgo: number
  response: string | null
}

const REVIEWERS = [
  ...['Amira K.', 'Ben T.', 'Carla M.', 'Dorota W.', 'Emeka O.', 'Fatima Z.', 'Gustav L.', 'Hana S.', 'Ivo P.', 'Jana R.', 'Kofi A.'],
  ...['Lena B.', 'Mateo G.', 'Nadia F.', 'Oskar H.', 'Priya N.', 'Quentin D.', 'Rosa C.', 'Stefan V.', 'Tariq I.', 'Uma J.', 'Vera E.'],
]

interface Tone {
  titles: readonly string[]
  openings: readonly string[]
  endings: readonly string[]
}

const GLAD: Tone = {
  titles: [
    'Exactly what we needed',
    'Solved in one session',
    'Would book again at once',
    'Patient and precise',
    'Worth every minute',
    'Clear from the start',
  ],
  openings: [
    'We had tried for weeks with {skill} before; here it took an afternoon.',
    'Knows {skill} inside out and says things so that one understands them.',
    'I was shown step by step what to do about {skill}, and it held.',
    'Asked the right questions about {skill} first, then went straight to the cause.',
    'Everything around {skill} was done as agreed, and a day early.',
  ],
  endings: [
    'The notes afterwards were worth the price alone.',
    'No surprise in the price.',
    'I now know what to do the next time.',
    'My neighbours have the number already.',
    'Answers came within the hour.',
  ],
}
const FINE: Tone = {
  titles: ['Good work, slow start', 'Solid', 'Does what was agreed', 'Good, with one detour', 'Helpful on the whole'],
  openings: [
    'The work on {skill} is sound, though the first appointment was moved twice.',
    'A good hand for {skill}; the explanation could have been shorter.',
    'We got what we asked for around {skill}, no more and no less.',
    'With {skill} it went well after a first try that did not help.',
  ],
  endings: ['All in all a fair price.', 'I would ask again.', 'In the end it works.', 'For the next time I know to ask earlier.'],
}
const SORRY: Tone = {
  titles: ['Expected more', 'Took too long', 'Not for our case', 'The cause stayed'],
  openings: [
    'For our problem with {skill} this was not enough, we had to call somebody else.',
    'The answer about {skill} was friendly but late, and half of it we knew.',
    'It took three appointments until {skill} was looked at at all.',
  ],
  endings: ['The price was reduced when I asked.', 'I believe others are luckier.', 'At least it was said openly in the end.'],
}
const RESPONSES = [
  'Thank you. It was good to work with somebody who tries things out at once.',
  'Thank you for the kind words, and write when anything comes up.',
  'I have read this with care. The first appointment was late, and that was my fault.',
  'Thank you for saying it plainly. I would gladly look at it again without charge.',
]
const ANY_WORK = ['the work']
const SHARE_ANSWERED = 0.25
const OLDEST_DAYS = 900

const toneOf = (rating: number): Tone => (rating >= 4.5 ? GLAD : rating >= 3.5 ? FINE : SORRY)

/** Stars in halves around what is usual for somebody; bad days happen. */
const starsOf = (usual: number, random: SampleRandom): number => {
  const luck = random.next() + random.next() - 1
  const badDay = random.next() < 0.04 ? -1.5 : 0
  return Math.min(5, Math.max(1, Math.round((usual + luck * 1.2 + badDay) * 2) / 2))
}

/** Words dealt in turn and not drawn: nobody reads the same sentence twice in a row. */
const createDecks = (random: SampleRandom) => {
  const decks = new Map<readonly string[], { cards: string[]; at: number }>()
  return (from: readonly string[]): string => {
    const deck = decks.get(from) ?? { cards: random.shuffled(from), at: 0 }
    decks.set(from, deck)
    const card = deck.cards[deck.at % deck.cards.length] ?? ''
    deck.at += 1
    return card
  }
}

/** All that is said of one sample expert and his services; the same on every run. */
export const sampleReviewsOf = (line: ImportLine): SampleReview[] => {
  const random = sampleRandom(`reviews of ${line.email}`)
  const days = sampleRandom(`days of ${line.email}`)
  const { services, ofProjects } = sampleReputation(line)
  const deal = createDecks(random)
  const reviewOf = (serviceTitle: string | null, skills: readonly string[], usual: number): SampleReview => {
    const rating = starsOf(usual, random)
    const { titles, openings, endings } = toneOf(rating)
    const answers = rating >= 4.5 ? RESPONSES.slice(0, 2) : RESPONSES.slice(2)
    return {
      ...{ expertEmail: line.email, serviceTitle, rating, reviewerName: deal(REVIEWERS), title: deal(titles) },
      content: `${deal(openings).replace('{skill}', deal(skills))} ${deal(endings)}`,
      daysAgo: days.between(2, OLDEST_DAYS) + days.next(),
      response: random.next() < SHARE_ANSWERED ? random.pick(answers) : null,
    }
  }
  const written = (serviceTitle: string | null, skills: readonly string[], { usualRating, count }: SampleOpinion) =>
    Array.from({ length: count }, () => reviewOf(serviceTitle, skills.length > 0 ? skills : ANY_WORK, usualRating))
  return [
    ...(line.services ?? []).flatMap(service => {
      const opinion = services.get(service.title)
      return opinion ? written(service.title, service.skills ?? [], opinion) : []
    }),
    ...written(null, line.skills ?? [], ofProjects),
  ]
}
