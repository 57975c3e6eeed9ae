import { useState } from 'react'
import type { Workspace } from '#contract/workspaces.ts'
import { mayDeleteFile, type WorkspaceFile } from '#contract/workspaces-file.ts'
import { mayInWorkspace } from '#contract/workspaces-rights.ts'
import { LoadError, LoadErrorLine } from '../../ui/load-error.tsx'
import { MorePages } from '../../ui/more-pages.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useSettled } from '../../ui/use-settled.ts'
import { FileDropZone } from './file-drop-zone.tsx'
import { useDeleteFile } from './file-mutations.ts'
import { FilePreview } from './file-preview.tsx'
import { useListWorkspaceFiles } from './file-queries.ts'
import { FileRow } from './file-row.tsx'
import { FileVersions } from './file-versions.tsx'
import { UploadList } from './upload-list.tsx'
import type { FileUploads } from './use-file-uploads.ts'
import { usePreviewedFile } from './use-previewed-file.ts'

interface WorkspaceFilesProps {
  workspace: Workspace
  user: { email: string }
}

/** The files of a workspace. */
export function WorkspaceFiles({ workspace, user, uploads }: WorkspaceFilesProps & { uploads: FileUploads }) {
  return (
    <section aria-labelledby="files" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="files" className="text-lg">
        Workspace Files
      </h2>
      {mayInWorkspace(workspace.role, 'share') ? (
        <>
          <FileDropZone onFiles={uploads.add} />
          <UploadList uploads={uploads} />
        </>
      ) : (
        <p className="rounded-control bg-sunken px-3 py-2 text-sm">
          You are a viewer here: you can read all files. Ask an owner to make you a member to share some.
        </p>
      )}
      <FileList workspace={workspace} user={user} />
    </section>
  )
}

/** From so many files on there is something to search. */
const SEARCHED_FROM = 8

function FileList({ workspace, user }: WorkspaceFilesProps) {
  const [typed, setTyped] = useState('')
  const { settled, settle } = useSettled(typed)
  const q = settled.trim()
  const query = useListWorkspaceFiles(workspace.id, q)
  const { data, error, isPending, isRefetching, refetch } = query
  if (isPending) return <Skeleton className="h-48" />
  if (!data) {
    return (
      <LoadError title="Error loading files." query={{ refetch, isRefetching }}>
        <p>{error?.message}</p>
      </LoadError>
    )
  }
  const files = data.pages.flatMap(({ items }) => items)
  return (
    <>
      {(typed !== '' || files.length >= SEARCHED_FROM) && (
        <search>
          <form
            noValidate
            onSubmit={event => {
              event.preventDefault()
              settle(typed.trim())
            }}
          >
            <SearchField name="file" value={typed} placeholder="Part of a name" maxLength={100} onChange={setTyped} />
          </form>
        </search>
      )}
      {files.length === 0 && (
        <p role="status" className="py-10 text-center text-soft">
          {q === '' ? 'No files have been uploaded yet.' : 'No file has this in its name.'}
        </p>
      )}
      <Rows workspace={workspace} user={user} files={files} />
      <MorePages
        hasNextPage={query.hasNextPage}
        isFetching={query.isFetchingNextPage}
        error={error}
        onMore={() => void query.fetchNextPage()}
      />
    </>
  )
}

function Rows({ workspace: { id, role }, user, files }: WorkspaceFilesProps & { files: readonly WorkspaceFile[] }) {
  const { previewed, failure, ...preview } = usePreviewedFile(id, files)
  const [versionsOf, setVersionsOf] = useState<number | null>(null)
  const remove = useDeleteFile(id)
  const versioned = files.find(each => each.id === versionsOf)
  return (
    <>
      <ul aria-label="Files" className="divide-y divide-line">
        {files.map(each => (
          <li key={each.id}>
            <FileRow
              file={each}
              mayDelete={mayDeleteFile(role, user.email, each)}
              isDeleting={remove.isPending && remove.variables.id === each.id}
              onOpen={() => preview.open(each.id)}
              onVersions={() => setVersionsOf(each.id)}
              onDelete={() => remove.mutate(each)}
            />
          </li>
        ))}
      </ul>
      {failure && <LoadErrorLine query={failure}>The file could not be opened: {failure.error.message}</LoadErrorLine>}
      {previewed && <FilePreview file={previewed} onClose={preview.close} />}
      {versioned && <FileVersions file={versioned} mayRestore={mayInWorkspace(role, 'share')} onClose={() => setVersionsOf(null)} />}
    </>
  )
}
