import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { type ContactMessage, type ContentSlug, getContentPage, getLandingContent, sendContactMessage } from '#contract/content.ts'
import { call } from '../platform/call.ts'
import { overTheWire, type Reader } from '../platform/reader.ts'
import { showError } from '../ui/toasts.ts'

export const contentPageQuery = (slug: ContentSlug, reader: Reader = overTheWire) =>
  queryOptions({
    queryKey: ['content', 'page', slug],
    queryFn: ({ signal }) => reader.call(getContentPage, { slug }, signal),
  })

export const landingContentQuery = (reader: Reader = overTheWire) =>
  queryOptions({
    queryKey: ['content', 'landing'],
    queryFn: ({ signal }) => reader.call(getLandingContent, {}, signal),
  })

export const useGetContentPage = (slug: ContentSlug) => useQuery(contentPageQuery(slug))
export const useGetLandingContent = () => useQuery(landingContentQuery())

export const useSendContactMessage = () =>
  useMutation({
    mutationFn: (message: ContactMessage) => call(sendContactMessage, message),
    onError: error => showError(`Failed to send your message: ${error.message}`),
  })
