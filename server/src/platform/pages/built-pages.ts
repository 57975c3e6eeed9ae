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

type Chunks = z.infer<typeof Manifest>

/** A chunk of the build and everything it imports before it can run. */
const withImports = (manifest: Chunks, name: string, seen = new Set<string>()): Set<string> => {
  if (!manifest[name] || seen.has(name)) return seen
  seen.add(name)
  for (const imported of manifest[name].imports ?? []) withImports(manifest, imported, seen)
  return seen
}

/** What the first paint needs, from the build's manifest: the entry, the chunks it imports, their styles, and what each screen adds. */
const readAssets = (folder: string): PageAssets => {
  const manifest = Manifest.parse(JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')))
  const entry = Object.keys(manifest).find(name => manifest[name]?.isEntry)
  if (!entry) throw new Error('the built web has no entry; run npm run build')
  const files = (names: Iterable<string>) => [...names].flatMap(name => manifest[name]?.file ?? []).map(file => `/${file}`)
  const needed = withImports(manifest, entry)
  const screens = Object.keys(manifest).filter(name => name.startsWith('src/screens/'))
  return {
    scripts: files([...needed].reverse()),
    styles: [...new Set([...needed].flatMap(name => manifest[name]?.css ?? []))].map(file => `/${file}`),
    screens: Object.fromEntries(screens.map(name => [name, files([...withImports(manifest, name)].filter(each => !needed.has(each)))])),
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
