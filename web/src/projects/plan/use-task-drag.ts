import { type DragEvent, useState } from 'react'

interface TaskDrag {
  /** The place, counted from 0, before which the dragged task would be put; null while nothing is dragged. */
  target: number | null
  /** For the handle of a task. */
  handle: (taskId: number) => { draggable: true; onDragStart: (event: DragEvent) => void; onDragEnd: () => void }
  /** For the list's entry at a place. */
  entry: (index: number) => { onDragOver: (event: DragEvent) => void; onDrop: (event: DragEvent) => void }
}

const isInLowerHalf = (event: DragEvent): boolean => {
  const { top, height } = event.currentTarget.getBoundingClientRect()
  return event.clientY > top + height / 2
}

/** Moving a task with the mouse; the browser scrolls the page meanwhile. Keyboard and touch have their buttons. */
export const useTaskDrag = (taskIds: readonly number[], onMove: (taskId: number, position: number) => void): TaskDrag => {
  const [dragged, setDragged] = useState<number | null>(null)
  const [target, setTarget] = useState<number | null>(null)
  const stop = () => {
    setDragged(null)
    setTarget(null)
  }
  return {
    target: dragged === null ? null : target,
    handle: taskId => ({
      draggable: true,
      onDragStart: event => {
        setDragged(taskId)
        event.dataTransfer.effectAllowed = 'move'
        // Firefox drags nothing that carries nothing.
        event.dataTransfer.setData('text/plain', String(taskId))
        const card = event.currentTarget.closest('article')
        if (card) event.dataTransfer.setDragImage(card, 24, 24)
      },
      onDragEnd: stop,
    }),
    entry: index => ({
      onDragOver: event => {
        if (dragged === null) return
        event.preventDefault()
        setTarget(isInLowerHalf(event) ? index + 1 : index)
      },
      onDrop: event => {
        if (dragged === null) return
        event.preventDefault()
        const from = taskIds.indexOf(dragged)
        const before = isInLowerHalf(event) ? index + 1 : index
        // Its own place is empty once it has been taken out.
        const position = before > from ? before : before + 1
        if (position !== from + 1) onMove(dragged, position)
        stop()
      },
    }),
  }
}
