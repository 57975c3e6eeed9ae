import { readFileSync } from 'node:fs'
import { understand } from './server/src/projects/analysis/built-in-analyst.ts'
import { numbersSaid } from './server/src/projects/analysis/planning/features-of-number.ts'
import { createNumberOfWork } from './server/src/projects/analysis/planning/number-of-work.ts'
import { impliedSize } from './server/src/projects/analysis/planning/implied-size.ts'
import { countedFor } from './server/src/projects/analysis/planning/effort.ts'
const lines = readFileSync(process.argv[2]!, 'utf8').trim().split('\n')
for (const k of process.argv.slice(3).map(Number)) { const l = lines[k*2-1]!; const [title='', ...d] = l.split('|'); const u: any = understand({ title, description: d.join('|') }); if (!u.choice) { console.log('#', k, 'asked', l.slice(0,200)); continue } const r = u.choice.planned
 console.log('#', k, l.slice(0, 330)); for (const c of u.choice.chosen) { const sizes = new Map(Object.entries(c.template.drivers).map(([n, x]: any) => [n, countedFor(x, c.template.drivers, r.quantities).size]));
  const nw = createNumberOfWork(r, u.choice.part, u.choice.chosen)
  console.log('   ', c.template.id, Object.entries(c.template.drivers).map(([n, x]: any) => `${n}:${x.base}=${sizes.get(n)}`).join(' '), '| Q', r.quantities.filter((q: any) => !q.isArticle).map((q: any) => `${q.value} ${q.nouns.slice(0,4)}`).join('; '), '| N', numbersSaid(r, u.choice.part, c).map(n => `${n.value}${n.isTally ? 'T' : ''}(${n.nouns})`).join(' '), '=>', JSON.stringify(nw(c)), JSON.stringify(impliedSize(c, r, sizes, nw))) } }
