import { readFileSync } from 'node:fs'
import { analyseBrief, understand } from './server/src/projects/analysis/built-in-analyst.ts'
import { askedIn } from './server/src/projects/analysis/retrieval/part-model.ts'
import { fold } from './server/src/catalog/taxonomy/fold.ts'
import { packagesSpokenOf } from './server/src/projects/analysis/retrieval/packages-spoken-of.ts'
for (const f of process.argv.slice(2)) for (const [n, l] of readFileSync(f,'utf8').trim().split('\n').entries()) {
  const [title='', ...d] = l.split('|'); const description = d.join('|')
  const steps: any[] = analyseBrief({ title, description })
  const notes = steps.find(s => s.kind === 'outline')?.planNotes ?? []
  const wishes = notes.flatMap((x: string) => /^Not planned: “(.*?)…?”$/.exec(x)?.[1] ?? [])
  if (!wishes.length) continue
  const planned = [...new Set(steps.flatMap(s => s.kind === 'task' ? [s.task.key.split('/')[0]] : []))]
  const u: any = understand({ title, description }); const r = u.choice.planned
  console.log(`## ${n + 1} ${title} => ${planned.join(' + ')}`)
  for (const w of wishes) for (const [at, s] of r.sentences.entries()) { if (s.isTitle) continue; for (const [c, cl] of s.clauses.entries()) if (fold(w).includes(fold(cl.text).replace(/[.!?]+$/, '').slice(0, 50)) || fold(cl.text).includes(fold(w).slice(0, 50))) {
    const sh = u.choice.part(at, c); const H = packagesSpokenOf(u.index, u.reading).hearing; const h = H.clauseByBoth(at, c); const h2 = H.sentenceByBoth(at); const top2 = [...h2.packages.entries()].sort((a: any, b: any) => b[1] - a[1]).slice(0, 1).map(([i, v]: any) => `${u.index.packages[i].id} ${v.toFixed(2)}`).join(', '); const top = h ? [...h.packages.entries()].sort((a: any, b: any) => b[1] - a[1]).slice(0, 2).map(([i, v]: any) => `${u.index.packages[i].id} ${v.toFixed(2)}`).join(', ') : ''
    console.log(`   asked ${askedIn(sh).toFixed(2)} | ${top} || ${top2} | ${cl.text.slice(0, 110)}`) } }
}
