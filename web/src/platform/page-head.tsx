import { createContext, useContext, useEffect } from 'react'

const PRODUCT = 'Onhand'
const TAGLINE = 'On-Demand Expertise, Instantly Synchronized.'

export interface PageHead {
  title: string
  description: string
}

/** On the server: where the screen leaves its title for the document's head. In the browser: null. */
export const PageHeadContext = createContext<PageHead | null>(null)

/** The screen's title and, for visitors and machines, its description. Without a title it is the product's own page. */
export function PageTitle({ title, description }: { title?: string; description?: string }) {
  const head = useContext(PageHeadContext)
  const full = title === undefined ? `${PRODUCT}: ${TAGLINE}` : `${title} | ${PRODUCT}`
  if (head) {
    head.title = full
    if (description !== undefined) head.description = description
  }
  useEffect(() => {
    document.title = full
  }, [full])
  return null
}
