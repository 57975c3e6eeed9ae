import { lazy, Suspense, useSyncExternalStore } from 'react'
import { isToasterNeeded, onToasterNeeded } from './toasts.ts'

const Toaster = lazy(() => import('./toaster.tsx').then(module => ({ default: module.Toaster })))

/** Where toasts appear; one on the page. */
export function ToastRegion() {
  const isShown = useSyncExternalStore(onToasterNeeded, isToasterNeeded, () => false)
  return <Suspense>{isShown && <Toaster />}</Suspense>
}
