import type { ServiceFacets } from '#contract/catalog.ts'
import type { ServiceFilter } from './catalog-store.ts'

/** Services of one category, with AR or without. */
interface CountedServices {
  categoryId: number
  isArEnabled: boolean
  count: number
}

interface Counted {
  counts: readonly CountedServices[]
  isEstimate: boolean
  meant: string | null
}

const SURE_FIGURES = 2

/** An estimate claims no more than it knows: 12,345 becomes 12,000. */
const rounded = (count: number): number => Number(count.toPrecision(SURE_FIGURES))

/** The figures beside a list: each facet counts as if it alone were not chosen yet. */
export const facetsOf = ({ counts, isEstimate, meant }: Counted, { categoryId, isArEnabled }: ServiceFilter): ServiceFacets => {
  const isInCategory = (row: CountedServices) => categoryId === undefined || row.categoryId === categoryId
  const isOfAr = (row: CountedServices) => isArEnabled === undefined || row.isArEnabled === isArEnabled
  const sumOf = (rows: readonly CountedServices[]) => {
    const sum = rows.reduce((total, { count }) => total + count, 0)
    return isEstimate ? rounded(sum) : sum
  }
  const ofAr = counts.filter(isOfAr)
  return {
    total: sumOf(ofAr.filter(isInCategory)),
    withAr: sumOf(counts.filter(row => isInCategory(row) && row.isArEnabled)),
    categories: [...new Set(ofAr.map(row => row.categoryId))]
      .sort((a, b) => a - b)
      .map(id => ({ categoryId: id, servicesCount: sumOf(ofAr.filter(row => row.categoryId === id)) })),
    isEstimate,
    meant,
  }
}
