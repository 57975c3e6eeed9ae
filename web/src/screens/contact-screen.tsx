import { useSearchParams } from 'react-router'
import { ContactForm } from '../content/contact-form.tsx'
import { contentPageQuery, useGetContentPage } from '../content/content-queries.ts'
import { ContentError, ContentSkeleton } from '../content/content-state.tsx'
import { ContentText } from '../content/content-text.tsx'
import { useCurrentUser } from '../platform/current-user.ts'
import { breadcrumbs, PageTitle } from '../platform/page-head.tsx'
import type { ScreenPrefetch } from '../platform/reader.ts'

export const prefetchContact: ScreenPrefetch = (queryClient, reader) => queryClient.prefetchQuery(contentPageQuery('contact', reader))

export function ContactScreen() {
  const { data, error, isPending, isRefetching, refetch } = useGetContentPage('contact')
  const topic = useSearchParams()[0].get('topic')
  const user = useCurrentUser()
  return (
    <div className="page grid gap-10 py-10 lg:grid-cols-[1fr_1.2fr] lg:py-14">
      {isPending ? (
        <ContentSkeleton />
      ) : data ? (
        <div>
          <PageTitle
            title={data.title}
            description={data.description}
            structuredData={origin => [
              breadcrumbs(origin, [
                { name: 'Home', path: '/' },
                { name: data.title, path: '/contact' },
              ]),
            ]}
          />
          <h1 className="mb-6 text-xl">{data.title}</h1>
          <ContentText html={data.html} />
        </div>
      ) : (
        <ContentError message={error?.message ?? ''} query={{ refetch, isRefetching }} />
      )}
      <ContactForm topic={topic} sender={user ?? null} />
    </div>
  )
}
