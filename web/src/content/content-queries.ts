import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ContentSlug } from '#contract/content.ts'
import { overTheWire, type Reader } from '../platform/reader.ts'

/** Fetched with the first call: a page that the server rendered has its data, and its code need not wait for the schemas. */
const content = () => import('#contract/content.ts')

export const contentPageQuery = (slug: ContentSlug, reader: Reader = overTheWire) =>
  queryOptions({
    queryKey: ['content', 'page', slug],
    queryFn: async ({ signal }) => reader.call((await content()).getContentPage, { slug }, signal),
  })

export const landingContentQuery = (reader: Reader = overTheWire) =>
  queryOptions({
    queryKey: ['content', 'landing'],
    queryFn: async ({ signal }) => reader.call((await content()).getLandingContent, {}, signal),
  })

export const useGetContentPage = (slug: ContentSlug) => useQuery(contentPageQuery(slug))
export const useGetLandingContent = () => useQuery(landingContentQuery())
