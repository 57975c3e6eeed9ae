import { lazy, type ReactNode, type RefObject, Suspense, useState } from 'react'
import type { Notification } from '#contract/notifications.ts'
import { late } from '../platform/late.ts'
import { actionsOf, snoozeChoices } from './inbox-actions.ts'
import { useArchiveNotifications, useMarkNotifications, useSnoozeNotifications } from './notification-mutations.ts'

const Menu = lazy(async () => ({ default: (await late(() => import('../ui/menu.tsx'))).Menu }))
const SnoozeDialog = lazy(async () => ({ default: (await late(() => import('./snooze-dialog.tsx'))).SnoozeDialog }))
const WhyDialog = lazy(async () => ({ default: (await late(() => import('./why-dialog.tsx'))).WhyDialog }))

/** What is open over the list. */
type Open =
  | { kind: 'menu'; trigger: RefObject<HTMLElement>; ids: readonly number[]; of: Notification | null }
  | { kind: 'snooze'; ids: readonly number[] }
  | { kind: 'why'; of: Notification }

/** What can be done with notifications, one or many, and the menus and dialogs that ask for it. */
export const useInboxActions = (email: string) => {
  const mark = useMarkNotifications(email)
  const archive = useArchiveNotifications()
  const snooze = useSnoozeNotifications()
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)

  const choose = (action: string, ids: readonly number[], of: Notification | null) => {
    const snoozed = snoozeChoices(new Date()).find(({ id }) => id === action)
    if (action === 'read' || action === 'unread') mark.mutate({ which: ids, isRead: action === 'read' })
    else if (action === 'archive' || action === 'unarchive') archive.mutate({ ids, isArchived: action === 'archive' })
    else if (action === 'wake') snooze.mutate({ ids, until: null })
    else if (snoozed?.until) snooze.mutate({ ids, until: snoozed.until })
    else if (snoozed) setOpen({ kind: 'snooze', ids })
    else if (of) setOpen({ kind: 'why', of })
  }
  const menu = (at: HTMLElement, ids: readonly number[], of: Notification | null) =>
    setOpen({ kind: 'menu', trigger: { current: at }, ids, of })

  const layer: ReactNode = open && (
    <Suspense>
      {open.kind === 'menu' && (
        <Menu
          label={open.of ? `More for ‘${open.of.title}’` : 'Snooze'}
          triggerRef={open.trigger}
          header={<span className="text-soft text-xs">{open.of ? 'This notification' : `${open.ids.length} selected`}</span>}
          groups={open.of ? actionsOf(open.of, new Date()) : [snoozeChoices(new Date()).map(({ id, label }) => ({ id, label }))]}
          onChoose={action => choose(action, open.ids, open.of)}
          // What was chosen may have opened something else.
          onClose={() => setOpen(now => (now?.kind === 'menu' ? null : now))}
        />
      )}
      {open.kind === 'snooze' && <SnoozeDialog onSnooze={until => snooze.mutate({ ids: open.ids, until })} onClose={close} />}
      {open.kind === 'why' && <WhyDialog notification={open.of} onClose={close} />}
    </Suspense>
  )
  return { mark, archive, menu, layer, isPending: mark.isPending || archive.isPending || snooze.isPending }
}
