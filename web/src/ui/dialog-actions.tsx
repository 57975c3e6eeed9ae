import type { ReactNode } from 'react'
import { Button } from './button.tsx'

/** The last line of a dialog: the way out first, then what it asks about. */
export function DialogActions({ onCancel, children }: { onCancel: () => void; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <Button variant="secondary" onClick={onCancel}>
        Cancel
      </Button>
      {children}
    </div>
  )
}
