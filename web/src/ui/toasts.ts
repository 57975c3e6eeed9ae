interface Toast {
  kind: 'success' | 'error'
  text: string
}

// The library loads with the first toast; what was said before it stands waits here.
let waiting: Toast[] = []
let isNeeded = false
let show: ((toast: Toast) => void) | null = null
const listeners = new Set<() => void>()

const push = (toast: Toast) => {
  if (show) {
    show(toast)
    return
  }
  waiting.push(toast)
  isNeeded = true
  for (const listener of listeners) listener()
}

export const showSuccess = (text: string) => push({ kind: 'success', text })
export const showError = (text: string) => push({ kind: 'error', text })

/** The toaster's side: from now on toasts go to it, first of all the waiting ones. Answers how to stop. */
export const receiveToasts = (receiver: (toast: Toast) => void): (() => void) => {
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
