import { type CSSProperties, createElement as h, type ReactNode } from 'react'

// Mail programs know no variables and no dark mode worth relying on: the light tokens of the web, written out.
export const PAPER = '#faf7f1'
const RAISED = '#ffffff'
const INK = '#16211c'
const SOFT = '#55605a'
const LINE = '#ded7ca'
const MARKER = '#e5482d'
const MARKER_FILL = '#c93a20'
export const FONT = "Inter, 'Segoe UI', system-ui, -apple-system, Helvetica, Arial, sans-serif"

const text: CSSProperties = { margin: '0 0 16px', fontSize: '16px', lineHeight: '24px', color: INK, whiteSpace: 'pre-line' }
const small: CSSProperties = { ...text, margin: '16px 0 0', fontSize: '14px', lineHeight: '20px', color: SOFT }
const link: CSSProperties = { color: SOFT }
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
export const sheet: CSSProperties = {
  width: '100%',
  maxWidth: '560px',
  backgroundColor: RAISED,
  border: `1px solid ${LINE}`,
  borderRadius: '10px',
  borderCollapse: 'separate',
  textAlign: 'left',
}

/** Something to do, and where. */
export interface LetterLink {
  label: string
  url: string
}

/** A row of a small table: what was agreed, what a plan comes to. */
export interface LetterFact {
  label: string
  value: string
}

/** Somebody's own words. */
export interface LetterQuote {
  text: string
  /** Who says so, and how many stars he gives, in words. */
  by: string
}

/** News about one thing, in a letter that tells of many. */
export interface LetterGroup {
  heading: string
  lines: readonly { text: string; url?: string | undefined }[]
}

/** Tables carry the layout: the only one that every mail program draws. */
export const table = (style: CSSProperties, cell: CSSProperties, ...content: ReactNode[]) =>
  h(
    'table',
    { role: 'presentation', width: '100%', cellPadding: 0, cellSpacing: 0, style },
    h('tbody', null, h('tr', null, h('td', { style: cell }, ...content))),
  )

export const wordmark = h(
  'p',
  { style: { margin: '0 0 24px', fontSize: '18px', lineHeight: '24px', fontWeight: 700, color: INK } },
  h('span', { style: { borderBottom: `3px solid ${MARKER}` } }, 'Onhand'),
)

export const headingOf = (words: string) =>
  h('h1', { style: { margin: '0 0 16px', fontSize: '24px', lineHeight: '30px', color: INK } }, words)
export const paragraphOf = (words: string) => h('p', { style: text }, words)
export const footnoteOf = (words: string) => h('p', { style: small }, words)

const cell: CSSProperties = { ...text, margin: 0, padding: '8px 12px', borderBottom: `1px solid ${LINE}`, verticalAlign: 'top' }

export const factsOf = (facts: readonly LetterFact[]) =>
  h(
    'table',
    { width: '100%', cellPadding: 0, cellSpacing: 0, style: { margin: '0 0 16px', borderTop: `1px solid ${LINE}`, textAlign: 'left' } },
    h(
      'tbody',
      null,
      ...facts.map(({ label, value }) =>
        h(
          'tr',
          null,
          h('th', { scope: 'row', style: { ...cell, width: '40%', color: SOFT, fontWeight: 400 } }, label),
          h('td', { style: cell }, value),
        ),
      ),
    ),
  )

export const quoteOf = ({ text: words, by }: LetterQuote) =>
  h(
    'blockquote',
    { style: { margin: '0 0 16px', padding: '4px 0 4px 16px', borderLeft: `3px solid ${LINE}` } },
    h('p', { style: { ...text, margin: 0 } }, words),
    h('p', { style: { ...small, margin: '4px 0 0' } }, by),
  )

export const groupOf = ({ heading, lines }: LetterGroup) => [
  h('h2', { style: { margin: '24px 0 8px', fontSize: '17px', lineHeight: '24px', color: INK } }, heading),
  ...lines.map(({ text: words, url }) =>
    h('p', { style: { ...text, margin: '0 0 8px' } }, url ? h('a', { href: url, style: { color: INK } }, words) : words),
  ),
]

export const actionOf = ({ label, url }: LetterLink) => [
  h('p', { style: { margin: '24px 0' } }, h('a', { href: url, style: button }, label)),
  h(
    'p',
    { style: { ...small, wordBreak: 'break-all' } },
    'If the button does not work, open this address: ',
    h('a', { href: url, style: link }, url),
  ),
]

const below: CSSProperties = { ...small, margin: '12px 0 0', textAlign: 'left' }

/** Below the sheet: why this came, and how it may be had otherwise. */
export const footerOf = (because: string, links: readonly LetterLink[]) => [
  h('p', { style: below }, because),
  ...links.map(({ label, url }) => h('p', { style: below }, h('a', { href: url, style: link }, label))),
]
