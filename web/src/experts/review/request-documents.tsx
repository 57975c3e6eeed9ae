import { Download, Eye, FileText, ShieldAlert, ShieldCheck, ShieldQuestion } from 'lucide-react'
import { useState } from 'react'
import type { VerificationDocument } from '#contract/experts-verification-review.ts'
import { MB } from '#contract/shared/file-rule.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { documentKindLabel } from '../verification-looks.tsx'
import { useLinkToDocument, useReloadReview } from './review-queries.ts'

const SIZE = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })
const sizeOf = (bytes: number): string => (bytes < MB ? `${SIZE.format(bytes / 1024)} KB` : `${SIZE.format(bytes / MB)} MB`)
const isPicture = ({ mediaType }: VerificationDocument): boolean => mediaType.startsWith('image/')

/** What the expert handed in. Each is opened by a link of its own, which the history keeps. */
export function RequestDocuments({ requestId, documents }: { requestId: number; documents: readonly VerificationDocument[] }) {
  if (documents.length === 0) return <p className="text-soft text-sm">No document was handed in with this request.</p>
  return (
    <ul className="divide-y divide-line border-line border-y">
      {documents.map(document => (
        <li key={document.id}>
          <DocumentRow requestId={requestId} document={document} />
        </li>
      ))}
    </ul>
  )
}

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
  const open = () =>
    link.mutate(document.id, {
      onSuccess: ({ url }) => {
        if (isPicture(document)) setShownUrl(url)
        else save(url, document.documentName)
      },
    })
  const isOpenable = document.scan === 'clean' || document.scan === 'unscanned'
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
        <ScanBadge document={document} />
        {isOpenable && shownUrl === null && (
          <Button
            variant="secondary"
            size="small"
            isPending={link.isPending}
            aria-label={`${isPicture(document) ? 'View' : 'Download'} ${document.documentName}`}
            onClick={open}
          >
            {!link.isPending &&
              (isPicture(document) ? <Eye aria-hidden="true" className="size-4" /> : <Download aria-hidden="true" className="size-4" />)}
            {isPicture(document) ? 'View' : 'Download'}
          </Button>
        )}
      </div>
      {shownUrl !== null && (
        <figure>
          <img
            src={shownUrl}
            alt={`${documentKindLabel(document.documentType)}: ${document.documentName}`}
            className="max-h-[70dvh] w-full rounded-control border border-line bg-sunken object-contain"
            onLoad={() => void reload()}
            onError={() => setShownUrl(null)}
          />
        </figure>
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
