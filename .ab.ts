import { writtenBriefs } from './bench/tuning/written-briefs.ts'
import { understand } from './server/src/projects/analysis/built-in-analyst.ts'
import { analyseBrief } from './server/src/projects/analysis/built-in-analyst.ts'
const t0 = Date.now()
let all = 0, none = 0, n = 0
const bad: string[] = []
for (const b of writtenBriefs()) {
  n++
  const tasks = analyseBrief({ title: b.title, description: b.description }).flatMap((s: any) => s.kind === 'task' ? [s.task.key.split('/')[0]] : [])
  const got = [...new Set(tasks)]
  const want = b.wanted.split(' ')
  const missing = want.filter(w => !got.includes(w)); const more = got.filter(g => !want.includes(g as string))
  if (!missing.length) all++; if (got.length && !more.length) none++
  bad.push(`${b.title}|${missing}|${more}`)
}
console.log('all', all, 'no invention', none, 'of', n, Date.now() - t0, 'ms')
import { writeFileSync } from 'node:fs'
writeFileSync(process.argv[2] ?? '/tmp/ab.txt', bad.join('\n'))
