import type { DehydratedState } from '@tanstack/react-query'
import type { Installation } from '../platform/installation.ts'

/** The element in which the server leaves the state. */
export const PAGE_STATE_ID = 'page-state'

/** What the browser needs so that its first render is the server's. */
export interface PageState {
  installation: Installation
  queries: DehydratedState
}

export const readPageState = (): PageState => {
  const text = document.getElementById(PAGE_STATE_ID)?.textContent
  if (!text) throw new Error('The page came without its state.')
  // Only `app/document.ts` writes it, in the same build.
  return JSON.parse(text) as PageState
}
