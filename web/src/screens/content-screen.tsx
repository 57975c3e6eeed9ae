import { useLocation } from 'react-router'
import { type ContentPage, ContentSlug } from '#contract/content.ts'
import { contentPageQuery, useGetContentPage } from '../content/content-queries.ts'
import { ContentError, ContentSkeleton } from '../content/content-state.tsx'
import { ContentText } from '../content/content-text.tsx'
import { breadcrumbs, PageTitle, type StructuredData } from '../platform/page-head.tsx'
import type { ScreenPrefetch } from '../platform/reader.ts'

const structuredData = ({ title, slug, questions }: ContentPage, origin: string): StructuredData[] => [
  breadcrumbs(origin, [
    { name: 'Home', path: '/' },
    { name: title, path: `/${slug}` },
  ]),
  ...(questions.length < 3
    ? []
    : [
        {
          '@type': 'FAQPage',
          mainEntity: questions.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        },
      ]),
]

/** Which page an address means; the route table has a route for each. */
const slugOf = (pathname: string): ContentSlug => ContentSlug.parse(pathname.replaceAll('/', ''))

export const prefetchContent: ScreenPrefetch = (queryClient, reader, { pathname }) =>
  queryClient.prefetchQuery(contentPageQuery(slugOf(pathname), reader))

/** A page whose words are a file. */
export function ContentScreen() {
  const slug = slugOf(useLocation().pathname)
  return (
    <div className="page py-10 lg:py-14">
      <Content key={slug} slug={slug} />
    </div>
  )
}

function Content({ slug }: { slug: ContentSlug }) {
  const { data, error, isPending, isRefetching, refetch } = useGetContentPage(slug)
  if (isPending) return <ContentSkeleton />
  if (!data) return <ContentError message={error?.message ?? ''} query={{ refetch, isRefetching }} />
  return (
    <>
      <PageTitle title={data.title} description={data.description} structuredData={origin => structuredData(data, origin)} />
      <h1 className="mb-6 text-xl">{data.title}</h1>
      <ContentText html={data.html} />
    </>
  )
}
