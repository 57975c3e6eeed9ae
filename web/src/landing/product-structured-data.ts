import type { StructuredData } from '../platform/page-head.tsx'

/** Who this site is and how to search it, in the words that search engines read. */
export const productStructuredData = (origin: string): StructuredData[] => [
  { '@type': 'Organization', '@id': `${origin}/#organization`, name: 'Onhand', url: `${origin}/`, logo: `${origin}/icons/icon-512.png` },
  {
    '@type': 'WebSite',
    name: 'Onhand',
    url: `${origin}/`,
    publisher: { '@id': `${origin}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/services?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  },
]
