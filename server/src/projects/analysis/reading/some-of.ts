/** 'Three of our 12 laptops' are three. */
const SOME_OF =
  /(?<![\p{L}\d])(\d+|two|three|four|five|six|zwei|drei|vier|funf|sechs|dos|tres|cuatro|cinco|seis|deux|trois|quatre|cinq) ((?:of (?:our|the|my|these|those)|von (?:unseren|den|meinen)|unserer|de (?:nuestr[oa]s|l[oa]s|mis|nos|mes)|des) \d+)(?= (?!(?:in|on|at|are|have|need|im|sind|haben|en|estan|dans|sont|ont)\b)\p{L})/gu

/** A folded text in which only those are left that are meant; every place stays where it was. */
export const withoutTheOthers = (folded: string): string =>
  folded.replaceAll(SOME_OF, (_, some: string, all: string) => `${some} ${' '.repeat(all.length)}`)
