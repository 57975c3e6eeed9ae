/** 'We pay 20 per page': what one costs counts nothing. Over folded text. */
export const SAYS_PRICE =
  /[€$£]|\b(?:pay\w*|pric\w+|costs?|fees?|rate|budget|euros?|eur|usd|gbp|dollars?|pounds|preis\w*|kost\w+|zahl\w+|honorar|precio\w*|cuesta\w*|coste\w*|pag(?:o|a|amos|ar)|prix|cout\w*|pay(?:er|ons)|tarif\w*)\b/u
