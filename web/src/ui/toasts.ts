import type { ReactNode } from 'react'

interface ToastAction {
  label: string
  onPress: () => void
  /** It acts on the newest only, as an 'Undo' of one plan does: a later message about the same takes the place of this one. */
  replacesEarlier?: boolean
}

interface Toast {
  kind: 'success' | 'error'
  text: string
  /** What was tried. What is said of it last is what counts: an older error of the same goes. */
  about: string | undefined
  action?: ToastAction | undefined
}

/** News that nobody here caused: it stays until `durationMs` are over or it is closed. */
interface Notice {
  kind: 'notice'
  text: string
  about: string
  message?: string | undefined
  icon?: ReactNode
  action?: ToastAction | undefined
  durationMs: number
}

/** A message that can no longer be acted upon goes. */
interface Withdrawal {
  kind: 'withdrawal'
  about: string
}

type News = Toast | Notice | Withdrawal

// The library loads after the page; what was said before it stands waits here.
let waiting: (Toast | Notice)[] = []
let isNeeded = false
let show: ((news: News) => void) | null = null
const listeners = new Set<() => void>()

const push = (toast: Toast | Notice) => {
  if (show) {
    show(toast)
    return
  }
  waiting = [...waiting.filter(({ kind, about }) => kind !== 'error' || about === undefined || about !== toast.about), toast]
  isNeeded = true
  for (const listener of listeners) listener()
}

export const showSuccess = (text: string, about?: string, action?: ToastAction) => push({ kind: 'success', text, about, action })
export const showError = (text: string, about?: string) => push({ kind: 'error', text, about })
/** Takes such a message away, once its action would do something else. */
export const withdrawToast = (about: string) => {
  if (show) show({ kind: 'withdrawal', about })
  else waiting = waiting.filter(toast => toast.about !== about)
}
export const showNotice = (notice: Omit<Notice, 'kind'>) => push({ kind: 'notice', ...notice })

/** The toaster's side: from now on toasts go to it, first of all the waiting ones. Answers how to stop. */
export const receiveToasts = (receiver: (news: News) => void): (() => void) => {
  show = receiver
  const missed = waiting
  waiting = []
  for (const toast of missed) receiver(toast)
  return () => {
    show = null
  }
}

/** For the region: whether the toaster has to be loaded, and how to hear of it. */
export const isToasterNeeded = () => isNeeded
export const onToasterNeeded = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
