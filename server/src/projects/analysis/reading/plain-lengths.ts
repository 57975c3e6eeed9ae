import { amountOf } from './numbers.ts'

const METRE = '(?:m|metres?|meters?|metern?|metros?)(?![\\p{L}\\d²])'
const COUNT = '(\\d+(?:[.,]\\d+)?|\\p{L}{3,})'

const amount = (said: string): number | null => (/^\d/.test(said) ? Number(said.replace(',', '.')) : amountOf(said))

/** 'Posts every 3 metres', 'alle 2 m ein Pfosten': how far apart they stand, and no length. 'Alle 20 m Zaun streichen' are all of them. */
const SPACING = new RegExp(
  `(?<!\\p{L})(?:every|alle|cada|tous les|chaque) ${COUNT} ?${METRE}(?=\\s*(?:$|[.,;:!?)]|and\\b|und\\b|y\\b|et\\b|ein\\p{L}*\\b|une?\\b|una\\b|an?\\b|along\\b|entlang\\b))`,
  'gu',
)

/** What is as long as kilometres and worked on by the metre. */
const RUNS =
  /\b(?:fenc\w*|hedges?|ditch\w*|trench\w*|paths?|tracks?|walls?|cables?|pipes?|kerbs?|zaun|zaune?s?|weidezaun|hecken?|graben|kabel|leitung\w*|valla\w*|setos?|zanja\w*|tuberia\w*|clotures?|haies?|fosses?)\b/
/** '1.2 kilometres of fence', 'the hedge is 1 km long', 'a fence, 1.2 km'; 'the yard is 3 km away' is a way. */
const KILOMETRES = new RegExp(
  `(?<![\\p{L}\\d.,])${COUNT} ?(?:km|kilomet(?:re|er)s?|kilometern?|kilometros?)(?= (?:of|de|long|lang|largo)\\b|\\s*(?:[,.;:)]|$))`,
  'gu',
)
/** Where somebody lives, drives, walks or moves to, kilometres are a way. */
const WAY =
  /\b(?:live|lives|away|from|drive|distance|moving|move|walk\w*|run|running|ride|wohn\w*|entfernt|anfahrt|umzug|umziehen|fahr\w*|viv\w+|mudamos|mudanza|distancia|habit\w+|demenag\w*|trajet)\b/
const METRES_A_KILOMETRE = 1000
const MOST_KILOMETRES = 20

/** 'Three metres by four', '3 m by 4': the second side may go without its unit, where nothing else is counted by it. 'By 4 workers' and 'por 200 euros' say no side. */
const SIDES_IN_WORDS = new RegExp(
  `(?<![\\p{L}\\d.,])${COUNT} ?(?:m|metres?|meters?|metern?|metros?) (?:by|x|mal|por|sur) ${COUNT}(?: ?${METRE}|(?=\\s*(?:$|[.,;!?)]|each\\b)))(?! ?(?:high|tall|hoch|de alto|de haut|x|by))`,
  'gu',
)
const LONGEST_SIDE = 30

/** What is worked on by its surface, and what by its length though it is said how high it is. */
const SURFACE =
  /\b(?:tile\w*|tiling|splash\w*|backsplash|mural|wallpaper\w*|panel+ing|cladding|fliesen\w*|wandbild|tapet\w*|azulej\w*|papel pintado|carrelage|credence|papier peint|faience)\b/
const BY_LENGTH = /\b(?:hedges?|fenc\w*|zaun\w*|hecken?\w*|valla\w*|setos?|clotures?|haies?)\b/
const LONG = '(?:long|wide|lang|breit|de largo|de ancho|de long|de large)'
const HIGH = '(?:high|tall|hoch|de alto|de altura|de haut)'
/** 'Tiles behind the worktop, it is 2.4 m long and 60 cm high'; a bath or a wardrobe beside the tiles is as large for itself. */
const LONG_AND_HIGH = new RegExp(
  `(?<=(?:^|[,:(])\\s*(?:(?:it|this|that|the (?:wall|area|strip|part|surface)|er|es|sie|das|die (?:wand|flache)|la pared|le mur|il|elle)(?:['’ ]s| is| ist| mide| fait| mesure)? )?(?:(?:mide|fait|is|about|around|roughly|ca\\.?|etwa|rund|unos|environ) )?)(?<![\\p{L}\\d.,])${COUNT} ?(m|metres?|meters?|metern?|metros?|cm) ${LONG}(?:,| and| und| y| et| by| x)* ${COUNT} ?(m|metres?|meters?|metern?|metros?|cm) ${HIGH}(?!\\p{L})`,
  'gu',
)
const inMetres = (count: number, unit: string): number => (unit === 'cm' ? count / 100 : count)
const TENTHS = 10

const asArea = (said: string, one: number | null, other: number | null): string =>
  one === null || other === null || Math.max(one, other) > LONGEST_SIDE ? said : `${Math.round(one * other * TENTHS) / TENTHS} sqm`

/** Lengths of a folded sentence that counting would misread: spacings are left out, kilometres of fence are metres, two sides a surface. */
export const withPlainLengths = (folded: string): string => {
  const spaced = folded.replace(SPACING, (said, count: string) => (amount(count) === null ? said : ' '))
  const run =
    !RUNS.test(spaced) || WAY.test(spaced)
      ? spaced
      : spaced.replace(KILOMETRES, (said, count: string) => {
          const many = amount(count)
          return many === null || many > MOST_KILOMETRES ? said : `${many * METRES_A_KILOMETRE} m`
        })
  const floors = BY_LENGTH.test(run)
    ? run
    : run.replace(SIDES_IN_WORDS, (said, one: string, other: string) => asArea(said, amount(one), amount(other)))
  return !SURFACE.test(floors) || BY_LENGTH.test(floors)
    ? floors
    : floors.replace(LONG_AND_HIGH, (said, long: string, unit: string, high: string, unitOfHigh: string) => {
        const [one, other] = [amount(long), amount(high)]
        return one === null || other === null ? said : asArea(said, inMetres(one, unit), inMetres(other, unitOfHigh))
      })
}
