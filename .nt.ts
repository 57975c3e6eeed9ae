import { analyseBrief } from './server/src/projects/analysis/built-in-analyst.ts'
for (const d of process.argv.slice(2)) for (const s of analyseBrief({ title: '', description: d }) as any[]) console.log(s.kind === 'task' ? `  - ${s.task.title} [${s.task.hours.likely}]` : JSON.stringify(s.planNotes ?? s).slice(0, 400))
