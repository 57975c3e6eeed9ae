import { useState } from 'react'
import type { Workspace } from '#contract/workspaces.ts'
import { mayInWorkspace } from '#contract/workspaces-rights.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showError } from '../../ui/toasts.ts'
import { UploadList } from '../files/upload-list.tsx'
import { AskFirst } from '../settings/ask-first.tsx'
import type { BoardStatus } from './board-connection.ts'
import type { BoardDesk } from './board-desk.ts'
import { BoardList } from './board-list.tsx'
import { downloadBoard } from './board-picture.ts'
import { BoardSurface } from './board-surface.tsx'
import { BoardToolbar, BoardViewButtons } from './board-toolbar.tsx'
import { useBoardDesk, useDeskVersion } from './use-board-desk.ts'
import { useBoardImages } from './use-board-images.ts'
import type { ImageUploads } from './use-image-uploads.ts'

const WORDS: Record<BoardStatus, string> = {
  opening: 'Opening the board...',
  saved: 'All changes are saved.',
  saving: 'Saving...',
  offline: 'Offline: what you draw is kept here and merged when you are back.',
  full: 'This board is full: what you drew last is not kept. Delete something that nobody needs any more, then draw again.',
  refused: 'The board cannot be opened just now. Reload the page to try again.',
}

const NEEDS_A_LOOK: readonly BoardStatus[] = ['offline', 'refused', 'full']

interface WhiteboardProps {
  workspace: Workspace
  user: { email: string }
  images: ImageUploads
}

/** The workspace's board: all who take part see it, owners and members draw on it at once. */
export function Whiteboard({ workspace: { id, role }, user, images }: WhiteboardProps) {
  const desk = useBoardDesk(id, user.email, mayInWorkspace(role, 'draw'))
  return (
    <section aria-labelledby="whiteboard" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="whiteboard" className="text-lg">
        Whiteboard
      </h2>
      {desk ? <OpenBoard desk={desk} workspaceId={id} images={images} /> : <Skeleton className="h-96" />}
    </section>
  )
}

function People({ desk: { people } }: { desk: BoardDesk }) {
  const names = [...new Set(people.map(({ name }) => name))]
  return <p className="wrap-anywhere text-soft">{names.length === 0 ? 'Nobody else is here now.' : `Here now: ${names.join(', ')}.`}</p>
}

function OpenBoard({ desk, workspaceId, images }: { desk: BoardDesk; workspaceId: number; images: ImageUploads }) {
  useDeskVersion(desk)
  const bring = useBoardImages(desk, workspaceId, images)
  const [isAsking, setIsAsking] = useState(false)
  const download = async () => {
    if (!(await downloadBoard(desk))) showError('Your browser could not make the picture. Try again with less on the board.')
  }
  const { mayDraw, model, status } = desk
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 text-sm">
        <p role="status" className={NEEDS_A_LOOK.includes(status) ? 'font-medium text-amber' : 'text-soft'}>
          {WORDS[status]}
        </p>
        <People desk={desk} />
        <div className="-mr-2 ml-auto flex items-center">
          <BoardViewButtons desk={desk} onDownload={() => void download()} />
        </div>
      </div>
      {mayDraw ? (
        <div className="rounded-card border border-line bg-raised">
          <BoardToolbar desk={desk} onImages={files => bring(files)} onClear={() => setIsAsking(true)} />
        </div>
      ) : (
        <p className="text-sm">You are a viewer here: you see what is drawn, owners and members draw.</p>
      )}
      <UploadList uploads={images.uploads} />
      <BoardSurface desk={desk} onImages={bring} />
      <BoardList desk={desk} />
      {isAsking && (
        <AskFirst
          title="Clear the whiteboard?"
          confirm="Clear"
          isPending={false}
          onConfirm={() => {
            model.clear()
            setIsAsking(false)
          }}
          onClose={() => setIsAsking(false)}
        >
          <p>All that everybody drew goes. You can take it back with Undo for as long as you stay here.</p>
        </AskFirst>
      )}
    </>
  )
}
