import { readFileSync } from 'node:fs'
import { harmsAskedIn } from './server/src/projects/analysis/planning/harm.ts'
const all = process.argv.slice(2).flatMap(f => readFileSync(f,'utf8').trim().split('\n'))
for (const l of all) { const h = harmsAskedIn(l.replace('|','\n')); if (h.length) console.log(h, l.slice(0,200)) }
