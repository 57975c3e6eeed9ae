import { PACKAGES } from './server/src/projects/analysis/knowledge/packages.ts'
for (const id of process.argv.slice(2)) console.log(PACKAGES.find(p => p.id === id)!.tasks.map(t => `${t.title} | ex ${t.excludableBy} | red ${JSON.stringify(t.reducibleBy)} | named ${t.namedBy}`).join('\n').slice(0, 2500))
