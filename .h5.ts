import { readFileSync } from 'node:fs'
import { hearRules } from './server/src/projects/analysis/harm/harm-rules.ts'
import { harmOf } from './server/src/projects/analysis/harm/harm-judge.ts'
import { stretchesOf } from './server/src/projects/analysis/harm/signs-of-harm.ts'
for (const l of readFileSync(process.argv[2]!, 'utf8').trim().split('\n')) { const t = l.replace('|', '. '); if (harmOf(t) < -0.5) continue; console.log(l.slice(0, 60), harmOf(t).toFixed(2)); for (const s of stretchesOf(t)) if (harmOf(s) > -1) { const h = hearRules(s); console.log('   ', harmOf(s).toFixed(2), s.slice(0, 300), h.asked.map(x => x.wish), h.nearly.map(x => x.wish)) } }
