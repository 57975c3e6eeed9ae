import { joinedNumber, NUMERAL, numberWord, readNumeral } from './numbers.ts'

/** What is counted in thousands, so that 2000 of it are no year. */
export const THOUSANDS_OF =
  'm2|m²|sqm|qm|sq|square|m\\b|metros|metres|words?|worter|palabras|mots|parole|pieces|stuck|piezas|parts|teile|users?|customers?|kunden|clientes|clients|products?|produkte|productos|produits|articles|artikel|rows|zeilen|filas|records|addresses|guests|people|personen|personas|personnes|visitors|items|pages|seiten|euros?|eur|€|dollars?|usd|chf|gbp|kg|km|kwh|litres?|liter'
const MONTHS =
  'january|february|march|april|may(?! (?:be|come|need|not|have|take))|june|july|august|september|october|november|december|jan|feb|apr|jun|jul|aug|sept?|oct|nov|dec|januar|februar|marz|mai|juni|juli|oktober|dezember|okt|dez|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre'
/** 'Nine euro cylinders', 'Euro-Paletten': made to a European measure. 'Zylinder inklusive' is what a price holds. */
export const EURO_SIZED =
  '(?:(?:profil-?)?(?:cylinders?|zylindern?)|profiles?|locks?|pallets?|paletten?|palets?)(?![\\p{L}])(?! (?:in[ck]l|deliver|geliefert))'
/** '3D', '5G', 'S7-1500', '4K video', '5 axis', '360 degrees', 'of 1955', '5 years old', 'in 3 weeks': numbers that count nothing. */
const NAMES = [
  '\\b\\p{L}{1,4}\\d{1,3}(?:[ -]\\d{3,4}|-\\d{1,2})\\b',
  // '9th generation', '9.ª generación', '3.º sin ascensor'
  '\\b\\d{1,2}(?:\\.?[ºª]|\\.|st|nd|rd|th|eme|e) ?(?:gen(?:eration|eracion|eracao)?|auflage|edition|edicion)\\b',
  '\\b\\d{1,2}\\.?[ºª]',
  '\\b\\d[dg]\\b',
  // 'Cat-7', 'Cat 6A'
  '\\bcat(?:egory|egoria|egorie)?[. -]{0,2}[5-8][a-f]?\\b(?! times)',
  // 'Prove to us once that it works': a Spanish eleven is written so, too.
  '(?<=\\b(?:us|it|them|me|at|all|only|least|just|mind|change|than|try|phone) )once\\b|\\bonce (?=(?:that|the|we|they|you|it|is|in|per|every|and|more|again|or|for|with|there|this|everything|done|he|she|your|our|my)\\b)',
  '\\braid ?\\d{1,2}\\b',
  // 'The 1890s letters', 'a 60s house'
  '\\b(?:1[5-9]\\d|20\\d)0.?s\\b',
  '(?<=\\b(?:an?|the|of|in|from|early|late|mid|our|her|his|their|my)[ -].?)[2-9]0s\\b',
  // 'Every one has to be cut out'
  '(?<=\\b(?:each|every|any) )one\\b',
  // 'I would like a new one', 'my mother (78)'
  '(?<=\\b(?:an?|the|this|that|which) (?:\\p{L}+ )?|\\b(?:new|old|another|other|used) )one\\b(?! \\p{L}{3,})',
  '(?<=\\b(?:mum|mom|mother|father|dad|gran|grandma|grandpa|grandmother|grandfather|son|daughter|wife|husband|mutter|vater|oma|opa|sohn|tochter|frau|mann|madre|padre|abuel[oa]|hij[oa]|mere|pere|grand-mere|fils|fille) \\()\\d{1,2}(?=\\))',
  // 'Cameras (4K)', 'rendu 4K, deux retours'
  '(?<=\\(|\\b(?:rendu|renders?|rendering|resolution|auflosung|resolucion|videos?|cameras?|kameras?|camaras?|film|footage|monitors?|images?) )[2468]k(?= *[).,;:!?]|$)',
  // 'Two kids 6 and 9', 'nos deux enfants (6 et 9 ans)'
  '(?<=\\b(?:two|three|four|2|3|4|zwei|drei|vier|dos|tres|deux|trois|our|my|unseren?|nuestros|nos) (?:small |young |kleinen? )?(?:kids|children|boys|girls|sons|daughters|grandchildren|kindern?|sohne|tochter|hij[oa]s|nin[oa]s|enfants|garcons|filles)(?: of| aged| von| de|,)? ?\\(?)\\d{1,2}(?:(?:, | and | und | y | et )\\d{1,2})+(?= ?(?:$|[.,;:!?)]|years?\\b|yrs\\b|jahren?\\b|anos\\b|ans\\b))',
  '\\b\\d{1,2}k (?=videos?\\b|films?\\b|footage|resolution|tv|monitor|cameras?\\b|projector|quality|drone|uhd)',
  '\\b(?:\\d|three|four|five|six)[ -]?(?:axis|axes|achs\\w*|ejes|axes)\\b',
  '\\b360(?= ?°|[ -]?(?:degrees?|grad|grados|virtual|tour|photo|video|rundgang))',
  `\\b(?:of|von|de)\\s(?:19|20)\\d\\d\\b(?!\\s?(?:${THOUSANDS_OF}))`,
  '\\b(?:from|since|in|until|year|built|dated|vom|aus|seit|desde|del|depuis|en|dal|del)\\s(?:19|20)\\d\\d\\b(?!\\s?(?:m2|m²|sqm|euros?|words|pieces))',
  // 'Lisbon 1755', but 'leaflets 1500'
  '(?<=\\p{L} )1[0-9](?!00|50)\\d\\d(?= *(?:$|[;:!?)]|[.,](?!\\d)))',
  // '2024 taxes', 'a 2016 Tiguan': a year, unless something is counted that comes in thousands.
  `\\b(?:19[5-9]|20[0-3])\\d\\b(?!\\s?(?:${THOUSANDS_OF}))`,
  '\\b(?:\\d{1,3}|\\p{L}+)[ -](?:years?|months?|weeks?|days?|yrs?|jahre?|anos|ans|anni)[ -](?:old|ago|alt|later|of age)\\b',
  '\\b(?:hace|vor|il y a) (?:\\d{1,3}|\\p{L}+) (?:anos|jahren|ans|semanas|wochen|semaines|meses|monaten|mois)\\b',
  '\\b(?:in|within|in less than|in the next|last|innerhalb von|binnen|dentro de|dans|sous|entro|tra) (?:the (?:next|last) )?(?:\\d{1,3}|\\p{L}+) (?:days?|weeks?|months?|tagen?|wochen|monaten|dias|semanas|meses|jours|semaines|mois|giorni|settimane|mesi)\\b',
  '\\b\\d+(?:[.,]\\d+)? ?(?:m|metres?|meters?|cm|feet|ft) (?:high|wide|deep|thick|tall|away|apart|hoch|breit|tief|de alto|de haut)\\b',
  '\\b\\d{1,2}(?:st|nd|rd|th)\\b',
  // '20 %', '36°', '€ 400', '4.500 €'
  '\\d+(?:[.,]\\d+)? ?(?:%|°c?)',
  '(?:[€$£]|\\b(?:chf|eur|usd|gbp)) ?\\d[\\d.,’]*k?',
  `\\d[\\d.,’]* ?k? ?(?:[€$£]|(?:eur|euros?(?! ${EURO_SIZED})|chf|usd|gbp|dollars?|quid|bucks)\\b)`,
  // '10 and 17 June', '4. März', 'el día 20', 'at 9 am', '15 Uhr'
  `\\b\\d{1,2}\\.?(?: ?(?:and|und|y|et|to|bis|a|al|au|or|-|–) ?\\d{1,2}\\.?)? ?(?:of |de |d')?(?:${MONTHS})\\b`,
  `\\b(?:${MONTHS})\\.? \\d{1,2}(?!\\d|[.,]\\d|\\p{L})(?= *(?:$|[.,;:!?)]|to\\b|and\\b|bis\\b|-|–))`,
  '\\b(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lunes|martes|miercoles|jueves|viernes|sabado|domingo|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?:day)? \\d{1,2}\\b',
  '\\b(?:el|del|al|para el) (?:dia )?\\d{1,2}\\b(?= *(?:$|[.,;!?)]|de (?:este|mes)))',
  '\\b\\d{1,2}(?:[.:]\\d\\d)? ?(?:pm|uhr|o.?clock|am(?! \\p{L}))(?!\\p{L})',
  '\\b\\d{1,2}\\. ?(?:stock|etage|og|obergeschoss|klasse)\\b',
  '\\b(?:postgres(?:ql)?|mysql|mariadb|mongodb|oracle|debian|ubuntu|typo3|drupal|magento|shopware|angular|laravel|symfony|odoo|solidworks|autocad|archicad|revit|sharepoint|sql server) ?\\d{1,4}(?:\\.\\d+)?(?= *(?:$|[,.;:!?()]|(?:and|und|y|et|with|mit|con|avec|to|auf|on|in)\\b))',
  '\\b(?:windows|office|microsoft|ios|android|macos|iphone|galaxy|playstation|iso|iec|din|php|python|java|wcag|class|klasse|version|stufe|year|room no|nr|no) ?\\d+\\b',
  // 'Level 3', but 'trim and level 24 recordings'
  '(?<!\\b(?:and|or|to|please|then|also) )\\b(?:level|grade|route|number) ?\\d+\\b',
  '\\b(?:level|grade|route|number) ?\\d+\\b(?! (?:\\p{L}+ )?\\p{L}{3,}s\\b)',
]
const TOKEN = new RegExp(
  `(?<name>${NAMES.join('|')})|(?<numeral>${NUMERAL.source})(?<thousands>\\s?k\\b)?|(?<word>\\p{L}[\\p{L}\\p{N}²]*)|(?<mark>[.,;:!?()/])`,
  'gu',
)

/** A sentence as counting reads it; marks end what a number may count. */
export type Token =
  /** `at`: where it begins in the sentence. */
  { kind: 'number'; value: number; isWord: boolean; at: number } | { kind: 'word'; word: string } | { kind: 'mark'; mark: string }

/** 'Two hundred and fifty', 'treinta y cinco', 'vingt et un' */
const AND = /^(?:and|und|y|et)$/

const ONE_MORE = /^(?:un|une|uno|una)$/

const addWord = (tokens: Token[], word: string, at: number): void => {
  const before = tokens.at(-2)
  const isOneMore = ONE_MORE.test(word) && before?.kind === 'number' && before.isWord && before.value % 10 === 0
  const value = isOneMore ? 1 : numberWord(word)
  if (value === null) {
    tokens.push({ kind: 'word', word })
    return
  }
  const and = tokens.at(-1)
  const isAnd = and?.kind === 'word' && AND.test(and.word)
  const last = isAnd ? tokens.at(-2) : and
  const joined = last?.kind === 'number' && (!isAnd || last.isWord) ? joinedNumber(last.value, last.isWord, word, value) : null
  if (last?.kind !== 'number' || joined === null) {
    tokens.push({ kind: 'number', value, isWord: true, at })
    return
  }
  if (isAnd) tokens.pop()
  last.value = joined
}

/** Takes a folded sentence. */
export const readTokens = (sentence: string): Token[] => {
  const tokens: Token[] = []
  for (const { groups, index } of sentence.matchAll(TOKEN)) {
    if (groups?.['numeral'] !== undefined) {
      const value = readNumeral(groups['numeral']) * (groups['thousands'] === undefined ? 1 : 1000)
      tokens.push({ kind: 'number', value, isWord: false, at: index })
    } else if (groups?.['word'] !== undefined) addWord(tokens, groups['word'], index)
    else tokens.push({ kind: 'mark', mark: groups?.['mark'] ?? '' })
  }
  return tokens
}
