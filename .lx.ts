import { readFileSync } from 'node:fs'
import { understand } from './server/src/projects/analysis/built-in-analyst.ts'
import { planOf } from './server/src/projects/analysis/planning/plan.ts'
import { exclusionsOf, stemsIn } from './server/src/projects/analysis/planning/task-exclusions.ts'
import { asWritten } from './server/src/projects/analysis/planning/wording.ts'
const seen = new Set<string>()
for (const file of process.argv.slice(2)) for (const [n, l] of readFileSync(file, 'utf8').trim().split('\n').entries()) {
  const [title='', ...d] = l.split('|'); const u: any = understand({ title, description: d.join('|') }); if (!u.choice) continue
  const r = u.choice.planned; let plan: any; try { plan = planOf(r, u.choice, u.index) } catch { continue }
  const notes = plan.notes.filter((x: string) => /^(Left out|Made smaller)/.test(x))
  for (const note of notes) {
    const m = /\((.*?)\): (.*)$/.exec(note)!; const key = file + n + note; if (seen.has(key)) continue; seen.add(key)
    const ex = r.exclusions.filter((e: any) => m[1]!.split(', ').some(w => asWritten(r, e.words) === w || asWritten(r, e.words) === m[1]))
    const s = ex[0] ? r.sentences[ex[0].sentenceIndex]?.text : ''
    let how = '?'
    for (const c of u.choice.chosen) for (const t of c.template.tasks) for (const e of ex) {
      const hit = (words: readonly string[]) => words.find(w => { const st = stemsIn(w); return st.length > 0 && st.every((x: string) => e.stems.has(x)) })
      if (hit(t.excludableBy)) how += ` ${t.key}:EXCL=${hit(t.excludableBy)}`
      else if (t.reducibleBy.some((x: any) => hit(x.words))) how += ` ${t.key}:RED`
      else if (hit(t.namedBy)) how += ` ${t.key}:NAMED=${hit(t.namedBy)}`
    }
    console.log(`${file.split('/').pop()}#${n + 1} ${note.slice(0, 140)}\n     [${ex.map((e: any) => `${e.kind}${e.isBare ? ' bare' : ''}${e.isMade ? ' made' : ''}${e.isOnlyGot ? ' got' : ''} {${[...e.stems].join(' ')}}`).join('; ')}]${how.slice(0, 160)}\n     ${String(s).slice(0, 260)}`)
  }
}
