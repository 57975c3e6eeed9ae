import type { Endpoint, InputOf, OutputOf } from '#contract/shared/endpoint.ts'

/** Runs a call of the contract in this process with the visitor's cookies. */
export type PageCall = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<OutputOf<E>>

export interface PageAssets {
  scripts: string[]
  styles: string[]
  preloads: string[]
  /** For each screen's source file, the chunks that it adds. */
  screens: Record<string, string[]>
}

/** Port: turns a page request into a whole HTML document. The web's built entry is loaded behind it; no import crosses. */
export interface PageRenderer {
  renderPage(request: Request, context: { nonce: string; call: PageCall; assets: PageAssets; isDemo: boolean }): Promise<Response>
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
