import type { ReactNode } from 'react'
import { PageTitle } from '../platform/page-head.tsx'

interface AuthPanelProps {
  title: string
  lead?: ReactNode
  /** For search engines; without it the page is not listed. */
  description?: string
  children: ReactNode
}

/** The narrow column in which accounts are opened and entered. */
export function AuthPanel({ title, lead, description, children }: AuthPanelProps) {
  return (
    <div className="page py-10">
      <PageTitle title={title} {...(description === undefined ? {} : { description })} />
      <div className="mx-auto grid max-w-md gap-6">
        <div>
          <h1 className="text-xl">{title}</h1>
          {lead && <p className="mt-2 text-soft">{lead}</p>}
        </div>
        {children}
      </div>
    </div>
  )
}
