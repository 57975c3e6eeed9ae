import { readFileSync } from 'node:fs'
import { understand } from './server/src/projects/analysis/built-in-analyst.ts'
import { FEATURES_OF_NUMBER, numbersSaid } from './server/src/projects/analysis/planning/features-of-number.ts'
import { NUMBER_TREES } from './server/src/projects/analysis/planning/number-trees.ts'
import { chanceIn, readTrees } from './server/src/projects/analysis/retrieval/boosted-trees.ts'
const T = readTrees(NUMBER_TREES, FEATURES_OF_NUMBER)
const lines = readFileSync(process.argv[2]!, 'utf8').trim().split('\n')
for (const k of process.argv.slice(3).map(Number)) { const l = lines[k*2-1]!; const [title='', ...d] = l.split('|'); const u: any = understand({ title, description: d.join('|') }); const r = u.choice.planned
 console.log('#', k, l.slice(0, 300)); for (const c of u.choice.chosen) { console.log('   ', c.template.id, Object.entries(c.template.drivers).map(([n, x]: any) => `${n}:${x.base}`).join(' '), '| quantities', r.quantities.map((q: any) => `${q.value} ${q.nouns}`).join('; '))
  for (const n of numbersSaid(r, u.choice.part, c)) console.log('       ', n.value, n.nouns.join(','), chanceIn(T, n.features).toFixed(2), Object.entries(n.features).filter(([, v]) => v !== 0).map(([k, v]) => `${k}:${(+v).toFixed(2)}`).join(' ')) } }
