import { CircleAlert, RotateCw, Upload, X } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import type { FileUploads } from './use-file-uploads.ts'

/** Files that are on their way, and those that were not taken, each with its reason. */
export function UploadList({ uploads: { uploads, retry, remove } }: { uploads: FileUploads }) {
  if (uploads.length === 0) return null
  return (
    <ul aria-label="Uploads" className="divide-y divide-line border-line border-y">
      {uploads.map(upload => {
        const { key, file, share, problem, canRetry, isHeldUp } = upload
        return (
          <li key={key} className="grid gap-2 py-2">
            <div className="flex items-center gap-3">
              {problem === null ? (
                <Upload aria-hidden="true" className="size-5 shrink-0 text-soft" />
              ) : (
                <CircleAlert aria-hidden="true" className={isHeldUp ? 'size-5 shrink-0 text-amber' : 'size-5 shrink-0 text-danger'} />
              )}
              <span className="wrap-anywhere min-w-0 flex-1 text-sm">{file.name}</span>
              {problem !== null && canRetry && (
                <Button variant="secondary" size="small" aria-label={`Upload ${file.name} again`} onClick={() => retry(upload)}>
                  <RotateCw aria-hidden="true" className="size-4" />
                  Try again
                </Button>
              )}
              <Button
                variant="quiet"
                size="small"
                aria-label={problem === null ? `Stop uploading ${file.name}` : `Dismiss ${file.name}`}
                onClick={() => remove(upload)}
              >
                <X aria-hidden="true" className="size-4" />
              </Button>
            </div>
            {problem === null ? (
              <ProgressBar label={`Uploading ${file.name}`} value={share} />
            ) : (
              <p role="alert" className={isHeldUp ? 'text-amber text-sm' : 'text-danger text-sm'}>
                {problem}
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}
