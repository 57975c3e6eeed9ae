import { readFileSync } from 'node:fs'

const { analyseBrief } = await import('./server/src/projects/analysis/built-in-analyst.ts')
const args = process.argv.slice(2)
const list =
  args[0] === '-f'
    ? readFileSync(args[1]!, 'utf8')
        .split('\n')
        .filter(l => l.trim())
    : args
for (const one of list) {
  const [title, ...rest] = one.split('|')
  const brief: any = rest.length ? { title, description: rest.join('|') } : { title: '', description: title }
  console.log('\n# ' + one.slice(0, 400))
  for (const s of analyseBrief(brief) as any[]) {
    if (s.kind === 'questions') console.log('  ? ' + s.questions.join(' // '))
    if (s.kind === 'outline') for (const n of s.planNotes) console.log('  * ' + n)
    if (s.kind === 'task')
      console.log(
        `  - ${s.task.title} [${s.task.hours.low}-${s.task.hours.likely ?? s.task.hours.expected}-${s.task.hours.high}h] ${s.task.requiredSkillIds.join(',')}`,
      )
  }
}
