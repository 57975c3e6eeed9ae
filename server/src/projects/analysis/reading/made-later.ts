const MADE =
  'cut|bent|milled|turned|printed|cast|welded|machined|manufactured|produced|fabricated|assembled|built|moulded|molded|injection moulded|laser cut|3d printed|cnc milled|poured|erected'

/** 'The bracket will be laser cut from 4 mm steel', 'das Gehäuse wird gespritzt': how what is designed is made later, by others. */
const MADE_LATER = new RegExp(
  [
    `\\b(?:will|shall|is going to|are going to) (?:later |then |afterwards |finally )?be (?:[\\p{L}\\d-]+ )?(?:${MADE})\\b`,
    '\\b(?:wird|werden)\\b[^.;:!?]*\\b(?:gefrast|gedruckt|gelasert|lasergeschnitten|geschnitten|gekantet|gebogen|gegossen|gespritzt|geschweisst|gefertigt|produziert|gebaut)\\b',
    '\\bse (?:va a |van a )?(?:cortara|fresara|imprimira|fabricara|producira|soldara|cortar|fresar|imprimir|fabricar|producir|soldar)n?\\b',
    '\\b(?:sera|seront) (?:ensuite |puis )?(?:usine|imprime|decoupe|plie|fabrique|produit|moule|soude)e?s?\\b',
  ].join('|'),
  'u',
)

/** Whether a folded sentence only says how something will be made. */
export const saysMadeLater = (sentence: string): boolean => MADE_LATER.test(sentence)
