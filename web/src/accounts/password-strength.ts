import { PASSWORD_MIN } from '#contract/accounts-auth.ts'

export type PasswordStrength = 'too-short' | 'weak' | 'fair' | 'strong'

const FAIR_BITS = 45
const STRONG_BITS = 65

/** What everybody tries first, also with digits for letters. */
const WELL_KNOWN = ['password', 'passwort', 'qwertz', 'qwerty', 'letmein', 'welcome', 'iloveyou', 'admin', 'onhand']
const LETTER_OF_DIGIT: Record<string, string> = { '0': 'o', '1': 'l', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's' }
const MEANINGFUL_LENGTH = 3

const alphabetOf = (password: string): number =>
  (/[a-z]/.test(password) ? 26 : 0) +
  (/[A-Z]/.test(password) ? 26 : 0) +
  (/\d/.test(password) ? 10 : 0) +
  (/[^a-zA-Z\d\s]/.test(password) ? 30 : 0) +
  (/\s/.test(password) ? 1 : 0)

/** The characters that a guesser could not have told from the ones before: 'aaaa' has one, 'abcd' has one, '4711' has four. */
const surprisingCharacters = (password: string): number => {
  const signs = [...password]
  const codeAt = (index: number) => signs[index]?.codePointAt(0) ?? Number.NaN
  return signs.filter((_, index) => {
    const step = codeAt(index) - codeAt(index - 1)
    return Number.isNaN(step) || Math.abs(step) > 1
  }).length
}

const withoutKnownWords = (password: string, known: readonly string[]): string => {
  const plain = [...password.toLowerCase()].map(sign => LETTER_OF_DIGIT[sign] ?? sign).join('')
  return known.reduce((rest, word) => {
    const at = plain.indexOf(word)
    return at < 0 ? rest : rest.replace(password.slice(at, at + word.length), word.charAt(0))
  }, password)
}

/** A rough measure for a hint; the rule itself is the length in the contract. `personal` is what everybody knows of the person: name, address. */
export const passwordStrength = (password: string, personal: readonly string[] = []): PasswordStrength => {
  if (password.length < PASSWORD_MIN) return 'too-short'
  const known = [...WELL_KNOWN, ...personal.flatMap(text => text.toLowerCase().split(/[^\p{L}\d]+/u))].filter(
    word => word.length >= MEANINGFUL_LENGTH,
  )
  const rest = withoutKnownWords(password, known)
  const bits = surprisingCharacters(rest) * Math.log2(Math.max(2, alphabetOf(rest)))
  if (bits < FAIR_BITS) return 'weak'
  return bits < STRONG_BITS ? 'fair' : 'strong'
}
