import {
  Grid3x3,
  type LucideIcon,
  Maximize,
  MessageSquarePlus,
  MousePointer2,
  Move3d,
  Rotate3d,
  Ruler,
  Scale3d,
  Scissors,
} from 'lucide-react'
import { buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { NativeSelect } from '../../ui/native-select.tsx'
import type { StageTool } from './viewer/model-stage.ts'
import type { SectionAxis } from './viewer/section.ts'

interface ViewerBarProps {
  tool: StageTool
  mayShape: boolean
  hasSelection: boolean
  isWireframe: boolean
  cut: { axis: SectionAxis; share: number } | null
  onTool: (tool: StageTool) => void
  onFit: () => void
  onWireframe: (isWireframe: boolean) => void
  onCut: (cut: { axis: SectionAxis; share: number } | null) => void
}

interface Tool {
  id: StageTool
  label: string
  icon: LucideIcon
  isForShaping: boolean
}

const TOOLS: readonly Tool[] = [
  { id: 'look', label: 'Look and select', icon: MousePointer2, isForShaping: false },
  { id: 'translate', label: 'Move', icon: Move3d, isForShaping: true },
  { id: 'rotate', label: 'Turn', icon: Rotate3d, isForShaping: true },
  { id: 'scale', label: 'Scale', icon: Scale3d, isForShaping: true },
  { id: 'measure', label: 'Measure', icon: Ruler, isForShaping: false },
  { id: 'comment', label: 'Comment on a spot', icon: MessageSquarePlus, isForShaping: true },
]
const AXES = (['x', 'y', 'z'] as const).map(value => ({ value, label: `Across ${value.toUpperCase()}` }))
const isAxis = (value: string): value is SectionAxis => value === 'x' || value === 'y' || value === 'z'

/** What can be done in the three-dimensional view. */
export function ViewerBar({ tool, mayShape, hasSelection, isWireframe, cut, onTool, onFit, onWireframe, onCut }: ViewerBarProps) {
  return (
    <div className="grid gap-2">
      <div role="toolbar" aria-label="3D tools" className="flex flex-wrap gap-1">
        {TOOLS.filter(({ isForShaping }) => mayShape || !isForShaping).map(({ id, label, icon, isForShaping }) => (
          <Press
            key={id}
            label={label}
            icon={icon}
            isPressed={tool === id}
            isDisabled={isForShaping && !hasSelection}
            onPress={() => onTool(id)}
          />
        ))}
        <Press label="Fit to view" icon={Maximize} onPress={onFit} />
        <Press label="Wireframe" icon={Grid3x3} isPressed={isWireframe} onPress={() => onWireframe(!isWireframe)} />
        <Press
          label="Section plane"
          icon={Scissors}
          isPressed={cut !== null}
          onPress={() => onCut(cut === null ? { axis: 'x', share: 0.5 } : null)}
        />
      </div>
      {cut && (
        <div className="flex flex-wrap items-end gap-4">
          <NativeSelect
            label="Section"
            value={cut.axis}
            options={AXES}
            onChange={({ target }) => isAxis(target.value) && onCut({ ...cut, axis: target.value })}
          />
          <label className="grid min-w-40 flex-1 gap-1 text-sm">
            Place of the section
            <input
              type="range"
              min={0}
              max={100}
              value={Math.round(cut.share * 100)}
              className="min-h-11 accent-marker"
              onChange={event => onCut({ ...cut, share: event.target.valueAsNumber / 100 })}
            />
          </label>
        </div>
      )}
    </div>
  )
}

interface PressProps {
  label: string
  icon: LucideIcon
  isPressed?: boolean
  isDisabled?: boolean
  onPress: () => void
}

function Press({ label, icon: Icon, isPressed, isDisabled = false, onPress }: PressProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      {...(isPressed === undefined ? {} : { 'aria-pressed': isPressed })}
      disabled={isDisabled}
      className={classNames(buttonClass('quiet', 'regular', 'px-3'), isPressed && 'bg-sunken text-marker-ink')}
      onClick={onPress}
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  )
}
