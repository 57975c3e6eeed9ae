import { type CSSProperties, createElement as h, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Mail } from './mail.ts'

/** What a letter says; its look is the same for all. */
export interface Letter {
  to: string
  subject: string
  heading: string
  paragraphs: readonly string[]
  /** The one thing to do next. */
  action?: { label: string; url: string }
  footnote?: string
  replyTo?: string
}

// Mail programs know no variables and no dark mode worth relying on: the light tokens of the web, written out.
const PAPER = '#faf7f1'
const RAISED = '#ffffff'
const INK = '#16211c'
const SOFT = '#55605a'
const LINE = '#ded7ca'
const MARKER = '#e5482d'
const MARKER_FILL = '#c93a20'
const FONT = "Inter, 'Segoe UI', system-ui, -apple-system, Helvetica, Arial, sans-serif"

const text: CSSProperties = { margin: '0 0 16px', fontSize: '16px', lineHeight: '24px', color: INK, whiteSpace: 'pre-line' }
const small: CSSProperties = { ...text, margin: '16px 0 0', fontSize: '14px', lineHeight: '20px', color: SOFT }
const button: CSSProperties = {
  display: 'inline-block',
  padding: '12px 20px',
  borderRadius: '8px',
  backgroundColor: MARKER_FILL,
  color: '#ffffff',
  fontSize: '16px',
  lineHeight: '20px',
  fontWeight: 600,
  textDecoration: 'none',
}
const sheet: CSSProperties = {
  width: '100%',
  maxWidth: '560px',
  backgroundColor: RAISED,
  border: `1px solid ${LINE}`,
  borderRadius: '10px',
  borderCollapse: 'separate',
  textAlign: 'left',
}

/** Tables carry the layout: the only one that every mail program draws. */
const table = (style: CSSProperties, cell: CSSProperties, ...content: ReactNode[]) =>
  h(
    'table',
    { role: 'presentation', width: '100%', cellPadding: 0, cellSpacing: 0, style },
    h('tbody', null, h('tr', null, h('td', { style: cell }, ...content))),
  )

const wordmark = h(
  'p',
  { style: { margin: '0 0 24px', fontSize: '18px', lineHeight: '24px', fontWeight: 700, color: INK } },
  h('span', { style: { borderBottom: `3px solid ${MARKER}` } }, 'Onhand'),
)

const actionOf = ({ label, url }: NonNullable<Letter['action']>) => [
  h('p', { style: { margin: '24px 0' } }, h('a', { href: url, style: button }, label)),
  h(
    'p',
    { style: { ...small, wordBreak: 'break-all' } },
    'If the button does not work, open this address: ',
    h('a', { href: url, style: { color: SOFT } }, url),
  ),
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
          table(
            sheet,
            { padding: '32px', fontFamily: FONT },
            wordmark,
            h('h1', { style: { margin: '0 0 16px', fontSize: '24px', lineHeight: '30px', color: INK } }, letter.heading),
            ...letter.paragraphs.map(words => h('p', { style: text }, words)),
            ...(letter.action ? actionOf(letter.action) : []),
            ...(letter.footnote ? [h('p', { style: small }, letter.footnote)] : []),
          ),
        ),
      ),
    ),
  )

const wordsOf = ({ heading, paragraphs, action, footnote }: Letter): string =>
  [heading, ...paragraphs, ...(action ? [`${action.label}:\n${action.url}`] : []), ...(footnote ? [footnote] : []), '--\nOnhand'].join(
    '\n\n',
  )

/** The one letter layout: a whole document with its styles written into it, and the same words as text. */
export const writeLetter = (letter: Letter): Mail => ({
  to: letter.to,
  subject: letter.subject,
  text: wordsOf(letter),
  html: `<!doctype html>${renderToStaticMarkup(documentOf(letter))}`,
  ...(letter.replyTo ? { replyTo: letter.replyTo } : {}),
})
