import { readTokens } from './server/src/projects/analysis/reading/number-tokens.ts'
import { withPlainNumbers } from './server/src/projects/analysis/reading/plain-numbers.ts'
import { quantitiesIn } from './server/src/projects/analysis/reading/quantities.ts'
import { fold } from './server/src/catalog/taxonomy/fold.ts'
for (const t of process.argv.slice(2)) { const f = withPlainNumbers(fold(t)); console.log(f, '|', readTokens(f).map((x: any) => x.kind === 'number' ? `#${x.value}` : x.word ?? x.mark).join(' '), '|', quantitiesIn(t, 0).map((q: any) => `${q.value} ${q.nouns}${q.isArticle ? ' art' : ''}${q.isOfEach ? ' each' : ''}`).join('; ')) }
