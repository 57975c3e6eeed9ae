import { understand } from './server/src/projects/analysis/built-in-analyst.ts'
import { readdirSync } from 'node:fs'
const mods: any[] = []
for (const f of readdirSync('server/test').filter(f => f.startsWith('briefs') && f.endsWith('.ts'))) mods.push(await import('./server/test/' + f))
const all: any[] = mods.flatMap(m => Object.values(m).flatMap((v: any) => Array.isArray(v) ? v : []))
for (const b of all) if (JSON.stringify(b).includes(process.argv[2]!)) console.log(JSON.stringify(b).slice(0, 900))
