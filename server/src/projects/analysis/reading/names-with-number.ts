const DEVICE =
  '(?:database|engine|motor|boiler|printer|scooter|tractor|mower|headset|router|camper|lathe|compressor|generator|pump|inverter|dishwasher|oven|laptop|tablet|drone|saxophone|loom|controller|excavator|digger|forklift)'
/** What goes on behind a device: 'drops under load', and no noun that a number may count: '40 tractor manuals'. */
const GOES_ON =
  'drops?|leaks?|stops?|runs?|starts?|needs?|makes?|has|is|was|will|won|does|keeps?|and|that|which|with|in|on|for|from|to|at|of'
const HAVING = '(?:needs?|has|have|employs?|sells?|makes?|uses?|wants?)\\b'
/** 'My Massey Ferguson 135 tractor', 'a MySQL 5.7 database', '57ft narrowboat, Beta 38 engine': how it is called, and no number of them. */
const CALLED_BY_NUMBER = new RegExp(
  `(?<=\\b(?:an?|my|our|his|her|their|your|the) (?:(?!${HAVING})\\p{L}+ ){1,2}|(?:^|[,;:.] )\\p{L}{3,} (?=\\S+ ${DEVICE}\\W*(?:$|[,;:.])))(?:[2-9]|\\d{2,4})(?:\\.\\d+)* (?=${DEVICE}\\b(?! (?!(?:${GOES_ON})\\b)\\p{L}))`,
  'gu',
)

/** Numbers that are part of a name, and what is left of it for counting. Of folded text. */
export const NAMES_WITH_NUMBER: readonly (readonly [said: RegExp, plain: string])[] = [
  // 'Quest 3', 'iPhone 13', 'Series 8': a name, and no number of things.
  [/\b(quest|iphone|galaxy|pixel|playstation|ps|version|series|serie) \d{1,2}\b/g, '$1'],
  // 'Postgres 11 to 16', 'PHP 7.4 auf 8.3': from one version to another.
  [
    /\b(postgres(?:ql)?|mysql|mariadb|mongodb|oracle|sql server|exchange|windows(?: server)?|ubuntu|debian|php|python|java|node(?:\.js)?|angular|react|vue|laravel|symfony|django|rails|magento|typo3|drupal|wordpress|odoo|kubernetes|swift|net) v?\d+(?:\.\d+)* (?:to|auf|nach|a|vers|hasta|->|→) (?:version )?v?\d+(?:\.\d+)*(?=\W*(?:$|[.,;:!?()])| (?:upgrade|migration|update|migrieren|umstellen|heben|bringen|aktualisieren|on|with|and|in|by|before|over|und|mit|avec|con|et|sur|this|next)\b)/gu,
    '$1',
  ],
  [CALLED_BY_NUMBER, ''],
]
