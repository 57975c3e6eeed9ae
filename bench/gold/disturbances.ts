import { seededUniform } from '../../server/src/platform/seeded-random.ts'
import type { Brief } from '../../server/src/projects/analysis/analyst.ts'
import type { PlannedBrief } from './gold-shape.ts'

type Language = PlannedBrief['language']

/** Share of the longer words that get a slip of the finger. */
const TYPO_SHARE = 0.08
const SHORTEST_WITH_TYPO = 5

const GREETINGS: Record<Language, readonly [before: string, after: string]> = {
  en: ['Hello, I hope you are all well and had a good weekend. ', ' Thank you so much in advance and kind regards, Chris'],
  de: ['Hallo zusammen, ich hoffe, es geht euch gut. ', ' Vielen Dank im Voraus und liebe Grüße, Chris'],
  es: ['Hola, espero que estéis todos bien. ', ' Muchas gracias de antemano y un saludo cordial, Chris'],
  fr: ["Bonjour, j'espère que vous allez bien. ", ' Merci beaucoup par avance et bien cordialement, Chris'],
}
const GENERIC_TITLES: Record<Language, string> = { en: 'My request', de: 'Meine Anfrage', es: 'Mi solicitud', fr: 'Ma demande' }

/** Two letters change places or one is lost, never the first one: how fingers slip. */
const slip = (word: string, uniform: () => number): string => {
  const at = 1 + Math.floor(uniform() * (word.length - 2))
  const [before, one, two, after] = [word.slice(0, at), word.charAt(at), word.charAt(at + 1), word.slice(at + 2)]
  return uniform() < 0.5 ? `${before}${two}${one}${after}` : `${before}${two}${after}`
}

const withTypos = (text: string, seed: number): string => {
  const uniform = seededUniform(seed)
  return text.replace(/\p{L}+/gu, word => (word.length >= SHORTEST_WITH_TYPO && uniform() < TYPO_SHARE ? slip(word, uniform) : word))
}

/** The last sentence first; lists keep their lines. */
const turned = (text: string): string =>
  text.includes('\n') ? text : (text.match(/[^.!?]+[.!?]*\s*/g) ?? [text]).reverse().join(' ').trim()

/** Ways in which the same wish reaches us otherwise: the plan should hardly notice. */
export const DISTURBANCES: Record<string, (brief: PlannedBrief, place: number) => Brief> = {
  'slips of the finger': ({ title, description }, place) => ({ title, description: withTypos(description, place + 1) }),
  'sentences turned round': ({ title, description }) => ({ title, description: turned(description) }),
  'greeting and thanks': ({ title, description, language }) => {
    const [before, after] = GREETINGS[language]
    return { title, description: `${before}${description}${after}` }
  },
  'title that says nothing': ({ description, language }) => ({ title: GENERIC_TITLES[language], description }),
  'all in small letters, no full stops': ({ title, description }) => ({
    title: title.toLowerCase(),
    description: description.toLowerCase().replaceAll(/[.!?;](\s|$)/g, '$1'),
  }),
}
