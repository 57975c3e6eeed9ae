import displayFont from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import textFont from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import type { PageHead } from '../platform/page-head.tsx'
import { PAGE_STATE_ID, type PageState } from './page-state.ts'

/** What the build says belongs to a page. */
export interface PageAssets {
  scripts: string[]
  styles: string[]
  preloads: string[]
  /** The files of each screen's chunk, by the module's name in the build's manifest. */
  screens?: Record<string, string[]>
}

interface DocumentParts {
  head: PageHead
  nonce: string
  assets: PageAssets
  screenPreloads: string[]
  markup: string
  state: PageState
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, sign => ENTITIES[sign] ?? sign)
// A closing tag inside the JSON would end the script element.
const escapeJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke-linecap="round"><style>circle{fill:#16211c}@media(prefers-color-scheme:dark){circle{fill:#edf0ea}}</style><circle cx="16" cy="16" r="4.2"/><path d="M26 7C20 1 8 2 4 11c-4 10 3 18 12 18 9 0 14-7 13-14C28 8 21 4 13 6" stroke="#e5482d" stroke-width="3"/></svg>`

/** Development only: the style sheet before the first script, and what the component reload expects to find. */
const developmentTags = (nonce: string) => `<link rel="stylesheet" ${nonce} href="/src/ui/styles.css">
<script type="module" ${nonce}>
import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => type => type
</script>`

/** The whole page as text. Everything that runs or styles carries the nonce. */
export const documentOf = ({ head, nonce, assets, screenPreloads, markup, state }: DocumentParts): string => {
  const n = `nonce="${escapeHtml(nonce)}"`
  const preloads = [...new Set([...assets.preloads, ...screenPreloads])]
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta property="csp-nonce" ${n} content="${escapeHtml(nonce)}">
<title>${escapeHtml(head.title)}</title>
<meta name="description" content="${escapeHtml(head.description)}">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf7f1">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#121714">
<link rel="icon" type="image/svg+xml" href="data:image/svg+xml,${encodeURIComponent(ICON)}">
${[textFont, displayFont].map(href => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`).join('\n')}
${assets.styles.map(href => `<link rel="stylesheet" ${n} href="${escapeHtml(href)}">`).join('\n')}
${import.meta.env.DEV ? developmentTags(n) : ''}
${preloads.map(href => `<link rel="modulepreload" ${n} href="${escapeHtml(href)}">`).join('\n')}
${assets.scripts.map(src => `<script type="module" ${n} src="${escapeHtml(src)}"></script>`).join('\n')}
</head>
<body>
<div id="root">${markup}</div>
<script id="${PAGE_STATE_ID}" type="application/json" ${n}>${escapeJson(state)}</script>
</body>
</html>
`
}
