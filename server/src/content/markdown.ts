import { Marked, type Token, type Tokens } from 'marked'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, sign => ENTITIES[sign] ?? sign)

/** Where a link may lead: into the site, to another one, to a mailbox. Anything else, such as a script, becomes plain text. */
const SAFE_LINK = /^(https?:\/\/|mailto:|\/(?!\/)|#)/i

const anchorOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

const markdown = new Marked({
  gfm: true,
  renderer: {
    html: ({ text }) => escapeHtml(text),
    heading({ tokens, depth, text }) {
      return `<h${depth} id="${escapeHtml(anchorOf(text))}">${this.parser.parseInline(tokens)}</h${depth}>\n`
    },
    link({ href, tokens }) {
      const words = this.parser.parseInline(tokens)
      return SAFE_LINK.test(href) ? `<a href="${escapeHtml(href)}">${words}</a>` : words
    },
    // Pictures would be requests that nobody asked for; their words stay.
    image: ({ text }) => escapeHtml(text),
    table({ header, rows }) {
      const cells = (tag: string, row: Tokens.TableCell[]) =>
        row.map(({ tokens }) => `<${tag}${tag === 'th' ? ' scope="col"' : ''}>${this.parser.parseInline(tokens)}</${tag}>`).join('')
      const body = rows.map(row => `<tr>${cells('td', row)}</tr>`).join('')
      // It scrolls on a phone, so the keyboard must reach it.
      return `<div class="scrolls" role="region" tabindex="0" aria-label="Table"><table><thead><tr>${cells('th', header)}</tr></thead><tbody>${body}</tbody></table></div>\n`
    },
  },
})

/** A token's words without its marks. */
const plainOf = (token: Token): string => {
  if (token.type === 'list') return token['items'].map(plainOf).join(' ')
  if ('tokens' in token && token.tokens) return token.tokens.map(plainOf).join('')
  return 'text' in token && token.type !== 'html' ? String(token['text']) : ''
}

interface Question {
  question: string
  answer: string
}

/** The headings that ask, each with the words up to the next heading. */
const questionsOf = (tokens: readonly Token[]): Question[] => {
  const found: { question: string; words: string[] }[] = []
  let open: { question: string; words: string[] } | undefined
  for (const token of tokens) {
    if (token.type === 'heading') {
      const heading = plainOf(token)
      open = heading.endsWith('?') ? { question: heading, words: [] } : undefined
      if (open) found.push(open)
    } else if (token.type !== 'space') open?.words.push(plainOf(token))
  }
  return found.filter(({ words }) => words.length > 0).map(({ question, words }) => ({ question, answer: words.join(' ') }))
}

/** Turns Markdown into HTML. Tags that stand in the text are shown as text. */
export const readMarkdown = (text: string): { html: string; questions: Question[] } => {
  const tokens = markdown.lexer(text)
  return { html: markdown.parser(tokens), questions: questionsOf(tokens) }
}
