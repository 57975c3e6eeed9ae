import { fold } from '../../../catalog/taxonomy/fold.ts'

const THE = "(?:(?:the|your|any|das|die|den|dem|der|el|la|los|las|le|les|al|au|aux|du|del|zum|zur) |l['’] ?)*"
const PROGRAM =
  '(?:ai|ki|ia|llm|gpt|chat ?gpt|claude|gemini|copilot|(?:chat ?)?bots?|assistants?|asistentes?|assistenten?|models?|modell\\w*|modeles?|modelos?|language models?|sprachmodell\\w*|algorithm\\w*|algoritmos?|planner|planer|planificador|planificateur|analysts?|analyst\\w*|estimator|systems?|systeme|sistema|intelligence artificielle|inteligencia artificial|kunstliche[nr]? intelligenz|agents?|agente)'
const AI =
  '(?:ai|ki|ia|llm|gpt|chat ?gpt|(?:chat ?)?bot|language model|sprachmodell|modele de langage|modelo de lenguaje|intelligence artificielle|inteligencia artificial|kunstliche intelligenz|assistant|machine|program)'
const NOTE =
  '(?:notes?|messages?|instructions?|hints?|reminder|memo|prompt|attention|important|hinweise?|notiz|nachricht|anweisung(?:en)?|befehle?|bemerkung|wichtig|achtung|notas?|mensaje|instruccion(?:es)?|aviso|orden|importante|atencion|remarques?|consignes?|ordres?)'

const ESTIMATES = '(?:costs?|prices?|hours|estimates?|totals?|budgets?|rates?|tasks?|complexity)'

/** Whoever is spoken to is a program. */
const TO_A_MACHINE = [
  new RegExp(
    `\\b(?:ab hier|ab jetzt|from (?:here|now) on|a partir de (?:aqui|ahora)|a partir de maintenant|desormais)\\b.{0,30}\\b${PROGRAM}\\b`,
  ),
  /\byou (?:must|will|should|shall|may) (?:now )?act as\b|\bact as an? (?:planner|ai|assistant|model|bot)\b|\b(?:actua|agis|agiere|verhalte dich) (?:como|comme|als)\b/,
  new RegExp(
    `\\b${NOTE} (?:\\w+ )?(?:to|for|an|fur|para|a|al|pour|destinee?s? (?:a|au|aux)|dirigid[oa]s? al?) ?${THE}${PROGRAM}\\b[^.!?:,]{0,24}(?::|,| -|–)`,
  ),
  new RegExp(`\\ba l['’ ]?attention (?:de|du|des) ?${THE}${PROGRAM}\\b`),
  new RegExp(`^\\W*(?:dear|hey|hello|hi|liebe[rs]?|hallo|querid[oa]|hola|cher|chere|bonjour) ${THE}${AI}\\b`),
  new RegExp(`\\b(?:if you(?:['’]re| are)|wenn du|falls du|si eres|si tu es|si vous etes) (?:an? |eine? |una? |une? )?${AI}\\b`),
  /\b(?:who|what)ever (?:or (?:who|what)ever )?(?:reads|processes|parses|analy[sz]es) this\b/,
  /\bas (?:the |an? )?(?:developer|admin\w*|owner|creator|operator) of (?:this|the) (?:planner|tool|system|ai|bot|assistant)\b/,
  /^\s*(?:\[|<|#+ ?|\/\*)?\s*(?:system|assistant|developer|admin|user)\s*(?:prompt|message|note|override)?\s*(?:\]|>|:)/,
  /\b(?:system prompt|jailbreak|developer mode|as an ai\b|large language model|prompt injection)/,
  /\byou are (?:now )?(?:in (?:admin|god|developer) mode|(?:an? )?(?:ai|assistant|chatbot|language model|unrestricted|dan)\b)/,
  /\b(?:i order you|ich befehle dir|te ordeno|je t['’]ordonne)\b/,
]
/** What only a program that plans could be told to do. */
const ABOUT_THE_PLAN = [
  /\b(?:ignore|disregard|forget|override|bypass) (?:all |any |the |your |these |every |what )*(?:previous|prior|above|earlier|preceding|existing|instructions?|rules?|prompts?|directions?|i (?:said|wrote)|(?:the )?client (?:says?|said|wants?|wrote))\b/,
  /\b(?:ignoriere?n?|vergiss|missachte) (?:alle?s? |die |den |das |was |bitte )*(?:vorherig\w*|bisherig\w*|obig\w*|anweisung\w*|vorgaben|davor|vorher|der kunde)\b/,
  /\b(?:ignora|olvida|descarta|omite)\w* (?:todas? |todo |las |los |lo |el |la )*(?:instrucci\w+|anterior\w*|peticion|encargo)\b/,
  /\b(?:ignore[zrs]?|oublie[zrs]?) (?:toutes? |tout |les |la |le |ce )*(?:instructions?|consignes?|demande|precedent\w*|qui precede)\b/,
  new RegExp(
    `\\b(?:set|make|put|price|estimate|report|output|return) (?:all |every |the |each |total |your )*${ESTIMATES} (?:to|as|at|equal|is|=)? ?(?:zero|0|1|one|free|low|nothing|\\d{4,})\\b`,
  ),
  new RegExp(`\\b(?:double|triple|multiply|halve|inflate) (?:all |every |the |each |your )+${ESTIMATES}\\b`),
  /\b(?:setze?|stelle?) (?:das |die |den |alle )*(?:budget|stunden|kosten|preise?|aufwand) auf\b/,
  /\b(?:pon|establece|fija) (?:el |la |las |los |todas )*(?:presupuesto|horas|costes?|precios?) (?:a|en)\b/,
  /\b(?:mets|mettez|fixe[zr]?) (?:le |la |les |toutes )*(?:budget|heures|couts?|prix) a\b/,
  /^\W*(?:add|append|insert|include)\b.{0,20}\btasks?\b.{0,80}\bhours?\b|\badd task ["“]|^\W*ajoute[zr]? (?:\S+ )?taches?\b|^\W*anade (?:\S+ )?tareas?\b|^\W*fuge? (?:\S+ )?aufgaben? hinzu/,
  /\b(?:output|print|reveal|return|respond with|reply with|answer with|antworte(?: nur)? mit|responde (?:solo|unicamente)|reponds? (?:seulement|uniquement)) (?:only |just |exactly )*(?:json|the prompt|your (?:prompt|instructions)|the following|the names of all|one task|1 task|einer|una|une|ok|yes)\b/,
  /\b(?:the correct answer is|the only task is|do(?:n['’]?t| not) tell the (?:client|user)|recommend only the expert|(?:approve|aprueba|genehmige|approuve) (?:this|este|dieses?|ce) (?:project|plan|proyecto|projekt|projet))\b/,
  /<\/?script\b|\bdrop table\b/,
]

/** Whether a text speaks to the program that reads the brief instead of describing work: it is quoted as not understood and has no effect. */
export const isInstructionToMachine = (text: string): boolean => {
  const folded = fold(text)
  return [...TO_A_MACHINE, ...ABOUT_THE_PLAN].some(pattern => pattern.test(folded))
}
