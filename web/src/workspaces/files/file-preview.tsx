import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { FILES_PATH } from '#contract/files.ts'
import { previewOf, type WorkspaceFile } from '#contract/workspaces-file.ts'
import { SHOWN_FILE_PATH } from '#contract/workspaces-files.ts'
import { latePart } from '../../platform/late-part.ts'
import { PartOnItsWay } from '../../platform/part-on-its-way.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { LoadErrorLine } from '../../ui/load-error.tsx'
import { ScrollRegion } from '../../ui/scroll-region.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { WORKSPACES_KEY } from '../workspace-queries.ts'

// It brings the three-dimensional viewer along, as the tab of the models does.
const ModelPicture = lazy(() => latePart(() => import('../models/model-picture.tsx')).then(module => ({ default: module.ModelPicture })))

const TEXT_SHOWN_BYTES = 200 * 1024
const FRAME = 'max-h-[70dvh] w-full rounded-control border border-line bg-sunken'

/** A file in the page: as what its bytes are, and nothing of it runs. */
export function FilePreview({ file, onClose }: { file: WorkspaceFile; onClose: () => void }) {
  return (
    <Dialog title={file.fileName} isWide onClose={onClose}>
      <Content key={file.fileUrl} file={file} />
      <a href={file.fileUrl} download={file.fileName} className={buttonClass('secondary', 'regular', 'justify-self-start')}>
        <Download aria-hidden="true" className="size-4" />
        Download
      </a>
    </Dialog>
  )
}

function Content({ file }: { file: WorkspaceFile }) {
  const { fileName, fileUrl } = file
  const [isBroken, setBroken] = useState(false)
  const onError = () => setBroken(true)
  if (isBroken) return <p role="alert">This browser cannot show the file. Download it to open it in another program.</p>
  switch (previewOf(file)) {
    case 'image':
      return <img src={fileUrl} alt={fileName} className={`${FRAME} object-contain`} onError={onError} />
    case 'pdf':
      // The answer itself says that nothing in it runs or loads, by a sandbox that the browser's viewer keeps.
      return (
        <iframe
          src={fileUrl.replace(FILES_PATH, SHOWN_FILE_PATH)}
          title={fileName}
          referrerPolicy="no-referrer"
          className={`h-[70dvh] ${FRAME}`}
        />
      )
    case 'model':
      return (
        <Suspense fallback={<PartOnItsWay>Loading</PartOnItsWay>}>
          <ModelPicture fileName={fileName} fileUrl={fileUrl} />
        </Suspense>
      )
    case 'text':
      return <Text file={file} />
    case 'audio':
      // biome-ignore lint/a11y/useMediaCaption: what people share has no captions of its own
      return <audio src={fileUrl} controls aria-label={fileName} className="w-full" onError={onError} />
    case 'video':
      // biome-ignore lint/a11y/useMediaCaption: what people share has no captions of its own
      return <video src={fileUrl} controls aria-label={fileName} className={FRAME} onError={onError} />
    default:
      return <p>This kind of file is not shown here. Download it to open it.</p>
  }
}

function Text({ file: { fileUrl, fileName, fileSize } }: { file: WorkspaceFile }) {
  const { data, error, isRefetching, refetch } = useQuery({
    queryKey: [...WORKSPACES_KEY, 'file-text', fileUrl],
    queryFn: async ({ signal }) => {
      const answer = await fetch(fileUrl, { signal, credentials: 'same-origin', headers: { range: `bytes=0-${TEXT_SHOWN_BYTES - 1}` } })
      if (!answer.ok) throw new Error('The file could not be read. It may have been deleted.')
      return answer.text()
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (error) return <LoadErrorLine query={{ refetch, isRefetching }}>{error.message}</LoadErrorLine>
  if (data === undefined) return <Skeleton className="h-48" />
  return (
    <>
      <ScrollRegion label={fileName} className={`overflow-auto p-3 ${FRAME}`}>
        <pre className="wrap-anywhere whitespace-pre-wrap text-sm">{data}</pre>
      </ScrollRegion>
      {fileSize > TEXT_SHOWN_BYTES && <p className="text-soft text-sm">Its beginning. Download it to read all of it.</p>}
    </>
  )
}
