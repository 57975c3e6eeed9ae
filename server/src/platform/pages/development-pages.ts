import { join } from 'node:path'
import type { PageRenderer, Pages } from './page-renderer.ts'

const VITE_SOCKET = '/_vite'

const isRenderer = (module: Record<string, unknown>): module is Record<string, unknown> & PageRenderer =>
  typeof module['renderPage'] === 'function'

/** Pages straight from the sources, with reload: `npm run dev`. The socket of Vite's reload goes through the one upgrade router. */
export const developmentPages = async (root: string, server: import('node:http').Server): Promise<Pages> => {
  const { createServer } = await import('vite')
  const vite = await createServer({
    configFile: join(root, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server, path: VITE_SOCKET } },
  })
  return {
    publicFolder: undefined,
    assets: async () => ({ scripts: ['/@vite/client', '/src/main.tsx'], styles: [], screens: {} }),
    renderer: async () => {
      const module = await vite.ssrLoadModule('/src/entry-server.tsx')
      if (!isRenderer(module)) throw new Error('web/src/entry-server.tsx exports no renderPage')
      return module
    },
    isForeignUpgrade: path => path.startsWith(VITE_SOCKET),
    middleware: (request, response) =>
      new Promise((answered, failed) => {
        response.once('finish', () => answered(true))
        vite.middlewares(request, response, (error: unknown) => (error ? failed(error) : answered(false)))
      }),
    close: () => vite.close(),
  }
}
