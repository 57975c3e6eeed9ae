import { type ReactNode, useRef, useState } from 'react'
import type { Workspace } from '#contract/workspaces.ts'
import { mayInWorkspace } from '#contract/workspaces-rights.ts'
import { classNames } from '../../ui/class-names.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showError } from '../../ui/toasts.ts'
import { UploadList } from '../files/upload-list.tsx'
import { AskFirst } from '../settings/ask-first.tsx'
import type { BoardStatus } from './board-connection.ts'
import type { BoardDesk } from './board-desk.ts'
import { BoardList } from './board-list.tsx'
import { downloadBoard } from './board-picture.ts'
import { BoardSurface } from './board-surface.tsx'
import { BoardToolbar, BoardViewButtons, FullScreenButton } from './board-toolbar.tsx'
import { useBoardDesk, useDeskVersion } from './use-board-desk.ts'
import { useBoardImages } from './use-board-images.ts'
import { useFullScreen } from './use-full-screen.ts'
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
    <section aria-label="Whiteboard" className="full-window:flex full-window:flex-1 full-window:flex-col">
      {desk ? <OpenBoard desk={desk} workspaceId={id} images={images} /> : <Skeleton className="h-96" />}
    </section>
  )
}

/** How the board stands, and who is at it. On a phone in one line beside its heading. */
function BoardHead({ desk: { people, status }, children }: { desk: BoardDesk; children: ReactNode }) {
  const names = [...new Set(people.map(({ name }) => name))]
  const needsALook = NEEDS_A_LOOK.includes(status)
  return (
    <div className="flex items-center gap-x-2 text-sm">
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-4">
        <h2 className="text-lg">Whiteboard</h2>
        <p role="status" className={needsALook ? 'font-medium text-amber' : 'text-soft'}>
          {WORDS[status]}
        </p>
        <p className="w-full max-w-full truncate text-soft lg:w-auto">
          {names.length === 0 ? 'Nobody else is here now.' : `Here now: ${names.join(', ')}.`}
        </p>
      </div>
      {children}
    </div>
  )
}

function OpenBoard({ desk, workspaceId, images }: { desk: BoardDesk; workspaceId: number; images: ImageUploads }) {
  useDeskVersion(desk)
  const bring = useBoardImages(desk, workspaceId, images)
  const [isAsking, setIsAsking] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const { isFull, toggle } = useFullScreen(frame)
  const download = async () => {
    if (!(await downloadBoard(desk))) showError('Your browser could not make the picture. Try again with less on the board.')
  }
  const { mayDraw, model } = desk
  const look = <BoardViewButtons desk={desk} onDownload={() => void download()} />
  return (
    <div ref={frame} className={classNames('flex flex-col gap-2 lg:gap-3', isFull && 'flex-1')}>
      <BoardHead desk={desk}>
        <div className="flex items-center max-lg:hidden">{look}</div>
        <FullScreenButton isFull={isFull} onToggle={toggle} />
      </BoardHead>
      <div className={classNames('flex items-center rounded-card border border-line bg-raised', !mayDraw && 'lg:hidden')}>
        {mayDraw ? (
          <BoardToolbar desk={desk} onImages={files => bring(files)} onClear={() => setIsAsking(true)}>
            <div className="flex items-center lg:hidden">{look}</div>
          </BoardToolbar>
        ) : (
          <div className="flex items-center p-1">{look}</div>
        )}
      </div>
      {!mayDraw && <p className="text-sm">You are a viewer here: you see what is drawn, owners and members draw.</p>}
      <UploadList uploads={images.uploads} />
      <BoardSurface desk={desk} isFull={isFull} onImages={bring} />
      {!isFull && <BoardList desk={desk} />}
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
    </div>
  )
}
