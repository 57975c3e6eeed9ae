import { createElement as h } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Mail } from './mail.ts'
import {
  actionOf,
  FONT,
  factsOf,
  footerOf,
  footnoteOf,
  groupOf,
  headingOf,
  type LetterFact,
  type LetterGroup,
  type LetterLink,
  type LetterQuote,
  PAPER,
  paragraphOf,
  quoteOf,
  sheet,
  table,
  wordmark,
} from './mail-letter-parts.ts'

/** What a letter says, in this order; its look is the same for all. */
export interface Letter {
  to: string
  subject: string
  heading: string
  paragraphs: readonly string[]
  facts?: readonly LetterFact[]
  quote?: LetterQuote
  groups?: readonly LetterGroup[]
  /** What comes after that. */
  closing?: readonly string[]
  /** The one thing to do next. */
  action?: LetterLink
  footnote?: string
  /** Why it came, where that is not plain from the letter, and how to have it otherwise. */
  footer?: { because: string; links: readonly LetterLink[] }
  replyTo?: string
}

const contentOf = ({ heading, paragraphs, facts, quote, groups, closing, action, footnote }: Letter) => [
  wordmark,
  headingOf(heading),
  ...paragraphs.map(paragraphOf),
  ...(facts?.length ? [factsOf(facts)] : []),
  ...(quote ? [quoteOf(quote)] : []),
  ...(groups ?? []).flatMap(groupOf),
  ...(closing ?? []).map(paragraphOf),
  ...(action ? actionOf(action) : []),
  ...(footnote ? [footnoteOf(footnote)] : []),
]

const documentOf = (letter: Letter) =>
  h(
    'html',
    { lang: 'en' },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light' }),
      h('title', null, letter.subject),
    ),
    h(
      'body',
      { style: { margin: 0, padding: 0, backgroundColor: PAPER, fontFamily: FONT } },
      table(
        { backgroundColor: PAPER },
        { padding: '32px 16px', textAlign: 'center' },
        h(
          'div',
          { style: { maxWidth: '560px', margin: '0 auto' } },
          table(sheet, { padding: '32px', fontFamily: FONT }, ...contentOf(letter)),
          ...(letter.footer ? footerOf(letter.footer.because, letter.footer.links) : []),
        ),
      ),
    ),
  )

const quoted = ({ text, by }: LetterQuote): string => [...text.split('\n'), by].map(line => `> ${line}`).join('\n')
const listed = ({ heading, lines }: LetterGroup): string =>
  [heading, ...lines.map(({ text, url }) => `- ${text}${url ? `\n  ${url}` : ''}`)].join('\n')
const linked = ({ label, url }: LetterLink): string => `${label}:\n${url}`

const wordsOf = ({ heading, paragraphs, facts, quote, groups, closing, action, footnote, footer }: Letter): string =>
  [
    heading,
    ...paragraphs,
    ...(facts?.length ? [facts.map(({ label, value }) => `${label}: ${value}`).join('\n')] : []),
    ...(quote ? [quoted(quote)] : []),
    ...(groups ?? []).map(listed),
    ...(closing ?? []),
    ...(action ? [linked(action)] : []),
    ...(footnote ? [footnote] : []),
    '--\nOnhand',
    ...(footer ? [footer.because, ...footer.links.map(linked)] : []),
  ].join('\n\n')

/** The one letter layout: a whole document with its styles written into it, and the same words as text. */
export const writeLetter = (letter: Letter): Mail => ({
  to: letter.to,
  subject: letter.subject,
  text: wordsOf(letter),
  html: `<!doctype html>${renderToStaticMarkup(documentOf(letter))}`,
  ...(letter.replyTo ? { replyTo: letter.replyTo } : {}),
})
