import { fold } from '../../../catalog/taxonomy/fold.ts'
import type { PackageTemplate } from '../knowledge/package-template.ts'
import type { Reading } from '../reading/brief-reading.ts'
import { stem } from '../reading/stems.ts'
import { namesNewThings, saysTrouble } from '../reading/wishes.ts'

/** What a brief wants done to a thing: put right what is there, or made anew; null where it says both or neither. */
export type KindOfWork = 'mend' | 'make' | null

const stemsOfWords = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(stem))
const MAKING = stemsOfWords(
  'install replace renovate build develop create design redesign add convert upgrade move migrate extend write draw plan new neu nuevo nueva nouveau nouvelle neue neuen neues neuer bauen einbauen erstellen gestalten erweitern crear construir disenar ampliar creer construire concevoir agrandir redo rebuild renew refaire rehacer erneuern sanieren renovieren umbauen renovar reformar renover remplacer reemplazar sustituir ersetzen austauschen installieren installer instalar',
)
const MENDING = stemsOfWords(
  'repair broken leak restore service inspect test check diagnose recover rescue problem problema probleme trouble fault',
)

const MENDS = /^(?:repair|mend|find|fix|stop|clear|restore|recover|ease|cure|diagnose|regain|get|rescue|stabilise|handle|make a slow)\b/i
/** 'Mend or fit a garage door', 'Repair or service' do both. */
const DOES_BOTH = /^\w+(?:, \w+)* or (?:fit|build|lay|install|service|set|look|restore|change|move|clean|draft|tune|revive|add|update)/i
const MAKES =
  /^(?:build|design|install|set up|create|develop|plan|renew|renovate|fit|change to|lay|draw|put|produce|write|replace|convert|cable|make an?|make and|make or)\b/i

/** What a package does to a thing, by its title. */
export const kindOfPackage = ({ title }: PackageTemplate): KindOfWork => {
  if (/ or mend\b/i.test(title) || DOES_BOTH.test(title)) return null
  return MENDS.test(title) ? 'mend' : MAKES.test(title) ? 'make' : null
}

const toldIn = ({ sentences }: Reading) => sentences.filter(({ isInstruction }) => !isInstruction)

const LEAST_WEIGHT = 0.5

const saysOne = (reading: Reading, stems: ReadonlySet<string>): boolean =>
  toldIn(reading).some(({ words }) => words.some(word => word.weight > LEAST_WEIGHT && stems.has(word.stem)))

/** 'Heating that cannot be set too low' wishes for something: how the thing shall be. */
const HOW_IT_SHALL_BE = /\b(?:that|which|so that|damit|sodass|para que|afin que|pour que) [^.,;:!?]*/gi

const CANNOT_BE = /\b(?:that|which) (?:cannot|can['’]?t|must not|should not) be [^.,;:!?]*/gi

const complains = (reading: Reading): boolean =>
  toldIn(reading).some(({ text, isWish }) => saysTrouble(text.replaceAll(isWish ? HOW_IT_SHALL_BE : CANNOT_BE, ' ')))

const saysFault = (reading: Reading): boolean => complains(reading) || saysOne(reading, MENDING)

export const kindOfWork = (reading: Reading): KindOfWork => {
  const wantsMaking = saysOne(reading, MAKING) || toldIn(reading).some(({ text }) => namesNewThings(fold(text)))
  if (wantsMaking) return saysFault(reading) ? null : 'make'
  return complains(reading) ? 'mend' : null
}

const AGAINST = 0.55
/** Where the brief says neither, a package of repairs lacks what calls for it. */
const WITHOUT_FAULT = 0.8

/** How well a package's kind goes with the brief's: a fault is not put right by building anew, nor is a thing made by repair. */
export const createFit = (reading: Reading): ((template: PackageTemplate) => number) => {
  const kind = kindOfWork(reading)
  const isFaultless = kind === null && !saysFault(reading)
  return template => {
    const own = kindOfPackage(template)
    if (own === null || own === kind) return 1
    return kind === null ? (isFaultless && own === 'mend' ? WITHOUT_FAULT : 1) : AGAINST
  }
}
