import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { builtPages } from '../server/src/platform/pages/built-pages.ts'
import { ROOT } from './onhand.ts'
import type { Measurement } from './table.ts'

const SHELL_AIM_KB = 180
const HOME_AIM_KB = 130
const REFERENCE = `import { hydrateRoot } from 'react-dom/client'; import { createBrowserRouter, RouterProvider } from 'react-router'; import { createElement } from 'react'; hydrateRoot(document, createElement(RouterProvider, { router: createBrowserRouter([]) }))`

const gzipKb = (text: string | Uint8Array) => gzipSync(text, { level: 9 }).length / 1024

/** React, its DOM and the router, hydrating nothing: what any page of this kind weighs before a line of ours. */
const referenceKb = async (): Promise<number> => {
  const id = 'virtual-reference'
  const plugin = {
    name: id,
    resolveId: (name: string) => (name === id ? `\0${id}` : undefined),
    load: (name: string) => (name === `\0${id}` ? REFERENCE : undefined),
  }
  const result = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'silent',
    plugins: [plugin],
    build: { write: false, rolldownOptions: { input: id } },
  })
  const outputs = [result].flat().flatMap(each => ('output' in each ? each.output : []))
  return outputs.reduce((sum, chunk) => sum + (chunk.type === 'chunk' ? gzipKb(chunk.code) : 0), 0)
}

/** The JavaScript that is loaded before anything is clicked, in KB of 1,024 bytes: of the shell its entry with its imports, of Home its screen's too. */
export const benchPages = async (): Promise<Measurement[]> => {
  const { scripts: shell, screens } = await builtPages(join(ROOT, 'dist')).assets()
  const home = screens['src/screens/home-screen.tsx']
  if (!home) throw new Error('the build has no screen for Home')
  const reference = await referenceKb()
  const weighed = (what: string, files: readonly string[], aimKb: number): Measurement => {
    const ours = files.reduce((sum, file) => sum + gzipKb(readFileSync(join(ROOT, 'dist/web', file))), 0)
    return {
      what: `initial JavaScript of ${what}, gzip`,
      measured: `${ours.toFixed(1)} KB`,
      reference: `${reference.toFixed(1)} KB (react + react-dom + react-router)`,
      ratio: ours / reference,
      aim: `< ${aimKb} KB`,
      isMet: ours < aimKb,
    }
  }
  return [weighed('the shell', shell, SHELL_AIM_KB), weighed('Home', [...shell, ...home], HOME_AIM_KB)]
}
