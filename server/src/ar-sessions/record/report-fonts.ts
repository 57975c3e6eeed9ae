import { createRequire } from 'node:module'
import { Font } from '@react-pdf/renderer'

const require = createRequire(import.meta.url)
/** The alphabets that the report's letters cover, in the order in which they are looked through. */
const SUBSETS = ['latin', 'latin-ext', 'cyrillic', 'greek', 'vietnamese'] as const
const fileOf = (subset: string, weight: number) => require.resolve(`@fontsource/inter/files/inter-${subset}-${weight}-normal.woff`)

/** A letter that none of the alphabets has would be drawn as another one. */
const UNKNOWN = /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]|\p{Extended_Pictographic}/gu

for (const subset of SUBSETS)
  Font.register({ family: `Inter ${subset}`, fonts: [{ src: fileOf(subset, 400) }, { src: fileOf(subset, 700), fontWeight: 700 }] })
// Words are not cut: an address or a part's number is read by its end too.
Font.registerHyphenationCallback(word => [word])

export const REPORT_FONTS = SUBSETS.map(subset => `Inter ${subset}`)

/** Text as the report can write it: what it has no letter for is a question mark, and stands in the record's page. */
export const writable = (text: string): string => text.replace(UNKNOWN, '?')
