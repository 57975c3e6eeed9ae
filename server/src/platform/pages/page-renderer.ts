import type { Endpoint, InputOf, OutputOf } from '#contract/shared/endpoint.ts'
import type { Page } from '#contract/shared/pagination.ts'

type ItemOf<E extends Endpoint> = OutputOf<E> extends (infer Item)[] ? Item : never

/** Runs calls of the contract in this process with the visitor's cookies. */
export interface PageReader {
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<OutputOf<E>>
  callPage<E extends Endpoint & { isPaged: true }>(endpoint: E, input: InputOf<E>): Promise<Page<ItemOf<E>>>
}

export interface PageAssets {
  scripts: string[]
  styles: string[]
  /** For each screen's source file, the chunks that it adds. */
  screens: Record<string, string[]>
}

/** Port: turns a page request into a whole HTML document. The web's built entry is loaded behind it; no import crosses. */
export interface PageRenderer {
  renderPage(request: Request, context: PageReader & { nonce: string; assets: PageAssets; isDemo: boolean }): Promise<Response>
}

/** Where pages come from: the built web, or the development server. */
export interface Pages {
  renderer(): Promise<PageRenderer>
  assets(): Promise<PageAssets>
  /** The folder whose files are served as they are; none while developing. */
  publicFolder: string | undefined
  /** WebSocket upgrades that are the development server's. */
  isForeignUpgrade(path: string): boolean
  /** Answers a request for one of its own files; true when it did. */
  middleware: ((request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => Promise<boolean>) | undefined
  close(): Promise<void>
}
