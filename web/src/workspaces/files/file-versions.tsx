import { Download } from 'lucide-react'
import type { WorkspaceFile } from '#contract/workspaces-file.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { formatFullMoment } from '../../ui/format.ts'
import { LoadErrorLine } from '../../ui/load-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { formatSize, uploaderOf } from './file-looks.tsx'
import { useRestoreVersion } from './file-mutations.ts'
import { useListFileVersions } from './file-queries.ts'

interface FileVersionsProps {
  file: WorkspaceFile
  mayRestore: boolean
  onClose: () => void
}

/** What a file was before; an older version can be made the newest again. */
export function FileVersions({ file, mayRestore, onClose }: FileVersionsProps) {
  const { data, error, isRefetching, refetch } = useListFileVersions(file.workspaceId, file.id)
  const restore = useRestoreVersion(file.workspaceId)
  return (
    <Dialog title={`Versions of ${file.fileName}`} isWide onClose={onClose}>
      {error && <LoadErrorLine query={{ refetch, isRefetching }}>{error.message}</LoadErrorLine>}
      {!data && !error && <Skeleton className="h-32" />}
      <ul aria-label="Versions" className="divide-y divide-line">
        {data?.map((each, index) => (
          <li key={each.version} className="flex flex-wrap items-center gap-3 py-3">
            <div className="min-w-0 flex-[1_1_12rem]">
              <p className="font-medium text-sm">
                Version {each.version}
                {index === 0 && ', the newest'}
              </p>
              <p className="wrap-anywhere text-soft text-sm">
                {formatSize(each.fileSize)} · Uploaded by {uploaderOf(each)} ·{' '}
                <time dateTime={each.uploadedAt}>{formatFullMoment(each.uploadedAt)}</time>
              </p>
            </div>
            <a
              href={each.fileUrl}
              aria-label={`Download version ${each.version}`}
              {...(each.isLink ? { target: '_blank', rel: 'noopener noreferrer' } : { download: file.fileName })}
              className={buttonClass('quiet', 'small')}
            >
              <Download aria-hidden="true" className="size-4" />
            </a>
            {mayRestore && index > 0 && (
              <Button
                variant="secondary"
                size="small"
                aria-label={`Restore version ${each.version}`}
                isPending={restore.isPending && restore.variables.version === each.version}
                onClick={() => restore.mutate({ fileId: file.id, version: each.version })}
              >
                Restore
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
