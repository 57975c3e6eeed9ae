import { Button } from '../ui/button.tsx'
import type { InboxFilter } from './inbox-filter.ts'

interface InboxBarProps {
  place: InboxFilter['place']
  selectedCount: number
  isAll: boolean
  isPending: boolean
  onSelectAll: (isSelected: boolean) => void
  onMark: (isRead: boolean) => void
  onArchive: (isArchived: boolean) => void
  onSnooze: (button: HTMLElement) => void
}

/** What can be done with all that is selected; it stays in view while the list moves below it. */
export function InboxBar({ place, selectedCount, isAll, isPending, onSelectAll, onMark, onArchive, onSnooze }: InboxBarProps) {
  return (
    <div className="sticky top-(--below-header) z-10 flex min-h-14 flex-wrap items-center gap-2 rounded-t-card border-line border-b bg-raised py-1.5 pr-2 pl-1 sm:pl-2">
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 pr-2 text-sm">
        <span className="grid size-11 place-items-center">
          <input
            type="checkbox"
            aria-label="Select all shown"
            checked={isAll}
            ref={box => {
              if (box) box.indeterminate = selectedCount > 0 && !isAll
            }}
            className="size-5 accent-marker-fill"
            onChange={({ target }) => onSelectAll(target.checked)}
          />
        </span>
        {selectedCount === 0 ? 'Select all' : `${selectedCount} selected`}
      </label>
      {selectedCount > 0 && (
        <>
          <Button variant="secondary" size="small" isPending={isPending} onClick={() => onMark(true)}>
            Mark as Read
          </Button>
          <Button variant="secondary" size="small" isPending={isPending} onClick={() => onMark(false)}>
            Mark as Unread
          </Button>
          <Button variant="secondary" size="small" isPending={isPending} onClick={() => onArchive(place !== 'archive')}>
            {place === 'archive' ? 'Move to inbox' : 'Archive'}
          </Button>
          {place !== 'archive' && (
            <Button
              variant="secondary"
              size="small"
              isPending={isPending}
              aria-haspopup="menu"
              onClick={({ currentTarget }) => onSnooze(currentTarget)}
            >
              Snooze
            </Button>
          )}
        </>
      )}
    </div>
  )
}
