import { readFileSync } from 'node:fs'
import { understand } from './server/src/projects/analysis/built-in-analyst.ts'
import { planOf } from './server/src/projects/analysis/planning/plan.ts'
import { stemsIn } from './server/src/projects/analysis/planning/task-exclusions.ts'
import { asWritten } from './server/src/projects/analysis/planning/wording.ts'
const rows = ['parts-left-out.txt', 'left-out-in-passing.txt'].flatMap(n => readFileSync('bench/tuning/lists/' + n, 'utf8').trim().split('\n')).map(l => l.split(' | '))
const table = new Map<string, number[]>()
const ex2: string[] = []
for (const [id, , description = '', tasks = ''] of rows) {
  const u: any = understand({ title: '', description }); if (!u.choice) continue
  const r = u.choice.planned; let plan: any; try { plan = planOf(r, u.choice, u.index) } catch { continue }
  const keys = new Set(tasks === '-' ? [] : tasks!.split(',').map(k => k.trim()))
  const own = u.choice.chosen.find((c: any) => c.template.id === id)
  if (!own) continue
  const planned = new Set(plan.tasks.map((t: any) => t.key))
  for (const note of plan.notes.filter((x: string) => /^(Left out|Made smaller)/.test(x))) {
    const m = /^(Left|Made).*?\((.*?)\): (.*)\.$/.exec(note); if (!m) continue
    const ex = r.exclusions.filter((e: any) => asWritten(r, e.words) === m[2])[0]; if (!ex) continue
    const t = own.template.tasks.find((t: any) => m[1] === 'Left' ? !planned.has(`${id}/${t.key}`) && t.title.slice(0, 6) === m[3]!.slice(0, 6) : planned.has(`${id}/${t.key}`) && t.title.slice(0, 4) === m[3]!.slice(0, 4))
    if (!t) continue
    const hit = (words: readonly string[]) => words.find(w => { const st = stemsIn(w); return st.length > 0 && st.every((x: string) => ex.stems.has(x)) })
    const how = hit(t.excludableBy) ? 'EXCL' : t.reducibleBy.some((x: any) => hit(x.words)) ? 'RED' : hit(t.namedBy) ? 'NAMED' : 'REST'
    const ok = keys.has(t.key)
    const k = `${m[1]} ${how} ${ex.kind}${ex.isBare ? ' bare' : ''}${ex.isMade ? ' made' : ''}${ex.isOnlyGot ? ' got' : ''} stems${Math.min(ex.stems.size, 3)}`
    const row = table.get(k) ?? [0, 0, 0]; row[ok ? 0 : keys.size ? 1 : 2]!++; table.set(k, row)
    ex2.push(`${ok ? 'OK ' : keys.size ? 'BAD' : 'BAD0'} ${k} | ${note} | ${tasks} | ${description.slice(0, 200)}`)
  }
}
for (const [k, v] of [...table].sort()) console.log(k.padEnd(44), 'right', v[0], 'other task', v[1], 'nothing to leave', v[2])
import { writeFileSync } from 'node:fs'; writeFileSync('/tmp/lz-all.txt', ex2.join('\n'))
