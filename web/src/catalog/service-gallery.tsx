import type { ServicePicture } from '#contract/catalog.ts'

/** The pictures of a service, beside one another; they scroll sideways where they do not fit. */
export function ServiceGallery({ pictures, title }: { pictures: readonly ServicePicture[]; title: string }) {
  if (pictures.length === 0) return null
  return (
    <ul aria-label={`Pictures of ${title}`} className="flex snap-x gap-4 overflow-x-auto pb-2">
      {pictures.map(({ id, url, text, width, height }, at) => (
        <li key={id} className="shrink-0 snap-start">
          <a href={url} target="_blank" rel="noreferrer" className="block rounded-card">
            <img
              src={url}
              alt={text === '' ? `Picture ${at + 1} of ${pictures.length}` : text}
              width={width}
              height={height}
              loading={at === 0 ? 'eager' : 'lazy'}
              className="h-56 w-auto min-w-40 max-w-[80vw] rounded-card border border-line object-cover sm:h-64"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
