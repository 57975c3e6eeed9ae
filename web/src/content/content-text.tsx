import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'

/** The look of text that comes as HTML: its elements have no class names of their own. */
const LOOK = [
  'measure break-words',
  '[&_h2]:mt-12 [&_h2]:mb-3 [&_h2]:scroll-mt-24 [&_h2]:text-lg',
  '[&_h3]:mt-8 [&_h3]:mb-2 [&_h3]:font-semibold',
  '[&_p]:my-4 [&>p:first-child]:mt-0',
  '[&_ul]:my-4 [&_ul]:list-disc [&_ul]:pl-6 [&_ol]:my-4 [&_ol]:list-decimal [&_ol]:pl-6 [&_li]:my-2 [&_li]:pl-1 [&_li::marker]:text-marker-ink',
  '[&_a]:underline [&_a]:decoration-marker [&_a]:underline-offset-4 [&_a:hover]:decoration-2',
  '[&_blockquote]:my-6 [&_blockquote]:border-marker [&_blockquote]:border-l-2 [&_blockquote]:pl-5 [&_blockquote]:text-soft',
  '[&_code]:rounded [&_code]:bg-sunken [&_code]:px-1 [&_hr]:my-10 [&_hr]:border-line',
  '[&_.scrolls]:my-6 [&_.scrolls]:overflow-x-auto [&_table]:w-full [&_table]:text-left [&_table]:text-sm',
  '[&_th]:border-control [&_th]:border-b [&_th]:py-2 [&_th]:pr-5 [&_td]:border-line [&_td]:border-b [&_td]:py-2.5 [&_td]:pr-5 [&_td]:align-top',
].join(' ')

/** Where a plain click on a link of this site leads; null for any other click. */
const ownPathOf = (event: MouseEvent): string | null => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.defaultPrevented)
  if (!link || !isPlain || link.origin !== location.origin) return null
  // A mark on this very page is the browser's to scroll to.
  if (link.pathname === location.pathname && link.hash !== '') return null
  return link.pathname + link.search + link.hash
}

/** Words that the server made from Markdown, without any markup of the author's own. */
export function ContentText({ html }: { html: string }) {
  const navigate = useNavigate()
  const { hash } = useLocation()
  const isFollowedLink = useNavigationType() === 'PUSH'
  const text = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The router looked for the mark before these words were here.
    if (isFollowedLink && hash !== '') document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
  }, [hash, isFollowedLink])
  useEffect(() => {
    const element = text.current
    const follow = (event: MouseEvent) => {
      const path = ownPathOf(event)
      if (path === null) return
      event.preventDefault()
      navigate(path)
    }
    element?.addEventListener('click', follow)
    return () => element?.removeEventListener('click', follow)
  }, [navigate])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the server's Markdown reader, which lets no tag and no script link through
  return <div ref={text} className={LOOK} dangerouslySetInnerHTML={{ __html: html }} />
}
