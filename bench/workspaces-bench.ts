import { chromium } from '@playwright/test'
import { readConfig } from '../server/src/platform/config.ts'
import { joinDatabase } from '../server/src/platform/database/join-database.ts'
import { createLogger } from '../server/src/platform/telemetry/logger.ts'
import { startOnhand } from './onhand.ts'
import type { Measurement } from './table.ts'
import { benchBoardFrames, benchBoardUpdates } from './workspaces/board-bench.ts'
import { benchLongChat, benchMessages } from './workspaces/message-bench.ts'
import { benchModels } from './workspaces/model-bench.ts'
import { benchTabs } from './workspaces/tab-bench.ts'
import { furtherWorkspace, workspaceOfBench } from './workspaces/workspace-of-bench.ts'

/** No graphics card here: what is drawn in three dimensions is drawn by the processor. */
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--use-angle=swiftshader', '--enable-unsafe-swiftshader']

/** A workspace at work, through the whole app: its chat, its whiteboard, its models and what its tabs weigh. */
export const benchWorkspaces = async (dataDir: string): Promise<Measurement[]> => {
  const onhand = await startOnhand(dataDir)
  const joined = await joinDatabase(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }), createLogger('silent'))
  const browser = await chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: FLAGS })
  try {
    const bench = await workspaceOfBench(onhand.url, joined, dataDir)
    return [
      await benchMessages(bench),
      ...(await benchLongChat(bench, joined)),
      ...(await benchTabs(bench, browser)),
      ...(await benchBoardFrames(bench, browser)),
      await benchBoardUpdates({ ...bench, workspaceId: await furtherWorkspace(bench, joined) }),
      ...(await benchModels(bench, joined, browser)),
    ]
  } finally {
    await browser.close()
    await joined.close()
    await onhand.stop()
  }
}
