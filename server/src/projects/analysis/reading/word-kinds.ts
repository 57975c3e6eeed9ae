import { fold } from '../../../catalog/taxonomy/fold.ts'

/**
 * What little words do in a sentence, the same in four languages: who speaks, who does it, whether it is wanted, denied, done, later. A reader
 * that looks at these alone learns from an English sentence what a French one says. Folded; a word belongs to the first kind that names it, whatever
 * the language: a few mean something else in another one ('son', 'will'), which the words themselves, learned beside their kinds, make up for.
 */
const WORDS_OF_KIND: Readonly<Record<string, string>> = {
  not: 'no not none nothing never neither nor don t doesn didn won isn aren wasn without kein keine keinen keiner keinem keines nicht nichts nie ohne weder ni nada nunca ningun ninguna sin tampoco pas ne n rien jamais aucun aucune sans plus mustn cannot cant dont doesnt isnt wont neednt needn shouldn shan nix net',
  already:
    'already yet schon bereits ya deja finished done fertig erledigt listo terminado hecho fini termine fait abgeschlossen completed sorted gemacht',
  we: 'i we ich wir yo nosotros nosotras je nous on j me us mich mir uns moi nos',
  our: 'my our mein meine meinen meinem meiner unser unsere unseren unserem unserer mi mis nuestro nuestra nuestros nuestras mon ma mes notre',
  self: 'myself ourselves selbst selber mismo misma mismos mismas meme memes yourself himself itself',
  they: 'he she they him her them his their er sie ihm ihr ihn ihnen el ella ellos ellas il elle ils elles lui leur somebody',
  relative:
    'brother sister father mother dad mum mom son daughter wife husband partner friend uncle aunt cousin nephew niece neighbour neighbor colleague landlord grandfather grandmother girlfriend boyfriend bruder schwester vater mutter papa mama sohn tochter frau mann freund freundin onkel tante cousine neffe nichte nachbar nachbarin kollege kollegin vermieter schwager schwagerin schwiegervater schwiegersohn opa oma hermano hermana padre madre hijo hija mujer marido esposo esposa amigo amiga tio tia primo prima sobrino sobrina vecino vecina companero cunado suegro abuelo abuela frere soeur pere mere fils fille femme mari ami amie oncle neveu voisin voisine collegue beau proprietaire gendre copain law',
  firm: 'company firm agency office team builder electrician plumber roofer contractor accountant lawyer firma agentur buro elektriker klempner installateur maler steuerberater anwalt handwerker dachdecker betrieb empresa agencia electricista fontanero gestor abogado entreprise agence electricien plombier macon comptable avocat artisan guy man bloke lot people',
  want: 'want wants wanted would like wish hoping hope love looking searching seek will wollen mochte mochten mocht wunsche wunschen suche suchen gesucht hatte hatten gern gerne quiero queremos quisiera quisieramos gustaria busco buscamos deseo deseamos veux voulons voudrais voudrions aimerais aimerions souhaite souhaitons cherche cherchons recherche desire',
  need: 'need needs needed require required must should ought brauche brauchen braucht benotige benotigen benotigt muss mussen musste soll sollen sollte sollten notig necesito necesitamos necesita necesitan hace falta hay que debe deben deberia toca besoin faut faudrait doit doivent devrait',
  please: 'please kindly bitte porfavor favor svp merci thanks thank danke gracias plait',
  can: 'can could able kann kannst konnen konnte konnten konnt puede pueden podeis podria podrian puedes peut peux pouvez pourrait pourriez peuvent darf durfen may might',
  have: 'have has had got gotten haben habe hat tengo tenemos tiene tienen tenia teniamos ha han hemos ai a avons ont avait avions hab',
  be: 'is are am was were been being s re ist sind war waren bin sei es soy esta estan estaba era fue fueron est sont etait sommes suis ete',
  become: 'wird werden wurde wurden worden geworden gets getting sera seran va vont vamos',
  before:
    'ago last previous previously before recently just since once yesterday earlier vor letzten letztes letzte letzter voriges gestern fruher neulich kurzlich seit damals pasado pasada ayer antes desde recien dernier derniere hier depuis avant ancien former used vorher heuer',
  later:
    'later next tomorrow spring summer autumn winter soon eventually someday another separate separately spater nachstes nachsten nachster morgen fruhjahr fruhling sommer herbst dann irgendwann despues luego proximo proxima manana primavera verano otono invierno mas adelante tard prochain prochaine demain printemps automne hiver march april june july january february september october november december monday tuesday wednesday thursday friday saturday',
  stay: 'stay stays remain remains leave leaves left keep keeps kept bleibt bleiben lassen lasst gelassen dabei quedar queda quedan quede dejar dejen dejad seguir reste restent rester laisser laissez garder garde',
  skip: 'skip skipped forget exclude excluded excluding except apart omit ignore spare touch touched ausgenommen ausser auslassen weglassen anfassen anruhren salvo excepto menos fuera tocar toquen sauf hormis hors excepter oublier touchez toucher instead statt lugar lieu bother',
  only: 'only merely solely nur bloss lediglich solo solamente unicamente seulement uniquement juste simplement',
  and: 'and und y et e as well also too auch ausserdem zudem tambien ademas aussi egalement',
  but: 'but however though although aber jedoch obwohl doch sondern pero aunque sino mais cependant bien',
  now: 'now today currently jetzt nun heute zurzeit derzeit momentan ahora hoy actualmente maintenant aujourd actuellement',
  do: 'do does did doing make makes making made take takes taking taken care handle handles deal machen macht mache kummert kummern ubernimmt ubernehmen hacer hacen hacemos hago encarga encargan ocupa faire font faisons fera occupe occupent',
  fine: 'fine ok okay good great perfect perfectly happy working gut super perfekt zufrieden einwandfrei tadellos wunderbar perfecto perfecta contento contenta contentos bon bonne parfait parfaite content contente contents impeccable spotless',
  broken:
    'broken broke breaks leak leaks leaking leaked fails failed failing stopped stuck dead crack cracked cracks drips dripping noise noisy damp mould smells stinks kaputt defekt undicht tropft leckt spinnt streikt klemmt geht gehen roto rota gotea pierde estropeado estropeada averiado fuga falla casse cassee fuit fuite panne goutte bloque marche',
  who: 'who someone anybody anyone jemand jemanden wer alguien quien quelqu un',
  how: 'how what which whether why where when if wie welche welcher ob warum wo wann como cual si porque por donde cuando comment quoi quel quelle pourquoi ou quand',
  money: 'euro euros eur budget cost costs price quote dollars pounds kosten preis angebot presupuesto precio coste devis prix cout offer',
  time: 'week weeks day days month months hour hours minutes deadline until by woche wochen tag tage monat monate stunde stunden bis semana semanas dia dias meses hora horas hasta semaine semaines jour jours mois heure heures jusqu evening morning weekend abends wochenende',
  year: 'year years jahr jahre jahren ano anos an ans annee annees old alt',
  greet:
    'hello hi dear regards cheers hallo guten liebe grusse grusst gruss servus hola buenas buenos saludos bonjour bonsoir salutations cordialement',
  this: 'there this that it das dies dieser diese dieses esto eso ese esa cela ca ce cette',
  ordered:
    'bought ordered booked hired paid signed chosen gekauft bestellt gebucht beauftragt bezahlt unterschrieben vergeben comprado comprada comprados pedido contratado reservado pagado encargado achete achetee commande commandee reserve paye engage confie signe',
  say: 'said says told tells mentioned swears claims sagt sagte meint meinte dice dijo dicen dit disait pretend',
  new: 'new fresh neu neue neuen neuer neues nuevo nueva nuevos nuevas nouveau nouvelle nouveaux neuf neuve',
  try: 'tried try versucht probiert intentado intentamos probado essaye tente',
  the: 'the der die den dem des ein eine einen einem einer la los las una unos unas le les l une du de d',
  in: 'in at for from of to with under over into im auf aus bei fur mit nach von zu zum zur uber en con para al del sobre dans sur pour avec par aux au chez vers',
}

const KINDS: ReadonlyMap<string, string> = new Map(
  Object.entries(WORDS_OF_KIND)
    .flatMap(([kind, words]) => words.split(' ').map(word => [word, kind] as const))
    .toReversed(),
)

/** By its ending, what form a verb may have: a participle, a past, what is going on, an infinitive. */
const FORMS: readonly (readonly [form: string, ending: RegExp])[] = [
  [
    'participle',
    /ed$|^(?:(?:ab|an|auf|aus|ein|mit|nach|vor|zu|weg|her|hin|um)?ge\w+(?:t|en)|(?:ver|be|er|ent|zer)\w+(?:t|en)|\w+iert)$|(?:ad|id)[oa]s?$/,
  ],
  ['past', /(?:aron|ieron|amos|imos)$/],
  ['going', /ing$/],
  ['infinitive', /(?:ar|er|ir|arlo|arla|erlo)$/],
  ['plural', /(?:en|eln|ern)$/],
]
const SHORTEST_WITH_FORM = 5
const FRENCH_PARTICIPLE = /é(?:e?s?)$/
const PIECE = /\p{L}+|\d+|[?!:]/gu
const NUMBER = /^\d/

/** A word that says what the sentence is about, not what it does. */
const OTHER = 'word'
/** Of these two in a row say no more than one. */
const RUNS: ReadonlySet<string> = new Set([OTHER, 'in'])
const PASSED_OVER = 'the'

/** A word as it is written, and what it does in its sentence. */
export interface WordOfKind {
  text: string
  kind: string
}

const kindOf = (written: string, word: string): string => {
  if (NUMBER.test(word)) return 'number'
  const known = KINDS.get(word)
  if (known !== undefined) return known
  if (/[?!:]/.test(word)) return word
  if (FRENCH_PARTICIPLE.test(written)) return 'participle'
  return (word.length >= SHORTEST_WITH_FORM ? FORMS.find(([, ending]) => ending.test(word))?.[0] : undefined) ?? OTHER
}

/** The words of a text, folded, each with its kind; numbers are one word. */
export const wordsOfKind = (text: string): WordOfKind[] =>
  [...text.normalize('NFC').toLowerCase().matchAll(PIECE)].map(([written]) => {
    const word = fold(written).replaceAll('ß', 'ss')
    const kind = kindOf(written, word)
    return { text: kind === 'number' ? '#' : word, kind }
  })

/** Only what the words do, in their order: articles are passed over, several words of the subject are one. */
export const kindsIn = (words: readonly WordOfKind[]): string[] => {
  const kinds: string[] = []
  for (const { kind } of words) if (kind !== PASSED_OVER && !(RUNS.has(kind) && kinds.at(-1) === kind)) kinds.push(kind)
  return kinds
}
