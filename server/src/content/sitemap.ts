import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CONTENT_SLUGS } from '#contract/content-slugs.ts'
import { AppError } from '#contract/shared/errors.ts'
import type { CatalogService } from '../catalog/catalog-service.ts'

/** Below the 50,000 addresses that a sitemap may hold. Services stand in the file of their id, so that no file is counted through. */
const SERVICES_PER_FILE = 20_000

/** The pages that anybody may read and that are the same for everybody. */
const PUBLIC_PATHS = [
  '/',
  '/services',
  '/categories',
  '/reviews',
  '/submit-project',
  '/how-good-are-estimates',
  ...CONTENT_SLUGS.map(slug => `/${slug}`),
]
/** What is somebody's own, or no page at all. */
const CLOSED_PATHS = ['/_api/', '/_live', '/projects', '/offers', '/account', '/expert-verification', '/admin']

const XML = 'application/xml; charset=utf-8'
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const located = (tag: string, address: string): string => `<${tag}><loc>${escapeXml(address)}</loc></${tag}>`
const document = (root: string, inner: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${inner.join('\n')}\n</${root}>\n`

/** What search engines ask for first: where they may go, and what there is. */
export const registerSitemap = (
  app: FastifyInstance,
  catalog: Pick<CatalogService, 'categories' | 'newestServiceId' | 'serviceIds'>,
  publicUrl: string | undefined,
): void => {
  const originOf = (request: FastifyRequest): string => publicUrl ?? `${request.protocol}://${request.host}`

  app.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        ['User-agent: *', ...CLOSED_PATHS.map(path => `Disallow: ${path}`), '', `Sitemap: ${originOf(request)}/sitemap.xml`, ''].join('\n'),
      ),
  )
  app.get('/sitemap.xml', async (request, reply) => {
    const files = Math.ceil((await catalog.newestServiceId()) / SERVICES_PER_FILE)
    const names = ['pages', ...Array.from({ length: files }, (_, index) => `services-${index + 1}`)]
    const origin = originOf(request)
    return reply.type(XML).send(
      document(
        'sitemapindex',
        names.map(name => located('sitemap', `${origin}/sitemaps/${name}.xml`)),
      ),
    )
  })
  app.get('/sitemaps/pages.xml', async (request, reply) => {
    const categories = (await catalog.categories()).map(({ id }) => `/services?categoryId=${id}`)
    const origin = originOf(request)
    return reply.type(XML).send(
      document(
        'urlset',
        [...PUBLIC_PATHS, ...categories].map(path => located('url', origin + path)),
      ),
    )
  })
  app.get<{ Params: { file: string } }>('/sitemaps/services-:file(^[1-9]\\d{0,5}$).xml', async (request, reply) => {
    const first = (Number(request.params.file) - 1) * SERVICES_PER_FILE
    const ids = await catalog.serviceIds({ above: first, upTo: first + SERVICES_PER_FILE })
    if (ids.length === 0) throw new AppError('not_found', 'There is no such sitemap.')
    const origin = originOf(request)
    return reply.type(XML).send(
      document(
        'urlset',
        ids.map(id => located('url', `${origin}/services/${id}`)),
      ),
    )
  })
}
