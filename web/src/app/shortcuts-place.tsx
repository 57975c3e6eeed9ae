import { lazy, Suspense } from 'react'
import { useShortcuts } from '../ui/shortcuts.ts'
import { showShortcuts, useIsShortcutsOpen } from '../ui/shortcuts-shown.ts'

const ShortcutsSheet = lazy(() => import('./shortcuts-sheet.tsx').then(module => ({ default: module.ShortcutsSheet })))

/** Where the list of shortcuts opens, over whatever is looked at. */
export function ShortcutsPlace() {
  const isOpen = useIsShortcutsOpen()
  useShortcuts('Everywhere', [{ keys: ['?'], does: 'Show what the keys do here', press: () => showShortcuts(true) }])
  return <Suspense>{isOpen && <ShortcutsSheet onClose={() => showShortcuts(false)} />}</Suspense>
}
