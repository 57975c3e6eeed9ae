import { NAMES_WITH_NUMBER } from './names-with-number.ts'
import { readNumeral } from './numbers.ts'

/** How clients shorten what they count, and the words that the rest of the reading knows. Takes and gives folded text. */
const SHORTENED: readonly (readonly [said: RegExp, plain: string])[] = [
  // '300 E/A', 'approx. 120 I/O', '64 Ein- und Ausgänge'
  [
    /(\d) ?(?:i\/os?|e\/as?|e\/s|ein-? und ausgange?n?|inputs? and outputs?|entradas y salidas|entrees et sorties)\b(?: (?:points?|punkten?|signals?|signalen?))?/g,
    '$1 signals',
  ],
  [/(\d) ?(?:ppl|pax|pers)\b\.?/g, '$1 people'],
  [/(\d) ?(?:pcs|stk|stck|uds)\b\.?/g, '$1 pieces'],
  [/\b(\p{L}{3,}) (?:stk|stck|uds|unds)\b\.?/gu, '$1 pieces'],
  // 'Dos por ciento', 'twenty-five per cent'; a menu 'pour cent invités' is for a hundred.
  [
    /(?<![\d.,\p{L}-])(?:\d{1,6}(?:[.,]\d{1,3})?|(?:\p{L}+-)?\p{L}+) (?:por ciento|per ?cent|pourcent|pour cent(?= *(?:$|[.,;:!?)]|des?\b|du\b)))(?!\p{L})/gu,
    ' ',
  ],
  // '32 Cat 6A network sockets'
  [/(?<=(?<![\p{L}\d])(?:\d+|\p{L}+) )cat(?:egory|egoria|egorie)?[. -]{0,2}[5-8][a-f]? (?=(?!and\b|or\b|with\b)\p{L}{3,})/gu, ''],
  // 'Two identical en-suites'
  [/\ben[- ]suites?\b(?! (?:bath|shower))/gu, 'bathrooms'],
  [/\ba peu pres (?=\d|\p{L})/gu, 'environ '],
  // 'The one Windows computer' has no windows.
  [
    /\bwindows (?=(?:computers?|pcs?|desktops?|laptops?|programs?|programm\p{L}*|applications?|apps?|servers?|machines?|tablets?|rechner\p{L}*|software|domain|update)\b)/gu,
    '',
  ],
  // 'After a 30-minute telephone interview': how it is talked over, and not the work.
  [
    /\b(?:after|following|based on|from) (?:an?|one) (?:\d+|\p{L}+)[ -](?:minutes?|mins?|hours?|hour-long)[ -](?:(?:tele)?phone|video|zoom) (?:call|interview|conversation|talk|chat)\b|\bhalf an hour on the phone\b|\bon the phone for half an hour\b/gu,
    ' ',
  ],
  // 'A 3 bed house'
  [/(\d) ?-?beds? (?=(?:house|flat|apartment|property|bungalow|cottage|semi|terrace)\b)/g, '$1 bedroom '],
  [/(\d) ?pp\b\.?/g, '$1 pages'],
  [/(\d) ?wks\b/g, '$1 weeks'],
  [/(\d) ?(?:hrs?|std|stdn)\b\.?/g, '$1 hours'],
  // '4h of raw footage'; '8 h' alone is rather a time of day.
  [/(\d) ?h (?=(?:of|de|d|von|raw|roh\p{L}*|material|footage|audio|video|film|rushes|total)\b)/gu, '$1 hours '],
  // 'Docena d metros d tubo'; a 'class d amplifier' and '3 d model' are not meant.
  [
    /\b(docenas?|metros?|metres?|kilos?|litros?|litres?|pares|tubos?|cajas?|bolsas?|terrac\p{L}+|patio|jardin|valla|muro|cuarentena|decena) d (?=\p{L}{3,})/gu,
    '$1 de ',
  ],
  // '45 mins a piece'; 'two minutes a piece for piano' is no such each.
  [/(\d ?\p{L}+) a piece\b(?! (?:of|for)\b)/gu, '$1 apiece'],
  // '70 receipts/month', '1.5 h/week', '200 words/page'
  [
    /(?<=\d ?(?:\p{L}+ ){0,2}\p{L}+) ?\/ ?(?=(?:day|week|month|year|page|tag|woche|monat|jahr|seite|dia|semana|mes|pagina|jour|semaine|mois)\b)/gu,
    ' per ',
  ],
  [/(\d) ?h (?=per (?:day|week|month|tag|woche|monat|dia|semana|mes|jour|semaine|mois)\b)/g, '$1 hours '],
  // 'On 3rd sept', 'by mid sept' is a month, and no French seven.
  [/(?<=(?:\d(?:st|nd|rd|th)?|\b(?:in|by|until|till|of|early|mid|late|this|next)) )sept\b/g, 'september'],
  // 'Photos of 36 mugs' are as many; of eight rooms there are more than eight.
  [
    /\b(photos?|pictures?|packshots?|fotos?|bilder) (?:of|von|de) (?:(?:our|my|the|unseren|nuestr[oa]s|nos) )?([89]|\d{2,3}) (?!(?:years?|minutes?|hours?|days?|weeks?|months?|jahren?|minuten|stunden|tagen|anos|dias|ans|jours)\b|(?:\p{L}+ )?(?:rooms?|bedrooms?|kitchens?|houses?|homes?|villas?|flats?|apartments?|hotels?|offices?|properties|sites?|buildings?|events?|guests?|people|zimmern?|hausern?|\p{L}*wohnungen|casas|pisos|viviendas|habitaciones|apartamentos|pieces|maisons|appartements)\b)(?=\p{L}{3,})/gu,
    '$2 $1 of ',
  ],
  ...NAMES_WITH_NUMBER,
  [/(\d) ?yrs?\b\.?/g, '$1 years'],
  [/\bphotogra[fp]h?s\b/g, 'photographs'],
  // '2 x 180 W solar', '3 × 400 Wp'
  [/(\d) ?[x×] ?\d+ ?(?:w|wp|watts?) (?=solar|panel|modul|placa|panneau)/g, '$1 '],
  // 'Two sample sketches before we commit': of what is counted elsewhere.
  [
    /(?<![\p{L}\d])(?:\d{1,2}|an?|one|two|three|four) sample (?=(?:sketch(?:es)?|drawings?|pages?|chapters?|illustrations?|spreads?|images?|photos?|paragraphs?|tiles?)\b[^.;:!?]*\b(?:first|before|upfront|up front|to start with)\b)/gu,
    'sample ',
  ],
  // '6ft closeboard ones': how high, of panels that are counted before.
  [/(?<![\p{L}\d.,]|[x×] ?|by )\d+(?:\.\d+)? ?(?:ft|foot)[ -](?=(?:\p{L}+ )?ones\b)/gu, ''],
  // 'Three other appliances are fine'
  [
    /(?<![\p{L}\d])(?:\d{1,2}|two|three|four|five|six|zwei|drei|vier|dos|tres|cuatro|deux|trois|quatre) (?:other|others|anderen?|weiteren?|otros|otras|autres) (?:\p{L}+ )?(?:are|work|sind|gehen|funktionieren|funcionan|estan|van|sont|marchent|vont) (?:all |alle |todos |tous )?(?:fine|ok|okay|good|well|in ordnung|gut|bien)\b/gu,
    ' ',
  ],
  // 'Our 6 warehouse guys'
  [
    /(?<=(?:\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve)) (?:[\p{L}-]+ ){0,2})(?:guys|lads|blokes|folks|gals)\b/gu,
    'people',
  ],
  [/\bd['’ ]?environ /g, 'de environ '],
  [/\b(?:norm|standard|manuskript|text|druck)seiten?\b/g, 'seiten'],
  [/\b(?:woertern?|wortern|wortes)\b/g, 'worter'],
]

/** '420 cm long', 'Länge 4.200 mm': what is so long is told in metres. */
const LENGTH_BEHIND = /(?<![\p{L}\d.,])(\d[\d.,]*) ?(cm|mm)(?= (?:lang|long|in length|de (?:long|largo|longueur|longitud))\b)/gu
const LENGTH_BEFORE = /\b(lange|length|longueur|largo|longitud)( von| of| de|:)? (\d[\d.,]*) ?(cm|mm)(?!\p{L})/gu
const IN_A_METRE: Readonly<Record<string, number>> = { cm: 100, mm: 1000 }

const inMetres = (many: string, unit: string): string | null => {
  const metres = readNumeral(many) / (IN_A_METRE[unit] ?? 1)
  return metres >= 1 ? `${Math.round(metres * 10) / 10} m` : null
}

/** 'Fine cut 2:30 min' */
const CLOCK_LENGTH = /(?<![\d:])(\d{1,2}):([0-5]\d) ?(?=min\b|minut)/g
const SECONDS = 60

/** '30 to 40 bottles a second', '9,000 par jour': how fast, and no number of things. What is held or paid by the hour is not meant, nor 'a second kitchen'. */
const THROUGHPUT =
  /(?<![\p{L}\d.,])\d[\d.,]*(?: (?!hours?\b|stunden?\b|lessons?\b|minutes?\b|days?\b|tage\b)[\p{L}-]+){0,3}?(?: ?\/ ?(?:s|sec|min|h|hr|hour|std|stunde)|(?<!\bof) (?:a|an|per|pro|je|por|par|a la|in der|die) (?:second|sekunde|segundo|seconde|minute|minuto|hour|stunde|hora|heure|shift|schicht|turno)(?! (?!and\b|und\b|y\b|et\b)\p{L}))\b/gu

/** More a day than anybody makes by hand is a flow. */
const DAILY_FLOW =
  /(?<![\p{L}\d.,])(\d[\d.,]+)((?: (?!hours?\b|h\b|stunden?\b|horas?\b|heures?\b|min\b|minut\p{L}*\b|days?\b)[\p{L}-]+){0,3}?) (?:a day|per day|each day|daily|pro tag|am tag|taglich|por dia|al dia|diari[oa]s|par jour)\b/gu
const MOST_A_DAY = 20

/** '8 kWp' of solar modules are about eighteen, where nobody counts them. */
const KILOWATT_PEAK = /(?<![\p{L}\d.,])(\d+(?:[.,]\d+)?) ?kwp\b/gu
const KILOWATTS_A_MODULE = 0.44
const COUNTS_MODULES = /\d ?(?:\p{L}+ )?(?:\p{L}*modul|panel|placa|panneau)/u
/** A plant that is cleaned or mended stands. */
const IS_THERE =
  /\b(?:repair|clean|mend|fault|broken|maintain|inspect|error|reparier|reparatur|reinig|wart|storung|fehler|defekt|limpi|repar|averi|nettoy|panne|entret)\p{L}*/u
const inModules = (folded: string): string =>
  COUNTS_MODULES.test(folded) || IS_THERE.test(folded)
    ? folded
    : folded.replace(KILOWATT_PEAK, (_, peak: string) => `${Math.round(readNumeral(peak) / KILOWATTS_A_MODULE)} panels`)

export const withoutShorthand = (folded: string): string =>
  SHORTENED.reduce((text, [said, plain]) => text.replace(said, plain), inModules(folded))
    .replace(LENGTH_BEHIND, (said, many: string, unit: string) => inMetres(many, unit) ?? said)
    .replace(LENGTH_BEFORE, (said, what: string, of: string | undefined, many: string, unit: string) => {
      const metres = inMetres(many, unit)
      return metres === null ? said : `${what}${of ?? ''} ${metres}`
    })
    .replace(CLOCK_LENGTH, (_, minutes: string, seconds: string) => `${(Number(minutes) + Number(seconds) / SECONDS).toFixed(1)} `)
    .replace(THROUGHPUT, ' ')
    .replace(DAILY_FLOW, (said, many: string, what: string) => (readNumeral(many) > MOST_A_DAY ? what : said))
