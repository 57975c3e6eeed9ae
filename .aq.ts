import { writtenBriefs } from './bench/tuning/written-briefs.ts'
import { understand } from './server/src/projects/analysis/built-in-analyst.ts'
import { packagesSpokenOf } from './server/src/projects/analysis/retrieval/packages-spoken-of.ts'
import { askedIn } from './server/src/projects/analysis/retrieval/part-model.ts'
const titles = process.argv.slice(2)
for (const b of writtenBriefs()) { if (!titles.some(t => b.title.startsWith(t))) continue
  const u: any = understand(b); const { hearing: H } = packagesSpokenOf(u.index, u.reading); const P = u.choice.plannedPackages; console.log('##', b.title, '| wanted', b.wanted, '| got', u.choice.chosen.map((c: any) => c.template.id).join('+'))
  for (const [at, s] of u.reading.sentences.entries()) { const h = H.sentenceByBoth(at).packages; const [i, v] = [...h.entries()].sort((a: any, b: any) => b[1] - a[1])[0]! as any
    const asked = s.clauses.map((_: any, c: number) => (askedIn(u.choice.part(at, c)) || 0).toFixed(2)).join(' ')
    console.log(`   ${u.index.packages[i].id} ${v.toFixed(2)} chance ${P.chances.get(i)?.toFixed(2) ?? '-'} asked ${asked} ${s.isAsked ? 'A' : ''}${s.isWish ? 'W' : ''}${s.isTitle ? 'T' : ''} ${s.voice} | ${s.text.slice(0, 150)}`) } }
