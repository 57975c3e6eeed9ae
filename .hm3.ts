import { readFileSync, readdirSync } from 'node:fs'
import { harmsAskedIn } from './server/src/projects/analysis/planning/harm.ts'
const by = new Map<string, [number, number]>()
readFileSync('bench/tuning/lists/harm.txt','utf8').trim().split('\n').forEach((l, at) => { const [k='', , ...t] = l.split(' | '); const key = k + (at % 2 ? ' unseen' : ' seen'); const c = by.get(key) ?? [0,0]; c[1]++; if (harmsAskedIn(t.join('. ')).length) c[0]++; by.set(key, c) })
console.log([...by].map(([k,[a,b]]) => `${k}: ${a} of ${b}`).join('\n'))
let n = 0, m = 0
for (const f of readdirSync('server/src/projects/analysis/knowledge').filter(f => f.startsWith('briefs'))) readFileSync('server/src/projects/analysis/knowledge/'+f,'utf8').split('\n').forEach(l => { const t = l.replace(/\| (?:wish|told|done|not|terms|parts?)[^:]{0,60}: /g,' '); if (t.length > 2000) return; n++; if (harmsAskedIn(t).length) m++ })
console.log(m, n)
