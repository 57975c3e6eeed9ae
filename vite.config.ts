import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type Plugin } from 'vite'

/**
 * sonner adds its style sheet at run time, without the page's nonce: the content security policy would refuse it and report it.
 * The call is taken out; `ui/toaster.tsx` imports the same sheet as a file.
 */
const withoutRuntimeStyles: Plugin = {
  name: 'sonner-without-runtime-styles',
  transform: {
    filter: { id: /sonner[/\\]dist[/\\]index\.mjs/ },
    handler(code) {
      const bare = code.replace(/^__insertCSS\(.*\);?$/m, '')
      if (bare === code) this.error('sonner no longer adds its styles where this plugin looks for it.')
      return { code: bare, map: null }
    },
  },
}

/** What stands for modules of the router that do their work in its framework mode only: the product never runs them, every visitor would load them. */
const WITHOUT_FRAMEWORK = {
  'router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined
    export let getRouteInstrumentationUpdates, instrumentClientSideRouter, instrumentHandler, instrumentationResultMetaContext`,
  'dom/ssr/components.js': `
    import { createContext, useRef } from 'react'
    export const FrameworkContext = createContext(undefined)
    export const PrefetchPageLinks = () => null
    export const usePrefetchBehavior = () => [false, useRef(null), {}]
    export const mergeRefs = (...refs) => value => {
      for (const ref of refs)
        if (typeof ref === 'function') ref(value)
        else if (ref) ref.current = value
    }
    export let CRITICAL_CSS_DATA_ATTRIBUTE, Links, Meta, Scripts, setIsHydrated, useFrameworkContext`,
}
const namesOf = (module: string) =>
  module
    .match(/(?<=^\s*export (?:const |let |\{ ))[^=}]+?(?= =| \}|$)/gm)
    ?.flatMap(names => names.split(/,\s*/))
    .sort()

const routerAsLibrary: Plugin = {
  name: 'react-router-as-library',
  apply: 'build',
  transform: {
    filter: { id: /react-router[/\\]dist[/\\]production[/\\]lib[/\\]/ },
    handler(code, id) {
      const [module, stand = ''] =
        Object.entries(WITHOUT_FRAMEWORK).find(([name]) => id.replaceAll('\\', '/').endsWith(`/lib/${name}`)) ?? []
      if (module === undefined) return
      if (String(namesOf(code)) !== String(namesOf(stand))) this.error(`react-router's ${module} no longer exports what its stand-in does.`)
      return { code: stand, map: null }
    },
  },
}

const WORKER = `${import.meta.dirname}/web/worker/service-worker.ts`

/** The service worker as one script that imports nothing. */
const builtWorker = async (): Promise<string> => {
  const result = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    publicDir: false,
    build: { write: false, modulePreload: false, rolldownOptions: { input: WORKER, output: { format: 'iife' } } },
  })
  const chunk = [result]
    .flat()
    .flatMap(each => ('output' in each ? each.output : []))
    .find(({ type }) => type === 'chunk')
  if (chunk?.type !== 'chunk') throw new Error('the service worker was not built')
  return chunk.code
}

/** It lies at the root of the site, under a name that stays: its place says for which pages it works. */
const serviceWorker: Plugin = {
  name: 'service-worker',
  async generateBundle() {
    if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName: 'sw.js', source: await builtWorker() })
  },
  configureServer: ({ middlewares }) => {
    middlewares.use('/sw.js', (_request, response, fail) => {
      response.setHeader('content-type', 'text/javascript')
      builtWorker().then(code => response.end(code), fail)
    })
  },
}

/** What is fetched only when it is needed is in the first script after all, as soon as one module of the shell imports it too: no page shows that. */
const fetchedLaterStaysLater: Plugin = {
  name: 'fetched-later-stays-later',
  onLog(_level, { code, message }) {
    if (code === 'INEFFECTIVE_DYNAMIC_IMPORT') this.error(message)
  },
}

// What every page loads with its first script is one file: smaller when packed, and one request instead of ten.
const WITH_THE_ENTRY = { name: 'shell', tags: ['$initial' as const] }
/** But for React's own: run as a task of its own, it keeps a slow phone from its finger for less long at a time. */
const REACT = { name: 'react', test: /node_modules[/\\](react|react-dom|scheduler)[/\\]/, tags: ['$initial' as const], priority: 1 }

/** How long each step of the bundler takes on a busy machine is no warning for whoever starts Onhand. */
const CHECKS = { bundlerTimings: false }

export default defineConfig(({ isSsrBuild }) => ({
  root: `${import.meta.dirname}/web`,
  plugins: [react(), tailwindcss(), withoutRuntimeStyles, routerAsLibrary, serviceWorker, fetchedLaterStaysLater],
  publicDir: 'public',
  // Its parts come when they are needed, as the page's do.
  worker: { format: 'es' },
  // Left out of the pre-bundling, so that the plugin above sees it in development too.
  optimizeDeps: { exclude: ['sonner'], entries: ['src/main.tsx', 'src/screens/*.tsx'] },
  ssr: { noExternal: ['lucide-react', 'sonner'] },
  build: isSsrBuild
    ? {
        outDir: '../dist/web-server',
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { input: 'src/entry-server.tsx', checks: CHECKS },
      }
    : {
        outDir: '../dist/web',
        emptyOutDir: true,
        manifest: true,
        // The decoder for compressed 3D models is one file of its makers, which loads when such a model is opened.
        chunkSizeWarningLimit: 800,
        // The lists of what every chunk imports would be a fiftieth of the first script; the shell fetches the likely screens ahead anyway.
        modulePreload: { polyfill: false, resolveDependencies: (_file, needed) => needed.filter(name => name.endsWith('.css')) },
        rolldownOptions: {
          input: 'src/main.tsx',
          checks: CHECKS,
          output: { codeSplitting: { groups: [REACT, WITH_THE_ENTRY] } },
        },
      },
}))
