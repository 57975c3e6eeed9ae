// `node scripts/pictures.mjs`: draws the icons and the share picture from our own SVG, with the Chromium that the journeys use. What it draws
// is committed; run it again after the sign or a colour has changed.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser } from './browser.mjs'
import { root } from './prepare.mjs'

const PAPER = '#faf7f1'
const INK = '#16211c'
const SOFT = '#55605a'
const LINE = '#ded7ca'
const MARKER = '#e5482d'
const FOLDER = join(root, 'web/public/icons')

const sign = `<g fill="none" stroke-linecap="round"><circle cx="16" cy="16" r="4.2" fill="${INK}"/>
<path d="M26 7C20 1 8 2 4 11c-4 10 3 18 12 18 9 0 14-7 13-14C28 8 21 4 13 6" stroke="${MARKER}" stroke-width="3"/></g>`

/** The sign on paper; `scale` leaves room where a launcher cuts a circle out of it. */
const icon = ({ scale, radius }) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="100%" height="100%">
<rect width="32" height="32" rx="${radius}" fill="${PAPER}"/><g transform="translate(16 16) scale(${scale}) translate(-16.3 -15.6)">${sign}</g></svg>`

const font = (family, path) =>
  `@font-face{font-family:"${family}";font-weight:200 800;src:url(data:font/woff2;base64,${readFileSync(join(root, 'node_modules/@fontsource-variable', path)).toString('base64')})}`

const breaker = (x, y, isTripped) => `<g transform="translate(${x} ${y})" stroke="#7f877f" stroke-width="1.5">
<rect width="42" height="88" rx="4" fill="#fff"/><path d="M9 12h24M9 78h16" stroke="${LINE}" stroke-width="3"/>
<rect x="12" y="24" width="18" height="42" rx="3" fill="#f1ece2"/>
<rect x="12" y="${isTripped ? 46 : 24}" width="18" height="20" rx="3" fill="${isTripped ? MARKER : INK}" stroke="none"/></g>`

const rows = [0, 1, 2]
  .map(row => [0, 1, 2, 3, 4, 5].map(place => breaker(78 + place * 48, 120 + row * 102, row === 1 && place === 3)).join(''))
  .join('')

const share = `<style>${font('Display', 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2')}
${font('Text', 'inter/files/inter-latin-wght-normal.woff2')}</style>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
<rect width="1200" height="630" fill="${PAPER}"/>
<g transform="translate(72 64) scale(2)">${sign}</g>
<text x="152" y="112" font-family="Display" font-weight="700" font-size="44" fill="${INK}">Onhand</text>
<g font-family="Display" font-weight="650" font-size="76" letter-spacing="-1.5" fill="${INK}">
<text x="72" y="270">On-Demand</text><text x="72" y="352">Expertise, Instantly</text><text x="72" y="434">Synchronized.</text></g>
<path d="M76 456c130-16 300-18 462-6-130-3-260 2-360 14" fill="none" stroke="${MARKER}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>
<text x="72" y="548" font-family="Text" font-size="29" fill="${SOFT}">Describe it. See the plan. Meet the expert</text>
<text x="72" y="586" font-family="Text" font-size="29" fill="${SOFT}">who points at the right screw.</text>
<g transform="translate(820 20) scale(1.1)">
<rect x="4" y="-30" width="340" height="640" rx="46" fill="${INK}"/>
<clipPath id="glass"><rect x="18" y="-16" width="312" height="612" rx="34"/></clipPath>
<g clip-path="url(#glass)"><rect x="0" y="-40" width="360" height="660" fill="#f1ece2"/>
<g transform="translate(-46 8) rotate(-1.6 220 270)"><rect x="44" y="84" width="352" height="364" rx="14" fill="#fff" stroke="#7f877f" stroke-width="1.5"/>
<rect x="62" y="102" width="316" height="328" rx="8" fill="${PAPER}" stroke="#7f877f" stroke-width="1.5"/>${rows}
<g fill="none" stroke="${MARKER}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round">
<path d="M268 217c-20-9-46 4-48 42-2 40 13 64 34 64 24 0 33-30 30-62-3-27-15-49-44-42"/><path d="M156 372c16 18 44 8 62-30M197 349l21-7 5 22"/></g>
<rect x="104" y="380" width="148" height="34" rx="17" fill="#c93a20"/>
<text x="178" y="402.5" text-anchor="middle" font-family="Text" font-weight="600" font-size="15" fill="#fff">Switch this on</text></g></g></g></svg>`

const PICTURES = [
  { name: 'icon-192', width: 192, height: 192, markup: icon({ scale: 0.86, radius: 7 }) },
  { name: 'icon-512', width: 512, height: 512, markup: icon({ scale: 0.86, radius: 7 }) },
  { name: 'maskable-512', width: 512, height: 512, markup: icon({ scale: 0.62, radius: 0 }) },
  { name: 'apple-touch', width: 180, height: 180, markup: icon({ scale: 0.76, radius: 0 }) },
  { name: 'share', width: 1200, height: 630, markup: share },
]

const browser = await chromium.launch({ executablePath: findBrowser(), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
for (const { name, width, height, markup } of PICTURES) {
  const page = await browser.newPage({ viewport: { width, height } })
  await page.setContent(`<!doctype html><style>body{margin:0}svg{display:block}</style>${markup}`)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(FOLDER, `${name}.png`), omitBackground: true })
  await page.close()
}
await browser.close()
