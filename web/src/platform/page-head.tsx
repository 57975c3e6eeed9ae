import { createContext, useContext, useEffect } from 'react'
import { useLocation } from 'react-router'

const PRODUCT = 'Onhand'
const TAGLINE = 'On-Demand Expertise, Instantly Synchronized.'

/** A thing in schema.org's words. */
export type StructuredData = Record<string, unknown> & { '@type': string }

export interface PageHead {
  title: string
  description: string
  /** Where this installation is reached, without a slash at the end. */
  origin: string
  /** The page's one address, from the slash on. */
  path: string
  status: number
  /** Whether a search engine may list it. */
  isListed: boolean
  /** Its address opens something: it is told to nobody, not even as the place that a visitor came from. */
  isSecret: boolean
  structuredData: StructuredData[]
}

/** On the server: where the screen leaves what stands in the document's head. In the browser: null. */
export const PageHeadContext = createContext<PageHead | null>(null)

interface PageTitleProps {
  /** Without one it is the product's own page. */
  title?: string
  /** Stands after the title in the product's place. */
  section?: string
  /** For visitors and machines. A screen that gives none is somebody's own, or no page at all, and no search engine lists it. */
  description?: string
  /** The one address of what is shown, when it is not simply the path. */
  path?: string
  isSecret?: boolean
  /** What the server answers with, when it is not 200. */
  status?: number
  structuredData?: (origin: string) => StructuredData[]
}

/** What a screen says of itself to the browser's tab, to search engines and to those who share its address. */
export function PageTitle({ title, section = PRODUCT, description, path, status, isSecret = false, structuredData }: PageTitleProps) {
  const head = useContext(PageHeadContext)
  const { pathname } = useLocation()
  const full = title === undefined ? `${PRODUCT}: ${TAGLINE}` : `${title} | ${section}`
  const address = path ?? pathname
  if (head) {
    head.title = full
    head.path = address
    head.isSecret = isSecret
    if (description !== undefined) {
      head.description = description
      head.isListed = true
      head.structuredData = structuredData?.(head.origin) ?? []
    }
    if (status !== undefined) head.status = status
  }
  useEffect(() => {
    document.title = full
    // Who shares or saves the page takes its address from here.
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
    if (canonical) canonical.href = new URL(address, canonical.href).href
    if (description !== undefined) document.querySelector('meta[name="description"]')?.setAttribute('content', description)
  }, [full, address, description])
  return null
}

/** The way to a page from the start, as search engines show it. */
export const breadcrumbs = (origin: string, steps: readonly { name: string; path: string }[]): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: origin + path })),
})
