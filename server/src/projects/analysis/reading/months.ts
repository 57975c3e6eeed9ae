/** Names of months in English, German, Spanish, French and Italian, folded: the source of a pattern. */
export const MONTH_NAMES =
  'january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|marz|mai|juni|juli|oktober|dezember|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre'

/** Seasons and feasts by which people say when, folded: the source of a pattern. */
export const SEASON_NAMES =
  'christmas|easter|summer|winter|autumn|spring|thanksgiving|new year|(?:the )?holidays|weihnachten|ostern|pfingsten|silvester|neujahr|fruhjahr|fruhling|sommer|herbst|schulbeginn|(?:den )?(?:sommer)?ferien|navidad(?:es)?|semana santa|pascua|verano|otono|primavera|invierno|noel|paques|rentree|ete|printemps|automne|hiver|natale|pasqua'
