import { understand } from './server/src/projects/analysis/built-in-analyst.ts'
const u: any = understand({ title: '', description: process.argv[2]! }); for (const e of u.choice?.planned.exclusions ?? []) console.log(e.kind, [...e.stems], e.words, JSON.stringify({ bare: e.isBare, made: e.isMade, got: e.isOnlyGot }))
for (const s of u.choice?.planned.sentences ?? []) for (const [i, c] of s.clauses.entries()) console.log('  ', c.text, JSON.stringify(u.choice.part(u.choice.planned.sentences.indexOf(s), i), (k, v) => typeof v === 'number' ? +v.toFixed(2) : v))
