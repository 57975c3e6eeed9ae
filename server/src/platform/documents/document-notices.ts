import type { Database } from '../database/database.ts'
import { type Listener, listen } from '../database/listener.ts'
import type { Logger } from '../telemetry/logger.ts'
import { changeNotice, DOCUMENTS_CHANNEL } from './document-store.ts'

interface NoticeHandlers {
  onNotice(notice: NonNullable<ReturnType<typeof changeNotice>>): void
  /** What was said while nobody listened is not said again. */
  onConnect(): void
}

/** Hears from the database what other nodes have kept of documents. */
export const listenToNotices = (database: Database, logger: Logger, { onNotice, onConnect }: NoticeHandlers) => {
  let listener: Listener | undefined
  const notification = (payload: string) => {
    const notice = changeNotice(payload)
    if (notice) onNotice(notice)
  }
  return {
    start: async (): Promise<void> => {
      listener = await listen(database, DOCUMENTS_CHANNEL, { notification, connect: async () => onConnect() }, logger)
    },
    close: async (): Promise<void> => listener?.close(),
  }
}
