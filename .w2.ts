const { PACKAGES } = await import('./server/src/projects/analysis/knowledge/packages.ts')
const r = new RegExp(process.argv[2]!, 'i')
console.log(PACKAGES.filter(p=>r.test(p.id+' '+p.title)).map(p=>p.id+': '+p.title+' ['+p.tradeId+']').join('\n'))
