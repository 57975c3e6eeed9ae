import { readConfig } from './platform/config.ts'
import { takeDataFolder } from './platform/database/data-folder.ts'
import { stopWithOneLine } from './stop-with-one-line.ts'

const start = async (): Promise<void> => {
  const config = readConfig(process.env)
  const release = await takeDataFolder(config.dataDir)
  // The server takes seconds to read: whoever is refused for a setting or a folder does not wait for that.
  const { serve } = await import('./serve.ts')
  await serve(config, release)
}

process.on('unhandledRejection', error => {
  console.error('an error that nobody handled', error)
  process.exit(1)
})
start().catch(stopWithOneLine)
