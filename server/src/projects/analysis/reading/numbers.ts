const NUMBER_WORDS = new Map<string, number>([
  ...pairs(
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
    1,
  ),
  ...pairs('zwei drei vier funf sechs sieben acht neun zehn elf zwolf', 2),
  ...pairs('dos tres cuatro cinco seis siete ocho nueve diez once doce', 2),
  ...pairs('deux trois quatre cinq six sept huit neuf dix onze douze', 2),
  ['thirty', 30],
  ['forty', 40],
  ['fifty', 50],
  ['sixty', 60],
  ['eighty', 80],
  ['hundred', 100],
  ['thousand', 1000],
  ['dozen', 12],
  ['dutzend', 12],
  ['docena', 12],
  ['docenas', 12],
  ['douzaine', 12],
  ['douzaines', 12],
  ['zwanzig', 20],
  ['dreissig', 30],
  ['vierzig', 40],
  ['hundert', 100],
  ['tausend', 1000],
  ['veinte', 20],
  ['treinta', 30],
  ['cuarenta', 40],
  ['cien', 100],
  ['mil', 1000],
  ['vingt', 20],
  ['trente', 30],
  ['quarante', 40],
  ['cent', 100],
  ['mille', 1000],
  ['couple', 2],
  ['pair', 2],
  ['few', 3],
  ['several', 4],
  ['paar', 3],
  ['mehrere', 4],
  ['einige', 3],
  ['varios', 4],
  ['varias', 4],
  ['plusieurs', 4],
  ['quelques', 3],
  ['both', 2],
])

function pairs(words: string, from: number): [string, number][] {
  return words.split(' ').map((word, index) => [word, from + index])
}

/** What a number word of four languages means ('three', 'zwölf' folded, 'a couple' by its noun); null for other words. */
export const numberWord = (folded: string): number | null => NUMBER_WORDS.get(folded) ?? null

/** A number as people write it: 1,200  1.200  1 200  2.5  2,5  60k. */
export const NUMERAL = /\d{1,3}(?:[.,'’ ]\d{3})+(?!\d)|\d+(?:[.,]\d+)?/

/** Reads a match of NUMERAL: three digits after a mark are thousands, else decimals. */
export const readNumeral = (written: string): number => {
  const isGrouped = /^\d{1,3}(?:[.,'’ ]\d{3})+$/.test(written)
  return Number(isGrouped ? written.replace(/\D/g, '') : written.replace(',', '.'))
}
