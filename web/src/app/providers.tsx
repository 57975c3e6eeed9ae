import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { type Installation, InstallationContext } from '../platform/installation.ts'
import { type PageHead, PageHeadContext } from '../platform/page-head.tsx'

/** What both the server's render and the browser put around the router; the trees must be the same. */
export function Providers({
  queryClient,
  installation,
  head = null,
  children,
}: {
  queryClient: QueryClient
  installation: Installation
  head?: PageHead | null
  children: ReactNode
}) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <InstallationContext value={installation}>
          <PageHeadContext value={head}>{children}</PageHeadContext>
        </InstallationContext>
      </QueryClientProvider>
    </StrictMode>
  )
}
