import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Notification } from '#contract/notifications.ts'
import { Button } from '../ui/button.tsx'
import { useMinute } from '../ui/use-minute.ts'
import { InboxBar } from './inbox-bar.tsx'
import { byDay } from './inbox-days.ts'
import type { InboxFilter } from './inbox-filter.ts'
import { InboxRow, type RowHandlers } from './inbox-row.tsx'
import { useInboxActions } from './use-inbox-actions.tsx'
import { useNewAbove } from './use-new-above.ts'
import { useSelection } from './use-selection.ts'

/** So many rows are laid out whether or not they are in view. */
const LAID_OUT = 100

interface InboxListProps {
  email: string
  place: InboxFilter['place']
  notifications: readonly Notification[]
}

/** The notifications of a list by their days, and what can be done with those that are selected. */
export function InboxList({ email, place, notifications }: InboxListProps) {
  const now = useMinute()
  const { top, shown, newCount, show } = useNewAbove(notifications)
  const selection = useSelection(shown.map(({ id }) => id))
  const { mark, archive, menu, layer, isPending } = useInboxActions(email)
  const handlers = useSteady({
    onSelect: selection.select,
    onMore: (notification, button) => menu(button, [notification.id], notification),
    onFollow: ({ id, isRead }) => {
      if (!isRead) mark.mutate({ which: [id], isRead: true, isSilent: true })
    },
  })
  const selected = new Set(selection.selected)
  const farDown = new Set(shown.slice(LAID_OUT).map(({ id }) => id))
  const withSelected = (action: (ids: readonly number[]) => void) => {
    action(selection.selected)
    selection.selectAll(false)
  }
  return (
    <div className="relative rounded-card border border-line bg-raised">
      <div ref={top} className="absolute top-0 h-px w-full" />
      <InboxBar
        place={place}
        selectedCount={selection.selected.length}
        isAll={selection.isAll}
        isPending={isPending}
        onSelectAll={selection.selectAll}
        onMark={isRead => withSelected(which => mark.mutate({ which, isRead }))}
        onArchive={isArchived => withSelected(ids => archive.mutate({ ids, isArchived }))}
        onSnooze={button => menu(button, selection.selected, null)}
      />
      {newCount > 0 && (
        <div className="sticky top-[calc(var(--below-header)+4rem)] z-10 h-0 text-center">
          <Button size="small" className="shadow-float" onClick={show}>
            {newCount} new
          </Button>
        </div>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows go from one checkbox inside to the next */}
      <div onKeyDown={goByArrows}>
        {byDay(shown, now ?? new Date()).map(({ day, label, notifications: ofDay }) => (
          <section key={day} aria-label={label}>
            <h2 className="border-line border-b bg-paper px-4 py-1.5 font-medium font-sans text-sm text-soft tracking-normal">{label}</h2>
            <ul className="divide-y divide-line">
              {ofDay.map(each => (
                <InboxRow
                  key={each.id}
                  notification={each}
                  isSelected={selected.has(each.id)}
                  isFarDown={farDown.has(each.id)}
                  now={now}
                  {...handlers}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {layer}
    </div>
  )
}

/** The same functions for as long as the list stands: a row is drawn anew when it has changed, and not with every other. */
const useSteady = (handlers: RowHandlers): RowHandlers => {
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  const [steady] = useState<RowHandlers>(() => ({
    onSelect: (...selected) => latest.current.onSelect(...selected),
    onFollow: notification => latest.current.onFollow(notification),
    onMore: (...more) => latest.current.onMore(...more),
  }))
  return steady
}

/** From checkbox to checkbox; Space does the rest. */
const goByArrows = (event: KeyboardEvent<HTMLElement>) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined || !(event.target instanceof HTMLInputElement)) return
  const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[data-row]')]
  const next = boxes[boxes.indexOf(event.target) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
