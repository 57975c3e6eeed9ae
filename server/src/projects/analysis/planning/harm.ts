import { fold } from '../../../catalog/taxonomy/fold.ts'

const PEOPLE =
  '(?:ex|girlfriend|boyfriend|wife|husband|partner|neighbou?rs?|boss|colleagues?|coworkers?|competitors?|someone|somebody|friend|freundin|mann|frau|novi[oa]|mari|femme)'
const THEIR_THINGS =
  '(?:accounts?|instagram|facebook|whatsapp|snapchat|tiktok|phone|e-?mails?|gmail|icloud|messages|chats|computer|wi-?fi|konto|handy|cuenta|compte)'

const PAPERS =
  '(?:passports?|id cards?|diplomas?|degrees?|certificates?|transcripts?|pay ?slips?|bank statements?|birth certificate|(?:work|residence) permits?|visas?|driving licen[cs]es?|sick notes?|prescriptions?|papers|attest\\w*|krankmeldung\\w*|zeugnis\\w*|ausweis\\w*|gehaltsabrechnung\\w*|bescheinigung\\w*|certificados?|titulos?|nominas?|pasaportes?|papeles|diplomes?|passeports?|attestations?|bulletins?)'

/** That nobody is to notice it makes watching somebody a wrong. */
const SECRETLY =
  "(?:secretly|in secret|without (?:him|her|them|his|their|my \\w+|the \\w+) (?:knowing|noticing|knowledge)|(?:must|should|may|need|can)(?: not|n['’]?t) (?:know|notice|see|find out)|without (?:him|her|them|anyone|anybody) (?:seeing|finding out)|heimlich|unbemerkt|ohne dass (?:\\w+ ){1,3}(?:merkt|weiss|weiß|mitbekommt)|(?:nichts|es nicht) merken|a escondidas|en secreto|sin que (?:\\w+ ){1,3}?(?:sepan?|enteren?|noten?)|en cachette|en secret|a (?:son|leur) insu|sans qu['’ ]?(?:\\w+ ){1,3}?(?:sachent?|remarquent?))"
const WATCHING =
  '(?:cameras?|kameras?|camaras?|phones?|handy|smartphone|track\\w*|monitor\\w*|spy\\w*|record\\w*|read|gps|tracker|keylogger|laptop|e-?mails?|messages|chats?|whatsapp|facebook|instagram|accounts?|konto|cuenta|compte|uberwach\\w*|abhor\\w*|mitles\\w*|orten|ortung|espiar|vigilar|rastrear|entrar|leer|grabar|correo|movil|surveiller|espionner|suivre|lire|enregistrer|telephone|portable)'
const NEAR_PEOPLE =
  '(?:ex|girlfriend|boyfriend|wife|husband|partner|neighbou?rs?|boss|colleagues?|employees?|tenants?|guests?|freundin|freund|frau|mann|chef|nachbar\\w*|angestellt\\w*|mitarbeiter\\w*|mieter\\w*|gast|gaste\\w*|novi[oa]|marido|mujer|jefe|vecin[oa]|emplead[oa]s?|inquilin[oa]s?|mari|femme|copine|copain|patron|voisine?|employes?|locataires?)'
const PRIVATE_PLACE =
  '(?:bathrooms?|toilets?|showers?|bedrooms?|changing|guests?|tenants?|badezimmer|bad|dusche|schlafzimmer|umkleide\\w*|gaste\\w*|mieter\\w*|bano|ducha|dormitorio|vestuario|salle de bains?|douche|chambre|vestiaire)'
const OF_SPYING = [
  new RegExp(`\\b(?:mouchard|spyware|stalkerware|logiciel espion|spy ?app|spionage ?app)\\b.{0,60}\\b${NEAR_PEOPLE}\\b`),
  new RegExp(`\\b${WATCHING}\\b.{0,80}\\b${SECRETLY}\\b|\\b${SECRETLY}\\b.{0,80}\\b${WATCHING}\\b`),
  new RegExp(`\\b(?:spy on|ausspionier\\w*|bespitzel\\w*|espiar|espionner)\\b.{0,60}\\b${NEAR_PEOPLE}\\b`),
  new RegExp(
    `\\b(?:hidden|secret|spy|versteckte\\w*|oculta|espia|cachee) (?:cam|cams|cameras?|kameras?)\\b.{0,60}\\b${PRIVATE_PLACE}\\b|\\b(?:camara|kamera|camera) (?:oculta|espia|cachee)\\b.{0,60}\\b${PRIVATE_PLACE}\\b`,
  ),
  new RegExp(
    `\\b(?:tiny|mini|small|concealed|disguised|invisible|winzige\\w*|getarnte\\w*|unsichtbare\\w*|diminutas?|camufladas?|minuscules?|invisibles?) (?:cams?|cameras?|kameras?|camaras?)\\b.{0,60}\\b${PRIVATE_PLACE}\\b`,
  ),
  /\b(?:install\w*|put|plant|place|einrichten|instala\w*|installer?)\b.{0,60}\bkeylogger\b|\bkeylogger\b.{0,80}\b(?:install\w*|einrichten)\b/,
  new RegExp(
    `\\b(?:nudes?|naked|nackt\\w*|desnud\\w*|intimate|intim\\w*|nues?)\\b.{0,60}\\b${NEAR_PEOPLE}\\b.{0,60}\\b(?:online|internet|netz|post|upload|publish|stell\\w*|subir|publicar|publier|mettre|red)\\b|\\b(?:post|upload|publish|subir|publicar|publier|mettre)\\b.{0,40}\\b(?:nudes?|naked|nackt\\w*|desnud\\w*|intim\\w*|nues?)\\b.{0,40}\\b${NEAR_PEOPLE}\\b`,
  ),
  /\b(?:find out where|locate|track down|aufspuren|localizar|retrouver)\b.{0,30}\b(?:my|meine?|mi|mon) ex\b/,
  /\b(?:my|meine?|mi|mon) ex\b[\s\S]{0,200}\b(?:find out where|herausfinden,? wo|averigu\w* donde|trouver ou)\b/,
]
const OF_DECEIT = [
  new RegExp(`${PAPERS}\\b.{0,30}\\b(?:fals[oa]s?|faux|fausses?|forged|gefalscht\\w*)\\b`),
  /\b(?:looks? like|copy of|clone|imitat\w*|aussieht wie|parezca|ressemble)\b.{0,60}\b(?:login|bank\w*|banco|banque|paypal)\b.{0,60}\b(?:collect|steal|harvest|capture|get|sammel\w*|abgreif\w*|robar|recoger|voler|recuperer)\b.{0,30}\b(?:passwords?|data|logins?|cards?|passworter|daten|contrasenas|datos|mots de passe|donnees)\b/,
  /\b(?:bypass|manipulat\w*|tamper\w*|trick|umgeh\w*|uberbruck\w*|manipulier\w*|trucar|puentear|manipular|trafiquer|contourner)\b.{0,40}\b(?:(?:electricity|power|gas|water) meter|meters?|stromzahler|zahler|gaszahler|contador\w*|compteur)\b/,
  /\b(?:falsif\w+|falsch(?:e|en|t)?|gefalsch\w+|forge|counterfeit|contrefaire)\b.{0,60}\b(?:contracts?|contratos?|vertrage?|arbeitsvertrag|contrats?|invoices?|rechnung(?:en)?|facturas?|factures?|receipts?|quittung(?:en)?|recibos?)\b/,
  /\b(?:write|buy|post|create|need|want|order|schreib\w*|kauf\w*|brauch\w*|escrib\w*|compr\w*|necesit\w*|ecri\w*|achet\w*)\b.{0,30}\b(?:fake|falsche|fals[ao]s|fausses|faux)\b.{0,30}\b(?:reviews?|ratings?|bewertungen|resenas|opiniones|avis)\b(?!.{0,40}\b(?:remov|delet|taken down|report|entfern|losch|borr|elimin|quit|supprim|retir)\w*)/,
  /\b(?:write|buy|post|create|need|want|schreib\w*|kauf\w*|escrib\w*|compr\w*|ecri\w*|achet\w*)\b.{0,30}\b(?:reviews?|ratings?|bewertungen|resenas|opiniones|avis)\b.{0,40}\b(?:(?:from|by|under|as) (?:different|various|other|several|made[- ]up|invented) (?:people|persons|names|customers|guests|accounts|profiles)|(?:von|unter) (?:verschiedenen|anderen|erfundenen) \w+|(?:de|con) (?:distint[oa]s|vari[oa]s|otr[oa]s) (?:personas|nombres|clientes|perfiles|cuentas)|(?:de|sous) (?:plusieurs|differents?|faux) (?:personnes|noms|clients|profils|comptes))/,
  /\b(?:set|make|adjust|program|reprogram|get|stell\w*|einstell\w*|mach\w*|ajust\w*|regl\w*)\b.{0,40}\b(?:meter|stromzahler|zahler|contador|compteur)\b.{0,40}\b(?:half|less|slower|backwards|halfte|weniger|langsamer|ruckwarts|mitad|menos|moitie|moins)\b/,
  /\blogin\b.{0,60}\b(?:saves?|stores?|records?|collects?|logs|sends?|speicher\w*|guard\w*|enregistr\w*)\b.{0,30}\b(?:what|was|lo que|ce que)\b.{0,30}\b(?:types?|typed|enters?|entered|eingeben|eingibt|escrib\w*|introduc\w*|tape\w*|saisi\w*)/,
  /\b(?:change|alter|edit|modify|raise|lower|ander\w*|cambi\w*|modific\w*|modifi\w*|chang\w*)\b.{0,40}\b(?:amounts?|totals?|dates?|betrage?|summen?|importes?|montants?)\b.{0,60}\b(?:tax office|tax authorit\w+|insurance|finanzamt|versicherung|hacienda|seguro|fisc|assurance)\b/,
  /\b(?:sick note|sick leave|krankschreibung|krankmeldung|attest|arret de travail|arret maladie|certificat medical|baja (?:medica|laboral)|prescription|ordonnance|receta)\b.{0,60}\b(?:without|sans|ohne|sin)\b.{0,24}\b(?:doctor|medecin|arzt|artz|medico|examination|consultation)\b/,
  /\b\d{2,3}[.,' ]?\d{3} ?(?:km|kilomet\w+|miles)\b.{0,60}\b(?:soll\w*|should|must|debe\w*|doi(?:t|vent)|to)\b.{0,30}\b\d{2,3}[.,' ]?\d{3}\b.{0,20}\b(?:steh\w*|anzeig\w*|shows?|says?|reads?|marc\w*|affich\w*)/,
  /\b(?:crack|keygen|craquear|cracker|umgeh\w*|bypass)\b.{0,30}\b(?:licen[cs]e|lizenz\w*|licencia|activation|copy protection|kopierschutz|drm)\b/,
  /\b(?:millions?|mass|bulk|\d{4,}|massenhaft|mill?on(?:es)?|masse)\b.{0,40}\b(?:(?:e-?)?mails?|messages|sms|correos|courriels)\b.{0,60}\b(?:without (?:consent|permission)|ohne (?:einwilligung|zustimmung)|sin (?:consentimiento|permiso)|sans (?:consentement|permission)|(?:fake|faux|falsche\w*|fals[oa]s) (?:senders?|expediteurs?|absender\w*|remitentes?))\b/,
  /\b(?:hand (?:it )?in|submit|abgeben|einreichen|entregar\w*|rendre)\b.{0,30}\b(?:as (?:my|if it were my) own|als (?:meine )?eigene\w*|como (?:propi[oa]|mi[oa]|si fuera mi[oa])|comme (?:le mien|la mienne))\b/,
  /\b(?:evade|hide|hinterzieh\w*|evadir|ocultar|frauder|dissimuler)\b.{0,40}\b(?:tax(?:es)?|income|steuern?|einkommen|einnahmen|impuestos|ingresos|hacienda|impots?|revenus?|fisc)\b|\blaunder(?:ing)? money\b|\bgeldwasche\b|\bblanquear dinero\b/,
]
/** What is taken out to be cleaned or replaced goes back in. */
const GOES_BACK =
  '(?!.*\\b(?:replac\\w+|new|clean\\w*|regenerat\\w+|ersetz\\w+|neu\\w*|reinig\\w+|cambi\\w+|limpi\\w+|nuevo|remplac\\w+|nettoy\\w+|neuf)\\b)'
const OF_DANGER = [
  /\b(?:make|keep|get|knock|mach\w*|leg\w*)\b.{0,20}\b(?:their|his|her|(?:a |the |my |our )?competitor(?:['’]?s)?|deren|ihre|seine)\b.{0,20}\b(?:sites?|shop|server|website|pages?|account|app|webseite|seite|konto)\b.{0,40}\b(?:slow\w*|offline|down|unreachable|crash\w*|banned|blocked|disappear|langsam\w*|lahm\w*|gesperrt)\b/,
  /\b(?:make|cause|let|arrange|start|happen\w*|set|causar|provocar|provoquer|verursach\w*)\b.{0,80}\b(?:looks? like an accident|wie ein unfall aus\w+|parezca un accidente|(?:passer pour|ressemble a) un accident)\b/,
  new RegExp(
    `^${GOES_BACK}.*\\b(?:take|get|gut|hollow|program|map)\\b.{0,30}\\b(?:dpf|egr|ad ?blue|catalytic converter|particulate filter|particle filter)\\b.{0,20}\\bout\\b`,
    'm',
  ),
  /\b(?:make|have)\b.{0,40}\b(?:sites?|websites?|servers?|shop)\b.{0,20}\bgo (?:down|offline)\b/,
  /\b(?:jammers?|storsender|inhibidor de (?:senal|frecuencias?)|brouilleur)\b/,
  new RegExp(
    `^${GOES_BACK}.*\\b(?:disable|remove|delete|bypass|deactivate|deaktivier\\w*|ausbauen|stilllegen|quitar|anular|desactivar|supprimer|desactiver|enlever)\\b.{0,40}\\b(?:dpf|egr|ad ?blue|emissions? (?:filter|control|system)|catalytic converter|particulate filter|particle filter|partikelfilter|katalysator|filtro de particulas|catalizador|filtre a particules|fap|catalyseur)\\b`,
    'm',
  ),
  /\b(?:rifle|pistol|gun|semi[- ]?auto\w*)\b.{0,40}\b(?:full(?:y)?[- ]auto\w*|silencer|untraceable)\b/,
  /\b(?:build|make|bauen|bastel\w*|herstell\w*|fabricar|construir|hacer|fabriquer|construire)\b.{0,40}\b(?:(?<!\b(?:bath|seed|cocoa|chocolate|photo|cherry) )bombs?|pipe bomb|bombe(?! de)|sprengsatz|sprengstoff|bomba (?:casera|explosiva)|explosivos?|explosifs?|waffe|arma de fuego|arme a feu)\b|\b(?:bombe|sprengsatz|waffe)\b.{0,20}\b(?:bauen|basteln|herstellen)\b/,
  /\b(?:poison(?! ivy)|vergiften|envenenar|empoisonner)\b.{0,30}\b(?:neighbou?r\w*|dogs?|cats?|husband|wife|hund\w*|katze\w*|nachbar\w*|perr[oa]s?|gat[oa]s?|vecin[oa]s?|chiens?|chats?|voisine?s?)\b/,
  /\b(?:to|help me|want to) (?:blackmail|extort)\b|\b(?:ich will|mochte) \S+ erpressen\b|\b(?:quiero|ayudame a) (?:chantajear|extorsionar)\b|\bfaire chanter\b/,
  /\b(?:steal|stehlen|klauen|robar|voler)\b.{0,40}\b(?:customer (?:data|list)|passwords?|kundendaten|passworter|datos|contrasenas|donnees|mots de passe)\b/,
]

/** Wishes that harm somebody or break the law, as they are usually put. */
const HARMFUL = [
  ...OF_SPYING,
  ...OF_DECEIT,
  ...OF_DANGER,
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
  /\b(?:build|make|print|buy|sell|get|need|want|order|design|bauen|construir|fabriquer)\b.{0,25}\b(?:guns?|pistols?|rifles?|(?<!\b(?:bath|seed|cocoa|chocolate|photo|cherry) )bombs?|explosives?|silencers?|grenades?|ammunition|bombe|pistole|pistola|pistolet)\b(?! safe)/,
  /\b(?:cook|make|produce|synthesi[sz]e|sell|buy|deal|smuggle)\b.{0,20}\b(?:meth|crystal meth|cocaine|heroin|mdma|ecstasy|lsd|fentanyl|drugs)\b/,
  /\b(?:forge|falsify|counterfeit|fake|falsch|falschen|gefalsch\w+|fals[oa]s?|faux|fausse)\b.{0,15}\b(?:passports?|ids?|id cards?|diplomas?|degrees?|certificates?|invoices?|signatures?|money|banknotes?|driving licen[cs]es?|bank statements?|doctor['’]?s notes?|pass|zeugnis|ausweis|pasaporte|titulo|factura|passeport|diplome)\b/,
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
  /\b(?:take|sit|write|do)\b.{0,40}\b(?:exams?|test)\b.{0,30}\b(?:for me|(?:in|under) my (?:name|place)|instead of me|pretending to be me)\b/,
]
/** What makes such words harmless: a game, a tool, a complaint about what others did. */
const HARMLESS =
  /\b(?:game|vr|unity|unreal|toy|film|movie|museum|cosplay|(?:glue|nail|spray|heat|water|massage|caulking) ?gun|(?:was|were|got|been|is|are) (?:hacked|forged|faked)|received|detect|prevent|protect|nobody can|no one can|schutzen|proteger|proteg\w+|verhindern|evitar|eviter|parental control|kindersicherung|control parental|controle parental|penetration test|phishing training|awareness)\b/

/** Whether a text asks for something that would harm somebody or break the law. A word by itself ('poison', 'bomb') asks for nothing. */
export const asksForHarm = (text: string): boolean => {
  const folded = fold(text)
  return !HARMLESS.test(folded) && HARMFUL.some(pattern => pattern.test(folded))
}
