import { fold } from '../../../catalog/taxonomy/fold.ts'
import type { Reading } from '../reading/brief-reading.ts'
import type { Choice } from '../retrieval/choose-packages.ts'

const PEOPLE =
  '(?:ex|girlfriend|boyfriend|wife|husband|partner|neighbou?rs?|boss|colleagues?|coworkers?|competitors?|someone|somebody|friend|freundin|mann|frau|novi[oa]|mari|femme)'
const THEIR_THINGS =
  '(?:accounts?|instagram|facebook|whatsapp|snapchat|tiktok|phone|e-?mails?|gmail|icloud|messages|chats|computer|wi-?fi|konto|handy|cuenta|compte)'

const PAPERS =
  '(?:passports?|id cards?|diplomas?|degrees?|certificates?|transcripts?|pay ?slips?|bank statements?|birth certificate|(?:work|residence) permits?|visas?|driving licen[cs]es?|sick notes?|prescriptions?|papers|zeugnis\\w*|ausweis\\w*|gehaltsabrechnung\\w*|bescheinigung\\w*|certificados?|titulos?|nominas?|pasaportes?|papeles|diplomes?|passeports?|attestations?|bulletins?)'

/** Wishes that harm somebody or break the law, as they are usually put. */
const HARMFUL = [
  new RegExp(
    `\\b(?:hack|crack|break into|get into|log into|hacke|hacken|hackear|pirater)\\b.{0,60}\\b${THEIR_THINGS}\\b.{0,40}\\b${PEOPLE}\\b`,
  ),
  new RegExp(
    `\\b(?:hack|crack|break into|get into|log into|hackear|pirater)\\b.{0,30}\\b(?:${PEOPLE}|his|her|their)(?:['’]?s)?\\b.{0,20}\\b${THEIR_THINGS}\\b`,
  ),
  new RegExp(
    `\\b(?:read|see|copy|track|monitor|record)\\b.{0,20}\\b${PEOPLE}(?:['’]?s)?\\b.{0,20}\\b(?:messages|chats|calls|phone|location|e-?mails)\\b`,
  ),
  new RegExp(
    `\\b(?:spy on|stalk|track|follow|ausspionieren|espiar|espionner)\\b.{0,12}\\b(?:my |the |mein\\w* |mi |mon |ma )?${PEOPLE}\\b`,
  ),
  /\b(?:tracker|keylogger|spyware|hidden camera|spy app|gps)\b.{0,40}\b(?:without (?:her|his|their) know|(?:on|in) (?:her|his|their|my (?:ex|wife|husband|girlfriend|boyfriend|partner)))/,
  /\b(?:build|make|print|buy|sell|get|need|want|order|design|bauen|construir|fabriquer)\b.{0,25}\b(?:guns?|pistols?|rifles?|bombs?|explosives?|silencers?|grenades?|ammunition|bombe|pistole|pistola|pistolet)\b(?! safe)/,
  /\b(?:cook|make|produce|synthesi[sz]e|sell|buy|deal|smuggle)\b.{0,20}\b(?:meth|crystal meth|cocaine|heroin|mdma|ecstasy|lsd|fentanyl|drugs)\b/,
  /\b(?:forge|falsify|counterfeit|fake|falsch|falschen|gefalsch\w+|fals[oa]s?|faux|fausse)\b.{0,15}\b(?:passports?|ids?|id cards?|diplomas?|degrees?|certificates?|invoices?|signatures?|money|banknotes?|driving licen[cs]es?|bank statements?|doctor['’]?s notes?|reviews?|pass|zeugnis|ausweis|pasaporte|titulo|factura|passeport|diplome)\b/,
  /\b(?:passport|diploma|pasaporte|passeport|reisepass)\b.{0,10}\b(?:fals[oa]|faux|fausse|forged)\b/,
  new RegExp(`\\b(?:fake|forge|falsify|false|falsch|gefalsch|fals[oa]s?|faux|fausses?)\\w*\\b.{0,40}\\b${PAPERS}`),
  new RegExp(
    `${PAPERS}\\b.{0,60}\\b(?:looks? (?:real|genuine|like the original)|never (?:did|had|passed)|nobody notices?|echt aussieht|parezca real|ait l'air vrai)`,
  ),
  new RegExp(
    `\\b(?:change|alter|edit|modify|photoshop|ander\\w*|cambiar|modificar|modifier|changer)\\b.{0,40}\\b(?:grades?|marks?|dates?|salary|amounts?|noten?|datum|betrag|notas?|fechas?|sueldo|montant)\\b.{0,30}${PAPERS}`,
  ),
  /\b(?:write|make|build|code|create|develop|program|need|want|order|schreib\w*|programmier\w*|crear|escribir|ecrire|creer|developper)\b.{0,50}\b(?:malware|ransomware|trojan|keylogger|botnet|ddos|stealer|(?:computer )?virus (?:that|which|to)|phishing (?:pages?|sites?|mails?|kits?)|schadsoftware|programa malicioso|logiciel malveillant)\b/,
  /\b(?:take down|bring down|overload|crash|knock out|lahmleg\w*|tumbar|faire tomber)\b.{0,40}\b(?:sites?|servers?|websites?|shop|pages?|webseite|web|serveur)\b/,
  /\b(?:roll|wind|turn|set|dial) back\b.{0,30}\b(?:odometer|mileage|kilomet\w+)\b|\b(?:tacho\w*|kilometerstand)\b.{0,20}\bzuruck\w*|\b(?:trucar|bajar)\b.{0,20}\bcuentakilometros\b|\btrafiquer\b.{0,20}\bcompteur\b/,
  /\b(?:burn(?:ed|t)? down|set fire|torch|stage)\b.{0,60}\binsurance\b|\binsurance\b.{0,60}\b(?:burn(?:ed|t)? down|set fire|staged?)\b/,
  /\b(?:take|sit|write)\b.{0,20}\b(?:exams?|test)\b.{0,20}\b(?:for me|in my (?:name|place))\b/,
]
/** What makes such words harmless: a game, a tool, a complaint about what others did. */
const HARMLESS =
  /\b(?:game|vr|unity|unreal|toy|film|movie|museum|cosplay|(?:glue|nail|spray|heat|water|massage|caulking) ?gun|(?:was|were|got|been|is|are) (?:hacked|forged|faked)|received|detect|prevent|protect|penetration test|phishing training|awareness)\b/

const REFUSED = [
  'Onhand cannot help with this: it would harm somebody or break the law, so no plan was made.',
  'If something of your own is at stake (your account, your papers, your safety), what happened, and what should be put right?',
]

const FEELING =
  /\b(?:i feel|i am|i['’]m|feeling|ich bin|ich fuhle mich|me siento|je me sens|mi sento)\b.{0,20}\b(?:lonely|alone|sad|depressed|hopeless|heartbroken|desperate|einsam|traurig|verzweifelt|sol[oa]|triste|seule?|deprime\w*)\b/
/** Someone who tells his feelings and wishes for something besides is asking for work; a package must be called for clearly. */
const CLEARLY_ASKED = 9

const LISTENED = [
  'I am sorry that you are going through this. It reads like something to talk over with a person you trust or a counselling line rather than work that Onhand can plan.',
  'Is there something practical to be done as well, such as papers, a contract or a move? Please describe it.',
]

/** The kind words for a brief that gets no plan because it asks for harm or for comfort; null for every other. */
export const refusalOf = ({ sentences }: Reading, { chosen }: Choice): string[] | null => {
  const text = fold(sentences.map(sentence => sentence.text).join('. '))
  if (!HARMLESS.test(text) && HARMFUL.some(pattern => pattern.test(text))) return REFUSED
  const isWork = sentences.some(({ isWish }) => isWish) && (chosen[0]?.score ?? 0) >= CLEARLY_ASKED
  return FEELING.test(text) && !isWork ? LISTENED : null
}
