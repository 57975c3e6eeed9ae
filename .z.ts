import { readBrief } from './server/src/projects/analysis/reading/brief-reading.ts'
import { analyseBrief, understand } from './server/src/projects/analysis/built-in-analyst.ts'
const r = readBrief({title:'',description:'tune the church organ'}); console.log(r.sentences.map(s=>s.words.map(w=>w.stem)))
for (const d of ['Tune and re-leather a church pipe organ']) console.log((understand({title:'',description:d}) as any).choice.chosen.map((c:any)=>c.template.id))
