import { useEffect, useState, useSyncExternalStore } from 'react'
import { BoardDesk } from './board-desk.ts'

/** The whiteboard of a workspace, open for as long as the component stands; null until then. */
export const useBoardDesk = (workspaceId: number, email: string, mayDraw: boolean): BoardDesk | null => {
  const [desk, setDesk] = useState<BoardDesk | null>(null)
  useEffect(() => {
    let open: BoardDesk | undefined
    const openAnew = () => {
      const before = open
      open = new BoardDesk({ workspaceId, email, mayDraw, before, onNotTaken: openAnew })
      before?.close()
      setDesk(open)
    }
    openAnew()
    return () => {
      setDesk(null)
      open?.close()
    }
  }, [workspaceId, email, mayDraw])
  return desk
}

/** Shows the component anew whenever something on the desk is another one. */
export const useDeskVersion = (desk: BoardDesk): number =>
  useSyncExternalStore(
    desk.subscribe,
    () => desk.version,
    () => 0,
  )
