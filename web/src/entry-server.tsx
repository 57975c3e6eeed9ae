import { dehydrate } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { documentOf, type PageAssets } from './app/document.ts'
import type { RouteHandle } from './app/lazy-screen.ts'
import { Providers } from './app/providers.tsx'
import { routes } from './app/routes.tsx'
import { prefetchCurrentUser } from './platform/current-user.ts'
import type { Installation } from './platform/installation.ts'
import type { PageHead } from './platform/page-head.tsx'
import { createQueryClient } from './platform/query-client.ts'
import type { Reader } from './platform/reader.ts'

/** Reads run as the visitor. */
interface PageContext extends Reader {
  nonce: string
  assets: PageAssets
  isDemo?: boolean
}

const DESCRIPTION =
  'Describe what is wrong or wanted. Onhand splits it into tasks with hours and cost, and finds verified experts for each.'

const handler = createStaticHandler(routes)

/** Renders a page for a visitor: the server's door into the web front. */
export const renderPage = async (request: Request, context: PageContext): Promise<Response> => {
  const found = await handler.query(request)
  if (found instanceof Response) return found

  // Only `app/routes.tsx` writes handles.
  const handle = found.matches.at(-1)?.route.handle as RouteHandle | undefined
  const { origin, pathname, searchParams } = new URL(request.url)
  const queryClient = createQueryClient()
  // A page does not wait for a second try; the browser makes it.
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } })
  await Promise.all([
    prefetchCurrentUser(queryClient, context.call),
    handle?.prefetch?.(queryClient, context, { pathname, params: found.matches.at(-1)?.params ?? {}, search: searchParams }),
  ])

  const installation: Installation = { isDemo: context.isDemo ?? true }
  const head: PageHead = {
    title: 'Onhand',
    description: DESCRIPTION,
    origin,
    path: '/',
    status: found.statusCode,
    isListed: false,
    isSecret: false,
    structuredData: [],
  }
  const markup = renderToString(
    <Providers queryClient={queryClient} installation={installation} head={head}>
      <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, found)} context={found} hydrate={false} nonce={context.nonce} />
    </Providers>,
  )

  const html = documentOf({
    head,
    nonce: context.nonce,
    assets: context.assets,
    screenPreloads: (handle && context.assets.screens?.[handle.module]) ?? [],
    markup,
    state: { installation, queries: dehydrate(queryClient) },
  })
  queryClient.clear()
  const secrecy = head.isSecret ? { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' } : {}
  return new Response(html, { status: head.status, headers: { 'content-type': 'text/html; charset=utf-8', ...secrecy } })
}
