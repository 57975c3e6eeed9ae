import { CircleAlert, CircleCheck, FileText, RotateCw, X } from 'lucide-react'
import { DOCUMENT_KINDS } from '#contract/experts-verification.ts'
import { Button } from '../ui/button.tsx'
import { inputClass } from '../ui/field.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import type { DocumentUpload } from './document-upload.ts'
import type { DocumentUploads } from './use-document-uploads.ts'
import { documentKindLabel } from './verification-looks.tsx'

/** The documents of an application: how far each is, and what it is meant to show. */
export function DocumentList({ uploads }: { uploads: DocumentUploads }) {
  if (uploads.documents.length === 0) return null
  return (
    <ul aria-label="Documents" className="divide-y divide-line border-line border-y">
      {uploads.documents.map(document => (
        <li key={document.key}>
          <DocumentRow document={document} uploads={uploads} />
        </li>
      ))}
    </ul>
  )
}

function DocumentRow({ document, uploads }: { document: DocumentUpload; uploads: DocumentUploads }) {
  const { key, name, state, share, problem, kind, file } = document
  return (
    <div className="grid gap-2 py-3">
      <div className="flex items-center gap-3">
        <StateIcon state={state} />
        <span className="wrap-anywhere min-w-0 flex-1 text-sm">{name}</span>
        {state === 'failed' && file && (
          <Button variant="secondary" size="small" aria-label={`Upload ${name} again`} onClick={() => uploads.retry(key)}>
            <RotateCw aria-hidden="true" className="size-4" />
            Try again
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          aria-label={state === 'uploading' ? `Stop uploading ${name}` : `Remove ${name}`}
          onClick={() => uploads.remove(key)}
        >
          <X aria-hidden="true" className="size-4" />
        </Button>
      </div>
      {state === 'uploading' && <ProgressBar label={`Uploading ${name}`} value={share} />}
      {state === 'failed' && (
        <p role="alert" className="text-danger text-sm">
          {problem}
        </p>
      )}
      {state === 'done' && (
        <label className="flex flex-wrap items-center gap-x-3 gap-y-1 text-soft text-sm">
          It shows
          <select
            value={kind}
            aria-label={`What ${name} shows`}
            onChange={event => {
              const chosen = DOCUMENT_KINDS.find(known => known === event.target.value)
              if (chosen) uploads.setKind(key, chosen)
            }}
            className={inputClass(false, '!w-auto !bg-raised !py-1.5 !text-sm min-h-9')}
          >
            {DOCUMENT_KINDS.map(known => (
              <option key={known} value={known}>
                {documentKindLabel(known)}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  )
}

function StateIcon({ state }: Pick<DocumentUpload, 'state'>) {
  if (state === 'done') return <CircleCheck aria-hidden="true" className="size-5 text-trust" />
  if (state === 'failed') return <CircleAlert aria-hidden="true" className="size-5 text-danger" />
  return <FileText aria-hidden="true" className="size-5 text-soft" />
}
