import type { ServiceDetail } from '#contract/catalog.ts'
import { breadcrumbs, type StructuredData } from '../platform/page-head.tsx'

/** A service in the words that search engines read. */
export const serviceStructuredData = (service: ServiceDetail, origin: string): StructuredData[] => {
  const path = `/services/${service.id}`
  return [
    {
      '@type': 'Service',
      name: service.title,
      description: service.description,
      serviceType: service.categoryName,
      url: origin + path,
      ...(service.pictures.length === 0 ? {} : { image: service.pictures.map(({ url }) => origin + url) }),
      provider: { '@type': 'Person', name: service.expertName, jobTitle: service.expertTitle },
      offers: {
        '@type': 'Offer',
        availability: service.isPaused ? 'https://schema.org/OutOfStock' : 'https://schema.org/InStock',
        priceSpecification: { '@type': 'UnitPriceSpecification', price: service.hourlyRate, priceCurrency: 'USD', unitCode: 'HUR' },
      },
      ...(service.reviewsCount === 0
        ? {}
        : { aggregateRating: { '@type': 'AggregateRating', ratingValue: service.rating, reviewCount: service.reviewsCount } }),
    },
    breadcrumbs(origin, [
      { name: 'Home', path: '/' },
      { name: 'Services', path: '/services' },
      { name: service.title, path },
    ]),
  ]
}
