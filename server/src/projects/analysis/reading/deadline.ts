import { fold } from '../../../catalog/taxonomy/fold.ts'
import { MONTH_NAMES, SEASON_NAMES } from './months.ts'
import { numberWord } from './numbers.ts'
import { saysPast } from './voice.ts'

/** A time limit of the brief. `workingDays` at most; null where only a calendar could tell. `atLeast`: less than that it cannot be. */
export interface Deadline {
  words: string
  workingDays: number | null
  atLeast: number
  /** The work comes a little at a time, 'one hour a week': its hours say nothing of when it is done. */
  isSpread?: true
}

const UNIT_WORKING_DAYS: readonly [RegExp, number][] = [
  [/^(hours?|stunden?|horas?|heures?)$/, 0.125],
  [/^(days?|tagen?|tage|dias?|jours?)$/, 5 / 7],
  [/^(weeks?|wochen?|semanas?|semaines?)$/, 5],
  [/^(months?|monaten?|monate|monat|mes|meses|mois)$/, 21],
]
const WITHIN =
  /\b(?:within|in|in the next|innerhalb von|in den nachsten|binnen|en|dentro de|en menos de|sous|dans|d ici|in less than)(?: the| next| den| nachsten)? (?:a |an |max )?(\p{L}+|\d+) (hours?|days?|weeks?|months?|stunden?|tagen?|wochen?|monaten?|horas?|dias?|semanas?|mes|meses|heures?|jours?|semaines?|mois)\b(?! (?:a|per|each|every|pro|am|al|por|par) (?:day|week|month|year|tag|woche|monat|jahr|dia|semana|mes|ano|jour|semaine|mois|an)\b)/u
const HOURS = /^(?:hours?|stunden?|horas?|heures?)$/
/** 'Within an hour of Norwich': how far. */
const OF_WAY = /^ (?:or so |oder so )?(?:of|from|drive|away|fahrt|von|entfernt|de (?:aqui|casa|camino)|en (?:voiture|coche)|d ici)\b/
/** 'It should take no longer than three days'; a film of no more than three minutes has no deadline. */
const TAKES =
  /\b(?:it|this|that|work|job|delivery|es|das|arbeit|arbeiten|trabajo|obra|travaux|travail) .{0,20}(?:take|last|dauern|tardar|durar|durer|prendre)\b.{0,12}/
const NO_LONGER =
  /\b(?:no longer than|no more than|not more than|nicht langer als|hochstens|no mas de|pas plus de) (\p{L}+|\d+) (days?|weeks?|months?|tage|wochen|monate|dias|semanas|meses|jours|semaines|mois)\b/u
const FORTNIGHT = /\b(?<!(?:once|twice|times) )(?:within|in|in less than) a fortnight\b/
const WEEKDAY =
  /\b(?:by|until|before|this|next|bis|vor|antes del?|para(?: el)?|avant|d ici|pour|no later than|spatestens|a mas tardar|au plus tard)\s(?:the |next |this |zum |am |bis |el |le |nachsten? )?(monday|tuesday|wednesday|thursday|friday|saturday|sunday|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lunes|martes|miercoles|jueves|viernes|sabado|domingo|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|weekend|wochenende|tomorrow|morgen|manana|demain|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|domani)\b/
const NOW =
  /\b(?:tonight|today|this (?:morning|afternoon|evening)|right now|immediately|heute(?: abend| noch)?|sofort|esta (?:noche|tarde)|hoy|ce soir|aujourd hui|stasera|oggi)\b(?! s\b)/g
/** 'Aujourd'hui deux personnes ressaisissent tout', 'hoy a manivela': how things are these days, where the clause urges nobody. */
const NOWADAYS =
  /^\W*(?:(?:and|und|y|et) )?(?:today|heute|hoy|aujourd ?['’]? ?hui|oggi)(?! (?:noch|abend)\b)(?!.*\b(?:possible|moglich|posible|bitte|please|svp|por favor|need\w*|brauch\w*|komm\w*|come|venir|vien\w*|necesit\w*|besoin|faut|urgent\w*|asap|repar\w*|fix\w*|can|could|konn\w*|puede\w*|pouvez|pourr\w*)\b)(?: \p{L}+){2,}/u
/** 'in March', 'on 12 June': no year, and nobody's birthday of long ago. */
const IN_MONTH = new RegExp(
  `\\b(?:(?:in|im|en|a) (?:${MONTH_NAMES})|on (?:${MONTH_NAMES}) \\d{1,2}(?:st|nd|rd|th)?|(?:on|am|el|le|il) (?:the )?\\d{1,2}(?:st|nd|rd|th|\\.)?(?: of| de)? (?:${MONTH_NAMES}))\\b(?! (?:of )?(?:last|19|20))`,
)
const IS_PAST =
  /\b(?:started|began|bought|moved|signed|cleared|was|were|had|got|last|since|happened|opened|begonnen|gekauft|war|empece|compre|commence|achete)\b/
/** 'Le garage a déjà changé les pneus en janvier', 'ITV pasada en abril' */
const WAS_DONE = /\b(?:deja|already|schon|bereits|pasad[oa]s?|passee?s?|repaired|serviced|renewed)\b/
/** 'We already have the tiles and need them laid in January' */
const IS_STILL_WANTED = /\b(?:need\w*|want\w*|must|brauch\w*|soll\w*|mocht\w*|necesit\w*|quer\w*|besoin|voul\w*|voudr\w*|faut)\b/
const BY =
  'by|until|before|bis(?: zum| spatestens)?|vor(?: dem)?|antes del?|hasta(?: el)?|d ici(?: le| la)?|avant(?: le| la)?|deadline(?: is)?:?|due(?: date)?(?: is)?(?: on)?:?|frist:?|no later than|spatestens(?: am| bis)?(?: zum)?|a mas tardar(?: el| a)?|au plus tard(?: le)?'
/** 'For' sets a limit only before a day or a part of a month: 'flyers for the summer' sets none. */
const FOR_DAY = '(?:para|pour)(?= (?:el |le |la |l )?(?:\\d|fin|final|mediados|principios|debut|mi-))'
const DATE = new RegExp(
  `\\b(?:${BY}|${FOR_DAY})\\s(?:the |le |la |l |el |zu |zum |den )?(?:end of |mid |early |ende |mitte |anfang |finales de |mediados de |principios de |fin |mi-|debut )?(?:\\d{1,2}(?:st|nd|rd|th|er|\\.)? ?(?:of |de )?)?(?:${MONTH_NAMES}|${SEASON_NAMES})(?: \\d{1,2}(?:st|nd|rd|th)?)?\\b`,
)
/** '30.04.2027', '1.10.', '03/15', '2027-03-31' */
const DATE_IN_FIGURES = new RegExp(
  `\\b(?:${BY}|para el|pour le)\\s?(?:the )?(?:\\d{4}-\\d{1,2}-\\d{1,2}|\\d{1,2}\\.\\d{1,2}\\.(?:\\d{4}|\\d{2})?|\\d{1,2}\\.\\d{2}(?=\\W*$)|(?:\\d{2}\\/\\d{1,2}|\\d{1,2}\\/\\d{2}|\\d{1,2}\\/\\d{1,2}\\/\\d{2,4})(?:\\/\\d{2,4})?)(?![\\d%])`,
)
const END_OF_RUNNING = new RegExp(
  `\\b(?:${BY}|para|pour)(?: la)? (?:q[1-4]|end of (?:the |this )?(?:year|month|week|quarter)|the end of (?:the |this )?(?:year|month|week|quarter)|jahresende|monatsende|quartalsende|ende (?:der|dieser|des|dieses) (?:woche|monats|jahres|quartals)|end of (?:the )?day|end of next (?:week|month)|the end of next (?:week|month)|fin(?:al)? de (?:ano|mes|semana)|fin (?:de l annee|d annee|du mois|de la semaine))\\b`,
)
const NEXT_WEEKS = new RegExp(
  `\\b(?:${BY}|para)(?: la| l)? (?:next week|nachste woche|la semana que viene|la proxima semana|semana que viene|semaine prochaine|the \\d{1,2}(?:st|nd|rd|th))\\b`,
)
/** Where something is to be had by then; 'it broke this week' sets no limit. */
const THIS_WEEK = /\b(?:this|diese|esta|cette) (?:week|woche|semana|semaine)\b/
const THIS_MONTH = /\b(?:this month|diesen monat|este mes|ce mois)\b/
const IS_WANTED =
  /^(?!.*\b(?:more|mehr|mas clientes|plus de)\b).*\b(?:ready|done|finish\w*|asap|urgent\w*|repaired|fixed|installed|delivered|printed|fertig|erledigt|repariert|brauch\w* .{0,30}(?:diese woche|diesen monat)|need\w* .{0,30}this (?:week|month)|necesit\w* .{0,30}est[ea] (?:semana|mes)|besoin .{0,30}ce(?:tte semaine| mois)|list[oa]s?|pret\w?)\b/
const IN_WEEK = /week|woche|semana|semaine/
/** 'From April to October' is when, not until when. */
const SPAN_OF_MONTHS = new RegExp(
  `\\b(?:from|between|von|ab|de|desde|entre|d['’]?) ?(?:${MONTH_NAMES}) (?:to|until|till|bis|a|hasta|jusqu|au|und|and|y|et)\\b`,
)
/** 'The recital is on Sunday the 20th of December', 'on Jan 25', 'el dia 14 de diciembre': with a year it is rather told of something. */
const SHORT_MONTHS = 'jan|feb|mar|apr|jun|jul|aug|sept?|oct|okt|nov|dec|dez|dic|ene|abr|ago|fevr|janv'
const DAY_AND_MONTH = new RegExp(
  `(?:(?<![\\d.,/])(?:(?:mon|tue|wed|thu|fri|sat|sun)\\w*,? )?(?:(?:on|am|el|le|il) )?(?:the |den |dia )?\\d{1,2}(?:st|nd|rd|th|er|\\.)? ?(?:of |de )?(?:(?:${MONTH_NAMES})\\b|(?:${SHORT_MONTHS})\\b\\.?)|\\bon (?:${SHORT_MONTHS})\\.? \\d{1,2}\\b)(?!,? ?(?:of )?(?:last|19\\d\\d|20\\d\\d))`,
)
/** 'Mid-March', 'Ende März', 'finales de abril', 'fin mai' */
const PART_OF_MONTH = new RegExp(
  `\\b(?:(?:mid|early|late|end of|the end of|ende|mitte|anfang|finales de|mediados de|principios de|a fin(?:ales)? de|fin|debut)[ -]|mi-)(?:${MONTH_NAMES})\\b(?! (?:of )?(?:last|19|20))`,
)
/** 'Fecha limite: 31/01', 'Termin 14.6.', 'bis KW 23', 'en semaine 12' */
const CALLED_DATE =
  /\b(?:fecha(?: limite)?|date limite|deadline|(?:liefer)?termin|frist|entrega|livraison|evento|event|hochzeit|wedding|boda|mariage)(?: is| ist| es| est)?:? (?:on |am |el |le )?\d{1,2}[./](?:0?[1-9]|1[0-2])\.?(?![\d%:]|[.,]\d|\s?(?:mm|cm|m|inch|uhr|h|to|x)\b)|\b(?:in|bis|ab|ende|anfang|by|until|deadline:?|termin:?|frist:?) (?:der |zur )?kw ?\d{1,2}\b|\b(?:en|d ici(?: la)?|avant(?: la)?) semaine \d{1,2}\b/
const FEASTS =
  /\b(?:ostersonntag|ostermontag|pfingst(?:sonntag|en)|heiligabend|heilig abend|jahreswechsel|christmas eve|new year s eve|nochebuena|nochevieja|la veille de noel|reveillon)\b/
const DAYS =
  'monday|tuesday|wednesday|thursday|friday|saturday|sunday|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lunes|martes|miercoles|jueves|viernes|sabado|domingo|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche'
const COMING_DAY = new RegExp(
  `\\b(?:am|on|el|ce|le) (?:this |coming |kommenden |nachsten )?(?:${DAYS}) (?:fruh|morning|evening|abend|mittag|matin|soir|por la manana|i need|i have|muss|brauch\\w*)|(?<!\\b(?:came|called|since|seit) )\\btomorrow\\b(?! (?:i m|i am|we are))`,
)
/** Right before a date, what it is of that sets no limit: since when, a birth, a paper, when it may begin. */
const OF_SOMETHING_ELSE =
  /\b(?:since|seit(?: dem)?|desde(?: el)?|depuis(?: le)?|born|geboren(?: am)?|nacid\w*(?: el)?|nee?(?: le)?|dated|vom|del|invoice of|letter of|fechad\w*(?: el)?|datee? du|from|ab(?: dem)?|a partir d\w*|not before|nicht vor(?: dem)?|no antes d\w*|pas avant(?: le)?|earliest|fruhestens|nach dem)(?: (?:the|den|le|el))? $|\b(?:after|tras|apres|following|since|seit(?:dem)?|desde|depuis) [^,;]{0,30}$/
/** Around it: when somebody is away or may be reached, or how long something is under warranty. */
const OF_SOMEBODY =
  /\b(?:warranty|guarantee|garant\w*|gewahrleistung|im urlaub|on holiday|on leave|de vacaciones|en vacances|reach me|erreichbar|localizable|joignable)\b/
/** 'From 10 to 20 December' */
const FROM_DAY = /\b(?:from|between|vom|von|del|du|entre)(?: the| dem| el| le)? \d{1,2}(?:st|nd|rd|th|\.)? $/
/** 'Please answer by Friday': that is when to write, not when to be done. */
const TO_ANSWER =
  /\b(?:respond|reply|get back to (?:me|us)|write back|let (?:me|us) know|call (?:me|us)(?: back)?|answer(?: me| us)?|(?:bitte|please) antwort\w*|antworten sie|melden sie sich|bescheid|respondan?|contest(?:en|ar|e)(?:me|nos)?|repond(?:ez|re))(?:[- ](?:me|us|moi|nous|geben))? $/
/** Of a lost or broken thing the day only tells when. */
const HAPPENED =
  /\b(?:left|split|lost|broke|burst|died|despidieron|perdieron|cobro|dejo|vi|vimos|murio|fallecio|rompio|paso|llego|fue|estropeo|kaputt|ausgefallen|verloren|gestorben|verstorben|gekundigt|perdu|casse|mort|decede|licencie|recu|voted|failed|showed|let go|bought|votaron)\b|\balready \w+ed\b/
/** 'We launch on 25 January and want it edited by then' */
const BY_THEN =
  /\b(?:by|until|before) (?:then|that (?:day|date|time))\b|\bbis dahin\b|\b(?:hasta|para) entonces\b|\bd ici la\b|\bavant cela\b/
const PARTS_CLAUSES = /[,;:–]|\b(?:and|but|und|aber|y|pero|et|mais)\b/g

/** The clause of a sentence in which a place stands. */
const clauseAt = (folded: string, index: number): { from: number; to: number } => {
  const marks = [...folded.matchAll(PARTS_CLAUSES)].map(mark => mark.index)
  return { from: marks.findLast(mark => mark < index) ?? 0, to: marks.find(mark => mark > index) ?? folded.length }
}

/** Whether what is said of a date, in its clause, sets no limit for the work. */
const isOfElse = (folded: string, { index }: RegExpExecArray): boolean => {
  const { from, to } = clauseAt(folded, index)
  return OF_SOMETHING_ELSE.test(folded.slice(0, index)) || FROM_DAY.test(folded.slice(0, index)) || OF_SOMEBODY.test(folded.slice(from, to))
}

/** Whether a date only tells when something was. */
const isTold = (sentence: string, folded: string, { index }: RegExpExecArray): boolean => {
  const { from, to } = clauseAt(folded, index)
  const clause = folded.slice(from, to)
  const told =
    folded
      .slice(0, index)
      .split(/[,;:–]|\b(?:but|aber|pero|mais)\b/)
      .at(-1) ?? ''
  return (
    IS_PAST.test(clause) ||
    (WAS_DONE.test(told) && !IS_STILL_WANTED.test(told)) ||
    HAPPENED.test(clause) ||
    saysPast(sentence.slice(from, to), clause)
  )
}
const WORKING_WEEK = 5
/** The last working day of the week after this. */
const NEXT_WEEK = 9
/** 'It should be online tomorrow'; of other days after today only a calendar tells how far they are. */
const DUE_TOMORROW = /\b(?:must|should|has to|have to|needs? to) be (?:\w+ ){1,3}tomorrow\b/
const TOMORROW = /tomorrow|morgen|manana|demain|domani/

const daysOf = (count: string, unit: string): number | null => {
  const number = /^(a|an|one|einer|eine|einem|una|un|une)$/.test(count) ? 1 : /^\d+$/.test(count) ? Number(count) : numberWord(count)
  const perUnit = UNIT_WORKING_DAYS.find(([pattern]) => pattern.test(unit))?.[1]
  return number === null || perUnit === undefined ? null : Math.max(1, Math.round(number * perUnit))
}

/** The words of a match as the client wrote them: folding keeps the places. */
const asWritten = (sentence: string, { index, 0: found }: RegExpExecArray): string => sentence.slice(index, index + found.length).trim()

/** 'Right now I copy it by hand', 'aujourd'hui on fait tout dans un tableau': how it is done so far. */
const SO_FAR =
  /^\W*(?:right now|today|heute|hoy|aujourd hui|oggi) (?:(?:we|i|it|they|everything|all|our|my|everyone|wir|ich|machen|lauft|alles|nous|on|tout|notre|je|lo|todo|nuestro)\b)(?! (?:need|want|must|have to|brauch|muss|mocht|necesit|voulons|avons besoin|dois|devons))/

/** 'It grows to 2 GB in four days', 'fills up within an hour': how fast it happens. */
const HAPPENS =
  /\b(?:grows?|grew|rises?|rose|fills?|filled|drops?|dropped|loses?|lost|falls?|fell|doubles?|doubled|drains?|empties|runs out|went (?:up|down|from)|wachst|steigt|fallt|verliert|crece|sube|baja|pierde|augmente|perd|tombe)\b[^,;:.!?]*$/

/** The time limit that a sentence sets. */
export const deadlineIn = (sentence: string): Deadline | null => {
  const folded = fold(sentence).replaceAll(/['’]/g, ' ')
  const fortnight = FORTNIGHT.exec(folded)
  if (fortnight !== null) return { words: asWritten(sentence, fortnight), workingDays: 2 * WORKING_WEEK, atLeast: 2 * WORKING_WEEK }
  const within = WITHIN.exec(folded)
  if (within?.[1] !== undefined && within[2] !== undefined) {
    const workingDays = daysOf(within[1], within[2])
    const isWay = HOURS.test(within[2]) && OF_WAY.test(folded.slice(within.index + within[0].length))
    if (workingDays !== null && !isWay && !HAPPENS.test(folded.slice(clauseAt(folded, within.index).from, within.index)))
      return { words: asWritten(sentence, within), workingDays, atLeast: workingDays }
  }
  const noLonger = TAKES.test(folded) ? NO_LONGER.exec(folded) : null
  if (noLonger?.[1] !== undefined && noLonger[2] !== undefined) {
    const workingDays = daysOf(noLonger[1], noLonger[2])
    if (workingDays !== null) return { words: asWritten(sentence, noLonger), workingDays, atLeast: workingDays }
  }
  const now = [...folded.matchAll(NOW)].find(({ index }) => {
    const { from, to } = clauseAt(folded, index)
    return !SO_FAR.test(folded.slice(from)) && !NOWADAYS.test(folded.slice(from, to))
  })
  if (now !== undefined) return { words: asWritten(sentence, now), workingDays: 1, atLeast: 0 }
  const weekday = WEEKDAY.exec(folded)
  if (weekday !== null && !TO_ANSWER.test(folded.slice(0, weekday.index))) {
    const words = asWritten(sentence, weekday)
    if (TOMORROW.test(weekday[0])) return { words, workingDays: 1, atLeast: 1 }
    return { words, workingDays: /\bnext\b/.test(weekday[0]) ? NEXT_WEEK : WORKING_WEEK, atLeast: 2 }
  }
  const thisOne = IS_WANTED.test(folded) ? (THIS_WEEK.exec(folded) ?? THIS_MONTH.exec(folded)) : null
  const running = END_OF_RUNNING.exec(folded) ?? (IS_PAST.test(folded) ? null : thisOne)
  if (running !== null) {
    const isWeek = IN_WEEK.test(running[0])
    const workingDays = /\bnext\b/.test(running[0]) ? NEXT_WEEK : WORKING_WEEK
    return { words: asWritten(sentence, running), workingDays: isWeek ? workingDays : null, atLeast: isWeek ? 1 : 0 }
  }
  const next = NEXT_WEEKS.exec(folded)
  if (next !== null) {
    const isWeek = IN_WEEK.test(next[0])
    return { words: asWritten(sentence, next), workingDays: isWeek ? NEXT_WEEK : null, atLeast: isWeek ? 1 : 0 }
  }
  const isSpanOfMonths = SPAN_OF_MONTHS.test(folded)
  const isSpan = ({ index }: RegExpExecArray) => FROM_DAY.test(folded.slice(0, index))
  const figures = DATE_IN_FIGURES.exec(folded)
  if (figures !== null && !isSpan(figures)) return { words: asWritten(sentence, figures), workingDays: null, atLeast: 0 }
  const date = isSpanOfMonths ? null : DATE.exec(folded)
  const isBare = (found: RegExpExecArray) => !isOfElse(folded, found) && (BY_THEN.test(folded) || !isTold(sentence, folded, found))
  const bare = [IN_MONTH, ...(isSpanOfMonths ? [] : [DAY_AND_MONTH, PART_OF_MONTH]), FEASTS, COMING_DAY]
    .map(pattern => pattern.exec(folded))
    .filter(one => one !== null)
  const found = [date, CALLED_DATE.exec(folded), ...bare.filter(isBare)].find(one => one !== null)
  if (found === undefined || found === null) return null
  const words = asWritten(sentence, found)
  return DUE_TOMORROW.test(folded) && TOMORROW.test(found[0])
    ? { words, workingDays: 1, atLeast: 1 }
    : { words, workingDays: null, atLeast: 0 }
}
