import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'

interface StageLayoutProps {
  title: string
  /** Beside the title: how good the connection is, how long it lasts. */
  status: ReactNode
  /** What the person in the call must know now; over the picture. */
  notice: ReactNode
  picture: ReactNode
  preview: ReactNode
  toolbar: ReactNode
  controls: ReactNode
  /** Beside the picture at the desk, a sheet over it on the phone; null: closed. */
  aside: ReactNode
  onAsideClose: () => void
}

/** The whole window is the call: the picture as large as it can be, everything else on its edges. */
export function StageLayout({ title, status, notice, picture, preview, toolbar, controls, aside, onAsideClose }: StageLayoutProps) {
  const stage = useRef<HTMLElement>(null)
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The page below stays where it is.
    const page = document.documentElement
    Object.assign(page.style, { overflow: 'hidden', scrollbarGutter: 'auto' })
    stage.current?.focus()
    return () => {
      Object.assign(page.style, { overflow: '', scrollbarGutter: '' })
    }
  }, [])
  useEffect(() => {
    const [edge, page] = [top.current, document.documentElement.style]
    if (!edge) return
    // Toasts come from above on a phone, and from the corner of the chat at the desk: none lies over what can be pressed, or must be read.
    page.setProperty('--above-controls', '6rem')
    const observer = new ResizeObserver(() => page.setProperty('--below-controls', `${edge.offsetHeight + 8}px`))
    observer.observe(edge)
    return () => {
      observer.disconnect()
      page.removeProperty('--below-controls')
      page.removeProperty('--above-controls')
    }
  }, [])
  return (
    <section
      ref={stage}
      tabIndex={-1}
      aria-label="Call"
      className={classNames(
        'fixed inset-0 z-50 grid grid-rows-[minmax(0,1fr)] bg-device text-on-device outline-none',
        aside !== null && 'lg:grid-cols-[minmax(0,1fr)_22rem]',
      )}
    >
      <div className="relative min-h-0 min-w-0 overflow-hidden">
        <div className="absolute inset-0">{picture}</div>
        <div ref={top} className="pointer-events-none absolute inset-x-0 top-0 grid">
          <header className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 bg-linear-to-b from-device/80 to-transparent p-3 pt-[max(0.75rem,env(safe-area-inset-top))]">
            <h1 className="min-w-0 max-w-full truncate font-medium font-sans text-base">{title}</h1>
            <div className="flex min-w-0 max-w-full flex-wrap items-center gap-2 text-xs sm:ml-auto sm:justify-end">{status}</div>
          </header>
          <div className="flex items-start gap-3 px-3">
            <div className="grid min-w-0 flex-1 justify-items-center gap-2 sm:pl-43">{notice}</div>
            <div className="w-24 flex-none sm:w-40">{preview}</div>
          </div>
        </div>
        <div className="pointer-events-none absolute inset-x-0 bottom-0 grid grid-cols-[minmax(0,1fr)] justify-items-center gap-3 bg-linear-to-t from-device/80 to-transparent p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
          <div className="max-w-full lg:hidden">{toolbar}</div>
          <div className="flex max-w-full flex-wrap items-center justify-center gap-2">{controls}</div>
        </div>
        <div className="pointer-events-none absolute inset-y-0 left-3 hidden items-center lg:flex">{toolbar}</div>
      </div>
      {aside !== null && (
        <aside className="flex min-h-0 flex-col border-line border-l bg-raised text-ink max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:h-[70dvh] max-lg:rounded-t-card max-lg:border-t max-lg:pb-[env(safe-area-inset-bottom)]">
          <div className="flex items-center justify-between border-line border-b py-1 pr-1 pl-4 lg:hidden">
            <p className="font-medium text-sm">Chat</p>
            <Button variant="quiet" size="small" aria-label="Close chat" onClick={onAsideClose}>
              <X aria-hidden="true" className="size-5" />
            </Button>
          </div>
          <div className="min-h-0 flex-1">{aside}</div>
        </aside>
      )}
    </section>
  )
}
