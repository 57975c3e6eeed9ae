import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { scratchFolder, startOnhand } from './onhand.ts'
const chrome = await launch({ chromePath: '/usr/bin/chromium', userDataDir: mkdtempSync(join(tmpdir(), 'lh-')), chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic'] })
const onhand = await startOnhand(join(scratchFolder(), 'data'))
for (const path of (process.argv[2] ?? '/').split(',')) for (let i = 0; i < Number(process.argv[3] ?? 3); i++) {
  const r = await lighthouse(onhand.url + path, { port: chrome.port, output: 'json', onlyCategories: ['performance'] })
  const a: any = r?.lhr.audits
  console.log(path, Math.round((r?.lhr.categories['performance']?.score ?? 0) * 100), 'FCP', a['first-contentful-paint'].displayValue, 'LCP', a['largest-contentful-paint'].displayValue, 'TBT', a['total-blocking-time'].displayValue, 'SI', a['speed-index'].displayValue, 'bench', r?.lhr.environment.benchmarkIndex)
  if (i === 0) { for (const q of a['network-requests'].details.items) console.log('  ', q.url.slice(22, 80), q.transferSize, q.resourceSize, q.priority, Math.round(q.networkRequestTime), Math.round(q.networkEndTime))
   console.log(JSON.stringify(a['long-tasks']?.details?.items), JSON.stringify(a['bootup-time'].details.items.slice(0,4)), JSON.stringify(a['mainthread-work-breakdown'].details.items)); console.log(JSON.stringify(a['render-blocking-insight']?.details?.items ?? a['render-blocking-resources']?.details?.items), JSON.stringify(a['lcp-breakdown-insight']?.details?.items?.[0])) }
}
chrome.kill(); await onhand.stop(); process.exit(0)
