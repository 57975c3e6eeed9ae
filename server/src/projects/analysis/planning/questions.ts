import { fold } from '../../../catalog/taxonomy/fold.ts'
import { TAXONOMY } from '../../../catalog/taxonomy/taxonomy-index.ts'
import type { PackageTemplate } from '../knowledge/package-template.ts'
import type { Reading } from '../reading/brief-reading.ts'
import { saysOrder } from '../reading/orders.ts'
import type { Quantity } from '../reading/quantity.ts'
import { stem } from '../reading/stems.ts'
import { namesNewThings, saysTrouble } from '../reading/wishes.ts'
import type { Choice } from '../retrieval/choose-packages.ts'
import { asFeature } from '../retrieval/features-of-brief.ts'
import { SURELY_OTHER } from '../retrieval/other-work.ts'
import { isPlannable } from '../retrieval/plannable.ts'
import { refusalOf } from './refusals.ts'

const MOST_QUESTIONS = 4
const LEAST_TELLING_STEMS = 2
/** With what the brief sounds like, which alone may give most of it. */
const CLEAR_SCORE = 32
const CLEAR_SHARE = 0.6
/** In a language that is not read a word may only look like one that is known. */
const UNREAD_SCORE = 12

const NO_PROJECT = [
  'This does not read like a project yet. What would you like to have built, repaired, written or taught?',
  'What is there today, and what should be different when the work is done?',
  'Where is the work to be done: at a place, or remotely?',
]
const UNKNOWN_WORK = [
  'This kind of work is not one the analyst knows, and it does not guess. Which professional would you hire for it?',
  'What exactly should be handed over at the end, and how would you check that it is right?',
  'Which steps do you know already, and how much of each is there to do?',
]
const UNREAD_LANGUAGE =
  'This brief seems to be written in a language that the analyst does not read. Please write it in English, German, Spanish or French; common home troubles in Italian work too.'
const TOO_THIN = [
  'What exactly should be done, and on what?',
  'What is there today, and what should be different when the work is done?',
  'How much of it is there: rooms, pages, devices, words, people?',
]

/** Two of these make a text a life story rather than a wish. */
const LIFE_STORY = [
  /\bcurriculum vitae\b|^resume\b|^cv\b|\blebenslauf\b/,
  /\bwork experience\b|\bprofessional experience\b|\bemployment history\b|\bberufserfahrung\b|\bexperiencia laboral\b/,
  /\byears? of (?:\w+ )?experience\b|\d+ years'? experience/,
  /\breferences (?:are )?available\b|\breferences upon request\b/,
  /\beducation\s*:|\bskills\s*:|\bhobbies\s*:|\blanguages\s*:/,
  /\b(?:bachelor|master|b\.?sc|m\.?sc|diploma|degree)\b/,
  /\b(?:19|20)\d\d\s*(?:-|–|to)\s*(?:(?:19|20)\d\d|present|today|now)\b/,
  /\b(?:seeking|looking for) (?:a |an |new )*(?:position|job|role|opportunity|employment|challenge)\b|\bhire me\b/,
]
const WANTS_A_CV =
  /\b(?:write|rewrite|improve|update|polish|review|proofread|translate|format|redesign|redo)\b.{0,30}\b(?:cv|resume|curriculum)\b/

const isLifeStory = (text: string): boolean => {
  const folded = fold(text)
  return !WANTS_A_CV.test(folded) && LIFE_STORY.filter(pattern => pattern.test(folded)).length >= 2
}

/** Two of these are somebody's advertisement, or terms that were pasted in. */
const OFFERED_TO_ALL = [
  /\b\d+ ?% (?:off|rabatt|de descuento|de remise)\b|\b(?:mega|big|summer|winter|final) sale\b|\b(?:rebajas|soldes|ofertas|sonderangebote?)\b/,
  /\b(?:visit (?:us|our)|call (?:us )?(?:now|today)|order (?:now|today)|shop now|buy now|jetzt zugreifen|rufen sie|besuchen sie|bestellen sie|visitenos|visitanos|llamenos|llamanos|venez|appelez[- ]nous|profitez)\b/,
  /\b(?:only (?:this|until)|while stocks last|free (?:coffee|parking|delivery|shipping)|satisfaction guaranteed|nur (?:noch )?(?:heute|bis)|wir beraten sie|aus ihrer (?:region|nahe)|fair und zuverlassig|solo hasta|envio gratis|sin compromiso|jusqu['’]au|livraison offerte|devis gratuit)\b/,
]
const PASTED_TERMS = [
  /\bby using (?:this|our|the)\b|\byou agree to\b|\bmit der nutzung\b|\ben utilisant\b|\bal utilizar\b/,
  /\b(?:terms and conditions|privacy policy|agb|condiciones generales|conditions generales)\b/,
  /\b(?:not (?:be )?(?:held )?liable|liability|haftung|no se hace responsable|responsabilite)\b/,
  /\b(?:place of jurisdiction|governing law|all rights reserved|gerichtsstand|jurisdiccion|droit applicable)\b/,
]

/** Nobody's wish: an advertisement or terms, with no word of what its sender wants. */
const isPastedIn = ({ sentences }: Reading, text: string): boolean => {
  const folded = fold(text)
  const isTwo = (patterns: readonly RegExp[]) => patterns.filter(pattern => pattern.test(folded)).length >= 2
  return !sentences.some(({ isWish, isInstruction }) => isWish && !isInstruction) && (isTwo(OFFERED_TO_ALL) || isTwo(PASTED_TERMS))
}

const take = (questions: readonly string[]): string[] => [...new Set(questions)].slice(0, MOST_QUESTIONS)

/** The trade whose skills a brief names, though nothing says what is to be done; null where several are named alike. */
const tradeNamed = (reading: Reading): string | null => {
  const mentions = reading.sentences.flatMap(({ text, isInstruction }) => (isInstruction ? [] : TAXONOMY.mentionsIn(text)))
  const points = new Map<string, number>()
  for (const { skill } of mentions) points.set(skill.tradeId, (points.get(skill.tradeId) ?? 0) + 1)
  const [most] = [...points].sort((a, b) => b[1] - a[1])
  return most !== undefined && most[1] >= mentions.length * CLEAR_SHARE ? most[0] : null
}

const aboutTrade = (tradeId: string, packages: readonly PackageTemplate[]): string[] => {
  const name = TAXONOMY.trade(tradeId)?.name ?? tradeId
  const asked = packages.filter(template => template.tradeId === tradeId).flatMap(({ questions }) => questions[0] ?? [])
  return take([`This sounds like ${name}. What exactly should be done?`, ...asked])
}

/** Verbs of making and of making new say that something is wanted, not what; so does an idea for it. */
const MAKING = /^(?:build|built|creat|develop|mak|bau|erstell|crear|creer|hac|renovate|new|neu|idea|ide|idee)$/

const isCounted = ({ isArticle }: Quantity): boolean => isArticle !== true

/** Work of no more hours is planned with modest assumptions: an answer would change less than an expert's first look. */
const MODEST_HOURS = 26

/** What the work usually takes when nothing more is said of it. */
const usualHours = ({ tasks }: PackageTemplate): number =>
  tasks.filter(({ onlyWhen, isUsual }) => onlyWhen.length === 0 || isUsual).reduce((sum, { hours }) => sum + hours[1], 0)

/** 'I need a lawyer' says who, and not what for. */
const PEOPLE: ReadonlySet<string> = new Set(
  'lawyer legal advice electrician plumber gardener painter carpenter joiner roofer locksmith mechanic designer developer programmer photographer translator interpreter accountant bookkeeper tutor teacher architect engineer craftsman handyman technician consultant writer editor musician planner trainer coach specialist anwalt elektriker klempner gartner maler tischler schreiner schlosser handwerker fotograf ubersetzer dolmetscher steuerberater lehrer techniker berater abogado electricista fontanero jardinero pintor carpintero traductor contable profesor arquitecto tecnico avocat electricien plombier jardinier peintre menuisier traducteur comptable professeur architecte technicien'
    .split(' ')
    .map(stem),
)

/** 'Hilfe im Garten', 'something with my car': only what the work may be about, unlike 'I need a logo'. */
const PLACES_OF_WORK: ReadonlySet<string> = new Set(
  'garden car house flat apartment home computer laptop phone kitchen bathroom roof heating office printer company'.split(' ').map(stem),
)

/** 'It is broken', 'something makes a noise', 'we want it nicer': whatever it is, it is not named. */
const NAMES_NOTHING: ReadonlySet<string> = new Set(
  'serious serios serio serieux reliable zuverlassig fiable broken break broke fault issue trouble noise strange odd weird funny sound thing something anything everything stuff work works job jobs moi mir travaux travail arbeit arbeiten obra obras trabajo trabajos device machine part better nice nicer good great best improve improvement change process run work working order ready must meet meeting yesterday today tomorrow soon late week month year doing monday tuesday wednesday thursday friday saturday sunday weekend morning afternoon evening montag dienstag mittwoch donnerstag freitag samstag sonntag vormittag nachmittag abend lunes martes miercoles jueves viernes sabado domingo lundi mardi mercredi jeudi vendredi samedi dimanche design designer send offer quote price example idea plan situation advice decide decision question opinion partner company business team people customer house home garden flat room place um dringend gerat ding sache etwas alles kaputt defekt lauft geht komisch gerausch besser schoner verbessern verbesserung angebot beispiel firma betrieb haus wohnung roto rota averiado raro ruido cosa algo aparato mejor mejorar empresa negocio casa oferta precio panne casse cassee bizarre bruit chose truc appareil mieux ameliorer entreprise maison devis prix exemple'
    .split(' ')
    .map(stem),
)

/** Nothing is counted, and no word of it says what it is about. */
const namesNothing = (reading: Reading, { tellingStems }: Choice): boolean =>
  !reading.quantities.some(isCounted) && [...tellingStems].every(said => NAMES_NOTHING.has(said))

const isThin = (reading: Reading, { chosen, tellingStems }: Choice): boolean => {
  const [best] = chosen
  if (best === undefined || reading.quantities.some(isCounted)) return false
  if ([...tellingStems].every(said => PEOPLE.has(said))) return true
  const telling = [...tellingStems].filter(said => !MAKING.test(said)).length
  if (usualHours(best.template) <= MODEST_HOURS)
    return telling === 0 || (telling === 1 && !saysWhatToDo(reading) && [...tellingStems].some(said => PLACES_OF_WORK.has(said)))
  return telling <= (best.score >= CLEAR_SCORE ? 1 : 2)
}

/** 'Steuererklärung machen': how German gives an order without anybody to give it to. */
const GERMAN_ORDER =
  /^(?:\S+ ){1,5}(?:machen|reparieren|streichen|verlegen|mahen|schneiden|bauen|installieren|tauschen|austauschen|wechseln|erneuern|renovieren|ubersetzen|schreiben|reinigen|putzen|anschliessen|aufbauen|montieren|erstellen|prufen|einrichten|entrumpeln|dammen|fallen|stimmen)\W*$/

/** A complaint or an order: with a single word beside it one knows the work. 'Computer help please' names only the thing. */
const saysWhatToDo = ({ sentences }: Reading): boolean =>
  sentences.some(
    ({ isInstruction, text }) =>
      !isInstruction && (saysTrouble(text) || saysOrder(text) || namesNewThings(fold(text)) || GERMAN_ORDER.test(fold(text))),
  )

/** A wish, a complaint, an order or a count: somebody wants something done, whatever it is. */
const asksForSomething = (reading: Reading): boolean =>
  reading.quantities.some(isCounted) ||
  reading.sentences.some(({ isWish, isInstruction }) => isWish && !isInstruction) ||
  saysWhatToDo(reading)

/** How a joke begins, in four languages. */
const JOKE =
  /^\W*(?:que le (?:dice|dijo) una? \p{L}+ a otr[oa]\b|cual es el colmo\b|what do you call an? |knock,? knock\W+who\b|an? \p{L}+(?: and an? \p{L}+)? (?:walks?|goes) into an? |treffen sich zwei\b|was sagt ein|c['’]est l['’]histoire d['’e]|que dit une? \p{L}+ (?:a|dans|quand)\b)/u

const isJoke = ({ sentences }: Reading): boolean => {
  const own = sentences.filter(({ isTitle, isInstruction }) => !isTitle && !isInstruction)
  return JOKE.test(fold(own[0]?.text ?? '')) && !own.some(({ isWish }) => isWish)
}

/** What sounds this much like chatter, in a text of no more telling words, where nothing asks for anything: 'The river is high this morning'. */
const IDLE = asFeature(0.09)
const STEMS_OF_A_CHAT = 16
const isChat = (reading: Reading, { asBrief, tellingStems }: Choice): boolean =>
  asBrief.idle >= IDLE && tellingStems.size <= STEMS_OF_A_CHAT && !asksForSomething(reading)

/** Who asks for something in so few telling words has said too little of it. */
const FEW_STEMS = 8
/** More likely than not work that no package knows. */
const LIKELY_OTHER = 0.5

/** 'My office no longer lets me work from home. Could somebody walk our dog?': what is asked for is left open, and what was planned was only told. */
const asksForOther = ({ sentences }: Reading, { chosen, leftOpen }: Choice): boolean => {
  const asked = sentences.flatMap(({ isWish, isTitle, isInstruction }, at) => (isWish && !isTitle && !isInstruction ? [at] : []))
  const planned = new Set(chosen.flatMap(({ sentenceIndexes }) => sentenceIndexes))
  const open = leftOpen.map(text => text.replace(/[.!?…\s]+$/, '')).filter(text => text !== '')
  return !asked.some(at => planned.has(at)) && asked.some(at => open.some(text => sentences[at]?.text.includes(text)))
}

/** What to ask instead of planning; null when the brief can be planned. */
export const questionsInstead = (reading: Reading, choice: Choice, packages: readonly PackageTemplate[]): string[] | null => {
  const text = reading.sentences.flatMap(sentence => (sentence.isInstruction ? [] : sentence.text)).join('\n')
  const best = choice.chosen[0]
  const isWish = asksForSomething(reading)
  const isOther = choice.other >= LIKELY_OTHER || (isWish && choice.tellingStems.size > LEAST_TELLING_STEMS)
  const unknown = isOther ? UNKNOWN_WORK : NO_PROJECT
  const refusal = refusalOf(reading, choice)
  if (refusal !== null) return refusal
  const isPlanned = isPlannable(choice.asBrief)
  if (reading.language === null && !(isPlanned && (best?.score ?? 0) >= UNREAD_SCORE))
    return [UNREAD_LANGUAGE, ...unknown].slice(0, MOST_QUESTIONS)
  if (isLifeStory(text) || isPastedIn(reading, text) || isJoke(reading)) return NO_PROJECT
  if (best === undefined) {
    const trade = isWish ? tradeNamed(reading) : null
    if (trade !== null) return aboutTrade(trade, packages)
    return isWish && choice.tellingStems.size <= LEAST_TELLING_STEMS ? TOO_THIN : unknown
  }
  if (choice.other >= SURELY_OTHER || (choice.other >= LIKELY_OTHER && asksForOther(reading, choice))) return unknown
  if (!isPlanned || isChat(reading, choice)) return isWish && choice.tellingStems.size <= FEW_STEMS ? TOO_THIN : unknown
  if (namesNothing(reading, choice)) return TOO_THIN
  return isThin(reading, choice) ? take([...best.template.questions, ...TOO_THIN]) : null
}
