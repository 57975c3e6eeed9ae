import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

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

// What every page loads with its first script is one file: smaller when packed, and one request instead of ten.
const WITH_THE_ENTRY = { name: 'shell', tags: ['$initial' as const] }

export default defineConfig(({ isSsrBuild }) => ({
  root: `${import.meta.dirname}/web`,
  plugins: [react(), tailwindcss(), withoutRuntimeStyles],
  publicDir: 'public',
  // Left out of the pre-bundling, so that the plugin above sees it in development too.
  optimizeDeps: { exclude: ['sonner'], entries: ['src/main.tsx', 'src/screens/*.tsx'] },
  ssr: { noExternal: ['lucide-react', 'sonner'] },
  build: isSsrBuild
    ? { outDir: '../dist/web-server', emptyOutDir: true, copyPublicDir: false, rolldownOptions: { input: 'src/entry-server.tsx' } }
    : {
        outDir: '../dist/web',
        emptyOutDir: true,
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: { input: 'src/main.tsx', output: { codeSplitting: { groups: [WITH_THE_ENTRY] } } },
      },
}))
