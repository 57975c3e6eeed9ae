import type { VerificationDocument } from '#contract/experts-verification-review.ts'
import { documentKindLabel } from '../verification-looks.tsx'

export const isPicture = ({ mediaType }: VerificationDocument): boolean => mediaType.startsWith('image/')
export const isPdf = ({ mediaType }: VerificationDocument): boolean => mediaType === 'application/pdf'

interface DocumentViewProps {
  document: VerificationDocument
  url: string
  /** It is there: the history has grown by that. */
  onShown: () => void
  onFailed: () => void
}

/** A document in the page. The answer itself says that nothing in it runs or loads: for a PDF by a sandbox that the browser's viewer keeps. */
export function DocumentView({ document, url, onShown, onFailed }: DocumentViewProps) {
  const name = `${documentKindLabel(document.documentType)}: ${document.documentName}`
  if (isPdf(document)) {
    return (
      <iframe
        src={url}
        title={name}
        referrerPolicy="no-referrer"
        className="h-[80dvh] w-full rounded-control border border-line bg-sunken"
        onLoad={onShown}
      />
    )
  }
  return (
    <figure>
      <img
        src={url}
        alt={name}
        className="max-h-[70dvh] w-full rounded-control border border-line bg-sunken object-contain"
        onLoad={onShown}
        onError={onFailed}
      />
    </figure>
  )
}
