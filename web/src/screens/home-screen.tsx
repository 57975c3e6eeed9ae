import { featuredServicesQuery } from '../catalog/catalog-queries.ts'
import { FeaturedServices } from '../catalog/featured-services.tsx'
import { landingContentQuery, useGetLandingContent } from '../content/content-queries.ts'
import { ArSpotlight } from '../landing/ar-spotlight.tsx'
import { Features } from '../landing/features.tsx'
import { HeroScene } from '../landing/hero-scene.tsx'
import { HowItWorks } from '../landing/how-it-works.tsx'
import { LiveFigures } from '../landing/live-figures.tsx'
import { productStructuredData } from '../landing/product-structured-data.ts'
import { Statistics } from '../landing/statistics.tsx'
import { WorkspaceSection } from '../landing/workspace-section.tsx'
import { PageTitle } from '../platform/page-head.tsx'
import type { ScreenPrefetch } from '../platform/reader.ts'
import { BriefStarter } from '../projects/brief-starter.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { MarkUnderline } from '../ui/mark.tsx'

const DESCRIPTION =
  'Say what is wrong or wanted. Onhand splits it into tasks with hours and cost, and finds the verified expert who points at the right screw.'

export const prefetchHome: ScreenPrefetch = (queryClient, reader) =>
  Promise.all([queryClient.prefetchQuery(landingContentQuery(reader)), queryClient.prefetchQuery(featuredServicesQuery(reader))])

export function HomeScreen() {
  return (
    <div className="page">
      <PageTitle description={DESCRIPTION} structuredData={productStructuredData} />
      <Hero />
      <ArSpotlight />
      <HowItWorks />
      <WorkspaceSection />
      <Features />
      <section aria-labelledby="featured-heading" className="border-line border-t py-16">
        <div className="mb-8 flex flex-wrap items-center justify-between gap-4">
          <h2 id="featured-heading" className="text-xl">
            Featured Services
          </h2>
          <ButtonLink to="/services" variant="secondary">
            View All Services
          </ButtonLink>
        </div>
        <FeaturedServices />
      </section>
    </div>
  )
}

function Hero() {
  const { data, isPending } = useGetLandingContent()
  return (
    <section className="grid items-center gap-12 py-10 lg:grid-cols-[1.15fr_0.85fr] lg:py-16">
      <div className="grid gap-7">
        <h1 className="isolate text-2xl">
          On-Demand Expertise,{' '}
          <span className="relative inline-block">
            Instantly
            <MarkUnderline className="absolute inset-x-0 -bottom-2 -z-10 h-3 w-full text-marker" />
          </span>{' '}
          Synchronized.
        </h1>
        <p className="measure text-lg">{DESCRIPTION}</p>
        <BriefStarter />
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/ar-sessions" variant="secondary">
            Book AR Session
          </ButtonLink>
          <ButtonLink to="/services" variant="secondary">
            Browse Services
          </ButtonLink>
        </div>
        {(isPending || data) && <Statistics statistics={data?.statistics} />}
        {data && <LiveFigures figures={data.figures} />}
      </div>
      <HeroScene />
    </section>
  )
}
