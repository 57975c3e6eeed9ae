import { readFileSync } from 'node:fs'
const { analyseBrief } = await import('./server/src/projects/analysis/built-in-analyst.ts')
const lines = readFileSync(process.argv[2]!, 'utf8').trim().split('\n'); const ex = readFileSync(process.argv[3]!, 'utf8').trim().split('\n')
const of = (l: string) => { const [title='', ...d] = l.split('|'); const s: any[] = analyseBrief({ title, description: d.join('|') }); const tasks = s.flatMap(x => x.kind === 'task' ? [x.task] : []); return { total: tasks.reduce((a, t) => a + t.hours.likely, 0), works: [...new Set(tasks.map(t => t.key.split('/')[0]))].join('+'), notes: s.flatMap(x => x.kind === 'outline' ? x.planNotes : []).filter((n: string) => /how many/.test(n)).join(' ') } }
let grows = 0, good = 0
for (let k = 0; k < lines.length; k += 2) { const a = of(lines[k]!), b = of(lines[k+1]!); const e = (ex[k/2] ?? '').split('|'); const r = b.total / a.total; const [lo, hi] = [e[3], e[4]].map(x => { const m = (x ?? '').match(/[\d.,]+/g)!.map(y => +y.replace(',', '.')); return m.reduce((p, c) => p + c, 0) / m.length }); const want = hi! / lo!; const ok = r > 1.1; const fits = ok && r > want ** .5 && r < want ** 1.6; if (ok) grows++; if (fits) good++
 console.log(fits ? 'OK  ' : ok ? 'GROW' : 'FLAT', k/2+1, e[1]?.trim(), '|', e[2]?.trim(), `| ${a.total.toFixed(1)} -> ${b.total.toFixed(1)} (want ${lo} -> ${hi}) ${a.works} ${b.works === a.works ? '' : '/ ' + b.works} ${a.notes} ${fits ? '' : '\n      ' + lines[k+1]!.slice(0, 400)}`) }
console.log('grows', grows, 'fits', good, 'of', lines.length / 2)
