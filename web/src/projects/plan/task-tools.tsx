import { ArrowDown, ArrowUp, Ellipsis, GripVertical, Pencil } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import type { Task } from '#contract/projects.ts'
import { Button } from '../../ui/button.tsx'
import { taskAnchor } from '../task-anchor.ts'
import type { useTaskDrag } from './use-task-drag.ts'

const Menu = lazy(() => import('../../ui/menu.tsx').then(module => ({ default: module.Menu })))

/** Ids of a task's buttons, for the focus. */
export const editButtonId = (taskId: number) => `${taskAnchor(taskId)}-edit`
export const moveButtonId = (taskId: number, direction: 'up' | 'down') => `${taskAnchor(taskId)}-${direction}`

interface TaskToolsProps {
  task: Task
  index: number
  count: number
  dragHandle: ReturnType<ReturnType<typeof useTaskDrag>['handle']>
  onMove: (direction: 'up' | 'down') => void
  onEdit: () => void
  onSplit: () => void
  onMerge: () => void
  onDelete: () => void
}

/** What its owner can do with a task. */
export function TaskTools({ task, index, count, dragHandle, onMove, onEdit, onSplit, onMerge, onDelete }: TaskToolsProps) {
  const more = useRef<HTMLButtonElement>(null)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const choose: Record<string, () => void> = { split: onSplit, merge: onMerge, delete: onDelete }
  return (
    <div className="flex flex-wrap items-center gap-1 px-3 pb-3">
      <span
        {...dragHandle}
        aria-hidden="true"
        title="Drag to another place"
        className="hidden size-9 cursor-grab items-center justify-center rounded-control text-soft hover:bg-sunken pointer-fine:inline-flex"
      >
        <GripVertical className="size-5" />
      </span>
      <MoveButton task={task} direction="up" isAtEnd={index === 0} onMove={onMove} />
      <MoveButton task={task} direction="down" isAtEnd={index === count - 1} onMove={onMove} />
      <Button
        id={editButtonId(task.id)}
        variant="quiet"
        size="small"
        aria-label={`Edit ‘${task.title}’`}
        className="ml-auto"
        onClick={onEdit}
      >
        <Pencil aria-hidden="true" className="size-4" />
        Edit
      </Button>
      <Button
        ref={more}
        variant="quiet"
        size="small"
        aria-haspopup="menu"
        aria-expanded={isMenuOpen}
        aria-label={`More for ‘${task.title}’`}
        onClick={() => setMenuOpen(true)}
      >
        <Ellipsis aria-hidden="true" className="size-5" />
      </Button>
      <Suspense>
        {isMenuOpen && (
          <Menu
            label={`More for ‘${task.title}’`}
            triggerRef={more}
            header={<span className="text-soft text-sm">{task.title}</span>}
            groups={[
              [
                { id: 'split', label: 'Split into parts...' },
                { id: 'merge', label: 'Merge with others...', isDisabled: count < 2 },
              ],
              [{ id: 'delete', label: 'Delete' }],
            ]}
            onChoose={id => choose[id]?.()}
            onClose={() => setMenuOpen(false)}
          />
        )}
      </Suspense>
    </div>
  )
}

interface MoveButtonProps {
  task: Task
  direction: 'up' | 'down'
  isAtEnd: boolean
  onMove: (direction: 'up' | 'down') => void
}

function MoveButton({ task, direction, isAtEnd, onMove }: MoveButtonProps) {
  const Icon = direction === 'up' ? ArrowUp : ArrowDown
  return (
    <Button
      id={moveButtonId(task.id, direction)}
      variant="quiet"
      size="small"
      aria-label={`Move ‘${task.title}’ ${direction}`}
      disabled={isAtEnd}
      onClick={() => onMove(direction)}
    >
      <Icon aria-hidden="true" className="size-5" />
    </Button>
  )
}
