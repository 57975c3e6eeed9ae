import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod'
import type { PageAssets, PageRenderer, Pages } from './page-renderer.ts'

const Chunk = z.object({
  file: z.string(),
  isEntry: z.boolean().optional(),
  css: z.array(z.string()).optional(),
  imports: z.array(z.string()).optional(),
})
const Manifest = z.record(z.string(), Chunk)

/** What the first paint needs, from the build's manifest: the entry, the chunks it imports, their styles. */
const readAssets = (folder: string): PageAssets => {
  const manifest = Manifest.parse(JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')))
  const entry = Object.values(manifest).find(chunk => chunk.isEntry)
  if (!entry) throw new Error('the built web has no entry; run npm run build')
  const imported = new Map<string, z.infer<typeof Chunk>>()
  const follow = (names: readonly string[]) => {
    for (const name of names) {
      const chunk = manifest[name]
      if (!chunk || imported.has(name)) continue
      imported.set(name, chunk)
      follow(chunk.imports ?? [])
    }
  }
  follow(entry.imports ?? [])
  const chunks = [entry, ...imported.values()]
  return {
    scripts: [`/${entry.file}`],
    styles: [...new Set(chunks.flatMap(chunk => chunk.css ?? []))].map(file => `/${file}`),
    preloads: [...imported.values()].map(chunk => `/${chunk.file}`),
  }
}

/** Pages from `npm run build`. */
export const builtPages = (dist: string): Pages => {
  const publicFolder = join(dist, 'web')
  const entry = join(dist, 'web-server/entry-server.js')
  if (!existsSync(entry)) throw new Error('the pages are not built yet; run npm start, which builds them, or npm run build')
  const assets = readAssets(publicFolder)
  let renderer: Promise<PageRenderer> | undefined
  return {
    publicFolder,
    assets: async () => assets,
    renderer: () => {
      renderer ??= import(pathToFileURL(entry).href)
      return renderer
    },
    isForeignUpgrade: () => false,
    middleware: undefined,
    close: async () => undefined,
  }
}
