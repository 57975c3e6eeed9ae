import displayFont from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import textFont from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import { BROWSER_SUPPORT_SCRIPT, leadsToCall } from '../platform/browser-support.ts'
import { EARLY_PRESSES_SCRIPT } from '../platform/early-presses.ts'
import type { PageHead } from '../platform/page-head.tsx'
import { PAGE_STATE_ID, type PageState } from './page-state.ts'

/** What the build says belongs to a page. */
export interface PageAssets {
  /** The entry last, what it imports before it: each runs as a task of its own. */
  scripts: string[]
  styles: string[]
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

const SHARE_PICTURE = '/icons/share.png'
const SHARE_PICTURE_WORDS =
  'A phone over a fuse box: an expert has circled the tripped breaker. Onhand: on-demand expertise, instantly synchronized.'

/** For search engines and for those who share the page. What no search engine lists has no one address either. */
const machineTags = ({ title, description, origin, path, isListed, structuredData }: PageHead, nonce: string): string => {
  if (!isListed) return '<meta name="robots" content="noindex">'
  const address = escapeHtml(origin + path)
  const properties = {
    'og:type': 'website',
    'og:site_name': 'Onhand',
    'og:title': title,
    'og:description': description,
    'og:url': origin + path,
    'og:image': origin + SHARE_PICTURE,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': SHARE_PICTURE_WORDS,
  }
  return [
    `<link rel="canonical" href="${address}">`,
    ...Object.entries(properties).map(([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
    ...(structuredData.length === 0
      ? []
      : [
          `<script type="application/ld+json" ${nonce}>${escapeJson({ '@context': 'https://schema.org', '@graph': structuredData })}</script>`,
        ]),
  ].join('\n')
}

/** Development only: the style sheet before the first script, and what the component reload expects to find. */
const developmentTags = (nonce: string) => `<link rel="stylesheet" ${nonce} href="/src/ui/styles.css">
<script type="module" ${nonce}>
import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => type => type
</script>`

/** Before the first paint: a chosen theme must not flash. Where the browser refuses storage, the system's theme stands. */
const themeScript = (nonce: string) =>
  `<script ${nonce}>try{const t=localStorage.getItem('onhand.theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}</script>`

/**
 * Fetches the code after the first paint: words, styles and fonts have the line to themselves until they are seen. A page that is not looked
 * at paints nothing, and so waits for nothing. Each file is asked for in a task of its own: all at once would be a long one on a slow phone.
 */
const startScript = (preloads: readonly string[], scripts: readonly string[], nonce: string) =>
  `<script ${nonce}>(start=>document.hidden?start():requestAnimationFrame(()=>setTimeout(start)))(()=>{
const fetch=(name,parts)=>setTimeout(()=>document.head.append(Object.assign(document.createElement(name),parts)))
for(const src of ${escapeJson(scripts)})fetch('script',{type:'module',src})
for(const href of ${escapeJson(preloads)})fetch('link',{rel:'modulepreload',href})
})</script>`

/** The whole page as text. Everything that runs or styles carries the nonce. */
export const documentOf = ({ head, nonce, assets, screenPreloads, markup, state }: DocumentParts): string => {
  const n = `nonce="${escapeHtml(nonce)}"`
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
${machineTags(head, n)}
${themeScript(n)}
${leadsToCall(head.path) ? `<script ${n}>${BROWSER_SUPPORT_SCRIPT}</script>` : ''}
<script ${n}>${EARLY_PRESSES_SCRIPT}</script>
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
<link rel="apple-touch-icon" href="/icons/apple-touch.png">
<link rel="manifest" href="/manifest.webmanifest">
${assets.styles.map(href => `<link rel="stylesheet" ${n} href="${escapeHtml(href)}">`).join('\n')}
${[textFont, displayFont].map(href => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`).join('\n')}
${import.meta.env.DEV ? developmentTags(n) : ''}
${import.meta.env.DEV ? assets.scripts.map(src => `<script type="module" ${n} src="${escapeHtml(src)}"></script>`).join('\n') : ''}
</head>
<body>
<div id="root">${markup}</div>
<script id="${PAGE_STATE_ID}" type="application/json" ${n}>${escapeJson(state)}</script>
${import.meta.env.DEV ? '' : startScript(screenPreloads, assets.scripts, n)}
</body>
</html>
`
}
