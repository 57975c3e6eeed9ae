import { PACKAGES } from './server/src/projects/analysis/knowledge/packages.ts'
import { TAXONOMY } from './server/src/catalog/taxonomy/taxonomy-index.ts'
let none = 0, first = 0, all = 0, lateFirst = 0, firstTask = 0
const ex: string[] = []
for (const p of PACKAGES) for (const [i, t] of p.tasks.entries()) { all++
  const trades = t.skillIds.map(s => (TAXONOMY.skill(s) as any)?.tradeId ?? (TAXONOMY.skill(s) as any)?.trade)
  if (!trades.includes(p.tradeId)) { none++; if (i === 0) { firstTask++; ex.push(`${p.id} [${p.tradeId}] ${t.title}: ${t.skillIds} (${trades})`) } }
  else if (trades[0] !== p.tradeId) { first++; if (i === 0) lateFirst++ } }
console.log(all, 'tasks; none of trade', none, 'of them first', firstTask, '; first skill of other trade', first, 'of them first', lateFirst); console.log(ex.slice(0, 40).join('\n'))
