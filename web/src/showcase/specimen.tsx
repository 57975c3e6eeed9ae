import type { ReactNode } from 'react'

/** A chapter of the page. */
export function Chapter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-6 border-line border-t py-10">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  )
}

/** One component, each of its states under a caption. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-3">
      <h3 className="text-lg">{name}</h3>
      <div className="flex flex-wrap items-start gap-x-8 gap-y-6">{children}</div>
    </div>
  )
}

export function State({ name, isWide = false, children }: { name: string; isWide?: boolean; children: ReactNode }) {
  return (
    <figure className={isWide ? 'grid w-full min-w-0 gap-2' : 'grid min-w-0 gap-2'}>
      <div>{children}</div>
      <figcaption className="text-soft text-xs">{name}</figcaption>
    </figure>
  )
}
