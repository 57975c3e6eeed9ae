import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { type PageHead, PageHeadContext } from '../platform/page-head.tsx'

/** What both the server's render and the browser put around the router; the trees must be the same. */
export function Providers({
  queryClient,
  head = null,
  children,
}: {
  queryClient: QueryClient
  head?: PageHead | null
  children: ReactNode
}) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <PageHeadContext value={head}>{children}</PageHeadContext>
      </QueryClientProvider>
    </StrictMode>
  )
}
