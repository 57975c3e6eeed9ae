import { Download, Eye, EyeOff, FileText, ShieldAlert, ShieldCheck, ShieldQuestion } from 'lucide-react'
import { useState } from 'react'
import type { VerificationDocument } from '#contract/experts-verification-review.ts'
import { MB } from '#contract/shared/file-rule.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { documentKindLabel } from '../verification-looks.tsx'
import { DocumentView, isPdf, isPicture } from './document-view.tsx'
import { useLinkToDocument, useReloadReview } from './review-queries.ts'

const SIZE = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })
const sizeOf = (bytes: number): string => (bytes < MB ? `${SIZE.format(bytes / 1024)} KB` : `${SIZE.format(bytes / MB)} MB`)

/** What the expert handed in. Each is opened by a link of its own, which the history keeps. */
export function RequestDocuments({ requestId, documents }: { requestId: number; documents: readonly VerificationDocument[] }) {
  if (documents.length === 0) return <p className="text-soft text-sm">No document was handed in with this request.</p>
  return (
    <>
      <ul className="divide-y divide-line border-line border-y">
        {documents.map(document => (
          <li key={document.id}>
            <DocumentRow requestId={requestId} document={document} />
          </li>
        ))}
      </ul>
      {documents.some(({ scan }) => scan === 'unscanned') && (
        <p className="text-soft text-xs">
          Not scanned: no virus scanner is set up here, or it could not be asked. Pictures and PDFs are shown in this page without running
          anything in them; save another file only if you would open one from a stranger, and have it checked first.
        </p>
      )}
    </>
  )
}

/** The button that opens a document, for whoever is led to it from elsewhere. */
export const documentButtonId = (documentId: number): string => `open-document-${documentId}`

/** Has the browser save what lies behind a link. */
const save = (url: string, name: string) => {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
}

function DocumentRow({ requestId, document }: { requestId: number; document: VerificationDocument }) {
  const [shownUrl, setShownUrl] = useState<string | null>(null)
  const link = useLinkToDocument()
  const reload = useReloadReview(requestId)
  const isViewable = isPicture(document) || isPdf(document)
  const isOpenable = document.scan === 'clean' || document.scan === 'unscanned'
  const view = () => link.mutate(document.id, { onSuccess: ({ url }) => setShownUrl(url) })
  const download = () => link.mutate(document.id, { onSuccess: ({ url }) => save(url, document.documentName) })
  return (
    <div className="grid gap-3 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <FileText aria-hidden="true" className="size-5 text-soft" />
        <div className="min-w-0 flex-1 basis-48">
          <p className="wrap-anywhere text-sm">{document.documentName}</p>
          <p className="text-soft text-xs">
            {documentKindLabel(document.documentType)}, {sizeOf(document.sizeBytes)}
          </p>
        </div>
        {document.isOpenedByYou && (
          <Badge tone="good" icon={Eye}>
            Opened by you
          </Badge>
        )}
        <ScanBadge document={document} />
        {isOpenable && isViewable && (
          <Button
            id={documentButtonId(document.id)}
            variant="secondary"
            size="small"
            isPending={link.isPending}
            aria-expanded={shownUrl !== null}
            aria-label={`${shownUrl === null ? 'View' : 'Close'} ${document.documentName}`}
            onClick={shownUrl === null ? view : () => setShownUrl(null)}
          >
            {!link.isPending &&
              (shownUrl === null ? <Eye aria-hidden="true" className="size-4" /> : <EyeOff aria-hidden="true" className="size-4" />)}
            {shownUrl === null ? 'View' : 'Close'}
          </Button>
        )}
        {isOpenable && (!isViewable || (isPdf(document) && shownUrl !== null)) && (
          <Button
            {...(isViewable ? {} : { id: documentButtonId(document.id) })}
            variant="secondary"
            size="small"
            isPending={link.isPending}
            aria-label={`Download ${document.documentName}`}
            onClick={download}
          >
            {!link.isPending && <Download aria-hidden="true" className="size-4" />}
            Download
          </Button>
        )}
      </div>
      {shownUrl !== null && (
        <DocumentView document={document} url={shownUrl} onShown={() => void reload()} onFailed={() => setShownUrl(null)} />
      )}
      {shownUrl !== null && isPdf(document) && (
        <p className="text-soft text-xs">Nothing to be seen? Not every browser shows a PDF in a page: download it then.</p>
      )}
    </div>
  )
}

function ScanBadge({ document: { scan, finding } }: { document: VerificationDocument }) {
  if (scan === 'clean') {
    return (
      <Badge tone="good" icon={ShieldCheck}>
        No virus found
      </Badge>
    )
  }
  if (scan === 'infected') {
    return (
      <Badge tone="bad" icon={ShieldAlert}>
        Virus: {finding}
      </Badge>
    )
  }
  return <Badge icon={ShieldQuestion}>{scan === 'waiting' ? 'Being checked' : 'Not scanned'}</Badge>
}
