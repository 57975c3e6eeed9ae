/** The small words of each language: they tell the language and say nothing about the work. Folded. */
export const STOP_WORDS_BY_LANGUAGE = {
  en: 'a an and are as at be been but by can could did do does for from had has have he her his how i if in into is it its just me my no not of on or our out please she should so some than that the their them then there these they this to too us was we were what when where which who why will with would you your also very much any all about over am need want like get got being because really im ive id us up only more most such own same both each other',
  de: 'der die das den dem des ein eine einen einem einer und oder aber ist sind war ich wir sie er es mein meine meinen meinem unser unsere unseren mit ohne fur von zu zum zur im in an am auf aus bei nach nicht kein keine keinen auch noch schon nur wie was wer wo wenn dass bitte haben hat hatte habe werden wird wurde soll sollen muss mussen kann konnen sich uber unter durch als mir uns ihr ihre sehr brauche brauchen mochte mochten',
  es: 'el la los las un una unos unas y o pero es son era yo nosotros mi mis nuestro nuestra con sin para por de del al en a que como cuando donde quien no ya muy mas se su sus lo le les me nos este esta estos estas hay tengo tenemos tiene quiero necesito necesitamos queremos favor porque si tambien',
  fr: 'le la les un une des et ou mais est sont je nous mon ma mes notre nos avec sans pour par de du au aux en dans que qui quand comment ne pas plus tres se sa son ses ce cette ces il elle ils y a j ai l d c est besoin voudrais souhaite avons avoir faire sur chez svp merci aussi',
} as const

export type Language = keyof typeof STOP_WORDS_BY_LANGUAGE

/** Everyday words of briefs that fit any trade: neither evidence for one nor worth a typo search. */
const COMMON =
  'help new old good best great nice thing things stuff something someone anyone everything time day days week weeks month months year years today tomorrow now soon asap quickly thanks thank hello hi dear hey regards make made making use used using work works working job project task problem issue look looking find give take come back still already since after before during while until between first last next two three four five six seven eight nine ten people person family friend friends home house business company customer customers client clients small large big little lot lots many few several couple kind different important possible right left part place way well able know think see say said tell ask try tried keep let put show start started stop end seem seems happen happens around under again never always sometimes often ready expert professional someone quick fast cheap price cost budget money pay quality urgent hire hiring fix repair check change add set done needs needed require required via per etc ok okay yes maybe plus would really since whole every away another without within along across even though however enough quite rather almost itself everyone nobody much less least world life hand hands eyes heart love night morning evening sleep woods miles wonder horse mother father child children brother sister kind dark deep lovely green blue red white black street city town country number name word mind head face long short high low great young early late read reading wrote call called story bring brought sure real question answer ' +
  'neu neue neuen neues neuer alt alte alten notig moglich gut gute schnell heute morgen hilfe firma unternehmen kunden kunde jahr jahre woche wochen tag tage zeit arbeit machen gemacht lassen geben gibt gern gerne vielen dank hallo ' +
  'nuevo nueva nuevos nuevas hacer hace ayuda empresa clientes cliente trabajo gracias hola dia dias semana semanas mes meses ano anos bueno urgente ' +
  'nouveau nouvelle nouveaux nouvelles refaire aide entreprise clients travail bonjour jour jours semaine semaines mois ans annee'

const split = (words: string): string[] => words.split(' ')

export const STOP_WORDS: ReadonlySet<string> = new Set(Object.values(STOP_WORDS_BY_LANGUAGE).flatMap(split))
export const COMMON_WORDS: ReadonlySet<string> = new Set(split(COMMON))
