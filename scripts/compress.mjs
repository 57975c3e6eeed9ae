// The last step of `npm run build`: built files compressed once, so that no request has to wait for it.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { root } from './prepare.mjs'

/** Below this the headers weigh more than what is saved. */
const MIN_BYTES = 1024
const TEXT = /\.(js|css|svg|json|webmanifest|txt|html|map)$/

const filesBelow = folder =>
  readdirSync(folder).flatMap(name => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? filesBelow(path) : [path]
  })

for (const path of filesBelow(join(root, 'dist/web'))) {
  if (!TEXT.test(path) || statSync(path).size < MIN_BYTES) continue
  const content = readFileSync(path)
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }))
}
