import { Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { MARK_SIZE } from '#contract/calls-marks.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogActions } from '../../ui/dialog-actions.tsx'
import { DRAWING_TOOLS, type Drawing, TOOL_LOOKS } from './drawing.ts'

interface MarksToolbarProps {
  drawing: Drawing
  onChange: (drawing: Drawing) => void
  onUndo: () => void
  onClear: () => void
  mayUndo: boolean
}

const TOOL =
  'grid size-11 flex-none place-items-center rounded-control text-on-device hover:bg-on-device/15 disabled:opacity-40 aria-pressed:bg-marker-fill aria-pressed:text-on-marker'

/** Tools, colour and size; at the desk along the edge, on the phone above the controls. Each tool has its key. */
export function MarksToolbar({ drawing, onChange, onUndo, onClear, mayUndo }: MarksToolbarProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <div
      role="toolbar"
      aria-label="Marks"
      className="pointer-events-auto flex max-w-full flex-wrap items-center justify-center gap-1 rounded-card bg-device/85 p-1 backdrop-blur lg:flex-col lg:flex-nowrap"
    >
      {DRAWING_TOOLS.map(tool => {
        const { label, icon: Icon, key } = TOOL_LOOKS[tool]
        return (
          <button
            key={tool}
            type="button"
            aria-pressed={drawing.tool === tool}
            aria-label={label}
            title={`${label} (${key})`}
            aria-keyshortcuts={key}
            className={TOOL}
            onClick={() => onChange({ ...drawing, tool })}
          >
            <Icon aria-hidden="true" className="size-5" />
          </button>
        )
      })}
      <input
        type="color"
        aria-label="Colour"
        title="Colour"
        value={drawing.color}
        onChange={event => onChange({ ...drawing, color: event.target.value })}
        className="size-11 flex-none cursor-pointer rounded-control border-0 bg-transparent p-2"
      />
      <label className="grid flex-none place-items-center gap-0.5 px-1 text-on-device text-xs tabular-nums">
        <span aria-hidden="true">{drawing.size}</span>
        <input
          type="range"
          aria-label="Size"
          min={MARK_SIZE.least}
          max={MARK_SIZE.most}
          value={drawing.size}
          onChange={event => onChange({ ...drawing, size: Number(event.target.value) })}
          className="h-6 w-20 accent-marker lg:w-14"
        />
      </label>
      <button
        type="button"
        aria-label="Undo my last mark"
        title="Undo (u, Ctrl+Z)"
        aria-keyshortcuts="u Control+Z Meta+Z"
        disabled={!mayUndo}
        className={TOOL}
        onClick={onUndo}
      >
        <Undo2 aria-hidden="true" className="size-5" />
      </button>
      <button type="button" aria-label="Clear all marks" title="Clear all marks" className={TOOL} onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" className="size-5" />
      </button>
      {isAsking && <ClearQuestion onClear={onClear} onClose={() => setAsking(false)} />}
    </div>
  )
}

/** They go at both sides, everybody's, and do not come back. */
function ClearQuestion({ onClear, onClose }: { onClear: () => void; onClose: () => void }) {
  return (
    <Dialog title="Clear all marks?" onClose={onClose}>
      <p className="text-soft text-sm">The marks of everybody in this call go, on both sides, and do not come back.</p>
      <DialogActions onCancel={onClose}>
        <Button
          variant="danger"
          onClick={() => {
            onClear()
            onClose()
          }}
        >
          Clear
        </Button>
      </DialogActions>
    </Dialog>
  )
}
