import { readFileSync } from 'node:fs'
import { understand } from './server/src/projects/analysis/built-in-analyst.ts'
import { packagesSpokenOf } from './server/src/projects/analysis/retrieval/packages-spoken-of.ts'
import { askedIn } from './server/src/projects/analysis/retrieval/part-model.ts'
for (const f of process.argv.slice(2)) for (const [n, l] of readFileSync(f,'utf8').trim().split('\n').entries()) {
  const [title='', ...d] = l.split('|'); const u: any = understand({ title, description: d.join('|') }); if (!u.choice) continue
  const { hearing: H } = packagesSpokenOf(u.index, u.reading); const P = u.choice.plannedPackages; const first = u.choice.chosen[0] && u.index.packages.indexOf(u.choice.chosen[0].template)
  for (const [at, s] of u.reading.sentences.entries()) { if (s.isTitle || s.isInstruction) continue
    const h = H.sentenceByBoth(at).packages; const [i, v] = [...h.entries()].sort((a: any, b: any) => b[1] - a[1])[0]! as any
    if (v < 0.8 || P.chosen.has(i)) continue
    const asked = Math.max(0, ...s.clauses.map((_: any, c: number) => askedIn(u.choice.part(at, c)) || 0))
    console.log(`${f.split('/').pop()}#${n + 1} ${u.choice.chosen.map((c: any) => c.template.id).join('+')} <- ${u.index.packages[i].id} ${v.toFixed(2)} first ${(h[first] ?? 0).toFixed(2)} chance ${P.chances.get(i)?.toFixed(2) ?? '-'} asked ${asked.toFixed(2)} ${s.isAsked ? 'A' : ''}${s.isWish ? 'W' : ''}${s.isBackground ? 'B' : ''} ${u.index.packages[i].tradeId === u.choice.chosen[0]?.template.tradeId ? 'same trade' : ''} | ${s.text.slice(0, 130)}`) } }
