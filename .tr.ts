import { understand } from './server/src/projects/analysis/built-in-analyst.ts'
import { packagesSpokenOf } from './server/src/projects/analysis/retrieval/packages-spoken-of.ts'
import { askedIn } from './server/src/projects/analysis/retrieval/part-model.ts'
import { readdirSync, readFileSync } from 'node:fs'
const mods: any[] = []
for (const f of readdirSync('server/test').filter(f => f.startsWith('briefs') && f.endsWith('.ts'))) mods.push(await import('./server/test/' + f))
const all: any[] = mods.flatMap(m => Object.values(m).flatMap((v: any) => Array.isArray(v) ? v : []))
console.log(all.length, JSON.stringify(all[0]).slice(0, 200))
for (const b of all) { const brief = Array.isArray(b) ? { title: b[0], description: b[1] } : b; if (typeof brief.description !== 'string') continue
  const u: any = understand({ title: brief.title ?? '', description: brief.description }); if (!u.choice?.chosen.length) continue
  const { hearing: H } = packagesSpokenOf(u.index, u.reading); const P = u.choice.plannedPackages
  for (const [at, s] of u.reading.sentences.entries()) { if (s.isTitle || s.isInstruction || s.isBackground || !s.isAsked) continue
    const h = H.sentenceByBoth(at).packages; const [i, v] = [...h.entries()].sort((a: any, c: any) => c[1] - a[1])[0]! as any
    const asked = Math.max(0, ...s.clauses.map((_: any, c: number) => askedIn(u.choice.part(at, c)) || 0))
    if (v < 0.9 || asked < .8) continue
    const others = u.choice.chosen.filter((c: any) => u.index.packages.indexOf(c.template) !== i)
    const first = Math.max(0, ...others.map((c: any) => h[u.index.packages.indexOf(c.template)] ?? 0)); if (first >= .05) continue
    const ids = u.choice.chosen.map((c: any) => c.template.id); const c = u.choice.chosen.find((c: any) => c.template.id === u.index.packages[i].id); if (!c || c === u.choice.chosen[0]) continue
    if (c.score !== 0) continue
    console.log(`${brief.title} | ${ids.join('+')} <- ${u.index.packages[i].id} ${v.toFixed(2)} chance ${P.chances.get(i)?.toFixed(2) ?? '-'} asked ${asked.toFixed(2)} ${s.isWish ? 'W' : ''} ${u.index.packages[i].tradeId === u.choice.chosen[0]?.template.tradeId ? 'same' : ''} | ${s.text.slice(0, 140)}`) } }
